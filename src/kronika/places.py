"""All places of a thing in a source tree: a card, a clause, a prompt or another message, a pictogram.

It knows no game, only the shapes that games share: `card-<id>` and `<game>-<kind>-<word>` in the catalogues, ids as
words in data, code and tests, functions called after their cards, clauses as `D3.2-a`, pictograms as `set:name`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import NamedTuple

from kronika.rulebook import bare

KINDS = ("data", "code", "texts", "rules", "bots", "picture", "browser", "tests", "docs")
"""The kinds of places, in the order in which they are listed."""
LOOKED_IN = ("src", "web/src", "tests", "examples", "docs", "benchmarks")
READ = {".py", ".toml", ".ftl", ".md", ".ts", ".tsx", ".css", ".svg"}
RECORDS = ".json"
"""Scenes, levels, strengths and puzzles of games. Only of those: records of tests and measurements name every card."""
SKIPPED = {"static", "node_modules", "__pycache__"}
LONGEST = 240
"""Signs of a line that are shown; of a longer one (a puzzle is one line) what stands around the thing."""
CLAUSE = re.compile(r"[A-Z]?\d+(\.\w+)*(-\w+)?")
MESSAGE = re.compile(r"^(?P<id>[a-z][\w-]*) = (?P<text>.+)$", re.MULTILINE)
SPOKEN = "ask|do|log|why|end|option|card|short|zone|track|token|phase|bot|action|sign|keyword|tile"
"""Kinds of messages: what stands before a word in the id of one."""
COMPOSED = re.compile(rf"(?:option-(?P<owner>[a-z]+)|(?P<game>[a-z-]+?)-(?:{SPOKEN}))-(?P<word>.+)")
"""The id of a message that code puts together from a game and a word."""
PICTOGRAM = re.compile(r"[a-z][\w-]*:[a-z][\w-]*")
PICTURE = re.compile(r"art|pics?|icons?|glyphs?|sprite|picture", re.IGNORECASE)


class Place:
    """A line that speaks of a thing."""

    __slots__ = ("file", "kind", "line", "text")

    def __init__(self, kind: str, file: str, line: int, text: str) -> None:
        self.kind = kind
        self.file = file
        self.line = line
        self.text = text

    def plain(self) -> dict[str, object]:
        return {"kind": self.kind, "file": self.file, "line": self.line, "text": self.text}

    def __repr__(self) -> str:
        return f"{self.file}:{self.line}"


def source_tree(start: Path) -> Path | None:
    """The root of Kronika's sources at or above a folder; None where there are none."""
    for folder in (start, *start.parents):
        if (folder / "pyproject.toml").is_file() and (folder / "src" / "kronika" / "engine").is_dir():
            return folder
    return None


def places(root: Path, thing: str) -> list[Place]:
    """All lines that speak of the thing, by kind, then by file."""
    return lines_like(root, looks_for(root, thing))


def lines_like(root: Path, looks: list[Look]) -> list[Place]:
    found: list[Place] = []
    for path in files(root):
        text = path.read_text(encoding="utf-8")
        place = path.relative_to(root)
        present = [look.pattern for look in looks if look.word in text and look.may_be_in(place)]  # in most files: none
        if not present:
            continue
        wanted = re.compile("|".join(present))
        for number, line in enumerate(text.splitlines(), start=1):
            hit = wanted.search(line)
            if hit:
                found.append(Place(kind_of(place), place.as_posix(), number, around(line.strip(), hit[0])))
    return sorted(found, key=lambda place: KINDS.index(place.kind))


def around(line: str, thing: str) -> str:
    """The line, or the part of a long one in which the thing stands."""
    if len(line) <= LONGEST:
        return line
    start = max(line.index(thing) - LONGEST // 3, 0)
    return line[start : start + LONGEST]


def files(root: Path) -> Iterator[Path]:
    for folder in LOOKED_IN:
        for path in sorted((root / folder).rglob("*")):
            read = path.suffix in READ or (folder == "src" and path.suffix == RECORDS)
            if read and path.is_file() and not SKIPPED.intersection(path.relative_to(root).parts):
                yield path
    yield from sorted(root.glob("*.md"))


def kind_of(path: Path) -> str:
    """What a file of the tree is to a thing it speaks of."""
    parts = path.parts
    if parts[0] in ("tests", "benchmarks"):
        return "tests"
    if parts[0] == "web":
        return "picture" if PICTURE.search(path.stem) or path.suffix == ".svg" else "browser"
    if parts[0] == "docs" or len(parts) == 1:
        return "docs"
    if "texts" in parts:
        return "texts"
    if "rules" in parts and path.suffix != ".py":
        return "rules"
    if "bots" in parts:
        return "bots"
    return "code" if path.suffix == ".py" else "data"


# --- what to look for ---


class Look(NamedTuple):
    """A word, and what a line looks like that has this word and speaks of the thing by it."""

    word: str
    pattern: str
    game: str = ""
    """The game that the word belongs to, where others may mean something else by it."""

    def may_be_in(self, path: Path) -> bool:
        """Whether a file may mean the thing: it is no other game's, nor a record full of such words."""
        return not self.game or (game_of(path) in ("", self.game) and path.suffix != RECORDS)


def game_of(path: Path) -> str:
    """The game whose folder a file of the tree is in; "" in a folder for all."""
    parts = path.parts[:-1]
    game = parts[parts.index("games") + 1 :][:1] if "games" in parts else ()
    return "" if game in ((), ("generic",)) else game[0]


def looks_for(root: Path, thing: str) -> list[Look]:
    """What lines look like that speak of the thing, which may be given by its id or its name in any language."""
    thing = thing.strip()
    if CLAUSE.fullmatch(thing):
        return [Look(thing, rf"(?<![\w.-]){re.escape(thing)}(?![\w]|[.-]\w)")]
    ids = [*ids_of(root, thing), *signs_of(root, thing)]
    looks = [look for id in ids for look in looks_of(id)]
    names = {name for id in ids for name in names_of(root, id)}
    if thing not in ids and bare(thing) not in map(bare, names):
        names |= {thing, thing.lower()}  # a word of the game, as in a title and within a sentence
    return looks + [Look(name, rf"(?<!\w){re.escape(name)}(?!\w)") for name in sorted(names) if len(name) > 2]


def meant(root: Path, thing: str) -> list[str]:
    """What may be meant by a word that nothing is called by: cards and messages with an id or a name much like it."""
    known: dict[str, str] = {}
    for id, text in named(root):
        known.setdefault(bare(id.removeprefix("card-")), id.removeprefix("card-"))
        if id.startswith("card-") and "{" not in text:
            known.setdefault(bare(text), text)
    return [known[near] for near in get_close_matches(bare(thing.strip()), known, cutoff=0.8)]


def mentions(root: Path, thing: str) -> list[Place]:
    """All lines in which the word stands, be it within another one."""
    return lines_like(root, [Look(thing, re.escape(thing))])


def looks_of(id: str) -> Iterator[Look]:
    """An id by itself, in the id of a message, as the name of a function, and as the word of a composed message."""
    word = re.escape(id)
    yield Look(id, rf"(?<![\w-]){word}(?![\w-])")
    yield Look(id, rf"(?:{SPOKEN})-{word}(?:-[a-z]+)?(?![\w-])")
    if "-" in id:
        function = id.replace("-", "_")
        yield Look(function, rf"(?<!\w){re.escape(function)}(?!\w)")
    composed = COMPOSED.match(id)
    if composed:
        yield from looks_of_word(composed["word"], composed["owner"] or composed["game"])


def looks_of_word(word: str, game: str) -> Iterator[Look]:
    """The word of a composed message: `my-ask-guess` is written "guess" where it is asked, and a pictogram's word is a
    key (`favor: "game-icons:laurels"`) or a constant of the game's table in the browser."""
    key, constant = re.escape(word), word.upper().replace("-", "_")
    yield Look(constant, rf"^export const {re.escape(constant)} =", game)
    yield Look(word, rf"(?<![\w-]){key}: (?:\"[a-z-]+:|[A-Z][A-Z_]+\b)", game)
    yield Look(word, rf"[\"']{key}[\"']", game)


def ids_of(root: Path, thing: str) -> list[str]:
    """The ids that a thing may be meant by: itself, if it looks like one, and those that are called so."""
    found = [thing] if re.fullmatch(r"[a-z0-9][\w:-]*", thing) else []
    for id, text in named(root):
        if bare(text) == bare(thing):
            found.append(id.removeprefix("card-"))
    return list(dict.fromkeys(found))


def signs_of(root: Path, thing: str) -> Iterator[str]:
    """The texts of what a pictogram means: `oath-sign-favor`, where the game's table in the browser gives favor this
    pictogram, by itself or as a constant."""
    if not PICTOGRAM.fullmatch(thing):
        return
    written = {id for id, _ in named(root)}
    for folder in sorted((root / "web" / "src" / "games").iterdir()):
        lines = [line for path in sorted(folder.rglob("*.ts*")) for line in path.read_text("utf-8").splitlines()]
        drawn = [line for line in lines if f'"{thing}"' in line]
        constants = {found[1] for line in drawn if (found := re.match(r"export const ([A-Z_]+) =", line))}
        drawn += [line for line in lines if constants.intersection(re.findall(r"[A-Z_]+", line))]
        words = {word for line in drawn for word in re.findall(r"[a-z][\w-]*", line)}
        yield from sorted(words & {id for id in written if "-sign-" in id})
        yield from sorted(f"{folder.name}-sign-{word}" for word in words if f"{folder.name}-sign-{word}" in written)


def names_of(root: Path, id: str) -> Iterator[str]:
    """What a card is called in each language."""
    return (text for each, text in named(root) if each == f"card-{id}" and "{" not in text)


@cache
def named(root: Path) -> list[tuple[str, str]]:
    """All messages of all catalogues with the first line of their text."""
    return [
        (found["id"], found["text"].strip())
        for path in files(root)
        if path.suffix == ".ftl"
        for found in MESSAGE.finditer(path.read_text(encoding="utf-8"))
    ]
