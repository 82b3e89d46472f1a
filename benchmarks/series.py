"""Series of games of one against others, which add up: what was played before is remembered, and the next run goes on
from there. For `benchmarks.hints` and `benchmarks.search`.

A series has a name and plays its games by their numbers. Games of all series that are asked for are played beside each
other, as many of each at any time; each is written down when it is over, in whatever order, so a long one holds up
nobody, and whoever stops a run loses only the games under way. The same number is the same deal in every series, so two
of them can be compared game by game.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import queue
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.tally import keep, kept

BUILD = Path(__file__).parents[1] / "build"
SETUP: dict[str, dict[str, object]] = {"dominion": {"kingdom": "random"}}

Entry = dict[str, Any]
"""What came of a series: `games`, `wins` (a shared one by its share), processor time in `seconds` for so many
`decisions`, and `won`, what each game by its number was worth. Of games from before that was kept, with the numbers
below all others, only the sums are known."""


class Series(NamedTuple):
    """A name, and how to play a game of it: a function at the top of a module, and what it needs beside a number."""

    name: str
    play: Callable[[Any, int], Outcome]
    about: Any


class Outcome(NamedTuple):
    """What part of a game was won, how long the thinking took, and how many decisions that were."""

    won: float
    seconds: float
    decisions: int


class Notes:
    """All series of a kind, in the tallies or only in `build`."""

    def __init__(self, tally: str, in_tally: bool) -> None:
        self.tally = tally
        self.in_tally = in_tally

    def all(self) -> dict[str, Entry]:
        if self.in_tally:
            return kept(self.tally)
        file = BUILD / f"{self.tally}.json"
        found: dict[str, Entry] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        return found

    def of(self, name: str) -> Entry:
        return self.all().get(name, {"games": 0, "wins": 0.0, "seconds": 0.0, "decisions": 0})

    def note(self, name: str, number: int, outcome: Outcome) -> Entry:
        """Adds a game, to whatever others have added meanwhile."""
        found = self.of(name)
        found["games"] += 1
        found["wins"] += outcome.won
        found["seconds"] = round(found["seconds"] + outcome.seconds, 2)
        found["decisions"] += outcome.decisions
        found["won"] = dict(
            sorted({**found.get("won", {}), str(number): outcome.won}.items(), key=lambda one: int(one[0]))
        )
        notes = {**self.all(), name: found}
        if self.in_tally:
            keep(self.tally, notes)
        else:
            BUILD.mkdir(exist_ok=True)
            half = BUILD / f"{self.tally}.json.half"  # another run may be reading
            half.write_text(json.dumps(notes), encoding="utf-8")
            half.replace(BUILD / f"{self.tally}.json")
        return found


def missing(found: Entry, games: int) -> list[int]:
    """The numbers of so many games that have not been played yet, the lowest ones."""
    won = found.get("won", {})
    numbers = range(found["games"] - len(won), found["games"] + games)
    return [number for number in numbers if str(number) not in won][:games]


def interval(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share 19 times in 20 (Wilson)."""
    z = 1.96
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), middle + half


def told(name: str, found: Entry) -> str:
    """A line for people."""
    least, most = interval(found["wins"], found["games"])
    each = 1000 * found["seconds"] / max(1, found["decisions"])
    share = f"{100 * found['wins'] / found['games']:5.1f} %  ({100 * least:.0f} to {100 * most:.0f} %)"
    return f"  {name:40} {share}  {found['games']:4} games, {each:.0f} ms of processor time a decision"


def compared(notes: dict[str, Entry], one: str, other: str) -> str:
    """By how much one series did better than another in the games that both have played."""
    mine, theirs = notes[one].get("won", {}), notes[other].get("won", {})
    differences = [mine[number] - theirs[number] for number in mine if number in theirs]
    count = len(differences)
    if count < 2:
        return f"  {one} and {other} have too few games in common"
    mean = sum(differences) / count
    off = 1.96 * math.sqrt(sum((each - mean) ** 2 for each in differences) / (count - 1) / count)
    return f"  {one} against {other}: {100 * mean:+.1f} % ± {100 * off:.1f} in {count} games of both"


def options(about: str | None) -> argparse.ArgumentParser:
    """What every benchmark of series can be told."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="how many more of each series")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop then; games under way are lost")
    parser.add_argument("--keep", action="store_true", help="in the tallies of the repository")
    parser.add_argument("--table", action="store_true", help="only show what was kept")
    return parser


def show(tally: str) -> None:
    """All that was kept."""
    for name, found in sorted(kept(tally).items()):
        print(told(name, found))


def measure(tally: str, series: Sequence[Series], given: argparse.Namespace) -> None:
    """Plays so many more games of each series."""
    ends = time.monotonic() + 60 * given.minutes
    notes = Notes(tally, given.keep)
    work = turns([(each, missing(notes.of(each.name), given.games)) for each in series])
    done: queue.SimpleQueue[tuple[str, int, Outcome] | BaseException] = queue.SimpleQueue()
    with multiprocessing.get_context("spawn").Pool(given.jobs, maxtasksperchild=50) as pool:
        for each, number in work:
            pool.apply_async(played, (each, number), callback=done.put, error_callback=done.put)
        pool.close()
        for _ in work:
            try:
                found = done.get(timeout=max(0.0, min(ends - time.monotonic(), 1e6)))
            except queue.Empty:
                print("  the time is over", flush=True)
                break
            if isinstance(found, BaseException):
                raise found
            name, number, outcome = found
            print(told(name, notes.note(name, number, outcome)), flush=True)
    print()
    for each in series:
        if notes.of(each.name)["games"]:
            print(told(each.name, notes.of(each.name)))


def turns(series: Sequence[tuple[Series, Sequence[int]]]) -> list[tuple[Series, int]]:
    """All games in an order in which every series has come as far at any time, however many games it has."""
    placed = [
        ((place + 1) / len(numbers), order, each, number)
        for order, (each, numbers) in enumerate(series)
        for place, number in enumerate(numbers)
    ]
    return [(each, number) for _, _, each, number in sorted(placed, key=lambda one: one[:2])]


def played(series: Series, number: int) -> tuple[str, int, Outcome]:
    """One game, in a process of its own."""
    return series.name, number, series.play(series.about, number)
