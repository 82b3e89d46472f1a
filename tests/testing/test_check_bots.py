"""`check_game` finds what is wrong with a game's bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from examples.high_card.game import HighCard
from kronika.engine.ask import Ask
from kronika.engine.game import Bot
from tests.testing.test_check_game import flaw

pytestmark = [pytest.mark.plain, pytest.mark.usefixtures("own_shelf")]


class Stubborn(Bot):
    name = "stubborn"

    def decide(self, sight: Any, ask: Ask) -> list[str]:
        return ["pass"]


def test_a_bot_that_answers_what_is_not_offered() -> None:
    class Botched(HighCard):
        bots: ClassVar[Mapping[str, type[Bot]]] = {"stubborn": Stubborn}

    told = flaw(Botched(), "bots answer legally")
    assert "the bot “stubborn” answered high-card-ask with ['pass']" in told
    assert "It could choose 1 to 1 of: play:" in told


def test_a_game_without_a_bot() -> None:
    class Alone(HighCard):
        bots: ClassVar[Mapping[str, type[Bot]]] = {}

    assert '{"random": RandomBot}' in flaw(Alone(), "bots answer legally")


class Peeker(Bot):
    """Looks behind its sight, at what the next player holds."""

    name = "peeker"

    def decide(self, sight: Any, ask: Ask) -> list[str]:
        theirs = sight._s.hand[(sight.seat + 1) % sight.seats][0]
        return [ask.options[sight._s.cards.face[theirs] % len(ask.options)].key]


def test_a_bot_that_looks_behind_its_sight() -> None:
    class Peeped(HighCard):
        bots: ClassVar[Mapping[str, type[Bot]]] = {"peeker": Peeker}

    told = flaw(Peeped(), "bots know what their seats know", games=60)
    assert "“peeker” answers high-card-ask with" in told
    assert "by what its seat cannot know" in told
