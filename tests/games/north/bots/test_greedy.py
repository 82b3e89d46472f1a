"""The greedy bot: the best single step, and an answer to everything."""

from __future__ import annotations

import pytest

import kronika
from kronika.games.north.faces import CLANS
from tests.games.north.bots.play import options_of, play_out, wins
from tests.scenes.north import Scene


def decide(scene: Scene, seat: int = 0) -> list[str]:
    keys = kronika.bot("north", "greedy").decide(scene.table.sight(seat), scene.ask(seat))
    return [scene.named(key) for key in keys]


@pytest.mark.parametrize("number", range(12))
def test_answers_every_ask(number: int) -> None:
    seats = 1 + number % 4
    table = kronika.new_table("north", seats=seats, seed=number, setup=options_of(number, seats))
    play_out(table, (["greedy", "random"] * 2)[:seats] if number % 2 else ["greedy"] * seats)
    assert table.over


def test_builds_what_it_can_pay_rather_than_nothing() -> None:
    scene = Scene(hand="priest-of-thor", has="3 wood", discs={0: ["sail x", "sail x"]})
    assert decide(scene) == ["build:priest-of-thor"]


def test_passes_when_no_step_gains() -> None:
    """A raze token for a food is no gain to who looks at goods alone."""
    scene = Scene(empire="friendly-brawl", has="1 food", discs={0: ["sail x", "explore x"]})
    assert decide(scene) == ["pass"]


def test_harvests_the_richest_field() -> None:
    scene = Scene(empire="ash-wood", clans=["ulaf", "glenn"])
    scene.do("disc:harvest")
    assert decide(scene) in (["harvest:pine-grove"], ["harvest:fishing-pier"], ["harvest:ash-wood"])


def test_pillages_the_richest_island() -> None:
    """Three gold are worth more than what the others hold."""
    scene = Scene(
        queue=[(0, 1, 0)], near="driftwood-bay castaways-island", distant="amber-coast abbey-island", phase="expedition"
    )
    assert decide(scene) == ["pillage:amber-coast"]


@pytest.mark.parametrize("clan", CLANS)
def test_beats_a_player_who_does_anything_at_all(clan: str) -> None:
    assert wins("greedy", "random", clan, 4) >= 3
