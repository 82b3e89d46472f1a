"""The glossary is a list of words: English, Czech and what is meant, each once and none left open."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "glossary.md"
NO_WORD = "—"


def rows() -> list[tuple[str, list[str]]]:
    """The rows of all tables, each with the heading above it."""
    found = []
    heading = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ")
        elif line.startswith("| ") and not re.match(r"\| English \|", line):
            found.append((heading, [cell.strip() for cell in line.strip("|").split("|")]))
    return found


def test_every_word_has_its_czech_and_its_meaning() -> None:
    assert len(rows()) > 100
    assert [cells for _, cells in rows() if len(cells) != 3 or not all(cells) or cells[2] == NO_WORD] == []


def test_every_word_of_a_part_stands_there_once() -> None:
    assert [word for word, times in Counter((part, cells[0]) for part, cells in rows()).items() if times > 1] == []


def test_the_words_of_lessons_the_coach_and_the_house_are_there() -> None:
    words = {word for _, cells in rows() for word in cells[0].split(", ")}
    assert {"lesson", "coach", "hint", "puzzle", "story", "level", "house", "pace"} <= words
