"""An answer says what it does: no button of any game is a bare yes or no."""

from __future__ import annotations

import random
import re

import pytest

from kronika.engine.flow import no_and_yes
from kronika.engine.message import Message
from kronika.engine.texts import LANGUAGES, catalogue
from kronika.testing import Case
from kronika.testing.fluent_files import messages
from kronika.testing.texts import text_files
from kronika.testing.walk import walk
from tests.properties.cases import CASES

OURS = [case for case in CASES if case.game.id in ("dominion", "north", "oath", "valeria")]

ANSWER = re.compile(r"[a-z]+-(do|deal|action)-.+|.+-ask-.+-(yes|no)|deal-.+")
"""What the texts of options are called."""
BARE = re.compile(r"(yes|no|ano|ne|ok|okay|sure|dobře)\b(, \w+)?\W*", re.IGNORECASE)
GAMES = 8


@pytest.mark.parametrize("label", ["Yes", "No.", "Ano", "Ne, děkuji", "No, thanks", "OK"])
def test_a_bare_answer_is_known(label: str) -> None:
    assert BARE.fullmatch(label)
    assert not BARE.fullmatch("No more Campaigns")


@pytest.mark.parametrize("case", OURS, ids=str)
def test_no_answer_is_a_bare_yes_or_no(case: Case) -> None:
    written = {id for path in text_files(case) for id in messages(path) if ANSWER.fullmatch(id)}
    assert written
    for lang in LANGUAGES:
        texts = catalogue(lang, case.game.id)
        assert {id: texts.text(id) for id in written if BARE.fullmatch(texts.text(id))} == {}


@pytest.mark.parametrize("case", OURS, ids=str)
def test_whatever_is_offered_is_among_the_answers_that_are_checked(case: Case) -> None:
    offered = {
        option.text.id
        for seed in range(GAMES)
        for ask in walk(case.table(seed), random.Random(seed))
        for option in ask.options
    }
    assert [id for id in offered if not ANSWER.fullmatch(id)] == []


def test_the_two_answers_are_told_what_the_question_is_told() -> None:
    no, yes = no_and_yes(Message("dominion-ask-spy", {"card": "gold", "victim": 1}))
    assert (no.key, yes.key) == ("no", "yes")
    assert [catalogue("cs", "dominion").say(each.text) for each in (no, yes)] == [
        "Vrátit Zlaťák navrch",
        "Odložit Zlaťák",
    ]
    assert [catalogue("en", "dominion").say(each.text) for each in (no, yes)] == ["Put Gold back", "Discard Gold"]
