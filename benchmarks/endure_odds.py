"""The odds of battles against battles that are fought: for each kind of battle a million of them, rolled die by die and
counted as the clauses say, and every chance that is told compared with how often it came.

    python3 run.py endure odds                       a million battles of each kind, on all cores
    python3 run.py endure odds --battles 100000      fewer
    python3 run.py endure odds --only lancers        one kind
    python3 run.py endure odds --told                nothing is fought: how it stands
    python3 run.py endure odds --keep                nothing is fought: puts the notes into the repository's tally

Every kind is written to build/endure-odds.jsonl as soon as it is done, so a run that was stopped goes on with the next;
`--keep` moves the notes to benchmarks/tallies/odds.json, from which other machines go on. A kind is fought anew where
its fight or its told chances have changed, or more battles are wanted.

A chance may differ from what was counted by five standard errors at most: with the few hundred chances of a run that
happens by accident once in thousands of runs. The run fails if one differs more.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import multiprocessing
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

from benchmarks import tally
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
NOTES = Path(__file__).parents[1] / "build" / "endure-odds.jsonl"


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


def chances(fight: Fight) -> dict[tuple[str, int], float]:
    """All that is told of a battle, by what is counted."""
    told = odds(fight)
    found = {("given", 0): told.outright, ("given", -1): 1.0 - told.win}
    found |= {("given", i + 1): chance for i, chance in enumerate(told.sacrifices)}
    found |= {("left", i): chance for i, chance in enumerate(told.kept)}
    return found


def compared(name: str, battles: int, seed: str = "odds") -> tuple[int, float, str]:
    """How many chances of a kind of battle were compared, the greatest difference in standard errors, and where."""
    fight = KINDS[name]
    told = chances(fight)
    counted = fought(fight, battles, f"{seed} {name}")
    worst, where = 0.0, ""
    for what, chance in told.items():
        # Half a battle: what is nearly impossible may come once.
        error = math.sqrt(max(chance * (1.0 - chance) * battles, 0.25))
        away = abs(counted[what] - chance * battles) / error
        if away > worst:
            worst, where = away, f"{what[0]} {what[1]}: told {chance:.6f}, counted {counted[what] / battles:.6f}"
    if sum(counted[what] for what in told) != 2 * battles:
        worst, where = math.inf, "something came that has no chance"
    return len(told), worst, where


# --- what is known ---


def version(name: str) -> str:
    """Changes with the fight and with what is told of it."""
    rounded = [(*what, round(chance, 9)) for what, chance in chances(KINDS[name]).items()]
    return hashlib.sha256(repr((KINDS[name], rounded)).encode()).hexdigest()[:12]


def known(notes: Path) -> dict[str, dict[str, Any]]:
    """By kind its last note that still holds, from the tally and from this machine."""
    found = {**tally.kept("odds"), **{note["kind"]: note for note in tally.noted(notes)}}
    return {name: found[name] for name in KINDS if name in found and found[name]["version"] == version(name)}


def run(job: tuple[str, int]) -> dict[str, Any]:
    name, battles = job
    count, worst, where = compared(name, battles)
    # JSON has no infinity.
    errors = round(min(worst, 1e9), 2)
    return {
        "kind": name,
        "version": version(name),
        "battles": battles,
        "chances": count,
        "errors": errors,
        "where": where,
    }


def go_on(names: list[str], battles: int, jobs: int, notes: Path) -> None:
    """Fights the kinds that were not fought often enough."""
    done = {name for name, note in known(notes).items() if note["battles"] >= battles}
    notes.parent.mkdir(parents=True, exist_ok=True)
    with notes.open("a", encoding="utf-8") as file, multiprocessing.Pool(jobs) as pool:
        for note in pool.imap_unordered(run, [(name, battles) for name in names if name not in done]):
            file.write(json.dumps(note) + "\n")
            file.flush()


def told(names: list[str], notes: Path) -> tuple[list[str], int]:
    """How it stands, a line for each kind and one for all, and how many kinds are wrong."""
    lines: list[str] = []
    found = [note for name, note in known(notes).items() if name in names]
    failed = [note for note in found if note["errors"] > MOST_ERRORS]
    for note in found:
        verdict = "FAILED " if note in failed else ""
        chances_of = f"{note['battles']:,} battles, {note['chances']} chances"
        lines.append(f"{verdict}{note['kind']}: {chances_of}, at most {note['errors']:.1f} errors ({note['where']})")
    battles, counted = (sum(note[what] for note in found) for what in ("battles", "chances"))
    kinds = f"{len(found)} of {len(names)} kinds of battles, {battles:,} battles"
    lines.append(f"odds: {kinds}, {counted} chances; {len(failed) or 'none'} wrong")
    return lines, len(failed)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="endure odds", description=__doc__.partition("\n")[0])
    parser.add_argument("--battles", type=int, default=1_000_000)
    parser.add_argument("--only", choices=sorted(KINDS))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--told", action="store_true", help="nothing is fought: how it stands")
    parser.add_argument("--keep", action="store_true", help="nothing is fought: adds the notes to the tally")
    parser.add_argument("--notes", type=Path, default=NOTES, help="where the notes are kept")
    options = parser.parse_args(arguments)
    names = [options.only] if options.only else list(KINDS)
    if options.keep:
        tally.keep("odds", dict(known(options.notes)))
        options.notes.unlink(missing_ok=True)
    elif not options.told:
        go_on(names, options.battles, options.jobs, options.notes)
    lines, failed = told(names, options.notes)
    print("\n".join(lines))
    return 1 if failed else 0
