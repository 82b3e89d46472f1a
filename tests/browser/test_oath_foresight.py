"""What Oath's table foresees: odds that follow what is set up, the battle step by step, and the alarm."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kronika.engine.texts import catalogue
from tests.browser.conftest import Visit
from tests.browser.fast import bring
from tests.browser.moments import moments
from tests.browser.player import asks, steered
from tests.browser.showcase import Showcase
from tests.browser.visitor import Brief

NO_STEPS = """
    const later = window.setTimeout;
    window.setTimeout = (what, ms, ...rest) => [500, 700, 900, 2500].includes(ms) ? 0 : later(what, ms, ...rest);
"""
"""The pauses between the steps of a battle, and after the last one, never end."""
SCREENS = [
    pytest.param((1440, 900), "en", False, id="desk", marks=pytest.mark.long),
    pytest.param((390, 844), "cs", True, id="phone"),
]


@pytest.mark.parametrize(("size", "lang", "touch"), SCREENS)
def test_odds_follow_the_dice_that_are_set_up(
    showcase: Showcase, size: tuple[int, int], lang: str, touch: bool
) -> None:
    (moment,) = moments("oath", "dice")
    page, texts = showcase.show(moment, size, lang, touch=touch), catalogue(lang, "oath")
    pose = showcase.on(moment).pose
    assert pose.seat is not None
    rows = pose.table.prospects(pose.seat).odds["rows"]
    plain = {row["dice"]: row["win"] for row in rows if not row["plans"]}
    most = max(plain)
    odds = page.locator("[data-part=odds]")
    for dice in (most, 1):
        odds.locator(f"[data-dice='{dice}']").click()
        percent = round(100 * plain[dice])
        percent = min(99, max(1, percent)) if 0 < plain[dice] < 1 else percent
        said = texts.text("oath-percent", {"percent": percent})
        expect(odds.locator(f"[data-dice='{dice}']")).to_have_attribute("aria-pressed", "true")
        expect(odds.locator("[data-part=odds-chance] b").first).to_have_text(said)
        expect(page.locator(f"[data-part=prompt] [data-option='dice:{dice}'] [data-part=outlook]")).to_contain_text(
            said
        )
    expect(page.locator("[data-part=prompt] [data-part=primary]")).to_have_attribute("data-option", f"dice:{most}")
    for outcome in ("won", "lost"):
        expect(page.locator(f"[data-outcome={outcome}] li").first).not_to_be_empty()
    assert not showcase.troubles, showcase.troubles


@pytest.mark.parametrize(("size", "lang", "touch"), SCREENS)
def test_an_alarm_says_who_wins_and_ending_the_turn_asks_once_more(
    showcase: Showcase, size: tuple[int, int], lang: str, touch: bool
) -> None:
    (moment,) = moments("oath", "rival-about-to-win")
    page, texts = showcase.show(moment, size, lang, touch=touch), catalogue(lang, "oath")
    table = showcase.on(moment).pose.table
    first = table.view(0)["extra"]["alarms"][0]
    player = table.names[first["seat"]]
    alarm = texts.text(first["text"]["id"], {"player": player})
    expect(page.locator("[data-part=alarms]")).to_contain_text(alarm)
    page.wait_for_function("alarm => told.alerts.some((alert) => alert.includes(alarm))", arg=alarm)
    rest = page.locator("[data-part=prompt] [data-option=rest]")
    rest.click()
    expect(page.locator("[data-part=doubt]")).to_contain_text(texts.text("oath-warn-rest-wake", {"player": player}))
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=doubt]")).to_have_count(0)
    if touch:
        page.locator("[data-part=zoom]").click()
        site = page.locator("[data-part=site]").first
        assert site.evaluate("site => site.getBoundingClientRect().height") > 100
        page.locator("[data-part=zoom]").click()
        expect(page.locator("[data-zoom]")).to_have_count(0)
    assert not showcase.troubles, showcase.troubles


def rolled(brief: Brief) -> bool:
    """The first question after dice and plans."""
    return brief["ask"] is not None and brief["ask"]["what"]["id"] not in ("oath-ask-dice", "oath-ask-plans")


def test_a_battle_opens_step_by_step_and_space_shows_all_of_it(visit: Visit) -> None:
    """No step comes by itself here: no number is told before its dice, not to a screen reader either, and the question
    waits."""
    tom, anna = visit("Tom", lang="cs"), visit("Anna", motion=True, speed="normal")
    table = tom.create_table("oath", "me", "empty")
    anna.sit_with(tom, table, 1)
    attack = steered("board:", "site:0", "campaign", "player:0", "done")
    bring(table, [(tom, steered("site:0")), (anna, attack)], asks("oath-ask-dice"))
    page = anna.page
    anna.context.add_init_script(NO_STEPS)
    anna.open_table(table)
    expect(page.locator("[data-part=odds]")).to_be_visible()
    bring(table, [(tom, steered("go-on")), (anna, steered("dice:", "go-on"))], rolled)
    anna.until("({view}) => !view.extra.campaign || view.extra.campaign.rolledDefense.length > 0")
    expect(page.locator("[data-part=prompt][data-state=held]")).to_be_visible()
    total = page.locator("[data-part=stage] [data-total=attack] b")
    expect(total).to_have_text("?")
    told = anna.texts("oath").text("oath-note-rolled", {"attack": 0, "defense": 0}).partition(":")[0]
    sums = page.locator("[data-part=stage] [role=status][aria-label]:has([data-total])")
    assert told not in (sums.get_attribute("aria-label") or "")
    page.keyboard.press("Space")
    expect(page.locator("[data-part=prompt][data-state=held]")).to_have_count(0)
    expect(total).not_to_have_text("?")
    assert told in (sums.get_attribute("aria-label") or "")


STANDING_STILL = """
    const later = window.setTimeout;
    window.hurried = false;
    const stands = (ms) => (ms > 2000 && ms < 2500) || (hurried && [800, 1600].includes(ms));
    window.setTimeout = (what, ms, ...rest) => (stands(ms) ? 0 : later(what, ms, ...rest));
"""
"""At the slow speed: neither the first dice of a battle come by themselves, nor what follows dice or a verdict, however
soon the reader hurries it on."""


def test_a_battle_is_seen_to_its_verdict_before_what_came_after_it(visit: Visit) -> None:
    """However soon the reader hurries it on."""
    tom, anna = visit("Tom", lang="cs", motion=True, speed="slow"), visit("Anna")
    table = tom.create_table("oath", "me", "empty")
    anna.sit_with(tom, table, 1)
    attack = steered("board:", "site:0", "campaign", "player:0", "done")
    bring(table, [(tom, steered("site:0")), (anna, attack)], asks("oath-ask-dice"))
    page = tom.page
    tom.context.add_init_script(STANDING_STILL)
    tom.open_table(table)
    # With one die she cannot win: nobody is asked for a sacrifice, nor afterwards for losses or spoils.
    both = [(tom, steered("go-on")), (anna, steered("dice:1", "go-on"))]
    bring(table, both, asks("oath-ask-act"))
    asked = bring(table, both, lambda brief: asks("oath-ask-act")(brief) and brief["seat"] == 0)
    tom.caught_up(asked["seq"])
    stage = page.locator("[data-part=stage]")
    expect(stage.locator("[data-total=attack] b")).to_have_text("?")
    expect(page.locator("[data-part=skip]")).to_be_visible()
    page.evaluate("hurried = true")
    page.keyboard.press("Space")
    expect(stage.locator("[data-part=battle-done]")).to_be_visible()
    page.locator("[data-part=skip]").click()
    expect(page.locator("[data-part=prompt] [data-option=rest]")).to_be_visible()
