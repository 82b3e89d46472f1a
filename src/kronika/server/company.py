"""Everybody who is here and wants to hear of their people: friends who come and go, questions, chairs that they are
offered.

Who is here travels as all presence does, each person under a name of their own (`PRESENT`); what changes otherwise is
brought to all processes by a notice with the persons whom it concerns. Each then reads the store for those of them whom
it knows, so that everybody reads what is there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from typing import cast

from kronika.engine.errors import KronikaError
from kronika.server import company_messages as messages
from kronika.server import steady_clock
from kronika.server.bus import Bus, Notice
from kronika.server.errors import RequestError
from kronika.server.friends import Friends
from kronika.server.invites import Invites
from kronika.server.limits import Buckets
from kronika.server.live_table import LiveTable
from kronika.server.open_tables import COMPANY
from kronika.server.order import alias
from kronika.server.presence import PresenceTracker
from kronika.server.rooms import Reader, Rooms, frame
from kronika.server.settings import DAY, Settings
from kronika.server.store.store import Store
from kronika.server.store.ties import Bid, Tie
from kronika.server.tables import Tables

logger = logging.getLogger("kronika.server")

PRESENT = "@"
"""How the name begins under which somebody is present in the house, and at no table."""
BREATH = 0.3
"""Seconds in which changes gather: whoever reloads a page was never gone."""
AT_ONCE = 50
"""People who get word in one go, before others have their turn."""
BIDS = 20
"""Chairs that somebody is shown, and that may be offered at one table."""


class CompanyHall:
    def __init__(
        self,
        tables: Tables,
        rooms: Rooms,
        presence: PresenceTracker,
        store: Store,
        bus: Bus,
        settings: Settings,
        invites: Invites,
    ) -> None:
        self._tables = tables
        self._rooms = rooms
        self._presence = presence
        self._bus = bus
        self.friends = Friends(store, settings)
        self.ties = self.friends.ties
        self._invites = invites
        """Writes the words by which those who are offered a chair may sit down."""
        self.rates = Buckets(settings.bids_per_minute / 60, settings.bids_per_minute)
        self._readers: dict[str, dict[Reader, bytes]] = {}
        """By person: whoever looks, each with what they were last told."""
        self._wanted_by: dict[str, set[str]] = {}
        """Who of them is a friend of whom: by the friend."""
        self._offered: dict[str, set[str]] = {}
        """To whom of them a chair is offered, by table."""
        self._put: dict[str, tuple[set[str], set[str]]] = {}
        """Under whom and under which tables each of them is put down in these two."""
        self._dirty: set[str] = set()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        bus.listen(self._heard)
        rooms.on_met.append(self._moved)

    def open(self) -> None:
        self._task = asyncio.create_task(self._tell_on(), name="company")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def count(self) -> int:
        return sum(map(len, self._readers.values()))

    # --- coming and going ---

    def come(self, reader: Reader) -> None:
        """Somebody is here; they get to know of their people in a moment."""
        if reader.person:
            self._readers.setdefault(reader.person, {})[reader] = b""
            self._rooms.put_present(PRESENT + reader.person, {reader.person})
            self._mark([reader.person])

    def leave(self, reader: Reader) -> None:
        mine = self._readers.get(reader.person or "", {})
        if mine.pop(reader, None) is not None and not mine:
            del self._readers[reader.person or ""]
            self._put_down(reader.person or "", set(), set())
            self._rooms.put_present(PRESENT + (reader.person or ""), set())

    def is_here(self, person: str) -> bool:
        return bool(self._presence.here(PRESENT + person))

    def _moved(self, moved: Mapping[str, set[str]]) -> None:
        """Somebody came or went, here or at another process."""
        for at, persons in moved.items():
            if at.startswith(PRESENT):
                for person in persons:
                    self._mark(self._wanted_by.get(person, ()))

    # --- news ---

    async def changed(self, persons: Iterable[str]) -> None:
        """The company of these is another one: all processes tell them."""
        whom = sorted(set(persons))
        if whom:
            await self._bus.publish("table", COMPANY, data=whom)

    async def _heard(self, notice: Notice) -> None:
        if notice.what == "table" and notice.about == COMPANY:
            self._mark(notice.data or ())
        elif notice.what in ("log", "table") and notice.about in self._offered:
            self._mark(self._offered[notice.about])

    def look_again(self) -> None:
        """Somebody is erased: nobody goes on reading of them."""
        self._mark(self._readers)

    def _mark(self, persons: Iterable[str]) -> None:
        here = {person for person in persons if person in self._readers}
        if here:
            self._dirty |= here
            self._news.set()

    async def _tell_on(self) -> None:
        while True:
            await self._news.wait()
            await asyncio.sleep(BREATH)
            self._news.clear()
            dirty, self._dirty = sorted(self._dirty), set()
            for n, person in enumerate(dirty):
                try:
                    await self._tell(person)
                except Exception as error:  # they hear of it with the next news
                    logger.warning("somebody's company could not be told (%s)", type(error).__name__)
                if n % AT_ONCE == AT_ONCE - 1:
                    await asyncio.sleep(0)

    async def _tell(self, person: str) -> None:
        known = await self.ties.of(person)
        told = await self.of(person, known)
        self._put_down(
            person,
            {other for other, tie in known.items() if tie.kind == "friend"},
            {bid.table for bid in told.bids},
        )
        written = frame(told)
        for reader, last in list(self._readers.get(person, {}).items()):
            if last != written:
                self._readers[person][reader] = written
                reader.send(written)

    def _put_down(self, person: str, friends: set[str], tables: set[str]) -> None:
        """By whom and by which tables somebody's news come about."""
        before = self._put.pop(person, (set(), set()))
        now = (
            self._note(self._wanted_by, person, before[0], friends),
            self._note(self._offered, person, before[1], tables),
        )
        if any(now):
            self._put[person] = now

    def _note(self, where: dict[str, set[str]], person: str, before: set[str], about: set[str]) -> set[str]:
        """Puts somebody down under these instead of those before; somebody who has gone stands under nothing."""
        wanted = about if person in self._readers else set()
        for each in before - wanted:
            where[each].discard(person)
            if not where[each]:
                del where[each]
        for each in wanted - before:
            where.setdefault(each, set()).add(person)
        return wanted

    # --- what somebody reads ---

    async def of(self, person: str, mine: dict[str, Tie] | None = None) -> messages.Company:
        """All of somebody's people."""
        known = await self.ties.of(person) if mine is None else mine
        friends = [tie for tie in known.values() if tie.kind == "friend"]
        seen = await self.ties.seen([tie.other for tie in friends if not tie.hidden]) if friends else {}

        def people(ties: Iterable[Tie]) -> list[messages.Acquaintance]:
            return [messages.Acquaintance(alias(person, tie.other), tie.name, tie.at) for tie in ties]

        return messages.Company(
            friends=sorted(
                (
                    messages.Friend(
                        alias(person, tie.other),
                        tie.name,
                        not tie.hidden and self.is_here(tie.other),
                        seen.get(tie.other, 0.0) // DAY * DAY,
                    )
                    for tie in friends
                ),
                key=lambda friend: (not friend.online, friend.name.casefold()),
            ),
            asking=people(await self.friends.asking(person, known)),
            asked=people(tie for tie in known.values() if tie.kind == "asked"),
            bids=await self._bids(person, known),
            blocked=people(tie for tie in known.values() if tie.kind == "blocked"),
            hidden=await self.ties.is_hidden(person),
        )

    async def _bids(self, person: str, known: dict[str, Tie]) -> list[messages.Bid]:
        """The chairs that are offered to somebody and still free; those that are not are struck out."""
        found, gone = list[messages.Bid](), list[str]()
        for bid in await self.ties.bids(person, BIDS):
            try:
                live = await self._tables.fresh(bid.table)
            except KronikaError:
                gone.append(bid.table)
                continue
            if await self.stands(bid, live, known):
                found.append(self._bid(bid, live))
            else:
                gone.append(bid.table)
        if gone:
            await self.ties.strike(person, gone)
        return found

    async def stands(self, bid: Bid, live: LiveTable, known: dict[str, Tie]) -> bool:
        """Whether a chair is still offered: it is free, the table waits, nobody has taken invitations back, and the two
        are still who they were to each other. One of a tournament is theirs already, until they have come."""
        if bid.kind == "tournament":
            seat = live.seat_of(bid.person)
            return live.status != "over" and seat is not None and not live.chairs[seat].resigned
        kind = known[bid.by].kind if bid.by in known else ""
        fits = kind == "friend" if bid.kind == "friend" else kind != "blocked"
        waits = live.status == "gathering" and live.header.kind == "played" and live.order.invites == bid.number
        free = any(chair.empty for chair in live.chairs) and live.seat_of(bid.person) is None
        at_home = live.header.host == bid.by or live.seat_of(bid.by) is not None
        return fits and waits and free and at_home and bid.person not in live.order.removed

    def _bid(self, bid: Bid, live: LiveTable) -> messages.Bid:
        seats = [chair.name for chair in live.chairs if chair.person == bid.by]
        taken = bid.seat is not None and not live.chairs[bid.seat].empty
        return messages.Bid(
            table=live.id,
            game=live.header.game,
            name=live.header.name,
            by=seats[0] if seats else "",
            kind=cast("messages.BidKind", bid.kind),
            seat=None if taken else bid.seat,
            free=sum(chair.empty for chair in live.chairs),
            time_limit=live.header.time_limit,
            invite=self._invites.write(live.id, live.order.invites),
            at=bid.at,
        )

    # --- chairs that are offered ---

    async def offer(self, person: str, live: LiveTable, other: str) -> None:
        """Offers a chair to a friend. Whoever has said no is not asked again, and the friend is not told that."""
        if live.header.host != person and live.seat_of(person) is None:
            raise RequestError("not-seated", status=403)
        if live.status != "gathering" or not any(chair.empty for chair in live.chairs):
            raise RequestError("table-begun", status=409)
        if live.seat_of(other) is not None:
            raise RequestError("bid-seated", status=409)
        if other in live.order.removed:
            raise RequestError("bid-removed", status=409)
        if not self.rates.take(person):
            raise RequestError("too-fast", status=429)
        there = [bid for bid in await self.ties.bids_to(live.id) if bid.number == live.order.invites]
        if len(there) >= BIDS and other not in {bid.person for bid in there}:
            raise RequestError("bids-enough", {"most": BIDS}, status=429)
        await self.ties.bid(
            [Bid(live.id, other, person, "friend", None, live.order.invites, False, steady_clock.now())]
        )
        await self.changed([other])

    async def offer_again(self, old: LiveTable, live: LiveTable, person: str) -> None:
        """The same game once more: whoever sat there is offered the chair they had, but for those who do not want to
        meet whoever has started it."""
        veil = (await self.ties.veils([person])).get(person, set())
        now, number = steady_clock.now(), live.order.invites
        bids = [
            Bid(live.id, chair.person, person, "rematch", seat, number, False, now)
            for seat, chair in enumerate(old.chairs)
            if chair.person and not chair.keeper and not chair.resigned and chair.person != person
            if chair.person not in veil
        ]
        await self.ties.bid(bids)
        await self.changed(bid.person for bid in bids)
