"""A copy of a state takes over every slot and shares nothing that can change."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kronika.engine.cards import Cards
from kronika.engine.game import State
from kronika.engine.rng import Rng
from tests.properties.cases import CASES, Case, walk

pytestmark = pytest.mark.plain

SHARED = {"names", "kingdom", "in_play", "realms"}
"""Slots whose things never change, so that copies share them: the names of the faces, which piles are in the game,
what the cards in play can do."""

DERIVED = {"stock", "hour"}
"""Slots that follow from others (which piles are not empty), kept for speed, or from what lay there before (what each
player of Oath held when somebody won), kept to be told."""

PASSING = {"campaign"}
"""Slots that hold something only within a step, so that no checkpoint has them."""

each_game = pytest.mark.parametrize("case", CASES, ids=repr)


def slots(thing: object) -> list[str]:
    return [slot for kind in type(thing).__mro__ for slot in getattr(kind, "__slots__", ())]


def states(case: Case) -> list[State]:
    """States from the middle of some games."""
    found: list[State] = []
    for seed in range(6):
        table = case.table(seed, listen=True)
        chance = random.Random(seed)
        for _ in walk(table, chance):
            if chance.random() < 0.05:
                found.append(table._state)
                break
    assert found
    return found


def changed(value: Any, number: int) -> Any:
    """The value altered so that it can't be a default by chance."""
    if value is None:
        return (number, 1)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1000 + number
    if isinstance(value, list):
        mark = [900 + number]
        return [*value[:2], value[0] + mark] if value and isinstance(value[0], list) else value + mark
    if isinstance(value, tuple):
        return (*value, 1)
    if isinstance(value, str):
        return f"{value}{number}"
    if isinstance(value, set):
        return {*value, 900 + number}
    if isinstance(value, dict):
        return {**value, next(iter(value), number): [900 + number]}
    return value


def mutable(thing: Any, path: str = "state") -> dict[int, str]:
    """All lists, dicts and objects below a state, by identity, with the way there."""
    found: dict[int, str] = {}
    if isinstance(thing, (list, set)):
        found[id(thing)] = path
        for i, part in enumerate(thing):
            found |= mutable(part, f"{path}[{i}]")
    elif isinstance(thing, dict):
        found[id(thing)] = path
        for key, part in thing.items():
            found |= mutable(part, f"{path}[{key}]")
    elif isinstance(thing, (State, Cards, Rng)):
        found[id(thing)] = path
        for slot in slots(thing):
            if slot not in SHARED and slot not in PASSING:
                found |= mutable(getattr(thing, slot), f"{path}.{slot}")
    else:
        assert isinstance(thing, (int, str, tuple, type(None))), f"{path} holds {thing!r}: state is plain data"
    return found


@each_game
def test_every_slot_is_taken_over(case: Case) -> None:
    for state in states(case):
        for number, slot in enumerate(slots(state)):
            if slot not in ("events", "rng", "cards", *SHARED, *PASSING):
                setattr(state, slot, changed(getattr(state, slot), number))
        twin = state.copy()
        assert type(twin) is type(state)
        for slot in slots(state):
            mine, copied = getattr(state, slot), getattr(twin, slot)
            if slot == "events" or slot in PASSING:
                assert copied is None, "nobody listens to a copy, and nothing passing is in it"
            elif slot in ("rng", "cards"):
                assert {s: getattr(copied, s) for s in slots(mine)} == {s: getattr(mine, s) for s in slots(mine)}
            else:
                assert copied == mine, f"{slot} is not copied"


@each_game
def test_nothing_that_can_change_is_shared(case: Case) -> None:
    for state in states(case):
        state.events = None
        mine, copied = mutable(state), mutable(state.copy())
        assert {mine[i] for i in mine.keys() & copied.keys()} == set()


@each_game
def test_a_copy_is_equal_as_plain_data(case: Case) -> None:
    for state in states(case):
        assert state.copy().plain() == state.plain()


@each_game
def test_plain_data_tell_every_change(case: Case) -> None:
    """The digest must notice whatever differs: each slot is changed in turn."""
    for state in states(case)[:2]:
        before = str(state.plain())
        for number, slot in enumerate(slots(state)):
            if slot in ("events", "rng", "cards", "seats", "rules", *SHARED, *DERIVED, *PASSING):
                continue
            twin = state.copy()
            try:
                setattr(twin, slot, changed(getattr(twin, slot), number))
                told = str(twin.plain())
            except (IndexError, TypeError):
                continue  # the slot holds numbers of faces, and there is no such face
            assert told != before, f"{slot} does not show in plain()"


def test_a_slot_that_is_forgotten_or_shared_is_caught() -> None:
    class Forgetful(State):
        __slots__ = ("hand", "turn")

        def __init__(self) -> None:
            super().__init__(2, Rng.of("1"), Cards([], [], {}))
            self.hand: list[int] = []
            self.turn = 0

        def copy(self) -> Forgetful:
            twin = Forgetful()
            twin.hand = self.hand
            return twin

        def plain(self) -> object:
            return [self.hand, self.turn]

    state = Forgetful()
    state.turn = changed(state.turn, 0)
    twin = state.copy()
    assert twin.turn != state.turn
    mine, copied = mutable(state), mutable(twin)
    assert {mine[i] for i in mine.keys() & copied.keys()} == {"state.hand"}
