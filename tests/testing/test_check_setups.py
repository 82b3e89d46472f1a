"""`check_game` finds wrong setups that nobody explains."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from examples.high_card.game import HighCard
from kronika.games import unregister
from kronika.testing import Case, check_game
from tests.testing.exacting import Exacting
from tests.testing.strict import Strict, strict
from tests.testing.test_check_game import flaw

pytestmark = [pytest.mark.plain, pytest.mark.usefixtures("own_shelf")]
EXPLAINED = "setup errors are explained"


def test_wrong_setups_that_are_explained(spoken: Path) -> None:
    assert check_game(strict(Strict, spoken), only=EXPLAINED).looked_at[EXPLAINED] == 3, (
        "both, and a wrong number of seats"
    )


def test_an_error_of_a_setup_without_a_text(spoken: Path) -> None:
    told = flaw(strict(Strict, spoken, high_card_hand_two=""), EXPLAINED)
    assert "the error high-card-hand-two cannot be said in “en”: high-card-hand-two: nobody wrote this text" in told


def test_an_error_of_a_setup_that_tells_too_little(spoken: Path) -> None:
    told = flaw(strict(Strict, spoken, high_card_hand_two="A hand has two cards."), EXPLAINED)
    assert "the error high-card-hand-two does not tell $count in “en”: “A hand has two cards.”" in told
    assert "put each argument into the text, or leave it out" in told


def test_an_error_of_a_setup_without_an_end(spoken: Path) -> None:
    told = flaw(strict(Strict, spoken, high_card_hand_two="Not { $count } cards"), EXPLAINED)
    assert "the error high-card-hand-two is a sentence without an end" in told


def test_an_error_of_a_setup_that_speaks_of_ids(spoken: Path) -> None:
    told = flaw(strict(Strict, spoken, high_card_suits_two="Choose each-player for two."), EXPLAINED)
    assert "the error high-card-suits-two speaks of each-player in “en”" in told
    assert "Call things by their names" in told


def test_an_error_of_a_setup_that_nothing_brings_about(spoken: Path) -> None:
    game = strict(Exacting, spoken, high_card_hand_order="The lower card comes first.")
    told = flaw(game, EXPLAINED)
    assert "no wrong setup that was tried brings about high-card-hand-order" in told
    assert "def mistakes(self): yield 2, {…}" in told

    class Reached(Case):
        def mistakes(self) -> Iterator[tuple[int, Mapping[str, object]]]:
            yield 2, {"hand": ["4", "3"], "suits": "each-player"}

    unregister(HighCard.id)
    assert check_game(Reached(game), only=EXPLAINED).looked_at[EXPLAINED] == 4
