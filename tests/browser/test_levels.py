"""Choosing an opponent is choosing a level: a face, a sentence, shields; at the table the shields stand beside them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE
from tests.browser.windows import DESKTOP

CAST = ("giles", "dorothy", "severin", "ludmila", "wenceslas")
WIDER = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize(
    ("lang", "size", "game"),
    [("cs", DESKTOP, "valeria"), pytest.param("en", PHONE, "dominion", marks=pytest.mark.long)],
)
def test_one_sits_down_against_somebody_with_a_face(visit: Visit, lang: str, size: tuple[int, int], game: str) -> None:
    anna = visit("Anna", lang=lang, size=size, touch=size == PHONE)
    page, texts = anna.page, anna.texts(game)
    anna.open(f"/?new={game}")
    rows = page.locator("[data-part=levels] [data-level]")
    expect(rows).to_have_count(5)
    for number, name in enumerate(CAST, start=1):
        row = page.locator(f"[data-level={name}]")
        for part in (None, "title", "about"):
            text = texts.text(f"{game}-bot-{name}", part=part) if part else texts.text(f"{game}-bot-{name}")
            expect(row).to_contain_text(text)
        expect(row.locator("[data-part=portrait] path").first).to_be_attached()
        expect(row.locator(f"[data-strength='{number}']")).to_contain_text(anna.say(f"level-{number}"))
        expect(row.locator("[data-strength] [data-on]")).to_have_count(number)
    assert page.evaluate(WIDER) <= 0

    # The second is chosen already; a click brings somebody else, another one sends them away.
    expect(page.locator("[data-level][aria-pressed=true]")).to_have_attribute("data-level", "dorothy")
    page.locator("[data-level=giles]").click()
    page.locator("[data-level=ludmila]").click()
    page.locator("[data-level=dorothy]").click()
    expect(page.locator("[data-level][aria-pressed=true]")).to_have_count(2)
    page.locator("button[type=submit]").click()
    expect(page.locator("[data-part=seat]").first).to_be_visible()
    (table,) = anna.get("/api/tables")
    told = {chair["bot"]: (chair["name"], chair["strength"], chair["of"]) for chair in table["chairs"] if chair["bot"]}
    assert told == {name: (anna.say(f"level-name-{name}"), place, 5) for name, place in (("giles", 1), ("ludmila", 4))}
    if size == DESKTOP:
        rivals = page.locator("[data-part=seat]:has([data-part=strength])")
        expect(rivals).to_have_count(2)
        expect(rivals.filter(has_text=anna.say("level-name-ludmila")).locator("[data-on]")).to_have_count(4)
