"""Erasing somebody: afterwards nothing in the store leads to them, and the games of the others are whole.

Their name is replaced by what is shown as "player 2", by the number of the chair, in every entry of every log, in what
was kept of finished games, in sagas and in the worlds that these hand on. What they said is gone. Games are not hashed
by their players' names, so deals and chronicles can be verified as before. A game that is on goes on with a bot.

One table after the other, each in one transaction with an entry that tells all processes to read it again. If it
breaks off in the middle, it can be done again: what is done is no longer found.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from functools import partial
from secrets import token_hex
from typing import Any

import msgspec
from sqlalchemy import Executable

from kronika.engine.errors import ChronicleError, SetupError
from kronika.games import find
from kronika.server import steady_clock
from kronika.server.bus import LocalBus
from kronika.server.chairs import stand_in
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable, UnplayableEntry
from kronika.server.names import account_key, erased_name, without_names
from kronika.server.occupant import Occupant
from kronika.server.projection import summary
from kronika.server.settings import Settings
from kronika.server.store.accounts import AccountStore
from kronika.server.store.own_data import OwnDataStore, replaced
from kronika.server.store.sagas import Chapter
from kronika.server.store.store import Entry, Header, Store, encoded
from kronika.server.tables import Tables, ending_of
from kronika.server.traces import Traces, traces

ROUNDS = 10
"""How often is looked for more. There is more where somebody goes on playing while they are erased."""

NOBODY = erased_name(None)

Plain = dict[str, Any]


class Erasure:
    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._own = OwnDataStore(store)
        self._tables = tables

    async def selves(self, person: str) -> set[str]:
        """Somebody, and the guests they were before they signed in."""
        ids, known = {person}, set[str]()
        while ids != known:
            known = set(ids)
            for table in await self._own.tables_of(ids):
                ids |= traces(await self._store.entries(table), ids).selves
        return ids

    async def from_tables(self, ids: set[str]) -> None:
        """Takes somebody out of everything but the list of persons."""
        names = await self._own.names_of(ids)
        await self._from_tournaments(ids, names)
        for _ in range(ROUNDS):
            found = await self._own.tables_of(ids)
            if not found:
                break
            every = set(names)
            for table in found:
                every |= await self._from_table(table, ids, names)
            await self._own.anonymise_reports(ids, found, every)
        await self._own.anonymise_reports(ids, [], names)

    async def _from_tournaments(self, ids: set[str], names: set[str]) -> None:
        """Their tournaments are called otherwise, and first: a table that opens meanwhile is called after its own."""
        await self._own.name_tournaments(ids, names)
        found = await self._own.tournament_tables(ids)
        called = [table for table, name in found if without_names(name, names, NOBODY) != name]
        for table in called:
            await self._tables.rewrite(table, partial(self._rewrite, ids=ids, names=names))
        await self._own.anonymise_reports(ids, called, names)

    async def from_persons(self, ids: set[str]) -> None:
        """And from that. Sessions have ended, so nothing new can have come; should it, it is found now."""
        await self.from_tables(ids)
        await self._own.forget(ids)
        await self._store.note_gone()

    async def _from_table(self, table: str, ids: set[str], names: set[str]) -> set[str]:
        """Takes somebody out of a table, and returns the names they bore there. First their names go from the worlds
        that grew out of it: whether those are done can be told only as long as it tells their names."""
        header = await self._store.header(table)
        if header is None:
            return set()
        found = traces(await self._store.entries(table), ids)
        markers = dict.fromkeys(names, NOBODY) | found.markers
        for _, setup in await self._own.grown_out_of(table):
            for name, instead in found.markers.items():
                await self._rename_world(header.game, setup, name, instead)
        if header.saga is not None:
            await self._rename_saga(header.game, header.saga, without_names(header.saga.name, markers, NOBODY))
        await self._tables.rewrite(table, partial(self._rewrite, ids=ids, names=names))
        return set(markers)

    # --- one table ---

    async def _rewrite(self, table: str, ids: set[str], names: set[str]) -> tuple[Entry, LiveTable | None]:
        header, entries = await self._read(table)
        found = traces(entries, ids)
        markers = dict.fromkeys(names, NOBODY) | found.markers
        changed = {each.seq: each for each in found.entries}
        past = [changed.get(entry.seq, entry) for entry in entries]
        header = msgspec.structs.replace(
            header,
            host="" if header.host in ids else header.host,
            name=replaced(header.name, markers),
            saga=None if header.saga is None else unoffered(header.saga, ids, markers),
        )
        ending, told = await self._own.kept(table)
        archived = None if ending is None else renamed_ending(ending, found)
        live = await asyncio.to_thread(played, header, past, archived)
        entry = Entry(len(entries) + 1, "seat", leaving(live, found), f"erased:{token_hex(8)}", steady_clock.now())
        if live is not None:
            live.apply(entry)
        caches = [self._own.summary(table, entry.seq, None if live is None else encoded(summary(live)))]
        caches += await self._kept_anew(header, live, archived, told, found)
        await self._own.rewrite(header, entry, found.entries, ids, markers, caches)
        return entry, live

    async def _rewrite_world(self, table: str, item: str, before: str, now: str) -> tuple[Entry, LiveTable | None]:
        """Another world to begin with, which differs in a name alone."""
        header, entries = await self._read(table)
        if header.setup.get(item) == before:
            header = msgspec.structs.replace(header, setup={**header.setup, item: now})
        ending, _ = await self._own.kept(table)
        live = await asyncio.to_thread(played, header, entries, None if ending is None else decoded(ending))
        entry = Entry(
            len(entries) + 1, "seat", {"chairs": {}, "erased": True}, f"erased:{token_hex(8)}", steady_clock.now()
        )
        if live is not None:
            live.apply(entry)
        line = self._own.summary(table, entry.seq, None if live is None else encoded(summary(live)))
        await self._own.rewrite(header, entry, (), {""}, {}, [line])
        return entry, live

    async def _read(self, table: str) -> tuple[Header, list[Entry]]:
        header = await self._store.header(table)
        if header is None:
            raise RequestError("table-unknown", {"table": table}, status=404)
        return header, await self._store.entries(table)

    async def _kept_anew(
        self, header: Header, live: LiveTable | None, archived: Plain | None, told: bytes | None, found: Traces
    ) -> list[Executable]:
        """What is kept of a finished game, with other names. Where it was not kept yet, it is now: another process that
        is about to do it may know the old ones."""
        caches: list[Executable] = []
        if live is not None and live.status == "over" and live.archived is None:
            caches.append(self._own.ending(header.id, await ending_of(live)))
        elif archived is not None:
            caches.append(self._own.ending(header.id, zlib.compress(encoded(archived).encode())))
        if told is not None:
            story = decoded(told)
            rename_seats(story["scene"], found)
            caches.append(self._own.told(header.id, zlib.compress(encoded(story).encode())))
        return caches

    # --- sagas ---

    async def _rename_world(self, game: str, setup: Plain, name: str, instead: str) -> None:
        """Wherever somebody's name is in the world of a saga's game, in all tables that begin with it."""
        item = find(game).saga_world
        now = find(game).renamed(setup, name, instead)
        if not item or now.get(item) == setup.get(item):
            return
        before, world = str(setup[item]), str(now[item])
        for table, _ in await self._own.with_world(game, item, before):
            await self._tables.rewrite(table, partial(self._rewrite_world, item=item, before=before, now=world))

    async def _rename_saga(self, game: str, saga: Chapter, now: str) -> None:
        """A saga that bears somebody's name: its worlds bear it too."""
        if now == saga.name:
            return
        for row in await self._store.chapters(saga.saga):
            header = await self._store.header(row.table)
            if header is not None:
                await self._rename_world(game, header.setup, saga.name, now)
        await self._own.name_saga(saga.saga, now)


def played(header: Header, entries: Sequence[Entry], archived: Plain | None) -> LiveTable | None:
    """The table, as `Tables` would read it; None where it cannot be played."""
    try:
        return LiveTable(header, entries)
    except UnplayableEntry:
        return None
    except (ChronicleError, SetupError):
        return None if archived is None else LiveTable(header, entries, archived)


def leaving(live: LiveTable | None, found: Traces) -> Plain:
    """The entry by which somebody is gone: before the game their chair is empty, in the game a bot has it for good. A
    table that nobody keeps goes to the next person."""
    data: Plain = {"chairs": {}, "erased": True}
    if live is None or live.status == "over":
        return data
    for seat in sorted(found.seats):
        chair = live.chairs[seat]
        gone = Occupant()
        if live.status != "gathering":
            gone = Occupant(chair.name, bot=chair.bot or stand_in(live.header.game, chair), resigned=True)
        data["chairs"][str(seat)] = msgspec.to_builtins(gone)
    if not live.header.host:
        data["host"] = next((each.device for each in live.chairs if each.device), "")
    return data


def unoffered(saga: Chapter, ids: set[str], markers: dict[str, str]) -> Chapter:
    offers = [
        msgspec.structs.replace(offer, person="", name=markers.get(offer.name, NOBODY))
        if offer is not None and offer.person in ids
        else offer
        for offer in saga.offers
    ]
    return msgspec.structs.replace(saga, offers=offers)


def decoded(kept: bytes) -> Plain:
    data: Plain = msgspec.json.decode(zlib.decompress(kept))
    return data


def renamed_ending(kept: bytes, found: Traces) -> Plain:
    ending = decoded(kept)
    for seen in ending["seats"].values():
        rename_seats(seen["view"], found)
    return ending


def rename_seats(view: Plain, found: Traces) -> None:
    for seat, names in found.names.items():
        shown = view.get("seats", [])
        if seat < len(shown) and shown[seat].get("name") in names:
            shown[seat]["name"] = erased_name(seat)


# --- for whoever runs the server ---


async def erase_account(settings: Settings, given: str) -> str:
    """Erases the owner of an account; its name as they wrote it. A server that runs hears of it a moment later."""
    if settings.file is not None and not settings.file.is_file():
        raise RequestError("store-none", {"file": str(settings.file)})
    store = Store(settings.database)
    try:
        await store.open()
        account = await AccountStore(store).named(account_key(given))
        if account is None:
            raise RequestError("account-unknown", {"name": given})
        erasure = Erasure(store, nobodys_tables(store))
        ids = await erasure.selves(account.person)
        await erasure.from_tables(ids)
        await AccountStore(store).end_sessions(account.person)
        await erasure.from_persons(ids)
    finally:
        await store.close()
    return account.name


def nobodys_tables(store: Store) -> Tables:
    """The tables of a store for a command, at which nobody sits."""
    return Tables(store, LocalBus(), 20, is_watched=lambda _: False, changed_elsewhere=lambda _: None)
