"""Passwords that anybody would try first. They are recognized by rule rather than looked up: a common word or name,
however it is dressed up with digits, a walk over the keyboard, a row, a date, or the account's own name."""

from __future__ import annotations

import re
import unicodedata

from kronika.server.common_words import WORDS

ROWS = (
    "1234567890-=",
    "qwertyuiop[]",
    "qwertzuiop",
    "asdfghjkl;'",
    "zxcvbnm,./",
    "yxcvbnm,.-",
    "+ěščřžýáíé=",
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    *("1qaz", "2wsx", "3edc", "4rfv", "5tgb", "6yhn", "7ujm", "8ik,", "9ol.", "0p;/", "1qay", "6zhn", "zaq1", "xsw2"),
    *("147", "258", "369", "159", "357", "2580"),
)
"""Along these a finger walks, in both directions."""

WALKS = frozenset(
    line[i : i + 3] for row in ROWS for line in (row, row[::-1]) for i in range(len(line) - 2) if len(line) > 2
)
DRESSED = str.maketrans("013457@$!|€", "oieastasiie")
"""Signs that stand for letters: p4ssw0rd."""
SHORTEST = 3
"""Signs of a walk, or of a name that may not be in a password."""
ENDING = 4
"""Signs before and after a word that make no other password of it; more of them if they are a row or a date."""
HARDLY = 2
"""Letters beside a row that make no other password of it (a123456789)."""
DIGITS = 10
"""A number with fewer digits is somebody's birthday or telephone."""


def is_common(password: str, name: str = "") -> bool:
    lower = password.casefold()
    bare = letters(lower)
    if lower.isdigit() and len(lower) < DIGITS:
        return True
    if any(is_row(each) for each in (lower, bare)):
        return True
    plain = bare.translate(DRESSED)
    return is_own(bare, name) or is_own(plain, name) or is_dressed_up(bare) or is_dressed_up(plain)


def is_own(text: str, name: str) -> bool:
    """The account's name, forwards or backwards, with something little around it."""
    own = letters(name.casefold())
    return any(len(each) >= SHORTEST and each in text and len(text) - len(each) <= ENDING for each in (own, own[::-1]))


def letters(text: str) -> str:
    """Without accents and spaces."""
    apart = unicodedata.normalize("NFKD", text)
    return "".join(sign for sign in apart if not unicodedata.combining(sign) and not sign.isspace())


def is_row(text: str) -> bool:
    """The same few signs again and again, or a walk, or two of them at once (1q2w3e4r)."""
    again = any(text == (text[:n] * len(text))[: len(text)] for n in range(1, min(5, len(text) // 2 + 1)))
    twice = len(text) >= SHORTEST and text == text[: len(text) // 2] * 2
    return again or twice or is_walk(text) or (is_walk(text[::2]) and is_walk(text[1::2]))


def is_walk(text: str) -> bool:
    """Whether it is made of walks of three signs and more, one after the other."""
    if not text:
        return False
    reached = {0}
    for end in range(3, len(text) + 1):
        for begin in [each for each in reached if end - each >= SHORTEST]:
            steps = (text[i : i + 3] for i in range(begin, end - 2))
            if all(step in WALKS or len(set(step)) == 1 for step in steps):
                reached.add(end)
                break
    return len(text) in reached


def is_dressed_up(text: str) -> bool:
    """A word or two, or a row, with something little before and after."""
    found = re.fullmatch(r"([^a-z]*)(.*?)([^a-z]*)", text)
    if found is None or not found[2]:
        return False
    around = found[1] + found[3]
    if len(around) > ENDING and not is_walk(around) and not is_row(around) and not is_date(around):
        return False
    core = found[2]
    if len(core) <= HARDLY and len(around) > ENDING:  # a row, as the sites want it that ask for a letter too
        return True
    return is_row(core) or any(is_known(re.sub(r"[\W\d_]", "", word)) for word in (core, core.translate(DRESSED)))


def is_known(word: str) -> bool:
    pairs = ((word[:i], word[i:]) for i in range(3, len(word) - 2))
    return word in WORDS or any(one in WORDS and two in WORDS for one, two in pairs)


def is_date(text: str) -> bool:
    return re.fullmatch(r"\D?\d{1,2}\D?\d{1,2}\D?(19|20)?\d{2}\D?|(19|20)\d{6}", text) is not None
