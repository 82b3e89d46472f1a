"""The endurance of the house from the command line: which of the four runs, and how long."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

from benchmarks.house import hostile, kills, load, routes
from benchmarks.house.found import Found
from tests.server.cluster import MISSING
from tests.server.serving import Redis

SHORT = {"tables": 50, "rate": 25.0, "seconds": 20.0, "rounds": 5, "messages": 20_000, "examples": 10}
"""With `--short`: about a minute each, to see that all is in order. It says nothing about the goals."""
USUAL = {
    "tables": load.TABLES,
    "rate": load.RATE,
    "seconds": load.SECONDS,
    "rounds": kills.ROUNDS,
    "messages": hostile.MESSAGES,
    "examples": routes.EXAMPLES,
}


def endure(given: argparse.Namespace) -> int:
    """The run that is asked for, or all of them; returns how many violations there were."""
    often = {name: value for name in USUAL if (value := getattr(given, name)) is not None}
    size = (SHORT if given.short else USUAL) | often
    runs: dict[str, Callable[[], Found]] = {
        "load": lambda: load.endure(int(size["tables"]), size["rate"], size["seconds"]),
        "kills": lambda: kills.endure(int(size["rounds"]), seed=given.seed),
        "hostile": lambda: hostile.endure(int(size["messages"]), given.seed),
        "routes": lambda: routes.endure(int(size["examples"]), given.seed),
    }
    violations = 0
    for name, run in runs.items():
        if given.house in ("all", name):
            begun = time.monotonic()
            try:
                found = run()
            except FileNotFoundError as error:
                if str(error) not in (MISSING, Redis.MISSING):
                    raise
                print(f"The house cannot be tried. {error}")
                return violations + 1
            violations += len(found.violations)
            print(f"{found.summary()}; {time.monotonic() - begun:.0f} s", flush=True)
    return violations
