"""The endurance of secrets: whole games in two worlds that nobody may tell apart, see kronika.testing.traces.

    python3 run.py endure traces                           20,000 traces of each of our four; may be stopped any time
    python3 run.py endure traces --minutes 30              as much as fits into half an hour; the next call goes on
    python3 run.py endure traces --game oath --traces 100  only one game, so many of it
    python3 run.py endure traces --told                    nothing is played: how it stands

A trace is a game lived in a second world, beside the first from its first thing to its last, or to the one at which
the hidden fact comes out; a game gives four or five. Every game is written at once to build/endure-traces.jsonl, so a
run that was stopped goes on where it was. At the end it says how much was compared, why worlds were followed no
further, and which events and questions never were.
"""

from __future__ import annotations

import argparse
import gc
import json
import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import count, filterfalse, repeat
from pathlib import Path
from typing import Any

from kronika.testing.flaws import Flaw
from kronika.testing.traces import ENOUGH, NOTHING_TO_SWAP, trace
from tests.properties.cases import CASES

NOTES = Path(__file__).parents[1] / "build" / "endure-traces.jsonl"
BY_GAME = {case.id: case for case in CASES if case.id in ("dominion", "valeria", "oath", "north")}
TRACES = 20_000
AT_ONCE = 8
"""Games for each process before it is counted again how many traces there are."""

Job = tuple[str, int]
Note = dict[str, Any]


def run(job: Job) -> Note:
    """One game and its other worlds, as it is noted."""
    game, seed = job
    gc.disable()  # one search after each game instead of hundreds within it: two fifths of the time
    try:
        traced = trace(BY_GAME[game], seed)
    except Flaw as flaw:
        return {"game": game, "seed": seed, "flaw": flaw.what}
    except Exception as broken:  # one game that breaks is noted, and the others go on
        return {"game": game, "seed": seed, "flaw": f"broke: {broken!r}"}
    finally:
        gc.enable()
        gc.collect()
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


def noted(path: Path) -> list[Note]:
    """All notes; a line that was being written when the run was stopped is left out."""
    found: list[Note] = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def whole(note: Note) -> int:
    """How many traces a game gave that were followed as far as there was something to compare."""
    stopped: Counter[str] = Counter(note.get("stopped", {}))
    return stopped.total() - stopped[ENOUGH] - stopped[NOTHING_TO_SWAP]


def told(notes: Iterable[Note]) -> list[str]:
    """How it stands, a few lines for each game."""
    lines: list[str] = []
    by_game: dict[str, list[Note]] = {}
    for note in notes:
        by_game.setdefault(note["game"], []).append(note)
    for game, own in by_game.items():
        flaws = [note for note in own if "flaw" in note]
        right = [note for note in own if "flaw" not in note]
        noticed = sum(note["noticed"] for note in right)
        stopped: Counter[str] = Counter()
        for note in right:
            stopped.update(note["stopped"])
        compared = {id for note in right for id in note["compared"]}
        missed = {id for note in right for id in note["missed"]} - compared
        share = len(compared) / max(1, len(compared) + len(missed))
        traces = sum(map(whole, own))
        lines.append(
            f"{game}: {traces:,} traces of {len(own):,} games, {noticed:,} things noticed and compared, "
            f"{len(flaws)} FLAWS"
        )
        lines.append("  other worlds: " + ", ".join(f"{count:,} {why}" for why, count in stopped.most_common()))
        lines.append(
            f"  ids of events and questions compared: {share:.1%}; never: {', '.join(sorted(missed)) or 'none'}"
        )
        lines += [f"  seed {note['seed']}: {note['flaw']}" for note in flaws[:10]]
    return lines


def main(given: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(BY_GAME), help="only this game")
    parser.add_argument("--traces", type=int, default=TRACES, help="how many of each game (20,000)")
    parser.add_argument("--minutes", type=float, help="no longer than this")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one per core)")
    parser.add_argument("--told", action="store_true", help="nothing is played: how it stands")
    parser.add_argument("--notes", type=Path, default=NOTES, help="where the notes are kept")
    asked = parser.parse_args(given)
    if not asked.told:
        go_on(asked)
    notes = noted(asked.notes)
    print("\n".join(told(notes)))
    return 1 if any("flaw" in note for note in notes) else 0


def go_on(asked: argparse.Namespace) -> None:
    """Plays until there are enough traces of each game, the games by turns."""
    notes = noted(asked.notes)
    traces = dict.fromkeys([asked.game] if asked.game else BY_GAME, 0)
    for note in notes:
        if note["game"] in traces:
            traces[note["game"]] += whole(note)
    done = {(note["game"], note["seed"]) for note in notes}
    unplayed = {game: filterfalse(done.__contains__, zip(repeat(game), count())) for game in traces}
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
