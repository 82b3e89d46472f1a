"""Relics that speak in battles and about who rules: plans, the Ring, the Circlet, the Crown, the Mask, the Scepter."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene


def battle(relics: str, dice: str = "sword " * 6, **given: object) -> Scene:
    """The Chancellor attacks the Ancient City, where four warbands of seat 1 stand, with six of six swords. The only
    defense die is blank, so four against six; two of the four die."""
    scene = Scene(relics=[relics], warbands={"ancient-city": (1, 4)}, board=[6], **given)  # type: ignore[arg-type]
    scene.dice("blank", dice)
    return scene.do("campaign", "dice:6")


def defended(relics: str, **given: object) -> Scene:
    """The Chancellor attacks with six warbands, two of them die by skulls, and seat 1 wins with its relics."""
    scene = Scene(
        relics=["", relics],
        warbands={"ancient-city": (1, 9)},
        board=[6],
        **given,  # type: ignore[arg-type]
    )
    scene.dice("blank", "skull skull hollow hollow hollow hollow")
    return scene.do("campaign", "dice:6")


# --- Sticky Fire


@pytest.mark.rule("5.5.8-a", "10.force-a", "10.give-a", "11.5-f")
def test_sticky_fire_may_kill_what_is_left_of_the_enemys_force_for_a_favor() -> None:
    scene = battle("sticky-fire").do("use:sticky-fire").picks(0)
    assert scene.board(1) == 5, "two survivors came to the board"
    scene.do("yes")
    assert (scene.board(1), scene.state.reserve[1]) == (3, 11), "the rest of the board was not in the force"
    assert (scene.favor(0), scene.favor(1)) == (4, 6)


@pytest.mark.rule("5.5.8-a")
def test_sticky_fire_is_not_lit_by_who_does_not_want_to() -> None:
    scene = battle("sticky-fire").do("use:sticky-fire").picks(0).do("no")
    assert (scene.board(1), scene.favor(0), scene.favor(1)) == (5, 5, 5)


@pytest.mark.rule("9.2-b")
def test_sticky_fire_burns_also_without_a_favor_to_give() -> None:
    scene = battle("sticky-fire", favor=[0]).do("use:sticky-fire").picks(0).do("yes")
    assert (scene.board(1), scene.favor(0), scene.favor(1)) == (3, 0, 5)


@pytest.mark.rule("5.5.3-a", "5.5.8-a")
def test_sticky_fire_burns_for_a_victorious_defender_too() -> None:
    scene = defended("sticky-fire").answers(1, "use:sticky-fire").do("none")
    assert scene.board(0) == 2, "two skulls and half of the other four"
    scene.answers(1, "yes")
    assert (scene.board(0), scene.favor(0), scene.favor(1)) == (0, 6, 4)


@pytest.mark.ruling("sticky-fire", 1)
def test_sticky_fire_pays_the_defender_alone() -> None:
    scene = Scene(
        roles="chancellor exile citizen",
        turn=1,
        pawns="1 1 1",
        relics=["", "sticky-fire"],
        board=[2, 9, 2],
        warbands={"fertile-valley": (0, 2)},
    )
    scene.dice("blank blank", "sword " * 9)
    scene.do("campaign", "player:2", "done", "dice:9", "use:sticky-fire")
    scene.picks(0, "board:0", "board:2", "site:1")
    scene.picks(1).do("yes")
    assert (scene.board(0), scene.board(2)) == (0, 0), "the Chancellor fought as an Ally"
    assert (scene.favor(0), scene.favor(1), scene.favor(2)) == (5, 4, 6)


@pytest.mark.ruling("sticky-fire", 2)
def test_sticky_fire_costs_the_favor_even_if_a_doctor_saves_them() -> None:
    scene = battle("sticky-fire", advisers=["", "traveling-doctor"]).do("use:sticky-fire")
    scene.answers(1, "use:traveling-doctor").picks(0).do("yes")
    assert (scene.board(1), scene.favor(0), scene.favor(1)) == (7, 4, 6)


# --- Cursed Cauldron


@pytest.mark.rule("5.5.8-a", "10.gain-a")
def test_cursed_cauldron_brings_a_warband_for_each_enemy_killed() -> None:
    scene = battle("cursed-cauldron").do("use:cursed-cauldron").picks(0)
    assert (scene.board(0), scene.board(1)) == (8, 5)
    assert scene.state.reserve[0] == 16


@pytest.mark.rule("5.5.8-a")
def test_cursed_cauldron_counts_what_sticky_fire_killed_if_it_comes_after_it() -> None:
    after = battle("sticky-fire cursed-cauldron").do("use:sticky-fire", "use:cursed-cauldron").picks(0).do("yes")
    assert after.board(0) == 6 + 4
    before = battle("sticky-fire cursed-cauldron").do("use:cursed-cauldron", "use:sticky-fire").picks(0).do("yes")
    assert before.board(0) == 6 + 2


@pytest.mark.rule("5.5.5-a", "5.5.6-a")
def test_cursed_cauldron_of_the_defender_counts_skulls_and_losses() -> None:
    scene = defended("cursed-cauldron").answers(1, "use:cursed-cauldron").do("none")
    assert (scene.board(0), scene.board(1)) == (2, 3 + 2), "nine at the site leave only two in the bank to gain"
    assert scene.state.reserve[1] == 0


@pytest.mark.rule("5.5.6-c")
def test_cursed_cauldron_gets_nothing_from_bandits_or_a_defeat() -> None:
    scene = Scene(relics=["cursed-cauldron"], board=[6])
    scene.dice("blank", "sword " * 6)
    scene.do("campaign", "done", "dice:6", "use:cursed-cauldron").picks(0)
    assert scene.board(0) == 6
    lost = battle("cursed-cauldron", dice="hollow " * 6).do("use:cursed-cauldron", "none")
    assert lost.board(0) == 3


@pytest.mark.ruling("cursed-cauldron", 2)
def test_cursed_cauldron_fills_with_purple_for_a_citizen_against_the_empire() -> None:
    scene = Scene(
        roles="chancellor citizen exile",
        turn=1,
        relics=["", "cursed-cauldron"],
        board=[3, 8, 3],
        warbands={"fertile-valley": (0, 4)},
    )
    before = scene.state.reserve[:]
    scene.dice("blank blank", "sword " * 8)
    scene.do("campaign", "dice:8", "use:cursed-cauldron").picks(1)
    assert scene.board(1) == 10
    assert scene.state.reserve == [before[0] + 2 - 2, before[1], before[2]], "two purple ones died, two came"


# --- Obsidian Cage


@pytest.mark.rule("5.5.8-a", "10.force-a")
def test_obsidian_cage_holds_the_survivors_of_the_enemys_force() -> None:
    scene = battle("obsidian-cage").do("use:obsidian-cage").picks(0)
    assert (scene.board(1), scene.state.caged, scene.state.reserve[1]) == (3, {1: 2}, 9)


@pytest.mark.rule("7.3.2-a", "10.move-a")
def test_obsidian_cage_sets_any_number_free_onto_a_board_of_their_color() -> None:
    scene = battle("obsidian-cage").do("use:obsidian-cage").picks(0)
    scene.do("use:obsidian-cage")
    assert scene.options() == ["count:1", "count:2"], "one color, one board"
    scene.do("count:1")
    assert (scene.board(1), scene.state.caged) == (4, {1: 1})
    scene.do("use:obsidian-cage")
    assert (scene.board(1), scene.state.caged, scene.state.reserve[1]) == (5, {}, 9)
    assert scene.refusals()["use:obsidian-cage"] == "6.2-a"


@pytest.mark.rule("10.move-a", "6.6.3-a")
def test_purple_warbands_leave_the_cage_for_any_imperial_board() -> None:
    scene = Scene(roles="chancellor citizen exile", turn=2, relics=["", "", "obsidian-cage"])
    scene.state.caged[0] = 3
    scene.state.reserve[0] -= 3
    scene.do("recover", "banner:darkest-secret", "pay:2", "use:obsidian-cage")
    assert scene.options(2) == ["free:purple:0", "free:purple:1"]
    scene.do("free:purple:1", "count:2")
    assert (scene.board(1), scene.board(0), scene.state.caged) == (5, 3, {0: 1})


@pytest.mark.ruling("obsidian-cage", 3)
def test_caged_warbands_of_an_exile_turned_citizen_go_home_purple() -> None:
    scene = battle("obsidian-cage", facedown_advisers=["", "long-lost-heir"]).do("use:obsidian-cage").picks(0)
    scene.do("rest").do("adviser:0", "faceup").answers(1, "yes")
    assert (scene.role(1), scene.state.caged) == ("citizen", {1: 2}), "they keep their color in the Cage"
    scene.do("rest")
    purple, own = scene.state.reserve[0], scene.state.reserve[1]
    scene.do("use:obsidian-cage", "count:2")
    assert (scene.board(1), scene.state.caged) == (5, {})
    assert (scene.state.reserve[0], scene.state.reserve[1]) == (purple - 2, own + 2)


# --- Ring of Devotion


@pytest.mark.rule("5.2.2-a", "7.4.1-a")
def test_ring_of_devotion_musters_two_more() -> None:
    scene = Scene(relics=["ring-of-devotion"], cards={"ancient-city": "wolves"})
    scene.do("muster")
    assert (scene.board(), scene.favor(), scene.supply()) == (7, 4, 6)


@pytest.mark.ruling("ring-of-devotion", 1)
def test_ring_of_devotion_puts_no_warband_on_any_site() -> None:
    scene = Scene(relics=["ring-of-devotion"], warbands={"ancient-city": (0, 2)})
    assert scene.refusals()["station"] == "9.2-a"
    scene.do("withdraw")
    assert scene.board() == 4, "taking them away is another matter"
    campaign = Scene(relics=["ring-of-devotion"], board=[6], pawns="0 1 2")
    campaign.dice("blank", "sword " * 6)
    campaign.do("campaign", "done", "dice:6")
    assert (campaign.acting, campaign.army("ancient-city")) == (True, (-1, 0)), "won, but left to bandits"
    garrison = Scene(relics=["ring-of-devotion"], warbands={"river": (0, 1)}, facedown_advisers=["garrison"])
    garrison.do("adviser:0", "site:0")
    assert (garrison.army("river"), garrison.board()) == ((0, 1), 3 + 2 + 1)
    key = Scene(relics=["ring-of-devotion"], warbands={"ancient-city": (1, 1)}, facedown_advisers=["key-to-the-city"])
    key.do("adviser:0", "site:0")
    assert (key.army("ancient-city"), key.board()) == ((-1, 0), 4)


@pytest.mark.ruling("ring-of-devotion", 1)
def test_ring_of_devotion_leaves_warning_signals_unheard() -> None:
    scene = Scene(
        relics=["", "ring-of-devotion"],
        advisers=["", "warning-signals"],
        warbands={"ancient-city": (1, 2), "river": (1, 3)},
        board=[6],
    )
    scene.dice("blank", "sword " * 6)
    scene.do("campaign", "done", "dice:6").answers(1, "use:warning-signals")
    assert scene.army("river") == (1, 3)
    assert scene.asked() == [0]


# --- Circlet of Command


@pytest.mark.rule("5.5.2-a", "9.2-a")
def test_circlet_of_command_guards_banners_and_other_relics_in_campaigns() -> None:
    scene = Scene(
        pawns="0 0 2",
        relics=["", "circlet-of-command map"],
        banners={"peoples-favor": (1, 2)},
    )
    scene.do("campaign", "player:1")
    assert scene.options() == ["done", "relic:circlet-of-command"], "the pawn is the target already"
    other = Scene(pawns="0 2 0", relics=["", "circlet-of-command", "map"], banners={"peoples-favor": (2, 2)})
    other.do("campaign", "player:2")
    assert other.options() == ["done", "banner:peoples-favor", "relic:map"], "it guards its holder's things only"


@pytest.mark.rule("5.5.2-c")
def test_circlet_of_command_adds_a_die_for_the_pawn() -> None:
    scene = Scene(pawns="0 0 2", relics=["", "circlet-of-command"], listen=True)
    scene.do("campaign", "player:1", "done", "dice:3")
    assert scene.told("pools")[0]["args"]["defense"] == 3
    site = Scene(relics=["", "circlet-of-command"], warbands={"ancient-city": (1, 1)}, listen=True)
    site.do("campaign", "dice:3")
    assert site.told("pools")[0]["args"]["defense"] == 1, "only if the pawn is a target"
    attacker = Scene(pawns="0 0 2", relics=["circlet-of-command"], listen=True).do("campaign", "player:1", "dice:3")
    assert attacker.told("pools")[0]["args"]["defense"] == 2, "and only the holder's"


@pytest.mark.rule("5.4.1-a", "9.2-a")
def test_circlet_of_command_lets_nobody_else_recover_a_banner() -> None:
    scene = Scene(
        relics=["", "circlet-of-command"],
        cards={"fertile-valley": "wolves"},
        banners={"peoples-favor": (1, 1), "darkest-secret": (1, 1)},
    )
    assert scene.refusals()["recover"] == "9.2-a"


@pytest.mark.rule("5.1.4.IV-b")
def test_circlet_of_command_is_all_that_a_conspiracy_can_take() -> None:
    scene = Scene(
        pawns="0 0 2",
        advisers=["wolves elders", "rangers tents"],
        facedown_advisers=["conspiracy"],
        relics=["", "circlet-of-command map"],
        banners={"darkest-secret": (1, 1)},
    )
    scene.do("adviser:2", "conspiracy")
    assert scene.options() == ["none", "relic:circlet-of-command"]


@pytest.mark.rule("10.give-a")
def test_circlet_of_command_does_not_stop_gifts() -> None:
    scene = Scene(relics=["", "circlet-of-command map"], cards={"ancient-city": "tinkers-fair"})
    scene.do("use:tinkers-fair", "player:1").picks(0, "want-relic:map").answers(1, "accept")
    assert scene.relics(1) == ["circlet-of-command"]


@pytest.mark.ruling("circlet-of-command", 1)
def test_circlet_of_command_lets_its_holder_recover_the_own_banner() -> None:
    scene = Scene(relics=["circlet-of-command"], banners={"peoples-favor": (0, 1)}, mob=True)
    scene.do("recover", "banner:peoples-favor", "pay:2", "suit:order")
    assert (scene.holder("peoples-favor"), scene.banner("peoples-favor"), scene.state.mob) == (0, 2, False)


# --- Bandit Crown


@pytest.mark.rule("7.6.5-a", "10.rule-a", "2.11-a")
def test_bandit_crown_rules_every_site_without_warbands() -> None:
    scene = Scene(
        turn=1, relics=["", "bandit-crown"], facedown="river", warbands={"steppe": (0, 1)}, cards={"wastes": "elders"}
    )
    assert [scene.state.army_color[slot] for slot in (0, 1, 5)] == [-1, -1, -1]
    assert "use:elders" in scene.options(1), "their cards too"
    scene.do("use:elders")
    assert scene.state.title == 1, "six sites to one; the facedown one is nobody's"


@pytest.mark.rule("7.6.5-a")
def test_who_attacks_an_empty_site_attacks_the_crown() -> None:
    scene = Scene(relics=["", "bandit-crown"], board=[6], listen=True)
    scene.dice("blank blank", "sword " * 6)
    scene.do("campaign")
    assert scene.told("attacks")[0]["args"]["player"] == 1
    scene.do("site:1", "done", "dice:6")
    assert scene.told("roll-defense")[0]["args"]["defense"] == 2 + 3, "a bandit at each, and the pawn's board"


@pytest.mark.rule("7.6.5-b", "5.5.6-c")
def test_bandits_of_the_crown_do_not_die() -> None:
    scene = Scene(relics=["cursed-cauldron", "bandit-crown"], board=[6], pawns="0 2 2")
    scene.dice("blank", "sword " * 6)
    scene.do("campaign", "done", "dice:6", "use:cursed-cauldron").picks(0, "site:0")
    assert (scene.board(0), scene.army("ancient-city")) == (5, (0, 1)), "nobody was killed"


@pytest.mark.ruling("bandit-crown", 1)
def test_bandit_crown_is_worth_a_warband_at_sites_of_ones_own() -> None:
    scene = Scene(relics=["", "bandit-crown"], warbands={"ancient-city": (1, 1)}, pawns="0 2 2", listen=True)
    scene.dice("blank", "sword sword sword")
    scene.do("campaign", "done", "dice:3")
    assert scene.told("roll-defense")[0]["args"]["defense"] == 2


@pytest.mark.ruling("bandit-crown", 2)
def test_with_the_bandit_crown_the_last_warband_may_leave_and_one_may_come_to_an_empty_site() -> None:
    scene = Scene(turn=1, relics=["", "bandit-crown"], warbands={"fertile-valley": (1, 1)})
    scene.do("withdraw")
    assert (scene.army("fertile-valley"), scene.board(1)) == ((-1, 0), 4)
    empty = Scene(turn=1, relics=["", "bandit-crown"])
    empty.do("station", "count:1")
    assert (empty.army("fertile-valley"), empty.board(1)) == ((1, 1), 2)
    bare = Scene(turn=1, warbands={"fertile-valley": (1, 1)}, relics=["", "", "bandit-crown"])
    assert bare.refusals(1)["withdraw"] == "6.5-a", "another's Crown is no help"


@pytest.mark.ruling("bandit-crown", 3)
def test_a_citizens_bandits_are_the_empires_but_not_against_the_empire() -> None:
    crown = {"roles": "chancellor citizen exile", "relics": ["", "bandit-crown"], "pawns": "0 0 0", "listen": True}
    exile = Scene(**crown, turn=2)  # type: ignore[arg-type]
    exile.do("campaign", "player:0")
    assert "site:1" in exile.options(2), "empty sites are the Empire's"
    exile.dice("blank blank")
    exile.do("done").answers(1, "no").do("dice:0")
    assert exile.told("roll-defense")[0]["args"]["defense"] == 1 + 3, "the bandit and the Chancellor's board"
    rebel = Scene(**crown, turn=1, warbands={"ancient-city": (0, 1)})  # type: ignore[arg-type]
    rebel.do("campaign", "player:0")
    assert rebel.options(1) == ["done", "pawn", "relic:grand-scepter"], "no empty site"


@pytest.mark.ruling("bandit-crown", 4)
def test_empty_sites_stay_empty_when_the_crown_turns_citizen() -> None:
    scene = Scene(turn=1, relics=["", "bandit-crown"], facedown_advisers=["", "long-lost-heir"], facedown="river")
    scene.do("adviser:0", "faceup").answers(1, "yes")
    assert scene.role(1) == "citizen"
    assert [scene.state.army[slot] for slot in range(8)] == [0] * 8
    scene.do("rest")
    assert "station" in scene.options(0), "though the Empire rules them"
    scene.do("travel", "travel:7")
    assert (scene.army("river"), "station" in scene.options(0)) == ((-1, 0), True)


# --- Grand Mask


@pytest.mark.rule("7.1.1-a", "7.1.4-a")
def test_grand_mask_lends_an_exile_the_cards_at_imperial_sites() -> None:
    scene = Scene(
        turn=1,
        relics=["", "grand-mask"],
        cards={"steppe": "elders longbows", "river": "wolves", "wastes": "spirit-snare"},
        warbands={"steppe": (0, 1), "river": (2, 1)},
    )
    assert scene.options(1, "use:") == ["use:elders"], "neither those of Exiles nor those of bandits"
    other = Scene(
        turn=2, relics=["", "grand-mask"], cards={"steppe": "elders"}, warbands={"steppe": (0, 1)}, pawns="0 1 7"
    )
    assert other.options(2, "use:") == [], "it is for its holder"


@pytest.mark.rule("7.1.4-a")
def test_grand_mask_lends_no_battle_plans() -> None:
    scene = Scene(
        turn=1,
        relics=["", "grand-mask"],
        pawns="0 1 1",
        cards={"steppe": "longbows"},
        warbands={"steppe": (0, 1), "fertile-valley": (0, 1)},
    )
    scene.do("campaign", "player:0", "done", "dice:3")
    assert scene.options(0) == ["go-on", "use:longbows"], "they stay with the Empire"


@pytest.mark.rule("7.1.4-a")
def test_grand_mask_works_for_exiles_in_their_own_turn_only() -> None:
    citizen = Scene(
        turn=1,
        roles="chancellor citizen exile",
        relics=["", "grand-mask"],
        cards={"steppe": "elders"},
        warbands={"steppe": (0, 1)},
    )
    assert citizen.options(1, "use:") == ["use:elders"], "as any Imperial player"
    chancellor = Scene(relics=["", "grand-mask"], cards={"steppe": "elders"}, warbands={"steppe": (0, 1)})
    assert "use:elders" in chancellor.options(0)
    imperial = Scene(relics=["grand-mask"], cards={"steppe": "elders"}, warbands={"steppe": (0, 1)})
    assert "use:elders" in imperial.options(0), "the Chancellor's own cards stay the Chancellor's"


@pytest.mark.rule("7.1.4-a")
def test_imperial_players_do_not_rule_those_cards_in_the_masks_turn() -> None:
    called = {
        "turn": 1,
        "pawns": "0 1 1",
        "cards": {"steppe": "forest-paths wolves"},
        "warbands": {"steppe": (0, 1)},
    }
    masked = Scene(**called, relics=["", "whistle grand-mask"])  # type: ignore[arg-type]
    masked.do("use:whistle")
    assert masked.acting, "the Chancellor came without being asked for the Forest Paths"
    bare = Scene(**called, relics=["", "whistle"])  # type: ignore[arg-type]
    bare.do("use:whistle")
    assert bare.options(0) == ["go-on", "use:forest-paths"]
    friend = Scene(**called, roles="chancellor citizen exile", relics=["", "whistle grand-mask"])  # type: ignore[arg-type]
    friend.do("use:whistle")
    assert friend.options(0) == ["go-on", "use:forest-paths"], "a Citizen's Mask takes nothing from the Empire"


@pytest.mark.ruling("grand-mask", 1)
def test_grand_mask_does_not_rule_the_shrouded_wood_itself() -> None:
    scene = Scene(turn=1, relics=["", "grand-mask"], sites={1: "shrouded-wood"}, warbands={"shrouded-wood": (0, 1)})
    scene.do("travel")
    assert scene.asked() == [0], "the Chancellor still chooses where to"


# --- The Grand Scepter


@pytest.mark.rule("2.4-b", "6.4-a", "6.6.1-a", "6.7-a")
def test_the_grand_scepter_peeks_offers_and_exiles() -> None:
    scene = Scene(roles="chancellor citizen exile", reliquary="map whistle brass-horse horned-mask", listen=True)
    assert scene.options(0, "reliquary:") == [
        f"reliquary:{space}" for space in ("brutal", "careless", "decadent", "greedy")
    ]
    assert [key for key in scene.options() if key[:6] in ("offer:", "exile:")] == ["exile:1", "offer:2"]
    scene.do("reliquary:decadent")
    assert scene.told("peek-reliquary")[0]["moves"][0]["cards"][0]["face"] == "brass-horse"
    assert scene.told("peek-reliquary", seat=1)[0]["moves"][0]["cards"] == []
    assert not any(key.startswith(("reliquary:", "offer:", "exile:")) for key in Scene(turn=1).options(1))


@pytest.mark.rule("2.4-b", "6.7-a")
def test_an_exile_with_the_grand_scepter_may_offer_themself_citizenship_but_not_exile_themself() -> None:
    scene = Scene(turn=1, roles="chancellor exile citizen", relics=["", "grand-scepter"])
    assert "offer:1" in scene.options(1)
    assert "exile:2" in scene.options(1)
    citizen = Scene(turn=1, roles="chancellor citizen exile", relics=["", "grand-scepter"])
    assert citizen.options(1, "exile:") == []
    assert citizen.refusals(1)["self-exile"] == "6.8-c"


@pytest.mark.rule("2.4-c")
def test_who_took_the_grand_scepter_cannot_use_it_in_that_turn() -> None:
    scene = Scene(
        turn=1,
        pawns="1 1 2",
        advisers=["wolves elders", "rangers tents"],
        facedown_advisers=["", "conspiracy"],
    )
    scene.do("adviser:2", "conspiracy", "relic:grand-scepter")
    assert not any(key.startswith(("reliquary:", "offer:")) for key in scene.options(1))
    assert scene.refusals(1)["offer:1"] == "2.4-c"
    scene.do("rest").do("rest").do("rest")
    assert {"reliquary:brutal", "offer:1", "offer:2"} <= set(scene.options(1)), "but in the next one"


@pytest.mark.rule("2.4-c", "6.8-c")
def test_a_citizen_who_took_the_grand_scepter_does_not_go_into_exile() -> None:
    scene = Scene(
        turn=1,
        roles="chancellor citizen exile",
        pawns="1 1 2",
        advisers=["wolves elders", "rangers tents"],
        facedown_advisers=["", "conspiracy"],
        favor=[5, 9, 5],
        banks=2,
    )
    assert "self-exile" in scene.options(1)
    scene.do("adviser:2", "conspiracy", "relic:grand-scepter")
    assert "self-exile" not in scene.options(1)


@pytest.mark.ruling("grand-scepter", 1)
def test_who_was_given_the_grand_scepter_may_use_it_at_once() -> None:
    scene = Scene(turn=1, cards={"fertile-valley": "tinkers-fair"})
    scene.do("use:tinkers-fair", "player:0").picks(1, "want-relic:grand-scepter").answers(0, "accept")
    assert scene.relics(1) == ["grand-scepter"]
    assert {"reliquary:brutal", "offer:1", "offer:2"} <= set(scene.options(1))
