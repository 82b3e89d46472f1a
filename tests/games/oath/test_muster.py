"""Muster (5.2): Supply and favor for warbands."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene


@pytest.mark.rule("5.2-a", "5.2.1-a", "5.2.2-a", "10.gain-a")
def test_a_supply_and_a_favor_bring_two_warbands() -> None:
    scene = Scene(cards={"ancient-city": "wolves"}, listen=True).do("muster")
    assert (scene.supply(), scene.favor(), scene.favor_on("wolves")) == (6, 4, 1)
    assert (scene.board(), scene.reserve()) == (5, 19)
    assert scene.acting
    told = [str(event["id"]).removeprefix("oath-log-") for event in scene.table.events(1)]
    assert told == ["muster", "place-favor", "gain-warbands"], "first it is paid"


@pytest.mark.rule("5.2.1-a")
def test_the_card_is_chosen_among_the_empty_ones_of_the_site() -> None:
    scene = Scene(sites={0: "plains"}, cards={"plains": "wolves elders scouts", "fertile-valley": "tents"})
    elders = scene.state.cards_at[0][1]
    scene.do("muster")
    assert scene.options() == ["muster:wolves", "muster:elders", "muster:scouts"]
    scene.do("muster:elders", "muster")
    assert scene.options() == ["muster:wolves", "muster:scouts"], "a card with favor blocks only itself"
    assert scene.illegal(0, "muster:elders") == ("answer-unknown", "5.2.1-a")
    assert scene.state.favor_on == {elders: 1}


@pytest.mark.rule("5.2.1-a")
@pytest.mark.parametrize("token", ["favor", "secret"])
def test_neither_favor_nor_a_secret_may_lie_on_the_card(token: str) -> None:
    scene = Scene(cards={"ancient-city": "wolves"})
    tokens = scene.state.favor_on if token == "favor" else scene.state.secrets_on
    tokens[scene.state.cards_at[0][0]] = 1
    scene.ask_again()
    assert "muster" not in scene.options()
    assert (scene.refusals()["muster"], scene.why("muster")) == ("5.2.1-a", {"why": "oath-why-no-muster"})


@pytest.mark.rule("5.2.1-a")
def test_nobody_musters_without_supply_or_favor() -> None:
    scene = Scene(cards={"ancient-city": "wolves"}, supply=[0])
    assert (scene.refusals()["muster"], scene.why("muster")["needed"]) == ("4.2-c", 1)
    scene = Scene(cards={"ancient-city": "wolves"}, favor=[0])
    assert "muster" not in scene.options()
    assert scene.refusals()["muster"] == "7.1.2-a"
    assert scene.why("muster") == {"why": "oath-why-favor", "needed": 1, "have": 0}
    assert "muster" in Scene(cards={"ancient-city": "wolves"}, supply=[1], favor=[1]).options()


@pytest.mark.rule("5.2.1-a")
def test_the_site_need_not_be_ruled() -> None:
    scene = Scene(cards={"ancient-city": "wolves"}, warbands={"ancient-city": (1, 2)}).do("muster")
    assert scene.board() == 5


@pytest.mark.rule("5.2.1-b")
def test_relics_and_advisers_do_not_count() -> None:
    scene = Scene(
        advisers=["wolves"],
        relics=["ivory-eye"],
        relics_at={"ancient-city": "map"},
        cards={"fertile-valley": "elders"},
        warbands={"fertile-valley": (0, 1)},
    )
    assert (scene.refusals()["muster"], scene.why("muster")) == ("5.2.1-a", {"why": "oath-why-no-muster"})
    scene = Scene(advisers=["wolves"], relics=["ivory-eye"], cards={"ancient-city": "elders"}).do("muster")
    assert scene.favor_on("elders") == 1, "the card at the site is the only one"


@pytest.mark.rule("5.2.2-a")
def test_an_exile_gains_from_the_own_bank_and_a_citizen_from_the_chancellors() -> None:
    scene = Scene(turn=1, cards={"fertile-valley": "wolves"}).do("muster")
    assert (scene.board(1), scene.reserve(1), scene.reserve(0)) == (5, 9, 21)
    scene = Scene(turn=1, cards={"fertile-valley": "wolves"}, roles="chancellor citizen exile").do("muster")
    assert (scene.board(1), scene.reserve(1), scene.reserve(0)) == (5, 14, 16)


@pytest.mark.rule("5.2.2-a", "9.3-a")
@pytest.mark.parametrize(("left", "gained"), [(1, 1), (0, 0)])
def test_a_short_bank_gives_what_it_has(left: int, gained: int) -> None:
    scene = Scene(turn=1, cards={"fertile-valley": "wolves"}, board=[3, 14 - left])
    scene.do("muster")
    assert (scene.board(1), scene.reserve(1)) == (14 - left + gained, 0)
    assert (scene.supply(1), scene.favor_on("wolves")) == (6, 1), "the price is due all the same"


@pytest.mark.rule("5.2.2-a", "2.8.5-a")
def test_at_a_river_one_rules_there_is_one_more() -> None:
    assert Scene(pawns="river 1 2", cards={"river": "wolves"}, warbands={"river": (0, 1)}).do("muster").board() == 6
    assert Scene(pawns="river 1 2", cards={"river": "wolves"}).do("muster").board() == 5
    scene = Scene(pawns="0 1 2", cards={"ancient-city": "wolves"}, warbands={"river": (0, 1)}).do("muster")
    assert scene.board() == 5, "ruling a river far away does not help"


@pytest.mark.rule("7.4.1-a", "2.8.5-a", "9.3-a")
def test_the_ring_of_devotion_must_work_and_adds_up_with_a_river() -> None:
    scene = Scene(pawns="river 1 2", cards={"river": "wolves"}, warbands={"river": (0, 1)}, relics=["ring-of-devotion"])
    scene.do("muster")
    assert (scene.board(), scene.acting) == (8, True), "nobody is asked whether to use it"
