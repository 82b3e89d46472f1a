"""A saga in which everything that tells of the next game's world can be recognized in a text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from examples.high_card.game import Round, RoundSight
from kronika.engine.game import Sequel
from tests.server.dynasty import Dynasty, by_turn

WORLD = "heirloom-world"
"""The world that a game leaves."""
STORY = "heirloom-story"
"""What the history tells of a game."""


SEEN = "heirloom-seen"
"""What some player saw, and no spectator did."""


def seen_by(seat: int) -> str:
    """The same of the player of one seat."""
    return f"{SEEN}-{seat}"


class Heirloom(Dynasty):
    id: ClassVar[str] = "heirloom"

    def sequel(self, state: Round, names: Sequence[str], saga: str) -> Sequel | None:
        winner = self.result(state).winners[0]
        return Sequel({"chronicle": f"{WORLD} {names[winner]}"}, by_turn(state.seats, winner))

    def saga_record(self, state: Round) -> dict[str, Any]:
        return {"told": STORY}

    def view(self, sight: RoundSight) -> dict[str, Any]:
        view = super().view(sight)
        if sight.seat is not None:
            view["seats"][sight.seat]["heirloom"] = seen_by(sight.seat)
        return view

    def chart_values(self, sight: RoundSight) -> dict[str, list[float | None]]:
        figures = super().chart_values(sight)
        if sight.seat is not None:
            figures[SEEN] = [None] * sight.seats
        return figures
