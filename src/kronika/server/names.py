"""Names and lines that people write: trimmed, of one line, and not longer than they should be."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from kronika.engine.texts import ERASED
from kronika.server.confusables import skeletons
from kronika.server.errors import RequestError
from kronika.server.scripts import is_of_one_script
from kronika.server.store.database import storable
from kronika.server.visible import sparing, visible

NAME = 32
TABLE_NAME = 60
LINE = 500
NONCE = 64
NUMBERED = re.compile(r" \d\d?$")


def clean(text: str, most: int) -> str:
    """The text on one line; signs that can't be seen or that turn the direction of writing are left out."""
    return on_one_line(sparing(unicodedata.normalize("NFC", visible(text))), most)


def on_one_line(text: str, most: int) -> str:
    shown = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)
    return " ".join(unicodedata.normalize("NFC", shown).split())[:most].strip()


def person_name(given: str, before: str = "") -> str:
    """What somebody is called from now on; the name they had `before` stays good, whatever was allowed then."""
    if before and on_one_line(given, NAME) == before:
        return before
    name = clean(given, NAME)
    if not on_one_line(given, NAME):
        raise RequestError("name-needed")
    if not any(map(str.isalnum, name)):
        raise RequestError("account-name-wrong", status=422)
    if ERASED.fullmatch(name):
        raise RequestError("name-erased", {"name": name}, status=422)
    if not is_of_one_script(name):
        raise RequestError("name-scripts", {"name": name}, status=422)
    return name


def erased_name(seat: int | None) -> str:
    """What stands where the name of somebody stood who is erased, in no language: `#2` is shown as "player 2", and `#0`
    (of a spectator) as "somebody". Nobody else may be called so."""
    return f"#{0 if seat is None else seat + 1}"


def without_names(text: str, names: Iterable[str], instead: str) -> str:
    """A text without somebody's names, where they stand as whole words. What has one letter is no name in a text."""
    known = sorted({name for name in names if len(name) > 1}, key=len, reverse=True)
    if not known:
        return text
    return re.sub(rf"(?<!\w)(?:{'|'.join(map(re.escape, known))})(?!\w)", lambda _: instead, text)


def account_name(given: str) -> str:
    """A name to sign in by, as its owner writes it."""
    name = person_name(given)
    if not account_key(name):
        raise RequestError("account-name-wrong", status=422)
    return name


def account_key(given: str) -> str:
    """How names of accounts are compared: without regard to case, accents and kinds of letters. JIŘÍ is Jiri, and
    nobody can pass for somebody else by a sign that looks the same. Empty if nothing is left. Accounts are found by it:
    it stays what it was when names could hold more."""
    apart = unicodedata.normalize("NFKD", on_one_line(given, NAME)).casefold()
    letters = "".join(sign for sign in unicodedata.normalize("NFKD", apart) if unicodedata.category(sign)[0] != "M")
    return unicodedata.normalize("NFKC", on_one_line(letters, 4 * NAME))


def looks_like(name: str) -> set[str]:
    """The skeletons of accounts for which a name at the table could be taken. The number that `among` has put after it
    makes no other name of it."""
    return skeletons(name) | skeletons(NUMBERED.sub("", name))


def bot_name(bot: str) -> str:
    """What a bot is called at the table: big-money is Big Money."""
    return bot.replace("-", " ").title()


def among(name: str, others: Iterable[str]) -> str:
    """The name, with a number where somebody at the table already bears it."""
    taken = set(others)
    if name not in taken:
        return name
    return next(f"{name} {i}" for i in range(2, 100) if f"{name} {i}" not in taken)


def nonce_of(given: str) -> str:
    if not 1 <= len(given) <= NONCE or not storable(given):
        raise RequestError("nonce-wrong", {"most": NONCE})
    return given
