"""Games among bots of Empires of the North."""

from __future__ import annotations

from typing import Any

import pytest

import kronika
from kronika.engine.table import Table
from kronika.games.north.faces import CLANS
from kronika.games.north.game import North

kronika.register(North())


def options_of(number: int, seats: int) -> dict[str, Any]:
    """All ways to choose clans and all options in turn, as far as the number of seats allows them."""
    return {
        "clans": ["choose", "random", "first-game"][number % 3],
        "raze-points": number % 2 == 1,
        "solo": str(1 + number % 4) if seats == 1 else "1",
    }


def play_out(table: Table, names: list[str], seen: set[str] | None = None) -> None:
    """Plays to the end; `seen` gets the names of all asks."""
    bots = [kronika.bot("north", name, seed=seat) for seat, name in enumerate(names)]
    for _ in range(30_000):
        if table.over:
            return
        ask = table.asks[0]
        if seen is not None:
            seen.add(ask.what.id)
        table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
    pytest.fail(f"no end in sight: {table!r}")


def wins(bot: str, rival: str, clan: str, games: int) -> float:
    """The games that the first bot wins with a clan against the second with the other clans, both seats in turn."""
    others = [other for other in CLANS if other != clan]
    total = 0.0
    for number in range(games):
        mine = number % 2
        clans = [clan, others[number // 2 % 5]]
        if mine:
            clans.reverse()
        table = kronika.new_table("north", seats=2, seed=number // 2, setup={"clans": clans})
        play_out(table, [bot, rival] if mine == 0 else [rival, bot])
        assert table.result is not None
        if mine in table.result.winners:
            total += 1 / len(table.result.winners)
    return total
