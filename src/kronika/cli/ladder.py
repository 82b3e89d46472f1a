"""`kronika ladder`: all bots of a game play each other and are rated."""

from __future__ import annotations

import json as jsonlib
import os
from pathlib import Path
from time import monotonic
from typing import Annotated, Any, Final

import typer
from rich.table import Table

import kronika
from kronika.bots.ladder import Ladder, Rating
from kronika.cli.settings import GAME, ClusterOption, GameArgument, SetupList, bot_names, pairs
from kronika.cli.simulate import progress
from kronika.cli.terminal import JsonFlag, LangOption, Terminal, fail, polite

SELDOM: Final = 5
"""Seconds between two times that results are kept: what happens in between is played again after a fall."""


@polite
def ladder(
    game: GameArgument = GAME,
    games: Annotated[int, typer.Option("--games", "-n", help="Games of every two bots, earlier ones included.")] = 20,
    bots: Annotated[str | None, typer.Option("--bots", help="Who plays, by name or MODULE:CLASS; else all.")] = None,
    levels: Annotated[
        bool, typer.Option("--levels", help="The game's levels: only neighbors, and next to neighbors, meet.")
    ] = False,
    seats: Annotated[int, typer.Option("--seats", help="Seats: two bots share them.")] = 2,
    halves: Annotated[bool, typer.Option("--halves", help="As many of the one as of the other at a table.")] = False,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same chance.")] = "ladder",
    setup: SetupList = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", help="Processes (as many as there are cores).")] = None,
    cluster: ClusterOption = "",
    file: Annotated[
        Path | None, typer.Option("--file", help="Keeps the results; the next run goes on from them.")
    ] = None,
    json: JsonFlag = False,
    lang: LangOption = None,
) -> None:
    """Let all bots of a game play each other, in every seat, and rate them. With a file it goes on where it stopped."""
    terminal = Terminal(lang)
    terminal.sit_at(kronika.games.bring(game).id)
    own = [level.id for level in kronika.games.levels_of(terminal.game).all]
    if levels and not own:
        raise fail("cli-ladder-levels", game=terminal.game)
    others = [name for name in kronika.games.bots_of(terminal.game) if name not in own]
    names = bot_names(bots, game) if bots is not None else own if levels else others
    climbed = Ladder(game, names, seats, pairs(setup), seed, halves, near=2 if levels else 0)
    if file is not None and file.is_file():
        climbed.go_on_from(read(file))
    total = sum(max(0, games - climbed.meetings[pair].games) for pair in climbed.pairs)
    written = monotonic()
    with progress(terminal, total, quiet=json) as tick:
        for done in climbed.climb(games, jobs or os.cpu_count() or 1, cluster):
            if file is not None and monotonic() > written + SELDOM:
                write(file, climbed)
                written = monotonic()
            if tick is not None:
                tick(done)
    if file is not None:
        write(file, climbed)
    found = climbed.ratings()
    if json:
        print(jsonlib.dumps({**climbed.plain(), "ratings": [each.plain() for each in found]}, indent=1))
    else:
        show(terminal, climbed, found)


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


def show(terminal: Terminal, climbed: Ladder, found: list[Rating]) -> None:
    """The ratings, how each bot did against the next one below, and what it is fond of."""
    table = Table(title=terminal.named("game-", terminal.game), title_justify="left", title_style="bold")
    table.add_column(terminal.text("cli-simulate-bot"))
    for column in ("cli-ladder-rating", "cli-ladder-next", "cli-simulate-games"):
        table.add_column(terminal.text(column), justify="right")
    table.add_column(terminal.text("cli-ladder-likes"), overflow="fold")
    for each, below in zip(found, [*found[1:], None], strict=True):
        name = terminal.named(f"{terminal.game}-bot-", each.bot)
        share = None if below is None else climbed.share(each.bot, below.bot)
        won = "" if share is None else f"{100 * share:.0f} %"
        likes = "; ".join(climbed.habits.told(each.bot, terminal.texts))
        table.add_row(name, f"{each.mu:.1f} ± {1.96 * each.sigma:.1f}", won, str(each.games), likes)
    terminal.out.print(table)
