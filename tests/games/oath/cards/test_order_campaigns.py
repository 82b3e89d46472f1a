"""Order cards that win without a battle, dig for relics or start Campaigns."""

from __future__ import annotations

import pytest

from tests.games.oath.cards.test_battle_plans import duel, rolled
from tests.games.oath.cards.test_order_plans import bandits, empire, plans, without_plans
from tests.scenes.oath import Scene

# --- Peace Envoy


@pytest.mark.rule("5.5.3-a", "11.6-g")
def test_peace_envoy_buys_victory_without_dice_or_dead() -> None:
    scene = duel(advisers=["peace-envoy", "longbows"], board=[4, 3], favor=[6])
    scene.do("campaign", "pawn", "dice:0", "use:peace-envoy")
    assert (scene.favor(), scene.favor_on("peace-envoy"), scene.favor(1)) == (2, 1, 8), "one die for the site, two more"
    assert plans(scene) == [(0, "peace-envoy")], "the defender uses no plan any more"
    assert scene.told("roll-defense") == []
    assert scene.ask().what.id == "oath-ask-occupy"
    scene.picks(0, "site:2")
    assert scene.army("steppe") == (0, 1)
    assert (scene.board(), scene.board(1), scene.reserve(1)) == (3, 5, 9), "those of the steppe retreated, nobody died"


@pytest.mark.ruling("peace-envoy", 2)
def test_peace_envoy_takes_the_whole_price() -> None:
    scene = duel(advisers=["peace-envoy"], board=[4, 0], favor=[3])
    scene.dice(defense="two two two", attack="hollow").do("campaign", "pawn", "dice:1")
    assert without_plans(scene), "one for the card and three for the dice are four"
    enough = duel(advisers=["peace-envoy"], board=[4, 0], favor=[4])
    enough.do("campaign", "pawn", "dice:1", "use:peace-envoy")
    assert (enough.favor(), enough.favor(1)) == (0, 8)


@pytest.mark.ruling("peace-envoy", 3)
@pytest.mark.rule("5.5.7.III-a")
def test_half_of_the_favor_given_for_peace_may_burn() -> None:
    scene = duel(advisers=["peace-envoy"], board=[0, 0], favor=[5, 1])
    scene.do("campaign", "pawn", "use:peace-envoy")
    assert scene.favor(1) == 4
    scene.do("nowhere", "yes")
    assert scene.favor(1) == 2


@pytest.mark.ruling("peace-envoy", 1)
def test_allies_get_no_favor_for_peace() -> None:
    scene = empire(advisers=["-", "-", "peace-envoy"])
    scene.do("campaign", "player:1", "done", "dice:0", "use:peace-envoy")
    scene.picks(2)
    assert [scene.favor(seat) for seat in range(3)] == [5, 6, 3]


def test_peace_envoy_needs_the_opponents_pawn_at_the_same_site() -> None:
    scene = duel(advisers=["peace-envoy"], pawns="steppe river wastes", board=[1, 0])
    scene.dice(defense="two", attack="hollow").do("campaign", "dice:1")
    assert without_plans(scene)
    lone = bandits(advisers=["peace-envoy"], board=[1])
    lone.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert without_plans(lone), "bandits have no pawn and take no favor"


@pytest.mark.rule("5.5.6-a", "7.1.2-c")
def test_a_defender_may_buy_peace_too() -> None:
    scene = duel(advisers=["longbows", "peace-envoy"], board=[4, 0])
    scene.do("campaign", "done", "dice:4", "go-on").answers(1, "use:peace-envoy")
    assert (scene.favor(1), scene.favor(), scene.bank("order")) == (3, 6, 4)
    assert (scene.board(), scene.army("steppe")) == (4, (1, 2)), "the attacker has lost, but no warband"
    assert scene.acting


def test_peace_envoy_is_no_plan_beside_others() -> None:
    scene = duel(advisers=["peace-envoy longbows"], board=[4, 0])
    scene.do("campaign", "done", "dice:4", "use:longbows", "more")
    assert (0, "peace-envoy") not in plans(scene)
    assert scene.asked() == [0]
    assert scene.ask().what.id != "oath-ask-plans", "nothing is left to use"


def test_plans_speak_of_the_victory_that_peace_brought() -> None:
    scene = duel(advisers=["peace-envoy", "-"], relics=["cursed-cauldron"], board=[4, 0])
    scene.do("campaign", "done", "dice:4")
    assert scene.options() == ["go-on", "use:peace-envoy", "use:cursed-cauldron"]
    scene.do("use:peace-envoy")
    scene.picks(0)
    assert scene.board() == 4, "the cauldron could not be used as well"


@pytest.mark.rule("5.5.3-d")
def test_an_ally_far_away_may_buy_peace_for_a_defender_who_is_there() -> None:
    scene = empire(advisers=["peace-envoy"])
    scene.do("campaign", "player:1", "done", "dice:6").answers(0, "use:peace-envoy")
    assert [scene.favor(seat) for seat in range(3)] == [3, 5, 6], "the user pays"
    assert (scene.army("steppe"), scene.board(2), scene.acting) == ((0, 2), 6, True)
    away = empire(advisers=["peace-envoy"], pawns="river river steppe", board=[2, 0, 1])
    away.dice(defense="two", attack="hollow").do("campaign", "player:1", "dice:1")
    assert without_plans(away), "nobody of the Empire is at the steppe"


def test_what_an_insect_swarm_adds_to_the_price_of_peace_counts() -> None:
    scene = duel(advisers=["peace-envoy", "insect-swarm"], board=[1, 0], favor=[2])
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert without_plans(scene), "one for the card, one burned, one for the die"
    enough = duel(advisers=["peace-envoy", "insect-swarm"], board=[1, 0], favor=[3])
    enough.do("campaign", "done", "dice:1", "use:peace-envoy")
    assert (enough.favor(), enough.favor(1), enough.favor_on("peace-envoy")) == (0, 6, 1)


# --- Relic Hunter


@pytest.mark.rule("5.5.7.II-a")
def test_relic_hunter_wins_facedown_relics_of_targeted_sites() -> None:
    scene = duel(
        advisers=["relic-hunter"],
        relics_at={"steppe": "map ivory-eye", "river": "whistle"},
        warbands={"steppe": (1, 1)},
    )
    scene.dice(defense="blank blank", attack="sword sword")
    scene.do("campaign", "done", "dice:2", "use:relic-hunter")
    assert scene.options() == ["relic:2.0", "relic:2.1"], "known by their places, and only where a target is"
    scene.picks(0, "relic:2.1")
    assert rolled(scene) == (2, 2), "one die more"
    scene.picks(0, "site:2")
    assert scene.options() == ["none", "relic-bottom:ivory-eye"]
    scene.do("none")
    assert "ivory-eye" in scene.relics()
    assert scene.relics_at("steppe") == ["map"]


def test_a_relic_won_may_go_under_the_relic_deck() -> None:
    scene = duel(
        advisers=["relic-hunter"],
        relics=["-", "map"],
        relics_at={"steppe": "ivory-eye"},
        warbands={"steppe": (1, 1)},
    )
    scene.dice(defense="blank " * 4, attack="sword " * 4)
    scene.do("campaign", "relic:map", "done", "dice:4", "use:relic-hunter")
    scene.picks(0, "relic:2.0").picks(0, "site:2")
    assert sorted(scene.options()) == ["none", "relic-bottom:ivory-eye", "relic-bottom:map"]
    scene.do("relic-bottom:map", "relic-bottom:ivory-eye")
    s = scene.state
    assert [s.cards.name(card) for card in s.relic_deck[:2]] == ["ivory-eye", "map"]
    assert scene.relics() == ["grand-scepter"]


@pytest.mark.rule("5.5.7-a")
def test_a_defeated_relic_hunter_digs_nothing_up() -> None:
    scene = duel(advisers=["relic-hunter"], relics_at={"steppe": "map"}, board=[1, 0])
    scene.dice(defense="two two", attack="hollow").do("campaign", "done", "dice:1", "use:relic-hunter")
    scene.picks(0, "relic:2.0")
    assert (scene.relics_at("steppe"), scene.relics()) == (["map"], ["grand-scepter"])


@pytest.mark.ruling("relic-hunter", 1)
def test_relics_at_own_sites_are_no_targets() -> None:
    scene = duel(
        advisers=["relic-hunter"],
        relics_at={"river": "map"},
        warbands={"steppe": (1, 1), "river": (0, 1)},
        board=[1, 0],
    )
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert without_plans(scene), "nothing to hunt at the steppe"


def test_nobody_learns_a_relic_by_its_being_hunted() -> None:
    scene = duel(advisers=["relic-hunter"], relics_at={"steppe": "map"}, board=[1, 0])
    scene.do("campaign", "done", "dice:1", "use:relic-hunter")
    card = scene.state.relics_at[scene.slot("steppe")][0]
    assert [scene.state.cards.knows(seat, card) for seat in range(3)] == [False] * 3
    assert "map" not in str([option.text for option in scene.ask().options])


def test_dice_for_hunted_relics_are_no_business_of_the_giant_python() -> None:
    scene = duel(
        advisers=["relic-hunter", "giant-python"],
        relics_at={"steppe": "map"},
        warbands={"steppe": (1, 1), "river": (1, 1)},
        board=[1, 0],
    )
    scene.do("campaign", "site:7", "done", "dice:1", "use:relic-hunter")
    scene.dice(defense="blank blank blank", attack="hollow").picks(0, "relic:2.0")
    assert rolled(scene) == (1, 3), "two targets were declared, the third die came later"


# --- Captains


def expedition(**more: object) -> Scene:
    """An Exile at the fertile valley with Captains rules the river, where the pawn of the Chancellor is, whose title
    brings a third defense die."""
    given: dict[str, object] = {
        "turn": 1,
        "oath": "people",
        "pawns": "river fertile-valley wastes",
        "cards": {"fertile-valley": "captains"},
        "warbands": {"river": (1, 4), "steppe": (0, 1)},
        "board": [0, 1],
        "listen": True,
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


@pytest.mark.rule("6.2-a", "10.force-a")
def test_captains_campaign_at_a_ruled_site_with_its_warbands() -> None:
    scene = expedition()
    scene.do("use:captains")
    assert (scene.supply(1), scene.favor(1), scene.favor_on("captains")) == (7, 4, 1)
    assert scene.options(1) == ["done", "site:2", "relic:grand-scepter"], "the pawn is the first target"
    scene.do("site:2", "done")
    assert scene.options(1)[0] == "dice:5", "the board's one and the river's four"
    scene.dice(defense="blank " * 4, attack="sword " * 5).do("dice:5")
    assert scene.ask(1).what.id == "oath-ask-occupy"


@pytest.mark.rule("5.5.7.I-a")
def test_warbands_of_the_captains_site_may_go_to_what_they_won() -> None:
    scene = expedition(board=[0, 0])
    scene.dice(defense="blank " * 4, attack="sword " * 4)
    scene.do("use:captains", "site:2", "done", "dice:4")
    assert scene.options(1) == ["site:2"]
    scene.picks(1, "site:2", "site:2")
    assert (scene.army("steppe"), scene.army("river")) == ((1, 2), (1, 2))


@pytest.mark.rule("5.5.6-a", "5.5.6-b")
def test_a_lost_expedition_costs_half_of_the_whole_force_and_the_rest_comes_to_the_board() -> None:
    scene = expedition(board=[3, 2])
    scene.dice(defense="two two two", attack="hollow hollow").do("use:captains", "done", "dice:2")
    assert scene.ask(1).what.args == {"count": 3}
    scene.picks(1, "board:1", "site:7", "site:7")
    assert (scene.board(1), scene.army("river")) == (3, (-1, 0))


@pytest.mark.rule("5.5.5-a")
def test_skulls_strike_where_the_attacker_chooses() -> None:
    scene = expedition()
    scene.dice(defense="blank " * 3, attack="skull").do("use:captains", "done", "dice:1")
    assert scene.options(1) == ["board:1", "site:7"]
    scene.do("site:7")
    assert (scene.board(1), scene.army("river")[1]) == (1, 3)


def test_captains_need_a_ruled_site_with_somebody_to_attack() -> None:
    scene = expedition(pawns="steppe fertile-valley wastes")
    assert "use:captains" not in scene.options(1), "nobody is at the river"
    assert scene.refusals(1)["use:captains"] == "6.2-a"
    poor = expedition(favor=[5, 0])
    assert "use:captains" not in poor.options(1)
    idle = expedition(supply=[7, 0])
    assert "use:captains" in idle.options(1), "no Supply is needed"


@pytest.mark.ruling("captains", 1)
@pytest.mark.rule("5.5.1-c")
def test_a_citizen_may_campaign_against_the_chancellor_with_captains() -> None:
    scene = expedition(
        roles="chancellor citizen exile", warbands={"river": (0, 4)}, cards={"river": "captains"}, board=[0, 1]
    )
    scene.do("use:captains")
    assert scene.ask(1).what.id == "oath-ask-first-target", "the card itself is at a site of the Empire"
    assert scene.options(1) == ["site:7", "pawn"]


@pytest.mark.ruling("captains", 2)
def test_the_warbands_of_the_site_fight_for_the_citizen_and_it_need_not_be_a_target() -> None:
    scene = expedition(roles="chancellor citizen exile", warbands={"river": (0, 4)}, cards={"river": "captains"})
    scene.dice(defense="blank " * 3, attack="sword " * 5).do("use:captains", "pawn", "done", "dice:5")
    defense = scene.told("roll-defense")[-1]["args"]["defense"]
    assert defense == 0, "the four at the river did not defend"
    assert scene.army("river") == (0, 4)


# --- Knights Errant


@pytest.mark.rule("7.4.1-a", "10.after-a")
def test_knights_errant_may_campaign_after_mustering() -> None:
    scene = duel(advisers=["knights-errant"], cards={"steppe": "longbows"}, supply=[1])
    scene.do("muster", "use:knights-errant")
    assert (scene.board(), scene.supply()) == (6, 0)
    assert (scene.ask().what.id, scene.options()) == ("oath-ask-may-campaign", ["no", "yes"])
    scene.do("yes")
    assert scene.options()[0] == "done"
    scene.do("done")
    assert scene.options()[0] == "dice:6", "with the warbands just mustered"


def test_knights_errant_are_a_choice_both_times() -> None:
    scene = duel(advisers=["knights-errant"], cards={"steppe": "longbows"})
    scene.do("muster", "go-on")
    assert scene.acting
    again = duel(advisers=["knights-errant"], cards={"steppe": "longbows"})
    again.do("muster", "use:knights-errant", "no")
    assert (again.acting, again.supply()) == (True, 6)


def test_knights_errant_stay_at_home_where_nobody_can_be_attacked() -> None:
    scene = Scene(advisers=["knights-errant"], cards={"ancient-city": "longbows"}, warbands={"ancient-city": (0, 1)})
    scene.do("muster")
    assert scene.acting


# --- Hunting Party


@pytest.mark.rule("7.4.1-a", "10.after-a")
def test_hunting_party_may_campaign_after_a_search_of_the_deck() -> None:
    scene = duel(advisers=["hunting-party"], world="elders longbows wolves", supply=[2])
    scene.do("search", "use:hunting-party")
    scene.do("keep:elders")
    scene.picks(0, "discard:longbows", "discard:wolves")
    scene.do("site:2")
    assert scene.ask().what.id == "oath-ask-may-campaign"
    scene.do("yes", "done", "dice:0")
    assert scene.supply() == 0
    assert scene.told("campaign") != []


def test_hunting_party_does_not_follow_a_search_of_a_pile() -> None:
    scene = duel(advisers=["hunting-party"], piles=["", "elders"])
    scene.do("search", "use:hunting-party", "pile:1", "site:2")
    assert scene.acting
    assert scene.told("campaign") == []


def test_hunting_party_is_not_offered_without_a_deck() -> None:
    scene = duel(advisers=["hunting-party"], piles=["", "elders"])
    scene.state.box += scene.state.world
    scene.state.world = []
    scene.ask_again().do("search")
    assert scene.options() == ["site:2", "faceup", "facedown", "discard"], "straight to the pile"


def test_what_was_just_played_serves_the_hunting_partys_campaign() -> None:
    scene = duel(advisers=["hunting-party"], world="longbows elders wolves", warbands={"steppe": (1, 1)})
    scene.do("search", "use:hunting-party", "keep:longbows")
    scene.picks(0, "discard:elders", "discard:wolves").do("faceup", "yes", "done", "dice:1")
    assert scene.options() == ["go-on", "use:longbows"]


@pytest.mark.rule("2.11-d")
def test_the_title_is_settled_between_the_search_and_the_campaign() -> None:
    scene = Scene(
        turn=1,
        pawns="river steppe steppe",
        advisers=["", "hunting-party"],
        world="key-to-the-city elders wolves",
        warbands={"river": (0, 1), "wastes": (1, 1)},
    )
    assert scene.state.title == 0
    scene.do("search", "use:hunting-party", "keep:key-to-the-city")
    scene.picks(1, "discard:elders", "discard:wolves").do("site:2")
    assert scene.ask(1).what.id == "oath-ask-may-campaign"
    assert scene.state.title == 1, "two sites against one"
