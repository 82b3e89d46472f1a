"""Imagined worlds: a seat cannot tell them from the real one, and nothing real can be read off them."""

from __future__ import annotations

import random

import pytest

import kronika
from kronika.engine.ask import Flow
from kronika.engine.flow import choose
from kronika.engine.table import Table
from kronika.testing import Case, any_answer, walk
from tests.properties.cases import CASES
from tests.toys.scripted import FACES, Notes, notes_of, question, table_of

each_game = pytest.mark.parametrize("case", CASES, ids=repr)


def turn_up(s: Notes) -> Flow[None]:
    """Seat 0 peeks at the first card, then turns up one after the other."""
    s.cards.learn(0, [0])
    for card in range(1, 4):
        yield from choose(question(0, "go", "wait"))
        s.cards.reveal([card])
        s.note(s.cards.name(card))


def played(table: Table, answers: int) -> list[str]:
    for _ in range(answers):
        table.answer(0, ["go"])
    return notes_of(table)


def row(table: Table, seat: int) -> list[str]:
    shown: list[str] = table.view(seat)["extra"]["row"]
    return shown


def test_what_the_seat_knows_stays_and_the_rest_may_be_anything() -> None:
    table = table_of(turn_up)
    seen = set()
    for number in range(60):
        world = table.imagine(0, str(number))
        assert row(world, 0) == row(table, 0) == ["ace", "?", "?", "?", "?", "?"]
        seen.add(played(world, 1)[0])
    assert seen == set(FACES[1:])


def test_who_knows_nothing_may_imagine_the_first_card_too() -> None:
    table = table_of(turn_up)
    assert {table.imagine(1, str(number))._state.cards.name(0) for number in range(60)} == set(FACES)


def test_the_same_seed_gives_the_same_world() -> None:
    table = table_of(turn_up)
    assert table.imagine(0, "x").digest() == table.imagine(0, "x").digest()
    assert len({table.imagine(0, str(number)).digest() for number in range(20)}) > 10


def test_the_real_table_and_its_chance_are_untouched() -> None:
    table = table_of(turn_up)
    before = table.digest()
    world = table.imagine(0, "x")
    played(world, 3)
    assert table.digest() == before
    assert played(table, 3) == FACES[1:4]
    assert world._state.rng.state != table._state.rng.state


def test_a_fork_of_an_imagined_world_is_in_that_world() -> None:
    table = table_of(turn_up)
    table.answer(0, ["go"])
    for number in range(20):
        world = table.imagine(0, str(number))
        fork = world.fork()
        assert fork.digest() == world.digest()
        world.answer(0, ["go"])
        later = world.fork().fork()
        assert later.digest() == world.digest()
        fork.answer(0, ["go"])
        assert played(fork, 1) == played(later, 1) == played(world, 1)


def test_a_world_imagined_in_a_world_can_be_forked_too() -> None:
    table = table_of(turn_up)
    world = table.imagine(0, "one")
    world.answer(0, ["go"])
    inner = world.imagine(0, "two")
    assert notes_of(inner) == notes_of(world)
    assert inner.fork().digest() == inner.digest()
    assert len({played(world.imagine(0, str(number)), 1)[1] for number in range(40)}) == 4


def test_an_imagined_world_has_no_seed_no_chronicle_and_no_way_back() -> None:
    table = table_of(turn_up)
    table.answer(0, ["go"])
    world = table.imagine(0, "x")
    world.answer(0, ["go"])
    for dream in (world, world.fork()):
        assert dream.seed == ""
        for past in (dream.chronicle, lambda d=dream: d.events(0), lambda d=dream: d.undo(0, consent=True)):
            with pytest.raises(kronika.KronikaError, match="never happened"):
                past()


def test_while_another_seat_chooses_in_secret_nobody_can_imagine() -> None:
    def script(s: Notes) -> Flow[None]:
        yield from choose(question(1, "red", "blue", private=True))

    table = table_of(script)
    with pytest.raises(kronika.KronikaError, match="choosing in secret"):
        table.imagine(0, "x")
    assert table.imagine(1, "x").asks[0].keys() == ["red", "blue"]


@each_game
def test_worlds_of_real_games_fork_in_mid_effect(case: Case) -> None:
    forked = 0
    for seed in range(10):
        table = case.table(seed)
        chance = random.Random(seed)
        for ask in walk(table, chance):
            if chance.random() > 0.1 or any(other.private and other.seat != ask.seat for other in table.asks):
                continue
            world = table.imagine(ask.seat, "world")
            for _ in range(3):
                twin = world.fork()
                assert twin.digest() == world.digest()
                assert [a.plain() for a in twin.asks] == [a.plain() for a in world.asks]
                forked += world._checkpoint is not None
                if world.over:
                    break
                other = world.asks[0]
                answer = any_answer(other, chance)
                world.answer(other.seat, answer)
                twin.answer(other.seat, answer)
                assert twin.digest() == world.digest()
    assert forked > 5, "too few forks in mid-effect for the test to mean anything"
