"""What a bot likes is told in words, whatever its options are called."""

from __future__ import annotations

import re

import pytest

from kronika.bots.ladder import Habits, Ladder
from kronika.engine.texts import LANGUAGES, catalogue


@pytest.mark.parametrize("game", ["dominion", "valeria"])
def test_likes_are_said_in_words(game: str) -> None:
    setup = {"kingdom": "first-game"} if game == "dominion" else {}
    climbed = Ladder(game, ["giles", "severin"], 2, setup, "words")
    assert sum(climbed.climb(6, 1)) == 6
    again = Ladder(game, ["giles", "severin"], 2, setup, "words")
    again.go_on_from(climbed.plain())
    said: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        texts = catalogue(lang, game)
        said[lang] = [each for bot in climbed.bots for each in climbed.habits.told(bot, texts)]
        assert said[lang]
        for each in said[lang]:
            assert not re.search(r"[a-z]+:[a-z]|^[a-z]+-[a-z]+$|-do-", each), each
        assert said[lang] == [each for bot in climbed.bots for each in again.habits.told(bot, texts)], "it is kept"
    assert said["en"] != said["cs"]


def test_what_was_noted_without_words_is_told_by_its_card() -> None:
    habits = Habits()
    habits.of = {
        "a": {"buy:duchy": [50, 50], "pay:1-gold": [50, 50]},
        "b": {"buy:duchy": [50, 0], "pay:1-gold": [50, 0]},
    }
    assert sorted(habits.told("a", catalogue("cs", "dominion"))) == ["1 gold", "Vévodství"]
