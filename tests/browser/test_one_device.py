"""Several people at one device: they pass it round, and between them it is covered, with nothing of anybody behind."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.fast import bring
from tests.browser.house import House
from tests.browser.player import Player, thrifty
from tests.browser.visitor import PHONE, Brief, Visitor
from tests.browser.windows import DESKTOP

ATTACKS = ["militia", "village", "smithy", "market", "moat", "cellar", "workshop", "mine", "remodel", "woodcutter"]

LEFT_BEHIND = """() => ({
  faces: document.querySelectorAll('[data-face], [data-named], [data-zone], [data-option]').length,
  windows: document.querySelectorAll('dialog[open]').length,
  said: document.getElementById('live').textContent,
  toasts: document.querySelectorAll('[data-part=toast]').length,
  kept: Object.keys(sessionStorage).filter((key) => key.startsWith('kronika-kept-')),
})"""
"""What of a table a page still has."""


class Shared:
    """The one device of several people."""

    def __init__(self, visitor: Visitor, names: list[str]) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.names = names

    @property
    def cover(self) -> Locator:
        return self.page.locator("main[data-part=passing-cover]")

    def covered_for(self, seat: int) -> None:
        """The cover is up for this seat, says so by word, title and focus, and nothing lies behind it."""
        name, say = self.names[seat], self.visitor.say
        expect(self.cover).to_have_attribute("data-next", str(seat))
        expect(self.cover.get_by_role("heading")).to_have_text(say("passing-next", name=name))
        expect(self.page).to_have_title(re.compile(re.escape(say("passing-next", name=name))))
        expect(self.lift(seat)).to_be_focused()
        expect(self.page.locator("main[data-part=board]")).to_have_count(0)
        left = self.page.evaluate(LEFT_BEHIND)
        assert left == {"faces": 0, "windows": 0, "said": say("passing-next", name=name), "toasts": 0, "kept": []}

    def lift(self, seat: int) -> Locator:
        return self.visitor.button("passing-i-am", self.cover, name=self.names[seat])

    def taken_by(self, seat: int) -> Brief:
        self.lift(seat).click()
        expect(self.page.locator("main[data-part=board]")).to_be_visible()
        return self.visitor.until("(state, seat) => state.info.my_seat === seat", seat)

    def play_until_covered(self, decide: Callable[..., list[str]]) -> None:
        """Whoever has the device answers what they are asked; then it is covered."""
        player = Player(self.visitor, decide=decide)
        while not self.cover.is_visible():
            brief = self.visitor.now()
            if brief["ask"] is None:
                self.page.wait_for_timeout(20)  # a bot thinks, or the cover is about to come
                continue
            player.answer(brief, decide(brief["ask"], brief))
            self.visitor.answered(brief)


@pytest.mark.parametrize(
    ("lang", "size", "touch"),
    [("cs", PHONE, True), pytest.param("en", DESKTOP, False, marks=pytest.mark.long)],
    ids=["cs", "en"],
)
def test_an_attack_among_people_at_one_device(
    house: House, visit: Visit, lang: str, size: tuple[int, int], touch: bool
) -> None:
    """Petr and Jana, one device and a bot: Jana plays Militia, Petr discards, Jana goes on."""
    petr = visit("Petr", lang=lang, size=size, touch=touch, theme="dark" if touch else "light")
    kinds = [{"kind": "me"}, {"kind": "beside", "name": "Jana"}, {"kind": "bot", "bot": "big-money", "name": "Ota"}]
    body = {"game": "dominion", "name": "U nás", "seats": kinds, "setup": {"kingdom": ATTACKS}}
    table = str(petr.post("/api/tables", body)["id"])

    def attacks(brief: Brief) -> bool:
        """Jana holds a Militia, and Petr something to choose from: of five Coppers there is only one way to discard."""
        if brief["seat"] != 1 or all(option["key"] != "play:militia" for option in brief["ask"]["options"]):
            return False
        return len(set(house.table(table).sight(0).hand())) > 1

    bring(table, [(petr, thrifty()), (petr, thrifty(["militia"]))], attacks, seats=(0, 1))
    device = Shared(petr, ["Petr", "Jana"])
    petr.open(f"/table/{table}")
    device.covered_for(1)
    petr.page.keyboard.press("Escape")
    petr.page.reload()
    device.covered_for(1)
    brief = device.taken_by(1)
    hand = petr.page.locator("[data-part=hand] [data-face=militia]")
    expect(hand.first).to_be_visible()
    Player(petr).answer(brief, ["play:militia"])

    # Petr, who has the device now, sees his own hand, and nothing of Jana's can be found.
    device.covered_for(0)
    brief = device.taken_by(0)
    assert brief["ask"]["what"]["id"] == "dominion-ask-militia"
    expect(hand).to_have_count(0)
    expect(petr.page.locator("[data-part=hand] [data-part=card]")).to_have_count(5)
    # A page that is left and come back to is covered, whatever was begun in it.
    petr.page.locator("[data-part=hand] [data-part=card]").first.click()
    petr.page.goto("/help")
    petr.page.go_back()
    device.covered_for(0)
    device.taken_by(0)
    device.play_until_covered(thrifty())

    # Jana goes on with her turn, and hands the device on without being asked to; then it waits for her alone.
    device.covered_for(1)
    device.taken_by(1)
    if touch:
        petr.button("web-table-menu").click()
    petr.button("passing-tool").first.click()
    device.covered_for(1)
    device.lift(0).click()
    expect(petr.page.locator("[data-part=pass-on]")).to_contain_text("Jana")
    petr.button("passing-on", petr.page.locator("[data-part=pass-on]")).click()
    device.taken_by(1)
    device.play_until_covered(thrifty())
    device.covered_for(0)  # the bot has played meanwhile


def test_somebody_beside_sits_down_on_the_sheet_and_in_the_room(visit: Visit) -> None:
    petr, eva = visit("Petr", lang="cs"), visit("Eva", lang="en", size=PHONE)
    page = petr.page
    petr.open("/?new=dominion")
    sheet = page.locator("dialog[data-part=new-table]")
    petr.button("new-seat-add-beside", sheet).click()
    sheet.get_by_role("button", name=petr.say("new-start")).click()
    expect(page.locator("[data-part=toast]")).to_have_text(petr.say("new-missing-beside"))
    sheet.get_by_label(petr.say("new-seat-beside", n=3)).fill("Jana")
    petr.button("new-seat-add-free", sheet).click()
    sheet.get_by_role("button", name=petr.say("new-open")).click()
    room = page.locator("[data-part=gathering]")
    expect(room.locator("[data-part=chairs] > li").nth(2)).to_contain_text(petr.say("passing-mine"))
    # Jana would rather look on; Ota sits down instead, and Eva comes from elsewhere.
    petr.button("gather-free", room, name="Jana").click()
    beside = f"{petr.say('new-seat-kind', n=3)}: {petr.say('gather-beside')}"
    room.get_by_role("button", name=beside).click()
    room.get_by_label(petr.say("gather-beside-name")).fill("Ota")
    page.keyboard.press("Enter")
    expect(room.locator("[data-part=chairs] > li").nth(2)).to_contain_text("Ota")
    table = page.url.rpartition("/")[2]
    eva.sit_with(petr, table, 3)
    expect(page.locator("main[data-part=passing-cover]")).to_be_visible()
    info = petr.get(f"/api/tables/{table}")
    assert (info["device"], info["deal"]["parts"]) == ([0, 2], ["opened", "none", "opened", "none"])
    eva.open_table(table)
    eva.button("web-table-menu").click()
    eva.button("order-people").click()
    ota = eva.page.locator("[data-part=person]").filter(has_text="Ota")
    expect(ota).to_contain_text(eva.say("passing-with", name="Petr"))
