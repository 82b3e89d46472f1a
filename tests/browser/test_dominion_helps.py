"""Dominion's table helps: one click plays what is needed and buys, a warning before something is lost, the deck
tracker, and kingdoms by lot, saved and shared. On a desk in Czech, on a phone in English."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from kronika.games.dominion.faces import ATTACK, NUMBER, TYPES
from tests.browser.conftest import Visit
from tests.browser.fast import bring
from tests.browser.player import thrifty
from tests.browser.visitor import PHONE, Brief, Visitor
from tests.browser.windows import DESKTOP

WIDE = (1920, 1080)


def asked(visitor: Visitor) -> Brief:
    return visitor.until("state => state.asks.length > 0")


def reached(brief: Brief) -> list[str]:
    return [each["key"] for each in brief["ask"]["reach"]]


@pytest.mark.parametrize(("lang", "phone"), [pytest.param("cs", False, marks=pytest.mark.long), ("en", True)])
def test_a_turn_with_help(visit: Visit, lang: str, phone: bool) -> None:
    anna = visit("Anna", lang=lang, size=PHONE if phone else WIDE, touch=phone, warned=True)
    page, texts = anna.page, anna.texts("dominion")
    table = anna.create_table("dominion", "me", "big-money", kingdom="first-game")
    anna.open_table(table)
    brief = asked(anna)
    prompt = page.locator("[data-part=prompt]")

    # The first hand pays for a Cellar and never for a Province; what follows stands on the golden button.
    cellar = page.locator("[data-zone='pile:cellar']")
    expect(cellar).to_have_attribute("data-coin", "half")
    expect(cellar.locator("[data-part=card]")).to_have_attribute("data-light", "reach")
    expect(page.locator("[data-zone='pile:province']")).to_have_attribute("data-coin", "hollow")
    expect(page.locator("[data-zone='pile:copper']")).to_have_attribute("data-coin", "full")
    golden = prompt.locator("[data-part=primary]")
    expect(golden).to_have_attribute("data-option", "treasures")
    coins = page.locator("[data-part=hand] [data-face=copper]").count()
    expect(golden.locator("[data-part=outlook]")).to_have_text(
        texts.text("dominion-then-coins", {"coins": coins, "total": coins})
    )

    # The tracker is open in the rail where there is room, else behind the deck.
    if phone:
        page.locator("[data-part=mine] [data-zone='deck:0']").tap()
    tracker = page.locator("[data-part=tracker]")
    copper = tracker.locator("[data-card=copper]")
    expect(copper).to_have_attribute("data-hand", str(coins))
    expect(copper).to_have_attribute("data-deck", str(7 - coins))
    anna.choose(tracker, brief["names"][1])
    expect(tracker.locator("[data-card=estate]")).to_have_attribute("data-all", "3")
    if phone:
        page.keyboard.press("Escape")
        expect(tracker).to_have_count(0)

    # One click: Treasures are played, the Cellar is bought.
    cellar.locator("[data-part=card]").click()
    anna.until("state => state.view.seats[0].owned.cellar === 1 && state.asks.length > 0")
    told = [event["id"] for event in events(anna) if event["seat"] == 0]
    bought = told.index("dominion-log-buy")
    assert set(told[bought - 1 : bought]) <= {"dominion-log-play", "dominion-log-treasures"}
    assert view(anna)["seats"][0]["owned"] == {"copper": 7, "estate": 3, "cellar": 1}

    # A turn that ends with something to buy is asked about; the second press ends it.
    brief = bring(table, [(anna, thrifty())], rich)
    end = page.locator(f"[data-part=prompt][data-ask='{brief['ask']['id']}'] [data-option=end-turn]")
    end.click()
    expect(prompt.locator("[data-part=doubt]")).to_contain_text(texts.text("web-doubt-again"))
    assert asked(anna)["ask"]["id"] == brief["ask"]["id"]
    end.click()
    anna.answered(brief)


def states(visitor: Visitor) -> list[dict[str, Any]]:
    """What the page was told, one state after the other."""
    return [state for frame in visitor.frames if (state := json.loads(frame)).get("type") == "state"]


def events(visitor: Visitor) -> list[dict[str, Any]]:
    return [event for state in states(visitor) for event in state["events"]]


def view(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = states(visitor)[-1]["view"]
    return found


def rich(brief: Brief) -> bool:
    """Something worth having can be bought."""
    return brief["ask"] is not None and "end-turn" in brief["ask"]["warnings"]


@pytest.mark.parametrize(("lang", "phone"), [("cs", True), pytest.param("en", False, marks=pytest.mark.long)])
def test_a_kingdom_by_lot_is_saved_and_shared(visit: Visit, lang: str, phone: bool) -> None:
    anna = visit("Anna", lang=lang, touch=phone, size=PHONE if phone else DESKTOP)
    page, texts = anna.page, anna.texts("dominion")
    anna.open("/?new=dominion")
    sheet = page.locator("[data-part=new-table]")
    first = sheet.get_by_role("button", name=texts.text("kingdom-first-game"), exact=True)
    expect(first).to_have_attribute("aria-pressed", "true")

    anna.button("new-lot-open", sheet).click()
    lot = page.locator("[data-part=by-lot]")
    lot.locator("[data-wish=reaction]").select_option("least-3")
    with anna.forgiving("422"):
        anna.button("new-lot-draw", lot).click()
        expect(lot.locator("[data-part=no-lot]")).to_contain_text(
            texts.text("dominion-lot-too-few", {"wish": "reaction", "least": 3, "count": 2})
        )
    lot.locator("[data-wish=reaction]").select_option("any")
    lot.locator("[data-wish=attack]").select_option("least-4")
    lot.locator("details[data-wish=must] summary").click()
    lot.locator("details[data-wish=must]").get_by_role("button", name=texts.card("gardens"), exact=True).click()
    anna.button("new-lot-draw", lot).click()
    words = (lot.locator("[data-part=lot]").get_attribute("data-words") or "").split(",")
    assert len(words) == 10
    assert "gardens" in words
    assert sum(TYPES[NUMBER[word]] & ATTACK != 0 for word in words) >= 4

    anna.button("new-saved-save", lot).click()
    lot.get_by_label(anna.say("new-saved-name")).fill("Zlý sen")
    anna.button("new-saved-save", lot).click()
    page.get_by_text(anna.say("new-saved"), exact=True).click()
    saved = page.locator("[data-part=saved-lists] > li")
    expect(saved).to_have_count(1)
    saved.get_by_role("button", name=f"{anna.say('new-take')}: Zlý sen").click()
    expect(sheet.get_by_role("button", name=texts.text("option-dominion-kingdom-own"))).to_be_visible()

    # Whoever opens the link finds them chosen, and the game begins with them.
    anna.open(f"/?new=dominion&kingdom={','.join(words)}")
    anna.button("new-start", sheet).click()
    expect(page.locator("main[data-part=board]")).to_be_visible()
    piles = page.locator("[data-part=pile]").evaluate_all("piles => piles.map((pile) => pile.dataset.zone.slice(5))")
    assert set(words) <= set(piles)
