"""What the cards are by their faces: clan decks and islands, read from data files, the project's own or an owner's."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from kronika.engine.errors import KronikaError
from kronika.engine.texts import LANGUAGES
from kronika.games.north.effects import Deed, Feature, deed, feature, tile
from kronika.games.north.goods import THINGS, TOKENS, Amounts, BadEffect, amounts, costs, none

DATA: Final = Path(__file__).parent / "data"
CLANS: Final = ("glenn", "ulaf", "panuk", "heidel", "nanurjuk", "mackinnon")
"""In the order of the rulebook's overview: from the simplest to the hardest."""

ENGLISH: Final = ("en",)
"""The language in which every card has a name."""

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
    "since",
    "until",
)


class Face:
    """One kind of card; what does not apply to a kind stays empty."""

    __slots__ = (
        "action",
        "bonus",
        "builds",
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
        "own",
        "pillage",
        "since",
        "start",
        "type",
        "until",
        "with_tile",
        "yields",
    )

    def __init__(
        self,
        id: str,
        clan: str,
        row: dict[str, Any],
        number: int,
        own: bool = False,
        spoken: Iterable[str] = LANGUAGES,
    ) -> None:
        self.id = id
        self.own = own
        """Whether it is from a deck that an owner of the box put in."""
        self.clan = clan
        self.number = number
        kind = row.get("kind", "")
        if kind not in KINDS:
            raise BadEffect("north-deck-kind", {"text": str(kind), "right": ", ".join(KINDS)})
        self.kind: str = kind
        self.builds = self.kind == LOCATION
        """Whether it is built by paying, or for free with Construct."""
        for key in KEYS[self.kind]:
            if key not in row and not (row.get("start") and key == "with"):
                raise BadEffect("north-deck-needs", {"kind": self.kind, "key": key})
        may = (*KEYS[self.kind], *OPTIONAL)
        for key in row:
            if key != "kind" and key not in may:
                right = ", ".join(may)
                raise BadEffect("north-deck-has-no", {"kind": self.kind, "key": key, "right": right})
        check_values(row)
        self.name: dict[str, str] = row.get("name", {})
        for lang in spoken:
            if not self.name.get(lang):
                raise BadEffect("north-deck-name", {"key": f"name.{lang}"})
        self.flavor: dict[str, str] = row.get("flavor", {})
        self.origin: str = row.get("origin", "authored")
        if self.origin not in ("printed", "authored"):
            raise BadEffect("north-deck-value", {"key": "origin", "text": self.origin, "right": "printed, authored"})
        self.type: str = row.get("type", "")
        self.start: bool = row.get("start", False)
        copies = row.get("copies", 1)
        if not isinstance(copies, int) or not 1 <= copies <= 3:
            raise BadEffect("north-deck-value", {"key": "copies", "text": str(copies), "right": "1, 2, 3"})
        self.copies = copies
        self.since: int = row.get("since", 1)
        self.until: int | None = row.get("until")
        """The versions of the rules whose decks hold it; None: the newest, too."""
        self.with_tile = tile(row["with"]) if "with" in row else -1
        self.either: bool = row.get("either", False)
        """A field that may be attached as an upgrade instead (N5.4-f)."""
        self.cost: Amounts = costs(row["cost"]) if row.get("cost") else none()
        self.yields: Amounts = amounts(row["yields"]) if "yields" in row else none()
        if self.start and any(n and thing not in TOKENS for thing, n in enumerate(self.yields)):
            right = ", ".join(THINGS[i] for i in TOKENS)
            raise BadEffect("north-deck-value", {"key": "yields", "text": row["yields"], "right": right})
        self.pillage: Amounts = amounts(row["pillage"]) if "pillage" in row else none()
        self.distance: str = row.get("distance", "")
        if self.kind == ISLAND and self.distance not in ("near", "distant"):
            raise BadEffect("north-deck-value", {"key": "distance", "text": self.distance, "right": "near, distant"})
        self.bonus: Deed | None = deed(row["bonus"]) if "bonus" in row else None
        self.action: Deed | None = deed(row["action"]) if "action" in row else None
        self.instant: Deed | None = deed(row["instant"]) if "instant" in row else None
        self.feature: Feature | None = feature(row["feature"]) if "feature" in row else None
        self.lines: dict[str, str] = {key: row[key] for key in ("bonus", "action", "instant", "feature") if key in row}
        """The effects as the data files write them, for whoever draws the card."""

    def called(self, lang: str) -> str:
        """Its name; the English one in a language that has none for it yet."""
        return self.name.get(lang) or self.name[ENGLISH[0]]

    def dealt_by(self, rules: int | None) -> bool:
        """Whether it is in the decks of a version of the rules (None: the newest)."""
        if rules is None:
            return self.until is None
        return self.since <= rules and (self.until is None or rules <= self.until)

    def __repr__(self) -> str:
        return f"Face({self.id!r})"


def check_values(row: dict[str, Any]) -> None:
    """What stands where a text, a table of both languages, a number or yes or no belongs."""
    for key, value in row.items():
        right = '"…"'
        good = isinstance(value, str)
        if key in ("name", "flavor"):
            right = ", ".join(f"{key}.{lang}" for lang in LANGUAGES)
            good = isinstance(value, dict) and all(isinstance(each, str) for each in value.values())
        elif key in ("start", "either"):
            right = "true, false"
            good = isinstance(value, bool)
        elif key in ("since", "until"):
            right = "1, 2, …"
            good = type(value) is int and value > 0
        elif key == "copies":
            continue  # its numbers are checked with it
        if not good:
            raise BadEffect("north-deck-value", {"key": key, "text": str(value), "right": right})


class Flaw:
    """Something wrong with a deck file: where, at which card, and what. The whole file has neither line nor card."""

    __slots__ = ("card", "error", "line", "source")

    def __init__(self, source: str, line: int, card: str, error: KronikaError) -> None:
        self.source = source
        self.line = line
        self.card = card
        self.error = error

    def say(self, lang: str) -> str:
        where = f"{self.source}:{self.line}: [{self.card}] " if self.card else f"{self.source}: "
        return where + self.error.say(lang)


class BadDeck(Exception):
    """A deck file that can't be used, with all its flaws."""

    def __init__(self, flaws: list[Flaw]) -> None:
        super().__init__(", ".join(flaw.source for flaw in flaws))
        self.flaws = flaws

    def __str__(self) -> str:
        return "\n".join(flaw.say("en") for flaw in self.flaws)


DECK_CARDS: Final = 30
START_CARDS: Final = 3


def read_deck(
    text: str, clan: str, first: int, source: str = "", own: bool = False, spoken: Iterable[str] = LANGUAGES
) -> list[Face]:
    """The faces of a clan deck, or BadDeck with all that is wrong with it. Each card needs a name in the languages that
    are `spoken`."""
    faces, flaws = read_cards(text, clan, first, source, own, spoken)
    if not flaws:
        flaws = [Flaw(source, 1, "", error) for error in wrong_with(faces)]
    if flaws:
        raise BadDeck(flaws)
    return faces


def wrong_with(faces: list[Face]) -> list[KronikaError]:
    """What the deck as a whole lacks: three starting locations and thirty cards by each version of the rules, none of
    them islands."""
    found: list[KronikaError] = []
    islands = [face.id for face in faces if face.kind == ISLAND]
    if islands:
        found.append(BadEffect("north-deck-islands", {"cards": ", ".join(islands)}))
    for rules in sorted({1, *(face.since for face in faces)}):
        deck = [face for face in faces if face.dealt_by(rules)]
        starts = sum(face.copies for face in deck if face.start)
        others = sum(face.copies for face in deck if not face.start)
        if starts != START_CARDS:
            found.append(BadEffect("north-deck-starts", {"count": starts, "right": START_CARDS}))
        if others != DECK_CARDS:
            found.append(BadEffect("north-deck-cards", {"count": others, "right": DECK_CARDS}))
    return found


def read_cards(
    text: str, clan: str, first: int, source: str, own: bool = False, spoken: Iterable[str] = LANGUAGES
) -> tuple[list[Face], list[Flaw]]:
    """Faces and flaws, each with its line. An owner's cards get names of their own, lest they meet ours."""
    try:
        rows = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [], [Flaw(source, 1, "", BadEffect("north-deck-toml", {"text": str(error)}))]
    faces: list[Face] = []
    flaws: list[Flaw] = []
    for id, row in rows.items():
        try:
            if not isinstance(row, dict):
                raise BadEffect("north-deck-no-card", {"text": id})
            faces.append(Face(f"own-{id}" if own else id, clan, row, first + len(faces), own, spoken))
        except BadEffect as error:
            flaws.append(Flaw(source, line_of(text, id), id, error))
    return faces, flaws


def text_of(path: Path) -> str:
    """What stands in a deck file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadDeck([Flaw(path.name, 1, "", BadEffect("north-deck-toml", {"text": str(error)}))]) from None


def line_of(text: str, id: str) -> int:
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() in (f"[{id}]", f'["{id}"]'):
            return number
    return 1


FACES: Final[list[Face]] = []


def _load() -> None:
    """Our own decks. A language that is being added has no names for their cards at first, and is no less playable for
    it: the check of a deck says which are missing."""
    for clan in CLANS:
        path = DATA / f"{clan}.toml"
        FACES.extend(read_deck(text_of(path), clan, len(FACES), path.name, spoken=ENGLISH))
    path = DATA / "islands.toml"
    islands, flaws = read_cards(text_of(path), "", len(FACES), path.name, spoken=ENGLISH)
    if flaws:
        raise BadDeck(flaws)
    FACES.extend(islands)
    # Records know cards by number, so those that came later have higher ones.
    FACES.sort(key=lambda face: face.since)
    for number, face in enumerate(FACES):
        face.number = number


OWN_FOLDER: Final = Path("~/.kronika/decks").expanduser()
"""Where an owner of the box keeps decks of their own: `ulaf.toml` and so on, beside each other."""
OWN_CLANS: Final[list[str]] = []
OWN_FLAWS: Final[list[Flaw]] = []
"""Why decks that lie there can't be used."""


def _load_own(folder: Path) -> None:
    for clan in CLANS:
        path = folder / f"{clan}.toml"
        if path.is_file():
            try:
                FACES.extend(read_deck(text_of(path), clan, len(FACES), path.name, own=True))
                OWN_CLANS.append(clan)
            except BadDeck as error:
                OWN_FLAWS.extend(error.flaws)


_load()
_load_own(OWN_FOLDER)
NAMES: Final[list[str]] = [face.id for face in FACES]
NUMBER: Final[dict[str, int]] = {face.id: face.number for face in FACES}


def of_clan(clan: str, own: bool = False, rules: int | None = None) -> list[Face]:
    """The faces of a deck by a version of the rules (None: the newest)."""
    return [face for face in FACES if face.clan == clan and face.own == own and face.dealt_by(rules)]


def of_distance(distance: str) -> list[Face]:
    return [face for face in FACES if face.distance == distance]
