"""Leaving a table: a bot plays while one is away and gives the chair back; whoever resigns leaves it for good."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.visitor import Visitor

# Nothing that a bot buys here asks the other player anything.
PEACEFUL = (
    *("cellar", "village", "woodcutter", "workshop", "remodel"),
    *("smithy", "market", "mine", "laboratory", "festival"),
)


def menu(visitor: Visitor, item: str) -> None:
    visitor.button("web-table-menu").click()
    visitor.page.locator("dialog[open]").get_by_role("button", name=visitor.say(item)).click()


def two(visit: Visit) -> tuple[str, Visitor, Visitor]:
    anna, john = visit("Anna", lang="cs"), visit("John", lang="en")
    table = anna.create_table("dominion", "me", "empty", kingdom=list(PEACEFUL))
    john.sit_with(anna, table)
    for visitor in (anna, john):
        visitor.open_table(table)
    return table, anna, john


def test_the_bot_one_has_chosen_plays_while_one_is_away(visit: Visit) -> None:
    _, anna, john = two(visit)
    chair = john.page.locator("[data-part=rivals] [data-part=seat]")
    expect(chair).not_to_contain_text(john.say("web-bot"))
    anna.button("web-table-menu").click()
    choice = anna.page.get_by_label(anna.say("stand-in-who"))
    expect(choice.locator("option:checked")).to_have_text(anna.say("stand-in-strongest"))
    choice.select_option("big-money")
    bot = john.say("dominion-bot-big-money")
    expect(
        john.page.locator("[data-part=rivals]").locator(
            f'[data-tip="{john.say("stand-in-seat", name="Anna", bot=bot)}"]'
        )
    ).to_be_visible()
    anna.page.locator("dialog[open]").get_by_role("button", name=anna.say("web-away")).click()
    expect(chair.locator("[data-tip=big-money]")).to_contain_text(john.say("web-bot"))
    # It plays her turns: John is asked again and again, Anna never.
    for _ in range(2):
        brief = john.until("state => state.asks.length > 0 && state.view.turn === 1")
        Player(john).answer(brief, ["end-turn"])
        john.answered(brief)
    assert anna.now()["ask"] is None
    john.until("state => state.asks.length > 0 && state.view.turn === 1")

    menu(anna, "web-back")
    expect(chair).not_to_contain_text(john.say("web-bot"))
    brief = john.now()
    Player(john).answer(brief, ["end-turn"])
    mine = anna.until("state => state.asks.length > 0")
    assert mine["seat"] == 0
    expect(anna.page.locator("[data-part=prompt] [data-part=answers] button").first).to_be_visible()


def test_who_resigns_leaves_the_chair_to_a_bot(visit: Visit) -> None:
    table, anna, john = two(visit)
    anna.button("web-table-menu").click()
    dialog = anna.page.locator("dialog[open]")
    dialog.get_by_role("button", name=anna.say("web-resign"), exact=True).click()
    assert not anna.get(f"/api/tables/{table}")["chairs"][0]["resigned"]  # asked first
    dialog.get_by_role("button", name=anna.say("web-resign-sure")).click()
    expect(dialog).to_have_count(0)
    chair = john.page.locator("[data-part=rivals] [data-part=seat]")
    expect(chair).to_contain_text(john.say("web-bot"))
    expect(chair).to_contain_text(john.say("web-seat-resigned"))
    brief = john.until("state => state.asks.length > 0")
    Player(john).answer(brief, ["end-turn"])
    john.until("(state, seq) => state.seq > seq + 1 && state.asks.length > 0", brief["seq"])
    # There is no way back.
    anna.button("web-table-menu").click()
    expect(anna.page.locator("dialog[open]")).to_be_visible()
    expect(anna.button("web-back")).to_have_count(0)


def test_who_waits_for_a_host_that_is_gone_can_fill_the_chairs(visit: Visit) -> None:
    anna, john = visit("Anna"), visit("John", lang="cs")
    table = anna.create_table("dominion", "me", "empty", "empty", kingdom=list(PEACEFUL))
    john.sit_with(anna, table)
    anna.open(f"/table/{table}")
    john.open(f"/table/{table}")
    third = john.page.locator("[data-part=chairs] li").nth(2)
    expect(john.page.locator("[data-part=chairs] li").first).to_contain_text(john.say("gather-here"))
    expect(third.locator("select")).to_have_count(0)  # she sees to it herself
    anna.open("/")
    expect(third.locator("select")).to_be_visible()
    with john.forgiving("403"):
        third.locator("select").select_option("random")
        expect(john.page.locator("[data-part=toast][data-kind=error]")).to_contain_text(
            john.say("host-only")
        )  # not before a while


def test_others_see_who_is_not_there_and_read_what_was_said(visit: Visit) -> None:
    _, anna, john = two(visit)
    anna.page.get_by_label(anna.say("web-chat-say")).fill("Dobrý večer <b>&</b> hodně štěstí")
    anna.page.keyboard.press("Enter")
    for visitor in (anna, john):
        expect(visitor.page.locator("[data-part=chat] li")).to_have_text("Anna Dobrý večer <b>&</b> hodně štěstí")
    brief = john.now()
    if brief["ask"] is None:  # Anna begins: her turn is said before anything else
        mine = anna.now()
        Player(anna).answer(mine, ["end-turn"])
        anna.answered(mine)
    anna.open("/")
    expect(john.page.locator("[data-part=rivals] [data-part=seat] [data-part=seat-state]")).to_contain_text(
        john.say("web-seat-away")
    )
    # At home she sees whose turn it is; there she goes back to the table.
    row = anna.page.locator("[data-part=table-row]")
    expect(row).to_contain_text(anna.say("home-waits-for", names="John", count=1))
    row.get_by_role("link").click()
    expect(john.page.locator("[data-part=rivals] [data-part=seat] [data-part=seat-state]")).not_to_contain_text(
        john.say("web-seat-away")
    )
    expect(anna.page.locator("[data-part=chat] li")).to_have_count(1)
    john.page.reload()
    expect(john.page.locator("[data-part=chat] li")).to_have_count(1)
