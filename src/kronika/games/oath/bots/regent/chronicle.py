"""The Chronicle phase: which world the regent leaves, as its next Chancellor (8)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Option
from kronika.games.oath.bots.regent.look import Look, face_of
from kronika.games.oath.bots.regent.opinions import RATED, opinion
from kronika.games.oath.faces import FACES, NUMBER, SUITS
from kronika.games.oath.state import SLOTS

SHARES: Final = (3, 2, 1)
"""How many cards come of the suit, of the next one and of the one after (8.4)."""
LIKED: Final = [
    sum(worth for name, worth in RATED.items() if FACES[NUMBER[name]].suit == suit) for suit in range(len(SUITS))
]
"""What I think of a suit: of all its cards together."""


def vow(look: Look, ask: Ask) -> str:
    """The oath that a Chancellor keeps most easily: of supremacy with many sites of mine, which stay on the map with
    their people and are the Empire's next time (8.3, 1.13); else that of a banner that the Chancellor begins with."""
    return max(ask.options, key=lambda option: (oath_worth(look, option.key.partition(":")[2]), option.key)).key


def oath_worth(look: Look, oath: str) -> float:
    if oath == "supremacy":
        settled = [slot for slot in range(SLOTS) if look.rules(slot) and look.up[slot] and look.sight.cards_at(slot)]
        return 0.5 * len(settled)
    return {"people": 1.6, "devotion": 1.4, "protection": 1.0}[oath]


# --- Citizens (8.2) ---


def raise_exiles(look: Look, ask: Ask) -> list[str]:
    """Those whose sites come to me with them, the weakest first; an Empire of heirs is none, so half of them."""
    ruling = [key for key in ask.keys() if look.standing.sites[look.sides[seat_of(key)]]]
    ruling.sort(key=lambda key: (look.standing.things[seat_of(key)], key))
    return ruling[: max(1, len(look.seats) // 3)]


def seat_of(key: str) -> int:
    return int(key.partition(":")[2])


def be_raised(look: Look, ask: Ask) -> str:
    """Who is free can win in more ways; but where the heir needs what I am good at, the Empire is the shorter way."""
    return "yes" if look.sight.sworn == "supremacy" else "no"


# --- edifices (8.3.1) ---


def build(look: Look, ask: Ask) -> str:
    """The best edifice for the poorest card, where most of my people stand; it will last there."""
    return max(ask.options, key=lambda option: (work_worth(look, option), option.key)).key


def work_worth(look: Look, option: Option) -> float:
    verb, _, name = option.key.partition(":")
    if verb == "none":
        return 0.0
    slot = look.places().get(name, -1)
    guard = 0.1 * min(3, look.army[slot]) if slot >= 0 else 0.0
    if verb == "repair":
        return 0.5 + opinion(face_of(name).other) - opinion(name) + guard
    return 0.5 + opinion(str(option.text.args["card"])) - 0.5 * opinion(name) + guard


# --- suits (8.4) ---


def favored_suit(look: Look, ask: Ask) -> str:
    """The suits whose cards I like best: three of it, two of the next one, one of the one after."""

    def rate(key: str) -> float:
        first = SUITS.index(key.partition(":")[2])
        return sum(share * LIKED[(first + i) % len(SUITS)] for i, share in enumerate(SHARES))

    return max(ask.keys(), key=lambda key: (rate(key), key))


def recall(look: Look, ask: Ask) -> str:
    """Six of one suit."""
    return max(ask.keys(), key=lambda key: (LIKED[SUITS.index(key.partition(":")[2])], key))
