"""A search with an estimate of one's own: it looks a few answers ahead in Dominion and counts points and money there.

kronika simulate dominion --bots examples.own_estimate:Counting,big-money -n 20
"""

from __future__ import annotations

from math import exp

import kronika
from kronika.bots.search import Search
from kronika.games.dominion.bots.big_money import BigMoney


class Counting(Search):
    """Looks ahead by Big Money, and cuts after a few rounds."""

    name = "counting"
    prior = BigMoney
    playouts = 32
    depth = 24

    def judge(self, world: kronika.Table, seat: int) -> float | None:
        """Money first: the further the game has come, the more points count instead."""
        values = world.chart_values(seat)
        points = [each for each in values.get("points", []) if each is not None]
        money = [each for each in values.get("treasures", []) if each is not None]
        if len(points) != world.seats or len(money) != world.seats:
            return None  # then the game's own estimate counts
        stage = min(1.0, max(points) / 24)
        worth = [stage * own + (1 - stage) * coins for own, coins in zip(points, money, strict=True)]
        lead = worth[seat] - max(each for other, each in enumerate(worth) if other != seat)
        return 1 / (1 + exp(-lead / 4))
