"""`check_game` holds a game to what it foretells: options that are there, and what is within reach is reached."""

from __future__ import annotations

import pytest

from examples.high_card.game import HighCard, RoundSight
from kronika.engine.ask import Ask
from kronika.engine.message import Message
from kronika.engine.notices import Notice
from kronika.engine.prospects import Prospects, Reach
from tests.testing.test_check_game import flaw

pytestmark = [pytest.mark.plain, pytest.mark.usefixtures("own_shelf")]


class Foreseeing(HighCard):
    """Tells of every question what a test says."""

    foretold = Prospects()

    def prospects(self, sight: RoundSight, ask: Ask) -> Prospects:
        return self.foretold


def test_prospects_of_what_is_not_on_offer() -> None:
    class Dreaming(Foreseeing):
        foretold = Prospects(primary="play:99", warnings={"pass": Message("high-card-end")})

    told = flaw(Dreaming(), "prospects hold")
    assert "the prospects of high-card-ask speak of pass, play:99, which is not on offer" in told
    assert "name options of the ask by their keys" in told


def test_what_is_offered_first_gives_nothing_away() -> None:
    class Generous(HighCard):
        def prospects(self, sight: RoundSight, ask: Ask) -> Prospects:
            first = ask.keys()[0]
            return Prospects(first, warnings={first: Message("high-card-end")})

    told = flaw(Generous(), "prospects hold")
    assert "is offered first at high-card-ask, and gives something away" in told
    assert "without it the table offers the list of all" in told


def test_a_reach_that_leads_nowhere() -> None:
    class Overreaching(HighCard):
        def prospects(self, sight: RoundSight, ask: Ask) -> Prospects:
            first = ask.keys()[0]
            return Prospects(reach=[Reach("twice", Message("high-card-end"), (), [[first], [first]])])

    told = flaw(Overreaching(), "prospects hold")
    assert "“twice” is said to be within reach at high-card-ask by [['play:" in told
    assert "is not on offer when its turn comes" in told
    assert "each of them has to be offered after the one before" in told


def test_a_reach_of_one_answer() -> None:
    class Short(HighCard):
        def prospects(self, sight: RoundSight, ask: Ask) -> Prospects:
            return Prospects(reach=[Reach("once", Message("high-card-end"), (), [[ask.keys()[0]]])])

    assert "“once” is said to be within reach at high-card-ask, and can be had at once" in flaw(
        Short(), "prospects hold"
    )


def test_notices_that_tell_what_is_hidden() -> None:
    class Telling(HighCard):
        def notices(self, sight: RoundSight) -> list[Notice]:
            mine = 0 if sight.seat is None else sight.seat
            rival = sight._s.hand[(mine + 1) % sight.seats]
            cards = ", ".join(sorted(sight._s.cards.name(card) for card in rival))
            return [Notice("hand", Message("high-card-end"), [Message("high-card-end", {"cards": cards})])]

    assert "notices" in flaw(Telling(), "views hide what is hidden")
