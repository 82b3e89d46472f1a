"""Every ruling of the reference has a test, and no test claims one that does not exist."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from kronika.games.dominion.faces import NUMBER

# How many rulings the reference has on each card.
RULINGS = {
    "general": 14,
    "courtyard": 2,
    "pawn": 2,
    "secret-chamber": 7,
    "great-hall": 1,
    "masquerade": 6,
    "shanty-town": 3,
    "steward": 1,
    "swindler": 7,
    "wishing-well": 3,
    "baron": 3,
    "bridge": 3,
    "conspirator": 3,
    "coppersmith": 1,
    "ironworks": 3,
    "mining-village": 3,
    "scout": 3,
    "duke": 1,
    "minion": 6,
    "saboteur": 4,
    "torturer": 3,
    "trading-post": 3,
    "tribute": 4,
    "upgrade": 3,
    "harem": 1,
    "nobles": 1,
    "moat": 1,
    "library": 1,
    "feast": 1,
    "thief": 1,
    "spy": 1,
    "gardens": 1,
}
ALL = {(card, number) for card, count in RULINGS.items() for number in range(1, count + 1)}


def marked() -> dict[tuple[object, ...], list[str]]:
    """The rulings that tests are marked with, and the names of those tests."""
    found: dict[tuple[object, ...], list[str]] = {}
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.ruling":
                        ruling = tuple(ast.literal_eval(arg) for arg in mark.args)
                        found.setdefault(ruling, []).append(f"{path.name}::{node.name}")
    return found


@pytest.mark.parametrize("card", RULINGS)
def test_every_ruling_on_the_card_has_a_test(card: str) -> None:
    tested = marked()
    assert [number for number in range(1, RULINGS[card] + 1) if (card, number) not in tested] == []


def test_no_test_is_marked_with_a_ruling_that_does_not_exist() -> None:
    assert {ruling: tests for ruling, tests in marked().items() if ruling not in ALL} == {}


def test_the_rulings_are_on_cards_that_exist() -> None:
    assert set(RULINGS) - {"general"} <= set(NUMBER)
