"""Playing on in an imagined world, and what came of it: how good it was for one seat, from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.engine.game import Bot, Result
from kronika.engine.table import Table

MARGIN: Final = 0.5
"""How much of a finished game's worth is by how much it was won or lost; the rest is whether. By how much says more of
how good an answer was than a bare win does, since chance decides less of it."""
LONGEST: Final = 5_000
"""Answers after which a world is given up that has no end."""

Judge = Callable[[Table, int], "float | None"]
"""What a world between two steps is worth to a seat, from 0 to 1; None: it cannot tell."""


def play_on(world: Table, seat: int, players: list[Bot], depth: int | None, judge: Judge | None = None) -> float:
    """Bots answer in the world until it is over or, where it can be estimated, until `depth` answers have been given
    and nothing is under way. What that is worth to the seat: as the game estimates it, or `judge`."""
    answers = 0
    sights = [world.sight(each) for each in range(world.seats)]
    decides = [player.decide for player in players]
    answer = world.answer
    while not world.over and answers < LONGEST:
        if depth is not None and answers >= depth and not world.midway:
            own = None if judge is None else judge(world, seat)
            if own is not None:
                return own
            chances = world.estimate(seat)
            if chances is not None:
                return chances[seat]
            depth = None
        asked = world.asks[0].seat
        answer(asked, decides[asked](sights[asked], world.asks[0]))
        answers += 1
    result = world.result
    return 0.5 if result is None else worth(result, seat)


def worth(result: Result, seat: int) -> float:
    """A won game is worth 1, a shared one a part of it; then by how much it was won."""
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return (1 - MARGIN) * won + MARGIN * lead(result, seat)


def lead(result: Result, seat: int) -> float:
    """By how much a seat was ahead of the best of the others, from 0 to 1; alone whether it won."""
    rivals = [score for each, score in enumerate(result.scores) if each != seat]
    if not rivals:
        return 1.0 if seat in result.winners else 0.0
    mine, best = result.scores[seat], max(rivals)
    ahead = mine - best
    scale = 1 + (abs(mine) + abs(best)) / 8
    return 0.5 + 0.5 * ahead / (abs(ahead) + scale)
