"""The round, turns and passing, and the Clean-up (N3.1, N3.3, N3.5)."""

from __future__ import annotations

import pytest

from tests.scenes.north import Scene

pytestmark = pytest.mark.usefixtures("little_cards")


def keep_nothing(scene: Scene) -> Scene:
    """All get through the Lookout phase."""
    while scene.phase == "lookout":
        scene.picks(scene.asked()[0])
    return scene


# --- phases (N3.1)


@pytest.mark.rule("N3.1-a")
def test_four_phases_in_their_order() -> None:
    scene = Scene(queue=[(0, 0, 0)], near="cove reef", phase="lookout")
    assert scene.phase == "lookout"
    assert keep_nothing(scene).phase == "action"
    scene.all_pass()
    assert scene.phase == "expedition"
    scene.answers(0, "stay")
    assert scene.phase == "lookout"
    assert scene.state.round == 2
    assert scene.state.tired == [0, 0]


@pytest.mark.rule("N3.1-b")
def test_goods_remain_over_the_clean_up() -> None:
    goods = "3 food 2 wood 1 stone 4 sheep 1 fish 2 gold 1 raze"
    scene = Scene(has=goods, rival_has="7 sheep", points=(4, 9)).all_pass()
    assert scene.state.round == 2
    words = goods.split()
    for amount, name in zip(words[::2], words[1::2], strict=True):
        assert scene.has(name) == int(amount)
    assert scene.has("sheep", 1) == 7
    assert [scene.points(0), scene.points(1)] == [4, 9]
    assert scene.has("ship") == 2


@pytest.mark.rule("N3.1-c")
def test_no_phase_produces_anything() -> None:
    scene = Scene(empire="woods lake meadow seam", phase="lookout", has="")
    keep_nothing(scene).all_pass()
    keep_nothing(scene)
    assert scene.state.round == 2
    assert [scene.has(thing) for thing in ("food", "wood", "stone", "sheep", "fish", "gold", "raze")] == [0] * 7


# --- turns (N3.3)


@pytest.mark.rule("N3.3-a")
def test_one_action_or_a_pass_each_from_the_start_player_on_clockwise() -> None:
    scene = Scene(seats=3, empires=["bell market", "bell", "bell"], starts=False)
    scene.state.first = 1
    seats = []
    for key in ("use:bell", "pass", "disc:populate", "disc:populate", "disc:explore", "pass", "pass"):
        seats.append(scene.turn)
        assert scene.asked() == [scene.turn]
        scene.do(key)
    assert seats == [0, 1, 2, 0, 2, 0, 2]
    assert scene.phase == "lookout", "all have passed, no ship is out"


@pytest.mark.rule("N3.3-a")
def test_the_start_player_begins_the_action_phase() -> None:
    scene = keep_nothing(Scene(seats=3).all_pass())
    assert scene.state.first == 1
    assert scene.turn == 1
    assert scene.asked() == [1]


@pytest.mark.rule("N3.3-b")
def test_the_four_actions_in_any_order_and_as_often_as_one_likes() -> None:
    rivals = "barracks inn library wharf shipyard"
    scene = Scene(
        hand="hut hut", has="2 wood 2 raze", empire="bell", rival_empire=f"school forge {rivals}", starts=False
    )
    mine = ("build:hut", "raid:school", "disc:populate", "raid:forge", "use:bell", "build:hut", "disc:explore")
    theirs = ("disc:populate", *(f"use:{name}" for name in rivals.split()), "disc:explore")
    for key, answer in zip(mine, theirs, strict=True):
        assert scene.turn == 0
        scene.do(key)
        assert scene.turn == 1, f"{key} takes a turn"
        scene.do(answer)
    assert scene.empire() == ["bell", "hut", "hut"]
    assert scene.points() == 1
    assert scene.has("worker") == 6


@pytest.mark.rule("N3.3-c")
def test_who_passed_has_no_more_turns_and_is_safe() -> None:
    scene = Scene(seats=3, supplies=["2 raze"], empires=["bell", "school", "forge"], starts=False, passed=(1,))
    assert scene.options(0, "raid:") == ["raid:forge"]
    scene.do("disc:populate")
    assert scene.turn == 2
    scene.do("pass")
    assert scene.turn == 0
    assert scene.options(0, "raid:") == []
    assert scene.illegal(1, "disc:populate")[0] == "answer-not-asked"
    assert scene.illegal(0, "raid:school") == ("answer-unknown", "N3.3-b")


@pytest.mark.rule("N3.3-d")
def test_the_last_one_goes_on_alone() -> None:
    scene = Scene(seats=3, empires=["bell market school"], starts=False, passed=(1, 2))
    for key in ("use:bell", "use:school", "disc:populate", "disc:explore"):
        scene.do(key)
        assert scene.turn == 0
        assert scene.phase == "action"
    assert scene.do("pass").phase == "lookout"


@pytest.mark.rule("N3.3-e")
def test_workers_fetch_nothing_by_themselves() -> None:
    scene = Scene(has="9 worker 9 food 9 gold 9 raze", hand="hut song woods", empire="bell", rival_empire="forge",
                  discs={0: ["explore"]})  # fmt: skip
    verbs = {key.partition(":")[0] for key in scene.options()}
    assert verbs == {"pass", "build", "disc", "move", "use", "raid"}


# --- Clean-up (N3.5)


@pytest.mark.rule("N3.5-a")
def test_all_that_the_clean_up_does() -> None:
    scene = Scene(
        seats=3,
        tired=(2, 0, 5),
        empires=["bell reef", "school"],
        exhausted="bell reef school",
        discs={0: ["sail x", "explore"], 2: ["populate", "populate x"]},
        near="cove skerry",
        distant="atoll volcano",
    )
    scene.all_pass()
    assert [scene.has("worker", seat) for seat in range(3)] == [7, 5, 10]
    assert scene.state.tired == [0, 0, 0]
    assert scene.state.exhausted == set()
    assert [scene.discs(seat) for seat in range(3)] == [["", ""]] * 3
    assert len(scene.shore("near")) == len(scene.shore("distant")) == 2
    assert {"cove", "skerry", "atoll", "volcano"}.isdisjoint(scene.shore("near") + scene.shore("distant"))
    assert scene.state.first == 1
    assert scene.state.passed == [False] * 3
    assert scene.state.round == 2


@pytest.mark.rule("N3.5-a")
def test_the_start_token_goes_to_the_left_and_around() -> None:
    scene = Scene()
    scene.all_pass()
    assert scene.state.first == 1
    keep_nothing(scene).all_pass()
    assert scene.state.first == 0


@pytest.mark.rule("N3.5-b")
def test_what_is_assigned_remains() -> None:
    scene = Scene(empire="dormitory barn", tokens={"dormitory": "2 worker", "barn": "1 food 3 fish"}).all_pass()
    assert scene.state.round == 2
    assert scene.on("dormitory") == {"worker": 2}
    assert scene.on("barn") == {"food": 1, "fish": 3}
    assert scene.has("worker") == 5


@pytest.mark.rule("N3.5-c")
def test_the_last_round_has_none() -> None:
    scene = Scene(points=(24,), empire="bell", tired=(3,), near="cove reef", discs={1: ["sail"]}, starts=False)
    scene.do("use:bell").all_pass()
    assert scene.table.over
    assert scene.tired() == 3
    assert scene.is_exhausted("bell")
    assert scene.shore("near") == ["cove", "reef"]
    assert scene.discs(1) == ["sail", ""]
    assert scene.state.first == 0


@pytest.mark.rule("N3.5-d")
def test_islands_nobody_wanted_lie_on_the_pile_of_their_kind() -> None:
    scene = Scene(near="cove skerry", distant="atoll volcano").all_pass()
    assert scene.wrecks("near") == ["cove", "skerry"]
    assert scene.wrecks("distant") == ["atoll", "volcano"]


@pytest.mark.rule("N3.5-e")
@pytest.mark.parametrize(("points", "over"), [(23, False), (24, True)])
def test_another_round_begins_only_if_nobody_got_there(points: int, over: bool) -> None:
    scene = Scene(points=(points,), empire="bell").do("use:bell").all_pass()
    assert scene.table.over == over
    assert scene.state.round == (1 if over else 2)


def test_what_was_counted_in_a_round_is_forgotten() -> None:
    scene = Scene(hand="hut toast", has="1 wood")
    scene.do("build:hut").do("disc:explore").do("disc:populate", "boost:toast")
    assert (scene.state.built[0], scene.state.played[0]) == (1, 1)
    scene.all_pass()
    assert (scene.state.built[0], scene.state.played[0]) == (0, 0)
