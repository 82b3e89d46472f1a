"""The page of statistics: finished games count, people apart from bots, and everything goes out as CSV."""

from __future__ import annotations

import csv
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fast import finished
from tests.browser.house import House
from tests.browser.test_setups import say_how_one_liked_it
from tests.browser.visitor import PHONE, Visitor
from tests.server.parlour import until


def play_out(anna: Visitor, *bots: str) -> str:
    """A game of bots, one of them in Anna's chair, until it is counted, a moment after its end is announced."""
    before = games(anna)
    table = finished(anna, "dominion", *bots, kingdom="first-game")
    until(lambda: games(anna) > before)
    return table


def games(anna: Visitor) -> int:
    return int(anna.get("/api/games/dominion/statistics?seats=2")["games"])


def test_what_was_played_here_is_counted(own_house: House, visit: Visit, tmp_path: Path) -> None:
    anna = visit("Anna", lang="cs", house=own_house)
    page = anna.page
    anna.open("/stats/dominion")
    expect(page.locator("[data-part=stats-none]")).to_contain_text(anna.say("stats-none"))
    winners = [anna.get(f"/api/tables/{play_out(anna, 'big-money')}")["winners"] for _ in range(2)]
    anna.open("/stats/dominion")
    expect(page.locator("[data-part=stats-about]")).to_contain_text(anna.say("stats-about", games=2))
    texts = anna.texts("dominion")
    seats = page.get_by_role("region", name=anna.say("stats-fact-seat")).locator("tbody tr")
    expect(seats).to_have_count(2)
    for seat in (0, 1):
        rate = 50 * sum(1 / len(won) for won in winners if seat in won)
        expect(seats.nth(seat).locator("[data-part=rate]")).to_have_text(f"{rate:.1f} %".replace(".", ","))
        # Each row is a plot as well, with its interval, and says so to anyone who cannot see it.
        plot = seats.nth(seat).get_by_role("img")
        low, high = (float(plot.locator("[data-part=span]").get_attribute(end).rstrip("%")) for end in ("x1", "x2"))  # type: ignore[union-attr]
        dot = float(str(plot.locator("circle").get_attribute("cx")).rstrip("%"))
        assert low <= dot <= high
        assert dot == rate
    # The words for an even share stand at their line.
    words = page.locator("[data-part=even]").first.bounding_box()
    plot_box = seats.first.get_by_role("img").bounding_box()
    assert words is not None
    assert plot_box is not None
    assert abs(words["x"] + words["width"] / 2 - (plot_box["x"] + plot_box["width"] / 2)) < 2
    kingdom = page.get_by_role("region", name=texts.text("fact-dominion-kingdom"), exact=True).locator("tbody th")
    expect(kingdom).to_have_text([texts.text("kingdom-first-game")])

    # Bots played in all chairs, so nothing is left for people.
    anna.choose(page, anna.say("stats-who-people"))
    expect(page).to_have_url(f"{anna.base}/stats/dominion?who=people")
    expect(page.locator("[data-part=stats-none]")).to_be_visible()

    anna.choose(page, anna.say("stats-who-bots"))
    with page.expect_download() as download:
        page.get_by_role("link", name=anna.say("stats-csv")).click()
    assert download.value.suggested_filename == "dominion-statistics.csv"
    file = tmp_path / "stats.csv"
    download.value.save_as(file)
    with open(file, encoding="utf-8-sig") as text:
        rows = list(csv.DictReader(text, delimiter=";"))  # as spreadsheets in Czech want it
    assert {row["who"] for row in rows} == {"all", "bots"}
    assert [row["games"] for row in rows if row["fact"] == "seat"] == ["2"] * 4
    assert {row["fact_name"] for row in rows if row["fact"] == "seat"} == {anna.say("stats-fact-seat")}

    # Another game by the list of games.
    page.locator("select[data-part=stats-game]").select_option("valeria")
    expect(page).to_have_url(f"{anna.base}/stats/valeria")
    expect(page.locator("[data-part=stats-none]")).to_be_visible()


def test_it_fits_a_phone(visit: Visit) -> None:
    anna = visit("Anna", lang="cs", size=PHONE, touch=True)
    table = play_out(anna, "big-money")
    anna.open("/stats/dominion")
    expect(anna.page.locator("[data-part=stats-part]").first).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    # There is no room for columns, but how often each seat won with a kingdom is said all the same.
    kingdom = anna.page.get_by_role("region", name=anna.texts("dominion").text("fact-dominion-kingdom"), exact=True)
    expect(kingdom.locator("tbody th").first).to_contain_text(anna.say("stats-seat-wins", seat=2))
    # And how the kingdom was liked, is said at the same table.
    say_how_one_liked_it(anna, table)
