"""The odds of a battle (5.5.4, 5.5.5), exact for given pools and forces."""

from __future__ import annotations

from typing import Final, NamedTuple

MOST_DICE: Final = 24
"""Larger pools are reckoned as this: nothing hangs on them any more."""
MOST_SHIELDS: Final = 96


class Odds(NamedTuple):
    """The chance to win, and the warbands that are left on the board on average, if won and if lost."""

    win: float
    left: float
    lost: float


Roll = tuple[int, int, float]
"""Swords, skulls, and how likely that is."""
ATTACKS: Final[dict[int, list[Roll]]] = {}
DEFENSES: Final[dict[tuple[int, bool], tuple[list[float], list[float]]]] = {}
KNOWN: Final[dict[tuple[int, int, int, int, int, bool, bool], Odds]] = {}


def attack_rolls(dice: int) -> list[Roll]:
    """All that this many attack dice can show: three faces with half a sword, two with one, one with two, a skull."""
    found = ATTACKS.get(dice)
    if found is None:
        chances: dict[tuple[int, int], float] = {}
        for skulls in range(dice + 1):
            for swords in range(dice - skulls + 1):
                hollow = dice - skulls - swords
                ways = choose(dice, skulls) * choose(dice - skulls, swords)
                chance = ways * (1 / 6) ** skulls * (1 / 3) ** swords * (1 / 2) ** hollow
                key = (swords + 2 * skulls + hollow // 2, skulls)
                chances[key] = chances.get(key, 0.0) + chance
        found = [(swords, skulls, chance) for (swords, skulls), chance in sorted(chances.items()) if chance > 1e-6]
        ATTACKS[dice] = found
    return found


def choose(n: int, k: int) -> int:
    result = 1
    for i in range(k):
        result = result * (n - i) // (i + 1)
    return result


def defense_sums(dice: int, singles: bool) -> tuple[list[float], list[float]]:
    """By number of shields: the chance of that many or fewer, and their mean up to there."""
    found = DEFENSES.get((dice, singles))
    if found is None:
        chances = [0.0] * (MOST_SHIELDS + 1)
        for doubles in range(dice + 1):
            for twos in range(dice - doubles + 1):
                for ones in range(dice - doubles - twos + 1):
                    blanks = dice - doubles - twos - ones
                    ways = choose(dice, doubles) * choose(dice - doubles, twos) * choose(dice - doubles - twos, ones)
                    chance = ways * (1 / 6) ** (doubles + twos) * (1 / 3) ** (ones + blanks)
                    shields = (2 * twos + (ones if singles else 0)) << doubles
                    chances[min(shields, MOST_SHIELDS)] += chance
        upto, sums = [], []
        chance = total = 0.0
        for shields, each in enumerate(chances):
            chance += each
            total += shields * each
            upto.append(chance)
            sums.append(total)
        found = DEFENSES[dice, singles] = (upto, sums)
    return found


def odds(
    attack: int, defense: int, force: int, board: int, keep: int, skulls: bool = True, singles: bool = True
) -> Odds:
    """The attacker rolls this many dice, has `board` warbands and sacrifices as needed (5.5.5-c), but not those that
    are to be kept; the defender rolls dice and adds the force. Singles: whether single shields count."""
    attack, defense = min(attack, MOST_DICE), min(defense, MOST_DICE)
    key = (attack, defense, force, board, keep, skulls, singles)
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) > 50_000:
            KNOWN.clear()
        found = KNOWN[key] = reckon(attack, defense, force, board, keep, skulls, singles)
    return found


def reckon(attack: int, defense: int, force: int, board: int, keep: int, skulls: bool, singles: bool) -> Odds:
    upto, sums = defense_sums(defense, singles)
    win = left = lost = 0.0
    for swords, dead, chance in attack_rolls(attack):
        alive = board - min(board, dead) if skulls else board
        # With this many shields or fewer it is won outright, or with sacrifices.
        outright = min(swords - force - 1, MOST_SHIELDS - 1)
        most = min(outright + max(0, alive - keep), MOST_SHIELDS - 1)
        if alive < keep:
            most = outright
        won = upto[most] if most >= 0 else 0.0
        win += chance * won
        lost += chance * (1.0 - won) * (alive - alive // 2)
        if won:
            left += chance * won * alive
            if most > outright:
                given = upto[most] - (upto[outright] if outright >= 0 else 0.0)
                shields = sums[most] - (sums[outright] if outright >= 0 else 0.0)
                left -= chance * (shields + given * (force + 1 - swords))
    return Odds(win, left / win if win > 1e-9 else 0.0, lost / (1.0 - win) if win < 1 - 1e-9 else 0.0)
