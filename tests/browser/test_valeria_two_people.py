"""Two people in two browsers, one Czech and one English, play a game of Valeria by clicking: its beginning and its end,
with `--long` all of it. Where both are asked at once, in the choice of dukes and in the harvest, neither waits for the
other."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import expect

import kronika
from tests.browser.conftest import Visit
from tests.browser.fast import skip
from tests.browser.player import Lord, further, hasty, play_at_once
from tests.browser.result import check_result, headline
from tests.browser.visitor import Brief, Visitor

DUKE = "valeria-ask-duke"
LAST = 3
"""So many exhausted stacks, and with the next one the game of two is over (V8.1-c)."""
SUMMANDS = ("monsters", "domains", "board", "duke")


@pytest.mark.long
def test_a_whole_game_in_two_languages(visit: Visit, long: bool) -> None:
    anna, john = visit("Anna", lang="cs", theme="dark"), visit("John", lang="en")
    table = anna.create_table("valeria", "me", "empty")
    john.sit_with(anna, table)
    for visitor in (anna, john):
        visitor.open_table(table)
    dukes = [offered(visitor) for visitor in (anna, john)]
    assert len(dukes[0] | dukes[1]) == 4

    lords = [Lord(visitor, "valeria", hasty(random.Random(seat))) for seat, visitor in enumerate((anna, john))]
    if long:
        assert DUKE in play_at_once(lords)
    else:
        assert DUKE in play_at_once(lords, further(anna, 8))
        skip(table, [(lord.visitor, lord.decide) for lord in lords], nearly_over)
        play_at_once(lords)

    chronicle = anna.get(f"/api/tables/{table}/chronicle")
    game = kronika.replay(chronicle)
    assert game.over
    assert john.get(f"/api/tables/{table}/chronicle") == chronicle
    for seat, visitor in enumerate((anna, john)):
        check_result(visitor, game, SUMMANDS)
        check_secret(visitor, dukes[1 - seat], 1 - seat)
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator("[data-part=result]")).to_have_count(0)
        expect(visitor.page.locator("[data-part=prompt][data-state=over]")).to_contain_text(headline(visitor, game))


def nearly_over(brief: Brief) -> bool:
    """One card before the end, or the end itself is near anyhow."""
    left = [count for zone, count in brief["counts"].items() if zone.startswith("stack:")]
    return left.count(0) >= LAST and 1 in left


def offered(visitor: Visitor) -> set[str]:
    """The two dukes one may choose from: nobody else may hear of them."""
    ask = visitor.until("state => state.asks.length > 0")["ask"]
    assert ask["what"]["id"] == DUKE
    return {option["refs"][0]["id"] for option in ask["options"]}


def check_secret(visitor: Visitor, dukes: set[str], rival: int) -> None:
    """Nothing that was delivered before the end names a duke of the rival; at the end that duke lies open."""
    states = [frame for frame in visitor.frames if json.loads(frame)["type"] == "state"]
    running = [frame for frame in states if not json.loads(frame)["view"]["over"]]
    assert len(running) > 5
    for frame in running:
        assert not any(f'"{duke}"' in frame for duke in dukes), f"{visitor.name} was told of a rival's duke"
    kept = visitor.page.evaluate(
        "rival => told.state.view.zones.find(zone => zone.id === `duke:${rival}`).cards.map(card => card.face)", rival
    )
    assert set(kept) < dukes
