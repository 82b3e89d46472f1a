"""How much a look ahead adds: the share of games that a searching bot wins against the bot that it looks ahead by.

    python -m benchmarks.search dominion [--games 20] [--jobs 1] [--seats 2] [--rival steward] [--playouts 120]
                                         [--depth 30] [--certainty 1.0] [--keep]

One searching bot, all other seats its rivals; it sits in each seat in turn, and each deal is played from every seat. A
shared win counts by its share. The budget is in playouts, so that the same number gives the same game on every machine.
What was played before is remembered, in `build` or with `--keep` in `benchmarks/tallies/search.json`: the next run goes
on from there, and games add up. `--table` only shows what was kept.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import time
from pathlib import Path
from typing import Any, NamedTuple

import kronika
from benchmarks.tally import keep, kept
from kronika.bots.arena import play as play_out
from kronika.bots.search import Search
from kronika.bots.seeds import bot_seed
from kronika.engine.game import Bot
from kronika.engine.imagining import Worlds
from kronika.games import find

NOTES = Path(__file__).parents[1] / "build" / "search.json"
SETUP: dict[str, dict[str, object]] = {"dominion": {"kingdom": "random"}}


class Series(NamedTuple):
    """Who plays whom, and how long the one looks ahead."""

    game: str
    seats: int
    rival: str
    playouts: int
    depth: int
    certainty: float

    @property
    def name(self) -> str:
        return f"{self.game} {self.seats} {self.rival} {self.playouts}/{self.depth}/{self.certainty:g}"


class Thinker(Search):
    """A search as the series wants it, which notes how long it takes."""

    def __init__(self, seed: str, series: Series) -> None:
        super().__init__(seed, series.playouts)
        self._prior = kronika.bot(series.game, series.rival, seed)
        self.look_depth = series.depth or None
        self.sureness = series.certainty
        self.seconds = 0.0
        self.count = 0

    def decide(self, sight: object, ask: kronika.Ask, worlds: Worlds | None = None) -> list[str]:
        begin = time.process_time()
        found = super().decide(sight, ask, worlds)
        self.seconds += time.process_time() - begin
        self.count += 1
        return found


def play(work: tuple[Series, int]) -> tuple[float, float, int]:
    """What part of one game the searching bot won, how long it thought, and how often."""
    series, number = work
    game, seats = series.game, series.seats
    seed = f"search/{number // seats}"
    mine = number % seats
    thinker = Thinker(bot_seed(seed, mine), series)
    players: list[Bot] = [
        thinker if seat == mine else kronika.bot(game, series.rival, bot_seed(seed, seat)) for seat in range(seats)
    ]
    table = kronika.new_table(game, seats, seed, SETUP.get(game, {}))
    play_out(table, players)
    assert table.result is not None
    winners = table.result.winners
    return (1 / len(winners) if mine in winners else 0.0), thinker.seconds, thinker.count


def told(name: str, found: dict[str, Any]) -> str:
    """A line for people: the share with the interval that holds the true one 19 times in 20 (Wilson)."""
    games, z = found["games"], 1.96
    share = found["wins"] / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    each = 1000 * found["seconds"] / max(1, found["decisions"])
    return (
        f"  {name:40} {100 * share:5.1f} %  ({100 * (middle - half):.0f} to {100 * (middle + half):.0f} %)"
        f"  {games:4} games, {each:.0f} ms of processor time a decision"
    )


def remembered(in_tally: bool) -> dict[str, Any]:
    """What was played before."""
    if in_tally:
        return kept("search")
    found: dict[str, Any] = json.loads(NOTES.read_text(encoding="utf-8")) if NOTES.is_file() else {}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="dominion")
    parser.add_argument("--games", type=int, default=20, help="how many more")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--rival", default="", help="also the bot that it looks ahead by; the best that does not")
    parser.add_argument("--playouts", type=int, default=120)
    parser.add_argument("--depth", type=int, default=0, help="answers until the estimate; 0: to the end")
    parser.add_argument("--certainty", type=float, default=1.0)
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--table", action="store_true")
    given = parser.parse_args()
    notes = remembered(given.keep or given.table)
    if given.table:
        print("\n".join(told(name, found) for name, found in sorted(notes.items())))
        return
    own = [name for name, kind in find(given.game).bots.items() if not issubclass(kind, Search)]
    series = Series(given.game, given.seats, given.rival or own[-1], given.playouts, given.depth, given.certainty)
    found = notes.setdefault(series.name, {"games": 0, "wins": 0.0, "seconds": 0.0, "decisions": 0})
    work = [(series, number) for number in range(found["games"], found["games"] + given.games)]
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for won, seconds, decisions in pool.imap(play, work):
            found["games"] += 1
            found["wins"] += won
            found["seconds"] = round(found["seconds"] + seconds, 2)
            found["decisions"] += decisions
            notes = {**remembered(given.keep), series.name: found}  # others may have gone on meanwhile
            if given.keep:
                keep("search", notes)
            else:
                NOTES.parent.mkdir(exist_ok=True)
                NOTES.write_text(json.dumps(notes), encoding="utf-8")
    print(told(series.name, found))


if __name__ == "__main__":
    main()
