"""The part of the store that keeps what people report to whoever runs the server."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update

from kronika.server.store import schema
from kronika.server.store.store import Store, encoded


class ReportedLine(msgspec.Struct, frozen=True):
    """A line of chat as it stood when somebody reported it, or one beside it."""

    name: str
    text: str
    at: float
    reported: bool = False


class Report(msgspec.Struct, frozen=True):
    """`by` and `whom` are persons, each with the name they bore."""

    number: int
    at: float
    table: str
    table_name: str
    about: str
    by: str
    by_name: str
    whom: str
    whom_name: str
    reason: str
    lines: list[ReportedLine]
    done: float | None = None
    """When the operator had seen to it."""


class ReportStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, report: Report) -> None:
        row = msgspec.structs.asdict(report) | {"lines": encoded(report.lines)}
        del row["number"]
        await self._store._do(insert(schema.reports).values(**row))

    async def listed(self, done: bool) -> list[Report]:
        """Those that nobody has seen to, the oldest first; with `done`, all of them."""
        reports = schema.reports
        return await self._read(select(reports) if done else select(reports).where(reports.c.done.is_(None)))

    async def one(self, number: int) -> Report | None:
        found = await self._read(select(schema.reports).where(schema.reports.c.number == number))
        return found[0] if found else None

    async def close(self, number: int, at: float) -> None:
        await self._store._do(update(schema.reports).where(schema.reports.c.number == number).values(done=at))

    async def forget(self, before: float) -> None:
        """Those that are older, whether anybody has read them or not."""
        await self._store._do(delete(schema.reports).where(schema.reports.c.at < before))

    async def _read(self, wanted: Any) -> list[Report]:
        rows = await self._store._rows(wanted.order_by(schema.reports.c.number))
        return [report_of({str(name): value for name, value in row._mapping.items()}) for row in rows]


def report_of(row: dict[str, Any]) -> Report:
    return Report(**{**row, "lines": msgspec.json.decode(row["lines"], type=list[ReportedLine])})
