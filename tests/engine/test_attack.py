"""What can be computed from public dice and own shuffles: with the fast generator everything, else nothing."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from math import sqrt

import pytest

import kronika
from kronika.engine.rng import Mwc, Rng, Sha512, seed_state
from kronika.testing import walk
from tests.engine.attack import (
    Shuffle,
    back_from,
    best_guess,
    is_among,
    predicted,
    shuffled_at,
    state_of_dice,
    state_of_shuffles,
    states_of_shuffles,
    steps,
)

SEEN, COMING = 200, 10_000
SEEDS = ["1", *(pytest.param(seed, marks=pytest.mark.long) for seed in ("a table", "9f8e1c"))]


def thrown(rng: Rng, count: int) -> list[int]:
    return [rng.die(6) for _ in range(count)]


def right(guessed: Sequence[int], true: Sequence[int]) -> float:
    """The share of dice that were guessed."""
    return sum(one == other for one, other in zip(guessed, true, strict=True)) / len(true)


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_sees_dice_of_the_fast_generator_knows_all_that_come(seed: str) -> None:
    rng = Mwc.of(seed)
    state = state_of_dice(thrown(rng, SEEN))
    assert state == seed_state(seed)
    assert predicted(state, SEEN + COMING)[SEEN:] == thrown(rng, COMING)


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_sees_dice_of_the_other_generator_knows_nothing(seed: str) -> None:
    rng = Sha512.of(seed)
    seen = thrown(rng, SEEN)
    assert state_of_dice(seen) is None
    coming = thrown(rng, COMING)
    spread = sqrt(1 / 6 * 5 / 6 / COMING)
    assert abs(right(predicted(best_guess(seen), SEEN + COMING)[SEEN:], coming) - 1 / 6) < 4 * spread
    often = max(range(1, 7), key=seen.count)
    assert abs(right([often] * COMING, coming) - 1 / 6) < 4 * spread, "what came often comes no oftener"


# --- a real game, of which a spectator sees the dice ---


@cache
def public_dice(generator: str) -> tuple[kronika.Table, list[int]]:
    """A game of Valeria, and all dice that everybody has seen."""
    setup = {"set": "first-game"}
    table = kronika.new_table("valeria", 5, "a secret of the table", setup, listen=True, generator=generator)
    for _ in walk(table, random.Random(1)):
        pass
    rolls = [event["args"] for event in table.events(None) if event["id"] == "valeria-log-roll"]
    return table, [die for roll in rolls for die in (roll["one"], roll["two"])]  # type: ignore[index]


def test_a_spectator_of_the_fast_generator_computes_the_game_from_its_seed_on() -> None:
    table, dice = public_dice("mwc/1")
    assert len(dice) > 100
    state = state_of_dice(dice[:80])
    assert state is not None
    assert predicted(state, len(dice)) == dice, "the dice of the rest of the game"
    assert is_among(seed_state(table.seed), back_from(state), 1000), "every card that was dealt"


def test_a_spectator_of_the_other_generator_computes_nothing() -> None:
    _, dice = public_dice("sha512/1")
    assert len(dice) > 100
    assert state_of_dice(dice[:80]) is None


# --- a deck that grows as decks do in Dominion, shuffled in turn with a rival's ---

DECKS = range(10, 24)


def own_shuffles(rng: Rng) -> tuple[list[Shuffle], int]:
    """A seat's seven shuffles, and how far the fast stream is after them."""
    seen: list[Shuffle] = []
    done = 0
    for number, size in enumerate(DECKS):
        cards = list(range(size))
        rng.shuffle(cards)
        if number % 2 == 0:
            seen.append((done, cards))
        done += steps(size)
    assert len(seen) == 7
    return seen, done


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_sees_seven_shuffles_of_the_fast_generator_knows_every_deck(seed: str) -> None:
    rng = Mwc.of(seed)
    seen, done = own_shuffles(rng)
    state = state_of_shuffles(seen)
    assert state == seed_state(seed)
    coming = list(range(30))
    rng.shuffle(coming)
    assert shuffled_at(state, done, 30) == coming


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_sees_seven_shuffles_of_the_other_generator_knows_nothing(seed: str) -> None:
    rng = Sha512.of(seed)
    seen, done = own_shuffles(rng)
    assert state_of_shuffles(seen) is None
    guess = next(states_of_shuffles(seen, slack=10.0))
    hits, size = 0, 20
    for number in range(COMING // size):
        coming = list(range(size))
        rng.shuffle(coming)
        hits += sum(map(int.__eq__, shuffled_at(guess, done + number * steps(size), size), coming))
    spread = sqrt(1 / size * (1 - 1 / size) / COMING)
    assert abs(hits / COMING - 1 / size) < 4 * spread
