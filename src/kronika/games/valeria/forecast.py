"""What the next roll would bring everybody, number by number: all of it lies open, so everybody may know it (V7.6)."""

from __future__ import annotations

from typing import Any, Final

from kronika.games.valeria.effects import RESOURCES, Exchange, Gain, OneOf
from kronika.games.valeria.ending import ended
from kronika.games.valeria.faces import FACES, Face
from kronika.games.valeria.harvest import NONE, add
from kronika.games.valeria.odds import MASK, ROLLS, TIMES
from kronika.games.valeria.state import NOBODY, ROLL, SETUP, Position

Forecast = dict[str, Any]
"""As views show it: `roller`, and by seat the `lines`, the Herald's own line, what doubles bring, and the `mean`, a sum
over all 36 rolls. A line tells by how many rolls of 36 it is reached, what one activation gives without a decision,
and how many cards leave something to decide: a choice, an exchange, a theft."""

DOUBLES: Final = sum(1 << bit for bit, (one, two) in enumerate(ROLLS) if one == two)
EVERY: Final = (1 << len(ROLLS)) - 1


def forecast(s: Position) -> Forecast | None:
    """One pass over each duchy; None where nobody rolls any more."""
    roller = next_roller(s)
    if roller is None:
        return None
    resting = next_resting(s)
    seats = [{"rests": True} if seat == resting else remembered(s, seat, seat == roller) for seat in range(s.seats)]
    return {"roller": roller, "seats": seats}


Estate = tuple[bool, tuple[int, ...], tuple[int, ...], tuple[int, ...]]
REMEMBERED: Final[dict[Estate, Forecast]] = {}
"""Forecasts by all that they depend on: views are made far more often than a duchy changes."""
MOST: Final = 1000


def remembered(s: Position, seat: int, active: bool) -> Forecast:
    face_of = s.cards.face
    duchy = tuple([face_of[card] for card in s.duchy[seat]])
    domains = tuple([face_of[card] for card in s.domains[seat]])
    slain = tuple([face_of[card] for card in s.slain[seat]])
    estate = active, duchy, domains, slain
    found = REMEMBERED.get(estate)
    if found is None:
        if len(REMEMBERED) >= MOST:
            REMEMBERED.clear()
        found = REMEMBERED[estate] = of_seat(s, seat, active)
    return found


def next_roller(s: Position) -> int | None:
    """Whoever has the turn and has not rolled yet, else the next player, if there is another turn (V3.1, V8.1)."""
    if s.over:
        return None
    if s.phase == SETUP:
        return s.first
    if s.phase == ROLL and s.dice == [0, 0]:
        return s.turn
    left = (s.turn + 1) % s.seats
    last = s.seats > 1 and left == s.first and (s.ending or ended(s))
    return None if last else left


def next_resting(s: Position) -> int:
    """Of five players the one right of whoever rolls rests (V11.3-a)."""
    if s.resting == NOBODY or s.phase == SETUP or (s.phase == ROLL and s.dice == [0, 0]):
        return s.resting
    return s.turn


class Line:
    """What one activation of some cards brings."""

    __slots__ = ("amounts", "choices", "exchanges", "thefts")

    def __init__(self) -> None:
        self.amounts = NONE[:]
        self.choices = 0
        self.exchanges = 0
        self.thefts = 0

    def count(self, s: Position, seat: int, face: Face, active: bool) -> None:
        effect = face.active if active else face.other
        assert effect is not None
        if effect.plain:
            add(s, seat, effect, self.amounts)
        elif isinstance(effect, OneOf):
            self.choices += 1
        elif isinstance(effect, Exchange):
            self.exchanges += 1
        else:
            self.thefts += 1

    def shown(self, chance: int) -> Forecast:
        found: Forecast = {"chance": chance, "gains": named(self.amounts)}
        for name, n in (("choices", self.choices), ("exchanges", self.exchanges), ("thefts", self.thefts)):
            if n:
                found[name] = n
        return found


def of_seat(s: Position, seat: int, active: bool) -> Forecast:
    lines: dict[int, Line] = {}
    faces: dict[int, Face] = {}
    sums = NONE[:]
    hit = 0
    herald: Line | None = None
    for card in s.duchy[seat]:
        number = s.cards.face[card]
        face = FACES[number]
        if not face.numbers:
            herald = herald or Line()
            herald.count(s, seat, face, active)
            continue
        line = lines.get(face.numbers[0])
        if line is None:
            line = lines[face.numbers[0]] = Line()
            faces[face.numbers[0]] = face
        before = line.amounts[:]
        line.count(s, seat, face, active)
        hit |= MASK[number]
        for i in range(4):
            sums[i] += (line.amounts[i] - before[i]) * TIMES[number]
    found: Forecast = {"rests": False, "lines": []}
    for first in sorted(lines):
        face = faces[first]
        found["lines"].append({"numbers": face.numbers, **lines[first].shown(MASK[face.number].bit_count())})
    if herald is not None:
        # It comes when no other card does, and on doubles; when both hold, twice (V5.5).
        alone = EVERY & ~hit
        found["herald"] = herald.shown((alone | DOUBLES).bit_count())
        times = alone.bit_count() + DOUBLES.bit_count()
        sums = [total + n * times for total, n in zip(sums, herald.amounts, strict=True)]
    doubles = of_doubles(s, seat)
    if doubles != NONE:
        found["doubles"] = named(doubles)
        sums = [total + n * DOUBLES.bit_count() for total, n in zip(sums, doubles, strict=True)]
    found["mean"] = named(sums)
    return found


def of_doubles(s: Position, seat: int) -> list[int]:
    """Domains that give something each time doubles are rolled (V9.2)."""
    amounts = NONE[:]
    for card in s.domains[seat]:
        face = FACES[s.cards.face[card]]
        if face.when == "doubles" and isinstance(face.effect, Gain):
            amounts = [a + b for a, b in zip(amounts, face.effect.amounts, strict=True)]
    return amounts


def named(amounts: list[int]) -> dict[str, int]:
    return {RESOURCES[i]: n for i, n in enumerate(amounts) if n}
