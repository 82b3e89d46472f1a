"""The greedy bot: the best single step, and an answer to everything."""

from __future__ import annotations

import pytest

import kronika
from tests.games.valeria.bots.play import options_of, play_out, wins
from tests.scenes.valeria import Scene


def decide(scene: Scene, seat: int = 0) -> list[str]:
    return kronika.bot("valeria", "greedy").decide(scene.table.sight(seat), scene.ask(seat))


@pytest.mark.parametrize("number", range(30))
def test_answers_every_ask(number: int) -> None:
    seats = 1 + number % 5
    table = kronika.new_table("valeria", seats=seats, seed=number, setup=options_of(number, seats))
    play_out(table, (["greedy", "random"] * 3)[:seats] if number % 2 else ["greedy"] * seats)
    assert table.over


def test_slays_for_points_rather_than_taking_a_resource() -> None:
    assert decide(Scene(has="2 strength", dukes=["hrothgar-the-conqueror"])) == ["slay:skeleton"]


def test_takes_the_resource_it_has_least_of_when_nothing_can_be_paid() -> None:
    assert decide(Scene(has="0 gold")) == ["gain:strength"]


def test_a_duke_of_holy_ones_hires_a_holy_one() -> None:
    assert decide(Scene(has="3 gold", dukes=["elsyn-saint-of-shadows"]))[0] in (
        "hire:cleric",
        "hire:paladin",
        "hire:rogue",
    )


def test_beats_a_player_who_does_anything_at_all() -> None:
    assert wins("greedy", "random", 20) >= 16
