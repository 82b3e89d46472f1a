"""The chronicle is the truth: played again it leads to the same place; undone and redone too."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kronika
from kronika.engine.errors import CannotUndo
from kronika.engine.table import Table
from tests.properties.cases import CASES, Case, any_answer, walk

each_game = pytest.mark.parametrize("case", CASES, ids=repr)


def posted(table: Table) -> dict[str, object]:
    """The chronicle as it comes out of a file."""
    chronicle: dict[str, object] = json.loads(json.dumps(table.chronicle()))
    return chronicle


@each_game
@given(seed=st.integers(0, 10_000))
def test_replay_leads_to_the_same_digest(case: Case, seed: int) -> None:
    table = case.table(seed)
    chance = random.Random(seed)
    middle: tuple[int, str] | None = None
    for _ in walk(table, chance):
        if chance.random() < 0.03 * case.share:
            middle = table.seq, table.digest()
            assert kronika.replay(posted(table)).digest() == table.digest()
    again = kronika.replay(posted(table))
    assert again.digest() == table.digest()
    assert again.chronicle() == table.chronicle()
    assert again.result is not None
    assert table.result is not None
    assert again.result.plain() == table.result.plain()
    if middle is not None:
        assert kronika.replay(posted(table), upto=middle[0]).digest() == middle[1]


@each_game
@given(seed=st.integers(0, 10_000))
def test_undo_then_redo_is_identity(case: Case, seed: int) -> None:
    table = case.table(seed)
    chance = random.Random(seed)
    for ask in walk(table, chance):
        if chance.random() > 0.06 * case.share:
            continue
        before = table.digest(), [a.plain() for a in table.asks]
        answer = any_answer(ask, chance)
        table.answer(ask.seat, answer)
        after = table.digest()
        table.undo(ask.seat, consent=True)
        assert (table.digest(), [a.plain() for a in table.asks]) == before
        table.answer(ask.seat, answer)
        assert table.digest() == after


@each_game
@given(seed=st.integers(0, 10_000))
def test_undo_without_consent_takes_back_nothing_that_came_out(case: Case, seed: int) -> None:
    table = case.table(seed)
    chance = random.Random(seed)
    for ask in walk(table, chance):
        if chance.random() > 0.1 * case.share:
            continue
        before = table.digest()
        table.answer(ask.seat, any_answer(ask, chance))
        after = table.digest()
        try:
            table.undo(ask.seat)
        except CannotUndo:
            assert table.digest() == after, "a refused undo changed the table"
        else:
            assert table.digest() == before


@each_game
def test_events_are_the_same_heard_live_or_from_the_chronicle(case: Case) -> None:
    for seed in range(6):
        live, mute = case.table(seed, listen=True), case.table(seed)
        for _ in walk(live, random.Random(seed)):
            pass
        for _ in walk(mute, random.Random(seed)):
            pass
        for seat in [None, *range(live.seats)]:
            assert live.events(seat) == mute.events(seat)
        assert live.events(0, since=3) == live.events(0)[3:]
