"""The example games: small, complete, and they play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import kronika
from examples.high_card.game import HighCard
from examples.sealed_letter.bot import Careful
from examples.sealed_letter.game import NAMES, Court, SealedLetter
from kronika.engine.ask import Ask, Option
from kronika.engine.message import Message
from kronika.engine.table import Table
from kronika.engine.texts import catalogue
from kronika.testing import TableScene, begin_here, check_game

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("example", ["high_card", "sealed_letter"])
def test_an_example_is_a_whole_game_in_less_than_150_lines(example: str) -> None:
    text = (ROOT / "examples" / example / "game.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) < 150


def test_sealed_letter_meets_all_demands() -> None:
    report = check_game(SealedLetter())
    assert report.looked_at["steps tell nothing hidden"] > 200


def test_a_game_recorded_before_states_of_plain_slots_were_there_still_replays() -> None:
    kronika.register(SealedLetter())
    chronicle = json.loads((ROOT / "tests/golden/sealed-letter-1/three-seats.json").read_text(encoding="utf-8"))
    table = kronika.replay(chronicle)
    assert table.over
    assert table.digest() == chronicle["digest"]


class Scene(TableScene[Court]):
    """Everybody holds the card that is given, and the first seat a second one; the deck is written top card first."""

    def __init__(self, hands: list[str], second: str, deck: str = "clerk clerk clerk") -> None:
        kronika.register(SealedLetter())
        self.table = kronika.new_table("sealed-letter", seats=len(hands), seed=1)
        s = self.state
        s.cards.face.clear()
        s.cards.known.clear()
        s.hand = [self.cards(card) for card in hands]
        s.hand[0] += self.cards(second)
        s.deck, s.aside, s.turn = self.cards(deck)[::-1], self.cards("watchman"), 0
        begin_here(self.table)

    def out(self) -> set[int]:
        return self.state.out


def test_a_right_guess_puts_out_and_a_wrong_one_does_not() -> None:
    scene = Scene(["heiress", "rival", "clerk"], "watchman").answers(0, "play:watchman", "at:1", "name:rival")
    assert scene.out() == {1}
    assert scene.shown("discard:1", seat=2) == ["rival"]
    assert (
        Scene(["heiress", "rival", "clerk"], "watchman").answers(0, "play:watchman", "at:1", "name:clerk").out()
        == set()
    )


def test_a_look_is_for_one_seat() -> None:
    scene = Scene(["heiress", "rival", "clerk"], "clerk").answers(0, "play:clerk", "at:1")
    assert [scene.shown("hand:1", seat) for seat in (0, 2, None)] == [["rival"], [], []]


def test_the_lower_hand_is_out_and_both_have_seen() -> None:
    scene = Scene(["duenna", "clerk", "clerk"], "rival").answers(0, "play:rival", "at:1")
    assert scene.out() == {1}
    scene = Scene(["clerk", "clerk", "clerk"], "rival").answers(0, "play:rival", "at:1")
    assert scene.out() == set()
    assert scene.shown("hand:0", seat=1) == ["clerk"]


def test_nobody_can_choose_whom_the_chaperone_guards() -> None:
    scene = Scene(["chaperone", "rival", "clerk"], "heiress").answers(0, "play:chaperone")
    assert scene.asked() == [1]
    scene.answers(1, "play:rival")
    assert scene.out() == set() or 0 not in scene.out()


def test_a_messenger_makes_discard_and_draw_and_the_heiress_leaves() -> None:
    scene = Scene(["duenna", "rival", "clerk"], "heiress", deck="steward clerk")
    assert scene.options() == ["play:duenna", "play:heiress"]
    scene = Scene(["messenger", "rival", "clerk"], "watchman", deck="steward clerk watchman")
    scene.answers(0, "play:messenger", "at:1")
    assert scene.names(scene.state.hand[1]) == ["steward", "clerk"], "one drawn at once, one in turn"
    assert Scene(["messenger", "heiress", "clerk"], "watchman").answers(0, "play:messenger", "at:1").out() == {1}


def test_hands_are_traded_and_both_know_them() -> None:
    scene = Scene(["steward", "rival", "clerk"], "watchman").answers(0, "play:steward", "at:1")
    assert scene.names(scene.state.hand[0]) == ["rival"]
    assert scene.shown("hand:0", seat=1) == ["rival"]
    assert scene.shown("hand:0", seat=2) == []


def test_the_duenna_must_go() -> None:
    scene = Scene(["duenna", "rival", "clerk"], "steward")
    assert scene.names(scene.state.discard[0]) == ["duenna"], "there was no choice, so nobody asked"


def test_whoever_discards_the_heiress_is_out_and_the_last_one_wins() -> None:
    scene = Scene(["heiress", "rival"], "duenna").answers(0, "play:heiress")
    assert scene.table.result is not None
    assert scene.table.result.winners == [1]
    assert scene.table.result.ending.id == "sealed-letter-end-last"


def test_the_highest_card_wins_when_the_deck_has_run_out() -> None:
    scene = Scene(["duenna", "heiress"], "chaperone", deck="").answers(0, "play:chaperone")
    assert scene.table.result is not None
    assert (scene.table.result.scores, scene.table.result.winners) == ([7, 8], [1])


def test_a_careful_player_names_what_it_has_seen() -> None:
    scene = Scene(["watchman", "rival", "clerk"], "clerk", deck="heiress duenna heiress").answers(
        0, "play:clerk", "at:1"
    )
    bot = Careful()
    sight = scene.table.sight(0)
    asked = Ask(
        0,
        Message("sealed-letter-ask-name", {"victim": 1}),
        [Option(f"name:{n}", Message("deal-accept")) for n in NAMES],
    )
    assert bot.decide(sight, asked) == ["name:rival"]


def shown(table: Table, seat: int | None, zone: str) -> list[int]:
    """The cards of a zone as a seat sees them."""
    return [int(card["face"]) for found in table.view(seat)["zones"] if found["id"] == zone for card in found["cards"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_high_card_follows_its_rules(seats: int) -> None:
    """Five rounds; the highest card takes all that was played; most cards win."""
    kronika.register(HighCard())
    table = kronika.new_table("high-card", seats=seats, seed=9)
    hands = [sorted(shown(table, seat, f"hand:{seat}")) for seat in range(seats)]
    won: list[list[int]] = [[] for _ in range(seats)]
    for played in zip(*hands, strict=True):  # everybody plays the lowest card, then the next one
        won[played.index(max(played))] += played
        for seat, card in enumerate(played):
            if not table.over:  # the last card is no choice and plays itself
                table.answer(seat, [f"play:{card}"])
    assert [sorted(shown(table, None, f"won:{seat}")) for seat in range(seats)] == [sorted(cards) for cards in won]
    assert table.result is not None
    assert table.result.scores == [len(cards) for cards in won]
    assert table.result.winners == [seat for seat in range(seats) if len(won[seat]) == max(map(len, won))]


def test_high_card_speaks_both_languages() -> None:
    kronika.register(HighCard())
    table = kronika.new_table("high-card", seats=2, seed=1, listen=True)
    said = {}
    for lang in ("en", "cs"):
        texts = catalogue(lang, "high-card")
        ask = table.asks[0]
        messages = [ask.what, *(option.text for option in ask.options)]
        assert [fault for message in messages for fault in texts.faults(message.id, message.args)] == []
        said[lang] = [texts.say(message) for message in messages]
    assert said["en"] != said["cs"]


def test_the_example_runs_from_the_command_line() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, sys.path)])}
    command = [sys.executable, "-m", "examples.high_card"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Result(scores=[")
    assert "high-card-end" in done.stdout
