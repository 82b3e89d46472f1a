"""The analysis of a finished game: a planted mistake is found, and the chances add up."""

from __future__ import annotations

import pytest

import kronika
from kronika.coach.analysis import Decision, Weighed, analyze, answers_of, concluded, decisions_of, moments_of
from kronika.engine.errors import KronikaError
from kronika.games.dominion.bots.big_money import BigMoney


def game_with_a_mistake() -> tuple[kronika.Table, int]:
    """Big Money against itself; once, when it could have had a Province, the one in seat 0 ends its turn."""
    table = kronika.new_table("dominion", 2, "planted", {"kingdom": "first-game"})
    bots = [BigMoney(seat) for seat in range(2)]
    at = -1
    while not table.over:
        ask = table.asks[0]
        keys = bots[ask.seat].decide(table.sight(ask.seat), ask)
        if at < 0 and ask.seat == 0 and table.seq > 60 and keys == ["buy:province"]:
            at, keys = table.seq, ["buy:curse"]
        table.answer(ask.seat, keys)
    assert at >= 0
    return table, at


def test_a_planted_mistake_is_among_those_that_mattered_most() -> None:
    table, at = game_with_a_mistake()
    found = analyze(table.chronicle(), playouts=16)
    assert at in found.marked[0]
    decision = next(each for each in found.decisions if each.seq == at)
    assert decision.given == ["buy:curse"]
    assert decision.cost > 0.05
    assert decision.best != decision.given


def test_only_a_finished_game_is_analyzed() -> None:
    with pytest.raises(KronikaError, match="not over"):
        analyze(kronika.new_table("dominion", 2, 1).chronicle())


def test_answers_without_an_alternative_are_no_decisions() -> None:
    table, _ = game_with_a_mistake()
    chronicle = table.chronicle()
    seqs = decisions_of(moments_of(chronicle), answers_of(chronicle))
    assert 0 < len(seqs) <= len(chronicle["answers"])
    for seq, moment in enumerate(moments_of(chronicle)):
        if seq in seqs:
            ask = moment.ask(chronicle["answers"][seq][0])
            assert ask is not None
            assert len(ask.options) > 1 or ask.least == 0


def decided(seq: int, seat: int, chances: list[float], cost: float) -> Decision:
    gained = [-cost if each == seat else cost for each in range(2)]
    answer = Weighed(["a"], [], chances[seat])
    return Decision(seq, seat, {}, False, ["a"], ["b"], chances, cost, 0.0, gained, [answer], 4)


def test_luck_is_what_no_decision_explains_and_the_row_adds_up() -> None:
    decisions = [decided(0, 0, [0.5, 0.5], 0.0), decided(3, 1, [0.7, 0.3], 0.1), decided(6, 0, [0.2, 0.8], 0.3)]
    found = concluded(decisions, winners=[1], seats=2)
    assert found.marked == [[6], [3]]
    for share in found.shares:
        assert share.start + share.own + share.luck + share.others == pytest.approx(share.end, abs=0.001)
    assert (found.shares[0].own, found.shares[0].others) == (-0.3, 0.1)
    assert [each.seq for each in found.luck] == [1, 4, 7]
