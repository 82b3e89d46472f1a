"""The endurance of secrets: whole games in two worlds that nobody may tell apart, see kronika.testing.traces.

    python3 run.py endure traces                           20,000 traces of each of our four; may be stopped any time
    python3 run.py endure traces --minutes 30              as much as fits into half an hour; the next call goes on
    python3 run.py endure traces --game oath --traces 100  only one game, so many of it
    python3 run.py endure traces --told                    nothing is played: how it stands

A trace is a game lived in a second world, beside the first from its first thing to its last, or to the one at which
the hidden fact comes out; a game gives four or five. Every game is written at once to build/endure-traces.jsonl, so a
run that was stopped goes on where it was. At the end it says how much was compared, why worlds were followed no
further, and which events and questions never were. `--keep` adds the notes to benchmarks/tallies/traces.json, from
which every other machine goes on.
"""

from __future__ import annotations

import argparse
import gc
import json
import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Sequence
from itertools import count, filterfalse, repeat
from pathlib import Path
from typing import Any

from benchmarks import tally
from kronika.testing.flaws import Flaw
from kronika.testing.traces import ENOUGH, NOTHING_TO_SWAP, STARTS, trace
from tests.properties.cases import CASES

NOTES = Path(__file__).parents[1] / "build" / "endure-traces.jsonl"
BY_GAME = {case.id: case for case in CASES if case.id in ("dominion", "valeria", "oath", "north")}
TRACES = 20_000
AT_ONCE = 8
"""Games for each process before it is counted again how many traces there are."""

Job = tuple[str, int]
Note = dict[str, Any]


def run(job: Job, starts: int = STARTS) -> Note:
    """One game and its other worlds, so many of them whole, as it is noted."""
    game, seed = job
    gc.disable()  # one search after each game instead of hundreds within it: two fifths of the time
    try:
        traced = trace(BY_GAME[game], seed, starts=starts)
    except Flaw as flaw:
        return {"game": game, "seed": seed, "flaw": flaw.what}
    except Exception as broken:  # one game that breaks is noted, and the others go on
        return {"game": game, "seed": seed, "flaw": f"broke: {broken!r}"}
    finally:
        gc.enable()
        gc.collect(0)  # whatever the game has left is young
    missed = sorted(traced.seen - traced.compared)
    compared = sorted(traced.compared)
    return {
        "game": game,
        "seed": seed,
        "noticed": traced.noticed,
        "stopped": traced.stopped,
        "compared": compared,
        "missed": missed,
    }


def whole(note: Note) -> int:
    """How many traces a game gave that were followed as far as there was something to compare."""
    stopped: Counter[str] = Counter(note.get("stopped", {}))
    return stopped.total() - stopped[ENOUGH] - stopped[NOTHING_TO_SWAP]


class Sum:
    """What the games of one kind have come to."""

    def __init__(self, kept: dict[str, Any] | None = None) -> None:
        of = kept or {}
        self.seeds: set[int] = {seed for first, last in of.get("seeds", []) for seed in range(first, last + 1)}
        self.traces: int = of.get("traces", 0)
        self.noticed: int = of.get("noticed", 0)
        self.stopped: Counter[str] = Counter(of.get("stopped", {}))
        self.compared: set[str] = set(of.get("compared", []))
        self.seen: set[str] = self.compared | set(of.get("missed", []))
        self.flaws: dict[str, str] = dict(of.get("flaws", {}))

    def add(self, note: Note) -> None:
        if note["seed"] in self.seeds:
            return
        self.seeds.add(note["seed"])
        if "flaw" in note:
            self.flaws[str(note["seed"])] = note["flaw"]
            return
        self.traces += whole(note)
        self.noticed += note["noticed"]
        self.stopped.update(note["stopped"])
        self.compared.update(note["compared"])
        self.seen.update(note["compared"], note["missed"])

    def plain(self) -> dict[str, Any]:
        return {
            "seeds": tally.spans(self.seeds),
            "traces": self.traces,
            "noticed": self.noticed,
            "stopped": dict(self.stopped),
            "compared": sorted(self.compared),
            "missed": sorted(self.seen - self.compared),
            "flaws": self.flaws,
        }

    def told(self, game: str) -> list[str]:
        """How it stands, a few lines."""
        missed = sorted(self.seen - self.compared)
        share = len(self.compared) / max(1, len(self.seen))
        return [
            f"{game}: {self.traces:,} traces of {len(self.seeds):,} games, {self.noticed:,} things noticed and "
            f"compared, {len(self.flaws)} FLAWS",
            "  other worlds: " + ", ".join(f"{count:,} {why}" for why, count in self.stopped.most_common()),
            f"  ids of events and questions compared: {share:.1%}; never: {', '.join(missed) or 'none'}",
            *(f"  seed {seed}: {flaw}" for seed, flaw in list(self.flaws.items())[:10]),
        ]


def sums(path: Path) -> dict[str, Sum]:
    """What the tally and the notes add up to, by game."""
    found = {game: Sum(kept) for game, kept in tally.kept("traces").items()}
    for note in tally.noted(path):
        found.setdefault(note["game"], Sum()).add(note)
    return found


def told(notes: Path) -> list[str]:
    """How it stands, a few lines for each game."""
    return [line for game, own in sums(notes).items() for line in own.told(game)]


def main(given: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(BY_GAME), help="only this game")
    parser.add_argument("--traces", type=int, default=TRACES, help="how many of each game (20,000)")
    parser.add_argument("--minutes", type=float, help="no longer than this")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one per core)")
    parser.add_argument("--told", action="store_true", help="nothing is played: how it stands")
    parser.add_argument("--notes", type=Path, default=NOTES, help="where the notes are kept")
    parser.add_argument("--keep", action="store_true", help="nothing is played: adds the notes to the tally")
    asked = parser.parse_args(given)
    if asked.keep:
        tally.keep("traces", {game: own.plain() for game, own in sums(asked.notes).items()})
        asked.notes.unlink(missing_ok=True)
    elif not asked.told:
        go_on(asked)
    print("\n".join(told(asked.notes)))
    return 1 if any(own.flaws for own in sums(asked.notes).values()) else 0


def go_on(asked: argparse.Namespace) -> None:
    """Plays until there are enough traces of each game, the games by turns."""
    known = sums(asked.notes)
    games = [asked.game] if asked.game else list(BY_GAME)
    traces = {game: known[game].traces if game in known else 0 for game in games}
    done = {(game, seed) for game in games if game in known for seed in known[game].seeds}
    unplayed = {game: filterfalse(done.__contains__, zip(repeat(game), count())) for game in games}
    until = time.monotonic() + 60 * asked.minutes if asked.minutes else None
    asked.notes.parent.mkdir(parents=True, exist_ok=True)
    with asked.notes.open("a", encoding="utf-8") as file, multiprocessing.Pool(max(1, asked.jobs), gc.freeze) as pool:
        while wanting := [game for game in traces if traces[game] < asked.traces]:
            jobs = [next(unplayed[game]) for _ in range(AT_ONCE * max(1, asked.jobs)) for game in wanting]
            for note in pool.imap_unordered(run, jobs):
                traces[note["game"]] += whole(note)
                file.write(json.dumps(note) + "\n")
                file.flush()
                if until is not None and time.monotonic() > until:
                    return
