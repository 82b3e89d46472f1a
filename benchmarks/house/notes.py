"""What the runs of the house have found so far, one line of JSON for each piece of work: a run may be stopped at any
moment and spread over days; with `--keep` also over machines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from benchmarks import tally

NOTES = Path(__file__).parents[2] / "build" / "endure-house.jsonl"

Note = dict[str, Any]


def noted(file: Path, run: str) -> list[Note]:
    """The notes of a run, the oldest first, with those that are kept in the repository."""
    return [note for note in (*read(kept(file)), *read(file)) if note["run"] == run]


def read(file: Path) -> list[Note]:
    return [*map(json.loads, file.read_text(encoding="utf-8").splitlines())] if file.is_file() else []


def kept(file: Path) -> Path:
    """Where notes are kept in the repository; those of a file of one's own stay beside it."""
    return tally.FOLDER / "house.jsonl" if file == NOTES else file.with_suffix(".kept")


def keep(file: Path) -> None:
    """Moves the notes into the repository, without what depends on the moment."""
    kept(file).parent.mkdir(exist_ok=True)
    with kept(file).open("a", encoding="utf-8") as lines:
        for each in read(file):
            told = {name: value for name, value in each.items() if name not in ("about", "entries", "load")}
            lines.write(json.dumps(told, ensure_ascii=False) + "\n")
    file.unlink(missing_ok=True)


def note(file: Path, run: str, **found: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps({"run": run, **found}, ensure_ascii=False) + "\n")
