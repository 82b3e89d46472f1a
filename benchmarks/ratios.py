"""How many times as fast this Kronika is as another one, in one run: compiled against plain source of a commit, say.

    git worktree add ../before COMMIT
    python -m benchmarks.ratios ../before [--quick] [--json] [--games oath north]

This one is whatever `import kronika` finds: the compiled package after `python3 run.py compile`, a folder made by
`python -m tasks.compiled` on PYTHONPATH, or the plain source. Each of the two has a process of its own, and they take
turns in short slices of the same games, so that a busy machine slows them alike; the median of their ratios counts.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import kronika
from benchmarks.table import forking, is_compiled, play_out
from kronika.engine.errors import KronikaError
from kronika.engine.game import Bot
from kronika.engine.table import Table

ROOT = Path(__file__).resolve().parents[1]

Work = Callable[[int], tuple[int, float]]
"""One slice: how many units of work it did, in how many seconds."""


class Played(NamedTuple):
    """How a game is played here: seats, setups in turn, games of a slice at random and (if so) by its own bot."""

    seats: int
    setup: list[dict[str, Any]]
    games: int
    bot: str = ""
    bot_games: int = 0


GAMES = {
    "oath": Played(4, [{"world": "first"}, {"world": "random"}], 4, "regent", 2),
    "north": Played(2, [{"clans": "random"}], 8, "jarl", 2),
    "valeria": Played(2, [{"set": name} for name in ("first-game", "monster-blood", "random")], 12, "duchess", 4),
    "dominion": Played(2, [{"kingdom": "random"}], 30, "steward", 10),
}
GOALS = {
    **{"oath decisions": 4.0, "north decisions": 4.0, "valeria decisions": 3.0, "dominion decisions": 3.0},
    **{f"{game} {what}": 2.0 for game in GAMES for what in ("forks", "worlds")},
    "oath regent": 4.0,
}
"""What the compiled package has to reach against the plain source from before it was made faster."""


def table_of(game: str, seed: int) -> Table:
    played = GAMES[game]
    return kronika.new_table(game, played.seats, seed, played.setup[seed % len(played.setup)])


def players(game: str, name: str) -> list[Bot]:
    return [kronika.bot(game, name, seed=seat) for seat in range(GAMES[game].seats)]


def whole_games(game: str, bot: str, games: int, count_decisions: bool) -> Work:
    """Whole games, counted by their decisions or as they are."""

    def work(number: int) -> tuple[int, float]:
        decisions = 0
        bots = players(game, bot)
        begin = time.process_time()
        for each in range(games):
            decisions += play_out(table_of(game, number * games + each), bots)
        return decisions if count_decisions else games, time.process_time() - begin

    return work


def midway(game: str, points: int) -> list[Table]:
    """Tables of random games in the middle of something."""
    bots = players(game, "random")
    found: list[Table] = []
    seed = 0
    while len(found) < points:
        table = table_of(game, seed)
        seed += 1
        while not table.over and len(found) < points:
            ask = table.asks[0]
            if table.midway and table.seq % 7 == 0:
                found.append(table.fork())
            table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
    return found


def forks(game: str) -> Work:
    return forking(midway(game, 300))


def worlds(game: str) -> Work:
    """Worlds that whoever is asked imagines."""
    tables = midway(game, 120)

    def work(number: int) -> tuple[int, float]:
        made = 0
        begin = time.process_time()
        for table in tables:
            try:
                table.imagine(table.asks[0].seat, f"world/{number}")
                made += 1
            except KronikaError:
                pass  # nothing fits what the seat has seen
        return made, time.process_time() - begin

    return work


def parts(games: list[str]) -> dict[str, Work]:
    found: dict[str, Work] = {}
    for game in games:
        played = GAMES[game]
        found[f"{game} decisions"] = whole_games(game, "random", played.games, True)
        found[f"{game} forks"] = forks(game)
        found[f"{game} worlds"] = worlds(game)
        if played.bot:
            found[f"{game} {played.bot}"] = whole_games(game, played.bot, played.bot_games, False)
    return found


# --- two processes that take turns ---


def serve(games: list[str]) -> None:
    """A process of one of the two: a line asks for a slice of a part, a line tells what it took."""
    work = parts(games)
    print(json.dumps({"parts": list(work), "compiled": is_compiled()}), flush=True)
    for line in sys.stdin:
        name, number = json.loads(line)
        print(json.dumps(work[name](number)), flush=True)


class Other:
    """One of the two, in its process."""

    def __init__(self, source: Path | None, games: list[str]) -> None:
        environment = dict(os.environ)
        if source is not None:
            environment["PYTHONPATH"] = str(source)
        command = [sys.executable, "-m", "benchmarks.ratios", "--serve", "--games", *games]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        about = self.heard()
        self.parts: list[str] = about["parts"]
        self.compiled: bool = about["compiled"]

    def heard(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("a process has ended before its time: see above")
        return json.loads(line)

    def slice(self, part: str, number: int) -> tuple[int, float]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([part, number]) + "\n")
        self.process.stdin.flush()
        units, seconds = self.heard()
        return units, seconds

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def measure(before: Path, games: list[str], slices: int) -> dict[str, Any]:
    ours, theirs = Other(None, games), Other(before, games)
    ratios: dict[str, list[float]] = {part: [] for part in ours.parts}
    rates: dict[str, list[float]] = {part: [] for part in ours.parts}
    alike = True
    for number in range(slices):
        for part in ours.parts:
            pair = [ours, theirs] if number % 2 else [theirs, ours]
            found = {one: one.slice(part, number) for one in pair}
            (units, seconds), (their_units, their_seconds) = found[ours], found[theirs]
            alike = alike and units == their_units
            rates[part].append(units / seconds)
            ratios[part].append(units / seconds * their_seconds / their_units)
    ours.close()
    theirs.close()
    return {
        "compiled": ours.compiled,
        "against": "compiled" if theirs.compiled else "plain",
        "alike": alike,
        "ratios": {part: statistics.median(values) for part, values in ratios.items()},
        "each second": {part: statistics.median(values) for part, values in rates.items()},
    }


def show(found: dict[str, Any]) -> None:
    kind = "compiled with mypyc" if found["compiled"] else "plain"
    print(f"Kronika on one core, {kind}, CPython {sys.version.split()[0]}, against the other one ({found['against']})")
    if not found["alike"]:
        print("  the two do not play alike: games differ in their decisions")
    for part, ratio in found["ratios"].items():
        goal = GOALS.get(part) if found["compiled"] else 1.0
        verdict = "" if goal is None else f"   goal {goal:.1f} {'reached' if ratio >= goal else 'MISSED'}"
        print(f"  {part:22} {found['each second'][part]:12,.1f}/s  {ratio:6.2f} times as fast{verdict}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", nargs="?", type=Path, help="the folder of the other one, with its src")
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--quick", action="store_true", help="fewer slices")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(given.games)
        return 0
    if given.before is None or not (given.before / "src" / "kronika").is_dir():
        parser.error("name the folder of the other Kronika, in which src lies")
    found = measure((given.before / "src").resolve(), given.games, slices=5 if given.quick else 21)
    if given.json:
        print(json.dumps(found, indent=1))
    else:
        show(found)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
