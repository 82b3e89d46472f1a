"""From the home page to the end of a game without a mouse."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fast import skip
from tests.browser.player import Typist, further, hasty, last_province, play, thrifty
from tests.browser.visitor import Visitor

FOCUSED = "document.activeElement"


def tab_to(page: Page, wanted: str, most: int = 60) -> None:
    """Tab until the focus is on what matches; every stop on the way can be seen."""
    for _ in range(most):
        page.keyboard.press("Tab")
        assert page.evaluate(f"{FOCUSED} === document.body || {FOCUSED}.getClientRects().length > 0")
        if page.evaluate(f"wanted => {FOCUSED}.matches(wanted)", wanted):
            return
    raise AssertionError(f"Tab never came to {wanted}")


def no_mouse(visitor: Visitor) -> None:
    """Whatever the pointer would do is counted, so that the test cannot cheat."""
    visitor.context.add_init_script(
        "window.pointed = 0; addEventListener('pointerdown', () => { window.pointed += 1 }, true)"
    )


def test_a_whole_game_by_keyboard_alone(visit: Visit, long: bool) -> None:
    anna = visit(lang="cs")
    no_mouse(anna)
    page = anna.page
    anna.open("/")
    expect(page.locator("[data-part=box] > a").first).to_be_visible()
    tab_to(page, "[data-part=box] > a[href*=dominion]")
    page.keyboard.press("Enter")

    # The sheet is filled in already: only a name is missing, and the cursor stands there.
    name = page.get_by_label(anna.say("new-player"), exact=True)
    expect(name).to_be_focused()
    page.keyboard.type("Anna")
    tab_to(page, "select[data-part=bot]")  # how strong the bot is: the first of the list is the weakest
    page.keyboard.press("Home")
    expect(page.locator("select[data-part=bot]")).to_have_value("giles")
    page.keyboard.press("ArrowDown")
    expect(page.locator("select[data-part=bot]")).to_have_value("dorothy")
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    expect(page.locator("main[data-part=board]")).to_be_visible()

    typist = Typist(anna, decide=thrifty(["masquerade"]))
    if not long:
        play([typist], further(anna, 8))
        skip(page.url.rpartition("/")[2], [(anna, typist.decide)], last_province)
    assert play([typist])["over"]

    # The result has the focus; from there to another game.
    dialog = page.locator("[data-part=result]")
    expect(dialog).to_be_visible()
    assert dialog.evaluate("dialog => dialog.contains(document.activeElement)")
    expect(dialog.locator("[data-part=scores] > li")).to_have_count(2)
    before = page.url
    tab_to(page, "[data-part=result] [data-part=again]")
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(before)
    expect(page.locator("main[data-part=board]")).to_be_visible()
    assert anna.now()["status"] == "playing"
    assert page.evaluate("window.pointed") == 0


@pytest.mark.long
def test_a_whole_game_of_valeria_by_keyboard_alone(visit: Visit) -> None:
    anna = visit("Anna")
    no_mouse(anna)
    anna.open_table(anna.create_table("valeria", "me", "greedy"))
    assert play([Typist(anna, "valeria", hasty(random.Random(3)))])["over"]
    assert anna.page.evaluate("window.pointed") == 0


def test_cards_are_reached_by_arrows_and_chosen_by_enter(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.create_table("dominion", "me", "empty", kingdom="first-game")
    john = visit("John")
    john.sit_with(anna, table)
    anna.open_table(table)
    brief = anna.now()
    if brief["ask"] is None:
        john.open_table(table)
        anna, brief = john, john.now()
    page = anna.page

    # Space shows a card large and Esc puts it back, without answering anything.
    tab_to(page, "[data-part=hand] [data-part=card]")
    held = page.evaluate(f"{FOCUSED}.dataset.face")
    page.keyboard.press("Space")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("[data-part=hand] [data-part=card]:focus")).to_have_attribute("data-face", held)
    assert anna.now()["seq"] == brief["seq"]

    # The hand is one stop; arrows move in it.
    page.keyboard.press("Home")
    count = page.locator("[data-part=hand] [data-part=card]").count()
    for _ in range(count - 1):
        page.keyboard.press("ArrowRight")
    assert (
        page.evaluate(f"[...document.querySelectorAll('[data-part=hand] [data-part=card]')].indexOf({FOCUSED})")
        == count - 1
    )
    page.keyboard.press("Home")
    expect(page.locator("[data-part=hand] [data-part=card]:focus")).to_have_attribute("data-face", "copper")
    page.keyboard.press("Enter")
    assert anna.answered(brief)["counts"]["play"] == 1


def test_what_happens_is_said_to_a_screen_reader(visit: Visit) -> None:
    anna = visit("Anna", lang="cs")
    table = anna.create_table("high-card", "me", "random")
    brief = anna.open_table(table)
    live = anna.page.locator("#live")
    expect(live).to_have_text(anna.prompt(brief["ask"], brief["names"], "high-card"))
    Typist(anna, "high-card").act()
    expect(live).to_contain_text(brief["names"][1])
