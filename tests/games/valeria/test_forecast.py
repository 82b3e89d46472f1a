"""What the next roll would bring, against all 36 rolls carried out by the Harvest phase itself."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kronika.games.valeria.effects import RESOURCES, Exchange, OneOf, TakeFrom
from kronika.games.valeria.forecast import forecast
from kronika.games.valeria.harvest import activations, harvest, plain_gains
from kronika.games.valeria.roll import doubles
from kronika.games.valeria.state import HARVEST, Position
from kronika.testing import state_of
from kronika.testing.walk import walk
from tests.properties.cases import CASES
from tests.scenes.valeria import Scene

CASE = next(case for case in CASES if case.game.id == "valeria")
ROLLS = [(one, two) for one in range(1, 7) for two in range(1, 7)]


def amounts(named: dict[str, int]) -> list[int]:
    return [named.get(name, 0) for name in RESOURCES]


def rolled(s: Position, roller: int, resting: int, dice: tuple[int, int]) -> Position:
    """The moment after somebody rolled this."""
    then = s.copy()
    then.turn, then.resting, then.dice, then.phase = roller, resting, list(dice), HARVEST
    doubles(then)
    return then


def resting_of(ahead: dict[str, Any]) -> int:
    return next((seat for seat, own in enumerate(ahead["seats"]) if own["rests"]), -1)


def check(s: Position) -> int:
    """Compares every seat's forecast with what 36 harvests bring; how many of them were carried out whole."""
    ahead = forecast(s)
    assert ahead is not None
    roller, resting = ahead["roller"], resting_of(ahead)
    whole = 0
    for seat, own in enumerate(ahead["seats"]):
        if own["rests"]:
            continue
        sums = [0, 0, 0, 0]
        heralds = 0
        shown = {tuple(line["numbers"]): 0 for line in own["lines"]}
        for dice in ROLLS:
            then = rolled(s, roller, resting, dice)
            found = activations(then, seat, seat == roller)
            gains = plain_gains(then, seat, found)
            at_once = [a - b for a, b in zip(then.stock[seat], s.stock[seat], strict=True)]
            sums = [a + b + c for a, b, c in zip(sums, gains, at_once, strict=True)]
            heralds += any(not face.numbers for face, _ in found)
            for numbers in {tuple(face.numbers) for face, _ in found if face.numbers}:
                shown[numbers] += 1
            if harvest(then, roller) is None:
                whole += 1
                brought = [a - b for a, b in zip(then.stock[seat], s.stock[seat], strict=True)]
                assert brought == [a + b for a, b in zip(gains, at_once, strict=True)]
        assert amounts(own["mean"]) == sums
        assert own["herald"]["chance"] == heralds
        assert {tuple(line["numbers"]): line["chance"] for line in own["lines"]} == shown
        for line in own["lines"]:
            check_line(s, seat, seat == roller, line)
    return whole


def check_line(s: Position, seat: int, active: bool, line: dict[str, Any]) -> None:
    """One activation of each card with these numbers."""
    cards = [s.face(card) for card in s.duchy[seat] if s.face(card).numbers == line["numbers"]]
    once = [(face, face.active if active else face.other) for face in cards]
    own = [(face, effect) for face, effect in once if effect is not None]
    assert amounts(line["gains"]) == plain_gains(s, seat, own)
    for kind, name in ((OneOf, "choices"), (Exchange, "exchanges"), (TakeFrom, "thefts")):
        assert line.get(name, 0) == sum(isinstance(effect, kind) for _, effect in own)


def test_forecasts_are_what_all_rolls_bring() -> None:
    looked, whole = 0, 0
    for seed in range(6):
        table = CASE.table(seed)
        chance = random.Random(seed)
        for _ in walk(table, chance):
            s = state_of(table, Position)
            if chance.random() < 0.05 and forecast(s) is not None:
                looked += 1
                whole += check(s.copy())
    assert looked > 20
    assert whole > 20, "some harvests must go through without a question"


@pytest.mark.rule("V5.1-c")
def test_left_effects_for_whoever_rolls_next_right_ones_for_all_others() -> None:
    ahead = Scene(dice=(1, 1), seats=3, duchies=["rogue", "rogue", "rogue"]).table.view(None)["extra"]["forecast"]
    assert ahead["roller"] == 1
    lines = [next(line for line in own["lines"] if line["numbers"] == [7]) for own in ahead["seats"]]
    assert [line["chance"] for line in lines] == [6, 6, 6]
    assert [line["gains"] for line in lines] == [
        {"strength": 1, "gold": 1},
        {"strength": 2, "gold": 2},
        {"strength": 1, "gold": 1},
    ]


@pytest.mark.rule("V11.3-a")
def test_who_will_rest_gains_nothing() -> None:
    scene = Scene(dice=(1, 1), seats=5)
    ahead = scene.table.view(None)["extra"]["forecast"]
    assert [own["rests"] for own in ahead["seats"]] == [seat == scene.state.turn for seat in range(5)]


def test_no_roll_is_foretold_after_the_last_one() -> None:
    scene = Scene(dice=(1, 1))
    scene.state.ending = True
    assert "forecast" in scene.table.view(None)["extra"], "the other player has a turn left"
    scene.state.first = 1
    assert "forecast" not in scene.table.view(None)["extra"]
