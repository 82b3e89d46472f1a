"""Random play to the end: every ask can be answered, wrong answers change nothing, cards are conserved."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.engine.errors import IllegalAnswer
from tests.properties.cases import CASES, Case, any_answer, walk

SEEDS = st.integers(0, 10_000)
each_game = pytest.mark.parametrize("case", CASES, ids=repr)


@each_game
@given(seed=SEEDS)
def test_every_game_ends_with_a_result_and_nothing_is_lost(case: Case, seed: int) -> None:
    table = case.table(seed)
    before = case.conserved(table)
    for _ in walk(table, random.Random(seed)):
        now = case.conserved(table)
        before = now if before is None else before
        assert now == before
    result = table.result
    assert result is not None
    assert len(result.scores) == len(result.ranks) == len(result.breakdown) == table.seats
    assert result.winners == [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    assert table.asks == []


@each_game
@given(seed=SEEDS)
def test_every_ask_is_well_formed(case: Case, seed: int) -> None:
    table = case.table(seed)
    for _ in walk(table, random.Random(seed)):
        seats = [ask.seat for ask in table.asks]
        assert len(set(seats)) == len(seats), "a seat is asked twice at once"
        for ask in table.asks:
            keys = ask.keys()
            assert len(set(keys)) == len(keys), "two options with one key"
            assert 0 <= ask.least <= ask.most
            assert sum(option.most for option in ask.options) >= ask.least
            assert ask.forced() is None, "a question with one answer is not asked"


@each_game
@given(seed=SEEDS)
def test_a_wrong_answer_changes_nothing(case: Case, seed: int) -> None:
    table = case.table(seed)
    chance = random.Random(seed)
    for ask in walk(table, chance):
        if chance.random() > 0.1:
            continue
        before = table.digest(), table.seq
        wrong = [
            (ask.seat, ["no-such-option"]),
            (ask.seat, [ask.options[0].key] * (ask.most + 1)),
            (table.seats, any_answer(ask, chance)),
        ]
        if ask.least:
            wrong.append((ask.seat, []))
        for seat in range(table.seats):
            if table.ask(seat) is None:
                wrong.append((seat, any_answer(ask, chance)))
        for seat, keys in wrong:
            with pytest.raises(IllegalAnswer):
                table.answer(seat, keys)
        assert (table.digest(), table.seq) == before


@each_game
@given(seed=SEEDS)
def test_what_is_refused_is_not_on_offer(case: Case, seed: int) -> None:
    table = case.table(seed)
    for _ in walk(table, random.Random(seed)):
        for seat in range(table.seats):
            refused = table.refused(seat)
            ask = table.ask(seat)
            if ask is None:
                assert [refusal.key for refusal in refused] == ["*"]
            else:
                assert not {refusal.key for refusal in refused} & set(ask.keys())
            assert all(refusal.reason.id for refusal in refused)
