"""Lessons as people go through them: they press what the coach points at, on the table itself."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from kronika.lessons import Run
from kronika.lessons.proof import answers
from tests.browser.conftest import Visit
from tests.browser.test_lessons import Learner, begun
from tests.browser.visitor import PHONE

CHAPTERS: dict[str, tuple[str, dict[str, Any]]] = {
    "dominion": ("actions", {"lang": "cs", "size": PHONE, "touch": True}),
    "north": ("build", {"lang": "en"}),
    "oath": ("travel", {"lang": "cs"}),
    "valeria": ("slay", {"lang": "en", "size": PHONE, "touch": True}),
}
"""A chapter of each game; languages and screens are shared out."""


def pointed_at(learner: Learner, key: str) -> Locator:
    """What the coach points at, which is described by what is to be done; where that is a whole place, the part of it
    that stands for the answer."""
    todo = learner.part("todo").get_attribute("id")
    lit = f'[aria-describedby="{todo}"]'
    stands_for = f'[data-option="{key}"], [data-options~="{key}"]'
    return learner.page.locator(f"main {lit}:is({stands_for}), main {lit} :is({stands_for})").first


OFTEN = {"oath", "dominion"}


@pytest.mark.parametrize(
    "game", [game if game in OFTEN else pytest.param(game, marks=pytest.mark.long) for game in CHAPTERS]
)
def test_a_chapter_by_what_the_coach_points_at(visit: Visit, game: str) -> None:
    chapter, screen = CHAPTERS[game]
    learner = begun(visit("Anna", **screen), game)
    texts = learner.visitor.texts(game)
    button = learner.page.locator(f"[data-chapter={chapter}]")
    if button.get_attribute("aria-current") is None:
        button.click()
    run = Run(learner.lesson.chapter(chapter))
    pressed = 0
    while (step := run.step) is not None:
        expect(learner.part("coach").get_by_role("heading")).to_have_text(texts.text(step.text, {}, "title"))
        keys: list[str] = []
        if step.is_read:
            learner.part("lesson-on").click()
        else:
            expect(learner.part("todo")).to_have_text(texts.text(step.text, {}, "do"))
            keys = next(answers(step, run.ask()))
            pointed_at(learner, keys[0]).click()
            pressed += 1
        for _ in run.go_on(keys):
            pass
    expect(learner.part("lesson-end")).to_be_visible()
    assert pressed >= 2
