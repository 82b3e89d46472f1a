"""Games seen again: frames, chronicle files out and in."""

from __future__ import annotations

import asyncio
import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import kronika
from kronika.engine.table import Table
from kronika.server import chairs
from kronika.server.errors import Trouble
from kronika.server.live import Sitter
from kronika.server.messages import Frames
from kronika.server.names import NAME, clean
from kronika.server.replays import MOST, Story, allowed, frames
from kronika.server.routes.endpoint import Desk
from kronika.server.routes.tables import new_id
from kronika.server.security import body_of
from kronika.server.store.store import Entry, Header


class OpenedTable(msgspec.Struct):
    table: str


async def replay(desk: Desk, request: Request) -> Frames:
    live = await desk.house.tables.fresh(request.path_params["id"])
    person = await desk.sessions.person(request)
    seats, everyone = allowed(live, None if person is None else person.id)
    eyes = request.query_params.get("seat", "all" if everyone else str(seats[0]))
    if eyes == "all" and not everyone:
        raise Trouble("replay-running", status=403)
    seat = None if eyes == "all" else number(eyes, "seat")
    if seat is not None and seat not in seats:
        raise Trouble("replay-running" if seat < len(live.chairs) else "seat-unknown", status=403)
    first = number(request.query_params.get("from", "0"), "from")
    count = min(number(request.query_params.get("count", str(MOST)), "count"), MOST)
    async with desk.heavy:
        return await asyncio.to_thread(frames, Story(live), seat, first, count, seats, everyone)


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
    content = msgspec.json.format(msgspec.json.encode(live.table.chronicle()), indent=1)
    headers = {"Content-Disposition": f'attachment; filename="{live.header.game}-{live.id}.json"'}
    return Response(content, headers=headers, media_type="application/json")


async def open_chronicle(desk: Desk, request: Request) -> OpenedTable:
    """A chronicle file becomes a table that can be looked at."""
    body = await body_of(request, desk.settings.chronicle_limit)
    person = await desk.sessions.sure(request)
    if not desk.new_tables.take(person.id):
        raise Trouble("too-fast", status=429)
    try:
        given = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Trouble("chronicle-not-json", status=422) from None
    async with desk.heavy:
        table = await asyncio.to_thread(kronika.replay, given)
    header, entries = opened(table, person.id)
    live = await desk.house.tables.add(header, entries, set())
    return OpenedTable(live.id)


def opened(table: Table, person: str) -> tuple[Header, list[Entry]]:
    now = time.time()
    plain = table.chronicle()
    header = Header(
        id=new_id(),
        kind="opened",
        game=table.game,
        rules=table.rules,
        name="",
        options=plain["options"],
        seed=plain["seed"],
        host=person,
        created=now,
    )
    names = [clean(name, NAME) or f"#{seat + 1}" for seat, name in enumerate(table.names)]
    seats = chairs.seats({seat: Sitter(name) for seat, name in enumerate(names)}, "begin")
    entries = [Entry(1, "seat", seats.data, "begin", now)]
    for i, (seat, *keys) in enumerate(plain["answers"]):
        entries.append(Entry(i + 2, "answer", {"seat": seat, "keys": keys}, f"file:{i}", now))
    return header, entries
