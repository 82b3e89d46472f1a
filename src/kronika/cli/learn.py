"""`kronika learn`: a net is taught a game, by imitation and by playing itself."""

from __future__ import annotations

import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

import kronika
from kronika.cli.settings import GAME, ClusterOption, GameArgument
from kronika.cli.terminal import LangOption, Terminal, fail, polite


@polite
def learn(
    game: GameArgument = GAME,
    folder: Annotated[
        Path | None, typer.Option("--folder", help="Where it is kept (learn/GAME); a training there goes on.")
    ] = None,
    minutes: Annotated[
        float | None, typer.Option("--minutes", help="Begin nothing new after so many minutes; the next call goes on.")
    ] = None,
    actors: Annotated[int | None, typer.Option("--actors", help="Processes that play (one per core but one).")] = None,
    cluster: ClusterOption = "",
    lang: LangOption = None,
) -> None:
    """Teach a net to play a game. All settings are in FOLDER/settings.toml, which the first call writes."""
    terminal = Terminal(lang)
    terminal.sit_at(kronika.games.bring(game).id)
    if find_spec("numpy") is None:
        raise fail("cli-learn-numpy")
    from kronika.learn.training import Training  # noqa: PLC0415 (it needs numpy, which a plain install has not)

    try:
        training = Training(folder or Path("learn") / terminal.game, game, terminal.out.print, cluster)
    except (tomllib.TOMLDecodeError, TypeError, ValueError) as error:
        raise fail("cli-learn-settings", why=str(error)) from error
    if minutes is not None:
        training.settings.minutes = minutes
    if actors is not None:
        training.settings.actors = actors
    training.run()
