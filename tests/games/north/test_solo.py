"""Alone against the clock (N10)."""

from __future__ import annotations

import pytest

import kronika
from tests.scenes.north import Scene

pytestmark = pytest.mark.usefixtures("little_cards")


def alone(points: int = 0, round: int = 1, level: str = "1", last: bool = False, **more: object) -> Scene:
    layout = {"starts": False, "empire": "bell", **more}
    scene = Scene(seats=1, points=(points,), round=round, solo=level, **layout)  # type: ignore[arg-type]
    scene.state.last = last
    return scene


def ending(scene: Scene) -> tuple[str, list[int]]:
    assert scene.table.over
    result = scene.table.result
    assert result is not None
    assert result.ending is not None
    return result.ending.id.removeprefix("north-end-solo-"), list(result.winners)


@pytest.mark.rule("N10.1-a")
@pytest.mark.parametrize(("level", "goal"), [("1", 25), ("2", 30), ("3", 35), ("4", 40)])
def test_so_many_points_in_four_rounds(level: str, goal: int) -> None:
    scene = alone(goal - 1, level=level)
    assert scene.view()["extra"]["goal"] == goal
    assert scene.view()["extra"]["goalRounds"] == 4
    assert not scene.state.last
    scene.do("use:bell")
    assert scene.state.last
    scene.all_pass()
    assert ending(scene) == ("won", [0])


@pytest.mark.rule("N10.1-a")
@pytest.mark.parametrize(("level", "points"), [("2", 28), ("4", 38)])
def test_a_harder_level_is_not_won_with_less(level: str, points: int) -> None:
    scene = alone(points, level=level).do("use:bell").all_pass()
    assert not scene.table.over
    scene = alone(points, 4, level, last=True).do("use:bell").all_pass()
    assert ending(scene) == ("lost", [])


@pytest.mark.rule("N10.1-b")
def test_everything_else_stays_as_it_is() -> None:
    table = kronika.new_table("north", 1, 1, {"clans": ["ulaf"]})
    assert [ask.what.id for ask in table.asks] == ["north-ask-first-hand"]
    scene = alone(has="3 raze 1 food")
    assert scene.options(about="raid:") == []
    for _ in range(3):
        assert scene.turn == 0
        assert scene.state.first == 0
        scene.all_pass()
        scene.picks(0)
    assert scene.asked() == [0]


@pytest.mark.rule("N10.1-c")
def test_four_rounds_are_all_there_are() -> None:
    scene = alone()
    rounds = []
    for _ in range(6):
        if scene.phase == "lookout":
            scene.picks(0)
        if not scene.table.over:
            rounds.append(scene.state.round)
            scene.all_pass()
    assert rounds == [1, 2, 3, 4]
    assert ending(scene) == ("lost", [])


@pytest.mark.rule("N10.1-c")
def test_the_round_in_which_the_goal_is_reached_is_the_last() -> None:
    scene = alone(24, 2).do("use:bell")
    assert not scene.table.over
    scene.all_pass()
    assert ending(scene) == ("won", [0])
    assert scene.state.round == 2


@pytest.mark.rule("N10.1-c")
@pytest.mark.parametrize("round", [2, 4])
def test_also_if_that_is_in_the_expedition(round: int) -> None:
    scene = alone(24, round, queue=[(0, 0, 0)], near="cove reef", last=round == 4).all_pass()
    scene.answers(0, "pillage:cove")
    assert ending(scene) == ("won", [0])
    assert scene.state.round == round


@pytest.mark.rule("N10.1-c")
def test_only_the_track_wins() -> None:
    scene = alone(23, 4, has="40 gold", last=True).do("use:bell").all_pass()
    assert scene.score()["points"] > 60
    assert ending(scene) == ("lost", [])
