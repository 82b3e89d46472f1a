"""What the table says of each player's way to win (3), and how it counts a battle for all to see (5.5.4, 5.5.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenes.oath import Scene


def way(scene: Scene, seat: int, id: str) -> dict[str, Any]:
    (found,) = [way for way in scene.view(None)["extra"]["ways"][seat] if way["id"] == f"oath-way-{id}"]
    return dict(found)


# --- ways to win


@pytest.mark.rule("3.3-a")
def test_the_chancellor_wins_with_the_title_of_the_empire() -> None:
    warbands = {"0": (0, 1), "1": (0, 1), "2": (1, 1)}
    held = way(Scene(warbands=warbands), 0, "empire")
    assert (held["stage"], held["score"]) == ("holds", [2, 1])
    lost = way(Scene(warbands={"0": (0, 1), "2": (1, 1), "3": (1, 1)}, title=1), 0, "empire")
    assert (lost["stage"], lost["args"]["player"], lost["score"]) == ("lost", 1, [1, 2])


@pytest.mark.rule("3.3.1-a")
def test_a_citizen_with_more_relics_and_banners_would_succeed() -> None:
    """Under Supremacy: more than the Chancellor, who has the Grand Scepter, and than any other Citizen; an Exile does
    not count."""
    relics = ["", "map whistle", "brass-horse cracked-horn ivory-eye"]
    scene = Scene(roles="chancellor citizen exile", relics=relics)
    mine = way(scene, 1, "successor")
    assert (mine["stage"], mine["score"]) == ("holds", [2, 1])
    assert way(scene, 0, "empire")["stage"] == "heir"
    assert way(scene, 0, "empire")["args"]["player"] == 1
    short = way(Scene(roles="chancellor citizen exile", relics=["", "map"]), 1, "successor")
    assert (short["stage"], short["score"]) == ("short", [1, 1]), "a tie is not enough"
    usurped = Scene(roles="chancellor citizen exile", relics=relics, title=2)
    assert way(usurped, 1, "successor")["stage"] == "lost"


@pytest.mark.rule("3.1-a", "4.1.3-a")
@pytest.mark.parametrize(("title", "usurper", "stage"), [(0, False, "short"), (1, False, "turns"), (1, True, "wins")])
def test_an_exile_with_the_title_turns_usurper_and_then_wins(title: int, usurper: bool, stage: str) -> None:
    scene = Scene(oath="people", title=title, usurper=usurper)
    found = way(scene, 1, "usurper")
    assert found["stage"] == stage
    assert "score" not in found, "a banner is held or it is not"


@pytest.mark.rule("3.2-a", "3.2-b")
def test_a_vision_must_be_met_and_three_be_drawn() -> None:
    warbands = {"0": (0, 1), "2": (1, 1), "3": (1, 1)}
    drawn = way(Scene(visions=["", "conquest"], warbands=warbands, visions_drawn=2), 1, "vision")
    assert (drawn["stage"], drawn["args"]["drawn"], drawn["args"]["needed"]) == ("drawn", 2, 3)
    assert way(Scene(visions=["", "conquest"], warbands=warbands, visions_drawn=3), 1, "vision")["stage"] == "wins"
    tied = way(Scene(visions=["", "conquest"], warbands={"0": (0, 1), "2": (1, 1)}, visions_drawn=3), 1, "vision")
    assert (tied["stage"], tied["score"]) == ("short", [1, 1])


@pytest.mark.rule("9.4-a")
def test_a_facedown_vision_is_nobodys_known_way() -> None:
    scene = Scene(facedown_advisers=["", "conquest"])
    for seat in (0, 1, 2, None):
        assert [way["id"] for way in scene.view(seat)["extra"]["ways"][1]] == ["oath-way-usurper"]


# --- prices


@pytest.mark.rule("5.2.1-a", "5.3.1-a")
def test_the_prices_of_major_actions() -> None:
    prices = Scene(cards={"0": "wolves"}, favor=[5, 5, 5]).view(None)["extra"]["prices"]
    assert prices["muster"] == [{"supply": 1, "favor": 1, "secrets": 0}]
    assert {price["supply"] for price in prices["trade"]} == {1}
    assert {(price["favor"], price["secrets"]) for price in prices["trade"]} == {(0, 1), (2, 0)}, "for favor or secrets"
    assert Scene(warbands={"0": (0, 1)}).view(None)["extra"]["prices"]["campaign"] == [], "there is nobody to attack"


@pytest.mark.rule("5.2.1-a", "5.6.1-a", "5.5.1-a")
def test_what_major_actions_could_be_done_to() -> None:
    scene = Scene(cards={"0": "wolves"}, pawns="0 0 1")
    reach = scene.view(0)["extra"]["reach"]
    assert reach["muster"] == [{"kind": "card", "id": "wolves"}]
    assert reach["search"][0] == {"kind": "deck", "id": "world"}
    assert [ref for ref in reach["travel"] if ref["id"] == "0"] == [], "where one stands, one need not travel"
    assert {"kind": "site", "id": "1"} in reach["travel"]
    assert {"kind": "seat", "id": "1"} in reach["campaign"]
    assert scene.view(None)["extra"]["reach"] == reach, "all of it lies open"
    assert scene.do("campaign", "player:1").view(0)["extra"]["reach"] == {}, "an action is under way"


# --- battles


@pytest.mark.rule("5.5.4-b", "5.5.5-a")
def test_a_battle_is_counted_face_by_face() -> None:
    """Two swords with a skull, a hollow pair and a third one; a shield doubled; and what the rest would take."""
    scene = Scene(oath="people", pawns="steppe steppe river", warbands={"steppe": (1, 2)}, board=[6, 1])
    scene.dice("shield double blank", "skull hollow hollow hollow")
    scene.do("campaign", "pawn", "dice:4")
    camp = scene.view(2)["extra"]["campaign"]
    assert sum(row["defense"] for row in camp["ledger"]) == camp["defenseDice"] == len(camp["rolledDefense"]) == 3
    tally = {row["what"]: (row["count"], row["worth"]) for row in camp["attackTally"]}
    assert tally == {"swords": (2, 2), "hollow": (3, 1), "skulls": (1, 0)}
    assert sum(worth for _, worth in tally.values()) == camp["attack"] == 3
    assert [(row["what"], row["worth"]) for row in camp["defenseTally"]] == [("shields", 1), ("doubling", 1)]
    assert camp["defense"] == 2 + sum(source["count"] for source in camp["sources"]) == 5
    assert camp["sacrifice"] == {"needed": 3, "force": 5, "total": 6}, "the skull has killed one of six"


@pytest.mark.rule("5.5.6-a")
def test_the_count_of_a_battle_stays_in_the_record() -> None:
    """Also of a battle that nobody could see step by step."""
    scene = Scene(oath="people", pawns="steppe steppe river", warbands={"steppe": (1, 2)}, board=[6, 1], listen=True)
    scene.dice("shield double blank", "skull hollow hollow hollow")
    scene.do("campaign", "pawn", "dice:4", "none")
    args = scene.told("victor", 2)[0]["args"]
    assert args["ledger"] == "site:2=0=1;pawn=0=2;force=4=0"
    assert args["attackTally"] == "swords=2=2;hollow=3=1;skulls=1=0"
    assert args["defenseTally"] == "shields=1=1;doubling=1=1"
    assert args["sources"] == "site=2=2;board=1=1"
    assert args["allies"] == ""
