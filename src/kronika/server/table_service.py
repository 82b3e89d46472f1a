"""The house: all tables of this process, and what people and bots do at them.

Each deed either changes the table's log, and then everybody is told; or it raises why not, and nothing has changed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from secrets import token_hex

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from kronika.engine.errors import KronikaError
from kronika.engine.message import Message
from kronika.server import clocks, dealing, moderation, steady_clock
from kronika.server import undo as undoing
from kronika.server.bots import Bots, is_peopled
from kronika.server.bus import Bus
from kronika.server.change import Change
from kronika.server.change_watcher import ChangeWatcher
from kronika.server.company import CompanyHall
from kronika.server.deadlines import Clock, turn_over
from kronika.server.errors import RequestError
from kronika.server.invites import Invites
from kronika.server.limits import Buckets
from kronika.server.live_table import LiveTable
from kronika.server.marks import Marks
from kronika.server.messages import Answer, Chat, Consent, Mix, Seen, Undo, Watch
from kronika.server.metrics import Metrics
from kronika.server.names import LINE, clean, nonce_of
from kronika.server.open_tables import Lobby
from kronika.server.presence import PresenceTracker
from kronika.server.process_registry import ProcessRegistry
from kronika.server.projection import Summary
from kronika.server.rooms import Reader, Rooms
from kronika.server.sessions import Person
from kronika.server.settings import Settings
from kronika.server.store.store import Store
from kronika.server.tables import Tables
from kronika.server.tournaments import Tournaments

logger = logging.getLogger("kronika.server")

LINES = 5
"""Lines of chat that somebody may write at a table in one go."""


class TableService:
    def __init__(self, settings: Settings, store: Store, bus: Bus, invites: Invites | None = None) -> None:
        """`invites`: those of the house. Without them, invitations are good at this service alone."""
        self.settings = settings
        self.store = store
        self.bus = bus
        presence = PresenceTracker(bus.name)
        self.tables = Tables(
            store, bus, settings.cached_tables, is_watched=self.is_watched, changed_elsewhere=self.changed
        )
        self.marks = Marks(store)
        self.rooms = Rooms(self.tables, store, presence)
        self.lines = Buckets(settings.lines_per_second, LINES)
        self.metrics = Metrics()
        self.bots = Bots(
            self.tables, settings, self._bot_answers, self._bot_explains, self.metrics, alone=not store.shared
        )
        self.watcher = ChangeWatcher(self.tables, self.rooms, presence, store, bus, settings, self.changed)
        self.clock = Clock(self.tables, self.rooms, store, bus, settings)
        own = invites or Invites(token_hex(32), settings.invite_age)
        self.company = CompanyHall(self.tables, self.rooms, presence, store, bus, settings, own)
        self.watcher.on_gone.append(self.company.look_again)
        self.lobby = Lobby(self.tables, self.rooms, store, bus, self.company.ties)
        self.tournaments = Tournaments(self, settings)
        self.registry = ProcessRegistry(store, bus.name, settings.beat, self._wake)
        self._waking: asyncio.Task[None] | None = None
        self._asleep = False
        self._clocks_stand = False
        self._measure()

    def _measure(self) -> None:
        read = self.metrics.read
        read("tables_live", "gauge", "Tables in memory.", lambda: self.tables.count)
        read("tables_watched", "gauge", "Tables that somebody looks at.", lambda: len(self.rooms.watched))
        read("lobby", "gauge", "Connections that look at the open tables.", lambda: self.lobby.count)
        read("company", "gauge", "Connections that hear of their people.", lambda: self.company.count)
        read("store_commits_total", "counter", "Commits to the store.", lambda: self.store.commits)
        read("processes", "gauge", "Processes at work on this store.", lambda: self.registry.size)
        read("bus_connected", "gauge", "Whether notices of other processes arrive.", lambda: self.bus.connected)
        self.bus.measure(self.metrics.bus_lag.observe)

    async def open(self) -> None:
        await self.bus.open()
        self.tables.open()
        self.watcher.open()
        self.lobby.open()
        self.company.open()
        self.tournaments.open()
        self._get_up()
        if self.store.shared:
            await self.registry.open()
        else:
            self._wake()
        await self._resume_clocks()
        self.clock.open()  # not before: nobody's time has run while there was no server

    async def close(self) -> None:
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.gather(self._waking, return_exceptions=True)
        await self.tournaments.close()
        await self.company.close()
        await self.lobby.close()
        await self.clock.close()
        await self.bots.close()
        await self.watcher.close()
        await self.tables.close()
        await self.registry.close()
        await self.bus.close()

    def _wake(self) -> None:
        """Bots go on where somebody left them in the middle of something, and so do clocks: this server before a
        restart, or another process that has ended."""
        self._asleep = self._clocks_stand = True
        self.tournaments.wake()
        self._get_up()

    def _get_up(self) -> None:
        if self._waking is None or self._waking.done():
            self._waking = asyncio.create_task(self._wake_on(), name="waking tables")

    async def _wake_on(self) -> None:
        """Where bots think is made ready. Then, until all are awake: another process may end meanwhile, and the store
        may be away for a while."""
        await self.bots.warm()
        while self._asleep:
            self._asleep = False
            try:
                await self._resume_clocks()
                await self._wake_all()
            except (SQLAlchemyError, OSError) as error:
                logger.warning("sleeping bots could not be woken (%s)", type(error).__name__)
                self._asleep = True
                await asyncio.sleep(self.settings.beat)

    async def _resume_clocks(self) -> None:
        if self._clocks_stand:
            self._clocks_stand = False
            try:
                await self.clock.resume()
            except BaseException:
                self._clocks_stand = True  # the store is away: once more when it is back
                raise

    async def _wake_all(self) -> None:
        """Not more at once than have room in memory: else each would have to be loaded again for each answer. Whoever
        looks at a table wakes its bots at once."""
        for listed in await self.store.unfinished():
            if listed.line is not None and not bot_asked(msgspec.json.decode(listed.line, type=Summary)):
                continue
            while self.bots.busy > self.settings.cached_tables // 2:
                await asyncio.sleep(self.settings.beat)
            try:
                live = await self.tables.fresh(listed.table)
            except KronikaError:
                continue  # whoever opens it will be told
            except (SQLAlchemyError, OSError):
                raise
            except Exception:
                logger.exception("table %s cannot be loaded", listed.table)
                continue
            self.bots.nudge(live)
            await asyncio.sleep(0)

    # --- what the parts tell each other ---

    def changed(self, live: LiveTable) -> None:
        """A table has changed, here or at another process: whoever looks at it sees it, and its bots go on."""
        self.rooms.tell(live)
        self.bots.nudge(live)

    def is_watched(self, table: str) -> bool:
        return self.rooms.is_watched(table)

    async def watch(self, reader: Reader, sent: Watch) -> None:
        """Somebody looks at a table; if a bot has been asleep there, it wakes up."""
        live = await self.rooms.watch(reader, sent)
        self.bots.nudge(live)
        self.clock.note(live)
        if live.order.tournament and reader.person:
            await self.tournaments.came(live, reader.person)

    # --- answers ---

    async def answer(self, person: Person, sent: Answer) -> bool:
        """A person's answer; False if this nonce has been answered already."""
        new, begun, came = True, time.perf_counter(), steady_clock.now()

        def plan(live: LiveTable) -> Change | None:
            nonlocal new
            who = live.acting(person.id, sent.seat)
            signed = f"{live.seat_of(who)}:{nonce_of(sent.nonce)}"
            new = signed not in live.nonces
            if not new:
                return None
            seat = undoing.player(live, who)
            return timed(live, seat, came, answer(live, seat, sent.ask, sent.keys, signed))

        await self.tables.change(sent.table, plan)
        if new:
            self.metrics.answers.add("person")
            self.metrics.answer_seconds.observe(time.perf_counter() - begun)
        return new

    async def seen(self, person: Person, sent: Seen) -> None:
        """A question has reached its page. That is known here alone, and counts with the answer."""
        live = self.tables.cached(sent.table)
        if live is None or live.times is None:
            return
        seat = live.seat_of(live.acting(person.id, sent.seat))
        if seat not in live.opened or sent.ask != live.ask_id(seat):
            return
        if live.reached.get(seat, (-1.0,))[0] != live.times.begun:
            live.reached[seat] = live.times.begun, steady_clock.now()

    async def _bot_answers(self, table: str, seat: int, ask: str, keys: list[str]) -> None:
        def plan(live: LiveTable) -> Change | None:
            if not live.chairs[seat].bot or live.undo_by is not None:
                raise RequestError("answer-stale")
            # A chair that is due to be given back is given back, whatever a bot has thought out meanwhile.
            # The nonce is the ask's: whichever process is first, the ask is answered once.
            return turn_over(live) or answer(live, seat, ask, keys, f"bot:{ask}")

        await self.tables.change(table, plan)
        self.metrics.answers.add("bot")

    async def _bot_explains(self, table: str, seat: int, ask: str, reason: Message) -> None:
        """What a bot tells of its reasons is a line of chat, in the reader's own language."""
        live = await self.tables.get(table)
        line = await self.store.remark(table, seat, live.chairs[seat].name, reason, ask)
        if line is not None:
            await self.bus.publish("chat", table, line.id)

    # --- the deal ---

    async def mix(self, person: Person, sent: Mix) -> None:
        def plan(live: LiveTable) -> Change | None:
            who = live.acting(person.id, sent.seat)
            return dealing.mix(live, who, sent.promise, sent.hash, sent.opened)

        await self.tables.change(sent.table, plan)

    # --- undo ---

    async def undo(self, person: Person, sent: Undo) -> None:
        def plan(live: LiveTable) -> Change | None:
            who = live.acting(person.id, sent.seat)
            signed = f"{live.seat_of(who)}:{nonce_of(sent.nonce)}"
            here = self.rooms.here(live)
            return None if signed in live.nonces else undoing.undo(live, who, here, signed)

        await self.tables.change(sent.table, plan)

    async def consent(self, person: Person, sent: Consent) -> None:
        await self.tables.change(
            sent.table, lambda live: undoing.consent(live, live.acting(person.id, sent.seat), sent.agree)
        )

    # --- talk ---

    async def chat(self, person: Person, sent: Chat) -> None:
        """A line of chat. Only its writer hears of a refusal, and still has the text. Whoever has a device answers
        for what is said there: the line is theirs, in the name of the one who spoke."""
        table = sent.table
        signed = f"{person.id}:{nonce_of(sent.nonce)}"
        live = await self.tables.fresh(table)
        who = live.acting(person.id, sent.seat)
        seat = live.seat_of(who)
        name = person.name if seat is None else live.chairs[seat].name
        try:
            said = await self._sayable(person, who, live, name, sent.text)
        except RequestError:
            if await self.store.has_said(table, signed):
                return  # a page repeats what it had said before it lost its line
            raise
        mark = await self.marks.of(person.id, name) if seat is None else live.chairs[seat].mark
        line = await self.store.say(table, seat, name, said, signed, mark)
        if line is not None:
            await self.bus.publish("chat", table, line.id)

    async def _sayable(self, person: Person, who: str, live: LiveTable, name: str, text: str) -> str:
        """The words, if they may be said here and now."""
        await moderation.check_open(self.tables, live, person.id)
        for each in {person.id, who}:
            moderation.check_chat(live, each)
        if not name:
            raise RequestError("name-needed")
        said = clean(text, LINE + 1)
        if not said:
            raise RequestError("chat-empty")
        if len(said) > LINE:
            raise RequestError("chat-too-long", {"most": LINE})
        if not self.lines.take(f"{person.id} {live.id}"):
            raise RequestError("chat-too-fast", status=429)
        return said


def bot_asked(table: Summary) -> bool:
    """Whether a bot has something to do there. Where nobody sits, it rests until somebody looks."""
    wanted = is_peopled(table.chairs) or bool(table.order.tournament)
    return wanted and any(table.chairs[seat].bot for seat in table.asked)


def timed(live: LiveTable, seat: int, came: float, change: Change) -> Change:
    """Where there are clocks, an answer counts from when it came in, and says for how long its question was on its way
    to the page: as far as that is known here, and not more than LAG."""
    if live.times is None:
        return change
    change.at = came
    begun, seen = live.reached.get(seat, (-1.0, 0.0))
    if begun == live.times.begun and seen > begun:
        change.data["lag"] = round(min(clocks.LAG, seen - begun), 3)
    return change


def answer(live: LiveTable, seat: int, ask: str, keys: list[str], nonce: str) -> Change:
    """The seat's answer to this ask, if it is still open and may be answered so."""
    if live.status == "over":
        raise RequestError("answer-over")
    opened = live.opened.get(seat)
    if opened is None or ask != live.ask_id(seat):
        raise RequestError("answer-stale")
    opened.ask.picks(keys)
    return Change("answer", {"seat": seat, "keys": keys}, nonce)
