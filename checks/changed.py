"""What `python3 run.py test --quick` runs: the tests of what has changed, by a map from folders to tests.

The map is short and rough on purpose. It says where a mistake would show first; the whole run finds the rest.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from checks.stages import CORES, Stage

MAIN = ("main", "master", "origin/main", "origin/master")
DEFAULT = ("tests/engine/test_table.py", "tests/engine/test_layers.py")
"""For a file of which the map says nothing: whether a game can be played, and who imports whom."""
GAME = ("tests/golden", "tests/engine/test_layers.py", "tests/texts/test_written_texts.py")
"""For a part of a game: old games are played as they were, nobody imports what they may not, and what is written from
its data is."""
SERVER = ("tests/server/test_play.py", "tests/server/test_parts.py")
"""For a part of the server: tables are played, and nobody assigns to a part from outside."""

MAP: tuple[tuple[str, tuple[str, ...]], ...] = (
    # the file or folder, and its tests; the first that fits counts, {0} is what stands in the brackets
    (r"tests/(?:.*/)?test_\w+\.py", ("{path}",)),
    (r"tests/browser/.*", ("tests/web/test_no_class_selectors.py",)),
    (r"tests/(server|cli|texts|properties|web|engine|docs)/.*", ("tests/{0}",)),
    (r"tests/(?:scenes|golden)/(dominion|north|oath|valeria).*", ("tests/games/{0}", "tests/golden")),
    (r"src/kronika/engine/texts?\b.*", ("tests/texts", "tests/engine")),
    (r"src/kronika/engine/.*", ("tests/engine", "tests/golden", "tests/testing/test_check_game.py")),
    (r"src/kronika/lessons/.*|src/kronika/games/\w+/(?:lessons/.*|scenes\.json)", ("tests/lessons",)),
    (r"src/kronika/games/(\w+)/(?:texts|rules)/.*", ("tests/texts", "tests/test_rulebook.py")),
    (r"src/kronika/games/(\w+)/.*", ("tests/games/{0}", *GAME)),
    (r"src/kronika/server/store/.*", ("tests/server/test_store.py", "tests/server/test_update.py")),
    (r"src/kronika/server/routes/(\w+)\.py", ("tests/server/test_{0}.py", "tests/server/test_play.py")),
    (r"src/kronika/server/(\w+)\.py", ("tests/server/test_{0}.py", *SERVER)),
    (r"src/kronika/cli/(\w+)\.py", ("tests/cli/test_{0}.py", "tests/cli/test_mistakes.py")),
    (r"src/kronika/bots/.*", ("tests/bots",)),
    (r"src/kronika/batch/.*", ("tests/batch", "tests/bots")),
    (r"src/kronika/coach/.*", ("tests/coach",)),
    (r"src/kronika/(?:learn|envs)/.*", ("tests/learn",)),
    (r"src/kronika/texts/.*", ("tests/texts", "tests/web")),
    (r"web/package.*\.json", ("tests/test_web_lock.py", "tests/test_release.py")),
    (r"web/.*", ("tests/web",)),
    (r"tasks/site\.py|mkdocs\.yml", ("tests/docs",)),
    (r"tasks/compiled\w*\.py", ("tests/test_compiled.py",)),
    (r"tasks/(?:release|sbom|licenses)\.py", ("tests/test_release.py",)),
    (r"run\.py|checks/.*|tasks/.*", ("tests/test_run.py", "tests/test_run_web.py", "tests/test_checks.py")),
    (r"deploy/.*|\.dockerignore", ("tests/test_deploy.py",)),
    (r"pyproject\.toml|requirements\.lock", ("tests/test_run.py", "tests/test_release.py")),
    (r"benchmarks/(?:endure_)?oracles.*", ("tests/test_oracles.py",)),
    (r"benchmarks/.*", ("tests/test_endure.py",)),
    (r"examples/.*", ("tests/examples", "tests/engine/test_examples.py")),
    (r"[A-Z]+\.md|docs/.*", ("tests/docs", "tests/engine/test_line_links.py", "tests/engine/test_examples.py")),
)


@dataclass(frozen=True)
class Changes:
    since: str
    """What they are compared with, in words."""
    files: tuple[str, ...]


# --- what has changed ---


def changes(root: Path) -> Changes:
    """Whatever differs from where this branch left the main one, committed or not; on the main branch itself what is
    not committed yet. Where nothing is, the last commit."""
    new = _git(root, "ls-files", "--others", "--exclude-standard")
    base = _base(root)
    head = _git(root, "rev-parse", "HEAD")
    differ = _git(root, "diff", "--name-only", "--no-renames", *(base or head))
    if differ or new:
        since = f"{base[0][:8]}, where this branch began" if base and base != head else "the last commit"
        return Changes(since, tuple(sorted({*differ, *new})))
    before = _git(root, "rev-parse", "--verify", "--quiet", "HEAD~1")
    if not before:
        return Changes("the last commit", ())
    last = _git(root, "diff", "--name-only", "--no-renames", "HEAD~1", "HEAD")
    return Changes("the commit before the last, since nothing is new", tuple(sorted(last)))


def _base(root: Path) -> list[str]:
    for name in MAIN:
        if found := _git(root, "merge-base", "HEAD", name):
            return found
    return []


def _git(root: Path, *words: str) -> list[str]:
    """The lines that git prints; none if it has nothing to say, or refuses."""
    command = ["git", "-c", "core.quotepath=off", *words]
    done = subprocess.run(command, cwd=root, capture_output=True, encoding="utf-8", check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


# --- what that means ---


def tests_of(path: str, exists: Callable[[str], bool]) -> list[str]:
    """The tests of one changed file, of those that exist."""
    for pattern, tests in MAP:
        if found := re.fullmatch(pattern, path):
            named = [test.format(*found.groups(), path=path) for test in tests]
            return [test for test in named if exists(test)] or [test for test in DEFAULT if exists(test)]
    return [test for test in DEFAULT if exists(test)]


def chosen(files: Iterable[str], exists: Callable[[str], bool]) -> dict[str, list[str]]:
    """All tests to run, each with the files it is there for. A folder covers what lies in it."""
    found: dict[str, list[str]] = {}
    for path in files:
        for test in tests_of(path, exists):
            found.setdefault(test, []).append(path)
    for test in sorted(found):
        within = next((each for each in found if test.startswith(f"{each}/")), None)
        if within is not None:
            found[within] += [path for path in found.pop(test) if path not in found[within]]
    return dict(sorted(found.items()))


def explained(given: Changes, tests: dict[str, list[str]]) -> str:
    """Which tests were chosen, and why."""
    if not given.files:
        return "nothing has changed, so there is nothing to check"
    count = len(given.files)
    lines = [f"{count} {'file differs' if count == 1 else 'files differ'} from {given.since}"]
    wide = max((len(test) for test in tests), default=0)
    for test, files in tests.items():
        more = f" and {len(files) - 1} more" if len(files) > 1 else ""
        lines.append(f"  {test:{wide}}  because of {files[0]}{more}")
    return "\n".join(lines)


# --- the stages ---


def quick_stages(
    root: Path, python: str, node: Sequence[str], files: Sequence[str], tests: Sequence[str]
) -> tuple[list[Stage], list[Stage]]:
    """The tests, and beside them lint and types of what has changed and still exists."""
    here = [path for path in files if (root / path).is_file()]
    sources = [path for path in here if path.endswith(".py")]
    pages = [path.removeprefix("web/") for path in here if re.fullmatch(r"web/.*\.(tsx?|js|json|css)", path)]
    typed = [path for path in pages if path.endswith((".ts", ".tsx"))]
    web, tools = root / "web", "node_modules"
    beside: list[Stage] = []
    if sources:
        beside += [
            Stage("ruff format", root, (python, "-m", "ruff", "format", "--check", *sources)),
            Stage("ruff check", root, (python, "-m", "ruff", "check", *sources)),
            Stage("mypy", root, (python, "-m", "mypy", *sources)),
        ]
    if pages:
        beside.append(Stage("biome", web, (*node, f"{tools}/@biomejs/biome/bin/biome", "check", *pages)))
    if typed:
        related = ("related", "--run", "--passWithNoTests", "--reporter=dot", *typed)
        beside += [
            Stage("tsc", web, (*node, f"{tools}/typescript/bin/tsc", "--noEmit")),
            Stage("tsc worker", web, (*node, f"{tools}/typescript/bin/tsc", "--noEmit", "-p", "tsconfig.worker.json")),
            Stage("vitest", web, (*node, f"{tools}/vitest/vitest.mjs", *related)),
        ]
    run = (python, "-m", "pytest", "-q", "-n", str(CORES), "--dist", "loadgroup", *tests)
    return ([Stage("tests", root, run)] if tests else []), beside
