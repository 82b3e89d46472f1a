"""Docs and docstrings in idiomatic English: words that read as translated may become fewer, never more."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

REPO = Path(__file__).resolve().parents[2]
SOURCE = REPO / "src" / "kronika"
PAGES = [REPO / "README.md", REPO / "CONTRIBUTING.md", *sorted((REPO / "docs").rglob("*.md"))]

CEILINGS = {
    "anew": 0,
    "so many": 4,
    "is told": 9,
    "are told": 1,
    "laid": 1,
    "besides": 2,
    "bare who": 0,
}
"""How often each may stand in docs, docstrings and comments. Whoever makes one rarer lowers its ceiling."""
BARE_WHO = (
    r"(?:[.;|] +|^\W*)Who "
    r"(?:has|had|plays|holds|takes|gives|wants|comes|rests|slays|loses|signs|sees|knew|declines)\b"
    r"[^.,;:?|]* (?:are|can|comes|finds|gets|has|is|knows|learns|loses|may|must|needs|pays|wins|would)\b"
)
"""A sentence with "who" for its subject that is no question: "Who rests is safe." """
PATTERNS = {
    **{word: re.compile(rf"\b{word}\b", re.IGNORECASE) for word in CEILINGS},
    "bare who": re.compile(BARE_WHO, re.MULTILINE),
}


def of_page(text: str) -> str:
    """A page without code."""
    return re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.DOTALL)


def of_source(text: str) -> str:
    """The docstrings, those of names included, and the comments of a module, without the names of its code."""
    expressions = (node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr))
    strings = [value.value for value in expressions if isinstance(value, ast.Constant) and isinstance(value.value, str)]
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = [token.string for token in tokens if token.type == tokenize.COMMENT]
    return of_page("\n".join([*strings, *comments]))


@cache
def prose() -> list[tuple[Path, str]]:
    pages = [(path, of_page(path.read_text(encoding="utf-8"))) for path in PAGES]
    return pages + [(path, of_source(path.read_text(encoding="utf-8"))) for path in sorted(SOURCE.rglob("*.py"))]


def counted(found: list[tuple[Path, str]]) -> dict[str, Counter[str]]:
    """By word: how often each file has it."""
    counts: dict[str, Counter[str]] = {word: Counter() for word in PATTERNS}
    for path, text in found:
        for word, pattern in PATTERNS.items():
            if times := len(pattern.findall(text)):
                counts[word][str(path.relative_to(REPO))] = times
    return counts


@pytest.mark.parametrize(
    ("word", "bad"),
    [
        ("anew", '"""The cards are dealt anew."""'),
        ("so many", "LONG = 3\n'''After so many steps there is a copy.'''"),
        ("laid", "x = 1  # where a table is laid"),
        ("bare who", '"""Who rests is safe."""'),
        ("bare who", 'def f():\n    """It ends. Who has lost pays."""'),
    ],
)
def test_the_words_are_found_in_docstrings_and_comments(word: str, bad: str) -> None:
    assert PATTERNS[word].search(of_source(bad))


@pytest.mark.parametrize("fine", ['"""Who has it?"""', '"""Who sits where."""', "anew = 1", '"""The key `anew`."""'])
def test_questions_headings_and_code_are_left_alone(fine: str) -> None:
    assert not any(pattern.search(of_source(fine)) for pattern in PATTERNS.values())


@pytest.mark.parametrize("word", sorted(CEILINGS))
def test_words_that_read_as_translated_do_not_come_back(word: str) -> None:
    by_file = counted(prose())[word]
    total = by_file.total()
    assert total <= CEILINGS[word], f"{word}: {total} of {CEILINGS[word]}, in {dict(by_file.most_common())}"
