"""Five players and the one who rests (V11)."""

from __future__ import annotations

import pytest

import kronika
from tests.scenes.valeria import Scene

ALL = ["", "", "", "", ""]


@pytest.mark.rule("V11.2-a")
def test_the_player_right_of_the_first_rests_in_the_first_turn() -> None:
    for seed in range(8):
        view = kronika.new_table("valeria", 5, seed).view(0)
        assert view["extra"]["resting"] == (view["extra"]["first"] - 1) % 5
        assert [seat["seat"] for seat in view["seats"] if seat["resting"]] == [view["extra"]["resting"]]
    assert kronika.new_table("valeria", 4, 1).view(0)["extra"]["resting"] is None


@pytest.mark.rule("V11.2-b")
def test_who_rests_harvests_nothing() -> None:
    duchies = ["archer"] * 5
    scene = Scene(seats=5, dice=(4, 5), duchies=duchies, boards=ALL)
    assert scene.state.resting == 4
    assert [scene.strength(seat) for seat in range(5)] == [2, 1, 1, 1, 0]
    assert [scene.gold(seat) for seat in range(5)] == [1, 1, 1, 1, 0]


@pytest.mark.rule("V11.2-b")
def test_who_rests_has_no_herald() -> None:
    scene = Scene(seats=5, dice=(1, 1), boards=ALL)
    assert scene.asked() == [0, 1, 2, 3]


@pytest.mark.rule("V11.2-c")
def test_nobody_takes_from_who_rests() -> None:
    boards = ["", "1 gold", "", "", "9 gold 9 magic"]
    scene = Scene(seats=5, dice=(3, 4), duchies=["thief"], boards=boards)
    assert scene.options() == ["take:1-gold", "nothing"]
    scene = Scene(seats=5, lands=["cathedral-of-st-aquila the-orb-of-urdr"], boards=boards)
    scene.do("gain:strength", "gain:strength")
    assert scene.options() == ["take:1-gold", "nothing"]
    piles = ["", "goblin", "", "", "troll"]
    scene = Scene(seats=5, center="purloiners-perch", duchies=["rogue*2"], boards=["10 gold"], piles=piles)
    scene.do("build:purloiners-perch")
    assert scene.options() == ["rob:1", "nothing"]


@pytest.mark.rule("V11.2-c", "V11.2-d")
def test_events_leave_who_rests_alone() -> None:
    scene = Scene(seats=5, dice=(6, 2), boards=["2 gold"] * 5, events={"1": "kobold-thieves"}, enemy_events=True)
    assert [scene.gold(seat) for seat in range(5)] == [1, 1, 1, 1, 2]


@pytest.mark.rule("V11.2-d")
def test_who_rests_gains_nothing_from_doubles() -> None:
    scene = Scene(seats=5, dice=(2, 2), lands=["", "", "", "gargans-embrace", "gargans-embrace"])
    assert [scene.vp(seat) for seat in range(5)] == [0, 0, 0, 1, 0]


@pytest.mark.rule("V11.3-a")
def test_the_token_follows_the_dice() -> None:
    scene = Scene(seats=5)
    assert (scene.turn, scene.state.resting) == (0, 4)
    for turn in (1, 2, 3, 4, 0, 1):
        scene.finish_harvest().load(1, 2).idle()
        scene.finish_harvest()
        assert scene.turn == turn
        assert scene.state.resting == (turn - 1) % 5, "who was active before rests now"


@pytest.mark.rule("V8.1-c")
def test_who_rests_counts_for_the_end() -> None:
    nine = "1 2 3 4 5 6 7 8 9/10"
    scene = Scene(seats=5, exhausted=nine, first=1).load(1, 2).idle()
    assert not scene.table.over
    scene = Scene(seats=5, exhausted=f"{nine} 11/12", first=1).idle()
    assert scene.table.over
