"""Texts are parsed one by one when they are first asked for: whatever stands in a file is found, and means the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

import kronika
from kronika.engine.texts import Catalogue, add_texts, entries

FILES = sorted(Path(kronika.__file__).parent.rglob("*.ftl"))


def written(source: str) -> dict[str, ftl.Message | ftl.Term]:
    """The messages and terms of a file, parsed as a whole."""
    found: dict[str, ftl.Message | ftl.Term] = {}
    for entry in FluentResource(source).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            found[f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name] = entry
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_one_by_one_a_file_says_what_it_says_as_a_whole(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    whole, parts = written(source), entries(source)
    assert list(parts) == list(whole)
    for id, part in parts.items():
        (alone,) = written(part).values()
        assert alone.equals(whole[id], ignored_fields=["span", "comment"]), id


SOURCE = """# A comment with = in it
greeting = Good evening, { -guest }{ $count ->
    [one] .
   *[other] , { later.short }
}
-guest = { polite }
polite = dear guest
later = See you later
    .short = later
    = not a new text
broken = { $count ->
"""


def test_a_text_brings_along_what_it_refers_to(tmp_path: Path) -> None:
    (tmp_path / "evening.en.ftl").write_text(SOURCE, encoding="utf-8")
    add_texts("evening", [tmp_path])
    texts = Catalogue("en", "evening")
    assert texts.text("greeting", {"count": 2}) == "Good evening, dear guest, later\n= not a new text"
    assert texts.faults("greeting", {"count": 2}) == []
    assert not texts.has("broken")  # what cannot be parsed is not there
    assert not texts.has("-guest")  # a term is no text of its own
    add_texts("evening", [])
