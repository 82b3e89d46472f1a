"""The stages of `python3 run.py test`: tests that wait for other processes, beside them those that never wait, and
whatever reads sources only.

All stages run, whatever happens to one of them; the end tells how long each took and which failed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path


@dataclass(frozen=True)
class Stage:
    name: str
    folder: Path
    command: tuple[str, ...]
    tests: bool = False
    """Whether what it says is shown at its end though it passed: how many tests there were, and what was left out."""


@dataclass(frozen=True)
class Outcome:
    name: str
    passed: bool
    seconds: float
    processor: float = 0.0
    """Seconds of processor, its own and those of all that it started and waited for: they add up, times do not."""


RULES = (
    "tests",
    "--ignore=tests/server",
    "--ignore=tests/browser",
    "--ignore=tests/test_endure_house.py",
)
SERVER = ("tests/test_endure_house.py", "tests/server")  # what takes long first: nobody waits for it at the end
BROWSER = ("tests/browser",)


CORES = os.cpu_count() or 1


def rules_runs(root: Path, python: str, more: Sequence[str] = ()) -> list[Stage]:
    """One run for each core, with a share of the files: nobody has to hand out ten thousand small tests, or to load
    what another one needs. They step back (`polite`) for those who wait for other processes."""
    shares = range(1, CORES + 1)
    pytest = (*polite(), python, "-m", "pytest", "-q", "-p", "no:xdist")
    return [
        Stage(f"rules {share}/{CORES}", root, (*pytest, f"--share={share}/{CORES}", *more, *RULES), tests=True)
        for share in shares
    ]


def waiting_runs(root: Path, python: str, more: Sequence[str] = ()) -> list[Stage]:
    """Tests that wait for another process much of their time, so that there are more workers than cores: most where the
    waiting is longest. In a browser each worker has one Chromium and one server for all its tests, and whoever is done
    first takes from the others."""
    plans = {
        "server": (CORES + 3, "loadgroup", SERVER),
        "browser": (CORES + 1, "worksteal", BROWSER),
    }
    pytest = (python, "-m", "pytest", "-q")
    return [
        Stage(name, root, (*pytest, "-n", str(workers), "--dist", dist, *more, *chosen), tests=True)
        for name, (workers, dist, chosen) in plans.items()
    ]


def polite() -> tuple[str, ...]:
    """Before a command that takes only what the others leave, where the system knows how."""
    return ("nice", "-n", "3") if shutil.which("nice") else ()


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


def run_all(seen: Sequence[Stage], *beside: Sequence[Stage]) -> list[Outcome]:
    """Runs some stages in sight, one after the other, and beside them others, of which is shown how they ended."""
    outcomes: list[list[Outcome]] = [[] for _ in beside]
    lanes = [
        threading.Thread(target=_one_by_one, args=each, daemon=True) for each in zip(beside, outcomes, strict=True)
    ]
    for lane in lanes:
        lane.start()
    ended = [_in_sight(stage) for stage in seen]
    for lane in lanes:
        lane.join()
    return [*ended, *chain.from_iterable(outcomes)]


def _one_by_one(stages: Sequence[Stage], outcomes: list[Outcome]) -> None:
    outcomes.extend(map(_quietly, stages))


def _in_sight(stage: Stage) -> Outcome:
    print(f"== {stage.name}", flush=True)
    return _ended(stage, time.monotonic(), subprocess.Popen(stage.command, cwd=stage.folder))


def _quietly(stage: Stage) -> Outcome:
    with tempfile.TemporaryFile() as said:
        begun = time.monotonic()
        process = subprocess.Popen(
            stage.command, cwd=stage.folder, stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT
        )
        outcome = _ended(stage, begun, process)
        if stage.tests or not outcome.passed:
            said.seek(0)
            print(f"\n== {stage.name} {word(outcome)}\n{said.read().decode(errors='replace')}", flush=True)
    return outcome


def _ended(stage: Stage, begun: float, process: subprocess.Popen[bytes]) -> Outcome:
    used = 0.0
    if hasattr(os, "wait4"):
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        used = usage.ru_utime + usage.ru_stime
    return Outcome(stage.name, process.wait() == 0, time.monotonic() - begun, used)


def warm(root: Path, python: str) -> None:
    """Byte code for all sources, once: else every worker and every server that a test starts would make it again."""
    folders = [str(root / name) for name in ("src", "examples", "benchmarks")]
    subprocess.call([python, "-m", "compileall", "-q", "-j", "0", *folders], cwd=root)


# --- how it went ---


def report(outcomes: Sequence[Outcome], seconds: float) -> str:
    """How long each stage took, by the clock and of the processors, and at the end what failed."""
    wide = max(len(each.name) for each in outcomes)
    failed = [each.name for each in outcomes if not each.passed]
    end = f"failed: {', '.join(failed)}" if failed else "everything passed"
    rows = [(each.name, each.seconds, each.processor, word(each)) for each in outcomes]
    rows.append(("together", seconds, sum(each.processor for each in outcomes), end))
    lines = [f"  {name:{wide}}  {clock(took):>6} {round(used):5} s  {how}" for name, took, used, how in rows]
    return "\n".join(["", f"  {'':{wide}}    time  processor", *lines])


def word(outcome: Outcome) -> str:
    return "passed" if outcome.passed else "FAILED"


def clock(seconds: float) -> str:
    whole = round(seconds)
    return f"{whole // 60}:{whole % 60:02}"


def check(seen: Sequence[Stage], *beside: Sequence[Stage]) -> int:
    """Runs everything and tells how it went; 1 where something failed."""
    begun = time.monotonic()
    outcomes = run_all(seen, *beside)
    print(report(outcomes, time.monotonic() - begun), flush=True)
    return 0 if all(each.passed for each in outcomes) else 1
