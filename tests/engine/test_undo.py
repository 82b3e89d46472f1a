"""The way back: one's own last answer, where nothing has come out and others' answers stand; further by consent."""

from __future__ import annotations

import random

import pytest

import kronika
from kronika.engine.ask import Flow
from kronika.engine.flow import all_of, choose, together
from kronika.engine.table import Table
from kronika.testing import Case, any_answer
from kronika.testing.chronicles import seen_by_all
from tests.properties.cases import CASES
from tests.toys.scripted import Notes, notes_of, question, table_of


def color(s: Notes, seat: int, what: str = "which") -> Flow[None]:
    (pick,) = yield from choose(question(seat, "red", "blue", what=what))
    s.note(f"{seat} {'red' if pick == 0 else 'blue'}")


def asked(table: Table) -> dict[int, str]:
    return {ask.seat: ask.what.id for ask in table.asks}


def cannot(table: Table, seat: int, why: str) -> None:
    """The undo is refused, as the table tells beforehand, and nothing has changed."""
    before = table.digest(), table.seq, table.chronicle()
    assert not table.can_undo(seat)
    with pytest.raises(kronika.CannotUndo, match=why):
        table.undo(seat)
    assert (table.digest(), table.seq, table.chronicle()) == before


def test_before_any_answer_there_is_nothing_to_take_back() -> None:
    def script(s: Notes) -> Flow[None]:
        yield from color(s, 0)
        yield from color(s, 1)

    table = table_of(script)
    cannot(table, 0, "Seat 0 has not answered yet")
    table.answer(0, ["red"])
    cannot(table, 1, "Seat 1 has not answered yet")
    with pytest.raises(kronika.CannotUndo, match="has not answered yet"):
        table.undo(1, consent=True)


def test_in_mid_effect_only_the_last_answer_is_taken_back() -> None:
    def script(s: Notes) -> Flow[None]:
        for day in range(3):
            yield from color(s, 0, f"day-{day}")

    table = table_of(script)
    table.answer(0, ["red"])
    table.answer(0, ["blue"])
    table.undo(0)
    assert asked(table) == {0: "day-1"}
    assert notes_of(table) == ["0 red"]
    table.answer(0, ["red"])
    assert notes_of(table) == ["0 red", "0 red"]
    table.undo(0)
    table.undo(0)
    assert asked(table) == {0: "day-0"}
    cannot(table, 0, "has not answered yet")


@pytest.mark.parametrize("listen", [False, True])
def test_a_table_tells_whether_an_answer_can_be_taken_back_and_stays_as_it_is(listen: bool) -> None:
    def script(s: Notes) -> Flow[None]:
        yield from color(s, 0)
        yield from color(s, 0, "later")
        s.rng.die(6)
        yield from color(s, 1)
        yield from color(s, 0, "last")

    table = table_of(script, listen=listen)
    told = [(table.can_undo(0), table.can_undo(1))]
    for seat in (0, 0, 1):
        table.answer(seat, ["red"])
        before = table.digest(), table.chronicle(), table.events(0)
        told.append((table.can_undo(0), table.can_undo(1)))
        assert (table.digest(), table.chronicle(), table.events(0)) == before
    assert told == [(False, False), (True, False), (False, False), (False, True)]
    with pytest.raises(kronika.IllegalAnswer, match="no seat 2"):
        table.can_undo(2)


def test_an_imagined_world_has_nothing_to_take_back() -> None:
    table = table_of(simultaneous)
    table.answer(0, ["red"])
    assert table.can_undo(0)
    assert not table.imagine(0, "dream").can_undo(0)


@pytest.mark.parametrize("case", CASES, ids=repr)
@pytest.mark.parametrize("listen", [False, True])
def test_what_a_table_tells_about_the_way_back_comes_true(case: Case, listen: bool) -> None:
    """After every answer of a random game, for every seat; on the way some answers are taken back."""
    chance = random.Random(5)
    table = case.table(5, listen)
    told: set[bool] = set()
    for _ in range(60):
        if table.over:
            break
        ask = chance.choice(table.asks)
        table.answer(ask.seat, any_answer(ask, chance))
        for seat in range(table.seats):
            able = table.can_undo(seat)
            told.add(able)
            try:
                table.fork().undo(seat)
            except kronika.CannotUndo:
                assert not able
            else:
                assert able
        if table.can_undo(ask.seat) and chance.random() < 0.3:
            table.undo(ask.seat)
    assert told == {False, True}


def simultaneous(s: Notes) -> Flow[None]:
    picks = yield from all_of([question(seat, "red", "blue") for seat in range(s.seats)])
    s.note(str(sorted(picks.items())))
    yield from color(s, 0, "later")


def test_what_others_answered_at_the_same_time_stands() -> None:
    table = table_of(simultaneous, 3)
    table.answer(0, ["red"])
    table.answer(1, ["blue"])
    table.undo(0)
    assert asked(table) == {0: "which", 2: "which"}
    assert table.chronicle()["answers"] == [[1, "blue"]]
    table.answer(0, ["blue"])
    table.answer(2, ["red"])
    assert notes_of(table) == ["[(0, [1]), (1, [1]), (2, [0])]"]


def test_an_open_choice_can_be_taken_back_after_all_have_chosen() -> None:
    """What was said in the open was known before, so nothing has come out."""
    table = table_of(simultaneous)
    table.answer(0, ["red"])
    table.answer(1, ["blue"])
    table.undo(0)
    assert asked(table) == {0: "which"}
    assert notes_of(table) == []


def secret(s: Notes) -> Flow[None]:
    picks = yield from all_of([question(seat, "red", "blue", private=True) for seat in range(s.seats)])
    s.note(str(sorted(picks.items())))
    yield from color(s, 0, "later")


def test_a_secret_choice_can_be_taken_back_until_all_come_out() -> None:
    table = table_of(secret, 3)
    table.answer(1, ["red"])
    table.answer(0, ["red"])
    table.undo(1)
    assert asked(table) == {1: "which", 2: "which"}
    table.answer(1, ["blue"])
    table.answer(2, ["blue"])
    for seat in range(3):
        cannot(table.fork(), seat, "have come out")


def test_a_secret_choice_of_one_seat_alone_can_be_taken_back() -> None:
    """Nobody else chose in secret, so nothing of others came out."""

    def script(s: Notes) -> Flow[None]:
        yield from all_of([question(0, "red", "blue", private=True)])
        yield from color(s, 0, "later")

    table = table_of(script)
    table.answer(0, ["red"])
    table.undo(0)
    assert asked(table) == {0: "which"}


def test_secrets_of_another_group_do_not_count() -> None:
    """Two groups choose in secret side by side: the one that is through cannot go back."""

    def pair(s: Notes, one: int, other: int) -> Flow[None]:
        yield from all_of([question(seat, "red", "blue", private=True) for seat in (one, other)])
        s.note(f"{one} and {other} are through")
        yield from color(s, one, "later")

    def script(s: Notes) -> Flow[None]:
        yield from together({0: pair(s, 0, 1), 2: pair(s, 2, 3)})

    table = table_of(script, 4)
    for seat in (0, 1, 2):
        table.answer(seat, ["red"])
    cannot(table, 1, "have come out")
    table.undo(2)
    assert asked(table) == {0: "later", 2: "which", 3: "which"}


def test_after_chance_there_is_no_way_back() -> None:
    def script(s: Notes) -> Flow[None]:
        yield from color(s, 0)
        s.rng.die(6)
        yield from color(s, 0, "later")

    table = table_of(script)
    table.answer(0, ["red"])
    cannot(table, 0, "Hidden cards or chance have come out")
    table.undo(0, consent=True)
    assert asked(table) == {0: "which"}


@pytest.mark.parametrize("everybody", [True, False])
def test_after_a_card_was_seen_there_is_no_way_back(everybody: bool) -> None:
    def script(s: Notes) -> Flow[None]:
        yield from color(s, 0)
        if everybody:
            s.cards.reveal([1])
        else:
            s.cards.learn(0, [1])
        yield from color(s, 0, "later")

    table = table_of(script)
    table.answer(0, ["red"])
    cannot(table, 0, "have come out")
    table.answer(0, ["red"])
    table = table_of(script)
    table.answer(0, ["blue"])
    table.undo(0, consent=True)
    assert table._state.cards.known == {}


def test_after_others_went_on_from_it_there_is_no_way_back_without_consent() -> None:
    def script(s: Notes) -> Flow[None]:
        yield from color(s, 0)
        yield from color(s, 1)
        yield from color(s, 0, "later")

    table = table_of(script)
    table.answer(0, ["red"])
    table.answer(1, ["blue"])
    cannot(table, 0, "Others have answered since")
    table.undo(0, consent=True)
    assert asked(table) == {0: "which"}
    assert table.seq == 0
    assert notes_of(table) == []


def test_an_answer_of_others_never_lands_on_another_question() -> None:
    """Seat 1 said yes to a price that seat 0 had raised; it did not say yes to any price."""

    def raise_price(s: Notes) -> Flow[None]:
        (pick,) = yield from choose(question(0, "stay", "raise"))
        s.note(("low", "high")[pick])
        yield from choose(question(0, "go", "wait"))

    def pay(s: Notes) -> Flow[None]:
        yield from choose(question(1, "yes", "no", what="begin"))
        price = s.notes[0] if s.notes else "none"
        yield from choose(question(1, "yes", "no", what=f"pay-{price}"))

    def script(s: Notes) -> Flow[None]:
        yield from together({0: raise_price(s), 1: pay(s)})

    table = table_of(script)
    table.answer(0, ["raise"])
    table.answer(1, ["yes"])
    assert asked(table)[1] == "pay-high"
    table.fork().undo(0)
    table.answer(1, ["yes"])
    cannot(table, 0, "their answers would no longer fit")


def test_with_consent_everything_since_goes_too() -> None:
    table = table_of(simultaneous, 3)
    table.answer(0, ["red"])
    table.answer(1, ["blue"])
    table.undo(0, consent=True)
    assert asked(table) == {0: "which", 1: "which", 2: "which"}


def test_an_end_that_shows_nothing_can_be_taken_back_and_played_otherwise() -> None:
    def script(s: Notes) -> Flow[None]:
        s.cards.reveal(range(6))
        yield from color(s, 0)

    table = table_of(script)
    table.answer(0, ["red"])
    assert table.over
    assert table.result is not None
    table.undo(0)
    assert not table.over
    assert table.result is None
    table.answer(0, ["blue"])
    assert notes_of(table) == ["0 blue"]


def test_sights_views_events_and_forks_after_undo_are_of_the_new_past() -> None:
    def script(s: Notes) -> Flow[None]:
        yield from color(s, 0)
        yield from color(s, 0, "later")

    table = table_of(script, listen=True)
    table.sight(0)
    table.answer(0, ["red"])
    table.undo(0)
    table.answer(0, ["blue"])
    assert table.sight(0).notes == ["0 blue"]
    assert table.view(0)["extra"]["notes"] == ["0 blue"]
    assert [event["id"] for event in table.events(0)] == ["0 blue"]
    assert notes_of(table.fork()) == ["0 blue"]
    assert table.chronicle()["answers"] == [[0, "blue"]]
    assert table.seq == 1


def test_undo_leaves_a_fork_alone() -> None:
    table = table_of(simultaneous)
    table.answer(0, ["red"])
    twin = table.fork()
    table.undo(0)
    assert asked(twin) == {1: "which"}
    twin.undo(0)
    assert twin.digest() == table.digest()


def test_in_dominion_a_treasure_can_be_taken_back_and_a_turn_cannot() -> None:
    table = kronika.new_table("dominion", seats=2, seed=7)
    seat = table.asks[0].seat
    before = table.digest()
    table.answer(seat, ["treasures"])
    table.undo(seat)
    assert table.digest() == before
    table.answer(seat, ["treasures"])
    table.answer(seat, ["buy:copper"])
    cannot(table, seat, "have come out")  # five new cards were drawn


def test_all_the_way_back_step_by_step_by_consent() -> None:
    table = kronika.new_table("dominion", seats=3, seed=3, setup={"kingdom": "hand-madness"})
    chance = random.Random(3)
    seen = [seen_by_all(table)]
    for _ in range(80):
        ask = chance.choice(table.asks)
        table.answer(ask.seat, any_answer(ask, chance))
        seen.append(seen_by_all(table))
    while table.seq:
        assert seen_by_all(table) == seen[table.seq]
        table.undo(table._log[-1][0], consent=True)
    assert seen_by_all(table) == seen[0]
