"""The speed of Valeria: random two-player games and their decisions per second, on one core.

    python -m benchmarks.valeria [--quick] [--json]

The goals hold for plain CPython; forks are made in mid-effect as often as play is there.
"""

from __future__ import annotations

import random

from benchmarks.speed import Speed, main

SETS = ("first-game", "glittering-gold", "mastery-over-magic", "monster-blood", "random")
CHANCE = random.Random(7)


def speed() -> Speed:
    goals = {"games": 150.0, "decisions": 40_000.0}
    return Speed("valeria", 2, [{"set": name} for name in SETS], lambda _: CHANCE.random() < 0.05, goals, games=20)


if __name__ == "__main__":
    raise SystemExit(main(speed(), __doc__))
