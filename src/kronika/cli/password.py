"""`kronika password`: a new password for people who forgot theirs. Nobody left an address, so somebody has to help."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from kronika.cli.secret import secret
from kronika.cli.serve import DatabaseOption, DataOption
from kronika.cli.terminal import LangOption, Terminal, polite


@polite
def password(
    name: Annotated[str, typer.Argument(help="The name of the account.", metavar="NAME")],
    data: DataOption = None,
    database: DatabaseOption = "",
    lang: LangOption = None,
) -> None:
    """Give an account a new password, which is shown once; the server may go on running."""
    from kronika.server.accounts import new_password  # noqa: PLC0415 (see `serve`)
    from kronika.server.settings import Settings, data_folder  # noqa: PLC0415

    terminal = Terminal(lang)
    settings = Settings(data or data_folder(), secret(database, "KRONIKA_DATABASE"))
    account, word = asyncio.run(new_password(settings, name))
    terminal.out.print(terminal.text("cli-password-new", name=account, password=word), soft_wrap=True)
    terminal.out.print(terminal.text("cli-password-help"), soft_wrap=True)
