"""Two people in two browsers, one Czech and one English, play a game of Empires of the North by clicking: its
beginning and its end, with `--long` all of it. Where
both are asked at once, for the first hand and in each Lookout, neither waits for the other."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import kronika
from kronika.games.north.faces import FACES
from tests.browser.conftest import Visit
from tests.browser.fast import skip
from tests.browser.player import Ask, Decide, Player, further, play_at_once
from tests.browser.result import check_result, headline
from tests.browser.visitor import Brief, Visitor

KEEP, FIRST_HAND = "north-ask-keep", "north-ask-first-hand"
ENOUGH = 25
"""Whoever has so many points on the track lets the game end with the round (N8.1-a)."""
SUMMANDS = ("track", "cards", "resources", "gold", "raze")


@pytest.mark.long
def test_a_whole_game_in_two_languages(visit: Visit, long: bool) -> None:
    anna, john = visit("Anna", lang="cs", theme="dark"), visit("John", lang="en")
    table = anna.create_table("north", "me", "empty", clans=["panuk", "glenn"])
    john.sit_with(anna, table)
    for visitor in (anna, john):
        visitor.open_table(table)
    jarls = [Jarl(visitor, "north", striving(random.Random(seat))) for seat, visitor in enumerate((anna, john))]
    if long:
        assert play_at_once(jarls) >= {FIRST_HAND, KEEP}
    else:
        assert play_at_once(jarls, further(anna, 10)) >= {FIRST_HAND}
        skip(table, [(jarl.visitor, jarl.decide) for jarl in jarls], lambda brief: max(brief["track"]) >= ENOUGH)
        play_at_once(jarls)

    chronicle = anna.get(f"/api/tables/{table}/chronicle")
    game = kronika.replay(chronicle)
    assert game.over
    assert john.get(f"/api/tables/{table}/chronicle") == chronicle
    for seat, visitor in enumerate((anna, john)):
        check_result(visitor, game, SUMMANDS)
        check_secret(visitor, 1 - seat)
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator("[data-part=result]")).to_have_count(0)
        expect(visitor.page.locator("[data-part=prompt][data-state=over]")).to_contain_text(headline(visitor, game))


PLACES = {
    "tile": "[data-zone='tile:{}'][data-light=can]",
    "island": "[data-part=sea] [data-part=card][data-light=can][data-face='{}']",
}
"""Where on the table an option is clicked, by what it means."""


SETTLED = """() => Promise.allSettled([...document.querySelectorAll('[data-part=hand] [data-part=card]')]
    .flatMap(card => card.getAnimations())
    .filter(moving => moving.effect.getComputedTiming().endTime !== Infinity)
    .map(moving => moving.finished)).then(() => true)"""
"""The cards of the hand have come to rest."""


class Jarl(Player):
    """At the North's table: tiles, islands and own cards are clicked where they lie, all else is a button or a line in
    the list."""

    def pick(self, option: dict[str, Any], brief: Brief, listed: bool = False) -> bool:
        if not listed:
            expect(self.page.locator(f"[data-part=prompt][data-ask='{brief['ask']['id']}']")).to_be_visible()
            if self.on_table(option, brief):
                return False
            button = self.page.locator(
                f"[data-part=prompt] > [data-part=answers] button[data-option='{option['key']}']:enabled"
            )
            if button.count():
                self.press(button)
                return False
            self.press(self.page.locator("[data-part=prompt] > [data-part=answers] button[aria-keyshortcuts~=l]"))
        words = self.page.get_by_text(self.text(option, brief), exact=True)
        self.press(self.page.locator("[data-part=option-list] [data-option]").filter(has=words).first)
        return True

    def on_table(self, option: dict[str, Any], brief: Brief) -> bool:
        """Clicks the thing that stands for the option; whether there is one."""
        for ref in option["refs"]:
            kind, name = ref["kind"], ref["id"]
            others = [each for each in brief["ask"]["options"] if ref in each["refs"] and each is not option]
            if kind in PLACES:
                self.press(self.page.locator(PLACES[kind].format(name)).first)
            elif kind in ("hand", "drawn"):
                zone = (
                    f"[data-part=hand] [data-part=card][data-light=can][data-face='{name}']"
                    if kind == "hand"
                    else "[data-part=hand] [data-zone-kind=looked] [data-part=card]"
                )
                card = self.page.locator(zone)
                self.page.evaluate(SETTLED)
                self.press(card.nth(int(name)) if kind == "drawn" else card.first, lapped=True)
            else:
                return False
            if others:  # a tile or an island that several options mean
                words = self.page.get_by_text(self.text(option, brief), exact=True)
                # Two discs on one tile read alike, and are.
                self.press(self.page.locator("dialog[open] [data-part=answers] button").filter(has=words).first)
            return True
        return False


POINTS = {face.id for face in FACES if any(" vp" in line for line in face.lines.values())}
"""Cards that bring points."""

WISHES: list[Callable[[str, dict[str, Any]], bool]] = [
    lambda key, args: bool(args.get("vp")),
    lambda key, args: key.startswith(("use:", "build:", "boost:")) and args["card"] in POINTS,
    lambda key, args: key in ("disc:construct", "disc:harvest") or key.startswith("conquer:"),
    lambda key, args: key == "pass",
]


def striving(chance: random.Random) -> Decide:
    """Whatever brings points, and what that needs; else passes: a game of about a hundred and thirty answers."""

    def decide(ask: Ask, brief: Brief) -> list[str]:
        options = ask["options"]
        if ask["what"]["id"] in (KEEP, FIRST_HAND):
            best = sorted(options, key=lambda option: option["text"]["args"]["card"] not in POINTS)
            return [option["key"] for option in best[: max(ask["least"], min(ask["most"], 2))]]
        keys = [option["key"] for option in options for _ in range(option["most"])]
        if ask["least"] != 1 or ask["most"] != 1:
            return keys[: max(ask["least"], min(ask["most"], len(keys)))]
        for wish in WISHES:
            for option in options:
                if wish(option["key"], option["text"]["args"]):
                    return [option["key"]]
        return [chance.choice(keys)]

    return decide


def check_secret(visitor: Visitor, rival: int) -> None:
    """Nothing that was delivered before the end shows a card in the rival's hand or among those they look at."""
    states = [json.loads(frame) for frame in visitor.frames if json.loads(frame)["type"] == "state"]
    running = [state for state in states if not state["view"]["over"]]
    assert len(running) > 5
    for state in running:
        zones = {zone["id"]: zone for zone in state["view"]["zones"]}
        assert zones[f"hand:{rival}"]["cards"] == []
        assert zones[f"deck:{rival}"]["cards"] == []
        assert f"looked:{rival}" not in zones
    assert any(state["view"]["zones"] and hand_count(state, rival) > 0 for state in running)


def hand_count(state: dict[str, Any], seat: int) -> int:
    return int(next(zone["count"] for zone in state["view"]["zones"] if zone["id"] == f"hand:{seat}"))
