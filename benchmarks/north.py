"""The speed of Empires of the North: decisions of random two-player games per second, on one core.

    python -m benchmarks.north [--quick] [--json]

The goal holds for plain CPython; forks are made in mid-effect as often as play is there.
"""

from __future__ import annotations

import random

from benchmarks.speed import Speed, main

CHANCE = random.Random(7)


def speed() -> Speed:
    return Speed("north", 2, [{"clans": "random"}], lambda _: CHANCE.random() < 0.05, {"decisions": 30_000.0}, games=4)


if __name__ == "__main__":
    raise SystemExit(main(speed(), __doc__))
