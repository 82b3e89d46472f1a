"""Draws the pictures of teaching.md: lessons, coach, analysis, story, puzzle, rulebook and summary, at desk and phone.

Run it again after one of these pages changes: python -m docs.record_teaching [NAME ...] (the pages must be built:
python3 run.py web). It starts a server of its own, plays games of bots and has one analyzed: some minutes.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from unittest.mock import patch

from playwright.sync_api import Browser, sync_playwright

from kronika.coach.puzzles import puzzles_of
from kronika.lessons import Run, lesson_of
from kronika.lessons.proof import answers as possible
from kronika.server import analyses
from tests.browser import chromium
from tests.browser.fast import bring, finished
from tests.browser.player import first
from tests.browser.sound import Size
from tests.browser.test_analysis import careless_game, counted
from tests.browser.test_saga import two_games
from tests.browser.visitor import Visitor
from tests.browser.windows import Screen, Window
from tests.server.parlour import Parlour, relaxed

SCREENS = Path(__file__).parent / "screens"
DESK, PHONE, SHEETS = (1440, 900), (390, 844), (1000, 1300)
STANDS = "place => localStorage.setItem('kronika-lessons', JSON.stringify(place))"
LONG = 120_000


class Studio:
    """A house with somebody who looks at everything."""

    def __init__(self, browser: Browser, house: Parlour) -> None:
        self.browser = browser
        self.house = house
        self.games: dict[str, str] = {}

    def visitor(self, size: Size, lang: str, theme: str = "light") -> Visitor:
        touch = size == PHONE
        return Visitor(
            Window(self.browser, self.house.base, Screen(lang=lang, theme=theme, size=size, touch=touch)), "Anna"
        )

    def game(self, visitor: Visitor) -> str:
        """A finished game of Oath."""
        if "oath" not in self.games:
            self.games["oath"] = finished(visitor, "oath", "regent", "regent")
        return self.games["oath"]


def lesson(studio: Studio, size: Size, lang: str, game: str, chapter: str, steps: int) -> Visitor:
    visitor = studio.visitor(size, lang)
    visitor.open("/help")
    run = Run(lesson_of(game, "first").chapter(chapter))
    answers: list[list[str]] = []
    while len(answers) < steps and (step := run.step) is not None:
        answers.append([] if step.is_read else next(possible(step, run.ask())))
        run.follow(answers[-1:])
    visitor.page.evaluate(STANDS, {f"{game}/first": {"chapter": chapter, "answers": answers, "done": []}})
    visitor.open(f"/learn/{game}")
    visitor.page.locator("[data-part=spotlight]").wait_for()
    return visitor


def coach(studio: Studio, size: Size, lang: str, tab: str = "advice") -> Visitor:
    visitor = studio.visitor(size, lang)
    table = visitor.create_table("oath", "me", "regent", "regent")
    bring(table, [(visitor, lambda ask, _: first(ask))], lambda brief: brief["ask"]["what"]["id"] == "oath-ask-act")
    visitor.open_table(table)
    visitor.button("web-coach").first.click()
    panel = visitor.page.locator("[data-part=coach]")
    panel.locator("[data-part=advice]").first.wait_for(timeout=LONG)
    panel.get_by_text(visitor.say("web-coach-thinking")).wait_for(state="hidden", timeout=LONG)
    if tab == "now":
        panel.get_by_role("tab", name=visitor.say("web-coach-now")).click()
    return visitor


def analysis(studio: Studio, size: Size, lang: str, theme: str) -> Visitor:
    """A game of which one player made little, by playouts instead of a clock: the same on every machine."""
    visitor = studio.visitor(size, lang, theme)
    table = visitor.post("/api/replays", careless_game())["table"]
    visitor.open(f"/replay/{table}?at=0&seat=all&analysis")
    begin = visitor.page.locator("[data-part=analyse]")
    found = visitor.page.locator("[data-part=analysis-found]")
    begin.or_(found).wait_for()
    if begin.is_visible():
        begin.click()
    found.wait_for(timeout=LONG)
    marked = visitor.get(f"/api/tables/{table}/analysis")["marked"]
    seat = max(range(len(marked)), key=lambda each: len(marked[each]))
    at = (marked[seat] or [0])[0]
    visitor.open(f"/replay/{table}?at={at}&seat=all&analysis")
    found.locator("label").nth(seat).click()
    figure = visitor.page.get_by_label(visitor.say("replay-figure"))
    if figure.is_visible():
        figure.select_option(label=visitor.say("analysis-figure"))
    return visitor


def story(studio: Studio, size: Size, lang: str) -> Visitor:
    visitor = studio.visitor(size, lang)
    visitor.open(f"/story/{studio.game(visitor)}")
    visitor.page.locator("[data-part=tale]").wait_for()
    return visitor


def puzzle(studio: Studio, size: Size, lang: str, solved: bool) -> Visitor:
    number, found = next((i, each) for i, each in enumerate(puzzles_of("dominion")) if each.best[0].startswith("buy:"))
    visitor = studio.visitor(size, lang)
    visitor.open(f"/puzzle/dominion?number={number}")
    task = visitor.page.locator("[data-part=puzzle]")
    task.wait_for()
    if solved:
        visitor.page.locator(f"[data-options~='{found.best[0]}']").first.click()
        visitor.page.locator("[data-part=puzzle][data-state=over]").wait_for()
    return visitor


def scene(studio: Studio, size: Size, lang: str) -> Visitor:
    visitor = studio.visitor(size, lang)
    visitor.open("/rules/oath#5.2.1-a")
    line = visitor.page.locator('[id="5.2.1-a"]')
    line.locator("[data-part=scene-show]").click()
    line.locator("[data-part=scene-next]").click()
    line.evaluate("line => scrollTo(0, line.getBoundingClientRect().top + scrollY - 70)")
    return visitor


def summary(studio: Studio, size: Size, lang: str) -> Visitor:
    visitor = studio.visitor(size, lang)
    visitor.open("/summary/oath")
    visitor.page.locator("[data-part=summary-sheet]").first.wait_for()
    return visitor


def saga(studio: Studio, size: Size, lang: str) -> Visitor:
    visitor = studio.visitor(size, lang)
    visitor.open(f"/saga/{visitor.post('/api/sagas', two_games())['saga']}")
    visitor.page.locator("[data-part=tale]").wait_for()
    return visitor


PICTURES: dict[str, Callable[[Studio], Visitor]] = {
    "teach-lesson": partial(lesson, size=DESK, lang="en", game="oath", chapter="muster", steps=2),
    "teach-lesson-phone": partial(lesson, size=PHONE, lang="cs", game="oath", chapter="travel", steps=2),
    "teach-coach": partial(coach, size=DESK, lang="cs"),
    "teach-coach-phone": partial(coach, size=PHONE, lang="en"),
    "teach-going-on": partial(coach, size=DESK, lang="en", tab="now"),
    "teach-analysis": partial(analysis, size=DESK, lang="en", theme="dark"),
    "teach-analysis-phone": partial(analysis, size=PHONE, lang="cs", theme="light"),
    "teach-story": partial(story, size=DESK, lang="cs"),
    "teach-story-phone": partial(story, size=PHONE, lang="en"),
    "teach-puzzle": partial(puzzle, size=DESK, lang="en", solved=False),
    "teach-puzzle-phone": partial(puzzle, size=PHONE, lang="cs", solved=True),
    "teach-scene": partial(scene, size=DESK, lang="cs"),
    "teach-scene-phone": partial(scene, size=PHONE, lang="en"),
    "teach-summary": partial(summary, size=SHEETS, lang="en"),
    "teach-saga": partial(saga, size=DESK, lang="cs"),
}


def main(names: list[str]) -> None:
    found = chromium.executable()
    if found is None:
        sys.exit(chromium.MISSING)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=found, args=chromium.FLAGS + chromium.DRAWING)
        with patch.object(analyses, "weighed", counted), Parlour(relaxed(Path(folder), database_url="")) as parlour:
            studio = Studio(browser, parlour)
            for name in names or PICTURES:
                visitor = PICTURES[name](studio)
                visitor.page.wait_for_timeout(900)  # until everything lies where it belongs
                if name == "teach-saga":
                    with visitor.page.expect_download() as download:
                        visitor.button("history-export-png").click()
                    download.value.save_as(SCREENS / f"{name}.png")
                else:
                    visitor.page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=72)
                visitor.window.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
