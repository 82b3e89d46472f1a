"""`kill -9` of the server in the middle of an effect: both browsers go on after a restart, nothing is lost, nothing
comes twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.player import play
from tests.browser.test_line import check_asked, in_militia


@pytest.mark.long
def test_kill_and_restart_in_mid_effect(own_house: House, visit: Visit) -> None:
    one, two = visit("Anna", house=own_house, lang="cs"), visit("John", house=own_house)
    table, players, brief, victim, attacker = in_militia(one, two)
    log = own_house.log(table)
    lines = victim.page.locator("[data-part=log] ol > li").all_text_contents()
    with one.forgiving("WebSocket", "ERR_CONNECTION"), two.forgiving("WebSocket", "ERR_CONNECTION"):
        # First while the question is open: it is the same one afterwards.
        own_house.kill()
        for visitor in (one, two):
            expect(visitor.page.get_by_text(visitor.say("web-line-lost"))).to_be_visible()
        own_house.start()
        for visitor in (one, two):
            expect(visitor.page.get_by_text(visitor.say("web-line-lost"))).to_have_count(0)
        check_asked(victim, brief)
        assert own_house.log(table) == log

        # Then while an answer is under way: it counts once.
        own_house.kill()
        expect(victim.page.get_by_text(victim.say("web-line-lost"))).to_be_visible()
        keys = players[brief["seat"]].decide(brief["ask"], brief)
        players[brief["seat"]].answer(brief, keys)
        expect(victim.page.locator("[data-part=prompt]")).to_have_attribute("aria-busy", "true")
        own_house.start()
        after = victim.page.evaluate("seq => told.until(state => state.seq > seq, 30_000)", brief["seq"])
        attacker.page.evaluate("seq => told.until(state => state.seq >= seq, 30_000)", after["seq"])
    entries = own_house.log(table)
    assert entries[:-1] == log
    assert entries[-1].data == {"seat": brief["seat"], "keys": keys}

    # The story goes on where it was.
    assert victim.page.locator("[data-part=log] ol > li").all_text_contents()[: len(lines)] == lines
    play(players, lambda now: now["seq"] >= after["seq"] + 4)
    truth = own_house.table(table)
    for visitor, seat in ((one, 0), (two, 1)):
        assert visitor.page.evaluate("told.state.view") == truth.view(seat)
