"""The odds of battles against battles that are fought: for each kind of battle a million of them, rolled die by die and
counted as the clauses say, and every chance that is told compared with how often it came.

    python3 run.py endure odds                       a million battles of each kind, on all cores
    python3 run.py endure odds --battles 100000      fewer
    python3 run.py endure odds --only lancers        one kind

A chance may differ from what was counted by five standard errors at most: with the few hundred chances of a run that
happens by accident once in thousands of runs. The run fails if one differs more.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import random
from collections import Counter

from kronika.games.oath.battle_rules import ALL, NONE
from kronika.games.oath.odds import Fight, odds

KINDS: dict[str, Fight] = {
    "plain": Fight(6, 3, 6, 4),
    "one against one": Fight(1, 1, 1, 1),
    "no dice": Fight(0, 2, 5, 1),
    "unguarded": Fight(4, 1, 3, 0),
    "more dice than warbands": Fight(9, 4, 2, 3),
    "a large war": Fight(14, 8, 12, 9),
    "hollow swords count nothing": Fight(7, 3, 6, 2, swords=(0, 2, 4)),
    "double swords count nothing": Fight(7, 3, 6, 2, swords=(1, 2, 0)),
    "single shields count nothing": Fight(5, 5, 4, 3, shields=(0, 0, 2, 0)),
    "double shields count nothing": Fight(5, 5, 4, 3, shields=(0, 1, 0, 0)),
    "lancers": Fight(5, 4, 6, 5, times=2),
    "skulls kill nobody": Fight(6, 4, 3, 3, skull_kills=0),
    "a sacrifice is worth three": Fight(3, 5, 4, 8, worth=3),
    "no sacrifice": Fight(6, 3, 6, 4, worth=0),
    "the beaten all die": Fight(5, 3, 7, 4, losses=ALL),
    "the beaten are spared": Fight(5, 3, 7, 4, losses=NONE),
}
MOST_ERRORS = 5.0


def fought(fight: Fight, battles: int, seed: str) -> Counter[tuple[str, int]]:
    """Battles fought: how often the dice alone won, how often so many were sacrificed, how often so many were left."""
    chance = random.Random(seed)
    found: Counter[tuple[str, int]] = Counter()
    for _ in range(battles):
        attack = chance.choices(("hollow", "hollow", "hollow", "sword", "sword", "skull"), k=fight.attack)
        defense = chance.choices(("blank", "blank", "one", "one", "two", "double"), k=fight.defense)
        given, left = outcome(fight, Counter(attack), Counter(defense))
        found["given", given] += 1
        found["left", left] += 1
    return found


def outcome(fight: Fight, attack: Counter[str], defense: Counter[str]) -> tuple[int, int]:
    """How many were sacrificed (-1: the battle is lost), and how many warbands are left."""
    shields = fight.shields[1] * defense["one"] + fight.shields[2] * defense["two"]
    strength = shields * 2 ** defense["double"] + fight.guard  # 5.5.4-b
    hollow, swords, skulls = (fight.times * attack[face] for face in ("hollow", "sword", "skull"))
    blows = hollow // 2 if fight.swords[0] else 0  # 5.5.5-b: one for each full pair
    blows += swords + (2 * skulls if fight.swords[2] else 0)
    left = max(0, fight.force - skulls * fight.skull_kills)  # 5.5.5-a
    if blows > strength:
        return 0, left
    needed = math.ceil((strength + 1 - blows) / fight.worth) if fight.worth else left + 1  # 5.5.5-c
    if needed <= left:
        return needed, left - needed
    # 5.5.6-a: half of the beaten force, rounded down, dies.
    return -1, left - (left if fight.losses == ALL else 0 if fight.losses == NONE else left // 2)


def compared(name: str, battles: int, seed: str = "odds") -> tuple[int, float, str]:
    """How many chances of a kind of battle were compared, the greatest difference in standard errors, and where."""
    fight = KINDS[name]
    told = odds(fight)
    counted = fought(fight, battles, f"{seed} {name}")
    chances = {("given", 0): told.outright, ("given", -1): 1.0 - told.win}
    chances |= {("given", i + 1): chance for i, chance in enumerate(told.sacrifices)}
    chances |= {("left", i): chance for i, chance in enumerate(told.kept)}
    worst, where = 0.0, ""
    for what, chance in chances.items():
        # Half a battle: what is nearly impossible may come once.
        error = math.sqrt(max(chance * (1.0 - chance) * battles, 0.25))
        away = abs(counted[what] - chance * battles) / error
        if away > worst:
            worst, where = away, f"{what[0]} {what[1]}: told {chance:.6f}, counted {counted[what] / battles:.6f}"
    if sum(counted[what] for what in chances) != 2 * battles:
        worst, where = math.inf, "something came that has no chance"
    return len(chances), worst, where


def run(job: tuple[str, int]) -> tuple[str, int, float, str]:
    return job[0], *compared(*job)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="endure odds", description=__doc__.partition("\n")[0])
    parser.add_argument("--battles", type=int, default=1_000_000)
    parser.add_argument("--only", choices=sorted(KINDS))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)
    names = [options.only] if options.only else list(KINDS)
    failed = chances = 0
    with multiprocessing.Pool(options.jobs) as pool:
        for name, count, worst, where in pool.imap(run, [(name, options.battles) for name in names]):
            chances += count
            failed += worst > MOST_ERRORS
            verdict = "FAILED " if worst > MOST_ERRORS else ""
            print(f"{verdict}{name}: {count} chances, at most {worst:.1f} errors ({where})")
    kinds = f"{len(names)} kinds of battles, {options.battles:,} of each"
    print(f"odds: {kinds}, {chances} chances; {failed or 'none'} wrong")
    return 1 if failed else 0
