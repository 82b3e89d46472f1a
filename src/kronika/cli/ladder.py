"""`kronika ladder`: all bots of a game play each other and are rated."""

from __future__ import annotations

import json as jsonlib
import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

import kronika
from kronika.bots.ladder import Ladder, Rating, ratings
from kronika.cli.settings import GAME, GameArgument, SetupList, bot_names, pairs
from kronika.cli.simulate import progress
from kronika.cli.terminal import JsonFlag, LangOption, Terminal, fail, polite


@polite
def ladder(
    game: GameArgument = GAME,
    games: Annotated[
        int, typer.Option("--games", "-n", help="Games of every two bots, those of before included.")
    ] = 20,
    bots: Annotated[str | None, typer.Option("--bots", help="Who plays, by name or MODULE:CLASS; else all.")] = None,
    seats: Annotated[int, typer.Option("--seats", help="Seats: two bots share them.")] = 2,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same chance.")] = "ladder",
    setup: SetupList = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", help="Processes (as many as there are cores).")] = None,
    file: Annotated[
        Path | None, typer.Option("--file", help="Keeps the results; the next run goes on from them.")
    ] = None,
    json: JsonFlag = False,
    lang: LangOption = None,
) -> None:
    """Let all bots of a game play each other, in every seat, and rate them. With a file it goes on where it stopped."""
    terminal = Terminal(lang)
    terminal.game = kronika.games.bring(game).id
    names = list(kronika.games.bots_of(terminal.game)) if bots is None else bot_names(bots, "")
    climbed = Ladder(game, names, seats, pairs(setup), seed)
    if file is not None and file.is_file():
        climbed.go_on_from(read(file))
    total = sum(max(0, games - meeting.games) for meeting in climbed.meetings.values())
    with progress(terminal, total, quiet=json) as tick:
        for done in climbed.climb(games, jobs or os.cpu_count() or 1):
            if file is not None:
                write(file, climbed)
            if tick is not None:
                tick(done)
    found = ratings(climbed.meetings, seats)
    if json:
        print(jsonlib.dumps({**climbed.plain(), "ratings": [each.plain() for each in found]}, indent=1))
    else:
        show(terminal, found)


def read(file: Path) -> dict[str, Any]:
    """What a run before has kept."""
    try:
        kept = jsonlib.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        kept = None
    if not isinstance(kept, dict) or "meetings" not in kept:
        raise fail("cli-ladder-file", file=str(file))
    return kept


def write(file: Path, climbed: Ladder) -> None:
    """Whole or not at all."""
    draft = file.with_name(f"{file.name}.new")
    draft.write_text(jsonlib.dumps(climbed.plain(), ensure_ascii=False) + "\n", encoding="utf-8")
    draft.replace(file)


def show(terminal: Terminal, found: list[Rating]) -> None:
    table = Table(title=terminal.named("game-", terminal.game), title_justify="left", title_style="bold")
    table.add_column(terminal.text("cli-simulate-bot"))
    for column in ("cli-ladder-rating", "cli-simulate-games"):
        table.add_column(terminal.text(column), justify="right")
    for each in found:
        name = terminal.named(f"{terminal.game}-bot-", each.bot)
        table.add_row(name, f"{each.mu:.1f} ± {1.96 * each.sigma:.1f}", str(each.games))
    terminal.out.print(table)
