"""Puts High Card on the shelf and lets four bots play it: `python -m examples.high_card`."""

from __future__ import annotations

import kronika
from examples.high_card.game import HighCard


def main() -> None:
    kronika.register(HighCard())
    table = kronika.new_table("high-card", seats=4, seed=1)
    bots = [kronika.bot("high-card", "random", seed=seat) for seat in range(table.seats)]
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
    print(table.result)


if __name__ == "__main__":
    main()
