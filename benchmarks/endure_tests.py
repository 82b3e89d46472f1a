"""The endurance of the tests themselves: each that uses sockets, a browser or processes, many times.

    python3 run.py endure tests                        each 50 times; takes hours, and may be stopped at any moment
    python3 run.py endure tests --minutes 30           as much as fits into half an hour; the next call goes on
    python3 run.py endure tests --load                 while something else keeps all cores busy
    python3 run.py endure tests --only server --times 10       only tests whose name holds a word
    python3 run.py endure tests --told                 nothing is run: how it stands
    python3 run.py endure tests --keep                 adds the results to the tally in the repository
    python3 run.py endure tests --forget WORD          a fault was mended: the tests it failed begin again

Every result is written at once to build/endure-tests.jsonl, so a run that was stopped goes on where it was, and from
the tally (benchmarks/tallies/tests.json) on every other machine. A test that has changed since, or something in its
file that is not a test, begins again.
Whatever has failed is reported at the end, with the first words of why.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from benchmarks import tally

ROOT = Path(__file__).parents[1]
NOTES = ROOT / "build" / "endure-tests.jsonl"
PLACES = {
    "server": ("tests/server", "tests/test_endure_house.py"),
    "processes": (
        "tests/cli",
        "tests/games/dominion/test_a_new_card.py",
        "tests/games/north/test_decks.py",
        "tests/engine/test_broken_packages.py",
        "tests/engine/test_examples.py",
        "tests/learn/test_shipped.py",
        "tests/texts/test_a_new_language.py",
        "tests/test_checks.py",
        "tests/test_deploy.py",
        "tests/test_release.py",
    ),
    "browser": ("tests/browser",),
}
"""The runs of a round: Chromium's event loop and those of servers cannot be in one thread."""
TOGETHER = {"server": "loadgroup", "processes": "worksteal", "browser": "worksteal"}
CORES = os.cpu_count() or 1
AT_ONCE = 5
"""So many rounds at most share what takes long to begin: workers, browsers, databases."""
BUSY = "while True: pass"


@dataclass
class Record:
    """How often a test has passed and failed."""

    passed: int = 0
    failed: int = 0
    why: list[str] = field(default_factory=list)

    @property
    def runs(self) -> int:
        return self.passed + self.failed


# --- what is known ---


def read(notes: Path) -> dict[str, Record]:
    """The results so far. A line that was cut off when the run was stopped counts for nothing."""
    found: dict[str, Record] = {}
    for test, (tried, passed, why) in tally.kept("tests").items():
        if tried == version(ROOT, test):
            found[test] = Record(passed, len(why), list(why))
    if not notes.is_file():
        return found
    for line in notes.read_text(encoding="utf-8").splitlines():
        try:
            note = json.loads(line)
        except ValueError:
            continue
        if note["version"] == version(ROOT, note["test"]):
            record = found.setdefault(note["test"], Record())
            if note["passed"]:
                record.passed += 1
            else:
                record.failed += 1
                record.why.append(note["why"])
    return found


def keep(notes: Path) -> None:
    """Adds the notes to the tally; what is kept there of tests that have changed since is forgotten, and what a run of
    everything has noted of others is left out."""
    found = {test: each for test, each in read(notes).items() if test.startswith(tuple(chain(*PLACES.values())))}
    entries: dict[str, Any] = {test: [version(ROOT, test), each.passed, each.why] for test, each in found.items()}
    tally.keep("tests", entries)
    notes.unlink(missing_ok=True)


def forget(word: str) -> list[str]:
    """Tests whose name holds the word, and which have failed, begin again: what they found is mended."""
    entries = tally.kept("tests")
    failed = [test for test, (_, _, why) in entries.items() if word in test and why]
    tally.keep("tests", {test: entry for test, entry in entries.items() if test not in failed})
    return failed


def version(root: Path, test: str) -> str:
    """Changes with the test and with whatever else is in its file, but for other tests."""
    path, _, name = test.partition("::")
    return _version(root / path, name.partition("[")[0])


@cache
def _version(path: Path, name: str) -> str:
    if not path.is_file():
        return "gone"
    whole, others = _parts(path)
    text = "".join(line for at, line in enumerate(whole) if others.get(at, name) == name)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


@cache
def _parts(path: Path) -> tuple[list[str], dict[int, str]]:
    """A file's lines, and which of them belong to which test."""
    source = path.read_text(encoding="utf-8")
    tests = [each for each in ast.parse(source).body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
    owners = {
        line: each.name
        for each in tests
        if each.name.startswith("test_")
        for line in range(min([each.lineno, *(mark.lineno for mark in each.decorator_list)]) - 1, each.end_lineno or 0)
    }
    return source.splitlines(keepends=True), owners


def missing(tests: Iterable[str], records: dict[str, Record], times: int) -> dict[str, int]:
    """The tests that have not run often enough, and how often they have to."""
    left = {test: times - records.get(test, Record()).runs for test in tests}
    return {test: count for test, count in left.items() if count > 0}


def report(tests: Sequence[str], records: dict[str, Record], times: int) -> str:
    """How it stands, and what ever failed."""
    known = [records.get(test, Record()) for test in tests]
    done = sum(min(times, each.runs) for each in known)
    lines = [f"{len(tests):,} tests, {done:,} of {times * len(tests):,} runs done"]
    bad = [(test, records[test]) for test in tests if test in records and records[test].failed]
    for test, record in sorted(bad, key=lambda each: -each[1].failed):
        lines += [f"  failed {record.failed} of {record.runs} times: {test}", f"      {record.why[0]}"]
    return "\n".join([*lines, f"{len(bad)} tests failed at least once" if bad else "no test has ever failed"])


# --- running ---


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *args]


def collected(places: Iterable[str], only: str) -> list[str]:
    """The names of the tests, as an ordinary run would run them."""
    listed = subprocess.run(command("--collect-only", *places), cwd=ROOT, capture_output=True, text=True, check=False)
    names = [line for line in listed.stdout.splitlines() if "::" in line and not line.startswith((" ", "="))]
    assert names, f"pytest found no tests:\n{listed.stdout}{listed.stderr}"
    return [name for name in names if only in name]


@contextmanager
def busy(cores: int) -> Iterator[None]:
    """Something else that keeps this many cores busy."""
    others = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(cores)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def some_rounds(kind: str, wanted: dict[str, int], notes: Path, until: float) -> None:
    """Runs tests as often as is wanted, as an ordinary run would: not by their names, for who names a test wants to
    know more of it. Each result is noted as soon as it is there. Ends early when the time is up; where it ends for
    another reason, it says so."""
    listed, said = notes.with_suffix(".wanted"), notes.with_name(f"{notes.stem}-{kind}.log")
    listed.write_text(json.dumps(wanted), encoding="utf-8")
    shared = ("-n", str(CORES + 1), "--dist", TOGETHER[kind], "-p", "benchmarks.endure_tests_notes")
    with said.open("ab") as log:
        running = subprocess.Popen(
            command(*shared, *PLACES[kind]),
            cwd=ROOT,
            env={**os.environ, "KRONIKA_TEST_NOTES": str(notes), "KRONIKA_TEST_WANTED": str(listed)},
            stdout=log,
            stderr=log,
        )
        try:
            ended = running.wait(max(1.0, until - time.time()))
        except subprocess.TimeoutExpired:
            running.send_signal(signal.SIGINT)  # so that it tells what has failed
            running.wait()
            return
    if ended not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        print(f"{kind}: pytest ended with {ended} before all was done, see {said}", flush=True)


def endure(given: argparse.Namespace) -> int:
    given.notes.parent.mkdir(parents=True, exist_ok=True)
    if given.forget is not None:
        keep(given.notes)
        print("\n".join(["begin again:", *forget(given.forget)]))
        return 0
    until = time.time() + 60 * given.minutes
    tests = {kind: collected(places, given.only) for kind, places in PLACES.items()}
    every = [test for names in tests.values() for test in names]
    with busy(CORES if given.load else 0):
        for upto in [] if given.told or given.keep else [*range(AT_ONCE, given.times, AT_ONCE), given.times]:
            for kind, names in tests.items():
                wanted = missing(names, read(given.notes), upto)
                if wanted and time.time() < until:
                    some_rounds(kind, wanted, given.notes, until)
                    print(f"up to {upto} runs, {kind}: {sum(wanted.values())} of {len(wanted)} tests", flush=True)
    if given.keep:
        keep(given.notes)
    records = read(given.notes)
    print(report(every, records, given.times))
    return 1 if any(records[test].failed for test in every if test in records) else 0


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="run.py endure tests", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--times", type=int, default=50, help="how often each test runs in the end (50)")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so long; the next call goes on")
    parser.add_argument("--load", action="store_true", help="keep all cores busy with something else meanwhile")
    parser.add_argument("--only", default="", help="only tests whose name holds this")
    parser.add_argument("--told", action="store_true", help="only tell how it stands")
    parser.add_argument("--keep", action="store_true", help="only add the results to the tally in the repository")
    parser.add_argument("--forget", metavar="WORD", help="failed tests whose name holds this begin again")
    parser.add_argument("--notes", type=Path, default=NOTES, help="where results are kept (build/endure-tests.jsonl)")
    return endure(parser.parse_args(argv))
