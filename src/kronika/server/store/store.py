"""Reading and writing the store. One writer commits what has gathered meanwhile, so a burst costs one commit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from secrets import token_hex
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Executable, Table, and_, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kronika.engine.chronicle import read_rules
from kronika.engine.message import Message
from kronika.engine.rng import MWC
from kronika.server import steady_clock
from kronika.server.gathering import Gathering
from kronika.server.messages import LiveClock
from kronika.server.store import schema
from kronika.server.store.database import for_reading, insert_or, is_sqlite, is_taken, open_engine, storable
from kronika.server.store.facts import FactQueries
from kronika.server.store.migrate import head, migrate, revision
from kronika.server.store.sagas import Chapter, SagaQueries, chapter_row


class Header(msgspec.Struct, frozen=True):
    """What a table is from its first moment on."""

    id: str
    kind: str
    game: str
    rules: int
    """The version of the game's rules that is played at this table to its end."""
    name: str
    setup: dict[str, Any]
    seed: str
    host: str
    created: float
    rematch: str = ""
    rematch_of: str = ""
    time_limit: int = 0
    """Seconds somebody has for an answer before a bot gives one; 0 where all are here together."""
    saga: Chapter | None = None
    generator: str = MWC
    """Where chance comes from, by name."""
    clock: LiveClock | None = None
    """How the seconds are counted where all are here together; None: for each answer."""

    @property
    def over_days(self) -> bool:
        """Whether people answer when they find time, and nobody has to be here."""
        return self.time_limit > 0 and self.clock is None


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    seq: int
    kind: str
    data: dict[str, Any]
    nonce: str
    at: float


class Line(msgspec.Struct, frozen=True):
    """One line of chat."""

    id: int
    seat: int | None
    name: str
    text: str
    at: float
    person: str
    """Who said it."""
    mark: str = ""


class Progress(msgspec.Struct, frozen=True):
    """How far a table has come: by these three one sees whether there is news of it."""

    table: str
    seq: int
    lines: int
    """How many lines of chat there are."""
    rematch: str


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    seq: int
    line: str | None
    """Its line, if that covers all of the log."""


class Hosted(msgspec.Struct, frozen=True):
    """An unfinished table that somebody has started."""

    table: str
    seated: bool
    """Whether a person sits there."""


class SeqConflict(Exception):
    """Another writer was faster: the place in the log (or the nonce) is taken."""


Do = Callable[[AsyncConnection], Awaitable[None]]


class Write(msgspec.Struct, frozen=True):
    """Something to be committed, and who waits for it: an entry of a log (its row), or anything else."""

    what: dict[str, Any] | Do
    done: asyncio.Future[None]
    order: tuple[int, str]
    """Writes of one commit go by this order: two processes that want the same places then never wait for each other."""


BATCH = 200
PROBE_EVERY = 2.0
"""Seconds between two writes that only find out whether one can write."""
AT_ONCE = 500
"""Tables or sessions that are looked up in one question."""
GONE = "gone"
"""The secret that is another one after each erasure; it is no secret, but all processes find it."""
APPEND = insert(schema.log)
NEWS = (
    select(*(schema.log.c[name] for name in ("seq", "kind", "data", "nonce", "at")))
    .where(schema.log.c.table_id == bindparam("table"), schema.log.c.seq > bindparam("after"))
    .order_by(schema.log.c.seq)
)
"""Made once, since every answer uses them."""


class Store(SagaQueries, FactQueries):
    def __init__(self, url: str, durable: bool = True) -> None:
        self._engine = open_engine(url, durable)
        self._reading = for_reading(self._engine)
        self._waiting: asyncio.Queue[Write | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._gathering = Gathering()
        self.commits = 0
        self._probed = -PROBE_EVERY
        self.shared = not is_sqlite(self._engine)
        """Whether other processes may write here too. A SQLite file belongs to one process (see `claim`)."""

    async def open(self) -> str | None:
        """Migrates where that is needed; says at which revision the store stood before."""
        stood = await migrate(self._engine)
        self._writer = asyncio.create_task(self._write_on(), name="store writer")
        return stood

    async def close(self) -> None:
        if self._writer is not None:
            await self._waiting.put(None)
            await self._writer
            self._writer = None
        await self._engine.dispose()

    # --- the writer ---

    async def _write(self, what: dict[str, Any] | Do, table: str = "", last: bool = False) -> None:
        """Waits until it is committed; raises SeqConflict if its place is taken."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Write(what, done, (int(last), table)))
        self._gathering.came(table)
        await done

    async def _write_on(self) -> None:
        while True:
            first = await self._waiting.get()
            if first is None:
                return
            await self._gathering.departure()
            batch = [first]
            stop = False
            while len(batch) < BATCH and not self._waiting.empty():
                one = self._waiting.get_nowait()
                if one is None:
                    stop = True
                    break
                batch.append(one)
            await self._commit(batch)
            if stop:
                return

    async def _commit(self, batch: list[Write]) -> None:
        """All in one transaction; where one of them fails, each in its own, so that it hurts nobody else."""
        steps = in_steps(write.what for write in sorted(batch, key=lambda write: write.order))
        try:
            if len(steps) == 1 and isinstance(steps[0], list):  # a single statement is a transaction by itself
                async with self._single() as connection:
                    await connection.execute(APPEND, steps[0])
            else:
                async with self._engine.begin() as connection:
                    for step in steps:
                        await (connection.execute(APPEND, step) if isinstance(step, list) else step(connection))
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    await self._commit([one])
                return
            _settle(batch[0].done, SeqConflict() if is_taken(error) else error)
            return
        self.commits += 1
        for write in batch:
            _settle(write.done, None)

    def _single(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Where one statement is all: PostgreSQL need not be told that something begins and ends."""
        return self._reading.connect() if self.shared else self._engine.begin()

    async def _do(self, *statements: Executable, table: str = "") -> None:
        async def do(connection: AsyncConnection) -> None:
            for statement in statements:
                await connection.execute(statement)

        await self._write(do, table)

    async def _rows(self, statement: Executable, **values: Any) -> Sequence[Any]:
        async with self._reading.connect() as connection:
            return (await connection.execute(statement, values)).all()

    # --- secrets, persons, sessions ---

    async def secret(self, name: str, fresh: str) -> str:
        """The secret of this name; the fresh one, if there is none yet."""
        await self._do(self._insert(schema.secrets).values(name=name, value=fresh).on_conflict_do_nothing())
        rows = await self._rows(select(schema.secrets.c.value).where(schema.secrets.c.name == name))
        return str(rows[0][0])

    async def add_person(self, id: str, session: str, agent: str = "") -> None:
        now = steady_clock.now()
        await self._do(
            insert(schema.persons).values(id=id, name="", created=now),
            insert(schema.sessions).values(hash=session, person=id, created=now, agent=agent, seen=now),
        )

    async def persons_of(self, hashes: list[str]) -> dict[str, tuple[str, str, float]]:
        """Id and name of whose sessions these are, by their hashes, and when each was last seen."""
        persons, sessions = schema.persons, schema.sessions
        wanted = select(sessions.c.hash, persons.c.id, persons.c.name, sessions.c.seen)
        wanted = wanted.join(persons, sessions.c.person == persons.c.id)
        found: dict[str, tuple[str, str, float]] = {}
        for start in range(0, len(hashes), AT_ONCE):
            for row in await self._rows(wanted.where(sessions.c.hash.in_(hashes[start : start + AT_ONCE]))):
                found[row[0]] = (row[1], row[2], row[3])
        return found

    async def rename(self, person: str, name: str) -> None:
        await self._do(update(schema.persons).where(schema.persons.c.id == person).values(name=name))

    # --- tables and their logs ---

    async def add_table(self, header: Header, entries: Sequence[Entry], persons: Iterable[str]) -> None:
        """A table with the beginning of its log; SeqConflict if it would be a saga's next game and there is one."""

        async def do(connection: AsyncConnection) -> None:
            await self._put_table(connection, header, entries, persons)

        await self._write(do, header.id)

    async def _put_table(
        self, connection: AsyncConnection, header: Header, entries: Sequence[Entry], persons: Iterable[str]
    ) -> None:
        row = msgspec.structs.asdict(header) | {"options": encoded(header.setup), "rules": str(header.rules)}
        row |= {"rematch": header.rematch or None, "rematch_of": header.rematch_of or None}
        row["pace"] = row.pop("time_limit")
        row["clock"] = "" if header.clock is None else encoded(header.clock)
        del row["saga"], row["setup"]
        await connection.execute(insert(schema.tables).values(**row))
        if entries:
            await connection.execute(insert(schema.log), [log_row(header.id, entry) for entry in entries])
        for person in persons:
            await connection.execute(insert(schema.seated).values(table_id=header.id, person=person))
        if any(map(opens, entries)):
            await connection.execute(insert(schema.open_tables).values(table_id=header.id))
        if header.saga is not None:
            await connection.execute(insert(schema.chapters).values(**chapter_row(header.id, header.saga)))

    async def header(self, table: str) -> Header | None:
        if not storable(table):
            return None
        rows = await self._rows(select(schema.tables).where(schema.tables.c.id == table))
        return _header(rows[0], await self.chapter_of(table)) if rows else None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        rows = await self._rows(NEWS, table=table, after=after)
        return [Entry(row[0], row[1], msgspec.json.decode(row[2]), row[3], row[4]) for row in rows]

    async def append(self, table: str, entry: Entry, came: Iterable[str] = (), left: Iterable[str] = ()) -> None:
        """Puts an entry in its place, or raises SeqConflict. `came` and `left` are persons for the lists of tables."""
        seated, row = schema.seated, log_row(table, entry)
        statements: list[Executable] = []
        for person in came:
            statements.append(self._insert(seated).values(table_id=table, person=person).on_conflict_do_nothing())
        for person in left:
            statements.append(seated.delete().where(seated.c.table_id == table, seated.c.person == person))
        if opens(entry):
            statements.append(self._insert(schema.open_tables).values(table_id=table).on_conflict_do_nothing())

        async def do(connection: AsyncConnection) -> None:
            await connection.execute(APPEND, row)
            for statement in statements:
                await connection.execute(statement)

        await self._write(do if statements else row, table)

    async def set_rematch(self, table: str, rematch: str) -> str:
        """Notes the table started as a rematch, unless there is one already; returns the one that holds."""
        tables = schema.tables
        free = and_(tables.c.id == table, tables.c.rematch.is_(None))
        await self._do(update(tables).where(free).values(rematch=rematch), table=table)
        rows = await self._rows(select(tables.c.rematch).where(tables.c.id == table))
        return str(rows[0][0])

    # --- lists ---

    async def tables_of(self, person: str) -> list[Listed]:
        """The played tables of a person, the latest first."""
        tables, seated = schema.tables, schema.seated
        mine = select(seated.c.table_id).where(seated.c.person == person)
        return await self._listed(tables.c.id.in_(mine) | (tables.c.host == person), 200)

    async def _listed(self, which: ColumnElement[bool], most: int | None) -> list[Listed]:
        tables, log, summaries = schema.tables, schema.log, schema.summaries
        last = select(func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()
        wanted = (
            select(tables.c.id, last.label("last"), summaries.c.seq, summaries.c.data)
            .outerjoin(summaries, summaries.c.table_id == tables.c.id)
            .where(tables.c.kind == "played", which)
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        rows = await self._rows(wanted)
        return [Listed(row.id, row.last or 0, row.data if row.seq == row.last else None) for row in rows]

    async def hosted(self, person: str, since: float) -> list[Hosted]:
        """The unfinished tables that a person has started and where something has happened since."""
        tables, log, endings, seated = schema.tables, schema.log, schema.endings, schema.seated
        latest = select(func.max(log.c.at)).where(log.c.table_id == tables.c.id).scalar_subquery()
        peopled = select(seated.c.person).where(seated.c.table_id == tables.c.id).exists()
        over = select(endings.c.table_id).where(endings.c.table_id == tables.c.id).exists()
        mine = and_(tables.c.host == person, tables.c.kind == "played")
        rows = await self._rows(select(tables.c.id, peopled).where(mine, ~over, latest > since))
        return [Hosted(row[0], bool(row[1])) for row in rows]

    async def unfinished(self) -> list[Listed]:
        """Tables whose game may go on, the latest first."""
        tables, endings = schema.tables, schema.endings
        return await self._listed(tables.c.id.not_in(select(endings.c.table_id)), None)

    async def summarise(self, lines: Sequence[tuple[str, int, str]]) -> None:
        """Notes tables' lines in lists, each with the log entry up to which it holds. A table that is gone has none,
        which keeps no other from having its own."""
        new = self._insert(schema.summaries)
        changes = {"seq": new.excluded.seq, "data": new.excluded.data}
        later = schema.summaries.c.seq <= new.excluded.seq  # another process may have told more already
        whole = new.on_conflict_do_update(index_elements=["table_id"], set_=changes, where=later)
        rows = [{"table_id": table, "seq": seq, "data": data} for table, seq, data in sorted(lines)]
        known = schema.tables.c.id
        which = select(known).where(known.in_([row["table_id"] for row in rows]))

        async def do(connection: AsyncConnection) -> None:
            there = set((await connection.execute(which)).scalars())
            if present := [row for row in rows if row["table_id"] in there]:
                await connection.execute(whole, present)

        await self._write(do, last=True)

    async def keep_ending(self, table: str, data: bytes) -> None:
        await self._do(self._insert(schema.endings).values(table_id=table, data=data).on_conflict_do_nothing())

    async def ending(self, table: str) -> bytes | None:
        rows = await self._rows(select(schema.endings.c.data).where(schema.endings.c.table_id == table))
        return rows[0][0] if rows else None

    # --- chat ---

    async def say(self, table: str, seat: int | None, name: str, text: str, nonce: str, mark: str = "") -> Line | None:
        """A new line of chat; None if this nonce has spoken already."""
        chat, now = schema.chat, steady_clock.now()
        line = insert(chat).values(table_id=table, seat=seat, name=name, text=text, nonce=nonce, at=now, mark=mark)
        try:
            await self._do(line, table=table)
        except SeqConflict:
            return None
        rows = await self._rows(select(chat.c.id).where(chat.c.table_id == table, chat.c.nonce == nonce))
        return Line(rows[0][0], seat, name, text, now, speaker(nonce), mark)

    async def remark(self, table: str, seat: int, name: str, reason: Message, ask: str) -> Line | None:
        """What a bot says about its answer to an ask, once: a message instead of words."""
        text = msgspec.json.encode(reason.plain()).decode()
        return await self.say(table, seat, name, text, f"{BOT}:{ask}")

    async def has_said(self, table: str, nonce: str) -> bool:
        chat = schema.chat
        return bool(await self._rows(select(chat.c.id).where(chat.c.table_id == table, chat.c.nonce == nonce)))

    async def lines(self, table: str, most: int = 100) -> list[Line]:
        """The last lines of chat, in their order."""
        chat = schema.chat
        wanted = select(chat.c.id, chat.c.seat, chat.c.name, chat.c.text, chat.c.at, chat.c.nonce, chat.c.mark)
        rows = await self._rows(wanted.where(chat.c.table_id == table).order_by(chat.c.id.desc()).limit(most))
        return [
            Line(row.id, row.seat, row.name, row.text, row.at, speaker(row.nonce), row.mark) for row in reversed(rows)
        ]

    # --- news ---

    async def progress(self, tables: Sequence[str]) -> list[Progress]:
        """How far these tables have come: one question for all of them."""
        known, log, chat = schema.tables, schema.log, schema.chat
        last = select(func.max(log.c.seq)).where(log.c.table_id == known.c.id).scalar_subquery()
        lines = select(func.count()).where(chat.c.table_id == known.c.id).scalar_subquery()
        found: list[Progress] = []
        for start in range(0, len(tables), AT_ONCE):
            some = known.c.id.in_(tables[start : start + AT_ONCE])
            rows = await self._rows(select(known.c.id, last, lines, known.c.rematch).where(some))
            found += [Progress(row[0], row[1] or 0, row[2], row[3] or "") for row in rows]
        return found

    # --- what is gone ---

    async def note_gone(self) -> None:
        """Something of the past is gone or reads otherwise: whoever remembers any looks again, see `gone`."""
        fresh = {"value": token_hex(8)}
        note = self._insert(schema.secrets).values(name=GONE, **fresh)
        await self._do(note.on_conflict_do_update(index_elements=["name"], set_=fresh))

    async def gone(self) -> str:
        """Another word each time that something is gone."""
        rows = await self._rows(select(schema.secrets.c.value).where(schema.secrets.c.name == GONE))
        return str(rows[0][0]) if rows else ""

    async def which_are(self, tables: Sequence[str]) -> set[str]:
        """Those of the tables that there still are."""
        known, found = schema.tables.c.id, set[str]()
        for start in range(0, len(tables), AT_ONCE):
            rows = await self._rows(select(known).where(known.in_(tables[start : start + AT_ONCE])))
            found |= {str(row[0]) for row in rows}
        return found

    # --- the server itself ---

    async def sign_of_life(self, process: str, at: float) -> None:
        """This process is at work; with 0, it has just stopped."""
        new = self._insert(schema.processes).values(id=process, seen=at)
        await self._do(new.on_conflict_do_update(index_elements=["id"], set_={"seen": new.excluded.seen}))

    async def bury(self, before: float) -> int:
        """Strikes out the processes that have given no sign of life since; each is struck out by one process only."""
        struck = 0

        async def do(connection: AsyncConnection) -> None:
            nonlocal struck
            struck = (
                await connection.execute(delete(schema.processes).where(schema.processes.c.seen < before))
            ).rowcount

        await self._write(do)
        return struck

    async def at_work(self) -> int:
        return int((await self._rows(select(func.count()).select_from(schema.processes)))[0][0])

    async def ready(self) -> bool:
        """Whether the store answers, has the schema of this Kronika, and takes what is written."""
        async with self._reading.connect() as connection:
            if await connection.run_sync(revision) != head():
                return False
        if time.monotonic() > self._probed + PROBE_EVERY:
            now = {"value": str(steady_clock.now())}
            probe = self._insert(schema.secrets).values(name="probe", **now)
            await self._do(probe.on_conflict_do_update(index_elements=["name"], set_=now))
            self._probed = time.monotonic()
        return True

    async def damage(self) -> str:
        """What is wrong with the store's file, as far as that can be seen at once; empty if nothing is."""
        if self.shared:
            return ""
        async with self._reading.connect() as connection:
            found = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar()
        return "" if found == "ok" else str(found).splitlines()[-1]

    def _insert(self, table: Table) -> Any:
        return insert_or(self._engine, table)


def opens(entry: Entry) -> bool:
    """Whether anybody may sit down after this entry, as far as the host's order goes."""
    return bool(entry.data.get("order", {}).get("listed"))


BOT = "*"
"""Who speaks where a bot explains itself: nobody's id. The text is a message, as JSON."""


def speaker(nonce: str) -> str:
    """The person who said a line: its nonce begins with them, so that nobody can use up somebody else's."""
    return nonce.partition(":")[0]


def in_steps(whats: Iterable[dict[str, Any] | Do]) -> list[list[dict[str, Any]] | Do]:
    """Entries that follow one another go in one statement."""
    steps: list[list[dict[str, Any]] | Do] = []
    for what in whats:
        if not isinstance(what, dict):
            steps.append(what)
        elif steps and isinstance(steps[-1], list):
            steps[-1].append(what)
        else:
            steps.append([what])
    return steps


def encoded(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def _settle(done: asyncio.Future[None], error: BaseException | None) -> None:
    if done.done():  # whoever waited has gone
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def log_row(table: str, entry: Entry) -> dict[str, Any]:
    return msgspec.structs.asdict(entry) | {"table_id": table, "data": encoded(entry.data)}


def _header(row: Any, saga: Chapter | None) -> Header:
    return Header(
        id=row.id,
        kind=row.kind,
        game=row.game,
        rules=read_rules(row.rules),
        name=row.name,
        setup=msgspec.json.decode(row.options),
        seed=row.seed,
        host=row.host,
        created=row.created,
        rematch=row.rematch or "",
        rematch_of=row.rematch_of or "",
        time_limit=row.pace,
        saga=saga,
        generator=row.generator,
        clock=msgspec.json.decode(row.clock, type=LiveClock) if row.clock else None,
    )
