"""Answers that come twice, too late, out of turn or at the same time as another's."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from kronika.engine.errors import KronikaError
from kronika.server import chairs
from kronika.server.bus import LocalBus
from kronika.server.change import Change
from kronika.server.live_table import LiveTable, UnplayableEntry
from kronika.server.messages import Answer
from kronika.server.occupant import Occupant
from kronika.server.sessions import Person
from kronika.server.store.store import Entry, Header, Store
from kronika.server.table_service import TableService, answer
from tests.server.parlour import Parlour, Watching, legal, play_on, relaxed
from tests.server.test_play import two_people


def first_key(device: Watching) -> list[str]:
    assert device.ask is not None
    return [device.ask["options"][0]["key"]]


def asked(*devices: Watching) -> Watching:
    return next(device for device in devices if device.ask is not None)


def test_a_repeated_message_counts_once(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "high-card")
    with anna.watch(table) as one, karel.watch(table) as two:
        ask, keys = one.state["asks"][0]["id"], first_key(one)
        for _ in range(3):
            one.answer(keys, ask, "the same")
        one.settle()
        two.settle()
        assert one.problems == []
        assert len(parlour.live(table).answers) == 1
        assert one.state["seq"] == two.state["seq"]
        with anna.watch(table) as phone:  # the device that was not sure says it once more
            phone.answer(keys, ask, "the same")
            phone.settle()
            assert phone.problems == []
            assert len(parlour.live(table).answers) == 1


def test_a_nonce_is_its_senders_own(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "high-card")
    with anna.watch(table) as one, karel.watch(table) as two:
        one.answer(first_key(one), nonce="same")
        two.until(lambda state: state["info"]["asked"] == [1])
        two.answer(first_key(two), nonce="same")
        two.until(lambda state: len(state["info"]["asked"]) == 2)
        assert len(parlour.live(table).answers) == 2


def test_an_answer_to_a_question_that_is_gone_changes_nothing(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "dominion")
    with anna.watch(table) as one, karel.watch(table) as two:
        player = asked(one, two)
        other = two if player is one else one
        old = player.state["asks"][0]["id"]
        play_on([one, two], random.Random(1), 6)
        before = parlour.table(table).digest()
        for device, ask in ((player, old), (other, old), (player, "nonsense"), (other, "0.0.0")):
            device.answer(["end-turn"], ask, device.nonce())
            assert device.problem()["id"] == "answer-stale"
        assert parlour.table(table).digest() == before


def test_a_stale_answer_after_an_undo_does_not_hit_the_new_question(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    table = anna.create_table("dominion", "me", "random")
    with anna.watch(table) as one:
        one.until(lambda state: state["asks"])
        old = one.state["asks"][0]
        one.answer(["end-turn"])
        one.until(lambda state: state["can_undo"])
        one.send({"type": "undo", "table": table, "nonce": "u"})
        one.until(lambda state: one.undos == 1)
        assert {**one.state["asks"][0], "id": ""} == {**old, "id": ""}
        one.answer(["end-turn"], old["id"])
        assert one.problem()["id"] == "answer-stale"


def test_answers_that_the_rules_forbid_say_why(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "dominion")
    with anna.watch(table) as one, karel.watch(table) as two:
        player = asked(one, two)
        other = two if player is one else one
        before = parlour.table(table).digest()
        other.settle()
        heard = len(other.frames)
        player.answer(["buy:province"], nonce="n1")
        problem = player.problem()
        assert (problem["id"], problem["args"]["key"], problem["nonce"]) == ("answer-unknown", "buy:province", "n1")
        assert problem["rule"] != ""
        player.answer([])
        assert player.problem()["id"] == "answer-too-few"
        player.answer(["end-turn", "end-turn"])
        assert player.problem()["id"] == "answer-too-many"
        player.answer(["end-turn"], nonce="x" * 65)
        assert player.problem()["id"] == "nonce-wrong"
        player.send({"type": "answer", "table": "nowhere", "ask": "0.0.0", "keys": [], "nonce": "n"})
        assert player.problem()["id"] == "table-unknown"
        assert parlour.table(table).digest() == before
        other.settle()
        assert len(other.frames) == heard + 1  # the pong: nobody else notices


def test_a_finished_game_takes_no_answers(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "high-card")
    with anna.watch(table) as one, karel.watch(table) as two:
        play_on([one, two], random.Random(1))
        for message in ({"type": "answer", "ask": "0.9.0", "keys": []}, {"type": "undo"}):
            one.send({**message, "table": table, "nonce": "late"})
            assert one.problem()["id"] == "answer-over"


# --- several writers ---


class Party:
    """Two processes' worth of server on one store."""

    def __init__(self, data: Path) -> None:
        settings = relaxed(data)
        self.stores = [Store(settings.database), Store(settings.database)]
        self.services = [TableService(settings, store, LocalBus()) for store in self.stores]

    async def create_table(self, *persons: str) -> str:
        for store in self.stores:
            await store.open()
        for person in persons:
            await self.stores[0].add_person(person, f"hash of {person}")
        header = Header("tab", "played", "high-card", 1, "", {}, "seed", persons[0], 1.0)
        change = chairs.seats({seat: Occupant(person, person) for seat, person in enumerate(persons)}, "begin")
        await self.services[0].tables.add(header, [Entry(1, "seat", change.data, "begin", 1.0)], set(persons))
        return header.id

    async def close(self) -> None:
        for store in self.stores:
            await store.close()


def test_an_answer_that_loses_the_race_is_tried_again(tmp_path: Path, parlour: Parlour) -> None:
    """Both processes know the same log and write at once: the key lets one win, the other finds its next place."""

    async def evening() -> None:
        party = Party(tmp_path)
        table = await party.create_table("anna", "karel", "eva", "ivo")
        one, two = party.services
        chance = random.Random(2)
        while True:
            lives = [await service.tables.get(table) for service in party.services]
            for service, live in zip(party.services, lives, strict=True):
                await service.tables._catch_up(live)
            if lives[0].status == "over":
                break
            tasks = []
            for seat, opened in lives[0].opened.items():
                service = (one, two)[seat % 2]
                person = Person(lives[0].chairs[seat].person, "")
                keys = legal(opened.ask.plain(), chance)
                tasks.append(service.answer(person, Answer(table, lives[0].ask_id(seat), keys, f"n{lives[0].seq}")))
            assert all(await asyncio.gather(*tasks))
        assert lives[0].answers == lives[1].answers
        assert len(lives[0].answers) == 16  # four rounds of four; the last cards play themselves
        entries = await party.stores[0].entries(table)
        assert [entry.seq for entry in entries] == list(range(1, 18))
        await party.close()

    asyncio.run(evening())


def test_the_same_message_to_two_processes_counts_once(tmp_path: Path, parlour: Parlour) -> None:
    async def evening() -> None:
        party = Party(tmp_path)
        table = await party.create_table("anna", "karel")
        lives = [await service.tables.get(table) for service in party.services]
        keys = lives[0].opened[0].ask.keys()[:1]
        person, ask = Person("anna", ""), lives[0].ask_id(0)
        new = await asyncio.gather(
            *(service.answer(person, Answer(table, ask, keys, "n")) for service in party.services)
        )
        assert sorted(new) == [False, True]
        assert len(await party.stores[0].entries(table)) == 2
        await party.close()

    asyncio.run(evening())


def test_an_answer_whose_question_was_taken_away_by_the_winner_is_refused(tmp_path: Path, parlour: Parlour) -> None:
    """Anna plays a card on one device while the same seat is answered on another process: one of them is stale."""

    async def evening() -> None:
        party = Party(tmp_path)
        table = await party.create_table("anna", "karel")
        lives = [await service.tables.get(table) for service in party.services]
        person, ask, keys = Person("anna", ""), lives[0].ask_id(0), lives[0].opened[0].ask.keys()
        calls = [
            service.answer(person, Answer(table, ask, [keys[i]], f"n{i}")) for i, service in enumerate(party.services)
        ]
        given = await asyncio.gather(*calls, return_exceptions=True)
        (refused,) = [each for each in given if isinstance(each, KronikaError)]
        assert refused.message.id == "answer-stale"
        assert len(await party.stores[0].entries(table)) == 2
        await party.close()

    asyncio.run(evening())


def test_an_answer_the_game_breaks_on_is_taken_back(
    tmp_path: Path, parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mistake in a game's code costs the answer, not the table."""

    async def evening() -> None:
        party = Party(tmp_path)
        table = await party.create_table("anna", "karel")
        service = party.services[0]
        live = await service.tables.get(table)
        digest = live.table.digest() if live.table else ""
        keys = live.opened[0].ask.keys()[:1]
        play: Any = LiveTable._play

        def broken(self: LiveTable, seat: int, given: list[str]) -> None:
            if seat == 0:
                self.table = None  # whatever it was, the table in memory is no good any more
                raise_broken(self)
            play(self, seat, given)

        monkeypatch.setattr(LiveTable, "_play", broken)
        with pytest.raises(KronikaError, match="our mistake"):
            await service.answer(Person("anna", ""), Answer(table, live.ask_id(0), keys, "n"))
        monkeypatch.undo()
        again = await service.tables.get(table)
        assert again.table is not None
        assert again.table.digest() == digest
        assert [entry.kind for entry in await party.stores[1].entries(table)] == ["seat", "answer", "undo"]
        await service.answer(Person("anna", ""), Answer(table, again.ask_id(0), keys, "m"))
        assert len(again.answers) == 1
        await party.close()

    asyncio.run(evening())


def raise_broken(live: LiveTable) -> None:
    raise UnplayableEntry(live.seq)


def test_a_plan_is_only_carried_out_if_it_still_holds() -> None:
    """`answer` is what every answer goes through: it refuses whatever the open ask does not allow."""
    header = Header("tab", "played", "high-card", 1, "", {}, "seed", "anna", 1.0)
    change: Change = chairs.seats({0: Occupant("Anna", "anna"), 1: Occupant("Karel", "karel")}, "begin")
    live = LiveTable(header, [Entry(1, "seat", change.data, "begin", 1.0)])
    with pytest.raises(KronikaError, match="no longer open"):
        answer(live, 0, "0.1.0", [], "n")
    with pytest.raises(KronikaError, match="not on offer"):
        answer(live, 0, live.ask_id(0), ["play:99"], "n")
