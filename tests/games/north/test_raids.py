"""Raids and the use of locations (N6)."""

from __future__ import annotations

import pytest

from kronika.games.north.faces import FACES, NUMBER
from tests.scenes.north import Scene

pytestmark = pytest.mark.usefixtures("little_cards")


# --- raiding (N6.1)


@pytest.mark.rule("N6.1-a", "N6.1-b")
def test_a_raze_token_exhausts_a_fresh_card_with_an_action() -> None:
    cards = "bell school reef cove woods sawmill herald hut mirror"
    scene = Scene(
        has="2 raze", empire="forge", rival_empire=cards, rival_has="3 wood", exhausted="school", starts=False,
        tokens={"bell": "1 gold"},
    )  # fmt: skip
    assert scene.options(about="raid:") == ["raid:bell", "raid:reef"]
    scene.do("raid:reef")
    assert scene.has("raze") == 1
    assert scene.is_exhausted("reef")
    assert not scene.is_exhausted("bell")
    assert scene.empire(1) == cards.split()
    assert scene.has("wood", 1) == 3
    assert "use:reef" not in scene.options(1)
    assert "use:bell" in scene.options(1)


@pytest.mark.rule("N6.1-b")
def test_the_owner_has_the_card_back_once_it_is_refreshed() -> None:
    scene = Scene(has="1 raze", rival_empire="bell lantern", rival_has="", starts=False).do("raid:bell")
    assert "use:bell" not in scene.options(1)
    scene.do("use:lantern").do("disc:populate").do("use:bell")
    assert scene.points(1) == 1
    scene = Scene(has="1 raze", rival_empire="bell", starts=False).do("raid:bell").all_pass()
    assert not scene.is_exhausted("bell")


@pytest.mark.rule("N6.1-b")
def test_tokens_stay_on_a_raided_card() -> None:
    scene = Scene(has="1 raze", rival_empire="barn", tokens={"barn": "2 food"}, starts=False).do("raid:barn")
    assert scene.on("barn") == {"food": 2}


@pytest.mark.rule("N6.1-a")
def test_who_passed_is_safe_from_raids() -> None:
    scene = Scene(seats=3, supplies=["1 raze"], empires=["", "bell", "school"], passed=(2,), starts=False)
    assert scene.options(about="raid:") == ["raid:bell"]


@pytest.mark.rule("N6.1-a")
def test_nobody_raids_oneself() -> None:
    assert Scene(has="1 raze", empire="bell", starts=False).options(about="raid:") == []


@pytest.mark.rule("N6.1-c", "N7.15-b")
def test_without_a_raze_token_there_is_no_raid() -> None:
    scene = Scene(has="9 gold 0 raze", rival_empire="bell", starts=False)
    assert scene.options(about="raid:") == []
    assert scene.illegal(0, "raid:bell") == ("answer-unknown", "N3.3-b")


def test_features_that_wait_for_a_raid() -> None:
    scene = Scene(has="1 raze", empire="rival-scorn", rival_empire="bell rival-scorn", starts=False).do("raid:bell")
    assert (scene.points(), scene.points(1)) == (1, 0)


# --- using locations (N6.2)


@pytest.mark.rule("N6.2-a", "N6.2-b")
def test_paid_carried_out_and_exhausted() -> None:
    scene = Scene(empire="school forge reef", has="1 wood", starts=False, passed=(1,))
    scene.do("use:school")
    assert (scene.points(), scene.has("worker"), scene.tired()) == (1, 4, 1)
    assert scene.is_exhausted("school")
    scene.do("use:forge")
    assert (scene.has("wood"), scene.has("raze")) == (0, 1)
    scene.do("use:reef")
    assert scene.points() == 2


@pytest.mark.rule("N6.2-a")
def test_last_of_all_it_is_exhausted() -> None:
    scene = Scene(empire="census bell", exhausted="bell", starts=False).do("use:census")
    assert scene.points() == 1, "it does not count itself"
    assert scene.is_exhausted("census")
    scene = Scene(empire="smith", starts=False).do("use:smith")
    assert scene.is_exhausted("smith"), "nothing refreshes itself"


@pytest.mark.rule("N6.2-a")
def test_only_own_fresh_cards_with_an_action() -> None:
    scene = Scene(empire="bell school reef hut woods herald", rival_empire="market", exhausted="school", starts=False)
    assert scene.options(about="use:") == ["use:bell", "use:reef"]
    assert scene.illegal(0, "use:market") == ("answer-unknown", "N3.3-b")
    assert scene.illegal(0, "use:hut") == ("answer-unknown", "N3.3-b")


@pytest.mark.rule("N6.2-a")
def test_who_cannot_pay_cannot_use() -> None:
    scene = Scene(empire="forge school mint", has="0 worker 9 stone 9 raze", starts=False)
    assert scene.options(about="use:") == []
    refused = scene.refusals()
    assert [refused[f"use:{name}"] for name in ("forge", "school", "mint")] == ["N6.2-a"] * 3


@pytest.mark.rule("N6.2-b")
def test_gold_stands_in_for_resources_and_nothing_else() -> None:
    scene = Scene(empire="butcher", has="1 sheep 2 gold", starts=False).do("use:butcher")
    assert scene.options() == ["pay:1sheep-1gold", "pay:2gold"]
    scene.do("pay:2gold")
    assert (scene.points(), scene.has("sheep"), scene.has("gold")) == (1, 1, 0)
    scene = Scene(empire="pit mint", has="9 sheep 9 food", starts=False)
    assert scene.options(about="use:") == []
    assert Scene(empire="pit", has="9 gold 1 worker", starts=False).options(about="use:") == []
    assert Scene(empire="pit", has="9 gold 1 raze 0 worker", starts=False).options(about="use:") == []


@pytest.mark.rule("N6.2-c")
def test_an_exhausted_card_rests() -> None:
    scene = Scene(empire="bell lantern", starts=False, passed=(1,)).do("use:bell")
    assert "use:bell" not in scene.options()
    assert scene.refusals()["use:bell"] == "N6.2-c"
    scene.do("use:lantern")
    assert not scene.is_exhausted("bell")
    scene.do("use:bell")
    assert scene.points() == 2, "twice in one round"


@pytest.mark.rule("N6.2-c")
def test_the_clean_up_refreshes_too() -> None:
    scene = Scene(empire="bell", starts=False).do("use:bell").all_pass()
    scene.picks(0).picks(1).do("pass").do("use:bell")
    assert scene.points() == 2


@pytest.mark.rule("N6.2-c")
def test_what_a_refreshing_card_reaches() -> None:
    scene = Scene(empire="smith bell school reef", rival_empire="mint", exhausted="bell school reef mint", starts=False)
    scene.do("use:smith")
    assert scene.options() == ["card:bell", "card:school"], "own locations, no islands"
    scene.do("card:school")
    assert not scene.is_exhausted("school")
    assert scene.is_exhausted("bell")


@pytest.mark.rule("N6.2-d")
def test_using_a_card_turns_that_card_alone() -> None:
    scene = Scene(empire="bell bell midwife woods crier", starts=False, passed=(1,))
    scene.do("use:crier", "disc:harvest")
    assert [scene.state.cards.name(card) for card in scene.state.exhausted] == ["crier"]


@pytest.mark.rule("N6.2-x1")
def test_the_witches_island() -> None:
    face = FACES[NUMBER["witches-island"]]
    assert face.lines["action"].startswith("pay 1 resource: gain 1 resource")
    scene = Scene(empire="witches-island", has="1 fish", starts=False).do("use:witches-island", "resource:stone")
    assert (scene.has("fish"), scene.has("stone")) == (0, 1)
    assert scene.is_exhausted("witches-island")


@pytest.mark.rule("N9.5-a")
def test_booze_up_on_the_waves_refreshes_all_own_islands() -> None:
    face = FACES[NUMBER["booze-up-on-waves"]]
    assert face.lines["instant"].startswith("refresh all island")
    tile = ("explore", "populate", "construct", "harvest", "sail")[face.with_tile]
    scene = Scene(clans=["heidel"], hand="booze-up-on-waves hut", empire="reef atoll bell", rival_empire="puffin-cliff",
                  exhausted="reef atoll bell puffin-cliff")  # fmt: skip
    scene.do(f"disc:{tile}", "boost:booze-up-on-waves")
    fresh = [name for name in ("reef", "atoll", "bell", "puffin-cliff") if not scene.is_exhausted(name)]
    assert fresh == ["reef", "atoll"]
    scene = Scene(clans=["heidel"], hand="booze-up-on-waves hut").do(f"disc:{tile}", "boost:booze-up-on-waves")
    assert scene.discards() == ["booze-up-on-waves"], "in vain"
