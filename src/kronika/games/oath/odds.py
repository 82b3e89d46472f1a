"""The odds of a battle (5.5.4, 5.5.5), exact: all that both pools can show is counted, face by face.

The attacker sacrifices exactly what victory takes where that is enough, and nothing where it is not (5.5.5-c).
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from operator import mul
from typing import Final, NamedTuple

from kronika.games.oath.battle_rules import ALL, HALF, NONE
from kronika.games.oath.dice import ATTACK_FACES, DEFENSE_FACES, DOUBLING, SHIELDS, TWO_AND_SKULL

MOST_SHIELDS: Final = 255
"""More are counted as this: no attack gets there."""
ATTACK_WAYS: Final = sorted(Counter(ATTACK_FACES).items())
DEFENSE_WAYS: Final = sorted(Counter(DEFENSE_FACES).items())
"""The faces of a die, and how many of its six sides show each."""


class Fight(NamedTuple):
    """A battle before its dice: what is rolled, who can fall, and how the faces count (see BattleRules)."""

    attack: int
    """Attack dice that are rolled."""
    defense: int
    force: int
    """The attacker's warbands, which skulls kill and which can be sacrificed."""
    guard: int
    """What warbands and bandits add to the defense."""
    swords: tuple[int, ...] = (1, 2, 4)
    """By attack face, in halves of a sword."""
    shields: tuple[int, ...] = SHIELDS
    times: int = 1
    """How often each attack face counts."""
    skull_kills: int = 1
    worth: int = 1
    """What a sacrificed warband adds; 0 where none may be sacrificed."""
    losses: int = HALF
    """What the attacker loses if defeated."""


class Odds(NamedTuple):
    outright: float
    """The chance that the dice alone win."""
    sacrifices: tuple[float, ...]
    """The chance to win by sacrificing just one warband, just two …"""
    kept: tuple[float, ...]
    """The chance to have no warband left of the force, just one, just two …, won or lost."""
    left_won: float
    """How many are left on average, if won."""
    left_lost: float

    @property
    def win(self) -> float:
        return self.outright + sum(self.sacrifices)

    @property
    def left(self) -> float:
        """How many are left on average, whatever happens."""
        return sum(count * chance for count, chance in enumerate(self.kept))


class Rolls(NamedTuple):
    """What attack dice can show beside a number of skulls."""

    skulls: int
    fewest: int
    """Swords of the first in the list; each next has one more."""
    ways: list[int]
    """In how many ways."""


@lru_cache(maxsize=512)
def attack_rolls(dice: int, swords: tuple[int, ...], times: int) -> list[Rolls]:
    """All that attack dice can show, by skulls. Hollow swords count in pairs over the whole roll (5.5.5-b), so they are
    added up in halves."""
    ways = {(0, 0): 1}
    for _ in range(dice):
        more: dict[tuple[int, int], int] = {}
        for (halves, skulls), count in ways.items():
            for face, sides in ATTACK_WAYS:
                key = halves + swords[face], skulls + (face == TWO_AND_SKULL)
                more[key] = more.get(key, 0) + count * sides
        ways = more
    found: dict[int, dict[int, int]] = {}
    for (halves, skulls), count in ways.items():
        attacks = found.setdefault(times * skulls, {})
        attack = times * halves // 2
        attacks[attack] = attacks.get(attack, 0) + count
    return [
        Rolls(skulls, min(attacks), [attacks.get(attack, 0) for attack in range(min(attacks), max(attacks) + 1)])
        for skulls, attacks in sorted(found.items())
    ]


@lru_cache(maxsize=512)
def defense_rolls(dice: int, shields: tuple[int, ...]) -> list[int]:
    """In how many ways defense dice come to this many shields or fewer, by their number: shields of all dice, doubled
    for each doubling face (5.5.4-b)."""
    ways = {(0, 0): 1}
    for _ in range(dice):
        more: dict[tuple[int, int], int] = {}
        for (sum_, doublings), count in ways.items():
            for face, sides in DEFENSE_WAYS:
                key = sum_ + shields[face], doublings + (face == DOUBLING)
                more[key] = more.get(key, 0) + count * sides
        ways = more
    exact = [0] * (MOST_SHIELDS + 1)
    for (sum_, doublings), count in ways.items():
        exact[min(sum_ << doublings, MOST_SHIELDS)] += count
    upto: list[int] = []
    for count in exact:
        upto.append(count + (upto[-1] if upto else 0))
    return upto


@lru_cache(maxsize=8192)
def odds(fight: Fight) -> Odds:
    upto = defense_rolls(fight.defense, fight.shields)
    defenses = 6**fight.defense
    total = 6**fight.attack * defenses
    outright = 0
    sacrifices = [0] * fight.force
    kept = [0] * (fight.force + 1)
    left_won = left_lost = 0
    for skulls, fewest, ways in attack_rolls(fight.attack, fight.swords, fight.times):
        alive = max(0, fight.force - skulls * fight.skull_kills)
        # With this many shields or fewer the smallest attack is greater than the defense (5.5.5-d).
        edge = fewest - fight.guard - 1
        won = beaten(upto, edge, ways)
        outright += won
        kept[alive] += won
        left_won += won * alive
        if fight.worth:
            for given in range(1, alive + 1):
                reached = beaten(upto, edge + given * fight.worth, ways)
                turned = reached - won
                sacrifices[given - 1] += turned
                kept[alive - given] += turned
                left_won += turned * (alive - given)
                won = reached
        lost = sum(ways) * defenses - won
        left = alive - deaths(fight.losses, alive)
        kept[left] += lost
        left_lost += lost * left
    wins = outright + sum(sacrifices)
    return Odds(
        outright / total,
        tuple([each / total for each in sacrifices]),
        tuple([each / total for each in kept]),
        left_won / wins if wins else 0.0,
        left_lost / (total - wins) if wins < total else 0.0,
    )


def beaten(upto: list[int], edge: int, ways: list[int]) -> int:
    """In how many ways both pools fall so that the attack is greater: the first attack beats this many shields or
    fewer, each next one more."""
    sure = max(0, edge + len(ways) - len(upto))  # the last ones beat whatever is rolled
    hopeless = min(len(ways), max(0, -edge))
    open_ = upto[max(0, edge) : edge + len(ways)] if edge + len(ways) > 0 else []
    found: int = sum(map(mul, ways[hopeless:], open_))
    return found + upto[-1] * sum(ways[-sure:]) if sure else found


def deaths(losses: int, size: int) -> int:
    """How many of a defeated force fall; half is rounded down (5.5.6-a)."""
    return {HALF: size // 2, ALL: size, NONE: 0}[losses]
