"""Answers that are picked one option after the other."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kronika.engine.ask import Ask, Option
from kronika.engine.errors import IllegalAnswer
from kronika.engine.message import Message
from kronika.learn.picks import Picks
from kronika.testing import walk
from tests.properties.cases import CASES


def ask(*most: int, least: int = 1, up_to: int = 1, ordered: bool = False) -> Ask:
    options = [Option(f"o{number}", Message("do"), most=each) for number, each in enumerate(most)]
    return Ask(0, Message("what"), options, least, up_to, ordered)


def answers(asked: Ask) -> Counter[tuple[int, ...]]:
    """All answers that can be picked, and in how many ways."""
    found: Counter[tuple[int, ...]] = Counter()

    def go_on(picks: Picks) -> None:
        if picks.may_stop:
            found[tuple(picks.picked)] += 1
        for each in picks.open:
            further = picks.copy(asked)
            further.pick(each)
            go_on(further)

    go_on(Picks(asked))
    return found


def test_there_is_one_way_to_each_answer() -> None:
    assert answers(ask(1, 1, 1, least=1, up_to=2)) == dict.fromkeys([(0,), (1,), (2,), (0, 1), (0, 2), (1, 2)], 1)


def test_the_order_counts_where_it_matters() -> None:
    assert answers(ask(1, 1, least=2, up_to=2, ordered=True)) == {(0, 1): 1, (1, 0): 1}


def test_an_option_may_be_picked_as_often_as_it_says() -> None:
    assert answers(ask(3, least=0, up_to=2)) == {(): 1, (0,): 1, (0, 0): 1}


def test_what_leads_to_too_few_picks_is_not_open() -> None:
    assert Picks(ask(1, 1, 1, least=2, up_to=3)).open == [0, 1]  # after the last one nothing could follow


def test_nobody_stops_too_early_or_picks_what_is_not_open() -> None:
    picks = Picks(ask(1, 1, 1, least=2, up_to=2))
    with pytest.raises(ValueError, match="2 options have to be picked, and there are 0"):
        picks.stop()
    with pytest.raises(ValueError, match=r"option 2 cannot be picked now: \[0, 1\] can"):
        picks.pick(2)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_every_game_takes_what_was_picked(case) -> None:  # type: ignore[no-untyped-def]
    """Whatever is picked that way is an answer the table takes."""
    chance = random.Random(case.id)
    table = case.table(7)
    for asked in walk(table, random.Random("walk")):
        picks = Picks(asked)
        while not picks.is_whole:
            if picks.may_stop and chance.random() < 0.3:
                picks.stop()
            else:
                picks.pick(chance.choice(picks.open))
        try:
            asked.picks(picks.keys())
        except IllegalAnswer as error:
            pytest.fail(f"{asked!r} does not take {picks.keys()}: {error}")
        assert picks.picked == asked.picks(picks.keys())
