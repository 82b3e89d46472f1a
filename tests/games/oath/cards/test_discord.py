"""The Discord cards that are no battle plans and no plots."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

# --- A Small Favor


@pytest.mark.rule("7.3.3-a", "10.gain-a")
def test_a_small_favor_brings_four_warbands() -> None:
    scene = Scene(piles=["a-small-favor"])
    scene.do("search", "pile:0")
    assert scene.options() == ["faceup", "facedown", "discard"], "for advisers only"
    scene.do("faceup")
    assert (scene.board(), scene.state.reserve[0], scene.favor()) == (7, 17, 5)


@pytest.mark.rule("9.3-a")
def test_a_small_favor_brings_no_more_than_there_are() -> None:
    scene = Scene(turn=1, facedown_advisers=["", "a-small-favor"], board=[3, 11])
    scene.do("adviser:0", "faceup")
    assert (scene.board(1), scene.state.reserve[1]) == (14, 0)


@pytest.mark.rule("7.2.2-a", "5.1.4.II-c")
def test_a_small_favor_stays_once_it_is_played() -> None:
    scene = Scene(advisers=["a-small-favor scryer"], facedown_advisers=["wolves"], piles=["tents"])
    scene.do("search", "pile:0", "faceup")
    assert scene.options() == ["adviser:1", "adviser:2"], "the others may make room, the locked one may not"


# --- Sleight of Hand


@pytest.mark.rule("10.take-a", "7.1.2-a")
def test_sleight_of_hand_takes_a_secret_from_a_player_at_the_own_site() -> None:
    scene = Scene(advisers=["sleight-of-hand"], pawns="0 0 2")
    scene.do("use:sleight-of-hand")
    assert (scene.secrets(0), scene.secrets(1), scene.secrets(2)) == (4, 2, 3)
    assert (scene.favor(), scene.favor_on("sleight-of-hand")) == (4, 1)


@pytest.mark.rule("6.2-a")
def test_sleight_of_hand_cannot_take_the_last_secret() -> None:
    scene = Scene(advisers=["sleight-of-hand"], pawns="0 0 0", secrets=[0, 1, 2])
    scene.do("use:sleight-of-hand")
    assert (scene.secrets(0), scene.secrets(1), scene.secrets(2)) == (1, 1, 1)
    bare = Scene(advisers=["sleight-of-hand"], pawns="0 0 2", secrets=[0, 1, 9])
    assert bare.refusals()["use:sleight-of-hand"] == "6.2-a"


@pytest.mark.rule("7.1.2-c", "10.take-a")
def test_sleight_of_hand_counts_facedown_secrets_but_takes_a_faceup_one_first() -> None:
    scene = Scene(advisers=["sleight-of-hand"], pawns="0 0 2", secrets=[0, 1, 0])
    scene.state.flipped[1] = 1
    scene.do("reliquary:brutal", "use:sleight-of-hand")
    assert (scene.secrets(0), scene.secrets(1), scene.flipped(1)) == (1, 0, 1)


@pytest.mark.rule("7.2.1-a")
def test_sleight_of_hand_is_for_advisers_only() -> None:
    scene = Scene(piles=["sleight-of-hand"])
    scene.do("search", "pile:0")
    assert scene.options() == ["faceup", "facedown", "discard"]


# --- Key to the City


@pytest.mark.rule("7.3.3-a", "10.kill-a")
def test_key_to_the_city_drives_out_the_warbands_of_an_absent_ruler() -> None:
    scene = Scene(sites={0: "plains"}, piles=["key-to-the-city"], warbands={"plains": (1, 3)})
    scene.do("search", "pile:0", "site:0")
    assert scene.army("plains") == (0, 1)
    assert (scene.board(0), scene.state.reserve[0], scene.state.reserve[1]) == (3, 20, 11)
    assert scene.favor() == 6


@pytest.mark.rule("7.3.3-a")
def test_key_to_the_city_opens_nothing_while_the_rulers_pawn_is_there() -> None:
    scene = Scene(sites={0: "plains"}, piles=["key-to-the-city"], warbands={"plains": (1, 3)}, pawns="0 0 2")
    scene.do("search", "pile:0", "site:0")
    assert (scene.army("plains"), scene.board(0), scene.at("plains")) == ((1, 3), 3, ["key-to-the-city"])
    guest = Scene(sites={0: "plains"}, piles=["key-to-the-city"], warbands={"plains": (1, 3)}, pawns="0 5 0")
    guest.do("search", "pile:0", "site:0")
    assert guest.army("plains") == (0, 1), "any other pawn is no hindrance"


@pytest.mark.rule("6.6.3-a")
def test_any_imperial_pawn_keeps_the_city_of_the_empire() -> None:
    play = {"sites": {1: "plains"}, "turn": 1, "facedown_advisers": ["", "key-to-the-city"]}
    scene = Scene(
        **play,  # type: ignore[arg-type]
        roles="chancellor exile citizen",
        pawns="0 1 1",
        warbands={"plains": (0, 2)},
    )
    scene.do("adviser:0", "site:1")
    assert scene.army("plains") == (0, 2)
    absent = Scene(
        **play,  # type: ignore[arg-type]
        roles="chancellor exile citizen",
        pawns="0 1 2",
        warbands={"plains": (0, 2)},
    )
    absent.do("adviser:0", "site:1")
    assert absent.army("plains") == (1, 1)


@pytest.mark.rule("7.3.3-a")
def test_key_to_the_city_at_a_site_of_ones_own_changes_nothing() -> None:
    scene = Scene(sites={0: "plains"}, piles=["key-to-the-city"], warbands={"plains": (0, 3)})
    scene.do("search", "pile:0", "site:0")
    assert (scene.army("plains"), scene.board()) == ((0, 3), 3)


@pytest.mark.ruling("key-to-the-city", 1)
def test_key_to_the_city_opens_a_bandit_site() -> None:
    scene = Scene(sites={0: "plains"}, piles=["key-to-the-city"], pawns="0 0 0")
    scene.do("search", "pile:0", "site:0")
    assert (scene.army("plains"), scene.board()) == ((0, 1), 3)


@pytest.mark.rule("9.3-a")
def test_key_to_the_city_without_warbands_in_the_bank_leaves_the_site_to_bandits() -> None:
    scene = Scene(
        sites={1: "plains"},
        turn=1,
        facedown_advisers=["", "key-to-the-city"],
        board=[3, 14, 3],
        warbands={"plains": (2, 2)},
    )
    scene.do("adviser:0", "site:1")
    assert (scene.army("plains"), scene.board(1)) == ((-1, 0), 14)


@pytest.mark.rule("7.2.1-a")
def test_key_to_the_city_is_for_sites_only() -> None:
    scene = Scene(piles=["key-to-the-city"])
    scene.do("search", "pile:0")
    assert scene.options() == ["site:0", "facedown", "discard"]


# --- Scryer


@pytest.mark.ruling("scryer", 1)
def test_scryer_sees_a_whole_discard_pile_of_any_region() -> None:
    scene = Scene(advisers=["scryer"], piles=["wolves", "elders tents faith dazzle", ""], listen=True)
    scene.do("use:scryer")
    assert scene.options() == ["pile:0", "pile:1"], "there is nothing to see in an empty pile"
    scene.do("pile:1")
    seen = [card["face"] for card in scene.told("peek-pile")[0]["moves"][0]["cards"]]
    assert sorted(seen) == ["dazzle", "elders", "faith", "tents"]
    others = scene.told("peek-pile", seat=1)[0]["moves"][0]
    assert (others["cards"], others["count"]) == ([], 4)
    pile = scene.state.piles[1]
    assert [scene.state.cards.knows(seat, card) for card in pile for seat in (0, 1)] == [True, False] * 4
    assert (scene.pile(1), scene.secrets(), scene.secrets_on("scryer")) == (
        ["elders", "tents", "faith", "dazzle"],
        2,
        1,
    )


@pytest.mark.rule("6.2-a", "7.1.2-a")
def test_scryer_takes_a_secret_and_a_pile() -> None:
    assert Scene(advisers=["scryer"]).refusals()["use:scryer"] == "6.2-a"
    assert Scene(advisers=["scryer"], piles=["wolves"], secrets=[0]).refusals()["use:scryer"] == "7.1.2-a"


# --- Naysayers


@pytest.mark.rule("4.3.5-a", "7.3.4-a", "10.take-a")
def test_naysayers_take_a_favor_from_the_chancellor_while_an_exile_keeps_the_oath() -> None:
    scene = Scene(turn=1, advisers=["", "naysayers"], title=2, warbands={"river": (2, 1)})
    scene.do("rest")
    assert scene.options(1) == ["go-on", "use:naysayers"]
    scene.do("use:naysayers")
    assert (scene.favor(0), scene.favor(1), scene.turn) == (4, 6, 2), "once only, then the turn is over"


@pytest.mark.rule("7.3.4-a")
def test_naysayers_may_stay_silent() -> None:
    scene = Scene(turn=1, advisers=["", "naysayers"], title=2, warbands={"river": (2, 1)})
    scene.do("rest", "go-on")
    assert (scene.favor(0), scene.favor(1), scene.turn) == (5, 5, 2)


@pytest.mark.ruling("naysayers", 1)
def test_naysayers_work_for_an_exile_who_keeps_the_oath() -> None:
    scene = Scene(turn=1, advisers=["", "naysayers"], title=1, usurper=True, warbands={"river": (1, 1)})
    scene.do("rest", "use:naysayers")
    assert (scene.favor(0), scene.favor(1)) == (4, 6)


@pytest.mark.rule("4.3.5-a")
def test_naysayers_have_nothing_to_say_while_the_empire_keeps_the_oath() -> None:
    scene = Scene(turn=1, advisers=["", "naysayers"])
    scene.do("rest")
    assert (scene.turn, scene.favor(1)) == (2, 5)
    citizen = Scene(
        turn=1,
        roles="chancellor exile citizen",
        oath="people",
        banners={"peoples-favor": (2, 1)},
        title=2,
        advisers=["", "naysayers"],
    )
    citizen.do("rest")
    assert citizen.turn == 2, "a Citizen with the title is no Exile"
    chancellor = Scene(advisers=["naysayers"], title=2, warbands={"river": (2, 1)}).do("rest")
    assert (chancellor.turn, chancellor.favor()) == (1, 5), "nobody takes from themself"
    poor = Scene(turn=1, advisers=["", "naysayers"], title=2, warbands={"river": (2, 1)}, favor=[0])
    poor.do("rest")
    assert poor.turn == 2, "the Chancellor has nothing to take"


@pytest.mark.rule("7.2.1-a", "7.3.4-a")
def test_naysayers_are_for_advisers_only_and_for_the_rest_phase() -> None:
    scene = Scene(piles=["naysayers"])
    scene.do("search", "pile:0")
    assert scene.options() == ["faceup", "facedown", "discard"]
    acting = Scene(turn=1, advisers=["", "naysayers"], title=2, warbands={"river": (2, 1)})
    assert "use:naysayers" not in acting.options(1)


# --- Assassin, Silver Tongue, Insomnia: two advisers at most


@pytest.mark.rule("7.6.4-a", "5.1.4.II-c")
@pytest.mark.parametrize("limiter", ["assassin", "silver-tongue", "insomnia"])
def test_the_limiters_leave_room_for_one_more_adviser(limiter: str) -> None:
    scene = Scene(advisers=["scryer"], facedown_advisers=["wolves tents"], piles=[limiter])
    scene.do("search", "pile:0")
    assert scene.options() == ["faceup", "facedown", "discard"], "for advisers only"
    scene.do("faceup")
    assert scene.options() == ["adviser:0", "adviser:1", "adviser:2"], "facedown advisers count, and may go"
    scene.do("adviser:1", "adviser:0")
    assert scene.advisers() == ["tents?", limiter]
    later = Scene(advisers=[f"{limiter} scryer"], piles=["tents"])
    later.do("search", "pile:0", "facedown")
    assert later.advisers() == [limiter, "tents?"], "the only one that is not locked had to go"


@pytest.mark.rule("7.6.4-a")
@pytest.mark.parametrize("limiter", ["assassin", "silver-tongue", "insomnia"])
def test_a_limiter_binds_its_owner_alone_and_only_faceup(limiter: str) -> None:
    other = Scene(advisers=["scryer tents", limiter], piles=["wolves"]).do("search", "pile:0", "faceup")
    assert other.advisers() == ["scryer", "tents", "wolves"]
    hidden = Scene(advisers=["scryer"], facedown_advisers=[limiter], piles=["wolves"]).do("search", "pile:0", "faceup")
    assert hidden.advisers() == ["scryer", f"{limiter}?", "wolves"]


@pytest.mark.rule("7.6.4-b")
@pytest.mark.ruling("assassin", 1)
def test_an_assassin_cannot_join_two_locked_advisers() -> None:
    refuses_beside_two_locked("assassin")


@pytest.mark.rule("7.6.4-b")
@pytest.mark.ruling("silver-tongue", 1)
def test_a_silver_tongue_cannot_join_two_locked_advisers() -> None:
    refuses_beside_two_locked("silver-tongue")


@pytest.mark.rule("7.6.4-b")
@pytest.mark.ruling("insomnia", 1)
def test_insomnia_cannot_join_two_locked_advisers() -> None:
    refuses_beside_two_locked("insomnia")


def refuses_beside_two_locked(limiter: str) -> None:
    scene = Scene(advisers=["a-small-favor faithful-friend"], piles=[limiter]).do("search", "pile:0")
    assert scene.options() == ["facedown", "discard"], "facedown it limits nothing, so there is room for a third"
    assert scene.refusals()["faceup"] == "5.1.4.II-c"
    one = Scene(advisers=["a-small-favor scryer"], piles=[limiter]).do("search", "pile:0", "faceup")
    assert one.advisers() == ["a-small-favor", limiter]


@pytest.mark.rule("7.2.2-a", "10.discard-a", "11.13-d")
def test_the_assassin_discards_a_faceup_adviser_of_a_player_here() -> None:
    scene = Scene(
        pawns="0 0 2",
        advisers=["assassin tents", "scryer a-small-favor", "elders"],
        facedown_advisers=["", "wolves"],
    )
    scene.do("use:assassin")
    assert scene.options() == ["discard:scryer", "discard:tents"], "no locked or facedown one, nobody elsewhere"
    scene.do("discard:scryer")
    assert scene.advisers(1) == ["a-small-favor", "wolves?"]
    assert (scene.favor(), scene.favor_on("assassin"), scene.pile(1)) == (4, 1, ["scryer"])
    assert scene.refusals()["use:assassin"] == "7.1.2-b"


@pytest.mark.rule("6.2-a", "7.1.2-a")
def test_the_assassin_needs_a_victim_and_a_favor() -> None:
    assert Scene(advisers=["assassin", "scryer"]).refusals()["use:assassin"] == "6.2-a"
    poor = Scene(pawns="0 0 2", advisers=["assassin", "scryer"], favor=[0])
    assert poor.refusals()["use:assassin"] == "7.1.2-a"


@pytest.mark.rule("10.discard-c", "10.discard-a")
def test_what_lies_on_the_victim_goes_where_it_does_on_any_discard() -> None:
    scene = Scene(pawns="2 2 0", turn=1, advisers=["sleight-of-hand scryer", "assassin"])
    s = scene.state
    s.favor_on[s.advisers[0][0]] = 1
    s.secrets_on[s.advisers[0][1]] = 1
    scene.ask_again().do("use:assassin", "discard:sleight-of-hand")
    assert (scene.bank("discord"), scene.pile(2)) == (4, ["sleight-of-hand"]), "the pile follows the murderer's pawn"


@pytest.mark.rule("4.3.5-a", "7.3.4-a")
def test_a_silver_tongue_takes_favor_for_a_card_at_the_own_site() -> None:
    scene = Scene(advisers=["silver-tongue"], cards={"0": "wolves elders", "1": "scryer"}, bank={"nomad": 0})
    scene.do("rest")
    assert scene.options() == ["go-on", "use:silver-tongue"]
    scene.do("use:silver-tongue")
    assert (scene.favor(), scene.bank("beast"), scene.turn) == (6, 2, 1), "an empty bank is no choice"
    both = Scene(advisers=["silver-tongue"], cards={"0": "wolves elders"}).do("rest", "use:silver-tongue")
    assert both.options() == ["bank:beast", "bank:nomad"]
    both.do("bank:nomad")
    assert (both.favor(), both.bank("nomad"), both.bank("beast")) == (6, 2, 3)


@pytest.mark.rule("4.3.5-a")
def test_a_silver_tongue_has_nobody_to_talk_to_at_an_empty_site() -> None:
    scene = Scene(advisers=["silver-tongue"], cards={"1": "wolves"}).do("rest")
    assert (scene.turn, scene.favor()) == (1, 5)


@pytest.mark.rule("4.3.5-a", "7.3.4-a")
def test_insomnia_brings_a_secret_after_the_rest() -> None:
    scene = Scene(advisers=["insomnia"]).do("rest", "use:insomnia")
    assert (scene.secrets(), scene.turn) == (4, 1)
    assert Scene(advisers=["insomnia"]).do("rest", "go-on").secrets() == 3


# --- Charlatan


@pytest.mark.rule("7.3.3-a", "10.burn-a")
@pytest.mark.ruling("charlatan", 1)
def test_a_charlatan_leaves_one_secret_on_the_darkest_secret_and_touches_no_others() -> None:
    scene = Scene(piles=["charlatan"], banners={"darkest-secret": (1, 4)}, tokens={"steppe": (0, 2)}, listen=True)
    s = scene.state
    s.flipped[1] = 2
    scene.do("search", "pile:0", "faceup")
    assert (scene.banner("darkest-secret"), scene.holder("darkest-secret")) == (1, 1)
    assert [scene.secrets(seat) for seat in range(3)] == [3, 3, 3]
    assert (scene.flipped(1), s.secrets_at[2]) == (2, 2)
    assert scene.told("charlatan")[0]["args"] == {"amount": 3}


@pytest.mark.rule("7.1.3-a")
def test_a_charlatan_finds_nothing_to_burn_on_the_last_secret() -> None:
    scene = Scene(piles=["charlatan"], listen=True).do("search", "pile:0", "site:0")
    assert (scene.banner("darkest-secret"), scene.told("charlatan"), scene.favor()) == (1, [], 6)


# --- Downtrodden


@pytest.mark.rule("5.2.2-a", "7.4.1-a")
def test_the_downtrodden_come_in_greater_numbers_from_the_poorest_bank() -> None:
    scene = Scene(advisers=["downtrodden"], cards={"0": "wolves elders"}, bank={"beast": 1, "nomad": 2})
    scene.do("muster", "use:downtrodden", "muster:wolves")
    assert (scene.board(), scene.favor_on("wolves")) == (7, 1)
    other = Scene(advisers=["downtrodden"], cards={"0": "wolves elders"}, bank={"beast": 1, "nomad": 2})
    other.do("muster", "use:downtrodden", "muster:elders")
    assert other.board() == 5, "only on the card of the poorest bank"


@pytest.mark.rule("5.2.2-a")
def test_a_tie_for_the_least_is_not_enough() -> None:
    scene = Scene(advisers=["downtrodden"], cards={"0": "wolves"}, bank={"beast": 1, "order": 1})
    scene.do("muster")
    assert (scene.acting, scene.board()) == (True, 5), "nothing is offered"


@pytest.mark.rule("7.1.1-a", "7.4.2-a")
def test_the_downtrodden_serve_who_is_where_they_are() -> None:
    scene = Scene(cards={"0": "downtrodden"}, bank={"discord": 0}).do("muster", "use:downtrodden")
    assert (scene.board(), scene.favor_on("downtrodden")) == (7, 1), "also on themselves"
    away = Scene(cards={"0": "wolves", "1": "downtrodden"}, bank={"beast": 0}).do("muster")
    assert away.board() == 5


# --- Dissent


@pytest.mark.rule("7.3.3-a")
def test_dissent_costs_everybody_a_favor_for_each_suit_they_rule() -> None:
    scene = Scene(
        seats=4,
        piles=["dissent"],
        warbands={"steppe": (1, 1), "river": (1, 2)},
        cards={"steppe": "wolves elders", "river": "tents", "ancient-city": "longbows"},
        advisers=["", "scryer"],
        facedown_advisers=["", "keep"],
        favor=[5, 5, 5, 0],
    )
    scene.do("search", "pile:0", "faceup")
    assert [scene.favor(seat) for seat in range(4)] == [4, 2, 5, 0], "own advisers: Discord; Beast, Nomad and Discord"
    assert scene.favor_on("dissent") == 4
    scene.do("rest")
    assert scene.bank("discord") == 7, "it is swept up like all favor on cards"


@pytest.mark.rule("7.1.3-a")
def test_dissent_takes_no_more_than_there_is_and_spares_the_holder_of_the_peoples_favor() -> None:
    scene = Scene(
        piles=["dissent"],
        banners={"peoples-favor": (0, 1)},
        advisers=["scryer", "wolves elders true-names", "keep longbows"],
        favor=[5, 1, 5],
    )
    scene.do("search", "pile:0", "faceup")
    assert [scene.favor(seat) for seat in range(3)] == [5, 0, 4]
    assert scene.favor_on("dissent") == 2


@pytest.mark.ruling("dissent", 1)
def test_citizens_and_the_chancellor_all_pay_for_the_sites_of_the_empire() -> None:
    scene = Scene(
        seats=4,
        roles="chancellor citizen citizen exile",
        piles=["dissent"],
        warbands={"0": (0, 1), "steppe": (0, 1)},
        cards={"steppe": "wolves elders"},
        banks=2,
    )
    scene.do("search", "pile:0", "site:0")
    assert [scene.favor(seat) for seat in range(4)] == [3, 2, 2, 5], "Beast, Nomad, and Discord that is Dissent itself"
    assert scene.favor_on("dissent") == 9
