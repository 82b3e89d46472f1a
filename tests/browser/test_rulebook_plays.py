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
    expect(line).to_have_attribute("data-on", "true")
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
    assert line.get_attribute("data-on") is None
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


IN_SIGHT = """element => {
    const box = element.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight;
}"""


@pytest.mark.parametrize(
    "screen",
    [
        pytest.param({"lang": "cs", "size": PHONE, "touch": True}, id="cs phone"),
        pytest.param({"lang": "en"}, id="en", marks=pytest.mark.long),
    ],
)
def test_a_link_to_a_clause_leads_to_it_and_lights_it_up(visit: Visit, screen: dict[str, Any]) -> None:
    """From what is going on at a table, without loading a page; and again from within the book."""
    anna = visit("Anna", **screen)
    page = anna.page
    anna.open_table(anna.create_table("dominion", "me", "big-money", kingdom="first-game"))
    rule = anna.until("state => state.asks.length > 0")["ask"]["rule"]
    page.evaluate("window.same = true")
    anna.button("web-coach").first.click()
    page.get_by_role("tab", name=anna.say("web-coach-now")).click()
    now = page.locator("[data-part=going-on]")
    now.get_by_role("button", name=anna.say("web-rule", rule=rule)).last.click()
    page.get_by_role("link", name=anna.say("web-rule-book")).click()
    line = page.locator(f'[id="{rule}"]')

    def lit() -> None:
        expect(line).to_have_attribute("data-on", "true")
        expect(line).to_be_focused()
        page.wait_for_function(IN_SIGHT, arg=line.element_handle())

    lit()
    expect(line).to_have_accessible_name(anna.say("web-rule", rule=rule))
    expect(line).to_have_accessible_description(line.locator("p").inner_text())
    expect(page.locator("[data-part=clause-line][data-on]")).to_have_count(1)
    # Whoever has gone elsewhere in the book comes back by the same link; what a search hides is shown for it.
    page.evaluate("scrollTo(0, 0)")
    page.get_by_role("searchbox").fill("qqqq")
    expect(line).to_have_count(0)
    anna.go(f"/rules/dominion#{rule}", "[data-part=clause-line]")
    lit()
    # A section is lit by its heading.
    section = rule.split("-")[0]
    anna.go(f"/rules/dominion#{section}", "[data-part=clause-line]")
    expect(page.locator(f'[id="{section}"][data-on]')).to_be_focused()
    assert page.evaluate("window.same")


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
