"""`kronika story`: a finished game told in prose."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kronika.cli.replay import opened
from kronika.cli.settings import MoreGames
from kronika.cli.terminal import LangOption, fail, polite
from kronika.coach.analysis import moments_of
from kronika.storyteller import SPOKEN, tell, witnessed


@polite
def story(
    file: Annotated[Path, typer.Argument(help="A chronicle of a finished game.")],
    spoken: Annotated[
        str,
        typer.Option("--spoken", help="How players are spoken of, by seat: she, he or nothing, with commas between."),
    ] = "",
    game: MoreGames = None,
    lang: LangOption = None,
) -> None:
    """Tell a finished game in prose, in Czech or English."""
    terminal, chronicle, table = opened(file, game, lang)
    if table.result is None:
        raise fail("story-running")
    chosen = [each.strip() for each in spoken.split(",")] if spoken else []
    for each in chosen:
        if each and each not in SPOKEN:
            raise fail("cli-spoken", given=each)
    chosen = [*chosen, *[""] * table.seats][: table.seats]
    seen = witnessed(moments_of(chronicle, listen=True))
    terminal.out.print(tell(seen, table.names, terminal.texts, table.seed, chosen).plain())
