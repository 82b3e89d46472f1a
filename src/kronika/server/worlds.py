"""The world that a game of a saga left, with which the next one begins: who may know it, and until when.

Before the next game is started, it is for the people of the saga. From then on until that game is over, it is for
nobody: the table plays with it. Afterwards it is history and open to all. Whatever was to be seen at the table itself,
a spectator saw; so of a finished game the public view and the public events are always told.
"""

from __future__ import annotations

from kronika.games import find
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable
from kronika.server.sagas import game_after, may_go_on
from kronika.server.store.sagas import Chapter, SagaRow
from kronika.server.store.store import Store
from kronika.server.tables import Tables


async def check_told(tables: Tables, store: Store, live: LiveTable, person: str | None) -> None:
    """Refuses all of a game that leads to a world which this person may not know."""
    refused = await refusal(tables, store, live, person)
    if refused is not None:
        raise refused


async def refusal(tables: Tables, store: Store, live: LiveTable, person: str | None) -> RequestError | None:
    """Why somebody may not have the whole of a finished game: from its seed and answers follows the world it left."""
    left = await source(tables, live)
    chapter = left.header.saga
    if chapter is None:
        return None
    after = await game_after(store, chapter)
    if after:
        over = (await tables.fresh(after)).status == "over"
        return None if over else RequestError("saga-on", {"number": chapter.number + 1}, status=409)
    saga = await saga_of(store, chapter)
    if may_go_on(left, saga, person) or not leaves_world(left, saga):
        return None
    return RequestError("saga-people", {"name": saga.name}, status=403)


async def tells_story(tables: Tables, store: Store, live: LiveTable, person: str | None) -> bool:
    """Whether somebody may read what a finished game brought: its people at once, the others when the next game has
    begun, since then all of it lies on the table."""
    assert live.header.saga is not None  # it is one of a saga's games
    after = await game_after(store, live.header.saga)
    if after and (await tables.fresh(after)).status != "gathering":
        return True
    saga = await saga_of(store, live.header.saga)
    return may_go_on(live, saga, person) or not leaves_world(live, saga)


async def source(tables: Tables, live: LiveTable) -> LiveTable:
    """The game of a saga that a table has its world or its seed from: itself, or the one it grew out of. A game that
    left its saga, one that was played on from a replay, and a rematch of either know what that one knew."""
    while live.header.saga is None and live.header.rematch_of and find(live.header.game).sagas:
        live = await tables.fresh(live.header.rematch_of)
    return live


async def saga_of(store: Store, chapter: Chapter) -> SagaRow:
    saga = await store.saga(chapter.saga)
    assert saga is not None  # a chapter has its saga
    return saga


def leaves_world(live: LiveTable, saga: SagaRow) -> bool:
    return live.status == "over" and (live.table is None or live.table.sequel(saga.name) is not None)
