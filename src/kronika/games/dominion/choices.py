"""Options by name, made once and shared: `discard:copper`, `buy:gold`, `yes`."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Option
from kronika.engine.message import Message, Ref
from kronika.games.dominion.faces import NAMES

BUY: Final = 1
PLAY_TREASURE: Final = 2
PLAY_TREASURES: Final = 3
END: Final = 4
PLAY: Final = 5
DRAFTED: Final = 6
"""What an option of the turn's own asks does: its value. Its values are the face it does it with."""

_cards: Final[dict[tuple[str, str, int, int], Option]] = {}
_words: Final[dict[str, Option]] = {}


def card_option(verb: str, zone: str, face: int, most: int = 1, does: int = 0) -> Option:
    """`verb:card`, touching cards with this face in the zone (hand, pile, aside …)."""
    made = (verb, zone, face, most)
    option = _cards.get(made)
    if option is None:
        name = NAMES[face]
        text = Message(f"dominion-do-{verb}", {"card": name})
        option = Option(f"{verb}:{name}", text, (Ref(zone, name),), most, does, (face,))
        _cards[made] = option
    return option


def word_option(word: str, does: int = 0) -> Option:
    """A choice that is a word of its own: `end-turn`, `two-coins`."""
    option = _words.get(word)
    if option is None:
        option = _words[word] = Option(word, Message(f"dominion-do-{word}"), (), 1, does)
    return option
