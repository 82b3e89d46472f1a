"""What the cards are by their faces: clan decks and islands, read from data files, the project's own or an owner's."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from kronika.games.north.effects import Deed, Feature, deed, feature, tile
from kronika.games.north.goods import Amounts, BadEffect, amounts, none

DATA: Final = Path(__file__).parent / "data"
CLANS: Final = ("glenn", "ulaf", "panuk", "heidel", "nanurjuk", "mackinnon")
"""In the order of the rulebook's overview: from the simplest to the hardest."""

FIELD: Final = "field"
UPGRADE: Final = "upgrade"
LOCATION: Final = "location"
BOOST: Final = "boost"
ISLAND: Final = "island"
KINDS: Final = (FIELD, UPGRADE, LOCATION, BOOST, ISLAND)

KEYS: Final = {
    FIELD: ("with", "yields"),
    UPGRADE: ("with", "yields"),
    LOCATION: ("cost",),
    BOOST: ("with", "instant"),
    ISLAND: ("distance", "pillage"),
}
"""What a card of each kind must have."""
OPTIONAL: Final = (
    "type",
    "copies",
    "start",
    "either",
    "bonus",
    "action",
    "feature",
    "origin",
    "name",
    "flavor",
    "note",
)


class Face:
    """One kind of card; what does not apply to a kind stays empty."""

    __slots__ = (
        "action",
        "bonus",
        "clan",
        "copies",
        "cost",
        "distance",
        "either",
        "feature",
        "flavor",
        "id",
        "instant",
        "kind",
        "lines",
        "name",
        "number",
        "origin",
        "pillage",
        "start",
        "type",
        "with_tile",
        "yields",
    )

    def __init__(self, id: str, clan: str, row: dict[str, Any], number: int) -> None:
        self.id = id
        self.clan = clan
        self.number = number
        self.kind: str = row.get("kind", "")
        if self.kind not in KINDS:
            raise BadEffect(f"kind = {self.kind!r} is unknown; possible: {', '.join(KINDS)}")
        for key in KEYS[self.kind]:
            if key not in row and not (row.get("start") and key == "with"):
                raise BadEffect(f"a {self.kind} needs {key!r}")
        for key in row:
            if key not in ("kind", *KEYS[self.kind], *OPTIONAL):
                raise BadEffect(f"a {self.kind} has no {key!r}")
        self.name: dict[str, str] = row.get("name", {})
        for lang in ("en", "cs"):
            if not self.name.get(lang):
                raise BadEffect(f"the name in the language {lang!r} is missing")
        self.flavor: dict[str, str] = row.get("flavor", {})
        self.origin: str = row.get("origin", "authored")
        if self.origin not in ("printed", "authored"):
            raise BadEffect(f"origin = {self.origin!r}; it is 'printed' or 'authored'")
        self.type: str = row.get("type", "")
        self.start: bool = row.get("start", False)
        self.copies: int = row.get("copies", 1)
        if not isinstance(self.copies, int) or not 1 <= self.copies <= 3:
            raise BadEffect(f"copies = {self.copies!r}; a card is in a deck 1, 2 or 3 times")
        self.with_tile = tile(row["with"]) if "with" in row else -1
        self.either: bool = row.get("either", False)
        """A field that may be attached as an upgrade instead (N5.4-f)."""
        self.cost: Amounts = amounts(row["cost"]) if row.get("cost") else none()
        self.yields: Amounts = amounts(row["yields"]) if "yields" in row else none()
        self.pillage: Amounts = amounts(row["pillage"]) if "pillage" in row else none()
        self.distance: str = row.get("distance", "")
        if self.kind == ISLAND and self.distance not in ("near", "distant"):
            raise BadEffect(f"distance = {self.distance!r}; an island is 'near' or 'distant'")
        self.bonus: Deed | None = deed(row["bonus"]) if "bonus" in row else None
        self.action: Deed | None = deed(row["action"]) if "action" in row else None
        self.instant: Deed | None = deed(row["instant"]) if "instant" in row else None
        self.feature: Feature | None = feature(row["feature"]) if "feature" in row else None
        self.lines: dict[str, str] = {key: row[key] for key in ("bonus", "action", "instant", "feature") if key in row}
        """The effects as the data files write them, for who draws the card."""

    @property
    def builds(self) -> bool:
        """Whether it is built by paying, or for free with Construct."""
        return self.kind == LOCATION

    def __repr__(self) -> str:
        return f"Face({self.id!r})"


class BadDeck(ValueError):
    """A deck file that can't be used: the card, the line and what is wrong, one message per mistake."""

    def __init__(self, messages: list[str]) -> None:
        super().__init__("\n".join(messages))
        self.messages = messages


DECK_CARDS: Final = 30
START_CARDS: Final = 3


def read_deck(text: str, clan: str, first: int, source: str = "") -> list[Face]:
    """The faces of a clan deck, or BadDeck with all that is wrong with it."""
    faces, wrong = read_cards(text, clan, first, source)
    if not wrong:
        starts = sum(face.copies for face in faces if face.start)
        others = sum(face.copies for face in faces if not face.start)
        islands = [face.id for face in faces if face.kind == ISLAND]
        if islands:
            wrong.append(f"{source}: islands ({', '.join(islands)}) belong in a file of their own")
        if starts != START_CARDS:
            wrong.append(f"{source}: a clan has {START_CARDS} starting locations (start = true), this one {starts}")
        if others != DECK_CARDS:
            wrong.append(f"{source}: a clan deck has {DECK_CARDS} cards, this one {others} (count the copies)")
    if wrong:
        raise BadDeck(wrong)
    return faces


def read_cards(text: str, clan: str, first: int, source: str) -> tuple[list[Face], list[str]]:
    """Faces and mistakes, each with its line."""
    try:
        rows = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [], [f"{source}: {error}"]
    faces: list[Face] = []
    wrong: list[str] = []
    for id, row in rows.items():
        try:
            if not isinstance(row, dict):
                raise BadEffect(f"write the card's facts under its name: [{id}]")
            faces.append(Face(id, clan, row, first + len(faces)))
        except BadEffect as error:
            wrong.append(f"{source}:{line_of(text, id)}: card {id!r}: {error}")
    return faces, wrong


def line_of(text: str, id: str) -> int:
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() == f"[{id}]":
            return number
    return 1


FACES: Final[list[Face]] = []


def _load() -> None:
    for clan in CLANS:
        path = DATA / f"{clan}.toml"
        FACES.extend(read_deck(path.read_text(encoding="utf-8"), clan, len(FACES), path.name))
    path = DATA / "islands.toml"
    islands, wrong = read_cards(path.read_text(encoding="utf-8"), "", len(FACES), path.name)
    if wrong:
        raise BadDeck(wrong)
    FACES.extend(islands)


_load()
NAMES: Final[list[str]] = [face.id for face in FACES]
NUMBER: Final[dict[str, int]] = {face.id: face.number for face in FACES}


def of_clan(clan: str) -> list[Face]:
    return [face for face in FACES if face.clan == clan]


def of_distance(distance: str) -> list[Face]:
    return [face for face in FACES if face.distance == distance]
