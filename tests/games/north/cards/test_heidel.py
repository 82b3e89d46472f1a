"""Heidel, card by card: leisure."""

from __future__ import annotations

import pytest

from tests.games.north.cards.play import (
    added,
    boosted,
    built,
    change,
    exchange,
    gains,
    part,
    price,
    supply,
    used,
)
from tests.scenes.north import Scene

# --- actions ---


def test_tavern() -> None:
    _, brings = used("tavern")
    assert brings == exchange("tavern")
    assert price("tavern")["worker"] >= 1


def test_friendly_brawl() -> None:
    _, brings = used("friendly-brawl")
    assert brings == exchange("friendly-brawl")
    assert brings["raze"] >= 1


@pytest.mark.parametrize("tired", [0, 1, 4])
@pytest.mark.rule("N7.5-b")
def test_barrel_buddy(tired: int) -> None:
    count = min(tired, int(part("barrel-buddy", "action", "refresh")[1]))
    _, brings = used("barrel-buddy", tired=[tired])
    assert brings == added(exchange("barrel-buddy"), {"worker": count, "tired": -count})


@pytest.mark.parametrize("exhausted", ["", "tavern", "tavern mead-hall", "tavern mead-hall spit-roast ram-islet"])
def test_morning_after(exhausted: str) -> None:
    """All that lies exhausted, islands too; itself not yet."""
    _, brings = used("morning-after", empire=f"{exhausted} friendly-brawl", exhausted=exhausted)
    number = len(exhausted.split())
    assert brings == exchange("morning-after", number)


def test_island_regulars() -> None:
    """An island may be used again; one may also leave it."""
    scene, brings = used("island-regulars", "use", empire="ram-islet tavern", exhausted="ram-islet tavern")
    assert brings == exchange("island-regulars")
    assert (scene.is_exhausted("ram-islet"), scene.is_exhausted("tavern")) == (False, True)
    scene, brings = used("island-regulars", "skip", empire="ram-islet", exhausted="ram-islet")
    assert brings == exchange("island-regulars")
    assert scene.is_exhausted("ram-islet")
    islands = "ram-islet puffin-cliff"
    scene, _ = used("island-regulars", "use", "card:puffin-cliff", empire=islands, exhausted=islands)
    assert (scene.is_exhausted("ram-islet"), scene.is_exhausted("puffin-cliff")) == (True, False)


@pytest.mark.parametrize("boosts", [0, 1, 2])
def test_songs_till_dawn(boosts: int) -> None:
    """Own boosts of this round."""
    hand = "barn-dance battle-horn twin-ships"
    scene = Scene(empire="songs-till-dawn", hand=hand, has="9 worker 9 food", turn=1).answers(1, "pass")
    for tile, boost in [("construct", "barn-dance"), ("populate", "battle-horn")][:boosts]:
        scene.do(f"disc:{tile}", f"boost:{boost}")
    before = supply(scene)
    scene.do("use:songs-till-dawn")
    assert change(before, scene) == exchange("songs-till-dawn", boosts)


@pytest.mark.rule("N7.13-a", "N7.13-b")
def test_brewers_nap() -> None:
    """A disc goes to any other tile, keeps its side, and nothing happens there."""
    discs = {0: ["explore", "sail x"]}
    scene, brings = used("brewers-nap", "disc:0:3", discs=discs)
    assert brings == exchange("brewers-nap")
    assert scene.discs() == ["harvest", "sail x"]
    scene, brings = used("brewers-nap", "disc:1:0", discs=discs)
    assert brings == exchange("brewers-nap")
    assert scene.discs() == ["explore", "explore x"]
    _, none = used("brewers-nap")
    assert none == exchange("brewers-nap"), "without a disc on a tile none moves"


# --- features and bonuses ---


@pytest.mark.parametrize("beers", [0, 1, 2, 5])
def test_feast_of_feasts(beers: int) -> None:
    _, brings = built("feast-of-feasts", empire=" ".join(["tavern"] * beers))
    assert brings == gains("feast-of-feasts", "bonus", beers)


# --- boosts ---


@pytest.mark.rule("N6.2-c")
def test_another_round() -> None:
    """A location can be used again; an island is none."""
    empire = "tavern mead-hall ram-islet"
    scene, brings = boosted("another-round", "card:mead-hall", empire=empire, exhausted=empire)
    assert brings == gains("another-round", "instant")
    assert [scene.is_exhausted(card) for card in empire.split()] == [True, False, True]
    scene = Scene(hand="another-round", empire=empire, exhausted=empire).do("disc:harvest", "boost:another-round")
    assert scene.options() == ["card:tavern", "card:mead-hall"]


@pytest.mark.rule("N5.2-d", "N7.13-a")
def test_drinking_competition() -> None:
    """The disc moves on, the action is that of the tile where it was placed."""
    scene = Scene(hand="drinking-competition").do("disc:explore", "boost:drinking-competition")
    assert scene.options() == ["disc:0:1", "disc:0:2", "disc:0:3", "disc:0:4"], "to any other tile"
    scene.do("disc:0:3")
    assert scene.discs() == ["harvest", ""]
    assert len(scene.hand()) == 1, "explored"
    _, brings = boosted("drinking-competition", "disc:0:4")
    assert brings == gains("drinking-competition", "instant")


def test_bring_a_dish() -> None:
    """Three resources of three kinds."""
    _, brings = boosted("bring-a-dish", "resource:wood resource:fish resource:sheep")
    assert brings == {"wood": 1, "fish": 1, "sheep": 1}
    scene = Scene(hand="bring-a-dish").do("disc:populate", "boost:bring-a-dish")
    assert scene.options() == [f"resource:{name}" for name in ("food", "wood", "stone", "sheep", "fish")]
    twice = ["resource:wood", "resource:wood", "resource:fish"]
    scene.illegal(0, *twice)
    scene.illegal(0, *twice[1:])
    assert scene.has("wood") == 0


@pytest.mark.rule("N9.5-a")
def test_booze_up_on_waves() -> None:
    """All islands, at no choice; other cards stay as they are."""
    empire = "ram-islet puffin-cliff tavern"
    scene, brings = boosted("booze-up-on-waves", empire=empire, exhausted=empire)
    assert brings == gains("booze-up-on-waves", "instant")
    assert [scene.is_exhausted(card) for card in empire.split()] == [False, False, True]
    _, none = boosted("booze-up-on-waves")
    assert none == gains("booze-up-on-waves", "instant"), "it may be played for nothing"


@pytest.mark.parametrize("exhausted", ["", "tavern", "tavern mead-hall spit-roast friendly-brawl ram-islet"])
def test_lazy_sunday(exhausted: str) -> None:
    _, brings = boosted("lazy-sunday", empire=exhausted, exhausted=exhausted)
    assert brings == gains("lazy-sunday", "instant", len(exhausted.split()))


@pytest.mark.parametrize("tired", [0, 2, 9])
def test_hair_of_the_dog(tired: int) -> None:
    count = min(tired, int(part("hair-of-the-dog", "instant", "refresh")[1]))
    _, brings = boosted("hair-of-the-dog", tired=[tired])
    assert brings == added(gains("hair-of-the-dog", "instant"), {"worker": count, "tired": -count})


# --- since rules 2 ---


@pytest.mark.parametrize("friends", [0, 1, 3])
def test_whole_ox(friends: int) -> None:
    _, brings = used("whole-ox", empire=" ".join(["barrel-buddy"] * friends))
    assert brings == exchange("whole-ox", friends)
    assert brings["food"] == 1, "also for whoever dines alone"
