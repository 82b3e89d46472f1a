"""Clauses seen at the table, and the rulebook on two pages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from kronika.lessons.shown import shown_for
from kronika.rulebook import summary
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE

SMALLEST = 9.0
"""Points: smaller letters nobody reads at a table, and on the screen they would be under 12 px."""
GAMES = ("dominion", "north", "oath", "valeria")
LOOK = """[...document.querySelectorAll('[data-part=summary-body]')].map(
    (page) => [
        parseFloat(page.style.fontSize), page.scrollWidth - page.clientWidth, page.scrollHeight - page.clientHeight
    ]
)"""


@pytest.mark.parametrize(
    ("game", "clause", "screen"),
    [
        ("oath", "5.2.1-a", {"lang": "en", "theme": "dark"}),
        ("north", "N4.1-a", {"lang": "cs", "size": PHONE, "touch": True}),
        pytest.param("dominion", "D3.2-a", {"lang": "cs"}, marks=pytest.mark.long),
        pytest.param("valeria", "V6.4-a", {"lang": "en"}, marks=pytest.mark.long),
    ],
    ids=("oath", "north", "dominion", "valeria"),
)
def test_a_clause_is_seen_at_the_table(visit: Visit, game: str, clause: str, screen: dict[str, Any]) -> None:
    anna = visit("Anna", **screen)
    page = anna.page
    anna.open(f"/rules/{game}")
    line = page.locator(f'[id="{clause}"]')
    line.locator("[data-part=scene-show]").click()
    scene = line.locator("[data-part=scene]")
    expect(scene.locator("[data-part=scene-said]")).to_have_text(anna.say("scene-begin"))
    expect(scene.locator("[data-part=prompt]")).to_be_visible()  # the real board, with its question
    steps = sum(isinstance(step[0], int) for step in shown_for(game, clause).steps)
    expect(scene).to_be_focused()
    for step in range(steps):
        page.keyboard.press("ArrowRight")
        expect(scene).to_contain_text(anna.say("scene-step", step=step + 2, of=steps + 1))
        expect(scene.locator("[data-part=scene-said]")).not_to_have_text(anna.say("scene-begin"))
    expect(scene.locator("[data-part=scene-next]")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(line.locator("[data-part=scene-show]")).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_summaries_are_two_pages_each(visit: Visit, long: bool) -> None:
    for turn, lang in enumerate(("cs", "en")):
        anna = visit("Anna", lang=lang, size=(1000, 1300))
        for game in GAMES if long else GAMES[turn::2]:
            anna.open(f"/summary/{game}")
            expect(anna.page.locator("[data-part=summary-sheet]")).to_have_count(2)
            last = summary(game, lang)[-1][-1].clauses[-1]
            expect(anna.page.get_by_text(last.text)).to_be_visible()
            for size, wide, high in anna.page.evaluate(LOOK):
                assert (size >= SMALLEST, wide, high) == (True, 0, 0), (lang, game)
            printed = anna.page.pdf(prefer_css_page_size=True)
            assert len(re.findall(rb"/Type\s*/Page[^s]", printed)) == 2, (lang, game)
