"""What one player may do only with another's leave: a panel like a deal's, read by all, answered by one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fast import bring
from tests.browser.player import asks, steered
from tests.browser.test_axe import check
from tests.browser.test_legible import SMALL
from tests.browser.test_oath_table import sitting
from tests.browser.test_phone import no_overflow


@pytest.mark.long
def test_a_citizen_asks_the_chancellor_for_leave(visit: Visit, long: bool) -> None:
    """Tom wants a warband of the Empire; Anna reads what comes of it and refuses."""
    visitors, table = sitting(visit, citizens=["red"])
    anna, tom, john = visitors
    wish = steered("red", "board:red", "site:0", "withdraw", "count:1")
    deciders = [steered("site:0"), wish, steered("blue", "board:blue", "site:0")]
    brief = bring(table, list(zip(visitors, deciders, strict=True)), asks("oath-ask-permit-withdraw"))
    args = brief["ask"]["what"]["args"]
    for visitor in visitors:
        visitor.open_table(table)
        texts = visitor.texts("oath")
        panel = visitor.page.get_by_role("region", name=texts.text("oath-permission"))
        said = {**args, "name": "Tom", "player": "Anna"}
        expect(panel.locator("[data-part=request]")).to_contain_text(texts.text("oath-log-request-withdraw", said))
        expect(panel.locator("[data-part=half]").first).to_contain_text(texts.text("oath-permit-withdraw", said, "yes"))
        expect(panel.locator("[data-part=half]").last).to_contain_text(texts.text("oath-permit-withdraw", said, "no"))
        assert visitor.page.evaluate(SMALL) == []
        check(visitor.page, both=long)
    no_overflow(john.page)

    # Anna is spoken to, the others read whom they wait for.
    hers = anna.page.locator("[data-part=permission]")
    expect(hers.locator("h3").first).to_have_text(anna.texts("oath").text("oath-if", {"whose": "mine"}, "yes"))
    expect(hers.locator("[data-part=waiting]")).to_have_count(0)
    for visitor in (tom, john):
        texts = visitor.texts("oath")
        theirs = visitor.page.locator("[data-part=permission]")
        waiting = visitor.say("web-waiting-for", names="Anna", count=1)
        expect(theirs.locator("h3").first).to_have_text(texts.text("oath-if", {"player": "Anna"}, "yes"))
        expect(theirs.locator("[data-part=waiting]")).to_have_text(waiting)
        expect(visitor.page.locator("[data-part=prompt] button[data-option]")).to_have_count(0)

    # The clause opens; M shows the map and again the request.
    hers.get_by_role("button", name=anna.say("web-rule", rule="6.5-c")).click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("6.5-c")
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("m")
    expect(hers).to_have_count(0)
    back = anna.page.get_by_role("button", name=anna.texts("oath").text("oath-to-permission"))
    back.click()
    expect(hers).to_be_visible()

    board = tom.page.evaluate("told.state.view.seats[1].warbands")
    before = anna.now()["seq"]
    refuse = anna.page.locator("[data-part=prompt] button[data-option=no]")
    expect(refuse).to_contain_text(anna.texts("oath").text("oath-do-refuse"))
    refuse.click()
    for visitor in visitors:
        visitor.after(before)
        expect(visitor.page.locator("[data-part=permission]")).to_have_count(0)
    assert tom.page.evaluate("told.state.view.seats[1].warbands") == board
    # In the row of minor actions, or counted at its end and in the list.
    expect(tom.page.locator("[data-refused=withdraw]")).to_have_count(1)


@pytest.mark.long
def test_the_defender_allows_an_ally_in_sight_of_the_battle(visit: Visit) -> None:
    """John attacks Anna at her site; Tom, a Citizen there, wants to help. She sees the battle below the request."""
    visitors, table = sitting(visit, citizens=["red"])
    anna, _, john = visitors
    deciders = [
        steered("site:0"),
        steered("red", "board:red", "site:0", "yes"),
        steered("blue", "board:blue", "site:0", "campaign", "player:0"),
    ]
    brief = bring(table, list(zip(visitors, deciders, strict=True)), asks("oath-ask-permit-ally"))
    said = {**brief["ask"]["what"]["args"], "name": "Tom", "player": "Anna"}
    for visitor in visitors:
        visitor.open_table(table)
        texts = visitor.texts("oath")
        panel = visitor.page.locator("[data-part=permission]")
        expect(panel.locator("[data-part=request]")).to_contain_text(texts.text("oath-log-request-ally", said))
        expect(panel.locator("[data-part=half]").first).to_contain_text(texts.text("oath-permit-ally", said, "yes"))
        expect(visitor.page.locator("[data-part=stage]")).to_be_visible()
        check(visitor.page, both=True)
    no_overflow(john.page)
    before = anna.now()["seq"]
    anna.page.locator("[data-part=prompt] button[data-option=yes]").click()
    for visitor in visitors:
        visitor.after(before)
        expect(visitor.page.locator("[data-part=permission]")).to_have_count(0)
        expect(visitor.page.locator("[data-part=stage] [data-part=defense] [data-part=fighter]")).to_contain_text("Tom")
