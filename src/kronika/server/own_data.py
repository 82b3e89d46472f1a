"""One's own data: all that is stored about somebody, for themselves. Nothing of others is in it, and no secret of a
game."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import or_, select

from kronika.server.erasure import Erasure
from kronika.server.own_messages import Browsers, Held, Privacy, Retention
from kronika.server.settings import DAY, Settings
from kronika.server.store import schema
from kronika.server.store.data_register import BROWSER, exported, topics
from kronika.server.store.own_data import OwnDataStore, Row, spoken_by
from kronika.server.store.sagas import Offer
from kronika.server.store.store import Store
from kronika.server.tables import Tables
from kronika.server.traces import own_entries


class OwnData:
    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._own = OwnDataStore(store)
        self._erasure = Erasure(store, tables)

    async def of(self, person: str) -> dict[str, list[Row]]:
        """Rows by the table that they are stored in, as they are stored there."""
        ids = await self._erasure.selves(person)
        tables = await self._own.tables_of(ids)
        found: dict[str, list[Row]] = {}
        which = {
            "persons": schema.persons.c.id.in_(ids),
            "accounts": schema.accounts.c.person.in_(ids),
            "sessions": schema.sessions.c.person.in_(ids),
            "tables": schema.tables.c.id.in_(tables),
            "seated": schema.seated.c.person.in_(ids),
            "chat": spoken_by(ids),
            "reports": schema.reports.c.by.in_(ids),
            "setups": schema.setups.c.person.in_(ids),
            "votes": schema.votes.c.person.in_(ids),
            "reminders": schema.reminders.c.person.in_(ids),
            "push_subscriptions": schema.push_subscriptions.c.person.in_(ids),
            "notices": schema.notices.c.person.in_(ids),
            "ties": schema.ties.c.person.in_(ids),
            "bids": schema.bids.c.person.in_(ids),
            "tournaments": schema.tournaments.c.host.in_(ids),
            "entrants": schema.entrants.c.person.in_(ids),
            "sagas": or_(
                schema.sagas.c.host.in_(ids),
                schema.sagas.c.id.in_(select(schema.chapters.c.saga).where(schema.chapters.c.table_id.in_(tables))),
            ),
            "chapters": schema.chapters.c.table_id.in_(tables),
            "placings": schema.placings.c.person.in_(ids),
            "ratings": schema.ratings.c.person.in_(ids),
        }
        for table, mine in which.items():
            found[table] = [own_part(row, ids) for row in await self._own.rows(table, exported(table), mine)]
        found["log"] = [row for table in tables for row in await self._deeds(table, ids)]
        return found

    async def _deeds(self, table: str, ids: set[str]) -> list[Row]:
        columns = exported("log")
        rows = [
            {"table_id": table, **msgspec.to_builtins(entry)}
            for entry in own_entries(await self._store.entries(table), ids)
        ]
        return [{column: row[column] for column in columns} for row in rows]


def own_part(row: Row, ids: set[str]) -> Row:
    """Of a row that tells of several people what it tells of these."""
    own: dict[str, Any] = dict(row)
    if "host" in own and own["host"] not in ids:
        own["host"] = ""
    if "offers" in own:
        offers = msgspec.json.decode(own["offers"], type=list[Offer | None])
        own["offers"] = [offer if offer is not None and offer.person in ids else None for offer in offers]
    return own


def privacy(settings: Settings) -> Privacy:
    """What is stored here, and for how long: by the register, and by the settings of this house."""
    held = [Held(topic.id, columns, topic.exported, topic.erased, topic.kept) for topic, columns in topics().items()]
    browser = [Browsers(each.name, each.where, each.id) for each in BROWSER]
    kept = {
        "unfinished": settings.keep_unfinished,
        "finished": settings.keep_finished,
        "aside": settings.keep_aside,
        "opened": settings.keep_opened,
        "chat": settings.keep_chat,
        "guests": settings.keep_guests,
        "sessions": settings.keep_sessions,
        "reports": settings.report_age,
        "notices": settings.keep_notices,
        "tournaments": settings.keep_tournaments,
    }
    return Privacy(held, browser, [Retention(id, seconds / DAY) for id, seconds in kept.items()])
