"""Titles, banners and Visions by the chance to keep them; garrisons, looks, and the last round."""

from __future__ import annotations

from typing import Any

import pytest

from kronika.games.oath.bots.regent.aims import prospects, relic_gain
from kronika.games.oath.bots.regent.assessment import Assessment, face_of
from kronika.games.oath.bots.regent.cards import adviser_worth
from kronika.games.oath.bots.regent.hold import before_wake, kept
from kronika.games.oath.bots.regent.stock import Stock
from kronika.games.oath.bots.regent.weights import Weights
from kronika.games.oath.faces import PEOPLE, PROTECTION, SUPREMACY
from tests.games.oath.bots.play import decide, play_turn
from tests.scenes.oath import Scene


def look(scene: Scene, seat: int = 0) -> Assessment:
    return Assessment(scene.table.sight(seat), Weights())


def lasts(oath: int, seat: int = 1, titled: bool = True, **given: Any) -> float:
    """The chance that a seat still meets a goal at its next Wake Phase."""
    mine = look(Scene(turn=seat, **given), seat)
    return kept(mine, mine.standing, oath, seat, titled)


# --- what lasts ---


def test_everybody_else_comes_before_the_own_wake_phase() -> None:
    assert before_wake(look(Scene(seats=4, banks=2, turn=1), 1), 1) == [2, 3, 0]


def test_in_the_last_round_only_those_come_who_have_not_had_their_turn() -> None:
    assert before_wake(look(Scene(seats=4, banks=2, turn=1, round=8), 1), 1) == [2, 3]


def test_citizens_do_not_threaten_their_empire() -> None:
    assert before_wake(look(Scene(seats=4, banks=2, roles="chancellor citizen exile exile")), 0) == [2, 3]


def test_a_banner_with_more_tokens_lasts_longer() -> None:
    few = lasts(PEOPLE, favor=[4, 5, 4], banners={"peoples-favor": (1, 2)})
    many = lasts(PEOPLE, favor=[4, 5, 4], banners={"peoples-favor": (1, 9)}, banks=1)
    assert few < 0.5 < many


def test_sites_with_a_garrison_last_longer() -> None:
    weak = lasts(SUPREMACY, pawns="0 7 2", warbands={"4": (1, 1), "5": (1, 1)}, board=[6, 0, 6])
    strong = lasts(SUPREMACY, pawns="0 7 2", warbands={"4": (1, 7), "5": (1, 7)}, board=[6, 0, 6])
    assert weak < 0.2
    assert strong > 0.4


def test_a_long_lead_in_relics_lasts_longer() -> None:
    close = lasts(PROTECTION, relics=["-", "map whistle"], board=[0, 3, 0])
    far = lasts(PROTECTION, relics=["-", "map whistle truthful-harp cup-of-plenty brass-horse"], board=[0, 3, 0])
    assert close < far


def test_a_title_that_will_be_lost_at_once_is_worth_less() -> None:
    def worth(favor: int) -> float:
        scene = Scene(
            oath="people", turn=1, title=1, banners={"peoples-favor": (1, 2)}, favor=[favor, 5, favor], banks=2
        )
        mine = look(scene, 1)
        return prospects(mine, mine.standing)

    assert worth(0) > worth(6) + 3


# --- the last round ---


def people(round: int, **given: Any) -> list[str]:
    """What an Exile does who could take the People's Favor and with it the title."""
    return play_turn(
        Scene(oath="people", turn=1, round=round, banners={"peoples-favor": (0, 1)}, board=[3, 0, 3], **given)
    )


def test_takes_the_title_while_it_can_still_win() -> None:
    assert "recover" in people(7)


def test_does_not_grab_a_title_that_comes_too_late() -> None:
    """A new title in round 8 does not turn Usurper any more (3.4.2)."""
    assert "recover" not in people(8)


def test_in_the_last_round_takes_the_title_from_the_empire_for_a_vision_that_is_met() -> None:
    """A Visionary wins the exhausted world if the Empire does not hold the title (3.4.3)."""
    done = people(8, visions=["-", "conquest"], visions_drawn=3, warbands={"4": (1, 3), "5": (1, 3)})
    assert "recover" in done


def test_the_chancellor_does_not_mind_a_new_title_in_the_last_round() -> None:
    """It wins nothing, and without a Visionary the Empire does (3.4)."""

    def fear(round: int) -> float:
        mine = look(Scene(oath="people", title=1, round=round, banners={"peoples-favor": (1, 3)}))
        return prospects(mine, mine.standing)

    assert fear(8) > fear(7)


# --- garrisons ---


def won(board: list[int]) -> Scene:
    """Seat 1 is about to win two of the Empire's three sites, and the title by one."""
    return Scene(
        seats=3,
        turn=1,
        pawns="7 2 6",
        warbands={"2": (0, 1), "3": (0, 1), "5": (0, 16)},
        board=board,
        favor=[0, 5, 0],
        supply=[7, 2, 7],
    )


def garrison(board: list[int]) -> int:
    scene = won(board)
    play_turn(scene)
    assert scene.state.title == 1
    return scene.army("2")[1] + scene.army("3")[1]


def test_leaves_a_garrison_where_the_title_hangs_on_it() -> None:
    assert garrison([4, 12, 4]) > garrison([0, 12, 0])


def test_pays_more_for_a_banner_that_others_could_buy() -> None:
    def paid(favor: int) -> int:
        scene = Scene(oath="people", turn=1, favor=[favor, 8, favor], board=[0, 3, 0], banks=2)
        scene.do("recover", "banner:peoples-favor")
        return int(decide(scene, 1)[0].partition(":")[2])

    assert paid(0) < paid(4)


# --- looks ---


def test_looks_at_relics_before_it_pays_for_one() -> None:
    scene = Scene(turn=1, relics_at={"1": "whistle cup-of-plenty"})
    assert decide(scene, 1) == ["peek:1.0"]
    assert decide(scene.do("peek:1.0"), 1) == ["peek:1.1"]


def test_takes_the_better_of_two_relics() -> None:
    scene = Scene(turn=1, sites={1: "mine"}, relics_at={"1": "whistle cup-of-plenty"}, oath="protection")
    play_turn(scene)
    assert scene.relics(1)[0] == "cup-of-plenty"


def test_the_chancellor_looks_into_the_reliquary() -> None:
    assert decide(Scene())[0].startswith("reliquary:")


def test_knows_what_the_crown_of_bandits_is_worth_to_who_counts_sites() -> None:
    mine = look(Scene(turn=1), 1)
    assert relic_gain(mine, "bandit-crown") > relic_gain(mine, "cup-of-plenty") + 5


@pytest.mark.parametrize(("card", "first"), [("oracular-pig", True), ("grand-mask", False)])
def test_asks_the_pig_before_it_draws(card: str, first: bool) -> None:
    scene = Scene(turn=1, relics=["-", card], favor=[5, 0, 5], secrets=[3, 0, 3], board=[3, 0, 3], supply=[7, 3, 7])
    done = play_turn(scene)
    assert "search" in done
    assert ("use:oracular-pig" in done) == first


def test_searches_where_it_knows_of_a_good_card() -> None:
    """A discard pile whose top cards it has seen, against a deck that nobody has."""
    scene = Scene(turn=0, pawns="1 2 3", cards={"1": "tavern-songs"}, piles=["faithful-friend longbows mercenaries"])
    scene.do("use:tavern-songs", "search")
    assert decide(scene) == ["pile:0"]


# --- Visions ---


def draws(vision: str, **given: Any) -> str:
    """How seat 1 plays a Vision that it draws."""
    return decide(Scene(turn=1, world=vision, **given).do("search"), 1)[0]


def test_hides_a_vision_until_it_can_win() -> None:
    sites = {"1": (1, 3), "2": (1, 3)}
    assert draws("conquest", warbands=sites, visions_drawn=0) == "facedown"
    assert draws("conquest", warbands=sites, visions_drawn=3) == "vision"


def test_reveals_the_hidden_vision_when_its_hour_has_come() -> None:
    sites = {"1": (1, 3), "2": (1, 3)}
    hidden = ["", "conquest", ""]
    assert decide(Scene(turn=1, facedown_advisers=hidden, warbands=sites, visions_drawn=2), 1) != ["adviser:0"]
    assert decide(Scene(turn=1, facedown_advisers=hidden, warbands=sites, visions_drawn=3), 1) == ["adviser:0"]


# --- what pays later ---


def test_takes_the_banner_before_it_spends_the_secrets_elsewhere() -> None:
    """The secrets at hand buy the Vision's goal; a trade first would place them on a card."""
    scene = Scene(
        oath="people",
        turn=1,
        visions=["-", "faith"],
        visions_drawn=3,
        round=4,
        cards={"1": "longbows mercenaries"},
        secrets=[0, 3, 0],
        favor=[0, 1, 0],
    )
    assert play_turn(scene)[0] == "recover"
    assert scene.holder("darkest-secret") == 1


def test_a_secret_is_worth_more_the_more_often_it_can_be_traded() -> None:
    early, late = (Stock(look(Scene(turn=1, round=round), 1)).secrets for round in (1, 8))
    assert early[2] - early[1] > 2 * (late[2] - late[1])


def test_an_adviser_whose_kin_trade_is_worth_more_early() -> None:
    def worth(round: int) -> float:
        scene = Scene(turn=1, round=round, cards={"1": "longbows"})
        return adviser_worth(look(scene, 1), face_of("wrestlers"))

    assert worth(1) > worth(8) + 1


def test_whistles_for_who_holds_what_it_needs() -> None:
    """The title is the People's Favor, and its holder stands far away with nobody to guard it."""
    scene = Scene(
        oath="people",
        turn=1,
        title=2,
        pawns="0 1 7",
        relics=["-", "whistle"],
        banners={"peoples-favor": (2, 3)},
        board=[0, 9, 0],
        favor=[0, 0, 0],
        secrets=[0, 1, 0],
        supply=[7, 2, 7],
        facedown="2 3 4 5 6",
    )
    done = play_turn(scene)
    assert done[:2] == ["use:whistle", "campaign"]
    assert scene.holder("peoples-favor") == 1
