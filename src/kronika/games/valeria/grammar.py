"""What a language must be able to say so that cards can be put into words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from kronika.games.valeria.effects import Twist
from kronika.games.valeria.faces import Face


class Grammar(ABC):
    """Phrases are objects of "gain" (`2 gold for each domain`), clauses begin with their verb in small letters."""

    lang: ClassVar[str]
    heading: ClassVar[str]
    """The first line of the files that are written."""
    areas: ClassVar[Mapping[str, str]]
    roles: ClassVar[Mapping[str, str]]
    types: ClassVar[Mapping[str, str]]
    kinds: ClassVar[Mapping[str, str]]

    # --- names ---

    def forms(self, face: Face) -> dict[str, str]:
        """The name in the cases acc, gen, ins, and where it can be counted few, few-acc, many; none where it stays as
        it is."""
        return {}

    @abstractmethod
    def counted(self, face: Face, case: str) -> list[str]:
        """The variants of `{ $count } …` by plural category; none where it is counted as `2× …`, or like the name."""

    def name(self, face: Face) -> str:
        return face.name[self.lang]

    # --- phrases ---

    @abstractmethod
    def amount(self, resource: str, count: int) -> str: ...

    @abstractmethod
    def each(self, thing: str, name: str) -> str:
        """`for each …`: a role, an area, monster, domain, or `name` for cards of that name."""

    @abstractmethod
    def citizen(self, role: str, name: str, limit: int) -> str: ...

    @abstractmethod
    def both(self, parts: Sequence[str]) -> str: ...

    @abstractmethod
    def either(self, parts: Sequence[str]) -> str: ...

    # --- clauses ---

    @abstractmethod
    def gain(self, phrase: str) -> str: ...

    @abstractmethod
    def may_gain(self, phrase: str) -> str: ...

    @abstractmethod
    def exchange(self, pay: str, gain: str) -> str: ...

    @abstractmethod
    def take(self, phrase: str) -> str: ...

    @abstractmethod
    def twist(self, twist: Twist, amounts: str) -> str: ...

    @abstractmethod
    def then(self, clauses: Sequence[str]) -> str: ...

    # --- sentences of a card ---

    @abstractmethod
    def active(self, clause: str) -> str: ...

    @abstractmethod
    def other(self, clause: str) -> str: ...

    @abstractmethod
    def always(self, clause: str) -> str: ...

    @abstractmethod
    def herald(self, clause: str) -> str: ...

    @abstractmethod
    def reward(self, clause: str) -> str: ...

    @abstractmethod
    def instruction(self, number: int, clause: str) -> str: ...

    @abstractmethod
    def timed(self, when: str, clause: str) -> str: ...

    @abstractmethod
    def duke(self, points: Mapping[str, int], resources: int) -> str: ...

    @abstractmethod
    def exhausted(self) -> str: ...

    @abstractmethod
    def stats(self, face: Face) -> str:
        """Kind, numbers, cost, symbols and points in one line."""

    notes: ClassVar[Mapping[str, str]]
    """Rulings worth a reminder, by what the card does; see card_text.notes."""

    # --- the setup: its items and their choices ---

    @abstractmethod
    def a_set(self, areas: Sequence[str], without: Sequence[Face]) -> str: ...
