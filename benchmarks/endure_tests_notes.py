"""A plugin of pytest for `run.py endure tests`: writes down how each test went, as soon as that is known."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from benchmarks.endure_tests import version


class Notes:
    """Only where the reports of all workers come together."""

    def __init__(self, root: Path, path: Path) -> None:
        self._root = root
        self._path = path
        self._failed: dict[str, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        test = re.sub(r"@\w+$", "", report.nodeid)  # without its group, see `--dist loadgroup`
        if report.failed:
            told = str(report.longrepr).strip().splitlines() or ["?"]
            reasons = [line.lstrip("E ").strip() for line in told if line.startswith("E ")]
            self._failed.setdefault(test, f"{report.when}: {(reasons or told)[0][:300]}")
        if report.when == "teardown":
            why = self._failed.pop(test, "")
            note = {"test": test, "version": version(self._root, test), "passed": not why, "why": why}
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(note, ensure_ascii=False) + "\n")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Notes(config.rootpath, Path(os.environ["KRONIKA_TEST_NOTES"])))
