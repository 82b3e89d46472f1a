"""What `kronika where` looks for: words of the game besides ids, short texts on cards, and what may be meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.places import meant, mentions, places
from tests.cli.run import kronika_says

ROOT = Path(__file__).parents[1]


def files(thing: str) -> set[str]:
    return {place.file for place in places(ROOT, thing)}


@pytest.mark.parametrize(("card", "game"), [("longbows", "oath"), ("mining-village", "dominion")])
def test_a_card_with_the_short_text_on_it(card: str, game: str) -> None:
    texts = {f"src/kronika/games/{game}/texts/short.{lang}.ftl" for lang in ("en", "cs")}
    assert texts <= files(card)


def test_a_short_text_is_that_of_its_own_card_only() -> None:
    lines = [place.text for place in places(ROOT, "village") if "/short." in place.file]
    assert lines
    assert not [line for line in lines if "mining-village" in line]


@pytest.mark.parametrize(
    ("word", "file"),
    [
        ("Oathkeeper", "docs/decisions/oath.md"),
        ("Oathkeeper", "docs/glossary.md"),
        ("Oathkeeper", "docs/oath.md"),
        ("Oathkeeper", "src/kronika/games/oath/rules/en.md"),
        ("Oathkeeper", "src/kronika/games/oath/texts/lesson.en.ftl"),
        ("Sheep", "src/kronika/games/north/data/heidel.toml"),
        ("Sheep", "src/kronika/games/north/texts/cards.en.ftl"),
        ("Sheep", "src/kronika/games/north/texts/things.en.ftl"),
    ],
)
def test_a_word_of_the_game_where_it_is_spoken_of_too(word: str, file: str) -> None:
    assert file in files(word)


def test_the_name_of_a_card_says_no_more_than_its_id() -> None:
    assert files("Longbows") == files("longbows") == files("dlouhé luky")


def test_what_may_be_meant() -> None:
    word = "long" + "bow"  # in one piece it would be found here
    assert meant(ROOT, word)[0] == "longbows"
    assert meant(ROOT, "Dlouhé luk")[0] == "Dlouhé luky"
    done = kronika_says("where", word, "--lang", "en")
    assert done.exit_code == 2
    assert f"Nothing is called “{word}”. Did you mean: longbows" in done.stderr
    assert f"„{word}“ se nic nejmenuje. Nehledáš: longbows" in kronika_says("where", word, "--lang", "cs").stderr


def test_what_nothing_is_called_by_is_found_within_words() -> None:
    part = "imagined_" + "wor"
    assert (places(ROOT, part), meant(ROOT, part)) == ([], [])
    assert "src/kronika/testing/forks.py" in {place.file for place in mentions(ROOT, part)}
