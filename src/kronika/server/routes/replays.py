"""Games seen again: frames, chronicle files out and in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import kronika
from kronika.engine.past import Reshuffle
from kronika.server import chairs, steady_clock, worlds
from kronika.server.errors import RequestError
from kronika.server.facts import TAKEN_OVER
from kronika.server.ids import new_id
from kronika.server.live_table import LiveTable
from kronika.server.messages import TableInfo
from kronika.server.names import NAME, among, bot_name, clean
from kronika.server.occupant import Occupant
from kronika.server.projection import HISTORY
from kronika.server.replay_charts import replay_charts
from kronika.server.replay_messages import EventPage, PlayOn
from kronika.server.replays import MOST, Eyes, Recording, allowed, frames
from kronika.server.routes.endpoint import RouteContext, kept_response, read
from kronika.server.routes.tables import info_for, looked_at, named
from kronika.server.security import body_of
from kronika.server.sessions import Person
from kronika.server.standing import Answer
from kronika.server.store.store import Entry, Header

Played = TypeVar("Played")

SEED = 128
"""Characters of a seed."""


class OpenedTable(msgspec.Struct):
    table: str


async def replay(context: RouteContext, request: Request) -> Response:
    recording, eyes, seats = await with_eyes(context, request)
    first = number(request.query_params.get("from", "0"), "from")
    count = min(number(request.query_params.get("count", str(MOST)), "count"), MOST)
    shown = await context.heavy.told(request, recording, shown_again, eyes, first, count, tuple(seats))
    return kept_response(request, shown)


async def events(context: RouteContext, request: Request) -> EventPage:
    """A page of what happened before the events that a state told: those up to number `before`."""
    live = await looked_at(context, request)
    before = min(number(request.query_params.get("before", str(live.event_count)), "before"), live.event_count)
    first = max(0, before - HISTORY)
    person, named = await reader(context, request), request.query_params.get("seat")
    seat = None if named is None else number(named, "seat")
    live.acting(person or "", seat)
    seat = live.eyes(person, seat)
    return EventPage(first, live.events(seat, first)[: before - first])


async def graphs(context: RouteContext, request: Request) -> Response:
    recording, eyes, _ = await with_eyes(context, request)
    drawn = await context.heavy.told(request, recording, drawn_again, eyes)
    return kept_response(request, drawn)


def shown_again(recording: Recording, eyes: Eyes, first: int, count: int, seats: tuple[Eyes, ...]) -> bytes:
    return msgspec.json.encode(frames(recording, eyes, first, count, list(seats)))


def drawn_again(recording: Recording, eyes: Eyes) -> bytes:
    return msgspec.json.encode(replay_charts(recording, eyes))


async def with_eyes(context: RouteContext, request: Request) -> tuple[Recording, Eyes, list[Eyes]]:
    """The game, through whose eyes it is looked at, and through whose it may be."""
    service, person = context.service, await reader(context, request)
    live = await looked_at(context, request)
    refused = await worlds.refusal(service.tables, service.store, live, person) if live.status == "over" else None
    seats = allowed(live, person, whole=refused is None)
    given = request.query_params.get("seat", str(seats[0]))
    eyes = eyes_of(given)
    if eyes in seats:
        return Recording(live), eyes, seats
    if isinstance(eyes, int) and eyes >= len(live.chairs):
        raise RequestError("seat-unknown", {"seat": eyes, "last": len(live.chairs) - 1}, status=403)
    raise refused or RequestError("replay-running", status=403)


def eyes_of(given: str) -> Eyes:
    if given == "all":
        return "all"
    return "public" if given == "public" else number(given, "seat")


async def reader(context: RouteContext, request: Request) -> str | None:
    person = await context.sessions.person(request)
    return None if person is None else person.id


def number(given: str, name: str) -> int:
    if not given.isascii() or not given.isdigit() or len(given) > 6:
        raise RequestError("number-wrong", {"name": name, "value": given[:20]})
    return int(given)


async def chronicle(context: RouteContext, request: Request) -> Response:
    """The file of a finished game."""
    live = await looked_at(context, request)
    if live.status != "over":
        raise RequestError("chronicle-running", status=403)
    if live.table is None:
        raise RequestError("table-old-rules", {"rules": live.header.rules}, status=409)
    await worlds.check_told(context.service.tables, context.service.store, live, await reader(context, request))
    content = msgspec.json.format(msgspec.json.encode(live.table.chronicle()), indent=1)
    headers = {"Content-Disposition": f'attachment; filename="{live.header.game}-{live.id}.json"'}
    return Response(content, headers=headers, media_type="application/json")


async def file_of(
    context: RouteContext, request: Request, limit: int, play: Callable[[Any], Played]
) -> tuple[Person, Played]:
    """The visitor whose file becomes tables, and what playing it brought. Nothing is read for somebody who may not
    open one, and what was read is only unpacked when it is their turn: then it takes many times as much memory."""
    person = await context.sessions.sure(request)
    context.quotas.check_file(request, person)
    body = await body_of(request, context.bodies, limit, context.settings.body_patience)
    async with context.heavy.turn(request):
        return person, await asyncio.to_thread(played, body, play)


def played(body: bytearray, play: Callable[[Any], Played]) -> Played:
    try:
        given = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise RequestError("chronicle-not-json", status=422) from None
    return play(given)


async def open_chronicle(context: RouteContext, request: Request) -> OpenedTable:
    """A chronicle file becomes a table that can be looked at."""
    person, table = await file_of(context, request, context.settings.chronicle_limit, kronika.replay)
    check_seed(table.seed)
    context.quotas.take_games(request, person, 1)
    header, entries = opened(table.chronicle(), person.id)
    live = await context.service.tables.add(header, entries, set())
    return OpenedTable(live.id)


def check_seed(seed: str) -> None:
    """No new table has a longer one. Tables that have it already are shown as before, and `kronika replay` shows
    files."""
    if len(seed) > SEED:
        raise RequestError("seed-too-long", {"most": SEED, "length": len(seed)}, status=422)


def opened(plain: dict[str, Any], person: str) -> tuple[Header, list[Entry]]:
    """A chronicle that has been played through, as a table."""
    now = steady_clock.now()
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
    seats = chairs.seats({seat: Occupant(name) for seat, name in enumerate(names)}, "begin")
    answers = [(seat, keys) for seat, *keys in plain["answers"]]
    reshuffles = [(after, word) for after, word in plain.get("reshuffles", ())]
    return header, log_of({**seats.data, **promise(plain["chance"])}, answers, reshuffles, "file:", now)


def promise(chance: dict[str, Any]) -> dict[str, Any]:
    """How the seed came about, where the file tells it; whether that is true, `kronika verify` says."""
    if "commitment" not in chance:
        return {}
    return {"promise": {**chance["commitment"], "secret": chance["secret"], "people": chance["people"]}}


def log_of(
    first: dict[str, Any], answers: Sequence[Answer], reshuffles: Sequence[Reshuffle], nonces: str, now: float
) -> list[Entry]:
    """The log of a table that begins with answers, and with cards that were mixed again where they were."""
    entries = [Entry(1, "seat", first, "begin", now)]
    waiting = list(reshuffles)
    for i in range(len(answers) + 1):
        while waiting and waiting[0][0] == i:
            word = waiting.pop(0)[1]
            entries.append(Entry(len(entries) + 1, "reshuffle", {"word": word}, f"mixed:{len(entries)}", now))
        if i < len(answers):
            seat, keys = answers[i]
            entries.append(Entry(len(entries) + 1, "answer", {"seat": seat, "keys": keys}, f"{nonces}{i}", now))
    return entries


# --- playing on ---


async def play_on(context: RouteContext, request: Request) -> TableInfo:
    """A new table at a moment of a finished game: the visitor in one of its chairs, bots in the others. All is known
    when a game is over, so there is nothing hidden to protect; while it runs, nobody may look ahead."""
    wanted = await read(context, request, PlayOn)
    person = await context.sessions.sure(request)
    old = await looked_at(context, request)
    if old.status != "over":
        raise RequestError("play-on-running", status=403)
    if old.table is None:
        raise RequestError("table-old-rules", {"rules": old.header.rules}, status=409)
    await worlds.check_told(context.service.tables, context.service.store, old, person.id)
    if not 0 <= wanted.at <= len(old.answers) - old.table.over:
        raise RequestError("play-on-over", {"at": wanted.at}, status=422)
    if not 0 <= wanted.seat < len(old.chairs):
        raise RequestError("seat-unknown", {"seat": str(wanted.seat), "last": len(old.chairs) - 1}, status=422)
    chairs.check_bot(old.header.game, wanted.bot)
    await context.quotas.check_new_table(request, person)
    name = await named(context, person, wanted.player)
    me = Occupant(name, person.id, mark=await context.service.marks.of(person.id, name))
    header, entries = branch(old, wanted, me)
    check_seed(header.seed)
    live = await context.service.tables.add(header, entries, {person.id})
    context.service.bots.nudge(live)
    return info_for(context, live, person)


def branch(old: LiveTable, wanted: PlayOn, me: Occupant) -> tuple[Header, list[Entry]]:
    """A table of the same seed whose log begins with the answers up to the moment. Then what nobody knew there is mixed
    again, by a word that is drawn: whoever has seen the game knew what was to come. Nothing is promised of it."""
    assert old.table is not None
    now = steady_clock.now()
    header = Header(
        id=new_id(),
        kind="played",
        game=old.header.game,
        rules=old.header.rules,
        name=old.header.name,
        setup=old.header.setup,
        seed=old.table.seed,
        generator=old.header.generator,
        host=me.person,
        created=now,
        rematch_of=old.id,
    )
    occupants: list[Occupant] = []
    for seat, chair in enumerate(old.chairs):
        taken = [me.name, *(occupant.name for occupant in occupants)]
        if seat == wanted.seat:
            occupants.append(me)
        elif chair.bot and not chair.person:
            occupants.append(Occupant(among(chairs.bots_own(chair).name, taken), bot=chair.bot))
        else:
            occupants.append(Occupant(among(bot_name(wanted.bot), taken), bot=wanted.bot))
    first = chairs.seats(dict(enumerate(occupants)), "begin").data
    reshuffles = [each for each in old.reshuffles if each[0] <= wanted.at]
    reshuffles.append((wanted.at, f"play on {token_hex(16)}"))
    return header, log_of(first, old.answers[: wanted.at], reshuffles, TAKEN_OVER, now)
