"""`kronika ratings`: who is the strongest, and how to count all ratings again from the logs."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.cli.secret import secret
from kronika.cli.serve import DatabaseOption, DataOption
from kronika.cli.terminal import LangOption, Terminal, polite

if TYPE_CHECKING:
    from kronika.server.recount import Recounted


@polite
def ratings(
    recompute: Annotated[
        bool, typer.Option("--recompute", help="Count all rated games again, from their logs.")
    ] = False,
    data: DataOption = None,
    database: DatabaseOption = "",
    lang: LangOption = None,
) -> None:
    """Show how many rated games there are, or count them again; the server may go on running."""
    from kronika.server import recount  # noqa: PLC0415 (see `serve`)
    from kronika.server.settings import Settings, data_folder  # noqa: PLC0415

    settings = Settings(data or data_folder(), secret(database, "KRONIKA_DATABASE"))
    tell(Terminal(lang), asyncio.run((recount.recompute if recompute else recount.counted)(settings)), recompute)


def tell(terminal: Terminal, found: list[Recounted], recomputed: bool) -> None:
    if not found:
        terminal.out.print(terminal.text("cli-ratings-none"), soft_wrap=True)
    for each in found:
        id = "cli-ratings-recomputed" if recomputed else "cli-ratings-counted"
        told = terminal.text(id, game=each.game, results=each.results, people=each.people, changed=each.changed)
        terminal.out.print(told, soft_wrap=True)
