"""After a Masquerade that one did not see whole: what a good memory still holds of the others' dominions."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import kronika
from kronika.games.dominion import score
from kronika.games.dominion.faces import NAMES
from kronika.games.dominion.game import Dominion
from kronika.games.dominion.state import Position
from kronika.scene import state_of
from kronika.testing import leaks
from kronika.testing.case import Case
from kronika.testing.walk import everyone, walk
from tests.scenes.dominion import Scene

HANDS = ("masquerade copper*3 gold", "silver*4 copper", "estate*4 copper")
KINGDOM = [
    "masquerade",
    "courtyard",
    "steward",
    "torturer",
    "chapel",
    "thief",
    "moat",
    "swindler",
    "saboteur",
    "tribute",
]


def passed(discards: Sequence[str] = ()) -> Scene:
    """Three seats after a Masquerade: a Copper, a Silver and an Estate went to the left; every deck is nine Coppers."""
    scene = Scene(seats=3, hands=HANDS, decks=["copper*9"] * 3, discards=discards).play("masquerade")
    return scene.answers(0, "pass:copper").answers(1, "pass:silver").answers(2, "pass:estate")


def told(scene: Scene, viewer: int | None, seat: int) -> dict[str, str]:
    """The cards of a dominion as a viewer may know them: "3", or "3-4"."""
    shown = scene.view(viewer)["seats"][seat]
    if shown["owned"] is not None:
        return {card: str(n) for card, n in shown["owned"].items()}
    return {card: str(a) if a == b else f"{a}-{b}" for card, (a, b) in shown["between"].items()}


@pytest.mark.rule("D4.9", "D6.1-c")
def test_a_rival_who_passed_unseen_may_lack_one_card_of_those_in_hand() -> None:
    """Seat 0 neither gave to seat 2 nor saw what seat 2 got: a Silver or a Copper of seat 1."""
    scene = passed()
    assert told(scene, 0, 1) == {"copper": "10-11", "silver": "3-4"}
    assert told(scene, 0, 2) == {"copper": "10-11", "silver": "0-1", "estate": "3"}


@pytest.mark.rule("D6.1-c")
def test_what_i_passed_and_received_is_known() -> None:
    """The Copper lies with seat 1 now, the Estate that came to me is gone from seat 2."""
    scene = passed()
    assert told(scene, 0, 0) == {"copper": "11", "gold": "1", "estate": "1", "masquerade": "1"}
    assert told(scene, 0, 2)["estate"] == "3"
    assert told(scene, 2, 1) == {"copper": "10-11", "silver": "3", "gold": "0-1"}
    assert told(scene, 2, 0)["estate"] == "1"


@pytest.mark.rule("D6.1-c")
def test_a_spectator_saw_none_of_it() -> None:
    scene = passed()
    assert told(scene, None, 1) == {"copper": "9-11", "silver": "3-4", "gold": "0-1", "estate": "0-1"}
    assert scene.view(None)["seats"][1]["points"] is None


def test_cards_that_lie_open_cannot_have_been_passed() -> None:
    """The Gold of seat 1 lies on its discard pile for all to see."""
    scene = passed(discards=("", "gold", ""))
    assert told(scene, 0, 1) == {"copper": "10-11", "silver": "3-4", "gold": "1"}


def test_a_card_that_comes_into_sight_is_certain_again_for_both() -> None:
    """Seat 2 plays the Silver it was passed: seat 0 knows now what it was, and so what seat 1 still has. It stays known
    when the Silver has been shuffled in again."""
    scene = passed()
    scene.picks(0)
    scene.answers(0, "end-turn").answers(1, "end-turn").answers(2, "treasure:silver")
    assert told(scene, 0, 2) == {"copper": "10", "silver": "1", "estate": "3"}
    assert told(scene, 0, 1) == {"copper": "11", "silver": "3"}
    assert scene.view(0)["seats"][2]["points"] == 3
    for _ in range(12):
        scene.end_turn()
    assert told(scene, 0, 2) == {"copper": "10", "silver": "1", "estate": "3"}


def test_gains_and_trashing_are_counted_on() -> None:
    """Seat 0 trashes the Estate it was passed, for all to see, and buys a Silver."""
    scene = passed()
    before = told(scene, 1, 0)
    assert before["estate"] == "0-1"
    scene.picks(0, "trash:estate")
    assert "estate" not in told(scene, 1, 0)
    assert told(scene, 1, 2)["estate"] == "3"
    scene.answers(0, "treasures", "buy:silver")
    assert told(scene, 1, 0) == {"copper": "11", "silver": "1", "gold": "1", "masquerade": "1"}


def test_the_terminal_tells_the_same() -> None:
    lines = [line.plain() for line in passed().table.notices(0)[1].lines]
    assert [line["id"] for line in lines] == [*["dominion-notice-between"] * 2, "dominion-notice-lost"]


def test_no_memory_is_false_and_none_tells_a_secret() -> None:
    """Random games of three and four with Masquerade: the truth lies between the numbers of every viewer, and other
    cards where a seat does not know them would be told alike."""
    held = ranged = 0
    case = Case(Dominion())
    for seed in range(6):
        table = kronika.new_table("dominion", 3 + seed % 2, seed, {"kingdom": KINGDOM})
        chance = random.Random(seed)
        for step, _ in enumerate(walk(table, chance)):
            if step > 700:
                break
            state = state_of(table, Position)
            if not state.lost[-1] or chance.random() > 0.06:
                continue
            for viewer in everyone(table):
                assert leaks.look_again(case, table, viewer, chance) == []
                for seat, shown in enumerate(table.view(viewer)["seats"]):
                    truth = {NAMES[face]: n for face, n in enumerate(score.owned(state, seat)) if n}
                    if shown["owned"] is not None:
                        assert shown["owned"] == truth
                        held += 1
                        continue
                    ranged += 1
                    between = shown["between"]
                    assert set(truth) <= set(between)
                    assert all(least <= truth.get(card, 0) <= most for card, (least, most) in between.items())
    assert held > 100
    assert ranged > 100
