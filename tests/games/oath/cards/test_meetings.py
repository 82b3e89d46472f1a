"""Where cards of different suits meet: each alone is tested with its suit."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene


def dice_of(scene: Scene, seat: int = 0) -> tuple[int, int]:
    """Attack and defense dice as a seat that may use plans is told them."""
    args = scene.ask(seat).what.args
    return int(args["attack"]), int(args["defense"])


# --- Ancient Bloodline: what acts as locked


@pytest.mark.ruling("ancient-bloodline", 1)
@pytest.mark.rule("11.13-p")
@pytest.mark.parametrize(("blood", "hunted"), [("-", True), ("ancient-bloodline", False)])
def test_relics_of_the_bloodline_are_not_there_for_the_relic_hunter(blood: str, hunted: bool) -> None:
    scene = Scene(
        pawns="steppe river river",
        warbands={"steppe": (1, 1)},
        relics_at={"steppe": "whistle"},
        advisers=["relic-hunter", blood],
    )
    scene.do("campaign", "dice:3")
    assert ("use:relic-hunter" in scene.ask(scene.asked()[0]).keys()) is hunted


@pytest.mark.rule("7.2.2-a", "11.13-p")
def test_no_enemy_moves_a_roving_terror_or_a_great_herd_out_of_the_bloodlines_sites() -> None:
    given = {"warbands": {"ancient-city": (1, 1)}, "cards": {"ancient-city": "roving-terror", "river": "elders"}}
    assert "use:roving-terror" in Scene(**given).options()  # type: ignore[arg-type]
    bound = Scene(advisers=["-", "ancient-bloodline"], **given)  # type: ignore[arg-type]
    assert "use:roving-terror" not in bound.options()
    herd = Scene(
        warbands={"ancient-city": (1, 1)},
        cards={"river": "elders"},
        advisers=["-", "ancient-bloodline"],
        facedown_advisers=["great-herd"],
    )
    herd.do("adviser:0", "site:0")
    assert (herd.acting, herd.at("ancient-city"), herd.at("river")) == (True, ["great-herd"], ["elders"])


# --- dice that targets add


@pytest.mark.rule("11.13-r")
def test_the_circlets_die_is_one_of_pawn_and_favor_for_the_giant_python() -> None:
    given = {"pawns": "steppe steppe river", "advisers": ["-", "giant-python"]}
    plain = Scene(relics=["-", "whistle"], **given).do("campaign", "player:1")  # type: ignore[arg-type]
    assert "done" in plain.options(), "pawn and favor alone have two dice"
    circlet = Scene(relics=["-", "circlet-of-command"], **given).do("campaign", "player:1")  # type: ignore[arg-type]
    assert circlet.ask().what.id == "oath-ask-dice", "three dice alone are odd, so the Circlet had to be a target, too"
    assert circlet.ask().what.args["defense"] == 4


@pytest.mark.rule("7.1.4-a", "10.rule-a")
@pytest.mark.parametrize(("relics", "dice"), [("-", 2), ("grand-mask", 1)])
def test_the_grand_mask_takes_the_sprawling_rampart_from_the_empire_in_its_turn(relics: str, dice: int) -> None:
    scene = Scene(
        turn=1,
        oath="people",
        title=2,
        pawns="0 river 0",
        relics=["-", relics],
        cards={"steppe": "sprawling-rampart"},
        warbands={"steppe": (0, 1), "river": (0, 1)},
    )
    scene.do("campaign", "done")
    assert scene.ask(1).what.args["defense"] == dice


# --- Vow of Kinship: favor in the Nomad bank can be used, but never has to be


@pytest.mark.ruling("vow-of-kinship", 2)
@pytest.mark.rule("11.13-c")
def test_kin_need_not_feed_dissent_from_the_bank() -> None:
    scene = Scene(advisers=["-", "vow-of-kinship"], facedown_advisers=["dissent"], favor=[5, 0, 2])
    scene.do("adviser:0", "faceup")
    assert (scene.favor(), scene.favor(1), scene.bank("nomad")) == (4, 0, 3), "the Chancellor rules Discord, kin Nomad"


@pytest.mark.ruling("vow-of-kinship", 2)
@pytest.mark.rule("11.13-c")
def test_kin_need_not_pay_for_sticky_fire_from_the_bank() -> None:
    scene = Scene(
        pawns="steppe river river",
        warbands={"steppe": (1, 3)},
        advisers=["vow-of-kinship"],
        relics=["sticky-fire"],
        favor=[0, 5],
    )
    scene.dice(defense="blank", attack="sword sword sword sword")
    scene.state.board[0] = 6
    scene.do("campaign", "dice:4", "use:sticky-fire").picks(0)
    assert scene.ask().what.id == "oath-ask-sticky-fire"
    scene.do("yes")
    assert (scene.acting, scene.bank("nomad"), scene.favor(1)) == (True, 3, 5)


@pytest.mark.ruling("vow-of-kinship", 1)
@pytest.mark.rule("11.13-c")
def test_nobody_returns_favor_of_the_nomad_bank_for_plague_engines() -> None:
    scene = Scene(
        oath="people", advisers=["plague-engines", "vow-of-kinship"], warbands={"2": (1, 1), "0": (0, 1)}, favor=[5, 0]
    )
    scene.do("use:plague-engines")
    assert (scene.favor(), scene.bank("arcane"), scene.bank("nomad")) == (4, 4, 3)


@pytest.mark.ruling("vow-of-kinship", 1)
@pytest.mark.rule("11.13-c")
def test_kin_who_vowed_poverty_have_no_favor_whatever_the_nomad_bank_holds() -> None:
    scene = Scene(advisers=["vow-of-kinship vow-of-poverty"], favor=[0]).do("rest")
    assert scene.options() == ["go-on", "use:vow-of-poverty"]
    scene.do("use:vow-of-poverty", "bank:order")
    assert (scene.favor(), scene.bank("order"), scene.bank("nomad")) == (0, 1, 5)


def test_kin_pay_tolls_and_surcharges_out_of_the_nomad_bank() -> None:
    roads = Scene(
        advisers=["vow-of-kinship"],
        favor=[0, 5],
        cards={"river": "toll-roads"},
        warbands={"river": (1, 1)},
    )
    roads.do("travel", "travel:7")
    assert (roads.favor(1), roads.bank("nomad")) == (6, 2)
    swarm = Scene(
        pawns="steppe river river",
        warbands={"steppe": (1, 1)},
        advisers=["vow-of-kinship longbows", "insect-swarm"],
        favor=[0, 5],
    )
    swarm.do("campaign", "dice:3", "use:longbows")
    assert swarm.bank("nomad") == 2


# --- adviser limits after a swap


@pytest.mark.rule("7.6.4-a", "10.swap-a", "11.13-q")
def test_who_swaps_the_twin_brother_for_the_family_wagon_keeps_one_stranger() -> None:
    scene = Scene(advisers=["wolves longbows", "family-wagon"], facedown_advisers=["twin-brother"])
    scene.do("adviser:2", "faceup", "swap:family-wagon")
    assert scene.options() == ["adviser:0", "adviser:1"], "of the two strangers one has to go"
    scene.do("adviser:0")
    assert (scene.advisers(), scene.advisers(1)) == (["longbows", "family-wagon"], ["twin-brother"])


@pytest.mark.rule("7.6.4-b", "10.swap-a", "11.13-q")
def test_locked_strangers_keep_the_family_wagon_away() -> None:
    scene = Scene(advisers=["family-heirloom a-small-favor", "family-wagon"], facedown_advisers=["twin-brother"])
    scene.do("adviser:2", "faceup")
    assert scene.acting, "nobody to swap with"


@pytest.mark.rule("7.6.4-a", "10.swap-a", "11.13-q")
def test_the_horned_mask_brings_no_second_stranger_into_the_family_wagon() -> None:
    given = {"relics": ["horned-mask"], "cards": {"ancient-city": "keep longbows"}}
    scene = Scene(advisers=["family-wagon elders wolves"], **given)  # type: ignore[arg-type]
    scene.do("use:horned-mask", "swap:elders:longbows")
    assert (scene.advisers(), scene.at("ancient-city")) == (["family-wagon", "longbows"], ["keep", "elders"])
    assert scene.pile(1) == ["wolves"], "the other stranger had to leave"


# --- trades in another place


@pytest.mark.rule("7.1.1-a", "5.3.2-b")
def test_modifiers_know_the_cards_that_the_map_library_opens() -> None:
    def library(adviser: str, there: str, **more: object) -> list[str]:
        scene = Scene(
            pawns="steppe river river",
            cards={"steppe": "map-library elders", "deep-woods": there},
            warbands={"deep-woods": (0, 1)},
            advisers=[adviser],
            **more,  # type: ignore[arg-type]
        )
        return scene.do("trade", "use:map-library").options()

    assert "use:the-old-oak" in library("wolves", "the-old-oak")
    assert "use:acting-troupe" in library("acting-troupe", "keep")
    assert "use:cup-of-plenty" in library("longbows", "keep", relics=["cup-of-plenty"])
    assert "use:birdsong" in library("birdsong", "wolves")


# --- tolls and burns


def test_the_way_station_on_the_toll_roads_costs_both() -> None:
    scene = Scene(cards={"river": "way-station toll-roads"}, warbands={"river": (1, 1)}, pawns="0 steppe 2")
    scene.do("travel", "use:way-station", "travel:7")
    assert (scene.supply(), scene.favor(), scene.favor(1)) == (7, 3, 7)
    poor = Scene(cards={"river": "way-station toll-roads"}, warbands={"river": (1, 1)}, pawns="0 steppe 2", favor=[1])
    poor.do("travel", "use:way-station")
    assert "travel:7" not in poor.options()


@pytest.mark.ruling("vow-of-renewal", 1)
def test_the_vow_of_renewal_gets_tolls_for_bandits_and_what_insects_cost() -> None:
    roads = Scene(cards={"river": "toll-roads"}, advisers=["-", "vow-of-renewal"]).do("travel", "travel:7")
    assert (roads.favor(), roads.favor(1)) == (4, 6)
    swarm = Scene(
        pawns="steppe river river",
        warbands={"steppe": (1, 1)},
        advisers=["longbows", "insect-swarm", "vow-of-renewal"],
    )
    swarm.do("campaign", "dice:3", "use:longbows")
    assert (swarm.favor(), swarm.favor(2)) == (4, 6)


# --- battles


@pytest.mark.ruling("hospital", 1)
def test_who_falls_into_bear_traps_comes_to_the_attackers_hospital() -> None:
    scene = Scene(
        pawns="steppe river river",
        warbands={"steppe": (1, 1), "river": (0, 1)},
        cards={"river": "hospital", "steppe": "bear-traps"},
    )
    scene.dice(defense="blank", attack="sword sword")
    scene.do("campaign", "dice:3", "use:hospital").answers(1, "use:bear-traps").picks(0)
    assert (scene.board(), scene.army("river")) == (2, (0, 2))


@pytest.mark.ruling("hospital", 1)
@pytest.mark.parametrize(("hospital", "army"), [(True, 3), (False, 1)])
def test_who_is_banished_into_the_boiling_lake_comes_to_the_hospital(hospital: bool, army: int) -> None:
    scene = Scene(
        pawns="steppe steppe 0",
        board=[6, 2],
        warbands={"river": (1, 1), "wastes": (0, 1)},
        cards={"river": "hospital", "wastes": "boiling-lake"},
    )
    scene.dice(defense="blank blank", attack="sword sword sword")
    scene.do("campaign", "player:1", "done", "dice:3").answers(1, "use:hospital" if hospital else "go-on")
    assert scene.board(1) == 1, "half of the force fell"
    scene.do("travel:5", "no")
    assert (scene.board(1), scene.army("river")) == (0, (1, army))


# --- cards that go where no discard takes them


@pytest.mark.rule("11.8-c", "10.discard-c")
def test_tokens_of_pilgrims_go_as_if_they_were_discarded() -> None:
    scene = Scene(cards={"ancient-city": "elders tutor"}, facedown_advisers=["pilgrimage"], dispossessed="wolves keep")
    elders, tutor = scene.state.cards_at[0]
    scene.state.favor_on[elders], scene.state.secrets_on[tutor] = 2, 1
    scene.do("adviser:0", "faceup")
    assert (scene.bank("nomad"), scene.secrets(), scene.flipped()) == (5, 3, 1)
    assert (scene.state.favor_on, scene.state.secrets_on) == ({}, {})


@pytest.mark.rule("11.8-c")
def test_a_relic_under_the_relic_deck_leaves_its_secrets_facedown_and_the_cage_its_captives() -> None:
    scene = Scene(advisers=["fae-merchant"], relics=["whistle"], relic_deck="map")
    scene.state.secrets_on[scene.state.relics[0][0]] = 1
    scene.do("use:fae-merchant", "relic-bottom:whistle")
    assert (scene.secrets(), scene.flipped(), scene.secrets_on("fae-merchant")) == (2, 1, 1)
    cage = Scene(advisers=["fae-merchant"], relics=["obsidian-cage"], relic_deck="map", board=[3, 3])
    cage.state.caged[1] = 2
    cage.state.reserve[1] -= 2
    cage.do("use:fae-merchant", "relic-bottom:obsidian-cage", "count:2")
    assert (cage.board(1), cage.state.caged, cage.relics()) == (5, {}, ["grand-scepter", "map"])


# --- Searches and what stands in for them


@pytest.mark.rule("11.13-g")
@pytest.mark.parametrize(("choice", "buried"), [("top:2", False), ("usual", True)])
def test_bracken_goes_before_the_cracked_horn(choice: str, buried: bool) -> None:
    scene = Scene(advisers=["bracken"], relics=["cracked-horn"], world="wolves keep rangers")
    scene.do("search", "use:bracken", "use:cracked-horn", choice, "keep:wolves")
    scene.picks(0, "discard:keep", "discard:rangers").do("faceup")
    bottom = [scene.state.cards.name(card) for card in scene.state.world[:2]]
    assert (bottom == ["rangers", "keep"]) is buried
    assert scene.pile(2)[:2] == ([] if buried else ["rangers", "keep"])


@pytest.mark.rule("11.4-c", "2.3-e")
def test_news_from_afar_let_a_greedy_chancellor_search_at_any_price() -> None:
    given = {"uncovered": "greedy", "visions_drawn": 3, "world": "wolves keep rangers elders tents"}
    assert Scene(**given).refusals()["search"] == "2.3-e"  # type: ignore[arg-type]
    scene = Scene(advisers=["news-from-afar"], **given).do("search")  # type: ignore[arg-type]
    assert (len(scene.options(about="keep:")), scene.supply(), scene.favor()) == (5, 7, 3)


@pytest.mark.rule("11.13-i")
def test_forced_labor_is_paid_for_throwing_a_facedown_adviser_out_as_well() -> None:
    given = {"cards": {"river": "forced-labor"}, "warbands": {"river": (1, 1)}, "pawns": "river 1 2"}
    scene = Scene(facedown_advisers=["elders"], **given).do("adviser:0", "discard")  # type: ignore[arg-type]
    assert (scene.favor(), scene.favor(1), scene.advisers()) == (4, 6, [])
    poor = Scene(facedown_advisers=["elders"], favor=[0], **given)  # type: ignore[arg-type]
    assert poor.refusals()["adviser:0"] == "7.1.2-a"


@pytest.mark.rule("11.13-i")
def test_what_the_inquisitor_finds_and_what_falls_to_the_prophet_is_played_without_a_toll() -> None:
    labor = {"cards": {"river": "forced-labor"}, "warbands": {"river": (2, 1), "steppe": (2, 1)}}
    found = Scene(
        pawns="steppe steppe river",
        advisers=["inquisitor"],
        facedown_advisers=["", "conspiracy"],
        favor=[1],
        **labor,  # type: ignore[arg-type]
    )
    found.do("use:inquisitor", "facedown")
    assert (found.favor(), found.advisers(), found.favor(2)) == (0, ["inquisitor", "conspiracy?"], 5)
    prophet = Scene(
        turn=1,
        pawns="0 steppe river",
        visions=["", "", "faith"],
        facedown_advisers=["", "false-prophet", "conquest"],
        favor=[5, 1],
        **labor,  # type: ignore[arg-type]
    )
    prophet.do("adviser:0", "faceup")
    assert (prophet.favor(1), prophet.favor(2)) == (0, 6), "turning the prophet up is taxed"
    prophet.do("rest").answers(2, "adviser:0", "vision").answers(1, "vision")
    assert (prophet.vision(1), prophet.favor(2)) == ("faith", 6)


# --- Campaigns that cards start


def test_the_peace_envoy_speaks_where_the_captains_fight() -> None:
    scene = Scene(
        pawns="0 river 2",
        cards={"ancient-city": "captains"},
        warbands={"ancient-city": (0, 1), "river": (0, 2)},
        advisers=["peace-envoy"],
        favor=[5, 5],
    )
    scene.do("use:captains", "dice:0", "use:peace-envoy")
    assert (scene.favor(), scene.favor(1), scene.army("river")) == (1, 7, (0, 2)), "two dice for pawn and favor"


# --- the Chronicle


@pytest.mark.rule("8.1-a", "11.13-e")
def test_who_wins_by_the_own_vision_that_the_own_prophet_marked_has_one_goal_to_vow() -> None:
    scene = Scene(
        turn=1,
        oath="people",
        visions=["", "faith"],
        facedown_advisers=["", "false-prophet"],
        banners={"darkest-secret": (1, 2)},
        visions_drawn=3,
        writes=True,
    )
    scene.do("adviser:0", "faceup")
    assert scene.state.prophecy == scene.state.vision[1]
    scene.do("rest", "rest", "rest")
    assert scene.phase == "chronicle"
    assert scene.ask(1).what.id != "oath-ask-vow", "Faith is followed by Devotion, nothing is left to choose"
    assert ("vow", "devotion") in scene.state.deeds
