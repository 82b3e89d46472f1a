"""The odds of battles: compared with all rolls there are, and counted by hand."""

from __future__ import annotations

from itertools import product

import pytest

from kronika.games.oath.bots.regent.odds import defense_sums, odds
from kronika.games.oath.dice import (
    ATTACK_FACES,
    DEFENSE_FACES,
    DOUBLING,
    HOLLOW,
    SHIELD,
    SWORD,
    TWO_AND_SKULL,
    TWO_SHIELDS,
)


def every_roll(
    attack: int, defense: int, force: int, board: int, keep: int, skulls: bool, singles: bool
) -> tuple[float, float, float]:
    """The same question answered roll by roll."""
    won = left = lost = total = 0
    for swords in product(ATTACK_FACES, repeat=attack):
        for shields in product(DEFENSE_FACES, repeat=defense):
            total += 1
            strength = swords.count(SWORD) + 2 * swords.count(TWO_AND_SKULL) + swords.count(HOLLOW) // 2
            ones = shields.count(SHIELD) if singles else 0
            guard = force + ((ones + 2 * shields.count(TWO_SHIELDS)) << shields.count(DOUBLING))
            alive = board - min(board, swords.count(TWO_AND_SKULL)) if skulls else board
            needed = max(0, guard + 1 - strength)
            if not needed or alive - needed >= keep:
                won += 1
                left += alive - needed
            else:
                lost += alive - alive // 2
    return won / total, left / max(1, won), lost / max(1, total - won)


@pytest.mark.parametrize(
    "battle",
    [
        (1, 0, 0, 1, 1, True, True),
        (3, 1, 1, 3, 1, True, True),
        (3, 3, 2, 3, 2, True, True),
        (2, 3, 0, 5, 1, True, False),
        (4, 2, 3, 4, 0, False, True),
        (0, 2, 1, 4, 1, True, True),
        (5, 1, 4, 3, 1, True, True),
    ],
)
def test_the_odds_are_those_of_all_rolls(battle: tuple[int, int, int, int, int, bool, bool]) -> None:
    assert tuple(odds(*battle)) == pytest.approx(every_roll(*battle))


@pytest.mark.rule("5.5.5-b", "5.5.5-c")
def test_two_swords_are_needed_and_nobody_may_die_for_it() -> None:
    """Against a force of one with two dice: both swords (4 of 36 rolls), or the two swords with the skull (11)."""
    assert odds(2, 0, 1, 2, 2).win == pytest.approx(15 / 36)


@pytest.mark.rule("5.5.4-b")
def test_four_shields_of_two_dice() -> None:
    """Twice two shields, or two shields doubled in either order: 3 of 36 rolls."""
    upto, _ = defense_sums(2, True)
    assert upto[4] - upto[3] == pytest.approx(3 / 36)


def test_a_larger_army_never_makes_it_worse() -> None:
    chances = [odds(board, 4, 3, board, 1).win for board in range(1, 15)]
    assert chances == sorted(chances)
    assert chances[0] < 0.05
    assert chances[-1] > 0.97
