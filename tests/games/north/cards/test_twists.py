"""What cards do outside the vocabulary, beyond the one card that does it."""

from __future__ import annotations

import pytest

from kronika.games.north.effects import feature
from kronika.games.north.faces import FACES, NUMBER
from kronika.games.north.resolve import TWISTS
from tests.games.north.cards.play import ROWS, added, change, content, exchange, gains, price, supply, used, words
from tests.scenes.north import Scene


def test_every_function_that_a_card_names_is_there_and_every_one_is_named() -> None:
    named = {
        part.split()[1]
        for row in ROWS.values()
        for key in ("action", "bonus", "instant", "feature")
        for part in row.get(key, "").replace(":", ";").split(";")
        if part.split()[:1] == ["call"]
    }
    assert named == set(TWISTS)


# --- resculpt ---


def test_resculpting_alone_does_nothing() -> None:
    scene = Scene(empire="snow-sculptor", has=words(price("snow-sculptor")), starts=False, deck="igloo")
    before = supply(scene)
    scene.do("use:snow-sculptor")
    assert change(before, scene) == exchange("snow-sculptor")
    assert scene.empire() == ["snow-sculptor"]


@pytest.mark.rule("N7.17-a", "N3.2-b")
def test_resculpting_with_an_empty_deck_shuffles_the_card_that_went() -> None:
    scene = Scene(empire="snow-sculptor igloo", has=words(price("snow-sculptor")), starts=False)
    scene.state.deck[0].clear()
    scene.do("use:snow-sculptor", "use")
    assert scene.empire() == ["snow-sculptor", "igloo"], "gone and back, one was enough"


@pytest.mark.rule("N7.17-a")
def test_resculpting_an_island_puts_it_to_its_own_pile() -> None:
    scene, _ = used("snow-sculptor", "card:ram-islet", "skip", empire="ram-islet", deck="igloo")
    assert scene.wrecks("near") == ["ram-islet"]
    assert scene.discards() == []


def test_resculpting_is_a_discard_to_the_gulls_and_a_building_to_the_track() -> None:
    empire = "snow-sculptor igloo thieving-gulls beaten-track"
    scene = Scene(empire=empire, has=words(price("snow-sculptor")), deck="ice-mirror")
    before = supply(scene)
    content(scene.do("use:snow-sculptor", "card:igloo"))
    scene.do("use")
    features = (gains(id, "feature") for id in ("thieving-gulls", "beaten-track"))
    assert change(before, content(scene)) == added(exchange("snow-sculptor"), *features)


@pytest.mark.rule("N3.2-f")
def test_what_the_sculptor_drew_is_nobody_else_s_business() -> None:
    scene = Scene(empire="snow-sculptor igloo", has=words(price("snow-sculptor")), deck="ice-mirror", listen=True)
    scene.do("use:snow-sculptor", "card:igloo")
    assert scene.ask().private
    for seat in (1, None):
        seen = repr([scene.table.events(seat), scene.view(seat), scene.table.refused(1)])
        assert "ice-mirror" not in seen
    assert "ice-mirror" in repr(scene.table.events(0))


def test_an_upgrade_goes_with_its_field() -> None:
    empire = "smokehouse driftwood-pile"
    upgrades = {"smokehouse": "fishing-pier", "driftwood-pile": "pine-grove"}
    scene, _ = used("snow-sculptor", "card:fishing-pier", empire=empire, upgrades=upgrades, deck="polynya")
    assert sorted(scene.discards()) == ["fishing-pier", "smokehouse"]
    assert scene.state.host == {scene.card("driftwood-pile"): scene.card("pine-grove")}


# --- three kinds ---


def test_three_kinds_are_three() -> None:
    scene = Scene(hand="bring-a-dish").do("disc:populate", "boost:bring-a-dish")
    ask = scene.ask()
    assert (ask.least, ask.most) == (3, 3)
    assert {option.most for option in ask.options} == {1}


# --- release with interest ---


@pytest.mark.rule("N7.4-a", "N7.10-b")
def test_a_release_with_interest_is_a_release() -> None:
    """What comes back can be spent at once; with nothing to release nothing happens."""
    tokens = {"goods-depot": "1 sheep"}
    scene, brings = used("compound-interest", empire="goods-depot", tokens=tokens)
    assert brings == {"sheep": 2, "vp": 1}
    assert scene.on("goods-depot") == {}
    _, nothing = used("compound-interest", empire="goods-depot", tokens={"goods-depot": "2 worker 1 raze"})
    assert nothing == {}


def test_who_waits_for_releases_sees_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FACES[NUMBER["white-keep"]], "feature", feature("when release: gain 1 gold"))
    _, brings = used("compound-interest", empire="goods-depot white-keep", tokens={"goods-depot": "1 sheep"})
    assert brings == {"sheep": 2, "vp": 1, "gold": 1}


def test_only_own_deposits_are_released() -> None:
    scene = Scene(empire="compound-interest", rival_empire="goods-depot", tokens={"goods-depot": "3 wood"})
    before = supply(scene)
    scene.do("use:compound-interest")
    assert change(before, scene) == {}
    assert scene.on("goods-depot") == {"wood": 3}
