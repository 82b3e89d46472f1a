"""The table of Empires of the North fits every screen and can be read; axe finds nothing; keys and thumbs play it."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from kronika.engine.message import Message
from tests.browser.conftest import Visit
from tests.browser.fast import bring
from tests.browser.player import Ask, Decide, Stop, Tapper, Typist, asks, play
from tests.browser.test_axe import check, settled, window
from tests.browser.test_legible import COVERED, SMALL, fits
from tests.browser.test_north_two_people import FIRST_HAND, KEEP, Jarl, striving
from tests.browser.test_phone import HEIGHT, no_overflow
from tests.browser.visitor import PHONE, SCREENS, Brief

ACTION, COMPANION, CLAN = "north-ask-action", "north-ask-companion", "north-ask-clan"


def roaming(chance: random.Random) -> Decide:
    """Discs on any tiles, all else as `striving`: soon a card fits a tile."""
    otherwise = striving(chance)

    def decide(ask: Ask, brief: Brief) -> list[str]:
        discs = [option["key"] for option in ask["options"] if option["key"].startswith(("disc:", "move:"))]
        return [chance.choice(discs)] if discs else otherwise(ask, brief)

    return decide


def later(since: int, stop: Stop) -> Stop:
    return lambda brief: brief["seq"] >= since and stop(brief)


class TappingJarl(Jarl, Tapper):
    """At the North's table on a phone."""


def test_axe_finds_nothing(visit: Visit, long: bool) -> None:
    """Where one acts; windows; on a desk and on a phone; with `--long` also where one chooses a clan, looks out and is
    joined by a card."""
    anna = visit("Anna", lang="cs", theme="dark")
    table = anna.create_table("north", "me", "random", "random")
    page = anna.page
    for moment in (CLAN, FIRST_HAND, KEEP, ACTION, COMPANION) if long else (ACTION,):
        bring(table, [(anna, roaming(random.Random(3)))], asks(moment))
        anna.open_table(table)
        check(settled(anna), both=long)
        if moment == CLAN:
            look = page.get_by_role("button", name=anna.texts("north").text("north-look-at-clan", {"clan": "ulaf"}))
            window(page, look.click, "[data-face]")
    window(page, lambda: page.keyboard.press("l"), "[data-part=option-list]")
    page.locator("[data-part=rivals] [data-part=large]").first.click()
    expect(page.locator("[data-part=visit] [data-part=empire-row]").first).to_be_visible()
    check(page, both=long)
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=visit]")).to_have_count(0)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    check(page, both=long)
    if long:
        anna.open("/cards/north")
        expect(page.locator("[data-part=all-cards] [data-part=card]").first).to_be_visible()
        check(settled(anna), both=True)


def test_it_fits_and_can_be_read(visit: Visit, long: bool) -> None:
    """With four at the table; where one is joined by a card, and acts when empires have grown; with `--long` also where
    one begins."""
    anna = visit("Anna", lang="cs")
    table = anna.create_table("north", "me", "random", "random", "random", clans="random")
    decide = roaming(random.Random(1440))
    for moment, since in ((FIRST_HAND, 0), (ACTION, 0), (COMPANION, 0), (ACTION, 90))[0 if long else 2 :]:
        bring(table, [(anna, decide)], later(since, asks(moment)))
        anna.open_table(table)
        for _ in anna.through(*SCREENS):
            fits(anna.page)
            assert anna.page.evaluate(SMALL) == []
            assert anna.page.evaluate(COVERED) == []


def test_some_turns_on_a_phone(visit: Visit, long: bool) -> None:
    anna = visit("Anna", lang="cs", size=PHONE, touch=True, motion=True)
    page = anna.page
    table = anna.create_table("north", "me", "random", clans="random")
    anna.open_table(table)
    seen, most = 0, 12 if long else 7

    def look(brief: Brief) -> bool:
        nonlocal seen
        no_overflow(page)
        for selector in ("[data-part=prompt]", "[data-part=wheel]", "[data-part=sea]", "[data-part=stock]"):
            box = page.locator(selector).bounding_box()
            assert box is not None, selector
            assert 0 <= box["y"] <= HEIGHT + 1 - box["height"], (selector, box)
        for button in page.locator("[data-part=prompt] > [data-part=answers] button, [data-part=tile]").all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 40, box
        seen += 1
        return seen > most

    play([TappingJarl(anna, "north", roaming(random.Random(2)))], look)
    assert seen > most


def test_some_turns_by_keys(visit: Visit) -> None:
    """Digits and the list answer everything; a letter places a disc, P passes."""
    anna = visit("Anna")
    page = anna.page
    table = anna.create_table("north", "me", "random", clans="random")
    anna.open_table(table)
    brief = play([Typist(anna, "north", striving(random.Random(4)))], asks(ACTION))
    tile = page.locator("[data-part=tile][data-tile=populate]")
    expect(tile).to_have_attribute("aria-keyshortcuts", "O")
    page.keyboard.press("o")
    brief = anna.answered(brief)
    seat = brief["seat"]
    discs = page.evaluate("seat => told.state.view.seats[seat].discs.map(disc => disc?.tile)", seat)
    assert "populate" in discs
    brief = play([Typist(anna, "north", striving(random.Random(4)))], asks(ACTION))
    page.keyboard.press("p")
    anna.answered(brief)
    anna.until("(state, seat) => state.view.seats[seat].passed || state.view.phase !== 'action'", seat)


REFUSED = """() => {
    const {asks, refused} = told.state;
    const touched = new Set(asks[0].options.flatMap(option => option.refs).map(ref => `${ref.kind}:${ref.id}`));
    return refused.find(no => no.refs[0].kind === 'tile' && !touched.has(`tile:${no.refs[0].id}`));
}"""


def test_what_is_refused_tells_why(visit: Visit) -> None:
    """With both discs out, a tile that no disc can reach is grey; a click says the reason with its clause."""
    anna = visit("Anna")
    page = anna.page
    table = anna.create_table("north", "me", "random", clans="random")

    def discs_out(brief: Brief) -> bool:
        return asks(ACTION)(brief) and not any(option["key"].startswith("disc:") for option in brief["ask"]["options"])

    bring(table, [(anna, roaming(random.Random(1)))], discs_out)
    anna.open_table(table)
    anna.until("state => state.asks.length > 0")
    no = page.evaluate(REFUSED)
    reason = anna.texts("north").prompt(Message(no["reason"]["id"], no["reason"]["args"]), [])
    tile = page.locator(f"[data-part=tile][data-light=no][data-zone='tile:{no['refs'][0]['id']}']")
    expect(tile).to_have_attribute("aria-description", reason)
    tile.hover()
    expect(page.locator("[data-part=explain]")).to_contain_text(f"{reason} ({no['rule']})")
    tile.click()
    toast = page.locator("[data-part=toast]").last
    expect(toast).to_contain_text(reason)
    expect(toast).to_contain_text(no["rule"])
