"""Reports: what people tell whoever runs the server about a line of chat, a name or somebody at a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from kronika.server import steady_clock
from kronika.server.errors import RequestError
from kronika.server.limits import Buckets
from kronika.server.live_table import LiveTable
from kronika.server.names import clean
from kronika.server.settings import Settings
from kronika.server.store.reports import Report, ReportedLine, ReportStore
from kronika.server.store.store import Line, Store

T = TypeVar("T")

REASON = 300
"""Characters of a reason."""
BEFORE, AFTER = 14, 5
"""Lines of chat that are kept with a report: this many before and after the one it is about; else the last twenty."""
HOUR, DAY = 3600.0, 24 * 3600.0


class Reports:
    """Takes reports; `tidying` forgets old ones."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = ReportStore(store)
        self.persons = Buckets(settings.reports_per_hour / HOUR, settings.reports_per_hour)
        self.networks = Buckets(settings.reports_per_day / DAY, settings.reports_per_day)

    async def take(
        self,
        live: LiveTable,
        by: tuple[str, str],
        whom: tuple[str, str],
        about: str,
        reason: str,
        lines: Sequence[Line],
        marked: Sequence[Line],
        network: str,
    ) -> None:
        """Writes a report down: who (person and name) reports whom, why, and what was said around the marked line."""
        why = clean(reason, REASON + 1)
        if not why:
            raise RequestError("report-empty", status=422)
        if len(why) > REASON:
            raise RequestError("report-too-long", {"most": REASON}, status=422)
        if not self.persons.take(by[0]) or not self.networks.take(network):
            raise RequestError("report-too-many", status=429)
        kept = [ReportedLine(each.name, each.text, each.at, each in marked) for each in around(lines, marked)]
        report = Report(0, steady_clock.now(), live.id, live.header.name, about, *by, *whom, why, kept)
        await self._store.add(report)


def around(lines: Sequence[Line], marked: Sequence[Line]) -> Sequence[Line]:
    if not marked:
        return lines[-BEFORE - AFTER - 1 :]
    at = lines.index(marked[0])
    first = max(0, min(at - BEFORE, len(lines) - BEFORE - AFTER - 1))
    return lines[first : max(at + AFTER, first + BEFORE + AFTER) + 1]


# --- for whoever runs the server ---


async def reports(settings: Settings, done: bool) -> list[Report]:
    """Those that wait to be read, the oldest first; with `done`, the others too."""
    return await with_store(settings, lambda store: store.listed(done))


async def one_report(settings: Settings, number: int) -> Report:
    async def find(store: ReportStore) -> Report:
        found = await store.one(number)
        if found is None:
            raise RequestError("report-unknown", {"number": number})
        return found

    return await with_store(settings, find)


async def close_report(settings: Settings, number: int) -> Report:
    """Somebody has seen to it."""

    async def close(store: ReportStore) -> None:
        await store.close(number, steady_clock.now())

    report = await one_report(settings, number)
    if report.done is None:
        await with_store(settings, close)
    return report


async def with_store(settings: Settings, do: Callable[[ReportStore], Awaitable[T]]) -> T:
    """The reports of a server, which may go on running."""
    if settings.file is not None and not settings.file.is_file():
        raise RequestError("store-none", {"file": str(settings.file)})
    store = Store(settings.database)
    try:
        await store.open()
        kept = ReportStore(store)
        await kept.forget(steady_clock.now() - settings.report_age)
        return await do(kept)
    finally:
        await store.close()
