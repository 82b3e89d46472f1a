"""Drafting the kingdom: in turn, each player picks one card until ten are chosen (D2.4-e)."""

from __future__ import annotations

from kronika.engine.ask import Ask
from kronika.engine.message import Message
from kronika.games.dominion.choices import DRAFTED, card_option
from kronika.games.dominion.faces import NAMES
from kronika.games.dominion.kingdom import kingdom_of
from kronika.games.dominion.setup import KINGDOM_CARDS, begin
from kronika.games.dominion.state import Position


def opening(s: Position) -> list[Ask]:
    what = Message("dominion-ask-draft", {"left": KINGDOM_CARDS - len(s.kingdom.cards)})
    return [Ask(s.turn, what, [card_option("draft", "box", face, 1, DRAFTED) for face in s.draft], rule="D2.4-e")]


def take(s: Position, face: int) -> None:
    s.draft.remove(face)
    if s.events is not None:
        s.tell("draft", s.turn, {"card": NAMES[face]})
    s.kingdom = kingdom_of(tuple(sorted([*s.kingdom.cards, face])))
    if len(s.kingdom.cards) < KINGDOM_CARDS:
        s.turn = (s.turn + 1) % s.seats
    else:
        s.draft = []
        begin(s)
