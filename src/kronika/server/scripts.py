"""In which writing a name is: Latin, Greek, Cyrillic, Hebrew, Japanese … A letter that looks just like one of another
writing counts for both, so what a name imitates is left to `confusables`; any other mixture is a trick."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from kronika.server.confusables import ALIKE, looks

LATIN = "LATIN"
EAST_ASIAN = {"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "BOPOMOFO", "HANGUL"}
"""Written together, and with Latin letters among them."""
JAMO = "JAMO"
"""Parts of Korean syllables. By themselves they are circles and strokes, so not among Latin letters."""
NO_SCRIPT = {"COMBINING", "MODIFIER", "MASCULINE", "FEMININE", "KATAKANA-HIRAGANA", "VERTICAL", "VARIATION"}
"""First words of the names of signs that go with any writing."""
BESIDE = {"EXTENDED", "SMALL", "HALFWIDTH", "FULLWIDTH"}
"""First words that say nothing of the writing: the next one does."""


def is_of_one_script(name: str) -> bool:
    """Whether somebody could write the name on one keyboard."""
    found = [scripts for sign in unicodedata.normalize("NFKC", name) if (scripts := scripts_of(sign))]
    if not found:
        return True
    together = [EAST_ASIAN | {each} for each in (LATIN, JAMO)]
    return bool(frozenset.intersection(*found)) or any(all(each & some for each in found) for some in together)


@lru_cache(4096)
def scripts_of(sign: str) -> frozenset[str]:
    """The writings that a sign belongs to, or could be taken for; empty where it goes with any."""
    own = script(sign)
    if not own:
        return frozenset()
    shape = looks(sign)
    return frozenset(filter(None, (own, script(shape), *others_like(shape))))


def others_like(shape: str) -> Iterator[str]:
    """The writings that have a letter of this shape."""
    return (script(each) for each, like in ALIKE.items() if like == shape)


def script(sign: str) -> str:
    """By the name that Unicode gives the sign, which begins with its writing."""
    if not (sign[:1].isalpha() or (sign.isdecimal() and not sign.isascii()) or unicodedata.category(sign)[0] == "M"):
        return ""
    words = unicodedata.name(sign, "").split(" ")
    if words[0] == "HANGUL" and words[1] in ("CHOSEONG", "JUNGSEONG", "JONGSEONG"):
        return JAMO
    first = words[1] if words[0] in BESIDE and len(words) > 1 else words[0]
    return "" if first in NO_SCRIPT else first.partition("-")[0]
