"""Sagas: a chain of games, each grown out of the last, as a file and back."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import kronika
from kronika.bots.random import RandomBot
from kronika.engine.saga import Saga, SagaError
from kronika.engine.table import Table
from kronika.engine.texts import LANGUAGES

PEOPLE = ["Anna", "Karel", "Ivo"]


def played(table: Table, seed: int = 0) -> Table:
    bots = [RandomBot(f"{seed}.{seat}") for seat in range(table.seats)]
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
    return table


@pytest.fixture(scope="module")
def saga() -> Saga:
    saga = kronika.saga("oath", "Doba mlhy")
    names = PEOPLE
    for number in range(3):
        saga.add(played(saga.next_table(names, seed=number), number))
        names = [names[seat] for seat in saga.chairs]
    return saga


def test_each_game_begins_with_the_world_the_last_one_left(saga: Saga) -> None:
    worlds = [chronicle["setup"]["chronicle"] for chronicle in saga.chronicles]
    assert worlds[0] == ""
    assert len({*worlds, saga.next_setup["chronicle"]}) == 4
    assert all("Doba mlhy" in world for world in worlds[1:])


def test_the_winner_is_offered_the_first_chair(saga: Saga) -> None:
    for chronicle, record in zip(saga.chronicles[1:], saga.records, strict=False):
        before = saga.chronicles[saga.records.index(record)]
        assert chronicle["seats"][0] == before["seats"][record["winner"]]
        assert sorted(chronicle["seats"]) == sorted(PEOPLE)


def test_the_records_tell_who_won_how_and_what_became_of_the_world(saga: Saga) -> None:
    for number, record in enumerate(saga.records, 1):
        assert record["number"] == number
        assert record["winner"] in range(3)
        assert record["ending"]
        assert len(record["map"]) == 8
        assert record["next"] in ("supremacy", "people", "protection", "devotion")
        assert sum(record["suits"].values()) >= 50
    assert [record["next"] for record in saga.records[:2]] == [record["oath"] for record in saga.records[1:]]


def test_a_saga_survives_the_way_through_a_file(saga: Saga) -> None:
    plain = json.loads(json.dumps(saga.plain()))
    again = kronika.resume_saga(plain)
    assert again.plain() == saga.plain()
    assert again.next_setup == saga.next_setup
    assert again.records == saga.records
    assert repr(again) == "Saga('Doba mlhy', oath, 3 games)"


def test_a_file_of_form_1_is_read_for_ever(saga: Saga) -> None:
    plain = {**saga.plain(), "kronika-saga": 1, "options": saga.setup}
    del plain["setup"]
    assert kronika.resume_saga(plain).plain() == saga.plain()


def wrong(plain: Any) -> str:
    with pytest.raises(SagaError) as error:
        kronika.resume_saga(plain)
    assert all("saga-" not in error.value.say(lang) for lang in LANGUAGES)
    return error.value.message.id


def test_what_is_wrong_with_a_damaged_saga_is_said(saga: Saga) -> None:
    good = saga.plain()
    assert wrong({}) == "saga-not-one"
    assert wrong({**good, "kronika-saga": 3}) == "saga-newer"
    assert wrong({**good, "name": 3}) == "saga-field"
    assert wrong({**good, "name": " "}) == "saga-nameless"
    assert wrong({**good, "games": good["games"][1:]}) == "saga-stranger", "the second game is not the first"
    broken = copy.deepcopy(good)
    broken["games"][1]["answers"][5] = [0, "nonsense"]
    assert wrong(broken) == "saga-game"
    short = copy.deepcopy(good)
    short["games"][2]["answers"] = short["games"][2]["answers"][:-3]
    del short["games"][2]["digest"]
    assert wrong(short) == "saga-unfinished"


def test_games_without_a_sequel_make_no_saga() -> None:
    saga = kronika.saga("dominion", "Panství")
    with pytest.raises(SagaError) as error:
        saga.add(played(saga.next_table(["A", "B"], seed=1)))
    assert error.value.message.id == "saga-no-sequel"
    other = kronika.saga("oath", "Mlha")
    with pytest.raises(SagaError) as error:
        other.add(played(kronika.new_table("dominion", seats=2, seed=1)))
    assert error.value.message.id == "saga-other-game"


def test_a_saga_whose_chronicle_would_not_be_written_does_not_begin() -> None:
    with pytest.raises(SagaError) as error:
        kronika.saga("oath", "Mlha", {"writes": False})
    assert error.value.message.id == "saga-option"
    assert (error.value.message.args["option"], error.value.message.args["value"]) == ("writes", "true")
    assert played(kronika.new_table("oath", PEOPLE, 4, {"writes": False})).sequel("Mlha") is None
    assert kronika.saga("oath", "Mlha", {"writes": True}).setup == {"writes": True}
