"""What a seat's duke pays for, and what a rival's duke may pay."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Option
from kronika.games.valeria.effects import AREAS, ROLES
from kronika.games.valeria.faces import DUKE, FACES, MONSTER, NUMBER, Face, of_kind
from kronika.games.valeria.score import NO_DUKE_ROLES

MAJORITY_SHARE: Final = 1.0
"""What one more card is worth in the race for a majority, where there are no dukes (V13.2-b)."""


class Claims:
    """Points per card or symbol at the end, and the part of a point per resource left."""

    __slots__ = ("boss", "citizen", "domain", "each", "monster", "roles", "titan")

    def __init__(self, points: dict[str, float], roles: list[float], each: float) -> None:
        self.roles = roles
        self.citizen = points.get("citizen", 0.0)
        self.domain = points.get("domain", 0.0)
        self.monster = points.get("monster", 0.0)
        self.titan = points.get("titan", 0.0)
        self.boss = points.get("boss", 0.0)
        self.each = each

    def hired(self, face: Face) -> float:
        return self.citizen + self.roles[face.role]

    def built(self, face: Face) -> float:
        return face.vp + self.domain + sum([n * each for n, each in zip(face.roles, self.roles, strict=True)])

    def slain(self, face: Face) -> float:
        return (
            face.vp + self.monster + (self.titan if face.type == "titan" else self.boss if face.type == "boss" else 0)
        )


def claims_of(duke: Face) -> Claims:
    points = {thing: float(each) for thing, each in duke.points.items()}
    return Claims(points, [points.get(role, 0.0) for role in ROLES], 1 / duke.resources)


CLAIMS: Final[dict[str, Claims]] = {duke.id: claims_of(duke) for duke in of_kind(DUKE)}

NO_DUKE: Final = Claims(
    {"citizen": MAJORITY_SHARE, "monster": MAJORITY_SHARE, "domain": MAJORITY_SHARE},
    [float(each) for each in NO_DUKE_ROLES],
    1 / 3,
)

MONSTERS_FIRST: Final = 3.0
"""Points of an average monster beyond those of a citizen: the printed ones are anybody's, so they draw nobody."""
KEPT: Final = 1.3
"""How much more than an average duke brings who was kept, and played for."""


def mean_claims() -> Claims:
    """What a rival's duke pays, for all one knows."""
    n = len(CLAIMS) / KEPT
    things = ("citizen", "domain", "monster", "titan", "boss")
    points = {thing: sum(duke.points.get(thing, 0) for duke in of_kind(DUKE)) / n for thing in things}
    roles = [sum(duke.points.get(role, 0) for duke in of_kind(DUKE)) / n for role in ROLES]
    return Claims(points, roles, sum(1 / duke.resources for duke in of_kind(DUKE)) / n)


UNKNOWN: Final = mean_claims()

PROSPECT: Final[dict[str, int]] = {
    "cornelius-the-dreamer": 25,
    "elsyn-saint-of-shadows": 65,
    "elisium-the-allsmith": 45,
    "hrothgar-the-conqueror": 70,
    "isabella-the-righteous": 54,
    "lekzandr-the-protector": 63,
    "node-master-of-swords": 38,
    "reese-the-firebrand": 64,
    "simon-the-unclean": 40,
    "waryn-lord-of-rogues": 43,
}
"""Of 100 games of the duchess against herself how many she won with each duke (60 to 90 games each, so ± 11)."""


def best_pick(offered: list[str], ask: Ask) -> str:
    """In a draft of the center the stack for which one's dukes would pay most (V15.23)."""
    claims = [CLAIMS[duke] for duke in offered] or [NO_DUKE]

    def paid(option: Option) -> float:
        name = option.key.partition(":")[2]
        if name in NUMBER:
            return max(each.hired(FACES[NUMBER[name]]) for each in claims)
        monsters = [face for face in of_kind(MONSTER) if face.area == AREAS.index(name)]
        return max(sum(each.slain(face) for face in monsters) / len(monsters) for each in claims) - MONSTERS_FIRST

    return max(ask.options, key=paid).key


def better_duke(ask: Ask) -> str:
    """Of the two offered the one with the better prospect (V2.6-c)."""
    return max(ask.options, key=lambda option: PROSPECT[option.key.partition(":")[2]]).key
