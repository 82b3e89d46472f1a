"""Games among bots of Valeria."""

from __future__ import annotations

from typing import Any

import pytest

import kronika
from kronika.engine.table import Table
from kronika.games.valeria.faces import SETS
from kronika.games.valeria.game import Valeria

kronika.register(Valeria())


def options_of(number: int, seats: int) -> dict[str, Any]:
    """All sets and variants in turn, as far as the number of seats allows them."""
    return {
        "set": [*SETS, "random"][number % 5],
        "enemy-events": number % 2 == 1,
        "mixed-citizens": number % 3 == 1,
        "no-dukes": seats > 1 and number % 4 == 2,
        "dark-lord": str(number % 3) if seats == 1 else "0",
    }


def play_out(table: Table, names: list[str], seen: set[str] | None = None) -> None:
    """Plays to the end; `seen` gets the names of all asks."""
    bots = [kronika.bot("valeria", name, seed=seat) for seat, name in enumerate(names)]
    for _ in range(30_000):
        if table.over:
            return
        ask = table.asks[0]
        if seen is not None:
            seen.add(ask.what.id)
        table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
    pytest.fail(f"no end in sight: {table!r}")


def wins(bot: str, rival: str, games: int) -> float:
    """The games that the first bot wins against the second, in all sets, both seats in turn."""
    total = 0.0
    for number in range(games):
        table = kronika.new_table("valeria", seats=2, seed=number // 2, setup={"set": [*SETS, "random"][number % 5]})
        mine = number % 2
        play_out(table, [bot, rival] if mine == 0 else [rival, bot])
        assert table.result is not None
        if mine in table.result.winners:
            total += 1 / len(table.result.winners)
    return total
