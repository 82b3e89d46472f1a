"""The deck tracker: where one's own cards lie, what is known of the others', and what the next hand may bring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenes.dominion import Scene


def tracked(scene: Scene, seat: int | None = 0) -> dict[str, Any]:
    tracker: dict[str, Any] = scene.view(seat)["extra"]["tracker"]
    return tracker


def test_ones_own_cards_and_where_they_are() -> None:
    scene = Scene(hand="gold copper*2", deck="silver copper estate*3", discard="curse gold")
    scene.answers(0, "treasure:gold")
    assert tracked(scene)["cards"] == {
        "silver": [1, 0, 0],
        "copper": [1, 2, 0],
        "estate": [3, 0, 0],
        "curse": [0, 0, 1],
        "gold": [0, 0, 2],
    }


def test_the_order_in_which_cards_are_named_says_nothing_of_the_deck() -> None:
    decks = ("silver copper estate", "estate silver copper", "copper estate silver")
    assert len({tuple(tracked(Scene(hand="gold", deck=deck))["cards"]) for deck in decks}) == 1


def test_the_next_hand_is_drawn_from_the_deck_and_then_from_what_is_shuffled() -> None:
    full = Scene(hand="copper*5", deck="gold*5 estate*5", rival_hand="copper")
    assert tracked(full)["coins"] == 7.5
    assert tracked(full)["shuffle"] == 10
    assert tracked(full)["action"] == 0
    short = Scene(hand="silver*3", deck="gold*2 smithy", discard="silver")
    assert tracked(short)["coins"] == 3 + 3 + 2 + 2
    assert tracked(short)["action"] == 100


def test_a_card_one_knows_to_lie_on_top_is_no_chance() -> None:
    scene = Scene(hand="courtyard gold*2 copper", deck="estate*9").play("courtyard", "top:gold")
    assert tracked(scene)["coins"] == 3.0


def test_a_spectator_tracks_nobody_and_others_are_known_by_what_they_gained() -> None:
    scene = Scene(hand="gold*2", rival_hand="copper*3", rival_deck="smithy")
    assert tracked(scene, None) is None
    assert scene.view(0)["seats"][1]["owned"] == {"copper": 3, "smithy": 1}


@pytest.mark.rule("D4.9", "D6.1-c")
def test_cards_passed_face_down_are_lost_track_of_until_the_result() -> None:
    hands = ["masquerade copper*3 gold", "silver*4 copper", "estate*4 copper"]
    scene = Scene(seats=3, hands=hands, decks=["copper*9"] * 3, piles={"province": 0}).play("masquerade")
    scene.answers(0, "pass:copper")
    scene.answers(1, "pass:silver")
    scene.answers(2, "pass:estate")
    assert scene.view(None)["seats"][0]["owned"] is None
    assert tracked(scene)["cards"]["estate"] == [0, 1, 0]
    scene.picks(0)
    scene.answers(0, "end-turn")
    assert scene.view(None)["seats"][0]["owned"] is None
    assert scene.table.result is not None
    assert scene.table.result.owned[0]["estate"] == 1


def test_all_decks_lie_open_in_the_result() -> None:
    scene = Scene(hand="gold copper", rival_hand="curse*2", piles={"province": 0})
    scene.answers(0, "end-turn")
    assert scene.table.result is not None
    assert scene.table.result.detailed()["owned"] == [{"copper": 1, "gold": 1}, {"curse": 2}]
