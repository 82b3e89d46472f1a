"""The stages of `python3 run.py test`: the tests one run after the other, and beside them whatever reads sources only.

All stages run, whatever happens to one of them; the end tells how long each took and which failed.
"""

from __future__ import annotations

import os
import subprocess
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Stage:
    name: str
    folder: Path
    command: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    name: str
    passed: bool
    seconds: float


RULES = (
    "tests",
    "--ignore=tests/server",
    "--ignore=tests/browser",
    "--ignore=tests/test_endure_house.py",
)
SERVER = ("tests/server", "tests/test_endure_house.py")
BROWSER = ("tests/browser",)


CORES = os.cpu_count() or 1


def pytest_runs(root: Path, python: str, more: Sequence[str] = ()) -> list[Stage]:
    """Rules use all cores by themselves. A test of the server or in a browser waits much of its time for another
    process, so one worker more than there are cores keeps them busy. In a browser each worker has one Chromium and one
    server for all its tests, and whoever is done first takes from the others."""
    plans = {
        "rules": (CORES, "worksteal", RULES),
        "server": (CORES + 1, "loadgroup", SERVER),
        "browser": (CORES + 1, "worksteal", BROWSER),
    }
    return [
        Stage(name, root, (python, "-m", "pytest", "-q", "-n", str(workers), "--dist", dist, *more, *chosen))
        for name, (workers, dist, chosen) in plans.items()
    ]


def source_checks(root: Path, python: str, node: Sequence[str]) -> list[Stage]:
    """What can be said without running anything, and the front end's own tests."""
    web, tools = root / "web", "node_modules"
    return [
        Stage("ruff format", root, (python, "-m", "ruff", "format", "--check", ".")),
        Stage("ruff check", root, (python, "-m", "ruff", "check", ".")),
        Stage("biome", web, (*node, f"{tools}/@biomejs/biome/bin/biome", "check", ".")),
        Stage("tsc", web, (*node, f"{tools}/typescript/bin/tsc", "--noEmit")),
        Stage("tsc worker", web, (*node, f"{tools}/typescript/bin/tsc", "--noEmit", "-p", "tsconfig.worker.json")),
        Stage("vitest", web, (*node, f"{tools}/vitest/vitest.mjs", "run", "--reporter=dot")),
        Stage("mypy", root, (python, "-m", "mypy")),
    ]


# --- running them ---


def run_all(tests: Sequence[Stage], beside: Sequence[Stage]) -> list[Outcome]:
    """Runs the tests in sight, and the others beside them, of which is shown how they ended and what they found."""
    outcomes: list[Outcome] = []
    quiet = threading.Thread(target=lambda: outcomes.extend(_quietly(stage) for stage in beside), daemon=True)
    quiet.start()
    seen = [_in_sight(stage) for stage in tests]
    quiet.join()
    return [*seen, *outcomes]


def _in_sight(stage: Stage) -> Outcome:
    print(f"== {stage.name}", flush=True)
    begun = time.monotonic()
    code = subprocess.call(stage.command, cwd=stage.folder)
    return Outcome(stage.name, code == 0, time.monotonic() - begun)


def _quietly(stage: Stage) -> Outcome:
    begun = time.monotonic()
    done = subprocess.run(
        stage.command,
        cwd=stage.folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    outcome = Outcome(stage.name, done.returncode == 0, time.monotonic() - begun)
    if not outcome.passed:
        print(f"\n== {stage.name} failed\n{done.stdout}", flush=True)
    return outcome


def warm(root: Path, python: str) -> None:
    """Byte code for all sources, once: else every worker and every server that a test starts would make it again."""
    folders = [str(root / name) for name in ("src", "examples", "benchmarks")]
    subprocess.call([python, "-m", "compileall", "-q", "-j", "0", *folders], cwd=root)


# --- how it went ---


def report(outcomes: Sequence[Outcome], seconds: float) -> str:
    """How long each stage took, and at the end what failed."""
    wide = max(len(each.name) for each in outcomes)
    lines = [f"  {each.name:{wide}}  {clock(each.seconds):>6}  {word(each)}" for each in outcomes]
    failed = [each.name for each in outcomes if not each.passed]
    end = f"failed: {', '.join(failed)}" if failed else "everything passed"
    return "\n".join(["", *lines, f"  {'together':{wide}}  {clock(seconds):>6}  {end}"])


def word(outcome: Outcome) -> str:
    return "passed" if outcome.passed else "FAILED"


def clock(seconds: float) -> str:
    whole = round(seconds)
    return f"{whole // 60}:{whole % 60:02}"


def check(tests: Sequence[Stage], beside: Sequence[Stage]) -> int:
    """Runs everything and tells how it went; 1 where something failed."""
    begun = time.monotonic()
    outcomes = run_all(tests, beside)
    print(report(outcomes, time.monotonic() - begun), flush=True)
    return 0 if all(each.passed for each in outcomes) else 1
