"""A game from outside that shows who is asked is told so, and what to write instead is right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

import kronika
from examples.high_card.game import HighCard, Round
from kronika.engine.ask import Ask, Flow, Option, Reply
from kronika.engine.flow import choose, pause
from kronika.engine.message import Message
from kronika.games import unregister
from kronika.testing import GameFlaws, check_game

pytestmark = pytest.mark.plain

DEMAND = "whole games tell nothing hidden"


class Boasting(HighCard):
    """Whoever holds the highest card of all may boast of it, and may as well keep still. That all look alike, and the
    pause of those who do not hold it, are what makes it right."""

    quiet: ClassVar[bool] = True
    telling: ClassVar[Sequence[str]] = ("high-card-boast",)

    def step(self, state: Round, reply: Reply | None) -> Flow[None]:
        everybody = (1 << state.seats) - 1
        options = [Option("still", Message("high-card-still")), Option("boast", Message("high-card-boast"))]
        for seat in range(state.seats):
            if any(state.cards.face[card] == 19 for card in state.hand[seat]):
                among = everybody if self.quiet else 0
                what = Message("high-card-boast")
                (pick,) = yield from choose(Ask(seat, what, options, private=True, among=among))
                if pick:
                    state.tell("high-card-boast", seat)
            elif self.quiet:
                yield from pause(seat, everybody)
        yield from super().step(state, reply)


@pytest.fixture(autouse=True)
def _own_shelf() -> object:
    """The toys share the id of the game they are made from."""
    unregister(HighCard.id)
    yield
    unregister(HighCard.id)
    kronika.register(HighCard())


def test_a_game_that_shows_who_is_asked() -> None:
    class Open(Boasting):
        quiet: ClassVar[bool] = False

    with pytest.raises(GameFlaws) as found:
        check_game(Open(), 20, only="whole games tell nothing hidden")
    assert "can tell where" in str(found.value)
    assert "`yield from pause(seat)`" in str(found.value)


def test_a_game_in_which_all_look_alike() -> None:
    assert check_game(Boasting(), 20, only=DEMAND).looked_at[DEMAND] > 100
