"""A switch between two readings of a rule always says `if s.rules < 3`: what goes with the old version is the `if`, and
what remains reads like the rule (docs/change-a-rule.md)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = [folder for folder in sorted((ROOT / "src" / "kronika" / "games").iterdir()) if folder.is_dir()]


def switches(path: Path) -> Iterator[tuple[int, str]]:
    """The comparisons of a state's version with a number."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and whole_number(node.comparators[0]):
            text = ast.unparse(node)
            if ast.unparse(node.left).endswith(".rules") or text.startswith("rules "):
                yield node.lineno, text


def whole_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def test_every_switch_asks_for_the_versions_before() -> None:
    found = {path: list(switches(path)) for game in GAMES for path in sorted(game.rglob("*.py"))}
    others = [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path, lines in found.items()
        for line, text in lines
        if " < " not in text
    ]
    assert others == []
    assert sum(map(len, found.values())) > 10, "there are some"


def test_a_switch_stands_in_one_place() -> None:
    """What is needed twice in a game is a function with a name."""
    for game in GAMES:
        lines = [line.strip() for path in sorted(game.rglob("*.py")) for line in path.read_text("utf-8").splitlines()]
        long = [line for line in lines if ".rules < " in line and not re.fullmatch(r"if [a-z.]*rules < \d:.*", line)]
        assert len(set(long)) == len(long), game.name
