"""How fast a game plays at random, scaled by a yardstick of the same run: what the speed tables of games share.

Scaled as the speed table is (see benchmarks/table.py): to a core on which pyminion plays 800 games a second.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import kronika
from benchmarks.table import YARDSTICK, forking, is_compiled, play_out, pyminion_mirror
from kronika.engine.table import Table

Work = Callable[[int], tuple[int, float]]
"""One slice: how many units of work it did, in how many seconds."""


class Speed:
    """A game, how many play, its setup in turn, which moments are forked, and what is to be reached each second."""

    def __init__(
        self,
        game: str,
        seats: int,
        setup: Sequence[dict[str, Any]],
        moment: Callable[[Table], bool],
        goals: dict[str, float],
        games: int,
    ) -> None:
        self.game = game
        self.seats = seats
        self.setup = setup
        self.moment = moment
        self.goals = goals
        self.games = games
        self.decisions: list[int] = []
        self.bots = [kronika.bot(game, "random", seed=seat) for seat in range(seats)]

    def table(self, seed: int) -> Table:
        return kronika.new_table(self.game, self.seats, seed, self.setup[seed % len(self.setup)])

    def random_games(self) -> Work:
        """Whole games of random bots with all setup in turn."""

        def work(number: int) -> tuple[int, float]:
            begin = time.process_time()
            for game in range(self.games):
                table = self.table(number * self.games + game)
                self.decisions.append(play_out(table, self.bots))
                assert table.result is not None
            return self.games, time.process_time() - begin

        return work

    def forks(self, points: int) -> Work:
        """Forks at the moments that count."""
        tables: list[Table] = []
        seed = 0
        while len(tables) < points:
            table = self.table(seed)
            seed += 1
            while not table.over and len(tables) < points:
                if self.moment(table):
                    tables.append(table.fork())
                ask = table.asks[0]
                table.answer(ask.seat, self.bots[ask.seat].decide(table.sight(ask.seat), ask))
        return forking(tables)

    def measure(self, slices: int) -> dict[str, Any]:
        """All parts take turns in short slices, so that a busy machine slows them alike; the median counts."""
        parts = {"pyminion": pyminion_mirror(40), "games": self.random_games(), "forks": self.forks(500)}
        rates: dict[str, list[float]] = {name: [] for name in parts}
        for number in range(slices):
            for name, work in parts.items():
                units, seconds = work(number)
                rates[name].append(units / seconds)
        median = {name: statistics.median(values) for name, values in rates.items()}
        factor = YARDSTICK / median["pyminion"]
        each = statistics.mean(self.decisions)
        return {
            "compiled": is_compiled(),
            "pyminion games/s": median["pyminion"],
            "decisions per game": each,
            "games": median["games"] * factor,
            "decisions": median["games"] * each * factor,
            "forks": median["forks"] * factor,
        }


def main(speed: Speed, about: str | None) -> int:
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer slices")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = speed.measure(slices=9 if given.quick else 41)
    if given.json:
        print(json.dumps(found, indent=1))
    else:
        show(speed, found)
    return 0 if all(found[what] >= goal for what, goal in speed.goals.items()) else 1


def show(speed: Speed, found: dict[str, Any]) -> None:
    kind = "compiled with mypyc" if found["compiled"] else "plain CPython"
    print(f"{speed.game} on one core, {kind} {sys.version.split()[0]}: {speed.seats} random players")
    print(f"yardstick: pyminion plays {found['pyminion games/s']:.0f} Big Money games/s here")
    print(f"{found['decisions per game']:.1f} decisions per game")
    for what in ("games", "decisions", "forks"):
        goal = speed.goals.get(what)
        verdict = "" if goal is None else f"   goal >= {goal:9,.0f} {'reached' if found[what] >= goal else 'MISSED'}"
        print(f"  {what + '/s (scaled)':24} {found[what]:12,.1f}{verdict}")
