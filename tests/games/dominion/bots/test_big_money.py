"""Big Money: Province at 8 coins, Gold at 6, Silver at 3, nothing else; the known length of its games."""

from __future__ import annotations

from statistics import mean

import pytest

import kronika
from tests.scenes.dominion import Scene


def bought(hand: str, piles: dict[str, int] | None = None) -> str:
    """What Big Money does once its Treasures are played."""
    scene = Scene(hand=hand, piles=piles).to_buy_phase()
    (key,) = kronika.bot("dominion", "big-money").decide(scene.table.sight(0), scene.ask())
    return key


@pytest.mark.parametrize(
    ("hand", "key"),
    [
        ("copper*2 estate*3", "end-turn"),
        ("copper*3 estate*2", "buy:silver"),
        ("copper*5", "buy:silver"),
        ("gold copper*3 estate", "buy:gold"),
        ("gold*2 copper estate*2", "buy:gold"),
        ("gold*2 silver estate*2", "buy:province"),
        ("gold*5", "buy:province"),
    ],
)
def test_buys_by_its_coins(hand: str, key: str) -> None:
    assert bought(hand) == key


def test_takes_the_next_best_where_a_pile_is_empty() -> None:
    assert bought("gold*2", {"gold": 0}) == "buy:silver"
    assert bought("copper*3", {"silver": 0}) == "end-turn"


def test_takes_the_last_province_even_if_that_loses() -> None:
    scene = Scene(hand="gold*3", rival_deck="province*7", piles={"province": 1}).to_buy_phase()
    assert kronika.bot("dominion", "big-money").decide(scene.table.sight(0), scene.ask()) == ["buy:province"]


def test_plays_no_action() -> None:
    scene = Scene(hand="laboratory copper*4")
    assert kronika.bot("dominion", "big-money").decide(scene.table.sight(0), scene.ask()) == ["end-actions"]


def test_a_mirror_takes_about_17_turns() -> None:
    """A stand-alone model of the same rule gives 17.10 turns per player."""
    bots = [kronika.bot("dominion", "big-money") for _ in range(2)]
    turns: list[float] = []
    for seed in range(1000):
        table = kronika.new_table("dominion", seats=2, seed=seed, setup={"kingdom": "first-game"})
        while not table.over:
            ask = table.asks[0]
            table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
        assert table.result is not None
        turns.append(mean(row["turns"] for row in table.result.breakdown))
    assert mean(turns) == pytest.approx(17.1, abs=0.4)


@pytest.mark.parametrize("reaction", ["moat", "secret-chamber"])
def test_a_reaction_in_hand_does_not_keep_it_busy_for_ever(reaction: str) -> None:
    scene = Scene(hand="witch", deck="copper*2", rival_hand=f"{reaction} copper*4").play("witch")
    assert kronika.bot("dominion", "big-money").decide(scene.table.sight(1), scene.ask(1)) == ["no-reaction"]
