"""`kronika simulate`: bots play many games."""

from __future__ import annotations

import json as jsonlib
from collections.abc import Iterator
from contextlib import contextmanager
from math import sqrt
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import kronika
from kronika.bots import arena
from kronika.cli.balance import balance
from kronika.cli.settings import (
    BOTS_HELP,
    GAME,
    ClusterOption,
    GameArgument,
    OldOptionList,
    SeedOption,
    SetupList,
    bot_names,
    fill_seats,
    game_setup,
)
from kronika.cli.terminal import JsonFlag, LangOption, Terminal, fail, polite

GAMES: Final = 100


@polite
def simulate(
    game: GameArgument = GAME,
    games: Annotated[
        int | None, typer.Option("--games", "-n", help="How many games (100; with --balance 200 per pairing).")
    ] = None,
    bots: Annotated[str | None, typer.Option("--bots", help=BOTS_HELP)] = None,
    seats: Annotated[int | None, typer.Option("--seats", help="Seats; bots repeat if they are fewer.")] = None,
    seed: SeedOption = None,
    setup: SetupList = None,
    option: OldOptionList = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Processes; the result does not depend on it.")] = 1,
    cluster: ClusterOption = "",
    save: Annotated[Path | None, typer.Option("--save", help="A folder for the chronicles.")] = None,
    report: Annotated[bool, typer.Option("--balance", help="Each side of the game against each other one.")] = False,
    json: JsonFlag = False,
    lang: LangOption = None,
) -> None:
    """Let bots play many games and count who wins. Each bot sits in every seat equally often."""
    terminal = Terminal(lang)
    terminal.sit_at(kronika.games.bring(game).id)
    names = bot_names(bots, game)
    wanted = game_setup(terminal, setup, option)
    seed = token_hex(16) if seed is None else seed
    if report:
        if len(names) > 1 or seats not in (None, 2) or save is not None or cluster:
            raise fail("cli-balance-alone")
        balance(terminal, game, names[0], games, jobs, seed, wanted, json)
        return
    games = GAMES if games is None else games
    if seats is None:
        seats = len(names) if bots is not None else 2
    full = kronika.games.bring(game).full_setup(seats, wanted)
    players = fill_seats(names, seats)
    match = arena.Match(game, players, full, seed, save)
    arena.check(match)
    if save is not None and games >= 1:
        save.mkdir(parents=True, exist_ok=True)
    with progress(terminal, games, quiet=json) as tick:
        outcome = arena.run(match, games, jobs, tick, cluster)
    if json:
        print(jsonlib.dumps(outcome.plain(), indent=1))
    else:
        show(terminal, outcome)


@contextmanager
def progress(terminal: Terminal, games: int, quiet: bool) -> Iterator[arena.Progress | None]:
    """A bar on stderr while somebody watches."""
    if quiet or not terminal.err.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.err, transient=True) as bar:
        task = bar.add_task(terminal.text("cli-simulate-games"), total=games)
        yield lambda done: bar.advance(task, done)


def show(terminal: Terminal, outcome: arena.Outcome) -> None:
    match, tally = outcome.match, outcome.tally
    game = kronika.games.bring(match.game).id
    table = Table(title=terminal.named("game-", game), title_justify="left", title_style="bold")
    table.add_column(terminal.text("cli-simulate-bot"))
    for column in ("wins", "share", "score"):
        table.add_column(terminal.text(f"cli-simulate-{column}"), justify="right")
    for name, wins in sorted(tally.wins.items(), key=lambda each: -each[1]):
        share = float(wins) / tally.games
        spread = 196 * sqrt(share * (1 - share) / tally.games)
        score = tally.scores[name] / tally.played[name]
        percent = f"{100 * share:.1f} % ± {spread:.1f}"
        table.add_row(terminal.named(f"{game}-bot-", name), str(arena.number(wins)), percent, f"{score:.1f}")
    terminal.out.print(table)
    plain = outcome.plain()
    by_seat = ", ".join(f"{number}: {arena.number(wins)}" for number, wins in enumerate(tally.by_seat, start=1))
    terminal.out.print(terminal.text("cli-simulate-seats", wins=by_seat))
    if outcome.turns is not None:
        terminal.out.print(terminal.text("cli-simulate-turns", turns=f"{outcome.turns:.1f}"))
    terminal.out.print(
        terminal.text(
            "cli-simulate-speed",
            games=tally.games,
            seconds=f"{outcome.seconds:.2f}",
            rate=f"{plain['games_per_second']:.0f}",
            decisions=f"{plain['decisions_per_second']:.0f}",
        )
    )
    terminal.out.print(terminal.text("cli-simulate-seed", seed=match.seed), soft_wrap=True)
