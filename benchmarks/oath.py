"""The speed of Oath: random four-player games, decisions and forks per second, on one core.

    python -m benchmarks.oath [--quick] [--json]

Scaled by the yardstick of the same run as the speed table is (see benchmarks/table.py): to a core on which pyminion
plays 800 games a second. The goals hold for plain CPython.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import kronika
from benchmarks.table import YARDSTICK, is_compiled, play_out, pyminion_mirror
from kronika.engine.table import Table
from kronika.games.oath.game import Oath

DECISIONS, FORKS = 25_000.0, 8_000.0
"""What is to be reached each second."""

WORLDS = ("first", "random")


def random_games(games: int, decisions: list[int]) -> Callable[[int], tuple[int, float]]:
    """Whole games of four random bots; `decisions` gets the number of each game."""
    bots = [kronika.bot("oath", "random", seed=seat) for seat in range(4)]

    def work(number: int) -> tuple[int, float]:
        begin = time.process_time()
        before = len(decisions)
        for game in range(games):
            options = {"world": WORLDS[game % len(WORLDS)]}
            table = kronika.new_table("oath", seats=4, seed=number * games + game, options=options)
            decisions.append(play_out(table, bots))
            assert table.result is not None
        return sum(decisions[before:]), time.process_time() - begin

    return work


def forks(points: int) -> Callable[[int], tuple[int, float]]:
    """Forks in mid-campaign: after the targets are declared, while plans, sacrifices or losses are asked for."""
    bots = [kronika.bot("oath", "random", seed=seat) for seat in range(4)]
    tables: list[Table] = []
    seed = 0
    while len(tables) < points:
        table = kronika.new_table("oath", seats=4, seed=seed)
        seed += 1
        while not table.over and len(tables) < points:
            if table.sight(None).campaign is not None:
                tables.append(table.fork())
            ask = table.asks[0]
            table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))

    def work(_: int) -> tuple[int, float]:
        begin = time.process_time()
        for table in tables:
            table.fork()
        return len(tables), time.process_time() - begin

    return work


def measure(slices: int) -> dict[str, Any]:
    """All parts take turns in short slices, so that a busy machine slows them alike; the median counts."""
    decisions: list[int] = []
    parts = {"pyminion": pyminion_mirror(40), "decisions": random_games(4, decisions), "forks": forks(500)}
    rates: dict[str, list[float]] = {name: [] for name in parts}
    for number in range(slices):
        for name, work in parts.items():
            units, seconds = work(number)
            rates[name].append(units / seconds)
    median = {name: statistics.median(values) for name, values in rates.items()}
    factor = YARDSTICK / median["pyminion"]
    return {
        "compiled": is_compiled(),
        "pyminion games/s": median["pyminion"],
        "decisions per game": statistics.mean(decisions),
        "decisions/s": median["decisions"],
        "decisions/s scaled": median["decisions"] * factor,
        "forks/s": median["forks"],
        "forks/s scaled": median["forks"] * factor,
    }


def goals(found: dict[str, Any]) -> list[tuple[str, float, float]]:
    return [
        ("random decisions/s (scaled)", found["decisions/s scaled"], DECISIONS),
        ("forks in mid-campaign/s (scaled)", found["forks/s scaled"], FORKS),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer slices")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    kronika.register(Oath())
    found = measure(slices=9 if given.quick else 41)
    rows = goals(found)
    if given.json:
        print(json.dumps(found, indent=1))
    else:
        kind = "compiled with mypyc" if found["compiled"] else "plain CPython"
        print(f"Oath on one core, {kind} {sys.version.split()[0]}: four random players")
        print(f"yardstick: pyminion plays {found['pyminion games/s']:.0f} Big Money games/s here")
        print(f"{found['decisions per game']:.1f} decisions per game")
        for what, value, goal in rows:
            print(f"  {what:34} {value:12,.1f}   goal >= {goal:9,.0f} {'reached' if value >= goal else 'MISSED'}")
    return 0 if all(value >= goal for _, value, goal in rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
