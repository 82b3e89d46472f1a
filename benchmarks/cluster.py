"""Two workers of a local cluster against one: the same games of Dominion, by the clock. Needs the extra `cluster` and
two cores that nobody else uses.

    python -m benchmarks.cluster --games 2000
"""

from __future__ import annotations

import argparse
import importlib
import statistics
import sys
import time

from kronika.bots import arena

GOAL = 1.5


def seconds(workers: int, games: int) -> float:
    """How long the games take, once the workers are there and know the game."""
    distributed = importlib.import_module("distributed")
    with distributed.LocalCluster(
        n_workers=workers, threads_per_worker=1, dashboard_address=None, processes=True
    ) as local:
        match = arena.Match("dominion", ["steward", "big-money"], {"kingdom": "first-game"}, "cluster")
        arena.run(match, 16 * workers, cluster=local.scheduler_address)
        begin = time.perf_counter()
        arena.run(match, games, cluster=local.scheduler_address)
        return time.perf_counter() - begin


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    ratios = [seconds(1, given.games) / seconds(2, given.games) for _ in range(given.rounds)]
    print(f"two workers are {statistics.median(ratios):.2f} times as fast as one (goal {GOAL:g})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
