"""The battle plans among the first world's denizens, and True Names, which forbids them."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene


def duel(**more: object) -> Scene:
    """The Chancellor attacks an Exile, both at the steppe, which the Exile rules. Nobody's title changes."""
    given: dict[str, object] = {
        "oath": "people",
        "pawns": "steppe steppe river",
        "warbands": {"steppe": (1, 2)},
        "board": [4, 0],
        "listen": True,
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


def rolled(scene: Scene) -> tuple[int, int]:
    """How many dice were rolled in the last battle, attack and defense."""
    faces = [str(scene.told(f"roll-{side}")[-1]["args"]["faces"]) for side in ("attack", "defense")]
    attack, defense = (len(row.split(",")) if row else 0 for row in faces)
    return attack, defense


def worth(scene: Scene, side: str) -> int:
    """The attack or the defense as it was rolled last."""
    total = scene.told(f"roll-{side}")[-1]["args"][side]
    assert isinstance(total, int)
    return total


# --- Order


def test_wrestlers_sacrifice_one_of_the_force_for_a_die() -> None:
    scene = duel(advisers=["-", "wrestlers"], board=[4, 1], warbands={"steppe": (1, 2), "wastes": (1, 2)})
    scene.dice(defense="two two", attack="hollow").do("campaign", "done", "dice:1").answers(1, "use:wrestlers")
    assert scene.options(1) == ["site:2", "board:1"], "not those at a site that is no target"
    scene.answers(1, "board:1")
    assert (scene.board(1), scene.army("steppe")) == (0, (1, 2))
    assert rolled(scene) == (1, 2)
    assert worth(scene, "defense") == 6


def test_wrestlers_need_somebody_to_sacrifice() -> None:
    scene = duel(advisers=["-", "wrestlers"], warbands={"steppe": (0, 1)}, board=[4, 0])
    scene.dice(defense="two two", attack="hollow").do("campaign", "dice:1")
    assert scene.acting
    assert scene.told("plan") == []


@pytest.mark.ruling("wrestlers", 1)
@pytest.mark.rule("5.5.3-e")
def test_a_site_emptied_by_wrestlers_can_still_be_taken() -> None:
    scene = duel(advisers=["-", "wrestlers"], warbands={"steppe": (1, 1)})
    scene.dice(defense="blank blank", attack="sword").do("campaign", "done", "dice:1").answers(1, "use:wrestlers")
    assert scene.army("steppe") == (-1, 0)
    assert scene.options() == ["site:2"]
    scene.picks(0, "site:2")
    assert scene.army("steppe") == (0, 1)


@pytest.mark.ruling("wrestlers", 2)
@pytest.mark.parametrize(
    ("pawn", "boards"), [("steppe", ["site:2", "board:1", "board:0"]), ("river", ["site:2", "board:1"])]
)
def test_wrestlers_take_from_an_allys_board_if_it_is_in_the_force(pawn: str, boards: list[str]) -> None:
    scene = duel(
        turn=2,
        roles="chancellor citizen exile",
        title=2,
        pawns=f"{pawn} steppe steppe",
        warbands={"steppe": (0, 1)},
        advisers=["-", "wrestlers"],
        board=[2, 1, 4],
    )
    scene.do("campaign", "player:1", "done", "dice:1").answers(1, "use:wrestlers")
    assert scene.options(1) == boards


def test_battle_honors_bring_two_favor_from_the_order_bank() -> None:
    scene = duel(advisers=["battle-honors"]).dice(defense="blank", attack="sword sword sword")
    scene.do("campaign", "done", "dice:3", "use:battle-honors").picks(0)
    assert (scene.favor(0), scene.bank("order")) == (7, 1)


@pytest.mark.ruling("battle-honors", 1)
def test_battle_honors_bring_what_the_bank_has() -> None:
    scene = duel(advisers=["battle-honors"], bank={"order": 1}).dice(defense="blank", attack="sword sword sword")
    scene.do("campaign", "done", "dice:3", "use:battle-honors").picks(0)
    assert (scene.favor(0), scene.bank("order")) == (6, 0)


@pytest.mark.ruling("bear-traps", 1)
def test_bear_traps_cost_the_attacker_one_die_and_one_warband_exactly() -> None:
    scene = duel(advisers=["-", "bear-traps"]).dice(defense="two", attack="hollow hollow hollow")
    reserve = scene.state.reserve[0]
    scene.do("campaign", "done", "dice:4").answers(1, "use:bear-traps")
    assert rolled(scene) == (3, 1)
    assert (scene.ask().what.id, scene.board(0), scene.state.reserve[0]) == ("oath-ask-act", 2, reserve + 2), (
        "one in the traps, and half of the other three in defeat"
    )


@pytest.mark.ruling("bear-traps", 2)
def test_a_warband_in_bear_traps_counts_for_the_cursed_cauldron() -> None:
    scene = duel(advisers=["-", "bear-traps"], relics=["-", "cursed-cauldron"], board=[2, 0])
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:2")
    scene.answers(1, "use:bear-traps", "use:cursed-cauldron")
    assert scene.acting, "one left, of which half is none"
    assert (scene.board(0), scene.board(1)) == (1, 1)


@pytest.mark.parametrize(("sign", "dice"), [("more", 4), ("fewer", 2)])
def test_longbows_change_the_attack_by_one_die(sign: str, dice: int) -> None:
    scene = duel(advisers=["longbows"], warbands={"steppe": (1, 9)})
    scene.dice(defense="two", attack="hollow " * dice).do("campaign", "done", "dice:3", "use:longbows", sign)
    assert rolled(scene) == (dice, 1)


def test_the_keep_adds_two_dice_if_its_site_is_a_target() -> None:
    scene = duel(cards={"steppe": "keep"}).dice(defense="two two two", attack="hollow")
    scene.do("campaign", "done", "dice:1").answers(1, "use:keep")
    assert rolled(scene) == (1, 3)
    apart = duel(cards={"wastes": "keep"}, warbands={"steppe": (1, 2), "wastes": (1, 1)})
    apart.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert apart.acting
    assert apart.told("plan") == []
    both = duel(cards={"wastes": "keep"}, warbands={"steppe": (1, 2), "wastes": (1, 1)})
    both.dice(defense="two two two two", attack="hollow").do("campaign", "site:5", "done", "dice:1")
    both.answers(1, "use:keep")
    assert rolled(both) == (1, 4)


def test_scouts_bring_one_supply() -> None:
    scene = duel(advisers=["scouts"], supply=[4]).do("campaign", "done", "dice:3")
    assert scene.supply() == 2
    scene.do("use:scouts")
    assert scene.supply() == 3


@pytest.mark.ruling("scouts", 1)
def test_scouts_in_a_campaign_without_supply_are_a_gain() -> None:
    scene = duel(advisers=["second-wind scouts"], supply=[5], warbands={"steppe": (1, 1)})
    scene.dice(defense="blank", attack="sword sword").do("campaign", "done", "dice:2", "use:second-wind", "go-on")
    scene.picks(0).do("nowhere", "yes", "bandits", "done", "dice:1")
    assert scene.supply() == 3
    scene.do("use:scouts")
    assert scene.supply() == 4


# --- Discord


@pytest.mark.parametrize(("sign", "dice"), [("more", 4), ("fewer", 0)])
def test_mercenaries_change_the_attack_by_three_dice_for_a_favor(sign: str, dice: int) -> None:
    scene = duel(advisers=["mercenaries"], warbands={"steppe": (1, 9)})
    scene.dice(defense="two", attack="hollow " * dice).do("campaign", "done", "dice:1", "use:mercenaries", sign)
    assert rolled(scene) == (dice, 1)
    assert scene.favor(0) == 4


@pytest.mark.rule("10.discard-c")
def test_mercenaries_desert_the_defeated() -> None:
    scene = duel(advisers=["mercenaries"], warbands={"steppe": (1, 9)})
    scene.dice(defense="two", attack="hollow " * 4).do("campaign", "done", "dice:1", "use:mercenaries", "more")
    assert scene.acting
    assert (scene.advisers(0), scene.pile(2)) == ([], ["mercenaries"])
    assert (scene.favor_on("mercenaries"), scene.bank("discord")) == (0, 4), "the favor on them goes to their bank"
    won = duel(advisers=["mercenaries"]).dice(defense="blank", attack="sword " * 4)
    won.do("campaign", "done", "dice:1", "use:mercenaries", "more").picks(0)
    assert (won.advisers(0), won.favor_on("mercenaries")) == (["mercenaries"], 1)


def test_mercenaries_desert_a_defeated_defender_too() -> None:
    scene = duel(advisers=["-", "mercenaries"]).dice(defense="blank", attack="sword sword sword sword")
    scene.do("campaign", "done", "dice:4").answers(1, "use:mercenaries", "fewer")
    scene.do("sacrifice").picks(0)
    assert rolled(scene) == (1, 1)
    assert scene.advisers(1) == []


def test_the_disgraced_captain_adds_four_dice_against_a_site_with_an_order_card() -> None:
    scene = duel(advisers=["disgraced-captain"], cards={"steppe": "longbows"}, warbands={"steppe": (1, 9)})
    shared = scene.state.shared
    scene.dice(defense="two", attack="hollow " * 5).do("campaign", "done", "dice:1", "use:disgraced-captain")
    scene.answers(1, "go-on")
    assert rolled(scene) == (5, 1)
    assert (scene.favor(0), scene.state.shared) == (3, shared + 1), "one placed on the card, one burned"
    without = duel(advisers=["disgraced-captain"], cards={"steppe": "elders", "wastes": "longbows"})
    without.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert without.acting
    assert without.told("plan") == []


@pytest.mark.ruling("disgraced-captain", 1)
def test_the_disgraced_captain_must_target_the_site_itself() -> None:
    cards: dict[str, object] = {"advisers": ["disgraced-captain"], "cards": {"steppe": "longbows"}}
    pawn = duel(**cards, warbands={"steppe": (0, 1)}).do("campaign", "dice:1")
    assert pawn.options() == ["go-on", "use:longbows"]
    both = duel(**cards).do("campaign", "pawn", "dice:1")
    assert both.options() == ["go-on", "use:disgraced-captain"]


@pytest.mark.rule("11.6-h")
@pytest.mark.ruling("book-burning", 1)
@pytest.mark.parametrize(
    ("faceup", "facedown", "left"), [(3, 0, (1, 0)), (1, 2, (1, 0)), (0, 3, (0, 1)), (0, 1, (0, 1))]
)
def test_book_burning_leaves_the_beaten_defender_one_secret(faceup: int, facedown: int, left: tuple[int, int]) -> None:
    scene = duel(advisers=["book-burning"], secrets=[3, faceup])
    scene.state.flipped[1] = facedown
    scene.dice(defense="blank blank blank", attack="sword sword sword")
    scene.do("campaign", "pawn", "dice:3", "use:book-burning").picks(0).do("nowhere", "no")
    assert (scene.secrets(1), scene.flipped(1)) == left
    assert scene.secrets(0) == 3, "they are burned, not taken"


def test_book_burning_needs_a_victory_over_the_pawn() -> None:
    site = duel(advisers=["book-burning"]).dice(defense="blank", attack="sword sword sword")
    site.do("campaign", "done", "dice:3").picks(0)
    assert (site.acting, site.secrets(1)) == (True, 3), "there is nothing in it for who attacks the site alone"
    lost = duel(advisers=["book-burning"], warbands={"steppe": (1, 9)})
    lost.dice(defense="blank blank blank", attack="sword").do("campaign", "pawn", "dice:1", "use:book-burning")
    assert lost.secrets(1) == 3
    bandits = duel(advisers=["book-burning"], warbands={}).dice(defense="blank", attack="sword sword")
    bandits.do("campaign", "bandits", "done", "dice:2").picks(0)
    assert bandits.acting
    assert bandits.secrets(1) == 3


# --- Nomad


@pytest.mark.parametrize(
    ("faces", "shields"), [("shield shield two", 2), ("shield double two", 4), ("shield double blank", 0)]
)
def test_rain_boots_ignore_single_shields_and_wear_out(faces: str, shields: int) -> None:
    scene = duel(advisers=["rain-boots"], warbands={"steppe": (1, 9)})
    scene.dice(defense=faces, attack="hollow").do("campaign", "pawn", "dice:1", "use:rain-boots")
    assert worth(scene, "defense") == shields + 9
    assert scene.advisers(0) == []


@pytest.mark.parametrize("user", [0, 1])
@pytest.mark.parametrize(("sign", "dice"), [("more", 6), ("fewer", 0)])
def test_horse_archers_change_the_attack_by_three_dice_and_ride_away(user: int, sign: str, dice: int) -> None:
    advisers = ["horse-archers" if seat == user else "-" for seat in range(2)]
    scene = duel(advisers=advisers, warbands={"steppe": (1, 9)}).dice(defense="two", attack="hollow " * dice)
    scene.do("campaign", "done", "dice:3").answers(user, "use:horse-archers", sign)
    assert rolled(scene) == (dice, 1)
    assert scene.advisers(user) == []


def test_warning_signals_move_warbands_between_board_and_ruled_sites() -> None:
    scene = duel(
        advisers=["-", "warning-signals"],
        warbands={"steppe": (1, 1), "wastes": (1, 4), "river": (1, 1), "great-slum": (0, 1)},
        board=[4, 1],
    )
    scene.dice(defense="blank", attack="hollow").do("campaign", "done", "dice:1").answers(1, "use:warning-signals")
    ask = scene.ask(1)
    assert [(option.key, option.most) for option in ask.options] == [("site:5", 3)], "never the last from a site"
    scene.picks(1, "site:5", "site:5", "site:5")
    assert (scene.board(1), scene.options(1)) == (4, ["site:2", "site:5", "site:7"])
    assert scene.ask(1).most == 4
    scene.picks(1, "site:2", "site:2", "site:7")
    assert worth(scene, "defense") == 4, "three at the steppe now, and one on the board"
    assert (scene.army("steppe"), scene.army("wastes"), scene.army("river")) == ((1, 3), (1, 1), (1, 2))
    assert scene.advisers(1) == []


def test_warning_signals_may_leave_all_where_it_is() -> None:
    scene = duel(advisers=["-", "warning-signals"], warbands={"steppe": (1, 3)}, board=[4, 1])
    scene.dice(defense="blank", attack="hollow").do("campaign", "done", "dice:1").answers(1, "use:warning-signals")
    scene.picks(1).picks(1)
    assert (scene.army("steppe"), scene.board(1)) == ((1, 3), 1)


@pytest.mark.rule("7.6.5-a")
def test_with_the_bandit_crown_warning_signals_move_the_last_warband_too() -> None:
    scene = duel(advisers=["-", "warning-signals"], warbands={"steppe": (1, 2)}, relics=["-", "bandit-crown"])
    scene.do("campaign", "done", "dice:1").answers(1, "use:warning-signals")
    assert [(option.key, option.most) for option in scene.ask(1).options] == [("site:2", 2)]
    scene.picks(1, "site:2", "site:2")
    assert len(scene.options(1)) == 8, "and to any empty site"


@pytest.mark.rule("9.2-a")
def test_with_the_ring_of_devotion_warning_signals_move_nothing() -> None:
    scene = duel(advisers=["-", "warning-signals"], relics=["-", "ring-of-devotion"], board=[4, 2])
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1").answers(1, "use:warning-signals")
    assert scene.acting
    assert scene.advisers(1) == []


@pytest.mark.ruling("warning-signals", 1)
@pytest.mark.rule("5.5.3-d")
def test_a_citizens_warning_signals_need_no_permission_and_reach_the_boards_of_allies() -> None:
    scene = duel(
        turn=2,
        roles="chancellor citizen exile",
        title=2,
        pawns="river steppe steppe",
        warbands={"steppe": (0, 1), "wastes": (0, 3)},
        advisers=["-", "warning-signals"],
        board=[5, 1, 4],
    )
    scene.dice(defense="blank", attack="hollow").do("campaign", "player:1", "done", "dice:1")
    scene.answers(1, "use:warning-signals")
    assert [(option.key, option.most) for option in scene.ask(1).options] == [("site:5", 2), ("board:0", 5)]
    scene.picks(1, "site:5", "board:0", "board:0")
    assert scene.asked() == [1], "the Chancellor is not asked"
    assert (scene.board(0), scene.board(1)) == (3, 4)
    assert scene.options(1) == ["site:2", "site:5", "board:0"]
    scene.picks(1, "site:2", "site:2", "board:0")
    assert worth(scene, "defense") == 4, "three at the site and one on the Citizen's board"
    assert (scene.board(0), scene.board(1), scene.army("steppe")) == (4, 1, (0, 3))


# --- Arcane, Beast, Hearth


@pytest.mark.parametrize(("sign", "dice"), [("more", 6), ("fewer", 0)])
def test_fire_talkers_change_the_attack_by_three_for_the_holder_of_the_darkest_secret(sign: str, dice: int) -> None:
    scene = duel(advisers=["fire-talkers"], banners={"darkest-secret": (0, 1)}, warbands={"steppe": (1, 9)})
    scene.dice(defense="two", attack="hollow " * dice).do("campaign", "done", "dice:3", "use:fire-talkers", sign)
    assert rolled(scene) == (dice, 1)
    assert (scene.secrets(0), scene.secrets_on("fire-talkers")) == (2, 1)


@pytest.mark.parametrize("holder", [-1, 1, 2])
def test_fire_talkers_are_silent_for_everybody_else(holder: int) -> None:
    scene = duel(advisers=["fire-talkers"], banners={"darkest-secret": (holder, 1)}, warbands={"steppe": (1, 9)})
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert scene.acting, "nobody is asked about it"


@pytest.mark.ruling("fire-talkers", 1)
@pytest.mark.rule("5.5.3-d")
def test_fire_talkers_speak_to_a_defending_citizen_if_the_chancellor_holds_the_secret() -> None:
    given: dict[str, object] = {
        "roles": "chancellor citizen exile",
        "pawns": "river steppe steppe",
        "advisers": ["-", "fire-talkers"],
        "banners": {"darkest-secret": (0, 1)},
    }
    scene = duel(turn=2, title=2, warbands={"steppe": (0, 1)}, board=[3, 1, 4], **given)
    scene.do("campaign", "player:1", "done", "dice:4")
    assert scene.options(1) == ["go-on", "use:fire-talkers"]
    attacking = duel(turn=1, warbands={"steppe": (2, 9)}, board=[3, 3, 0], **given)
    attacking.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert attacking.acting, "an attacker has no side but the own"


@pytest.mark.parametrize(("targets", "defense", "attack"), [(["pawn"], 3, 2), (["pawn", "site:5"], 4, 4)])
def test_rangers_add_two_dice_against_four_or_more(targets: list[str], defense: int, attack: int) -> None:
    scene = duel(advisers=["rangers"], warbands={"steppe": (1, 4), "wastes": (1, 5)})
    scene.dice(defense="blank " * defense, attack="hollow " * attack).do("campaign", *targets)
    if "done" in scene.options():
        scene.do("done")
    scene.do("dice:2", "use:rangers")
    assert rolled(scene) == (attack, defense)
    assert (scene.favor(0), scene.favor_on("rangers")) == (4, 1)


@pytest.mark.ruling("rangers", 1)
def test_rangers_count_the_dice_when_they_are_used() -> None:
    scene = duel(advisers=["rangers", "extra-provisions"]).dice(defense="two " * 4, attack="hollow hollow")
    scene.do("campaign", "pawn", "dice:2", "use:rangers").answers(1, "use:extra-provisions")
    assert rolled(scene) == (2, 4)


@pytest.mark.ruling("rangers", 2)
def test_rangers_ignore_skulls_in_any_case() -> None:
    scene = duel(advisers=["rangers"]).dice(defense="blank", attack="skull skull").do("campaign", "done", "dice:2")
    scene.do("use:rangers")
    assert worth(scene, "attack") == 4, "the swords on those faces count"
    assert scene.board(0) == 4
    assert rolled(scene) == (2, 1)


def test_extra_provisions_add_a_die_for_a_favor() -> None:
    scene = duel(advisers=["-", "extra-provisions"]).dice(defense="two two", attack="hollow")
    scene.do("campaign", "done", "dice:1").answers(1, "use:extra-provisions")
    assert rolled(scene) == (1, 2)
    assert (scene.favor(1), scene.bank("hearth")) == (4, 4)


def test_the_traveling_doctor_saves_a_defeated_attacker_and_goes() -> None:
    scene = duel(advisers=["traveling-doctor"], warbands={"steppe": (1, 9)})
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1", "use:traveling-doctor")
    assert scene.acting
    assert (scene.board(0), scene.advisers(0), scene.pile(2)) == (4, [], ["traveling-doctor"])


@pytest.mark.rule("5.5.6-b")
def test_the_traveling_doctor_saves_a_defeated_defender_who_retreats_all_the_same() -> None:
    scene = duel(advisers=["-", "traveling-doctor"], warbands={"steppe": (1, 2)}, board=[4, 1])
    scene.dice(defense="blank", attack="sword skull sword").do("campaign", "done", "dice:3")
    scene.answers(1, "use:traveling-doctor").picks(0)
    assert (scene.board(1), scene.army("steppe"), scene.advisers(1)) == (3, (-1, 0), [])


def test_the_traveling_doctor_heals_no_skulls_and_stays_with_the_victorious() -> None:
    scene = duel(advisers=["traveling-doctor"]).dice(defense="blank", attack="skull sword")
    scene.do("campaign", "done", "dice:2", "use:traveling-doctor").picks(0)
    assert (scene.board(0), scene.advisers(0)) == (3, ["traveling-doctor"])


@pytest.mark.rule("9.2-a")
def test_the_traveling_doctor_ignores_what_would_kill_the_whole_force() -> None:
    scene = duel(advisers=["-", "traveling-doctor"], warbands={"steppe": (1, 2)}, relics=["sticky-fire"])
    scene.dice(defense="blank", attack="sword sword sword").do("campaign", "done", "dice:3", "use:sticky-fire")
    scene.answers(1, "use:traveling-doctor").picks(0).do("yes")
    assert scene.board(1) == 2


# --- True Names


@pytest.mark.rule("7.1.4-a", "10.match-a")
def test_true_names_shut_out_the_enemys_plans_that_match_the_holders_advisers() -> None:
    scene = duel(
        advisers=["rangers longbows mercenaries", "true-names battle-honors"],
        relics=["cursed-cauldron"],
        facedown_advisers=["-", "a-small-favor"],
    )
    scene.do("campaign", "done", "dice:3")
    assert scene.options(0) == ["go-on", "use:mercenaries", "use:cursed-cauldron"], (
        "Beast by True Names itself, Order by the Battle Honors; the facedown Discord card matches nothing"
    )
    scene.do("go-on")
    assert scene.options(1) == ["go-on", "use:battle-honors"], "the holder may use what matches"


@pytest.mark.rule("7.1.4-a", "10.your-enemy-a")
def test_true_names_of_the_attacker_bind_the_whole_defending_side() -> None:
    scene = duel(
        turn=2,
        roles="chancellor citizen exile",
        title=2,
        pawns="river steppe steppe",
        warbands={"steppe": (0, 1)},
        advisers=["longbows", "bear-traps horse-archers", "true-names scouts"],
        board=[1, 1, 4],
    )
    scene.dice(defense="two", attack="hollow").do("campaign", "player:1", "done", "dice:1", "go-on")
    assert scene.options(1) == ["go-on", "use:horse-archers"]
    scene.answers(1, "go-on")
    assert scene.asked() == [2], "nor may the Ally use Longbows"


@pytest.mark.rule("7.1.4-a", "5.5.3-b")
def test_true_names_shut_out_the_bandits_plans_too() -> None:
    scene = duel(
        warbands={},
        advisers=["true-names scouts"],
        cards={"wastes": "bear-traps", "river": "traveling-doctor"},
    )
    scene.dice(defense="two", attack="hollow").do("campaign", "bandits", "done", "dice:1", "go-on", "none")
    assert [event["args"]["card"] for event in scene.told("plan")] == ["traveling-doctor"]


@pytest.mark.rule("7.1.4-a", "10.your-enemy-a")
def test_true_names_of_somebody_who_takes_no_part_bind_nobody() -> None:
    scene = duel(advisers=["rangers", "-", "true-names"]).do("campaign", "done", "dice:3")
    assert scene.options(0) == ["go-on", "use:rangers"]
