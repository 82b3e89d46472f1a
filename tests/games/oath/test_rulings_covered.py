"""Every ruling of the reference has a test, and no test claims one that does not exist."""

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
    "land-warden": 2,
    "revelation": 1,
    "charlatan": 1,
    "scryer": 1,
    "inquisitor": 1,
    "false-prophet": 1,
    "salad-days": 1,
    "salt-the-earth": 3,
    "martial-culture": 1,
    "bear-traps": 2,
    "scouts": 1,
    "errand-boy": 2,
    "boiling-lake": 1,
    "disgraced-captain": 1,
    "captains": 2,
    "naysayers": 1,
    "warning-signals": 1,
    "the-gathering": 3,
    "great-herd": 1,
    "insect-swarm": 1,
    "fire-talkers": 1,
    "wolves": 1,
    "dissent": 1,
    "rangers": 2,
    "secret-signal": 2,
    "augury": 1,
    "portal": 2,
    "terror-spells": 1,
    "vow-of-poverty": 1,
    "kindred-warriors": 1,
    "bracken": 1,
    "vow-of-peace": 1,
    "deed-writer": 5,
    "wild-mounts": 1,
    "lancers": 1,
    "mountain-giant": 1,
    "oracle": 5,
    "gleaming-armor": 2,
    "spell-breaker": 4,
    "saddle-makers": 1,
    "great-crusade": 1,
    "ancient-bloodline": 2,
    "ancient-pact": 1,
    "messenger": 1,
    "ancient-binding": 1,
    "mounted-patrol": 1,
    "pied-piper": 3,
    "mushrooms": 1,
    "giant-python": 3,
    "specialist": 1,
    "enchantress": 1,
    "witchs-bargain": 3,
    "squalid-district": 2,
    "master-of-disguise": 3,
    "sneak-attack": 3,
    "forced-labor": 2,
    "vow-of-kinship": 3,
    "vow-of-obedience": 2,
    "roving-terror": 1,
    "gossip": 4,
    "vow-of-renewal": 1,
    "relic-thief": 5,
    "tents": 1,
    "toll-roads": 2,
    "code-of-honor": 2,
    "palanquin": 2,
    "relic-hunter": 1,
    "military-parade": 2,
    "forest-paths": 2,
    "small-friends": 1,
    "acting-troupe": 2,
    "fae-merchant": 1,
    "tyrant": 3,
    "the-great-levy": 1,
    "riots": 2,
    "peace-envoy": 3,
    "book-binders": 1,
    "book-burning": 1,
    "family-wagon": 2,
    "grasping-vines": 2,
    "sticky-fire": 2,
    "obsidian-cage": 3,
    "cursed-cauldron": 2,
    "hospital": 1,
    "storyteller": 1,
    "forgotten-vault": 1,
    "tome-guardians": 1,
    "brass-horse": 5,
    "whistle": 4,
    "ring-of-devotion": 1,
    "vow-of-union": 6,
    "vow-of-silence": 1,
    "crop-rotation": 1,
    "insomnia": 1,
    "silver-tongue": 1,
    "assassin": 1,
    "the-hidden-place": 2,
    "conspiracy": 1,
    "taming-charm": 1,
    "truthful-harp": 2,
    "great-spire": 1,
    "skeleton-key": 1,
    "key-to-the-city": 1,
    "dragonskin-drum": 1,
    "jinx": 3,
    "grand-mask": 1,
    "grand-scepter": 1,
    "book-of-records": 1,
    "zealots": 1,
    "bandit-crown": 7,
    "forest-temple": 3,
    "gambling-hall": 1,
    "circlet-of-command": 1,
    "the-tribunal": 1,
    "fallen-spire": 1,
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
    assert sum(RULINGS.values()) == 221
    assert set(RULINGS) - BANNERS <= set(NUMBER)
    assert set(LEFT_OUT) <= ALL
