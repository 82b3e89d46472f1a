"""Every ruling of the reference on a card of the first world has a test, and no test claims one that does not exist."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from kronika.games.oath.faces import NUMBER

# How many rulings the reference has on each card and banner, numbered in its order.
RULINGS = {
    "wrestlers": 2,
    "battle-honors": 1,
    "scryer": 1,
    "inquisitor": 1,
    "martial-culture": 1,
    "bear-traps": 2,
    "scouts": 1,
    "errand-boy": 2,
    "disgraced-captain": 1,
    "naysayers": 1,
    "warning-signals": 1,
    "the-gathering": 3,
    "great-herd": 1,
    "fire-talkers": 1,
    "wolves": 1,
    "rangers": 2,
    "ancient-binding": 1,
    "roving-terror": 1,
    "tents": 1,
    "forest-paths": 2,
    "acting-troupe": 2,
    "book-burning": 1,
    "sticky-fire": 2,
    "obsidian-cage": 3,
    "cursed-cauldron": 2,
    "storyteller": 1,
    "brass-horse": 5,
    "whistle": 4,
    "ring-of-devotion": 1,
    "the-hidden-place": 2,
    "conspiracy": 1,
    "taming-charm": 1,
    "truthful-harp": 2,
    "skeleton-key": 1,
    "key-to-the-city": 1,
    "dragonskin-drum": 1,
    "grand-mask": 1,
    "grand-scepter": 1,
    "book-of-records": 1,
    "bandit-crown": 7,
    "circlet-of-command": 1,
    "the-tribunal": 1,
    "shrouded-wood": 5,
    "cracked-horn": 1,
    "welcoming-party": 2,
    "horned-mask": 1,
    "peoples-favor": 3,
    "mobs-favor": 1,
    "darkest-secret": 3,
}
BANNERS = {"peoples-favor", "mobs-favor", "darkest-secret"}

LEFT_OUT = {
    ("errand-boy", 1): "with Mushrooms, which is not of the first world",
    ("obsidian-cage", 1): "with Hospital, which is not of the first world",
    ("obsidian-cage", 2): "nothing in the first world puts it back into the relic deck",
    ("cursed-cauldron", 1): "with Hospital, which is not of the first world",
    ("whistle", 3): "with Vow of Silence, which is not of the first world",
    ("bandit-crown", 5): "on the Chronicle phase",
    ("bandit-crown", 6): "on the Chronicle phase",
    ("bandit-crown", 7): "on the Chronicle phase",
    ("the-tribunal", 1): "leaves it to the players how long their promises last",
    ("shrouded-wood", 5): "on the game for one player",
}

ALL = {(card, number) for card, count in RULINGS.items() for number in range(1, count + 1)}


@cache
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
    tested = {*marked(), *LEFT_OUT}
    assert [number for number in range(1, RULINGS[card] + 1) if (card, number) not in tested] == []


def test_no_test_is_marked_with_a_ruling_that_does_not_exist_or_is_left_out() -> None:
    assert {ruling: tests for ruling, tests in marked().items() if ruling not in ALL or ruling in LEFT_OUT} == {}


def test_the_rulings_are_on_cards_and_banners_that_exist() -> None:
    assert set(RULINGS) - BANNERS <= set(NUMBER)
    assert set(LEFT_OUT) <= ALL
