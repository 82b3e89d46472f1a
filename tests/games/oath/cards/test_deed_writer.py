"""Deed Writer: favor, secrets and ruled sites change hands, and warbands with them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenes.oath import Scene


def writer(partner: int = 1, **more: Any) -> Scene:
    """The Chancellor has the Deed Writer and turns to a player. The Exiles rule a site each, the Chancellor two."""
    given: dict[str, Any] = {
        "oath": "people",
        "title": 2,
        "advisers": ["deed-writer"],
        "warbands": {"0": (0, 2), "2": (0, 1), "1": (1, 3), "3": (2, 1)},
        "listen": True,
        **more,
    }
    scene = Scene(**given)
    seat = scene.turn
    return scene.answers(seat, "use:deed-writer", f"player:{partner}")


@pytest.mark.rule("7.6.3-a", "10.exchange-a")
def test_deed_writer_deals_in_favor_secrets_and_ruled_sites() -> None:
    scene = writer(relics=["map"])
    assert scene.options() == [
        *("give-favor", "give-secret", "give-site:0", "give-site:2"),
        *("want-favor", "want-secret", "want-site:1"),
    ]  # no relics
    scene.picks(0, "give-site:2", "want-favor", "want-favor").answers(1, "accept")
    assert scene.asked() == [1]
    assert (scene.army("2"), scene.board(0)) == ((-1, 0), 4), "the old ruler takes the warbands to the board"
    assert (scene.favor(0), scene.favor(1)) == (7, 3)


@pytest.mark.ruling("deed-writer", 4)
def test_the_new_ruler_places_any_number_but_zero() -> None:
    scene = writer().picks(0, "give-site:2").answers(1, "accept")
    assert scene.options(1) == ["count:1", "count:2", "count:3"]
    scene.answers(1, "count:2")
    assert (scene.army("2"), scene.board(1), scene.acting) == ((1, 2), 1, True)


@pytest.mark.ruling("deed-writer", 4)
@pytest.mark.rule("7.6.5-a")
def test_with_the_bandit_crown_none_is_needed() -> None:
    scene = writer(relics=["", "bandit-crown"]).picks(0, "give-site:2").answers(1, "accept")
    assert scene.options(1) == ["count:0", "count:1", "count:2", "count:3"]
    assert scene.answers(1, "count:0").army("2") == (-1, 0)


@pytest.mark.rule("11.12-j")
@pytest.mark.ruling("deed-writer", 5)
def test_without_warbands_a_site_cannot_be_received() -> None:
    scene = writer(board=[3, 0]).picks(0, "give-site:2", "want-favor").answers(1, "accept")
    assert (scene.army("2"), scene.favor(0), scene.acting) == ((0, 1), 5, True), "the deal is void as a whole"
    assert len(scene.told("deal-void-site")) == 1
    scene = writer(board=[3, 0], relics=["", "bandit-crown"]).picks(0, "give-site:2").answers(1, "accept")
    assert scene.army("2") == (-1, 0), "who rules it by the crown needs none"


@pytest.mark.ruling("deed-writer", 5)
def test_warbands_from_a_site_given_away_will_do() -> None:
    scene = writer(board=[3, 0]).picks(0, "give-site:0", "give-site:2", "want-site:1").answers(1, "accept")
    assert (scene.asked(), scene.options()) == ([0], [f"count:{n}" for n in range(1, 7)]), (
        "three and those of both sites"
    )
    scene.answers(0, "count:1")
    assert (scene.army("1"), scene.board(0), scene.board(1)) == ((0, 1), 5, 3)
    assert scene.options(1) == ["count:1", "count:2"], "one has to be left for the other site"
    scene.answers(1, "count:2")
    assert (scene.army("0"), scene.army("2"), scene.board(1)) == ((1, 2), (1, 1), 0)


@pytest.mark.ruling("deed-writer", 1)
def test_a_citizen_sells_a_site_of_the_empire_and_takes_the_warbands() -> None:
    scene = writer(2, turn=1, roles="chancellor citizen exile", advisers=["", "deed-writer"], warbands={"0": (0, 2)})
    scene.picks(1, "give-site:0", "want-favor").answers(2, "accept")
    assert scene.asked() == [2], "the Chancellor is not asked"
    scene.answers(2, "count:1")
    assert (scene.army("0"), scene.board(1), scene.board(0)) == ((2, 1), 5, 3)
    assert scene.reserve(0) == 24 - 6 - 2


@pytest.mark.ruling("deed-writer", 2)
def test_a_citizen_buys_with_the_own_board() -> None:
    scene = writer(
        *(2,),
        turn=1,
        roles="chancellor citizen exile",
        advisers=["", "deed-writer"],
        warbands={"3": (2, 1)},
        board=[6, 2],
    )
    scene.picks(1, "want-site:3", "give-favor").answers(2, "accept")
    assert scene.options(1) == ["count:1", "count:2"]
    scene.answers(1, "count:2")
    assert (scene.army("3"), scene.board(0), scene.board(1), scene.board(2)) == ((0, 2), 6, 0, 4)


@pytest.mark.ruling("deed-writer", 3)
def test_imperial_players_cannot_give_each_other_sites() -> None:
    scene = writer(roles="chancellor citizen exile", warbands={"0": (0, 2), "1": (0, 1)})
    assert scene.options() == ["give-favor", "give-secret", "want-favor", "want-secret"]


@pytest.mark.rule("9.2-a")
def test_who_cannot_place_warbands_gets_no_site() -> None:
    scene = writer(relics=["", "ring-of-devotion"])
    assert scene.options(about="give-site") == []
    assert scene.options(about="want-site") == ["want-site:1"]


def test_facedown_sites_and_those_of_bandits_are_no_goods() -> None:
    scene = writer(facedown="5", warbands={"0": (0, 1)})
    assert [key for key in scene.options() if "site" in key] == ["give-site:0"]


@pytest.mark.rule("2.11-c", "11.3-a")
def test_the_title_may_follow_the_sites() -> None:
    scene = writer(oath="supremacy", title=0, warbands={"0": (0, 1), "2": (0, 1), "1": (1, 1)})
    scene.picks(0, "give-site:2").answers(1, "accept", "count:1")
    assert scene.state.title == 1


@pytest.mark.rule("11.12-h")
def test_who_refused_is_left_in_peace() -> None:
    scene = writer().picks(0, "give-site:2").answers(1, "refuse").do("use:deed-writer")
    assert scene.ask().what.id == "oath-deal-offer"
    assert scene.ask().what.args == {"partner": 2}, "only the other is left to talk to"


@pytest.mark.rule("11.12-c")
def test_a_counter_offer_turns_the_deeds_round() -> None:
    scene = writer().picks(0, "give-site:2").answers(1, "counter")
    assert scene.options(1) == [
        *("give-favor", "give-secret", "give-site:1"),
        *("want-favor", "want-secret", "want-site:0", "want-site:2"),
    ]
    scene.picks(1, "give-site:1", "want-site:2").answers(0, "accept")
    scene.answers(1, "count:1").answers(0, "count:4")
    assert (scene.army("1"), scene.army("2"), scene.board(0), scene.board(1)) == ((0, 4), (1, 1), 0, 5)
