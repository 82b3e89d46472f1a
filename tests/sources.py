"""Our own sources as Python reads them: many tests ask something of them, and each file is parsed once."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """All that stands in a file, from the outside inwards."""
    return tuple(ast.walk(parsed(path)))
