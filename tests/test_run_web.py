"""run.py builds the front end: when there is something to do, with which node, and how it speaks."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

import run
from run import Venv
from tasks import console
from tasks.console import Trouble

Project = Path


@pytest.fixture
def project(tmp_path: Path) -> Project:
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    (tmp_path / ".venv").mkdir()
    for name in ("package.json", "package-lock.json", "index.html", "src/main.tsx", "src/main.test.tsx"):
        (web / name).write_text("{}", encoding="utf-8")
    return tmp_path


@pytest.fixture
def done(project: Project, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would be run; the build leaves its page behind."""
    done: list[str] = []

    def captured(
        command: Sequence[str], environment: dict[str, str] | None = None, folder: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        done.append(" ".join(Path(word).name for word in command[:2]))
        if "ci" in command:
            (project / "web" / "node_modules").mkdir(exist_ok=True)
        if command[-1] == "warn":
            static = project / "src" / "kronika" / "server" / "static"
            static.mkdir(parents=True, exist_ok=True)
            (static / "index.html").write_text("page", encoding="utf-8")
        return subprocess.CompletedProcess(list(command), 0, "v22.12.0" if "--version" in command else "")

    monkeypatch.setattr(console, "captured", captured)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    return done


BUILD = ["node --version", "npm ci", "node sprite.js", "node vite.js"]


def test_it_is_built_once(project: Project, done: list[str]) -> None:
    run.ensure_web(project)
    assert done == BUILD
    run.ensure_web(project)
    assert done == BUILD


def test_changed_sources_are_built_again_without_fetching_packages(project: Project, done: list[str]) -> None:
    run.ensure_web(project)
    done.clear()
    (project / "web" / "src" / "main.tsx").write_text("new", encoding="utf-8")
    run.ensure_web(project)
    assert done == ["node --version", "node sprite.js", "node vite.js"]


def test_a_changed_lock_fetches_packages_again(project: Project, done: list[str]) -> None:
    run.ensure_web(project)
    done.clear()
    (project / "web" / "package-lock.json").write_text('{"new": 1}', encoding="utf-8")
    run.ensure_web(project)
    assert done == BUILD


def test_tests_of_the_front_end_are_no_reason_to_build(project: Project, done: list[str]) -> None:
    run.ensure_web(project)
    done.clear()
    (project / "web" / "src" / "main.test.tsx").write_text("new", encoding="utf-8")
    run.ensure_web(project)
    assert done == []


def test_pages_that_were_deleted_are_built_again(project: Project, done: list[str]) -> None:
    run.ensure_web(project)
    done.clear()
    (project / "src" / "kronika" / "server" / "static" / "index.html").unlink()
    run.ensure_web(project)
    assert "node vite.js" in done


def test_a_build_that_fails_shows_its_last_words_and_is_tried_again(
    project: Project, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    working = console.captured

    def failing(command: Sequence[str], *rest: object) -> subprocess.CompletedProcess[str]:
        if command[-1] == "warn":
            return subprocess.CompletedProcess(list(command), 1, "main.tsx: a bracket is missing")
        return working(command)

    monkeypatch.setattr(console, "captured", failing)
    with pytest.raises(Trouble, match=r"building the browser table failed(.|\n)*a bracket is missing"):
        run.ensure_web(project)
    monkeypatch.setattr(console, "captured", working)
    done.clear()
    run.ensure_web(project)
    assert "node vite.js" in done


@pytest.mark.parametrize("version", ["v18.20.1", "v20.9.0", "unknown"])
def test_without_a_new_node_one_is_installed_into_venv(
    project: Project, done: list[str], monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    asked: list[list[str]] = []

    def ensure(root: Path, extras: Sequence[str] = (), mode: str | None = None) -> Venv:
        asked.append(list(extras))
        return Venv(root)

    monkeypatch.setattr(run, "ensure", ensure)
    monkeypatch.setattr(console, "captured", lambda command: subprocess.CompletedProcess(list(command), 0, version))
    node, npm = run.node_of(project)
    assert asked == [["web"]]
    assert Path(node[0]).is_relative_to(project / ".venv")
    assert npm[1].endswith("npm-cli.js")


def test_a_copy_without_the_front_end_is_named(project: Project, done: list[str]) -> None:
    (project / "web" / "package-lock.json").unlink()
    with pytest.raises(Trouble, match=r"package-lock\.json is missing"):
        run.ensure_web(project)


def test_the_wheel_takes_the_built_pages_with_it() -> None:
    settings = (Path(run.__file__).parent / "pyproject.toml").read_text(encoding="utf-8")
    assert 'artifacts = ["/src/kronika/server/static"]' in settings
    ignored = (Path(run.__file__).parent / ".gitignore").read_text(encoding="utf-8")
    assert "src/kronika/server/static/" in ignored.splitlines()
