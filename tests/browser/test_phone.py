"""On a phone: sit down in three taps, play some turns, everything in reach of the thumb."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fast import finished
from tests.browser.player import Tapper, TappingLord, hasty, play, thrifty
from tests.browser.visitor import PAGES, PHONE, Brief, Visitor
from tests.server.parlour import until

WIDTH, HEIGHT = PHONE

CULPRITS = """width => [...document.querySelectorAll('body *')]
    .filter(thing => thing.getBoundingClientRect().right > width + 1)
    .map(thing => `${thing.tagName}.${thing.getAttribute('class')} ${Math.round(thing.getBoundingClientRect().right)}`)
    .slice(0, 12)"""


def no_overflow(page: Page) -> None:
    """Nothing is wider than the screen, so the page does not move sideways."""
    wide = page.evaluate("[document.scrollingElement.scrollWidth, document.body.scrollWidth, innerWidth]")
    assert max(wide) <= WIDTH, f"{wide} on {page.url}: {page.evaluate(CULPRITS, WIDTH)}"


def in_reach(page: Page) -> None:
    """The question and one's own cards are on the screen without scrolling."""
    for selector in ("[data-part=prompt]", "[data-part=hand], [data-part=no-hand]"):
        box = page.locator(selector).first.bounding_box()
        assert box is not None, selector
        assert 0 <= box["y"] <= HEIGHT + 1 - box["height"], (selector, box)
        assert -1 <= box["x"] <= WIDTH + 1 - box["width"], (selector, box)


def on_phone(visit: Visit, **given: Any) -> Visitor:
    return visit(size=PHONE, touch=True, motion=True, **given)


def test_a_table_in_three_taps_and_some_turns(visit: Visit, long: bool) -> None:
    anna = on_phone(visit, lang="cs")
    page = anna.page
    anna.open("/")
    taps = 0
    expect(page.locator("[data-part=box] > a").first).to_be_visible()
    no_overflow(page)
    page.locator("[data-part=box] > a[href*=dominion]").tap()
    taps += 1
    name = page.get_by_label(anna.say("new-player"), exact=True)
    expect(name).to_be_focused()  # no tap needed to write there
    page.keyboard.type("Anna")
    no_overflow(page)
    anna.button("new-start").tap()
    taps += 1
    expect(page.locator("main[data-part=board]")).to_be_visible()
    assert taps <= 3
    assert anna.now()["status"] == "playing"

    seen, most = 0, 14 if long else 7

    def look(brief: Brief) -> bool:
        nonlocal seen
        no_overflow(page)
        in_reach(page)
        seen += 1
        return seen > most

    play([Tapper(anna, decide=thrifty(["masquerade", "pawn", "bridge"]))], look)
    assert seen > most

    # Log and words are in a drawer.
    page.get_by_role("button", name=anna.say("web-log")).tap()
    expect(page.locator("[data-part=drawer] [data-part=log]")).to_be_visible()
    no_overflow(page)


def test_no_page_moves_sideways(visit: Visit, long: bool) -> None:
    """Tables, replays and cards of Valeria and the North with `--long`: they are looked at on a phone elsewhere."""
    anna = on_phone(visit, name="Anna")
    gathering = anna.create_table("dominion", "me", "empty")
    toy = anna.create_table("high-card", "me", "random")
    finished(anna, "dominion", "big-money", kingdom="first-game")
    until(lambda: anna.get("/api/games/dominion/statistics")["games"] > 0 and anna.get("/api/me/games")["count"] > 0)
    pages = {
        **PAGES,
        f"/table/{gathering}": "[data-part=gathering]",
        f"/table/{toy}": "main[data-part=board]",
        f"/replay/{toy}": "[data-part=replay-foot]",
    }
    for game in ("valeria", "north") if long else ():
        table = anna.create_table(game, "me", "random", "random")
        pages[f"/table/{table}"] = "main[data-part=board]"
        pages[f"/replay/{table}"] = "[data-part=replay-foot]"
        pages[f"/cards/{game}"] = "[data-part=all-cards] [data-part=card]"
    anna.open("/")
    for path, holds in pages.items():
        anna.go(path, holds)
        no_overflow(anna.page)


def test_some_turns_of_valeria(visit: Visit, long: bool) -> None:
    anna = on_phone(visit, name="Anna", lang="cs")
    page = anna.page
    table = anna.create_table("valeria", "me", "greedy")
    anna.open_table(table)
    seen, most = 0, 14 if long else 7

    def look(brief: Brief) -> bool:
        nonlocal seen
        no_overflow(page)
        parts = ["[data-part=prompt]", "[data-part=duchy] > header"]
        if page.locator("[data-part=offer]").count() == 0:  # while dukes are chosen the kingdom is a scroll away
            parts.append("[data-part=kingdom]")
        for selector in parts:
            box = page.locator(selector).first.bounding_box()
            if box is not None:
                assert 0 <= box["y"] <= HEIGHT + 1 - box["height"], (selector, box)
        for button in page.locator("[data-part=prompt] [data-part=answers] button").all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 40, box
        seen += 1
        return seen > most

    play([TappingLord(anna, "valeria", hasty(random.Random(2)))], look)
    assert seen > most


def test_fingers_find_what_they_tap(visit: Visit) -> None:
    """What one must hit to play is large enough for a thumb."""
    anna = on_phone(visit, name="Anna")
    table = anna.create_table("dominion", "me", "big-money", kingdom="first-game")
    anna.open_table(table)
    anna.until("state => state.asks.length > 0")
    for things, least in (
        ("[data-part=prompt] [data-part=answers] button", 40),
        ("[data-part=top-bar] [data-part=tools] > *", 32),
        ("[data-part=pile] [data-part=card], [data-part=hand] [data-part=card]", 40),
        ("[data-part=brand], [data-part=mine] [data-part=stack]", 24),
    ):
        for thing in anna.page.locator(things).all():
            box = thing.bounding_box()
            if box is not None:
                assert min(box["width"], box["height"]) >= least, (things, box)


@pytest.mark.parametrize("lang", ["cs", pytest.param("en", marks=pytest.mark.long)])
def test_all_sections_are_within_a_finger_on_a_narrow_phone(visit: Visit, lang: str) -> None:
    """At 360 px the five sections, one's name, settings and language stand beside each other, none of them cut."""
    anna = visit("Anna", lang=lang, size=(360, 740), touch=True)
    anna.open("/")
    links = anna.page.get_by_role("navigation", name=anna.say("page-sections")).get_by_role("link")
    expect(links).to_have_count(5)
    tools = anna.page.locator("[data-part=top-bar] [data-part=tools] > :visible")
    boxes = [box for each in (*links.all(), *tools.all()) if (box := each.bounding_box()) is not None]
    for box, after in itertools.pairwise(boxes):
        assert box["x"] + box["width"] <= after["x"] + 0.5, boxes
    assert boxes[-1]["x"] + boxes[-1]["width"] <= 360
    assert min(box["width"] for box in boxes[:5]) >= 42
    no_overflow(anna.page)
    links.last.tap()
    expect(links.last).to_have_attribute("aria-current", "page")
