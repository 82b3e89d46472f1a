"""A language that is 40 % longer than English: every letter stands where it stood, some of them twice.

Placeables, names of messages and variants and the syntax of Fluent stay as they are, so the pages work in it as in
any other; what breaks for it would break for the next real language."""

from __future__ import annotations

import re

LONGER = 0.4

_HEAD = re.compile(r"^(?:-?[A-Za-z][\w-]*\s*=|\s+\.[A-Za-z][\w-]*\s*=|\s+\*?\[[^\]]+\])")
_KEPT = re.compile(r"\{[^{}]*\}|\{.*$|^\s*\}")
_WORD = re.compile(r"[^\W\d_]+")


def lengthened(source: str) -> str:
    """A catalogue in which every text is longer."""
    return "\n".join(_line(line) for line in source.split("\n"))


def _line(line: str) -> str:
    if line.startswith("#") or not line.strip():
        return line
    head = _HEAD.match(line)
    start = head.end() if head else 0
    parts, at = [line[:start]], start
    for kept in _KEPT.finditer(line, start):
        parts += [_text(line[at : kept.start()]), kept[0]]
        at = kept.end()
    return "".join([*parts, _text(line[at:])])


def _text(text: str) -> str:
    return _WORD.sub(lambda word: _word(word[0]), text)


def _word(word: str) -> str:
    """Letters are doubled evenly over the word; short words get at least one where it matters little."""
    more = round(len(word) * LONGER)
    if not more:
        return word
    doubled = {round((i + 0.5) * len(word) / more - 0.5) for i in range(more)}
    return "".join(letter + (letter.lower() if i in doubled else "") for i, letter in enumerate(word))
