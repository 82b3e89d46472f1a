"""Second readings of the rules: oracles written from the clauses alone look over the game's shoulder.

    python3 run.py endure oracles                          20,000 positions of each area, on all cores
    python3 run.py endure oracles --positions 100000       more of them; what was compared before counts
    python3 run.py endure oracles --only north             one game only
    python3 run.py endure oracles --only north --seed 17   one game once more, with its traceback
    python3 run.py endure oracles --told                   nothing is run: how it stands

Every game followed is written at once to build/endure-oracles.jsonl, so a run that was stopped goes on where it was.
Whenever the rules of a game or its oracle change, that game begins again.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import os
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from benchmarks.oracles.north import positions as north
from benchmarks.oracles.north.follow import NorthOracle
from benchmarks.oracles.valeria import positions as valeria
from benchmarks.oracles.valeria.follow import ValeriaOracle

ROOT = Path(__file__).parents[1]
NOTES = ROOT / "build" / "endure-oracles.jsonl"
RUNS: dict[str, Callable[[int], Counter[str]]] = {"valeria": valeria.run, "north": north.run}
AREAS = {"valeria": tuple(ValeriaOracle.areas), "north": tuple(NorthOracle.areas)}
BATCH = 16
"""Games between two looks at whether it is enough, per process."""

Job = tuple[str, int]


@dataclass
class Record:
    """What has been compared of a game, and where it differed."""

    games: int = 0
    next_seed: int = 0
    compared: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)

    def add(self, seed: int, compared: Counter[str], why: str) -> None:
        self.games += 1
        self.next_seed = max(self.next_seed, seed + 1)
        self.compared += compared
        if why:
            self.differences.append(f"seed {seed}: {why}")


# --- what is known ---


@cache
def version(game: str) -> str:
    """Changes with the rules of the game, its cards and its oracle."""
    digest = hashlib.sha256()
    for folder in (ROOT / "src" / "kronika" / "games" / game, ROOT / "benchmarks" / "oracles"):
        for path in sorted((*folder.rglob("*.py"), *folder.rglob("*.toml"))):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def read(notes: Path) -> dict[str, Record]:
    """The results so far. A line that was cut off when the run was stopped counts for nothing."""
    found = {game: Record() for game in RUNS}
    for line in notes.read_text(encoding="utf-8").splitlines() if notes.is_file() else ():
        try:
            note = json.loads(line)
        except ValueError:
            continue
        if note["version"] == version(note["game"]):
            found[note["game"]].add(note["seed"], Counter(note["compared"]), note["why"])
    return found


def enough(game: str, record: Record, positions: int) -> bool:
    return all(record.compared[area] >= positions for area in AREAS[game])


def report(game: str, record: Record) -> str:
    areas = ", ".join(f"{area} {record.compared[area]:,}" for area in AREAS[game])
    found = f"{len(record.differences)} DIFFERENCES" if record.differences else "no difference"
    lines = [f"{game}: {record.games:,} games followed; positions: {areas}; {found}"]
    return "\n  ".join([*lines, *record.differences[:5]])


# --- running ---


def run(job: Job) -> tuple[Job, Counter[str], str]:
    """One game; why it differs, empty if it does not."""
    game, seed = job
    try:
        return job, RUNS[game](seed), ""
    except Exception as error:  # whatever it is, it is what this run looks for
        return job, Counter(), str(error) or traceback.format_exc()


def results(game: str, first: int, processes: int) -> Iterator[tuple[Job, Counter[str], str]]:
    """One game after the other, for ever."""
    with multiprocessing.Pool(processes) as pool:
        while True:
            yield from pool.imap_unordered(run, [(game, first + n) for n in range(BATCH * processes)])
            first += BATCH * processes


def endure(game: str, record: Record, given: argparse.Namespace) -> None:
    """Follows games until there are enough positions of every area."""
    if enough(game, record, given.positions):
        return
    with given.notes.open("a", encoding="utf-8") as notes:
        for (_, seed), compared, why in results(game, record.next_seed, given.jobs):
            note = {"game": game, "seed": seed, "version": version(game), "compared": compared, "why": why}
            notes.write(json.dumps(note) + "\n")
            notes.flush()
            record.add(seed, compared, why)
            if record.games % 500 == 0:
                print(f"  {report(game, record)}", flush=True)
            if enough(game, record, given.positions):
                return


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="run.py endure oracles", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--positions", type=int, default=20_000, help="how many of each area in the end (20,000)")
    parser.add_argument("--only", choices=list(RUNS), help="only this game")
    parser.add_argument("--seed", type=int, help="follow this one game again, and show where it differs")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one per core)")
    parser.add_argument("--told", action="store_true", help="only tell how it stands")
    parser.add_argument("--notes", type=Path, default=NOTES, help="where results are kept (build/endure-oracles.jsonl)")
    given = parser.parse_args(argv)
    games = [given.only] if given.only else list(RUNS)
    if given.seed is not None:
        for game in games:
            print(f"{game}: {dict(RUNS[game](given.seed))}")
        return 0
    given.notes.parent.mkdir(parents=True, exist_ok=True)
    records = read(given.notes)
    for game in games:
        if not given.told:
            endure(game, records[game], given)
        print(report(game, records[game]), flush=True)
    return 1 if any(records[game].differences for game in games) else 0
