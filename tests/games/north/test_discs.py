"""Action discs, boosts and the tiles' actions (N5.1, N5.2, N5.3, N7.9, N7.13)."""

from __future__ import annotations

import pytest

from kronika.games.north.effects import TILES
from tests.scenes.north import Scene

pytestmark = pytest.mark.usefixtures("little_cards")
RING = "explore populate construct harvest sail"


# --- first and second use (N5.1)


@pytest.mark.rule("N5.1-a")
@pytest.mark.parametrize("tile", TILES)
def test_a_disc_goes_to_any_tile_fresh_side_up(tile: str) -> None:
    scene = Scene(hand="hut", discs={1: [tile, f"{tile} x"]})
    assert f"disc:{tile}" in scene.options(), "others' discs do not matter"
    scene.do(f"disc:{tile}")
    assert scene.discs() == [tile, ""]


@pytest.mark.rule("N5.1-a")
def test_both_discs_may_lie_on_one_tile() -> None:
    scene = Scene(passed=(1,), empire="bell").do("disc:populate").do("disc:populate")
    assert scene.discs() == ["populate", "populate"]
    assert scene.has("worker") == 7
    assert scene.options(about="disc:") == []


@pytest.mark.rule("N2.2-b", "N5.1-b")
@pytest.mark.parametrize("place", range(5))
def test_a_second_use_goes_to_either_neighbor(place: int) -> None:
    ring = ["sail", "harvest", "explore", "populate", "construct"]
    scene = Scene(has="1 food", hand="hut", discs={0: [ring[place], f"{ring[place]} x"]}, tiles=" ".join(ring))
    left, right = ring[place - 1], ring[(place + 1) % 5]
    assert sorted(scene.options(about="move:")) == sorted([f"move:0:{left}", f"move:0:{right}"])


@pytest.mark.rule("N5.1-b")
def test_a_second_use_takes_a_food_and_turns_the_disc() -> None:
    scene = Scene(has="2 food", passed=(1,), tiles="explore populate sail harvest construct", deck="hut")
    scene.do("disc:populate").do("move:0:explore")
    assert scene.has("food") == 1
    assert scene.discs() == ["explore x", ""]
    assert scene.hand() == ["hut"]
    assert scene.has("worker") == 6


@pytest.mark.rule("N5.1-b")
def test_or_a_gold_for_it() -> None:
    scene = Scene(has="1 gold", discs={0: ["explore"]}).do("move:0:populate")
    assert scene.has("gold") == 0
    assert scene.discs() == ["populate x", ""]
    scene = Scene(has="1 gold 1 food", discs={0: ["explore"]}).do("move:0:populate")
    assert scene.options() == ["pay:1food", "pay:1gold"]
    scene.do("pay:1gold")
    assert (scene.has("food"), scene.has("gold")) == (1, 0)
    assert scene.has("worker") == 6


@pytest.mark.rule("N5.1-b")
def test_the_second_use_is_a_turn_of_its_own() -> None:
    scene = Scene(has="1 food").do("disc:explore")
    assert scene.turn == 1


@pytest.mark.rule("N5.1-c")
def test_four_uses_and_no_more() -> None:
    scene = Scene(has="9 food", passed=(1,), empire="bell")
    for key in ("disc:explore", "disc:populate", "move:0:populate", "move:1:explore"):
        scene.do(key)
    assert scene.discs() == ["populate x", "explore x"]
    assert scene.options(about="disc:") == []
    assert scene.options(about="move:") == []
    assert scene.refusals()["disc:explore"] == "N5.1-c"
    assert scene.has("food") == 7


@pytest.mark.rule("N5.1-c")
def test_a_disc_cannot_stay_where_it_is() -> None:
    scene = Scene(has="1 food", discs={0: ["populate"]})
    assert "move:0:populate" not in scene.options()
    assert scene.illegal(0, "move:0:populate") == ("answer-unknown", "N3.3-b")


@pytest.mark.rule("N5.1-c")
def test_without_food_and_gold_there_is_no_second_use() -> None:
    scene = Scene(has="5 sheep 5 fish", empire="bell", discs={0: ["explore", "populate"]})
    assert scene.options(about="move:") == []


@pytest.mark.rule("N5.1-d")
def test_the_action_must_be_possible() -> None:
    scene = Scene(hand="beams wind feast", has="0 ship", starts=False)
    assert scene.options(about="disc:") == ["disc:explore", "disc:populate"]
    for tile in ("construct", "harvest", "sail"):
        assert scene.refusals()[f"disc:{tile}"] == "N5.1-d"
        scene.illegal(0, f"disc:{tile}")


@pytest.mark.rule("N5.1-d")
def test_a_second_use_must_be_possible_too() -> None:
    scene = Scene(has="1 food 0 ship", hand="woods beams", discs={0: ["populate", "harvest"]})
    assert scene.options(about="move:") == ["move:0:explore"]


# --- boost or field (N5.2)


@pytest.mark.rule("N5.2-a", "N7.9-a")
def test_a_boost_comes_before_the_action() -> None:
    scene = Scene(hand="hymn", deck="hut tower", listen=True)
    scene.do("disc:explore", "boost:hymn")
    assert scene.hand() == ["hut", "tower"]
    order = [event["id"].removeprefix("north-log-") for event in scene.table.events(None)]  # type: ignore[attr-defined]
    assert order.index("boost") < order.index("draw") < order.index("tile")


@pytest.mark.rule("N5.2-a")
def test_the_boost_can_serve_the_action() -> None:
    scene = Scene(hand="wind", has="0 fish").do("disc:sail", "boost:wind")
    assert "cargo:fish" in scene.options(), "the fish is there before the ship leaves"


@pytest.mark.rule("N5.2-a")
def test_a_field_comes_before_the_action() -> None:
    scene = Scene(hand="woods", empire="lake", starts=False)
    scene.do("disc:harvest", "field:woods")
    assert scene.has("wood") == 2
    assert scene.options() == ["harvest:lake", "harvest:woods"], "it can be harvested already"


@pytest.mark.rule("N5.2-a")
def test_only_cards_that_name_this_very_action() -> None:
    scene = Scene(hand="song toast wind beams woods meadow lake").do("disc:explore")
    assert scene.options() == ["none", "boost:song", "field:meadow"]
    scene = Scene(hand="song toast wind beams woods meadow lake").do("disc:populate")
    assert scene.options() == ["none", "boost:toast"]


@pytest.mark.rule("N5.2-a")
def test_nobody_has_to_play_one() -> None:
    scene = Scene(hand="toast").do("disc:populate", "none")
    assert scene.hand() == ["toast"]
    assert (scene.points(), scene.has("worker")) == (0, 6)


@pytest.mark.rule("N5.2-b")
def test_one_card_only() -> None:
    scene = Scene(hand="song hymn meadow", deck="hut", starts=False)
    scene.do("disc:explore")
    assert scene.illegal(0, "boost:song", "field:meadow") == ("answer-too-many", "N5.2-a")
    scene.do("boost:song")
    assert scene.turn == 1
    assert scene.hand() == ["hymn", "meadow", "hut"]
    scene = Scene(hand="song meadow", deck="hut", starts=False).do("disc:explore", "field:meadow")
    assert scene.turn == 1
    assert scene.hand() == ["song", "hut"]


@pytest.mark.rule("N5.2-c", "N7.9-a")
def test_the_boost_is_discarded() -> None:
    scene = Scene(hand="toast", discard="hut").do("disc:populate", "boost:toast")
    assert scene.discards() == ["toast", "hut"]
    assert scene.hand() == []
    assert "toast" not in scene.empire()
    assert scene.points() == 1


@pytest.mark.rule("N5.2-d", "N7.13-a")
def test_a_boost_that_pushes_the_disc_away_leaves_the_action() -> None:
    scene = Scene(hand="march", deck="hut", tiles=RING)
    scene.do("disc:explore", "boost:march", "disc:0:3")
    assert scene.discs() == ["harvest", ""]
    assert scene.hand() == ["hut"], "explored, not harvested"


@pytest.mark.rule("N5.2-e")
def test_a_card_performs_an_action_as_if_a_disc_had_been_put_there() -> None:
    scene = Scene(empire="crier midwife", hand="toast song", starts=False).do("use:crier")
    assert scene.options() == ["none", "boost:toast"]
    scene.do("boost:toast")
    assert (scene.points(), scene.has("worker"), scene.has("sheep")) == (1, 6, 1)
    assert scene.discs() == ["", ""]
    assert scene.is_exhausted("crier")


@pytest.mark.rule("N5.2-e")
def test_with_all_discs_used_a_card_still_performs() -> None:
    scene = Scene(empire="admiral", discs={0: ["sail x", "sail x"]}, starts=False).do("use:admiral")
    assert scene.queue() == [(0, 0, 0)]
    assert scene.discs() == ["sail x", "sail x"]


# --- the actions (N5.3)


@pytest.mark.rule("N5.3-a", "N7.1-c")
def test_explore() -> None:
    scene = Scene(deck="hut tower", hand="bell").do("disc:explore")
    assert scene.hand() == ["bell", "hut"]


@pytest.mark.rule("N5.3-b", "N7.1-d")
def test_populate() -> None:
    scene = Scene(has="2 worker", tired=(3,)).do("disc:populate")
    assert (scene.has("worker"), scene.tired()) == (3, 3)
    scene.all_pass()
    assert scene.has("worker") == 6, "for good"


@pytest.mark.rule("N5.3-c")
def test_construct_takes_no_payment_not_even_workers() -> None:
    scene = Scene(hand="tower shrine woods song", has="0 worker", starts=False).do("disc:construct")
    assert scene.options() == ["build:tower", "build:shrine"], "no fields"
    scene.do("build:tower")
    assert scene.empire() == ["tower"]
    assert (scene.has("worker"), scene.tired()) == (0, 0)


@pytest.mark.rule("N5.3-c")
def test_construct_brings_the_bonus_and_a_fresh_card() -> None:
    scene = Scene(hand="shrine", starts=False).do("disc:construct")
    assert scene.points() == 2
    assert not scene.is_exhausted("shrine")


@pytest.mark.rule("N5.3-c")
def test_construct_must_build_something() -> None:
    scene = Scene(hand="hut shrine").do("disc:construct")
    assert scene.illegal(0)[0] == "answer-too-few"
    assert scene.ask().rule == "N5.3-c"


# --- moving discs (N7.13)


@pytest.mark.rule("N7.13-a")
def test_a_disc_that_is_out_goes_to_any_other_tile() -> None:
    scene = Scene(empire="drum", discs={0: ["populate"]}, tiles=RING, starts=False).do("use:drum")
    assert scene.options() == [f"disc:0:{place}" for place in (0, 2, 3, 4)]
    scene.do("disc:0:4")
    assert scene.discs() == ["sail", ""]
    assert scene.queue() == [], "its action does not follow"


@pytest.mark.rule("N7.13-a")
def test_one_action_twice_with_one_disc() -> None:
    scene = Scene(empire="drum", has="1 food", tiles=RING, passed=(1,), starts=False)
    scene.do("disc:populate", "use:drum", "disc:0:2", "move:0:populate")
    assert scene.has("worker") == 7
    assert scene.discs() == ["populate x", ""]


@pytest.mark.rule("N7.13-b")
def test_moving_costs_and_turns_nothing() -> None:
    for side in ("populate", "populate x"):
        scene = Scene(empire="drum", has="1 food", discs={0: [side]}, tiles=RING, passed=(1,), starts=False, hand="hut")
        scene.do("use:drum", "disc:0:3")
        assert scene.has("food") == 1
        assert scene.discs() == [side.replace("populate", "harvest"), ""]
        second = [] if "x" in side else ["move:0:sail", "move:0:construct"]
        assert scene.options(about="move:") == second


@pytest.mark.rule("N7.13-a")
def test_discs_at_home_cannot_be_moved() -> None:
    scene = Scene(empire="drum", starts=False).do("use:drum")
    assert scene.discs() == ["", ""]
    assert scene.turn == 1
