"""Two people play a saga: they name it, finish its first game, open the next one, and read its history."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import kronika
from kronika.engine.errors import SetupError
from tests.browser.conftest import Visit
from tests.browser.fast import finish
from tests.browser.test_axe import check, settled
from tests.browser.test_legible import SMALL
from tests.browser.visitor import PHONE, Visitor


@pytest.mark.long
def test_two_people_play_a_saga_and_read_its_history(visit: Visit) -> None:
    anna, john = visit("Anna", lang="cs", theme="dark"), visit("John", lang="en")

    # A saga begins where a table is created. A damaged chronicle string is refused in its own words.
    anna.open("/?new=oath")
    sheet = anna.page.locator("[data-part=new-table]")
    sheet.get_by_label(anna.say("saga-begin")).fill("Doba mlhy")
    sheet.get_by_role("button", name=re.compile(re.escape(anna.say("new-seat-free")))).first.click()
    sheet.locator("summary").click()
    string = sheet.get_by_label(anna.texts("oath").text("option-oath-chronicle"))
    string.fill("030100")
    with pytest.raises(SetupError) as fault:
        kronika.new_table("oath", 2, setup={"chronicle": "030100"})
    refusal = fault.value.say("cs")
    with anna.forgiving("422"):
        sheet.locator("button[type=submit]").click()
        expect(anna.page.locator("[data-part=toast][data-kind=error]")).to_contain_text(refusal)
    string.fill("")
    sheet.locator("button[type=submit]").click()
    expect(anna.page.locator("[data-part=gathering]")).to_contain_text(
        anna.say("saga-part", name="Doba mlhy", number=1)
    )
    table = anna.page.url.rpartition("/")[2]
    saga = anna.get(f"/api/tables/{table}")["saga"]["saga"]
    john.sit_with(anna, table)
    expect(anna.page.locator("main[data-part=board]")).to_be_visible()  # her page has had its part in the deal

    # The history is still to come, and the world is a secret.
    anna.open(f"/saga/{saga}")
    expect(anna.page.locator("main")).to_contain_text(anna.say("history-empty"))
    expect(anna.page.locator("main")).to_contain_text(anna.say("history-secret"))
    expect(anna.page.get_by_role("link", name=anna.say("history-export-file"))).to_have_count(0)

    finish(table, anna, john)
    for visitor in (anna, john):
        visitor.open_table(table)
    check_stranger(visit("Cyril", lang="cs"), table, saga)
    winner = anna.get(f"/api/tables/{table}")["winners"][0]
    people = (anna, john)
    loser = people[1 - winner]

    # The loser opens the next game; the first chair waits for the winner.
    expect(loser.page.get_by_role("link", name=loser.say("saga-history"))).to_be_visible()
    loser.button("saga-next").click()
    expect(loser.page.locator("[data-part=gathering]")).to_be_visible()
    chairs = loser.page.locator("[data-part=gathering] [data-part=chairs] > li")
    expect(chairs.nth(0)).to_contain_text(loser.say("saga-offered", name=people[winner].name))
    expect(chairs.nth(1)).to_contain_text(loser.name)
    again = loser.page.url.rpartition("/")[2]
    people[winner].page.get_by_role("link", name=people[winner].say("saga-next-join")).first.click()
    people[winner].page.wait_for_url(f"**/table/{again}")
    expect(people[winner].page.locator("[data-part=gathering] [data-part=chairs] > li").nth(0)).to_contain_text(
        people[winner].say("saga-offered-you")
    )
    people[winner].button("gather-sit-at", n=1).click()
    for visitor in people:
        expect(visitor.page.locator("main[data-part=board]")).to_be_visible()
        assert visitor.now()["names"] == [people[winner].name, loser.name]

    # While it is on, the history tells of the first game alone and keeps the world to itself.
    john.open(f"/saga/{saga}")
    expect(john.page.locator("[data-part=history] [data-part=column]")).to_have_count(1)
    expect(john.page.locator("main")).to_contain_text(john.say("history-secret"))
    finish(again, anna, john)

    john.open("/sagas")
    row = john.page.locator("[data-part=saga-row]")
    expect(row).to_contain_text("Doba mlhy")
    expect(row).to_contain_text(john.say("sagas-games", count=2))
    row.get_by_role("link", name=re.compile(john.say("sagas-history"))).click()
    check_history(john, saga)
    check_turning_points(john, saga)
    check_exports(john, saga)


def test_a_saga_always_writes_its_chronicle(visit: Visit) -> None:
    """As soon as the saga has a name, the Chronicle is written, whatever was chosen before; without one it is free."""
    anna = visit("Anna", lang="cs")
    anna.open("/?new=oath")
    sheet = anna.page.locator("[data-part=new-table]")
    sheet.locator("summary").click()
    writes = sheet.get_by_role("checkbox", name=re.compile(anna.texts("oath").text("option-oath-writes")))
    writes.uncheck()
    name = sheet.get_by_label(anna.say("saga-begin"))
    name.fill("Doba mlhy")
    expect(writes).to_be_checked()
    expect(writes).to_be_disabled()
    expect(sheet.locator("[data-part=tick-box]:has(:disabled)")).to_contain_text(anna.say("new-forced-saga"))
    name.fill("")
    expect(writes).to_be_enabled()
    expect(writes).not_to_be_checked()
    name.fill("Doba mlhy")
    sheet.locator("button[type=submit]").click()
    anna.page.wait_for_url("**/table/*")
    table = anna.page.url.rpartition("/")[2]
    assert anna.get(f"/api/tables/{table}")["setup"]["writes"] is True


def test_a_next_game_that_nobody_came_to_is_started_again(visit: Visit, long: bool) -> None:
    """Anna started the next game for two, and John would rather have a third player; what waited is put aside."""
    anna, john = visit("Anna", lang="cs"), visit("John", size=PHONE, touch=True)
    body = {
        "game": "oath",
        "name": "",
        "saga": "Doba mlhy",
        "seats": [{"kind": "me"}, {"kind": "empty"}],
        "setup": {},
    }
    first = anna.post("/api/tables", body)
    john.sit_with(anna, first["id"])
    finish(first["id"], anna, john)
    saga = first["saga"]["saga"]
    waiting = anna.post(f"/api/tables/{first['id']}/next")["id"]
    anna.open(f"/table/{waiting}")
    expect(anna.page.locator("[data-part=gathering]")).to_be_visible()

    john.open(f"/saga/{saga}")
    expect(john.page.locator("[data-part=history] [data-part=column]")).to_have_count(1)
    john.button("saga-renew").tap()
    window = john.page.get_by_role("dialog")
    expect(window).to_contain_text(john.texts().text("saga-renew", {"number": "II"}, "gathering"))
    check(john.page, both=long)
    assert john.page.evaluate(SMALL) == []
    window.get_by_label(john.say("history-seats")).select_option("3")
    window.get_by_role("button", name=john.say("saga-renew")).tap()
    john.page.wait_for_url("**/table/*")
    created = john.page.url.rpartition("/")[2]
    assert created != waiting
    expect(john.page.locator("[data-part=gathering] [data-part=chairs] > li")).to_have_count(3)

    # Anna, who still waits at the old table, hears of it and is shown the way.
    expect(anna.page.locator("main")).to_contain_text(anna.say("table-aside"))
    check(anna.page, both=long)
    anna.page.get_by_role("link", name=anna.say("saga-renewed-join")).click()
    anna.page.wait_for_url(f"**/table/{created}")
    expect(anna.page.locator("[data-part=gathering]")).to_contain_text(
        anna.say("saga-part", name="Doba mlhy", number=2)
    )
    anna.open(f"/saga/{saga}")
    expect(anna.page.locator("[data-part=history] [data-part=column]")).to_have_count(1)
    expect(anna.page.get_by_role("link", name=re.compile(rf"^{anna.say('sagas-to-game')}\s+II$"))).to_have_attribute(
        "href", f"/table/{created}"
    )


def check_stranger(cyril: Visitor, table: str, saga: str) -> None:
    """Between the games somebody else sees the last one as a spectator did, and nothing of the world it left."""
    with cyril.forgiving("403"):
        cyril.open(f"/replay/{table}?at=3")
        expect(cyril.page.locator("[data-part=eyes]")).to_have_text(cyril.say("replay-from-public"))
    expect(cyril.page).to_have_url(re.compile(r"at=3&seat=public"))
    expect(cyril.page.locator("[data-part=play-on]")).to_have_count(0)
    cyril.open(f"/saga/{saga}")
    expect(cyril.page.locator("main")).to_contain_text(cyril.say("history-people"))
    expect(cyril.page.get_by_role("link", name=cyril.say("history-export-file"))).to_have_count(0)


def check_history(visitor: Visitor, saga: str) -> None:
    """Both games are there, each with its winner, its oath and its map."""
    games = visitor.get(f"/api/sagas/{saga}")["games"]
    texts = visitor.texts("oath")
    page = visitor.page
    expect(page.locator("[data-part=history] [data-part=column]")).to_have_count(2)
    drawing = page.locator("[data-part=history] [data-part=games] svg")
    for number, game in enumerate(games):
        winner = game["names"][game["winners"][0]]
        expect(drawing.locator("[data-part=winner]").nth(number)).to_have_text(winner)
        expect(drawing.locator("[data-part=oath]").nth(number)).to_have_text(
            texts.text(f"oath-oath-{game['saga_record']['oath']}")
        )
        visitor.button("history-choose", number="I" * (number + 1)).click()
        told = page.locator("[data-part=told]")
        how = texts.text(f"oath-how-{game['saga_record']['ending']}")
        expect(told.get_by_role("heading", level=2)).to_have_text(f"{winner}: {how}")
        for what, of in game["saga_record"]["deeds"]:
            deed = texts.text(f"oath-deed-{what}", {"card": of, "suit": of, "oath": of, "color": of})
            expect(told.locator("[data-part=deeds]")).to_contain_text(deed)
    # A thread leads to every site that the next game has from this one; what was lost and drawn again is a new one.
    expect(drawing.locator("[data-part=thread]")).to_have_count(sum(threads_after(game) for game in games))
    # The suits of the second game's deck, in the drawing and in the saga_record.
    for suit, count in games[1]["saga_record"]["suits"].items():
        expect(drawing.locator(f"[data-suit={suit}] [data-part=count]").nth(1)).to_have_text(str(count))


def threads_after(game: dict[str, Any]) -> int:
    shown = {zone.get("name") for zone in game["scene"]["zones"] if zone["kind"] == "site"}
    lost = {of for what, of in game["saga_record"]["deeds"] if what == "lost"}
    return sum(site["site"] in shown - lost for site in game["saga_record"]["map"])


def check_turning_points(visitor: Visitor, saga: str) -> None:
    """Each leads into the replay, to the moment of which it tells."""
    game = visitor.get(f"/api/sagas/{saga}")["games"][1]
    links = visitor.page.locator("[data-part=told] [data-part=turning] a")
    expect(links).to_have_count(len(game["turns"]))
    links.last.click()
    turn = game["turns"][-1]
    visitor.page.wait_for_url(f"**/replay/{game['table']}?at={turn['seq']}*")
    said = visitor.texts("oath").text("oath-log-win", {"name": game["names"][game["winners"][0]]})
    expect(visitor.page.locator("[data-part=log]")).to_contain_text(said)
    visitor.page.go_back()
    expect(visitor.page.locator("[data-part=history] [data-part=column]")).to_have_count(2)


def check_tale(visitor: Visitor, saga: str) -> None:
    """The page tells the chosen game in prose; its picture carries that, as far as there is room."""
    game = [each for each in visitor.get(f"/api/sagas/{saga}")["games"] if each["status"] == "over"][-1]
    told = visitor.get(f"/api/tables/{game['table']}/story?lang={visitor.lang}")
    tale = visitor.page.locator("[data-part=tale]")
    expect(tale.get_by_role("heading")).to_have_text(told["title"])
    with visitor.page.expect_download() as download:
        visitor.button("history-export-svg").click()
    svg = download.value.path().read_text(encoding="utf-8")
    lines = [html.unescape(line) for line in re.findall(r"<text [^>]*>([^<]+)</text>", svg)]
    story = " ".join([told["title"], *(each["text"] for paragraph in told["paragraphs"] for each in paragraph)])
    written = " ".join(lines[-20:])  # the story comes last
    assert " ".join(story.split()[:30]) in " ".join(lines)
    assert written.removesuffix(" …")[-60:] in story


def check_exports(visitor: Visitor, saga: str) -> None:
    names = visitor.get(f"/api/sagas/{saga}")["games"][0]["names"]
    with visitor.page.expect_download() as download:
        visitor.button("history-export-svg").click()
    svg = download.value.path().read_text(encoding="utf-8")
    assert download.value.suggested_filename == "doba-mlhy.svg"
    assert any(f">{name}</text>" in svg for name in names)
    assert f">{visitor.say('history-title', name='Doba mlhy')}</text>" in svg
    assert "var(--" not in svg  # it needs nothing of the page
    assert "@font-face" in svg
    with visitor.page.expect_download() as download:
        visitor.button("history-export-png").click()
    png = download.value.path().read_bytes()
    assert png.startswith(b"\x89PNG")
    assert len(png) > 50_000
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name=visitor.say("history-export-file")).click()
    read = kronika.resume_saga(visitor.get(f"/api/sagas/{saga}/file"))
    assert download.value.suggested_filename == f"oath-saga-{saga}.json"
    assert len(read.chronicles) == 2


def two_games() -> dict[str, Any]:
    """A saga as a file, played by chance."""
    saga = kronika.saga("oath", "Chryzantéma")
    for number in range(2):
        table = saga.next_table(["Alžběta", "Hynek", "Jana"], f"phone {number}")
        chance = [kronika.bot("oath", "random", f"{number} {seat}") for seat in range(3)]
        while not table.over:
            ask = table.asks[0]
            table.answer(ask.seat, chance[ask.seat].decide(table.sight(ask.seat), ask))
        saga.add(table)
    return saga.plain()


@pytest.mark.parametrize(("lang", "theme"), [("cs", "dark"), pytest.param("en", "light", marks=pytest.mark.long)])
def test_a_saga_from_a_file_on_a_phone(visit: Visit, lang: str, theme: str, long: bool) -> None:
    """Its history fits: nothing but the drawing scrolls sideways. axe finds nothing, and no text is small."""
    guest = visit("Hynek", lang=lang, theme=theme, size=PHONE, touch=True)
    id = guest.post("/api/sagas", two_games())["saga"]
    guest.open("/sagas")
    expect(guest.page.locator("[data-part=saga-row]")).to_have_count(1)
    check(settled(guest), both=long)
    guest.page.get_by_role("link", name="Chryzantéma", exact=True).click()
    expect(guest.page.locator("[data-part=history] [data-part=column]")).to_have_count(2)
    check(settled(guest), both=long)
    assert guest.page.evaluate(SMALL) == []
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not guest.page.evaluate(wide)
    drawing = guest.page.locator("[data-part=history] [data-part=drawing]")
    assert drawing.evaluate("box => box.scrollWidth > box.clientWidth")
    check_tale(guest, id)
    # Whoever brought it may go on, with another number of players.
    guest.page.get_by_label(guest.say("history-seats")).select_option("5")
    guest.button("saga-next").click()
    expect(guest.page.locator("[data-part=gathering] [data-part=chairs] > li")).to_have_count(5)
    table_now = guest.get(f"/api/sagas/{id}")["games"][-1]
    assert (table_now["number"], table_now["status"]) == (3, "gathering")
