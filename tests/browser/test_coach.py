"""The coach at a table: asked by key or finger, answered in the reader's language, followed with one press."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE
from tests.browser.windows import DESKTOP

SCREENS = [
    pytest.param({"lang": "en", "size": DESKTOP}, id="en"),
    pytest.param({"lang": "cs", "size": PHONE, "touch": True}, id="cs phone", marks=pytest.mark.long),
]


@pytest.mark.parametrize("screen", SCREENS)
def test_somebody_asks_looks_at_the_options_and_follows_the_first(visit: Visit, screen: dict[str, Any]) -> None:
    anna = visit("Anna", **screen)
    anna.open_table(anna.create_table("dominion", "me", "steward", kingdom="first-game"))
    brief = anna.until("state => state.asks.length > 0")
    tool = anna.page.get_by_role("button", name=anna.say("web-coach"))
    if screen.get("touch"):
        tool.tap()
    else:
        anna.page.keyboard.press("h")
    panel = anna.page.locator("[data-part=coach]")
    first = panel.locator("[data-part=advice]").first
    expect(first).to_be_visible(timeout=60_000)
    expect(panel.get_by_role("status")).not_to_contain_text(anna.say("web-coach-thinking"), timeout=60_000)
    keys = first.get_attribute("data-keys")
    assert keys in [option["key"] for option in brief["ask"]["options"]]
    lettered = anna.page.locator(f"[data-part=prompt] [data-option='{keys}'] [data-part=coach-letter]")
    if lettered.count():
        expect(lettered).to_have_text("A")
    panel.get_by_role("tab", name=anna.say("web-coach-now")).click()
    expect(panel.locator("[data-part=going-on]")).to_contain_text(anna.say("web-coach-rule"))
    panel.get_by_role("tab", name=anna.say("web-coach-advice")).click()
    first.get_by_role("button", name=anna.say("web-coach-do")).click()
    after = anna.answered(brief)
    assert after["ask"] is None or after["ask"]["id"] != brief["ask"]["id"]
