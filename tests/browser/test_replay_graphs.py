"""The graphs under a replay: figures, turning points, a table of them, links to a moment, and playing on from one."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import kronika
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor


def bots_game(game: str, seats: int, bot: str) -> dict[str, Any]:
    """The chronicle of a game among bots."""
    table = kronika.new_table(game, ["Anna", "Karel", "Eva"][:seats], "graphs")
    bots = [kronika.bot(game, bot, seed=seat) for seat in range(seats)]
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
    return table.chronicle()


def expect_at(page: Page, n: int) -> None:
    expect(page).to_have_url(re.compile(rf"[?]at={n}&"))


@pytest.fixture
def game(visit: Visit) -> tuple[Visitor, str, dict[str, Any]]:
    anna = visit("Anna", lang="cs")
    chronicle = bots_game("dominion", 2, "big-money")
    return anna, anna.post("/api/replays", chronicle)["table"], chronicle


def test_figures_and_turning_points(game: tuple[Visitor, str, dict[str, Any]]) -> None:
    anna, table, chronicle = game
    page, texts = anna.page, anna.texts("dominion")
    charts = anna.get(f"/api/tables/{table}/charts")
    result = kronika.replay(chronicle).result
    assert result is not None
    anna.open(f"/replay/{table}")
    graph = page.locator("[data-part=graph]")
    points = texts.text("figure-dominion-points")
    summary = ", ".join(f"{name}: {score}" for name, score in zip(chronicle["seats"], result.scores, strict=True))
    expect(graph).to_have_attribute("aria-label", anna.say("replay-graph-of", figure=points, list=summary))
    # Each seat has a line of its own colour and dash, and its points at the end.
    dashes = graph.locator("[data-part=past-line] [data-part=line]").evaluate_all(
        "lines => lines.map(l => l.getAttribute('stroke-dasharray'))"
    )
    assert len(set(dashes)) == 2
    for seat, score in enumerate(result.scores):
        expect(graph.locator(f"[data-part=end-label][data-seat='{seat}']")).to_have_text(str(score))

    # Another figure.
    page.get_by_label(anna.say("replay-figure")).select_option("cards")
    for seat, count in enumerate(charts["values"]["cards"][-1]):
        expect(graph.locator(f"[data-part=end-label][data-seat='{seat}']")).to_have_text(str(int(count)))
    page.get_by_label(anna.say("replay-figure")).select_option("points")

    # A flag for every Province; a click goes there.
    provinces = sorted({mark["seq"] for mark in charts["marks"]})
    flags = page.locator("[data-part=flags] [data-part=pin]")
    expect(flags).to_have_count(len(provinces))
    flags.nth(1).click()
    expect_at(page, provinces[1])
    expect(flags.nth(1)).to_have_attribute("data-tip", texts.event(charts["marks"][1]["event"], chronicle["seats"]))
    page.keyboard.press("t")
    expect_at(page, provinces[2])
    # Why the game turned here is said, in sight and aloud.
    why = page.locator("[data-part=turned]")
    expect(why).to_contain_text(texts.event(charts["marks"][2]["event"], chronicle["seats"]))
    page.keyboard.press("ArrowRight")
    expect(why).to_be_empty()

    # The same without eyes and without a mouse: a table, whose rows lead to their moments.
    anna.button("replay-figures").press("Enter")
    rows = page.locator("[data-part=figure-table] tbody tr")
    expect(rows).to_have_count(len(charts["ends"]))
    expect(rows.last.locator("td[data-part=figure]")).to_have_text([str(score) for score in result.scores])
    row = rows.nth(4)
    expect(row.locator("td[data-part=figure]")).to_have_text([str(int(n)) for n in charts["values"]["points"][4]])
    moment = row.locator("th button")
    expect(moment).to_be_visible()  # the window has opened, and taken the focus
    moment.focus()
    expect(moment).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=figure-table]")).to_have_count(0)
    expect_at(page, charts["ends"][4])


def test_a_moment_is_a_link(game: tuple[Visitor, str, dict[str, Any]], visit: Visit) -> None:
    anna, table, chronicle = game
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.open(f"/replay/{table}?at=25&seat=1")
    step = anna.say("replay-step", n=25, of=len(chronicle["answers"]))
    expect(anna.page.locator("[data-part=replay-step]")).to_have_text(step)
    anna.button("replay-share").click()
    expect(anna.page.locator("[data-part=toast]")).to_have_text(anna.say("replay-shared"))
    link = anna.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{anna.base}/replay/{table}?at=25&seat=1"
    eva = visit(lang="cs")  # somebody without a name, too
    eva.open(link.removeprefix(anna.base))
    expect(eva.page.locator("[data-part=replay-step]")).to_have_text(step)
    expect(eva.page.locator("[data-part=eyes] label:has(:checked)")).to_have_text("Karel")


def test_a_link_into_a_running_game_shows_nobody_more_than_they_may_see(visit: Visit) -> None:
    anna, john, eva = visit("Anna"), visit("John", lang="cs"), visit(lang="cs", size=PHONE, touch=True)
    table = anna.create_table("dominion", "me", "empty", kingdom="first-game")
    john.sit_with(anna, table)
    link = f"/replay/{table}?at=0&seat=0"  # Anna's, through her eyes
    john.open(link)
    expect(john.page.get_by_text(john.say("replay-from-chair"))).to_be_visible()
    expect(john.page.locator("[data-part=rivals]").get_by_text("Anna").first).to_be_visible()  # he sits at his own side
    with eva.forgiving("403"):
        eva.open(link)
        expect(eva.page.get_by_role("heading", name=eva.say("replay-running"))).to_be_visible()
        eva.page.get_by_role("link", name=eva.say("replay-table")).click()
        expect(eva.page.locator("main[data-part=board]")).to_be_visible()


def test_playing_on_from_a_moment(game: tuple[Visitor, str, dict[str, Any]], visit: Visit) -> None:
    anna, table, chronicle = game
    eva = visit(lang="en", size=PHONE, touch=True)
    last = len(chronicle["answers"])
    eva.open(f"/replay/{table}?at={last}&seat=all")
    leave = eva.page.locator("[data-part=play-on]")
    expect(leave).to_be_disabled()  # there is nothing left to play
    eva.open(f"/replay/{table}?at=25&seat=1")
    leave.click()
    dialog = eva.page.get_by_role("dialog", name=eva.say("replay-play-on"))
    dialog.get_by_label(eva.say("replay-play-on-name")).fill("Eva")
    expect(dialog.get_by_label(eva.say("replay-play-on-seat"))).to_have_value("1")
    dialog.get_by_label(eva.say("replay-play-on-bot")).select_option("big-money")
    dialog.get_by_role("button", name=eva.say("replay-play-on-go")).click()
    eva.page.wait_for_url("**/table/**")
    state = eva.page.evaluate("told.until(state => state.asks.length > 0, 20_000)")
    assert state is not None
    mine = eva.page.url.rsplit("/", 1)[1].split("?")[0]
    line = eva.get(f"/api/tables/{mine}")
    assert (line["my_seat"], line["host"]) == (1, True)
    assert [(chair["name"], chair["bot"]) for chair in line["chairs"]] == [("Big Money", "big-money"), ("Eva", "")]
    assert anna.get(f"/api/tables/{table}/chronicle") == chronicle  # the old game is as it was
