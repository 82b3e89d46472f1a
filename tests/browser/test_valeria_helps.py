"""Valeria's table helps: the next roll number by number, and what a stack would leave."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from kronika.engine.texts import catalogue
from tests.browser.moments import moments
from tests.browser.showcase import Showcase
from tests.browser.sound import sound
from tests.browser.visitor import PHONE


@pytest.mark.parametrize(("lang", "size"), [("cs", PHONE), pytest.param("en", (1366, 625), marks=pytest.mark.long)])
def test_the_next_roll_number_by_number(showcase: Showcase, lang: str, size: tuple[int, int]) -> None:
    """A column for everybody, oneself first; a row for every number that somebody owns; chances of 36."""
    (moment,) = moments("valeria", "full-duchies")
    touch = size == PHONE
    page = showcase.show(moment, size, lang, touch=touch)
    table = showcase.on(moment).live.table
    assert table is not None
    ahead: Any = table.view(0)["extra"]["forecast"]
    texts = catalogue(lang, "valeria")
    page.get_by_role("button", name=texts.text("valeria-next-roll")).click()
    window = page.locator("dialog[data-part=forecast]")
    expect(window).to_contain_text(table.names[ahead["roller"]])
    for place, seat in enumerate([0, 1, 2, 3]):
        for line in ahead["seats"][seat]["lines"]:
            row = window.locator(f"tr[data-number='{'/'.join(map(str, line['numbers']))}']")
            expect(row).to_contain_text(texts.text("valeria-forecast-chance", {"chance": line["chance"], "rolls": 36}))
            check(row.locator("td").nth(place), line)
    assert sound(page, [], touch).faults == []
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)


def check(cell: Locator, line: dict[str, Any]) -> None:
    """What it gives, and signs for what is left to decide."""
    gains = [f"+{n}" for n in line["gains"].values()]
    assert [text for text in cell.locator("b").all_inner_texts() if text] == gains
    signs = [kind for kind in ("choices", "exchanges", "thefts") if kind in line]
    assert cell.locator("[data-sign]").evaluate_all("all => all.map(each => each.dataset.sign)") == signs


def test_pointing_at_a_stack_shows_what_it_would_leave(showcase: Showcase) -> None:
    (moment,) = moments("valeria", "full-duchy")
    page = showcase.show(moment, (1440, 900), "en")
    table = showcase.on(moment).live.table
    assert table is not None
    (key, text) = next((key, text) for key, text in table.prospects(0).outlook.items() if key.startswith("hire:"))
    page.locator(f"[data-part=kingdom] [data-options='{key}']").hover()
    left = int(text.args["left"]) + int(text.args["gold"])
    expect(page.locator("[data-part=duchy] [data-track='0.gold']")).to_contain_text(f"→ {left}")
    if text.args["change"]:
        expect(page.locator("[data-part=points-then]")).to_have_text(f"→ {text.args['total']}")
