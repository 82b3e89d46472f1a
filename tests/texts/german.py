"""German, added to a copy of the sources as docs/add-a-language.md says; a few of its texts are translated."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.games.dominion.new_card import ROOT, copied_sources

PAGE = ROOT / "docs" / "add-a-language.md"
TRANSLATED = {
    "high-card-ask": "Wähle eine Karte zum Aufdecken.",
    "high-card-end": "Alle Karten sind gespielt.",
    "answer-unknown": "„{ $key }“ steht nicht zur Wahl, sondern: { $options }.",
    "web-settings": "Einstellungen",
    "web-settings-lang": "Sprache",
    "dominion-do-end-turn": "Zug beenden",
}


def steps() -> list[str]:
    """What the page tells one to do, in its words: the number of each step and its heading."""
    return re.findall(r"^\d+\. \*\*(.+?)\*\*", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def with_german(folder: Path) -> Path:
    """A copy in which the steps have been done, but for the grammars, which may wait."""
    root = with_nothing(folder)
    for step in (name_it, copy_catalogues, copy_rulebooks, name_cards):
        step(root)
    return root


def with_nothing(folder: Path) -> Path:
    """A copy in which nobody has begun."""
    root = copied_sources(folder)
    shutil.copytree(ROOT / "examples", root / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    return root


def name_it(root: Path) -> None:
    change(root / "src/kronika/engine/texts.py", r"(LANGUAGES: Final = \{.*)\}", r'\1, "de": "Deutsch"}')


def copy_catalogues(root: Path) -> None:
    for file in root.rglob("*.en.ftl"):
        copy = file.with_name(file.name.replace("en.ftl", "de.ftl"))
        copy.write_text(translated(file.read_text(encoding="utf-8")), encoding="utf-8")


def copy_rulebooks(root: Path) -> None:
    for file in root.rglob("rules/en.md"):
        shutil.copyfile(file, file.with_name("de.md"))
    for toml in root.rglob("rules/digital.toml"):
        change(toml, r'\{ en = ("[^"]*"),', r"{ en = \1, de = \1,")


def name_cards(root: Path) -> None:
    for deck in (root / "src/kronika/games/north/data").glob("*.toml"):
        change(deck, r'^name\.en = (".*")$', r"name.en = \1\nname.de = \1")


def translated(text: str) -> str:
    lines = []
    for line in text.splitlines(keepends=True):
        name = line.split(" =")[0]
        lines.append(f"{name} = {TRANSLATED[name]}\n" if name in TRANSLATED else line)
    return "".join(lines)


def change(file: Path, pattern: str, by: str) -> None:
    text, times = re.subn(pattern, by, file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert times, f"nothing to change in {file.name}"
    file.write_text(text, encoding="utf-8")


def environment(root: Path, **more: str) -> dict[str, str]:
    ours = {"PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)]), "PYTHONIOENCODING": "utf-8"}
    outer = {name: value for name, value in os.environ.items() if not name.startswith("KRONIKA_")}
    return {**outer, **ours, "LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE.UTF-8", "COLUMNS": "200", **more}


def run_in(root: Path, *command: str, said: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        cwd=root,
        env=environment(root),
        input=said,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def build_pages(root: Path) -> None:
    """The last step: the list handed to the browser, and its pages built with it."""
    shutil.copytree(ROOT / "web", root / "web", ignore=shutil.ignore_patterns("node_modules"))
    (root / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    written = run_in(root, "-m", "kronika.server.typescript")
    assert written.returncode == 0, written.stderr
    vite = ["node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]
    done = subprocess.run(vite, cwd=root / "web", capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def served(root: Path, data: Path) -> Iterator[str]:
    """The copy's own server, and where it is."""
    command = ["-m", "kronika.cli", "serve", "--no-browser", "--bot-delay", "0", "--lang", "en", "--port", "0"]
    process = subprocess.Popen(
        [sys.executable, *command, "--data", str(data)],
        cwd=root,
        env=environment(root, PYTHONUNBUFFERED="1"),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
    )
    try:
        assert process.stdout is not None
        yield next(found[0] for line in process.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+", line)))
    finally:
        process.kill()
        process.wait()
