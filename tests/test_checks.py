"""What `python3 run.py test` runs, in whole and for what has changed, and how it tells the end."""

from __future__ import annotations

import dataclasses
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import run
from checks import changed, stages
from checks.changed import Changes
from checks.stages import Outcome, Stage
from tests.selection import Share

ROOT = Path(run.__file__).parent
PASS, FAIL = "print('fine')", "print('a mistake in line 7'); raise SystemExit(1)"


def exists(path: str) -> bool:
    return (ROOT / path).exists()


# --- the whole run


def test_every_test_belongs_to_one_run() -> None:
    """What one run leaves out, another one names; and nothing is run twice."""
    left_out = {word.removeprefix("--ignore=") for word in stages.RULES if word.startswith("--ignore=")}
    assert left_out == {*stages.SERVER, *stages.BROWSER}
    assert all(exists(path) for path in left_out)


def test_long_tests_are_asked_for_in_every_run() -> None:
    for stage in (*stages.rules_runs(ROOT, "python", run.LONG), *stages.waiting_runs(ROOT, "python", run.LONG)):
        assert "--long" in stage.command


def test_shares_are_the_whole_and_nothing_twice() -> None:
    paths = [path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")]
    names = [f"{path}::test_something[{each}]" for path in paths for each in range(3)]
    for of in (1, 2, 16):
        shares = [Share(number, of) for number in range(1, of + 1)]
        takers = [
            [each for each in shares if each.takes_file(name.split("::")[0]) and each.takes_test(name)]
            for name in names
        ]
        assert {len(each) for each in takers} == {1}
        assert {share for each in takers for share in each} == set(shares)


def test_a_run_takes_its_share() -> None:
    files = [path.relative_to(ROOT).as_posix() for path in (ROOT / "tests/lessons").glob("test_*.py")]
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "--collect-only", "tests/lessons")
    for number in (1, 2):
        told = subprocess.run((*command, f"--share={number}/2"), cwd=ROOT, capture_output=True, text=True, check=False)
        found = {line.split("::")[0] for line in told.stdout.splitlines() if "::" in line}
        assert found == {file for file in files if Share(number, 2).takes_file(file)}


def stage(name: str, program: str) -> Stage:
    return Stage(name, ROOT, (sys.executable, "-c", program))


def test_everything_runs_though_something_fails(capfd: pytest.CaptureFixture[str]) -> None:
    server = dataclasses.replace(stage("server", PASS), tests=True)
    assert stages.check([stage("rules", FAIL)], [server], [stage("mypy", FAIL), stage("ruff", PASS)]) == 1
    out = capfd.readouterr().out
    assert out.count("a mistake in line 7") == 2  # whatever was found is shown
    assert (
        out.count("fine") == 1
    )  # tests always tell how many they were; what reads sources is silent if it found nothing
    table = dict(re.findall(r"^  (\w+) +\d+:\d\d +\d+ s  (.*)$", out, re.MULTILINE))
    assert table == {
        "rules": "FAILED",
        "server": "passed",
        "mypy": "FAILED",
        "ruff": "passed",
        "together": "failed: rules, mypy",
    }


def test_the_end_tells_that_all_is_well(capfd: pytest.CaptureFixture[str]) -> None:
    assert stages.check([stage("rules", PASS)], []) == 0
    assert capfd.readouterr().out.rstrip().endswith("everything passed")


def test_times_are_shown_in_minutes() -> None:
    lines = stages.report([Outcome("rules", True, 61.4, 40.2), Outcome("mypy", True, 9, 9.1)], 125.2).splitlines()
    times = [line.split()[:3] for line in lines if ":" in line]
    assert times == [["rules", "1:01", "40"], ["mypy", "0:09", "9"], ["together", "2:05", "49"]]


def test_what_a_stage_starts_counts_as_its_work() -> None:
    busy = "import time\nwhile time.process_time() < 0.3: pass"
    child = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {busy!r}])"
    (outcome,) = stages.run_all([stage("rules", child)])
    assert outcome.processor >= 0.3 or not hasattr(os, "wait4")  # Windows does not tell


# --- what has changed


@pytest.fixture
def repository(tmp_path: Path) -> Callable[..., None]:
    def git(*words: str) -> None:
        who = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init", "-b", "main")
    for name in ("a.py", "b.py", "c.py"):
        (tmp_path / name).write_text("x = 1\n", encoding="utf-8")
    git("add", ".")
    git("commit", "-m", "first")
    return git


def test_on_a_branch_all_that_differs_from_where_it_began(tmp_path: Path, repository: Callable[..., None]) -> None:
    repository("checkout", "-b", "mine")
    (tmp_path / "a.py").write_text("x = 2\n", encoding="utf-8")
    repository("commit", "-am", "mine")
    (tmp_path / "b.py").unlink()
    (tmp_path / "č.py").write_text("", encoding="utf-8")
    found = changed.changes(tmp_path)
    assert found.files == ("a.py", "b.py", "č.py")
    assert "where this branch began" in found.since
    repository("checkout", "main", "-f")
    (tmp_path / "c.py").write_text("x = 3\n", encoding="utf-8")
    assert changed.changes(tmp_path) == Changes("the last commit", ("c.py", "č.py"))


def test_where_nothing_is_new_the_last_commit_is_checked(tmp_path: Path, repository: Callable[..., None]) -> None:
    assert changed.changes(tmp_path).files == ()  # there is one commit only
    (tmp_path / "c.py").write_text("x = 3\n", encoding="utf-8")
    repository("commit", "-am", "second")
    found = changed.changes(tmp_path)
    assert found.files == ("c.py",)
    assert "nothing is new" in found.since


def test_a_folder_without_git_has_no_changes(tmp_path: Path) -> None:
    assert changed.changes(tmp_path).files == ()


# --- which tests that means

GAME = ("tests/golden", "tests/engine/test_layers.py", "tests/texts/test_written_texts.py")
SERVER = ("tests/server/test_play.py", "tests/server/test_parts.py")


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("src/kronika/games/oath/campaign.py", ["tests/games/oath", *GAME]),
        ("src/kronika/games/oath/texts/cs.ftl", ["tests/texts", "tests/test_rulebook.py"]),
        ("src/kronika/server/deadlines.py", ["tests/server/test_deadlines.py", *SERVER]),
        ("src/kronika/server/table_service.py", [*SERVER]),
        ("src/kronika/server/store/queries.py", ["tests/server/test_store.py", "tests/server/test_update.py"]),
        ("src/kronika/cli/play.py", ["tests/cli/test_play.py", "tests/cli/test_mistakes.py"]),
        ("tests/games/north/test_sea.py", ["tests/games/north/test_sea.py"]),
        ("tests/scenes/dominion.py", ["tests/games/dominion", "tests/golden"]),
        ("run.py", ["tests/test_run.py", "tests/test_run_web.py", "tests/test_checks.py"]),
        (
            "docs/testing.md",
            ["tests/docs", "tests/engine/test_line_links.py", "tests/engine/test_examples.py"],
        ),
        ("mkdocs.yml", ["tests/docs"]),
        ("tasks/lock.py", ["tests/test_run.py", "tests/test_run_web.py", "tests/test_checks.py"]),
        ("web/src/table/marks.ts", ["tests/web"]),
        ("a-new-thing/of-nobody.xyz", ["tests/engine/test_table.py", "tests/engine/test_layers.py"]),
        ("src/kronika/games/chess/moves.py", [*GAME]),
    ],
)
def test_tests_of_a_changed_file(path: str, tests: list[str]) -> None:
    there = exists if not path.startswith("tests/games/north") else lambda _: True
    assert changed.tests_of(path, there) == tests


def test_a_test_that_was_deleted_is_not_run() -> None:
    assert changed.tests_of("tests/engine/test_gone.py", exists) == [*changed.DEFAULT]


def test_every_source_leads_to_tests_that_exist() -> None:
    """No line of the map is of no use: each fits something that is there, and names tests that are."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    files = listed.stdout.splitlines()
    used = set()
    for path in files:
        found = next((number for number, (pattern, _) in enumerate(changed.MAP) if re.fullmatch(pattern, path)), None)
        used.add(found)
        assert all(exists(test) for test in changed.tests_of(path, exists)), path
    assert used >= set(range(len(changed.MAP)))


def test_a_folder_covers_what_lies_in_it() -> None:
    files = ["src/kronika/engine/table.py", "tests/engine/test_undo.py", "a-new-thing"]
    found = changed.chosen(files, exists)
    assert sorted(found) == ["tests/engine", "tests/golden", "tests/testing/test_check_game.py"]
    assert sorted(found["tests/engine"]) == sorted(files)


def test_it_says_what_it_chose_and_why() -> None:
    given = Changes("the last commit", ("run.py", "checks/stages.py"))
    told = changed.explained(given, changed.chosen(given.files, exists))
    assert told.startswith("2 files differ from the last commit\n")
    assert re.search(r"tests/test_run\.py +because of run\.py and 1 more", told)
    assert changed.explained(Changes("x", ()), {}) == "nothing has changed, so there is nothing to check"


def test_only_what_changed_is_linted() -> None:
    files = ["run.py", "src/kronika/gone.py", "web/src/main.tsx", "docs/testing.md"]
    tests, beside = changed.quick_stages(ROOT, "python", ["node"], files, ["tests/web"])
    assert [each.name for each in (*tests, *beside)] == [
        *("tests", "ruff format", "ruff check", "mypy", "biome", "tsc", "tsc worker", "vitest")
    ]
    commands = {each.name: each.command for each in (*tests, *beside)}
    assert commands["mypy"][-1] == "run.py"
    assert commands["vitest"][-1] == "src/main.tsx"
    assert commands["tests"][-1] == "tests/web"
    assert changed.quick_stages(ROOT, "python", ["node"], ["docs/testing.md"], []) == ([], [])
