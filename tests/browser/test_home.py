"""The shelf and what it leads to: a game at once against a bot, one's own finished games, and how texts look."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fast import finished
from tests.browser.visitor import PHONE
from tests.browser.windows import DESKTOP
from tests.server.parlour import until

SIZE = "part => parseFloat(getComputedStyle(part).fontSize)"
WIDER = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize(("lang", "size"), [pytest.param("cs", DESKTOP, marks=pytest.mark.long), ("en", PHONE)])
def test_a_guest_without_a_name_plays_at_once(visit: Visit, lang: str, size: tuple[int, int]) -> None:
    guest = visit(lang=lang, size=size, touch=size == PHONE)
    page = guest.page
    guest.open("/")
    sub = guest.texts().text("home-box-dominion", part="sub")
    guest.button("home-play-box", title=f"Dominion: {sub}").click()
    expect(page.locator("main[data-part=board]")).to_be_visible()
    (table,) = guest.get("/api/tables")
    me, bot = table["chairs"]
    assert (me["mine"], me["name"]) == (True, guest.say("home-play-guest"))
    assert (bot["bot"], bot["name"]) == ("dorothy", guest.say("level-name-dorothy"))
    assert table["setup"]["kingdom"] == "first-game"


def test_my_finished_games_stand_with_my_figures_in_texts_of_my_size(visit: Visit) -> None:
    anna = visit("Anna", lang="cs", size=PHONE, touch=True)
    page = anna.page
    table = finished(anna, "dominion", "big-money", kingdom="first-game")
    until(lambda: anna.get("/api/me/games")["count"] == 1)
    anna.open("/")
    page.get_by_role("link", name=anna.say("home-mine")).click()
    expect(page).to_have_url(f"{anna.base}/mine")
    (record,) = anna.get("/api/me/games")["records"]
    rows = page.locator("[data-part=records] [data-game=dominion] tr")
    percent = f"{100 * record['wins']} %"
    expect(rows.nth(0).locator("td")).to_have_text(["1", str(record["wins"]), percent])
    expect(rows.nth(1)).to_contain_text(anna.texts("dominion").text("dominion-bot-big-money"))
    row = page.locator("[data-part=table-row]")
    expect(row.get_by_role("link")).to_have_attribute("href", f"/replay/{table}")

    before = row.get_by_role("heading").evaluate(SIZE)
    anna.button("web-settings").click()
    settings = page.locator("[data-part=settings]")
    anna.choose(settings, anna.say("web-settings-text-largest"))
    anna.choose(settings, anna.say("web-settings-colors-apart"))
    page.reload()  # the browser keeps both
    expect(row).to_be_visible()
    assert row.get_by_role("heading").evaluate(SIZE) == pytest.approx(1.25 * before)
    expect(page.locator("html")).to_have_attribute("data-colors", "apart")
    assert page.evaluate(WIDER) <= 0


def test_the_table_explains_its_counters_and_phases(visit: Visit) -> None:
    anna = visit("Anna", lang="cs")
    page, texts = anna.page, anna.texts("dominion")
    anna.open_table(anna.create_table("dominion", "me", "random", kingdom="first-game"))
    for thing in ("dominion-phase-buy", "dominion-track-buys"):
        page.locator(f"[data-explains={thing}]").first.hover()
        note = page.get_by_role("tooltip")
        expect(note).to_contain_text(texts.text(thing, part="about"))
    note.locator("[data-part=rule]").click()
    expect(page.locator("[data-part=clause]")).to_be_visible()
    expect(note).to_be_hidden()
    page.keyboard.press("Escape")

    anna.button("web-table-menu").click()
    anna.button("web-legend").click()
    legend = page.locator("[data-part=legend]")
    expect(legend.locator("[data-light]")).to_have_count(4)
    for thing in ("phase-action", "phase-buy", "phase-clean-up", "track-actions", "track-buys", "track-coins"):
        row = legend.locator(f"[data-explained=dominion-{thing}]")
        expect(row).to_contain_text(texts.text(f"dominion-{thing}", part="about"))
        expect(row.locator("[data-part=rule]")).to_have_text(texts.text(f"dominion-{thing}", part="rule"))
