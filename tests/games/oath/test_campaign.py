"""Campaigns from their first step to the last: Supply, the defender, and who stands outside the Empire (5.5, 5.5.1)."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

# --- 5.5 the eight steps


@pytest.mark.rule("5.5-a", "5.5.7-a")
def test_the_steps_come_in_their_order() -> None:
    scene = Scene(
        turn=1,
        roles="chancellor exile citizen",
        oath="people",
        title=2,
        pawns="steppe steppe steppe",
        warbands={"steppe": (0, 1)},
        board=[0, 6, 0],
        advisers=["-", "rain-boots battle-honors", "longbows"],
        relics=["ivory-eye"],
        listen=True,
    )
    scene.dice(defense="blank blank blank blank blank", attack="sword sword sword")
    scene.do("campaign", "player:0", "pawn", "relic:ivory-eye", "done")
    scene.answers(2, "yes").answers(0, "yes")
    scene.do("dice:4", "use:rain-boots", "use:battle-honors")
    scene.answers(2, "use:longbows", "fewer")
    scene.picks(1, "site:2").do("travel:7", "yes")
    steps = (
        *("campaign", "attacks", "targets", "ally", "pools", "plan", "roll-defense", "roll-attack", "victor"),
        *("retreat", "station", "relic", "moved", "burn-favor", "gain-favor", "discard"),
    )
    told = [str(event["id"]).removeprefix("oath-log-") for event in scene.table.events(None)]
    assert [id for id in told if id in steps] == [
        *("campaign", "attacks"),  # 5.5.1
        *("targets", "ally", "pools"),  # 5.5.2
        *("plan", "plan", "plan"),  # 5.5.3
        "roll-defense",  # 5.5.4
        *("roll-attack", "victor"),  # 5.5.5
        "retreat",  # 5.5.6
        *("station", "relic", "moved", "burn-favor"),  # 5.5.7
        *("gain-favor", "discard"),  # 5.5.8
    ]


@pytest.mark.rule("5.5-a")
def test_the_defense_is_known_when_the_attacker_decides_on_a_sacrifice() -> None:
    scene = Scene(turn=1, pawns="river steppe steppe", board=[3, 4, 3])
    scene.dice(defense="two blank", attack="sword sword hollow hollow")
    scene.do("campaign", "player:2", "dice:4")
    assert scene.ask(1).what.args == {"attack": 3, "defense": 5, "amount": 3}


@pytest.mark.rule("5.5-a", "5.5.2-a")
def test_one_campaign_has_one_defender_and_nobody_else_is_a_target() -> None:
    scene = Scene(pawns="steppe steppe steppe", warbands={"steppe": (1, 1), "river": (1, 1), "wastes": (2, 4)})
    scene.do("campaign")
    assert scene.options() == ["player:1", "player:2"]
    assert scene.illegal(0, "player:1", "player:2") == ("answer-too-many", "5.5.1-a")
    scene.do("player:1")
    assert scene.options() == ["done", "site:7", "pawn"], "neither the other Exile's site nor the other pawn"


# --- 5.5.1 Supply and defender


@pytest.mark.rule("5.5.1-a")
def test_a_campaign_costs_two_supply_once() -> None:
    scene = Scene(pawns="steppe steppe river", supply=[5])
    scene.do("campaign", "player:1")
    assert scene.supply(0) == 3
    scene.dice(defense="two two", attack="hollow").do("dice:1")
    assert scene.acting
    assert scene.supply(0) == 3


@pytest.mark.rule("5.5.1-a", "4.2-c")
def test_without_two_supply_there_is_no_campaign() -> None:
    scene = Scene(pawns="steppe steppe river", supply=[1])
    assert "campaign" not in scene.options()
    assert scene.why("campaign") == {"why": "oath-why-supply", "needed": 2, "have": 1}
    assert scene.refusals()["campaign"] == "4.2-c"
    assert "campaign" in Scene(pawns="steppe steppe river", supply=[2]).options()


@pytest.mark.rule("5.5.1-a")
def test_the_defender_rules_the_site_or_has_a_pawn_there() -> None:
    scene = Scene(
        seats=4,
        banks=2,
        pawns="steppe steppe river wastes",
        warbands={"steppe": (2, 1), "ancient-city": (3, 5)},
    ).do("campaign")
    assert scene.options() == ["player:1", "player:2"], "one by the pawn, one by ruling, not the third"


@pytest.mark.rule("5.5.1-a")
def test_nobody_attacks_the_own_site_when_alone_there() -> None:
    scene = Scene(pawns="steppe river river", warbands={"steppe": (0, 1), "river": (1, 1)})
    assert "campaign" not in scene.options()
    assert scene.refusals()["campaign"] == "5.5.1-a"
    assert scene.why("campaign") == {"why": "oath-why-no-campaign"}


@pytest.mark.rule("5.5.1-a", "7.6.3-b")
def test_a_binding_promise_of_peace_keeps_a_player_from_attack() -> None:
    scene = Scene(pawns="steppe steppe river", warbands={"steppe": (0, 1)})
    scene.state.promises.append((0, 1, 1))
    assert scene.refusals()["campaign"] == "7.6.3-b"
    assert scene.why("campaign") == {"why": "oath-why-promise", "player": 1}


@pytest.mark.rule("5.5.1-a", "6.6.3-a")
def test_every_imperial_player_rules_a_purple_site_and_can_be_attacked_there() -> None:
    scene = Scene(
        turn=3,
        seats=4,
        banks=2,
        roles="chancellor citizen exile exile",
        pawns="river wastes wastes steppe",
        warbands={"steppe": (0, 1)},
    )
    scene.do("campaign")
    assert scene.options(3) == ["player:0", "player:1"]


@pytest.mark.rule("5.5.1-a", "11.6-b")
def test_an_attack_needs_no_warbands_and_can_win_only_by_exceeding_the_defense() -> None:
    scene = Scene(pawns="steppe steppe river", board=[0, 0]).dice(defense="blank blank")
    scene.do("campaign", "player:1")
    assert scene.acting, "no dice to choose, none to roll, nothing to sacrifice"
    assert scene.pawn(1) == "steppe"
    scene = Scene(pawns="steppe steppe river", board=[0, 0], advisers=["longbows"])
    scene.dice(defense="blank blank", attack="sword").do("campaign", "player:1", "use:longbows", "more")
    assert scene.ask().what.id == "oath-ask-send", "one sword against nothing"


@pytest.mark.rule("5.5.1-b", "10.rule-a")
def test_bandits_can_be_attacked_where_no_player_rules() -> None:
    scene = Scene(pawns="steppe steppe river", warbands={"ancient-city": (0, 1)})
    scene.do("campaign")
    assert scene.options() == ["player:1", "bandits"]
    scene.do("bandits")
    assert "pawn" not in scene.options()


@pytest.mark.rule("5.5.1-b")
def test_bandits_cannot_be_attacked_where_a_player_rules() -> None:
    scene = Scene(pawns="steppe steppe river", warbands={"steppe": (2, 1)}).do("campaign")
    assert scene.options() == ["player:1", "player:2"]
    scene = Scene(pawns="steppe steppe river", warbands={"steppe": (0, 1)})
    scene.dice(defense="blank blank", attack="hollow").do("campaign")
    assert scene.ask().what.id == "oath-ask-dice", "the pawn is the only one to attack"


@pytest.mark.rule("5.5.1-b", "7.6.5-a")
def test_with_the_bandit_crown_an_empty_site_is_its_holders() -> None:
    scene = Scene(pawns="steppe river river", relics=["-", "bandit-crown"])
    scene.do("campaign")
    assert scene.ask().what.id == "oath-ask-targets", "the holder of the crown is the one who can be attacked"
    assert set(scene.options()) == {"done", *(f"site:{slot}" for slot in range(8) if slot != 2)}
    mine = Scene(pawns="steppe river river", relics=["bandit-crown"])
    assert "campaign" not in mine.options(), "the site is the attacker's own"


# --- 5.5.1-c a Citizen against the Empire


def citizen_attacks(**more: object) -> Scene:
    """Seat 1, a Citizen, stands with the Chancellor at the Empire's steppe."""
    given: dict[str, object] = {
        "turn": 1,
        "roles": "chancellor citizen exile",
        "oath": "people",
        "title": 2,
        "pawns": "steppe steppe river",
        "warbands": {"steppe": (0, 2), "wastes": (0, 1)},
        "board": [0, 3, 0],
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


@pytest.mark.rule("5.5.1-c", "10.imperial-player-a")
def test_a_citizen_who_attacks_the_chancellor_rules_no_purple_site() -> None:
    scene = citizen_attacks(cards={"steppe": "longbows", "wastes": "bear-traps"})
    scene.dice(defense="blank", attack="sword sword sword").do("campaign")
    assert scene.options(1) == ["done", "site:5", "pawn", "relic:grand-scepter"]
    scene.do("done", "dice:3")
    assert scene.asked() == [0], "the Citizen rules none of the plans there; the Chancellor still does"
    assert scene.options(0) == ["go-on", "use:longbows", "use:bear-traps"]


@pytest.mark.rule("5.5.1-c")
def test_a_citizen_who_attacks_a_citizen_is_no_imperial_player_but_the_defender_is() -> None:
    scene = citizen_attacks(
        roles="chancellor citizen citizen",
        pawns="river steppe river",
        cards={"steppe": "longbows"},
    )
    scene.do("campaign")
    assert scene.options(1) == ["player:0", "player:2"]
    scene.do("player:2")
    assert scene.options(1) == ["done", "site:5"], "the purple sites are the defender's, whose pawn is elsewhere"
    scene.dice(defense="blank", attack="sword sword sword").do("done", "dice:3")
    assert scene.asked() == [2]
    assert scene.options(2) == ["go-on", "use:longbows"]


@pytest.mark.rule("5.5.1-c", "10.enemy-a")
def test_a_citizen_who_attacks_an_exile_stays_imperial() -> None:
    scene = citizen_attacks(pawns="river steppe steppe", cards={"wastes": "longbows"})
    scene.do("campaign")
    assert scene.options(1) == ["player:0", "player:2"]
    scene.do("player:2", "dice:3")
    assert scene.options(1) == ["go-on", "use:longbows"], "a plan at a purple site"


@pytest.mark.rule("5.5.1-c", "5.5.7.I-a")
def test_a_citizens_purple_warbands_make_the_site_imperial_again_after_the_campaign() -> None:
    scene = citizen_attacks(cards={"steppe": "longbows"}, pawns="river steppe river")
    scene.dice(defense="blank", attack="sword sword sword").do("campaign", "done", "dice:3").answers(0, "go-on")
    scene.picks(1, "site:2")
    assert scene.army("steppe") == (0, 1)
    assert scene.board(0) == 1, "one of two killed, one back to the Chancellor"
    assert scene.board(1) == 2
    assert "station" in scene.options(1), "the Citizen rules it as an Imperial player again"
    scene = citizen_attacks(cards={"steppe": "longbows"}, pawns="river steppe river")
    scene.dice(defense="blank", attack="sword sword sword").do("campaign", "done", "dice:3").answers(0, "go-on")
    scene.picks(1)
    assert scene.army("steppe") == (-1, 0), "a Citizen too may leave it to the bandits"


@pytest.mark.rule("5.5.1-c", "7.6.5-a")
def test_for_a_citizen_outside_the_empire_the_crowns_bandits_are_the_only_own_ones() -> None:
    scene = citizen_attacks(relics=["-", "bandit-crown"], warbands={"steppe": (0, 2)})
    scene.do("campaign")
    assert scene.options(1) == ["done", "pawn", "relic:grand-scepter"], "the empty sites are the attacker's own"


@pytest.mark.rule("5.5.1-c", "10.kill-a")
def test_the_warbands_of_a_citizen_outside_the_empire_die_into_the_chancellors_bank() -> None:
    scene = citizen_attacks(pawns="river steppe river")
    before = scene.state.reserve[0]
    scene.dice(defense="two", attack="skull hollow").do("campaign", "done", "dice:2")
    assert scene.acting, "2 against 4 with two warbands left: no sacrifice is enough"
    assert scene.board(1) == 1
    assert (scene.state.reserve[0], scene.state.reserve[1]) == (before + 2, 14)


# --- 5.5.1-d the Chancellor against a Citizen


def chancellor_attacks(**more: object) -> Scene:
    """Seat 0 and seat 1, a Citizen, stand at the Empire's steppe."""
    given: dict[str, object] = {
        "roles": "chancellor citizen citizen",
        "pawns": "steppe steppe steppe",
        "warbands": {"steppe": (0, 2), "wastes": (0, 1)},
        "board": [4, 2, 3],
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


@pytest.mark.rule("5.5.1-d")
def test_a_citizen_attacked_by_the_chancellor_has_no_purple_sites_to_lose() -> None:
    scene = chancellor_attacks(relics=["-", "ivory-eye"])
    scene.do("campaign", "player:1")
    assert scene.options() == ["done", "relic:ivory-eye"], "the pawn is a target already, and no site is the Citizen's"


@pytest.mark.rule("5.5.1-d")
def test_the_chancellor_reaches_a_citizen_only_at_the_citizens_own_site() -> None:
    scene = chancellor_attacks(pawns="steppe river wastes")
    assert "campaign" not in scene.options()
    assert scene.refusals()["campaign"] == "5.5.1-a"


@pytest.mark.rule("5.5.1-d", "5.5.2-f", "2.11-h")
def test_a_citizen_attacked_by_the_chancellor_has_no_allies_and_no_share_in_the_title() -> None:
    scene = chancellor_attacks(board=[5, 2, 3]).dice(defense="blank blank", attack="sword sword sword hollow hollow")
    scene.do("campaign", "player:1")
    assert scene.ask().what.args == {"defense": 2}, "only the pawn's dice: nobody was asked to join"
    scene.do("dice:5", "nowhere", "no")
    assert scene.acting
    assert (scene.board(0), scene.board(1), scene.board(2)) == (5, 1, 3), "4 against 2, with only the Citizen's own"
    assert scene.army("steppe") == (0, 2), "the purple warbands there take no part"


@pytest.mark.rule("5.5.1-d", "7.5.1-a")
def test_a_citizen_attacked_by_the_chancellor_rules_only_the_own_advisers() -> None:
    scene = chancellor_attacks(cards={"steppe": "bear-traps"}, advisers=["-", "longbows"])
    scene.dice(defense="two two", attack="hollow").do("campaign", "player:1", "dice:1")
    assert scene.asked() == [1], "and the Chancellor has no plan for attackers at the purple site"
    assert scene.options(1) == ["go-on", "use:longbows"]


@pytest.mark.rule("5.5.1-d", "7.6.5-a")
def test_with_the_bandit_crown_that_citizen_still_rules_the_empty_sites() -> None:
    scene = chancellor_attacks(relics=["-", "bandit-crown"], pawns="river steppe steppe", warbands={"steppe": (0, 2)})
    scene.do("campaign")
    assert set(scene.options()) == {"done", "site:0", "site:1", "site:3", "site:4", "site:5", "site:6"}
