"""The example game: small, complete, and it plays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import kronika
from examples.high_card.game import HighCard
from kronika.engine.table import Table
from kronika.engine.texts import catalogue

ROOT = Path(__file__).parents[2]


def test_high_card_is_a_whole_game_in_less_than_150_lines() -> None:
    text = (ROOT / "examples" / "high_card" / "game.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) < 150


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
