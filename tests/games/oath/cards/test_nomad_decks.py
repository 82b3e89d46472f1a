"""Nomads beyond the first world who reach into decks and piles: Convoys, the Oracle, Pilgrimage."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

# --- Convoys


@pytest.mark.rule("7.3.2-a", "7.1.2-a")
def test_convoys_bring_the_pile_of_another_region_onto_the_own() -> None:
    scene = Scene(cards={"0": "convoys"}, piles=["wolves rangers", "keep faith tents", ""])
    scene.do("use:convoys")
    assert (scene.pile(0), scene.pile(1)) == (["keep", "faith", "tents", "wolves", "rangers"], [])
    assert (scene.favor(), scene.favor_on("convoys")) == (4, 1)


def test_convoys_choose_among_the_other_regions_and_do_not_mind_an_empty_pile_at_home() -> None:
    scene = Scene(cards={"0": "convoys"}, piles=["", "keep", "tents"]).do("use:convoys")
    assert scene.options() == ["pile:1", "pile:2"]
    assert scene.do("pile:2").pile(0) == ["tents"]


@pytest.mark.rule("10.your-site-a")
def test_convoys_go_to_where_the_pawn_is_not_the_card() -> None:
    scene = Scene(
        cards={"river": "convoys"}, warbands={"river": (0, 1)}, piles=["wolves", "keep", "tents"], pawns="2 1 1"
    )
    scene.do("use:convoys")
    assert scene.options() == ["pile:0", "pile:2"]
    scene.do("pile:2")
    assert (scene.pile(1), scene.pile(2)) == (["tents", "keep"], [])


@pytest.mark.rule("11.13-l")
def test_convoys_have_nothing_to_carry_when_the_other_piles_are_empty() -> None:
    scene = Scene(cards={"0": "convoys"}, piles=["wolves", "", ""])
    assert scene.refusals()["use:convoys"] == "6.2-a"


@pytest.mark.rule("9.4-a")
def test_nobody_sees_what_convoys_carry_and_who_knew_it_still_does() -> None:
    scene = Scene(cards={"0": "convoys scryer"}, piles=["", "keep tents", ""], turn=0)
    scene.do("use:scryer").do("use:convoys")
    cards = scene.state.piles[0]
    assert [scene.state.cards.knows(0, card) for card in cards] == [True, True]
    assert not any(scene.state.cards.knows(1, card) for card in cards)
    assert all("face" not in card for card in scene.zone("pile:0", 1)["cards"])
    stranger = Scene(cards={"0": "convoys"}, piles=["", "keep tents", ""]).do("use:convoys")
    assert not any(stranger.state.cards.knows(0, card) for card in stranger.state.piles[0]), "carrying is not looking"


# --- the Oracle


def vigil(**more: object) -> Scene:
    """An Exile with the Oracle, a Vision third from the top."""
    given: dict[str, object] = {
        "turn": 1,
        "cards": {"1": "oracle"},
        "world": "wolves tents faith keep conquest",
        "secrets": [3, 2],
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


@pytest.mark.ruling("oracle", 1)
@pytest.mark.ruling("oracle", 2)
@pytest.mark.rule("2.7.1-a", "7.1.2-a")
def test_the_oracle_draws_the_first_vision_and_the_deck_keeps_its_order() -> None:
    scene = vigil(visions_drawn=1, supply=[7, 0]).do("use:oracle")
    assert scene.held_cards(1) == ["faith"]
    assert (scene.state.visions_drawn, scene.world(4)) == (2, ["wolves", "tents", "keep", "conquest"])
    assert (scene.secrets(1), scene.secrets_on("oracle"), scene.supply(1)) == (0, 2, 0)
    assert not any(scene.state.cards.knows(1, card) for card in scene.state.world[-2:]), "no card above was seen"
    scene.do("vision")
    assert (scene.vision(1), scene.acting) == ("faith", True)


@pytest.mark.ruling("oracle", 4)
def test_the_oracles_vision_may_become_a_facedown_adviser_or_be_discarded() -> None:
    scene = vigil().do("use:oracle")
    assert scene.options(1) == ["vision", "facedown", "discard"]
    assert all("face" not in card for card in scene.zone("drawn:1", 0)["cards"])
    scene.do("facedown")
    assert scene.advisers(1) == ["faith?"]
    other = vigil().do("use:oracle", "discard")
    assert other.pile(1) == ["faith"], "as if the Exile in the Cradle had searched"


@pytest.mark.rule("5.1.4.III-b")
def test_the_chancellor_can_ask_the_oracle_but_reveals_no_vision() -> None:
    scene = vigil(turn=0, cards={"0": "oracle"}).do("use:oracle")
    assert scene.options() == ["facedown", "discard"]


@pytest.mark.ruling("oracle", 3)
def test_the_cracked_horn_buries_the_oracles_vision() -> None:
    scene = vigil(relics=["-", "cracked-horn"]).do("use:oracle")
    assert scene.options(1) == ["go-on", "use:cracked-horn"]
    scene.do("use:cracked-horn", "discard")
    assert scene.state.cards.name(scene.state.world[0]) == "faith"
    assert scene.state.visions_drawn == 1


@pytest.mark.ruling("oracle", 5)
def test_forced_labor_keeps_the_oracle_from_who_cannot_pay() -> None:
    labor = {"cards": {"1": "oracle", "river": "forced-labor"}, "warbands": {"1": (2, 1), "river": (2, 1)}}
    scene = vigil(**labor, favor=[5, 0, 5])
    assert scene.refusals(1)["use:oracle"] == "6.2-a"
    paid = vigil(**labor, favor=[5, 1, 5]).do("use:oracle", "vision")
    assert (paid.favor(1), paid.favor(2), paid.vision(1)) == (0, 6, "faith")


@pytest.mark.rule("11.13-n")
def test_bracken_takes_the_oracles_vision_to_another_pile() -> None:
    scene = vigil(advisers=["-", "bracken"]).do("use:oracle", "use:bracken", "bottom:2", "discard")
    assert scene.pile(2) == ["faith"]


@pytest.mark.rule("11.13-n")
@pytest.mark.parametrize("card", ["welcoming-party", "land-warden", "errand-boy", "augury", "mushrooms", "great-spire"])
def test_modifiers_of_drawing_and_of_denizens_have_nothing_to_do_for_the_oracle(card: str) -> None:
    scene = vigil(relics=["-", "truthful-harp"], cards={"1": f"oracle {card}"}, secrets=[3, 4]).do("use:oracle")
    assert scene.ask(1).what.id == "oath-ask-play"


@pytest.mark.rule("7.1.2-b", "6.2-a")
def test_the_oracle_needs_two_secrets_and_a_vision_in_the_deck() -> None:
    assert vigil(secrets=[3, 1]).refusals(1)["use:oracle"] == "7.1.2-a"
    visions = ["conquest rebellion", "sanctuary faith", "conspiracy"]
    assert vigil(world="wolves", piles=visions).refusals(1)["use:oracle"] == "6.2-a"
    scene = vigil(secrets=[3, 4]).do("use:oracle", "discard")
    assert scene.refusals(1)["use:oracle"] == "7.1.2-b", "two secrets lie there"


def test_the_oracle_finds_the_conspiracy_too() -> None:
    scene = vigil(world="conspiracy faith").do("use:oracle")
    assert scene.held_cards(1) == ["conspiracy"]
    assert scene.options(1) == ["conspiracy", "facedown", "discard"]


# --- Pilgrimage


def pilgrims(**more: object) -> Scene:
    given: dict[str, object] = {
        "sites": {0: "plains"},
        "cards": {"0": "wolves tents"},
        "facedown_advisers": ["pilgrimage"],
        "dispossessed": "keep rangers scouts",
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


@pytest.mark.rule("7.3.3-a", "10.peek-a", "11.13-k")
def test_pilgrims_leave_the_site_and_as_many_dispossessed_come_to_the_pile() -> None:
    scene = pilgrims(piles=["elders"]).do("adviser:0", "faceup")
    drawn = [key.removeprefix("put:") for key in scene.options()]
    assert len(drawn) == 2
    assert set(drawn) <= {"wolves", "tents", "keep", "rangers", "scouts"}
    scene.picks(0, f"put:{drawn[1]}", f"put:{drawn[0]}")
    assert scene.at("plains") == []
    assert scene.pile(0) == [drawn[0], drawn[1], "elders"], "the pile of the own region, the last one on top"
    left = sorted(scene.state.cards.name(card) for card in scene.state.dispossessed)
    assert sorted(left + drawn) == ["keep", "rangers", "scouts", "tents", "wolves"]


@pytest.mark.rule("9.4-a", "10.peek-a")
def test_only_the_pilgrim_sees_who_comes_and_nobody_knows_who_is_left() -> None:
    scene = pilgrims(listen=True).do("adviser:0", "faceup")
    assert scene.ask().private
    scene.picks(0, *scene.options())
    cards = scene.state.piles[0]
    assert [scene.state.cards.known.get(card, 0) for card in cards] == [1, 1]
    assert not any(scene.state.cards.known.get(card, 0) for card in scene.state.dispossessed)
    (event,) = scene.told("pilgrims", 1)
    assert not any(card["face"] for move in event["moves"] for card in move["cards"])


@pytest.mark.rule("7.2.2-a")
def test_locked_denizens_and_edifices_go_on_no_pilgrimage() -> None:
    scene = pilgrims(cards={"0": "keep ancient-forge elders"}, dispossessed="").do("adviser:0", "faceup")
    assert scene.at("plains") == ["keep", "ancient-forge"]
    assert scene.pile(0) == ["elders"], "the only one among the Dispossessed"
    bare = pilgrims(cards={}).do("adviser:0", "faceup")
    assert (bare.acting, bare.pile(0), bare.advisers()) == (True, [], ["pilgrimage"])


@pytest.mark.rule("10.discard-c", "10.discard-a")
def test_tokens_do_not_go_along_and_nothing_was_discarded() -> None:
    scene = pilgrims(cards={"0": "tents elders"}, favor=[5])
    scene.do("muster", "muster:tents")
    scene.do("trade", "favor:elders").do("adviser:0", "faceup").picks(0, *scene.options())
    assert (scene.bank("nomad"), scene.flipped(), scene.secrets()) == (3, 1, 2)
    assert scene.state.favor_on == scene.state.secrets_on == {}
    assert scene.state.suits_discarded == []


@pytest.mark.rule("7.2.2-a")
def test_denizens_locked_by_an_ancient_bloodline_stay_too() -> None:
    scene = pilgrims(warbands={"0": (1, 1)}, advisers=["-", "ancient-bloodline"]).do("adviser:0", "faceup")
    assert scene.at("plains") == ["wolves", "tents"]
    own = pilgrims(warbands={"0": (0, 1)}, advisers=["-", "ancient-bloodline"]).do("adviser:0", "faceup")
    assert own.at("plains") == []
