"""The speed of Valeria: random two-player games and their decisions per second, on one core.

    python -m benchmarks.valeria [--quick] [--json]

Scaled by the yardstick of the same run as the speed table is (see benchmarks/table.py): to a core on which pyminion
plays 800 games a second. The goals hold for plain CPython.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import kronika
from benchmarks.table import YARDSTICK, is_compiled, play_out, pyminion_mirror
from kronika.engine.table import Table
from kronika.games.valeria.game import Valeria

GAMES, DECISIONS = 150.0, 40_000.0
"""What is to be reached each second."""

SETS = ("first-game", "glittering-gold", "mastery-over-magic", "monster-blood", "random")


def random_games(games: int, decisions: list[int]) -> Callable[[int], tuple[int, float]]:
    """Whole games of two random bots with all sets in turn; `decisions` gets the number of each game."""
    bots = [kronika.bot("valeria", "random", seed=seat) for seat in range(2)]

    def work(number: int) -> tuple[int, float]:
        begin = time.process_time()
        for game in range(games):
            options = {"set": SETS[game % len(SETS)]}
            table = kronika.new_table("valeria", seats=2, seed=number * games + game, options=options)
            decisions.append(play_out(table, bots))
            assert table.result is not None
        return games, time.process_time() - begin

    return work


def forks(points: int) -> Callable[[int], tuple[int, float]]:
    """Forks at random points of random games, in mid-effect as often as play is."""
    bots = [kronika.bot("valeria", "random", seed=seat) for seat in range(2)]
    tables: list[Table] = []
    chance = random.Random(7)
    while len(tables) < points:
        table = kronika.new_table("valeria", seats=2, seed=len(tables), options={"set": "random"})
        while not table.over:
            if chance.random() < 0.05:
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
    parts = {"pyminion": pyminion_mirror(40), "valeria": random_games(20, decisions), "forks": forks(1000)}
    rates: dict[str, list[float]] = {name: [] for name in parts}
    for number in range(slices):
        for name, work in parts.items():
            units, seconds = work(number)
            rates[name].append(units / seconds)
    median = {name: statistics.median(values) for name, values in rates.items()}
    factor = YARDSTICK / median["pyminion"]
    each = statistics.mean(decisions)
    return {
        "compiled": is_compiled(),
        "pyminion games/s": median["pyminion"],
        "games/s": median["valeria"],
        "games/s scaled": median["valeria"] * factor,
        "decisions per game": each,
        "decisions/s": median["valeria"] * each,
        "decisions/s scaled": median["valeria"] * each * factor,
        "forks/s scaled": median["forks"] * factor,
    }


def goals(found: dict[str, Any]) -> list[tuple[str, float, float]]:
    return [
        ("random games/s (scaled)", found["games/s scaled"], GAMES),
        ("random decisions/s (scaled)", found["decisions/s scaled"], DECISIONS),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer slices")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    kronika.register(Valeria())
    found = measure(slices=9 if given.quick else 41)
    rows = goals(found)
    if given.json:
        print(json.dumps(found, indent=1))
    else:
        kind = "compiled with mypyc" if found["compiled"] else "plain CPython"
        print(f"Valeria on one core, {kind} {sys.version.split()[0]}: two random players, all sets")
        print(f"yardstick: pyminion plays {found['pyminion games/s']:.0f} Big Money games/s here")
        print(f"{found['decisions per game']:.1f} decisions per game; {found['forks/s scaled']:,.0f} forks/s (scaled)")
        for what, value, goal in rows:
            print(f"  {what:32} {value:12,.1f}   goal >= {goal:9,.0f} {'reached' if value >= goal else 'MISSED'}")
    return 0 if all(value >= goal for _, value, goal in rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
