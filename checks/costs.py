"""A plugin of pytest that writes down what each test costs: processor seconds, which say more than a clock where others
are at work too. Its own process and all that it has started count, so servers and browsers do; a database that runs for
all workers does not.

    python3 run.py test -n 4 -p checks.costs tests/server       one folder, into build/test-costs.jsonl
    PYTEST_ADDOPTS="-p checks.costs" python3 run.py test        everything
    python3 -m checks.costs                                     by file; with `--tests` the dearest tests

Only where the system has a folder /proc.
"""

from __future__ import annotations

import json
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

NOTES = Path("build/test-costs.jsonl")
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PARENT, OWN, ENDED = 1, slice(11, 13), slice(13, 15)
"""Fields of /proc/PID/stat after the name of the program."""


def spent(root: int) -> float:
    """Processor seconds of a process and of all that it has started, living or ended."""
    fields: dict[int, list[str]] = {}
    children: dict[int, list[int]] = defaultdict(list)
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                told = (entry / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            except OSError:
                continue  # it has just ended
            fields[int(entry.name)] = told
            children[int(told[PARENT])].append(int(entry.name))
    total, waiting = 0, [root]
    while waiting:
        process = waiting.pop()
        waiting += children[process]
        if found := fields.get(process):
            total += sum(map(int, found[OWN])) + sum(map(int, found[ENDED]))
    return total / TICKS


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    before = spent(os.getpid())
    yield
    note = {"test": item.nodeid.partition("@")[0], "seconds": round(spent(os.getpid()) - before, 3)}
    path = item.config.rootpath / NOTES
    path.parent.mkdir(exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(note) + "\n")


def told(notes: list[dict[str, Any]], by_test: bool, lines: int = 60) -> str:
    """The dearest first, and what all of them cost."""
    costs: defaultdict[str, float] = defaultdict(float)
    runs: Counter[str] = Counter()
    for note in notes:
        name = note["test"] if by_test else note["test"].partition("::")[0]
        costs[name] += note["seconds"]
        runs[name] += 1
    shown = [
        f"{seconds:8.1f} s {runs[name]:6,}  {name}"
        for name, seconds in sorted(costs.items(), key=lambda each: -each[1])[:lines]
    ]
    return "\n".join([*shown, f"{sum(costs.values()):8.1f} s {len(notes):6,}  together"])


if __name__ == "__main__":
    print(told([json.loads(line) for line in NOTES.read_text(encoding="utf-8").splitlines()], "--tests" in sys.argv))
