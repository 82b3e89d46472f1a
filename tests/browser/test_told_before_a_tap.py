"""On a phone nothing can be pointed at: a finger that rests on a thing is told what would follow from choosing it, and
nothing is answered by that."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from playwright.sync_api import Locator, Page, expect

from kronika.engine.message import Message
from kronika.engine.texts import catalogue
from tests.browser.moments import moments
from tests.browser.showcase import Showcase
from tests.browser.sound import sound
from tests.browser.visitor import PHONE

ACROSS = (844, 390)


def hold(thing: Locator) -> None:
    """A finger that comes down and stays."""
    thing.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 10, "clientY": 10})


def on_the_table(page: Page, outlook: Mapping[str, Message], where: str = "[data-face]") -> tuple[str, Locator]:
    """An option of which something is known, and the thing that stands for it."""
    for key in outlook:
        thing = page.locator(f"{where}[data-options='{key}']").first
        if thing.count():
            return key, thing
    raise AssertionError(f"nothing on the table stands for {list(outlook)}")


CASES = [
    pytest.param("north", "action", "cs", PHONE, marks=pytest.mark.long),
    ("valeria", "action", "en", PHONE),
    pytest.param("valeria", "free-citizen", "cs", ACROSS, marks=pytest.mark.long),
    pytest.param("north", "harvest", "en", ACROSS, marks=pytest.mark.long),
    pytest.param("dominion", "chain-bought", "cs", PHONE, marks=pytest.mark.long),
]


@pytest.mark.parametrize(("game", "name", "lang", "size"), CASES)
def test_a_finger_that_rests_on_a_card_is_told_what_follows(
    showcase: Showcase, game: str, name: str, lang: str, size: tuple[int, int]
) -> None:
    (moment,) = moments(game, name)
    page = showcase.show(moment, size, lang, touch=True)
    shown = showcase.on(moment)
    seat, table = shown.pose.seat, shown.live.table
    assert table is not None
    assert seat is not None
    texts = catalogue(lang, game)
    outlook = table.prospects(seat).outlook
    key, thing = on_the_table(page, outlook)
    if size == PHONE:  # where there is room for it, the question says so
        expect(page.locator("[data-part=question]")).to_contain_text(texts.text("web-hint-hold"))
    hold(thing)
    sheet = page.locator("[data-part=close-up-sheet]")
    answer = sheet.locator(f"[data-part=leads] [data-option='{key}']")
    expect(answer.locator("[data-part=outlook]")).to_have_text(texts.prompt(outlook[key], table.names))
    expect(answer).to_be_in_viewport(ratio=1)
    assert sound(page, [], touch=True).faults == []
    assert [each for each in shown.sent if each["type"] == "answer"] == []
    answer.click()
    expect(sheet).to_have_count(0)
    (sent,) = [each for each in shown.sent if each["type"] == "answer"]
    assert sent["keys"] == [key]
    showcase.forget(moment)
    page.goto("about:blank")


@pytest.mark.parametrize(("lang", "touch"), [("cs", True), pytest.param("en", False, marks=pytest.mark.long)])
def test_a_tile_says_what_its_action_costs_and_brings(showcase: Showcase, lang: str, touch: bool) -> None:
    (moment,) = moments("north", "action")
    page = showcase.show(moment, PHONE if touch else (1366, 625), lang, touch=touch)
    table = showcase.on(moment).live.table
    assert table is not None
    outlook = table.prospects(showcase.on(moment).pose.seat or 0).outlook
    key, tile = on_the_table(page, outlook, "[data-part=tile]")
    if touch:
        hold(tile)
    else:
        tile.hover()
    expect(page.locator("[data-part=explain]:popover-open [data-part=follows]")).to_contain_text(
        catalogue(lang, "north").prompt(outlook[key], table.names)
    )
    page.keyboard.press("Escape")
