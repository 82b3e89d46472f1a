"""The endurance of the tests: what failed once is found, and a run that was stopped goes on where it was."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import run
from benchmarks import endure, endure_tests

HERE = Path(run.__file__).parent
SOMETIMES = """
from pathlib import Path
import pytest

def test_sure():
    pass

@pytest.mark.xdist_group("pair")
@pytest.mark.parametrize("who", ["anna@home"])
def test_sometimes(who):
    count = Path(__file__).with_name("count")
    seen = int(count.read_text()) if count.exists() else 0
    count.write_text(str(seen + 1))
    assert seen != 1, "the second time is bad luck"
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of its own with two tests, of which one fails the second time it runs."""
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_luck.py").write_text(SOMETIMES)
    monkeypatch.setattr(endure_tests, "ROOT", tmp_path)
    monkeypatch.setattr("benchmarks.tally.FOLDER", tmp_path / "tallies")
    monkeypatch.setattr(endure_tests, "PLACES", {"processes": ("test_luck.py",)})
    monkeypatch.setattr(endure_tests, "TOGETHER", {"processes": "loadgroup"})
    monkeypatch.setattr(endure_tests, "CORES", 0)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # most of the time would go into loading them
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(HERE), str(HERE / "src")]))
    return tmp_path


def endured(project: Path, *args: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("sys.argv", ["endure", "tests", "--notes", str(project / "notes.jsonl"), *args])
    return endure.main()


def test_a_test_that_fails_now_and_then_is_reported(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert endured(project, "--times", "1", monkeypatch=monkeypatch) == 0
    assert "2 tests, 2 of 2 runs done\nno test has ever failed" in capsys.readouterr().out
    # Goes on with the second run, and makes the third one in the same process.
    assert endured(project, "--times", "3", monkeypatch=monkeypatch) == 1
    told = capsys.readouterr().out
    assert "up to 3 runs, processes: 4 of 2 tests" in told
    assert "2 tests, 6 of 6 runs done" in told
    assert "failed 1 of 3 times: test_luck.py::test_sometimes[anna@home]" in told
    assert "the second time is bad luck" in told
    assert (project / "count").read_text() == "3"


def test_what_failed_begins_again_when_its_fault_is_mended(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert endured(project, "--times", "2", monkeypatch=monkeypatch) == 1
    assert endured(project, "--forget", "test_", monkeypatch=monkeypatch) == 0
    assert endured(project, "--told", monkeypatch=monkeypatch) == 0
    assert "2 tests, 2 of 100 runs done\nno test has ever failed" in capsys.readouterr().out


def test_a_run_of_everything_may_be_noted_too(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What uses no sockets, browser or processes is left out of the tally."""
    (project / "test_rules.py").write_text("def test_rule():\n    pass\n")
    notes = project / "notes.jsonl"
    monkeypatch.setenv("KRONIKA_TEST_NOTES", notes.name)
    run = [sys.executable, "-m", "pytest", "-q", "-p", "benchmarks.endure_tests_notes"]
    subprocess.run(run, cwd=project, check=True, capture_output=True)
    assert len(notes.read_text(encoding="utf-8").splitlines()) == 3
    endure_tests.keep(notes)
    kept = json.loads((project / "tallies" / "tests.json").read_text(encoding="utf-8"))
    assert {test: runs for test, (_, runs, _) in kept.items()} == {
        "test_luck.py::test_sometimes[anna@home]": 1,
        "test_luck.py::test_sure": 1,
    }


def test_a_test_that_was_mended_starts_over(project: Path) -> None:
    notes = project / "notes.jsonl"
    now = endure_tests.version(project, "test_luck.py::test_sure")
    lines = [
        {"test": "test_luck.py::test_sure", "version": "another", "passed": False, "why": "of old"},
        {"test": "test_luck.py::test_sure", "version": now, "passed": True, "why": ""},
    ]
    notes.write_text("".join(json.dumps(line) + "\n" for line in lines) + '{"test": "test_lu')  # stopped in mid-line
    known = endure_tests.read(notes)
    assert {test: (each.passed, each.failed) for test, each in known.items()} == {"test_luck.py::test_sure": (1, 0)}
    tests = ["test_luck.py::test_sure", "test_luck.py::test_new"]
    assert endure_tests.missing(tests, known, 1) == {"test_luck.py::test_new": 1}
    assert endure_tests.missing(tests, known, 2) == {"test_luck.py::test_sure": 1, "test_luck.py::test_new": 2}


def test_results_add_up_in_the_repository(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = endure_tests.version(project, "test_luck.py::test_sure")
    for passed in (True, False, True):
        note = {"test": "test_luck.py::test_sure", "version": now, "passed": passed, "why": "" if passed else "luck"}
        (project / "notes.jsonl").write_text(json.dumps(note) + "\n")
        endured(project, "--keep", monkeypatch=monkeypatch)
    assert not (project / "notes.jsonl").exists()
    assert "failed 1 of 3 times: test_luck.py::test_sure\n      luck" in capsys.readouterr().out
    for change, known in (
        (("!= 1", "!= 2"), True),
        (("    pass", "    assert True"), False),
        (("import pytest", ""), False),
    ):
        (project / "test_luck.py").write_text(SOMETIMES.replace(*change))
        endure_tests._version.cache_clear()
        endure_tests._parts.cache_clear()
        assert bool(endure_tests.read(project / "notes.jsonl")) is known, "only another test may change"


def test_whoever_uses_sockets_a_browser_or_processes_is_among_them() -> None:
    places = [place for group in endure_tests.PLACES.values() for place in group]
    assert all((HERE / place).exists() for place in places)
    signs = ("subprocess.Popen", "subprocess.run", "Parlour(", "import multiprocessing", "sync_playwright", "started(")
    left_out = ("tests/test_run.py", "tests/test_run_web.py", "tests/test_endure_tests.py")  # they play the processes
    for file in sorted((HERE / "tests").rglob("test_*.py")):
        path = file.relative_to(HERE).as_posix()
        if any(sign in file.read_text(encoding="utf-8") for sign in signs) and path not in left_out:
            assert path.startswith(tuple(places)), f"{path}: add it to PLACES in benchmarks/endure_tests.py"
