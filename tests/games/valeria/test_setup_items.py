"""Every setup item of the game, and what is said about a table that cannot be."""

from __future__ import annotations

import pytest

import kronika
from kronika.engine.errors import SetupError
from tests.scenes.valeria import Scene

DEFAULTS = {
    "set": "first-game",
    "areas": [],
    "citizens": [],
    "enemy-events": False,
    "events": [],
    "mixed-citizens": False,
    "no-dukes": False,
    "dark-lord": "0",
}


def wrong(seats: int = 2, **setup: object) -> tuple[str, dict[str, object], str]:
    """Which error it is, its facts and its clause."""
    given = {name.replace("_", "-"): value for name, value in setup.items()}
    with pytest.raises(SetupError) as error:
        kronika.new_table("valeria", seats, 1, given)
    return error.value.message.id, dict(error.value.message.args), error.value.rule


def test_the_usual_game() -> None:
    assert kronika.new_table("valeria", 2, 1).setup == DEFAULTS


@pytest.mark.parametrize("seats", [0, 6, 7])
def test_one_to_five_players(seats: int) -> None:
    assert wrong(seats)[0] == "seats-wrong"
    assert wrong(seats)[1]["right"] == "1-5"


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_any_of_them_can_begin(seats: int) -> None:
    table = kronika.new_table("valeria", seats, 1)
    assert [ask.seat for ask in table.asks] == list(range(seats))


def test_unknown_words() -> None:
    id, args, _ = wrong(set="second-game")
    assert id == "option-value"
    assert "glittering-gold" in str(args["right"])
    assert wrong(areas=["desert"])[0] == "option-value"
    assert wrong(citizens=["dragon"])[0] == "option-value"
    assert wrong(enemy_events=True, events=["goblin"])[0] == "option-value"
    assert wrong(1, dark_lord="3")[0] == "option-value"
    assert wrong(colour="red")[0] == "option-unknown"


@pytest.mark.rule("V2.2-a")
def test_at_most_five_areas() -> None:
    six = ["hills", "ruins", "forest", "valley", "mountains", "swamp"]
    assert wrong(set="chosen", areas=six) == ("valeria-areas-five", {"count": 6}, "V2.2-a")
    assert wrong(set="chosen", areas=["hills", "hills"])[0] == "option-twice"


@pytest.mark.rule("V2.3-a")
def test_one_kind_of_citizen_for_each_number() -> None:
    found = wrong(set="chosen", citizens=["monk", "cleric"])
    assert found == ("valeria-citizens-clash", {"one": "cleric", "other": "monk", "number": "1"}, "V2.3-a")


def test_a_set_by_name_leaves_nothing_to_choose() -> None:
    assert wrong(areas=["swamp"]) == ("valeria-set-and-choice", {}, "V2.2-a")
    assert wrong(set="monster-blood", citizens=["monk"])[0] == "valeria-set-and-choice"


@pytest.mark.rule("V12.1-a")
def test_mixed_citizens_leave_no_kind_to_choose() -> None:
    assert wrong(set="chosen", citizens=["monk"], mixed_citizens=True) == ("valeria-mixed-choice", {}, "V12.1-a")


@pytest.mark.rule("V10.1-a")
def test_no_more_events_than_players() -> None:
    found = wrong(2, enemy_events=True, events=["mimic", "sorcerer", "bat-swarm"])
    assert found == ("valeria-events-many", {"seats": 2}, "V10.1-a")


@pytest.mark.rule("V2.5-b")
def test_events_need_the_variant() -> None:
    assert wrong(2, events=["mimic"]) == ("valeria-events-off", {}, "V2.5-b")


@pytest.mark.rule("V14.1-a")
def test_alone_there_are_dukes() -> None:
    assert wrong(1, no_dukes=True) == ("valeria-solo-dukes", {}, "V14.1-a")


@pytest.mark.rule("V14.4-a")
def test_the_dark_lord_plays_against_one_only() -> None:
    assert wrong(2, dark_lord="1") == ("valeria-dark-lord-alone", {}, "V14.4-a")
    assert kronika.new_table("valeria", 1, 1, {"dark-lord": "2"}).setup["dark-lord"] == "2"


def test_an_illegal_payment_changes_nothing() -> None:
    scene = Scene(has="3 gold 2 magic").do("hire:mercenary")
    assert scene.illegal(0, "pay:0-gold-3-magic") == ("answer-unknown", "V6.2-a")
    assert scene.illegal(0, "pay:3-gold-0-magic", "pay:2-gold-1-magic")[0] == "answer-too-many"
    assert scene.illegal(1, "pay:3-gold-0-magic")[0] == "answer-not-asked"
    assert scene.has(0, "3 gold 2 magic")
