"""Sources as Python reads them: which strings a game's code holds, and which ids it puts together."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from kronika.engine.game import Game
from kronika.testing.case import Case

GAP = "{}"
"""What stands in a pattern for the parts that are put in: `my-do-{}`."""


@cache
def parsed(path: Path) -> ast.Module:
    """A file, read once."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """All that stands in a file, from the outside inwards."""
    return tuple(ast.walk(parsed(path)))


def files_of(case: Case) -> list[Path]:
    """The Python files of a game: those below its home, and those of its classes."""
    home = case.game.home
    return sorted({*(home.rglob("*.py") if home is not None else ()), *files_of_classes(case)})


def files_of_classes(case: Case) -> Iterator[Path]:
    """The files in which the game's class stands, and those that it extends."""
    for kind in type(case.game).__mro__:
        file = getattr(sys.modules[kind.__module__], "__file__", None)
        own = issubclass(kind, Game) and not kind.__module__.startswith("kronika.engine.")
        if own and file and file.endswith(".py"):
            yield Path(file)


def strings_in(files: list[Path]) -> set[str]:
    """Every string, whole."""
    return {
        node.value
        for path in files
        for node in nodes_of(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def patterns_in(files: list[Path]) -> set[str]:
    """The ids that are put together from words, as patterns: `my-do-{}`."""
    found = set[str]()
    for path in files:
        for node in nodes_of(path):
            if isinstance(node, ast.JoinedStr):
                found.add("".join(str(part.value) if isinstance(part, ast.Constant) else GAP for part in node.values))
    return {pattern for pattern in found if re.fullmatch(r"[a-z0-9{}-]+", pattern) and re.search("[a-z]", pattern)}


def raised_in(files: list[Path], error: str) -> set[str]:
    """The messages with which an error is made: `SetupError("my-game-why")`."""
    return {
        node.args[0].value
        for path in files
        for node in nodes_of(path)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == error
        if node.args and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
    }
