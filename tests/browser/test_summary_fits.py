"""The two pages for a real table: all of what they have to say fits on two sheets of paper, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.windows import DESKTOP

CUT = """sheets => sheets.filter(each => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight)
    .map(each => each.textContent.slice(-80) + ` (${each.style.fontSize})`)"""


@pytest.mark.parametrize("lang", ["cs", pytest.param("en", marks=pytest.mark.long)])
def test_nothing_of_a_summary_is_cut_off(visit: Visit, lang: str) -> None:
    anna = visit("Anna", lang=lang, size=DESKTOP)
    for game in ("oath", "dominion", "valeria", "north"):
        anna.open(f"/summary/{game}")
        sheets = anna.page.locator("[data-part=summary-body]")
        expect(sheets).to_have_count(2)
        anna.page.evaluate("document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(done)))")
        assert sheets.evaluate_all(CUT) == [], f"{game} does not fit"
