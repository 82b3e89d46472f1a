"""`kronika analyze`: the chance to win at every decision of a finished game, what decisions cost, and what was luck."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

import kronika
from kronika.cli.hint import answer_text
from kronika.cli.replay import opened
from kronika.cli.settings import MoreGames
from kronika.cli.terminal import JsonFlag, LangOption, Terminal, polite
from kronika.coach.analysis import Analysis, analyze


@polite
def analysis(
    file: Annotated[Path, typer.Argument(help="A chronicle of a finished game.")],
    seconds: Annotated[
        float | None, typer.Option("--seconds", help="How long to think (default: by the game).")
    ] = None,
    json: JsonFlag = False,
    game: MoreGames = None,
    lang: LangOption = None,
) -> None:
    """Look at a finished game again: what mattered most, what it cost, and what was luck."""
    terminal, chronicle, _ = opened(file, game, lang)
    if not json:
        terminal.out.print(terminal.text("cli-analyze-thinking"))
    found = analyze(chronicle, seconds)
    if json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        show(terminal, found, chronicle)


def show(terminal: Terminal, found: Analysis, chronicle: dict[str, object]) -> None:
    """By seat what mattered most, and then where the chances came from."""
    out = terminal.out
    by_seq = {each.seq: each for each in found.decisions}
    for seat, marked in enumerate(found.marked):
        own = [each for each in found.decisions if each.seat == seat]
        out.print(Text(terminal.texts.player(terminal.names[seat]), "bold"))
        fine = sum(not each.cost for each in own)
        out.print("  " + terminal.text("analysis-of", count=len(own), fine=fine))
        for seq in marked:
            each = by_seq[seq]
            ask = kronika.replay(chronicle, seq).ask(seat)
            if ask is None:
                continue
            cost = round(100 * each.cost)
            done, instead = (answer_text(terminal, ask, keys) for keys in (each.given, each.best))
            out.print(f"  {terminal.text('analysis-decision', number=seq)}  −{cost}  {done}")
            out.print("      " + terminal.text("analysis-better", what=instead))
    out.print()
    for seat, share in enumerate(found.shares):
        row = " ".join(
            f"{terminal.text(f'analysis-{name}')} {round(100 * getattr(share, name)):+d}"
            for name in ("start", "own", "luck", "others", "end")
        )
        out.print(f"{terminal.texts.player(terminal.names[seat])}: {row}")
