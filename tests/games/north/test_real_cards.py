"""The rules once more with the cards of the box, so that the rulebook can show them at the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenes.north import Scene

ISLANDS: dict[str, Any] = {"near": "witches-island puffin-cliff", "distant": "giants-island amber-coast"}


def has(scene: Scene, thing: str, seat: int = 0) -> int:
    tracks = scene.view(seat)["tracks"]
    return next(int(track["value"]) for track in tracks if track["id"] == thing and track["owner"] == seat)


def landed(fish: int = 0, raze: int = 0, **more: Any) -> Scene:
    """A ship lands, with this on board."""
    return Scene(queue=[(0, fish, raze)], phase="expedition", **ISLANDS, **more)


# --- the round ---


@pytest.mark.rule("N3.1-a", "N3.3-a", "N3.3-d")
def test_turns_go_round_until_all_have_passed() -> None:
    scene = Scene(has="1 food").answers(0, "disc:populate").answers(1, "pass").answers(0, "disc:explore")
    assert scene.asked() == [0]  # whoever has passed is skipped


@pytest.mark.rule("N3.2-a", "N3.2-e", "N3.2-x1")
def test_each_kept_card_tires_a_worker() -> None:
    scene = Scene(phase="lookout", deck="hall-of-heroes twin-ships watchtower fair-wind")
    scene.picks(0, "keep:0", "keep:2").picks(1)
    assert scene.shown("hand:0") == ["hall-of-heroes", "watchtower"]
    assert (has(scene, "worker"), has(scene, "tired")) == (3, 2)


@pytest.mark.rule("N3.3-b", "N3.3-c")
def test_passing_ends_the_phase_for_whoever_passes() -> None:
    scene = Scene(has="1 wood 1 food", hand="axe-smithy").answers(0, "pass")
    assert scene.asked() == [1]
    scene.answers(1, "disc:populate")
    assert scene.asked() == [1]


@pytest.mark.rule("N3.4-a", "N3.4-c")
def test_pillaging_brings_what_the_island_shows() -> None:
    scene = landed().answers(0, "pillage:witches-island")
    assert (has(scene, "wood"), has(scene, "sheep")) == (2, 1)
    assert "witches-island" not in scene.empire()


@pytest.mark.rule("N3.4-b", "N3.4-j")
def test_a_fish_takes_a_ship_to_distant_islands() -> None:
    assert "conquer:giants-island" not in landed(raze=1).options()
    scene = landed(fish=1, raze=1).answers(0, "conquer:giants-island")
    assert "giants-island" in scene.empire()


@pytest.mark.rule("N3.4-d", "N3.4-e", "N3.4-i")
def test_conquering_takes_a_raze_token_on_board() -> None:
    scene = landed(raze=1).answers(0, "conquer:witches-island")
    assert "witches-island" in scene.empire()
    assert (has(scene, "raze"), has(scene, "wood"), has(scene, "ship")) == (0, 0, 3)  # it is home with the other two


@pytest.mark.rule("N3.4-g")
def test_a_feature_that_waits_for_a_conquest_works_then() -> None:
    scene = landed(raze=1, empire="watchtower").answers(0, "conquer:witches-island")
    assert (has(scene, "food"), has(scene, "vp")) == (1, 1)


@pytest.mark.rule("N3.5-a", "N3.1-b")
def test_tired_workers_rest_and_goods_stay() -> None:
    scene = Scene(has="2 wood 3 worker", tired=[2]).answers(0, "pass").answers(1, "pass")
    assert (has(scene, "worker"), has(scene, "tired"), has(scene, "wood")) == (5, 0, 2)


# --- building ---


@pytest.mark.rule("N4.1-a", "N7.2-a")
def test_a_location_costs_what_its_sign_shows() -> None:
    scene = Scene(hand="axe-smithy", has="2 wood 1 food").answers(0, "build:axe-smithy")
    assert "axe-smithy" in scene.empire()
    assert (has(scene, "wood"), has(scene, "food")) == (1, 0)


@pytest.mark.rule("N4.1-b")
def test_gold_stands_in_for_a_good() -> None:
    scene = Scene(hand="axe-smithy", has="1 wood 1 gold").answers(0, "build:axe-smithy")
    assert (has(scene, "wood"), has(scene, "gold")) == (0, 0)


@pytest.mark.rule("N4.1-d", "N6.2-a", "N6.2-c")
def test_a_new_location_is_used_in_a_later_turn_and_turned() -> None:
    scene = Scene(hand="axe-smithy", has="2 wood 1 food").answers(0, "build:axe-smithy").answers(1, "pass")
    scene.answers(0, "use:axe-smithy")
    assert (has(scene, "wood"), has(scene, "food"), has(scene, "raze")) == (0, 1, 1)
    assert "use:axe-smithy" not in scene.options()


@pytest.mark.rule("N4.1-e", "N7.1-b")
def test_a_build_bonus_comes_once_and_at_once() -> None:
    scene = Scene(hand="hall-of-heroes", has="1 wood 1 food", empire="witches-island")
    assert has(scene.answers(0, "build:hall-of-heroes"), "vp") == 2


# --- discs ---


@pytest.mark.rule("N5.1-a", "N5.3-a", "N7.1-c")
def test_explore_draws_a_card() -> None:
    assert Scene(deck="watchtower").answers(0, "disc:explore").shown("hand:0") == ["watchtower"]


@pytest.mark.rule("N5.3-b", "N7.1-d")
def test_populate_brings_a_worker() -> None:
    assert has(Scene().answers(0, "disc:populate"), "worker") == 6


@pytest.mark.rule("N5.3-c")
def test_construct_builds_without_paying() -> None:
    scene = Scene(hand="watchtower skalds-corner").answers(0, "disc:construct", "build:watchtower")
    assert "watchtower" in scene.empire()


@pytest.mark.rule("N5.3-d", "N5.4-d")
def test_harvest_brings_what_a_field_shows() -> None:
    scene = Scene().answers(0, "disc:harvest", "harvest:pine-grove")
    assert has(scene, "wood") == 2


@pytest.mark.rule("N5.1-b", "N5.1-c")
def test_a_disc_moves_on_for_food_and_is_turned() -> None:
    scene = Scene(hand="watchtower skalds-corner", has="1 food").answers(0, "disc:harvest", "harvest:pine-grove")
    scene.answers(1, "pass").answers(0, "move:0:construct", "build:watchtower")
    assert has(scene, "food") == 0
    assert not scene.options(about="move:0")


@pytest.mark.rule("N5.2-a", "N5.2-c")
def test_a_boost_is_played_before_its_tile() -> None:
    scene = Scene(hand="fair-wind", **ISLANDS).answers(0, "disc:sail", "boost:fair-wind")
    assert "cargo:fish-raze" in scene.options()
    assert scene.answers(0, "cargo:fish-raze").shown("discard:0") == ["fair-wind"]


@pytest.mark.rule("N5.4-a")
def test_a_field_is_built_with_its_tile_and_gives_at_once() -> None:
    scene = Scene(hand="ash-wood").answers(0, "disc:harvest", "field:ash-wood", "harvest:ash-wood")
    assert (has(scene, "wood"), has(scene, "raze")) == (2, 2)


@pytest.mark.rule("N5.3-e", "N5.3-f", "N5.3-g")
def test_a_ship_joins_the_queue_with_what_it_takes_along() -> None:
    scene = Scene(has="1 fish 1 raze", **ISLANDS).answers(0, "disc:sail", "cargo:raze")
    assert (has(scene, "fish"), has(scene, "raze"), has(scene, "ship")) == (1, 0, 1)


# --- raids and islands ---


@pytest.mark.rule("N6.1-a", "N6.1-b")
def test_a_raid_exhausts_a_card_of_a_rival() -> None:
    scene = Scene(has="1 raze", rival_empire="axe-smithy", rival_has="1 wood").answers(0, "raid:1:axe-smithy")
    assert "use:axe-smithy" not in scene.options(1)


@pytest.mark.rule("N6.2-b", "N6.2-d")
def test_an_island_is_used_for_its_price() -> None:
    scene = Scene(empire="puffin-cliff").answers(0, "use:puffin-cliff")
    assert (has(scene, "fish"), has(scene, "tired")) == (2, 1)


# --- the end ---


@pytest.mark.rule("N8.1-a", "N8.1-c", "N8.2-a", "N8.2-b", "N8.2-d")
def test_who_reaches_25_makes_it_the_last_round() -> None:
    used = {0: ["harvest x", "sail x"]}
    scene = Scene(points=[23, 20], has="3 wood 2 food", hand="hall-of-heroes", empire="witches-island", discs=used)
    scene.answers(0, "build:hall-of-heroes").answers(1, "pass").answers(0, "pass")
    assert scene.table.over
    assert scene.table.result is not None
    assert scene.table.result.scores == [31, 23]  # 25 on the track, five cards, three goods; 20 and three cards
