"""Citizenship and deals: proposed, countered, refused, and why."""

from __future__ import annotations

import pytest

import kronika
from kronika.games.oath.bots.regent.assessment import Assessment
from kronika.games.oath.bots.regent.bargains import best_bargain
from kronika.games.oath.bots.regent.fortunes import fortunes
from kronika.games.oath.bots.regent.weights import Weights
from tests.games.oath.bots.play import decide, play_turn
from tests.scenes.oath import Scene


def look(scene: Scene, seat: int = 0) -> Assessment:
    return Assessment(scene.table.sight(seat), Weights())


def explained(scene: Scene, seat: int) -> str:
    sight, (ask,) = scene.table.sight(seat), [ask for ask in scene.table.asks if ask.seat == seat]
    bot = kronika.bot("oath", "regent")
    told = bot.explain(sight, ask, bot.decide(sight, ask))
    assert told is not None
    return told.id.removeprefix("oath-because-")


# --- who wins ---


def test_chances_add_up() -> None:
    for scene in (Scene(), Scene(round=8), Scene(title=1, usurper=True), Scene(roles="chancellor citizen citizen")):
        mine = look(scene)
        assert sum(fortunes(mine, mine.standing)) == pytest.approx(1.0)


def test_a_usurper_whom_nobody_reaches_has_all_but_won() -> None:
    mine = look(usurped())
    assert fortunes(mine, mine.standing)[1] > 0.6


# --- Citizenship ---


def usurped(turn: int = 0) -> Scene:
    """Seat 1 rules three sites with strong garrisons as Usurper, the Empire two and seat 2 two; nobody is strong enough
    to do anything about it alone."""
    return Scene(
        turn=turn,
        title=1,
        usurper=True,
        round=5,
        pawns="0 7 5",
        warbands={"0": (0, 1), "1": (0, 1), "2": (2, 1), "3": (2, 1), "4": (1, 8), "6": (1, 8), "7": (1, 8)},
        facedown="5",
        board=[1, 6, 1],
        favor=[0, 3, 0],
        secrets=[0, 3, 0],
        supply=[0, 7, 0],
    )


def test_offers_citizenship_to_who_helps_against_a_usurper() -> None:
    """With the sites of seat 2 the Empire has most, and the title again."""
    scene = usurped()
    assert "offer:2" in play_turn(scene, "accept")
    assert scene.role(2) == "citizen"
    assert scene.state.title == 0


def test_takes_citizenship_where_all_else_is_lost() -> None:
    scene = usurped().do("offer:2", "space:brutal").picks(0).picks(0)
    assert decide(scene, 2) == ["accept"]
    assert explained(scene, 2) == "shelter"


def test_says_what_the_offer_is_for() -> None:
    scene = usurped().do("offer:2", "space:brutal").picks(0)
    assert explained(scene, 0) == "together"


def test_offers_citizenship_to_nobody_who_would_not_take_it() -> None:
    """The Usurper is about to win."""
    assert "offer:1" not in play_turn(usurped(), "refuse")


def test_offers_citizenship_but_once_in_a_turn() -> None:
    assert play_turn(usurped(), "refuse").count("offer:2") == 1


def test_the_chancellor_pays_no_dowry_without_need() -> None:
    scene = Scene(oath="devotion", banners={"darkest-secret": (0, 4)}, round=6)
    scene.do("offer:1", "space:brutal").picks(0).picks(0).answers(1, "counter").picks(1, "want-relic:grand-scepter")
    assert decide(scene, 0) == ["refuse"]
    assert explained(scene, 0) == "dear"


# --- deals ---


def fair(**given: object) -> Scene:
    """Seat 1 at Tinker's Fair has two relics, and no secret to trade with."""
    return Scene(turn=1, cards={"1": "tinkers-fair"}, **given)  # type: ignore[arg-type]


def test_proposes_a_deal_by_which_both_gain() -> None:
    """The one has favor and no secret, the other secrets and no favor."""
    scene = fair(favor=[0, 6, 5], secrets=[6, 0, 1], supply=[7, 0, 7])
    assert decide(scene, 1) == ["use:tinkers-fair"]
    scene.do("use:tinkers-fair")
    assert decide(scene, 1) == ["player:0"]
    scene.do("player:0")
    offer = decide(scene, 1)
    assert {key.partition("-")[0] for key in offer} == {"give", "want"}
    assert "want-secret" in offer
    assert explained(scene, 1) == "both"
    scene.picks(1, *offer)
    assert decide(scene, 0) == ["accept"]


def test_proposes_nothing_where_only_one_would_gain() -> None:
    scene = fair(favor=[5, 5, 5], secrets=[1, 1, 1], supply=[7, 0, 7])
    assert "use:tinkers-fair" not in play_turn(scene)


def test_does_not_propose_again_what_was_refused() -> None:
    scene = fair(favor=[0, 6, 5], secrets=[6, 0, 1], supply=[7, 0, 7])
    assert play_turn(scene, "refuse").count("use:tinkers-fair") == 1


def test_a_deal_is_not_undone_by_another() -> None:
    scene = fair(favor=[0, 6, 5], secrets=[6, 0, 1], supply=[7, 0, 7])
    assert play_turn(scene, "accept").count("use:tinkers-fair") <= 2


def test_answers_a_poor_offer_with_a_better_one() -> None:
    scene = fair(favor=[0, 6, 5], secrets=[6, 0, 1])
    scene.do("use:tinkers-fair", "player:0").picks(1, "want-secret", "want-secret", "want-secret", "give-favor")
    assert decide(scene, 0) == ["counter"]
    assert explained(scene, 0) == "rather"
    scene.answers(0, "counter")
    offer = decide(scene, 0)
    assert "want-favor" in offer
    scene.picks(0, *offer)
    assert decide(scene, 1) == ["accept"]


def test_sells_no_relic_that_the_title_hangs_on() -> None:
    scene = fair(oath="protection", title=1, relics=["-", "map whistle"], favor=[6, 0, 6], secrets=[3, 0, 3])
    found = best_bargain(look(scene, 1), [0], ("favor", "secret", "relic"))
    assert found is None or not any(term.startswith("relic") for term in found.given)


def test_pays_for_peace_where_the_title_is_in_danger() -> None:
    """At the Tribunal a strong neighbor promises to leave the holder of the title alone."""
    scene = Scene(
        turn=1,
        title=1,
        sites={1: "the-tribunal"},
        pawns="0 1 2",
        warbands={"1": (1, 1), "3": (1, 1), "2": (0, 1)},
        board=[8, 0, 0],
        favor=[0, 6, 5],
        secrets=[0, 3, 3],
    )
    found = best_bargain(look(scene, 1), [0], ("favor", "secret", "peace"))
    assert found is None or "peace" in found.wanted
