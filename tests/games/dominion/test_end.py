"""When the game ends and who wins: D7."""

from __future__ import annotations

import pytest

from kronika.engine.errors import IllegalAnswer
from kronika.engine.game import Result
from kronika.engine.message import Message
from kronika.games.dominion.faces import NUMBER
from kronika.testing import in_order
from tests.scenes.dominion import Scene


def result(scene: Scene) -> Result:
    assert scene.table.result is not None, "the game goes on"
    return scene.table.result


def last_turn(
    turns: list[int], hands: list[str], piles: dict[str, int] | None = None, setup: dict[str, object] | None = None
) -> Result:
    """Seat 0 ends its turn with these hands on the table and no Provinces left; `turns` are those finished before."""
    scene = Scene(hands=hands, seats=len(hands), piles=piles or {"province": 0}, setup=setup)
    scene.state.turns = turns
    scene.end_turn()
    return result(scene)


# --- D7.1 when


@pytest.mark.rule("D7.1-a")
def test_the_game_is_over_when_no_province_is_left() -> None:
    scene = Scene(hand="gold*3", rival_hand="copper", piles={"province": 1}).to_buy_phase()
    assert not scene.table.over
    scene.buy("province")
    assert scene.table.over
    assert scene.asked() == []
    assert result(scene).ending.id == "dominion-end-provinces"
    assert scene.table.refused(1)[0].reason.id == "refused-over"
    with pytest.raises(IllegalAnswer) as wrong:
        scene.answers(1, "end-turn")
    assert wrong.value.message.id == "answer-over"


@pytest.mark.rule("D7.1-a")
def test_the_game_goes_on_with_one_province_left() -> None:
    scene = Scene(hand="gold*3", rival_hand="copper", piles={"province": 2}).to_buy_phase().buy("province")
    assert not scene.table.over
    assert scene.table.result is None
    assert scene.state.turn == 1


@pytest.mark.rule("D7.1-b")
def test_the_turn_in_which_the_last_province_goes_is_played_to_its_end() -> None:
    scene = Scene(hand="festival*2 gold*3", deck="copper*5", rival_hand="gold*3", piles={"province": 1, "gold": 5})
    scene.play("festival").play("festival").to_buy_phase()
    assert (scene.coins, scene.buys) == (13, 3)
    scene.buy("province")
    assert not scene.table.over
    assert scene.pile("province") == 0
    assert (scene.coins, scene.buys) == (5, 2)
    scene.buy("duchy")
    assert not scene.table.over
    scene.buy("copper")
    assert scene.table.over
    assert result(scene).scores == [9, 0]
    assert scene.state.turns == [1, 0]


@pytest.mark.rule("D7.1-b")
def test_a_gain_that_empties_the_pile_in_the_action_phase_ends_nothing_yet() -> None:
    scene = Scene(hand="village remodel gold silver", deck="copper", rival_hand="copper", piles={"province": 1})
    scene.play("village").play("remodel", "trash:gold", "gain:province")
    assert not scene.table.over
    scene.to_buy_phase()
    assert scene.coins == 3
    scene.buy("silver")
    assert scene.table.over


@pytest.mark.rule("D7.1-b")
def test_nobody_gets_another_turn() -> None:
    scene = Scene(hands=["copper", "gold*3", "copper"], seats=3, piles={"province": 1}).end_turn()
    scene.to_buy_phase().buy("province")
    assert scene.table.over
    assert scene.state.turns == [1, 1, 0]
    assert result(scene).winners == [1]


@pytest.mark.rule("D7.1-c")
@pytest.mark.parametrize(("empty", "over"), [(1, False), (2, True)])
def test_three_empty_piles_end_the_game(empty: int, over: bool) -> None:
    piles = dict.fromkeys(["curse", "estate"][:empty], 0) | {"moat": 1}
    scene = Scene(hand="silver", deck="copper*5", rival_hand="copper", piles=piles).to_buy_phase().buy("moat")
    assert scene.table.over is over
    assert scene.state.empty == empty + 1
    if over:
        assert result(scene).ending.id == "dominion-end-piles"
        assert result(scene).ending.args == {"piles": 3}


@pytest.mark.rule("D7.1-c")
def test_empty_piles_are_counted_after_the_turn_and_not_before() -> None:
    scene = Scene(hand="witch woodcutter", rival_hand="copper", piles={"curse": 1, "moat": 0, "estate": 0})
    scene.play("witch")
    assert scene.pile("curse") == 0
    assert not scene.table.over
    scene.end_turn()
    assert scene.table.over


@pytest.mark.rule("D7.1-c")
def test_more_than_three_piles_may_be_empty_at_the_end() -> None:
    scene = Scene(hand="festival silver", rival_hand="copper", piles={"curse": 0, "moat": 1, "estate": 1, "chapel": 0})
    scene.play("festival").to_buy_phase().buy("moat", "estate")
    assert result(scene).ending.args == {"piles": 4}


@pytest.mark.rule("D7.1-d")
@pytest.mark.parametrize(
    "piles", ["curse estate copper", "silver gold duchy", "moat village witch", "copper curse witch", "duke harem gold"]
)
def test_any_three_piles_of_the_supply_will_do(piles: str) -> None:
    scene = Scene(rival_hand="copper", piles=dict.fromkeys(in_order(piles), 0)).end_turn()
    assert scene.table.over
    assert result(scene).ending.id == "dominion-end-piles"


@pytest.mark.rule("D7.1-d", "D2.3-b")
def test_the_trash_does_not_count() -> None:
    scene = Scene(hand="chapel copper", deck="copper*5", rival_hand="copper", piles={"curse": 0, "moat": 0})
    assert scene.trash() == []
    scene.end_turn()
    assert not scene.table.over
    full = Scene(hand="chapel estate*4", deck="copper*5", rival_hand="copper", piles={"curse": 0, "moat": 0})
    full.play("chapel", ["trash:estate"] * 4).end_turn()
    assert not full.table.over


@pytest.mark.rule("D7.1-d")
def test_kinds_that_are_not_in_the_game_are_no_empty_piles() -> None:
    scene = Scene(hand="copper", deck="copper*5", rival_hand="copper")
    assert scene.view()["extra"]["emptyPiles"] == 0
    scene.end_turn()
    assert not scene.table.over


@pytest.mark.rule("D7.1-c", "D11.7")
@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_players_need_four_empty_piles(seats: int) -> None:
    empty = {"curse": 0, "moat": 0, "estate": 0}
    three = Scene(hands=["copper"] * seats, seats=seats, piles=empty, setup={"large": True}).end_turn()
    assert not three.table.over
    four = Scene(hands=["copper"] * seats, seats=seats, piles=empty | {"gold": 0}, setup={"large": True}).end_turn()
    assert four.table.over
    no_province = Scene(hands=["copper"] * seats, seats=seats, piles={"province": 0}, setup={"large": True})
    assert no_province.end_turn().table.over


# --- D7.2 points


@pytest.mark.rule("D7.2-a", "D11.8")
def test_all_cards_count_wherever_they_lie() -> None:
    scene = Scene(
        hand="estate nobles",
        deck="duchy*6",
        discard="province",
        rival_hand="estate",
        rival_deck="province*6 duchy",
        rival_discard="duchy",
        piles={"province": 0},
    )
    scene.end_turn()
    assert result(scene).scores == [1 + 2 + 18 + 6, 1 + 36 + 3 + 3]


@pytest.mark.rule("D7.2-a", "D11.8")
def test_cards_on_the_table_and_set_aside_count_while_they_lie_there() -> None:
    scene = Scene(hand="great-hall harem copper", deck="nobles").play("great-hall").answers(0, "end-actions")
    scene.answers(0, "treasures")
    assert scene.in_play() == in_order("great-hall harem copper")
    assert scene.view(1)["seats"][0]["points"] == 1 + 2 + 2
    assert scene.view(1)["seats"][1]["points"] == 0
    aside = Scene(hand="library copper*5", deck="nobles great-hall gold silver").play("library", "yes")
    assert aside.aside() == ["nobles"]
    assert aside.view(1)["seats"][0]["points"] == 3


@pytest.mark.rule("D7.2-b")
def test_each_curse_takes_a_point() -> None:
    end = last_turn([0, 0], ["curse*3 estate", "curse"])
    assert end.scores == [-2, -1]
    assert end.winners == [1]
    assert end.breakdown[0]["cards"] == [
        {"card": "estate", "count": 1, "each": 1, "points": 1},
        {"card": "curse", "count": 3, "each": -1, "points": -3},
    ]


@pytest.mark.rule("D7.2-c")
def test_the_highest_total_wins() -> None:
    end = last_turn([5, 5, 5, 5], ["duchy", "province", "estate", "duchy*2 curse"])
    assert end.scores == [3, 6, 1, 5]
    assert end.winners == [1]
    assert end.ranks == [3, 1, 4, 2]


@pytest.mark.rule("D7.2-d", "D9.17")
@pytest.mark.ruling("duke", 1)
def test_each_duke_scores_for_all_duchies() -> None:
    end = last_turn([0, 0], ["duke*2 duchy*3", "duke*3 duchy"])
    assert end.scores == [9 + 6, 3 + 3]
    assert {"card": "duke", "count": 2, "each": 3, "points": 6} in end.breakdown[0]["cards"]
    assert last_turn([0, 0], ["duke", "copper"]).scores == [0, 0]


@pytest.mark.rule("D7.2-e")
def test_cards_of_two_types_score_in_full() -> None:
    end = last_turn([0, 0], ["harem*2 nobles great-hall*3", "copper"])
    assert end.scores == [4 + 2 + 3, 0]


@pytest.mark.rule("D7.2-a", "D10.10")
@pytest.mark.ruling("gardens", 1)
def test_gardens_at_the_end_count_all_cards_and_drop_the_rest() -> None:
    end = last_turn([0, 0], ["gardens*2 copper*17", "gardens copper*19"])
    assert end.scores == [2, 2]
    assert end.breakdown[0]["owned"] == 19
    assert {"card": "gardens", "count": 1, "each": 2, "points": 2} in end.breakdown[1]["cards"]


@pytest.mark.rule("D7.2-a")
def test_cards_in_the_trash_belong_to_nobody() -> None:
    scene = Scene(hand="chapel province estate", rival_hand="copper", piles={"province": 0})
    scene.play("chapel", ["trash:province"]).end_turn()
    assert result(scene).scores == [1, 0]


# --- D7.3 ties


@pytest.mark.rule("D7.3-a")
def test_of_those_tied_the_one_with_fewer_turns_wins() -> None:
    """Seat 0 finishes its eleventh turn while seat 1 has had ten."""
    end = last_turn([10, 10], ["province", "province"])
    assert end.scores == [6, 6]
    assert end.winners == [1]
    assert end.ranks == [2, 1]
    assert [row["turns"] for row in end.breakdown] == [11, 10]
    assert end.tie == Message("dominion-tie-turns", {"best": 10, "next": 11})


@pytest.mark.rule("D7.3-b")
def test_with_equal_turns_the_win_is_shared() -> None:
    end = last_turn([9, 10], ["province", "province"])
    assert end.winners == [0, 1]
    assert end.ranks == [1, 1]


@pytest.mark.rule("D7.3-b")
def test_turns_are_compared_among_the_leaders_only() -> None:
    """Seats 1 and 2 lead with as many turns each; that seat 3 had fewer turns does not help it."""
    end = last_turn([6, 7, 7, 5], ["duchy", "province", "province", "duchy"])
    assert end.winners == [1, 2]
    assert end.ranks == [4, 1, 1, 3]


@pytest.mark.rule("D7.3-a", "D7.3-b")
def test_of_three_leaders_the_two_with_fewest_turns_share_it() -> None:
    end = last_turn([7, 7, 7], ["province", "province", "province"])
    assert end.winners == [1, 2]
    assert end.ranks == [3, 1, 1]


@pytest.mark.rule("D7.3-b")
def test_all_may_win_together() -> None:
    end = last_turn([6, 7, 7, 7], ["estate*2", "copper harem", "estate*3 curse", "great-hall*2"])
    assert end.scores == [2, 2, 2, 2]
    assert end.winners == [0, 1, 2, 3]


@pytest.mark.rule("D7.3-a")
def test_turns_count_in_a_game_from_its_start_player_on() -> None:
    """Two turns of the start player, one of the other: a tie goes to the other."""
    scene = Scene(hand="copper", deck="estate*5", rival_hand="copper", rival_deck="estate*5", piles={"province": 1})
    scene.end_turn().end_turn()
    scene.state.supply[NUMBER["province"]] = 0
    scene.end_turn()
    assert scene.state.turns == [2, 1]
    assert result(scene).scores == [5, 5]
    assert result(scene).winners == [1]


# --- D11.14 a game that would never end by itself


@pytest.mark.rule("D11.14")
def test_a_game_in_which_nothing_can_happen_any_more_is_counted_as_it_stands() -> None:
    """Seat 0 has a Chapel and nothing to trash, seat 1 an Estate and no choice: no money, and nothing is free."""
    scene = Scene(hand="chapel", rival_hand="estate", piles={"copper": 0, "curse": 0})
    while not scene.table.over:
        assert sum(scene.state.turns) <= 200
        scene.answers(0, "end-actions")
    assert scene.state.turns == [101, 100]
    assert result(scene).scores == [0, 1]
    assert result(scene).winners == [1]
    assert result(scene).ending.id == "dominion-end-stalemate"


@pytest.mark.rule("D11.14")
def test_a_card_that_is_trashed_begins_the_hundred_turns_anew() -> None:
    scene = Scene(hand="chapel estate", rival_hand="estate", piles={"copper": 0, "curse": 0})
    while scene.state.turns != [90, 90]:
        scene.answers(0, "end-actions")
    scene.play("chapel", ["trash:estate"])
    while not scene.table.over:
        assert sum(scene.state.turns) <= 180 + 200
        scene.answers(0, "end-actions")
    assert scene.state.turns == [191, 190]


@pytest.mark.rule("D11.14")
def test_who_passes_for_fewer_turns_goes_on() -> None:
    scene = Scene(hand="chapel", rival_hand="estate", piles={"copper": 0, "curse": 0})
    while scene.state.turns != [100, 100]:
        scene.answers(0, "end-actions")
    assert not scene.table.over
    assert scene.table.result is None
