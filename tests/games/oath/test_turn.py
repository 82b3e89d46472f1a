"""Rounds, turns and phases (4): Wake, Act and Rest."""

from __future__ import annotations

import pytest

from kronika.games.oath.faces import SUITS
from tests.scenes.oath import Scene

TREASURY = {0: "mine", 1: "salt-flats", 2: "drowned-city"}
"""Sites with tokens for the Wake Phase, in the slots of the first three pawns."""


def waking(seat: int = 0, **given: object) -> Scene:
    """A player at the beginning of the Wake Phase."""
    return Scene(**{"turn": seat, "phase": "wake", "favor": [2, 2, 2], **given})  # type: ignore[arg-type]


def tending(favor: int, tokens: int, mob: bool = False, **bank: int) -> Scene:
    """The Chancellor wakes with the People's Favor."""
    return waking(favor=[favor, 1, 1], banners={"peoples-favor": (0, tokens)}, mob=mob, bank=bank)


def put_on(scene: Scene, card: str, favor: int = 0, secrets: int = 0) -> None:
    """Tokens onto a card in play; they come from nowhere, which no test minds."""
    s = scene.state
    number = next(id for id in range(len(s.cards.face)) if s.cards.name(id) == card)
    if favor:
        s.favor_on[number] = favor
    if secrets:
        s.secrets_on[number] = secrets


# --- rounds


@pytest.mark.rule("4-a")
def test_everybody_has_one_turn_in_a_round_the_chancellor_first() -> None:
    scene = Scene(seats=4, favor=[1, 1, 1, 1])
    turns = []
    for _ in range(9):
        turns.append((scene.state.round, scene.turn))
        scene.do("rest")
    assert turns == [(1, 0), (1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (2, 2), (2, 3), (3, 0)]


@pytest.mark.rule("4-a", "4-c", "2.1.4-a")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6, 7])
def test_after_the_last_turn_the_marker_moves_on(round: int) -> None:
    scene = Scene(seats=3, round=round, turn=1).end_die(1)
    assert scene.do("rest").state.round == round
    scene.do("rest")
    assert scene.state.round == round + 1
    assert scene.turn == 0
    assert {track["id"]: track["value"] for track in scene.view()["tracks"]}["round"] == round + 1


@pytest.mark.rule("4-a", "4-c")
def test_there_is_no_ninth_round() -> None:
    scene = Scene(seats=2, round=8, turn=1).do("rest")
    assert scene.table.over
    assert scene.state.round == 8


@pytest.mark.rule("4-c")
def test_the_end_is_checked_before_the_marker_moves() -> None:
    """The Chancellor wins by the end of round five, so round six never begins."""
    scene = Scene(seats=2, round=5, turn=1, warbands={"0": (0, 1)}).end_die(6).do("rest")
    assert scene.table.over
    assert scene.state.round == 5


@pytest.mark.rule("4-b")
def test_wake_then_act_then_rest() -> None:
    """The token of the Wake Phase comes first, the secret on the card comes back last."""
    scene = waking(1, sites=TREASURY, tokens={"1": (1, 0)}, cards={"1": "wolves"}, secrets=[3, 1, 3], listen=True)
    assert scene.phase == "wake"
    scene.answers(1, "favor")
    assert scene.phase == "act"
    scene.do("trade", "favor:wolves")
    assert scene.secrets(1) == 0
    scene.do("rest")
    assert scene.secrets(1) == 1
    assert scene.turn == 2


# --- the Wake Phase: the People's Favor


@pytest.mark.rule("4.1.1-a")
def test_only_the_holder_tends_the_peoples_favor() -> None:
    assert waking(banners={"peoples-favor": (1, 3)}).acting
    assert waking(banners={"darkest-secret": (0, 3)}).acting
    assert not waking(banners={"peoples-favor": (0, 3)}).acting


@pytest.mark.rule("4.1.1-a", "4.1.1.I-a")
def test_the_holder_must_place_or_return_one() -> None:
    scene = tending(5, 3, beast=1)
    assert scene.options() == ["place", "return:beast"]
    assert scene.ask().least == 1
    assert scene.illegal(0) == ("answer-too-few", "4.1.1.I-a")
    scene.do("place")
    assert (scene.favor(), scene.banner("peoples-favor")) == (4, 4)
    assert scene.acting, "once, and then on with the turn"


@pytest.mark.rule("4.1.1.I-a")
def test_a_favor_is_returned_to_the_poorest_bank() -> None:
    scene = tending(5, 3, beast=1, order=2).do("return:beast")
    assert scene.bank("beast") == 2
    assert scene.banner("peoples-favor") == 2
    assert scene.favor() == 5


@pytest.mark.rule("4.1.1.I-b")
def test_among_equally_poor_banks_the_holder_chooses() -> None:
    scene = tending(5, 3, beast=1, order=1)
    assert scene.options(about="return") == ["return:order", "return:beast"]
    scene.do("return:beast")
    assert (scene.bank("beast"), scene.bank("order")) == (2, 1)
    assert tending(5, 3).options(about="return") == [f"return:{suit}" for suit in SUITS]


@pytest.mark.rule("4.1.1.I-c")
def test_the_last_favor_cannot_be_returned() -> None:
    scene = tending(5, 1)
    assert scene.acting, "placing one is all that can be done"
    assert (scene.favor(), scene.banner("peoples-favor")) == (4, 2)


@pytest.mark.rule("4.1.1.I-c")
def test_with_one_favor_there_and_none_on_the_board_nothing_happens() -> None:
    scene = tending(0, 1)
    assert scene.acting
    assert (scene.favor(), scene.banner("peoples-favor")) == (0, 1)


@pytest.mark.rule("4.1.1.I-a")
def test_without_favor_on_the_board_one_must_be_returned() -> None:
    scene = tending(0, 2, nomad=0)
    assert scene.acting
    assert scene.banner("peoples-favor") == 1
    assert scene.bank("nomad") == 1


@pytest.mark.rule("4.1.1.II-a")
def test_on_the_mob_side_it_is_done_twice_with_two_choices() -> None:
    scene = tending(5, 3, mob=True, beast=1, order=2)
    scene.do("return:beast")
    assert scene.options() == ["place", "return:order", "return:beast"], "the least bank is looked for again"
    scene.do("place")
    assert scene.acting
    assert (scene.favor(), scene.banner("peoples-favor"), scene.bank("beast")) == (4, 3, 2)


@pytest.mark.rule("4.1.1.II-a", "4.1.1.I-c")
def test_the_second_time_the_banner_is_looked_at_again() -> None:
    """Two favor: one is returned, and then the last one has to stay."""
    scene = tending(1, 2, mob=True, arcane=0).do("return:arcane")
    assert scene.acting
    assert (scene.favor(), scene.banner("peoples-favor")) == (0, 2)


@pytest.mark.rule("4.1.1.II-a")
def test_on_its_other_side_it_is_done_once() -> None:
    assert tending(5, 3).do("place").acting


@pytest.mark.rule("4.1.1.III-a")
@pytest.mark.parametrize(("tokens", "mob"), [(4, False), (5, True), (6, True)])
def test_six_favor_turn_the_banner_to_the_mob(tokens: int, mob: bool) -> None:
    scene = tending(5, tokens).do("place")
    assert scene.acting, "turning it now does not repeat the step"
    assert scene.banner("peoples-favor") == tokens + 1
    assert scene.state.mob is mob


@pytest.mark.rule("4.1.1.III-a")
def test_returning_below_six_does_not_turn_it() -> None:
    assert tending(5, 6, beast=0).do("return:beast").state.mob is False


@pytest.mark.rule("4.1.1.III-a")
def test_the_mob_never_leaves_by_itself() -> None:
    scene = tending(5, 6, mob=True, beast=0).do("return:beast", "return:beast")
    assert scene.banner("peoples-favor") == 4
    assert scene.state.mob is True
    scene = tending(5, 3, mob=True, beast=0).do("place", "place")
    assert scene.state.mob is True


# --- the Wake Phase: winning and the Usurper


@pytest.mark.rule("4.1.2-a")
def test_the_win_is_checked_after_the_peoples_favor_was_tended() -> None:
    scene = waking(1, oath="people", title=1, usurper=True, banners={"peoples-favor": (1, 3)}, bank={"beast": 1})
    assert not scene.table.over
    scene.answers(1, "place")
    assert scene.table.over
    assert scene.banner("peoples-favor") == 4
    assert scene.state.winner == 1


@pytest.mark.rule("4.1.2-a")
@pytest.mark.parametrize(
    ("title", "drawn", "ending"),
    [(1, 2, "usurper"), (0, 3, "visionary"), (1, 3, "usurper-visionary"), (0, 2, "")],
)
def test_which_of_the_two_wins_it_was_is_remembered(title: int, drawn: int, ending: str) -> None:
    scene = waking(
        1,
        oath="protection",
        title=title,
        usurper=title == 1,
        visions=["", "faith"],
        visions_drawn=drawn,
        banners={"darkest-secret": (1, 1)},
        relics=["", "map", ""],
    )
    assert scene.state.ending == ending
    assert scene.table.over is bool(ending)


@pytest.mark.rule("4.1.2-a")
@pytest.mark.parametrize("role", ["citizen", "chancellor"])
def test_only_exiles_win_in_the_wake_phase(role: str) -> None:
    """A Citizen holds the Darkest Secret under Devotion and is never a Usurper."""
    seat = 1 if role == "citizen" else 0
    scene = waking(
        seat,
        roles="chancellor citizen exile",
        oath="devotion",
        title=seat,
        banners={"darkest-secret": (seat, 1)},
        visions_drawn=5,
    )
    assert scene.acting
    assert scene.state.usurper is False


@pytest.mark.rule("4.1.3-a", "2.11-f")
def test_an_exile_with_the_title_turns_usurper() -> None:
    scene = waking(1, title=1, warbands={"4": (1, 1)}, listen=True)
    assert scene.acting
    assert scene.state.usurper is True
    assert len(scene.told("usurper")) == 1
    assert waking(2, title=1, warbands={"4": (1, 1)}).state.usurper is False, "only in the own Wake Phase"
    assert waking(0, title=0, warbands={"4": (0, 1)}).state.usurper is False


@pytest.mark.rule("4.1.3-a", "4.1-a")
def test_the_title_is_turned_after_the_check_and_before_the_site() -> None:
    scene = waking(1, title=1, sites=TREASURY, warbands={"4": (1, 1)}, tokens={"1": (1, 1)})
    assert scene.phase == "wake"
    assert not scene.table.over
    assert scene.state.usurper is True
    assert scene.options(1) == ["none", "favor", "secret"]
    scene.do("favor")
    assert scene.acting
    assert scene.state.usurper is True


# --- the Wake Phase: the site


@pytest.mark.rule("4.1.4-a")
@pytest.mark.parametrize(
    ("seat", "tokens", "options"),
    [
        (0, (3, 0), ["none", "favor"]),
        (1, (2, 1), ["none", "favor", "secret"]),
        (1, (0, 1), ["none", "secret"]),
        (2, (0, 3), ["none", "secret"]),
    ],
)
def test_a_token_of_the_own_site_may_be_taken(seat: int, tokens: tuple[int, int], options: list[str]) -> None:
    scene = waking(seat, sites=TREASURY, tokens={str(seat): tokens}, favor=[1, 1, 1], secrets=[1, 1, 1])
    assert scene.options(seat) == options
    assert scene.ask(seat).rule == "4.1.4-a"
    scene.answers(seat, options[-1])
    assert scene.acting, "one token in a Wake Phase"
    took = options[-1]
    assert (scene.favor(seat), scene.secrets(seat)) == ((2, 1) if took == "favor" else (1, 2))
    left = scene.state.favor_at[seat], scene.state.secrets_at[seat]
    assert left == ((tokens[0] - 1, tokens[1]) if took == "favor" else (tokens[0], tokens[1] - 1))


@pytest.mark.rule("4.1.4-a")
def test_the_token_may_be_left() -> None:
    scene = waking(1, sites=TREASURY, tokens={"1": (2, 1)}).answers(1, "none")
    assert scene.acting
    assert (scene.favor(1), scene.secrets(1)) == (2, 3)
    assert scene.state.favor_at[1] == 2


@pytest.mark.rule("4.1.4-a")
def test_one_needs_to_be_there_but_not_to_rule() -> None:
    tokens = {"0": (3, 0)}
    assert waking(1, sites=TREASURY, tokens=tokens, warbands={"0": (1, 3)}).acting, "the pawn is elsewhere"
    assert waking(0, sites=TREASURY, tokens=tokens, warbands={"0": (1, 3)}).options() == ["none", "favor"]
    assert waking(0, sites=TREASURY).acting, "nothing is left there"


@pytest.mark.rule("4.1.4-a")
def test_tokens_of_other_sites_are_out_of_reach() -> None:
    scene = waking(0, sites=TREASURY, tokens={"0": (3, 0), "1": (2, 1), "2": (0, 3)}).answers(0, "favor")
    assert scene.acting, "the Mine alone is asked about"


@pytest.mark.rule("4.1-a")
def test_the_steps_of_the_wake_phase_in_order() -> None:
    scene = waking(0, sites=TREASURY, tokens={"0": (1, 0)}, banners={"peoples-favor": (0, 3)}, bank={"beast": 0})
    assert scene.options() == ["place", "return:beast"]
    scene.do("place")
    assert scene.options() == ["none", "favor"]
    assert scene.do("favor").acting
    assert scene.favor() == 2


# --- the Act Phase


@pytest.mark.rule("4.2-a")
def test_any_number_of_actions_in_any_order() -> None:
    """A power, a major action, a minor one, a major one twice: nothing has its fixed place."""
    scene = Scene(cards={"0": "wolves longbows scouts"}, sites={0: "plains"}, pawns="0 0 2", relics_at={"0": "map"})
    scene.do("use:wolves", "player:1")
    scene.do("muster", "muster:longbows")
    scene.do("peek:0.0")
    scene.do("muster")
    assert scene.acting
    assert (scene.favor_on("longbows"), scene.favor_on("scouts"), scene.secrets_on("wolves")) == (1, 1, 1)
    assert scene.board(1) == 2
    assert scene.board(0) == 3 + 2 + 2


@pytest.mark.rule("4.2-a")
def test_also_none() -> None:
    scene = Scene(listen=True).do("rest")
    assert scene.turn == 1
    assert scene.acting


@pytest.mark.rule("4.2-b")
def test_an_action_is_finished_before_the_next_one_begins() -> None:
    scene = Scene(world="scouts keep rangers").do("search")
    assert scene.options() == ["keep:scouts", "keep:keep", "keep:rangers"]
    for key in ("rest", "travel", "search"):
        assert scene.illegal(0, key) == ("answer-unknown", "5.1.3-a")
    scene.do("keep:scouts").picks(0, "discard:keep", "discard:rangers")
    assert scene.illegal(0, "rest") == ("answer-unknown", "5.1.4-a")
    assert scene.do("discard").acting


@pytest.mark.rule("4.2-c")
def test_supply_is_spent() -> None:
    scene = Scene(supply=[5]).do("travel", "travel:2")
    assert scene.supply() == 3
    assert scene.do("travel", "travel:3").supply() == 1


@pytest.mark.rule("4.2-c")
def test_nobody_spends_more_than_there_is() -> None:
    scene = Scene(supply=[1], cards={"0": "longbows"}, warbands={"0": (1, 1)})
    assert scene.refusals()["campaign"] == "4.2-c"
    assert scene.why("campaign") == {"why": "oath-why-supply", "needed": 2, "have": 1}
    assert scene.refusals()["search"] == "4.2-c"
    assert "muster" in scene.options(), "one Supply is enough for this"
    assert scene.illegal(0, "campaign") == ("answer-unknown", "4.2-a")
    scene.do("travel")
    assert scene.pawn() == "fertile-valley", "only the other Cradle site is near enough"
    assert scene.supply() == 0
    assert "travel" in scene.refusals()
    assert scene.acting


# --- the Rest Phase: tokens


@pytest.mark.rule("4.3.1-a", "11.8-b")
def test_favor_on_all_cards_goes_to_the_banks_of_their_suits() -> None:
    """At an own site, at one that another rules, and on an adviser of another player."""
    scene = Scene(
        cards={"0": "longbows", "5": "elders"},
        advisers=["", "sleight-of-hand"],
        warbands={"0": (0, 1), "5": (1, 1)},
        favor=[1, 1, 1],
    )
    put_on(scene, "longbows", favor=1)
    put_on(scene, "elders", favor=2)
    put_on(scene, "sleight-of-hand", favor=1)
    scene.do("rest")
    assert [scene.bank(suit) for suit in ("order", "nomad", "discord", "hearth")] == [4, 5, 4, 3]
    assert scene.state.favor_on == {}
    assert [scene.favor(seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("4.3.1-a")
def test_favor_on_sites_and_banners_and_captured_warbands_stay() -> None:
    scene = Scene(sites={0: "mine"}, tokens={"0": (3, 0)}, banners={"peoples-favor": (1, 4)}, favor=[1, 1, 1])
    scene.state.caged[1] = 2
    scene.do("rest", "place")
    assert scene.state.favor_at[0] == 3
    assert scene.banner("peoples-favor") == 5, "but for what its holder has just put there"
    assert scene.state.caged == {1: 2}


@pytest.mark.rule("4.3.2-a", "11.8-b")
def test_secrets_on_all_cards_come_to_who_rests() -> None:
    on_cards = {"wolves": (0, 1), "scryer": (0, 1), "whistle": (0, 1)}
    scene = Scene(cards={"0": "wolves", "5": "scryer"}, relics=["", "whistle"], secrets=[1, 1, 1], on=on_cards)
    scene.do("rest")
    assert [scene.secrets(seat) for seat in range(3)] == [4, 1, 1]
    assert scene.state.secrets_on == {}


@pytest.mark.rule("4.3.2-a")
def test_all_secrets_of_who_rests_are_turned_faceup() -> None:
    scene = Scene(secrets=[1, 1, 1], flipped=[2, 2, 0]).do("rest")
    assert (scene.secrets(0), scene.flipped(0)) == (3, 0)
    assert (scene.secrets(1), scene.flipped(1)) == (1, 2), "the others have to rest themselves"


@pytest.mark.rule("4.3.2-a")
def test_secrets_on_sites_and_on_the_darkest_secret_stay() -> None:
    scene = Scene(sites={0: "drowned-city"}, tokens={"0": (0, 3)}, banners={"darkest-secret": (0, 4)}).do("rest")
    assert scene.state.secrets_at[0] == 3
    assert scene.banner("darkest-secret") == 4
    assert scene.secrets() == 3


# --- the Rest Phase: Supply


@pytest.mark.rule("4.3.3-a")
@pytest.mark.parametrize(("warbands", "supply"), [(14, 6), (9, 6), (8, 5), (4, 5), (3, 4), (0, 4)])
def test_supply_of_an_exile(warbands: int, supply: int) -> None:
    scene = Scene(turn=1, supply=[7, 0, 7], facedown_advisers=["", "tents"])
    scene.state.reserve[1] = warbands
    assert scene.do("rest").supply(1) == supply


@pytest.mark.rule("4.3.3-a")
@pytest.mark.parametrize(("warbands", "supply"), [(24, 6), (18, 6), (17, 5), (11, 5), (10, 4), (4, 4), (3, 3), (0, 3)])
def test_supply_of_the_chancellor(warbands: int, supply: int) -> None:
    scene = Scene(supply=[0, 7, 7])
    scene.state.reserve[0] = warbands
    assert scene.do("rest").supply() == supply


@pytest.mark.rule("4.3.3-a")
def test_warbands_on_the_board_and_on_the_map_do_not_count() -> None:
    scene = Scene(turn=1, supply=[7, 0, 7], board=[3, 4, 3], warbands={"1": (1, 2)}).do("rest")
    assert scene.supply(1) == 5, "eight are left in the bank"


@pytest.mark.rule("4.3.3-b", "11.4-a")
@pytest.mark.parametrize("marker", [0, 2, 5, 7])
def test_a_citizen_copies_the_chancellors_marker(marker: int) -> None:
    scene = Scene(roles="chancellor citizen exile", turn=1, supply=[marker, 0, 7]).do("rest")
    assert scene.supply(1) == marker
    assert scene.supply(0) == marker


@pytest.mark.rule("4.3.4-a", "11.4-b")
@pytest.mark.parametrize(("left", "supply"), [(0, 5), (1, 6), (2, 7), (3, 7), (7, 7)])
def test_saved_supply_is_added_up_to_the_leftmost_space(left: int, supply: int) -> None:
    scene = Scene(turn=1, supply=[7, left, 7], board=[3, 7, 3]).do("rest")
    assert scene.supply(1) == supply


@pytest.mark.rule("4.3.4-a")
def test_a_citizen_saves_too() -> None:
    scene = Scene(roles="chancellor citizen exile", turn=1, supply=[2, 3, 7]).do("rest")
    assert scene.supply(1) == 5


@pytest.mark.rule("4.3.4-a", "11.4-b")
def test_supply_gained_by_a_power_is_saved_too() -> None:
    scene = Scene(supply=[0, 7, 7], cards={"0": "wayside-inn"}, board=[10]).do("use:wayside-inn", "rest")
    assert scene.supply() == 5 + 2, "14 warbands in the bank bring 5"


# --- the Rest Phase: Rest powers


def resting(favor: int = 1, **given: object) -> Scene:
    """The second player has the Naysayers, and the third keeps the oath as an Exile."""
    row = {"turn": 1, "title": 2, "warbands": {"7": (2, 1)}, "favor": [favor, 0, 0], "supply": [7, 1, 7], **given}
    return Scene(advisers=["", "naysayers"], **row)  # type: ignore[arg-type]


@pytest.mark.rule("4.3.5-a")
def test_rest_powers_may_be_used_once_each() -> None:
    scene = resting(favor=5).do("rest")
    assert scene.phase == "rest"
    assert scene.options(1) == ["go-on", "use:naysayers"]
    assert scene.ask(1).rule == "4.3.5-a"
    scene.answers(1, "use:naysayers")
    assert scene.favor(1) == 1
    assert scene.turn == 2, "once and no more"


@pytest.mark.rule("4.3.5-a")
def test_rest_powers_need_not_be_used() -> None:
    scene = resting().do("rest").answers(1, "go-on")
    assert scene.turn == 2
    assert scene.favor(1) == 0


@pytest.mark.rule("4.3.5-a")
def test_rest_powers_need_access_and_something_to_do() -> None:
    assert resting(turn=0, favor=5).do("rest").turn == 1, "another player's adviser"
    assert resting(favor=0).do("rest").turn == 2, "the Chancellor has no favor"
    assert "use:naysayers" not in resting().options(1), "it is no Action power"


@pytest.mark.rule("4.3-a")
def test_tokens_and_supply_come_before_the_rest_powers() -> None:
    scene = resting(cards={"1": "longbows wolves"}, board=[3, 5, 3])
    put_on(scene, "longbows", favor=1)
    put_on(scene, "wolves", secrets=1)
    scene.do("rest")
    assert scene.phase == "rest"
    assert scene.bank("order") == 4
    assert scene.secrets(1) == 4
    assert scene.supply(1) == 6 + 1


@pytest.mark.rule("4-b")
def test_an_act_phase_that_a_power_ends_is_over_for_this_turn_only() -> None:
    scene = Scene(cards={"0": "wizard-school"}).do("use:wizard-school")
    assert scene.turn == 1
    assert scene.acting
    scene.do("travel", "travel:2")
    assert scene.turn == 1


@pytest.mark.rule("4.3-a", "4-b")
def test_a_new_turn_begins_with_a_clean_slate() -> None:
    """What was discarded, taken or offered in vain in one turn is forgotten in the next."""
    scene = Scene()
    s = scene.state
    s.suits_discarded, s.relics_taken, s.not_again = [(0, 1)], [2], ["offer:1"]
    scene.do("rest")
    assert (s.suits_discarded, s.relics_taken, s.not_again) == ([], [], [])
