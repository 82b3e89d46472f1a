"""`kronika tidy`: what nobody has touched for long goes now, or is only listed."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.cli.serve import DatabaseOption, DataOption, KeepChat, KeepFinished, KeepGuests, KeepUnfinished
from kronika.cli.terminal import LangOption, Terminal, polite

if TYPE_CHECKING:
    from kronika.server.tidying import Going


@polite
def tidy(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only tell what would go.")] = False,
    keep_unfinished: KeepUnfinished = 180,
    keep_finished: KeepFinished = 0,
    keep_chat: KeepChat = 365,
    keep_guests: KeepGuests = 90,
    data: DataOption = None,
    database: DatabaseOption = "",
    lang: LangOption = None,
) -> None:
    """Let go of what nobody has touched for long, as the server does once an hour; it may go on running."""
    from kronika.server.settings import DAY, Settings, data_folder  # noqa: PLC0415 (see `serve`)
    from kronika.server.tidying import tidy as tidied  # noqa: PLC0415

    terminal = Terminal(lang)
    settings = Settings(data or data_folder(), database)
    settings = replace(
        settings,
        keep_unfinished=keep_unfinished * DAY,
        keep_finished=keep_finished * DAY,
        keep_chat=keep_chat * DAY,
        keep_guests=keep_guests * DAY,
    )
    tell(terminal, asyncio.run(tidied(settings, dry_run)), dry_run)


def tell(terminal: Terminal, going: Going, dry_run: bool) -> None:
    def say(id: str, **args: str | int) -> None:
        terminal.out.print(terminal.text(id, **args), soft_wrap=True)

    if going.empty:
        say("cli-tidy-nothing")
        return
    say("cli-tidy-would" if dry_run or going.waits else "cli-tidy-gone")
    for kind, tables in going.tables.items():
        for old in tables:
            say("cli-tidy-table", kind=kind, table=old.table, game=old.game, name=old.name, at=day(old.touched))
    for saga in going.sagas:
        say("cli-tidy-saga", saga=saga.saga, game=saga.game, name=saga.name)
    for what in ("lines", "sessions", "guests", "reports"):
        if count := getattr(going, what):
            say(f"cli-tidy-{what}", count=count)
    if going.waits:
        say("cli-tidy-waits", days=round(going.waits + 0.5))


def day(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().date().isoformat()
