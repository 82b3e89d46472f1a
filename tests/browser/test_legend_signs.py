"""The legend of a table explains every sign that is printed on a card of its game, in words and with its clause."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kronika.engine.texts import catalogue
from kronika.games import find
from tests.browser.moments import moments
from tests.browser.showcase import Showcase
from tests.browser.sound import sound
from tests.browser.visitor import PHONE

ROWS = "all => all.map(row => [row.dataset.explained, row.querySelector('use') !== null, row.innerText])"
NUMBERS = {
    "dominion": {"cost"},
    "north": set[str](),
    "oath": {"capacity"},
    "valeria": {"price", "fight", "spell", "number"},
}
"""Signs that are a number in a shape, without a picture."""
NOT_PRINTED = {
    *("north-sign-upgrade", "oath-sign-modifier", "oath-sign-edifice", "valeria-sign-all"),
    *("oath-sign-visionary", "oath-sign-successor", "oath-sign-promise", "oath-sign-world", "oath-sign-pile"),
    *("oath-sign-attack-die", "oath-sign-defense-die"),
    *("north-sign-first", "north-sign-passed", "north-sign-own-disc", "north-sign-hand"),
    *("north-sign-queue", "north-sign-stored"),
}
"""What cards can bear, and none of ours does; and what stands on the table alone, where it explains itself."""


def named(game: str, kind: str) -> set[str]:
    sources = [path.read_text(encoding="utf-8") for folder in find(game).texts() for path in folder.glob("*.ftl")]
    return set(re.findall(rf"^({game}-{kind}-[a-z-]+) =", "\n".join(sources), re.MULTILINE))


@pytest.mark.parametrize(
    ("game", "name", "lang", "touch"),
    [
        ("oath", "six", "cs", True),
        ("north", "action", "en", False),
        pytest.param("valeria", "action", "cs", True, marks=pytest.mark.long),
        pytest.param("dominion", "six", "cs", False, marks=pytest.mark.long),
    ],
)
def test_the_legend_explains_every_sign_on_the_cards(
    showcase: Showcase, game: str, name: str, lang: str, touch: bool
) -> None:
    (moment,) = moments(game, name)
    page = showcase.show(moment, PHONE if touch else (1366, 625), lang, touch=touch)
    texts = catalogue(lang, game)
    page.get_by_role("button", name=texts.text("web-table-menu")).click()
    page.get_by_role("button", name=texts.text("web-legend")).click()
    legend = page.locator("[data-part=legend]")
    signs = legend.get_by_role("region", name=texts.text("web-legend-signs"))
    expect(signs).to_be_visible()
    rows = {id: (picture, words) for id, picture, words in signs.locator("[data-explained]").evaluate_all(ROWS)}
    counters = legend.get_by_role("region", name=texts.text("web-legend-tracks"))
    counted = {texts.text(id) for id, _, _ in counters.locator("[data-explained]").evaluate_all(ROWS)}
    known = {id for id in named(game, "sign") if texts.text(id) not in counted}
    assert set(rows) == known - NOT_PRINTED
    assert {id.partition("-sign-")[2] for id, (picture, _) in rows.items() if not picture} == NUMBERS[game]
    for id, (_, words) in rows.items():
        assert texts.text(id) in words
        assert texts.text(id, part="about") in words
        assert texts.text(id, part="rule") in words
    assert sound(page, [], touch).faults == []
    page.keyboard.press("Escape")
