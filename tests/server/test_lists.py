"""A table's line in lists is written down beside its log, now and then, whatever becomes of other tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kronika.server import tables
from kronika.server.live_table import LiveTable
from kronika.server.projection import Summary, summary
from kronika.server.tables import SAVE_AT_ONCE
from tests.server.house import House, play

MANY = [f"t{number:02}" for number in range(SAVE_AT_ONCE + 2)]
"""More tables than are written down in one go."""


def in_house(data: Path, what: Callable[[House], Awaitable[None]]) -> None:
    async def do(house: House) -> None:
        for id in MANY:
            await house.add(id)
        await what(house)

    play(data, do)


async def listed(house: House) -> list[str]:
    return sorted(line.table for line in await house.store.tables_of("anna") if line.line)


def test_a_table_that_goes_on_is_noted_only_now_and_then(tmp_path: Path) -> None:
    """Else each answer would be written twice."""
    set_back = -3.0 * 24 * 3600

    async def what(house: House) -> None:
        live = await house.tables.get(MANY[0])
        for quiet, waited, due in (
            (0.0, 0.0, False),
            (1.9, 19.9, False),
            (2.1, 2.1, True),
            (0.1, 20.1, True),
            (set_back, set_back, True),
        ):
            now = live.changed + quiet
            house.tables._unsaved = {live.id: (live, now - waited)}
            assert house.tables.due(now) == ([live.id] if due else [])

    in_house(tmp_path, what)


def test_a_table_that_is_erased_while_others_are_saved_ends_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def what(house: House) -> None:
        summarise = house.store.summarise

        async def erased_meanwhile(lines: list[tuple[str, int, str]]) -> None:
            house.tables._drop(MANY[-1])
            await summarise(lines)

        monkeypatch.setattr(house.store, "summarise", erased_meanwhile)
        await house.tables._save(MANY)
        assert await listed(house) == MANY[:-1]
        assert not house.tables._unsaved

    in_house(tmp_path, what)


def test_a_table_whose_line_cannot_be_told_keeps_no_other_from_being_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(live: LiveTable) -> Summary:
        if live.id == MANY[0]:
            raise ValueError("a line that cannot be told")
        return summary(live)

    async def what(house: House) -> None:
        await house.tables._save(MANY)
        assert await listed(house) == MANY[1:]

    monkeypatch.setattr(tables, "summary", told)
    in_house(tmp_path, what)
