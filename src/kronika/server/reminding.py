"""Reminding people: that it is their turn, that their time is nearly up, that a game is over, that a chair waits.

One process at a time looks (`take_turn`), so it goes on after a restart or a crash. What is to be said stands in the
store, and is settled there before it is sent: it may be lost in between, and is never said twice. Whether it still
holds is asked when it is due. A message names the table and its game, and nothing of what happens there.
"""

from __future__ import annotations

import asyncio
import logging
import random
from functools import partial

import msgspec

from kronika.engine.errors import KronikaError
from kronika.engine.texts import catalogue
from kronika.server import steady_clock
from kronika.server.live_table import LiveTable
from kronika.server.mail import Mailer, MailFailed
from kronika.server.metrics import Metrics
from kronika.server.moderation import welcome
from kronika.server.outbound import Outbound, Refused
from kronika.server.push import Signer, encrypted, topic_of
from kronika.server.push_lines import PushLines
from kronika.server.quiet_hours import quiet_until, zone_of
from kronika.server.reminders import ReminderService
from kronika.server.rooms import Rooms
from kronika.server.settings import Settings
from kronika.server.store.reminders import Notice, ReminderStore, Subscription, Wishes
from kronika.server.store.store import Header, Store
from kronika.server.store.ties import TieStore
from kronika.server.store.turn import take_turn
from kronika.server.tables import Tables

logger = logging.getLogger("kronika.server")

OVER_DAYS = 3600
"""Seconds for an answer from which on a table counts as played over days."""
NEAR, NEAREST = 0.25, 12 * 3600.0
"""A deadline is near when a quarter of the time is left, or half a day."""
OLD = 2 * 24 * 3600.0
"""Seconds after which an end, or an empty chair, is no news."""
JUST_ENDED = 60.0
AT_ONCE, TABLES_AT_ONCE = 200, 50
"""What is done in one round."""
RANK = ("deadline", "turn", "ended", "chair")
"""Of several things about one table only the first is said."""
GONE = (404, 410)
URGENCY = {"deadline": "high"}
TTL = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""


def matters(live: LiveTable, person: str, delay: float) -> list[Notice]:
    """What somebody may be told of their turn at a table. Somebody who plays there alone hears of their own questions,
    secret ones too, which are theirs to know. Where several play at one device, nobody knows who reads the message:
    then it says what all know."""
    limit = live.header.time_limit
    if live.status != "playing" or limit < OVER_DAYS or live.header.clock is not None:
        return []  # with a clock all are here
    seats = live.at_device(person)
    if len(seats) == 1:
        opened = live.opened.get(seats[0])
        if opened is None or not live.chairs[seats[0]].asked_by_name:
            return []
        about, since = live.ask_id(seats[0]), opened.since
    else:
        plays = [seat for seat in seats if not live.chairs[seat].bot or live.chairs[seat].unseen]
        if not set(plays).intersection(live.choosing):
            return []
        about, since = f"{live.noticed:.3f}", live.noticed
    near = since + limit - min(NEAR * limit, NEAREST)
    turn = Notice(person, live.id, "turn", about, since + min(delay, limit / 2))
    return [turn, Notice(person, live.id, "deadline", about, near)]


class DueNotice(msgspec.Struct, frozen=True):
    """Something to be said to somebody now."""

    notice: Notice
    header: Header


class Reminding:
    def __init__(
        self,
        store: Store,
        tables: Tables,
        rooms: Rooms,
        settings: Settings,
        desk: ReminderService,
        mailer: Mailer,
        signer: Signer | None,
        metrics: Metrics,
    ) -> None:
        self._all = store
        self._store = ReminderStore(store)
        self._ties = TieStore(store)
        self._tables = tables
        self._rooms = rooms
        self._settings = settings
        self._desk = desk
        self._mailer = mailer
        self._signer = signer
        self._sent = metrics.reminders
        self._outbound = Outbound(settings.push_stand_in)
        self._lines = PushLines()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._go_on(), name="reminders")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._lines.close()
        self._outbound.close()
        self._mailer.close()

    async def _go_on(self) -> None:
        every = self._settings.remind_every
        while True:
            # Not all processes at the same moment: one of them would win anyway.
            await asyncio.sleep(every * random.uniform(0.5, 1.0))
            try:
                if await take_turn(self._all, "reminded", steady_clock.now(), every / 2):
                    await self.look()
            except Exception as error:  # once more later
                logger.warning("nobody could be reminded (%s)", type(error).__name__)

    async def round(self) -> None:
        """Looks, and waits until all of it is sent."""
        await self.look()
        await self._lines.all_sent()

    async def look(self) -> None:
        """Looks for what there is to say, and says what is due. What goes to browsers goes meanwhile."""
        await self._look_at_tables()
        await self._look_at_ends()
        due: dict[str, list[Notice]] = {}
        for notice in await self._store.due(steady_clock.now(), AT_ONCE):
            due.setdefault(notice.person, []).append(notice)
        wishes = await self._store.of_all(list(due))
        work = [self._remind(wishes.get(person, Wishes(person)), due[person]) for person in due]
        for failed in await asyncio.gather(*work, return_exceptions=True):
            if failed is not None:  # that is nobody else's trouble
                logger.error("somebody could not be reminded", exc_info=failed)

    # --- what there is to say ---

    async def _look_at_tables(self) -> None:
        for table, seq in await self._store.changed(OVER_DAYS, TABLES_AT_ONCE):
            try:
                live = await self._tables.fresh(table)
                wishing = await self._store.wishing_at(table)
                found = [each for person in wishing for each in matters(live, person, self._settings.remind_after)]
                await self._store.note_table(table, live.seq, ("turn", "deadline"), found)
            except KronikaError:  # it cannot be played on, and nobody is asked anything there
                await self._store.note_table(table, seq, ("turn", "deadline"), [])
            await asyncio.sleep(0)

    async def _look_at_ends(self) -> None:
        now = steady_clock.now()
        ended = await self._store.ended()
        wishes = await self._store.of_all({each.person for each in ended})
        news = [each for each in ended if each.person in wishes and each.at > max(now - OLD, wishes[each.person].since)]
        await self._store.note(
            [Notice(each.person, each.table, "ended", f"{each.at:.3f}", each.at + JUST_ENDED) for each in news]
        )

    # --- saying it ---

    async def _remind(self, wishes: Wishes, notices: list[Notice]) -> None:
        """All that is due for somebody. What falls into their quiet hours comes when those end, if it still holds."""
        now = steady_clock.now()
        quiet = None
        zone = zone_of(wishes.zone)
        if wishes.quiet_begins is not None and wishes.quiet_ends is not None and zone is not None:
            quiet = quiet_until(now, wishes.quiet_begins, wishes.quiet_ends, zone)
        said: dict[str, DueNotice] = {}
        for notice in sorted(notices, key=lambda each: RANK.index(each.kind)):
            ways = wishes.choices.get(notice.kind, [])
            header = await self._still_so(notice, now) if ways else None
            if header is not None and quiet is not None:
                await self._store.put_off(notice, quiet)
            elif await self._store.settle(notice, now) and header is not None:
                said.setdefault(notice.table, DueNotice(notice, header))
        if said:
            await self._send(wishes, list(said.values()))

    async def _still_so(self, notice: Notice, now: float) -> Header | None:
        """The table, if this still holds and its owner has not seen it by themselves."""
        try:
            return await self._checked(notice, now)
        except KronikaError:
            return None

    async def _checked(self, notice: Notice, now: float) -> Header | None:
        person, table = notice.person, notice.table
        if notice.kind == "ended":
            ended = float(notice.about)
            header = await self._all.header(table)
            news = now - ended < OLD and not self._rooms.seen_within(table, person, now - ended)
            return header if news else None
        live = await self._tables.fresh(table)
        if notice.kind == "chair":
            free = live.status == "gathering" and any(chair.empty for chair in live.chairs)
            open_to = free and live.seat_of(person) is None and await self._offered(live, person)
            return live.header if open_to and now - notice.due < OLD else None
        delay = self._settings.remind_after
        same = [each for each in matters(live, person, delay) if (each.kind, each.about) == (notice.kind, notice.about)]
        if not same:
            return None
        asked = same[0].due - min(delay, live.header.time_limit / 2) if notice.kind == "turn" else now
        # Nobody who has seen the turn is reminded of it; that the time is nearly up is news for all who do not look.
        return None if self._rooms.seen_within(table, person, now - asked) else live.header

    async def _offered(self, live: LiveTable, person: str) -> bool:
        offers = [] if live.header.saga is None else live.header.saga.offers
        if any(offer is not None and offer.person == person for offer in offers):
            return person not in live.order.removed
        return await welcome(self._tables, live, person) or await self._invited(live, person)

    async def _invited(self, live: LiveTable, person: str) -> bool:
        """Whether a friend offers them a chair, and neither has thought better of it."""
        bids = [each for each in await self._ties.bids_to(live.id) if each.person == person and not each.declined]
        held = [each.by for each in bids if each.number == live.order.invites]
        return bool(held) and await self._ties.between(person, held[0]) == ("friend", "friend")

    async def _send(self, wishes: Wishes, said: list[DueNotice]) -> None:
        for way, send in {"push": self._push, "mail": self._mail}.items():
            wanted = [each for each in said if way in wishes.choices.get(each.notice.kind, [])]
            if wanted:
                await send(wishes, wanted)

    # --- by push ---

    async def _push(self, wishes: Wishes, said: list[DueNotice]) -> None:
        if self._signer is None:
            return
        for browser in await self._store.subscriptions(wishes.person):
            for each in said:
                if not self._lines.begin(wishes.person, browser.id, partial(self._push_to, browser, each)):
                    self._sent.add("push-rests")

    async def _push_to(self, browser: Subscription, said: DueNotice) -> bool:
        """Whether it was taken, or the browser is gone for good."""
        assert self._signer is not None
        title, body = told(said, browser.lang)
        table = said.header.id
        message = {"title": title, "body": body, "tag": table, "url": f"/table/{table}"}
        headers = {
            "TTL": str(TTL),
            "Urgency": URGENCY.get(said.notice.kind, "normal"),
            "Topic": topic_of(table),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Authorization": self._signer.authorization(browser.endpoint),
        }
        content = encrypted(msgspec.json.encode(message), browser.p256dh, browser.auth)
        try:
            status = await self._outbound.post(browser.endpoint, headers, content)
        except Refused:
            status = GONE[0]  # its name stands for an inner address: there is no such service
        except (OSError, TimeoutError):
            status = 0
        went = 200 <= status < 300
        self._sent.add("push" if went else "push-failed")
        if status in GONE:
            await self._store.unsubscribe(browser.id)
        else:
            await self._store.note_failure(browser.id, not went)
        return went or status in GONE

    # --- by mail ---

    async def _mail(self, wishes: Wishes, said: list[DueNotice]) -> None:
        """One mail for all that is due."""
        if not self._mailer.able or not wishes.address or wishes.confirmed is None:
            return
        if not await self._store.count_mail(wishes.person, steady_clock.now(), self._settings.mails_per_day):
            self._sent.add("mail-too-many")
            return
        house = self._settings.address.rstrip("/")
        parts = [(*told(each, wishes.lang), f"{house}/table/{each.header.id}") for each in said]
        foot, headers = self._desk.footer(wishes)
        texts = catalogue(wishes.lang)
        subject = f"{parts[0][0]}: {parts[0][1]}" if len(parts) == 1 else texts.text("mail-several", {"n": len(parts)})
        text = "\n\n".join(f"{title}\n{body}\n{link}" for title, body, link in parts)
        try:
            await self._mailer.send(wishes.address, subject, f"{text}\n\n{foot}\n", headers)
        except MailFailed as error:
            logger.warning("a reminder could not be mailed (%s)", error)
            self._sent.add("mail-failed")
        else:
            self._sent.add("mail")


def told(said: DueNotice, lang: str) -> tuple[str, str]:
    """What is said in two lines: the kind of news; the table and its game. Nothing else ever comes in."""
    texts = catalogue(lang, said.header.game)
    game = texts.text(f"game-{said.header.game}")
    name = said.header.name or (said.header.saga.name if said.header.saga else "")
    body = texts.text("notice-turn-at", {"table": name, "game": game}) if name else game
    return texts.text(f"notice-{said.notice.kind}"), " ".join(body.split())
