"""Ships land: pillage, conquest, decks of islands (N3.4), and ships that land early (N7.20)."""

from __future__ import annotations

import pytest

from kronika.games.north.faces import FACES, ISLAND, NUMBER
from kronika.games.north.goods import THINGS, TOKENS, VP
from tests.scenes.north import Scene

pytestmark = pytest.mark.usefixtures("little_cards")


def landing(*queue: tuple[int, int, int], **more: object) -> Scene:
    """All pass, and the first ship of the queue lands."""
    layout = {"near": "cove reef", "distant": "atoll volcano", "starts": False, **more}
    return Scene(queue=queue, **layout).all_pass()  # type: ignore[arg-type]


def top_of(scene: Scene, distance: int, name: str) -> None:
    """Puts an island on top of its deck."""
    scene.state.islands[distance].append(scene.state.cards.add(NUMBER[name]))


def bare(scene: Scene, distance: int, wrecks: str = "") -> None:
    """Leaves a deck empty and some islands on its pile."""
    s = scene.state
    s.islands[distance] = []
    s.wrecks[distance] = [s.cards.add(NUMBER[name]) for name in wrecks.split()]


# --- order and choice


@pytest.mark.rule("N3.4-a")
def test_ships_land_in_the_order_of_the_queue_each_when_its_turn_comes() -> None:
    scene = landing((1, 0, 0), (0, 0, 0), (1, 1, 0))
    assert scene.asked() == [1]
    assert scene.options(1) == ["pillage:cove", "pillage:reef", "blind:near", "stay"]
    scene.answers(1, "pillage:cove")
    assert scene.asked() == [0]
    assert scene.options(0) == ["pillage:reef", "blind:near", "stay"]
    scene.answers(0, "stay")
    assert scene.asked() == [1]
    assert "pillage:atoll" in scene.options(1), "now the one with the fish"


@pytest.mark.rule("N3.4-b")
@pytest.mark.parametrize(
    ("fish", "raze", "options"),
    [
        (0, 0, "pillage:cove pillage:reef blind:near stay"),
        (1, 0, "pillage:cove pillage:reef blind:near pillage:atoll pillage:volcano blind:distant stay"),
        (0, 1, "pillage:cove conquer:cove pillage:reef conquer:reef blind:near stay"),
        (
            1,
            1,
            "pillage:cove conquer:cove pillage:reef conquer:reef blind:near "
            "pillage:atoll conquer:atoll pillage:volcano conquer:volcano blind:distant stay",
        ),
    ],
)
@pytest.mark.rule("N3.4-j", "N3.4-d")
def test_what_is_within_reach(fish: int, raze: int, options: str) -> None:
    assert landing((0, fish, raze)).options() == options.split()


@pytest.mark.rule("N3.4-b")
def test_with_a_fish_one_may_prefer_a_near_island() -> None:
    scene = landing((0, 1, 0)).answers(0, "pillage:cove")
    assert scene.has("wood") == 2


@pytest.mark.rule("N3.4-b")
def test_a_ship_may_stay_out_of_it() -> None:
    scene = landing((0, 0, 0)).answers(0, "stay")
    assert scene.has("ship") == 3
    assert scene.wrecks("near") == ["cove", "reef"], "only the Clean-up put them there"
    assert scene.has("wood") == 0


@pytest.mark.rule("N3.4-b", "N3.4-c")
def test_the_unseen_top_of_the_deck() -> None:
    scene = landing((0, 0, 0), (0, 1, 0))
    top_of(scene, 0, "skerry")
    top_of(scene, 1, "volcano")
    scene.answers(0, "blind:near")
    assert scene.has("fish") == 3
    assert scene.wrecks("near") == ["skerry"]
    scene.answers(0, "blind:distant")
    assert (scene.has("raze"), scene.points()) == (1, 1)


@pytest.mark.rule("N3.4-c")
def test_pillaging_is_free_and_brings_what_the_island_shows() -> None:
    scene = landing((0, 0, 0), (1, 0, 0)).answers(0, "pillage:cove")
    assert (scene.has("wood"), scene.points()) == (2, 1)
    assert scene.wrecks("near") == ["cove"]
    assert scene.empire() == []
    assert scene.tired() == 0
    scene = landing((0, 1, 0), (1, 0, 0)).answers(0, "pillage:atoll")
    assert (scene.wrecks("near"), scene.wrecks("distant")) == ([], ["atoll"])


@pytest.mark.rule("N3.4-c")
@pytest.mark.parametrize("name", [face.id for face in FACES if face.kind == ISLAND])
def test_every_island_can_be_pillaged_for_what_is_printed(name: str) -> None:
    face = FACES[NUMBER[name]]
    scene = landing((0, 1, 0), (1, 0, 0), **{face.distance: name})
    before = scene.state.stock[0][:]
    hand = len(scene.hand())
    scene.answers(0, f"pillage:{name}")
    while scene.asked() == [0]:
        ask = scene.ask()
        assert ask.what.id == "north-ask-resource"
        scene.picks(0, *["resource:food"] * ask.least)
    stock = scene.state.stock[0]
    assert [stock[t] - before[t] for t in TOKENS if THINGS[t] != "food"] == [
        face.pillage[t] for t in TOKENS if THINGS[t] != "food"
    ]
    assert stock[VP] - before[VP] == face.pillage[VP]
    assert len(scene.hand()) - hand == face.pillage[THINGS.index("card")]


# --- conquest


@pytest.mark.rule("N3.4-d", "N3.4-j")
def test_a_conquered_island_serves_its_owner_and_brings_no_pillage() -> None:
    scene = landing((0, 0, 1)).answers(0, "conquer:reef")
    assert scene.empire() == ["reef"]
    assert scene.has("stone") == 0
    assert "reef" not in scene.wrecks("near")
    scene.picks(0).picks(1).do("pass")
    assert "use:reef" in scene.options()
    scene.do("use:reef")
    assert (scene.points(), scene.tired()) == (1, 1)
    assert scene.is_exhausted("reef")


@pytest.mark.rule("N3.4-d")
def test_without_a_raze_token_aboard_there_is_no_conquest() -> None:
    scene = landing((0, 1, 0), has="9 raze 9 gold")
    assert scene.options(about="conquer:") == []
    assert scene.illegal(0, "conquer:reef") == ("answer-unknown", "N3.4-b")


@pytest.mark.rule("N3.4-j")
def test_with_both_aboard_distant_islands_can_be_conquered() -> None:
    scene = landing((0, 1, 1)).answers(0, "conquer:atoll")
    assert scene.empire() == ["atoll"]
    assert scene.has("gold") == 0


@pytest.mark.rule("N3.4-e")
@pytest.mark.parametrize("answer", ["pillage:cove", "conquer:reef", "stay"])
def test_the_ship_returns_and_its_cargo_is_spent_needed_or_not(answer: str) -> None:
    scene = landing((0, 1, 1), (1, 0, 0), has="1 ship").answers(0, answer)
    assert scene.has("ship") == 2
    assert (scene.has("fish"), scene.has("raze"), scene.has("gold")) == (0, 0, 0)
    assert scene.queue() == [], "the other one is landing"


# --- the decks of islands


@pytest.mark.rule("N3.4-f")
def test_islands_are_not_replaced_in_this_phase() -> None:
    scene = landing(*[(0, 0, 0)] * 4)
    scene.answers(0, "pillage:cove", "pillage:reef")
    assert scene.options() == ["blind:near", "stay"]
    assert scene.shore("near") == []
    scene.answers(0, "blind:near")
    assert scene.shore("near") == []


@pytest.mark.rule("N3.4-f", "N7.18-a")
def test_a_deck_of_islands_that_ran_out_is_made_anew() -> None:
    scene = landing((1, 0, 0), (0, 0, 0), (0, 0, 0))
    bare(scene, 0, "skerry")
    scene.answers(1, "stay").answers(0, "blind:near")
    assert scene.has("fish") == 3
    assert scene.wrecks("near") == ["skerry"]


@pytest.mark.rule("N3.4-f")
def test_where_there_are_none_at_all_there_is_no_top() -> None:
    scene = landing((1, 0, 0), (0, 0, 0))
    bare(scene, 0)
    scene.answers(1, "stay")
    assert scene.options() == ["pillage:cove", "pillage:reef", "stay"]


@pytest.mark.rule("N7.18-a")
def test_the_clean_up_rebuilds_decks_of_islands_too() -> None:
    scene = Scene(near="cove reef", distant="atoll volcano")
    bare(scene, 0, "skerry seal-bank")
    scene.all_pass()
    assert len(scene.shore("near")) == 2
    assert set(scene.shore("near")) < {"cove", "reef", "skerry", "seal-bank"}
    assert scene.wrecks("near") == []


# --- features and bonuses


@pytest.mark.rule("N3.4-g")
def test_features_that_wait_for_a_conquest() -> None:
    scene = Scene(empire="herald", has="1 raze", near="cove reef", starts=False)
    scene.do("disc:sail", "cargo:raze")
    assert scene.points() == 0, "not when it sails"
    scene.all_pass().answers(0, "conquer:reef")
    assert scene.points() == 1
    scene = landing((0, 0, 1), empire="herald").answers(0, "pillage:reef")
    assert scene.points() == 0


@pytest.mark.rule("N3.4-g", "N7.10-a")
def test_only_the_conquerors_own_features_work() -> None:
    scene = landing((0, 0, 1), rival_empire="herald looter").answers(0, "conquer:reef")
    assert scene.points(1) == 0


@pytest.mark.rule("N3.4-h")
def test_an_islands_bonus_works_once() -> None:
    scene = landing((0, 0, 1), near="skerry cove").answers(0, "conquer:skerry")
    assert scene.has("sheep") == 2
    scene.picks(0).picks(1)
    scene.all_pass()
    assert scene.has("sheep") == 2
    scene = landing((0, 0, 1), near="skerry cove").answers(0, "pillage:skerry")
    assert scene.has("sheep") == 0


@pytest.mark.rule("N3.4-i")
def test_a_conquered_island_is_worth_a_point() -> None:
    assert Scene(empire="reef hut", starts=False).score()["cards"] == 2


@pytest.mark.rule("N9.6-a")
def test_the_island_of_the_spirits_waits_for_further_conquests() -> None:
    face = FACES[NUMBER["island-of-spirits"]]
    assert face.feature is not None
    assert face.feature.trigger == "conquer"
    scene = landing((0, 0, 1), (0, 0, 1), (1, 0, 1), near="island-of-spirits reef")
    before = scene.state.stock[0][:]
    scene.answers(0, "conquer:island-of-spirits")
    before[THINGS.index("ship")] += 1
    assert scene.state.stock[0] == before, "its own conquest brings nothing"
    scene.answers(0, "conquer:reef")
    before[THINGS.index("ship")] += 1
    assert sum(scene.state.stock[0]) > sum(before)


@pytest.mark.rule("N9.6-a")
def test_a_feature_of_an_island_does_not_see_its_own_conquest() -> None:
    scene = landing((0, 0, 1), (0, 0, 1), near="seal-bank reef").answers(0, "conquer:seal-bank")
    assert scene.has("sheep") == 0
    scene.answers(0, "conquer:reef")
    assert scene.has("sheep") == 1


@pytest.mark.rule("N9.7-a")
def test_points_for_every_pillage() -> None:
    paying = [face for face in FACES if face.feature is not None and face.feature.trigger == "pillage"]
    assert any("vp" in face.lines["feature"] for face in paying)
    scene = landing((0, 0, 0), (0, 0, 1), (0, 0, 0), empire="looter", near="reef skerry")
    scene.answers(0, "pillage:reef")
    assert scene.points() == 1
    scene.answers(0, "conquer:skerry")
    assert scene.points() == 1
    top_of(scene, 0, "reef")
    scene.answers(0, "blind:near")
    assert scene.points() == 2


# --- landing early (N7.20)


@pytest.mark.rule("N7.20-a")
def test_a_ship_lands_in_the_action_phase() -> None:
    scene = Scene(
        empire="horn", hand="hut", queue=[(1, 0, 0), (0, 1, 0), (1, 1, 1)], near="cove reef", passed=(1,), starts=False
    )
    scene.state.stock[0][THINGS.index("ship")] = 0
    scene.do("use:horn", "pillage:cove")
    assert scene.queue() == [(1, 0, 0), (1, 1, 1)], "those behind move up"
    assert (scene.has("ship"), scene.has("fish")) == (1, 0)
    scene.do("build:hut")
    assert scene.has("wood") == 1, "what it brought can be used right away"
    scene.do("disc:sail")
    assert scene.queue() == [(1, 0, 0), (1, 1, 1), (0, 0, 0)]


@pytest.mark.rule("N7.20-a")
def test_it_must_be_out_with_what_it_needs() -> None:
    scene = Scene(empire="horn", has="5 fish 5 raze 5 gold", queue=[(0, 0, 0)], near="cove reef", starts=False)
    scene.do("use:horn")
    assert scene.options() == ["pillage:cove", "pillage:reef", "blind:near", "stay"]
    scene = Scene(empire="horn", queue=[(1, 1, 1)], near="cove reef", starts=False).do("use:horn")
    assert scene.queue() == [(1, 1, 1)]
    assert scene.turn == 1, "others' ships do not obey"


@pytest.mark.rule("N7.20-a")
def test_of_several_ships_the_owner_says_which_lands() -> None:
    scene = Scene(empire="horn", queue=[(0, 0, 0), (1, 0, 0), (0, 1, 1)], near="cove reef", starts=False)
    scene.do("use:horn")
    assert scene.options() == ["ship:0", "ship:2"]
    scene.do("ship:2", "conquer:reef")
    assert scene.queue() == [(0, 0, 0), (1, 0, 0)]
    assert "reef" in scene.empire()
