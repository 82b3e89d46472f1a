"""The notebook runs from top to bottom, and its pictures are pictures."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "what_a_game_is_like.ipynb"


def shown(source: str, names: dict[str, Any]) -> Any:
    """Runs a cell; what a notebook would show below it."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, str(NOTEBOOK), "exec"), names)
    if last is None:
        return None
    assert isinstance(last, ast.Expr)
    return eval(compile(ast.Expression(last.value), str(NOTEBOOK), "eval"), names)


def test_the_notebook_runs_and_draws() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {"__name__": "__main__"}
    pictures = []
    for cell in cells:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []  # nothing is kept that nobody ran
            pictures += [found for found in [shown("".join(cell["source"]), names)] if found is not None]
    assert len(pictures) == 3
    for picture in pictures:
        drawn = ElementTree.fromstring(picture._repr_svg_())
        assert len(drawn.findall("{*}rect")) >= 2
    assert names["branching"].mean() > 2
    assert len(names["ratings"]) == 3
