"""Hints: the best answers first, from what the seat knows and nothing else, with reasons that every reader can read."""

from __future__ import annotations

import random

import pytest

import kronika
from examples.high_card.game import HighCard
from kronika.coach import Hint, hint
from kronika.coach.hint import begun, by_end, told
from kronika.coach.weighing import FINALISTS, guide_of, possible
from kronika.engine.ask import Ask, Option
from kronika.engine.errors import KronikaError
from kronika.engine.message import Message
from kronika.engine.texts import catalogue
from kronika.games import find, find_bot
from kronika.testing.walk import walk
from tests.scenes.dominion import Scene

kronika.register(HighCard())


def test_the_last_province_that_wins_the_game_comes_first() -> None:
    scene = Scene(hand="gold*3", rival_hand="gold*5", rival_discard="estate*5", piles={"province": 1}).to_buy_phase()
    found = hint(scene.table, 0, playouts=120)
    best = found.advice[0]
    assert best.keys == ["buy:province"]
    assert best.chance > 0.9
    assert found.chances[0] == pytest.approx(best.chance)
    assert sum(found.chances) == pytest.approx(1)
    assert found.equal == 1, "nothing else is as good"


def test_what_ends_the_game_is_told_and_what_does_not() -> None:
    scene = Scene(hand="gold*3").to_buy_phase()
    weighing = begun(scene.table, scene.table.asks[0], "x")
    one, *others = weighing.candidates[:3]
    for each in (one, *others):
        each.worlds, each.worths, each.chances = [1, 2, 3, 4], [0.4] * 4, [[0.4, 0.6]] * 4
    assert by_end(weighing, one, others) == []
    one.ended, one.worths, one.chances = 4, [1.0] * 4, [[1.0, 0.0]] * 4
    assert [(why.kind, why.text.id) for why in by_end(weighing, one, others)] == [("for", "coach-reason-ends")]
    told = by_end(weighing, others[0], [one])
    assert [(why.kind, why.text.id) for why in told] == [("against", "coach-reason-goes-on")]


def test_nobody_is_advised_who_is_not_asked() -> None:
    table = kronika.new_table("dominion", 2, 1)
    other = 1 - table.asks[0].seat
    with pytest.raises(KronikaError, match="not asked"):
        hint(table, other, playouts=4)


@pytest.mark.parametrize(("game", "seats"), [("dominion", 3), ("valeria", 2), ("north", 2), ("oath", 3)])
def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_hint(game: str, seats: int) -> None:
    """Whatever is in a hint, reasons and spreads too, depends on what the seat knows and on the seed."""
    table = kronika.new_table(game, seats, f"{game} hints")
    chance = random.Random(game)
    compared = 0
    for ask in walk(table, chance):
        if len(ask.options) < 2 or chance.random() > 0.08:
            continue
        try:
            other = table.imagine(ask.seat, str(chance.random()))
        except KronikaError:
            continue
        one, two = (hint(each, ask.seat, playouts=4, seed="s").plain() for each in (table, other))
        assert one == two, f"{ask.what.id}: a hint tells of what the seat cannot know"
        compared += 1
        if compared == 4:
            break
    assert compared >= 4


def test_reasons_are_said_in_both_languages() -> None:
    """What a coach says of answers in the middle of a game, with every figure and card in it named."""
    scene = Scene(hand="gold*2 copper*2 smithy", discard="estate*3").to_buy_phase()
    found = hint(scene.table, 0, playouts=60)
    told = [reason.text for advice in found.advice for reason in advice.reasons]
    assert told
    for lang in ("en", "cs"):
        texts = catalogue(lang, "dominion")
        for text in told:
            assert texts.faults(text.id, text.args) == [], text
            assert "figure-" not in texts.say(text)


def test_a_game_from_outside_has_a_coach_too() -> None:
    table = kronika.new_table("high-card", 2, 3)
    ask = table.asks[0]
    found = hint(table, ask.seat, playouts=40)
    assert isinstance(found, Hint)
    assert len(found.advice) == min(FINALISTS, len(ask.options))
    for advice in found.advice:
        ask.picks(advice.keys)


@pytest.mark.parametrize("game", ["dominion", "valeria", "north", "oath"])
def test_a_hint_begins_with_the_judgment_that_the_strongest_level_looks_ahead_by(game: str) -> None:
    """Whoever follows hints starts from no less than the strongest level does."""
    strongest = find_bot(game, "wenceslas")
    assert guide_of(game) is getattr(strongest, "prior", None)


def test_a_game_without_levels_has_hints_by_its_best_bot() -> None:
    assert guide_of("high-card") is list(HighCard().bots.values())[-1]


def test_a_weighing_can_be_gone_on_with() -> None:
    scene = Scene(hand="gold*3", piles={"province": 1}).to_buy_phase()
    weighing = begun(scene.table, scene.table.asks[0], "x")
    weighing.go_on(playouts=30)
    before = weighing.played
    weighing.go_on(playouts=30)
    assert before <= 30
    assert before < weighing.played <= 60


def test_a_slow_machine_tries_one_answer_after_the_other() -> None:
    """There is time for one world at a time: still every answer has its turn before one has a second."""
    scene = Scene(hand="gold*3", piles={"province": 1}).to_buy_phase()
    weighing = begun(scene.table, scene.table.asks[0], "slow")
    count = len(weighing.candidates)
    assert count > FINALISTS
    for tried in range(count):
        assert sum(bool(each.worths) for each in weighing.candidates) == tried
        weighing.go_on(0.0)
    assert [each.worlds for each in weighing.candidates] == [[1]] * count


def test_of_several_picks_those_that_differ_in_one_are_weighed() -> None:
    options = [Option(key, Message("x"), ()) for key in "abc"]
    ask = Ask(0, Message("x"), options, least=1, most=2)
    found = {tuple(sorted(each)) for each in possible(ask, [["a", "b"]])}
    assert found == {("a", "b"), ("a", "c"), ("b", "c"), ("a",), ("b",)}


def test_the_luckiest_of_many_is_not_put_before_what_the_bot_would_do() -> None:
    """Only what is surely better is, in the worlds that both were tried in."""
    scene = Scene(hand="gold*3").to_buy_phase()
    weighing = begun(scene.table, scene.table.asks[0], "x")
    own = next(each for each in weighing.candidates if each.keys == weighing.first)
    other, untried = [each for each in weighing.candidates if each is not own][:2]
    own.worlds, own.worths = [1, 2, 3, 4], [0.5, 0.2, 0.6, 0.3]
    other.worlds, other.worths = [1, 2, 3, 4], [0.4, 0.9, 0.5, 0.4]
    assert weighing.ranked()[0] is other, "better in the mean"
    assert weighing.advised() == [own, other]
    other.worths = [0.7, 0.5, 0.9, 0.5]
    assert weighing.advised() == [other, own]
    assert untried not in weighing.advised()


@pytest.mark.parametrize("deal", [2, 3, 11])
def test_with_three_coins_in_the_first_turn_nobody_is_told_to_buy_nothing(deal: int) -> None:
    """Whoever has played ten games knows better than a lucky world, and so does the game, which warns of it."""
    table = kronika.new_table("dominion", 2, f"deal/{deal}", {"kingdom": "first-game"})
    seat = table.asks[0].seat
    table.answer(seat, ["treasures"])
    ask = table.asks[0]
    assert "end-turn" in find("dominion").prospects(table.sight(seat), ask).warnings
    found = hint(table, seat, playouts=100)
    assert found.keys not in (["end-turn"], ["buy:curse"], ["buy:copper"])
    alike = [each.keys for each in found.advice[: found.equal]]
    assert ["end-turn"] not in alike, "nor that it is as good"


def test_what_the_game_warns_of_never_comes_before_what_the_bot_would_do() -> None:
    scene = Scene(hand="gold*3").to_buy_phase()
    weighing = begun(scene.table, scene.table.asks[0], "x")
    own = next(each for each in weighing.candidates if each.keys == weighing.first)
    warned = next(each for each in weighing.candidates if each.keys == ["end-turn"])
    for each, worth in ((own, 0.2), (warned, 0.8)):
        each.worlds, each.worths = list(range(12)), [worth + 0.01 * (i % 3) for i in range(12)]
        each.chances = [[worth, 1 - worth]] * 12
    assert weighing.advised() == [own, warned]
    assert told(weighing, scene.table).equal == 1


def test_one_of_many_equal_answers_is_hardly_ever_called_better() -> None:
    """Worlds that say nothing: however many answers there are and however few worlds."""
    chance = random.Random("nothing in it")
    scene = Scene(hand="gold*3").to_buy_phase()
    weighing = begun(scene.table, scene.table.asks[0], "x")
    assert len(weighing.candidates) > 10
    for worlds in (5, 12, 40):
        others = 0
        for _ in range(200):
            for each in weighing.candidates:
                each.worlds, each.worths = list(range(worlds)), [chance.random() for _ in range(worlds)]
            others += weighing.advised()[0].keys != weighing.first
        assert others <= 10, f"{others} of 200 with {worlds} worlds"


def test_where_nothing_else_was_tried_nothing_is_called_better() -> None:
    scene = Scene(hand="gold*3").to_buy_phase()
    weighing = begun(scene.table, scene.table.asks[0], "x")
    weighing.go_on(0.0)
    found = told(weighing, scene.table)
    assert len(found.advice) == 1
    assert found.equal == 0


@pytest.mark.parametrize(("worlds", "least"), [(6, 0.12), (12, 0.09), (100, 0.03)])
def test_how_far_a_chance_may_be_off_counts_worlds_and_not_how_alike_they_were_estimated(
    worlds: int, least: float
) -> None:
    """Six worlds that are all estimated at 88 % are still six worlds."""
    scene = Scene(hand="gold*3").to_buy_phase()
    weighing = begun(scene.table, scene.table.asks[0], "x")
    for each in weighing.candidates:
        each.worlds, each.worths = list(range(worlds)), [0.88 + 0.01 * (i % 3) for i in range(worlds)]
        each.chances = [[0.88, 0.12]] * worlds
    best = weighing.candidates[0]
    assert weighing.chance(best) == pytest.approx(0.88, abs=0.01)
    assert least < weighing.spread(best) < 2 * least
