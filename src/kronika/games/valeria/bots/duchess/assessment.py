"""The table as the duchess reads it off her sight: what she has, what it is worth, how long there is to go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kronika.games.valeria.bots.duchess.weights import Weights
from kronika.games.valeria.bots.dukes import CLAIMS, NO_DUKE, UNKNOWN, Claims
from kronika.games.valeria.effects import Twist
from kronika.games.valeria.faces import CITIZEN, FACES, NUMBER, Face
from kronika.games.valeria.odds import MASK
from kronika.games.valeria.sight import ValeriaSight
from kronika.games.valeria.state import CITIZEN_STACKS, DOMAIN_STACKS, MONSTER_STACKS

if TYPE_CHECKING:
    from kronika.games.valeria.bots.duchess.plan import Deed

SOLO_STACKS: Final = 5
DOMAIN_TURNS, MONSTER_TURNS, CITIZEN_TURNS = 1.9, 1.2, 1.1
"""Turns of any player until one more card of such a stack is gone, if it is one of those that run out."""


class Assessment:
    """What she sees when she is asked; made again for each ask."""

    __slots__ = (
        "_left",
        "_margin",
        "awake",
        "cheaper",
        "claims",
        "counts",
        "deeds",
        "domains",
        "duchy",
        "named",
        "needs",
        "no_plus",
        "others",
        "price",
        "rivals",
        "roles",
        "seat",
        "sight",
        "slain",
        "stock",
        "tops",
        "weights",
        "worths",
    )

    def __init__(self, sight: ValeriaSight, weights: Weights) -> None:
        seat = sight.seat
        assert seat is not None
        self.sight = sight
        self.weights = weights
        self.seat = seat
        self.stock = list(sight.stock(seat))
        self.duchy = faces(sight.duchy(seat))
        self.domains = faces(sight.domains(seat))
        self.slain = faces(sight.slain(seat))
        self.roles = [0, 0, 0, 0, 0]  # the last is for starters, whose role is -1
        self.named: dict[str, int] = {}
        self.awake = 0
        for face in self.duchy:
            self.roles[face.role] += 1
            self.named[face.named] = self.named.get(face.named, 0) + 1
            self.awake |= MASK[face.number]
        self.no_plus = False
        self.cheaper = 0
        for face in self.domains:
            if face.when == "actions" and isinstance(face.effect, Twist):
                if face.effect.kind == "ignore-plus":
                    self.no_plus = True
                else:
                    self.cheaper += face.effect.number
        dukes = sight.dukes(seat)
        self.claims: Claims = CLAIMS[dukes[0]] if dukes else NO_DUKE
        self.rivals = [other for other in range(sight.seats) if other != seat]
        # Alone one harvests twice each turn, once as if a rival had the dice (V14.5); of five one rests (V11.2).
        self.others = {1: 1, 5: 3}.get(sight.seats, sight.seats - 1)
        self.counts = [sight.count(stack) for stack in range(20)]
        self.tops = [face_of(sight.top(stack)) if n else None for stack, n in enumerate(self.counts)]
        self.worths: dict[int, float] = {}
        """What citizens are worth, by the number of their face; worth.py fills it, and the needs of roles."""
        self.needs: list[float] = []
        self.deeds: list[Deed] | None = None
        """What can be done, once plan.py has found it."""
        self._left = -1.0
        self._margin: float | None = None
        self.price = self._prices()

    # --- how long ---

    @property
    def left(self) -> float:
        """My turns still to come after this one."""
        if self._left < 0:
            self._left = self._turns_left()
        return self._left

    def _turns_left(self) -> float:
        sight = self.sight
        if sight.ending:
            return 0.0 if sight.turn == self.seat else 0.5
        counts = self.counts
        needed = self.goal - sight.exhausted
        if needed <= 0:
            return 0.0
        paces = [
            *[counts[stack] * MONSTER_TURNS for stack in MONSTER_STACKS if counts[stack]],
            *[counts[stack] * CITIZEN_TURNS for stack in CITIZEN_STACKS if counts[stack]],
            *[counts[stack] * DOMAIN_TURNS for stack in DOMAIN_STACKS if counts[stack]],
        ]
        paces.sort()
        turns = min(
            sum(paces[:needed]),
            sum(counts[stack] for stack in MONSTER_STACKS) * MONSTER_TURNS,
            sum(counts[stack] for stack in DOMAIN_STACKS) * DOMAIN_TURNS,
        )
        if sight.seats == 1:
            turns *= 0.5  # the Dark Lord takes as much as I do
        return max(0.2, turns * self.weights.lasts / sight.seats - self.weights.haste)

    @property
    def goal(self) -> int:
        """That many exhausted stacks end the game (V8.1-c, V14.6-c)."""
        return 2 * self.sight.seats if self.sight.seats > 1 else SOLO_STACKS

    # --- what resources are worth ---

    def _prices(self) -> tuple[float, float, float, float]:
        """One strength, gold, magic and point."""
        weights, end = self.weights, self.claims.each
        rest = min(1.0, self.left / weights.horizon)
        return (
            end + (weights.strength - end) * rest,
            end + (weights.gold - end) * rest,
            end + (weights.magic - end) * rest,
            1.0,
        )

    def stock_worth(self, strength: int, gold: int, magic: int) -> float:
        price, weights = self.price, self.weights
        cap, glut = weights.cap, 1 - weights.glut
        total = strength * price[0] + gold * price[1] + magic * price[2]
        if strength > cap:
            total -= (strength - cap) * price[0] * glut
        if gold > cap:
            total -= (gold - cap) * price[1] * glut
        if magic > cap:
            total -= (magic - cap) * price[2] * glut
        if self.left > 0:
            total += weights.first * ((strength > 0) + (gold > 0))
        return total

    # --- who is ahead ---

    @property
    def margin(self) -> float:
        """My points before the best rival's, dukes as far as one can guess; alone before the Dark Lord's."""
        if self._margin is None:
            mine = self.sight.open_points(self.seat) + duke_points(self, self.seat, self.claims)
            theirs = [self.rival_points(other) for other in self.rivals] or [self.dark_lord()]
            self._margin = mine - max(theirs)
        return self._margin

    def rival_points(self, seat: int) -> float:
        claims = UNKNOWN if self.claims is not NO_DUKE else NO_DUKE
        return self.sight.open_points(seat) + duke_points(self, seat, claims)

    def dark_lord(self) -> float:
        """What is left to him: monsters in the stacks, what he captured, and an average duke (V14.6-e)."""
        captured = faces(self.sight.captured())
        total: float = sum(UNKNOWN.hired(face) if face.kind == CITIZEN else UNKNOWN.built(face) for face in captured)
        for stack in MONSTER_STACKS:
            total += sum(UNKNOWN.slain(face) for face in stack_of(self, stack))
        return total


def stack_of(look: Assessment, stack: int) -> list[Face]:
    """The monsters of a stack, its top last: all lie face up, the weakest on top (V2.2-b)."""
    top = look.tops[stack]
    if top is None:
        return []
    return AREA_STACKS[top.area, look.sight.seats == 5][: look.counts[stack]]


def area_stack(area: int, five: bool) -> list[Face]:
    found = sorted((face for face in FACES if face.area == area), key=lambda face: -face.strength)
    return [face for face in found for _ in range(face.copies + (face.extra if five else 0))]


AREA_STACKS: Final = {(area, five): area_stack(area, five) for area in range(8) for five in (False, True)}


def face_of(name: str | None) -> Face | None:
    return None if name is None else FACES[NUMBER[name]]


def faces(names: list[str]) -> list[Face]:
    return [FACES[NUMBER[name]] for name in names]


def duke_points(look: Assessment, seat: int, claims: Claims) -> float:
    sight = look.sight
    total = sum(sight.stock(seat)[:3]) * claims.each
    total += sum(claims.hired(face) for face in faces(sight.duchy(seat)) if face.kind == CITIZEN)
    total += sum(claims.built(face) - face.vp for face in faces(sight.domains(seat)))
    return total + sum(claims.slain(face) - face.vp for face in faces(sight.slain(seat)))
