"""Sagas at the tables: how one begins, how the next game grows out of the last, and what its games brought."""

from __future__ import annotations

import asyncio
import zlib
from itertools import islice
from typing import Any

import msgspec

from kronika.engine.game import Game, Sequel
from kronika.engine.rng import SHA512
from kronika.engine.saga import Saga, SagaError, check_setup
from kronika.engine.setup import Setup
from kronika.engine.table import Table
from kronika.games import find
from kronika.server import steady_clock
from kronika.server.chairs import again, bots_own
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable
from kronika.server.occupant import Occupant
from kronika.server.replay_messages import Turn
from kronika.server.replays import Recording
from kronika.server.sessions import Person
from kronika.server.store.sagas import Chapter, ChapterRow, Offer, SagaRow
from kronika.server.store.store import Header, Store
from kronika.server.tables import Tables


class GameStory(msgspec.Struct):
    """What a finished game brought, as it is kept: it can be shown even when the rules have changed."""

    winners: list[int]
    saga_record: dict[str, Any] = msgspec.field(name="annals")  # what is stored calls it so
    turns: list[Turn]
    scene: dict[str, Any]


# --- beginning ---


def first_game(game: Game[Any], name: str, id: str, header: Header) -> tuple[SagaRow, Header]:
    """The saga that begins with a table."""
    if not game.sagas:
        raise RequestError("saga-never", {"game": game.id}, status=422)
    check_setup(game, header.setup)
    saga = SagaRow(id, name, game.id, header.setup, header.host, header.created)
    return saga, msgspec.structs.replace(header, saga=Chapter(saga.id, saga.name, 1))


# --- going on ---


def may_go_on(last: LiveTable, saga: SagaRow, person: str | None) -> bool:
    """Whether a person sat at the last game, started it, or brought the saga."""
    return person is not None and (person in (saga.host, last.header.host) or last.seat_of(person) is not None)


DESERTED = 24 * 3600.0
"""Seconds without any move after which a game of a saga counts as deserted. One with a time limit never does: bots
play it to its end."""


def may_renew(after: LiveTable) -> bool:
    """Whether a game has come to nothing, so that it may be started again."""
    if after.status == "playing":
        return steady_clock.now() - after.changed >= DESERTED
    return after.status == "gathering"


async def game_after(store: Store, chapter: Chapter) -> str:
    """The table of the game after this one; "" while there is none."""
    rows = await store.chapters(chapter.saga)
    return next((row.table for row in rows if row.number == chapter.number + 1), "")


def sequel_of(old: LiveTable, saga: SagaRow) -> Sequel:
    if old.table is None:
        raise RequestError("table-old-rules", {"rules": old.header.rules}, status=409)
    sequel = old.table.sequel(saga.name)
    if sequel is None:
        raise SagaError("saga-no-sequel", {"number": chapter_of(old).number, "game": saga.game})
    return sequel


def chapter_of(live: LiveTable) -> Chapter:
    if live.header.saga is None:
        raise RequestError("saga-none", status=409)
    return live.header.saga


def next_game(old: LiveTable, saga: SagaRow, seats: int, person: Person, id: str) -> tuple[Header, list[Occupant]]:
    """The next table of a saga. Bots and the visitor sit down at once; the chairs of the others wait for them."""
    sequel = sequel_of(old, saga)
    offered = offers(old, sequel.chairs, seats or len(old.chairs))
    game = find(saga.game)
    setup: Setup = game.full_setup(len(offered), sequel.setup)
    occupants = [seated(chair, person) for chair in offered]
    number = chapter_of(old).number + 1
    chairs = [
        # People who play at somebody's device come with them, on a chair that is anybody's.
        Offer(chair.name, chair.person) if chair is not None and occupant.empty and not chair.keeper else None
        for chair, occupant in zip(offered, occupants, strict=True)
    ]
    header = msgspec.structs.replace(
        old.header,
        id=id,
        kind="played",
        rules=game.rules,
        name=saga.name,
        setup=setup,
        seed="",
        generator=SHA512,
        host=person.id,
        created=steady_clock.now(),
        rematch="",
        rematch_of=old.id,
        saga=Chapter(saga.id, saga.name, number, chairs),
    )
    return header, occupants


def offers(old: LiveTable, order: list[int], seats: int) -> list[Occupant | None]:
    """The old chairs in the order in which they are offered the new ones. If there are fewer, the last bots have to go
    before the last persons do; the first chair always stays with the first person."""
    chairs = [old.chairs[seat] for seat in order]
    while len(chairs) > max(seats, 1):
        bots = [i for i, chair in enumerate(chairs) if i and chair.bot and not chair.person]
        del chairs[bots[-1] if bots else -1]
    return [*chairs, *[None] * (seats - len(chairs))]


def seated(chair: Occupant | None, person: Person) -> Occupant:
    if chair is None:
        return Occupant()
    if chair.person:
        return again(chair, person.id)
    if chair.bot:
        return bots_own(chair)
    # A chair of a game that came as a file: it is theirs if they bear the name.
    return Occupant(chair.name, person.id) if chair.name == person.name else Occupant()


# --- telling ---


def retell(recording: Recording, winners: list[int], saga_record: dict[str, Any]) -> GameStory:
    """Plays the game again and notes the moments that turned it, and what was to be seen when it was decided."""
    game = find(recording.game)
    turns: list[Turn] = []
    known = decided = 0
    for seq, table in enumerate(recording.moments()):
        events: list[dict[str, Any]] = table.events(None, known)
        moments = [(i, event) for i, event in enumerate(events, known) if game.is_turning_point(event)]
        known += len(events)
        if moments:
            now = round_of(table.view(None))
            turns += [Turn(seq, now, {**event, "moves": []}) for _, event in moments]
            decided = moments[-1][0]
    return GameStory(winners, saga_record, turns, scene(recording, turns[-1].seq - 1, decided) if turns else {})


def round_of(view: dict[str, Any]) -> int:
    found = [track["value"] for track in view["tracks"] if track["id"] == "round" and track["owner"] is None]
    return found[0] if found else 0


def scene(recording: Recording, seq: int, decided: int) -> dict[str, Any]:
    """What is nobody's own, as all could see it when the game was decided: between the step that told the event of that
    number and what came after it, which may change the world. Where nothing came after it, before that answer, which
    is the one after `seq` others."""
    moments = recording.moments()
    table = next(islice(moments, max(seq, 0), None))
    views = [table.view(None)]

    def look(table: Table) -> None:
        if len(views) == 1 and table.events(None, decided):
            views.append(table.view(None))

    table.on_checkpoint = look
    next(moments, None)
    table.on_checkpoint = None
    view = views[-1]
    return {"seats": view["seats"], "zones": [zone for zone in view["zones"] if zone["owner"] is None]}


async def tell(store: Store, row: ChapterRow, live: LiveTable) -> GameStory | None:
    """What a finished game brought; None where the rules have changed before anybody asked."""
    if row.told is not None:
        return msgspec.json.decode(zlib.decompress(row.told), type=GameStory)
    if live.table is None or live.status != "over":
        return None
    winners = live.result["winners"] if live.result else []
    recording = Recording(live)
    told = await asyncio.to_thread(retell, recording, winners, live.table.saga_record())
    await store.keep_told(live.id, zlib.compress(msgspec.json.encode(told)), recording.seq)
    return told


async def whole(tables: Tables, store: Store, saga: SagaRow) -> Saga:
    """The saga as the engine knows it. Not while a game of it is on: its world is a secret, and this shows it."""
    found = Saga(find(saga.game), saga.name, saga.setup)
    for row in await store.chapters(saga.id):
        live = await tables.fresh(row.table)
        if live.status != "over":
            raise RequestError("saga-on", {"number": row.number}, status=409)
        if live.table is None:
            raise RequestError("table-old-rules", {"rules": live.header.rules}, status=409)
        found.add(live.table)
    return found
