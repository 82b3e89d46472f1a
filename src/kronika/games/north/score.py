"""The end of the game: scoring and ties (N8.2, N8.3)."""

from __future__ import annotations

from typing import Any

from kronika.engine.game import Result, Tie
from kronika.engine.message import Args, Message
from kronika.games.north.goods import GOLD, RAZE, RESOURCES, VP
from kronika.games.north.state import Position


def breakdown(s: Position, seat: int) -> dict[str, Any]:
    own = s.stock[seat]
    parts = {
        "track": own[VP],
        "cards": len(s.empire[seat]),
        "resources": sum(own[thing] for thing in RESOURCES) // 2,
        "gold": own[GOLD],
        "raze": own[RAZE] if s.raze_points else 0,
    }
    return {"points": sum(parts.values()), **parts}


def result(s: Position) -> Result:
    """Most points; then cards, workers, cards in hand; then the win is shared."""
    rows = [breakdown(s, seat) for seat in range(s.seats)]
    scores = [row["points"] for row in rows]
    if s.seats == 1:
        return solo_result(s, rows[0])
    ties = [
        Tie("north-tie-cards", [len(empire) for empire in s.empire]),
        Tie("north-tie-workers", [s.workers(seat) for seat in range(s.seats)]),
        Tie("north-tie-hand", [len(hand) for hand in s.hand]),
    ]
    return Result.ranked(scores, Message("north-end-goal", {"round": s.round}), rows, ties)


def solo_result(s: Position, row: dict[str, Any]) -> Result:
    """Alone one wins by reaching the goal on the track in time (N10.1)."""
    won = s.stock[0][VP] >= s.goal
    args: Args = {"track": s.stock[0][VP], "goal": s.goal, "round": s.round}
    ending = Message("north-end-solo-won" if won else "north-end-solo-lost", args)
    return Result.alone(row["points"], won, ending, row)
