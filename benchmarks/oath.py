"""The speed of Oath: decisions of random four-player games and forks per second, on one core.

    python -m benchmarks.oath [--quick] [--json]

The goals hold for plain CPython; forks are made in mid-campaign: while plans, dice, sacrifices or losses are asked for.
"""

from __future__ import annotations

from benchmarks.speed import Speed, main
from kronika.engine.table import Table


def in_campaign(table: Table) -> bool:
    return table.sight(None).campaign is not None


def speed() -> Speed:
    # With the whole box in half of the worlds: a fifth less than the 25,000 of the first world alone.
    goals = {"decisions": 20_000.0, "forks": 8_000.0}
    return Speed("oath", 4, [{"world": "first"}, {"world": "random"}], in_campaign, goals, games=4)


if __name__ == "__main__":
    raise SystemExit(main(speed(), __doc__))
