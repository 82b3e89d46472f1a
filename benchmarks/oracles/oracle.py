"""What every oracle is: somebody who follows a table with the rulebook in hand."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar, NoReturn

from kronika.engine.ask import Ask
from kronika.engine.table import Table
from kronika.testing import any_answer

Plain = dict[str, Any]


class Difference(Exception):
    """The oracle and the game read a rule differently."""


class Oracle(ABC):
    """Looks at a table whenever it waits for somebody, and when the game is over.

    `areas` names what is compared, each with the clauses it was read from; `compared` counts the positions.
    """

    areas: ClassVar[dict[str, str]]

    def __init__(self, table: Table) -> None:
        self.table = table
        self.compared: Counter[str] = Counter()
        self.heard = len(table.events(None))
        """How many events of the game have been looked at."""

    @abstractmethod
    def at_rest(self) -> None:
        """The table waits for answers, or the game is over: what lies there, and what happened since."""

    @abstractmethod
    def before(self, ask: Ask, keys: list[str]) -> None:
        """This is about to be answered."""

    def news(self) -> list[Plain]:
        """The events since the last time this was asked."""
        events: list[Plain] = self.table.events(None, self.heard)
        self.heard += len(events)
        return events

    # --- comparing ---

    def same(self, area: str, found: object, right: object, what: str) -> None:
        """The game's and the oracle's answer to one question."""
        if found != right:
            self.differ(area, f"{what}: the game says {found!r}, the oracle {right!r}")

    def same_options(self, area: str, found: Iterable[str], right: Iterable[str], what: str) -> None:
        offered, expected = Counter(found), Counter(right)
        if offered != expected:
            more, less = sorted((offered - expected).elements()), sorted((expected - offered).elements())
            self.differ(area, f"{what}: the game offers {more or 'nothing'} more and {less or 'nothing'} less")

    def differ(self, area: str, what: str) -> NoReturn:
        asked = "; ".join(f"seat {ask.seat}: {ask.what.id} {ask.what.args}" for ask in self.table.asks)
        raise Difference(f"{self.table.game}, {area} ({self.areas[area]}), answer {self.table.seq}: {what} [{asked}]")


def follow(oracle: Oracle, chance: random.Random, answers: int) -> Counter[str]:
    """Plays at random under the oracle's eyes, to the end or for so many answers; returns what was compared."""
    table = oracle.table
    oracle.at_rest()
    for _ in range(answers):
        if table.over:
            break
        ask = chance.choice(table.asks)
        keys = any_answer(ask, chance)
        oracle.before(ask, keys)
        table.answer(ask.seat, keys)
        oracle.at_rest()
    return oracle.compared
