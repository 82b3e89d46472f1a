"""Arcane cards beyond the first world that modify Search, Muster, Trade, Recover and Travel."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenes.oath import Scene

# --- Secret Signal


@pytest.mark.rule("5.3.2-a", "7.4-a")
def test_secret_signal_makes_two_of_a_single_favor() -> None:
    scene = Scene(advisers=["secret-signal"], cards={"0": "wolves"}).do("trade", "use:secret-signal", "favor:wolves")
    assert (scene.favor(), scene.bank("beast")) == (7, 1)
    scene = Scene(advisers=["secret-signal"], cards={"0": "wolves"}).do("trade", "go-on", "favor:wolves")
    assert scene.favor() == 6, "it is optional"


@pytest.mark.rule("5.3.2-a")
def test_secret_signal_adds_nothing_to_two_favor_or_to_none() -> None:
    scene = Scene(advisers=["secret-signal"], cards={"0": "augury"}).do("trade")
    assert scene.options() == ["favor:augury", "secrets:augury"], "the Signal itself matches: two favor or none"
    assert scene.do("favor:augury").favor() == 7
    scene = Scene(advisers=["secret-signal"], cards={"0": "augury wolves"})
    scene.do("trade", "use:secret-signal", "favor:augury")
    assert scene.favor() == 7
    scene = Scene(advisers=["secret-signal"], cards={"0": "wolves"}).do("trade", "use:secret-signal", "secrets:wolves")
    assert scene.favor() == 3


@pytest.mark.rule("2.3-e")
@pytest.mark.ruling("secret-signal", 1)
def test_secret_signal_sees_the_favor_that_careless_brings_in_a_trade_for_secrets() -> None:
    scene = Scene(advisers=["secret-signal elders"], cards={"0": "tents"}, uncovered="careless")
    scene.do("trade", "use:secret-signal", "secrets:tents")
    assert (scene.favor(), scene.secrets(), scene.bank("nomad")) == (5 - 2 + 2, 3, 1)
    scene = Scene(advisers=["secret-signal"], cards={"0": "wolves"}, uncovered="careless")
    scene.do("trade", "use:secret-signal", "favor:wolves")
    assert scene.favor() == 7, "in a Trade for favor Careless itself makes it two"


@pytest.mark.rule("9.3-a")
@pytest.mark.ruling("secret-signal", 2)
def test_secret_signal_takes_both_from_the_same_bank() -> None:
    scene = Scene(advisers=["secret-signal"], cards={"0": "wolves"}, bank={"beast": 1})
    scene.do("trade", "use:secret-signal", "favor:wolves")
    assert (scene.favor(), scene.bank("beast"), scene.acting) == (6, 0, True)


# --- Augury


@pytest.mark.rule("5.1.2-a", "7.4-a")
def test_augury_draws_one_card_more() -> None:
    scene = Scene(advisers=["augury"], world="wolves tents elders scouts faith").do("search", "use:augury")
    assert scene.held_cards() == ["wolves", "tents", "elders", "scouts"]
    scene = Scene(advisers=["augury"], piles=["wolves tents elders scouts keep"])
    scene.do("search", "use:augury", "pile:0")
    assert scene.held_cards() == ["wolves", "tents", "elders", "scouts"]


@pytest.mark.rule("5.1.2-b", "11.2-e")
def test_augury_still_stops_at_a_vision() -> None:
    scene = Scene(advisers=["augury"], world="wolves faith elders scouts").do("search", "use:augury")
    assert scene.held_cards() == ["wolves", "faith"]


@pytest.mark.rule("7.4-a")
def test_augury_is_optional_and_adds_to_other_powers() -> None:
    assert len(Scene(advisers=["augury"], world="wolves tents elders").do("search", "go-on").held_cards()) == 3
    scene = Scene(advisers=["augury"], uncovered="greedy", world="wolves tents elders scouts keep scryer")
    assert len(scene.do("search", "use:augury").held_cards()) == 6


@pytest.mark.ruling("augury", 1)
@pytest.mark.parametrize("order", [("mushrooms", "augury"), ("augury", "mushrooms")])
def test_augury_and_mushrooms_draw_two_from_the_bottom(order: tuple[str, str]) -> None:
    scene = Scene(advisers=["augury mushrooms"], piles=["wolves tents elders scouts"])
    scene.do("search", *(f"use:{card}" for card in order))
    if "pile:0" in scene.options():
        scene.do("pile:0")
    assert scene.held_cards() == ["scouts", "elders"]


# --- Portal


def gate(**more: Any) -> Scene:
    given: dict[str, Any] = {"cards": {"steppe": "portal"}, "pawns": "steppe 1 2", **more}
    return Scene(**given)


@pytest.mark.rule("5.6.1-a", "7.1.2-a")
@pytest.mark.parametrize("to", [0, 3, 7])
def test_portal_leads_away_from_its_site_for_free(to: int) -> None:
    scene = gate(supply=[0]).do("travel", f"travel:{to}")
    assert (scene.state.pawn[0], scene.supply(), scene.secrets_on("portal")) == (to, 0, 1)
    scene = gate().do("travel", "go-on", f"travel:{to}")
    assert scene.supply() < 7, "without it Supply is spent"


@pytest.mark.rule("7.1.1-a")
@pytest.mark.ruling("portal", 1)
def test_portal_leads_to_its_site_for_who_rules_it() -> None:
    scene = gate(pawns="river 1 2", warbands={"steppe": (0, 1)}).do("travel", "use:portal", "travel:2")
    assert (scene.pawn(), scene.supply(), scene.secrets_on("portal")) == ("steppe", 7, 1)
    scene = gate(pawns="river 1 2", warbands={"steppe": (1, 1)}).do("travel")
    assert scene.ask().what.id == "oath-ask-travel", "no question about using it"
    assert gate(pawns="river 1 2", supply=[0], warbands={"steppe": (1, 1)}).refusals()["travel"] == "4.2-c"


@pytest.mark.rule("5.6.1-a")
def test_portal_does_not_help_on_other_ways() -> None:
    scene = gate(pawns="river 1 2", warbands={"steppe": (0, 1)}).do("travel", "use:portal", "travel:6")
    assert scene.supply() == 4


@pytest.mark.rule("9.2-a", "2.8.5-a")
def test_portal_passes_by_the_powers_of_sites() -> None:
    sites = {2: "narrow-pass", 3: "the-hidden-place", 0: "steppe"}
    given: dict[str, Any] = {"sites": sites, "pawns": "0 1 2", "cards": {"0": "portal"}, "secrets": [1]}
    scene = Scene(**given).do("travel", "use:portal")
    assert scene.options() == [f"travel:{to}" for to in range(1, 8)], "the pass does not close the Provinces"
    scene.do("travel:3")
    assert (scene.secrets(), scene.flipped()) == (0, 0), "the Hidden Place asks for nothing"
    scene = Scene(**given).do("travel", "go-on")
    assert scene.options() == ["travel:1", "travel:2", "travel:5", "travel:6", "travel:7"]


@pytest.mark.rule("9.2-a")
@pytest.mark.parametrize(("answer", "asked"), [("use:portal", 0), ("go-on", 1)])
def test_portal_in_the_shrouded_wood_leaves_the_choice_to_the_traveler(answer: str, asked: int) -> None:
    scene = Scene(
        sites={2: "shrouded-wood"}, cards={"2": "portal"}, pawns="2 1 3", warbands={"2": (1, 1)}, oath="people"
    )
    scene.do("travel", answer)
    assert scene.asked() == [asked]


@pytest.mark.rule("9.2-a")
def test_portal_elsewhere_does_not_take_the_choice_from_the_ruler_of_the_wood() -> None:
    scene = Scene(
        sites={2: "shrouded-wood"},
        cards={"7": "portal"},
        pawns="2 1 3",
        warbands={"2": (1, 1), "7": (0, 1)},
        oath="people",
    )
    scene.do("travel", "use:portal")
    assert scene.asked() == [1]
    scene.answers(1, "travel:7")
    assert (scene.pawn(), scene.supply()) == ("river", 7)


@pytest.mark.ruling("portal", 2)
def test_portal_does_not_pass_by_toll_roads() -> None:
    given: dict[str, Any] = {"warbands": {"4": (1, 1), "5": (1, 1)}, "oath": "people"}
    scene = gate(cards={"steppe": "portal", "5": "toll-roads"}, **given)
    scene.do("travel", "use:portal", "travel:4")
    assert (scene.pawn(), scene.supply(), scene.favor(0), scene.favor(1)) == ("deep-woods", 7, 4, 6)
    scene = gate(cards={"steppe": "portal", "5": "toll-roads"}, favor=[0], **given).do("travel", "use:portal")
    assert "travel:4" not in scene.options()


# --- Observatory


@pytest.mark.rule("5.1.2-a", "7.4-a")
def test_observatory_opens_all_discard_piles_to_who_is_there() -> None:
    given: dict[str, Any] = {"cards": {"0": "observatory"}, "piles": ["", "wolves tents", "elders"]}
    scene = Scene(**given).do("search", "use:observatory")
    assert scene.options() == ["deck", "pile:1", "pile:2"], "the own one is empty"
    scene.do("pile:2")
    assert (scene.supply(), scene.held_cards()) == (5, ["elders"])
    scene = Scene(**given).do("search", "go-on")
    assert scene.ask().what.id == "oath-ask-keep", "without it there is only the deck"


@pytest.mark.rule("7.1.1-a")
def test_observatory_does_not_serve_a_ruler_elsewhere() -> None:
    scene = Scene(cards={"0": "observatory"}, pawns="1 2 3", warbands={"0": (0, 2)}, piles=["wolves", "tents"]).do(
        "search"
    )
    assert scene.options() == ["deck", "pile:0"]


@pytest.mark.rule("7.4-a")
def test_observatory_is_not_offered_while_the_other_piles_are_empty() -> None:
    assert Scene(cards={"0": "observatory"}, piles=["wolves"]).do("search").options() == ["deck", "pile:0"]


# --- Initiation Rite


@pytest.mark.rule("5.2.2-a", "7.4.1-a")
def test_initiation_rite_musters_for_a_secret() -> None:
    scene = Scene(advisers=["initiation-rite"], cards={"0": "wolves"}).do("muster")
    assert (scene.favor(), scene.secrets(), scene.secrets_on("wolves"), scene.favor_on("wolves")) == (5, 2, 1, 0)
    assert (scene.board(), scene.supply()) == (5, 6)


@pytest.mark.rule("5.2.2-a", "7.4.1-a")
def test_initiation_rite_leaves_no_choice() -> None:
    scene = Scene(advisers=["initiation-rite"], cards={"0": "wolves"}, secrets=[0])
    assert scene.refusals()["muster"] == "7.1.2-d", "there is favor, but it will not do"
    scene = Scene(advisers=["initiation-rite"], cards={"0": "wolves"}, favor=[0]).do("muster")
    assert scene.board() == 5
    other = Scene(advisers=["", "initiation-rite"], cards={"0": "wolves"}).do("muster")
    assert other.favor_on("wolves") == 1, "it binds nobody else"


# --- Vow of Silence


@pytest.mark.rule("5.4.2-b", "9.2-a")
def test_who_vowed_silence_cannot_recover_the_darkest_secret() -> None:
    scene = Scene(advisers=["vow-of-silence"]).do("recover")
    assert scene.options() == [f"pay:{n}" for n in range(2, 6)], "only the People's Favor is left"
    scene = Scene(advisers=["vow-of-silence"], favor=[0])
    assert scene.refusals()["recover"] == "7.1.2-a"
    scene = Scene(advisers=["vow-of-silence"], relics_at={"0": "map"}, sites={0: "marshes"}).do("recover")
    assert scene.refusals()["banner:darkest-secret"] == "9.2-a"
    assert scene.why("banner:darkest-secret") == {"why": "oath-why-silence", "card": "vow-of-silence"}


@pytest.mark.rule("5.4.2-b", "7.1.4-a", "10.gain-a")
def test_who_vowed_silence_gains_what_others_place_on_it() -> None:
    scene = Scene(advisers=["", "vow-of-silence"], favor=[0]).do("recover")
    scene.do("pay:3")
    assert (scene.banner("darkest-secret"), scene.secrets(0), scene.secrets(1)) == (3, 1, 6)


@pytest.mark.rule("7.1.4-a", "5.4.4-b")
def test_the_secrets_of_magicians_code_are_placed_too_and_the_old_holder_gets_both() -> None:
    scene = Scene(
        advisers=["magicians-code", "vow-of-silence"],
        cards={"fertile-valley": "elders"},
        banners={"darkest-secret": (1, 3)},
        secrets=[2, 0],
    )
    scene.do("recover", "use:magicians-code", "banner:darkest-secret")
    assert (scene.banner("darkest-secret"), scene.secrets(1)) == (4, 2 + 4), "two of the old ones and four placed"


@pytest.mark.rule("7.1.4-a")
def test_the_vow_hears_nothing_of_the_peoples_favor_nor_of_what_is_taken_otherwise() -> None:
    scene = Scene(advisers=["", "vow-of-silence"], secrets=[0]).do("recover", "pay:2", "suit:beast")
    assert scene.secrets(1) == 3
    hidden = Scene(facedown_advisers=["", "vow-of-silence"], favor=[0]).do("recover", "pay:2")
    assert hidden.secrets(1) == 3, "facedown it is silent itself"


@pytest.mark.rule("7.6.3-a", "10.give-a")
def test_who_vowed_silence_gives_no_secrets_in_deals_but_gets_them() -> None:
    scene = Scene(advisers=["tinkers-fair vow-of-silence"]).do("use:tinkers-fair", "player:1")
    assert [key for key in scene.options() if "secret" in key] == ["want-secret"]
    scene = Scene(advisers=["tinkers-fair", "vow-of-silence"]).do("use:tinkers-fair", "player:1")
    assert [key for key in scene.options() if "secret" in key] == ["give-secret"]


@pytest.mark.ruling("whistle", 3)
@pytest.mark.parametrize(("vow", "on_card", "given"), [("vow-of-silence", 1, 0), ("augury", 0, 1)])
def test_who_vowed_silence_whistles_and_keeps_the_secret(vow: str, on_card: int, given: int) -> None:
    scene = Scene(advisers=[vow], relics=["whistle"], pawns="0 1 0").do("use:whistle")
    assert scene.pawn(1) == "ancient-city"
    assert (scene.secrets_on("whistle"), scene.secrets(1)) == (on_card, 3 + given)


# --- Map Library


@pytest.mark.rule("5.3.2-a", "7.4-a")
def test_map_library_trades_with_cards_of_the_whole_region() -> None:
    scene = Scene(
        pawns="2 1 3", cards={"2": "map-library", "3": "wolves", "4": "tents", "0": "elders"}, advisers=["rangers"]
    )
    scene.do("trade", "use:map-library")
    assert scene.options() == [
        f"{mode}:{card}" for card in ("map-library", "wolves", "tents") for mode in ("favor", "secrets")
    ]
    scene.do("favor:wolves")
    assert (scene.favor(), scene.secrets_on("wolves"), scene.supply()) == (7, 1, 6)


@pytest.mark.rule("5.3.1-a", "2.8.1-b")
def test_map_library_passes_over_occupied_cards_and_needs_one_elsewhere() -> None:
    scene = Scene(pawns="2 1 3", cards={"2": "map-library", "3": "wolves"})
    scene.state.favor_on[scene.state.cards_at[3][0]] = 1
    scene.ask_again().do("trade")
    assert scene.options() == ["favor:map-library", "secrets:map-library"]


@pytest.mark.rule("7.1.1-a")
def test_map_library_serves_only_who_is_there() -> None:
    scene = Scene(pawns="3 1 3", cards={"2": "map-library", "3": "wolves"}, warbands={"2": (0, 1)}).do("trade")
    assert scene.options() == ["favor:wolves", "secrets:wolves"]


@pytest.mark.rule("7.4-a")
def test_map_library_opens_to_who_acts_there_through_small_friends() -> None:
    given: dict[str, Any] = {
        "advisers": ["small-friends"],
        "pawns": "7 1 0",
        "cards": {"2": "map-library wolves", "3": "tents", "7": "elders", "0": "rangers"},
    }
    scene = Scene(**given).do("trade", "use:small-friends", "site:2", "use:map-library", "favor:tents")
    assert (scene.favor(), scene.pawn()) == (6, "river")
    scene = Scene(**{**given, "pawns": "2 1 0"}).do("trade", "use:small-friends")
    assert scene.options() == ["favor:rangers", "secrets:rangers"], "and is left behind with the pawn"


# --- Master of Disguise


@pytest.mark.rule("5.3.2-a", "7.1.2-a")
def test_master_of_disguise_trades_with_anothers_advisers() -> None:
    scene = Scene(
        advisers=["master-of-disguise augury", "wolves rangers", "tents"], cards={"0": "errand-boy"}, secrets=[3]
    )
    scene.do("trade", "use:master-of-disguise")
    assert scene.options() == ["player:1", "player:2"]
    scene.do("player:1", "favor:errand-boy")
    assert (scene.favor(), scene.secrets_on("master-of-disguise"), scene.secrets_on("errand-boy")) == (8, 1, 1)


@pytest.mark.rule("5.3.2-a")
def test_master_of_disguise_leaves_the_own_advisers_out() -> None:
    scene = Scene(advisers=["master-of-disguise wolves rangers", "tents"], cards={"0": "errand-boy"})
    scene.do("trade", "use:master-of-disguise", "player:1", "favor:errand-boy")
    assert scene.favor() == 6
    scene = Scene(advisers=["master-of-disguise"], facedown_advisers=["", "wolves"], cards={"0": "errand-boy"})
    scene.do("trade", "use:master-of-disguise", "player:1", "favor:errand-boy")
    assert scene.favor() == 6, "their facedown ones count for nothing"


@pytest.mark.ruling("master-of-disguise", 1)
def test_master_of_disguise_uses_the_trade_modifiers_of_the_others() -> None:
    scene = Scene(advisers=["master-of-disguise", "secret-signal"], cards={"0": "wolves"})
    scene.do("trade", "use:master-of-disguise", "player:1", "use:secret-signal", "favor:wolves")
    assert scene.favor() == 7
    scene = Scene(advisers=["master-of-disguise", "marriage"], cards={"0": "storyteller"})
    scene.do("trade", "use:master-of-disguise", "player:1", "favor:storyteller")
    assert (scene.favor(), scene.bank("hearth")) == (8, 0), "Marriage counts as two"


@pytest.mark.ruling("master-of-disguise", 2)
def test_master_of_disguise_comes_first_or_not_at_all() -> None:
    scene = Scene(advisers=["master-of-disguise acting-troupe secret-signal", "tents"], cards={"0": "wolves"})
    scene.do("trade")
    assert scene.options() == ["go-on", "use:master-of-disguise", "use:acting-troupe", "use:secret-signal"]
    other = Scene(advisers=["master-of-disguise acting-troupe secret-signal", "tents"], cards={"0": "wolves"})
    assert other.do("trade", "use:acting-troupe").ask().what.id == "oath-ask-trade", "no longer"
    scene.do("use:master-of-disguise", "player:1")
    assert scene.ask().what.id == "oath-ask-trade", "nor the own ones after it"


@pytest.mark.rule("7.4-a")
def test_master_of_disguise_does_not_shut_out_cards_at_sites() -> None:
    scene = Scene(
        advisers=["master-of-disguise", "wolves"], pawns="2 1 3", cards={"2": "map-library", "3": "errand-boy"}
    )
    scene.do("trade", "use:map-library", "use:master-of-disguise", "player:1", "favor:errand-boy")
    assert scene.favor() == 7


@pytest.mark.rule("5.3.2-a", "7.1.2-d")
def test_master_of_disguise_needs_a_secret_beside_what_the_trade_costs() -> None:
    scene = Scene(advisers=["master-of-disguise"], cards={"0": "wolves"}, secrets=[1], favor=[1]).do("trade")
    assert scene.acting, "there was only one way to trade"
    assert scene.secrets_on("wolves") == 1
    scene = Scene(advisers=["master-of-disguise", "rangers"], cards={"0": "wolves"}, secrets=[1], favor=[2])
    scene.do("trade", "use:master-of-disguise", "player:1")
    assert (scene.secrets(), scene.favor()) == (1, 0), "for favor; the match brings a secret"


@pytest.mark.ruling("master-of-disguise", 3)
def test_master_of_disguise_gets_around_the_own_vow_of_poverty() -> None:
    scene = Scene(advisers=["master-of-disguise vow-of-poverty", "tents"], cards={"0": "wolves"})
    scene.do("trade", "use:master-of-disguise", "player:1", "favor:wolves")
    assert scene.favor() == 6
    scene = Scene(advisers=["master-of-disguise vow-of-poverty", "tents"], cards={"0": "wolves"})
    scene.do("trade", "go-on", "favor:wolves")
    assert scene.favor() == 5
    scene = Scene(advisers=["master-of-disguise", "vow-of-poverty"], cards={"0": "wolves"})
    scene.do("trade", "use:master-of-disguise", "player:1", "favor:wolves")
    assert scene.favor() == 5, "and takes on that of another"


@pytest.mark.ruling("master-of-disguise", 3)
def test_master_of_disguise_gets_around_the_own_vow_of_kinship() -> None:
    scene = Scene(advisers=["master-of-disguise vow-of-kinship", "tents"], cards={"0": "wolves"}, favor=[0])
    scene.do("trade", "use:master-of-disguise", "player:1")
    assert (scene.favor(), scene.bank("nomad"), scene.bank("beast")) == (1, 3, 2), "a Trade for secrets can't be paid"
    assert scene.state.disguise is None
    scene = Scene(advisers=["master-of-disguise", "vow-of-kinship"], cards={"0": "wolves"}, favor=[1, 0])
    scene.do("trade", "use:master-of-disguise", "player:1", "secrets:wolves")
    assert (scene.favor(), scene.bank("nomad")) == (0, 2), "and with another's vow the Nomad bank pays the rest"
