"""`kronika decks`: decks that an owner of the box writes himself."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import kronika
from kronika.cli.terminal import LangOption, Terminal, polite
from kronika.games.north.deck_check import check_file

FileArgument = Annotated[Path, typer.Argument(help="A deck: ulaf.toml and the like, or islands.toml.", metavar="FILE")]


@polite
def check(file: FileArgument, lang: LangOption = None) -> None:
    """Check a deck file of Empires of the North: every mistake with its card and line; exit 1 if there is one."""
    terminal = Terminal(lang)
    kronika.games.find("north")
    faces, flaws = check_file(file)
    if flaws:
        for flaw in flaws:
            terminal.err.print(Text(flaw.say(terminal.lang)), soft_wrap=True)
        raise typer.Exit(1)
    kinds = Counter(face.kind for face in faces)
    cards = sum(face.copies for face in faces)
    terminal.out.print(terminal.text("cli-decks-good", file=file.name, cards=cards, different=len(faces)))
    for kind, count in sorted(kinds.items()):
        terminal.out.print(f"  {terminal.word('north', 'kind', kind)}: {count}")
