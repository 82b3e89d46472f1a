"""Ulaf, card by card: ships, axes and islands."""

from __future__ import annotations

import pytest

from tests.games.north.cards.play import (
    added,
    boosted,
    built,
    change,
    exchange,
    gains,
    happens,
    price,
    reaction,
    supply,
    used,
    words,
)
from tests.scenes.north import Scene

# --- actions ---


def test_axe_smithy() -> None:
    _, brings = used("axe-smithy")
    assert brings == exchange("axe-smithy")
    assert brings["raze"] >= 1


@pytest.mark.rule("N5.2-e")
def test_dragon_boat() -> None:
    """A ship more in the queue, with cargo, and no disc for it."""
    scene, brings = used("dragon-boat", "cargo:fish-raze", has="1 fish 1 raze 2 ship")
    assert brings == added(exchange("dragon-boat"), {"fish": -1, "raze": -1, "ship": -1})
    assert scene.queue() == [(0, 1, 1)]
    assert scene.discs() == ["", ""]


@pytest.mark.rule("N7.20-a")
def test_ravens_perch() -> None:
    """A ship of one's own lands before its time, and comes home."""
    sea = [(0, 0, 0), (1, 0, 0), (0, 0, 1)]
    near = "ram-islet driftwood-bay"
    scene = Scene(empire="ravens-perch", has=words(price("ravens-perch")), queue=sea, near=near)
    before = supply(scene)
    scene.do("use:ravens-perch")
    assert scene.options() == ["ship:0", "ship:2"]
    scene.do("ship:2", "conquer:ram-islet")
    assert change(before, scene) == added(exchange("ravens-perch"), {"ship": 1})
    assert scene.queue() == [(0, 0, 0), (1, 0, 0)]
    assert "ram-islet" in scene.empire()
    assert scene.shore("near") == ["driftwood-bay"]
    _, nothing = used("ravens-perch")
    assert nothing == exchange("ravens-perch"), "without a ship at sea nothing lands"


@pytest.mark.parametrize("out", [0, 1, 2, 5])
def test_rune_stone(out: int) -> None:
    _, brings = used("rune-stone", queue=[(1, 0, 0), *[(0, 1, 0)] * out])
    assert brings == exchange("rune-stone", out)


def test_trophy_wall() -> None:
    _, brings = used("trophy-wall")
    assert brings == exchange("trophy-wall")
    assert price("trophy-wall")["raze"] >= 1


# --- features ---


def test_twin_ships() -> None:
    built("twin-ships")
    first, second = (gains("twin-ships", "feature", choice=i) for i in (0, 1))
    scene = happens("pillage", empire="twin-ships")
    keys = scene.options()
    assert len(keys) == 2
    assert reaction("twin-ships", "pillage", keys[0]) == first
    assert reaction("twin-ships", "pillage", keys[1]) == second
    assert first != second


@pytest.mark.rule("N9.7-a")
def test_valkyrie() -> None:
    built("valkyrie")
    assert reaction("valkyrie", "pillage") == gains("valkyrie", "feature")
    assert gains("valkyrie", "feature")["vp"] >= 1
    assert reaction("valkyrie", "conquer") == {}


@pytest.mark.rule("N3.4-g")
def test_treasury() -> None:
    built("treasury")
    assert reaction("treasury", "conquer") == gains("treasury", "feature")
    assert gains("treasury", "feature")["vp"] >= 1
    assert reaction("treasury", "pillage") == {}
    assert reaction("treasury", "sail") == {}, "not yet when the ship sails"


def test_watchtower() -> None:
    built("watchtower")
    assert reaction("watchtower", "conquer") == gains("watchtower", "feature")
    assert gains("watchtower", "feature")["vp"] >= 1
    assert reaction("watchtower", "pillage") == {}


def test_white_keep() -> None:
    """A feature with a price: one may decline it, and gold pays for stone."""
    built("white-keep")
    cost = price("white-keep", "feature")
    assert set(cost) == {"stone"}
    stones = f"{cost['stone']} stone"
    bought = added({"stone": -cost["stone"]}, gains("white-keep", "feature"))
    assert reaction("white-keep", "conquer", "use", has=stones) == bought
    assert reaction("white-keep", "conquer", "skip", has=stones) == {}
    assert reaction("white-keep", "conquer", has=f"{cost['stone'] - 1} stone") == {}
    gold = reaction("white-keep", "conquer", "use", has=f"{cost['stone']} gold")
    assert gold == added({"gold": -cost["stone"]}, gains("white-keep", "feature"))


def test_skalds_corner() -> None:
    built("skalds-corner")
    assert reaction("skalds-corner", "raid") == gains("skalds-corner", "feature")


@pytest.mark.parametrize("islands", ["", "ram-islet", "ram-islet puffin-cliff", "ram-islet puffin-cliff whales-back"])
def test_hall_of_heroes(islands: str) -> None:
    _, brings = built("hall-of-heroes", empire=islands)
    assert brings == gains("hall-of-heroes", "bonus", len(islands.split()))


# --- boosts ---


def test_fair_wind() -> None:
    """What it brings can go aboard at once."""
    _, brings = boosted("fair-wind")
    assert brings == gains("fair-wind", "instant")
    scene = Scene(hand="fair-wind").do("disc:sail", "boost:fair-wind")
    assert "cargo:fish-raze" in scene.options()


@pytest.mark.rule("N9.1-a", "N1.1-c")
def test_flokis_boatyard() -> None:
    """The third ship, and there is no fourth, wherever the others are."""
    scene, brings = boosted("flokis-boatyard")
    assert (brings, scene.has("ship")) == ({"ship": 1}, 3)
    _, at_sea = boosted("flokis-boatyard", has="1 ship", queue=[(0, 0, 0)])
    assert at_sea == {"ship": 1}
    _, enough = boosted("flokis-boatyard", has="2 ship", queue=[(0, 0, 0)])
    assert enough == {}


# --- since rules 2 ---


@pytest.mark.rule("N7.14-a")
def test_following_wind() -> None:
    """The ship that is out already overtakes, if its owner likes; what it brings can go aboard at once."""
    _, brings = boosted("following-wind")
    assert brings == gains("following-wind", "instant")
    for answer, queue in (("use", [0, 1]), ("skip", [1, 0])):
        scene = Scene(hand="following-wind", queue=[(1, 0, 0), (0, 0, 0)])
        scene.do("disc:sail", "boost:following-wind", answer)
        assert [ship[0] for ship in scene.state.queue] == queue
        assert "cargo:fish-raze" in scene.options()


def test_old_steersman() -> None:
    assert reaction("old-steersman", "sail") == gains("old-steersman", "feature")
    assert reaction("old-steersman", "harvest") == {}


@pytest.mark.parametrize("islands", ["", "ram-islet", "ram-islet puffin-cliff abbey-island"])
def test_conquerors_horn(islands: str) -> None:
    _, brings = boosted("conquerors-horn", empire=islands)
    assert brings == gains("conquerors-horn", "instant", len(islands.split()))
    assert brings["raze"] >= 1
