"""The end of the game and who wins (N8)."""

from __future__ import annotations

import pytest

from tests.scenes.north import Scene

pytestmark = pytest.mark.usefixtures("little_cards")


def ended(*points: int, **more: object) -> Scene:
    """The last round of players with so many points comes to its end."""
    layout = {"seats": len(points), "starts": False, "points": points, **more}
    scene = Scene(**layout)  # type: ignore[arg-type]
    scene.state.last = True
    scene.all_pass()
    assert scene.table.over
    return scene


def winners(scene: Scene) -> list[int]:
    result = scene.table.result
    assert result is not None
    return list(result.winners)


def decided(scene: Scene) -> str:
    """What people are told decided between equal points."""
    assert scene.table.result is not None
    tie = scene.table.result.tie
    return "" if tie is None else f"{tie.id} {tie.args['best']}:{tie.args['next']}"


# --- when it comes (N8.1)


@pytest.mark.rule("N8.1-a")
def test_who_gets_to_25_in_the_action_phase_makes_the_round_the_last() -> None:
    scene = Scene(points=(24, 0), empire="bell", queue=[(1, 0, 0)], near="cove reef", starts=False)
    assert not scene.view()["extra"]["last"]
    scene.do("use:bell")
    assert scene.view()["extra"]["last"]
    assert not scene.table.over
    scene.all_pass()
    assert scene.phase == "expedition", "ships still land"
    scene.answers(1, "pillage:cove")
    assert scene.table.over
    assert scene.has("wood", 1) == 2
    assert scene.state.round == 1


@pytest.mark.rule("N8.1-a")
def test_more_than_25_will_do_and_24_will_not() -> None:
    scene = Scene(points=(24,), hand="shrine", has="1 wood", starts=False).do("build:shrine")
    assert scene.points() == 26
    assert scene.state.last
    scene = Scene(points=(22,), hand="shrine", has="1 wood", starts=False).do("build:shrine")
    assert not scene.state.last


@pytest.mark.rule("N8.1-a")
def test_that_the_last_round_has_come_is_told_once() -> None:
    """Everybody hears of it when it happens, with whether it is this round or the next (N8.1)."""
    scene = Scene(points=(24,), empire="bell bell", passed=(1,), starts=False, listen=True).do("use:bell", "use:bell.2")
    assert [event["args"] for event in scene.told("goal", 1)] == [{"goal": 25, "later": 0}]
    scene = Scene(points=(24, 0), queue=[(0, 0, 0)], near="cove reef", starts=False, listen=True).all_pass()
    scene.answers(0, "pillage:cove")
    assert [event["args"] for event in scene.told("goal", 1)] == [{"goal": 25, "later": 1}]


@pytest.mark.rule("N8.1-a")
def test_only_the_track_counts_for_that() -> None:
    scene = Scene(points=(20,), has="9 gold", empire="bell hut hut hut hut", starts=False).do("use:bell")
    assert scene.score()["points"] > 25
    assert not scene.state.last
    scene.all_pass()
    assert not scene.table.over


@pytest.mark.rule("N8.1-b")
def test_getting_there_in_the_expedition_makes_the_next_round_the_last() -> None:
    scene = Scene(points=(24, 0), queue=[(0, 0, 0)], near="cove reef", starts=False).all_pass()
    scene.answers(0, "pillage:cove")
    assert scene.points() == 25
    assert not scene.table.over
    assert scene.state.round == 2
    assert scene.view()["extra"]["last"]
    assert scene.state.tired == [0, 0], "with its Clean-up"
    scene.picks(0).picks(1).all_pass()
    assert scene.table.over
    assert scene.state.round == 2


@pytest.mark.rule("N8.1-c")
def test_the_action_phase_goes_on_until_all_have_passed() -> None:
    scene = Scene(seats=3, points=(24,), empires=["bell market", "school"], starts=False).do("use:bell")
    assert scene.asked() == [1]
    scene.do("use:school").do("disc:populate").do("disc:populate")
    assert scene.phase == "action"
    scene.all_pass()
    assert scene.table.over
    assert scene.points(1) == 1


# --- counting (N8.2)


@pytest.mark.rule("N8.2-a")
def test_the_track_and_a_point_for_every_card() -> None:
    scene = Scene(
        empire="hut woods sawmill reef herald gate", upgrades={"sawmill": "woods"}, points=(12,), starts=False
    )
    assert scene.score() == {"points": 18, "track": 12, "cards": 6, "resources": 0, "gold": 0, "raze": 0}


@pytest.mark.rule("N8.2-a")
def test_starting_locations_count_and_hands_do_not() -> None:
    scene = Scene(hand="hut hut tower", discard="gate")
    assert scene.score()["points"] == 3


@pytest.mark.rule("N8.2-b")
@pytest.mark.parametrize(
    ("has", "points"), [("1 food", 0), ("2 fish", 1), ("1 wood 1 stone", 1), ("3 sheep 2 food 2 fish", 3), ("", 0)]
)
def test_two_resources_make_a_point(has: str, points: int) -> None:
    assert Scene(has=has, starts=False).score()["resources"] == points


@pytest.mark.rule("N8.2-b", "N8.2-c")
def test_what_is_assigned_does_not_count() -> None:
    scene = Scene(empire="barn bank", tokens={"barn": "8 food", "bank": "5 gold"}, has="1 food", starts=False)
    assert scene.score() == {"points": 2, "track": 0, "cards": 2, "resources": 0, "gold": 0, "raze": 0}


@pytest.mark.rule("N8.2-c")
def test_gold_counts_and_raze_tokens_do_not() -> None:
    scene = Scene(has="4 gold 6 raze", starts=False)
    assert scene.score() == {"points": 4, "track": 0, "cards": 0, "resources": 0, "gold": 4, "raze": 0}


@pytest.mark.rule("N8.2-d")
def test_the_most_points_win() -> None:
    scene = ended(25, 24, 3, supplies=["", "2 gold", "9 gold"], empires=["hut"])
    result = scene.table.result
    assert result is not None
    assert list(result.scores) == [26, 26, 12]
    scene = ended(25, 24, 3, supplies=["", "3 gold", "9 gold"], empires=["hut"])
    result = scene.table.result
    assert result is not None
    assert (list(result.scores), list(result.ranks), winners(scene)) == ([26, 27, 12], [2, 1, 3], [1])
    assert scene.view(None)["over"]


# --- ties (N8.3)


@pytest.mark.rule("N8.3-a")
def test_a_tie_goes_to_the_larger_empire() -> None:
    scene = ended(26, 24, empires=["hut", "hut hut hut"], supplies=["9 worker", "1 worker"], hands=["hut hut", ""])
    assert scene.score(0)["points"] == scene.score(1)["points"]
    assert winners(scene) == [1]
    assert decided(scene) == "north-tie-cards 3:1"


@pytest.mark.rule("N8.3-a")
@pytest.mark.parametrize(
    ("supply", "tired", "tokens"),
    [("7 worker", 0, ""), ("1 worker", 6, ""), ("1 worker", 1, "5 worker")],
)
def test_then_to_more_workers_rested_tired_or_assigned(supply: str, tired: int, tokens: str) -> None:
    scene = ended(25, 25, empires=["hut", "dormitory"], supplies=["6 worker", supply], hands=["hut hut", ""],
                  tired=(0, tired), tokens={"dormitory": tokens})  # fmt: skip
    assert winners(scene) == [1]
    assert decided(scene) == "north-tie-workers 7:6"


@pytest.mark.rule("N8.3-a")
def test_then_to_more_cards_in_hand_and_then_the_win_is_shared() -> None:
    scene = ended(25, 25, hands=["hut", "hut hut"])
    assert (winners(scene), decided(scene)) == ([1], "north-tie-hand 2:1")
    assert decided(ended(25, 25, hands=["hut", "hut"])) == decided(ended(26, 25)) == ""
    scene = ended(25, 25, 25, hands=["hut", "hut", ""])
    assert winners(scene) == [0, 1]
    assert scene.table.result is not None
    assert list(scene.table.result.ranks) == [1, 1, 3]
