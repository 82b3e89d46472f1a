"""What a table has behind it: the answers that were given, and where hidden cards were mixed again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kronika.engine.table import Table

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
