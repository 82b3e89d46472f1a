"""Imagined worlds: a seat cannot tell them from the real one, and nothing real can be read off them."""

from __future__ import annotations

import random

import pytest

import kronika
from kronika.engine.ask import Flow
from kronika.engine.flow import choose
from kronika.engine.imagining import Worlds, decider, stand_in
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
    for imagined in (world, world.fork()):
        assert imagined.seed == ""
        for past in (imagined.chronicle, lambda w=imagined: w.events(0), lambda w=imagined: w.undo(0, consent=True)):
            with pytest.raises(kronika.KronikaError, match="never happened"):
                past()


# --- while another seat is asked in private ---


def name_a_card(s: Notes) -> Flow[None]:
    """Seat 1 looks at the second card and is asked about it; then it shows which of two things it has chosen."""
    s.cards.learn(0, [0])
    s.cards.learn(1, [1])
    picks = yield from choose(question(1, s.cards.name(1), "pass", private=True))
    s.note("passed" if picks == [1] else "named")
    yield from choose(question(0, "go", "wait"))
    yield from choose(question(1, s.cards.name(1), "pass", private=True))


def test_what_another_seat_is_asked_in_private_hangs_on_the_imagined_cards() -> None:
    table = table_of(name_a_card)
    asked = {table.imagine(0, str(number)).asks[0].keys()[0] for number in range(60)}
    assert asked == set(FACES[1:]), "not the ace, which seat 0 knows, and any other card"
    assert table.imagine(1, "x").asks[0].keys() == ["king", "pass"]


@pytest.mark.parametrize("answer", ["king", "pass"])
def test_an_imagined_world_has_come_about_as_the_seat_has_seen_it(answer: str) -> None:
    table = table_of(name_a_card)
    table.answer(1, [answer])
    table.answer(0, ["go"])
    for number in range(30):
        world = table.imagine(0, str(number))
        assert notes_of(world) == notes_of(table)
        assert world.fork().digest() == world.digest()
        assert world.imagine(0, "y").digest() == table.imagine(0, "y").digest()
        world.answer(1, ["pass"])
        assert world.over


def test_if_no_world_fits_it_is_said() -> None:
    def script(s: Notes) -> Flow[None]:
        picks = yield from choose(question(1, *map(str, range(2000)), private=True))
        s.note(str(picks[0]))
        yield from choose(question(1, "red", "blue", private=True))

    table = table_of(script)
    table.answer(1, ["1234"])
    with pytest.raises(kronika.KronikaError, match="no world was found that fits"):
        table.imagine(0, "x")


# --- bots that imagine ---


class Wanting(kronika.Bot):
    def decide(self, sight: object, ask: kronika.Ask, worlds: Worlds | None = None) -> list[str]:
        return ["wait" if worlds is None else "go"]


class Plain(kronika.Bot):
    def decide(self, sight: object, ask: kronika.Ask) -> list[str]:
        return ["wait"]


def test_a_bot_that_takes_worlds_is_given_them_and_others_go_on_as_ever() -> None:
    table = table_of(turn_up)
    asked = table.sight(0), table.asks[0]
    assert decider(Wanting(), table, 0)(*asked) == ["go"]
    assert decider(Plain(), table, 0)(*asked) == ["wait"]
    assert Wanting().decide(*asked) == ["wait"]
    assert Wanting().decide(*asked, table.worlds(0)) == ["go"]


def test_what_a_stranger_is_given_holds_no_true_front_and_no_answers() -> None:
    """Also in the middle of a step, where a fork keeps what the step began with."""
    table = table_of(turn_up)
    table.answer(0, ["go"])
    rows = set()
    for number in range(30):
        world = stand_in(table, 0, str(number))
        assert row(world, 0) == row(table, 0)
        assert world.seq == 0
        assert world._checkpoint is not None
        rows.add(tuple(world._checkpoint.cards.face))
        assert world._checkpoint.cards.face == world._state.cards.face, "nor was it otherwise before"
    assert len(rows) > 10


@each_game
def test_worlds_of_real_games_fork_in_mid_effect(case: Case) -> None:
    forked = 0
    for seed in range(10):
        table = case.table(seed)
        chance = random.Random(seed)
        for ask in walk(table, chance):
            if chance.random() > 0.1:
                continue
            try:
                world = table.imagine(ask.seat, "world")
            except kronika.KronikaError:
                continue
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
