"""The attack on chance: what a spectator can compute from public dice.

`mwc/1` is linear: each state is the last one times MULTIPLIER, modulo MODULUS. A die of six sides tells in four cases
of six the two topmost bits of a word, and they say in which quarter the state after it lies. So the states that follow
the dice lie close to a known point of a known lattice, and only one of its points fits all dice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt

from kronika.engine.rng import MODULUS, MULTIPLIER, Mwc
from tests.engine.lattice import close_vectors, reduced

QUARTER = {1: 0, 3: 1, 4: 2, 6: 3}
"""Faces of a die that tell in which quarter of all states the next one lies."""
SAMPLES = 46
"""Dice that are used: enough to leave one state, few enough to reduce the lattice in a moment."""
STEPS = 300_000
"""How long the search for it goes on; it takes some thousands where there is one."""


def candidates(dice: Sequence[int], slack: float = 2.2) -> Iterator[int]:
    """States before the first die that agree with it and those after it about as well as the right one would."""
    told = [(n, QUARTER[die]) for n, die in enumerate(dice) if die in QUARTER][:SAMPLES]
    size, first = len(told), told[0][0]
    powers = [pow(MULTIPLIER, n - first, MODULUS) for n, _ in told]
    basis = [powers] + [[MODULUS * (i == j) for i in range(size)] for j in range(1, size)]
    middle = [(2 * quarter + 1) * MODULUS // 8 for _, quarter in told]
    spread = MODULUS**2 / 192  # of something that may be anywhere in a quarter
    allowed = [spread * (n + slack * sqrt(2 * n) + 1) for n in range(1, size + 1)]
    for states in close_vectors(reduced(basis), middle, allowed, STEPS):
        yield states[0] * pow(MULTIPLIER, -(first + 2), MODULUS) % MODULUS


def state_of_dice(dice: Sequence[int]) -> int | None:
    """The state that the dice were thrown from, if there is one."""
    return next((state for state in candidates(dice) if predicted(state, len(dice)) == list(dice)), None)


def best_guess(dice: Sequence[int]) -> int:
    """A state that agrees with the dice better than most, for want of the right one."""
    return next(candidates(dice, slack=10.0))


def predicted(state: int, count: int) -> list[int]:
    """The dice that are thrown from a state."""
    rng = Mwc(state)
    return [rng.die(6) for _ in range(count)]


def back_from(state: int) -> Iterator[int]:
    """The states before this one, the last first."""
    before = pow(MULTIPLIER, -1, MODULUS)
    while True:
        yield state
        state = state * before % MODULUS


def is_among(state: int, states: Iterator[int], most: int) -> bool:
    return state in islice(states, most)
