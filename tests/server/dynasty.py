"""High Card as a saga: a small game with a sequel, so that a chain of games is played in no time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from examples.high_card.game import HighCard, Round
from kronika.engine.game import Sequel
from kronika.engine.message import Message
from kronika.engine.setup import Setup, SetupItem

SECRET = "dynasty-secret"


class Dynasty(HighCard):
    """The best player is offered the first chair of the next game, and the world remembers who it was."""

    id: ClassVar[str] = "dynasty"
    setup_items: ClassVar[Sequence[SetupItem]] = (
        SetupItem("chronicle", "", text=True, secret=True),
        SetupItem("writes", True),
    )
    sagas: ClassVar[bool] = True
    saga_world: ClassVar[str] = "chronicle"
    milestones: ClassVar[Sequence[str]] = ("high-card-log",)

    def sequel(self, state: Round, names: Sequence[str], saga: str) -> Sequel | None:
        winner = self.result(state).winners[0]
        return Sequel({"chronicle": f"{SECRET} {saga}: {names[winner]}"}, by_turn(state.seats, winner))

    def renamed(self, setup: Setup, name: str, instead: str) -> Setup:
        before, _, winner = str(setup.get("chronicle", "")).partition(": ")
        if not winner:
            return setup
        before = f"{SECRET} {instead}" if before == f"{SECRET} {name}" else before
        return {**setup, "chronicle": f"{before}: {instead if winner == name else winner}"}

    def nameless(self, setup: Setup) -> Setup:
        before, found, _ = str(setup.get("chronicle", "")).partition(": ")
        return {**setup, "chronicle": f"{before}{found}"} if found else setup

    def preview(self, setup: Setup) -> dict[str, list[Message]]:
        return {"dynasty-preview": [Message("dynasty-line", {"written": len(str(setup["chronicle"]))})]}

    def played_setup(self, state: Round, setup: Setup) -> Setup | None:
        if setup["chronicle"]:
            return self.nameless({"chronicle": setup["chronicle"]})
        return {"writes": setup["writes"]}

    def saga_record(self, state: Round) -> dict[str, Any]:
        return {"winner": self.result(state).winners[0], "left": len(state.deck)}


def by_turn(seats: int, first: int) -> list[int]:
    return [(first + i) % seats for i in range(seats)]


class Childless(Dynasty):
    """It may have sequels, and never does."""

    id: ClassVar[str] = "childless"

    def sequel(self, state: Round, names: Sequence[str], saga: str) -> Sequel | None:
        return None
