"""The regent answers every ask, sees no more than its sight, plays alike on like tables, and wins in every role."""

from __future__ import annotations

import re

import pytest

import kronika
from benchmarks.strength_oath import WORLDS, Series, mirror, play
from kronika.engine.errors import KronikaError
from kronika.games.oath.bots.regent.answers import ANSWERS
from kronika.games.oath.bots.regent.arms import ATTACK, DEFENSE, HARMLESS, OWN_GROUND
from kronika.games.oath.bots.regent.cards import RULERS, STRICT
from kronika.games.oath.bots.regent.modifiers import HELPFUL, LAST_CHOICE, PRICED
from kronika.games.oath.bots.regent.opinions import RATED
from kronika.games.oath.bots.regent.plans import NEVER, SPENT
from kronika.games.oath.bots.regent.played import DEEDS
from kronika.games.oath.bots.regent.powers import JUDGED
from kronika.games.oath.faces import DENIZEN, EDIFICE, FACES, NUMBER, OATHS, of_kind
from kronika.games.oath.game import Oath
from tests.games.oath.bots.play import bots_of, play_out, some_table

# --- it answers everything ---


def mostly_long(games: int, short: int) -> list[object]:
    """So many games, of which the first few are played each time."""
    return [pytest.param(number, marks=pytest.mark.long if number >= short else ()) for number in range(games)]


@pytest.mark.parametrize("number", mostly_long(60, 20))
def test_answers_every_ask(number: int) -> None:
    """Two to six seats, all oaths, any world, among its like and among bots that do anything at all."""
    seats = 2 + number % 5
    table = some_table(number, seats)
    play_out(table, bots_of((["regent", "random"] * 3)[:seats] if number % 2 else ["regent"] * seats))
    assert table.over


@pytest.mark.parametrize("number", mostly_long(20, 10))
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
    """All that the game has texts to ask for, whatever card asks it, and nothing else."""
    assert Oath.home is not None
    texts = "\n".join(path.read_text(encoding="utf-8") for path in (Oath.home / "texts").glob("*.en.ftl"))
    asks = re.findall(r"^(oath-(?:ask-[a-z-]+|(?:deal|citizenship)-(?:offer|answer))) =", texts, re.MULTILINE)
    assert set(ANSWERS) == {ask for ask in asks if not ask.endswith(("-yes", "-no"))}


def test_has_an_opinion_of_every_denizen_and_both_sides_of_every_edifice() -> None:
    assert set(RATED) == {face.id for face in (*of_kind(DENIZEN), *of_kind(EDIFICE))}
    assert len(RATED) == 198 + 12


@pytest.mark.parametrize("number", range(5))
def test_plays_on_in_the_world_that_the_last_game_left(number: int) -> None:
    """Three games of a saga, with two to six seats; it writes every Chronicle."""
    saga = kronika.saga("oath", f"Reign {number}", {"world": "random"})
    names = [f"Regent {seat}" for seat in range(2 + number)]
    for game in range(3):
        table = saga.next_table(names, seed=f"{number}/{game}")
        play_out(table, bots_of(["regent"] * len(names)))
        saga.add(table)
    assert [game["number"] for game in saga.records] == [1, 2, 3]
    assert all(game["next"] in OATHS for game in saga.records)


# --- what it relies on must be real ---


def test_every_card_it_knows_by_name_is_in_the_box() -> None:
    """Tables of powers, plans and modifiers: a name that no card has would never be found."""
    names = {*JUDGED, *DEEDS, *STRICT, *RULERS, *HELPFUL, *PRICED, *LAST_CHOICE, *ATTACK, *DEFENSE, *OWN_GROUND}
    names |= {*HARMLESS, *NEVER, *SPENT}
    assert names <= set(NUMBER)


def test_it_knows_what_each_table_is_about() -> None:
    """Modifiers modify, plans are plans, what is used stands on the card as an Action or at Rest."""
    times = {face.id: set(face.times) for face in FACES}
    assert all(times[name] & {"modifier", "passive"} for name in (*HELPFUL, *LAST_CHOICE, *PRICED))
    assert all("plan" in times[name] for name in (*ATTACK, *DEFENSE, *OWN_GROUND, *HARMLESS, *NEVER, *SPENT))
    assert all(times[name] & {"action", "rest"} for name in JUDGED)


def test_only_uses_for_nothing_what_costs_nothing() -> None:
    assert all(FACES[NUMBER[name]].cost.free for name in HELPFUL)


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
        if table.seq % 5 == 0:
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


ROLES = ["chancellor", "exile", "citizen"]


@pytest.mark.parametrize(
    ("role", "world"),
    [
        pytest.param(role, world, marks=pytest.mark.long if (i + j) % 2 else ())
        for i, role in enumerate(ROLES)
        for j, world in enumerate(WORLDS)
    ],
)
def test_beats_three_players_who_do_anything_at_all(role: str, world: str) -> None:
    """20 games in each role, in the first world and in random ones of all cards; the benchmark plays more of them."""
    wins = sum(play(Series(world, role, oath, 5, "regent", "random", "test")) for oath in OATHS)
    assert wins >= 15


@pytest.mark.long
def test_among_its_like_no_seat_wins_all() -> None:
    """Exiles win too, and the Chancellor does."""
    wins = mirror("regent", 24, "test").wins
    assert sum(wins) == 24
    assert wins[0] >= 4
    assert sum(wins[1:]) >= 4
