"""`kronika where THING`: all places of a card, a clause, a message or a pictogram in the source tree."""

from __future__ import annotations

import json as jsonlib
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import kronika
from kronika.cli.terminal import JsonFlag, LangOption, Terminal, fail, polite
from kronika.places import meant, mentions, places, source_tree

WIDTH = 100
"""Signs of a line that are shown."""


@polite
def where(
    thing: Annotated[str, typer.Argument(help="An id, a name in Czech or English, a clause, a message, a pictogram.")],
    json: JsonFlag = False,
    lang: LangOption = None,
) -> None:
    """List all places of a thing in the source tree, by kind: data, code, texts, picture, bots, tests, docs."""
    terminal = Terminal(lang)
    root = source_tree(Path.cwd()) or source_tree(Path(kronika.__file__).parent)
    if root is None:
        raise fail("cli-where-no-tree")
    found = places(root, thing)
    if not found and (near := meant(root, thing)):
        raise fail("cli-where-meant", thing=thing, near=", ".join(near))
    found = found or mentions(root, thing)
    if not found:
        raise fail("cli-where-nothing", thing=thing)
    if json:
        print(jsonlib.dumps([place.plain() for place in found], indent=1, ensure_ascii=False))
        return
    for kind, group in groupby(found, lambda place: place.kind):
        terminal.out.print(Text(terminal.text(f"cli-where-{kind}"), "bold"))
        for place in group:
            line = Text.assemble(f"  {place!r}  ", (place.text[:WIDTH], "dim"))
            terminal.out.print(line, soft_wrap=True)
