"""`kronika reports`: what people have reported to whoever runs the server."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.text import Text

from kronika.cli.serve import DatabaseOption, DataOption
from kronika.cli.terminal import JsonFlag, LangOption, Terminal, polite

if TYPE_CHECKING:
    from kronika.server.settings import Settings
    from kronika.server.store.reports import Report

Number = Annotated[int, typer.Argument(help="The number of the report.", metavar="N", min=1)]


@polite
def listing(
    context: typer.Context,
    all: Annotated[bool, typer.Option("--all", help="Those that are done, too.")] = False,
    json: JsonFlag = False,
    data: DataOption = None,
    database: DatabaseOption = "",
    lang: LangOption = None,
) -> None:
    """List what people have reported, the oldest first; the server may go on running."""
    if context.invoked_subcommand is not None:
        return
    from kronika.server.reports import reports  # noqa: PLC0415 (see `serve`)

    terminal = Terminal(lang)
    found = asyncio.run(reports(settings(data, database), all))
    if json:
        print(plain(found))
        return
    if not found:
        terminal.out.print(terminal.text("cli-reports-none"), soft_wrap=True)
    for report in found:
        terminal.out.print(line(terminal, report), soft_wrap=True)


@polite
def show(
    number: Number,
    json: JsonFlag = False,
    data: DataOption = None,
    database: DatabaseOption = "",
    lang: LangOption = None,
) -> None:
    """Show one report with the chat around it."""
    from kronika.server.reports import one_report  # noqa: PLC0415 (see `serve`)

    terminal = Terminal(lang)
    report = asyncio.run(one_report(settings(data, database), number))
    if json:
        print(plain(report))
        return
    terminal.out.print(line(terminal, report), soft_wrap=True)
    terminal.out.print(terminal.text("cli-reports-table", table=report.table, name=report.table_name), soft_wrap=True)
    terminal.out.print(terminal.text("cli-reports-persons", by=report.by or "?", whom=report.whom), soft_wrap=True)
    for each in report.lines:
        said = f"{'>' if each.reported else ' '} {when(each.at)}  {each.name}: {each.text}"
        terminal.out.print(Text(said, "bold" if each.reported else ""), soft_wrap=True)


@polite
def done(
    number: Number,
    data: DataOption = None,
    database: DatabaseOption = "",
    lang: LangOption = None,
) -> None:
    """Close a report: somebody has seen to it."""
    from kronika.server.reports import close_report  # noqa: PLC0415 (see `serve`)

    terminal = Terminal(lang)
    asyncio.run(close_report(settings(data, database), number))
    terminal.out.print(terminal.text("cli-reports-done", number=number), soft_wrap=True)


def settings(data: Path | None, database: str) -> Settings:
    from kronika.server.settings import Settings, data_folder  # noqa: PLC0415 (see `serve`)

    return Settings(data or data_folder(), database)


def plain(found: Report | list[Report]) -> str:
    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode()


def line(terminal: Terminal, report: Report) -> str:
    """A report in one line."""
    return terminal.text(
        "cli-reports-line",
        number=report.number,
        at=when(report.at),
        about=report.about,
        by=report.by_name or "?",
        whom=report.whom_name,
        reason=report.reason,
        done="yes" if report.done is not None else "no",
    )


def when(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().isoformat(" ", "minutes")
