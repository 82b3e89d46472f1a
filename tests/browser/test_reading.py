"""Cards are read large wherever they are named: on the stand, beside the thing, in a sheet; and keys that throw nothing
away."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.fast import bring
from tests.browser.player import thrifty
from tests.browser.visitor import PHONE, Visitor

LAPTOP = (1024, 768)
"""Too narrow for a rail with the reading stand."""

PREVIEW = "[data-part=preview]:popover-open"
STAND = "[data-part=close-up]"


def preview_beside(page: Page, thing: Locator) -> Locator:
    """The preview once it is there: in the window, not over the thing it belongs to, and above everything."""
    preview = page.locator(PREVIEW)
    expect(preview).to_be_visible()
    box, other, room = preview.bounding_box(), thing.bounding_box(), page.viewport_size
    assert box
    assert other
    assert room
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= room["width"]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= room["height"]
    assert apart(box, other), (box, other)
    assert preview.get_attribute("aria-hidden") == "true"
    return preview


def apart(a: Any, b: Any) -> bool:
    return bool(
        a["x"] + a["width"] <= b["x"]
        or b["x"] + b["width"] <= a["x"]
        or a["y"] + a["height"] <= b["y"]
        or b["y"] + b["height"] <= a["y"]
    )


def test_small_cards_of_a_new_table_are_shown_large_beside_them(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    anna.open("/new/dominion")
    small = page.locator("[data-named]").nth(2)
    small.hover()
    face = small.get_attribute("data-named")
    assert face
    expect(preview_beside(page, small)).to_contain_text(anna.texts("dominion").text(f"card-{face}"))
    page.mouse.move(5, 5)
    expect(page.locator(PREVIEW)).to_have_count(0)

    # A click opens the sheet on a wide screen too: there is no stand on this page.
    small.click()
    sheet = page.get_by_role("dialog").filter(
        has=page.get_by_role("heading", name=anna.texts("dominion").text(f"card-{face}"))
    )
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)

    # In the window with all kingdoms it lies above the window.
    anna.button("new-choice-more").click()
    inside = page.locator("dialog[open]").last.locator("[data-named]").first
    inside.hover()
    preview_beside(page, inside)


def test_a_table_without_a_stand_shows_cards_beside_them_and_one_with_a_stand_there(visit: Visit) -> None:
    anna = visit("Anna", size=LAPTOP)
    page = anna.page
    table = anna.create_table("dominion", "me", "big-money", kingdom="first-game")
    anna.open_table(table)
    card = page.locator("[data-part=hand] [data-face=copper]").first
    expect(page.locator(STAND)).to_have_count(0)
    card.hover()
    preview_beside(page, card)
    page.keyboard.press("Escape")
    expect(page.locator(PREVIEW)).to_have_count(0)

    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(STAND)).to_be_visible()
    page.mouse.move(5, 5)
    card.hover()
    expect(page.locator(STAND)).to_contain_text(anna.texts("dominion").text("card-copper"))
    expect(page.locator(PREVIEW)).to_have_count(0)

    # Nothing of this game lies on the stand of the next.
    page.mouse.move(5, 5)
    other = anna.create_table("valeria", "me", "random")
    page.evaluate(
        "path => { const a = document.createElement('a'); a.href = path; document.body.append(a); a.click(); }",
        f"/table/{other}",
    )
    expect(page.locator("[data-room=valeria]").first).to_be_visible()
    expect(page.locator(STAND)).to_contain_text(anna.say("web-closeup-empty"))


def test_focus_by_key_shows_a_card_and_focus_by_tap_does_not(visit: Visit) -> None:
    anna = visit("Anna", size=LAPTOP)
    page = anna.page
    anna.open("/cards/dominion")
    cards = page.locator("[data-part=card]")
    expect(cards.first).to_be_visible()
    first = cards.first
    first.evaluate("card => { card.style.setProperty('--w', '100px') }")
    page.get_by_role("searchbox").focus()
    while not first.evaluate("card => card === document.activeElement"):
        page.keyboard.press("Tab")
    preview_beside(page, first)

    tom = visit("Tom", size=PHONE, touch=True)
    tom.open("/cards/dominion")
    card = tom.page.locator("[data-part=card]").first
    card.tap()
    expect(tom.page.get_by_role("dialog")).to_be_visible()
    expect(tom.page.locator(PREVIEW)).to_have_count(0)


def hold(thing: Locator) -> None:
    """A finger that comes down and stays."""
    thing.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 10, "clientY": 10})


def test_a_long_press_opens_a_card_everywhere(visit: Visit) -> None:
    anna = visit("Anna", size=PHONE, touch=True)
    page = anna.page
    for path in ("/new/dominion", "/rules/dominion"):
        anna.open(path)
        thing = page.locator("[data-named], [data-face]").first
        hold(thing)
        face = thing.get_attribute("data-named") or thing.get_attribute("data-face")
        name = anna.texts("dominion").text(f"card-{face}")
        expect(page.get_by_role("dialog", name=name, exact=True)).to_be_visible()


def test_a_phone_sees_no_keys(visit: Visit) -> None:
    for one, keys in ((visit("Anna", size=PHONE, touch=True), False), (visit("Tom"), True)):
        one.open_table(one.create_table("dominion", "me", "big-money", kingdom="first-game"))
        one.until("state => state.asks.length > 0")
        expect(one.page.locator("[data-part=prompt] [data-option]").first).to_be_visible()
        assert (one.page.locator("[data-part=prompt] kbd").count() > 0) is keys


def log_of(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-part=log] ol")


def test_the_log_is_one_stop_and_its_end_is_in_sight(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    table = anna.create_table("dominion", "me", "big-money", "big-money", kingdom="first-game")
    bring(table, [(anna, thrifty())], lambda brief: brief["seq"] > 60)
    anna.open_table(table)
    log = log_of(anna)
    assert log.locator("[data-named]").count() > 10

    log.focus()
    page.keyboard.press("Tab")
    assert not log.evaluate("list => list.contains(document.activeElement)")
    page.keyboard.press("Shift+Tab")
    expect(log).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(log.locator("[data-named]").last).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Tab")
    assert not log.evaluate("list => list.contains(document.activeElement)")

    page.reload()
    expect(log.locator("li").last).to_be_visible()
    page.wait_for_function(END_IN_SIGHT)


END_IN_SIGHT = """() => {
    const line = [...document.querySelectorAll("[data-part=log] ol > li")].at(-1);
    const [all, own] = [line.parentElement.getBoundingClientRect(), line.getBoundingClientRect()];
    return own.bottom <= all.bottom + 1 && own.top >= all.top - 1;
}"""


UNDER = """thing => {
    const box = thing.getBoundingClientRect();
    const sheet = new CSSStyleSheet();
    const [bottom, left] = [innerHeight - box.bottom, box.left + box.width / 2];
    sheet.replaceSync(`[data-part=toasts][popover] { inset: auto auto ${bottom}px ${left}px }`);
    document.adoptedStyleSheets = [sheet];
}"""
"""Makes notes come where this thing is."""


def test_a_note_can_be_put_away_and_does_not_lie_over_what_was_pressed(visit: Visit) -> None:
    """All outside of an open window is dead to the pointer; a note comes along, and stays when the window is closed."""
    anna = visit("Anna")
    page = anna.page
    anna.open_table(anna.create_table("dominion", "me", "big-money", kingdom="first-game"))
    window, note = page.get_by_role("dialog"), page.locator("[data-part=toast]")
    anna.button("web-undo").click()  # there is nothing to take back
    expect(note).to_be_visible()
    anna.button("web-table-menu").click()
    expect(window).to_be_visible()
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    expect(note).to_be_visible()
    anna.button("web-table-menu").click()
    anna.button("web-close", note).click()
    expect(note).to_have_count(0)
    expect(window).to_be_visible()
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)

    undo = anna.button("web-undo")
    undo.evaluate(UNDER)
    undo.click()
    expect(note).to_be_visible()
    box, other = note.bounding_box(), undo.bounding_box()
    assert box
    assert other
    assert apart(box, other), (box, other)
