"""`kronika erase`: forgets somebody who asks for it and cannot do it themselves."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from kronika.cli.serve import DatabaseOption, DataOption
from kronika.cli.terminal import LangOption, Terminal, polite


@polite
def erase(
    name: Annotated[str, typer.Argument(help="The name of the account.", metavar="NAME")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask whether it is meant.")] = False,
    data: DataOption = None,
    database: DatabaseOption = "",
    lang: LangOption = None,
) -> None:
    """Erase the owner of an account: name, chat and devices; games stay without them. The server may go on running."""
    from kronika.server.erasure import erase_account  # noqa: PLC0415 (see `serve`)
    from kronika.server.settings import Settings, data_folder  # noqa: PLC0415

    terminal = Terminal(lang)
    if not yes and not typer.confirm(terminal.text("cli-erase-sure", name=name)):
        raise typer.Exit(1)
    account = asyncio.run(erase_account(Settings(data or data_folder(), database), name))
    terminal.out.print(terminal.text("cli-erase-done", name=account), soft_wrap=True)
    terminal.out.print(terminal.text("cli-erase-help"), soft_wrap=True)
