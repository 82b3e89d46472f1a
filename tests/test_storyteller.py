"""Stories of finished games: true, in both languages, with names as they are written, and never twice the same."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from itertools import combinations, pairwise
from pathlib import Path

import pytest

import kronika
from examples.high_card.game import HighCard
from kronika.bots.arena import play
from kronika.coach.analysis import moments_of
from kronika.coach.weighing import plain_bot
from kronika.engine.chronicle import replay
from kronika.engine.table import Table
from kronika.engine.texts import LANGUAGES, catalogue
from kronika.games import find
from kronika.storyteller import Beat, Story, Witnessed, beats, lead_changes, linked, tell, witnessed

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


def raw(text: str) -> list[str]:
    """Names of texts that stand in a story instead of their words."""
    return re.findall(r"\b(?:figure|story|card|game|dominion|valeria|north|oath)-[a-z-]*", text)


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
            assert not raw(text)
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


SAGA = Path(__file__).parent / "golden" / "oath-4" / "four-saga.json"


def test_a_saga_that_a_spectator_saw_leaves_no_name_of_a_text_unsaid() -> None:
    """Before its end a chart may be empty, which is no chart of another name."""
    chronicle = json.loads(SAGA.read_text(encoding="utf-8"))
    names = replay(chronicle, find).names
    for whole in (True, False):
        looked = witnessed(moments_of(chronicle, listen=True), whole)
        assert looked.chart
        for lang in LANGUAGES:
            assert not raw(tell(looked, names, catalogue(lang, "oath"), "s").plain())


@pytest.mark.parametrize(("game", "seats"), [("oath", 3), ("dominion", 3)])
def test_whoever_is_overtaken_had_been_ahead(game: str, seats: int) -> None:
    looked = seen(finished(game, seats, "ahead"))
    changes = lead_changes(looked)
    assert len(changes) > 1
    for one, other in pairwise(changes):
        assert other.args["before"] == one.seat
        values = next(values for seq, _, values in looked.rows if seq == other.seq)
        assert other.args["theirs"] == round(values[one.seat])


def test_nobody_takes_the_title_twice_in_a_row() -> None:
    oath = find("oath")
    for seed in ("told", "a", "b"):
        told_beats = beats(seen(finished("oath", 3, seed)), oath)
        holders = [beat.seat for beat in told_beats if beat.event and beat.event["id"] == "oath-log-title"]
        assert holders
        assert all(one != other for one, other in pairwise(holders)), holders


def test_a_chain_is_thinned_by_whole_rounds() -> None:
    def seats(chain: str, most: int) -> str:
        beats_ = [Beat("event", i, int(seat), {}) for i, seat in enumerate(chain)]
        return "".join(str(each.seat) for each in linked(beats_, most))

    assert seats("0121012", 9) == "0121012"
    assert seats("0121012", 5) == "01012"
    assert seats("0121012", 3) == "012"
    assert seats("00110", 9) == "010", "what one has one does not take"
    assert seats("0123", 2) == "23"


def test_a_story_of_oath_says_who_had_sworn_and_what_was_fought_about_and_the_win_once() -> None:
    table = finished("oath", 3, "told")
    assert table.result is not None
    (winner,) = table.result.winners
    for lang, oath in (("en", "Supremacy"), ("cs", "Nadvláda")):
        story = told(table, lang)
        opening, closing = story.paragraphs[0], story.paragraphs[-1]
        assert any(oath in each.text and table.names[0] in each.text for each in opening)
        assert sum(table.names[winner] in each.text for each in closing) == 1
    for beat in beats(seen(table), find("oath")):
        if beat.event and beat.event["id"] == "oath-log-victor":
            assert beat.args["site"]
            assert beat.event["seat"] != beat.args["victim"]


def test_attacks_that_hurt_are_told_with_whoever_played_them() -> None:
    table = kronika.new_table("dominion", NAMES[:2], "b", {"kingdom": "size-distortion"})
    play(table, [plain_bot("dominion")(f"b/{seat}") for seat in range(2)])
    curses = [
        beat for beat in beats(seen(table), find("dominion")) if beat.event and beat.event["id"] == "dominion-log-gain"
    ]
    assert curses
    for beat in curses:
        assert beat.args["attack"] == "witch"
        assert beat.args["player"] != beat.seat
    text = told(table, "en").plain()
    assert "a Curse" in text
    assert re.search(r"\b(a|the) Witch|\(Witch\)", text)


def test_english_puts_an_article_before_a_card() -> None:
    texts = catalogue("en", "dominion")
    assert [texts.card(card, None, "art") for card in ("duchy", "upgrade", "gardens")] == [
        "a Duchy",
        "an Upgrade",
        "Gardens",
    ]
    for number in range(1, 7):
        said = texts.text(
            f"story-dominion-log-buy-{number}", {"name": "Jana", "round": 3, "card": "duchy", "gender": ""}
        )
        assert " a Duchy" in said


def test_czech_counts_points_and_speaks_of_women_together_as_women() -> None:
    texts = catalogue("cs", "dominion")
    for points, said in ((1, "1 bod"), (3, "3 body"), (7, "7 bodů")):
        assert texts.text("story-points", {"points": points}) == said
    for number in range(1, 5):
        close = texts.text(f"story-won-close-{number}", {"name": "Jana", "points": 3, "margin": 1, "gender": "she"})
        assert "3 bodů" not in close
        assert "pouhých" not in close
    together = {"names": "Zdislava a Jana", "points": 9, "game": "Dominion", "count": 2}
    for kind, verbs in (("opening", "seděly|zasedly|byly|sešly|Hrály|tuto společnost"), ("shared", "vyhrály|dělí")):
        number = 1
        while texts.has(f"story-{kind}-{number}"):
            she, none = (texts.text(f"story-{kind}-{number}", {**together, "gender": each}) for each in ("she", "none"))
            assert re.search(verbs, she)
            assert not re.search(r"\b(seděl|zasedl|byl|sešl|hrál|vyhrál)[iy]\b", none, re.IGNORECASE)
            number += 1


@pytest.mark.parametrize(("game", "seed"), [("valeria", "s2"), ("north", "s1")])
def test_whoever_plays_alone_is_told_of_and_not_spoken_to(game: str, seed: str) -> None:
    table = finished(game, 1, seed)
    assert table.result is not None
    for lang, you, single in (("en", r"\b[Yy]ou\b", "single winner"), ("cs", r"\b([Tt]y|máš)\b", "Nikdo sám")):
        story = told(table, lang)
        assert not re.search(you, story.plain())
        assert single not in story.title
        assert NAMES[0] in story.title
        assert NAMES[0] in story.paragraphs[0][0].text
        assert "these were the players" not in story.plain()
