"""`kronika stats`: who wins how often, counted from chronicles."""

from __future__ import annotations

import json as jsonlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.table import Table as Grid

import kronika
from kronika.cli.replay import read_chronicle
from kronika.cli.settings import MoreGames, bring_all
from kronika.cli.terminal import JsonFlag, LangOption, Terminal, fail, polite
from kronika.engine.errors import KronikaError
from kronika.engine.table import Table
from kronika.engine.texts import WITH_COMMA
from kronika.games import bots_of
from kronika.statistics import (
    PERSON,
    Record,
    StatLine,
    StatPart,
    Who,
    counted,
    csv_text,
    fact_name,
    record_of,
    seat_counts,
    value_name,
)

WIDTH: Final = 21
"""Of a plot, in signs."""
SHOWN: Final = 25
"""Lines of a fact with many values; the CSV has them all."""


@polite
def stats(
    paths: Annotated[list[Path], typer.Argument(metavar="FOLDER|FILE…", help="Chronicles, or folders of them.")],
    seats: Annotated[int | None, typer.Option("--seats", help="Only games with this many players.")] = None,
    who: Annotated[Who, typer.Option("--who", help="Whose wins count.")] = "all",
    csv: Annotated[Path | None, typer.Option("--csv", help="A file for all counts, as CSV.")] = None,
    json: JsonFlag = False,
    game: MoreGames = None,
    lang: LangOption = None,
) -> None:
    """Count who wins, by seat, player and what each game tells of itself. Chronicles come
    from `play --save`, `simulate --save` and from the browser. Exit 1 if a file cannot be read."""
    terminal = Terminal(lang)
    bring_all(game)
    shelf: dict[str, list[Record]] = {}
    unfinished = flawed = 0
    for file in files(paths):
        try:
            table = kronika.replay(read_chronicle(file))
        except KronikaError as error:
            terminal.complain(terminal.text("cli-replay-wrong", file=str(file), why=terminal.error(error)))
            flawed += 1
            continue
        if table.over:
            shelf.setdefault(table.game, []).append(record_of(table, players(table)))
        else:
            unfinished += 1
    if unfinished:
        terminal.complain(terminal.text("cli-stats-open", games=unfinished))
    if not shelf:
        raise fail("cli-stats-none")
    if csv is not None:
        save(terminal, csv, shelf, seats)
    if json:
        print(jsonlib.dumps({each: plain(records, seats, who) for each, records in shelf.items()}, indent=1))
    elif csv is None:
        for each, records in shelf.items():
            show(terminal, each, records, seats, who)
    if flawed:
        raise typer.Exit(1)


def files(paths: list[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.json"))
        elif path.is_file():
            yield path
        else:
            raise fail("cli-stats-not-there", file=str(path))


def players(table: Table) -> list[str]:
    """A chronicle knows names only: a player named after a bot of the game (perhaps with a number) is that bot."""
    bots = bots_of(table.game)
    found: list[str] = []
    for name in table.names:
        bot = re.sub(r"[ -]\d+$", "", name.strip().lower()).replace(" ", "-")
        found.append(bot if bot in bots else PERSON)
    return found


def numbers(records: list[Record], seats: int | None, who: Who) -> list[int]:
    return [number for number in seat_counts(records, who) if seats in (None, number)]


def plain(records: list[Record], seats: int | None, who: Who) -> dict[str, object]:
    return {str(number): msgspec.to_builtins(counted(records, number, who)) for number in numbers(records, seats, who)}


def save(terminal: Terminal, file: Path, shelf: dict[str, list[Record]], seats: int | None) -> None:
    text = csv_text(shelf, seats)
    file.write_text(text, encoding="utf-8")
    rows = text.count("\n") - 1
    terminal.out.print(terminal.text("cli-stats-saved", file=str(file), rows=rows), soft_wrap=True)


# --- printing ---


def show(terminal: Terminal, game: str, records: list[Record], seats: int | None, who: Who) -> None:
    terminal.sit_at(game)
    for number in numbers(records, seats, who):
        parts = counted(records, number, who)
        games = seat_counts(records, who)[number]
        name = terminal.named("game-", game)
        players = terminal.text("stats-seats-of", seats=number)
        terminal.out.print(f"{name}, {players}. {terminal.text('stats-about', games=games)}", style="bold")
        for part in parts:
            terminal.out.print(grid(terminal, part))
        terminal.out.print()


def grid(terminal: Terminal, part: StatPart) -> Grid:
    table = Grid(title=fact_name(terminal.texts, terminal.game, part.fact), title_justify="left")
    table.add_column(terminal.text("stats-value"))
    table.add_column(terminal.text("stats-games"), justify="right")
    table.add_column(terminal.text("stats-share" if part.whole else "stats-rate"), justify="right")
    table.add_column(terminal.text("stats-range"), justify="right")
    table.add_column("0 %" + "100 %".rjust(WIDTH - 3), no_wrap=True, min_width=WIDTH)
    for line in part.lines[:SHOWN]:
        low, high = (f"{100 * each:.0f}" for each in (line.low, line.high))
        rate = terminal.text("stats-percent", rate=decimal(terminal, 100 * line.rate))
        between = terminal.text("stats-percent-range", low=low, high=high)
        name = value_name(terminal.texts, terminal.game, part.fact, line.value)
        table.add_row(name, str(line.games), rate, between, plot(line))
    return table


def decimal(terminal: Terminal, number: float) -> str:
    text = f"{number:.1f}"
    return text.replace(".", ",") if terminal.lang in WITH_COMMA else text


def plot(line: StatLine) -> str:
    """The rate as a dot on the range in which it lies."""
    low, high, rate = (round(each * (WIDTH - 1)) for each in (line.low, line.high, line.rate))
    return "".join("●" if i == rate else "─" if low <= i <= high else " " for i in range(WIDTH)).rstrip()
