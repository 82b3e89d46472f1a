"""Puzzles: that of the day, any other, and tries at them. They lie in the package and are the same for everybody."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request

import kronika
from kronika.coach.puzzles import Puzzle, of_day, puzzles_of
from kronika.engine.prospects import Prospects
from kronika.server.coach_messages import PuzzleLine, PuzzlePosition, PuzzleTried, TriedAnswer, TryPuzzle
from kronika.server.errors import RequestError
from kronika.server.messages import Question
from kronika.server.projection import asked, refused
from kronika.server.routes.endpoint import RouteContext, read
from kronika.server.routes.replays import number


async def listed(context: RouteContext, request: Request) -> list[PuzzleLine]:
    """The games that have puzzles, each with the one whose turn it is on the reader's `day` (a number of days
    since 1970); one of them is the puzzle of that day."""
    day = number(request.query_params.get("day", "0"), "day")
    games = [str(each["id"]) for each in kronika.games()]
    counts = {game: count for game in games if (count := len(puzzles_of(game)))}
    if not counts:
        return []
    chosen, numbers = of_day(counts, day)
    return [PuzzleLine(game, count, numbers[game], game == chosen) for game, count in counts.items()]


SHOWN: Final[dict[tuple[str, int], PuzzlePosition]] = {}
"""Puzzles that somebody has looked at: each is a game played to its moment, the same for everybody."""


async def puzzle(context: RouteContext, request: Request) -> PuzzlePosition:
    """A puzzle of a game, by its number. It is played once and kept; whoever is first waits for their turn."""
    game, which = request.path_params["game"], number(request.query_params.get("number", "0"), "number")
    found = numbered(game, which)
    if (game, which) not in SHOWN:
        async with context.heavy.turn(request):
            SHOWN[game, which] = await asyncio.to_thread(position, found, game, which)
    return SHOWN[game, which]


def position(found: Puzzle, game: str, which: int) -> PuzzlePosition:
    """A puzzle as its page shows it."""
    table = found.table()
    table.names[:] = [f"#{seat + 1}" for seat in range(table.seats)]  # "player 1", in the reader's language
    ask = table.ask(found.seat)
    assert ask is not None, "nobody is asked in this puzzle"
    foreseen = table.prospects(found.seat)
    bare = Prospects(primary="", outlook=foreseen.outlook, odds=foreseen.odds)  # nothing that gives it away
    question: Question = asked(ask, f"puzzle.{found.id}", bare)
    return PuzzlePosition(
        id=found.id,
        game=game,
        number=which,
        count=len(puzzles_of(game)),
        level=found.level,
        seat=found.seat,
        names=table.names,
        view=table.view(found.seat),
        ask=question,
        refused=[refused(each) for each in table.refused(found.seat)],
    )


async def try_puzzle(context: RouteContext, request: Request) -> PuzzleTried:
    """Whether an answer is the best, and what was found about it; without keys, the solution."""
    wanted = await read(context, request, TryPuzzle)
    found = numbered(request.path_params["game"], number(request.query_params.get("number", "0"), "number"))
    right = wanted.keys == found.best
    over = right or not wanted.keys
    told = [each for each in found.weighed if over or each.keys == wanted.keys]
    return PuzzleTried(right, found.best if over else [], msgspec.convert(msgspec.to_builtins(told), list[TriedAnswer]))


def numbered(game: str, which: int) -> Puzzle:
    kronika.games.find(game)  # or it says that there is no such game
    known = puzzles_of(game)
    if which >= len(known):
        raise RequestError("puzzle-unknown", {"number": which, "count": len(known)}, status=404)
    return known[which]
