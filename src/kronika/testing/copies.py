"""A copy of a state takes over every slot and shares nothing that can change; plain data tells every difference."""

from __future__ import annotations

import random
from typing import Any

from kronika.engine.cards import Cards
from kronika.engine.game import State
from kronika.engine.rng import Rng
from kronika.engine.turns import TurnState
from kronika.scene import state_of
from kronika.testing.case import Case
from kronika.testing.flaws import Flaw, demand
from kronika.testing.walk import walk

OWN = ("events", "rng", "cards")


def slots(thing: object) -> list[str]:
    return [slot for kind in type(thing).__mro__ for slot in getattr(kind, "__slots__", ())]


def state_in_the_middle(case: Case, seed: int) -> State:
    """The state of a random game somewhere on its way; its last one if it was over too soon."""
    table = case.table(seed, listen=True)
    chance = random.Random(seed)
    for _ in walk(table, chance):
        if chance.random() < 0.05:
            break
    state: State = state_of(table)
    return state


def copies_take_over_every_slot(case: Case, seed: int) -> int:
    state = state_in_the_middle(case, seed)
    kind = type(state).__name__
    demand(
        not hasattr(state, "__dict__"),
        f"{kind} has no __slots__, so nobody can tell what it holds",
        f'Write `__slots__ = ("deck", "hand")` in {kind}, with the names of all its attributes.',
    )
    for number, slot in enumerate(slots(state)):
        if slot not in (*OWN, *case.shared, *case.passing):
            setattr(state, slot, changed(getattr(state, slot), number))
    twin = state.copy()
    demand(type(twin) is type(state), f"{kind}.copy() makes a {type(twin).__name__}")
    for slot in slots(state):
        mine, copied = getattr(state, slot), getattr(twin, slot)
        if slot == "events" or slot in case.passing:
            demand(copied is None, f"{kind}.copy() takes `{slot}` along", "Nobody listens to a copy: leave it None.")
        elif slot in ("rng", "cards"):
            demand(
                {each: getattr(copied, each) for each in slots(mine)}
                == {each: getattr(mine, each) for each in slots(mine)},
                f"{kind}.copy() loses `{slot}`",
                f"twin.{slot} = self.{slot}.copy()",
            )
        else:
            demand(
                copied == mine,
                f"{kind}.copy() loses `{slot}`",
                f"Take it over: twin.{slot} = self.{slot}{'[:]' if isinstance(mine, list) else ''}",
            )
    return 1


def copies_share_nothing(case: Case, seed: int) -> int:
    state = state_in_the_middle(case, seed)
    state.events = None
    skipped = {*case.shared, *case.passing}
    mine, copied = mutable(state, skipped), mutable(state.copy(), skipped)
    shared = sorted({mine[i] for i in mine.keys() & copied.keys()})
    kind = type(state).__name__
    demand(
        not shared,
        f"{kind}.copy() shares {', '.join(shared)} with its original",
        "Copy lists deeply: [zone[:] for zone in self.hand].",
    )
    demand(state.copy().plain() == state.plain(), f"a copy of {kind} is not equal to it as plain data")
    return 1


def plain_data_tell_every_change(case: Case, seed: int) -> int:
    """The digest must notice whatever differs: each slot is changed in turn."""
    state = state_in_the_middle(case, seed)
    before = str(state.plain())
    alone = ("phase",) if isinstance(state, TurnState) and len(state.phases) < 2 else ()  # it never changes
    for number, slot in enumerate(slots(state)):
        if slot in (*OWN, "rules", "seats", *alone, *case.shared, *case.derived, *case.passing):
            continue
        twin = state.copy()
        try:
            setattr(twin, slot, changed(getattr(twin, slot), number))
            told = str(twin.plain())
        except (IndexError, TypeError):
            continue  # the slot holds numbers of faces, and there is no such face
        kind = type(state).__name__
        demand(told != before, f"`{slot}` does not show in {kind}.plain()", f"Add self.{slot} to what it returns.")
    return 1


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


def mutable(thing: Any, skipped: set[str], path: str = "state") -> dict[int, str]:
    """All lists, dicts and objects below a state, by identity, with the way there."""
    found: dict[int, str] = {}
    if isinstance(thing, (list, set)):
        found[id(thing)] = path
        for i, part in enumerate(thing):
            found |= mutable(part, skipped, f"{path}[{i}]")
    elif isinstance(thing, dict):
        found[id(thing)] = path
        for key, part in thing.items():
            found |= mutable(part, skipped, f"{path}[{key}]")
    elif isinstance(thing, (State, Cards, Rng)):
        found[id(thing)] = path
        for slot in slots(thing):
            if slot != "names" and slot not in skipped:
                found |= mutable(getattr(thing, slot), skipped, f"{path}.{slot}")
    elif not isinstance(thing, (int, str, tuple, type(None))):
        raise Flaw(
            f"{path} holds {thing!r}: a state is plain data",
            "Keep ids, numbers, strings, lists, sets, dicts and tuples in it, and compute objects when needed.",
        )
    return found
