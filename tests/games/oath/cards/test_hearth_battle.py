"""Hearth beyond the first world: battle plans, and cards that bear on Campaigns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenes.oath import Scene


def duel(**more: Any) -> Scene:
    """The Chancellor attacks an Exile, both at the steppe, which the Exile rules. Nobody's title changes."""
    given: dict[str, Any] = {
        "oath": "people",
        "title": 2,
        "pawns": "steppe steppe river",
        "warbands": {"steppe": (1, 2)},
        "board": [4, 0],
        "listen": True,
        **more,
    }
    return Scene(**given)


def rolled(scene: Scene) -> tuple[int, int]:
    """How many dice were rolled in the last battle, attack and defense."""
    faces = [str(scene.told(f"roll-{side}")[-1]["args"]["faces"]) for side in ("attack", "defense")]
    attack, defense = (len(row.split(",")) if row else 0 for row in faces)
    return attack, defense


# --- Village Constable


CONSTABLE: dict[str, Any] = {"cards": {"wastes": "village-constable"}, "warbands": {"steppe": (1, 2), "wastes": (0, 1)}}


def test_village_constable_adds_two_dice_or_removes_them() -> None:
    scene = duel(**CONSTABLE).dice("two", "hollow hollow hollow").do("campaign", "done", "dice:1")
    assert scene.options() == ["go-on", "use:village-constable"]
    scene.do("use:village-constable")
    assert scene.options() == ["more", "fewer"]
    scene.do("more")
    assert rolled(scene) == (3, 1)
    assert scene.favor() == 5, "it costs nothing"
    scene = duel(cards={"steppe": "village-constable"}).dice("two", "").do("campaign", "done", "dice:2")
    scene.answers(1, "use:village-constable", "fewer")
    assert rolled(scene) == (0, 1)


@pytest.mark.rule("10.your-enemy-a")
@pytest.mark.parametrize(("holder", "offered"), [(-1, True), (0, True), (1, False), (2, True)])
def test_village_constable_does_not_stand_up_to_the_peoples_favor(holder: int, offered: bool) -> None:
    scene = duel(**CONSTABLE, banners={"peoples-favor": (holder, 1)})
    scene.dice("two", "hollow").do("campaign", "done", "dice:1")
    assert (scene.told("roll-defense") == []) is offered, "without a plan the battle is fought at once"


@pytest.mark.rule("5.5.3-d")
def test_an_ally_with_the_peoples_favor_is_an_enemy_too() -> None:
    given: dict[str, Any] = {
        "roles": "chancellor citizen exile",
        "turn": 2,
        "pawns": "river steppe steppe",
        "warbands": {"steppe": (0, 1), "wastes": (2, 1)},
        "cards": {"wastes": "village-constable"},
        "board": [0, 0, 3],
    }
    scene = duel(**given, banners={"peoples-favor": (0, 1)}).dice("two", "hollow")
    scene.do("campaign", "player:1", "done", "dice:1")
    assert rolled(scene) == (1, 1), "the Chancellor came to the Citizen's help"
    scene = duel(**given).do("campaign", "player:1", "done", "dice:1")
    assert scene.options(2) == ["go-on", "use:village-constable"]


@pytest.mark.rule("5.5.3-b", "11.7-a")
@pytest.mark.parametrize(("holder", "dice"), [(1, 1), (0, 3)])
def test_bandits_send_the_constable_to_remove_dice_unless_the_people_favor_the_attacker(holder: int, dice: int) -> None:
    scene = duel(warbands={}, cards={"river": "village-constable"}, banners={"peoples-favor": (holder, 1)})
    scene.dice("two", "hollow hollow hollow").do("campaign", "bandits")
    if "done" in scene.options():
        scene.do("done")
    scene.do("dice:3")
    assert rolled(scene) == (dice, 1)


# --- The Great Levy


def test_the_great_levy_adds_three_dice_and_ignores_skulls() -> None:
    scene = duel(advisers=["the-great-levy"]).dice("two", "skull skull skull skull").do("campaign", "done", "dice:1")
    scene.do("use:the-great-levy")
    assert (scene.favor(), scene.favor_on("the-great-levy")) == (3, 2)
    scene.do("more")
    assert rolled(scene) == (4, 1)
    assert scene.board() == 4, "no skull killed anybody"


@pytest.mark.rule("7.1.2-c")
def test_in_defense_it_does_not_help_against_the_attackers_skulls() -> None:
    scene = duel(advisers=["", "the-great-levy"]).dice("two", "skull").do("campaign", "done", "dice:4")
    scene.answers(1, "use:the-great-levy", "fewer")
    assert (rolled(scene), scene.favor(1), scene.bank("hearth")) == ((1, 1), 3, 5)
    assert scene.board() == 3


@pytest.mark.ruling("the-great-levy", 1)
def test_the_whole_levy_fails_if_the_enemy_has_the_peoples_favor() -> None:
    scene = duel(advisers=["the-great-levy"], banners={"peoples-favor": (1, 1)}).dice("two", "skull")
    scene.do("campaign", "done", "dice:1")
    assert (rolled(scene), scene.favor()) == ((1, 1), 5), "it is not even offered"
    assert scene.board() == 3, "the skull has killed"


def test_the_levy_costs_two_favor() -> None:
    scene = duel(advisers=["the-great-levy"], favor=[1]).dice("two", "hollow").do("campaign", "done", "dice:1")
    assert rolled(scene) == (1, 1)


# --- Hearts and Minds


def hearts(**more: Any) -> Scene:
    """The Exile who rules the steppe, where Hearts and Minds lies, is attacked there and uses it."""
    scene = duel(**{"cards": {"steppe": "hearts-and-minds elders"}, **more})
    return scene.do("campaign", "done", "dice:4").answers(1, "use:hearts-and-minds")


@pytest.mark.rule("11.6-g")
def test_hearts_and_minds_wins_at_once_and_the_attacker_loses_half() -> None:
    scene = hearts()
    assert (scene.told("roll-defense"), scene.told("roll-attack")) == ([], [])
    assert (scene.board(), scene.army("steppe"), scene.favor(1), scene.bank("hearth")) == (2, (1, 2), 2, 6)
    assert [event["seat"] for event in scene.told("victor")] == [1]
    assert scene.acting


@pytest.mark.rule("5.5.8-a")
@pytest.mark.parametrize(("holder", "stays"), [(-1, False), (0, False), (1, True)])
def test_hearts_and_minds_stays_with_the_peoples_favor(holder: int, stays: bool) -> None:
    scene = hearts(banners={"peoples-favor": (holder, 1)})
    assert ("hearts-and-minds" in scene.at("steppe")) is stays
    assert (scene.pile(2) == ["hearts-and-minds"]) is not stays


@pytest.mark.rule("5.5.3-d", "11.6-g")
def test_the_side_that_has_won_uses_no_more_plans() -> None:
    scene = duel(cards={"steppe": "hearts-and-minds bear-traps"}).do("campaign", "done", "dice:4")
    assert scene.options(1) == ["go-on", "use:hearts-and-minds", "use:bear-traps"]
    scene.answers(1, "use:hearts-and-minds")
    assert [event["args"]["card"] for event in scene.told("plan")] == ["hearts-and-minds"]


@pytest.mark.rule("5.5.3-d")
@pytest.mark.parametrize(("holder", "stays"), [(0, True), (2, False)])
def test_for_an_ally_it_is_the_side_that_wins_and_holds_the_banner(holder: int, stays: bool) -> None:
    scene = duel(
        roles="chancellor citizen exile",
        turn=2,
        pawns="river steppe steppe",
        warbands={"steppe": (0, 1), "wastes": (0, 1)},
        cards={"wastes": "hearts-and-minds"},
        board=[0, 0, 4],
        banners={"peoples-favor": (holder, 1)},
    )
    scene.do("campaign", "player:1", "done", "dice:1").answers(1, "use:hearts-and-minds")
    assert (scene.board(2), scene.army("steppe")) == (2, (0, 1))
    assert ("hearts-and-minds" in scene.at("wastes")) is stays


def test_hearts_and_minds_is_the_defenders_and_has_its_price() -> None:
    scene = duel(warbands={"steppe": (1, 2), "wastes": (0, 1)}, cards={"wastes": "hearts-and-minds"})
    scene.dice("two", "hollow").do("campaign", "done", "dice:1")
    assert rolled(scene) == (1, 1)
    scene = duel(cards={"steppe": "hearts-and-minds"}, favor=[5, 2]).dice("two", "hollow")
    assert rolled(scene.do("campaign", "done", "dice:1")) == (1, 1)
    scene = duel(warbands={}, cards={"river": "hearts-and-minds"}).dice("two", "hollow").do("campaign", "bandits")
    if "done" in scene.options():
        scene.do("done")
    assert rolled(scene.do("dice:1")) == (1, 1), "bandits pay nothing"


# --- Herald


def heralds(owner: int, **more: Any) -> Scene:
    advisers = ["", "", ""]
    advisers[owner] = "herald"
    scene = duel(advisers=advisers, **more).dice("two", "hollow").do("campaign")
    if "player:1" in scene.options():
        scene.do("player:1")
    if "done" in scene.options():
        scene.do("done")
    return scene.do("dice:1")


@pytest.mark.rule("7.1.4-a")
@pytest.mark.parametrize("owner", [1, 2])
def test_herald_gains_a_favor_after_each_campaign_between_players(owner: int) -> None:
    scene = heralds(owner)
    assert scene.asked() == [owner]
    scene.answers(owner, "bank:order")
    assert (scene.favor(owner), scene.bank("order"), scene.acting) == (6, 2, True)


def test_herald_gains_nothing_from_the_own_campaigns_or_those_against_bandits() -> None:
    assert heralds(0).acting
    scene = duel(advisers=["", "", "herald"], warbands={}).dice("two two", "hollow").do("campaign", "bandits", "done")
    assert scene.do("dice:1", "none").acting
    assert (scene.favor(2), len(scene.told("attacks"))) == (5, 1)


def test_herald_comes_after_everything_else() -> None:
    scene = duel(advisers=["", "", "herald"], warbands={"steppe": (1, 1)}).dice("blank", "skull sword")
    scene.do("campaign", "done", "dice:2")
    assert scene.asked() == [0], "the attacker wins and occupies first"
    scene.picks(0, "site:2")
    assert (scene.asked(), scene.army("steppe")) == ([2], (0, 1))


@pytest.mark.rule("9.3-a")
def test_herald_finds_empty_banks() -> None:
    assert heralds(2, banks=0).acting


# --- Vow of Peace


def test_who_has_vowed_peace_cannot_campaign() -> None:
    scene = duel(advisers=["vow-of-peace"])
    assert "campaign" not in scene.options()
    assert scene.refusals()["campaign"] == "9.2-a"
    assert scene.why("campaign") == {"why": "oath-why-vow-of-peace", "card": "vow-of-peace"}
    assert "campaign" in duel(facedown_advisers=["vow-of-peace"]).options()


@pytest.mark.rule("9.2-a")
@pytest.mark.parametrize("vow", ["vow-of-peace", ""])
def test_not_even_when_another_card_would_let_them(vow: str) -> None:
    scene = duel(advisers=["", f"sneak-attack {vow}"], board=[1, 4]).dice("two", "").do("campaign", "done", "dice:0")
    assert scene.asked() == ([0] if vow else [1])


@pytest.mark.rule("5.5.5-c")
@pytest.mark.parametrize("vow", ["vow-of-peace", ""])
def test_against_the_vow_nobody_is_sacrificed(vow: str) -> None:
    scene = duel(advisers=["", vow]).dice("blank", "hollow").do("campaign", "done", "dice:1")
    if vow:
        assert scene.acting
        assert (scene.board(), scene.army("steppe")) == (2, (1, 2))
    else:
        assert scene.options() == ["sacrifice", "none"]


def test_a_bystanders_vow_protects_nobody() -> None:
    scene = duel(advisers=["", "", "vow-of-peace"]).dice("blank", "hollow").do("campaign", "done", "dice:1")
    assert scene.options() == ["sacrifice", "none"]


def test_an_allys_vow_protects_the_side() -> None:
    """Modifiers ruled by Allies are active (5.5.2-g)."""
    scene = duel(
        roles="chancellor citizen exile",
        turn=2,
        pawns="river steppe steppe",
        warbands={"steppe": (0, 1)},
        advisers=["vow-of-peace"],
        board=[0, 0, 4],
    )
    scene.dice("blank", "hollow").do("campaign", "player:1", "done", "dice:1")
    assert scene.acting
    assert scene.board(2) == 2


@pytest.mark.ruling("vow-of-peace", 1)
def test_the_chancellors_vow_does_not_bind_citizens() -> None:
    given: dict[str, Any] = {"roles": "chancellor citizen exile", "advisers": ["vow-of-peace"]}
    scene = duel(**given, turn=1, warbands={"steppe": (2, 1)}, board=[0, 4, 0])
    assert "campaign" in scene.options(1)
    scene = duel(**given, turn=0, warbands={"steppe": (2, 1)})
    assert "campaign" not in scene.options(0)


# --- Hospital


def wounded(plan: str, relic: str = "", where: str = "wastes", **more: Any) -> Scene:
    """The Exile rules a Hospital, answers with a plan and loses the steppe with four warbands to six swords."""
    given: dict[str, Any] = {
        "warbands": {"steppe": (1, 4), "wastes": (1, 1)},
        "cards": {where: "hospital"},
        "board": [6, 0],
        "relics": [relic],
        **more,
    }
    scene = duel(**given).dice("blank", "skull skull skull").do("campaign", "done", "dice:3")
    if relic:
        scene.do(f"use:{relic}")
    return scene.answers(1, plan)


@pytest.mark.ruling("hospital", 1)
def test_hospital_takes_in_the_fallen_at_the_end() -> None:
    scene = wounded("use:hospital")
    assert (scene.army("wastes"), scene.board(1)) == ((1, 1), 2), "half of four are wounded, not there yet"
    scene.picks(0, "site:2")
    assert (scene.army("wastes"), scene.board(1), scene.reserve(1)) == ((1, 3), 2, 14 - 5)


@pytest.mark.ruling("hospital", 1)
def test_hospital_at_a_site_that_was_lost_saves_nobody() -> None:
    scene = wounded("use:hospital", where="steppe").picks(0, "site:2")
    assert (scene.army("steppe"), scene.board(1), scene.reserve(1)) == ((0, 1), 2, 14 - 5 + 2)


def test_hospital_of_the_attacker_saves_those_who_fall_to_skulls_and_sacrifice() -> None:
    scene = duel(cards={"wastes": "hospital"}, warbands={"steppe": (1, 2), "wastes": (0, 1)}, board=[5, 0])
    scene.dice("blank", "skull").do("campaign", "done", "dice:1", "use:hospital", "sacrifice")
    scene.picks(0)
    assert (scene.board(), scene.army("wastes")) == (3, (0, 3)), "one by the skull, one sacrificed"


def test_hospital_of_a_beaten_attacker() -> None:
    scene = duel(cards={"wastes": "hospital"}, warbands={"steppe": (1, 2), "wastes": (0, 1)}, board=[5, 0])
    scene.dice("two two", "hollow").do("campaign", "done", "dice:1", "use:hospital")
    if "none" in scene.options():
        scene.do("none")
    assert (scene.board(), scene.army("wastes"), scene.reserve()) == (3, (0, 3), 24 - 6)


def test_bandits_have_no_use_for_a_hospital() -> None:
    scene = duel(warbands={}, cards={"river": "hospital"}).dice("two", "hollow").do("campaign", "bandits")
    if "done" in scene.options():
        scene.do("done")
    assert scene.do("dice:1").told("plan") == []


def test_without_hospital_they_die() -> None:
    scene = duel(warbands={"steppe": (1, 4), "wastes": (1, 1)}, cards={"wastes": "hospital"}, board=[6, 0])
    scene.dice("blank", "skull skull skull").do("campaign", "done", "dice:3").answers(1, "go-on").picks(0, "site:2")
    assert (scene.army("wastes"), scene.reserve(1)) == ((1, 1), 14 - 5 + 2)


@pytest.mark.ruling("cursed-cauldron", 1)
@pytest.mark.parametrize(("plan", "gained"), [("use:hospital", 0), ("go-on", 2)])
def test_the_cauldron_gains_nothing_for_those_whom_the_hospital_saved(plan: str, gained: int) -> None:
    scene = wounded(plan, "cursed-cauldron").picks(0)
    assert (
        scene.told("gain-warbands") == [] if not gained else scene.told("gain-warbands")[0]["args"]["amount"] == gained
    )


@pytest.mark.ruling("obsidian-cage", 1)
def test_the_cage_takes_those_of_the_force_whom_the_hospital_did_not() -> None:
    scene = wounded("use:hospital", "obsidian-cage").picks(0)
    assert (scene.army("wastes"), scene.board(1), scene.state.caged) == ((1, 3), 0, {1: 2})


@pytest.mark.rule("9.2-a")
def test_who_cannot_place_warbands_cannot_send_them_to_the_hospital() -> None:
    scene = wounded("use:hospital", relics=["", "ring-of-devotion"]).picks(0)
    assert (scene.army("wastes"), scene.reserve(1)) == ((1, 1), 14 - 5 + 2)


@pytest.mark.rule("5.5.3-d", "5.5.6-e")
def test_an_allys_hospital_saves_the_whole_side() -> None:
    scene = duel(
        roles="chancellor citizen exile",
        turn=2,
        pawns="river steppe steppe",
        warbands={"steppe": (0, 2), "wastes": (0, 1)},
        cards={"wastes": "hospital"},
        board=[1, 2, 6],
    )
    scene.dice("blank", "skull skull skull").do("campaign", "player:1", "done", "dice:3")
    scene.answers(1, "go-on").answers(0, "use:hospital")
    scene.picks(0, "site:2", "board:1").picks(2)
    assert (scene.army("wastes"), scene.board(1), scene.board(0)) == ((0, 3), 1, 2)
    assert scene.reserve(0) == 24 - 6


def test_who_would_burn_in_sticky_fire_comes_to_the_hospital() -> None:
    scene = wounded("use:hospital", "sticky-fire").picks(0)
    scene.do("yes")
    assert (scene.army("wastes"), scene.board(1), scene.reserve(1)) == ((1, 5), 0, 14 - 5)
