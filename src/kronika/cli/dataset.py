"""`kronika dataset`: games of bots as positions for programs that learn."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

import kronika
from kronika.bots import arena
from kronika.cli.settings import (
    BOTS_HELP,
    GAME,
    ClusterOption,
    GameArgument,
    SetupList,
    bot_names,
    fill_seats,
    pairs,
)
from kronika.cli.simulate import progress
from kronika.cli.terminal import LangOption, Terminal, fail, polite
from kronika.engine.errors import SetupError


@polite
def dataset(
    game: GameArgument = GAME,
    folder: Annotated[Path | None, typer.Option("--folder", help="Where it is written (data/GAME).")] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games; pieces that are there stay.")] = 100,
    bots: Annotated[str | None, typer.Option("--bots", help=BOTS_HELP)] = None,
    seats: Annotated[int | None, typer.Option("--seats", help="Seats; bots repeat if they are fewer.")] = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same data.")] = "dataset",
    setup: SetupList = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Processes; the result does not depend on it.")] = 1,
    cluster: ClusterOption = "",
    lang: LangOption = None,
) -> None:
    """Write games of bots as positions: what a seat saw, what it could do, what it did, how it ended. Beside them lies
    a card that describes them."""
    terminal = Terminal(lang)
    terminal.sit_at(kronika.games.bring(game).id)
    if find_spec("numpy") is None:
        raise fail("cli-learn-numpy")
    from kronika.batch.dataset import is_other, pieces, write  # noqa: PLC0415 (it needs numpy, which a plain install has not)

    if games < 1:
        raise SetupError("arena-games", {"games": games})
    if jobs < 1:
        raise SetupError("arena-jobs", {"jobs": jobs})
    names = bot_names(bots, game)
    count = seats or (len(names) if len(names) > 1 else 2)
    full = kronika.games.bring(game).full_setup(count, pairs(setup))
    match = arena.Match(game, fill_seats(names, count), full, seed)
    target = folder or Path("data") / terminal.game
    if is_other(match, target):
        raise fail("cli-dataset-other", folder=str(target))
    with progress(terminal, games, quiet=False) as tick:
        for done in write(match, games, target, jobs, cluster):
            if tick is not None:
                tick(done)
    size = sum(file.stat().st_size for file in pieces(target)) / 1e6
    terminal.out.print(terminal.text("cli-dataset-done", folder=str(target), games=games, size=f"{size:.1f}"))
