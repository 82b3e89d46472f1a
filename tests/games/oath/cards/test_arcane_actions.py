"""Arcane cards beyond the first world: actions, and what happens when they are played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenes.oath import Scene

DARK: dict[str, tuple[int, int]] = {"darkest-secret": (0, 2)}

# --- Terror Spells


@pytest.mark.rule("7.1.2-a", "10.kill-a", "10.your-site-a")
@pytest.mark.ruling("terror-spells", 1)
def test_terror_spells_kill_two_in_the_region_wherever_they_are() -> None:
    scene = Scene(
        advisers=["terror-spells"],
        banners=DARK,
        pawns="0 1 2",
        warbands={"fertile-valley": (2, 2), "steppe": (1, 3)},
        board=[1, 3, 3],
    )
    scene.do("use:terror-spells")
    assert scene.options() == ["site:1", "board:0", "board:1"], "neither the Provinces nor the pawn there"
    scene.picks(0, "site:1", "board:1")
    assert (scene.army("fertile-valley"), scene.board(1), scene.board(0)) == ((2, 1), 2, 1)
    assert (scene.secrets(), scene.secrets_on("terror-spells")) == (2, 1)


@pytest.mark.ruling("terror-spells", 1)
@pytest.mark.parametrize("place", ["site:1", "board:0"])
def test_terror_spells_may_kill_two_in_one_place_even_ones_own(place: str) -> None:
    scene = Scene(advisers=["terror-spells"], banners=DARK, warbands={"1": (0, 2)}).do("use:terror-spells")
    scene.picks(0, place, place)
    assert (scene.army("1") == (-1, 0), scene.board() == 1) == (place == "site:1", place == "board:0")
    assert scene.reserve() == 24 - 5 + 2


@pytest.mark.rule("7.1.3-a", "9.3-a")
def test_terror_spells_kill_no_more_than_there_are_and_need_one() -> None:
    scene = Scene(advisers=["terror-spells"], banners=DARK, pawns="0 2 2", board=[1]).do("use:terror-spells")
    assert scene.board() == 0
    scene = Scene(advisers=["terror-spells"], banners=DARK, pawns="0 2 2", board=[0])
    assert scene.refusals()["use:terror-spells"] == "6.2-a", "bandits are no warbands to kill"


@pytest.mark.rule("7.1.3-a")
@pytest.mark.parametrize("holder", [-1, 1])
def test_terror_spells_need_the_darkest_secret_in_ones_own_hands(holder: int) -> None:
    scene = Scene(roles="chancellor citizen exile", advisers=["terror-spells"], banners={"darkest-secret": (holder, 2)})
    assert scene.refusals()["use:terror-spells"] == "6.2-a"


# --- Blood Pact


@pytest.mark.rule("7.1.2-a", "10.sacrifice-a", "10.gain-a")
@pytest.mark.parametrize(("answer", "left", "gained"), [("count:2", 3, 1), ("count:4", 1, 2)])
def test_blood_pact_turns_pairs_of_warbands_into_secrets(answer: str, left: int, gained: int) -> None:
    scene = Scene(cards={"0": "blood-pact"}, board=[5]).do("use:blood-pact")
    assert scene.options() == ["count:2", "count:4"]
    scene.do(answer)
    assert (scene.board(), scene.secrets(), scene.secrets_on("blood-pact")) == (left, 2 + gained, 1)
    assert scene.reserve() == 24 - left


@pytest.mark.rule("6.2-a")
def test_blood_pact_needs_two_on_the_board() -> None:
    scene = Scene(cards={"0": "blood-pact"}, board=[1], warbands={"0": (0, 5)})
    assert scene.refusals()["use:blood-pact"] == "6.2-a"
    assert Scene(cards={"0": "blood-pact"}, secrets=[0]).refusals()["use:blood-pact"] == "7.1.2-a"


# --- Revelation


@pytest.mark.rule("7.3.3-a", "10.burn-a", "10.gain-a")
@pytest.mark.ruling("revelation", 1)
def test_revelation_asks_all_in_turn_order_from_the_chancellor() -> None:
    scene = Scene(turn=1, facedown_advisers=["", "revelation"], favor=[2, 3, 1]).do("adviser:0", "faceup")
    shared = scene.state.shared
    assert (scene.asked(), scene.options(0)) == ([0], ["none", "burn:1", "burn:2"])
    scene.answers(0, "burn:2")
    assert (scene.asked(), scene.options(1)) == ([1], ["none", "burn:1", "burn:2", "burn:3"])
    scene.answers(1, "none")
    assert scene.asked() == [2]
    scene.answers(2, "burn:1")
    assert scene.acting
    assert [(scene.favor(seat), scene.secrets(seat)) for seat in range(3)] == [(0, 5), (3, 3), (0, 4)]
    assert scene.state.shared == shared + 3


@pytest.mark.rule("7.3.3-a")
def test_revelation_passes_over_who_has_no_favor() -> None:
    scene = Scene(facedown_advisers=["revelation"], favor=[0, 0, 0]).do("adviser:0", "faceup")
    assert scene.acting
    assert Scene(advisers=["revelation"]).options(about="use") == [], "only when it is played"


# --- Plague Engines


@pytest.mark.rule("7.1.2-a", "10.rule-a", "9.3-a")
def test_plague_engines_cost_all_one_favor_per_site_they_rule() -> None:
    scene = Scene(
        seats=4,
        roles="chancellor citizen exile exile",
        oath="people",
        advisers=["plague-engines"],
        warbands={"0": (0, 1), "2": (0, 1), "4": (2, 1), "5": (2, 1), "7": (2, 1)},
        facedown="6",
        favor=[5, 1, 2, 4],
        banks=2,
    )
    scene.do("use:plague-engines")
    assert [scene.favor(seat) for seat in range(4)] == [3, 0, 0, 4], "two, all the Citizen has, all of three, nothing"
    assert scene.bank("arcane") == 2 + 2 + 1 + 2
    assert (scene.secrets(), scene.secrets_on("plague-engines")) == (1, 1), "another one burns"


@pytest.mark.rule("6.2-a", "7.6.5-a")
def test_plague_engines_spare_bandits_and_count_the_sites_of_the_crown() -> None:
    scene = Scene(advisers=["plague-engines"])
    assert scene.refusals()["use:plague-engines"] == "6.2-a", "nobody but bandits rules anything"
    scene = Scene(advisers=["plague-engines"], relics=["-", "bandit-crown"], warbands={"0": (0, 1)}, title=1)
    scene.do("use:plague-engines")
    assert (scene.favor(0), scene.favor(1), scene.bank("arcane")) == (4, 0, 3 + 1 + 5)


# --- Bewitch


def bewitching(**more: Any) -> Scene:
    return Scene(turn=1, facedown_advisers=["", "bewitch"], **more)


@pytest.mark.rule("7.6.1-a", "6.6.2-a")
def test_bewitch_makes_a_citizen_of_an_exile_with_more_secrets_than_the_chancellor() -> None:
    scene = bewitching(secrets=[2, 3], supply=[7, 1]).do("adviser:0", "faceup")
    assert scene.options(1) == ["no", "yes"]
    scene.do("yes")
    assert (scene.role(1), scene.supply(1), scene.relics(1)) == ("citizen", 7, [])
    assert scene.turn == 2, "the Act Phase has ended"
    scene = bewitching(secrets=[2, 3]).do("adviser:0", "faceup", "no")
    assert (scene.role(1), scene.acting) == ("exile", True)


@pytest.mark.rule("7.6.1-a", "5.1.4.II-a", "4.2-c")
def test_bewitch_played_in_a_search_ends_the_act_phase_with_it() -> None:
    scene = Scene(turn=1, secrets=[2, 3], visions=["", "faith"], world="bewitch wolves tents")
    scene.do("search", "keep:bewitch").picks(1, "discard:wolves", "discard:tents").do("faceup", "yes")
    assert (scene.role(1), scene.supply(1), scene.turn) == ("citizen", 7, 2)
    assert (scene.vision(1), scene.pile(1)) == (None, ["faith", "tents", "wolves"])


@pytest.mark.rule("7.6.1-a")
@pytest.mark.parametrize("secrets", [(3, 3), (4, 3)])
def test_bewitch_does_nothing_for_who_has_no_more(secrets: tuple[int, int]) -> None:
    scene = bewitching(secrets=secrets).do("adviser:0", "faceup")
    assert (scene.acting, scene.role(1), scene.advisers(1)) == (True, "exile", ["bewitch"])


@pytest.mark.rule("7.6.1-a", "7.1.2-a")
def test_bewitch_counts_secrets_on_cards_and_facedown_ones() -> None:
    scene = bewitching(secrets=[3, 4], advisers=["", "spirit-snare"])
    scene.do("use:spirit-snare", "bank:beast")
    assert scene.secrets(1) == 3
    assert scene.do("adviser:1", "faceup").options(1) == ["no", "yes"], "the fourth lies on a card"
    scene = bewitching(secrets=[3, 4])
    scene.state.flipped[0] = 1
    assert scene.do("adviser:0", "faceup").acting, "the Chancellor has four, one of them facedown"


@pytest.mark.rule("7.6.1-a")
@pytest.mark.parametrize("role", ["citizen", "chancellor"])
def test_bewitch_is_for_exiles(role: str) -> None:
    seat = 1 if role == "citizen" else 0
    scene = Scene(
        roles="chancellor citizen exile",
        turn=seat,
        facedown_advisers=["bewitch"] if seat == 0 else ["", "bewitch"],
        secrets=[0, 5] if seat else [5],
    )
    assert scene.do("adviser:0", "faceup").acting


# --- Tutor


@pytest.mark.rule("7.1.2-a", "7.1.2-b")
def test_tutor_takes_one_favor_and_one_secret_and_brings_a_secret() -> None:
    scene = Scene(advisers=["tutor"], favor=[1], secrets=[1]).do("use:tutor")
    assert (scene.favor(), scene.secrets(), scene.favor_on("tutor"), scene.secrets_on("tutor")) == (0, 1, 1, 1)
    assert Scene(advisers=["tutor"], favor=[0]).refusals()["use:tutor"] == "7.1.2-a"
    assert Scene(advisers=["tutor"], secrets=[0]).refusals()["use:tutor"] == "7.1.2-a"


@pytest.mark.rule("7.1.2-b")
def test_tutor_teaches_once_a_turn() -> None:
    assert Scene(advisers=["tutor"]).do("use:tutor").refusals()["use:tutor"] == "7.1.2-b"


# --- Dream Thief


def dreaming(**more: Any) -> Scene:
    given: dict[str, Any] = {
        "advisers": ["dream-thief", "wolves"],
        "facedown_advisers": ["", "elders tents", "scouts"],
        "listen": True,
        **more,
    }
    return Scene(**given)


@pytest.mark.rule("10.swap-a", "7.1.2-a", "11.13-a")
def test_dream_thief_swaps_facedown_advisers_of_two_players() -> None:
    scene = dreaming().do("use:dream-thief")
    assert scene.options() == ["adviser:1.1", "adviser:1.2", "adviser:2.0"]
    scene.do("adviser:1.2")
    assert scene.acting, "there is just one it can trade places with"
    assert (scene.advisers(1), scene.advisers(2)) == (["wolves", "elders?", "scouts?"], ["tents?"])
    assert (scene.favor(), scene.favor_on("dream-thief")) == (3, 2)


@pytest.mark.rule("9.4-d", "6.1-c")
def test_dream_thief_lets_only_the_new_owners_look() -> None:
    scene = dreaming().do("use:dream-thief", "adviser:2.0")
    assert scene.options() == ["adviser:1.1", "adviser:1.2"]
    scene.do("adviser:1.1")
    faces = {
        seat: [[card.get("face") for card in scene.zone(f"advisers:{owner}", seat)["cards"]] for owner in (1, 2)]
        for seat in (0, 1, 2, None)
    }
    assert faces[0] == faces[None] == [["wolves", None, None], [None]], "the thief sees neither"
    assert faces[1] == [["wolves", "scouts", "tents"], ["elders"]], "who gave one away knows where it lies"
    assert faces[2] == [["wolves", "scouts", None], ["elders"]]
    for seat, seen in ((0, []), (1, ["scouts", "elders"]), (2, ["scouts", "elders"]), (None, [])):
        moves = [move for event in scene.told("swap-adviser", seat) for move in event["moves"]]
        assert [card["face"] for move in moves for card in move["cards"]] == seen


@pytest.mark.rule("10.swap-a")
def test_dream_thief_may_swap_ones_own_and_a_third_who_knew_still_knows() -> None:
    scene = dreaming(facedown_advisers=["augury", "elders"])
    elders = scene.state.advisers[1][1]
    scene.state.cards.learn(2, [elders])
    scene.do("use:dream-thief", "adviser:0.1")
    assert (scene.advisers(0), scene.advisers(1)) == (["dream-thief", "elders?"], ["wolves", "augury?"])
    assert [card.get("face") for card in scene.zone("advisers:0", 2)["cards"]] == ["dream-thief", "elders"]
    assert [card.get("face") for card in scene.zone("advisers:1", 2)["cards"]] == ["wolves", None]


@pytest.mark.rule("6.2-a", "11.13-a")
def test_dream_thief_needs_facedown_advisers_of_two_players() -> None:
    assert dreaming(facedown_advisers=["", "elders tents"]).refusals()["use:dream-thief"] == "6.2-a"
    assert dreaming(favor=[1]).refusals()["use:dream-thief"] == "7.1.2-a"


@pytest.mark.rule("10.swap-a", "5.1.4.III-b")
def test_dream_thief_may_bring_a_vision_to_the_chancellor() -> None:
    scene = dreaming(facedown_advisers=["augury", "faith"]).do("use:dream-thief", "adviser:1.1")
    assert (scene.advisers(0), scene.acting) == (["dream-thief", "faith?"], True)


# --- Forgotten Vault


@pytest.mark.rule("7.1.2-a", "10.burn-a")
@pytest.mark.parametrize(("answer", "tokens"), [("add", 4), ("burn", 2)])
def test_forgotten_vault_adds_to_the_darkest_secret_or_burns_from_it(answer: str, tokens: int) -> None:
    scene = Scene(cards={"0": "forgotten-vault"}, banners={"darkest-secret": (1, 3)}).do("use:forgotten-vault")
    assert scene.options() == ["add", "burn"]
    scene.do(answer)
    assert (scene.banner("darkest-secret"), scene.holder("darkest-secret")) == (tokens, 1)
    assert (scene.secrets(0), scene.secrets(1), scene.favor_on("forgotten-vault")) == (3, 3, 1)


@pytest.mark.rule("5.4.4-b")
@pytest.mark.ruling("forgotten-vault", 1)
def test_forgotten_vault_adds_also_while_nobody_holds_it_and_the_excess_goes_away() -> None:
    scene = Scene(cards={"0": "forgotten-vault"}, favor=[1]).do("use:forgotten-vault")
    assert (scene.banner("darkest-secret"), scene.acting) == (2, True), "the last secret can't be burned"
    scene.do("recover")
    assert (scene.holder("darkest-secret"), scene.banner("darkest-secret")) == (0, 3)
    assert scene.secrets() == 3 - 3 + 1, "one of the two to the new holder, the other away"


@pytest.mark.rule("7.2.1-a")
def test_forgotten_vault_lies_at_a_site() -> None:
    assert Scene(facedown_advisers=["forgotten-vault"]).do("adviser:0").options() == ["site:0", "discard"]


# --- Witch's Bargain


def coven(**more: Any) -> Scene:
    """Two others at the player's site, a third elsewhere."""
    given: dict[str, Any] = {
        "seats": 4,
        "banks": 2,
        "pawns": "0 0 0 3",
        "advisers": ["witchs-bargain"],
        "favor": [3, 4, 1, 4],
        "secrets": [3, 2, 1, 2],
        **more,
    }
    return Scene(**given)


@pytest.mark.rule("7.1.2-a", "10.give-a", "10.take-a")
def test_witchs_bargain_gives_a_secret_for_two_favor_or_two_favor_for_a_secret() -> None:
    scene = coven().do("use:witchs-bargain")
    assert scene.options() == ["sell:1", "buy:1", "buy:2"], "the second has too little favor, the third is not here"
    scene.do("sell:1")
    assert (scene.favor(0), scene.secrets(0), scene.secrets_on("witchs-bargain")) == (5, 1, 1)
    assert (scene.favor(1), scene.secrets(1)) == (2, 3)
    assert scene.asked() == [0], "nobody else has a say in it"
    scene.do("buy:1")
    assert (scene.favor(0), scene.secrets(0), scene.favor(1), scene.secrets(1)) == (3, 2, 4, 2)
    scene.do("done")
    assert scene.acting


@pytest.mark.ruling("witchs-bargain", 1)
@pytest.mark.ruling("witchs-bargain", 2)
def test_witchs_bargain_takes_even_the_last_secret_and_from_several_players() -> None:
    scene = coven(favor=[5, 0, 0, 0]).do("use:witchs-bargain", "buy:2", "buy:1")
    assert (scene.secrets(0), scene.secrets(1), scene.secrets(2)) == (4, 1, 0)
    assert (scene.favor(0), scene.favor(1), scene.favor(2)) == (1, 2, 2)
    assert scene.options() == ["done", "sell:1", "sell:2"]


@pytest.mark.rule("7.1.2-d", "10.take-a")
def test_witchs_bargain_takes_facedown_secrets_but_gives_only_faceup_ones() -> None:
    scene = coven(secrets=[1, 0, 0, 0], favor=[2, 4, 4, 0])
    scene.state.flipped[:3] = [2, 1, 0]
    scene.ask_again().do("use:witchs-bargain")
    assert scene.acting, "the one faceup secret lies on the card; one bargain was left"
    assert (scene.flipped(0), scene.flipped(1), scene.favor(1)) == (3, 0, 6)


@pytest.mark.rule("6.2-a", "11.13-b")
def test_witchs_bargain_is_not_offered_without_a_whole_bargain() -> None:
    assert coven(pawns="0 1 2 3").refusals()["use:witchs-bargain"] == "6.2-a"
    assert coven(secrets=[1, 2, 2, 2], favor=[1, 5, 5, 0]).refusals()["use:witchs-bargain"] == "6.2-a"
    assert coven(favor=[1, 1, 1, 4]).refusals()["use:witchs-bargain"] == "6.2-a"


@pytest.mark.ruling("witchs-bargain", 3)
def test_witchs_bargain_under_a_vow_of_silence_only_buys() -> None:
    scene = coven(advisers=["witchs-bargain vow-of-silence"]).do("use:witchs-bargain")
    assert scene.options() == ["buy:1", "buy:2"]


@pytest.mark.rule("10.give-a")
@pytest.mark.ruling("vow-of-silence", 1)
def test_others_still_take_the_secrets_of_who_vowed_silence() -> None:
    scene = coven(advisers=["witchs-bargain", "vow-of-silence"]).do("use:witchs-bargain", "buy:1")
    assert (scene.secrets(0), scene.secrets(1)) == (3, 1)
