"""A finished game is seen again: by steps and turns, scrubbed, through each seat's and everybody's eyes; as a file."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import kronika
from tests.browser.conftest import Visit
from tests.browser.fast import finished
from tests.browser.visitor import Visitor


@pytest.fixture
def game(visit: Visit) -> tuple[Visitor, str]:
    """A game that bots have played, one of them in Anna's chair."""
    anna = visit("Anna", lang="cs")
    return anna, finished(anna, "dominion", "big-money", kingdom="first-game")


def test_stepping_scrubbing_and_looking(game: tuple[Visitor, str]) -> None:
    anna, table = game
    page = anna.page
    anna.open_table(table)
    chronicle = anna.get(f"/api/tables/{table}/chronicle")
    last = len(chronicle["answers"])
    page.locator("[data-part=result]").get_by_role("link", name=anna.say("web-replay")).click()
    page.wait_for_url(f"**/replay/{table}**")
    step = page.locator("[data-part=replay-step]")
    expect(step).to_have_text(anna.say("replay-step", n=0, of=last))

    def at(n: int) -> None:
        expect(step).to_have_text(anna.say("replay-step", n=n, of=last))
        expect(page).to_have_url(re.compile(rf"[?]at={n}&"))

    anna.button("replay-next").click()
    at(1)
    page.keyboard.press("ArrowRight")
    at(2)
    page.keyboard.press("ArrowLeft")
    at(1)
    anna.button("replay-end").click()
    at(last)
    expect(page.locator("[data-part=log] [data-when=later]")).to_have_count(0)
    page.keyboard.press("Home")
    at(0)
    # Keys count however fast they come.
    press = "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}))"
    page.evaluate(f"() => {{ for (let i = 0; i < 3; i++) {press} }}")
    at(3)
    page.keyboard.press("Home")
    at(0)
    # By turns, as soon as they are known.
    expect(page.locator("[data-part=graph]")).to_be_visible()
    turns = [turn["first"] for turn in anna.get(f"/api/tables/{table}/charts")["turns"] if turn["first"]]
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    at(turns[1])

    # The slider: by keys it moves too.
    slider = page.get_by_role("slider", name=anna.say("replay-scrub"))
    slider.focus()
    slider.press("End")
    at(last)

    # Each seat sees its own hand, everybody's eyes see both.
    both = next(n for n in range(40, last) if all(hand_of(chronicle, n, seat) for seat in (0, 1)))
    for eyes, held in (("0", {0}), ("1", {1}), ("all", {0, 1})):
        page.goto(f"/replay/{table}?at={both}&seat={eyes}")
        frames = anna.get(f"/api/tables/{table}/replay?seat={eyes}&from={both}&count=1")
        hands = {
            zone["owner"] for zone in frames["frames"][0]["view"]["zones"] if zone["kind"] == "hand" and zone["cards"]
        }
        assert hands == held
        at(both)
        if eyes != "all":
            hand = hand_of(chronicle, both, int(eyes))
            cards = page.locator("[data-part=mine] [data-part=hand] [data-part=card]")
            expect(cards).to_have_count(len(hand))
            faces = cards.evaluate_all("cards => cards.map(card => card.dataset.face)")
            assert sorted(faces) == sorted(hand)
    page.locator("[data-part=eyes] label").nth(1).click()
    expect(page).to_have_url(f"{anna.base}/replay/{table}?at={both}&seat=0")
    expect(page.locator("[data-part=eyes] label").nth(1).get_by_role("radio")).to_be_checked()


def hand_of(chronicle: dict[str, Any], at: int, seat: int) -> list[str]:
    view = kronika.replay(chronicle, upto=at).view(seat)
    return [card["face"] for zone in view["zones"] if zone["id"] == f"hand:{seat}" for card in zone["cards"]]


def test_playing_it_by_itself(game: tuple[Visitor, str]) -> None:
    anna, table = game
    page = anna.page
    page.goto(f"/replay/{table}?at=3&seat=all")
    expect(page.locator("[data-room=replay] [data-part=pile]").first).to_be_visible()
    anna.button("replay-play").click()
    expect(page).to_have_url(f"{anna.base}/replay/{table}?at=5&seat=all")
    anna.button("replay-pause").click()
    expect(anna.button("replay-play")).to_be_visible()


@pytest.mark.long
def test_valerias_table_seen_again(visit: Visit) -> None:
    """Its own table is shown; each seat sees its own duke, everybody's eyes see both."""
    anna = visit("Anna", lang="cs")
    table = finished(anna, "valeria", "greedy")
    chronicle = anna.get(f"/api/tables/{table}/chronicle")
    page = anna.page
    for eyes, seen in (("0", {0}), ("1", {1}), ("all", {0, 1})):
        frames = anna.get(f"/api/tables/{table}/replay?seat={eyes}&from=20&count=1")
        zones = frames["frames"][0]["view"]["zones"]
        assert {zone["owner"] for zone in zones if zone["kind"] == "duke" and zone["cards"]} == seen
    at, own = next(
        (seq, view)
        for seq in range(20, 60)
        if (view := kronika.replay(chronicle, upto=seq).view(1))["phase"] == "action"
    )
    page.goto(f"/replay/{table}?at={at}&seat=1")
    (duke,) = next(zone["cards"] for zone in own["zones"] if zone["id"] == "duke:1")
    expect(page.locator("[data-part=duke] [data-part=card]")).to_have_attribute("data-face", duke["face"])
    expect(page.locator("[data-room=replay] [data-part=stack]")).to_have_count(20)
    expect(page.locator("[data-part=gained]")).to_have_count(0)  # nothing has just come in where one only arrives


def test_a_chronicle_is_a_file(game: tuple[Visitor, str], visit: Visit, tmp_path: Path) -> None:
    anna, table = game
    page = anna.page
    page.goto(f"/replay/{table}")
    link = page.get_by_role("link", name=anna.say("replay-download-help"))
    with page.expect_download() as download:
        link.click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    chronicle = json.loads(path.read_text(encoding="utf-8"))
    replayed = kronika.replay(chronicle)
    assert replayed.over
    assert replayed.names[0] == "Anna"

    # Somebody else opens it from the home page.
    john = visit("John")
    john.open("/")
    with john.page.expect_file_chooser() as chooser:
        john.button("home-chronicle").click()
    chooser.value.set_files(path)
    john.page.wait_for_url("**/replay/**")
    expect(john.page.locator("[data-part=replay-step]")).to_have_text(john.say("replay-step", n=0, of=replayed.seq))
    john.button("replay-end").click()
    result = replayed.result
    assert result is not None
    winners = [replayed.names[seat] for seat in result.winners]
    texts = john.texts()
    won = texts.text(
        "replay-won", {"names": texts.listed(winners), "count": len(winners), "points": max(result.scores)}
    )
    expect(john.page.locator("[data-part=won]")).to_have_text(won)


def test_a_damaged_file_is_refused_with_a_reason(visit: Visit, tmp_path: Path) -> None:
    anna = visit("Anna")
    anna.open("/")
    broken = tmp_path / "broken.json"
    with anna.forgiving("422", "404"):
        for i, content in enumerate(("no json", '{"kronika": 1, "game": "chess"}')):
            broken.write_text(content, encoding="utf-8")
            with anna.page.expect_file_chooser() as chooser:
                anna.button("home-chronicle").click()
            chooser.value.set_files(broken)
            expect(anna.page.locator("[data-part=toast][data-kind=error]")).to_have_count(i + 1)
    expect(anna.page).to_have_url(f"{anna.base}/")
