"""A fork equals its original, in mid-effect too; both go on alike, and neither touches the other."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.cases import CASES, Case, any_answer, walk

each_game = pytest.mark.parametrize("case", CASES, ids=repr)


@each_game
@given(seed=st.integers(0, 10_000))
def test_fork_equals_original_and_both_go_on_alike(case: Case, seed: int) -> None:
    table = case.table(seed)
    chance = random.Random(seed)
    forks = 0
    for _ in walk(table, chance):
        if chance.random() > 0.15:
            continue
        forks += 1
        twin, bystander = table.fork(), table.fork()
        assert twin.digest() == table.digest()
        assert [ask.plain() for ask in twin.asks] == [ask.plain() for ask in table.asks]
        assert twin.chronicle() == table.chronicle()
        before = bystander.digest()
        for _ in range(4):
            if table.over:
                break
            ask = chance.choice(table.asks)
            answer = any_answer(ask, chance)
            twin.answer(ask.seat, answer)
            table.answer(ask.seat, answer)
            assert twin.digest() == table.digest()
        assert bystander.digest() == before, "a fork moved with its original"
    assert forks or table.over


@each_game
@given(seed=st.integers(0, 10_000))
def test_original_does_not_feel_what_happens_on_a_fork(case: Case, seed: int) -> None:
    table = case.table(seed)
    chance = random.Random(seed)
    for _ in walk(table, chance):
        if chance.random() > 0.05 * case.share:
            continue
        before = table.digest(), [table.view(seat) for seat in range(table.seats)]
        for _ in walk(table.fork(), random.Random(seed + 1)):
            pass
        assert (table.digest(), [table.view(seat) for seat in range(table.seats)]) == before


@each_game
@given(seed=st.integers(0, 10_000))
def test_an_imagined_world_can_be_played_to_its_end(case: Case, seed: int) -> None:
    table = case.table(seed)
    chance = random.Random(seed)
    for ask in walk(table, chance):
        if chance.random() > 0.04 * case.share or any(other.private and other.seat != ask.seat for other in table.asks):
            continue
        world = table.imagine(ask.seat, "world")
        assert world.view(ask.seat) == table.view(ask.seat)
        assert [a.plain() for a in world.asks if a.seat == ask.seat] == [ask.plain()]
        for _ in walk(world, random.Random(seed)):
            pass
        assert world.result is not None
