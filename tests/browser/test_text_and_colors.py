"""How large texts are and which colors tell things apart, chosen in the settings, holds on every table: three sizes in
a low window too, with nothing cut or covered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from kronika.engine.texts import catalogue
from tests.browser.moments import moments
from tests.browser.showcase import Showcase
from tests.browser.sound import Size, sound

LOW = (1366, 625)
BOTH_LOW = [("dominion", "reactions"), ("oath", "full-world")]
OTHERS = [("valeria", "five"), ("north", "full-empires")]
LOUD = "all => all.map(each => getComputedStyle(each).background)"
WORDS = """() => [...document.querySelectorAll('[data-part=hall] *')]
  .filter(each => !each.closest('[data-face]'))
  .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
  .map(each => Number.parseFloat(getComputedStyle(each).fontSize)).filter(size => size > 0)"""
"""The sizes of all words that are not printed on a card."""


@contextmanager
def settings(page: Page, lang: str) -> Iterator[None]:
    """What is chosen in this test is nobody else's."""
    try:
        yield
    finally:
        choose(page, lang, "text-usual")
        choose(page, lang, "colors-usual")


def choose(page: Page, lang: str, value: str) -> None:
    texts = catalogue(lang)
    page.get_by_role("button", name=texts.text("web-settings"), exact=True).click()
    group = page.locator("[data-part=settings]").get_by_role(
        "group", name=texts.text(f"web-settings-{value.partition('-')[0]}"), exact=True
    )
    group.get_by_text(texts.text(f"web-settings-{value}"), exact=True).click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=settings]")).to_have_count(0)


CASES = [
    *(pytest.param(*case, "cs", LOW, False, id=case[0]) for case in BOTH_LOW),
    *(pytest.param(*case, "en", LOW, False, id=case[0], marks=pytest.mark.long) for case in OTHERS),
    *(
        pytest.param(*case, "cs", (390, 844), True, id=f"{case[0]}-phone", marks=pytest.mark.long)
        for case in BOTH_LOW + OTHERS
    ),
]


@pytest.mark.parametrize(("game", "name", "lang", "size", "touch"), CASES)
def test_each_table_has_three_sizes_of_text_and_two_sets_of_colors(
    showcase: Showcase, game: str, name: str, lang: str, size: Size, touch: bool
) -> None:
    (moment,) = moments(game, name)
    page = showcase.show(moment, size, lang, touch=touch)
    keys = showcase.on(moment).keys
    sizes = []
    with settings(page, lang):
        for value in ("usual", "large", "largest"):
            choose(page, lang, f"text-{value}")
            found: list[float] = page.evaluate(WORDS)
            sizes.append(sum(found) / len(found))
            faults = [str(fault) for fault in sound(page, keys, touch).faults]
            assert faults == [], f"{value}: {faults}"
        assert 1.03 * sizes[0] < sizes[1] < sizes[2] / 1.03, "each is larger than the one before"
        marks = page.locator("[data-part=crest]")
        usual = marks.evaluate_all(LOUD)
        choose(page, lang, "colors-apart")
        assert len(usual) > 1
        changed = [before != now for before, now in zip(usual, marks.evaluate_all(LOUD), strict=True)]
        # Oath's yellow, white and black can be told apart as they are.
        assert any(changed) if game == "oath" else all(changed)
        assert sound(page, keys, touch).faults == []
