"""The attack on chance: what a spectator can compute from public dice, and a player from shuffles of an own deck.

`mwc/1` is linear: each state is the last one times MULTIPLIER, modulo MODULUS. A die of six sides tells in four cases
of six the two topmost bits of a word, and they say in which quarter the state after it lies. So the states that follow
the dice lie close to a known point of a known lattice, and only one of its points fits all dice.

A shuffle takes a step for every three cards; the upper half of the state, divided by how many cards are left, leaves
the place of the first of the three. Whoever sees a deck in its order before and after knows that place: a few bits of
each state, in another lattice.
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


# --- shuffles ---

Shuffle = tuple[int, list[int]]
"""How many steps the stream had done before it, and the cards 0, 1, 2 … in the order they were shuffled into."""
Place = tuple[int, int, int]
"""A step, how many cards were left in it, and the place that its first card was put to."""
PLACES = 22
SPAN = 2**62


def steps(size: int) -> int:
    """How many steps a shuffle takes: everybody knows how large a deck is."""
    return -(-(size - 1) // 3)


def places(shuffle: Shuffle) -> Iterator[Place]:
    """What a shuffle tells."""
    before, after = shuffle
    cards = list(range(len(after)))
    for done, left in enumerate(range(len(after), 1, -1)):
        place = cards.index(after[left - 1])
        cards[left - 1], cards[place] = cards[place], cards[left - 1]
        if done % 3 == 0:
            yield before + 1 + done // 3, left, place


def states_of_shuffles(shuffles: Sequence[Shuffle], slack: float = 2.2) -> Iterator[int]:
    """States at the very beginning that agree with the shuffles about as well as the right one would.

    A state is 2**32 * (left * u + place) + v, with u and v unknown. They are measured so that each lies between 0 and
    SPAN, wherever it is; the lattice holds all that the multiplications allow.
    """
    told = sorted((each for shuffle in shuffles for each in places(shuffle)), key=lambda place: -place[1])[:PLACES]
    first, left, place = told[0]
    size = 2 * len(told)
    measure_v = SPAN // 2**32
    measure_u = [SPAN * each // 2**30 for _, each, _ in told]
    powers = [pow(MULTIPLIER, step - first, MODULUS) for step, _, _ in told]
    by_u, by_v = [0] * size, [0] * size
    by_u[0], by_v[1] = measure_u[0], measure_v
    basis, middle = [by_u, by_v], [SPAN // 2, SPAN // 2]
    for i in range(1, len(told)):
        _, others_left, others_place = told[i]
        by_u[2 * i + 1] = powers[i] * 2**32 * left % MODULUS * measure_v
        by_v[2 * i + 1] = powers[i] * measure_v
        own_u, around = [0] * size, [0] * size
        own_u[2 * i], own_u[2 * i + 1] = measure_u[i], -(2**32) * others_left * measure_v
        around[2 * i + 1] = MODULUS * measure_v
        basis += [own_u, around]
        known = (powers[i] * 2**32 * place - 2**32 * others_place) % MODULUS
        middle += [SPAN // 2, SPAN // 2 - known * measure_v]
    allowed = [SPAN**2 / 12 * (n + slack * sqrt(2 * n) + 1) for n in range(1, size + 1)]
    for found in close_vectors(reduced(basis), middle, allowed, STEPS):
        state = 2**32 * (left * (found[0] // measure_u[0]) + place) + found[1] // measure_v
        yield state * pow(MULTIPLIER, -first, MODULUS) % MODULUS


def state_of_shuffles(shuffles: Sequence[Shuffle]) -> int | None:
    """The state that all began with, if there is one."""
    return next((state for state in states_of_shuffles(shuffles) if fits(state, shuffles)), None)


def fits(state: int, shuffles: Sequence[Shuffle]) -> bool:
    return all(shuffled_at(state, before, len(after)) == after for before, after in shuffles)


def shuffled_at(state: int, before: int, size: int) -> list[int]:
    """A shuffle after so many steps from a state."""
    cards = list(range(size))
    Mwc(state * pow(MULTIPLIER, before, MODULUS) % MODULUS).shuffle(cards)
    return cards
