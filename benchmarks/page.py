"""What the pages cost a visitor: bytes, layout shift, the time from a click to the next paint, and memory.

`python -m benchmarks.page [--games 20]` starts a server of its own and a Chromium, and tells for each figure what was
measured and what it should be at most. Bytes are scripts and styles with gzip; layout shift is the browser's own figure
on load, and the farthest any part of the table moved between two questions; click to paint is the Event Timing of all
clicks of a game. Measure on a quiet machine.
"""

from __future__ import annotations

import argparse
import gzip
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

import kronika
from tests.browser import chromium
from tests.browser.house import STATIC, House
from tests.browser.player import Lord, Player, anything, free_spot, hasty, play, thrifty
from tests.browser.test_north_two_people import Jarl
from tests.browser.test_oath_table import Realm, lively
from tests.browser.visitor import Brief, Visitor
from tests.browser.windows import Screen, Window

FIRST_LOAD, OWN_TABLE = 80_000, 60_000
SHIFT, MOVED, PAINT, HEAP = 0.05, 0.0, 100.0, 1.1
ANSWERS = 40
OPPONENTS = {"dominion": "big-money", "valeria": "greedy", "oath": "random", "north": "greedy"}

WATCH = """() => {
    window.seen = {shift: 0, clicks: []};
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({type: 'layout-shift', buffered: true});
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) if (entry.name === 'click') seen.clicks.push(entry.duration);
    }).observe({type: 'event', durationThreshold: 16, buffered: true});
}"""

# Where the large parts of a table stand; cards come and go, these stay. Parts differ by what they belong to, and
# what lies over others for a while (a battle, a deal) is no part of the board. When a game of Oath is over, the
# Chronicle takes the place of the board, with parts of its own.
PARTS = """async () => {
    const passing = document.getAnimations().filter(one => one.effect.getTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(one => one.finished));
    const places = {}, twice = new Set();
    const stage = document.querySelector('[data-stage]')?.dataset.stage ?? '';
    const parts = '[data-part=board] [data-part]:not([data-part=card], [data-part=crest])';
    for (const part of document.querySelectorAll(parts)) {
        const box = part.getBoundingClientRect();
        if (box.width * box.height < innerWidth * innerHeight / 40 || part.closest('dialog, [data-covers]')) continue;
        if (part.parentElement.closest('[data-part=prompt]')) continue;  // answers are as wide as their words
        const data = part.dataset;
        const name = [stage, data.part, data.zone, data.seat, data.thing].join(' ').trim();
        if (name in places) twice.add(name);
        places[name] = [box.left, box.top];
    }
    for (const name of twice) delete places[name];
    return places;
}"""


SEEN = "async () => { for (let i = 0; i < 3; i++) await new Promise(resolve => requestAnimationFrame(resolve)); }"


def unhurried(player: Player) -> Player:
    """Nobody clicks before the pointer rests on the thing and is seen there."""
    press = player.press

    def rest_and_press(thing: Locator, lapped: bool = False) -> None:
        thing.hover(position=free_spot(thing) if lapped else None)
        player.page.evaluate(SEEN)
        press(thing, lapped)

    player.press = rest_and_press  # type: ignore[method-assign]
    return player


def player(visitor: Visitor, game: str, seed: int) -> Player:
    chance = random.Random(seed)
    if game == "valeria":
        return Lord(visitor, game, hasty(chance))
    if game == "oath":
        return Realm(visitor, game, lively(chance))
    if game == "north":
        return Jarl(visitor, game, anything(chance))
    return Player(visitor, game, thrifty(["village", "smithy"]))


@contextmanager
def visiting(browser: Browser, base: str) -> Iterator[Visitor]:
    visitor = Visitor(Window(browser, base, Screen()), "Anna")
    visitor.page.add_init_script(f"({WATCH})()")
    yield visitor
    visitor.window.close()


def walk(page: Page, path: str) -> None:
    """To another page without loading it again."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)


def weight(page: Page) -> int:
    """The bytes of all scripts and styles that the page has asked for, as they are sent."""
    names = page.evaluate("performance.getEntriesByType('resource').map(entry => new URL(entry.name).pathname)")
    files = {STATIC / name.lstrip("/") for name in names if name.endswith((".js", ".css"))}
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


class Report:
    def __init__(self) -> None:
        self.failed = 0

    def line(self, what: str, measured: float, most: float, unit: str) -> None:
        good = measured <= most
        self.failed += not good
        print(f"{'ok ' if good else 'NO '} {what:44} {measured:10.2f} {unit:4} (at most {most:g})", flush=True)


def loads(browser: Browser, base: str, report: Report) -> None:
    for game, bot in OPPONENTS.items():
        with visiting(browser, base) as anna:
            table = anna.create_table(game, "me", bot)
            anna.open("/")
            anna.page.wait_for_load_state("networkidle")
            first = weight(anna.page)
            shift = anna.page.evaluate("seen.shift")
            walk(anna.page, f"/table/{table}")
            expect(anna.page.locator("[data-part=prompt]")).to_be_visible()
            anna.page.wait_for_load_state("networkidle")
            own = weight(anna.page) - first
            anna.open_table(table)
            anna.page.wait_for_load_state("networkidle")
            on_load = anna.page.evaluate("seen.shift")
        if game == "dominion":
            report.line("first load", first / 1000, FIRST_LOAD / 1000, "KB")
            report.line("layout shift, home", shift, SHIFT, "")
        report.line(f"the table of {game}, more than that", own / 1000, OWN_TABLE / 1000, "KB")
        report.line(f"layout shift, {game}", on_load, SHIFT, "")


def answers(browser: Browser, base: str, report: Report) -> None:
    for game, bot in OPPONENTS.items():
        with visiting(browser, base) as anna:
            table = anna.create_table(game, "me", bot)
            anna.open_table(table)
            places: list[dict[str, list[int]]] = []

            def enough(brief: Brief, page: Page = anna.page, places: list[dict[str, list[int]]] = places) -> bool:
                places.append(page.evaluate(PARTS))
                return len(places) > ANSWERS

            play([unhurried(player(anna, game, 7))], enough)
            clicks = anna.page.evaluate("seen.clicks")
        moved = [
            max(
                (
                    abs(a - b)
                    for part in before.keys() & after.keys()
                    for a, b in zip(before[part], after[part], strict=True)
                ),
                default=0,
            )
            for before, after in pairwise(places)
        ]
        report.line(f"{game}: a part moved between questions", max(moved, default=0), MOVED, "px")
        quick = statistics.quantiles(clicks, n=20)[-1] if len(clicks) > 1 else 0
        report.line(f"{game}: click to paint, p95 of {len(clicks)}", quick, PAINT, "ms")


def memory(browser: Browser, base: str, report: Report, games: int) -> None:
    """One page, never reloaded, in which many games are played to the end."""
    with visiting(browser, base) as anna:
        line = anna.context.new_cdp_session(anna.page)
        anna.open("/")
        heap: list[float] = []
        for number in range(games):
            game = list(OPPONENTS)[number % len(OPPONENTS)]
            table = anna.create_table(game, "me", OPPONENTS[game])
            anna.page.evaluate("told.state = null")
            walk(anna.page, f"/table/{table}")
            play([player(anna, game, number)], lambda brief: brief["seq"] > 60)
            walk(anna.page, "/")
            expect(anna.page.locator("[data-room=home]")).to_be_visible()
            line.send("HeapProfiler.collectGarbage")
            heap.append(line.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
    quarter = max(1, games // 4)
    # All four tables have been loaded after the first few games.
    grown = statistics.mean(heap[-quarter:]) / statistics.mean(heap[quarter : 2 * quarter])
    print(f"    heap after each game, MB: {', '.join(f'{size:.1f}' for size in heap)}")
    report.line(f"heap after {games} games, against the second quarter", grown, HEAP, "×")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    games = parser.parse_args().games
    found = chromium.executable()
    if found is None:
        sys.exit(chromium.MISSING)
    kronika.games()  # players speak the games' texts
    report = Report()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=found, args=chromium.FLAGS + chromium.DRAWING)
        try:
            loads(browser, house.base, report)
            answers(browser, house.base, report)
            memory(browser, house.base, report, games)
        finally:
            browser.close()
            house.stop()
    return min(1, report.failed)


if __name__ == "__main__":
    sys.exit(main())
