"""`ahead` at the table: what a game says in words beside its cards, and what a seat may foresee."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from kronika.cli.screen import columns
from kronika.cli.terminal import Terminal
from kronika.engine.notices import Notice

MOST_COLUMNS = 3


def show_ahead(terminal: Terminal, notices: Sequence[Notice]) -> None:
    if not notices:
        terminal.out.print(terminal.text("cli-ahead-nothing"))
    width = terminal.out.width
    for notice in notices:
        terminal.out.print(Text(terminal.say(notice.title), "bold"))
        said = [Text(f"  {terminal.say(line)}") for line in notice.lines]
        short = [line for line in said if line.cell_len <= width]
        for row in columns(short, width, MOST_COLUMNS, "  "):
            terminal.out.print(row)
        for line in said:
            if line not in short:
                terminal.out.print(line)
