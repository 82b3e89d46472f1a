"""Games seen again: frames, chronicle files out and in."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import kronika
from kronika.server import chairs, sagas
from kronika.server.curves import curves
from kronika.server.errors import Trouble
from kronika.server.facts import TAKEN_OVER
from kronika.server.live import Live, Sitter
from kronika.server.messages import Curves, Frames, PlayOn, TableInfo
from kronika.server.names import NAME, among, bot_name, clean
from kronika.server.replays import MOST, Story, allowed, frames
from kronika.server.routes.endpoint import Desk, read
from kronika.server.routes.tables import named, new_id, shown
from kronika.server.security import body_of
from kronika.server.sessions import Person
from kronika.server.store.store import Entry, Header


class OpenedTable(msgspec.Struct):
    table: str


async def replay(desk: Desk, request: Request) -> Frames:
    live, seat = await looked_at(desk, request)
    seats, everyone = allowed(live, await reader(desk, request))
    first = number(request.query_params.get("from", "0"), "from")
    count = min(number(request.query_params.get("count", str(MOST)), "count"), MOST)
    async with desk.heavy:
        return await asyncio.to_thread(frames, Story(live), seat, first, count, seats, everyone)


async def graphs(desk: Desk, request: Request) -> Curves:
    live, seat = await looked_at(desk, request)
    async with desk.heavy:
        return await asyncio.to_thread(curves, Story(live), seat)


async def looked_at(desk: Desk, request: Request) -> tuple[Live, int | None]:
    """The table, and through whose eyes it is looked at (None: everybody's)."""
    live = await desk.house.tables.fresh(request.path_params["id"])
    seats, everyone = allowed(live, await reader(desk, request))
    eyes = request.query_params.get("seat", "all" if everyone else str(seats[0]))
    if eyes == "all" and not everyone:
        raise Trouble("replay-running", status=403)
    seat = None if eyes == "all" else number(eyes, "seat")
    if seat is not None and seat not in seats:
        raise Trouble("replay-running" if seat < len(live.chairs) else "seat-unknown", status=403)
    return live, seat


async def reader(desk: Desk, request: Request) -> str | None:
    person = await desk.sessions.person(request)
    return None if person is None else person.id


def number(given: str, name: str) -> int:
    if not given.isascii() or not given.isdigit() or len(given) > 6:
        raise Trouble("number-wrong", {"name": name, "value": given[:20]})
    return int(given)


async def chronicle(desk: Desk, request: Request) -> Response:
    """The file of a finished game."""
    live = await desk.house.tables.fresh(request.path_params["id"])
    if live.status != "over":
        raise Trouble("chronicle-running", status=403)
    if live.table is None:
        raise Trouble("table-old-rules", {"rules": live.header.rules}, status=409)
    await check_told(desk, live)
    content = msgspec.json.format(msgspec.json.encode(live.table.chronicle()), indent=1)
    headers = {"Content-Disposition": f'attachment; filename="{live.header.game}-{live.id}.json"'}
    return Response(content, headers=headers, media_type="application/json")


async def check_told(desk: Desk, live: Live) -> None:
    """A game whose world is being played on with is not given away."""
    part = live.header.saga
    if part is not None and await sagas.is_secret(desk.house.tables, desk.house.store, part):
        raise Trouble("saga-on", {"number": part.number + 1}, status=409)


async def file_of(desk: Desk, request: Request, limit: int) -> tuple[Person, Any]:
    """Who brings a file that becomes tables, and what is in it."""
    body = await body_of(request, limit)
    person = await desk.sessions.sure(request)
    if not desk.new_tables.take(person.id):
        raise Trouble("too-fast", status=429)
    try:
        return person, msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Trouble("chronicle-not-json", status=422) from None


async def open_chronicle(desk: Desk, request: Request) -> OpenedTable:
    """A chronicle file becomes a table that can be looked at."""
    person, given = await file_of(desk, request, desk.settings.chronicle_limit)
    async with desk.heavy:
        table = await asyncio.to_thread(kronika.replay, given)
    header, entries = opened(table.chronicle(), person.id)
    live = await desk.house.tables.add(header, entries, set())
    return OpenedTable(live.id)


def opened(plain: dict[str, Any], person: str) -> tuple[Header, list[Entry]]:
    """A chronicle that has been played through, as a table."""
    now = time.time()
    header = Header(
        id=new_id(),
        kind="opened",
        game=plain["game"],
        rules=plain["rules"],
        name="",
        setup=plain["setup"],
        seed=plain["chance"]["seed"],
        generator=plain["chance"]["generator"],
        host=person,
        created=now,
    )
    names = [clean(name, NAME) or f"#{seat + 1}" for seat, name in enumerate(plain["seats"])]
    seats = chairs.seats({seat: Sitter(name) for seat, name in enumerate(names)}, "begin")
    entries = [Entry(1, "seat", seats.data, "begin", now)]
    for i, (seat, *keys) in enumerate(plain["answers"]):
        entries.append(Entry(i + 2, "answer", {"seat": seat, "keys": keys}, f"file:{i}", now))
    return header, entries


# --- playing on ---


async def play_on(desk: Desk, request: Request) -> TableInfo:
    """A new table at a moment of a finished game: the visitor in one of its chairs, bots in the others. All is told
    when a game is over, so there is nothing hidden to protect; while it runs, nobody may look ahead."""
    wanted = await read(desk, request, PlayOn)
    person = await desk.sessions.sure(request)
    old = await desk.house.tables.fresh(request.path_params["id"])
    if old.status != "over":
        raise Trouble("play-on-running", status=403)
    if old.table is None:
        raise Trouble("table-old-rules", {"rules": old.header.rules}, status=409)
    await check_told(desk, old)
    if not 0 <= wanted.at <= len(old.answers) - old.table.over:
        raise Trouble("play-on-over", {"at": wanted.at}, status=422)
    if not 0 <= wanted.seat < len(old.chairs):
        raise Trouble("seat-unknown", {"seat": str(wanted.seat), "last": len(old.chairs) - 1}, status=422)
    chairs.check_bot(old.header.game, wanted.bot)
    if not desk.new_tables.take(person.id):
        raise Trouble("too-fast", status=429)
    name = await named(desk, person, wanted.player)
    header, entries = branch(old, wanted, person.id, name)
    live = await desk.house.tables.add(header, entries, {person.id})
    desk.house.bots.nudge(live)
    return shown(desk, live, person)


def branch(old: Live, wanted: PlayOn, person: str, name: str) -> tuple[Header, list[Entry]]:
    """A table of the same seed whose log begins with the answers up to the moment."""
    now = time.time()
    header = Header(
        id=new_id(),
        kind="played",
        game=old.header.game,
        rules=old.header.rules,
        name=old.header.name,
        setup=old.header.setup,
        seed=old.header.seed,
        generator=old.header.generator,
        host=person,
        created=now,
    )
    sitters: list[Sitter] = []
    for seat, chair in enumerate(old.chairs):
        taken = [name, *(sitter.name for sitter in sitters)]
        if seat == wanted.seat:
            sitters.append(Sitter(name, person))
        elif chair.bot and not chair.person:
            sitters.append(Sitter(among(chair.name, taken), bot=chair.bot))
        else:
            sitters.append(Sitter(among(bot_name(wanted.bot), taken), bot=wanted.bot))
    entries = [Entry(1, "seat", chairs.seats(dict(enumerate(sitters)), "begin").data, "begin", now)]
    for i, (seat, keys) in enumerate(old.answers[: wanted.at]):
        entries.append(Entry(i + 2, "answer", {"seat": seat, "keys": keys}, f"{TAKEN_OVER}{i}", now))
    return header, entries
