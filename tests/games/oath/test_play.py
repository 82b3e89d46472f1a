"""Playing a card (5.1.4): to a site, to the advisers, a Vision, the Conspiracy; or discarding it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.scenes.oath import Scene

VISIONS = ("faith", "rebellion", "sanctuary", "conquest")


def drawn(scene: Scene) -> Scene:
    """A Search whose only card is on top of the pile of the own region."""
    return scene.do("search", f"pile:{(0, 0, 1, 1, 1, 2, 2, 2)[scene.state.pawn[scene.turn]]}")


def ways(scene: Scene) -> list[str]:
    return scene.options(scene.turn)


# --- 5.1.4 what can be done


@pytest.mark.rule("5.1.4-a")
def test_a_denizen_goes_to_the_site_to_the_advisers_or_away() -> None:
    scene = drawn(Scene(piles=("wolves",)))
    assert ways(scene) == ["site:0", "faceup", "facedown", "discard"]
    assert scene.illegal(0) == ("answer-too-few", "5.1.4-a")
    assert scene.illegal(0, "site:0", "faceup") == ("answer-too-many", "5.1.4-a")
    assert drawn(Scene(piles=("wolves",))).do("site:0").at("ancient-city") == ["wolves"]
    assert drawn(Scene(piles=("wolves",))).do("faceup").advisers() == ["wolves"]
    assert drawn(Scene(piles=("wolves",))).do("facedown").advisers() == ["wolves?"]
    assert drawn(Scene(piles=("wolves",))).do("discard").pile(1) == ["wolves"]


@pytest.mark.rule("5.1.4-a", "5.1.4.III-a", "5.1.4.III-b")
def test_an_exile_reveals_a_vision_or_hides_it_or_discards_it() -> None:
    scene = drawn(Scene(piles=("faith",), turn=1))
    assert ways(scene) == ["vision", "facedown", "discard"]


@pytest.mark.rule("5.1.4-b")
def test_a_card_can_be_discarded_even_when_nothing_else_is_possible() -> None:
    scene = drawn(
        Scene(
            piles=("wolves",),
            cards={"ancient-city": "scryer elders"},
            advisers=["long-lost-heir a-small-favor faithful-friend"],
        )
    )
    assert scene.acting, "with one way only nothing is asked"
    assert scene.pile(1) == ["wolves"]


# --- 5.1.4.I to a site


@pytest.mark.rule("5.1.4.I-a", "2.8.1-a")
def test_not_to_a_site_that_is_full() -> None:
    assert "site:0" not in ways(drawn(Scene(piles=("wolves",), cards={"ancient-city": "scryer elders"})))
    assert "site:0" in ways(drawn(Scene(piles=("wolves",), cards={"ancient-city": "scryer"})))
    assert "site:0" not in ways(drawn(Scene(piles=("wolves",), sites={0: "drowned-city"})))


@pytest.mark.rule("5.1.4.I-a", "5.1.4.III-a", "5.1.4.IV-a")
@pytest.mark.parametrize("vision", [*VISIONS, "conspiracy"])
def test_no_vision_is_played_to_a_site(vision: str) -> None:
    scene = Scene(piles=(vision,), turn=1, banners={"peoples-favor": (1, 1)})
    assert [way for way in ways(drawn(scene)) if way.startswith("site")] == []


@pytest.mark.rule("5.1.4.I-b")
def test_it_lies_there_for_all_to_see_and_the_site_need_not_be_ruled() -> None:
    scene = drawn(Scene(piles=("wolves",), warbands={"ancient-city": (1, 2)})).do("site:0")
    assert [card["face"] for card in scene.zone("site:0", 2)["cards"]] == ["wolves"]
    assert scene.army("ancient-city") == (1, 2)


@pytest.mark.rule("5.1.4.I-b")
def test_only_the_own_site_without_the_peoples_favor() -> None:
    scene = drawn(Scene(piles=("wolves",), banners={"peoples-favor": (1, 1)}))
    assert [way for way in ways(scene) if way.startswith("site")] == ["site:0"]


@pytest.mark.rule("5.1.4.I-d", "2.1.3-a")
@pytest.mark.parametrize(
    ("card", "suit"),
    [
        ("wolves", "beast"),
        ("elders", "nomad"),
        ("scryer", "discord"),
        ("alchemist", "arcane"),
        ("storyteller", "hearth"),
        ("scouts", "order"),
    ],
)
def test_one_favor_from_the_bank_of_the_card(card: str, suit: str) -> None:
    scene = drawn(Scene(piles=("", "", card), pawns="river 1 2")).do("site:7")
    assert (scene.favor(), scene.bank(suit)) == (6, 2)


@pytest.mark.rule("5.1.4.I-d", "9.3-a")
def test_an_empty_bank_gives_nothing() -> None:
    scene = drawn(Scene(piles=("wolves",), bank={"beast": 0})).do("site:0")
    assert (scene.favor(), scene.at("ancient-city")) == (5, ["wolves"])


# --- the People's Favor


@pytest.mark.rule("5.1.4.I-c")
def test_the_peoples_favor_opens_all_faceup_sites_of_the_region() -> None:
    scene = Scene(piles=("", "wolves"), pawns="steppe 1 2", facedown="deep-woods", banners={"peoples-favor": (0, 1)})
    drawn(scene)
    assert ways(scene) == ["site:2", "site:3", "faceup", "facedown", "discard"]
    scene.do("site:3")
    assert (scene.at("standing-stones"), scene.favor()) == (["wolves"], 6)


@pytest.mark.rule("5.1.4.I-c")
@pytest.mark.parametrize("mob", [False, True])
def test_it_may_first_discard_one_denizen_anywhere_in_the_region(mob: bool) -> None:
    scene = Scene(
        piles=("", "wolves"),
        pawns="steppe 1 2",
        cards={"steppe": "scryer", "deep-woods": "elders", "river": "scouts"},
        banners={"peoples-favor": (0, 1)},
        mob=mob,
    )
    drawn(scene).do("site:3")
    assert (scene.options(), scene.ask().rule) == (["none", "discard:scryer", "discard:elders"], "5.1.4.I-c")
    scene.do("discard:elders")
    assert (scene.at("deep-woods"), scene.at("standing-stones")) == ([], ["wolves"])
    assert scene.pile(2) == ["elders"]
    assert scene.acting, "one card only"


@pytest.mark.rule("5.1.4.I-c")
def test_both_are_a_may() -> None:
    scene = Scene(piles=("wolves",), cards={"fertile-valley": "scryer"}, banners={"peoples-favor": (0, 1)})
    drawn(scene).do("site:0", "none")
    assert (scene.at("ancient-city"), scene.at("fertile-valley")) == (["wolves"], ["scryer"])


@pytest.mark.rule("5.1.4.I-c", "5.1.4.I-a")
def test_its_discard_makes_room_at_a_full_site() -> None:
    scene = Scene(
        piles=("wolves",),
        cards={"ancient-city": "scryer keep", "fertile-valley": "elders"},
        banners={"peoples-favor": (0, 1)},
    )
    drawn(scene)
    assert "site:0" in ways(scene)
    scene.do("site:0")
    assert scene.at("ancient-city") == ["keep", "wolves"], "the only card that can make room is not asked about"
    assert scene.at("fertile-valley") == ["elders"]


@pytest.mark.rule("5.1.4.I-c", "7.2.2-a")
def test_it_cannot_move_locked_cards_out_of_the_way() -> None:
    full = {"ancient-city": "keep"}
    scene = Scene(piles=("wolves",), sites={0: "barren-coast"}, cards={"barren-coast": "keep"})
    scene = Scene(piles=("wolves",), sites={0: "wastes", 5: "ancient-city"}, cards={"wastes": "keep", **full})
    del scene
    scene = Scene(
        piles=("wolves",),
        sites={0: "barren-coast"},
        cards={"barren-coast": "keep"},
        banners={"peoples-favor": (0, 1)},
    )
    assert ways(drawn(scene)) == ["site:1", "faceup", "facedown", "discard"]
