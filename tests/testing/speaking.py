"""High Card with texts of a test's own."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from examples.high_card.game import HighCard


def speaking(folder: Path) -> HighCard:
    class Speaking(HighCard):
        home: ClassVar[Path | None] = folder.parent

    return Speaking()


def rewrite(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
