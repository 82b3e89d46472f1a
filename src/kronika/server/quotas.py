"""How many tables one may start: how fast, how many that are not finished, and how many from one network; how many
games may come from files; and how many chairs and places that are anybody's may go to one network, since anybody can be
many guests.

What somebody has started stands in the store, so it is counted the same after a restart and at every process. Where
they come from stands nowhere: networks have buckets, of which all processes know.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import Request

from kronika.engine.errors import KronikaError
from kronika.server import steady_clock
from kronika.server.errors import RequestError
from kronika.server.limits import Bucket, Buckets
from kronika.server.sessions import Person, address
from kronika.server.settings import Settings
from kronika.server.store.store import Store
from kronika.server.tables import Tables

HOUR = 3600.0
DAY = 24 * HOUR
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
        files = settings.files_per_person
        self.files = Buckets(files / DAY, files)
        chairs = settings.open_chairs_per_network
        self.open_chairs = Buckets(chairs / HOUR, chairs)
        entrants = settings.entrants_per_network
        self.entering = Buckets(entrants / DAY, entrants)
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

    # --- games from files ---

    def check_file(self, request: Request, person: Person) -> None:
        """Whether somebody may open one more game from a file, before any of it is read."""
        self.check_rate(person)
        self._check_games(request, person, 1)

    def take_games(self, request: Request, person: Person, games: int) -> None:
        """As many games from a file become tables, each like one that is started."""
        self._check_games(request, person, games)
        network = address(request)
        if network not in OWN_MACHINE:
            self.files.take(person.id, games)
            self.networks.take(network, games)

    def _check_games(self, request: Request, person: Person, games: int) -> None:
        network, settings = address(request), self._settings
        if network in OWN_MACHINE:
            return
        if not self.files.of(person.id).holds(games):
            raise RequestError("files-today", {"most": settings.files_per_person}, status=429)
        if not self.networks.of(network).holds(games):
            raise RequestError("files-network", {"most": settings.tables_per_network}, status=429)

    # --- what is anybody's ---

    @contextmanager
    def open_chair(self, request: Request) -> Iterator[None]:
        """While one more chair of an open table goes to somebody from there, if it may. Whoever finds it taken has
        had none: many want the same ones at once."""
        most = self._settings.open_chairs_per_network
        bucket, taken = take_from(self.open_chairs, address(request), "")
        if not taken:
            raise RequestError("open-network", {"most": int(most)}, status=429, retry=bucket.retry)
        try:
            yield
        except KronikaError:
            if address(request) not in OWN_MACHINE:
                bucket.give_back()
            raise

    def check_entry(self, request: Request, tournament: str) -> None:
        """Whether one more place of a tournament may."""
        most = self._settings.entrants_per_network
        bucket, taken = take_from(self.entering, address(request), tournament)
        if not taken:
            raise RequestError("tournament-network", {"most": int(most)}, status=429, retry=bucket.retry)

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


def take_from(buckets: Buckets, network: str, at: str) -> tuple[Bucket, bool]:
    """The bucket of those who come from there, and whether one more may; at the server's own machine always."""
    bucket = buckets.of(f"{network} {at}")
    return bucket, network in OWN_MACHINE or bucket.take()
