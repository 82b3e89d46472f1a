"""Stories of finished games: true, in both languages, with names as they are written, and never twice the same."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations

import pytest

import kronika
from examples.high_card.game import HighCard
from kronika.bots.arena import play
from kronika.coach.analysis import moments_of
from kronika.coach.weighing import plain_bot
from kronika.engine.table import Table
from kronika.engine.texts import LANGUAGES, catalogue
from kronika.storyteller import Story, Witnessed, tell, witnessed

kronika.register(HighCard())

NAMES = ["Zdislava", "Hynek", "Qwert"]
GAMES = [("dominion", 2), ("valeria", 2), ("north", 2), ("oath", 3)]


def finished(game: str, seats: int, seed: str) -> Table:
    table = kronika.new_table(game, NAMES[:seats], seed)
    play(table, [plain_bot(game)(f"{seed}/{seat}") for seat in range(seats)])
    return table


def seen(table: Table) -> Witnessed:
    return witnessed(moments_of(table.chronicle(), listen=True))


def told(table: Table, lang: str, spoken: Sequence[str] = (), seed: str = "s") -> Story:
    return tell(seen(table), table.names, catalogue(lang, table.game), seed, [*spoken, "", "", ""][: table.seats])


def sentences(story: Story) -> list[str]:
    return [sentence.text for each in story.paragraphs for sentence in each]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_game_is_told_in_both_languages_with_names_as_they_are(game: str, seats: int) -> None:
    table = finished(game, seats, "told")
    assert table.result is not None
    looked = seen(table)
    for lang in LANGUAGES:
        for spoken in (["she", "he", "she"], ["", "", ""]):
            story = tell(looked, table.names, catalogue(lang, game), "s", spoken[:seats])
            text = story.plain()
            assert len(sentences(story)) >= 8
            assert "{" not in text, "nothing was left unsaid"
            assert "story-" not in text
            for name in table.names[:seats]:
                stem = name[:4]
                words = re.findall(rf"\b{stem}\w*", text)
                assert set(words) <= {name}, f"{lang}: {name} is never inflected"
            for winner in table.result.winners:
                assert table.names[winner] in sentences(story)[-2] + sentences(story)[-1] + sentences(story)[-3]
        moments = [sentence.seq for each in story.paragraphs for sentence in each]
        assert moments == sorted(moments), "it is told in its order"


def test_people_are_spoken_of_as_they_wish_and_else_without_gender() -> None:
    table = finished("dominion", 2, "spoken")
    she, he, none = (told(table, "cs", [each, each]).plain() for each in ("she", "he", ""))
    assert len({she, he, none}) == 3
    past = re.compile(r"\b(koupil|pořídil|vyhrál|skončil|sáhl|začínal|měl|mohl)(a?)\b", re.IGNORECASE)
    assert {ending for _, ending in past.findall(she)} == {"a"}
    assert {ending for _, ending in past.findall(he)} == {""}
    assert not past.findall(none), "who has chosen neither is spoken of in the present tense"


def test_the_same_game_is_always_told_alike_and_another_seed_otherwise() -> None:
    table = finished("valeria", 2, "alike")
    assert told(table, "en").plain() == told(table, "en").plain()
    assert told(table, "en").plain() != told(table, "en", seed="other").plain()


@pytest.mark.parametrize(("game", "seats", "count"), [("dominion", 2, 6), ("north", 2, 4)])
def test_no_two_games_share_more_than_a_third_of_their_sentences(game: str, seats: int, count: int) -> None:
    tales = []
    for number in range(count):
        table = finished(game, seats, f"sample {number}")
        tales.append(set(sentences(told(table, "cs", ["she", "he"], f"sample {number}"))))
    for one, other in combinations(tales, 2):
        shared = len(one & other) / min(len(one), len(other))
        assert shared <= 1 / 3, one & other


def test_a_game_from_outside_is_told_plainly() -> None:
    table = finished("high-card", 2, "plain")
    for lang in LANGUAGES:
        text = told(table, lang).plain()
        assert NAMES[0] in text
        assert "story-" not in text
