"""A game that plays one flow given by a test, on a state that is a list of notes and a few cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from kronika.engine.ask import Ask, Flow, Option, Reply
from kronika.engine.cards import EVERYONE, Cards
from kronika.engine.chance import Chance
from kronika.engine.commitment import Commitment
from kronika.engine.events import Event
from kronika.engine.game import Game, Result, Sight, State, Variant
from kronika.engine.message import Message
from kronika.engine.rng import MWC, SHA512, Rng
from kronika.engine.setup import Setup
from kronika.engine.table import Table, dealt, open_table

FACES = ["ace", "king", "queen", "jack", "ten", "nine"]


class Notes(State):
    """`notes` is public; the cards lie face down in a row."""

    __slots__ = ("notes",)

    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.notes: list[str] = []

    def copy(self) -> Notes:
        twin = Notes(self.seats, self.rng.copy(), self.cards.copy())
        twin.rules = self.rules
        twin.over = self.over
        twin.notes = self.notes[:]
        return twin

    def plain(self) -> object:
        return [self.cards.plain(), self.cards.reveal_count, self.rng.state, self.over, self.notes]

    def note(self, text: str) -> None:
        self.notes.append(text)
        if self.events is not None:
            self.events.append(Event(text, 0, {}))


class NotesSight(Sight[Notes]):
    @property
    def notes(self) -> list[str]:
        return self._s.notes

    def known(self) -> list[str]:
        cards = self._s.cards
        return [cards.name(card) if cards.knows(self.seat, card) else "?" for card in range(len(cards.face))]


Script = Callable[[Notes], Flow[None]]


class Scripted(Game[Notes]):
    id: ClassVar[str] = "scripted"
    variants: ClassVar[Sequence[Variant]] = (Variant(1, 6),)

    def __init__(self, script: Script) -> None:
        self.script = script

    def new(self, seats: int, setup: Setup, rng: Rng, rules: int) -> Notes:
        return Notes(seats, rng, Cards(FACES, list(range(len(FACES))), {}))

    def opening(self, state: Notes) -> list[Ask]:
        return []

    def step(self, state: Notes, reply: Reply | None) -> Flow[None]:
        yield from self.script(state)
        state.over = True

    def sight(self, state: Notes, seat: int | None) -> NotesSight:
        return NotesSight(state, seat)

    def view(self, sight: NotesSight) -> dict[str, Any]:
        return {"seats": [], "extra": {"notes": sight.notes[:], "row": sight.known()}}

    def hidden(self, state: Notes, seat: int | None) -> list[list[int]]:
        known = state.cards.known
        mask = 0 if seat is None else 1 << seat
        return [
            [card for card in range(len(FACES)) if known.get(card, 0) != EVERYONE and not known.get(card, 0) & mask]
        ]

    def result(self, state: Notes) -> Result:
        return Result([0] * state.seats, [1] * state.seats, list(range(state.seats)), Message("end"), [])


def table_of(script: Script, seats: int = 2, seed: str = "1", listen: bool = False, generator: str = MWC) -> Table:
    return open_table(Scripted(script), [f"p{seat}" for seat in range(seats)], {}, seed, listen, generator=generator)


def promised_table(script: Script, commitment: Commitment, listen: bool = False) -> Table:
    """A table whose seed nobody could choose."""
    names = [f"p{seat}" for seat in range(len(commitment.people))]
    return dealt(Scripted(script), names, {}, Chance(SHA512, commitment.seed, commitment), listen)


def notes_of(table: Table) -> list[str]:
    state = table._state
    assert isinstance(state, Notes)
    return state.notes


def question(seat: int, *keys: str, what: str = "which", private: bool = False) -> Ask:
    """A question to a seat, one of these keys."""
    return Ask(seat, Message(what), [Option(key, Message(key)) for key in keys], private=private)
