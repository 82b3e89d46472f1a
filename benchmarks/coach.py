"""How long the coach takes at a server's table: a hint's first and full answer, and the analysis of a finished game.

    python -m benchmarks.coach [GAME ...] [--hints 20] [--no-analysis]

A server in this process with its own workers, bots in all other chairs, and somebody who plays as the best plain bot
would and asks for a hint now and then: first and full answer as the page asks for them, from the request to the reply.
Then a game of bots is looked at again, from the first request to the kept analysis. Told are the median and the
slowest, beside what they should be at most. Measure on a quiet machine, plain and compiled."""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

import kronika
from kronika.coach.weighing import plain_bot
from tests.server.parlour import Guest, Parlour, relaxed, until

SEATS = {"oath": 3}
FIRST, FULL = 0.3, 2.0
"""Seconds until a hint's first answer and its full one."""
ANALYSIS = {"dominion": 15.0}
"""Seconds for an analysis; a minute where nothing else is said."""
EVERY = 7
"""Questions between two hints, so that they come from all of a game."""


def hints(parlour: Parlour, anna: Guest, game: str, count: int) -> list[tuple[float, float]]:
    """Seconds to the first and to the full answer, of so many hints."""
    kind = plain_bot(game)
    name = next(name for name, bot in kronika.games.find(game).bots.items() if bot is kind)
    table = anna.create_table(game, "me", *[name] * (SEATS.get(game, 2) - 1))
    found: list[tuple[float, float]] = []
    player, asked = kind("benchmark"), 0
    with anna.watch(table) as device:
        while len(found) < count:
            state = device.until(lambda state: bool(state["asks"]) or state["info"]["status"] == "over")
            if state["info"]["status"] == "over":
                break
            ask = state["asks"][0]
            asked += 1
            if (
                asked % EVERY == 0 and len(parlour.live(table).opened) == 1
            ):  # what others answer makes it another position
                begun = time.perf_counter()
                anna.post(f"/api/tables/{table}/hint", {"ask": ask["id"]})
                first = time.perf_counter() - begun
                anna.post(f"/api/tables/{table}/hint", {"ask": ask["id"], "full": True})
                found.append((first, time.perf_counter() - begun))
            live = parlour.table(table)
            opened = live.ask(ask["seat"])
            assert opened is not None
            device.answer(player.decide(live.sight(ask["seat"]), opened))
            device.until_answered()
    return found


def analysed(anna: Guest, game: str) -> tuple[int, float]:
    """Decisions of a game of bots, and the seconds until its analysis is kept."""
    name = next(name for name, bot in kronika.games.find(game).bots.items() if bot is plain_bot(game))
    table = anna.create_table(game, *[name] * SEATS.get(game, 2))
    anna.watch_to_the_end(table)
    begun = time.perf_counter()
    anna.post(f"/api/tables/{table}/analysis")
    until(lambda: anna.get(f"/api/tables/{table}/analysis")["state"] == "done", 600)
    took = time.perf_counter() - begun
    return len(anna.get(f"/api/tables/{table}/analysis")["decisions"]), took


def told(what: str, seconds: list[float], most: float) -> None:
    middle, slowest = statistics.median(seconds), max(seconds)
    print(f"  {what}: {middle:.2f} s, slowest {slowest:.2f} of {len(seconds)} (at most {most:g})", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["dominion", "valeria", "north", "oath"])
    parser.add_argument("--hints", type=int, default=20)
    parser.add_argument("--no-analysis", action="store_true")
    given = parser.parse_args()
    for game in given.games:
        print(game, flush=True)
        with tempfile.TemporaryDirectory() as folder:
            settings = relaxed(Path(folder), database_url="", hints_per_second=1e9)
            with Parlour(settings) as parlour:
                anna = parlour.guest("Anna")
                if given.hints:
                    found = hints(parlour, anna, game, given.hints)
                    told("first answer", [first for first, _ in found], FIRST)
                    told("full answer", [full for _, full in found], FULL)
                if not given.no_analysis:
                    decisions, took = analysed(anna, game)
                    print(f"  analysis: {took:.1f} s for {decisions} decisions (at most {ANALYSIS.get(game, 60.0):g})")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
