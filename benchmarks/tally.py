"""What endurance runs have added up to. Notes of a run lie in `build` and are one machine's alone; `--keep` adds them
to a tally in the repository, from which every other machine goes on."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "tallies"


def kept(name: str) -> dict[str, Any]:
    """A tally by its name; empty where nothing was kept yet."""
    file = FOLDER / f"{name}.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


def keep(name: str, tally: dict[str, Any]) -> None:
    """Writes a tally, an entry a line, so that a difference can be read."""
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in sorted(tally.items())]
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def noted(path: Path) -> list[dict[str, Any]]:
    """All notes; a line that was being written when the run was stopped is left out."""
    found: list[dict[str, Any]] = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def spans(numbers: Iterable[int]) -> list[list[int]]:
    """Numbers as first and last of each run of them."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and found[-1][1] == number - 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return found
