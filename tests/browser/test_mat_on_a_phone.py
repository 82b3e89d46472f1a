"""A phone held upright shows a game of Dominion again: cards in play lie in rows, none of them over another."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

import kronika
from tests.browser.conftest import Visit
from tests.browser.fast import finished
from tests.browser.visitor import PHONE

BOXES = "all => all.map(each => each.getBoundingClientRect().toJSON())"
CUT = "all => all.filter(each => each.scrollWidth > each.clientWidth).length"


def in_play(chronicle: dict[str, Any], at: int) -> int:
    zones = kronika.replay(chronicle, upto=at).view(None)["zones"]
    return next(len(zone["cards"]) for zone in zones if zone["id"] == "play")


def test_cards_in_play_lie_in_rows_in_a_replay(visit: Visit) -> None:
    anna = visit("Anna", lang="cs", size=PHONE, touch=True)
    table = finished(anna, "dominion", "big-money", kingdom="first-game")
    chronicle = anna.get(f"/api/tables/{table}/chronicle")
    at = next(n for n in range(1, len(chronicle["answers"])) if in_play(chronicle, n) >= 5)
    anna.open(f"/replay/{table}?at={at}")
    mat = anna.page.locator("[data-part=mat]")
    cards = mat.locator("[data-face]")
    expect(cards).to_have_count(in_play(chronicle, at))
    boxes: list[dict[str, float]] = cards.evaluate_all(BOXES)
    around = mat.bounding_box()
    assert around is not None
    assert len({round(box["top"]) for box in boxes}) > 1, "they lie in rows"
    for i, one in enumerate(boxes):
        assert around["y"] <= one["top"] < one["bottom"] <= around["y"] + around["height"]
        for other in boxes[i + 1 :]:
            apart = one["right"] <= other["left"] or other["right"] <= one["left"]
            assert apart or one["bottom"] <= other["top"] or other["bottom"] <= one["top"]
    assert cards.locator("[data-part=name]").evaluate_all(CUT) == 0
