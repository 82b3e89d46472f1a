"""The Discord cards that speak of war: battle plans, ambushes, bandits, and a lake that kills."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene


def pool(scene: Scene, seat: int) -> int:
    """Attack dice as a seat that may use plans is told them."""
    attack = scene.ask(seat).what.args["attack"]
    assert isinstance(attack, int)
    return attack


# --- Cracked Sage


@pytest.mark.rule("7.5.4-a", "10.your-enemy-a", "7.1.2-c")
def test_a_cracked_sage_adds_or_removes_four_dice_against_arcane_advisers() -> None:
    scene = Scene(pawns="2 2 7", warbands={"2": (1, 1)}, advisers=["cracked-sage scouts", "inquisitor"])
    scene.do("campaign", "done", "dice:3", "use:cracked-sage", "more")
    assert pool(scene, 0) == 7
    assert (scene.favor(), scene.secrets(), scene.secrets_on("cracked-sage")) == (4, 2, 1)
    other = Scene(pawns="2 2 7", warbands={"2": (1, 1)}, advisers=["inquisitor", "cracked-sage longbows"])
    other.do("campaign", "done", "dice:3").answers(1, "use:cracked-sage", "fewer")
    assert pool(other, 1) == 0, "never less than none"
    assert (other.favor(1), other.secrets(1), other.flipped(1)) == (4, 2, 1)


@pytest.mark.rule("10.your-enemy-a", "7.1.2-a")
def test_a_cracked_sage_needs_a_faceup_arcane_adviser_on_the_other_side_and_its_price() -> None:
    hidden = Scene(
        pawns="2 2 7",
        warbands={"2": (1, 1)},
        advisers=["cracked-sage longbows inquisitor", "", "alchemist"],
        facedown_advisers=["", "dazzle"],
    )
    hidden.do("campaign", "done", "dice:3")
    assert hidden.options() == ["go-on", "use:longbows"], "not facedown, not one's own, not a bystander's"
    for favor, secrets in (([0], [3]), ([5], [0])):
        poor = Scene(
            pawns="2 2 7",
            warbands={"2": (1, 1)},
            advisers=["cracked-sage longbows", "inquisitor"],
            favor=favor,
            secrets=secrets,
        )
        assert poor.do("campaign", "done", "dice:3").options() == ["go-on", "use:longbows"]
    bandits = Scene(pawns="2 3 7", advisers=["cracked-sage longbows"]).do("campaign", "done", "dice:3")
    assert bandits.options() == ["go-on", "use:longbows"]


@pytest.mark.rule("10.your-enemy-a", "5.5.2-e")
def test_an_allys_arcane_adviser_counts() -> None:
    scene = Scene(
        turn=2,
        roles="chancellor citizen exile",
        pawns="0 2 2",
        warbands={"2": (0, 1)},
        advisers=["alchemist", "", "cracked-sage"],
    )
    scene.do("campaign", "player:1", "done", "dice:3")
    assert scene.options(2) == ["go-on", "use:cracked-sage"], "the Chancellor joined the defense"


# --- Zealots


@pytest.mark.rule("5.5.5-b", "5.5.5-c")
def test_outnumbered_zealots_are_worth_three_each() -> None:
    scene = Scene(pawns="2 3 7", warbands={"2": (1, 4)}, advisers=["zealots"])
    scene.do("campaign").dice(defense="blank", attack="sword").do("dice:1", "use:zealots")
    assert scene.ask().what.args == {"attack": 1, "defense": 4, "amount": 2}, "4 more are needed: two of three each"
    scene.do("sacrifice")
    assert (scene.board(), scene.army("2"), scene.favor_on("zealots")) == (1, (-1, 0), 1)


@pytest.mark.rule("5.5.3-e")
@pytest.mark.ruling("zealots", 1)
def test_forces_are_compared_when_the_zealots_are_used() -> None:
    equal = Scene(pawns="2 3 7", warbands={"2": (1, 3)}, advisers=["zealots"])
    equal.dice(defense="blank", attack="skull").do("campaign", "dice:1")
    assert equal.ask().what.args == {"attack": 2, "defense": 3, "amount": 2}, "a skull later does not help; no plan"
    later = Scene(pawns="2 2 7", warbands={"2": (1, 1)}, board=[3, 3], advisers=["zealots", "wrestlers"])
    later.dice(defense="blank blank", attack="sword").do("campaign", "done", "dice:1", "use:zealots")
    later.answers(1, "use:wrestlers", "board:1")
    assert later.ask().what.args == {"attack": 1, "defense": 3, "amount": 1}, "three against three by now"


@pytest.mark.rule("5.5.4-b", "7.1.2-a")
def test_boards_and_bandits_count_for_the_zealots_and_the_favor_has_to_be_paid() -> None:
    board = Scene(pawns="2 2 7", warbands={"2": (1, 1)}, board=[3, 3], advisers=["zealots"])
    assert board.do("campaign", "done", "dice:1").options() == ["go-on", "use:zealots"]
    chief = Scene(pawns="2 3 7", cards={"7": "bandit-chief"}, board=[2], advisers=["zealots"])
    assert chief.do("campaign", "done", "dice:1").options() == ["go-on", "use:zealots"], "three bandits"
    poor = Scene(pawns="2 2 7", warbands={"2": (1, 1)}, board=[3, 3], favor=[0], advisers=["zealots longbows"])
    assert poor.do("campaign", "done", "dice:1").options() == ["go-on", "use:longbows"]


# --- Slander


def slandered(*keys: str, **more: object) -> Scene:
    """Seat 0 attacks the pawn of seat 1 with Slander and wins; then these answers."""
    given: dict[str, object] = {"pawns": "2 2 7", "board": [3, 0, 0], "advisers": ["slander"], "title": 2} | more
    scene = Scene(**given)  # type: ignore[arg-type]
    scene.do("campaign", "player:1", "dice:1").dice("blank blank", "sword")
    return scene.do("use:slander", *keys)


@pytest.mark.rule("11.6-h", "5.5.8-a", "10.burn-a")
@pytest.mark.parametrize("burn", ["yes", "no"])
def test_slander_burns_all_favor_whether_or_not_half_of_it_burned(burn: str) -> None:
    scene = slandered("nowhere", burn)
    assert (scene.favor(1), scene.favor(0), scene.favor_on("slander"), scene.acting) == (0, 4, 1, True)


@pytest.mark.rule("5.5.8-a")
def test_slander_of_the_beaten_does_nothing() -> None:
    scene = Scene(pawns="2 2 7", advisers=["slander"], title=2)
    scene.do("campaign", "player:1", "dice:1").dice("two two", "hollow").do("use:slander")
    assert (scene.favor(1), scene.acting) == (5, True)


@pytest.mark.rule("5.5.3-a")
def test_slander_is_about_a_pawn() -> None:
    scene = Scene(pawns="2 2 7", warbands={"2": (1, 1)}, advisers=["slander longbows"])
    scene.do("campaign", "done", "dice:1")
    assert scene.options() == ["go-on", "use:longbows"]
    bandits = Scene(pawns="2 3 7", advisers=["slander longbows"]).do("campaign", "done", "dice:1")
    assert bandits.options() == ["go-on", "use:longbows"]


@pytest.mark.ruling("vow-of-renewal", 1)
def test_slandered_favor_comes_to_the_vow_of_renewal() -> None:
    scene = slandered("nowhere", "no", advisers=["slander", "", "vow-of-renewal"])
    assert (scene.favor(1), scene.favor(2)) == (0, 10)


# --- Beast Tamer


@pytest.mark.rule("7.1.4-a", "10.enemy-a")
def test_a_beast_tamer_forbids_beast_and_nomad_plans_on_the_other_side() -> None:
    plans = "rangers horse-archers longbows"
    attacked = Scene(pawns="2 2 7", warbands={"2": (1, 1)}, advisers=[plans, "beast-tamer"])
    assert attacked.do("campaign", "done", "dice:3").options() == ["go-on", "use:longbows"]
    attacking = Scene(pawns="2 2 7", warbands={"2": (1, 1)}, advisers=["beast-tamer rangers", plans])
    attacking.do("campaign", "done", "dice:3")
    assert attacking.options() == ["go-on", "use:rangers"], "one's own beasts obey"
    assert attacking.do("go-on").options(1) == ["go-on", "use:longbows"]


@pytest.mark.rule("7.1.4-a")
def test_a_beast_tamer_elsewhere_or_facedown_forbids_nothing() -> None:
    away = Scene(pawns="2 2 7", warbands={"2": (1, 1)}, advisers=["horse-archers", "", "beast-tamer"])
    assert away.do("campaign", "done", "dice:3").options() == ["go-on", "use:horse-archers"]
    hidden = Scene(
        pawns="2 2 7", warbands={"2": (1, 1)}, advisers=["horse-archers"], facedown_advisers=["", "beast-tamer"]
    )
    assert hidden.do("campaign", "done", "dice:3").options() == ["go-on", "use:horse-archers"]


@pytest.mark.rule("10.enemy-a", "5.5.3-b", "5.5.2-f")
def test_a_beast_tamer_stops_bandits_and_helps_as_an_ally() -> None:
    scene = Scene(pawns="2 3 7", cards={"7": "horse-archers"}, advisers=["beast-tamer"], listen=True)
    scene.do("campaign", "done").dice("blank", "sword sword").do("dice:2")
    assert scene.told("plan") == []
    ally = Scene(
        turn=2,
        roles="chancellor citizen exile",
        pawns="0 2 2",
        warbands={"2": (0, 1)},
        advisers=["beast-tamer", "", "horse-archers longbows"],
    )
    assert ally.do("campaign", "player:1", "done", "dice:3").options(2) == ["go-on", "use:longbows"]


# --- Sneak Attack


def attacked_in_vain(**more: object) -> Scene:
    """The Chancellor attacks seat 1 at slot 2 and loses; seat 2 has the Sneak Attack."""
    given: dict[str, object] = {
        "pawns": "2 3 2",
        "warbands": {"2": (1, 1)},
        "board": [3, 0, 3],
        "advisers": ["", "", "sneak-attack"],
    } | more
    scene = Scene(**given).do("campaign")  # type: ignore[arg-type]
    if "player:1" in scene.options():
        scene.do("player:1")
    return scene.dice("two", "hollow").do("dice:1")


@pytest.mark.rule("7.1.4-a", "5.5.8-a")
@pytest.mark.ruling("sneak-attack", 2)
def test_a_sneak_attack_follows_at_once_on_anothers_campaign_without_supply() -> None:
    scene = attacked_in_vain()
    assert (scene.asked(), scene.board(0)) == ([2], 2)
    scene.answers(2, "yes")
    assert scene.options(2) == ["done", "relic:grand-scepter"], "nobody else can be attacked"
    scene.answers(2, "done").dice("blank blank", "sword sword sword").answers(2, "dice:3", "travel:7", "no")
    assert (scene.board(0), scene.pawn(0), scene.supply(2)) == (1, "river", 7)
    assert (scene.turn, scene.acting) == (0, True)


@pytest.mark.rule("7.1.4-a")
def test_a_sneak_attack_may_be_declined_and_never_follows_ones_own_campaign() -> None:
    declined = attacked_in_vain().answers(2, "no")
    assert (declined.acting, declined.turn) == (True, 0)
    own = attacked_in_vain(advisers=["sneak-attack"])
    assert own.acting


@pytest.mark.rule("5.5.1-a")
@pytest.mark.ruling("sneak-attack", 1)
def test_the_prey_must_rule_the_attackers_site_or_stand_there() -> None:
    assert attacked_in_vain(pawns="2 3 7").acting
    ruling = attacked_in_vain(pawns="2 3 7", warbands={"2": (1, 1), "7": (0, 1)})
    assert ruling.asked() == [2], "the Chancellor rules the site"


@pytest.mark.rule("7.6.3-b")
def test_a_promise_of_peace_binds_the_sneak_attacker_too() -> None:
    scene = Scene(pawns="2 3 2", warbands={"2": (1, 1)}, board=[3, 0, 3], advisers=["", "", "sneak-attack"])
    scene.state.promises.append((2, 0, 1))
    scene.do("campaign", "player:1").dice("two", "hollow").do("dice:1")
    assert scene.acting


@pytest.mark.ruling("sneak-attack", 3)
def test_the_sneak_attack_comes_before_the_second_wind() -> None:
    scene = Scene(
        pawns="2 3 2", warbands={"2": (1, 1)}, board=[5, 0, 0], advisers=["second-wind", "", "sneak-attack"], title=1
    )
    scene.do("campaign", "player:1").dice("blank blank", "sword").do("dice:1", "use:second-wind", "sacrifice")
    scene.picks(0)
    assert (scene.asked(), scene.ask(2).what.id) == ([2], "oath-ask-ambush")
    scene.answers(2, "no")
    assert (scene.asked(), scene.ask(0).what.id) == ([0], "oath-ask-travel")


# --- Boiling Lake


@pytest.mark.rule("7.1.4-a", "9.2-b")
def test_the_boiling_lake_kills_two_of_who_comes_without_ruling_it() -> None:
    scene = Scene(cards={"1": "boiling-lake"}).do("travel", "travel:1")
    assert (scene.pawn(), scene.board(), scene.reserve()) == ("fertile-valley", 1, 23)
    assert Scene(cards={"1": "boiling-lake"}, board=[1]).do("travel", "travel:1").board() == 0
    ruler = Scene(cards={"1": "boiling-lake"}, warbands={"1": (0, 1)}).do("travel", "travel:1")
    assert ruler.board() == 3
    away = Scene(cards={"1": "boiling-lake"}).do("travel", "travel:2")
    assert away.board() == 3


@pytest.mark.rule("7.1.4-a")
def test_the_empires_lake_spares_its_citizens() -> None:
    scene = Scene(turn=1, roles="chancellor citizen exile", cards={"0": "boiling-lake"}, warbands={"0": (0, 1)})
    assert scene.do("travel", "travel:0").board(1) == 3
    exile = Scene(turn=2, roles="chancellor citizen exile", cards={"0": "boiling-lake"}, warbands={"0": (0, 1)})
    assert exile.do("travel", "travel:0").board(2) == 1


@pytest.mark.ruling("boiling-lake", 1)
def test_who_is_made_to_travel_boils_too() -> None:
    scene = Scene(pawns="2 2 7", board=[4, 3, 0], cards={"3": "boiling-lake"}, title=2)
    scene.do("campaign", "player:1").dice("blank blank", "sword").do("dice:1", "sacrifice", "travel:3", "no")
    assert (scene.pawn(1), scene.board(1)) == ("standing-stones", 0), "two were left after the battle"
    whistled = Scene(cards={"0": "boiling-lake"}, relics=["whistle"]).do("use:whistle", "player:1")
    assert (whistled.pawn(1), whistled.board(1)) == ("ancient-city", 1)


# --- Bandit Chief


@pytest.mark.rule("7.3.3-a", "10.kill-a")
def test_the_bandit_chief_kills_one_warband_at_each_site() -> None:
    scene = Scene(piles=["bandit-chief"], warbands={"0": (0, 2), "2": (1, 1), "7": (2, 3)})
    scene.do("search", "pile:0")
    assert scene.options() == ["site:0", "facedown", "discard"]
    scene.do("site:0")
    assert [scene.army(site) for site in ("0", "2", "7")] == [(0, 1), (-1, 0), (2, 2)]
    assert [scene.board(seat) for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("2.8.3-b", "5.5.4-b")
def test_each_site_has_two_more_bandits_while_the_chief_lies_faceup() -> None:
    scene = Scene(pawns="2 3 7", cards={"7": "bandit-chief"}, listen=True)
    scene.do("campaign", "site:4", "done").dice("blank blank", "sword").do("dice:1")
    assert scene.told("roll-defense")[0]["args"]["defense"] == 6, "three at each of the two sites"
    without = Scene(pawns="2 3 7", listen=True)
    without.do("campaign", "site:4", "done").dice("blank blank", "sword").do("dice:1")
    assert without.told("roll-defense")[0]["args"]["defense"] == 2


@pytest.mark.rule("7.6.5-a")
def test_the_chiefs_bandits_fight_for_the_bandit_crown() -> None:
    scene = Scene(
        turn=1, pawns="0 2 7", cards={"7": "bandit-chief"}, relics=["bandit-crown"], warbands={"2": (0, 1)}, listen=True
    )
    scene.do("campaign", "done").dice("blank blank", "sword").do("dice:1")
    assert scene.told("roll-defense")[0]["args"]["defense"] == 4, "a warband and three bandits"
