"""What the cards are by their faces, read from the data files: denizens, Visions, relics, sites and edifices."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"

SUITS: Final[tuple[str, ...]] = ("discord", "arcane", "order", "hearth", "beast", "nomad")
"""In the order of the favor banks, clockwise."""
DISCORD: Final = 0
ARCANE: Final = 1
ORDER: Final = 2
HEARTH: Final = 3
BEAST: Final = 4
NOMAD: Final = 5
NO_SUIT: Final = -1

DENIZEN: Final = 0
VISION: Final = 1
RELIC: Final = 2
SITE: Final = 3
EDIFICE: Final = 4
KINDS: Final[tuple[str, ...]] = ("denizen", "vision", "relic", "site", "edifice")

OATHS: Final[tuple[str, ...]] = ("supremacy", "people", "protection", "devotion")
"""In the order in which their Visions take precedence (3.4.3-b)."""
SUPREMACY: Final = 0
PEOPLE: Final = 1
PROTECTION: Final = 2
DEVOTION: Final = 3
NO_OATH: Final = -1


FIRST_WORLD: Final = 54
"""The denizens of the first game have the lowest numbers (1.1, OQ-1)."""


class Cost:
    """What using a power takes (7.1.2). Placed tokens stay on the card, burned ones go to the shared bank."""

    __slots__ = ("burn_favor", "burn_secret", "favor", "free", "place_favor", "place_secret", "secrets")

    def __init__(self, place_favor: int = 0, place_secret: int = 0, burn_favor: int = 0, burn_secret: int = 0) -> None:
        self.place_favor = place_favor
        self.place_secret = place_secret
        self.burn_favor = burn_favor
        self.burn_secret = burn_secret
        self.favor = place_favor + burn_favor
        self.secrets = place_secret + burn_secret
        self.free = not (self.favor or self.secrets)

    def plus(self, more: Cost) -> Cost:
        return Cost(
            self.place_favor + more.place_favor,
            self.place_secret + more.place_secret,
            self.burn_favor + more.burn_favor,
            self.burn_secret + more.burn_secret,
        )

    def plain(self) -> dict[str, int]:
        names = ("burn_favor", "burn_secret", "place_favor", "place_secret")
        return {name: getattr(self, name) for name in names if getattr(self, name)}


FREE: Final = Cost()


class Face:
    """One card; what does not apply to its kind stays empty. Every card of Oath is in the box just once."""

    __slots__ = (
        "adviser_only",
        "capacity",
        "coast",
        "cost",
        "dice",
        "first",
        "home",
        "id",
        "kind",
        "locked",
        "modifies",
        "name",
        "number",
        "oath",
        "other",
        "persistent",
        "printed",
        "recover",
        "reveal_favor",
        "reveal_relics",
        "reveal_secrets",
        "save",
        "side",
        "site_only",
        "suit",
        "times",
    )

    def __init__(self, id: str, kind: int, row: dict[str, Any], suit: int = NO_SUIT) -> None:
        self.id = id
        self.kind = kind
        self.number = len(FACES)
        self.printed: int = row["number"]
        self.save: int = row.get("save", self.printed - 1)
        """Its byte in chronicle strings; denizens and edifices stand there by their numbers."""
        self.name: dict[str, str] = row["name"]
        self.suit = SUITS.index(row["suit"]) if "suit" in row else suit
        self.first = kind == DENIZEN and self.printed <= FIRST_WORLD
        """Whether it belongs to the world of the first game."""
        self.other: str = row.get("other", "")
        """The other side of an edifice."""
        self.site_only: bool = row.get("only") == "site"
        self.adviser_only: bool = row.get("only") == "adviser"
        self.locked: bool = row.get("locked", False)
        self.times: list[str] = row["times"]
        self.modifies: list[str] = row.get("modifies", [])
        self.persistent: bool = row.get("persistent", False)
        self.side: str = row.get("side", "")
        self.cost = Cost(**{key.replace("-", "_"): value for key, value in row.get("cost", {}).items()})
        self.dice: int = row.get("dice", 0)
        self.capacity: int = row.get("capacity", 0)
        reveal: dict[str, int] = row.get("reveal", {})
        self.reveal_favor = reveal.get("favor", 0)
        self.reveal_secrets = reveal.get("secret", 0)
        self.reveal_relics = reveal.get("relics", 0)
        self.recover = Price(row["recover"]) if "recover" in row else None
        self.coast: bool = row.get("coast", False)
        self.home = SUITS.index(row["home"]) if "home" in row else NO_SUIT
        self.oath = OATHS.index(row["oath"]) if "oath" in row else NO_OATH

    def __repr__(self) -> str:
        return f"Face({self.id!r})"


class Price:
    """What a relic costs at a site (2.8.4): favor given to a bank, or favor or secrets burned."""

    __slots__ = ("bank", "favor", "secrets")

    def __init__(self, row: dict[str, Any]) -> None:
        self.bank = SUITS.index(row["bank"]) if "bank" in row else NO_SUIT
        what = row.get("give", row.get("burn"))
        self.favor: int = row["amount"] if what == "favor" else 0
        self.secrets: int = row["amount"] if what == "secret" else 0

    def plain(self) -> dict[str, object]:
        bank = "" if self.bank == NO_SUIT else SUITS[self.bank]
        return {"favor": self.favor, "secrets": self.secrets, "bank": bank}


FACES: Final[list[Face]] = []


def _load() -> None:
    for suit, name in enumerate(SUITS):
        _read(DATA / "denizens" / f"{name}.toml", DENIZEN, suit)
    _read(DATA / "visions.toml", VISION)
    _read(DATA / "relics.toml", RELIC)
    _read(DATA / "sites.toml", SITE)
    _read(DATA / "edifices.toml", EDIFICE)


def _read(path: Path, kind: int, suit: int = NO_SUIT) -> None:
    for id, row in tomllib.loads(path.read_text(encoding="utf-8")).items():
        FACES.append(Face(id, kind, row, suit))


_load()
NAMES: Final[list[str]] = [face.id for face in FACES]
NUMBER: Final[dict[str, int]] = {face.id: face.number for face in FACES}

CONSPIRACY: Final = NUMBER["conspiracy"]
SCEPTER: Final = NUMBER["grand-scepter"]
BANDIT_CROWN: Final = NUMBER["bandit-crown"]


FLIPPED: Final[dict[int, int]] = {face.number: NUMBER[face.other] for face in FACES if face.other}
"""The other side of each side of an edifice."""


def is_ruin(face: int) -> bool:
    return face in FLIPPED and FACES[face].suit == NO_SUIT


def of_kind(kind: int) -> list[Face]:
    return [face for face in FACES if face.kind == kind]
