"""The end of the game (V8): triggers, equal turns, scoring, ties."""

from __future__ import annotations

import pytest

from kronika.engine.message import Message
from tests.scenes.valeria import Scene

FOUR = "1 2 3 4"
MONSTERS_GONE = "hills ruins forest valley"
DOMAINS_GONE = "domain-1 domain-2 domain-3 domain-4"


def result(scene: Scene) -> tuple[list[int], list[int]]:
    """Ranks and winners."""
    found = scene.table.result
    assert found is not None
    return found.ranks, found.winners


# --- V8.1 triggers


@pytest.mark.rule("V8.1-a")
def test_all_monsters_slain() -> None:
    stacks = {"mountains": "orc-chieftain"}
    scene = Scene(seats=4, boards=["14 strength"], stacks=stacks, exhausted=MONSTERS_GONE, first=1)
    scene.load(1, 2).do("slay:orc-chieftain", "gain:gold")
    assert scene.table.over, "seat 0 sits right of the first player"
    found = scene.table.result
    assert found is not None
    assert found.ending.id == "valeria-end-monsters"


@pytest.mark.rule("V8.1-b")
def test_all_domains_built() -> None:
    stacks = {"domain-5": "gargans-embrace"}
    scene = Scene(seats=4, boards=["7 gold"], duchies=["archer*2"], stacks=stacks, exhausted=DOMAINS_GONE, first=1)
    scene.do("build:gargans-embrace", "gain:gold")
    found = scene.table.result
    assert found is not None
    assert found.ending.id == "valeria-end-domains"


@pytest.mark.rule("V8.1-c")
@pytest.mark.parametrize(("seats", "names"), [(2, "1 2 3 4"), (3, "1 2 3 4 5 6"), (4, "1 2 3 4 5 6 7 8")])
def test_two_exhausted_stacks_per_player(seats: int, names: str) -> None:
    scene = Scene(seats=seats, exhausted=names, first=1).idle()
    found = scene.table.result
    assert found is not None
    assert found.ending.id == "valeria-end-exhausted"
    assert found.ending.args == {"stacks": 2 * seats}
    scene = Scene(seats=seats, exhausted=names.rpartition(" ")[0], first=1).load(1, 2).idle()
    assert not scene.table.over
    assert not scene.state.ending


@pytest.mark.rule("V8.1-c")
def test_more_exhausted_stacks_than_needed_end_the_game_too() -> None:
    scene = Scene(stacks={"mountains": "orc-warrior", "7": "rogue"}, exhausted="1 2 3", has="9 strength", first=1)
    scene.do("slay:orc-warrior", "take:rogue", "gain:gold")
    assert scene.exhausted() == 5
    assert scene.table.over


@pytest.mark.rule("V8.1-d")
def test_the_dice_pass_to_the_left() -> None:
    scene = Scene(seats=3)
    for seat in (0, 1, 2, 0):
        assert scene.turn == seat
        scene.finish_harvest().load(1, 2).idle()
        scene.finish_harvest()
    assert scene.turn == 1


@pytest.mark.rule("V8.1-e")
def test_all_have_the_same_number_of_turns() -> None:
    scene = Scene(seats=3, exhausted="1 2 3 4 5", stacks={"6": "knight"}, boards=["3 gold"], first=0)
    scene.load(1, 2).do("hire:knight", "gain:gold")
    assert scene.view()["extra"]["ending"]
    for seat in (1, 2):
        assert not scene.table.over
        scene.finish_harvest()
        assert scene.turn == seat
        scene.load(1, 2).idle()
    assert scene.table.over
    assert scene.state.turns == [1, 1, 1]


@pytest.mark.rule("V8.1-e")
def test_triggered_by_the_last_player_the_game_ends_at_once() -> None:
    scene = Scene(seats=3, exhausted="1 2 3 4 5", stacks={"6": "knight"}, boards=["", "", "3 gold"], turn=2, first=0)
    scene.do("hire:knight", "gain:gold")
    assert scene.table.over


@pytest.mark.rule("V8.1-a", "V8.1-c")
def test_a_stack_that_is_filled_again_before_the_end_phase_is_not_exhausted() -> None:
    scene = Scene(
        center="nest-of-the-weaver-witch", duchy="merchant*2", has="6 gold", exhausted="1 2 3 4", first=1, seed=3
    )
    scene.load(1, 3).do("build:nest-of-the-weaver-witch", "return:merchant", "gain:gold")
    assert not scene.state.ending
    assert not scene.table.over


@pytest.mark.rule("V8.1-e")
def test_once_triggered_the_end_stays_triggered() -> None:
    scene = Scene(
        exhausted="1 2 3 4", rival="merchant*2", rival_has="6 gold", center="nest-of-the-weaver-witch", first=0
    )
    scene.load(1, 3).idle()
    assert scene.state.ending
    scene.finish_harvest()
    scene.do("build:nest-of-the-weaver-witch")
    if scene.ask(1).what.id == "valeria-ask-pay":
        scene.do(scene.options(1)[0])
    scene.do("return:merchant", "gain:gold")
    assert scene.exhausted() == 3
    assert scene.table.over


# --- V8.2 scoring


@pytest.mark.rule("V8.2-a")
def test_points_of_monsters_domains_board_and_duke() -> None:
    scene = Scene(
        slain="goblin troll",
        domains="gargans-embrace palace-of-the-dawn",
        has="3 gold 4 vp",
        dukes=["cornelius-the-dreamer", "simon-the-unclean"],
        turn=1,
        exhausted=FOUR,
    ).idle()
    found = scene.table.result
    assert found is not None
    row = found.breakdown[0]
    assert (row["monsters"], row["domains"], row["board"], row["duke"]) == (1 + 6, 2 + 4, 4, 2 * 3 + 1)
    assert row["points"] == found.scores[0] == 7 + 6 + 4 + 7


@pytest.mark.rule("V8.2-b")
def test_role_symbols_on_citizens_and_on_domains() -> None:
    scene = Scene(duchy="archer", domains="gargans-embrace", has="", dukes=["simon-the-unclean"])
    assert scene.score()["duke"] == 1 + 2


@pytest.mark.rule("V8.2-c")
def test_left_over_resources_are_added_up_then_divided() -> None:
    scene = Scene(has="2 strength 2 gold 1 magic", dukes=["cornelius-the-dreamer"])
    assert scene.score()["duke"] == 1


@pytest.mark.rule("V8.2-d")
def test_points_on_the_board_are_no_left_over_resources() -> None:
    scene = Scene(has="2 gold 30 vp", dukes=["cornelius-the-dreamer"])
    assert scene.score()["duke"] == 0


# --- V8.3 ties


def finished(boards: list[str], duchies: list[str] | None = None, lands: list[str] | None = None) -> Scene:
    seats = len(boards)
    return Scene(
        seats=seats,
        boards=boards,
        duchies=duchies or [""] * seats,
        lands=lands or [""] * seats,
        dukes=["hrothgar-the-conqueror"] * seats,
        exhausted="1 2 3 4 5 6",
        turn=seats - 1,
    ).idle()


@pytest.mark.rule("V8.3-b")
def test_most_points_win() -> None:
    assert result(finished(["5 vp", "7 vp", "6 vp"])) == ([3, 1, 2], [1])


@pytest.mark.rule("V8.3-a")
def test_of_those_tied_the_one_with_fewer_cards_wins() -> None:
    assert result(finished(["7 vp", "7 vp", "6 vp"], ["archer*2", "archer", ""])) == ([2, 1, 3], [1])
    equal = finished(["7 vp", "7 vp"], ["archer*2", "archer"])
    assert equal.table.result is not None
    assert equal.table.result.tie == Message("valeria-tie-cards", {"best": 4, "next": 5})
    # starters, citizens and domains count; slain monsters do not
    scene = finished(["5 vp", "7 vp"], ["archer", "archer*2"], ["gargans-embrace", ""])
    assert scene.table.result is not None
    assert [row["owned"] for row in scene.table.result.breakdown] == [5, 5]


@pytest.mark.rule("V8.3-a")
def test_still_tied_they_share_the_victory() -> None:
    assert result(finished(["7 vp", "7 vp", "6 vp"], ["archer", "archer", ""])) == ([1, 1, 3], [0, 1])


@pytest.mark.rule("V8.1-e")
def test_when_the_game_is_over_nobody_is_asked() -> None:
    scene = finished(["1 vp", "2 vp"])
    assert scene.asked() == []
    assert scene.illegal(0, "gain:gold")[0] == "answer-over"
