"""`kronika rules coverage`: which clauses the tests prove.

Tests name clauses by `pytest.mark.rule("D3.2-a")`: as a decorator, in a module's or class's `pytestmark`, or in
the marks of a `pytest.param`. The files are read, not run.
"""

from __future__ import annotations

import ast
import json as jsonlib
from pathlib import Path
from typing import Annotated, Any

import typer

import kronika
from kronika.cli.terminal import JsonFlag, LangOption, Terminal, fail, polite
from kronika.rulebook import Rulebook, place, rulebook


@polite
def coverage(
    tests: Annotated[Path, typer.Option("--tests", help="The folder with the tests.")] = Path("tests"),
    json: JsonFlag = False,
    lang: LangOption = None,
) -> None:
    """Compare the clauses of all rulebooks with the clauses that tests name; exit 1 if one is missing or unknown."""
    terminal = Terminal(lang)
    marks = marks_in(tests)
    report = coverage_of(marks, terminal.lang)
    if json:
        print(jsonlib.dumps(report, indent=1, ensure_ascii=False))
    else:
        for game, found in report.items():
            show(terminal, game, found, marks)
    if any(found["missing"] or found["unknown"] for found in report.values()):
        raise typer.Exit(1)


def marks_in(folder: Path) -> dict[str, str]:
    """Clause ids named in the tests of a folder, each with the first place that names it."""
    if not folder.exists():
        raise FileNotFoundError(2, "", str(folder))
    marks: dict[str, str] = {}
    files = [folder] if folder.is_file() else sorted(folder.rglob("*.py"))
    for file in files:
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        except (SyntaxError, ValueError) as error:
            raise fail("cli-coverage-unreadable", file=str(file), why=str(error)) from error
        for node in ast.walk(tree):
            for id in ids_of(node):
                marks.setdefault(id, f"{file}:{getattr(node, 'lineno', 0)}")
    return marks


def ids_of(node: ast.AST) -> list[str]:
    """The ids of a `pytest.mark.rule("D1", "D2")` call (or `mark.rule(...)`), else nothing."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule"):
        return []
    of = node.func.value
    if not (isinstance(of, ast.Attribute) and of.attr == "mark") and not (isinstance(of, ast.Name) and of.id == "mark"):
        return []
    return [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


def coverage_of(marks: dict[str, str], lang: str) -> dict[str, dict[str, Any]]:
    """Per game with a rulebook: how many clauses there are, how many are tested, and which are not."""
    books: dict[str, Rulebook] = {}
    for game in kronika.games():
        home = kronika.games.find(str(game["id"])).home
        if home is not None and (home / "rules").is_dir():
            books[str(game["id"])] = rulebook(str(game["id"]), lang)
    report: dict[str, dict[str, Any]] = {}
    for id, book in books.items():
        report[id] = {
            "clauses": len(book),
            "tested": sum(clause.id in marks for clause in book),
            "missing": [each.id for each in book if each.id not in marks and each.id not in book.exempt],
            "exempt": book.exempt,
            "unknown": sorted((mark for mark in marks if owner(mark, books) == id and mark not in book), key=place),
        }
    return report


def owner(mark: str, books: dict[str, Rulebook]) -> str:
    """The game a mark speaks of: the one that has the clause, else whose ids begin like it, else the first."""
    for game, book in books.items():
        if mark in book:
            return game
    for game, book in books.items():
        if any(mark[:1] == section.id[:1] for section in book.sections):
            return game
    return next(iter(books))


def show(terminal: Terminal, game: str, found: dict[str, Any], marks: dict[str, str]) -> None:
    out = terminal.out
    out.print(
        terminal.text(
            "cli-coverage",
            game=terminal.named("game-", game),
            clauses=found["clauses"],
            tested=found["tested"],
            exempt=len(found["exempt"]),
            missing=len(found["missing"]),
            unknown=len(found["unknown"]),
        )
    )
    if found["missing"]:
        out.print(terminal.text("cli-coverage-missing", ids=", ".join(found["missing"])))
    for id in found["unknown"]:
        out.print(terminal.text("cli-coverage-unknown", clause=id, place=marks[id]))
