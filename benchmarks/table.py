"""The speed table: each figure as a ratio to a yardstick of the same run, so that it holds on any machine.

    python3 run.py bench            (or: python benchmarks/table.py [--quick] [--json])

The yardstick is pyminion's Big Money mirror. Absolute rates are scaled to a core on which pyminion plays 800
games a second. All parts take turns in short slices, so that a busy machine slows them alike; of each part's
slices the median counts.
"""

from __future__ import annotations

import argparse
import json
import logging
import random
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

import kronika
from kronika.engine import table as engine_table
from kronika.engine.game import Bot
from kronika.engine.table import Table

YARDSTICK = 800.0
"""pyminion's games per second on the core that the goals speak of."""

KINGDOM = {"kingdom": "first-game"}


def is_compiled() -> bool:
    return not str(engine_table.__file__).endswith(".py")


# --- the work, each part a function of a slice number that returns (units done, seconds) ---


def pyminion_mirror(games: int) -> Callable[[int], tuple[int, float]]:
    logging.disable(logging.CRITICAL)
    from pyminion.bots.examples import BigMoney  # noqa: PLC0415 (only benchmarks install it)
    from pyminion.expansions.base import base_set, smithy  # noqa: PLC0415
    from pyminion.game import Game  # noqa: PLC0415

    def work(_: int) -> tuple[int, float]:
        begin = time.process_time()
        for _game in range(games):
            players = [BigMoney("one"), BigMoney("two")]
            Game(players=players, expansions=[base_set], kingdom_cards=[smithy], log_stdout=False).play()
        return games, time.process_time() - begin

    return work


def play_out(table: Table, bots: list[Bot]) -> int:
    """Plays a table to its end; returns the number of decisions."""
    decisions = 0
    answer, sight = table.answer, table.sight
    while not table.over:
        ask = table.asks[0]
        seat = ask.seat
        answer(seat, bots[seat].decide(sight(seat), ask))
        decisions += 1
    return decisions


def big_money_mirror(games: int, turns: list[float]) -> Callable[[int], tuple[int, float]]:
    bots = [kronika.bot("dominion", "big-money") for _ in range(2)]

    def work(number: int) -> tuple[int, float]:
        begin = time.process_time()
        for game in range(games):
            table = kronika.new_table("dominion", seats=2, seed=number * games + game, setup=KINGDOM)
            play_out(table, bots)
            assert table.result is not None
            turns.append(statistics.mean(row["turns"] for row in table.result.breakdown))
        return games, time.process_time() - begin

    return work


def random_play(games: int) -> Callable[[int], tuple[int, float]]:
    bots = [kronika.bot("dominion", "random", seed=seat) for seat in range(4)]

    def work(number: int) -> tuple[int, float]:
        decisions = 0
        begin = time.process_time()
        for game in range(games):
            setup = {"kingdom": "random"}
            table = kronika.new_table("dominion", seats=2 + game % 3, seed=number * games + game, setup=setup)
            decisions += play_out(table, bots)
        return decisions, time.process_time() - begin

    return work


def forks(points: int) -> Callable[[int], tuple[int, float]]:
    """Forks at random points of random games, in mid-effect as often as play is."""
    bots = [kronika.bot("dominion", "random", seed=seat) for seat in range(2)]
    tables: list[Table] = []
    chance = random.Random(7)
    seed = 0
    while len(tables) < points:
        table = kronika.new_table("dominion", seats=2, seed=seed, setup={"kingdom": "random"})
        seed += 1
        while not table.over:
            if chance.random() < 0.05:
                tables.append(table.fork())
            ask = table.asks[0]
            table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
    tables = tables[:points]

    return forking(tables)


def forking(tables: list[Table]) -> Callable[[int], tuple[int, float]]:
    """Forks each of them, again and again."""

    def work(_: int) -> tuple[int, float]:
        begin = time.process_time()
        for table in tables:
            table.fork()
        return len(tables), time.process_time() - begin

    return work


def memory_growth(games: int, warm_up: int) -> tuple[int, int]:
    """Bytes of Python objects alive after the warm-up and at the end of a simulation in one process."""
    bots = [kronika.bot("dominion", "random", seed=seat) for seat in range(2)]
    tracemalloc.start()
    warm = 0
    for game in range(games):
        if game == warm_up:
            warm = tracemalloc.get_traced_memory()[0]
        play_out(kronika.new_table("dominion", seats=2, seed=game, setup={"kingdom": "random"}), bots)
    end = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return warm, end


# --- the table ---


def measure(slices: int, scale: int) -> dict[str, Any]:
    turns: list[float] = []
    parts = {
        "pyminion": pyminion_mirror(20 * scale),
        "big-money": big_money_mirror(80 * scale, turns),
        "random": random_play(12 * scale),
        "forks": forks(1500),
    }
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
        "big money games/s": median["big-money"],
        "big money ratio": median["big-money"] / median["pyminion"],
        "turns per player": statistics.mean(turns),
        "random decisions/s": median["random"],
        "random decisions/s scaled": median["random"] * factor,
        "forks/s": median["forks"],
        "forks/s scaled": median["forks"] * factor,
    }


def goals(found: dict[str, Any]) -> list[tuple[str, float, str, bool]]:
    ratio = 10.0 if found["compiled"] else 4.0
    rows = [
        ("Big Money mirror against pyminion", found["big money ratio"], f">= {ratio:.0f} x", ratio),
        ("random decisions/s (scaled)", found["random decisions/s scaled"], ">= 120,000", 120_000.0),
        ("forks/s (scaled)", found["forks/s scaled"], ">= 30,000", 30_000.0),
    ]
    return [(what, value, goal, value >= least) for what, value, goal, least in rows]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer slices, 3,000 games for the memory")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-memory", action="store_true", help="leave out the memory run")
    given = parser.parse_args()
    found = measure(slices=7 if given.quick else 21, scale=2)
    rows = goals(found)
    if not given.no_memory:
        warm, end = memory_growth(3_000 if given.quick else 20_000, 1_000)
        found["memory after 1,000 games"], found["memory at the end"] = warm, end
        rows.append(("memory growth after 1,000 games, KB", (end - warm) / 1024, "<= 256", end - warm <= 256 * 1024))
    if given.json:
        print(json.dumps(found, indent=1))
    else:
        kind = "compiled with mypyc" if found["compiled"] else "plain CPython"
        print(f"Dominion on one core, {kind} {sys.version.split()[0]}")
        print(f"yardstick: pyminion plays {found['pyminion games/s']:.0f} Big Money games/s here")
        print(f"{found['turns per player']:.2f} turns per player; {found['big money games/s']:.0f} games/s")
        for what, value, goal, reached in rows:
            print(f"  {what:40} {value:12,.1f}   goal {goal:12} {'reached' if reached else 'MISSED'}")
    return 0 if all(reached for *_, reached in rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
