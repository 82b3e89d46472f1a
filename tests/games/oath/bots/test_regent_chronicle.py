"""What the regent makes of its victory: the next oath, Citizens, edifices, suits (8)."""

from __future__ import annotations

from typing import Any

from kronika.games.oath.bots.regent.chronicle import ALONE
from kronika.games.oath.faces import OATHS
from tests.games.oath.bots.play import decide
from tests.scenes.oath import Scene
from tests.scenes.oath_chronicle import left, next_cards, next_oath, won

MINE = {"0": (0, 2), "1": (0, 1), "2": (0, 1), "5": (0, 1)}
PEOPLED = {"0": "wolves", "1": "elders", "2": "tents", "5": "scouts"}


def decided(scene: Scene) -> Scene:
    """The regent writes the whole Chronicle, and answers for everybody."""
    while not scene.table.over:
        ask = scene.table.asks[0]
        scene.table.answer(ask.seat, decide(scene, ask.seat))
    return scene


def asked(scene: Scene, ask: str, seat: int = 0) -> Scene:
    """The regent answers until this is asked of a seat."""
    while scene.table.asks[0].what.id != ask or scene.table.asks[0].seat != seat:
        first = scene.table.asks[0]
        scene.table.answer(first.seat, decide(scene, first.seat))
    return scene


# --- the vow ---


def test_with_many_peopled_sites_it_vows_supremacy() -> None:
    """They stay on the map and are the Empire's from the start."""
    assert decide(won(oath="people", cards=PEOPLED, warbands=MINE)) == ["oath:supremacy"]


def test_ruins_are_no_people() -> None:
    """Their sites begin with the bandits (1.12-b)."""
    ruins = ("bandit-rampart", "hall-of-mockery", "ruined-temple", "squalid-district")
    cards = dict(zip(PEOPLED, ruins, strict=True))
    assert decide(won(oath="people", cards=cards, warbands=MINE)) == ["oath:protection"]


def test_without_them_it_vows_what_needs_none() -> None:
    assert decide(won(oath="people")) == ["oath:protection"]


def test_who_leaves_heirs_vows_devotion() -> None:
    """The Scepter stays in the Chancellor's hands; under all other oaths a Citizen would inherit."""
    scene = won(roles="chancellor citizen exile", oath="people", cards=PEOPLED, warbands=MINE)
    assert decide(scene) == ["oath:devotion"]


def test_a_winning_exile_leaves_no_citizens_and_need_not_fear_them() -> None:
    scene = won(2, "usurper", roles="chancellor citizen exile", oath="people")
    assert decide(scene, 2) == ["oath:protection"]


def test_it_knows_how_it_does_under_every_oath() -> None:
    assert set(ALONE) == set(OATHS)


# --- Citizens ---


def victory(ending: str = "usurper", **given: Any) -> Scene:
    """Seat 1 won; both other Exiles rule a site."""
    row = {"seats": 4, "warbands": {"0": (1, 2), "2": (2, 1), "5": (3, 1)}, "visions_drawn": 3, "favor": [1] * 4}
    return won(1, ending, **{**row, **given})


def test_raises_nobody_who_would_inherit_the_empire() -> None:
    scene = asked(victory(oath="supremacy"), "oath-ask-raise", 1)
    assert scene.options(1) == ["player:2", "player:3"]
    assert decide(scene, 1) == []


def by_faith() -> Scene:
    """The Vision of Faith makes devotion the next oath."""
    given = {"visions": ["-", "faith"], "banners": {"darkest-secret": (1, 4)}, "relics": ["-", "-", "map"]}
    return asked(victory("visionary", **given), "oath-ask-raise", 1)


def test_under_devotion_it_raises_the_weakest_whose_sites_stay_with_the_empire() -> None:
    assert decide(by_faith(), 1) == ["player:3"]


def test_joins_the_empire_that_it_could_inherit() -> None:
    scene = asked(victory(oath="supremacy"), "oath-ask-raise", 1)
    scene.picks(1, "player:2", "player:3")
    assert decide(scene, 2) == ["yes"]


def test_under_devotion_it_stays_free() -> None:
    scene = by_faith()
    scene.picks(1, "player:2")
    assert decide(scene, 2) == ["no"]


# --- edifices ---


def test_builds_in_the_place_of_the_poorer_card() -> None:
    """Longbows and a Garrison that has done what it does: the Sprawling Rampart takes its place."""
    scene = asked(won(cards={"0": "longbows garrison"}, warbands={"0": (0, 2)}), "oath-ask-build")
    assert scene.options(0) == ["none", "build:longbows", "build:garrison"]
    assert decide(scene) == ["build:garrison"]
    assert "sprawling-rampart" in next_cards(decided(scene), "ancient-city")


def test_builds_the_better_edifice() -> None:
    """For a Nomad the Ancient Forge, for a Discord card the Festival District."""
    scene = asked(won(cards={"0": "great-herd scryer"}, warbands={"0": (0, 2)}), "oath-ask-build")
    assert decide(scene) == ["build:great-herd"]


def test_repairs_what_fell() -> None:
    scene = asked(won(cards={"0": "bandit-rampart", "1": "tavern-songs"}, warbands=MINE), "oath-ask-build")
    assert decide(scene) == ["repair:bandit-rampart"]


def test_nothing_is_left_undone_that_could_be_built() -> None:
    scene = asked(won(cards={"0": "wolves"}, warbands={"0": (0, 1)}), "oath-ask-build")
    assert decide(scene) == ["build:wolves"]


# --- suits ---


def test_of_tied_suits_it_brings_those_whose_cards_it_likes() -> None:
    """Nomads bring two of Discord and one Arcane with them, Hearth two Beasts and one Nomad."""
    scene = asked(won(advisers=["elders tavern-songs"]), "oath-ask-favored-suit")
    assert scene.options(0) == ["suit:hearth", "suit:nomad"]
    assert decide(scene) == ["suit:nomad"]


def test_of_the_dispossessed_the_suit_that_it_likes_returns() -> None:
    """The Archive is short; as many of Order and of Beast are gone."""
    scene = won(advisers=["wolves"], dispossessed="longbows keep rangers the-old-oak", warbands={"0": (0, 1)})
    scene.state.archive = ()
    scene = asked(scene, "oath-ask-recall")
    assert set(scene.options(0)) == {"suit:order", "suit:beast"}
    assert decide(scene) == ["suit:order"]


# --- all of it ---


def test_writes_the_whole_chronicle() -> None:
    scene = decided(won(oath="people", cards=PEOPLED, warbands=MINE, advisers=["wolves"]))
    assert next_oath(scene) == "supremacy"
    assert left(scene).games == 2
