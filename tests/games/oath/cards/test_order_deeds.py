"""Order cards that act: Messenger, Palanquin, Siege Engines, Royal Tax, and the Tyrant on the road."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

# --- Messenger


@pytest.mark.rule("6.2-a", "6.5-a")
def test_messenger_moves_warbands_between_all_ruled_sites_and_the_board() -> None:
    scene = Scene(advisers=["messenger"], warbands={"river": (0, 3), "wastes": (0, 1), "steppe": (1, 2)}, board=[2])
    scene.do("use:messenger")
    ask = scene.ask()
    assert [(option.key, option.most) for option in ask.options] == [("site:7", 2)], "the last one stays everywhere"
    scene.picks(0, "site:7", "site:7")
    assert [(option.key, option.most) for option in scene.ask().options] == [("site:5", 4), ("site:7", 4)]
    scene.picks(0, "site:5", "site:5", "site:5")
    assert (scene.army("river"), scene.army("wastes"), scene.board()) == ((0, 1), (0, 4), 1)
    assert (scene.favor(), scene.favor_on("messenger"), scene.supply()) == (4, 1, 7)


@pytest.mark.rule("7.1.2-b", "7.3.2-a")
def test_messenger_works_once_a_turn_and_not_without_anything_to_move() -> None:
    scene = Scene(advisers=["messenger"], warbands={"river": (0, 3)})
    scene.do("use:messenger").picks(0).picks(0)
    assert "use:messenger" not in scene.options(), "a favor lies on it"
    idle = Scene(advisers=["messenger"], warbands={"river": (0, 1)}, board=[0])
    assert "use:messenger" not in idle.options()
    landless = Scene(advisers=["messenger"])
    assert "use:messenger" not in landless.options()


@pytest.mark.ruling("messenger", 1)
@pytest.mark.rule("6.5-c")
def test_a_citizens_messenger_asks_nobody() -> None:
    scene = Scene(
        roles="chancellor citizen exile", turn=1, advisers=["", "messenger"], warbands={"river": (0, 3)}, board=[3, 0]
    )
    scene.do("use:messenger").picks(1, "site:7")
    assert (scene.board(1), scene.board(0), scene.army("river")) == (1, 3, (0, 2))
    assert scene.asked() == [1]


def test_messenger_with_the_ring_of_devotion_only_brings_warbands_home() -> None:
    scene = Scene(advisers=["messenger"], relics=["ring-of-devotion"], warbands={"river": (0, 3)})
    scene.do("use:messenger").picks(0, "site:7", "site:7")
    assert (scene.board(), scene.acting) == (5, True)
    bound = Scene(advisers=["messenger"], relics=["ring-of-devotion"], warbands={"river": (0, 1)})
    assert "use:messenger" not in bound.options()


def test_with_the_bandit_crown_the_last_warband_may_leave() -> None:
    scene = Scene(advisers=["messenger"], relics=["bandit-crown"], warbands={"river": (0, 2)}, board=[0])
    scene.do("use:messenger").picks(0, "site:7", "site:7")
    assert "site:3" in scene.options(), "and others may go to sites of the bandits"
    scene.picks(0, "site:3")
    assert (scene.army("river"), scene.army("standing-stones"), scene.board()) == ((-1, 0), (0, 1), 1)


# --- Palanquin


@pytest.mark.rule("6.2-a", "7.6.2-a")
def test_palanquin_takes_the_player_and_another_to_a_site() -> None:
    scene = Scene(advisers=["palanquin"], pawns="steppe steppe river", supply=[0, 0])
    scene.do("use:palanquin")
    assert scene.ask().what.id == "oath-ask-send"
    scene.do("travel:7")
    assert (scene.pawn(0), scene.pawn(1), scene.pawn(2)) == ("river", "river", "river")
    assert (scene.supply(0), scene.supply(1), scene.favor(), scene.favor_on("palanquin")) == (0, 0, 4, 1)


def test_palanquin_needs_company() -> None:
    scene = Scene(advisers=["palanquin"], pawns="steppe river river")
    assert "use:palanquin" not in scene.options()
    assert scene.refusals()["use:palanquin"] == "6.2-a"
    both = Scene(advisers=["palanquin"], pawns="river river river").do("use:palanquin")
    assert both.options() == ["player:1", "player:2"]


@pytest.mark.rule("5.6.2-a")
def test_palanquin_to_an_unknown_site_reveals_it() -> None:
    scene = Scene(advisers=["palanquin"], pawns="steppe steppe river", facedown="wastes")
    scene.do("use:palanquin", "travel:5")
    assert (scene.pawn(0), scene.pawn(1)) == ("wastes", "wastes")
    assert scene.state.site_faceup[5]


@pytest.mark.ruling("palanquin", 1)
def test_palanquin_onto_toll_roads_needs_the_other_to_pay() -> None:
    def carried() -> Scene:
        scene = Scene(
            advisers=["palanquin"],
            pawns="steppe steppe wastes",
            cards={"river": "toll-roads"},
            warbands={"river": (2, 1)},
        )
        return scene.do("use:palanquin", "travel:7")

    scene = carried()
    assert (scene.asked(), scene.ask(1).what.id) == ([1], "oath-ask-toll")
    scene.answers(1, "yes")
    assert (scene.pawn(0), scene.pawn(1)) == ("river", "river")
    assert (scene.favor(0), scene.favor(1), scene.favor(2)) == (4, 4, 6), "the carried one pays, the other does not"
    refused = carried().answers(1, "no")
    assert refused.pawn(0) == "steppe", "nobody has moved yet"
    assert "travel:7" not in refused.options()
    refused.do("travel:3")
    assert (refused.pawn(0), refused.pawn(1), refused.favor(1)) == ("standing-stones", "standing-stones", 5)


def wood(ruler: int) -> Scene:
    """Two in the Shrouded Wood, which somebody rules; the Chancellor takes seat 1 along."""
    return Scene(
        sites={2: "shrouded-wood"},
        advisers=["palanquin"],
        pawns="shrouded-wood shrouded-wood wastes",
        warbands={"shrouded-wood": (ruler, 1)},
    ).do("use:palanquin")


@pytest.mark.ruling("palanquin", 2)
def test_who_rules_the_shrouded_wood_sends_the_other_one() -> None:
    mine = wood(0)
    assert mine.ask().what.id == "oath-ask-palanquin"
    mine.do("travel:7")
    assert mine.ask().what.id == "oath-ask-send"
    mine.do("travel:3")
    assert (mine.pawn(0), mine.pawn(1)) == ("river", "standing-stones")
    theirs = wood(1).do("travel:7")
    assert (theirs.pawn(0), theirs.pawn(1)) == ("river", "river"), "the traveler's own wood changes nothing"
    third = wood(2).do("travel:7")
    assert (third.asked(), third.pawn(0)) == ([2], "river")
    third.answers(2, "travel:3")
    assert (third.pawn(0), third.pawn(1)) == ("river", "standing-stones")


def test_parted_in_the_wood_the_player_still_reveals_where_the_pawn_goes() -> None:
    scene = Scene(
        sites={2: "shrouded-wood"},
        facedown="river",
        advisers=["palanquin"],
        pawns="shrouded-wood shrouded-wood wastes",
        warbands={"shrouded-wood": (0, 1)},
    )
    scene.do("use:palanquin", "travel:7", "travel:3")
    assert (scene.pawn(0), scene.state.site_faceup[7]) == ("river", True)


# --- Tyrant


@pytest.mark.rule("7.4.1-a", "9.2-b")
def test_the_tyrant_must_kill_a_warband_where_the_player_comes() -> None:
    scene = Scene(advisers=["tyrant"], warbands={"steppe": (1, 2)}, board=[3]).do("travel", "travel:2")
    assert (scene.army("steppe"), scene.reserve(1)) == ((1, 1), 14 - 3 - 1)
    other = Scene(advisers=["-", "tyrant"], warbands={"steppe": (1, 2)}).do("travel", "travel:2")
    assert other.army("steppe") == (1, 2), "only its holder is a tyrant"


@pytest.mark.ruling("tyrant", 1)
@pytest.mark.ruling("tyrant", 2)
def test_where_nobody_is_the_tyrant_kills_nobody() -> None:
    scene = Scene(advisers=["tyrant"], board=[3]).do("travel", "travel:2")
    assert (scene.pawn(), scene.board()) == ("steppe", 3)


@pytest.mark.ruling("tyrant", 3)
def test_the_tyrant_kills_even_the_last_own_warband() -> None:
    scene = Scene(advisers=["tyrant"], warbands={"steppe": (0, 1)}).do("travel", "travel:2")
    assert scene.army("steppe") == (-1, 0)


@pytest.mark.rule("5.5.7.III-a")
def test_a_banished_tyrant_kills_on_arrival() -> None:
    scene = Scene(
        turn=1,
        oath="people",
        title=2,
        advisers=["tyrant"],
        pawns="steppe steppe wastes",
        warbands={"river": (2, 2)},
        board=[0, 4],
    )
    scene.dice(defense="blank blank", attack="sword sword").do("campaign", "player:0", "done", "dice:2", "travel:7")
    assert (scene.pawn(0), scene.army("river")) == ("river", (2, 1))


@pytest.mark.rule("7.2.1-a", "7.2.2-a")
def test_the_tyrant_is_a_locked_adviser_only() -> None:
    scene = Scene(advisers=["tyrant scouts longbows"], piles=["elders"]).do("search", "pile:0", "faceup")
    assert scene.options() == ["adviser:1", "adviser:2"]
    played = Scene(piles=["tyrant"]).do("search", "pile:0")
    assert played.options() == ["faceup", "facedown", "discard"]


def test_the_tyrant_may_cost_the_title() -> None:
    scene = Scene(advisers=["tyrant"], warbands={"steppe": (0, 1), "river": (1, 1), "wastes": (1, 1), "0": (0, 1)})
    scene.do("travel", "travel:2")
    assert scene.state.title == 1


# --- Siege Engines


@pytest.mark.rule("6.2-a", "10.kill-a")
def test_siege_engines_kill_two_at_one_site_of_the_region() -> None:
    scene = Scene(
        cards={"steppe": "siege-engines"},
        pawns="steppe river river",
        warbands={"steppe": (0, 1), "standing-stones": (1, 3), "wastes": (2, 3)},
    )
    scene.do("use:siege-engines")
    assert scene.options() == ["site:2", "site:3"], "also the own ones, but none in another region"
    scene.do("site:3")
    assert (scene.army("standing-stones"), scene.reserve(1), scene.favor_on("siege-engines")) == ((1, 1), 14 - 3 - 1, 1)


def test_siege_engines_kill_one_where_there_is_only_one() -> None:
    scene = Scene(advisers=["siege-engines"], pawns="steppe river river", warbands={"steppe": (1, 1)})
    scene.do("use:siege-engines")
    assert scene.army("steppe") == (-1, 0)
    empty = Scene(advisers=["siege-engines"], pawns="steppe river river", warbands={"wastes": (1, 1)})
    assert "use:siege-engines" not in empty.options()


# --- Royal Tax


@pytest.mark.rule("7.3.3-a", "10.take-a")
def test_royal_tax_takes_two_favor_of_players_at_the_own_sites_of_the_region() -> None:
    scene = Scene(
        seats=5,
        piles=["", "royal-tax"],
        pawns="steppe standing-stones deep-woods standing-stones river",
        warbands={"steppe": (0, 1), "standing-stones": (0, 1), "deep-woods": (1, 1), "river": (0, 1)},
        favor=[0, 5, 5, 1, 5],
    )
    scene.do("search", "pile:1", "faceup")
    assert [scene.favor(seat) for seat in range(5)] == [3, 3, 5, 0, 5]


def test_royal_tax_spares_no_citizen_and_comes_after_the_favor_for_playing() -> None:
    scene = Scene(
        roles="chancellor citizen exile",
        piles=["", "royal-tax"],
        pawns="steppe steppe steppe",
        warbands={"steppe": (0, 1)},
        bank={"order": 3},
    )
    scene.do("search", "pile:1", "site:2")
    assert [scene.favor(seat) for seat in range(3)] == [10, 3, 3], "one from the bank and four from the players"


@pytest.mark.rule("7.3.3-a")
def test_royal_tax_does_nothing_facedown_or_where_one_rules_nothing() -> None:
    hidden = Scene(piles=["", "royal-tax"], pawns="steppe steppe steppe", warbands={"steppe": (0, 1)})
    hidden.do("search", "pile:1", "facedown")
    assert hidden.favor() == 5
    landless = Scene(piles=["", "royal-tax"], pawns="steppe steppe steppe").do("search", "pile:1", "faceup")
    assert landless.favor() == 5
