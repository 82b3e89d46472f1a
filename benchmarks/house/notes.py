"""What the runs of the house have found so far, one line of JSON for each piece of work: a run may be stopped at any
moment and spread over days."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

NOTES = Path(__file__).parents[2] / "build" / "endure-house.jsonl"

Note = dict[str, Any]


def noted(file: Path, run: str) -> list[Note]:
    """The notes of a run, the oldest first."""
    if not file.is_file():
        return []
    notes = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return [note for note in notes if note["run"] == run]


def note(file: Path, run: str, **found: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps({"run": run, **found}, ensure_ascii=False) + "\n")
