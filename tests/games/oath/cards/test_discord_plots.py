"""The Discord cards against players and the throne: relics, advisers, Visions, Citizenship and the title."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

# --- Blackmail


@pytest.mark.rule("7.3.3-a", "10.take-a")
def test_blackmail_takes_a_relic_from_who_will_not_pay() -> None:
    scene = Scene(piles=["blackmail"], pawns="0 0 2", relics=["map", "whistle ivory-eye", "horned-mask"])
    scene.do("search", "pile:0", "faceup")
    assert scene.options() == ["relic:whistle", "relic:ivory-eye"], "only of others at the own site"
    scene.do("relic:ivory-eye")
    assert scene.asked() == [1]
    scene.answers(1, "no")
    assert (scene.relics(0), scene.relics(1)) == (["map", "grand-scepter", "ivory-eye"], ["whistle"])
    assert scene.favor(1) == 5


@pytest.mark.rule("10.give-a")
def test_three_favor_buy_the_relic_back() -> None:
    scene = Scene(piles=["blackmail"], pawns="0 0 2", relics=["", "whistle"])
    scene.do("search", "pile:0", "site:0").answers(1, "yes")
    assert (scene.relics(1), scene.favor(0), scene.favor(1)) == (["whistle"], 9, 2), "3, and 1 for playing to a site"


@pytest.mark.rule("7.1.3-a", "9.2-a")
def test_blackmail_without_favor_without_relics_and_against_the_circlet() -> None:
    poor = Scene(piles=["blackmail"], pawns="0 0 2", relics=["", "whistle"], favor=[5, 2])
    poor.do("search", "pile:0", "faceup")
    assert (poor.acting, poor.relics(1)) == (True, []), "two favor are not enough, so nothing is asked"
    nobody = Scene(piles=["blackmail"], relics=["", "whistle"]).do("search", "pile:0", "faceup")
    assert (nobody.acting, nobody.relics(1)) == (True, ["whistle"])
    crowned = Scene(piles=["blackmail"], pawns="0 0 2", relics=["", "whistle circlet-of-command"], favor=[5, 0])
    crowned.do("search", "pile:0", "faceup")
    assert crowned.relics(1) == ["whistle"], "the Circlet itself was all that could be taken"


# --- Relic Thief


def recovered(**more: object) -> Scene:
    """The Chancellor recovers a relic of the mountain; seat 1 has the Relic Thief."""
    given: dict[str, object] = {
        "sites": {0: "mountain"},
        "relics_at": {"0": "map"},
        "advisers": ["", "relic-thief"],
        "pawns": "0 1 2",
    } | more
    return Scene(**given).do("recover", "relic:0")  # type: ignore[arg-type]


@pytest.mark.rule("7.1.2-c", "7.1.4-a")
@pytest.mark.ruling("relic-thief", 1)
def test_a_relic_thief_pays_at_once_and_off_turn_and_takes_what_was_taken() -> None:
    scene = recovered()
    assert (scene.asked(), scene.relics(0)) == ([1], ["grand-scepter", "map"])
    scene.dice(defense="double").answers(1, "yes")
    assert (scene.relics(0), scene.relics(1), scene.acting) == (["grand-scepter"], ["map"], True)
    assert (scene.favor(1), scene.bank("discord"), scene.favor_on("relic-thief")) == (4, 4, 0)
    assert (scene.secrets(1), scene.flipped(1)) == (2, 1)


@pytest.mark.rule("7.1.4-a")
@pytest.mark.parametrize("face", ["shield", "two"])
def test_a_shield_keeps_the_relic_where_it_is(face: str) -> None:
    scene = recovered().dice(defense=face).answers(1, "yes")
    assert (scene.relics(0), scene.relics(1), scene.favor(1)) == (["grand-scepter", "map"], [], 4)
    declined = recovered().answers(1, "no")
    assert (declined.relics(1), declined.favor(1), declined.secrets(1)) == ([], 5, 3)


@pytest.mark.rule("7.1.2-a", "7.1.4-a")
def test_a_relic_thief_has_to_be_near_and_able_to_pay() -> None:
    assert recovered(pawns="0 2 3").acting, "another region"
    assert recovered(favor=[5, 0]).acting
    assert recovered(secrets=[3, 0]).acting
    assert recovered(advisers=["", ""], facedown_advisers=["", "relic-thief"]).acting, "facedown cards have no power"
    own = Scene(turn=1, sites={1: "mountain"}, relics_at={"1": "map"}, advisers=["", "relic-thief"])
    assert own.do("recover", "relic:0").acting, "nobody steals from themself"


@pytest.mark.rule("11.8-a")
def test_a_token_on_the_thief_does_not_matter_off_turn() -> None:
    scene = Scene(seats=3, sites={0: "mountain"}, relics_at={"0": "map"}, advisers=["", "relic-thief"], pawns="0 1 2")
    scene.state.favor_on[scene.state.advisers[1][0]] = 1
    assert scene.ask_again().do("recover", "relic:0").asked() == [1]


@pytest.mark.rule("7.1.2-b", "7.1.2-a")
@pytest.mark.parametrize("occupied", [False, True])
def test_in_the_own_turn_the_thief_pays_onto_the_card_if_it_is_free(occupied: bool) -> None:
    scene = Scene(
        pawns="2 3 2",
        board=[1, 0, 3],
        warbands={"2": (1, 1)},
        relics=["whistle"],
        advisers=["relic-thief", "", "sneak-attack"],
        oath="people",
    )
    if occupied:
        scene.state.favor_on[scene.state.advisers[0][0]] = 1
    scene.ask_again().do("campaign", "player:1").dice("two", "hollow").do("dice:1")
    scene.answers(2, "yes", "relic:whistle", "done").dice("blank " * 5, "sword sword").answers(2, "dice:2")
    assert scene.asked() == [2 if occupied else 0], "a token lies there: the victor goes on"
    if not occupied:
        scene.dice(defense="blank").answers(0, "yes")
        assert (scene.favor_on("relic-thief"), scene.secrets_on("relic-thief")) == (1, 1)
        assert "whistle" in scene.relics(0)


def raided(seat: int, **more: object) -> Scene:
    """Seat 0 beats seat 1 at its pawn and takes two relics; the thief sits at `seat`."""
    given: dict[str, object] = {
        "pawns": "0 0 1",
        "relics": ["", "whistle brass-horse"],
        "advisers": ["relic-thief" if other == seat else "" for other in range(3)],
        "board": [9, 0, 0],
        "oath": "people",
    } | more
    scene = Scene(**given)  # type: ignore[arg-type]
    scene.do("campaign", "player:1", "relic:brass-horse", "relic:whistle")
    return scene.dice("blank " * 6, "sword").do("dice:1")


@pytest.mark.ruling("relic-thief", 2)
@pytest.mark.ruling("relic-thief", 5)
def test_the_beaten_thief_takes_all_relics_back_with_one_roll_of_two_dice() -> None:
    scene = raided(1)
    assert (scene.asked(), scene.ask(1).what.args["count"]) == ([1], 2)
    lucky = scene.dice(defense="blank double").answers(1, "yes")
    assert sorted(lucky.relics(1)) == ["brass-horse", "whistle"]
    other = raided(1).dice(defense="blank shield").answers(1, "yes")
    assert (other.relics(1), other.relics(0)[1:]) == ([], ["brass-horse", "whistle"]), "one shield saves both"


@pytest.mark.ruling("relic-thief", 3)
def test_relics_given_with_citizenship_cannot_be_stolen() -> None:
    scene = Scene(advisers=["", "", "relic-thief"], pawns="0 1 0", reliquary="map")
    scene.do("offer:1", "space:brutal").picks(0)
    scene.picks(0)
    scene.answers(1, "accept")
    assert (scene.relics(1), scene.role(1), scene.acting) == (["map"], "citizen", True)


@pytest.mark.ruling("relic-thief", 4)
def test_the_title_is_looked_at_each_time_relics_change_hands() -> None:
    scene = Scene(
        oath="protection",
        title=2,
        sites={1: "mountain"},
        turn=1,
        relics=["grand-scepter", "whistle", "ivory-eye"],
        relics_at={"1": "map"},
        advisers=["", "", "relic-thief"],
        pawns="0 1 0",
        listen=True,
    )
    scene.do("recover", "relic:0")
    assert (scene.state.title, scene.asked()) == (1, [2]), "two relics: the title moves before the thief strikes"
    scene.dice(defense="blank").answers(2, "yes")
    assert scene.state.title == 2
    assert [event["seat"] for event in scene.told("title")] == [1, 2]


@pytest.mark.rule("9.2-a")
def test_the_circlet_keeps_relics_from_the_thief() -> None:
    assert recovered(relics=["circlet-of-command"]).acting
    fresh = recovered(relics_at={"0": "circlet-of-command"}).dice(defense="blank").answers(1, "yes")
    assert fresh.relics(1) == ["circlet-of-command"], "but not itself"


@pytest.mark.ruling("jinx", 3)
def test_jinx_rerolls_a_theft() -> None:
    scene = recovered(advisers=["", "relic-thief jinx"], secrets=[3, 3])
    scene.dice(defense="shield blank").answers(1, "yes")
    assert (scene.asked(), scene.ask(1).what.id) == ([1], "oath-ask-reroll")
    assert scene.answers(1, "yes").relics(1) == ["map"]


# --- Enchantress


@pytest.mark.rule("10.swap-a", "7.2.2-a", "11.8-d")
def test_the_enchantress_trades_places_with_any_faceup_adviser() -> None:
    scene = Scene(
        advisers=["enchantress tents", "scryer a-small-favor", "elders"],
        facedown_advisers=["", "wolves"],
        pawns="0 5 7",
    )
    scene.state.favor_on[scene.state.advisers[1][0]] = 1
    scene.ask_again().do("use:enchantress")
    assert scene.options() == ["swap:scryer", "swap:elders"], "anywhere; no locked, facedown or own one"
    scene.do("swap:scryer")
    assert (scene.advisers(0), scene.advisers(1)) == (["scryer", "tents"], ["enchantress", "a-small-favor", "wolves?"])
    assert (scene.secrets(), scene.favor_on("scryer"), scene.acting) == (2, 1, True)
    assert "use:enchantress" not in scene.options()


@pytest.mark.rule("7.3.3-a")
def test_nothing_is_played_by_a_swap() -> None:
    scene = Scene(advisers=["enchantress", "twin-brother charlatan"], banners={"darkest-secret": (2, 3)})
    scene.do("use:enchantress", "swap:charlatan")
    assert (scene.advisers(0), scene.banner("darkest-secret"), scene.acting) == (["charlatan"], 3, True)


@pytest.mark.rule("6.2-a", "7.1.2-d")
def test_the_enchantress_needs_a_faceup_secret_and_somebody() -> None:
    assert Scene(advisers=["enchantress", "scryer"], secrets=[0]).refusals()["use:enchantress"] == "7.1.2-a"
    assert Scene(advisers=["enchantress", "insomnia"]).refusals()["use:enchantress"] == "6.2-a"


@pytest.mark.ruling("enchantress", 1)
def test_who_gives_the_pied_piper_away_discards_down_to_the_limit_but_not_the_enchantress() -> None:
    scene = Scene(advisers=["enchantress", "pied-piper scryer elders"], facedown_advisers=["", "wolves"])
    scene.do("use:enchantress", "swap:pied-piper")
    assert scene.asked() == [1]
    assert scene.options(1) == ["adviser:1", "adviser:2", "adviser:3"]
    scene.answers(1, "adviser:3")
    assert (scene.advisers(0), scene.advisers(1)) == (["pied-piper"], ["enchantress", "scryer", "elders"])


@pytest.mark.rule("7.6.4-b", "10.move-a")
def test_no_swap_that_would_leave_too_many_locked_advisers() -> None:
    locked = "a-small-favor faithful-friend royal-ambitions"
    scene = Scene(advisers=["enchantress", f"pied-piper {locked} scryer"[:-7]])
    assert scene.refusals()["use:enchantress"] == "6.2-a", "three locked ones and the Enchantress would be four"
    wagon = Scene(advisers=["enchantress a-small-favor", "family-wagon"])
    assert "use:enchantress" in wagon.options(), "one who is no Nomad may stay beside the Family Wagon"
    full = Scene(advisers=["enchantress a-small-favor faithful-friend", "family-wagon"])
    assert "use:enchantress" in full.options(), "Faithful Friend is a Nomad"


# --- False Prophet


@pytest.mark.rule("7.3.3-a", "3.2-a")
def test_a_false_prophet_wins_by_anothers_vision() -> None:
    scene = Scene(
        turn=1,
        visions=["", "", "faith"],
        visions_drawn=3,
        facedown_advisers=["", "false-prophet"],
        banners={"darkest-secret": (1, 1)},
    )
    scene.do("adviser:0", "faceup")
    assert (scene.board(1), scene.reserve(1), scene.vision(1), scene.vision(2)) == (3, 10, None, "faith")
    scene.do("rest").answers(2, "rest")
    scene.do("rest")
    assert (scene.table.over, scene.state.winner, scene.state.ending) == (True, 1, "visionary")


@pytest.mark.rule("7.3.3-a", "11.13-e")
def test_the_prophet_chooses_among_revealed_visions_and_the_chancellor_is_no_prophet() -> None:
    scene = Scene(turn=1, visions=["", "conquest", "faith"], facedown_advisers=["", "false-prophet"])
    scene.do("adviser:0", "faceup")
    assert scene.options(1) == ["mark:conquest", "mark:faith"], "any revealed Vision, also the own one"
    chancellor = Scene(visions=["", "conquest", "faith"], facedown_advisers=["false-prophet"])
    chancellor.do("adviser:0", "faceup")
    assert (chancellor.acting, chancellor.board(), chancellor.state.prophet) == (True, 3, -1)
    bare = Scene(turn=1, facedown_advisers=["", "false-prophet"]).do("adviser:0", "faceup")
    assert (bare.board(1), bare.state.prophet) == (4, -1), "without a Vision the warband stays on the board"
    none = Scene(turn=1, visions=["", "", "faith"], facedown_advisers=["", "false-prophet"], board=[3, 14])
    assert none.do("adviser:0", "faceup").state.prophet == -1, "without a warband there is no mark"


def prophesied(**more: object) -> Scene:
    """Seat 1 has marked the Faith of seat 2, whose turn it is."""
    given: dict[str, object] = {
        "turn": 1,
        "visions": ["", "", "faith"],
        "facedown_advisers": ["", "false-prophet"],
        "piles": ["", "conquest"],
    } | more
    scene = Scene(**given).do("adviser:0", "faceup")  # type: ignore[arg-type]
    return scene.do("rest")


@pytest.mark.rule("5.1.4.III-d", "7.3.3-a")
def test_a_marked_vision_that_is_discarded_comes_to_the_prophet_even_off_turn() -> None:
    scene = prophesied()
    scene.do("search", "pile:1", "vision")
    assert (scene.asked(), scene.options(1)) == ([1], ["vision", "facedown", "discard"])
    scene.answers(1, "vision")
    assert (scene.vision(1), scene.vision(2), scene.reserve(1), scene.board(1)) == ("faith", "conquest", 11, 3)
    assert (scene.state.prophet, scene.acting) == (-1, True)


@pytest.mark.rule("5.1.4.III-d")
def test_who_marked_the_own_vision_and_replaces_it_chooses_which_one_stays() -> None:
    for answer, kept, gone in (("discard", "conquest", "faith"), ("vision", "faith", "conquest")):
        scene = Scene(
            turn=1,
            visions=["", "faith"],
            facedown_advisers=["", "false-prophet"],
            pawns="0 2 3",
            piles=["", "conquest"],
        )
        scene.do("adviser:0", "faceup", "search", "pile:1", "vision")
        assert (scene.vision(1), scene.held_cards(1)) == ("conquest", ["faith"])
        scene.do(answer)
        assert (scene.vision(1), scene.pile(2), scene.board(1), scene.reserve(1)) == (kept, [gone], 3, 11)


@pytest.mark.rule("10.discard-a")
def test_the_prophet_may_let_the_vision_go() -> None:
    scene = prophesied()
    scene.do("search", "pile:1", "vision").answers(1, "discard")
    assert (scene.vision(1), scene.pile(1), scene.reserve(1)) == (None, ["faith"], 11), "the pile of the prophet's pawn"


@pytest.mark.rule("6.6.2-a")
@pytest.mark.ruling("false-prophet", 1)
def test_the_mark_stays_with_a_citizen_who_cannot_win_by_it() -> None:
    scene = prophesied(
        visions_drawn=3, banners={"darkest-secret": (1, 1)}, reliquary="map", secrets=[3, 1], board=[3, 2]
    )
    scene.do("rest")
    scene.do("offer:1", "space:brutal").picks(0)
    scene.picks(0)
    scene.answers(1, "accept")
    assert (scene.role(1), scene.state.prophet, scene.reserve(1)) == ("citizen", 1, 13), (
        "the red one on the Vision stays"
    )
    scene.do("rest")
    assert (scene.table.over, scene.turn) == (False, 1)
    scene.do("self-exile")
    assert (scene.role(1), scene.turn) == ("exile", 2)
    scene.do("rest")
    scene.do("rest")
    assert (scene.state.winner, scene.state.ending) == (1, "visionary")


@pytest.mark.rule("5.1.4.III-b")
def test_a_marked_vision_comes_to_a_citizen_facedown_and_its_warband_dies() -> None:
    scene = prophesied(reliquary="map")
    scene.state.role[1] = 2
    scene.ask_again().do("search", "pile:1", "vision")
    assert scene.options(1) == ["facedown", "discard"]
    assert scene.reserve(1) == 11, "it goes home to the bank it came from"


# --- Royal Ambitions


@pytest.mark.rule("7.6.1-a", "2.3-c", "6.6.2-a")
def test_royal_ambitions_make_a_citizen_with_a_relic_unseen() -> None:
    scene = Scene(
        turn=1,
        facedown_advisers=["", "royal-ambitions"],
        warbands={"steppe": (1, 2), "river": (1, 1), "0": (0, 1)},
        reliquary="map whistle",
        supply=[7, 2],
    )
    scene.do("adviser:0", "faceup", "yes")
    assert scene.options(1) == ["space:brutal", "space:careless", "space:decadent", "space:greedy"]
    assert not any(scene.state.cards.knows(1, card) for card in scene.state.reliquary)
    scene.do("space:careless")
    assert (scene.role(1), scene.relics(1), scene.supply(1)) == ("citizen", ["whistle"], 7)
    assert (scene.army("steppe"), scene.state.reliquary[1]) == ((0, 2), -1)
    assert scene.turn == 2, "the Act Phase was over"


@pytest.mark.rule("7.6.1-a")
def test_royal_ambitions_need_more_sites_than_the_chancellor_has_and_are_free_to_wait() -> None:
    tie = Scene(turn=1, facedown_advisers=["", "royal-ambitions"], warbands={"steppe": (1, 2), "0": (0, 1)})
    assert tie.do("adviser:0", "faceup").acting
    waits = Scene(turn=1, facedown_advisers=["", "royal-ambitions"], warbands={"steppe": (1, 2)})
    assert waits.do("adviser:0", "faceup", "no").role(1) == "exile"
    chancellor = Scene(facedown_advisers=["royal-ambitions"], warbands={"steppe": (0, 2)})
    assert chancellor.do("adviser:0", "faceup").acting
    citizen = Scene(
        turn=1, roles="chancellor citizen exile", facedown_advisers=["", "royal-ambitions"], warbands={"0": (0, 1)}
    )
    assert citizen.do("adviser:0", "faceup").acting


@pytest.mark.rule("9.3-a", "7.1.3-a")
def test_an_empty_reliquary_gives_no_relic() -> None:
    scene = Scene(
        turn=1,
        facedown_advisers=["", "royal-ambitions"],
        warbands={"steppe": (1, 2)},
        uncovered="brutal careless decadent greedy",
    )
    scene.do("adviser:0", "faceup", "yes")
    assert (scene.role(1), scene.relics(1)) == ("citizen", [])


# --- Vow of Renewal


@pytest.mark.rule("9.2-a")
def test_the_vow_of_renewal_forbids_its_owner_the_peoples_favor() -> None:
    scene = Scene(advisers=["vow-of-renewal"], banners={"darkest-secret": (0, 1)}).do("recover")
    assert scene.acting or "banner:peoples-favor" not in scene.options()
    refused = Scene(advisers=["vow-of-renewal"], sites={0: "mountain"}, relics_at={"0": "map"}).do("recover")
    assert refused.refusals()["banner:peoples-favor"] == "9.2-a"
    other = Scene(turn=1, advisers=["vow-of-renewal"]).do("recover")
    assert "banner:peoples-favor" in other.options(1)


@pytest.mark.rule("10.burn-a")
@pytest.mark.ruling("vow-of-renewal", 1)
@pytest.mark.parametrize(("owner", "favor"), [(1, [3, 7]), (0, [5, 5])])
def test_burned_favor_comes_to_the_vow_also_ones_own(owner: int, favor: list[int]) -> None:
    scene = Scene(
        sites={0: "mountain"},
        relics_at={"0": "map"},
        advisers=["vow-of-renewal" if seat == owner else "" for seat in range(2)],
    )
    shared = scene.state.shared
    scene.do("recover", "relic:0")
    assert ([scene.favor(0), scene.favor(1)], scene.state.shared, scene.relics()[-1]) == (favor, shared, "map")


@pytest.mark.rule("11.5-b", "2.5.3-a")
def test_the_favor_of_a_seized_banner_comes_to_the_vow() -> None:
    scene = Scene(
        advisers=["", "", "vow-of-renewal"],
        pawns="0 0 2",
        banners={"peoples-favor": (1, 4)},
        board=[9, 0, 0],
        favor=[1, 1, 1],
    )
    scene.do("campaign", "player:1", "banner:peoples-favor").dice("blank " * 6, "sword").do("dice:1")
    assert (scene.holder("peoples-favor"), scene.banner("peoples-favor"), scene.favor(2)) == (0, 2, 3)


@pytest.mark.rule("7.1.2-a", "10.burn-a")
def test_the_vow_takes_favor_burned_as_the_price_of_a_power() -> None:
    scene = Scene(pawns="2 2 7", warbands={"2": (1, 1)}, advisers=["second-wind", "", "vow-of-renewal"])
    scene.do("campaign", "done", "dice:3", "use:second-wind")
    assert (scene.favor(0), scene.favor(2)) == (4, 6)


# --- Chaos Cult


@pytest.mark.rule("2.11-a", "7.1.4-a")
def test_the_chaos_cult_takes_a_favor_from_each_new_oathkeeper() -> None:
    scene = Scene(oath="people", turn=1, title=0, advisers=["", "", "chaos-cult"])
    scene.do("recover", "banner:peoples-favor", "pay:2", "suit:order")
    assert (scene.state.title, scene.favor(1), scene.favor(2)) == (1, 2, 6)


@pytest.mark.rule("2.11-a", "9.3-a")
def test_the_cult_takes_nothing_from_its_owner_or_from_empty_hands() -> None:
    own = Scene(oath="people", turn=1, title=0, advisers=["", "chaos-cult"])
    own.do("recover", "banner:peoples-favor", "pay:2", "suit:order")
    assert (own.state.title, own.favor(1)) == (1, 3)
    poor = Scene(oath="people", turn=1, title=0, advisers=["", "", "chaos-cult"], favor=[5, 2])
    poor.do("recover", "banner:peoples-favor", "suit:order")
    assert (poor.state.title, poor.favor(1), poor.favor(2)) == (1, 0, 5)
    kept = Scene(oath="people", title=0, banners={"peoples-favor": (0, 1)}, advisers=["", "", "chaos-cult"])
    kept.do("recover", "banner:peoples-favor", "pay:2", "suit:order")
    assert (kept.favor(0), kept.favor(2)) == (3, 5), "who has the title already takes nothing"
