"""Hints followed blindly: the share of games won by whoever always does what the coach puts first.

    python -m benchmarks.hints dominion [--games 20] [--jobs 1] [--seats 2] [--rival ludmila] [--playouts 250] [--keep]

All other seats are the level below the top, unless another rival is named. Each deal is played from every seat, and a
shared win counts by its share. The budget is in playouts, so that the same number gives the same game on every machine:
what the game's thinkers play in 300 ms, as docs/bots.md has it. `--bot` lets the best plain bot answer instead, which
is what somebody without the look ahead would win. What was played before is remembered, in `build` or with `--keep` in
`benchmarks/tallies/hints.json`: the next run goes on from there. `--table` only shows what was kept.
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
from kronika.bots.search import Search
from kronika.bots.seeds import bot_seed
from kronika.coach.hint import hint
from kronika.coach.weighing import plain_bot
from kronika.engine.imagining import decider
from kronika.games import find, levels_of

NOTES = Path(__file__).parents[1] / "build" / "hints.json"
SETUP: dict[str, dict[str, object]] = {"dominion": {"kingdom": "random"}}


class Series(NamedTuple):
    """Who plays whom: with so many playouts for each hint, none for the bot alone."""

    game: str
    seats: int
    rival: str
    playouts: int

    @property
    def name(self) -> str:
        return f"{self.game} {self.seats} {self.rival} {self.playouts}"


def budget_of(game: str) -> int:
    """What the game's thinker plays in 300 ms."""
    thinkers = [kind for kind in find(game).bots.values() if issubclass(kind, Search) and not kind.by_net]
    return thinkers[-1].playouts


def play(work: tuple[Series, int]) -> tuple[float, float, int]:
    """What part of one game was won by hints, how long they took, and how many there were."""
    series, number = work
    seed = f"hints/{number // series.seats}"
    mine = number % series.seats
    table = kronika.new_table(series.game, series.seats, seed, SETUP.get(series.game, {}))
    rivals = [kronika.bot(series.game, series.rival, bot_seed(seed, seat)) for seat in range(series.seats)]
    own = plain_bot(series.game)(bot_seed(seed, mine))
    deciders = [decider(rival, table, seat) for seat, rival in enumerate(rivals)]
    seconds, hints = 0.0, 0
    while not table.over:
        ask = table.asks[0]
        if ask.seat != mine:
            keys = deciders[ask.seat](table.sight(ask.seat), ask)
        elif not series.playouts:
            keys = own.decide(table.sight(mine), ask)
        else:
            begun = time.process_time()
            keys = hint(table, mine, playouts=series.playouts, seed=f"{seed}/{table.seq}").keys
            seconds += time.process_time() - begun
            hints += 1
        table.answer(ask.seat, keys)
    assert table.result is not None
    winners = table.result.winners
    return (1 / len(winners) if mine in winners else 0.0), seconds, hints


def told(name: str, found: dict[str, Any]) -> str:
    """A line for people: the share with the interval that holds the true one 19 times in 20 (Wilson)."""
    games, z = found["games"], 1.96
    share = found["wins"] / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    each = 1000 * found["seconds"] / max(1, found["hints"])
    return (
        f"  {name:32} {100 * share:5.1f} %  ({100 * (middle - half):.0f} to {100 * (middle + half):.0f} %)"
        f"  {games:4} games, {each:.0f} ms of processor time a hint"
    )


def remembered(in_tally: bool) -> dict[str, Any]:
    """What was played before."""
    if in_tally:
        return kept("hints")
    found: dict[str, Any] = json.loads(NOTES.read_text(encoding="utf-8")) if NOTES.is_file() else {}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="dominion")
    parser.add_argument("--games", type=int, default=20, help="how many more")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--rival", default="", help="the level below the top")
    parser.add_argument("--playouts", type=int, default=0, help="for each hint")
    parser.add_argument("--bot", action="store_true", help="no hints: the bot that they are found by")
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--table", action="store_true")
    given = parser.parse_args()
    notes = remembered(given.keep or given.table)
    if given.table:
        print("\n".join(told(name, found) for name, found in sorted(notes.items())))
        return
    rival = given.rival or levels_of(given.game).all[-2].id
    series = Series(given.game, given.seats, rival, 0 if given.bot else given.playouts or budget_of(given.game))
    found = notes.setdefault(series.name, {"games": 0, "wins": 0.0, "seconds": 0.0, "hints": 0})
    work = [(series, number) for number in range(found["games"], found["games"] + given.games)]
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for won, seconds, hints in pool.imap(play, work):
            found["games"] += 1
            found["wins"] += won
            found["seconds"] = round(found["seconds"] + seconds, 2)
            found["hints"] += hints
            notes = {**remembered(given.keep), series.name: found}  # others may have gone on meanwhile
            if given.keep:
                keep("hints", notes)
            else:
                NOTES.parent.mkdir(exist_ok=True)
                half = NOTES.with_suffix(f".{series.game}")  # another series may be reading
                half.write_text(json.dumps(notes), encoding="utf-8")
                half.replace(NOTES)
            print(told(series.name, found), flush=True)


if __name__ == "__main__":
    main()
