"""Oath on the generic table: one person against two bots, a whole game by clicking what the page shows; and nothing
that was delivered on the way names what lies hidden."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import kronika
from kronika.engine.message import Message
from kronika.engine.table import Table
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.player import Ask, Decide, Player, Tapper, Typist, asks, play
from tests.browser.test_axe import check, settled
from tests.browser.test_legible import SMALL
from tests.browser.test_phone import no_overflow
from tests.browser.visitor import PHONE, Brief, Visitor

ACT = "oath-ask-act"
MAJOR = {"search", "muster", "trade", "recover", "campaign", "travel"}


def lively(chance: random.Random) -> Decide:
    """Major actions rather than looking around, and a rest now and then; all else by chance."""

    def decide(ask: Ask, brief: Brief) -> list[str]:
        keys = [option["key"] for option in ask["options"] for _ in range(option["most"])]
        if ask["what"]["id"] == ACT:
            deeds = [key for key in keys if key in MAJOR or key.startswith("use:")]
            return [chance.choice(deeds) if deeds and chance.random() < 0.7 else "rest"]
        return chance.sample(keys, chance.randint(ask["least"], min(ask["most"], len(keys))))

    return decide


class Realm(Player):
    """At a table with a map: a place that one option means is clicked there, all else is a button or in the list."""

    def pick(self, option: dict[str, Any], brief: Brief, listed: bool = False) -> bool:
        options = brief["ask"]["options"]
        for ref in [] if listed else option["refs"]:
            alone = sum(ref in each["refs"] for each in options) == 1
            if ref["kind"] == "site" and alone:
                self.press(self.page.locator(f"[data-spot='site:{ref['id']}'] .place.can"))
                return False
        if not listed:
            expect(self.page.locator(f".prompt[data-ask='{brief['ask']['id']}']")).to_be_visible()
            button = self.page.locator(f".prompt button[data-option='{option['key']}']:enabled")
            if button.count():
                self.press(button)
                return False
            self.press(self.page.locator(".prompt > .opts button[aria-keyshortcuts=l]"))
        words = self.page.get_by_text(self.text(option, brief), exact=True)
        self.press(self.page.locator(".optlist .opt").filter(has=words))
        return True


class TappingRealm(Realm, Tapper):
    """The same on a phone."""


def test_a_whole_game_against_two_bots(visit: Visit, house: House) -> None:
    anna = visit("Anna", lang="cs", theme="dark")
    table = anna.lay("oath", "me", "random", "random")
    anna.open_table(table)
    expect(anna.page.locator(".table.generic")).to_be_visible()
    play([Realm(anna, "oath", lively(random.Random(5)))], most=1500)

    game = house.table(table)
    assert game.over
    assert game.result is not None
    texts = anna.texts("oath")
    names = [game.names[seat] for seat in game.result.winners]
    dialog = anna.page.locator("dialog.result")
    won = texts.text("web-won", {"names": texts.listed(names), "count": len(names)})
    expect(dialog.get_by_role("heading")).to_have_text(won)
    expect(dialog.locator(".ending")).to_have_text(texts.prompt(game.result.ending, game.names))
    expect(dialog.locator(".scores > li")).to_have_count(3)
    check_secret(anna, game)


def test_the_table_says_what_the_view_holds(visit: Visit) -> None:
    """Places by name, rulers and journeys in words, boards and banks in numbers, major actions in a group of theirs."""
    anna = visit("Anna")
    table = anna.lay("oath", "me", "random", "random")
    anna.open_table(table)
    page, texts = anna.page, anna.texts("oath")

    def refusing(brief: Brief) -> bool:
        return asks(ACT)(brief) and any(no["key"] in MAJOR for no in page.evaluate("told.state.refused"))

    brief = play([Realm(anna, "oath", lively(random.Random(1)))], refusing)
    assert not brief["over"]
    view: dict[str, Any] = page.evaluate("told.state.view")
    for zone in view["zones"]:
        if zone["kind"] == "site":
            spot = page.locator(f"[data-spot='{zone['id']}']")
            known = texts.text(f"card-{zone['name']}") if "name" in zone else texts.text("oath-zone-site")
            expect(spot.locator(".place")).to_contain_text(known)
            for note in zone["notes"]:
                said = texts.prompt(Message(note["id"], note["args"]), brief["names"])
                expect(spot).to_contain_text(said)
            lying = spot.locator(f"[data-zone='{zone['id']}'] .cname")
            expect(lying).to_have_text([texts.text(f"card-{card['face']}") for card in zone["cards"]])
    for region in ("cradle", "provinces", "hinterland"):
        expect(page.get_by_role("heading", name=texts.text(f"oath-region-{region}"), exact=True)).to_be_visible()
    expect(page.locator("[data-notice=oath]")).to_contain_text(texts.text("oath-note-keeper", {"player": "Anna"}))
    supply = next(track["value"] for track in view["tracks"] if track["id"] == "supply" and track["owner"] == 0)
    expect(page.locator(".mine .chip").first).to_have_text(f"{texts.text('oath-track-supply')}{supply}")
    major = page.get_by_role("group", name=texts.text("oath-group-major"))
    offered = {option["key"] for option in brief["ask"]["options"]} & MAJOR
    refused = {no["key"] for no in page.evaluate("told.state.refused")} & MAJOR
    assert offered | refused == MAJOR
    expect(major.locator("[data-option]")).to_have_count(len(offered))
    expect(major.locator("[data-refused]")).to_have_count(len(refused))
    for no in page.evaluate("told.state.refused"):
        if no["key"] in MAJOR:
            # What is marked as disabled can still be pressed, but Playwright would wait for it.
            major.locator(f"[data-refused={no['key']}]").click(force=True)
            why = Message(no["reason"]["id"], no["reason"]["args"])
            toast = page.locator(".toast").filter(has_text=texts.prompt(why, brief["names"])).last
            expect(toast).to_contain_text(no["rule"])


def test_on_a_phone_by_touch(visit: Visit) -> None:
    """Nothing is wider than the screen, and a turn can be played with a finger."""
    anna = visit("Anna", size=PHONE, touch=True)
    table = anna.lay("oath", "me", "random")
    anna.open_table(table)
    start = anna.now()["seq"]
    play([TappingRealm(anna, "oath", lively(random.Random(2)))], lambda brief: brief["seq"] >= start + 25)
    no_overflow(anna.page)
    assert anna.page.evaluate(SMALL) == []


def test_by_keys_alone(visit: Visit) -> None:
    """Digits, the list and Enter are enough, also where several things are chosen in their order."""
    anna = visit("Anna", lang="cs")
    table = anna.lay("oath", "me", "random")
    anna.open_table(table)
    start = anna.now()["seq"]
    play([Typist(anna, "oath", lively(random.Random(3)))], lambda brief: brief["seq"] >= start + 25)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_and_no_text_is_small(visit: Visit, theme: str) -> None:
    """At the first question, in a turn with its groups of options, with the list open; on a phone as well."""
    anna = visit("Anna", theme=theme)
    table = anna.lay("oath", "me", "random", "random", "random", "random", "random")
    anna.open_table(table)
    check(settled(anna))
    play([Realm(anna, "oath", lively(random.Random(4)))], asks(ACT))
    for size in ((1440, 900), (1024, 768), PHONE):
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(anna.page.locator(".ogroups")).to_be_visible()
        check(anna.page)
        assert anna.page.evaluate(SMALL) == []
        assert anna.page.evaluate("document.scrollingElement.scrollWidth") <= size[0]
    anna.page.keyboard.press("l")
    expect(anna.page.locator(".optlist")).to_be_visible()
    check(anna.page)


def test_cards_and_replay_know_oath_too(visit: Visit) -> None:
    """Prices of several things are no number in a coin; a replay draws cards known by their backs."""
    anna = visit("Anna")
    anna.open("/cards/oath#elders")
    expect(anna.page.locator("[data-face=elders]").first).to_be_visible()
    expect(anna.page.locator("main")).not_to_contain_text("object Object")
    table = anna.lay("oath", "me", "random")
    anna.open_table(table)
    start = anna.now()["seq"]
    play([Realm(anna, "oath", lively(random.Random(6)))], lambda brief: brief["seq"] >= start + 10)
    anna.open(f"/replay/{table}")
    expect(anna.page.locator("[data-spot='site:0']")).to_be_visible()


# --- what may not be told ---


def check_secret(visitor: Visitor, game: Table) -> None:
    """Until the end no view names a facedown adviser of a rival or a card of the world deck that the seat has not
    seen, nor tells how large that deck is."""
    hidden = list(unknown(game, 0))
    assert any(advisers for advisers, _, _ in hidden)
    checked = 0
    for frame in visitor.frames:
        message = json.loads(frame)
        if message["type"] != "state" or message["view"]["over"]:
            continue
        view = message["view"]
        advisers, deck, size = hidden[view["seq"]]
        named = set(words(view)) | set(words(message["asks"])) | set(words(message["refused"]))
        assert not named & advisers, f"a rival's facedown adviser at {view['seq']}"
        assert not named & deck, f"a card of the world deck at {view['seq']}"
        (world,) = [zone for zone in view["zones"] if zone["kind"] == "world"]
        assert set(world) == {"id", "owner", "kind", "cards", "top", "ref"}
        assert len(world["cards"]) < size
        checked += 1
    assert checked > 15


def unknown(game: Table, seat: int) -> Iterator[tuple[set[str], set[str], int]]:
    """After each answer: what rivals hold facedown, and what of the world deck the seat has not seen, by name; and how
    many cards that deck has."""
    chronicle = game.chronicle()
    table = kronika.new_table("oath", game.names, game.seed, chronicle["options"])
    for answer in [None, *chronicle["answers"]]:
        if answer is not None:
            table.answer(answer[0], answer[1:])
        s: Any = table._state
        rivals = [card for other in range(s.seats) if other != seat for card in s.advisers[other] if card in s.down]
        yield (
            {s.cards.name(card) for card in rivals if not s.cards.knows(seat, card)},
            {s.cards.name(card) for card in s.world if not s.cards.knows(seat, card)},
            len(s.world),
        )


def words(data: Any) -> Iterator[str]:
    """All strings in JSON data, without the names of fields."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from words(value)
    elif isinstance(data, list):
        for value in data:
            yield from words(value)
