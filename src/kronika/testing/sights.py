"""Sights and asks are all that a bot is given: neither opens a way to the table, its seed, its log or its state."""

from __future__ import annotations

import inspect
import random
from collections.abc import Iterator
from types import ModuleType

from kronika.engine.ask import Ask
from kronika.engine.cards import Cards
from kronika.engine.chance import Chance
from kronika.engine.commitment import Commitment
from kronika.engine.game import Game, State
from kronika.engine.rng import Rng
from kronika.engine.table import Table
from kronika.testing.case import Case
from kronika.testing.flaws import Flaw
from kronika.testing.walk import everyone, walk

FORBIDDEN = (Table, State, Cards, Rng, Game, Chance, Commitment)
"""What tells more than any seat may know."""
DEEP, WIDE = 3, 4
"""How far one looks: things in things, and the first few of many alike."""
DOOR = (
    "A sight answers questions by name, with names, numbers and lists of them. What it looks at itself stays behind an "
    "underscore, as `self._s` does."
)


def sights_open_no_other_door(case: Case, seed: int) -> int:
    """Whoever asks a sight or an ask for everything that has no underscore finds no seed and nothing that holds one."""
    table = case.table(seed)
    chance = random.Random(seed)
    looked_at = 0
    for ask in walk(table, chance):
        if chance.random() > 0.05 * case.share:
            continue
        given = [(f"the sight of seat {seat}", table.sight(seat)) for seat in everyone(table)]
        for name, thing in [*given, (f"the ask {ask.what.id}", ask)]:
            looked_at += 1
            for path, found in within(thing, "", DEEP):
                if isinstance(found, FORBIDDEN) or is_seed(found, table, path):
                    raise Flaw(f"{name} gives away {type(found).__name__} by `{path}`", DOOR)
    return looked_at


def is_seed(found: object, table: Table, path: str) -> bool:
    return isinstance(found, str) and found == table.seed and "seed" in path


def within(thing: object, path: str, deep: int) -> Iterator[tuple[str, object]]:
    """All that can be got at from a thing without reaching behind an underscore, with the way to it."""
    if deep == 0 or thing is None or isinstance(thing, (str, bytes, int, float, type, ModuleType)):
        return
    if isinstance(thing, (list, tuple, set, frozenset, dict)):
        for part in list(thing.values() if isinstance(thing, dict) else thing)[:WIDE]:
            yield f"{path}[…]", part
            yield from within(part, f"{path}[…]", deep - 1)
        return
    for name in dir(thing):
        if not name.startswith("_"):
            got = answered(thing, name)
            way = f"{path}.{name}".removeprefix(".")
            yield way, got
            if not isinstance(got, FORBIDDEN):
                yield from within(got, way, deep - 1)


def answered(thing: object, name: str) -> object:
    """What an attribute holds, or a question that needs nothing more answers; None if there is no answer now."""
    try:
        got = getattr(thing, name)
        if callable(got) and not isinstance(got, (type, Ask)):
            needed = [each for each in inspect.signature(got).parameters.values() if each.default is each.empty]
            return None if needed else got()
    except Exception:
        return None
    return got
