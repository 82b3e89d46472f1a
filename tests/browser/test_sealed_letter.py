"""A game from outside, by module:Class: Sealed Letter from the shelf to its end, without a line of client code."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import kronika
from tests.browser.conftest import Visit
from tests.browser.house import SEALED_LETTER, House
from tests.browser.player import Player, play


@pytest.fixture
def court(built: None, tmp_path: Path) -> Iterator[House]:
    kronika.games.bring(SEALED_LETTER)
    house = House(tmp_path, SEALED_LETTER)
    house.start()
    try:
        yield house
    finally:
        house.stop()
    assert house.errors() == ""


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.long), "cs"])
def test_sealed_letter_is_played_to_its_end_against_its_bot(court: House, visit: Visit, lang: str) -> None:
    anna = visit(house=court, lang=lang)
    page, texts = anna.page, anna.texts("sealed-letter")
    anna.open("/")
    page.locator("[data-part=box] > a[href*=sealed-letter]").click()
    page.get_by_label(anna.say("new-player"), exact=True).fill("Anna")
    anna.button("new-start").click()
    expect(page.locator("[data-part=hall][data-room=sealed-letter]")).to_be_visible()
    brief = play([Player(anna, "sealed-letter", lambda ask, _: [ask["options"][0]["key"]])])
    assert brief["over"]
    ending = page.locator("[data-part=result] [data-part=ending]")
    assert ending.text_content() in {texts.text(f"sealed-letter-end-{id}") for id in ("last", "deck")}
    expect(page.locator("[data-part=result] [data-part=scores] > li")).to_have_count(2)
