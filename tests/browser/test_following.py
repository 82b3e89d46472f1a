"""Following the others: one thing after another, the way to one's own turn, what happened meanwhile, the sounds."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, Tapper, thrifty
from tests.browser.visitor import PHONE, SETTLED, Visitor
from tests.browser.windows import DESKTOP

HEARD = """
localStorage["kronika-warned"] = "off";  // a turn may end with nothing bought
window.heard = [];
const quiet = () => ({ setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} });
const node = kind => ({
  gain: quiet(), frequency: quiet(), connect() {}, stop() {},
  start() { if (kind) heard.push(kind); },
});
window.AudioContext = class {
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createGain() { return node(""); }
  createBiquadFilter() { return node(""); }
  createOscillator() { return node("tone"); }
  createBufferSource() { return node("noise"); }
  createBuffer(channels, length) { return { getChannelData: () => new Float32Array(length) }; }
};
"""
"""Notes what would be heard."""

LOOKED_AT = """
const own = window.setTimeout;
window.setTimeout = (then, ms, ...given) => [1600, 2400].includes(ms) ? 0 : own(then, ms, ...given);
"""
"""Whoever sees it slowly looks at each action for ever, however fast the machine is: only a skip goes on."""

SCREENS = [
    pytest.param({"lang": "en", "size": DESKTOP}, id="en"),
    pytest.param({"lang": "cs", "size": PHONE, "touch": True}, id="cs phone", marks=pytest.mark.long),
]


def end_turn(visitor: Visitor, player: Player) -> None:
    """Buys nothing. Bots think in no time: when this is heard, the server may have come round already."""
    brief = visitor.until("state => state.asks.length > 0")
    if brief["ask"]["what"]["id"] == "dominion-ask-action":
        player.answer(brief, ["end-actions"])
        brief = visitor.answered(brief)
    player.answer(brief, ["end-turn"])
    visitor.answered(brief)


def closes(part: Locator) -> None:
    expect(part).to_have_count(0)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_round_is_followed_skipped_and_told_again(visit: Visit, screen: dict[str, Any]) -> None:
    anna = visit("Anna", speed="slow", **screen)
    page, touch = anna.page, screen.get("touch", False)
    anna.context.add_init_script(HEARD + LOOKED_AT)
    table = anna.create_table("dominion", "me", "big-money", "big-money", kingdom="first-game")
    anna.open_table(table)
    player = (Tapper if touch else Player)(anna, decide=thrifty())
    recap, idle = page.locator("[data-part=recap]"), page.locator("[data-part=prompt][data-state=idle]")

    skip = anna.button("web-skip-turns")
    brief = anna.until("state => state.asks.length > 0")
    page.evaluate(SETTLED)
    if skip.count():
        skip.click()
    if brief["counts"]["discard:1"] or brief["counts"]["discard:2"]:  # somebody else began: that is told as well
        expect(recap).to_be_visible()
        page.keyboard.press("Escape")
    closes(recap)
    end_turn(anna, player)
    # The others have long played; here the first thing they did is still looked at.
    brief = anna.until("state => state.asks.length > 0 && state.view.turn === state.info.my_seat")
    headline = idle.locator("[data-part=headline]")
    expect(headline).to_contain_text(brief["names"][1])
    assert page.evaluate("heard.length") > 0

    if touch:
        skip.tap()
    else:
        page.keyboard.press("Enter")
    # The question comes, and with it what happened meanwhile; nothing of it did anything to me, which is told last.
    expect(page.locator(f"[data-part=prompt][data-ask='{brief['ask']['id']}']")).to_be_visible()
    expect(recap).to_be_visible()
    expect(recap.locator("[data-part=recap-rival]")).to_have_count(2)
    for seat in (1, 2):
        bought = recap.locator(f"[data-part=recap-rival][data-seat='{seat}']")
        expect(bought).to_contain_text(brief["names"][seat])
        expect(bought.locator("li")).not_to_have_count(0)
    columns = recap.locator("[data-part=recap-mine], [data-part=recap-rival]")
    expect(columns.last).to_contain_text(anna.say("web-recap-nothing"))

    # It can be put away and comes back; the first move closes it for good.
    if touch:
        expect(recap.get_by_role("heading", name=anna.say("web-recap"))).to_be_in_viewport()
        anna.button("web-recap-begin").tap()
        closes(recap)
        anna.button("web-table-menu").tap()
        anna.button("web-recap").tap()
        expect(recap).to_be_visible()
        anna.button("web-recap-begin").tap()
    else:
        page.keyboard.press("Escape")
        closes(recap)
        page.keyboard.press("r")
        expect(recap).to_be_visible()
        page.keyboard.press("e")
        anna.answered(brief)
    closes(recap)

    # The log has what was done, and under it what followed.
    if touch:
        page.get_by_role("button", name=anna.say("web-log")).tap()
    log = page.locator("[data-part=log]")
    under = log.locator("[data-line=under]")
    expect(under).not_to_have_count(0)
    fold = log.get_by_role("button", name=anna.say("web-log-brief"))
    fold.click()
    expect(under).to_have_count(0)
    expect(log.locator("[data-line=folded]")).not_to_have_count(0)
    log.get_by_role("button", name=anna.say("web-log-fold")).last.click()
    expect(under).not_to_have_count(0)


def test_at_once_and_without_a_sound_where_somebody_wants_it_so(visit: Visit) -> None:
    """The settings hold: nothing waits, no recap, no sound."""
    anna = visit("Anna", lang="cs", speed="slow")
    page = anna.page
    anna.context.add_init_script(HEARD)
    table = anna.create_table("dominion", "me", "big-money", kingdom="first-game")
    anna.open_table(table)
    anna.button("web-settings").click()
    settings = page.locator("[data-part=settings]")
    for setting, choice in (
        ("web-speed", "web-speed-once"),
        ("web-settings-recap", "web-settings-off"),
        ("web-settings-volume", "web-settings-off"),
    ):
        settings.get_by_role("group", name=anna.say(setting)).get_by_text(anna.say(choice), exact=True).click()
    page.keyboard.press("Escape")
    page.evaluate("heard.length = 0")
    end_turn(anna, Player(anna))
    brief = anna.until("state => state.asks.length > 0 && state.view.turn === state.info.my_seat")
    expect(page.locator(f"[data-part=prompt][data-ask='{brief['ask']['id']}']")).to_be_visible()
    expect(anna.button("web-skip-turns")).to_have_count(0)
    closes(page.locator("[data-part=recap]"))
    assert page.evaluate("heard.length") == 0
