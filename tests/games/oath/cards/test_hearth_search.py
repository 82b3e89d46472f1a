"""Hearth beyond the first world: modifiers of Search, and who earns when others play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenes.oath import Scene


def search(scene: Scene, keep: str, *answers: str, using: str = "") -> Scene:
    """A Search of the world deck, with a modifier or none; some cards are kept, the others discarded as they came."""
    scene.do("search", *([f"use:{using}"] if using else []))
    for key in ("go-on", "deck"):
        if key in scene.options(scene.turn):
            scene.do(key)
    return keeping(scene, keep, *answers)


def keeping(scene: Scene, keep: str, *answers: str) -> Scene:
    """Keeps cards of those drawn, discards the rest as they came, and goes on."""
    scene.picks(scene.turn, *(f"keep:{card}" for card in keep.split()))
    if scene.ask(scene.turn).what.id == "oath-ask-discard-order":
        scene.picks(scene.turn, *scene.options(scene.turn))
    return scene.do(*answers)


# --- Crop Rotation ---

FULL: dict[str, Any] = {"pawns": "wastes 1 2", "cards": {"wastes": "elders"}, "world": "wolves scouts tents"}


def test_crop_rotation_clears_a_full_site() -> None:
    scene = search(Scene(advisers=["crop-rotation"], **FULL), "wolves", "site:5", using="crop-rotation")
    assert (scene.at("wastes"), scene.pile(0)[0]) == (["wolves"], "elders")
    scene = search(Scene(advisers=["crop-rotation"], **FULL), "wolves")
    assert "site:5" not in scene.options(), "only if it was chosen for this Search"


def test_where_there_is_room_nothing_has_to_go() -> None:
    given: dict[str, Any] = {"cards": {"ancient-city": "elders"}, "world": "wolves scouts tents"}
    scene = search(Scene(advisers=["crop-rotation"], **given), "wolves", "site:0", using="crop-rotation")
    assert scene.options() == ["none", "discard:elders"]
    assert scene.do("none").at("ancient-city") == ["elders", "wolves"]


@pytest.mark.rule("7.2.2-a")
def test_a_locked_card_does_not_make_way() -> None:
    given: dict[str, Any] = {"pawns": "wastes 1 2", "cards": {"wastes": "keep"}, "world": "wolves scouts tents"}
    assert "site:5" not in search(Scene(advisers=["crop-rotation"], **given), "wolves").options()
    assert (
        "use:crop-rotation"
        not in Scene(advisers=["crop-rotation"], piles=["", "", "wolves"], **given).do("search").options()
    )


@pytest.mark.rule("7.4.3-a")
def test_crop_rotation_does_not_rotate_itself() -> None:
    given: dict[str, Any] = {"pawns": "river 1 2", "world": "wolves scouts tents"}
    scene = Scene(cards={"river": "crop-rotation elders"}, **given)
    search(scene, "wolves", "site:7", using="crop-rotation")
    assert (scene.at("river"), scene.pile(0)[0]) == (["crop-rotation", "wolves"], "elders"), "no other was to be had"


def test_without_anything_to_discard_crop_rotation_is_not_offered() -> None:
    assert "use:crop-rotation" not in Scene(advisers=["crop-rotation"], piles=["wolves"]).do("search").options()


@pytest.mark.ruling("crop-rotation", 1)
@pytest.mark.rule("5.1.4.I-c")
def test_crop_rotation_and_the_peoples_favor_discard_one_each() -> None:
    scene = Scene(
        cards={"ancient-city": "elders longbows", "fertile-valley": "storyteller"},
        advisers=["crop-rotation"],
        banners={"peoples-favor": (0, 1)},
        world="wolves scouts tents",
    )
    search(scene, "wolves", "site:0", using="crop-rotation")
    assert scene.options() == ["none", "discard:elders", "discard:longbows", "discard:storyteller"]
    scene.do("discard:storyteller")
    assert scene.options(about="discard") == ["discard:elders", "discard:longbows"], "there, not in the whole region"
    scene.do("discard:elders")
    assert (scene.at("ancient-city"), scene.at("fertile-valley")) == (["longbows", "wolves"], [])


def test_crop_rotation_and_the_great_slum_discard_one_each() -> None:
    scene = Scene(
        pawns="great-slum 1 2",
        cards={"great-slum": "elders longbows"},
        advisers=["crop-rotation"],
        world="wolves scouts tents",
    )
    search(scene, "wolves", "site:6", using="crop-rotation")
    scene.do("discard:elders", "discard:longbows")
    assert scene.at("great-slum") == ["wolves"]


@pytest.mark.rule("6.1-b")
def test_crop_rotation_helps_a_facedown_adviser_too() -> None:
    """Modifiers apply as in a Search (6.1-b); taking the discard is using it."""
    scene = Scene(
        pawns="wastes 1 2", cards={"wastes": "elders"}, advisers=["crop-rotation"], facedown_advisers=["wolves"]
    )
    scene.do("adviser:1", "site:5")
    assert scene.at("wastes") == ["wolves"]
    scene = Scene(cards={"ancient-city": "elders"}, advisers=["crop-rotation"], facedown_advisers=["wolves"])
    scene.do("adviser:1", "site:0", "none")
    assert scene.at("ancient-city") == ["elders", "wolves"]
    scene = Scene(pawns="wastes 1 2", cards={"wastes": "crop-rotation"}, facedown_advisers=["wolves"])
    assert scene.do("adviser:0").options() == ["faceup", "discard"], "and it does not make way itself"


# --- Land Warden ---


def warden(keep: str, *answers: str, **given: Any) -> Scene:
    """A Search with the Land Warden."""
    scene = Scene(**({"advisers": ["land-warden"], "world": "wolves scouts elders"} | given))
    return search(scene, keep, *answers, using="land-warden")


def test_land_warden_plays_two_cards_one_to_a_site() -> None:
    scene = warden("wolves scouts", "site:0", "faceup")
    assert (scene.favor_on("land-warden"), scene.favor()) == (1, 5)
    assert (scene.at("ancient-city"), scene.advisers(), scene.pile(1)) == (
        ["wolves"],
        ["land-warden", "scouts"],
        ["elders"],
    )
    assert scene.acting


def test_the_second_has_to_go_to_a_site_if_the_first_did_not() -> None:
    scene = warden("wolves scouts", "faceup")
    assert scene.options() == ["site:0", "discard"]
    assert scene.refusals()["faceup"] == "5.1.4-a"
    assert scene.do("discard").pile(1) == ["scouts", "elders"]


def test_if_the_first_is_discarded_the_second_is_the_only_one() -> None:
    scene = warden("wolves scouts", "discard")
    assert scene.options() == ["site:0", "faceup", "facedown", "discard"]


def test_three_cards_are_too_many_for_land_warden() -> None:
    scene = Scene(advisers=["land-warden"], world="wolves scouts elders").do("search", "use:land-warden")
    assert (scene.ask().least, scene.ask().most, scene.ask().ordered) == (1, 2, True)


def test_one_card_may_be_played_as_ever() -> None:
    scene = warden("wolves")
    assert scene.options() == ["site:0", "faceup", "facedown", "discard"]
    scene.do("facedown")
    assert (scene.acting, len(scene.pile(1))) == (True, 2)


@pytest.mark.ruling("land-warden", 1)
@pytest.mark.rule("5.1.4.I-c")
def test_the_peoples_favor_helps_with_both_cards() -> None:
    scene = warden(
        *("wolves scouts", "site:1", "discard:longbows", "site:1", "discard:elders"),
        cards={"ancient-city": "elders", "fertile-valley": "longbows"},
        banners={"peoples-favor": (0, 1)},
        world="wolves scouts tents",
    )
    assert (scene.at("fertile-valley"), scene.at("ancient-city")) == (["wolves", "scouts"], [])
    assert scene.favor() == 6, "one paid, one gained for each"


@pytest.mark.ruling("land-warden", 2)
@pytest.mark.parametrize("order", [("site:0", "facedown"), ("facedown", "site:0")])
def test_one_may_go_facedown_if_the_other_goes_to_a_site(order: tuple[str, str]) -> None:
    scene = warden("wolves scouts", *order)
    assert len(scene.at("ancient-city")) == 1
    assert scene.advisers()[-1] in ("wolves?", "scouts?")


def test_land_warden_costs_a_favor_and_needs_a_free_card() -> None:
    assert "use:land-warden" not in Scene(advisers=["land-warden"], favor=[0], piles=["wolves"]).do("search").options()


def test_a_vision_drawn_leaves_nothing_to_play_beside_it() -> None:
    scene = Scene(advisers=["land-warden"], world="faith wolves").do("search", "use:land-warden")
    assert scene.options() == ["facedown", "discard"], "a single card is kept without being asked"


# --- News from Afar ---


@pytest.mark.rule("7.4-a")
def test_news_from_afar_makes_a_search_free() -> None:
    scene = Scene(advisers=["news-from-afar"], supply=[0], world="wolves scouts tents")
    assert "search" in scene.options()
    scene.do("search")
    assert (scene.favor(), scene.favor_on("news-from-afar")) == (3, 2)
    keeping(scene, "wolves", "faceup")
    assert scene.supply() == 0
    assert "search" not in scene.options(), "the card is occupied now"


def test_news_from_afar_costs_two_favor() -> None:
    scene = Scene(advisers=["news-from-afar"], supply=[1], favor=[1])
    assert "search" not in scene.options()


# --- Book Binders ---


def binders(**given: Any) -> Scene:
    return Scene(turn=1, advisers=["book-binders", "", ""], **given)


@pytest.mark.rule("7.1.4-a")
def test_book_binders_gain_two_favor_when_another_plays_a_vision_faceup() -> None:
    scene = binders(facedown_advisers=["-", "faith"]).do("adviser:0", "vision")
    assert (scene.asked(), scene.ask(0).what.id) == ([0], "oath-ask-bank")
    scene.answers(0, "bank:arcane")
    assert (scene.favor(0), scene.bank("arcane")) == (7, 1)


@pytest.mark.ruling("book-binders", 1)
def test_book_binders_see_the_conspiracy_too() -> None:
    scene = binders(facedown_advisers=["-", "conspiracy"]).do("adviser:0", "conspiracy")
    scene.answers(0, "bank:arcane")
    assert scene.favor(0) == 7


def test_book_binders_do_not_see_facedown_visions_denizens_or_their_holders_own() -> None:
    scene = binders(world="faith wolves").do("search", "facedown")
    assert (scene.acting, scene.favor(0)) == (True, 5)
    scene = search(binders(world="wolves scouts tents"), "wolves", "faceup")
    assert (scene.acting, scene.favor(0)) == (True, 5)
    own = Scene(turn=1, advisers=["-", "book-binders"], facedown_advisers=["-", "faith"]).do("adviser:1", "vision")
    assert (own.acting, own.favor(1)) == (True, 5)


# --- Saddle Makers ---


def makers(card: str, where: str, **given: Any) -> Scene:
    rest = [other for other in ("wolves", "storyteller") if other != card]
    return search(Scene(turn=1, advisers=["saddle-makers"], world=" ".join([card, *rest]), **given), card, where)


@pytest.mark.rule("7.1.4-a")
@pytest.mark.parametrize(("card", "bank"), [("elders", "nomad"), ("scouts", "order")])
def test_saddle_makers_gain_from_the_bank_of_what_another_plays(card: str, bank: str) -> None:
    scene = makers(card, "faceup")
    assert (scene.favor(0), scene.bank(bank)) == (7, 1)


def test_saddle_makers_mind_no_other_suit_no_facedown_card_and_no_own_one() -> None:
    assert makers("wolves", "faceup").favor(0) == 5
    assert makers("elders", "facedown").favor(0) == 5
    own = search(Scene(advisers=["saddle-makers"], world="elders wolves storyteller"), "elders", "faceup")
    assert own.favor(0) == 5


def test_saddle_makers_see_a_facedown_adviser_turned_up() -> None:
    scene = Scene(turn=1, advisers=["saddle-makers"], facedown_advisers=["-", "elders"]).do("adviser:0", "faceup")
    assert scene.favor(0) == 7


@pytest.mark.ruling("saddle-makers", 1)
@pytest.mark.rule("7.3.3-a")
def test_saddle_makers_come_after_the_favor_for_the_site_and_before_the_when_played_power() -> None:
    scene = makers("elders", "site:1", bank={"nomad": 2})
    assert (scene.favor(1), scene.favor(0), scene.bank("nomad")) == (6, 6, 0), "one was left"
    scene = makers("garrison", "site:1", warbands={"river": (1, 1)}, listen=True)
    told = [str(event["id"]).removeprefix("oath-log-") for event in scene.table.events(0)]
    gained = [i for i, id in enumerate(told) if id == "gain-favor"]
    assert told.index("play-site") < gained[0] < gained[1] < told.index("gain-warbands")
    assert [event["seat"] for event in scene.told("gain-favor")] == [1, 0]
