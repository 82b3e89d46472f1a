"""What a language must be able to say so that cards can be put into words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import ClassVar

from kronika.games.north.faces import BOOST, FIELD, ISLAND, LOCATION, UPGRADE, Face

Forms = Mapping[str, str]
"""A name in its cases, if the language has any; the plain one under the key ``."""


class Grammar(ABC):
    """Phrases are objects of "gain" (`2 wood and 1 gold`), clauses begin with their verb in small letters."""

    lang: ClassVar[str]
    heading: ClassVar[str]
    things_heading: ClassVar[str]
    """The first lines of the files that are written."""
    kinds: ClassVar[Mapping[str, str]]
    types: ClassVar[Mapping[str, str]]
    tiles: ClassVar[Mapping[str, Forms]]
    clans: ClassVar[Mapping[str, Forms]]
    and_word: ClassVar[str]
    or_word: ClassVar[str]
    nothing: ClassVar[str]
    twists: ClassVar[Mapping[str, str]]
    """What the functions do that cards call, as clauses."""
    notes: ClassVar[Mapping[str, str]]
    """Rulings worth a reminder, by what the card does; see card_text.notes."""

    # --- names ---

    @abstractmethod
    def forms(self, face: Face) -> dict[str, str]:
        """The name of a card in the cases acc, gen and ins; none where it stays as it is."""

    @abstractmethod
    def thing(self, thing: str) -> Forms:
        """The name of a good or of what else is counted, in its cases."""

    @abstractmethod
    def counted(self, thing: str, case: str) -> dict[str, str]:
        """The noun after a number, by plural category."""

    def name(self, face: Face) -> str:
        return face.called(self.lang)

    def type(self, type: str) -> str:
        """A type icon; an owner's deck may have types of its own."""
        return self.types.get(type, type.replace("-", " ").capitalize())

    def kind(self, face: Face) -> str:
        """What a card is, more exactly than its kind: a location by what it has, an island by how far it lies."""
        if face.kind == LOCATION:
            return self.kinds["action" if face.action else "feature" if face.feature else LOCATION]
        return self.kinds[face.distance if face.kind == ISLAND else face.kind]

    # --- phrases ---

    @abstractmethod
    def amount(self, thing: str, count: int) -> str:
        """What is gained or paid; a resource of any kind is one's own choice."""

    @abstractmethod
    def tokens(self, thing: str, count: int) -> str:
        """What is assigned, stored or released."""

    def both(self, parts: Sequence[str]) -> str:
        return listed(parts, f" {self.and_word} ")

    @abstractmethod
    def either(self, parts: Sequence[str]) -> str: ...

    @abstractmethod
    def each(self, what: str, thing: str) -> str:
        """`for each …`: a type icon (`type:penguin`) or one of effects.COUNTED, `assigned` perhaps of one thing."""

    @abstractmethod
    def at_most(self, count: int, times: bool) -> str: ...

    # --- clauses ---

    @abstractmethod
    def gain(self, phrase: str) -> str: ...

    @abstractmethod
    def draw(self, count: int) -> str: ...

    @abstractmethod
    def perform(self, tile: str) -> str: ...

    @abstractmethod
    def refresh(self, count: int, what: str) -> str: ...

    @abstractmethod
    def assign(self, count: int, thing: str, upto: bool) -> str: ...

    @abstractmethod
    def release(self, count: int, thing: str) -> str: ...

    @abstractmethod
    def discard(self, count: int, other: bool, gained: str) -> str:
        """Own cards, `other` ones if the card itself lies among them, and the clause of what each brings."""

    @abstractmethod
    def give_back(self, count: int) -> str: ...

    @abstractmethod
    def search(self, what: str) -> str: ...

    @abstractmethod
    def simple(self, verb: str) -> str: ...

    def twist(self, name: str) -> str:
        """What a function does; one that an owner has added is only named."""
        return self.twists.get(name, f"“{name}”")

    @abstractmethod
    def may(self, clause: str) -> str: ...

    @abstractmethod
    def then(self, clauses: Sequence[str]) -> str: ...

    @abstractmethod
    def pay(self, price: str, clause: str) -> str:
        """A price and what it buys."""

    # --- sentences of a card ---

    no_effect: ClassVar[str]

    @abstractmethod
    def yields(self, face: Face, phrase: str, kinds: str) -> str:
        """What a field or an upgrade gives; `kinds` are the goods of fields that it can be attached to."""

    @abstractmethod
    def pillage(self, clause: str) -> str: ...

    @abstractmethod
    def bonus(self, clause: str, conquest: bool) -> str: ...

    @abstractmethod
    def action(self, clause: str) -> str: ...

    @abstractmethod
    def instant(self, clause: str) -> str: ...

    @abstractmethod
    def whenever(self, trigger: str, type: str, price: str, clause: str) -> str: ...

    @abstractmethod
    def stored(self, sets: int, thing: str, clause: str) -> str: ...

    @abstractmethod
    def copies(self, what: str) -> str: ...

    @abstractmethod
    def cheaper(self, count: int, type: str) -> str: ...

    # --- the line above a card's text ---

    @abstractmethod
    def cost(self, phrase: str) -> str: ...

    @abstractmethod
    def with_tile(self, tile: str, boost: bool) -> str: ...

    @abstractmethod
    def with_type(self, type: str) -> str: ...

    @abstractmethod
    def in_deck(self, copies: int) -> str: ...

    starting: ClassVar[str]
    needs_fish: ClassVar[str]

    def stats(self, face: Face, cost: str, tile: str) -> str:
        """Kind, what it is built or played with, type icon, copies."""
        parts = [self.kind(face)]
        if face.start:
            parts.append(self.starting)
        elif face.kind in (FIELD, UPGRADE, BOOST):
            parts.append(self.with_tile(tile, face.kind == BOOST))
        elif face.kind == LOCATION:
            parts.append(self.cost(cost))
        elif face.distance == "distant":
            parts.append(self.needs_fish)
        if face.type:
            parts.append(self.with_type(face.type))
        if face.clan and not face.start:
            parts.append(self.in_deck(face.copies))
        return " · ".join(parts)


def listed(parts: Sequence[str], last: str) -> str:
    """`a, b and c`."""
    return last.join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def one_after_another(clauses: Sequence[str], free: str, then: str, anyway: str) -> str:
    """What one may leave out (clauses that begin with `free`) is set apart, since the rest does not depend on it; after
    a clause with a condition of its own it is said that what follows has none."""
    text = clauses[0]
    for before, clause in pairwise(clauses):
        if "; " in before:
            text += f"; {anyway} {clause}"
        elif before.startswith(free) or clause.startswith(free):
            text += f"; {clause}"
        else:
            text += f", {then} {clause}"
    return text
