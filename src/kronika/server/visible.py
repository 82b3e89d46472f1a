"""What can be seen of a text: without letters and signs that show nothing, and without towers of accents."""

from __future__ import annotations

import unicodedata
from itertools import chain

INVISIBLE = frozenset(
    map(
        chr,
        chain(
            (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x16FE4, 0x1D159),
            range(0x180B, 0x1810),
            range(0xFE00, 0xFE0F),
            range(0xE0100, 0xE01F0),
        ),
    )
)
"""Signs that show nothing and are no spaces: joiners, fillers, variants. What steers (category Cf) is not listed."""
EMOJI = "\ufe0f"
"""Makes a picture of the sign before it; after a letter it does nothing."""
ACCENTS = 2
MARKS = 4
"""Marks at one letter: accents, of which a letter may have one more of its own (ế, ᾧ), and the vowels of writings that
put them there."""


def visible(text: str) -> str:
    return "".join(
        sign
        for before, sign in zip(f" {text}", text, strict=False)
        if sign not in INVISIBLE
        and unicodedata.category(sign) != "Cf"
        and (sign != EMOJI or unicodedata.category(before) == "So")
    )


def sparing(text: str) -> str:
    """With no more marks at a letter than some writing needs."""
    kept: list[str] = []
    accents = marks = 0
    for sign in text:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind[0] == "M" else 0
        stacked = bool(unicodedata.combining(sign)) or kind == "Me"
        accents = accents + 1 if stacked else 0 if not marks else accents
        if marks <= MARKS and not (stacked and accents > ACCENTS):
            kept.append(sign)
    return "".join(kept)
