"""An account: a guest's table is found on another device. And play over days: my turn first, until when, and a bot that
steps in when the time is up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.fast import answer
from tests.browser.player import Player
from tests.browser.test_axe import check, settled
from tests.browser.test_chairs import PEACEFUL
from tests.browser.visitor import PHONE, Visitor
from tests.server.clock import Clock
from tests.server.parlour import Parlour
from tests.server.test_accounts import fresh

WORD = "čtyři koně ve dvoře"
DAY = 24 * 3600


def create_table(visitor: Visitor, time_limit: int, name: str, *kinds: str) -> str:
    seats = [{"kind": kind} if kind in ("me", "empty") else {"kind": "bot", "bot": kind} for kind in kinds]
    body: dict[str, Any] = {"game": "dominion", "name": name, "seats": seats, "pace": time_limit}
    return str(visitor.post("/api/tables", {**body, "setup": {"kingdom": list(PEACEFUL)}})["id"])


def fill(visitor: Visitor, name: str, password: str) -> None:
    visitor.page.locator("[data-part=sign-in]").get_by_label(visitor.say("account-name")).fill(name)
    visitor.page.locator("input[type=password]").first.fill(password)


def rows(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-part=table-row]")


def test_a_guest_makes_an_account_and_finds_the_table_on_a_phone(visit: Visit) -> None:
    anna = visit("Anna", lang="cs")
    table = anna.create_table("dominion", "me", "empty")
    before = anna.get(f"/api/tables/{table}")
    anna.open("/")
    anna.page.get_by_role("button", name=anna.say("page-you-are", name="Anna")).click()
    anna.page.get_by_role("link", name=anna.say("account-title")).click()
    name = fresh("Anička z Prahy")
    fill(anna, name, WORD)
    anna.button("account-sign-up").click()
    expect(anna.page.get_by_text(anna.say("account-signed-in", name=name))).to_be_visible()
    assert anna.get(f"/api/tables/{table}") == before  # nothing at the table has changed

    phone = visit(lang="cs", size=PHONE, touch=True)
    phone.open("/")
    phone.page.get_by_role("link", name=phone.say("account-sign-in")).click()
    phone.button("account-have-one").click()
    plain = name.replace("č", "c").lower()
    with phone.forgiving("403"):
        fill(phone, plain, "some other word")
        phone.button("account-sign-in").click()
        expect(phone.page.get_by_role("alert")).to_contain_text(phone.say("account-wrong"))
    fill(phone, plain, WORD)  # neither capitals nor accents matter
    phone.button("account-sign-in").click()
    expect(phone.page.get_by_text(phone.say("account-signed-in", name=name))).to_be_visible()
    phone.open("/")
    expect(rows(phone)).to_have_count(1)
    rows(phone).get_by_role("link").click()
    expect(phone.page.locator("[data-part=gathering]")).to_be_visible()
    expect(phone.page.locator("[data-part=chairs] li").first).to_contain_text("Anna")
    expect(phone.page.locator("[data-part=chairs] li").first).to_contain_text(phone.say("new-seat-you"))

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
    later = create_table(anna, 3 * DAY, "Later", "me", "empty")
    sooner = create_table(anna, 3600, "Sooner", "me", "empty")
    theirs = create_table(anna, DAY, "Theirs", "me", "empty")
    live = create_table(anna, 0, "Live", "me", "empty")
    for table in (later, sooner, theirs, live):
        john.sit_with(anna, table)
        first = 0 if 0 in anna.get(f"/api/tables/{table}")["asked"] else 1
        if (first == 0) == (table == theirs):  # at "Theirs" it is John's turn, else Anna's
            answer(table, (anna, john)[first], ["end-turn"])
    anna.open("/")
    expect(rows(anna)).to_have_count(4)
    expect(anna.page.locator("[data-part=table-row] h3")).to_have_text(["Sooner", "Later", "Live", "Theirs"])
    expect(anna.page.locator("[data-part=table-row][data-on]")).to_have_count(3)
    expect(anna.page).to_have_title("(3) Kronika")
    mine = anna.say("pace-until-mine", time="").strip()
    expect(rows(anna).nth(0).locator("[data-part=deadline]")).to_contain_text(mine)
    expect(rows(anna).nth(2).locator("[data-part=deadline]")).to_have_count(0)
    expect(rows(anna).nth(3).locator("[data-part=deadline]")).to_contain_text(
        anna.say("pace-tomorrow", time="").strip()
    )
    # The other tables that wait are counted where one plays.
    rows(anna).nth(0).get_by_role("link").click()
    expect(anna.page).to_have_title("(2) " + anna.say("web-title-your-turn", name="Sooner"))


MINUTE = 60


def test_when_the_time_is_up_a_bot_moves_and_the_chair_can_be_taken_back(
    days: tuple[Parlour, Clock], visit: Visit
) -> None:
    parlour, clock = days
    anna, john = visit("Anna", lang="cs", house=parlour), visit("John", house=parlour)
    table = create_table(anna, DAY, "Slow", "me", "empty")
    john.sit_with(anna, table)
    anna.open_table(table)
    # John is nowhere. Twice his time runs out, then the bot has his chair; Anna is asked again and again.
    waits = 0
    while waits < 2:
        brief = anna.until(
            "state => state.asks.length > 0 || (state.view.asked.includes(1) && !state.info.chairs[1].bot)"
        )
        if brief["ask"] is not None:
            Player(anna).answer(brief, ["end-turn"])
            anna.answered(brief)
        else:
            clock.let_pass(DAY)
            waits += 1
            anna.after(brief["seq"])
    expect(anna.page.locator("[data-part=rivals] [data-part=seat]")).to_contain_text(anna.say("web-bot"))
    john.open_table(table)
    strip = john.page.locator("[data-part=bot-plays-for-you]")
    expect(strip).to_contain_text(john.say("lent-late"))
    john.button("lent-back", strip).click()
    expect(strip).to_have_count(0)
    assert john.get(f"/api/tables/{table}")["chairs"][1]["bot"] == ""


def test_the_others_let_a_bot_play_for_a_player_who_vanished(days: tuple[Parlour, Clock], visit: Visit) -> None:
    parlour, clock = days
    anna, john = visit("Anna", lang="cs", house=parlour), visit("John", house=parlour)
    table = create_table(anna, 0, "Live", "me", "empty")
    john.sit_with(anna, table)
    anna.open_table(table)
    expect(anna.page.locator("[data-part=prompt]")).to_be_visible()
    expect(anna.page.locator("[data-part=time-left]")).to_have_count(0)  # where all are here together no clock ticks
    clock.let_pass(MINUTE + 1)  # a host waits so long before a chair is lent
    anna.button("web-table-menu").click()
    anna.button("vanished-play", name="John").click()
    expect(anna.page.locator("[data-part=rivals] [data-part=seat]")).to_contain_text(anna.say("web-bot"))
    assert anna.get(f"/api/tables/{table}")["chairs"][1]["bot"]


def test_a_notice_is_shown_only_to_those_who_asked_for_it_and_look_elsewhere(visit: Visit) -> None:
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
    table = create_table(anna, DAY, "Our table", "me", "empty")
    john.sit_with(anna, table)
    anna.open("/")
    expect(rows(anna)).to_have_count(1)
    assert anna.page.evaluate("asked") == 0  # the browser asks for nothing by itself
    anna.button("notice-on").click()
    expect(anna.button("notice-off")).to_be_visible()
    assert anna.page.evaluate("asked") == 1
    rows(anna).get_by_role("link").click()
    expect(anna.page.locator("main[data-part=board]")).to_be_visible()
    brief = anna.now()
    if brief["ask"]:
        Player(anna).answer(brief, ["end-turn"])
        anna.answered(brief)
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


def test_what_happened_since_one_looked_is_marked(visit: Visit) -> None:
    people = visit("Anna", lang="cs"), visit("John", lang="cs")
    table = create_table(people[0], DAY, "Ours", "me", "empty")
    people[1].sit_with(people[0], table)
    first = people[0].get(f"/api/tables/{table}")["asked"][0]
    plays, waits = people[first], people[1 - first]
    waits.open_table(table)
    waits.open("/")
    news = rows(waits).get_by_text(waits.say("home-news"))
    expect(rows(waits)).to_have_count(1)
    expect(news).to_have_count(0)
    plays.open_table(table)
    brief = plays.now()
    Player(plays).answer(brief, ["treasures"])  # and the turn goes on
    plays.answered(brief)
    waits.open("/")
    expect(news).to_be_visible()
    waits.open_table(table)
    waits.open("/")
    expect(rows(waits)).to_have_count(1)
    expect(news).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "kinds", "limit", "said"),
    [
        ("dominion", ["me", "empty"], 2 * 3600 + 1800, "zbývají 2 hodiny"),
        pytest.param("valeria", ["me", "empty"], 5 * 3600 + 1800, "zbývá 5 hodin", marks=pytest.mark.long),
        pytest.param("north", ["me", "empty"], 3600 + 1800, "zbývá 1 hodina", marks=pytest.mark.long),
        pytest.param("oath", ["me", "empty", "random"], 3 * DAY, "zbývají 2 dny", marks=pytest.mark.long),
    ],
)
def test_the_table_says_how_much_time_is_left(visit: Visit, game: str, kinds: list[str], limit: int, said: str) -> None:
    """At every game's table, both to the player who is asked and to those who wait."""
    anna, john = visit("Anna", lang="cs", size=PHONE, touch=True), visit("John", lang="cs")
    seats = [{"kind": kind} if kind in ("me", "empty") else {"kind": "bot", "bot": kind} for kind in kinds]
    table = anna.post("/api/tables", {"game": game, "name": "Days", "seats": seats, "pace": limit})["id"]
    john.sit_with(anna, table)
    for who in (anna, john):
        who.open_table(table)
        left = who.page.locator("[data-part=prompt] [data-part=time-left]")
        expect(left).to_contain_text(said)
        expect(left).to_be_in_viewport(ratio=1)
    # Nobody is sent away before their time is up: the menu says how it works, and offers no bot for the other one.
    john.button("web-table-menu").click()
    menu = john.page.get_by_role("dialog")
    expect(menu).to_contain_text(john.say("pace-days-help"))
    expect(john.button("vanished-play", menu, name="Anna")).to_have_count(0)


def test_what_is_wrong_is_said_beside_the_field(visit: Visit) -> None:
    """And the field has the focus, so that one can go on typing."""
    name = fresh("Eva Nováková")
    plain = name.replace("á", "a").upper()
    eva, other = visit(name, lang="cs"), visit(plain, lang="cs")
    eva.post("/api/account", {"name": name, "password": WORD})
    other.open("/account")
    fill(other, plain, WORD)
    with other.forgiving("409"):
        other.button("account-sign-up").click()
        wrong(other, other.say("account-name"), other.say("account-taken", name=plain))
    other.button("account-have-one").click()
    expect(other.page.get_by_role("alert")).to_have_count(0)
    # There is no e-mail, and so it is said who can help.
    other.page.get_by_text(other.say("account-forgot"), exact=True).click()
    expect(other.page.get_by_text(other.say("account-forgot-help"))).to_be_visible()

    eva.open("/account")
    eva.page.get_by_text(eva.say("account-change")).first.click()
    with eva.forgiving("403"):
        eva.page.get_by_label(eva.say("account-old")).fill("something else")
        eva.page.get_by_label(eva.say("account-new")).fill("nové a delší heslo")
        eva.button("account-change").click()
        wrong(eva, eva.say("account-old"), eva.say("password-wrong"))
    eva.page.get_by_label(eva.say("account-old")).fill(WORD)
    eva.button("account-change").click()
    expect(eva.page.locator("[data-part=toast]")).to_contain_text(eva.say("account-changed"))
    assert other.page.request.post("/api/account/in", data={"name": plain, "password": WORD}).status == 403
    other.post("/api/account/in", {"name": plain, "password": "nové a delší heslo"})


def wrong(visitor: Visitor, label: str, said: str) -> None:
    field = visitor.page.get_by_label(label, exact=True)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description(said)
    expect(visitor.page.get_by_role("alert")).to_have_text(said)


def test_whoever_is_erased_is_told_before_what_that_means(visit: Visit) -> None:
    ivo, john = visit("Ivo", lang="cs"), visit("John")
    ivo.post("/api/account", {"name": fresh("Ivo mizí"), "password": WORD})
    playing, gathering = create_table(ivo, 0, "On", "me", "empty"), create_table(ivo, 0, "Waits", "me", "empty")
    john.sit_with(ivo, playing)
    ivo.open("/account")
    ivo.button("erase").click()
    dialog = ivo.page.locator("[data-part=erase]")
    for n in range(1, 6):
        expect(dialog.get_by_text(ivo.say(f"erase-what-{n}"))).to_be_visible()
    with ivo.forgiving("403"):
        dialog.get_by_label(ivo.say("account-password")).fill("jiné heslo")
        ivo.button("erase-sure", dialog).click()
        expect(ivo.page.get_by_role("alert")).to_have_text(ivo.say("password-wrong"))
    dialog.get_by_label(ivo.say("account-password")).fill(WORD)
    ivo.button("erase-sure", dialog).click()
    expect(ivo.page.locator("[data-part=toast]")).to_contain_text(ivo.say("erase-done"))
    expect(ivo.button("account-have-one")).to_be_visible()
    john.open(f"/table/{playing}")
    expect(john.page.get_by_text("player 1").first).to_be_visible()
    assert "Ivo" not in john.page.content()
    chair = john.get(f"/api/tables/{playing}")["chairs"][0]
    assert (chair["name"], chair["resigned"], bool(chair["bot"])) == ("#1", True, True)
    assert john.get(f"/api/tables/{gathering}")["chairs"][0]["name"] == ""


def test_a_guest_takes_their_data_along_and_is_erased_when_they_are_sure(visit: Visit) -> None:
    ota = visit("Ota")
    table = create_table(ota, 0, "On", "me", "empty")
    ota.open("/account")
    with ota.page.expect_download() as started:
        ota.page.get_by_role("link", name=ota.say("own-data-get")).click()
    data = json.loads(Path(started.value.path()).read_text())
    assert ([row["name"] for row in data["persons"]], [row["id"] for row in data["tables"]]) == (["Ota"], [table])
    ota.button("erase").click()
    dialog = ota.page.locator("[data-part=erase]")
    expect(ota.button("erase-sure", dialog)).to_be_disabled()
    dialog.get_by_label(ota.say("erase-guest-sure")).check()
    ota.button("erase-sure", dialog).click()
    expect(ota.page.locator("[data-part=toast]")).to_contain_text(ota.say("erase-done"))
    assert ota.get("/api/me") == {"name": "", "account": ""}


def test_the_page_about_privacy_tells_what_this_house_keeps(visit: Visit) -> None:
    reader = visit("Eva", lang="en")
    reader.open("/")
    reader.page.get_by_role("link", name=reader.say("privacy-link")).click()
    for lang, days in (("en", "180 days"), ("cs", "180 dní")):
        if lang == "cs":
            reader.page.get_by_role("button", name="Česky").click()
            reader.lang = lang
        row = reader.page.locator("[data-held=moves]")
        expect(row).to_contain_text(reader.say("privacy-data-moves"))
        expect(reader.page.locator("[data-part=privacy]")).to_contain_text(days)
        expect(row).to_contain_text(reader.say("privacy-erased-replaced"))


def test_axe_finds_nothing_on_the_page_of_the_account(visit: Visit, long: bool) -> None:
    anna = visit("Anna", lang="cs")
    anna.open("/account")
    expect(anna.button("account-sign-up")).to_be_visible()
    check(settled(anna), both=long)
    fill(anna, fresh("Anna of axe"), WORD)
    anna.button("account-sign-up").click()
    expect(anna.button("account-sign-out-all")).to_be_visible()
    for summary in anna.page.locator("summary").all():
        summary.click()
    expect(anna.page.locator("[data-part=toast]")).to_be_visible()
    check(anna.page, both=long)
