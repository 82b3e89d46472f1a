"""What had come out before each answer, and who was asked: so that an undo need not play the game again to know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kronika.engine.ask import Ask
from kronika.engine.game import Game, State
from kronika.engine.past import Answer

Mark = tuple[int, int, int, tuple[tuple[int, int], ...], int]
"""Chance that was used and hidden things that were seen before an answer, the seats that were asked (a bit mask), which
of them chose in secret together, and how many pauses of others there had been."""


def marked(state: State, asks: list[Ask], pauses: int) -> Mark:
    """What has come out so far, and who is asked."""
    asked = 0
    for ask in asks:
        asked |= 1 << ask.seat
    return state.rng.state, state.cards.reveal_count, asked, sealed_asks(asks), pauses


def sealed_asks(asks: list[Ask]) -> tuple[tuple[int, int], ...]:
    """Who is asked in secret, with the mask of those who are asked together with them."""
    return tuple([(ask.seat, ask.sealed) for ask in asks if ask.sealed])


def secret_is_out(sealed: tuple[tuple[int, int], ...], seat: int) -> bool:
    """Whether the seat was the last of several who chose in secret together: then all of it has been shown."""
    mine = dict(sealed).get(seat, 0)
    return bool(mine & ~(1 << seat)) and not any(mask == mine and other != seat for other, mask in sealed)


def hidden_is_out(game: Game[Any], now: State, then: State) -> bool:
    """Whether chance was used or something hidden showed between two moments. A result is counted from hidden cards
    too, so an end shows whatever was hidden."""
    if now.rng.state != then.rng.state or now.cards.reveal_count != then.cards.reveal_count:
        return True
    return now.over and any(any(game.hidden(then, seat)) for seat in range(then.seats))


def told_by_marks(before: Mark, after: Mark, log: Sequence[Answer], last: int) -> bool | None:
    """Whether a seat can take back its last answer, the log's `last`, where the marks before and after it say so; None
    where the game has to be played again without it."""
    seat, (chance, reveals, asked, sealed, pauses) = log[last][0], before
    if (chance, reveals, pauses) != (after[0], after[1], after[4]):
        return False  # the answer itself brought something out, or somebody may have chosen after it
    if last + 1 == len(log):
        return not secret_is_out(sealed, seat)
    if not asked >> log[last + 1][0] & 1:
        return False  # the next one answered what this answer led to
    return None
