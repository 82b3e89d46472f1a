"""Nomads beyond the first world that bind or protect: vows, pacts, bloodlines, and what their enemies cannot do."""

from __future__ import annotations

import pytest

from tests.games.oath.cards.test_battle_plans import duel
from tests.scenes.oath import Scene

EMPIRE = "chancellor citizen exile"

# --- Vow of Kinship


def kin(**more: object) -> Scene:
    """The Chancellor has made the vow: no favor on the board."""
    return Scene(**{"advisers": ["vow-of-kinship"], "favor": [0, 5, 5], **more})  # type: ignore[arg-type]


@pytest.mark.rule("7.2.2-a")
def test_the_vow_of_kinship_moves_all_favor_to_the_nomad_bank() -> None:
    scene = Scene(facedown_advisers=["vow-of-kinship"], favor=[4]).do("adviser:0", "faceup")
    assert (scene.favor(), scene.bank("nomad")) == (0, 7)
    assert scene.advisers() == ["vow-of-kinship"]


def test_kin_pay_from_the_nomad_bank() -> None:
    scene = kin(cards={"0": "wolves elders"}).do("muster", "muster:wolves")
    assert (scene.bank("nomad"), scene.favor_on("wolves"), scene.board()) == (2, 1, 5)
    scene.do("use:elders")
    assert (scene.bank("nomad"), scene.favor_on("elders"), scene.secrets()) == (0, 2, 4)
    assert scene.refusals()["muster"] == "5.2.1-a", "and nothing is left"


def test_an_empty_nomad_bank_is_an_empty_purse() -> None:
    scene = kin(cards={"0": "wolves"}, bank={"nomad": 0})
    assert scene.refusals()["muster"] == "7.1.2-a"


def test_favor_that_kin_gain_goes_to_the_nomad_bank() -> None:
    scene = kin(cards={"0": "wolves"}).do("trade", "favor:wolves")
    assert (scene.favor(), scene.bank("beast"), scene.bank("nomad")) == (0, 2, 4)


@pytest.mark.ruling("vow-of-kinship", 1)
def test_nobody_takes_favor_of_kin_from_the_nomad_bank() -> None:
    tax = {"facedown_advisers": ["-", "royal-tax"], "turn": 1, "pawns": "1 1 0", "warbands": {"1": (1, 1)}}
    scene = kin(**tax).do("adviser:0", "faceup")
    assert (scene.favor(1), scene.bank("nomad")) == (5, 3)
    rich = Scene(favor=[2, 5, 5], **tax).do("adviser:0", "faceup")  # type: ignore[arg-type]
    assert (rich.favor(0), rich.favor(1)) == (0, 7)


@pytest.mark.rule("5.5.7.III-a")
def test_nothing_of_kin_burns_when_they_are_banished() -> None:
    scene = duel(advisers=["-", "vow-of-kinship"], favor=[5, 0], warbands={"steppe": (1, 1)}, bank={"nomad": 8})
    scene.dice(defense="blank blank blank", attack="sword sword").do("campaign", "pawn", "dice:2").picks(0)
    scene.do("travel:0")
    assert (scene.acting, scene.bank("nomad")) == (True, 8)


@pytest.mark.ruling("vow-of-kinship", 2)
@pytest.mark.rule("4.1.1.I-a")
def test_kin_need_not_feed_the_peoples_favor_from_the_bank() -> None:
    waking = {"banners": {"peoples-favor": (0, 1)}, "phase": "wake"}
    scene = kin(**waking)
    assert scene.options() == ["place", "none"]
    assert (scene.do("none").banner("peoples-favor"), scene.bank("nomad")) == (1, 3)
    other = kin(**waking).do("place")
    assert (other.banner("peoples-favor"), other.bank("nomad")) == (2, 2)


@pytest.mark.ruling("vow-of-kinship", 3)
def test_favor_given_to_kin_goes_to_the_nomad_bank() -> None:
    scene = kin(turn=1, pawns="1 1 0", cards={"1": "tinkers-fair"}, advisers=["vow-of-kinship"])
    scene.do("use:tinkers-fair")
    if scene.ask(1).what.id == "oath-ask-power":
        scene.do("player:0")
    scene.picks(1, "give-favor", "give-favor", "want-secret").answers(0, "accept")
    assert (scene.favor(0), scene.favor(1), scene.bank("nomad"), scene.secrets(1)) == (0, 3, 5, 4)


def test_kin_give_and_burn_from_the_nomad_bank() -> None:
    scene = kin(sites={0: "mountain"}, relics_at={"0": "map"}).do("recover", "relic:0")
    assert (scene.relics(), scene.bank("nomad")) == (["grand-scepter", "map"], 1)


@pytest.mark.rule("7-a")
def test_a_facedown_vow_binds_nobody() -> None:
    scene = Scene(facedown_advisers=["vow-of-kinship"], cards={"0": "wolves"}, favor=[2]).do("muster")
    assert (scene.favor(), scene.bank("nomad")) == (1, 3)


# --- Lost Tongue


@pytest.mark.rule("7.1.4-a", "9.2-a", "5.5.2-a")
def test_the_lost_tongue_keeps_relics_and_banners_from_who_rules_no_nomad_card() -> None:
    given = {"relics": ["-", "map"], "banners": {"darkest-secret": (1, 1)}}
    scene = duel(advisers=["-", "lost-tongue"], **given).do("campaign")
    assert scene.options() == ["done", "pawn"]
    for more in ({"advisers": ["elders", "lost-tongue"]}, {"cards": {"river": "elders"}}):
        nomad = duel(
            **{"advisers": ["-", "lost-tongue"], **given, "warbands": {"steppe": (1, 2), "river": (0, 1)}, **more}
        )
        assert nomad.do("campaign").options() == ["done", "pawn", "banner:darkest-secret", "relic:map"]
    hidden = duel(advisers=["-", "lost-tongue"], facedown_advisers=["elders"], **given).do("campaign")
    assert hidden.options() == ["done", "pawn"], "a facedown Nomad is none"


@pytest.mark.rule("5.4.1-a", "9.2-a")
def test_banners_behind_the_lost_tongue_cannot_be_recovered() -> None:
    banners = {"peoples-favor": (1, 1), "darkest-secret": (1, 1)}
    scene = Scene(advisers=["-", "lost-tongue"], banners=banners, pawns="0 1 1", cards={"1": "wolves"})
    assert scene.refusals()["recover"] == "9.2-a"
    nomad = Scene(advisers=["tents", "lost-tongue"], banners=banners, pawns="0 1 1", cards={"1": "wolves"})
    assert nomad.do("recover").options() == ["banner:peoples-favor", "banner:darkest-secret"]
    other = Scene(advisers=["-", "lost-tongue"], banners={"peoples-favor": (2, 1)})
    assert "banner:peoples-favor" in other.do("recover").options(), "what others hold is not protected"
    down = Scene(facedown_advisers=["-", "lost-tongue"], banners={"peoples-favor": (1, 1)})
    assert "banner:peoples-favor" in down.do("recover").options()


# --- Ancient Bloodline


@pytest.mark.ruling("ancient-bloodline", 1)
@pytest.mark.ruling("ancient-bloodline", 2)
@pytest.mark.rule("7.2.2-a", "7.1.4-a")
def test_enemies_cannot_recover_relics_at_sites_of_the_bloodline() -> None:
    given = {"sites": {0: "mountain"}, "relics_at": {"0": "map"}, "banners": {"peoples-favor": (1, 9)}, "banks": 1}
    given |= {"secrets": [1, 0, 0], "pawns": "0 0 0"}
    held = {"advisers": ["-", "ancient-bloodline"], **given}
    scene = Scene(warbands={"0": (1, 1)}, **held)  # type: ignore[arg-type]
    assert scene.refusals()["recover"] == "7.2.2-a"
    free = Scene(warbands={"0": (2, 1)}, **held)  # type: ignore[arg-type]
    assert free.do("recover").relics() == ["grand-scepter", "map"], "a site of somebody else"
    own = Scene(turn=1, warbands={"0": (1, 1)}, **held)  # type: ignore[arg-type]
    assert own.do("recover").relics(1) == ["map"]


def test_enemies_cannot_discard_denizens_at_sites_of_the_bloodline() -> None:
    given = {"facedown_advisers": ["dazzle"], "cards": {"0": "keep", "1": "longbows"}}
    scene = Scene(advisers=["-", "ancient-bloodline"], warbands={"1": (1, 1)}, **given)  # type: ignore[arg-type]
    scene.do("adviser:0", "faceup")
    assert (scene.acting, scene.at("1")) == (True, ["longbows"])
    loose = Scene(advisers=["-", "ancient-bloodline"], warbands={"1": (2, 1)}, **given)  # type: ignore[arg-type]
    assert loose.do("adviser:0", "faceup").at("1") == []


def test_enemies_cannot_swap_with_denizens_of_the_bloodline() -> None:
    given = {"sites": {0: "plains"}, "cards": {"river": "elders", "steppe": "tents"}, "piles": ["great-herd"]}
    scene = Scene(advisers=["-", "ancient-bloodline"], warbands={"river": (1, 1)}, **given)  # type: ignore[arg-type]
    scene.do("search", "pile:0", "site:0")
    assert scene.options() == ["none", "swap:tents"]


def test_neither_homelands_nor_the_horned_mask_reach_into_the_bloodlines_sites() -> None:
    given = {"pawns": "deep-woods 1 2", "relics_at": {"deep-woods": "map"}, "advisers": ["-", "ancient-bloodline"]}
    for ruler, relics in ((1, ["grand-scepter"]), (2, ["grand-scepter", "map"])):
        home = Scene(facedown_advisers=["wolves"], warbands={"deep-woods": (ruler, 1)}, **given)  # type: ignore[arg-type]
        assert home.do("adviser:0", "site:4").relics() == relics
    masked = {"relics": ["horned-mask"], "cards": {"0": "elders"}, "advisers": ["wolves", "ancient-bloodline"]}
    scene = Scene(warbands={"0": (1, 1)}, **masked)  # type: ignore[arg-type]
    assert scene.refusals()["use:horned-mask"] == "6.2-a"
    own = Scene(warbands={"0": (0, 1)}, **masked)  # type: ignore[arg-type]
    assert own.do("use:horned-mask").advisers() == ["elders"]


@pytest.mark.rule("10.enemy-a")
def test_the_empires_bloodline_binds_exiles_alone() -> None:
    given: dict[str, object] = {
        "roles": EMPIRE,
        "advisers": ["-", "ancient-bloodline"],
        "warbands": {"0": (0, 1)},
        "pawns": "0 0 0",
    }
    given |= {"sites": {0: "mountain"}, "relics_at": {"0": "map"}, "banners": {"peoples-favor": (1, 9)}, "banks": 1}
    given["secrets"] = [0, 0, 0]
    chancellor = Scene(**given)  # type: ignore[arg-type]
    assert "map" in chancellor.do("recover").relics()
    exile = Scene(turn=2, **given)  # type: ignore[arg-type]
    assert exile.refusals(2)["recover"] == "7.2.2-a"


# --- Ancient Pact


def pact(**more: object) -> Scene:
    given: dict[str, object] = {"turn": 1, "facedown_advisers": ["-", "ancient-pact"], "supply": [7, 2]}
    given |= {"banners": {"darkest-secret": (1, 4)}, "reliquary": "map whistle cracked-horn truthful-harp"}
    return Scene(**{**given, **more})  # type: ignore[arg-type]


@pytest.mark.rule("7.6.1-a", "2.3-c")
def test_the_ancient_pact_makes_a_citizen_with_a_blind_relic() -> None:
    scene = pact().do("adviser:0", "faceup", "yes")
    assert scene.options(1) == ["space:brutal", "space:careless", "space:decadent", "space:greedy"]
    assert not any(scene.state.cards.knows(1, card) for card in scene.state.reliquary)
    scene.do("space:careless")
    assert (scene.role(1), scene.relics(1), scene.holder("darkest-secret")) == ("citizen", ["whistle"], 0)
    assert scene.banner("darkest-secret") == 4, "given, not seized"
    assert scene.state.reliquary[1] == -1
    assert scene.turn == 2, "the Act Phase is over"


@pytest.mark.rule("7.3.3-a")
def test_nobody_has_to_seal_the_ancient_pact() -> None:
    scene = pact().do("adviser:0", "faceup", "no")
    assert (scene.acting, scene.role(1), scene.holder("darkest-secret")) == (True, "exile", 1)
    assert scene.advisers(1) == ["ancient-pact"]


@pytest.mark.ruling("ancient-pact", 1)
@pytest.mark.parametrize(
    "more",
    [{"roles": EMPIRE}, {"banners": {"darkest-secret": (2, 4)}}, {"banners": {"peoples-favor": (1, 1)}}],
    ids=["a Citizen", "without the Darkest Secret", "another banner"],
)
def test_the_ancient_pact_is_for_exiles_who_hold_the_darkest_secret(more: dict[str, object]) -> None:
    scene = pact(**more).do("adviser:0", "faceup")
    assert (scene.acting, scene.advisers(1), scene.relics(1)) == (True, ["ancient-pact"], [])


def test_with_an_empty_reliquary_the_pact_brings_citizenship_alone() -> None:
    scene = pact(uncovered="brutal careless decadent greedy").do("adviser:0", "faceup", "yes")
    assert (scene.role(1), scene.relics(1), scene.turn) == ("citizen", [], 2)


# --- Family Wagon


@pytest.mark.ruling("family-wagon", 2)
def test_three_nomads_stay_when_the_family_wagon_comes() -> None:
    scene = Scene(advisers=["elders tents horse-archers"], piles=["family-wagon"]).do("search", "pile:0", "faceup")
    assert scene.advisers() == ["elders", "tents", "horse-archers", "family-wagon"]


@pytest.mark.rule("7.6.4-a")
def test_the_family_wagon_has_room_for_one_stranger() -> None:
    scene = Scene(advisers=["wolves longbows tents"], piles=["family-wagon"]).do("search", "pile:0", "faceup")
    assert scene.options() == ["adviser:0", "adviser:1"], "no Nomad has to go"
    scene.do("adviser:0")
    assert scene.advisers() == ["longbows", "tents", "family-wagon"]
    more = Scene(advisers=["family-wagon longbows"], piles=["wolves"]).do("search", "pile:0", "faceup")
    assert more.advisers() == ["family-wagon", "wolves"], "a second stranger takes the place of the first"
    nomad = Scene(advisers=["family-wagon longbows tents elders"], piles=["horse-archers"])
    nomad.do("search", "pile:0", "faceup")
    assert nomad.advisers() == ["family-wagon", "longbows", "tents", "elders", "horse-archers"]


@pytest.mark.rule("7.6.4-a", "7-a")
def test_facedown_advisers_are_strangers_in_the_wagon() -> None:
    scene = Scene(advisers=["family-wagon longbows"], piles=["tents"]).do("search", "pile:0", "facedown")
    assert scene.advisers() == ["family-wagon", "tents?"]
    turned = Scene(advisers=["family-wagon"], facedown_advisers=["tents"], piles=["wolves"])
    turned.do("search", "pile:0", "facedown")
    assert turned.advisers() == ["family-wagon", "wolves?"]
    up = Scene(advisers=["family-wagon"], facedown_advisers=["tents"]).do("adviser:1", "faceup")
    assert up.advisers() == ["family-wagon", "tents"]


@pytest.mark.rule("7.6.4-b")
def test_a_locked_stranger_leaves_room_for_no_other() -> None:
    scene = Scene(advisers=["family-wagon a-small-favor"], piles=["wolves"]).do("search", "pile:0")
    assert scene.options() == ["site:0", "discard"]
    pair = Scene(advisers=["a-small-favor long-lost-heir"], piles=["family-wagon"]).do("search", "pile:0")
    assert "faceup" not in pair.options(), "two locked strangers longbows the wagon away"
    assert pair.refusals()["faceup"] == "5.1.4.II-c"


@pytest.mark.ruling("family-wagon", 1)
def test_the_pied_piper_can_always_join_the_wagon_but_not_the_wagon_the_piper() -> None:
    scene = Scene(advisers=["family-wagon longbows"], piles=["pied-piper"]).do("search", "pile:0", "faceup")
    assert scene.advisers() == ["family-wagon", "longbows", "pied-piper"]
    later = Scene(advisers=["pied-piper longbows"], piles=["family-wagon"]).do("search", "pile:0", "faceup")
    assert later.options() == ["adviser:0", "adviser:1"], "one of the strangers has to go"
    later.do("adviser:1")
    assert later.advisers() == ["pied-piper", "family-wagon"]
    nomad = Scene(advisers=["family-wagon longbows pied-piper"], piles=["tents"]).do("search", "pile:0", "faceup")
    assert nomad.advisers() == ["family-wagon", "longbows", "pied-piper", "tents"], "a Nomad makes nobody leave"


def test_without_the_wagon_the_limit_is_three_again() -> None:
    scene = Scene(advisers=["elders tents horse-archers"], piles=["rain-boots"]).do("search", "pile:0", "faceup")
    assert scene.options() == ["adviser:0", "adviser:1", "adviser:2"]
    others = Scene(advisers=["wolves longbows", "family-wagon"], piles=["scryer"]).do("search", "pile:0", "faceup")
    assert others.advisers() == ["wolves", "longbows", "scryer"], "another's wagon"


# --- Spell Breaker


def broken(**more: object) -> Scene:
    """Seat 1 rules the Spell Breaker at the river."""
    given: dict[str, object] = {"cards": {"river": "spell-breaker"}, "warbands": {"river": (1, 1)}}
    return Scene(**{**given, **more})  # type: ignore[arg-type]


@pytest.mark.rule("9.2-a", "7.1.4-a")
def test_enemies_of_the_spell_breaker_use_no_powers_for_secrets() -> None:
    scene = broken(advisers=["alchemist memory-of-home elders"])
    assert scene.options(0, "use:") == ["use:elders"], "favor can be paid"
    assert scene.refusals()["use:alchemist"] == "9.2-a"
    assert scene.refusals()["use:memory-of-home"] == "9.2-a", "burned secrets too"
    own = broken(turn=1, advisers=["-", "alchemist"])
    assert "use:alchemist" in own.options(1)


@pytest.mark.rule("10.enemy-a")
def test_bandits_are_enemies_of_all_and_citizens_of_nobody_in_the_empire() -> None:
    bandits = broken(warbands={}, advisers=["alchemist"])
    assert bandits.refusals()["use:alchemist"] == "9.2-a"
    citizen = broken(roles=EMPIRE, turn=1, warbands={"river": (0, 1)}, advisers=["-", "alchemist", "scryer"])
    assert "use:alchemist" in citizen.options(1)
    exile = broken(roles=EMPIRE, turn=2, warbands={"river": (0, 1)}, advisers=["-", "-", "scryer"], piles=["keep"])
    assert exile.refusals(2)["use:scryer"] == "9.2-a"


@pytest.mark.rule("10.rule-a")
def test_the_grand_mask_rules_the_empires_spell_breaker_in_its_own_turn() -> None:
    given = {"turn": 1, "warbands": {"river": (0, 1)}, "advisers": ["mountain-giant", "alchemist"]}
    given |= {"pawns": "0 0 2", "board": [2, 3]}
    scene = broken(relics=["-", "grand-mask"], **given)
    assert "use:alchemist" in scene.options(1)
    scene.dice(defense="blank blank", attack="hollow").do("campaign", "player:0", "done", "dice:1")
    assert scene.asked() == [1], "and the Chancellor is no longer its ruler: no secret for the giant"
    plain = broken(**given)
    assert plain.refusals(1)["use:alchemist"] == "9.2-a"
    assert plain.do("campaign", "player:0", "done", "dice:1").options(0) == ["go-on", "use:mountain-giant"]


def test_trading_secrets_is_no_power() -> None:
    scene = broken(cards={"river": "spell-breaker", "0": "wolves"}).do("trade", "favor:wolves")
    assert scene.secrets_on("wolves") == 1


@pytest.mark.ruling("spell-breaker", 1)
def test_the_spell_breaker_minds_the_secret_that_gleaming_armor_adds() -> None:
    given = {"cards": {"river": "spell-breaker"}, "advisers": ["horse-archers", "gleaming-armor"]}
    scene = duel(warbands={"steppe": (1, 2), "river": (1, 1)}, **given).dice(defense="two", attack="hollow")
    scene.do("campaign", "done", "dice:1")
    assert scene.told("plan") == []
    free = duel(warbands={"steppe": (1, 2), "river": (0, 1)}, **given).do("campaign", "done", "dice:1")
    assert free.options() == ["go-on", "use:horse-archers"]


@pytest.mark.ruling("spell-breaker", 2)
def test_the_spell_breaker_closes_the_buried_giant_and_the_hidden_place() -> None:
    scene = broken(sites={0: "buried-giant", 2: "the-hidden-place"}).do("travel")
    assert (scene.ask().what.id, "travel:2" in scene.options()) == ("oath-ask-travel", False)
    assert scene.refusals()["travel:2"] == "9.2-a"
    own = broken(sites={1: "buried-giant", 2: "the-hidden-place"}, turn=1).do("travel")
    assert own.options(1) == ["go-on", "use:buried-giant"]
    attack = {"sites": {2: "the-hidden-place"}, "pawns": "2 2 0", "board": [3, 0]}
    camp = broken(warbands={"river": (1, 1), "the-hidden-place": (1, 1)}, **attack)
    assert camp.refusals()["campaign"] == "9.2-a"


@pytest.mark.ruling("spell-breaker", 3)
def test_enemies_of_the_spell_breaker_conspire_for_nothing() -> None:
    plot = {
        "pawns": "0 0 2",
        "facedown_advisers": ["conspiracy"],
        "advisers": ["wolves rangers", "the-old-oak"],
        "relics": ["", "map"],
    }
    scene = broken(**plot).do("adviser:2", "conspiracy")
    assert (scene.acting, scene.relics(1), scene.secrets()) == (True, ["map"], 3)
    free = broken(**{**plot, "warbands": {"river": (0, 1)}}).do("adviser:2", "conspiracy")
    assert free.options() == ["none", "relic:map"]


@pytest.mark.ruling("spell-breaker", 4)
def test_mustering_by_the_initiation_rite_is_no_power() -> None:
    scene = broken(cards={"river": "spell-breaker", "0": "wolves"}, advisers=["initiation-rite"])
    scene.do("muster")
    assert (scene.secrets_on("wolves"), scene.favor_on("wolves"), scene.board()) == (1, 0, 5)


# --- Sacred Ground


@pytest.mark.rule("9.2-a", "5.1.4.III-a")
def test_visions_are_revealed_on_the_sacred_ground_alone() -> None:
    given = {"turn": 1, "cards": {"river": "sacred-ground"}, "world": "faith"}
    scene = Scene(**given).do("search")  # type: ignore[arg-type]
    assert scene.options(1) == ["facedown", "discard"]
    assert scene.refusals(1)["vision"] == "9.2-a"
    here = Scene(pawns="0 7 2", **given).do("search")  # type: ignore[arg-type]
    assert here.options(1) == ["vision", "facedown", "discard"]
    ruled = Scene(warbands={"river": (1, 1)}, **given).do("search")  # type: ignore[arg-type]
    assert "vision" not in ruled.options(1), "ruling it is not enough"


@pytest.mark.rule("6.1-b")
def test_facedown_visions_and_the_conspiracy_on_other_ground() -> None:
    given = {"turn": 1, "cards": {"river": "sacred-ground"}}
    adviser = Scene(facedown_advisers=["", "faith"], **given)  # type: ignore[arg-type]
    adviser.do("adviser:0")
    assert adviser.pile(1) == ["faith"], "there is nothing left but to discard it"
    plot = Scene(facedown_advisers=["", "conspiracy"], **given).do("adviser:0", "conspiracy")  # type: ignore[arg-type]
    assert plot.acting
    assert plot.state.cards.name(plot.state.box[-1]) == "conspiracy"


# --- Twin Brother and Resettle


@pytest.mark.rule("10.swap-a", "7.3.3-a")
def test_the_twin_brother_may_take_the_place_of_another_players_nomad() -> None:
    given = {"facedown_advisers": ["twin-brother", "rain-boots"]}
    scene = Scene(advisers=["elders", "faithful-friend tents", "horse-archers"], **given)  # type: ignore[arg-type]
    scene.do("adviser:1", "faceup")
    assert scene.options() == ["none", "swap:tents", "swap:horse-archers"], "not locked, not facedown, not one's own"
    scene.do("swap:tents")
    assert scene.advisers(0) == ["elders", "tents"]
    assert scene.advisers(1) == ["faithful-friend", "twin-brother", "rain-boots?"]
    assert scene.acting, "nothing was played by the swap"


def test_the_twin_brother_may_stay_and_takes_tokens_along() -> None:
    scene = Scene(facedown_advisers=["twin-brother"], advisers=["-", "elders"]).do("adviser:0", "faceup", "none")
    assert (scene.advisers(0), scene.advisers(1)) == (["twin-brother"], ["elders"])
    full = Scene(facedown_advisers=["twin-brother"], advisers=["-", "elders"])
    full.state.favor_on[full.state.advisers[1][0]] = 2
    full.do("adviser:0", "faceup", "swap:elders")
    assert (full.advisers(0), full.favor_on("elders")) == (["elders"], 2)
    lone = Scene(facedown_advisers=["twin-brother"], advisers=["-", "wolves"]).do("adviser:0", "faceup")
    assert lone.acting, "nobody to swap with"


@pytest.mark.rule("10.move-a", "7.3.2-a")
def test_resettle_moves_anybodys_faceup_nomad_to_any_site_with_room() -> None:
    scene = Scene(
        cards={"0": "resettle", "steppe": "wolves keep", "river": "scryer longbows"},
        advisers=["elders", "tents family-wagon", "faithful-friend"],
        facedown_advisers=["rain-boots"],
        facedown="wastes",
    )
    scene.do("use:resettle")
    assert scene.options() == ["resettle:elders", "resettle:tents"], "not locked, not for advisers alone, not facedown"
    scene.do("resettle:tents")
    assert scene.options() == ["site:0", "site:1", "site:3", "site:4", "site:6"], "neither full nor facedown"
    scene.do("site:4")
    assert (scene.at("deep-woods"), scene.advisers(1), scene.favor()) == (["tents"], ["family-wagon"], 5)
    assert "use:resettle" in scene.options(), "it costs nothing, and the Elders are left"


@pytest.mark.rule("2.8.5-a")
def test_resettled_nomads_bring_no_favor_and_the_slum_makes_room() -> None:
    scene = Scene(cards={"0": "resettle", "great-slum": "wolves"}, advisers=["elders"])
    scene.do("use:resettle")
    scene.do("site:6", "discard:wolves")
    assert (scene.at("great-slum"), scene.favor(), scene.bank("nomad")) == (["elders"], 5, 3)


def test_resettle_needs_a_nomad_to_move() -> None:
    scene = Scene(cards={"0": "resettle"}, advisers=["wolves"], facedown_advisers=["tents"])
    assert scene.refusals()["use:resettle"] == "6.2-a"
