"""The rolls, the sacrifice and the price of defeat (5.5.4 to 5.5.6)."""

from __future__ import annotations

from collections import Counter

import pytest

from kronika.games.oath.dice import ATTACK_FACES, DEFENSE_FACES
from tests.scenes.oath import ATTACK, DEFENSE, Scene


def rolled(scene: Scene, side: str) -> tuple[int, list[int], int]:
    """Who rolled, which faces, and what the side was worth."""
    event = scene.told(f"roll-{side}")[-1]
    faces = str(event["args"]["faces"])
    return event["seat"], [int(face) for face in faces.split(",") if face], event["args"][side]


def duel(**more: object) -> Scene:
    """The Chancellor attacks the steppe of an Exile, where only the Exile's pawn is. Nobody's title changes."""
    given: dict[str, object] = {
        "oath": "people",
        "pawns": "steppe steppe river",
        "warbands": {"steppe": (1, 2)},
        "board": [4, 0],
        "listen": True,
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


# --- 5.5.4 the defense


@pytest.mark.rule("5.5.4-a", "1.4-a")
def test_the_faces_of_a_defense_die() -> None:
    assert Counter(DEFENSE_FACES) == {
        DEFENSE["blank"]: 2,
        DEFENSE["shield"]: 2,
        DEFENSE["two"]: 1,
        DEFENSE["double"]: 1,
    }


@pytest.mark.rule("5.5.4-a")
def test_the_defender_rolls_the_whole_pool() -> None:
    scene = duel().dice(defense="blank two shield", attack="hollow").do("campaign", "pawn", "dice:1")
    assert rolled(scene, "defense") == (1, [0, 2, 1], 5)


@pytest.mark.rule("5.5.4-a", "11.12-d")
def test_the_dice_of_the_bandits_are_rolled_too() -> None:
    scene = duel(warbands={}).dice(defense="two shield", attack="hollow")
    scene.do("campaign", "bandits", "site:5", "done", "dice:1")
    assert rolled(scene, "defense") == (-1, [2, 1], 5)


@pytest.mark.rule("5.5.4-b")
@pytest.mark.parametrize(
    ("faces", "shields"),
    [
        ("blank blank blank", 0),
        ("shield blank two", 3),
        ("double shield two", 6),
        ("two double double", 8),
        ("double double double", 0),
        ("double blank blank", 0),
    ],
)
def test_each_doubling_face_doubles_the_shields_but_never_warbands(faces: str, shields: int) -> None:
    scene = duel().dice(defense=faces, attack="hollow").do("campaign", "pawn", "dice:1")
    assert rolled(scene, "defense")[2] == shields + 2


@pytest.mark.rule("5.5.4-b")
def test_the_defenders_warbands_count_at_targeted_sites_alone() -> None:
    warbands = {"steppe": (1, 2), "wastes": (1, 4), "river": (1, 5)}
    scene = duel(warbands=warbands).dice(defense="blank blank", attack="hollow")
    scene.do("campaign", "site:5", "done", "dice:1")
    assert rolled(scene, "defense")[2] == 6, "not those at the river"


@pytest.mark.rule("5.5.4-b", "10.force-a")
@pytest.mark.parametrize(
    ("pawn", "targets", "total"),
    [
        ("steppe", ["done"], 5),  # at the attacker's site
        ("wastes", ["done"], 2),  # at an own site that is no target
        ("wastes", ["site:5"], 6),  # at a target
        ("river", ["site:5"], 3),  # elsewhere
    ],
)
def test_the_defenders_board_counts_where_the_pawn_can_join(pawn: str, targets: list[str], total: int) -> None:
    scene = duel(pawns=f"steppe {pawn} great-slum", warbands={"steppe": (1, 2), "wastes": (1, 1)}, board=[4, 3])
    scene.dice(defense="blank blank", attack="hollow").do("campaign", *targets)
    if "done" in scene.options():
        scene.do("done")
    scene.do("dice:1")
    assert rolled(scene, "defense")[2] == total


@pytest.mark.rule("5.5.4-b")
def test_a_defender_at_the_attackers_site_counts_the_board_though_only_the_pawn_is_targeted() -> None:
    scene = duel(warbands={"steppe": (0, 9), "wastes": (1, 6)}, board=[4, 3])
    scene.dice(defense="blank blank", attack="hollow").do("campaign", "done", "dice:1")
    assert rolled(scene, "defense")[2] == 3


@pytest.mark.rule("5.5.4-b", "2.8.3-b")
def test_one_bandit_for_each_targeted_site_if_bandits_defend() -> None:
    scene = duel(warbands={}, pawns="steppe river river").dice(defense="blank blank blank", attack="hollow")
    scene.do("campaign", "site:5", "site:0", "done", "dice:1")
    assert rolled(scene, "defense")[2] == 3
    player = duel().dice(defense="blank", attack="hollow").do("campaign", "done", "dice:1")
    assert rolled(player, "defense")[2] == 2, "a player's site has no bandit"


@pytest.mark.rule("5.5.4-b", "7.6.5-a")
def test_bandits_fight_for_the_holder_of_the_crown_at_all_targeted_sites() -> None:
    scene = duel(relics=["-", "bandit-crown"]).dice(defense="blank blank", attack="hollow")
    scene.do("campaign", "site:5", "done", "dice:1")
    assert rolled(scene, "defense")[2] == 4, "two warbands and the bandit at the steppe, one at the empty site"
    attacker = duel(relics=["bandit-crown"]).dice(defense="blank", attack="hollow").do("campaign", "done", "dice:1")
    assert rolled(attacker, "defense")[2] == 2, "not for the defender if the attacker has it"
    third = duel(relics=["-", "-", "bandit-crown"]).dice(defense="blank", attack="hollow")
    third.do("campaign", "done", "dice:1")
    assert rolled(third, "defense")[2] == 2


@pytest.mark.rule("5.5.4-b", "6.6.3-a")
def test_purple_warbands_count_once_though_they_are_everybodys() -> None:
    scene = duel(
        turn=2,
        roles="chancellor citizen exile",
        title=2,
        pawns="steppe river steppe",
        warbands={"steppe": (0, 3)},
        board=[2, 5, 3],
    )
    scene.dice(defense="blank", attack="hollow").do("campaign", "player:1", "dice:1")
    assert rolled(scene, "defense") == (1, [0], 5), "three purple ones, and the Chancellor's board as an Ally's"


# --- 5.5.5 the attack


@pytest.mark.rule("5.5.5-a", "1.4-a")
def test_the_faces_of_an_attack_die() -> None:
    assert Counter(ATTACK_FACES) == {ATTACK["hollow"]: 3, ATTACK["sword"]: 2, ATTACK["skull"]: 1}


@pytest.mark.rule("5.5.5-a", "5.5.5-b")
def test_a_skull_kills_one_of_the_attackers_at_once_and_is_worth_two_swords() -> None:
    scene = duel(board=[5, 0]).dice(defense="two", attack="skull skull hollow")
    reserve = scene.state.reserve[0]
    scene.do("campaign", "done", "dice:3")
    assert rolled(scene, "attack") == (0, [2, 2, 0], 4)
    assert scene.board(0) == 3, "before the question of sacrifice"
    assert scene.state.reserve[0] == reserve + 2
    assert scene.ask().what.id == "oath-ask-sacrifice"


@pytest.mark.rule("5.5.5-a")
def test_surplus_skulls_do_nothing() -> None:
    scene = duel(board=[1, 0], advisers=["horse-archers"]).dice(defense="blank", attack="skull skull skull sword")
    scene.do("campaign", "done", "dice:1", "use:horse-archers", "more")
    assert scene.board(0) == 0
    assert scene.acting, "seven swords win, but nobody is left to occupy the site"
    assert scene.army("steppe") == (-1, 0)


@pytest.mark.rule("5.5.5-b")
@pytest.mark.parametrize(
    ("faces", "attack"),
    [
        ("hollow", 0),
        ("hollow hollow", 1),
        ("hollow hollow hollow", 1),
        ("hollow hollow hollow hollow", 2),
        ("sword sword hollow", 2),
        ("sword skull hollow hollow", 4),
    ],
)
def test_swords_count_one_and_hollow_ones_only_in_pairs(faces: str, attack: int) -> None:
    scene = duel().dice(defense="two", attack=faces).do("campaign", "done", f"dice:{len(faces.split())}")
    assert rolled(scene, "attack")[2] == attack


@pytest.mark.rule("5.5.5-b", "5.5.5-c", "9.5-a", "10.sacrifice-a")
def test_a_sacrifice_is_exactly_what_is_needed() -> None:
    scene = duel(board=[5, 0]).dice(defense="two", attack="sword sword")
    scene.do("campaign", "done", "dice:2")
    assert scene.ask().what.args == {"attack": 2, "defense": 4, "amount": 3}
    assert (scene.options(), scene.ask().rule) == (["sacrifice", "none"], "5.5.5-c")
    scene.do("sacrifice")
    assert scene.board(0) == 2
    assert scene.ask().what.id == "oath-ask-occupy", "the attack was five and won"


@pytest.mark.rule("5.5.5-c")
def test_nobody_has_to_sacrifice() -> None:
    scene = duel(board=[5, 0]).dice(defense="two", attack="sword sword").do("campaign", "done", "dice:2", "none")
    assert scene.acting
    assert scene.army("steppe") == (1, 2)
    assert scene.board(0) == 3, "half of five died in defeat"


@pytest.mark.rule("5.5.5-c", "9.5-a")
def test_no_sacrifice_without_need_or_hope() -> None:
    won = duel().dice(defense="blank", attack="sword sword sword").do("campaign", "done", "dice:3")
    assert won.ask().what.id == "oath-ask-occupy", "three against two is enough"
    lost = duel(board=[2, 0]).dice(defense="two", attack="sword sword").do("campaign", "done", "dice:2")
    assert lost.acting, "three are needed and two are there"
    assert lost.board(0) == 1
    skulls = duel(board=[2, 0]).dice(defense="two", attack="skull hollow").do("campaign", "done", "dice:2")
    assert skulls.acting, "three are needed, and after the skull one is there"
    just = duel(board=[3, 0]).dice(defense="two", attack="skull sword").do("campaign", "done", "dice:2")
    assert just.ask().what.args == {"attack": 3, "defense": 4, "amount": 2}, "all that the skull left"


@pytest.mark.rule("5.5.5-d")
@pytest.mark.parametrize(("attack", "wins"), [("sword", False), ("sword sword", False), ("sword skull", True)])
def test_the_attack_must_be_greater_and_a_tie_is_the_defenders(attack: str, wins: bool) -> None:
    scene = duel(board=[6, 0]).dice(defense="blank", attack=attack)
    scene.do("campaign", "done", f"dice:{len(attack.split())}")
    if not wins:
        scene.do("none")
    victor = scene.told("victor")[0]
    assert victor["seat"] == (0 if wins else 1)
    assert scene.acting is not wins


# --- 5.5.6 defeat


@pytest.mark.rule("5.5.6-a")
@pytest.mark.parametrize(("board", "left"), [(1, 1), (2, 1), (3, 2), (5, 3)])
def test_a_defeated_attacker_loses_half_of_the_board_rounded_down(board: int, left: int) -> None:
    scene = duel(warbands={"steppe": (1, 9), "wastes": (0, 7)}, board=[board, 0])
    reserve = scene.state.reserve[0]
    scene.dice(defense="blank", attack="hollow").do("campaign", "done", "dice:1")
    assert scene.acting
    assert (scene.board(0), scene.state.reserve[0]) == (left, reserve + board - left)
    assert scene.army("wastes") == (0, 7), "those at sites were not in the force"


@pytest.mark.rule("5.5.6-a")
def test_the_attackers_half_is_counted_after_the_skulls() -> None:
    scene = duel(warbands={"steppe": (1, 9)}, board=[5, 0]).dice(defense="blank", attack="skull")
    scene.do("campaign", "done", "dice:1")
    assert scene.board(0) == 2, "five, less one by the skull, less half of four"


@pytest.mark.rule("5.5.6-a", "5.5.6-b")
def test_a_defeated_defender_chooses_half_of_the_whole_force() -> None:
    scene = duel(
        pawns="steppe steppe river",
        warbands={"steppe": (1, 2), "wastes": (1, 3), "river": (1, 4)},
        board=[9, 2],
    )
    reserve = scene.state.reserve[1]
    scene.dice(defense="blank blank", attack="skull skull skull skull").do("campaign", "site:5", "done", "dice:4")
    assert scene.asked() == [1]
    ask = scene.ask(1)
    assert scene.options(1) == ["site:2", "site:5", "board:1"]
    assert (ask.least, ask.most, ask.rule) == (3, 3, "5.5.6-a"), "half of two, three and two, once"
    assert scene.illegal(1, "site:2", "site:2", "site:2")[0] == "answer-too-often"
    scene.picks(1, "site:2", "site:5", "board:1")
    assert scene.state.reserve[1] == reserve + 3
    assert scene.board(1) == 4, "one left of two, and the three survivors of both sites"
    assert scene.army("steppe") == scene.army("wastes") == (-1, 0)
    assert scene.army("river") == (1, 4), "the third site was no target"


@pytest.mark.rule("5.5.6-a")
def test_a_board_that_did_not_fight_is_not_halved() -> None:
    scene = duel(pawns="steppe river great-slum", warbands={"steppe": (1, 1)}, board=[4, 8])
    scene.dice(defense="blank", attack="sword sword").do("campaign", "dice:2").picks(0)
    assert scene.board(1) == 9, "half of one is none, and it came home"


@pytest.mark.rule("5.5.6-a")
def test_the_victorious_side_loses_nothing_more() -> None:
    won = duel().dice(defense="blank", attack="sword sword sword").do("campaign", "done", "dice:3").picks(0)
    assert won.board(0) == 4
    held = duel(board=[4, 3]).dice(defense="blank", attack="hollow").do("campaign", "done", "dice:1")
    assert (held.army("steppe"), held.board(1)) == ((1, 2), 3)


@pytest.mark.rule("5.5.6-c", "5.5.6-a")
def test_bandits_are_never_killed_and_nobody_is_asked_for_them() -> None:
    scene = duel(warbands={}, pawns="steppe river river").dice(defense="blank blank", attack="sword sword sword")
    scene.do("campaign", "site:5", "done", "dice:3")
    assert scene.ask().what.id == "oath-ask-occupy"
    scene.picks(0, "site:2").do("travel", "travel:5", "campaign")
    assert "site:5" not in scene.options(), "it is the forced target: bandits rule it as before"
    scene.dice(defense="blank", attack="hollow").do("done", "dice:1")
    assert rolled(scene, "defense")[2] == 1, "the bandit is there again"


@pytest.mark.rule("5.5.6-c", "7.6.5-b", "11.7-c")
def test_bandits_of_the_crown_do_not_count_for_the_half() -> None:
    scene = duel(relics=["-", "bandit-crown"], warbands={"steppe": (1, 3)}, board=[9, 0])
    scene.dice(defense="blank blank", attack="skull skull skull").do("campaign", "site:5", "done", "dice:3")
    assert scene.ask(0).what.id == "oath-ask-occupy", "one of three warbands dies, not two of five; no choice in that"
    assert scene.board(1) == 2


@pytest.mark.rule("5.5.6-d", "5.5.8-a")
def test_plans_that_speak_of_defeat_are_resolved_for_the_defeated_alone() -> None:
    both = {"advisers": ["mercenaries", "traveling-doctor"], "board": [4, 0]}
    lost = duel(**both).dice(defense="two", attack="hollow hollow hollow hollow")
    lost.do("campaign", "done", "dice:1", "use:mercenaries", "more").answers(1, "use:traveling-doctor")
    lost.do("none")
    assert (lost.advisers(0), lost.advisers(1)) == ([], ["traveling-doctor"])
    won = duel(**both).dice(defense="blank", attack="sword sword sword sword")
    won.do("campaign", "done", "dice:1", "use:mercenaries", "more").answers(1, "use:traveling-doctor").picks(0)
    assert (won.advisers(0), won.advisers(1)) == (["mercenaries"], [])
    assert won.board(1) == 2, "the Doctor let nobody die"


# --- the force is remembered (10.force)


@pytest.mark.rule("10.force-a", "5.5.6-e")
@pytest.mark.parametrize(("pawn", "losses", "left"), [("river", "site:2", 3), ("steppe", "site:2 board:0 board:0", 0)])
def test_powers_after_the_battle_find_the_beaten_force_wherever_it_is(pawn: str, losses: str, left: int) -> None:
    """Sticky Fire kills the survivors who went to the Chancellor's board, and others there only if they fought."""
    scene = duel(
        turn=2,
        roles="chancellor citizen exile",
        title=2,
        pawns=f"{pawn} steppe steppe",
        warbands={"steppe": (0, 2)},
        relics=["-", "-", "sticky-fire"],
        board=[3, 1, 9],
    )
    scene.dice(defense="blank", attack="sword " * 7)
    scene.do("campaign", "player:1", "done", "dice:7", "use:sticky-fire")
    scene.picks(0, *losses.split()).picks(2).do("yes")
    assert (scene.board(0), scene.board(1)) == (left, 0)


@pytest.mark.rule("10.force-a")
def test_who_came_after_the_battle_is_not_of_the_beaten_force() -> None:
    """The banished player's Drum calls a warband before the Fire is lit."""
    scene = duel(warbands={"steppe": (1, 4)}, relics=["sticky-fire", "dragonskin-drum"], board=[6, 2])
    scene.dice(defense="blank blank blank", attack="skull skull skull skull").do("campaign", "pawn", "done", "dice:4")
    scene.do("use:sticky-fire").picks(1, "site:2", "site:2", "site:2").picks(0).do("yes")
    scene.answers(1, "use:dragonskin-drum").do("travel:7", "no", "yes")
    assert scene.board(1) == 1


@pytest.mark.rule("10.force-a")
def test_sticky_fire_of_a_victorious_defender_burns_what_is_left_of_the_attackers() -> None:
    scene = duel(warbands={"steppe": (1, 9)}, relics=["-", "sticky-fire"], board=[5, 0])
    scene.dice(defense="blank", attack="hollow").do("campaign", "done", "dice:1").answers(1, "use:sticky-fire", "yes")
    assert scene.board(0) == 0


@pytest.mark.rule("10.force-a", "10.sacrifice-a", "10.kill-a")
def test_all_who_died_in_the_campaign_are_counted() -> None:
    attacker = duel(advisers=["-", "wrestlers"], relics=["cursed-cauldron"], warbands={"steppe": (1, 5)}, board=[9, 0])
    attacker.dice(defense="blank blank", attack="skull skull sword").do("campaign", "done", "dice:3")
    attacker.do("use:cursed-cauldron").answers(1, "use:wrestlers").picks(0)
    assert attacker.board(0) == 9 - 2 + 3, "two skulls; one for the Wrestlers and half of four"
    defender = duel(relics=["-", "cursed-cauldron"], warbands={"steppe": (1, 9)}, board=[5, 0])
    defender.dice(defense="blank", attack="skull").do("campaign", "done", "dice:1").answers(1, "use:cursed-cauldron")
    assert defender.board(1) == 3, "one skull and half of four"


# --- Brutal (2.3-e)


@pytest.mark.rule("2.3-e", "5.5.6-a")
def test_a_brutal_chancellors_victim_loses_the_whole_force() -> None:
    scene = duel(uncovered="brutal", warbands={"steppe": (1, 3)}, board=[6, 2])
    scene.dice(defense="blank", attack="skull skull sword sword").do("campaign", "done", "dice:4").picks(0)
    assert (scene.board(1), scene.army("steppe")) == (0, (-1, 0))


@pytest.mark.rule("2.3-e", "5.5.6-a")
def test_a_brutal_chancellor_who_loses_loses_all_too() -> None:
    scene = duel(uncovered="brutal", warbands={"steppe": (1, 9), "wastes": (0, 1)}, board=[5, 0])
    scene.dice(defense="blank", attack="hollow").do("campaign", "done", "dice:1")
    assert (scene.board(0), scene.army("wastes")) == (0, (0, 1))


@pytest.mark.rule("2.3-e")
def test_brutality_is_for_the_attacking_chancellor_alone() -> None:
    scene = duel(uncovered="brutal", turn=1, title=2, warbands={"steppe": (0, 2)}, board=[0, 4])
    scene.dice(defense="blank", attack="sword sword sword").do("campaign", "done", "dice:3").picks(1)
    assert scene.board(0) == 1, "the Chancellor defends and loses half"
    citizen = duel(
        uncovered="brutal",
        turn=1,
        roles="chancellor citizen exile",
        pawns="river steppe steppe",
        warbands={"steppe": (2, 2)},
        board=[3, 4, 0],
    )
    citizen.dice(defense="blank", attack="sword sword sword").do("campaign", "done", "dice:3").picks(1)
    assert citizen.board(2) == 1, "and Citizens are not bound"


@pytest.mark.rule("2.3-e", "9.2-a")
def test_the_traveling_doctor_ignores_brutality() -> None:
    scene = duel(uncovered="brutal", advisers=["-", "traveling-doctor"], warbands={"steppe": (1, 3)}, board=[6, 2])
    scene.dice(defense="blank", attack="skull skull sword sword").do("campaign", "done", "dice:4")
    scene.answers(1, "use:traveling-doctor").picks(0)
    assert scene.board(1) == 5
    own = duel(uncovered="brutal", advisers=["traveling-doctor"], warbands={"steppe": (1, 9)}, board=[6, 0])
    own.dice(defense="blank", attack="hollow").do("campaign", "done", "dice:1", "use:traveling-doctor")
    assert own.board(0) == 6
