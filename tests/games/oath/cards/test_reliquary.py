"""The four modifiers under the relics of the Imperial Reliquary (2.3-e)."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

# --- Brutal


@pytest.mark.rule("2.3-c", "2.3-e", "5.5.6-a")
def test_a_brutal_chancellor_leaves_no_survivors() -> None:
    battle = {"warbands": {"ancient-city": (1, 4)}, "board": [6]}
    scene = Scene(**battle, uncovered="brutal")  # type: ignore[arg-type]
    scene.dice("blank", "sword " * 6).do("campaign", "dice:6").picks(0)
    assert (scene.board(0), scene.board(1), scene.state.reserve[1]) == (6, 3, 11)
    mild = Scene(**battle)  # type: ignore[arg-type]
    mild.dice("blank", "sword " * 6).do("campaign", "dice:6").picks(0)
    assert mild.board(1) == 5


@pytest.mark.rule("2.3-e")
def test_a_brutal_chancellor_who_is_defeated_loses_everybody_too() -> None:
    scene = Scene(warbands={"ancient-city": (1, 9)}, board=[6], uncovered="brutal")
    scene.dice("blank", "hollow " * 6).do("campaign", "dice:6")
    assert (scene.board(0), scene.army("ancient-city")) == (0, (1, 9))


@pytest.mark.rule("2.3-e")
def test_brutal_speaks_of_the_chancellors_own_campaigns_only() -> None:
    scene = Scene(turn=1, warbands={"fertile-valley": (0, 4)}, board=[3, 6, 3], uncovered="brutal")
    scene.dice("blank blank", "sword " * 6).do("campaign", "dice:6").picks(1)
    assert scene.board(0) == 5, "half of the four came to the board"
    citizen = Scene(
        turn=1,
        roles="chancellor citizen exile",
        warbands={"fertile-valley": (2, 4)},
        board=[3, 6, 3],
        uncovered="brutal",
    )
    citizen.dice("blank", "sword " * 6).do("campaign", "dice:6").picks(1)
    assert citizen.board(2) == 5, "nor of those of Citizens"


@pytest.mark.rule("2.3-e", "9.2-a")
def test_a_traveling_doctor_ignores_brutality() -> None:
    scene = Scene(warbands={"ancient-city": (1, 4)}, board=[6], uncovered="brutal", advisers=["", "traveling-doctor"])
    scene.dice("blank", "sword " * 6).do("campaign", "dice:6").answers(1, "use:traveling-doctor").picks(0)
    assert scene.board(1) == 7


# --- Careless


@pytest.mark.rule("2.3-e", "5.3.2-a", "5.3.2-b")
def test_a_careless_chancellor_gains_a_favor_more_and_a_secret_less() -> None:
    trade = {"cards": {"ancient-city": "wolves"}, "advisers": ["rangers"], "uncovered": "careless"}
    favor = Scene(**trade).do("trade", "favor:wolves")  # type: ignore[arg-type]
    assert (favor.favor(), favor.secrets(), favor.bank("beast")) == (5 + 3, 2, 0)
    secrets = Scene(**trade).do("trade", "secrets:wolves")  # type: ignore[arg-type]
    assert (secrets.favor(), secrets.secrets(), secrets.bank("beast")) == (5 - 2 + 1, 3, 2)
    two = {**trade, "advisers": ["rangers errand-boy"]}
    assert Scene(**two).do("trade", "secrets:wolves").secrets() == 3 + 2 - 1  # type: ignore[arg-type]


@pytest.mark.rule("2.3-e", "5.3.2-b")
def test_a_careless_chancellor_does_not_lose_secrets_without_matching_advisers() -> None:
    scene = Scene(cards={"ancient-city": "wolves"}, uncovered="careless").do("trade", "secrets:wolves")
    assert (scene.favor(), scene.secrets()) == (4, 3)


@pytest.mark.rule("2.3-e")
def test_nobody_but_the_chancellor_is_careless() -> None:
    scene = Scene(turn=1, cards={"fertile-valley": "wolves"}, uncovered="careless").do("trade", "favor:wolves")
    assert scene.favor(1) == 6
    citizen = Scene(
        turn=1, roles="chancellor citizen exile", cards={"fertile-valley": "wolves"}, uncovered="careless"
    ).do("trade", "favor:wolves")
    assert citizen.favor(1) == 6


# --- Decadent


@pytest.mark.rule("2.3-e", "5.6.1-a", "7.6.2-a")
@pytest.mark.parametrize(
    ("here", "there", "supply"),
    [(2, 0, 0), (5, 0, 0), (0, 1, 1), (2, 3, 2), (0, 2, 2), (0, 5, 5), (2, 5, 3), (5, 6, 4), (5, 2, 2)],
)
def test_a_decadent_chancellor_comes_home_for_free_and_hates_the_hinterland(here: int, there: int, supply: int) -> None:
    scene = Scene(pawns=f"{here} 1 2", uncovered="decadent").do("travel", f"travel:{there}")
    assert scene.supply() == 7 - supply


@pytest.mark.rule("2.3-e")
def test_nobody_but_the_chancellor_is_decadent() -> None:
    scene = Scene(turn=1, pawns="0 2 2", uncovered="decadent").do("travel", "travel:0")
    assert scene.supply(1) == 5


# --- Greedy


@pytest.mark.rule("2.3-e", "5.1.2-b")
def test_a_greedy_chancellor_draws_two_more_cards() -> None:
    scene = Scene(world="wolves elders tents dazzle scryer longbows", uncovered="greedy").do("search")
    assert len(scene.options()) == 5
    vision = Scene(world="wolves faith tents dazzle scryer", uncovered="greedy").do("search")
    assert vision.options() == ["keep:wolves", "keep:faith"], "a Vision stops the draw as ever"


@pytest.mark.rule("2.3-e", "5.1.1-a")
def test_a_greedy_chancellor_searches_for_no_more_than_two_supply() -> None:
    scene = Scene(piles=["wolves elders"], visions_drawn=1, uncovered="greedy")
    scene.do("search")
    assert scene.options() == ["keep:wolves", "keep:elders"], "the deck would cost three, so only the pile is left"
    barred = Scene(visions_drawn=1, uncovered="greedy")
    assert barred.refusals()["search"] == "2.3-e"
    banner = Scene(visions_drawn=4, uncovered="greedy", banners={"darkest-secret": (0, 1)})
    assert "search" in banner.options(), "with the Darkest Secret it costs two"


@pytest.mark.rule("2.3-e")
def test_nobody_but_the_chancellor_is_greedy() -> None:
    scene = Scene(turn=1, world="wolves elders tents dazzle", visions_drawn=1, uncovered="greedy").do("search")
    assert (len(scene.options(1)), scene.supply(1)) == (3, 4)


# --- all of them


@pytest.mark.rule("2.3-c")
def test_covered_spaces_say_nothing() -> None:
    scene = Scene(cards={"ancient-city": "wolves"}, world="wayside-inn elders tents dazzle", visions_drawn=1)
    scene.do("trade", "favor:wolves").do("search")
    assert (scene.favor(), len(scene.options()), scene.supply()) == (6, 3, 3)


@pytest.mark.rule("2.3-c", "6.6.2-c")
def test_a_relic_that_leaves_with_a_new_citizen_uncovers_its_space() -> None:
    scene = Scene(cards={"ancient-city": "wolves"})
    scene.do("offer:1", "space:careless").picks(0).picks(0).answers(1, "accept")
    assert (scene.role(1), len(scene.relics(1))) == ("citizen", 1)
    scene.do("trade", "favor:wolves")
    assert scene.favor() == 7
