"""How a game ended: places, points, and where the points came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from kronika.cli.terminal import Terminal
from kronika.engine.game import Result


def show_result(terminal: Terminal, result: Result, names: Sequence[str]) -> None:
    out = terminal.out
    out.print(Text(terminal.texts.prompt(result.ending, names), "bold"))
    if result.tie is not None:
        out.print(terminal.texts.prompt(result.tie, names))
    winners = [names[seat] for seat in result.winners]
    out.print(terminal.text("cli-result-winners", count=len(winners), names=terminal.texts.listed(winners)))
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(terminal.text("cli-result-place"), justify="right")
    table.add_column(terminal.text("cli-result-name"))
    if result.counts:
        table.add_column(terminal.text("cli-result-points"), justify="right")
    table.add_column(terminal.text("cli-result-from"), ratio=1)
    for seat in sorted(range(len(names)), key=lambda seat: result.ranks[seat]):
        rows = result.breakdown if result.held is None else result.held
        row = rows[seat] if seat < len(rows) else {}
        points = [str(result.scores[seat])] if result.counts else []
        table.add_row(f"{result.ranks[seat]}.", names[seat], *points, sources(terminal, row))
    out.print(table)


def sources(terminal: Terminal, row: dict[str, Any]) -> str:
    """One player's breakdown: cards with their points first, then whatever other numbers the game gives."""
    parts: list[str] = []
    cards = row.get("cards")
    for card in cards if isinstance(cards, list) else ():  # a game may as well count its cards by this name
        counted = f"{card['count']}× {terminal.card(card['card'])}"
        parts.append(f"{counted} {card['points']:+d}")
    for key, value in row.items():
        if isinstance(value, int):
            parts.append(f"{terminal.word(terminal.game, 'sum', key)} {value}")
    return " · ".join(parts)
