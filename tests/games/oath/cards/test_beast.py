"""The Beast cards that are no battle plans."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

# --- Errand Boy


@pytest.mark.rule("5.1.2-a", "7.1.2-a")
def test_errand_boy_lets_one_draw_from_the_pile_of_any_region() -> None:
    scene = Scene(advisers=["errand-boy"], piles=["wolves", "elders", "tents"])
    scene.do("search", "use:errand-boy")
    assert (scene.favor(), scene.favor_on("errand-boy")) == (4, 1)
    assert scene.options() == ["deck", "pile:0", "pile:1", "pile:2"]
    scene.do("pile:2", "faceup")
    assert (scene.advisers(), scene.supply(), scene.pile(2)) == (["errand-boy", "tents"], 5, [])


@pytest.mark.rule("5.1.2-a", "7.4.1-a")
def test_without_errand_boy_only_the_own_regions_pile_is_at_hand() -> None:
    scene = Scene(advisers=["errand-boy"], piles=["wolves", "elders", "tents"])
    scene.do("search", "go-on")
    assert scene.options() == ["deck", "pile:0"]
    assert scene.favor() == 5


@pytest.mark.ruling("errand-boy", 2)
def test_errand_boys_cards_are_discarded_by_the_region_of_the_pawn() -> None:
    scene = Scene(advisers=["errand-boy"], piles=["", "", "tents elders dazzle"])
    scene.do("search", "use:errand-boy", "pile:2", "keep:tents")
    scene.picks(0, "discard:elders", "discard:dazzle")
    scene.do("discard")
    assert (scene.pile(0), scene.pile(1), scene.pile(2)) == ([], ["tents", "dazzle", "elders"], [])


# --- Wolves


@pytest.mark.rule("10.kill-a", "7.1.2-a")
def test_wolves_kill_a_warband_on_any_board() -> None:
    scene = Scene(advisers=["wolves"], board=[3, 2, 0])
    scene.do("use:wolves")
    assert scene.options() == ["player:0", "player:1"], "also one's own, but none where there are none"
    scene.do("player:1")
    assert (scene.board(1), scene.state.reserve[1], scene.board(0)) == (1, 13, 3)
    assert (scene.secrets(), scene.secrets_on("wolves")) == (2, 1)


@pytest.mark.rule("10.kill-a")
def test_wolves_send_a_citizens_warband_to_the_chancellors_bank() -> None:
    scene = Scene(roles="chancellor citizen exile", advisers=["wolves"], board=[0, 1, 0])
    scene.do("use:wolves")
    assert (scene.board(1), scene.state.reserve[0], scene.state.reserve[1]) == (0, 24, 14)


@pytest.mark.ruling("wolves", 1)
def test_wolves_may_eat_ones_own_for_more_supply() -> None:
    hungry = {"turn": 1, "advisers": ["", "wolves"], "board": [3, 6, 3], "supply": [7, 0]}
    scene = Scene(**hungry)  # type: ignore[arg-type]
    scene.do("rest")
    assert scene.supply(1) == 5, "eight warbands in the bank"
    scene = Scene(**hungry)  # type: ignore[arg-type]
    scene.do("use:wolves", "player:1", "rest")
    assert (scene.board(1), scene.supply(1)) == (5, 6)


# --- Animal Playmates


@pytest.mark.rule("5.2.1-a", "7.4.1-a")
def test_animal_playmates_muster_on_beasts_without_supply() -> None:
    scene = Scene(cards={"ancient-city": "wolves elders"}, advisers=["animal-playmates"])
    scene.do("muster", "use:animal-playmates", "muster:wolves")
    assert (scene.supply(), scene.board(), scene.favor(), scene.favor_on("wolves")) == (7, 5, 4, 1)


@pytest.mark.rule("5.2.1-a")
def test_animal_playmates_help_on_beasts_only() -> None:
    scene = Scene(cards={"ancient-city": "wolves elders"}, advisers=["animal-playmates"])
    scene.do("muster", "use:animal-playmates", "muster:elders")
    assert (scene.supply(), scene.board()) == (6, 5)
    none = Scene(cards={"ancient-city": "elders longbows"}, advisers=["animal-playmates"])
    none.do("muster")
    assert none.options() == ["muster:elders", "muster:longbows"], "not offered where there is no Beast card"


@pytest.mark.rule("4.2-c", "7.4-a")
def test_animal_playmates_make_a_muster_possible_without_any_supply() -> None:
    scene = Scene(cards={"ancient-city": "wolves elders"}, advisers=["animal-playmates"], supply=[0])
    scene.do("muster")
    assert (scene.board(), scene.favor_on("wolves")) == (5, 1), "the only way, so nothing was asked"
    assert scene.refusals()["muster"] == "4.2-c"


@pytest.mark.rule("7.2.1-a")
@pytest.mark.parametrize("card", ["animal-playmates", "true-names", "long-lost-heir"])
def test_beasts_for_advisers_only(card: str) -> None:
    scene = Scene(piles=[card])
    scene.do("search", "pile:0")
    assert scene.options() == ["faceup", "facedown", "discard"]


# --- True Names


@pytest.mark.rule("7.1.4-a", "5.5.3-a")
def test_true_names_of_the_attacker_silence_matching_plans_of_the_defender() -> None:
    battle = {"cards": {"ancient-city": "bear-traps", "fertile-valley": "warning-signals"}, "pawns": "0 0 2"}
    ruled = {"ancient-city": (1, 2), "fertile-valley": (1, 1)}
    scene = Scene(**battle, warbands=ruled, advisers=["true-names scouts"])  # type: ignore[arg-type]
    scene.do("campaign", "done", "dice:3", "go-on")
    assert scene.options(1) == ["go-on", "use:warning-signals"], "Scouts are of Order, like the Bear Traps"
    scene = Scene(**battle, warbands=ruled, advisers=["scouts"])  # type: ignore[arg-type]
    scene.do("campaign", "done", "dice:3", "go-on")
    assert scene.options(1) == ["go-on", "use:bear-traps", "use:warning-signals"]


@pytest.mark.rule("7.1.4-a")
def test_true_names_of_the_defender_silence_the_attacker() -> None:
    scene = Scene(
        advisers=["longbows rangers", "true-names"],
        warbands={"ancient-city": (1, 2)},
        pawns="0 0 2",
    )
    scene.do("campaign", "done", "dice:3")
    assert scene.options(0) == ["go-on", "use:longbows"], "True Names itself is a Beast adviser"


@pytest.mark.rule("7.1.4-a", "5.5.3-b")
def test_true_names_silence_the_bandits() -> None:
    battle = {"sites": {0: "plains"}, "cards": {"plains": "bear-traps"}, "board": [4]}
    scene = Scene(**battle, advisers=["true-names scouts"])  # type: ignore[arg-type]
    scene.dice("blank", "sword sword sword sword sword")
    scene.do("campaign", "done", "dice:4", "go-on")
    assert scene.board() == 4, "no trap snapped"
    scene = Scene(**battle, advisers=["scouts"])  # type: ignore[arg-type]
    scene.dice("blank", "sword sword sword sword sword")
    scene.do("campaign", "done", "dice:4", "go-on")
    assert scene.board() == 3


@pytest.mark.rule("7.1.4-a", "10.match-a")
def test_true_names_do_not_know_strangers_facedown_advisers_or_relics() -> None:
    scene = Scene(
        advisers=["true-names scouts", "longbows", ""],
        facedown_advisers=["", "", ""],
        turn=1,
        pawns="0 2 2",
        warbands={"steppe": (2, 1)},
    )
    scene.do("campaign", "done", "dice:3")
    assert "use:longbows" in scene.options(1), "the Chancellor is not in this Campaign"
    hidden = Scene(
        advisers=["longbows", "true-names"],
        facedown_advisers=["", "scouts"],
        relics=["sticky-fire"],
        warbands={"ancient-city": (1, 2)},
        pawns="0 0 2",
    )
    hidden.do("campaign", "done", "dice:3")
    assert hidden.options(0) == ["go-on", "use:longbows", "use:sticky-fire"]


@pytest.mark.rule("7.1.4-a")
def test_true_names_bind_only_the_enemy() -> None:
    scene = Scene(advisers=["true-names rangers"], warbands={"ancient-city": (1, 2)}, pawns="0 0 2")
    scene.do("campaign", "done", "dice:3")
    assert "use:rangers" in scene.options(0)


# --- The Old Oak


@pytest.mark.rule("5.3.2-b", "7.4.1-a")
def test_the_old_oak_gives_a_secret_more_to_who_has_a_beast_adviser() -> None:
    scene = Scene(cards={"ancient-city": "the-old-oak"}, advisers=["wolves rangers"])
    scene.do("trade", "use:the-old-oak", "secrets:the-old-oak")
    assert (scene.secrets(), scene.favor(), scene.favor_on("the-old-oak")) == (3 + 2 + 1, 3, 2)
    plain = Scene(cards={"ancient-city": "the-old-oak"}, advisers=["wolves rangers"])
    plain.do("trade", "go-on", "secrets:the-old-oak")
    assert plain.secrets() == 3 + 2


@pytest.mark.rule("5.3.2-a", "5.3.2-b")
def test_the_old_oak_gives_nothing_more_for_favor_or_elsewhere() -> None:
    scene = Scene(cards={"ancient-city": "the-old-oak elders"}, advisers=["wolves"])
    scene.do("trade", "use:the-old-oak", "favor:the-old-oak")
    assert (scene.favor(), scene.secrets()) == (5 + 2, 2)
    other = Scene(cards={"ancient-city": "the-old-oak elders"}, advisers=["wolves tents"])
    other.do("trade", "use:the-old-oak", "secrets:elders")
    assert other.secrets() == 3 + 1
    alone = Scene(cards={"ancient-city": "the-old-oak elders"}, advisers=["tents"], facedown_advisers=["wolves"])
    alone.do("trade")
    assert "use:the-old-oak" not in alone.options(), "no faceup Beast adviser"
    ruled = Scene(
        cards={"ancient-city": "elders", "river": "the-old-oak"}, advisers=["wolves"], warbands={"river": (0, 1)}
    )
    assert "use:the-old-oak" not in ruled.do("trade").options(), "one must be there"
    taken = Scene(cards={"ancient-city": "elders the-old-oak"}, advisers=["wolves"])
    taken.do("muster", "muster:the-old-oak", "trade")
    assert taken.options() == ["favor:elders", "secrets:elders"], "something lies on it"


@pytest.mark.rule("7.4-a")
def test_the_old_oak_takes_the_acting_troupe_for_a_beast() -> None:
    scene = Scene(cards={"ancient-city": "the-old-oak"}, advisers=["acting-troupe"])
    scene.do("trade", "use:acting-troupe", "use:the-old-oak", "secrets:the-old-oak")
    assert scene.secrets() == 3 + 1 + 1


# --- Forest Paths


@pytest.mark.rule("7.6.2-a", "7.1.2-a")
def test_forest_paths_lead_to_beasts_without_supply() -> None:
    scene = Scene(cards={"river": "wolves", "steppe": "elders"}, advisers=["forest-paths"])
    scene.do("travel", "use:forest-paths", "travel:7")
    assert (scene.pawn(), scene.supply(), scene.favor(), scene.favor_on("forest-paths")) == ("river", 7, 4, 1)
    other = Scene(cards={"river": "wolves", "steppe": "elders"}, advisers=["forest-paths"])
    other.do("travel", "use:forest-paths", "travel:2")
    assert (other.pawn(), other.supply(), other.favor()) == ("steppe", 5, 4), "there is no path to the Steppe"


@pytest.mark.rule("7.1.1-a")
def test_forest_paths_begin_where_the_card_lies() -> None:
    scene = Scene(cards={"ancient-city": "forest-paths", "river": "wolves"})
    scene.do("travel", "use:forest-paths", "travel:7")
    assert (scene.pawn(), scene.supply(), scene.favor_on("forest-paths")) == ("river", 7, 1)


@pytest.mark.rule("7.4-a")
def test_forest_paths_are_offered_only_if_there_is_a_beast_elsewhere() -> None:
    scene = Scene(cards={"ancient-city": "wolves"}, advisers=["forest-paths"])
    scene.do("travel")
    assert "use:forest-paths" not in scene.options()


@pytest.mark.ruling("forest-paths", 1)
def test_forest_paths_get_around_the_powers_of_sites() -> None:
    scene = Scene(
        sites={5: "narrow-pass", 6: "the-hidden-place", 0: "charming-valley"},
        cards={"the-hidden-place": "wolves", "river": "elders"},
        advisers=["forest-paths"],
        secrets=[0],
    )
    scene.do("travel")
    assert "use:forest-paths" in scene.options()
    scene.do("use:forest-paths")
    assert "travel:6" in scene.options(), "past the Narrow Pass, and into The Hidden Place without a secret"
    assert "travel:7" not in scene.options(), "no beast shows the way to the River"
    scene.do("travel:6")
    assert (scene.pawn(), scene.supply(), scene.flipped()) == ("the-hidden-place", 7, 0)


@pytest.mark.ruling("forest-paths", 2)
def test_forest_paths_out_of_an_enemys_shrouded_wood() -> None:
    wood = {
        "turn": 1,
        "sites": {1: "shrouded-wood"},
        "warbands": {"shrouded-wood": (2, 1)},
        "cards": {"river": "wolves"},
        "advisers": ["", "forest-paths"],
    }
    scene = Scene(**wood)  # type: ignore[arg-type]
    scene.do("travel", "use:forest-paths")
    assert scene.asked() == [2], "the ruler of the wood chooses"
    scene.answers(2, "travel:7")
    assert (scene.pawn(1), scene.supply(1)) == ("river", 7)
    far = Scene(**wood)  # type: ignore[arg-type]
    far.do("travel", "use:forest-paths")
    far.answers(2, "travel:2")
    assert (far.pawn(1), far.supply(1)) == ("steppe", 5)
    poor = Scene(**wood, supply=[7, 1])  # type: ignore[arg-type]
    poor.do("travel")
    assert poor.options(2) == ["travel:7", "nowhere"], "for free to the beasts, or the journey fails"
    poor.answers(2, "nowhere")
    assert (poor.pawn(1), poor.supply(1)) == ("shrouded-wood", 1)


# --- Long-Lost Heir


@pytest.mark.rule("7.6.1-a", "6.6.2-a", "6.6.2-d")
def test_long_lost_heir_makes_an_exile_a_citizen_without_a_relic() -> None:
    scene = Scene(
        turn=1,
        facedown_advisers=["", "long-lost-heir"],
        visions=["", "faith"],
        warbands={"river": (1, 2)},
        supply=[7, 2],
        board=[3, 3, 3],
    )
    scene.do("adviser:0", "faceup")
    scene.answers(1, "yes")
    assert scene.role(1) == "citizen"
    assert (scene.army("river"), scene.board(1)) == ((0, 2), 3)
    assert (scene.state.reserve[1], scene.state.reserve[0]) == (14, 24 - 3 - 3 - 2)
    assert (scene.relics(1), len([card for card in scene.state.reliquary if card >= 0])) == ([], 4)
    assert scene.vision(1) is None
    assert (scene.turn, scene.supply(1)) == (2, 7), "the Act Phase is over, with full Supply"


@pytest.mark.rule("7.6.1-a")
def test_long_lost_heir_may_stay_in_exile() -> None:
    scene = Scene(turn=1, facedown_advisers=["", "long-lost-heir"], supply=[7, 2])
    scene.do("adviser:0", "faceup")
    scene.answers(1, "no")
    assert (scene.role(1), scene.advisers(1), scene.supply(1), scene.turn) == ("exile", ["long-lost-heir"], 2, 1)
    assert scene.acting


@pytest.mark.rule("7.6.1-a")
def test_long_lost_heir_is_nothing_new_to_the_empire() -> None:
    scene = Scene(facedown_advisers=["long-lost-heir"])
    scene.do("adviser:0", "faceup")
    assert scene.acting
    assert scene.role() == "chancellor"


# --- Roving Terror


@pytest.mark.rule("10.move-a", "10.discard-b", "7.1.2-a")
def test_roving_terror_eats_a_card_elsewhere_and_comes_in_its_place() -> None:
    scene = Scene(cards={"ancient-city": "roving-terror elders", "river": "wolves", "steppe": "tents keep"})
    scene.do("use:roving-terror")
    assert scene.options() == ["devour:tents", "devour:wolves"], "nothing at its own site, nothing locked"
    scene.do("devour:wolves")
    assert (scene.at("ancient-city"), scene.at("river")) == (["elders"], ["roving-terror"])
    assert scene.pile(0) == ["wolves"], "from the Hinterland to the pile of the Cradle"
    assert (scene.secrets(), scene.secrets_on("roving-terror")) == (2, 1), "the secret travels along"
    assert scene.favor() == 5, "nothing was played"
    assert "use:roving-terror" not in scene.refusals(), "it is out of reach now"


@pytest.mark.ruling("roving-terror", 1)
def test_roving_terror_goes_nowhere_without_prey() -> None:
    scene = Scene(cards={"ancient-city": "roving-terror elders"})
    assert scene.refusals()["use:roving-terror"] == "6.2-a"


@pytest.mark.rule("2.8.5-a", "10.move-a")
def test_roving_terror_may_clear_the_great_slum_it_moves_to() -> None:
    scene = Scene(cards={"ancient-city": "roving-terror", "great-slum": "elders wolves tents"})
    scene.do("use:roving-terror", "devour:wolves")
    assert scene.options() == ["none", "discard:elders", "discard:tents"]
    scene.do("discard:tents")
    assert scene.at("great-slum") == ["elders", "roving-terror"]
    assert scene.pile(0) == ["tents", "wolves"]


@pytest.mark.rule("2.8.5-a")
def test_roving_terror_does_not_come_home() -> None:
    scene = Scene(sites={0: "plains"}, cards={"plains": "roving-terror", "deep-woods": "elders"})
    scene.state.relics_at[4] = [scene.state.relic_deck.pop()]
    scene.do("use:roving-terror")
    assert scene.at("deep-woods") == ["roving-terror"]
    assert len(scene.state.relics_at[4]) == 1, "a card that moves is not played"


@pytest.mark.rule("7.2.1-a")
@pytest.mark.parametrize("card", ["roving-terror", "the-old-oak"])
def test_beasts_for_sites_only(card: str) -> None:
    scene = Scene(piles=[card])
    scene.do("search", "pile:0")
    assert scene.options() == ["site:0", "facedown", "discard"]
