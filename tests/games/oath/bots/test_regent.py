"""The regent answers every ask, sees no more than its sight, plays alike on like tables, and wins in every role."""

from __future__ import annotations

import re

import pytest

import kronika
from benchmarks.strength_oath import Series, mirror, play
from kronika.engine.errors import KronikaError
from kronika.games.oath.bots.regent.answers import ANSWERS
from kronika.games.oath.bots.regent.cards import RATED
from kronika.games.oath.faces import DENIZEN, OATHS, of_kind
from kronika.games.oath.game import Oath
from tests.games.oath.bots.play import bots_of, play_out, some_table

# --- it answers everything ---


@pytest.mark.parametrize("number", range(60))
def test_answers_every_ask(number: int) -> None:
    """Two to six seats, all oaths, any world, among its like and among bots that do anything at all."""
    seats = 2 + number % 5
    table = some_table(number, seats)
    play_out(table, bots_of((["regent", "random"] * 3)[:seats] if number % 2 else ["regent"] * seats))
    assert table.over


@pytest.mark.parametrize("number", range(20))
def test_answers_what_it_would_not_have_brought_about(number: int) -> None:
    """In games of bots that do anything at all the regent has a legal answer wherever it is asked."""
    seats = 2 + number % 5
    table = some_table(1000 + number, seats)
    bots = bots_of(["random"] * seats)
    regent = kronika.bot("oath", "regent")
    asked = 0
    while not table.over:
        ask = table.asks[0]
        picks = ask.picks(regent.decide(table.sight(ask.seat), ask))
        assert ask.least <= len(picks) <= ask.most
        asked += 1
        table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
    assert asked > 20


def test_every_ask_has_its_own_answer() -> None:
    """All that the game has texts to ask for, and nothing else."""
    assert Oath.home is not None
    text = (Oath.home / "texts" / "table.en.ftl").read_text(encoding="utf-8")
    asks = re.findall(r"^(oath-(?:ask-[a-z-]+|(?:deal|citizenship)-(?:offer|answer))) =", text, re.MULTILINE)
    assert set(ANSWERS) == set(asks)


def test_has_an_opinion_of_every_denizen() -> None:
    assert set(RATED) == {face.id for face in of_kind(DENIZEN)}


# --- the same sight, the same answer ---


@pytest.mark.parametrize("number", range(6))
def test_other_cards_that_it_can_not_see_change_nothing(number: int) -> None:
    """Wherever it is asked, in a world that it could not tell from this one it would answer the same."""
    seats = 2 + number % 5
    table = some_table(number, seats)
    bots = bots_of(["regent"] * seats)
    compared = 0
    while not table.over:
        ask = table.asks[0]
        answer = bots[ask.seat].decide(table.sight(ask.seat), ask)
        if len(table._log) % 5 == 0:
            try:
                world = table.imagine(ask.seat, f"{number}/{compared}")
            except KronikaError:
                world = None  # others hold a private question
            if world is not None:
                other = world.ask(ask.seat)
                assert other is not None
                assert bots[ask.seat].decide(world.sight(ask.seat), other) == answer, ask
                compared += 1
        table.answer(ask.seat, answer)
    assert compared > 20


def test_plays_the_same_game_again() -> None:
    """Whatever seed it was made with: it leaves nothing to chance, and remembers nothing."""
    tables = [some_table(7, 4) for _ in range(2)]
    for number, table in enumerate(tables):
        play_out(table, [kronika.bot("oath", "regent", seed=f"{number}/{seat}") for seat in range(4)])
    assert tables[0].digest() == tables[1].digest()


# --- strength and speed ---


@pytest.mark.parametrize("role", ["chancellor", "exile", "citizen"])
def test_beats_three_players_who_do_anything_at_all(role: str) -> None:
    """20 games in each role; the benchmark plays more of them."""
    wins = sum(play(Series(role, oath, 5, "regent", "random", "test")) for oath in OATHS)
    assert wins >= 15


def test_among_its_like_no_seat_wins_all() -> None:
    """Exiles win too, and the Chancellor does."""
    wins = mirror("regent", 24, "test").wins
    assert sum(wins) == 24
    assert wins[0] >= 4
    assert sum(wins[1:]) >= 4
