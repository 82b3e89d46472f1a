"""What a table has behind it: the answers that were given, and where hidden cards were mixed again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from kronika.engine.setup import copied

if TYPE_CHECKING:
    from kronika.engine.ask import Ask
    from kronika.engine.game import State
    from kronika.engine.table import Table

FORMAT = 2
"""The version of the chronicle's form, see docs/chronicle.md."""

Answer = tuple[int, Sequence[str]]

Reshuffle = tuple[int, str]
"""After how many answers hidden cards were mixed again, and the word that chance went on with."""


def play_again(table: Table, answers: Sequence[Answer], reshuffles: Sequence[Reshuffle]) -> None:
    """Gives answers to a table that has just been dealt, and mixes its cards where they were mixed."""
    waiting = list(reshuffles)
    while True:
        while waiting and waiting[0][0] == table.seq:
            table.reshuffle(waiting.pop(0)[1])
        if table.seq == len(answers):
            return
        seat, keys = answers[table.seq]
        table.answer(seat, keys)


def answer_alike(one: Table, other: Table, answers: Sequence[Answer]) -> bool:
    """Gives the same answers to two tables; whether they answered the very same questions."""
    for seat, keys in answers:
        asked, ask = one.ask(seat), other.ask(seat)
        if asked is None or ask is None or ask.plain() != asked.plain():
            return False
        one.answer(seat, keys)
        other.answer(seat, keys)
    return True


def digest_of(state: State, asks: Sequence[Ask]) -> str:
    """A fingerprint of a state and its open asks."""
    shown = [[ask.seat, ask.what.id, ask.keys(), ask.least, ask.most] for ask in asks]
    plain = json.dumps([state.plain(), shown], separators=(",", ":"), sort_keys=True)
    return sha256(plain.encode()).hexdigest()


def recorded(table: Table, chance: object, answers: Sequence[Answer]) -> dict[str, Any]:
    """The chronicle of a table."""
    reshuffles = [[after, word] for after, word in table.reshuffles]
    return {
        "kronika": FORMAT,
        "game": table.game,
        "rules": table.rules,
        "seats": table.names[:],
        "setup": {id: copied(value) for id, value in table.setup.items()},
        "chance": chance,
        "answers": [[seat, *keys] for seat, keys in answers],
        **({"reshuffles": reshuffles} if reshuffles else {}),
        "digest": table.digest(),
    }
