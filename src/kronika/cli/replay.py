"""`kronika replay`: checks a chronicle and tells its log."""

from __future__ import annotations

import json as jsonlib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import kronika
from kronika.cli.ending import show_result
from kronika.cli.log_lines import log_lines
from kronika.cli.settings import MoreGames, bring_all
from kronika.cli.terminal import JsonFlag, LangOption, Terminal, fail, polite
from kronika.engine.errors import ChronicleError, KronikaError


@polite
def replay(
    file: Annotated[Path, typer.Argument(help="A chronicle, as `play --save` or `simulate --save` writes it.")],
    upto: Annotated[int | None, typer.Option("--upto", help="Stop after this many answers.")] = None,
    json: JsonFlag = False,
    game: MoreGames = None,
    lang: LangOption = None,
) -> None:
    """Play a chronicle again, compare its digest, and tell its log. Exit 1 if it does not hold."""
    terminal = Terminal(lang)
    bring_all(game)
    chronicle: Any = None
    try:
        chronicle = read_chronicle(file)
        table = kronika.replay(chronicle, upto, listen=True)
        terminal.sit_at(table.game)
    except KronikaError as error:
        if error.message.id == "chronicle-upto":  # nothing is wrong with the file
            raise
        if json:
            print(jsonlib.dumps(summary(chronicle, None, terminal.error(error)), indent=1, ensure_ascii=False))
        terminal.complain(terminal.text("cli-replay-wrong", file=str(file), why=terminal.error(error)))
        raise typer.Exit(1) from None
    if json:
        print(jsonlib.dumps(summary(chronicle, table), indent=1, ensure_ascii=False))
        return
    names = [terminal.texts.player(name) for name in table.names]
    for line in log_lines(terminal, table.events(None), names):
        if line.heading:
            terminal.out.print()
        terminal.out.print(line.rich())
    terminal.out.print()
    result = table.result
    if result is not None:
        show_result(terminal, result, names)
    else:
        asked = terminal.texts.listed([names[ask.seat] for ask in table.asks])
        terminal.out.print(terminal.text("cli-replay-open", names=asked))
    checked = (
        "cli-replay-part" if upto is not None else "cli-replay-ok" if chronicle.get("digest") else "cli-replay-bare"
    )
    terminal.out.print(terminal.text(checked, answers=table.seq))


def opened(file: Path, games: Sequence[str] | None, lang: str | None) -> tuple[Terminal, Any, kronika.Table]:
    """A chronicle and its table as it ended, with the terminal at it; `games` are those from outside."""
    terminal = Terminal(lang)
    bring_all(games)
    chronicle = read_chronicle(file)
    table = kronika.replay(chronicle)
    terminal.sit_at(table.game, table.names)
    return terminal, chronicle, table


def read_chronicle(file: Path) -> Any:
    """The JSON of a file; an error says what the file is instead."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ChronicleError("cli-file-not-text", {"file": str(file)}) from error
    if not text.strip():
        raise ChronicleError("cli-file-empty", {"file": str(file)})
    try:
        return jsonlib.loads(text)
    except jsonlib.JSONDecodeError as error:
        if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated"):
            raise ChronicleError("cli-file-truncated", {"file": str(file), "line": error.lineno}) from error
        raise ChronicleError("cli-file-not-json", {"file": str(file), "line": error.lineno}) from error
    except (ValueError, RecursionError) as error:
        raise fail("cli-file-not-json", file=str(file), line=1) from error


def summary(chronicle: Any, table: kronika.Table | None, error: str = "") -> dict[str, object]:
    """The outcome for programs: whether the chronicle holds, and the result if the game is over."""
    told: dict[str, Any] = chronicle if isinstance(chronicle, dict) else {}
    answers = told.get("answers")
    result = None if table is None else table.result
    found: dict[str, object] = {
        "game": told.get("game"),
        "answers": table.seq if table is not None else len(answers) if isinstance(answers, list) else None,
        "digest": told.get("digest") if table is None else table.digest(),
        "ok": table is not None,
        "result": None if result is None else result.plain(),
    }
    return {**found, "error": error} if error else found
