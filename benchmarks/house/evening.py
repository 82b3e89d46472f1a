"""The endurance of the house from the command line: which of its runs, and how long."""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from benchmarks.house import faults, hostile, load, routes
from benchmarks.house.blows import SHARED
from benchmarks.house.found import Found
from benchmarks.house.notes import NOTES, keep
from tests.server.cluster import MISSING
from tests.server.serving import Redis

SHORT = {"tables": 50, "rate": 25.0, "seconds": 20.0, "faults": 5, "messages": 20_000, "examples": 10}
"""With `--short`: about a minute each, to see that all is in order. It says nothing about the goals."""
USUAL = {
    "tables": load.TABLES,
    "rate": load.RATE,
    "seconds": load.SECONDS,
    "faults": faults.COUNT,
    "messages": hostile.MESSAGES,
    "examples": routes.EXAMPLES,
}
NOTED: dict[str, ModuleType] = {"load": load, "faults": faults, "hostile": hostile, "routes": routes}
"""The runs that keep notes, and can tell how they stand."""


def endure(given: argparse.Namespace) -> int:
    """The run that is asked for, or all of them; returns how many violations there were."""
    if given.short and given.notes is None:
        with tempfile.TemporaryDirectory() as folder:
            return endure_in(given, Path(folder) / "notes.jsonl")
    return endure_in(given, given.notes or NOTES)


def endure_in(given: argparse.Namespace, file: Path) -> int:
    if given.keep:
        keep(file)
    if given.told or given.keep:
        return tell(given, file)
    often = {name: value for name in USUAL if (value := getattr(given, name)) is not None}
    size = (SHORT if given.short else USUAL) | often
    minutes, seconds = given.minutes, size["seconds"] if given.minutes is None else 60 * given.minutes
    tables, rate, kinds = int(size["tables"]), size["rate"], given.kind or SHARED
    stores = [given.store] if given.store else list(faults.STORES)
    runs: dict[str, Callable[[], Found]] = {
        "load": lambda: load.endure(
            tables, rate, seconds, file=file, cores=given.cores, lookers=given.lookers, thinkers=given.thinkers
        ),
        "attack": lambda: load.endure(tables, rate, seconds, attacked=True, file=file, cores=given.cores),
        "faults": lambda: faults.endure(int(size["faults"]), file, minutes, stores, kinds, seed=given.seed),
        "hostile": lambda: hostile.go_on(int(size["messages"]), file, minutes, given.seed),
        "routes": lambda: routes.go_on(int(size["examples"]), file, minutes),
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


def tell(given: argparse.Namespace, file: Path) -> int:
    """How it stands; nothing is done."""
    for name, run in NOTED.items():
        if given.house in ("all", name):
            for line in run.told(file):
                print(f"{name}: {line}")
    return 0
