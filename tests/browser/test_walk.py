"""A walk through the whole house in one page that is never loaded again: home, a game, a replay, playing on from there,
home again, another game … in an order by chance. Whatever a room leaves behind when one walks on is in the next one
too; and there everything has to be within reach."""

from __future__ import annotations

import random
import re
from collections.abc import Collection
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, expect

from kronika.engine.message import Message
from tests.browser.conftest import Visit
from tests.browser.likeness import differences, shapes
from tests.browser.moments import GAMES
from tests.browser.moments.moment import over, played
from tests.browser.player import free_spot, single
from tests.browser.showcase import DRAWN
from tests.browser.sound import KINDS, sound
from tests.browser.visitor import GO, SETTLED, Brief, Visitor

WALKED = frozenset(KINDS) - {"small-target", "small-text"}
"""What is looked for on the way; sizes are the gallery's business."""


class Walker:
    """Goes from room to room by links and buttons, looks at every question and answers some."""

    def __init__(
        self, visitor: Visitor, chance: random.Random, touch: bool, answers: int, compared: Collection[str]
    ) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.chance = chance
        self.touch = touch
        self.answers = answers
        """How many questions are really answered on each visit to a table."""
        self.compared = compared
        """Games whose tables are held against the same table as it looks to somebody who comes straight to it."""
        self.steps: list[str] = []
        self.faults: dict[str, str] = {}
        """What is not sound, and where it was seen first."""
        self.replayed: dict[str, set[str]] = {}
        """The shapes of the pieces in the replay one comes from."""

    # --- going ---

    def enter(self) -> None:
        self.visitor.open("/")
        self.page.evaluate("window.walking = true")
        self.home()

    def home(self) -> None:
        self.page.get_by_role("link", name=self.visitor.say("web-home")).first.click()
        expect(self.page.get_by_role("heading", name=self.visitor.say("home-my-tables"))).to_be_visible()
        self._step("home")

    def table(self, game: str, table: str) -> None:
        """From the list at home, as somebody comes back to a game."""
        self.page.locator(f"a[href='/table/{table}']").first.click()
        self._step(f"{game}'s table")
        self.play(game, table)

    def replay(self, game: str, table: str, at: int) -> None:
        self.page.evaluate(GO, f"/replay/{table}?at={at}&seat=0")
        self._step(f"{game}'s replay")
        forth = self.visitor.button("replay-next")
        expect(forth).to_be_enabled()
        self.compare()
        for _ in range(2):
            self.look(f"{game}'s replay")
            forth.click()
            self.replayed = shapes(self.page)
        expect(self.page).to_have_url(re.compile(rf"[?]at={at + 2}&"))

    def play_on(self, game: str) -> None:
        self.visitor.button("replay-play-on").click()
        self.visitor.button("replay-play-on-go", self.page.get_by_role("dialog")).click()
        self.page.wait_for_url("**/table/*")
        self._step(f"{game} played on")
        table = self.page.url.rpartition("/")[2]
        self._asked(table)
        for kind, here in shapes(self.page).items():
            there = self.replayed.get(kind, here)
            if not here & there:
                self.faults.setdefault(f"{kind} is {here} at the table and {there} in the replay", self.steps[-2])
        self.play(game, table)

    def _step(self, where: str) -> None:
        self.steps.append(where)
        assert self.page.evaluate("window.walking"), f"the page was loaded anew: {' > '.join(self.steps)}"

    # --- at a table ---

    def play(self, game: str, table: str) -> None:
        for answered in range(self.answers):
            brief = self._asked(table)
            if brief["over"]:
                return
            if not answered and game in self.compared:
                self.compare()
            self.look(f"{game}: {brief['ask']['what']['id']}", [each["key"] for each in brief["ask"]["options"]])
            self.answer(game, brief)
            self.visitor.answered(brief)
        self._asked(table)

    def _asked(self, table: str) -> Brief:
        mine = "(state, table) => state.table === table && (state.asks.length > 0 || state.view.over)"
        brief = self.visitor.until(mine, table)
        self.page.evaluate(DRAWN, table)
        return brief

    def look(self, where: str, keys: list[str] | None = None) -> None:
        """All that sound.js sees here; each fault is reported once, with the way that led to it."""
        self.page.evaluate(SETTLED)
        way = " > ".join([*self.steps[-3:], where])
        for fault in sound(self.page, keys or (), self.touch).faults:
            if fault.kind in WALKED:
                self.faults.setdefault(str(fault), way)

    def compare(self) -> None:
        """The room looks as it does to somebody who comes straight from the street."""
        fresh = self.visitor.context.new_page()
        fresh.goto(self.page.url)
        expect(fresh.locator("#main:not([aria-busy=true])")).to_be_visible()
        for each in differences(self.page, fresh)[:8]:
            self.faults.setdefault(f"left over: {each}", " > ".join(self.steps[-4:]))
        fresh.close()

    def answer(self, game: str, brief: Brief) -> None:
        """By pointer or finger: an answer by chance where one pick is all, else as few as may be."""
        ask = brief["ask"]
        if single(ask):
            self._pick(game, self.chance.choice(ask["options"]), brief)
            return
        keys = [option for option in ask["options"] for _ in range(option["most"])][: ask["least"]]
        for option in keys:
            self._pick(game, option, brief)
        self._press(self.page.locator("[data-ask] button[aria-keyshortcuts=Enter]").first)

    def _pick(self, game: str, option: dict[str, Any], brief: Brief) -> None:
        """A button or a thing that stands for this option alone; else its line in the list."""
        key = option["key"].replace('"', '\\"')
        own = self.page.locator(f'[data-option="{key}"]:enabled, [data-options="{key}"][data-light=can]')
        shown = [each for each in own.all() if each.is_visible()]
        if shown:
            self._press(shown[0])
            return
        self._press(self.page.locator("[data-ask] button[aria-keyshortcuts~=l]"))
        words = self.visitor.texts(game).prompt(Message(option["text"]["id"], option["text"]["args"]), brief["names"])
        options = self.page.get_by_role("dialog")
        self._press(options.get_by_role("button").filter(has=self.page.get_by_text(words, exact=True)).first)
        if not single(brief["ask"]):
            self.page.keyboard.press("Escape")

    def _press(self, thing: Locator) -> None:
        (thing.tap if self.touch else thing.click)(position=free_spot(thing))


@pytest.mark.parametrize("touch", [False, pytest.param(True, marks=pytest.mark.long)], ids=["desktop", "phone"])
def test_a_walk_through_the_house(visit: Visit, touch: bool, long: bool) -> None:
    """To the tables of all games, and from the last one on to its replay and to playing on from there; with `--long` so
    with every game, with the first once more after all the others, and on a phone too."""
    chance = random.Random(13)
    anna = visit("Anna", lang="cs" if touch else "en", size=(390, 844) if touch else (1440, 900), touch=touch)
    tables = {game: anna.create_table(game, "me", "random", "random") for game in GAMES}
    games = chance.sample(GAMES, len(GAMES))
    seen_again = games if long else games[-1:]  # what the others have left behind is there
    walker = Walker(anna, chance, touch, 2 if long else 1, seen_again)
    past = {}
    for game in seen_again:
        table = played(game, 3, over, seed=2)
        past[game] = anna.post("/api/replays", table.chronicle())["table"], table.seq
    way = [*games, games[0]] if long else games
    try:
        walker.enter()
        for game in way:
            walker.home()
            walker.table(game, tables[game])
            if game in past:
                replayed, answers = past[game]
                walker.replay(game, replayed, answers * 2 // 5)
                walker.play_on(game)
        walker.home()
    except PlaywrightError as error:
        walker.faults[f"stuck: {str(error)[:600]}"] = " > ".join(walker.steps[-4:])
    found = [f"{way}\n    {fault}" for fault, way in walker.faults.items()]
    assert not found, f"{len(found)} faults on the way:\n" + "\n".join(found)
    assert len(walker.steps) == 2 + sum(4 if game in past else 2 for game in way), walker.steps
