"""A tournament of eight with bots in fast motion, seen to its end: started on a page, entered from the list, played at
the tables that the server opens."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.fast import play_on
from tests.browser.player import first
from tests.browser.test_axe import check, settled
from tests.browser.test_friends import sign_up
from tests.browser.visitor import PHONE, Visitor

ROUNDS = 2


def page_of(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-part=tournament]")


def test_a_tournament_of_eight_is_seen_to_its_end(visit: Visit) -> None:
    anna, karel = visit("Anna", lang="cs"), visit("Karel", lang="en", size=PHONE, touch=True)
    sign_up(anna)
    anna.open("/company")
    anna.page.get_by_role("link", name=anna.say("tournament-new")).click()
    form = anna.page.locator("[data-part=new-tournament]")
    form.get_by_label(anna.say("tournament-of-name")).fill("Čtvrteční švýcar")
    form.locator("[data-part=which-game]").select_option("high-card")
    form.locator("[data-part=how-many-rounds]").select_option(str(ROUNDS))
    anna.choose(form, anna.say("tournament-who-all"))
    settled(anna)
    check(anna.page, both=False)
    anna.button("tournament-create").click()
    cup = page_of(anna)
    expect(cup.get_by_role("heading", level=1)).to_have_text("Čtvrteční švýcar")

    # Seven bots, and Karel, who finds it in the list.
    bots = anna.page.locator("[data-part=add-bots]")
    bots.get_by_label(anna.say("tournament-bots-count")).fill("7")
    anna.button("tournament-bots-add").click()
    expect(cup.locator("[data-entrant]")).to_have_count(7)
    karel.open("/company")
    line = karel.page.locator("[data-part=tournament-line]", has_text="Čtvrteční švýcar")
    line.get_by_role("link").tap()
    karel.button("tournament-enter").tap()
    expect(cup.locator("[data-part=standings] tbody tr")).to_have_count(8)

    # When she begins it, he is shown the way to his table, plays, and comes back; she sees the standings change.
    anna.button("tournament-begin").click()
    for number in range(1, ROUNDS + 1):
        expect(page_of(karel)).to_have_attribute("data-round", str(number))
        mine = karel.page.locator("[data-part=my-game]").get_by_role("link")
        expect(mine).to_be_visible()
        table = (mine.get_attribute("href") or "").rpartition("/")[2]
        mine.tap()
        karel.until("state => state.info.status === 'playing'")
        play_on(table, [(karel, lambda ask, _: first(ask))], lambda _: False)
        expect(anna.page.locator(f"[data-part=round][data-round='{number}'] [data-part=board]")).to_have_count(4)
        karel.page.locator("dialog[data-part=result]").get_by_role("link", name=karel.say("tournament-back")).tap()
    for visitor in (anna, karel):
        expect(page_of(visitor)).to_have_attribute("data-status", "over")
        expect(visitor.page.locator("[data-part=winner]")).to_be_visible()
        settled(visitor)
        check(visitor.page, both=visitor is anna)
    told = anna.get(f"/api/tournaments/{anna.page.url.rpartition('/')[2]}")
    assert sum(row["points"] for row in told["entrants"]) == 4 * ROUNDS
    best = anna.page.locator("[data-part=standings] tbody tr").first
    expect(best).to_contain_text(anna.texts().player(told["entrants"][0]["name"]))
