"""A rated game from the sheet to its end: what it brought, the leaderboard and the profile, in both languages."""

from __future__ import annotations

import re
from urllib.parse import quote

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fast import play_on
from tests.browser.player import first
from tests.browser.test_axe import check, settled
from tests.browser.test_legible import SMALL
from tests.browser.test_phone import no_overflow
from tests.browser.visitor import PHONE, Visitor
from tests.server.parlour import until
from tests.server.test_accounts import fresh

WORD = "čtyři koně ve dvoře"


def sign_up(visitor: Visitor) -> None:
    visitor.post("/api/account", {"name": visitor.name, "password": WORD})


def test_a_rated_game_brings_a_change_a_place_and_a_profile(visit: Visit, long: bool) -> None:
    anna = visit(fresh("Anička z Lhoty"), lang="cs")
    eva = visit(fresh("Eva from Leeds"), lang="en", size=PHONE, touch=True)

    # Without an account one is told before that one is needed; then the sheet starts a table that counts.
    anna.open("/?new=dominion")
    sheet = anna.page.locator("[data-part=rated-field]")
    sheet.get_by_role("combobox").select_option("yes")
    expect(sheet.locator("[data-part=rated-account]")).to_contain_text(anna.say("rated-needs-account"))
    sign_up(anna)
    sign_up(eva)
    anna.open("/?new=dominion")
    sheet.get_by_role("combobox").select_option("yes")
    expect(sheet).to_contain_text(anna.say("rated-means"))
    expect(sheet.locator("[data-part=rated-account]")).to_have_count(0)
    seats = [{"kind": "me"}, {"kind": "empty"}]
    # Five tricks for two: nobody can be equal.
    body = {"game": "high-card", "name": "O body", "seats": seats, "rated": True, "listed": True}
    table = str(anna.post("/api/tables", body)["id"])

    # Everybody sees in the list that it counts and how strong whoever waits is; one sits down by one tap.
    eva.open("/company")
    row = eva.page.locator(f'[data-part=open-table][data-table="{table}"]')
    expect(row.locator("[data-part=rated]")).to_have_text(eva.say("rated"))
    expect(row.locator("[data-part=rating]")).to_have_text("1500?")
    no_overflow(eva.page)
    row.get_by_role("link").tap()
    room = eva.page.locator("[data-part=gathering]")
    expect(room.locator("[data-part=rated-means]")).to_be_visible()
    eva.button("gather-sit-at", room, n=2).tap()
    eva.until("state => state.info.status === 'playing'")
    expect(eva.page.locator("[data-part=rating]").first).to_be_attached()
    eva.window.rest()
    play_on(table, [(who, lambda ask, brief: first(ask)) for who in (anna, eva)], lambda brief: False)

    for visitor in (anna, eva):
        visitor.open_table(table)
        result = visitor.page.locator("[data-part=result]")
        change = result.locator("[data-part=rating-change]")
        expect(change.locator("[data-change]")).to_have_count(2)
        expect(change).to_contain_text(re.compile(visitor.say("rating-change-up", by="@").replace("@", r"\d+")))
        expect(change).to_contain_text(re.compile(visitor.say("rating-change-down", by="@").replace("@", r"\d+")))
    check(settled(eva), "[data-part=result]", both=long)
    no_overflow(eva.page)

    until(lambda: anna.get("/api/games/high-card/leaderboard")["mine"] is not None)
    anna.go("/board/high-card", "[data-part=board]")
    expect(anna.page.locator("[data-part=board] tr[data-mine]")).to_contain_text(anna.name)
    check(settled(anna), both=long)
    anna.go("/board/dominion", "[data-part=scale]")
    expect(anna.page.locator("[data-part=scale]")).to_contain_text(anna.texts("dominion").text("dominion-bot-dorothy"))

    # The profile of the other one, on a phone; she hides her own, and nobody finds it.
    eva.go(f"/people/{quote(anna.name)}", "[data-part=rated-games]")
    page = settled(eva)
    expect(page.get_by_role("heading", level=1)).to_have_text(anna.name)
    expect(page.locator("[data-part=rated-games] li")).to_have_count(1)
    expect(page.locator("[data-part=profile-seen]")).to_have_count(0)
    no_overflow(page)
    assert page.evaluate(SMALL) == []
    check(page, both=long)
    eva.go(f"/people/{quote(eva.name)}", "[data-part=profile-seen]")
    eva.choose(eva.page.locator("[data-part=profile-seen]"), eva.say("profile-seen-nobody"))
    expect(eva.page.get_by_text(eva.say("profile-seen-saved"))).to_be_visible()
    with anna.forgiving("404"):
        anna.page.goto(f"/people/{quote(eva.name)}")
        expect(anna.page.locator("[data-part=lost]")).to_contain_text(anna.say("profile-none"))
