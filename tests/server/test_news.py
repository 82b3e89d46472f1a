"""Two servers on one PostgreSQL, without any notice between them: each finds by itself what the
other has written, before it refuses anything, on its rounds, and when somebody comes."""

from __future__ import annotations

import asyncio
import gc
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

import kronika
from examples.high_card.game import HighCard
from kronika.engine.errors import KronikaError
from kronika.server import chairs
from kronika.server.bots import Bots
from kronika.server.bus import LocalBus, Notice
from kronika.server.change import Change
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable, UnplayableEntry
from kronika.server.messages import Answer, Chat, Consent, Undo, Watch
from kronika.server.occupant import Occupant
from kronika.server.sessions import Person
from kronika.server.store.store import Entry, Header, Listed, Store
from kronika.server.table_service import TableService
from tests.server.parlour import legal, relaxed

pytestmark = pytest.mark.usefixtures("postgres_only")

ANNA, KAREL = Person("anna", "Anna"), Person("karel", "Karel")


class Reader:
    """Somebody who looks at a table."""

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        self.got: list[dict[str, Any]] = []

    def send(self, frame: bytes) -> None:
        self.got.append(json.loads(frame))

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.got if message["type"] == kind]


async def soon(true: Callable[[], object]) -> None:
    for _ in range(6000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never happened")


def evening(
    folder: Path, do: Callable[[TableService, TableService, str], Awaitable[None]], bots: int = 0, **changes: Any
) -> None:
    """Anna, Karel and bots at a table that both servers know."""
    kronika.register(HighCard())

    async def whole() -> None:
        settings = relaxed(folder, **changes)
        services = []
        for _ in range(2):
            store = Store(settings.database)
            await store.open()
            services.append(TableService(settings, store, LocalBus()))
        one, two = services
        for person in (ANNA, KAREL):
            await one.store.add_person(person.id, f"hash of {person.id}")
        occupants = [
            Occupant("Anna", "anna"),
            Occupant("Karel", "karel"),
            *(Occupant(f"Bot {i}", bot="random") for i in range(bots)),
        ]
        header = Header("tab", "played", "high-card", 1, "", {}, "seed", "anna", 1.0)
        change = chairs.seats(dict(enumerate(occupants)), "begin")
        await one.tables.add(header, [Entry(1, "seat", change.data, "begin", 1.0)], {"anna", "karel"})
        await two.tables.get("tab")
        try:
            await do(one, two, "tab")
        finally:
            for service in services:
                await service.close()
                await service.store.close()

    asyncio.run(whole())


async def answer(service: TableService, person: Person, seat: int, known: LiveTable, nonce: str) -> bool:
    """The person answers the ask that `known` shows."""
    keys = legal(known.opened[seat].ask.plain(), random.Random(1))
    return await service.answer(person, Answer("tab", known.ask_id(seat), keys, nonce))


def test_nobody_is_refused_because_a_process_had_not_heard_the_latest(tmp_path: Path) -> None:
    async def do(one: TableService, two: TableService, table: str) -> None:
        live = await one.tables.get(table)
        for seat, person in enumerate((ANNA, KAREL)):
            await answer(one, person, seat, live, "first")
        stale = two.tables.cached(table)
        assert stale is not None
        assert (stale.seq, live.seq) == (1, 3)
        known, keys = live.ask_id(0), legal(live.opened[0].ask.plain(), random.Random(1))
        assert await two.answer(
            ANNA, Answer(table, known, keys, "second")
        )  # an ask that the second house has never seen
        assert stale.seq == 4
        assert not await one.answer(ANNA, Answer(table, known, keys, "second"))  # the same message again
        assert live.seq == 4
        with pytest.raises(KronikaError, match="no longer open"):
            await answer(one, KAREL, 1, LiveTable(live.header, (await one.store.entries(table))[:1]), "late")

    evening(tmp_path, do)


def test_a_round_finds_what_was_written_elsewhere(tmp_path: Path) -> None:
    async def do(one: TableService, two: TableService, table: str) -> None:
        reader = Reader("karel")
        await two.watch(reader, Watch(table))
        two.watcher.open()
        live = await one.tables.get(table)
        await answer(one, ANNA, 0, live, "n")
        await one.chat(ANNA, Chat(table, "Slyšíš?", "c"))
        await one.store.add_table(Header("next", "played", "high-card", 1, "", {}, "s", "anna", 1.0), [], [])
        await one.store.set_rematch(table, "next")
        await asyncio.sleep(0.05)
        assert len(reader.of("state")) == 1  # no bus, no round: nothing yet
        await two.watcher.round()
        await soon(lambda: len(reader.of("state")) == 2 and reader.of("said"))
        assert reader.of("state")[1]["view"]["asked"] == [1]
        assert [line["text"] for line in reader.of("said")] == ["Slyšíš?"]
        assert [each["info"]["rematch"] for each in reader.of("presence")] == ["next"]
        for _ in range(3):
            await two.watcher.round()
        await asyncio.sleep(0.1)
        assert (len(reader.of("state")), len(reader.of("said")), len(reader.of("presence"))) == (2, 1, 1)  # told once

    evening(tmp_path, do, look_every=3600.0)


def test_a_notice_brings_its_entry_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever knows all before it needs no more; where something is missing, or in hand just now, the log is read."""

    async def do(one: TableService, two: TableService, table: str) -> None:
        reader = Reader("karel")
        await two.watch(reader, Watch(table))
        two.watcher.open()
        live = await one.tables.get(table)
        for seat, person in enumerate((ANNA, KAREL)):
            await answer(one, person, seat, live, "first")
        await answer(one, ANNA, 0, live, "second")
        entries = await one.store.entries(table)
        notices = [Notice("log", table, each.seq, msgspec.to_builtins(each), "other") for each in entries]
        told = reader.of("state")

        def states() -> list[list[int]]:
            """Who was still to answer, in each state that came."""
            return [state["view"]["asked"] for state in reader.of("state")[len(told) :]]

        with monkeypatch.context() as patch:
            patch.setattr(Store, "entries", None)  # nobody asks the store
            await two.watcher.heard(notices[1])
            assert states() == [[1]]
            await two.watcher.heard(notices[1])  # the same once more, and one that is old
            await two.watcher.heard(notices[0])
            assert states() == [[1]]
        cached = two.tables.cached(table)
        assert cached is not None
        assert not cached.written_here  # its bots are the other's
        await two.watcher.heard(notices[3])  # the third got lost
        await soon(lambda: states() == [[1], [1]])
        assert two.tables.cached(table).answers == live.answers  # type: ignore[union-attr]

        await answer(one, KAREL, 1, live, "third")
        last = Notice("log", table, 5, msgspec.to_builtins((await one.store.entries(table))[4]), "other")
        async with two.tables._lock(table):
            await two.watcher.heard(last)
            await asyncio.sleep(0.05)
            assert states() == [[1], [1]]
        await soon(lambda: states() == [[1], [1], [0, 1]])

    evening(tmp_path, do, look_every=1000.0)  # no round helps


@pytest.mark.parametrize(
    "data", [None, 7, {"seq": 2}, {"seq": 2, "kind": "answer", "data": {}, "nonce": "", "at": "x"}]
)
def test_a_notice_of_another_version_still_says_where_to_look(tmp_path: Path, data: Any) -> None:
    async def do(one: TableService, two: TableService, table: str) -> None:
        reader = Reader("karel")
        await two.watch(reader, Watch(table))
        two.watcher.open()
        await answer(one, ANNA, 0, await one.tables.get(table), "n")
        await two.watcher.heard(Notice("log", table, 2, data, "other"))
        await soon(lambda: [state["view"]["asked"] for state in reader.of("state")] == [[0, 1], [1]])

    evening(tmp_path, do, look_every=1000.0)  # no round helps


def test_whoever_comes_gets_the_latest_and_so_do_all_who_look(tmp_path: Path) -> None:
    async def do(one: TableService, two: TableService, table: str) -> None:
        early, late = Reader("karel"), Reader()
        await two.watch(early, Watch(table))
        await answer(one, ANNA, 0, await one.tables.get(table), "n")
        await two.watch(late, Watch(table))
        assert late.of("state")[0]["view"]["asked"] == [1]
        assert [state["view"]["asked"] for state in early.of("state")] == [[0, 1], [1]]

    evening(tmp_path, do)


def test_a_line_that_was_committed_later_under_a_lower_number_is_delivered(tmp_path: Path) -> None:
    """PostgreSQL gives numbers before it commits, so with two writers they may come out of order."""

    async def do(one: TableService, two: TableService, table: str) -> None:
        reader = Reader("karel")
        await two.watch(reader, Watch(table))
        for said, nonce in (("first", "a"), ("third", "c")):
            await one.chat(ANNA, Chat(table, said, nonce))
        await one.store._do(text("update chat set id = id + 10 where text = 'third'"))
        await two.rooms.chat(table)
        await one.chat(ANNA, Chat(table, "second", "b"))
        await two.rooms.chat(table)
        await two.rooms.chat(table)
        assert [line["text"] for line in reader.of("said")] == ["first", "third", "second"]

    evening(tmp_path, do)


@pytest.mark.parametrize("told", [False, True], ids=["found in the log", "brought by a notice"])
def test_an_answer_of_another_process_on_which_the_game_breaks_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: bool
) -> None:
    """The table is read again: it is taken back once, whichever process finds out, and everybody plays on."""

    async def do(one: TableService, two: TableService, table: str) -> None:
        live = await one.tables.get(table)
        await answer(one, ANNA, 0, live, "n")
        play: Any = LiveTable._play

        def broken(self: LiveTable, seat: int, keys: list[str]) -> None:
            if seat == 0:
                self.table = None
                raise UnplayableEntry(self.seq)
            play(self, seat, keys)

        monkeypatch.setattr(LiveTable, "_play", broken)
        if told:
            assert not two.tables.hear(table, (await one.store.entries(table))[-1])
        mended = await two.tables.fresh(table)
        monkeypatch.undo()
        assert [entry.kind for entry in await one.store.entries(table)] == ["seat", "answer", "undo"]
        assert sorted(mended.opened) == [0, 1]
        again = await one.tables.fresh(table)
        assert again.answers == mended.answers == []
        assert await answer(one, ANNA, 0, again, "m")

    evening(tmp_path, do)


def test_the_question_about_an_undo_is_in_the_log(tmp_path: Path) -> None:
    """So every process knows it, also one that starts later; and any answer ends it."""

    async def do(one: TableService, two: TableService, table: str) -> None:
        live = await one.tables.get(table)
        for seat, person in enumerate((ANNA, KAREL)):
            await answer(one, person, seat, live, "first")  # the cards lie open now
        await one.watch(Reader(KAREL.id), Watch(table))
        await one.undo(ANNA, Undo(table, "u"))
        assert live.undo_by == 0
        assert LiveTable(live.header, await two.store.entries(table)).undo_by == 0
        assert (await two.tables.fresh(table)).undo_by == 0
        await one.undo(ANNA, Undo(table, "u"))  # the same message again
        await one.undo(ANNA, Undo(table, "v"))  # or once more: it is asked already
        assert (await two.tables.fresh(table)).seq == 4
        await answer(two, KAREL, 1, live, "on")
        assert (await one.tables.fresh(table)).undo_by is None
        await one.undo(ANNA, Undo(table, "w"))
        await two.consent(KAREL, Consent(table, False))
        await one.undo(ANNA, Undo(table, "x"))
        assert (await two.tables.fresh(table)).undo_by == 0
        await two.consent(KAREL, Consent(table, True))
        both = [await service.tables.fresh(table) for service in (one, two)]
        assert [each.undos for each in both] == [1, 1]
        assert both[0].answers == both[1].answers == LiveTable(live.header, await two.store.entries(table)).answers
        kinds = [entry.kind for entry in await two.store.entries(table)]
        assert kinds == ["seat", "answer", "answer", "word", "answer", "word", "word", "word", "undo"]

    evening(tmp_path, do)


# --- bots ---


def test_who_wrote_last_drives_the_bots_and_others_wait(tmp_path: Path) -> None:
    async def do(one: TableService, two: TableService, table: str) -> None:
        theirs = await two.tables.get(table)
        two.bots.nudge(theirs)
        await asyncio.sleep(0.2)
        assert (await two.tables.fresh(table)).seq == 1  # it is the first house's turn to set them to work
        one.bots.nudge(await one.tables.get(table))
        await soon(lambda: one.metrics.text().count('answers_total{by="bot"} 2'))
        assert 'answers_total{by="bot"}' not in two.metrics.text()

    evening(tmp_path, do, bots=2, bot_grace=3600.0)


def test_bots_that_were_left_are_taken_over(tmp_path: Path) -> None:
    """Nobody looks, and the first house does nothing: after a while the second one sets them to work."""

    async def do(one: TableService, two: TableService, table: str) -> None:
        two.bots.nudge(await two.tables.get(table))
        await soon(lambda: two.metrics.text().count('answers_total{by="bot"} 2'))
        assert len(await one.store.entries(table)) == 3

    evening(tmp_path, do, bots=2, bot_grace=0.1)


def test_two_houses_that_drive_the_same_bots_do_no_harm(tmp_path: Path) -> None:
    async def do(one: TableService, two: TableService, table: str) -> None:
        for service in (one, two):
            service.bots._set_to_work(table)
        await soon(lambda: sum(len(service.bots._tasks) for service in (one, two)) == 0)
        entries = await one.store.entries(table)
        assert [entry.kind for entry in entries] == ["seat", "answer", "answer"]
        assert sorted(entry.nonce.rpartition(".")[0] for entry in entries[1:]) == ["bot:0.2", "bot:0.3"]

    evening(tmp_path, do, bots=2)


def test_the_bots_of_a_process_that_has_ended_are_woken_by_one_survivor(tmp_path: Path) -> None:
    async def do(one: TableService, two: TableService, table: str) -> None:
        await one.registry.open()
        await two.registry.open()
        await one.store.sign_of_life("a third one", 1.0)
        await asyncio.gather(one.registry.round(), two.registry.round())
        assert one.registry.size == two.registry.size == 2
        woken = [service._waking for service in (one, two) if service._waking is not None]
        assert woken
        await soon(lambda: any('answers_total{by="bot"} 2' in service.metrics.text() for service in (one, two)))
        assert len(await one.store.entries(table)) == 3

    evening(tmp_path, do, bots=2, bot_grace=0.1, beat=3600.0)


def test_bots_are_woken_when_the_store_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(one: TableService, two: TableService, table: str) -> None:
        tries = 0
        unfinished = two.store.unfinished

        async def away() -> list[Listed]:
            nonlocal tries
            tries += 1
            if tries < 3:
                raise OSError("no route")
            return await unfinished()

        monkeypatch.setattr(two.store, "unfinished", away)
        two._wake()
        await soon(lambda: 'answers_total{by="bot"} 2' in two.metrics.text())
        assert tries == 3

    evening(tmp_path, do, bots=2, bot_grace=0.1, beat=0.05)


def test_every_process_makes_ready_for_bots_before_one_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that others are at work beside, where no bot needs to be woken: the first thought waits for nothing."""
    ready: list[Bots] = []

    async def warm(bots: Bots) -> None:
        ready.append(bots)

    monkeypatch.setattr(Bots, "warm", warm)

    async def do(one: TableService, two: TableService, table: str) -> None:
        await one.open()
        await two.open()
        await soon(lambda: {*ready} == {one.bots, two.bots})

    evening(tmp_path, do)


def test_a_change_whose_asker_has_gone_is_refused_in_silence(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Nobody hears why, and it is no fault; a mistake of ours goes to the log all the same."""

    async def do(one: TableService, two: TableService, table: str) -> None:
        for error in (RequestError("answer-stale"), RuntimeError("a mistake")):

            def refuse(live: LiveTable, error: Exception = error) -> Change | None:
                raise error

            asking = asyncio.create_task(one.tables.change(table, refuse))
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            await soon(lambda: not one.tables._changing)
            gc.collect()  # a task whose end nobody has asked for complains when it goes
            await asyncio.sleep(0)

    evening(tmp_path, do)
    told = [(each.message, each.exc_info) for each in caplog.records if each.levelname == "ERROR"]
    assert [message for message, _ in told] == ["a change that nobody waits for went wrong"]
