"""What nets read: stable, told from the asked seat on, and nothing that the seat does not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kronika.engine.ask import Ask, Option
from kronika.engine.errors import KronikaError
from kronika.engine.features import Feature, share
from kronika.engine.message import Message, Ref
from kronika.learn.encoder import OPTION_ROWS, ROWS, Encoder, Position, encoded
from kronika.testing import Case, walk
from tests.properties.cases import CASES

by_game = pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)


def same(one: Position, other: Position) -> bool:
    return (one.rows, one.counts, one.options, one.open) == (other.rows, other.counts, other.options, other.open)


def moments(case: Case, seed: int, share: float) -> Any:
    chance = random.Random(f"moments {seed}")
    table = case.table(seed)
    for asked in walk(table, chance):
        if chance.random() < share:
            yield table, asked


@by_game
def test_what_is_left_out_is_for_eyes_alone(case: Case) -> None:
    """A game may find less out for programs that learn; they read the same."""
    game = case.game
    for table, asked in moments(case, 3, 0.1):
        sight = table.sight(asked.seat)
        ours, theirs = (Encoder(asked.seat, table.seats, game.for_eyes) for _ in range(2))
        ours.view(game.position(sight))
        theirs.view(game.view(sight))
        assert sorted(zip(ours.rows, ours.counts, strict=True)) == sorted(zip(theirs.rows, theirs.counts, strict=True))


@by_game
def test_worlds_that_a_seat_cannot_tell_apart_read_the_same(case: Case) -> None:
    compared = 0
    for table, asked in moments(case, 5, 0.1):
        try:
            world = table.imagine(asked.seat, "other")
        except KronikaError:
            continue
        other = world.ask(asked.seat)
        assert other is not None
        mine = encoded(case.game, table.sight(asked.seat), asked, table.seats)
        theirs = encoded(case.game, world.sight(asked.seat), other, table.seats)
        assert same(mine, theirs)
        compared += 1
    assert compared


@by_game
def test_rows_are_within_their_tables(case: Case) -> None:
    for table, asked in moments(case, 9, 0.05):
        position = encoded(case.game, table.sight(asked.seat), asked, table.seats)
        assert len(position.rows) == len(position.counts) > 0
        assert all(0 <= row < ROWS for row in position.rows)
        assert all(0 <= row < OPTION_ROWS for rows in position.options for row in rows)
        assert len(position.options) == len(position.open) + position.may_stop


def seen_from(me: int) -> Position:
    """A made-up game of three: the one after the asked seat holds a crown and three coins."""
    rich = (me + 1) % 3
    view: dict[str, object] = {
        "turn": me,
        "seats": [{"seat": seat, "name": f"{seat}", "coins": 3 if seat == rich else 0} for seat in range(3)],
        "zones": [{"id": f"hand:{rich}", "kind": "hand", "owner": rich, "count": 1, "cards": [{"face": "crown"}]}],
        "tracks": [{"id": "fame", "owner": rich, "value": 5}],
        "extra": {"leads": [1 if seat == rich else 0 for seat in range(3)], "ruler": rich},
    }
    ask = Ask(
        me, Message("rob"), [Option(f"rob:{rich}", Message("do-rob", {"player": rich}), [Ref("seat", str(rich))])]
    )
    encoder = Encoder(me, 3)
    encoder.view(view)
    encoder.asked(ask, ())
    return Position(encoder.rows, encoder.counts, [encoder.option(ask, 0, 0)], [0], False)


def test_seats_are_told_from_the_asked_one_on() -> None:
    first = seen_from(0)
    for seat in (1, 2):
        other = seen_from(seat)
        assert sorted(zip(first.rows, first.counts, strict=True)) == sorted(zip(other.rows, other.counts, strict=True))
        assert first.options == other.options


def test_what_a_game_adds_is_told_from_the_asked_seat_on_and_with_its_option() -> None:
    def read(me: int) -> Encoder:
        encoder = Encoder(me, 3)
        rival = (me + 1) % 3
        encoder.features([Feature("fame", 3, rival), share("wins", 0.5), Feature("guard", 2, option="rob")])
        return encoder

    first = read(0)
    assert (first.rows, first.counts) == ADDED
    assert [(read(seat).rows, read(seat).counts) for seat in (1, 2)] == [ADDED, ADDED]
    ask = Ask(0, Message("what"), [Option("rob", Message("do-rob")), Option("rest", Message("do-rest"))])
    plain = Encoder(0, 3)
    assert len(first.option(ask, 0, 0)) == len(plain.option(ask, 0, 0)) + 1
    assert first.option(ask, 1, 0) == plain.option(ask, 1, 0)


def test_ids_are_stable() -> None:
    """Weights are stored by row: another number here is another `VERSION`."""
    position = seen_from(0)
    assert (position.rows[:6], position.counts[:6], position.options) == STABLE


ADDED: tuple[list[int], list[int]] = ([14375, 443, 13147, 4739], [3, 2, 8, 2])
STABLE = ([9119, 8536, 4313, 13075, 5052, 1496], [4, 4, 2, 4, 3, 2], [[8010, 1375, 1567, 8010, 6261, 7730]])
