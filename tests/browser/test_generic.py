"""The generic table: a whole game of the toy game, which has no client code of its own."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import ROOT
from tests.browser.player import Player, play


def test_the_toy_game_has_no_client_code() -> None:
    named = [path for path in (ROOT / "web" / "src").rglob("*.ts*") if "high-card" in path.read_text(encoding="utf-8")]
    assert [path.name for path in named if ".test." not in path.name and path.name != "samples.ts"] == []


def test_from_the_shelf_to_the_end_against_a_bot(visit: Visit) -> None:
    anna = visit(lang="cs")
    page = anna.page
    anna.open("/")
    page.locator("[data-part=box] > a[href*=high-card]").click()
    page.get_by_label(anna.say("new-player"), exact=True).fill("Anna")
    anna.button("new-start").click()
    expect(page.locator("[data-part=hall][data-room=high-card]")).to_be_visible()
    brief = play([Player(anna, "high-card", lambda ask, _: [ask["options"][-1]["key"]])])
    assert brief["over"]
    dialog = page.locator("[data-part=result]")
    expect(dialog.locator("[data-part=ending]")).to_have_text(anna.texts("high-card").text("high-card-end"))
    points = [
        int(text.split()[0]) for text in dialog.locator("[data-part=scores] [data-part=points]").all_text_contents()
    ]
    assert sum(points) == 10
    assert points == sorted(points, reverse=True)


def test_two_people_choose_at_once_and_nobody_waits(visit: Visit) -> None:
    anna, john = visit("Anna"), visit("John", lang="cs")
    table = anna.create_table("high-card", "me", "empty")
    john.sit_with(anna, table)
    one, two = (Player(visitor, "high-card", lambda ask, _: [ask["options"][0]["key"]]) for visitor in (anna, john))
    for visitor in (anna, john):
        visitor.open_table(table)
    for turn in range(4):  # the last card of a hand is no question
        first, second = (one, two) if turn % 2 else (two, one)
        before = first.visitor.until("state => state.asks.length > 0")
        open_still = second.visitor.until("state => state.asks.length > 0")
        assert sorted(before["asked"]) == [0, 1]
        now = first.act()
        assert now["asked"] == [open_still["seat"]]
        # What one has chosen shows nowhere before the other has too; the other's question stays open as it was.
        rival = second.visitor.caught_up(now["seq"])
        assert rival["ask"] == open_still["ask"]
        assert rival["counts"] == open_still["counts"]
        name = second.visitor.name
        waiting = first.visitor.say("web-waiting-for", names=name, count=1)
        expect(first.page.locator("[data-part=prompt]")).to_contain_text(waiting)
        after = second.act()
        first.visitor.caught_up(after["seq"])
    assert after["over"]
    for visitor in (anna, john):
        expect(visitor.page.locator("[data-part=result] [data-part=scores] > li")).to_have_count(2)
