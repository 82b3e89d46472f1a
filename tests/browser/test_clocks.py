"""Clocks: chosen on the sheet, agreed on in the room, seen and heard at the table; and what happens at zero."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.test_axe import check, settled
from tests.browser.visitor import PHONE, Visitor
from tests.server.clock import Clock
from tests.server.parlour import Parlour


def part(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f"[data-part={name}]")


def clock_of(visitor: Visitor, seat: int) -> Locator:
    return visitor.page.locator(f'[data-part=clock][data-seat="{seat}"]')


def create_table(visitor: Visitor) -> str:
    """Starts a table for a guest by the sheet: five minutes and ten seconds a turn, and zero is a loss."""
    visitor.open("/?new=dominion")
    sheet = part(visitor, "new-table")
    free = visitor.say("new-seat-free")
    sheet.locator("[data-part=chairs] li").nth(1).get_by_role("button", name=free).click()
    expect(part(visitor, "at-zero")).to_have_count(0)  # nobody's time runs out where it is not counted
    part(visitor, "pace").get_by_role("combobox").select_option("own")
    own = part(visitor, "own-clock")
    # What is too little is put right.
    for label, wanted, then in (
        ("clock-minutes", "0.1", "0.5"),
        ("clock-minutes", "5", "5"),
        ("clock-increment-turn", "10", "10"),
    ):
        field = own.get_by_label(visitor.say(label))
        field.fill(wanted)
        field.blur()
        expect(field).to_have_value(then)
    part(visitor, "at-zero").get_by_role("combobox").select_option("loss")
    expect(part(visitor, "pace")).to_contain_text(visitor.say("clock-zero-loss"))
    expect(part(visitor, "ready-check").get_by_role("checkbox")).to_be_checked()
    visitor.button("new-open").click()
    expect(part(visitor, "gathering")).to_be_visible()
    return visitor.page.url.rpartition("/")[2]


def test_a_clock_runs_out_between_two_people(days: tuple[Parlour, Clock], visit: Visit) -> None:
    parlour, clock = days
    anna = visit("Anna", lang="cs", house=parlour)
    john = visit("John", lang="en", size=PHONE, touch=True, theme="dark", house=parlour)
    table = create_table(anna)

    # In the room both read what was chosen. It is locked, then open again; and both say that it may begin.
    anna.page.get_by_role("checkbox", name=anna.say("lock-choose")).check()
    expect(part(anna, "open-to-all")).to_contain_text(anna.say("lock-is"))
    link = anna.page.locator("#gather-link")
    expect(link).not_to_have_value("")
    john.open(link.input_value())
    expect(john.page.locator("[data-part=chairs]")).to_contain_text("Anna")
    expect(part(john, "locked")).to_contain_text(john.say("lock-is"))
    expect(john.button("gather-sit-at", n=2)).to_have_count(0)
    anna.page.get_by_role("checkbox", name=anna.say("lock-choose")).uncheck()
    expect(part(anna, "open-to-all")).to_contain_text(anna.say("open-is-not"))
    john.page.reload()
    john.button("gather-sit-at", n=2).tap()
    for visitor, text in ((anna, "5 min + 10 s za tah"), (john, "5 min + 10 s per turn")):
        expect(part(visitor, "pace-line")).to_contain_text(f"{text}. {visitor.say('clock-zero-loss')}")
        expect(part(visitor, "ready")).to_contain_text(visitor.say("ready-count", ready=0, people=2))
    check(settled(anna), both=False)
    ready = anna.button("ready-say")
    ready.focus()
    anna.page.keyboard.press("Space")
    expect(ready).to_have_attribute("aria-pressed", "true")
    expect(part(john, "ready")).to_contain_text(john.say("ready-count", ready=1, people=2))
    john.button("ready-say").tap()

    # At the table both see both clocks; the one of whoever is asked runs.
    for visitor in (anna, john):
        visitor.until("state => state.info.status === 'playing'")
        expect(part(visitor, "clock")).to_have_count(2)
    seat = anna.get(f"/api/tables/{table}")["asked"][0]
    asked, other = (anna, john) if seat == 0 else (john, anna)
    for visitor in (anna, john):
        expect(clock_of(visitor, seat)).to_have_attribute("data-on", "true")
        expect(clock_of(visitor, 1 - seat)).to_contain_text("5:00")
        rule = visitor.say(
            "clock-list", rule=visitor.page.locator("[data-part=clocks]").get_attribute("data-tip") or ""
        )
        expect(visitor.page.get_by_role("list", name=rule)).to_be_visible()
        assert visitor.say("clock-zero-loss") in rule
    expect(clock_of(asked, seat)).to_contain_text(asked.say("clock-mine"))
    expect(part(asked, "clock-warning")).to_have_text("")

    # Time gets short: it is seen by all, and said to the one whose it is, once.
    clock.let_pass(292)
    asked.page.locator("[data-part=answers] [data-option=treasures]").click()
    for visitor in (anna, john):
        expect(clock_of(visitor, seat)).to_have_attribute("data-low", "true")
    expect(part(asked, "clock-warning")).to_have_text(asked.say("clock-left", seconds=10))
    expect(part(other, "clock-warning")).to_have_text("")
    check(settled(asked), both=True)

    # And then there is none: what was said happens.
    clock.let_pass(9)
    expect(part(asked, "out-of-time")).to_contain_text(asked.say("clock-lost"))
    expect(other.page.locator("[data-part=rivals] [data-part=seat]")).to_contain_text(other.say("clock-seat-lost"))
    other.until("state => state.asks.length > 0")
    expect(clock_of(other, 1 - seat)).to_have_attribute("data-on", "true")


def test_the_list_tells_of_clocks_and_locks_and_a_search_asks_for_them(visit: Visit) -> None:
    anna, eva = visit("Anna", lang="cs"), visit("Eva", lang="en")
    seats = [{"kind": "me"}, {"kind": "empty"}]
    body = {"game": "dominion", "name": "", "seats": seats, "listed": True}
    clock = {"per": "turn", "increment": 0, "at_zero": "bot"}
    table = anna.post("/api/tables", {**body, "pace": 60, "clock": clock})["id"]
    anna.open(f"/table/{table}")
    eva.open("/company")
    row = eva.page.locator(f'[data-part=open-table][data-table="{table}"]')
    expect(row).to_contain_text(eva.say("clock-turn", time="1 min"))
    pace = eva.page.get_by_role("combobox", name=eva.say("open-pace"), exact=True).last
    pace.select_option("live")
    expect(row).to_have_count(0)
    pace.select_option("clock")
    expect(row).to_be_visible()
    anna.page.get_by_role("checkbox", name=anna.say("lock-choose")).check()
    expect(row.locator("[data-part=locked]")).to_have_text(eva.say("lock-listed"))
    anna.page.get_by_role("checkbox", name=anna.say("lock-choose")).uncheck()
    expect(row.locator("[data-part=locked]")).to_have_count(0)

    form = eva.page.locator("[data-part=find-game]")
    form.get_by_role("radio", name=eva.texts("dominion").text("game-dominion")).check(force=True)
    form.locator("[data-part=pace]").get_by_role("combobox").select_option("turn 60 0")
    eva.button("open-find-go", form).click()
    expect(eva.page).to_have_url(f"{eva.base}/table/{table}")
