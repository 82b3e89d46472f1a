"""Whole lessons at the real table: by mouse, by finger and by keyboard, in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kronika.lessons import Lesson, Run, lesson_of
from kronika.lessons.proof import answers
from tests.browser.conftest import Visit
from tests.browser.test_axe import check, settled
from tests.browser.visitor import PHONE, Visitor


class Learner:
    """Somebody who does what the coach says. What leads on is found with the rules, in this process."""

    def __init__(self, visitor: Visitor, lesson: Lesson, keyboard: bool = False) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.lesson = lesson
        self.keyboard = keyboard

    def part(self, name: str) -> Locator:
        return self.page.locator(f"[data-part={name}]")

    def press(self, button: Locator) -> None:
        if self.keyboard:
            button.focus()
            expect(button).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def learn(self, chapter: str) -> None:
        """A chapter from its first step to its end."""
        run = Run(self.lesson.chapter(chapter))
        texts = self.visitor.texts(self.lesson.game)
        while (step := run.step) is not None:
            expect(self.part("coach").get_by_role("heading")).to_have_text(texts.text(step.text, {}, "title"))
            keys: list[str] = []
            if step.is_read:
                self.press(self.part("lesson-on"))
            else:
                expect(self.part("todo")).to_have_text(texts.text(step.text, {}, "do"))
                keys = next(answers(step, run.ask()))
                self.answer(keys, single=run.ask().most == 1)
            for _ in run.go_on(keys):
                pass
        expect(self.part("lesson-end")).to_be_visible()

    def answer(self, keys: list[str], single: bool) -> None:
        """Through the list of all options, which every table has."""
        self.page.keyboard.press("l")
        window = self.part("options").last
        # A window takes the focus when it opens: whoever presses a key before that presses something else.
        expect(self.page.locator("[data-part=options]:focus, [data-part=options] :focus")).to_have_count(1)
        for key in keys:
            self.press(window.locator(f'[data-option="{key}"]').first)
        if not single:
            self.press(window.locator("[data-part=confirm]"))


def begun(visitor: Visitor, game: str, keyboard: bool = False) -> Learner:
    visitor.open(f"/learn/{game}")
    return Learner(visitor, lesson_of(game, "first"), keyboard)


SCREENS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "dominion": ({"lang": "cs"}, {"lang": "en", "size": PHONE, "touch": True}),
    "oath": ({"lang": "en"}, {"lang": "cs", "size": PHONE, "touch": True}),
    "north": ({"lang": "cs", "size": PHONE, "touch": True}, {"lang": "en"}),
    "valeria": ({"lang": "en", "theme": "dark"}, {"lang": "cs", "size": PHONE, "touch": True}),
}
"""Each lesson in one language each time; with `--long` in the other one too, and then all its chapters."""


@pytest.mark.parametrize(
    ("game", "screen"),
    [
        pytest.param(game, screen, id=f"{game} {screen['lang']}", marks=[pytest.mark.long] if number else [])
        for game, screens in SCREENS.items()
        for number, screen in enumerate(screens)
    ],
)
def test_a_whole_lesson(visit: Visit, game: str, screen: dict[str, Any], long: bool) -> None:
    learner = begun(visit("Anna", **screen), game, keyboard=game == "dominion" and "touch" not in screen)
    chapters = learner.lesson.chapters
    shown = chapters if long else [chapters[0], chapters[-1]]
    for number, chapter in enumerate(chapters):
        if chapter not in shown:
            continue
        button = learner.page.locator(f"[data-chapter={chapter.id}]")
        if number and button.get_attribute("aria-current") is None:
            learner.press(button)
        learner.learn(chapter.id)
        if chapter is not chapters[-1]:
            learner.press(learner.part("lesson-next"))
    check(settled(learner.visitor), both=long)
    # After the last chapter a real game begins with one press.
    learner.press(learner.part("lesson-play"))
    learner.page.wait_for_url("**/table/*")
    expect(learner.page.locator(f"[data-part=hall][data-room={game}]")).to_be_visible()
    # There the coach is at hand: beside the table, or by a word that says where.
    if screen.get("size") == PHONE:
        expect(learner.part("toast")).to_contain_text(learner.visitor.say("web-coach-at-hand"))
    else:
        expect(learner.part("going-on")).to_be_visible()


def test_wrong_tries_have_their_reasons_and_what_was_done_is_kept(visit: Visit, long: bool) -> None:
    anna = visit(lang="en")
    anna.open("/")
    anna.page.locator("[data-part=box][data-game=dominion] [data-part=learn]").click()
    learner = Learner(anna, lesson_of("dominion", "first"))
    page, say = anna.page, anna.texts("dominion")
    step = "dominion-lesson-first-coins"

    # While there is only something to read, nothing is played; Enter reads on.
    learner.part("prompt").locator('[data-option="treasures"]').click()
    expect(learner.part("wrong")).to_contain_text(say.text("lesson-read-first"))
    page.keyboard.press("Enter")
    expect(learner.part("todo")).to_have_text(say.text(f"{step}-lay", {}, "do"))
    page.keyboard.press("Enter")  # the golden button
    expect(learner.part("todo")).to_have_text(say.text(f"{step}-buy", {}, "do"))

    # Possible, but not what is taught; then what the rules refuse, with the clause.
    page.locator("[data-options~='buy:copper']").first.click()
    expect(learner.part("wrong")).to_have_text(say.text(f"{step}-buy", {}, "wrong-copper"))
    page.locator('[data-zone="pile:market"]').first.click()
    expect(learner.part("wrong")).to_contain_text("D3.3-d")

    # What is pointed at is described by what is to be done; F6 goes to the coach and back.
    silver = page.locator("[data-options~='buy:silver']").first
    expect(silver).to_have_accessible_description(say.text(f"{step}-buy", {}, "do"))
    silver.focus()
    page.keyboard.press("F6")
    expect(learner.part("coach")).to_be_focused()
    page.keyboard.press("F6")
    expect(silver).to_be_focused()

    # Esc closes what lies above the table first; then it asks, and another Esc stays.
    page.keyboard.press("l")
    expect(learner.part("options")).to_be_visible()
    page.keyboard.press("Escape")
    expect(learner.part("options")).to_have_count(0)
    expect(learner.part("lesson-leaving")).to_have_count(0)
    leaving = page.get_by_role("dialog", name=anna.say("lesson-leave-ask"))
    page.evaluate("() => document.activeElement.blur()")  # what has the focus may be explained, and that would go first
    page.wait_for_function("() => !document.querySelector(':popover-open')")
    page.keyboard.press("Escape")
    expect(leaving).to_be_visible()
    check(page, "dialog[open]", both=long)
    page.keyboard.press("Escape")
    expect(leaving).to_have_count(0)
    expect(learner.part("todo")).to_have_text(say.text(f"{step}-buy", {}, "do"))
    page.evaluate("() => document.activeElement.blur()")
    page.wait_for_function("() => !document.querySelector(':popover-open')")
    page.keyboard.press("Escape")
    expect(learner.part("lesson-leave")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(f"{anna.base}/")

    # Left and come back to, it stands where it stood; a step back, and the coach does it.
    page.locator("[data-part=box][data-game=dominion] [data-part=learn]").click()
    expect(learner.part("todo")).to_have_text(say.text(f"{step}-buy", {}, "do"))
    learner.part("lesson-back").click()
    expect(learner.part("todo")).to_have_text(say.text(f"{step}-lay", {}, "do"))
    learner.part("lesson-show").click()
    expect(learner.part("todo")).to_have_text(say.text(f"{step}-buy", {}, "do"))
    learner.part("lesson-skip").click()
    expect(page.locator("[data-chapter=actions]")).to_have_attribute("aria-current", "step")
    anna.open("/")
    expect(page.locator("[data-part=box][data-game=dominion] [data-part=learn]")).to_contain_text(
        anna.say("lesson-go-on")
    )
