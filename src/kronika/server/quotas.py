"""How many tables one may start: how fast, how many that are not finished, and how many from one network.

What somebody has started stands in the store, so it is counted the same after a restart and at every process. Where
they come from stands nowhere: networks have buckets, of which all processes know.
"""

from __future__ import annotations

from starlette.requests import Request

from kronika.server import steady_clock
from kronika.server.errors import RequestError
from kronika.server.limits import Buckets
from kronika.server.sessions import Person, address
from kronika.server.settings import Settings
from kronika.server.store.store import Store
from kronika.server.tables import Tables

DAY = 24 * 3600.0
OWN_MACHINE = ("127.0.0.1", "::/64")
"""Whoever sits at the server's own machine is no stranger: that is Kronika for oneself."""
NETWORK = 4
"""How many times as many tournaments as one person may be begun from one network."""


class Quotas:
    def __init__(self, settings: Settings, store: Store, tables: Tables) -> None:
        self._settings = settings
        self._store = store
        self._tables = tables
        per_minute, per_day = settings.new_tables_per_minute, settings.tables_per_network
        self.rates = Buckets(per_minute / 60, per_minute)
        self.networks = Buckets(per_day / DAY, per_day)
        cups = settings.tournaments_per_day
        self.organizers = Buckets(cups / DAY, cups)
        self.organizing = Buckets(NETWORK * cups / DAY, NETWORK * cups)

    def check_rate(self, person: Person) -> None:
        if not self.rates.take(person.id):
            raise RequestError("too-fast", status=429)

    async def check_new_table(self, request: Request, person: Person, bots_only: bool = False) -> None:
        """Whether somebody may start one more table, or RequestError. One that is refused counts for nothing."""
        await self.check_unfinished(person.id, bots_only)
        self.check_rate(person)
        network = address(request)
        if network not in OWN_MACHINE and not self.networks.take(network):
            raise RequestError("tables-network", {"most": self._settings.tables_per_network}, status=429)

    def check_new_tournament(self, request: Request, person: Person) -> None:
        """Whether somebody may begin one more tournament: each has tables of its own, which bots play by themselves."""
        network = address(request)
        fine = self.organizers.take(person.id) and (network in OWN_MACHINE or self.organizing.take(network))
        if not fine:
            raise RequestError("tournaments-today", {"most": int(self._settings.tournaments_per_day)}, status=429)

    async def check_unfinished(self, host: str, bots_only: bool, but: str = "") -> None:
        """Whether a host has too many unfinished tables (apart from one): of all kinds, or of those where nobody
        sits."""
        since = steady_clock.now() - self._settings.forgotten_after
        found = await self._store.hosted(host, since)
        hosted = [each for each in found if each.table != but and not self._just_over(each.table)]
        days = round(self._settings.forgotten_after / DAY)
        if len(hosted) >= self._settings.tables_per_person:
            most = self._settings.tables_per_person
            raise RequestError("tables-enough", {"most": most, "days": days}, status=429)
        if bots_only and sum(not each.seated for each in hosted) >= self._settings.bot_tables_per_person:
            most = self._settings.bot_tables_per_person
            raise RequestError("tables-of-bots", {"most": most, "days": days}, status=429)

    def _just_over(self, table: str) -> bool:
        """Its end is kept a moment after it has come."""
        live = self._tables.cached(table)
        return live is not None and live.status == "over"
