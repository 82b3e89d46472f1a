"""Tables of Oath at their first question, in worlds of our choice, for the tests of setup."""

from __future__ import annotations

from typing import Any

import pytest

import kronika
from kronika.engine.errors import IllegalAnswer
from kronika.engine.table import Table, open_table
from kronika.games.oath.faces import DENIZEN, VISION, of_kind
from kronika.games.oath.game import Oath
from kronika.games.oath.legacy import WORLDS
from tests.scenes.oath import position

BOTTOM = (
    *("wolves", "rangers", "keep"),
    *("scouts", "elders", "tents"),
    *("scryer", "dazzle", "alchemist"),
    *("longbows", "wrestlers", "garrison"),
)
"""The twelve lowest cards of a world deck, lowest first: three for the piles, three for each of three players."""


def new(seats: int = 3, seed: int = 1, rules: int | None = None, **setup: object) -> Table:
    return kronika.new_table("oath", seats=seats, seed=seed, setup=setup, rules=rules)


def stored(
    monkeypatch: pytest.MonkeyPatch, row: dict[str, Any], seats: int = 3, seed: int = 1, rules: int | None = None
) -> Table:
    """A table in a world that some Chronicle left like this; by old rules, if they are named."""
    monkeypatch.setitem(WORLDS, "stored", {"oath": "supremacy", "sites": [{"site": "river"}] + [{}] * 7, **row})
    setup: dict[str, Any] = {"world": "stored", "oath": "inherited", "citizens": row.get("citizens", [])}
    setup |= {"writes": False, "chronicle": ""}
    return open_table(Oath(), [f"Player {i}" for i in range(seats)], setup, str(seed), True, rules=rules)


def deck(*bottom: str) -> list[str]:
    """A world deck, top first, with these cards at its bottom, lowest first."""
    others = [face.id for face in (*of_kind(DENIZEN), *of_kind(VISION)) if face.id not in bottom]
    return others + list(bottom)[::-1]


def names(table: Table, cards: list[int]) -> list[str]:
    return [position(table).cards.name(card) for card in cards]


def settled(table: Table) -> Table:
    """Everybody takes the first thing offered until the Chancellor's first turn begins."""
    while position(table).phase == 0:
        ask = table.asks[0]
        keys = [option.key for option in ask.options for _ in range(option.most)]
        table.answer(ask.seat, keys[: ask.least])
    return table


def zone(table: Table, id: str, seat: int | None = 0) -> dict[str, Any]:
    zones: list[dict[str, Any]] = table.view(seat)["zones"]
    return next(zone for zone in zones if zone["id"] == id)


def wrong(table: Table, seat: int, *keys: str) -> tuple[str, str]:
    """The error of an answer that cannot be given, and its clause; nothing has changed."""
    before = table.digest()
    with pytest.raises(IllegalAnswer) as error:
        table.answer(seat, list(keys))
    assert table.digest() == before
    return error.value.message.id, error.value.rule
