"""Cards that are like another (N7.6)."""

from __future__ import annotations

import pytest

from tests.games.north.cards.play import ROWS, added, built, change, gains, price, supply, things, words
from tests.scenes.north import Scene


@pytest.mark.rule("N7.6-a")
def test_a_copy_counts_as_what_it_copies() -> None:
    """A mirrored penguin is a penguin for the harbour."""
    scene, _ = built("ice-mirror", empire="penguin-choir", has="9 stone 9 fish")
    scene.state.hand[0].append(scene.take_card(0, "frozen-harbour"))
    scene.answers(1, "pass").do("build:frozen-harbour")
    assert scene.points() == gains("frozen-harbour", "bonus", 2)["vp"], "two penguins"


@pytest.mark.rule("N7.6-a")
def test_the_bonus_of_the_card_copied_is_carried_out_again() -> None:
    _, brings = built("ice-mirror", empire="savings-bank")
    assert brings == gains("savings-bank", "bonus")


def test_only_actions_are_mirrored() -> None:
    empire = "penguin-fisher igloo common-pot ram-islet whales-back"
    scene = Scene(
        hand="ice-mirror", empire=empire, rival_empire="tavern", has=words(things(ROWS["ice-mirror"]["cost"]))
    )
    scene.do("build:ice-mirror")
    assert scene.options() == ["card:penguin-fisher", "card:ram-islet"], "islands are cards of the empire too (N7.11-a)"


@pytest.mark.rule("N7.6-a")
def test_a_copy_of_a_copy_is_the_same_card() -> None:
    scene, _ = built("ice-mirror", empire="penguin-fisher", has="9 stone 9 worker")
    first = scene.card("ice-mirror")
    second = scene.state.cards.add(scene.state.cards.face[first])
    scene.state.hand[0].append(second)
    scene.answers(1, "pass").do("build:ice-mirror", "card:ice-mirror")
    assert scene.state.effective(second).id == "penguin-fisher"
    before = supply(scene)
    scene.do("use:ice-mirror")
    scene.do("use:ice-mirror.2")
    assert change(before, scene)["fish"] == 2 * gains("penguin-fisher", "action")["fish"]
    assert scene.state.exhausted == {first, second}


@pytest.mark.rule("N7.6-a")
def test_a_copy_outlives_its_model() -> None:
    scene = Scene(hand="ice-mirror breaking-camp", empire="penguin-fisher", has="9 stone 2 worker", turn=1)
    scene.answers(1, "pass").do("build:ice-mirror", "disc:harvest", "boost:breaking-camp")
    scene.picks(0, "card:penguin-fisher").do("harvest:fishing-pier")
    before = supply(scene)
    scene.do("use:ice-mirror")
    assert change(before, scene)["fish"] == gains("penguin-fisher", "action")["fish"]


@pytest.mark.rule("N7.6-a")
def test_a_copy_that_comes_back_is_itself_again() -> None:
    has = words(added(price("dog-sled"), things(ROWS["ice-mirror"]["cost"])))
    scene = Scene(hand="ice-mirror", empire="dog-sled", has=f"{has} 9 stone", turn=1).answers(1, "pass")
    scene.do("build:ice-mirror", "use:dog-sled", "card:ice-mirror")
    assert scene.hand() == ["ice-mirror"]
    assert scene.state.copy_of == {}


@pytest.mark.rule("N5.4-b")
def test_upgrades_under_a_field_are_not_copied_with_it() -> None:
    empire = "smokehouse"
    scene, brings = built("new-outpost", "card:fishing-pier", empire=empire, upgrades={"smokehouse": "fishing-pier"})
    assert brings == things(ROWS["fishing-pier"]["yields"])
    scene.answers(1, "pass").do("disc:harvest")
    assert "harvest:smokehouse" not in scene.options()
    before = supply(scene)
    scene.do("harvest:new-outpost")
    assert change(before, scene) == things(ROWS["fishing-pier"]["yields"])


def test_a_copied_field_is_a_field() -> None:
    """It can be chosen by the next that looks for one."""
    scene, _ = built("new-outpost", "card:fishing-pier", has="9 wood 9 stone")
    scene.state.hand[0].append(scene.take_card(0, "tenant-farm"))
    scene.answers(1, "pass").do("build:tenant-farm")
    fields = ["pine-grove", "fishing-pier", "barley-field", "new-outpost"]
    assert scene.options() == [f"card:{field}" for field in fields]
    scene.do("card:new-outpost")
    assert scene.state.effective(scene.card("tenant-farm")).id == "fishing-pier"
