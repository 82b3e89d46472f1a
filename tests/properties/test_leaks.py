"""No seat sees what it may not: over random games, at every kind of moment, for every seat and a spectator."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.cases import CASES, Case, walk
from tests.properties.leaks import choose_otherwise, live_again, look_again

each_game = pytest.mark.parametrize("case", CASES, ids=repr)


@each_game
@given(seed=st.integers(0, 10_000))
def test_a_view_stays_the_same_when_unknown_cards_change(case: Case, seed: int) -> None:
    table = case.table(seed)
    chance = random.Random(seed)
    for _ in walk(table, chance):
        if chance.random() < 0.12 * case.share:
            for seat in [None, *range(table.seats)]:
                assert look_again(case, table, seat, chance) == []


@each_game
def test_view_asks_and_events_stay_the_same_when_a_step_is_lived_again(case: Case) -> None:
    compared = 0
    for seed in range(case.lived):
        table = case.table(seed)
        chance = random.Random(seed)
        for _ in walk(table, chance):
            for seat in [None, *range(table.seats)]:
                if chance.random() < 0.5:
                    found = live_again(table, seat, chance)
                    compared += found is not None
                    assert not found
    assert compared > 200, "too few moments could be compared for the test to mean anything"


@each_game
def test_private_choices_stay_private(case: Case) -> None:
    compared = 0
    for seed in range(case.secret):
        table = case.table(seed)
        chance = random.Random(seed)
        for ask in walk(table, chance):
            if ask.private:
                found = choose_otherwise(case, table, ask, chance)
                compared += found is not None
                assert not found
    assert compared > 50, "too few private choices could be compared for the test to mean anything"
