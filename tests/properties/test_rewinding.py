"""A table goes back to where the step under way began instead of to the deal, and stands the same."""

from __future__ import annotations

import random

import pytest

from kronika.engine.table import Table
from kronika.testing import Case, any_answer
from tests.properties.cases import CASES

GAMES = [case for case in CASES if case.id in ("dominion", "valeria", "oath", "north")]


def stands(table: Table) -> object:
    return table.digest(), table._pauses, table._log, [ask.plain() for ask in table.asks]


@pytest.mark.parametrize("case", GAMES, ids=lambda case: case.id)
def test_a_step_played_again_is_the_game_played_again(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    for seed in range(2):
        chance = random.Random(f"rewinding {seed}")
        table = case.table(seed)
        while not table.over and table.seq < (300 if case.id == "dominion" else 60):
            ask = chance.choice(table.asks)
            table.answer(ask.seat, any_answer(ask, chance))
            for count in range(table._begun[0], table.seq + 1) if table._checkpoint is not None else ():
                whole = stands(table._replayed(count, listen=True))
                with monkeypatch.context() as patch:
                    patch.setattr("kronika.engine.table.dealt", None)  # it needs no new game
                    assert stands(table._replayed(count, listen=False)) == whole
                compared += 1
    assert compared > 3
