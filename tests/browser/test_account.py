"""An account: a guest's table is found on another device. And play over days: my turn first, until when, and a bot that
steps in when the time is up."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_axe import check, settled
from tests.browser.test_chairs import PEACEFUL
from tests.browser.visitor import PHONE, Visitor

WORD = "čtyři koně ve dvoře"
DAY = 24 * 3600


def lay(visitor: Visitor, pace: int, name: str, *kinds: str) -> str:
    seats = [{"kind": kind} if kind in ("me", "empty") else {"kind": "bot", "bot": kind} for kind in kinds]
    body: dict[str, Any] = {"game": "dominion", "name": name, "seats": seats, "pace": pace}
    return str(visitor.post("/api/tables", {**body, "options": {"kingdom": list(PEACEFUL)}})["id"])


def fill(visitor: Visitor, name: str, password: str) -> None:
    visitor.page.locator(".account-form").get_by_label(visitor.say("account-name")).fill(name)
    visitor.page.locator("input[type=password]").first.fill(password)


def rows(visitor: Visitor) -> Locator:
    return visitor.page.locator(".table-list .table-row")


def test_a_guest_makes_an_account_and_finds_the_table_on_a_phone(visit: Visit) -> None:
    anna = visit("Anna", lang="cs")
    table = anna.lay("dominion", "me", "empty")
    before = anna.get(f"/api/tables/{table}")
    anna.open("/")
    anna.page.get_by_role("button", name=anna.say("page-you-are", name="Anna")).click()
    anna.page.get_by_role("link", name=anna.say("account-title")).click()
    fill(anna, "Anička z Prahy", WORD)
    anna.button("account-sign-up").click()
    expect(anna.page.get_by_text(anna.say("account-signed-in", name="Anička z Prahy"))).to_be_visible()
    assert anna.get(f"/api/tables/{table}") == before  # nothing at the table has changed

    phone = visit(lang="cs", size=PHONE, touch=True)
    phone.open("/")
    phone.page.get_by_role("link", name=phone.say("account-sign-in")).click()
    phone.button("account-have-one").click()
    with phone.forgiving("403"):
        fill(phone, "anicka z prahy", "some other word")
        phone.button("account-sign-in").click()
        expect(phone.page.get_by_role("alert")).to_contain_text(phone.say("account-wrong"))
    fill(phone, "anicka z prahy", WORD)  # neither capitals nor accents matter
    phone.button("account-sign-in").click()
    expect(phone.page.get_by_text(phone.say("account-signed-in", name="Anička z Prahy"))).to_be_visible()
    phone.open("/")
    expect(rows(phone)).to_have_count(1)
    rows(phone).get_by_role("link").click()
    expect(phone.page.locator(".gathering")).to_be_visible()
    expect(phone.page.locator(".sl li").first).to_contain_text("Anna")
    expect(phone.page.locator(".sl li").first).to_contain_text(phone.say("new-seat-you"))

    # Signed out everywhere, the phone is a stranger again.
    anna.button("account-sign-out-all").click()
    expect(anna.button("account-have-one")).to_be_visible()
    with phone.forgiving("401"):
        phone.open("/")
        expect(phone.page.get_by_role("link", name=phone.say("account-sign-in"))).to_be_visible()
        expect(phone.page.get_by_text(phone.say("home-none"))).to_be_visible()


def test_my_turn_comes_first_with_the_time_it_has(visit: Visit) -> None:
    """Three tables: at one the others are waited for, at two it is my turn, one of them is due sooner."""
    anna, john = visit("Anna", lang="en", size=PHONE, touch=True), visit("John")
    later = lay(anna, 3 * DAY, "Later", "me", "empty")
    sooner = lay(anna, 3600, "Sooner", "me", "empty")
    theirs = lay(anna, DAY, "Theirs", "me", "empty")
    live = lay(anna, 0, "Live", "me", "empty")
    for table in (later, sooner, theirs, live):
        john.sit_with(anna, table)
        first = 0 if 0 in anna.get(f"/api/tables/{table}")["asked"] else 1
        if (first == 0) == (table == theirs):  # at "Theirs" it is John's turn, else Anna's
            who = (anna, john)[first]
            who.open_table(table)
            brief = who.now()
            Player(who).answer(brief, ["end-turn"])
            who.after(brief["seq"])
    anna.open("/")
    expect(rows(anna)).to_have_count(4)
    expect(anna.page.locator(".table-row h3")).to_have_text(["Sooner", "Later", "Live", "Theirs"])
    expect(anna.page.locator(".table-row.my-turn")).to_have_count(3)
    expect(anna.page).to_have_title("(3) Kronika")
    mine = anna.say("pace-until-mine", time="").strip()
    expect(rows(anna).nth(0).locator(".deadline")).to_contain_text(mine)
    expect(rows(anna).nth(2).locator(".deadline")).to_have_count(0)
    expect(rows(anna).nth(3).locator(".deadline")).to_contain_text(anna.say("pace-tomorrow", time="").strip())
    # The other tables that wait are counted where one plays.
    rows(anna).nth(0).get_by_role("link").click()
    expect(anna.page).to_have_title("(2) " + anna.say("web-title-your-turn", name="Sooner"))


def test_when_the_time_is_up_a_bot_moves_and_the_chair_can_be_taken_back(visit: Visit) -> None:
    anna, john = visit("Anna", lang="cs"), visit("John")
    table = lay(anna, 3, "Quick", "me", "empty")
    john.sit_with(anna, table)
    anna.open_table(table)
    # John is nowhere. Twice his time passes, then the bot has his chair; Anna is asked again and again.
    for _ in range(3):
        brief = anna.until("state => state.asks.length > 0 && state.view.turn === 0")
        Player(anna).answer(brief, ["end-turn"])
        anna.after(brief["seq"])
    expect(anna.page.locator(".opps .opp")).to_contain_text(anna.say("web-bot"))
    john.open_table(table)
    strip = john.page.locator(".lent")
    expect(strip).to_contain_text(john.say("lent-late"))
    john.button("lent-back", strip).click()
    expect(strip).to_have_count(0)
    assert john.get(f"/api/tables/{table}")["chairs"][1]["bot"] == ""


def test_the_others_let_a_bot_play_for_who_vanished(visit: Visit) -> None:
    anna, john = visit("Anna", lang="cs"), visit("John")
    table = lay(anna, 0, "Live", "me", "empty")
    john.sit_with(anna, table)
    anna.open_table(table)
    anna.button("web-table-menu").click()
    anna.button("vanished-play", name="John").click()
    expect(anna.page.locator(".opps .opp")).to_contain_text(anna.say("web-bot"))
    assert anna.get(f"/api/tables/{table}")["chairs"][1]["bot"]


def test_a_notice_is_shown_only_to_who_asked_for_it_and_looks_elsewhere(visit: Visit) -> None:
    anna, john = visit("Anna"), visit("John")
    anna.context.grant_permissions(["notifications"], origin=anna.base)
    anna.context.add_init_script("""
        window.noticed = [];
        window.asked = 0;
        window.Notification = class {
          static permission = "default";
          static requestPermission() {
            window.asked += 1;
            Notification.permission = "granted";
            return Promise.resolve("granted");
          }
          constructor(title, more) { window.noticed.push([title, more.body]); }
        };
        window.away = false;
        Object.defineProperty(Document.prototype, "hidden", {get: () => window.away});
    """)
    table = lay(anna, DAY, "Our table", "me", "empty")
    john.sit_with(anna, table)
    anna.open("/")
    expect(rows(anna)).to_have_count(1)
    assert anna.page.evaluate("asked") == 0  # nobody is asked for anything by himself
    anna.button("notice-on").click()
    expect(anna.button("notice-off")).to_be_visible()
    assert anna.page.evaluate("asked") == 1
    rows(anna).get_by_role("link").click()
    expect(anna.page.locator("main.board")).to_be_visible()
    brief = anna.now()
    if brief["ask"]:
        Player(anna).answer(brief, ["end-turn"])
        anna.after(brief["seq"])
    anna.page.evaluate("away = true")
    john.open_table(table)
    brief = john.until("state => state.asks.length > 0 && state.view.turn === 1")
    Player(john).answer(brief, ["end-turn"])
    anna.until("state => state.asks.length > 0 && state.view.turn === 0")
    anna.page.evaluate(
        """new Promise((done, fail) => {
            const look = () => (noticed.length ? done() : setTimeout(look, 50));
            setTimeout(() => fail(new Error("nobody was told")), 10_000);
            look();
        })"""
    )
    shown = [[anna.say("notice-turn"), anna.say("notice-turn-at", table="Our table", game="Dominion: Intrigue")]]
    assert anna.page.evaluate("noticed") == shown


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_page_of_the_account(visit: Visit, theme: str) -> None:
    anna = visit(f"Anna {theme}", lang="cs", theme=theme)
    anna.open("/account")
    expect(anna.button("account-sign-up")).to_be_visible()
    check(settled(anna))
    fill(anna, f"Anna {theme}", WORD)
    anna.button("account-sign-up").click()
    expect(anna.button("account-sign-out-all")).to_be_visible()
    for summary in anna.page.locator("summary").all():
        summary.click()
    expect(anna.page.locator(".toast")).to_have_count(0, timeout=20_000)  # not while it fades
    check(anna.page)
