"""Draws the pictures of the docs: telling moments of the gallery, each at a size, in a language and a theme.

Run it again after a table changes: python -m docs.record_pictures (the pages must be built: python3 run.py web).
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from kronika.lessons import Run, lesson_of
from kronika.lessons.proof import answers as possible
from tests.browser import chromium
from tests.browser.house import STATIC
from tests.browser.moments import moments
from tests.browser.showcase import Showcase
from tests.browser.sound import TOUCHED, Size

SCREENS = Path(__file__).parent / "screens"
DESK, LARGE, LAPTOP, PHONE, ACROSS = (1440, 900), (1920, 1080), (1366, 625), (390, 844), (844, 390)

PICTURES: dict[str, tuple[str, str, Size, str, str]] = {
    "dominion-desk": ("dominion", "throne-room", DESK, "en", "light"),
    "dominion-large": ("dominion", "huge-hand", LARGE, "cs", "dark"),
    "dominion-laptop": ("dominion", "six", LAPTOP, "en", "light"),
    "dominion-across": ("dominion", "rich", ACROSS, "cs", "dark"),
    "dominion-phone": ("dominion", "moat", PHONE, "en", "light"),
    "valeria-desk": ("valeria", "action", DESK, "en", "light"),
    "valeria-laptop": ("valeria", "full-duchy", LAPTOP, "cs", "dark"),
    "valeria-phone": ("valeria", "action", PHONE, "en", "light"),
    "north-desk": ("north", "full-empire", DESK, "en", "dark"),
    "north-raze": ("north", "raze", DESK, "en", "light"),
    "north-phone": ("north", "full-empire", PHONE, "cs", "light"),
    "oath-setup": ("oath", "arrive", DESK, "cs", "dark"),
    "oath-act": ("oath", "act", DESK, "en", "light"),
    "oath-six": ("oath", "six", DESK, "en", "light"),
    "oath-about-to-win": ("oath", "rival-about-to-win", LAPTOP, "en", "dark"),
    "oath-act-phone": ("oath", "act", PHONE, "cs", "dark"),
    "oath-act-across": ("oath", "act", ACROSS, "en", "light"),
    "oath-travel-phone": ("oath", "travel", PHONE, "cs", "light"),
    "oath-targets": ("oath", "targets", DESK, "cs", "light"),
    "oath-dice": ("oath", "dice", DESK, "en", "light"),
    "oath-sacrifice": ("oath", "sacrifice", DESK, "en", "dark"),
    "oath-sacrifice-phone": ("oath", "sacrifice", PHONE, "cs", "dark"),
    "oath-deal": ("oath", "deal", DESK, "en", "light"),
    "oath-deal-phone": ("oath", "deal-answer", PHONE, "cs", "light"),
    "oath-permission": ("oath", "permit-ally", DESK, "cs", "dark"),
    "oath-vow": ("oath", "vow", DESK, "cs", "dark"),
    "oath-ceremony-phone": ("oath", "ceremony-of-another", PHONE, "cs", "dark"),
    "oath-chronicle": ("oath", "chronicle-written", DESK, "en", "light"),
}

LESSONS: dict[str, tuple[str, str, int, Size, str, str]] = {
    "lesson-dominion": ("dominion", "coins", 2, LAPTOP, "en", "light"),
    "lesson-oath": ("oath", "muster", 2, DESK, "en", "light"),
    "lesson-oath-phone": ("oath", "campaign", 3, PHONE, "cs", "dark"),
    "lesson-north": ("north", "discs", 3, LAPTOP, "en", "dark"),
    "lesson-valeria-phone": ("valeria", "harvest", 3, PHONE, "cs", "light"),
}
"""Lessons: the chapter, and how many of its steps are done."""
STANDS = "place => localStorage.setItem('kronika-lessons', JSON.stringify(place))"


def taught(showcase: Showcase, name: str) -> Page:
    """A lesson at one of its steps."""
    game, chapter, steps, size, lang, theme = LESSONS[name]
    page = showcase.walk("/help", size, lang, theme, size in TOUCHED)
    run = Run(lesson_of(game, "first").chapter(chapter))
    answers: list[list[str]] = []
    while len(answers) < steps and (step := run.step) is not None:
        answers.append([] if step.is_read else next(possible(step, run.ask())))
        run.follow(answers[-1:])
    page.evaluate(STANDS, {f"{game}/first": {"chapter": chapter, "answers": answers, "done": []}})
    page.goto(f"/learn/{game}")
    return lit(page)


def scene(showcase: Showcase) -> Page:
    """A clause seen at the table."""
    page = showcase.walk("/rules/oath#5.2.1-a", DESK, "cs", "light")
    page.locator('[id="5.2.1-a"] [data-part=scene-show]').click()
    page.locator("[data-part=scene-next]").click()
    page.wait_for_timeout(500)
    return page


def lit(page: Page) -> Page:
    """The coach has found what he points at, and his place beside it."""
    page.locator("[data-part=spotlight]").wait_for()
    page.wait_for_timeout(800)
    return page


def main(names: list[str]) -> None:
    found = chromium.executable()
    if found is None:
        sys.exit(chromium.MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=chromium.FLAGS + chromium.DRAWING)
        showcase = Showcase(browser, STATIC)
        for name, (game, moment, size, lang, theme) in PICTURES.items():
            if names and name not in names:
                continue
            (recipe,) = moments(game, moment)
            page = showcase.show(recipe, size, lang, theme, size in TOUCHED)
            page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=80, animations="disabled", caret="hide")
        for name in [*LESSONS, "rulebook-scene"]:
            if not names or name in names:
                page = taught(showcase, name) if name in LESSONS else scene(showcase)
                page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=80)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
