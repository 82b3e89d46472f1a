"""Texts that are written from the data of cards: what is in the repository is what would be written now."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.engine.texts import LANGUAGES
from kronika.games.north import card_text as north
from kronika.games.valeria import card_text as valeria

WRITTEN = {path: (writer.__name__, write) for writer in (north, valeria) for path, write in writer.files().items()}
NAMES = {north: ("cards", "things"), valeria: ("cards",)}


def name_of(path: Path) -> str:
    return f"{path.parents[1].name}-{path.name}"


@pytest.mark.parametrize("path", WRITTEN, ids=name_of)
def test_the_written_file_is_current(path: Path) -> None:
    module, write = WRITTEN[path]
    assert path.read_text(encoding="utf-8") == write(), f"python -m {module}"


def test_all_languages_are_written() -> None:
    for writer, names in NAMES.items():
        written = sorted(path.name for path in writer.files())
        assert written == sorted(f"{name}.{lang}.ftl" for name in names for lang in LANGUAGES)
