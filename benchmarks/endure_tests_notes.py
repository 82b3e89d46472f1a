"""A plugin of pytest for `run.py endure tests`: runs what is wanted, as often as it is wanted, and writes down how each
test went, as soon as that is known. Where nothing is wanted it only writes, so that whole runs count too:

    export KRONIKA_TEST_NOTES=build/endure-tests.jsonl
    PYTEST_ADDOPTS="-p benchmarks.endure_tests_notes" python3 run.py test
"""

from __future__ import annotations

import copy
import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from benchmarks.endure_tests import version
from checks.test_ids import rename

NOTES = "KRONIKA_TEST_NOTES"
WANTED = "KRONIKA_TEST_WANTED"
"""A file that says how often each test is to run."""


class Notes:
    """Only where the reports of all workers come together."""

    def __init__(self, root: Path, path: Path) -> None:
        self._root = root
        self._path = path
        self._failed: dict[str, str] = {}
        path.parent.mkdir(exist_ok=True)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            told = str(report.longrepr).strip().splitlines() or ["?"]
            reasons = [line.lstrip("E ").strip() for line in told if line.startswith("E ")]
            self._failed.setdefault(report.nodeid, f"{report.when}: {(reasons or told)[0][:300]}")
        if report.when == "teardown":
            why = self._failed.pop(report.nodeid, "")
            test = plain(report.nodeid)
            note = {"test": test, "version": version(self._root, test), "passed": not why, "why": why}
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(note, ensure_ascii=False) + "\n")


def plain(name: str) -> str:
    """A test's name without its round, and without its group (see `--dist loadgroup`)."""
    return re.sub(r"(#\d+)?(@\w+)?$", "", name)


def rounds(items: Sequence[pytest.Item], wanted: Mapping[str, int]) -> Iterator[pytest.Item]:
    """Round after round, so that a run that is stopped has done everything about equally often."""
    for count in range(max(wanted.values(), default=0)):
        for item in items:
            if count < wanted.get(plain(item.nodeid), 0):
                yield again(item, count) if count else item


def again(item: pytest.Item, count: int) -> pytest.Item:
    """The same test under a name of its own, since pytest-xdist hands out tests by their names."""
    test = plain(item.nodeid)
    group = item.nodeid.removeprefix(test)
    twin = copy.copy(item)
    rename(twin, f"{test}#{count}{group and f'{group}{count}'}")  # each round's group may go to another worker
    twin.stash = pytest.Stash()
    if isinstance(twin, pytest.Function):
        twin._initrequest()
    return twin


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if WANTED in os.environ:
        items[:] = rounds(items, json.loads(Path(os.environ[WANTED]).read_text(encoding="utf-8")))


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Notes(config.rootpath, config.rootpath / os.environ.pop(NOTES)))
        os.environ.pop("PYTEST_ADDOPTS", None)  # what tests start themselves is not noted
