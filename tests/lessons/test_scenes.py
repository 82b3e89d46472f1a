"""The rulebook that plays: its scenes are those of the tests, and the rules still allow them."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.cli.coverage import ids_of
from kronika.engine.errors import IllegalAnswer
from kronika.lessons.shown import Shown, scenes_of, shown_for
from kronika.rulebook import rulebook
from kronika.testing.sources import nodes_of
from tests.scenes.record import GAMES, MOST, recorded

ROOT = Path(__file__).parents[2]
LEAST = 60
"""Clauses of each game that can be seen at the table."""
ACTIONS_AND_PHASES = {
    "dominion": ("D3", "D4", "D5"),
    "north": ("N3", "N4", "N5", "N6", "N8"),
    "oath": ("3", "4", "5", "6", "8"),
    "valeria": ("V3", "V4", "V5", "V6", "V8"),
}
"""The chapters of each rulebook about what one does, when, and how it ends: each of their sections is to be seen."""
TOLD_ALONE = {"6.B", "N8.3"}
"""An overview, and a tie: nothing is done in them."""


def sections_of(game: str) -> set[str]:
    """The sections of these chapters that have clauses, by the rulebook's own headings."""
    headings = {clause.section for clause in rulebook(game, "en")}
    chapters = tuple(f"{chapter}." for chapter in ACTIONS_AND_PHASES[game])
    return {each for each in headings if each.startswith(chapters)} - TOLD_ALONE


@pytest.mark.parametrize("game", GAMES)
def test_enough_clauses_can_be_seen_with_every_action_and_phase_among_them(game: str) -> None:
    scenes = scenes_of(game)
    assert len(scenes) >= LEAST
    book = rulebook(game, "en")
    assert all(clause in book for clause in scenes)
    sections = sections_of(game)
    assert len(sections) >= 10
    seen = {section for section in sections if any(clause.startswith(f"{section}-") for clause in scenes)}
    assert sorted(sections - seen) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_allow_every_scene(game: str) -> None:
    for scene in scenes_of(game).values():
        assert 1 <= sum(isinstance(step[0], int) for step in scene.steps) <= MOST, scene.clause
        scene.played()


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_is_of_a_test_that_is_about_its_clause(game: str) -> None:
    """A test that no longer names the clause does not touch it: `python -m tests.scenes.record` writes them anew."""
    named = {
        file: marked(ROOT / file) for file in {scene.test.partition("::")[0] for scene in scenes_of(game).values()}
    }
    strays = [clause for clause, scene in scenes_of(game).items() if clause not in named[scene.test.partition("::")[0]]]
    assert strays == []


def marked(file: Path) -> set[str]:
    return {clause for node in nodes_of(file) for clause in ids_of(node)}


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_files_hold_what_the_tests_play_now(game: str) -> None:
    written = {
        clause: {"test": scene.test, "scene": scene.scene, "steps": scene.steps}
        for clause, scene in scenes_of(game).items()
    }
    assert recorded(game) == written, "python -m tests.scenes.record"


def test_a_scene_that_the_rules_do_not_allow_fails() -> None:
    data = {"test": "", "scene": {"hand": "gold"}, "steps": [[0, "treasures"], [0, "buy:province"]]}
    with pytest.raises(IllegalAnswer):
        Shown("dominion", "D3.3-d", data).played()


def test_a_scene_is_shown_through_the_eyes_of_whoever_answers_first() -> None:
    assert shown_for("dominion", "D3.2-a").seat == 0
