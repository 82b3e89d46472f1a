"""Mistakes planted in games of bots: are they among the three that the analysis marks?

    python -m benchmarks.mistakes dominion --games 20 [--playouts 16] [--jobs 1] [--keep]

The best plain bot plays every seat, but every fifth answer is that of a weaker one, where the game has one that knows
what it does: so many decisions could have been better. At one decision, drawn by lot among those where a long look
finds an answer that costs at least `WORTH` of the chance to win, that answer is given instead. The analysis takes its
time, as at a server, or with `--playouts` so many for each decision: then the same game gives the same on every
machine. `--keep` adds what came out to tallies/mistakes.json, and `--table` shows all of it.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

import kronika
from kronika.bots.search import Search
from kronika.coach.analysis import analyze, better, has_choice
from kronika.coach.weighing import Weighing, plain_bot
from kronika.engine.errors import KronikaError
from kronika.engine.table import Table

TALLY = Path(__file__).parent / "tallies" / "mistakes.json"
WORTH = 0.12
WEAK = 0.2
SEATS = {"oath": 3}
LONG = 300
TRIES = 4
"""Games that are played at most for each in which a mistake is found to plant."""


def planted(game: str, seed: str) -> tuple[Table, int, float] | None:
    """A finished game with a mistake: after which answers, and what it cost; None where none was found to plant."""
    chance = random.Random(seed)
    table = kronika.new_table(game, SEATS.get(game, 2), seed)
    kind = plain_bot(game)
    bots = [kind(f"{seed}/{seat}") for seat in range(table.seats)]
    known = kronika.games.find(game).bots.values()
    plain = [each for each in known if not issubclass(each, Search) and not each.by_net]
    weaker = plain[-2] if len(plain) > 2 else kind
    weak = [weaker(f"{seed}/{seat}") for seat in range(table.seats)]
    at, cost = -1, 0.0
    wanted = chance.randrange(10, 60)
    while not table.over:
        ask = table.asks[0]
        player = weak if chance.random() < WEAK else bots
        keys = player[ask.seat].decide(table.sight(ask.seat), ask)
        if at < 0 and table.seq >= wanted and has_choice(ask):
            found = worst(table, keys, f"{seed}/{table.seq}")
            if found is not None:
                at, (keys, cost) = table.seq, found
        table.answer(ask.seat, keys)
    return None if at < 0 else (table, at, cost)


def worst(table: Table, keys: list[str], seed: str) -> tuple[list[str], float] | None:
    """An answer that is clearly worse than the bot's, by enough."""
    ask = table.asks[0]
    weighing = Weighing(table.worlds(ask.seat), table.sight(ask.seat), ask, table.game, seed)
    try:
        weighing.go_on(playouts=LONG)
        tried = [each for each in weighing.candidates if each.worths and each.keys != keys]
        if not tried:
            return None
        bad = min(tried, key=lambda each: each.worth)
        sure = Weighing(table.worlds(ask.seat), table.sight(ask.seat), ask, table.game, f"{seed}!", answers=[bad.keys])
        sure.candidates = [each for each in sure.candidates if tuple(each.keys) in sure.kept]
        sure.go_on(playouts=2 * 40)
    except KronikaError:
        return None
    mine = next(each for each in sure.candidates if each.keys == bad.keys)
    best, cost, _, _ = better(sure, mine)
    return (bad.keys, cost) if cost >= WORTH and best is not mine else None


class Looked(NamedTuple):
    """What the analysis of one game with a mistake found, how many decisions it had, and how long it took."""

    marked: bool
    decisions: int
    seconds: float


def looked_at(work: tuple[str, int, int]) -> Looked | None:
    """One game, by its number; None where no mistake was found to plant."""
    game, number, playouts = work
    made = planted(game, f"mistakes/{number}")
    if made is None:
        return None
    table, at, cost = made
    begun = process_time() if playouts else perf_counter()
    found = analyze(table.chronicle(), playouts=playouts or None)
    took = (process_time() if playouts else perf_counter()) - begun
    own = next(each for each in found.decisions if each.seq == at)
    hit = at in found.marked[own.seat]
    print(
        f"{game} {number}: decision {at} of {len(found.decisions)} cost {cost:.2f}, by the analysis {own.cost:.2f},"
        f" {'marked' if hit else 'missed'} {found.marked[own.seat]}, {took:.1f} s",
        flush=True,
    )
    return Looked(hit, len(found.decisions), took)


def measured(game: str, games: int, first: int, playouts: int, jobs: int) -> Iterator[tuple[int, Looked | None]]:
    """So many games with a mistake, by their numbers from there on, in order, and those in which none was found."""
    left = games
    numbers = range(first + 1, first + 1 + TRIES * games)
    work = [(game, number, playouts) for number in numbers]
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for number, looked in zip(numbers, pool.imap(looked_at, work), strict=True):
            yield number, looked
            left -= looked is not None
            if not left:
                return


def remembered() -> dict[str, dict[str, Any]]:
    """What was measured before."""
    found: dict[str, dict[str, Any]] = json.loads(TALLY.read_text(encoding="utf-8")) if TALLY.is_file() else {}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=0, help="for each decision; 0: by the clock")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--table", action="store_true")
    given = parser.parse_args()
    kept = remembered()
    if given.game:
        name = f"{given.game}, {given.playouts} playouts" if given.playouts else given.game
        none = {"games": 0, "marked": 0, "decisions": 0, "seconds": 0.0, "last": 0}
        found = kept.setdefault(name, none)
        for number, looked in measured(given.game, given.games, found["last"], given.playouts, given.jobs):
            found["last"] = number
            if looked is not None:
                found["games"] += 1
                found["marked"] += looked.marked
                found["decisions"] += looked.decisions
                found["seconds"] = round(found["seconds"] + looked.seconds, 1)
            kept = {**remembered(), name: found}  # others may have gone on meanwhile
            if given.keep:
                TALLY.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    if given.table or given.game:
        for game, each in kept.items():
            if not each["games"]:
                continue
            print(f"{game}: {each['marked']} of {each['games']} marked, {each['seconds'] / each['games']:.1f} s a game")


if __name__ == "__main__":
    main()
