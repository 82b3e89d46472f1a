"""Every constant of the package is used somewhere: what only has a name says nothing."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
USING = ("src", "benchmarks", "examples", "checks", "tasks", "tests")


def constants(path: Path) -> Iterator[str]:
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        yield from (target.id for target in targets if isinstance(target, ast.Name) and target.id.isupper())


def test_every_constant_is_used() -> None:
    written = Counter[str]()
    for folder in USING:
        for path in sorted((ROOT / folder).rglob("*.py")):
            written.update(re.findall(r"\w+", path.read_text(encoding="utf-8")))
    named = {name: path for path in sorted((ROOT / "src").rglob("*.py")) for name in constants(path)}
    assert len(named) > 500
    assert [f"{path.relative_to(ROOT)}: {name}" for name, path in named.items() if written[name] < 2] == []
