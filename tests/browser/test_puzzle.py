"""A puzzle on the real table: the way there from the home page, a wrong try that moves nothing, and the solution."""

from __future__ import annotations

from playwright.sync_api import expect

from kronika.coach.puzzles import puzzles_of
from tests.browser.conftest import Visit
from tests.browser.test_axe import check, settled
from tests.browser.windows import DESKTOP


def test_a_puzzle_is_tried_and_solved(visit: Visit, long: bool) -> None:
    anna = visit("Anna", lang="en", size=DESKTOP)
    anna.open("/")
    expect(anna.page.locator("[data-part=puzzle-of-day]")).to_be_visible()
    number, puzzle = next((i, each) for i, each in enumerate(puzzles_of("dominion")) if each.best[0].startswith("buy:"))
    anna.open(f"/puzzle/dominion?number={number}")
    task = anna.page.locator("[data-part=puzzle]")
    expect(task).to_have_attribute("data-state", "open")
    wrong = next(
        each.keys[0] for each in puzzle.weighed if each.keys != puzzle.best and each.keys[0].startswith("buy:")
    )
    for key, state in ((wrong, "wrong"), (puzzle.best[0], "over")):
        anna.page.locator(f"[data-options~='{key}']").first.click()
        expect(task).to_have_attribute("data-state", state)
    check(settled(anna), both=long)
    best = round(100 * puzzle.weighed[0].chance)
    expect(task.get_by_role("status")).to_contain_text(f"{best} %")
