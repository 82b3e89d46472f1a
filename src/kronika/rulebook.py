"""The rulebook of a game: its clauses in one language, found by id, by section or by words.

A book is `rules/<lang>.md` in the game's folder: `# title`, `## D3 chapter`, `### D3.2 section` and one line
`- **D3.2-a** text` per clause. An id has the number that the game's own rules have, with or without a letter before it
(`5.5.4-c`, `5.1.4.III-b`, `10.discard-a`). `rules/digital.toml` names the clauses that nothing in this
program can keep or break, for good or not yet, with the reason in every language; `rules/summary.toml` those that a
summary on two pages is made of.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

from kronika.engine.errors import KronikaError, SetupError
from kronika.games import find

_TITLE = re.compile(r"# (?P<title>.+)")
_HEADING = re.compile(r"#{2,} (?P<id>\S+) (?P<title>.+)")
_CLAUSE = re.compile(r"- \*\*(?P<id>\S+)\*\* (?P<text>.+)")
_PARTS = re.compile(r"[.-]")
_PART = re.compile(r"(?P<sign>[.-]?)(?P<name>[^.-]+)")
_PIECE = re.compile(r"\d+|\D+")
_EXAMPLE = re.compile(r"-x\d+$")
_ROMAN = re.compile(r"X{0,3}(?:IX|IV|V?I{0,3})")
_SIGNS = ("", "-", ".")
_VALUES = {"I": 1, "V": 5, "X": 10}

Place: TypeAlias = tuple[tuple[int, tuple[tuple[int, int, str], ...]], ...]
"""Where an id stands among others, see `place`."""


class RulebookError(KronikaError):
    """A clause that the book does not have, or a book that cannot be read."""


class Clause:
    """One numbered rule. `section` is the id of the heading it stands under."""

    __slots__ = ("id", "section", "text")

    def __init__(self, id: str, text: str, section: str) -> None:
        self.id = id
        self.text = text
        self.section = section

    def plain(self) -> dict[str, object]:
        """As JSON-able data."""
        return {"id": self.id, "section": self.section, "text": self.text}

    def __repr__(self) -> str:
        return f"Clause({self.id!r})"


class Section:
    """A heading with the clauses right below it; a chapter (`D3`) is a section of the first `level`."""

    __slots__ = ("clauses", "id", "level", "title")

    def __init__(self, id: str, title: str, level: int) -> None:
        self.id = id
        self.title = title
        self.level = level
        self.clauses: list[Clause] = []

    def __repr__(self) -> str:
        return f"Section({self.id!r})"


class Rulebook:
    """All clauses of one game in one language, in the order of the book."""

    def __init__(self, lang: str, source: str, no_effect: dict[str, dict[str, str]] | None = None) -> None:
        self.lang = lang
        self.title = ""
        self.sections: list[Section] = []
        self._clauses: dict[str, Clause] = {}
        for number, line in enumerate(source.splitlines(), start=1):
            if line.strip():
                self._read(number, line.rstrip())
        self.exempt = {id: reasons.get(lang, "") for id, reasons in (no_effect or {}).items()}
        """The clauses without effect in a digital game, with the reason."""

    def _read(self, number: int, line: str) -> None:
        if match := _CLAUSE.fullmatch(line):
            if not self.sections or match["id"] in self._clauses:
                raise RulebookError("rulebook-line", {"line": number, "text": line[:60]})
            clause = Clause(match["id"], match["text"], self.sections[-1].id)
            self.sections[-1].clauses.append(clause)
            self._clauses[clause.id] = clause
        elif match := _HEADING.fullmatch(line):
            self.sections.append(Section(match["id"], match["title"], line.index(" ") - 1))
        elif (match := _TITLE.fullmatch(line)) and not self.title:
            self.title = match["title"]
        else:
            raise RulebookError("rulebook-line", {"line": number, "text": line[:60]})

    def __len__(self) -> int:
        return len(self._clauses)

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses.values())

    def __contains__(self, id: object) -> bool:
        return id in self._clauses

    def ids(self) -> list[str]:
        """The numbers of all clauses, in the order of the book."""
        return list(self._clauses)

    def get(self, id: str) -> Clause | None:
        """The clause with this id, in capitals or not; or None."""
        clause = self._clauses.get(id)
        if clause is None:
            wanted = id.casefold()
            clause = next((each for each in self if each.id.casefold() == wanted), None)
        return clause

    def clause(self, id: str) -> Clause:
        """The clause with this id; or an error that names near ones."""
        clause = self.get(id)
        if clause is None:
            raise self.unknown(id)
        return clause

    def under(self, prefix: str) -> list[Section]:
        """The sections with this id (`D3.2`) or within it (`D3`: the chapter and all its sections)."""
        wanted = prefix.casefold()
        return [each for each in self.sections if _within(each.id.casefold(), wanted)]

    def unknown(self, id: str) -> RulebookError:
        """The error for a clause that is not there, with those of similar numbers."""
        return RulebookError("clause-unknown", {"clause": id, "near": ", ".join(self.near(id))})

    def near(self, id: str, most: int = 5) -> list[str]:
        """Ids that may have been meant: of the same section, else spelt alike."""
        known = [each.id for each in self.sections] + self.ids()
        for wanted in _shorter(id.casefold()):
            inside = [each for each in known if _within(each.casefold(), wanted)]
            if inside:
                return inside[:most]
        return get_close_matches(id, known, most, 0.5) or known[:most]

    def search(self, words: str) -> list[Clause]:
        """The clauses that contain all these words (parts of words too), accents and capitals aside."""
        wanted = bare(words).split()
        return [each for each in self if wanted and all(word in bare(each.text) for word in wanted)]


def bare(text: str) -> str:
    """The text in small letters without accents, as people type when they search."""
    split = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in split if not unicodedata.combining(sign))


def place(id: str) -> Place:
    """The key that puts ids in their natural order: `D9` before `D10`, `5.1.4` before its clause `5.1.4-a`, that
    before the part `5.1.4.I`, and the part IV before V. Numbers come first, then Roman ones, then letters and words."""
    return tuple((_SIGNS.index(part["sign"]), _pieces(part["sign"], part["name"])) for part in _PART.finditer(id))


def _pieces(sign: str, name: str) -> tuple[tuple[int, int, str], ...]:
    if sign == "." and _ROMAN.fullmatch(name):
        return ((1, _roman(name), ""),)
    pieces: list[str] = _PIECE.findall(name)
    return tuple((0, int(piece), "") if piece.isdecimal() else (2, 0, piece.casefold()) for piece in pieces)


def _roman(name: str) -> int:
    values = [_VALUES[sign] for sign in name]
    return sum(-value if value < later else value for value, later in pairwise([*values, 0]))


def _within(id: str, prefix: str) -> bool:
    """Whether an id is the prefix or goes on from it: `D3.2-a` from `D3.2` and `D3`, but `D10` not from `D1`."""
    return id.startswith(prefix) and (len(id) == len(prefix) or id[len(prefix)] in ".-")


def _shorter(id: str) -> Iterator[str]:
    """The id without its last part, then without the last two, and so on."""
    parts: Sequence[re.Match[str]] = list(_PARTS.finditer(id))
    for part in reversed(parts):
        yield id[: part.start()]


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """The rulebook of a game on the shelf."""
    home = find(game).home
    if home is None or not (home / "rules" / f"{lang}.md").is_file():
        raise SetupError("rulebook-none", {"game": game, "lang": lang})
    rules = home / "rules"
    return Rulebook(lang, (rules / f"{lang}.md").read_text(encoding="utf-8"), _no_effect(rules / "digital.toml"))


def summary(game: str, lang: str) -> list[list[Section]]:
    """The rulebook on two pages, for whoever teaches at a real table: the sections, or some clauses of them, that
    `rules/summary.toml` names. Nothing is written twice: the words are the book's own."""
    book, home = rulebook(game, lang), find(game).home
    path = None if home is None else home / "rules" / "summary.toml"
    if path is None or not path.is_file():
        raise SetupError("summary-none", {"game": game})
    pages: list[list[str]] = tomllib.loads(path.read_text(encoding="utf-8"))["pages"]
    return [[_cut(book, wanted.split()) for wanted in page] for page in pages]


def _cut(book: Rulebook, wanted: Sequence[str]) -> Section:
    """A section as a summary has it: with some clauses, which may be those of its parts, or with all its own but the
    examples."""
    id = wanted[0] if wanted[0] not in book else book.clause(wanted[0]).section
    whole = next((section for section in book.sections if section.id == id), None)
    if whole is None:
        raise book.unknown(id)
    cut = Section(whole.id, whole.title, whole.level)
    named = [book.clause(each) for each in wanted if each != id] or whole.clauses
    cut.clauses = [each for each in named if not _EXAMPLE.search(each.id)]
    return cut


def _no_effect(path: Path) -> dict[str, dict[str, str]]:
    if not path.is_file():
        return {}
    table: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    found: dict[str, dict[str, str]] = table.get("no-effect", {})
    return found
