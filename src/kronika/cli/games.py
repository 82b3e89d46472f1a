"""`kronika games`: what is on the shelf."""

from __future__ import annotations

import json as jsonlib
from typing import Any

from rich.table import Table
from rich.text import Text

import kronika
from kronika.cli.terminal import JsonFlag, LangOption, Terminal, polite
from kronika.engine.texts import catalogue


@polite
def games(json: JsonFlag = False, lang: LangOption = None) -> None:
    """List the games: how many can play, their bots and what they can be set up with."""
    listed: list[dict[str, Any]] = kronika.games()
    terminal = Terminal(lang)
    if json:
        print(jsonlib.dumps(listed, indent=1))
        return
    for game in listed:
        name = terminal.named("game-", game["id"])
        terminal.out.print(Text.assemble((game["id"], "bold"), f"  {name}"))
        rows = Table.grid(padding=(0, 2))
        rows.add_column(no_wrap=True)
        rows.add_column(overflow="fold")
        rows.add_row("  " + terminal.text("cli-games-seats"), seats_line(game["variants"]))
        levels = [level["id"] for level in game["levels"]]
        if levels:
            rows.add_row("  " + terminal.text("cli-games-levels"), levels_line(terminal, game["id"], levels))
        bots = [bot for bot in game["bots"] if bot not in levels]
        rows.add_row("  " + terminal.text("cli-games-bots"), ", ".join(bots))
        for item in game["setup"]:
            label = terminal.named("", item["label"])
            rows.add_row(f"  {item['id']}", f"{label}: {choices_line(item)}")
        terminal.out.print(rows)


def levels_line(terminal: Terminal, game: str, levels: list[str]) -> str:
    """The opponents by the names that `--bots` takes, from the weakest, with what each of them is."""
    texts = catalogue(terminal.lang, game)
    return ", ".join(f"{level} ({texts.text(f'{game}-bot-{level}', part='title')})" for level in levels)


def seats_line(variants: list[dict[str, Any]]) -> str:
    parts: list[str] = []
    for variant in variants:
        least, most = variant["seats"]
        when = "".join(f" ({key}={str(value).lower()})" for key, value in variant["when"].items())
        parts.append(f"{least}–{most}{when}")
    return ", ".join(parts)


def choices_line(item: dict[str, Any]) -> str:
    """What may be given, the default first in brackets."""
    default = item["default"]
    choices = ["false", "true"] if item["kind"] == "flag" else item["choices"]
    shown = ",".join(default) if isinstance(default, list) else str(default).lower()
    return f"[{shown or '–'}] {' | '.join(choices)}"
