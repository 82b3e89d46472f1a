"""What games say about their events is about events that there are, and groups them as a reader would."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kronika
from kronika.cli.log_lines import leading
from kronika.engine.texts import LANGUAGES, catalogue
from kronika.games import find

GAMES = ("dominion", "north", "oath", "valeria")


@pytest.mark.parametrize("game", GAMES)
def test_headlines_are_events_with_texts(game: str) -> None:
    known = find(game)
    assert known.headlines
    assert known.weighty
    for lang in LANGUAGES:
        texts = catalogue(lang, game)
        for id in (*known.headlines, *known.preludes, *known.weighty):
            assert texts.has(id), id
        for card in (card for cards in known.weighty.values() for card in cards):
            assert texts.has(f"card-{card}"), card


@pytest.mark.parametrize("game", GAMES)
def test_a_sound_is_that_of_an_event(game: str) -> None:
    look = Path(__file__).parents[2] / "web" / "src" / "games" / game / "look.ts"
    sounds = look.read_text(encoding="utf-8").partition("sounds: {")[2].partition("}")[0]
    ids = re.findall(r'"([a-z-]+)":', sounds)
    assert ids
    assert find(game).headlines
    assert [id for id in ids if not catalogue("en", game).has(id)] == []


@pytest.mark.parametrize(("game", "seats"), [("dominion", 3), ("valeria", 2), ("north", 2), ("oath", 3)])
def test_what_follows_from_an_action_stands_under_it(game: str, seats: int) -> None:
    """Whoever pays does so for their own action, and every action is somebody's headline."""
    table = kronika.new_table(game, seats, 5, listen=True)
    players = [kronika.bot(game, "random", f"5 {seat}") for seat in range(seats)]
    while not table.over and table.seq < 400:
        ask = table.asks[0]
        table.answer(ask.seat, players[ask.seat].decide(table.sight(ask.seat), ask))
    known, events = find(game), table.events(None)
    leads = leading(known, events)
    followers = [(events[lead], event) for lead, event in zip(leads, events, strict=True) if events[lead] is not event]
    assert len(followers) > 50
    assert {lead["id"] for lead, _ in followers} <= set(known.headlines)
    for lead, event in followers:
        if event["id"] in known.preludes:
            assert event["seat"] == lead["seat"]


def test_nobody_misses_a_province_or_a_curse() -> None:
    """As a witness of Dominion would say: a Province bought and a Curse gained count, a Silver does not."""
    game = find("dominion")
    for verb, card, weighs in (
        ("buy", "province", True),
        ("gain", "province", True),
        ("gain", "curse", True),
        ("buy", "silver", False),
        ("gain", "silver", False),
        ("trash", "province", False),
    ):
        assert game.weighs({"id": f"dominion-log-{verb}", "seat": 0, "args": {"card": card}, "moves": []}) == weighs
