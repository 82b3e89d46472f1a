"""A question with several picks has a button that says what it does: the part `do` of its text, in every language."""

from __future__ import annotations

import random

import pytest

from kronika.engine.message import Message
from kronika.engine.texts import LANGUAGES, catalogue
from kronika.testing import Case
from kronika.testing.walk import walk
from tests.properties.cases import CASES

WRITTEN = {"dominion": 9, "north": 7, "oath": 6}
"""The games whose buttons are written, and how many such questions a few games must have asked."""
GAMES = 16


@pytest.mark.parametrize("case", [case for case in CASES if case.game.id in WRITTEN], ids=str)
def test_a_question_with_several_picks_names_its_deed(case: Case) -> None:
    asked: dict[str, Message] = {}
    for seed in range(GAMES):
        for ask in walk(case.table(seed), random.Random(seed)):
            if not ask.least == ask.most == 1:
                asked[ask.what.id] = ask.what
    assert len(asked) >= WRITTEN[case.game.id], "too few questions for the test to mean anything"
    for lang in LANGUAGES:
        texts = catalogue(lang, case.game.id)
        silent = [id for id in asked if not texts.has(id, "do")]
        assert silent == [], f"write `.do` for these in {lang}: what the button says when something is picked"
