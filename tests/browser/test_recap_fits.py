"""What happened since the last turn stands in the rail of a low window as a whole, however much it was: what is left
out is counted, and unfolds."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kronika.engine.texts import catalogue
from tests.browser.moments import moments
from tests.browser.showcase import Showcase
from tests.browser.sound import sound

LOW = (1366, 625)
SCROLLS = "part => part.scrollHeight > part.clientHeight"


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        ("oath", "cs"),
        pytest.param("valeria", "en", marks=pytest.mark.long),
        *(pytest.param(game, "long", marks=pytest.mark.long) for game in ("oath", "valeria")),
    ],
)
def test_what_three_rivals_did_fits_into_a_low_window(showcase: Showcase, game: str, lang: str) -> None:
    (moment,) = moments(game, "recap")
    page = showcase.show(moment, LOW, lang)
    recap = page.locator("[data-part=recap]")
    rivals = recap.locator("[data-part=recap-rival]")
    expect(rivals).to_have_count(3)
    assert not recap.evaluate(SCROLLS)
    for rival in rivals.all():
        expect(rival.get_by_role("heading")).to_be_in_viewport(ratio=1)
        expect(rival.get_by_role("listitem").last).to_be_in_viewport(ratio=1)
    assert sound(page, showcase.on(moment).keys).faults == []
    folded = recap.get_by_role("button", expanded=False)
    assert folded.count() > 0 or game == "valeria", "Oath's rivals did more than there is room for"
    if folded.count() and lang != "long":
        seat = rivals.filter(has=page.get_by_role("button", expanded=False)).first.get_attribute("data-seat")
        column = recap.locator(f"[data-seat='{seat}']")
        before = column.get_by_role("listitem").count()
        button = column.get_by_role("button", expanded=False)
        said = button.inner_text()
        left = next(n for n in range(2, 99) if said == catalogue(lang).text("web-recap-more", {"count": n}))
        button.click()
        expect(column.get_by_role("listitem")).to_have_count(before + left)
        column.get_by_role("button", expanded=True).click()
        expect(column.get_by_role("listitem")).to_have_count(before)
        assert not recap.evaluate(SCROLLS)
