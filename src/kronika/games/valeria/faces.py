"""What the cards are by their faces, read from the data files: citizens, starters, monsters, domains, dukes, events."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from kronika.games.valeria.effects import AREAS, ROLES, BadEffect, Effect, Exchange, Gain, OneOf, TakeFrom, Twist, parse

DATA: Final = Path(__file__).parent / "data"

CITIZEN: Final = "citizen"
STARTER: Final = "starter"
MONSTER: Final = "monster"
DOMAIN: Final = "domain"
DUKE: Final = "duke"
EVENT: Final = "event"
EXHAUSTED: Final = "exhausted"

EFFECTS: Final = ("active", "other", "reward", "effect", "instruction")
"""Where a card's row holds effects."""


class Face:
    """One kind of card; what does not apply to a kind stays empty."""

    __slots__ = (
        "active",
        "area",
        "copies",
        "cost",
        "effect",
        "extra",
        "hits",
        "id",
        "instruction",
        "kin",
        "kind",
        "lines",
        "magic",
        "name",
        "named",
        "number",
        "numbers",
        "other",
        "points",
        "resources",
        "reward",
        "role",
        "roles",
        "strength",
        "type",
        "vp",
        "when",
    )

    def __init__(self, id: str, kind: str, row: dict[str, Any]) -> None:
        self.id = id
        self.kind = kind
        self.number = len(FACES)
        self.name: dict[str, str] = row["name"]
        self.named: str = row.get("named", id)
        """What name the card goes by: a starter Peasant is a Peasant (V7.3-a)."""
        self.kin = KINDRED.setdefault(self.named, len(KINDRED))
        self.numbers: list[int] = row.get("numbers", [])
        self.cost: int = row.get("cost", 0)
        self.role: int = ROLES.index(row["role"]) if "role" in row else -1
        self.roles: list[int] = [row.get("roles", {}).get(role, 0) for role in ROLES]
        if self.role >= 0:
            self.roles[self.role] = 1
        self.active: Effect | None = parse(row["active"]) if "active" in row else None
        self.other: Effect | None = parse(row["other"]) if "other" in row else None
        self.reward: Effect | None = parse(row["reward"]) if "reward" in row else None
        self.effect: Effect | None = parse(row["effect"]) if "effect" in row else None
        self.when: str = row.get("when", "")
        self.lines: dict[str, str] = {key: row[key] for key in EFFECTS if key in row}
        """The effects as the data files write them, for whoever draws the card."""
        self.instruction: Effect | None = parse(row["instruction"]) if "instruction" in row else None
        if "number" in row:
            self.numbers = [row["number"]]
        self.hits: list[int] = [self.activated(roll // 7, roll % 7) for roll in range(49)]
        """How often a roll activates the card, by `one * 7 + two`: once for each die and for the sum (V5.1, V5.2)."""
        self.area: int = AREAS.index(row["area"]) if "area" in row else -1
        self.type: str = row.get("type", "")
        self.strength: int = row.get("strength", 0)
        self.magic: int = row.get("magic", 0)
        self.vp: int = row.get("vp", 0)
        self.copies: int = row.get("copies", 1)
        self.extra: int = row.get("extra", 0)
        self.points: dict[str, int] = row.get("points", {})
        self.resources: int = row.get("resources", 0)
        self.check()

    def activated(self, one: int, two: int) -> int:
        return (one in self.numbers) + (two in self.numbers) + (one + two in self.numbers)

    def check(self) -> None:
        """Effects that can be read, but that nothing would carry out in this place."""
        for effect in (self.active, self.other):
            if effect is not None and not harvestable(effect):
                raise BadEffect("in a Harvest phase a card can give, exchange, take or let one choose, and no more")
        if self.kind == DOMAIN:
            if self.when not in WHEN:
                raise BadEffect(f"{self.when!r} is no time for a domain; possible: {', '.join(WHEN)}")
            fits = WHEN[self.when]
            if not isinstance(self.effect, fits[0]):
                raise BadEffect(f"a domain that works at {self.when!r} needs {fits[1]}")

    def __repr__(self) -> str:
        return f"Face({self.id!r})"


WHEN: Final[dict[str, tuple[type[Effect], str]]] = {
    "build": (Effect, "an effect"),
    "roll": (Twist, "a change of dice, like 'lower die 1'"),
    "doubles": (Gain, "a plain gain, like '1 vp'"),
    "actions": (Twist, "a change of costs, like 'ignore plus'"),
    "start": (Gain, "a plain gain, like '1 gold'"),
    "end": (TakeFrom, "a taking, like 'take 1 gold'"),
    "citizen": (Gain, "a plain gain, like '1 magic'"),
    "slay": (Gain, "a plain gain, like '1 magic'"),
}
"""When a domain works, and what it can do then."""


def harvestable(effect: Effect) -> bool:
    if isinstance(effect, OneOf):
        return all(part.plain or isinstance(part, Exchange) for part in effect.parts)
    return effect.plain or isinstance(effect, (Exchange, TakeFrom))


KINDRED: Final[dict[str, int]] = {}
"""The names that cards go by, numbered: cards of one name are of one kin."""
FACES: Final[list[Face]] = []
BY_KIND: Final[dict[str, list[Face]]] = {}
NUMBER: Final[dict[str, int]] = {}
SETS: Final[dict[str, dict[str, Any]]] = {}


def _load(file: str, kind: str) -> None:
    rows = tomllib.loads((DATA / file).read_text(encoding="utf-8"))
    for id, row in rows.items():
        try:
            face = Face(id, kind, row)
        except (ValueError, KeyError) as error:
            raise ValueError(f"{file}, card {id}: {error}") from error
        NUMBER[id] = face.number
        FACES.append(face)
        BY_KIND.setdefault(kind, []).append(face)


_load("citizens.toml", CITIZEN)
_load("starters.toml", STARTER)
_load("monsters.toml", MONSTER)
_load("domains.toml", DOMAIN)
_load("dukes.toml", DUKE)
_load("events.toml", EVENT)
_load("exhausted.toml", EXHAUSTED)
SETS.update(tomllib.loads((DATA / "sets.toml").read_text(encoding="utf-8")))

NAMES: Final[list[str]] = [face.id for face in FACES]
KIN: Final[list[int]] = [face.kin for face in FACES]
ROLE: Final[list[int]] = [face.role for face in FACES]


def of_kind(kind: str) -> list[Face]:
    return BY_KIND[kind]


STACK_NUMBERS: Final = ((1,), (2,), (3,), (4,), (5,), (6,), (7,), (8,), (9, 10), (11, 12))
"""The activation numbers of the ten citizen stacks, in the order of rows two and three."""


CITIZENS: Final[dict[tuple[int, ...], list[Face]]] = {
    numbers: [face for face in of_kind(CITIZEN) if tuple(face.numbers) == numbers] for numbers in STACK_NUMBERS
}


def citizens_for(numbers: tuple[int, ...]) -> list[Face]:
    """The kinds of citizens with these activation numbers."""
    return CITIZENS[numbers]
