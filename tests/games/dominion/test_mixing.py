"""Base game and Intrigue together: D8."""

from __future__ import annotations

import pytest

import kronika
from kronika.games.dominion.faces import FACES
from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene

BOX = {face.id: face.set for face in FACES}


@pytest.mark.rule("D8.1-a")
def test_a_kingdom_may_come_from_both_boxes_or_from_one() -> None:
    for sets in (["intrigue"], ["base"], ["intrigue", "base"]):
        met: set[str] = set()
        for seed in range(30):
            setup = {"kingdom": "random", "sets": sets}
            table = kronika.new_table("dominion", seed=seed, setup=setup)
            met.update(BOX[name] for name in table.sight(None).kingdom())
        assert met == set(sets)


@pytest.mark.rule("D8.1-a", "D8.1-b")
def test_a_named_mixed_kingdom() -> None:
    names = in_order("moat nobles witch duke gardens pawn mine militia thief scout")
    table = kronika.new_table("dominion", seed=1, setup={"kingdom": names})
    sight = table.sight(None)
    assert sorted(sight.kingdom()) == sorted(names)
    assert len(sight.piles()) == 17
    assert [sight.pile_count(name) for name in ("nobles", "gardens", "moat", "pawn")] == [8, 8, 10, 10]
    assert [sight.pile_count(name) for name in ("copper", "silver", "gold", "curse")] == [46, 40, 30, 10]
    assert sight.end_piles == 3


@pytest.mark.rule("D8.1-b")
def test_cards_of_both_boxes_work_on_each_other() -> None:
    """A Throne Room (base) doubles a Conspirator (Intrigue); a Moat keeps a Torturer away."""
    throne = Scene(hand="throne-room conspirator", deck="gold silver").play("throne-room")
    assert (throne.coins, throne.actions) == (4, 1)
    assert throne.hand() == ["gold"]
    torturer = Scene(hand="torturer", deck="copper*3", rival_hand="moat estate").play("torturer")
    torturer.answers(1, "reveal:moat")
    assert torturer.hand(1) == sorted_names("moat estate")
    assert torturer.pile("curse") == 10


@pytest.mark.rule("D8.1-c", "D11.13")
@pytest.mark.parametrize(("seats", "coppers"), [(2, 106), (3, 99), (4, 92)])
def test_treasure_piles_may_be_built_from_both_boxes(seats: int, coppers: int) -> None:
    sight = kronika.new_table("dominion", seats=seats, seed=1, setup={"all-treasures": True}).sight(None)
    assert [sight.pile_count(name) for name in ("copper", "silver", "gold")] == [coppers, 80, 60]
    victory = 8 if seats == 2 else 12
    assert [sight.pile_count(name) for name in ("estate", "duchy", "province")] == [victory] * 3
    assert sight.pile_count("curse") == 10 * (seats - 1)


@pytest.mark.rule("D8.1-c")
def test_without_that_the_money_of_one_box_is_used_even_for_a_mixed_kingdom() -> None:
    sight = kronika.new_table("dominion", seats=2, seed=1, setup={"kingdom": "hand-madness"}).sight(None)
    assert [sight.pile_count(name) for name in ("copper", "silver", "gold")] == [46, 40, 30]
