"""`kronika puzzles`: looks for positions where one choice is far better than all others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import kronika
from kronika.cli.settings import GAME, GameArgument
from kronika.cli.terminal import LangOption, Terminal, fail, polite
from kronika.coach.puzzle_finder import Finder
from kronika.coach.puzzles import read, written

SEATS = (2, 3)


@polite
def puzzles(
    game: GameArgument = GAME,
    count: Annotated[int, typer.Option("--count", "-n", help="How many there should be in the end.")] = 30,
    seats: Annotated[list[int] | None, typer.Option("--seats", help="Seats at a table (default: 2, or 3).")] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Processes that look for them.")] = 1,
    seed: Annotated[str, typer.Option("--seed", help="Where to look.")] = "puzzles",
    out: Annotated[Path | None, typer.Option("--out", help="The file (default: GAME-puzzles.json here).")] = None,
    lang: LangOption = None,
) -> None:
    """Find puzzles in games of bots and add them to a file. It takes minutes for each; what was found is kept."""
    terminal = Terminal(lang)
    game = kronika.games.bring(game).id
    file = Path(f"{game}-puzzles.json") if out is None else out
    if count < 1:
        raise fail("cli-puzzles-count", count=count)
    found = read(file)
    finder = Finder(game, f"{seed}/{len(found)}", seats or SEATS, found)
    looking = finder.beside_each_other(jobs) if jobs > 1 else iter(finder)
    while len(found) < count:
        puzzle = next(looking)
        found.append(puzzle)
        file.write_text(written(found), encoding="utf-8")
        answers = len(puzzle.start["answers"])
        terminal.out.print(terminal.text("cli-puzzles-found", number=len(found), of=count, answers=answers))
