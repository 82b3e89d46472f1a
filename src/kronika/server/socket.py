"""The socket: messages in, messages out. A reader who is too slow is cut off; on coming back they get everything."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kronika.engine.errors import KronikaError
from kronika.server import messages
from kronika.server.company_messages import LookCompany
from kronika.server.errors import RequestError, reason
from kronika.server.limits import Bucket, Buckets
from kronika.server.open_messages import LookAround
from kronika.server.rooms import frame
from kronika.server.security import own_origin, same_wire
from kronika.server.sessions import Person, Sessions, address, session_of
from kronika.server.settings import Settings
from kronika.server.shares import MESSAGE, Metered, Share, Shares
from kronika.server.socket_messages import ClientMessage
from kronika.server.table_service import TableService
from kronika.server.tournament_messages import LookTournament

logger = logging.getLogger("kronika.server")

POLICY, TOO_SLOW, AGAIN, RELOAD = 1008, 1013, 1012, 4010
STUBBORN = 200
"""Messages beyond the limit after which the line is cut."""

WATCHES = 40
"""How many tables a sender may begin to watch in one go."""

_decoder = msgspec.json.Decoder(ClientMessage)


class Socket:
    """The socket's door: checks who comes, keeps count, and gives each visitor a connection."""

    def __init__(self, service: TableService, sessions: Sessions, settings: Settings, shares: Shares) -> None:
        self._service = service
        self._sessions = sessions
        self._shares = shares
        self._settings = settings
        self._open: Counter[str] = Counter()
        self._connections: set[Connection] = set()
        rate = 2 * settings.messages_per_second
        self.rates = Buckets(rate, 3 * rate)
        self.watches = Buckets(settings.watches_per_second, WATCHES)

    @property
    def count(self) -> int:
        return self._open.total()

    async def __call__(self, websocket: WebSocket) -> None:
        if not own_origin(websocket, self._settings.origins):
            await websocket.close(POLICY)  # before it is accepted: the browser sees a refused handshake (403)
            return
        session = session_of(websocket)
        person = await self._sessions.of(session)
        key = person.id if person is not None else f"from {address(websocket)}"
        most = self._settings.connections_per_session * (1 if person is not None else 10)
        if self._open[key] >= most:
            await websocket.close(POLICY)
            return
        await websocket.accept()
        if not same_wire(websocket):
            await websocket.send_text(frame(messages.Problem("reload-page")).decode())
            await websocket.close(RELOAD)
            return
        self._open[key] += 1
        guard = SessionGuard(session, person, self._sessions)
        shared = (self.rates.of(key), self.watches.of(key))
        work = (self._shares, websocket.scope["share"])
        connection = Connection(websocket, guard, self._service, self._settings, shared, work)
        self._connections.add(connection)
        try:
            with self._sessions.line_of(session, person):
                await connection.run()
        finally:
            self._connections.discard(connection)
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

    async def ended(self, person: str) -> None:
        """Somebody's sessions have ended: their connections are cut, and come back as the person they are now."""
        for connection in [connection for connection in self._connections if connection.person == person]:
            await connection.check()


class SessionGuard:
    """Whose connection it is, and whether it still is theirs."""

    def __init__(self, session: str, person: Person | None, sessions: Sessions) -> None:
        self._session = session
        self.person = person
        self._sessions = sessions

    async def holds(self) -> bool:
        if self.person is None:
            return True
        found = await self._sessions.of(self._session)
        return found is not None and found.id == self.person.id


class Connection:
    """One connection."""

    def __init__(
        self,
        websocket: WebSocket,
        guard: SessionGuard,
        service: TableService,
        settings: Settings,
        shared: tuple[Bucket, Bucket],
        work: tuple[Shares, Share],
    ) -> None:
        """`shared` with all connections of the same sender: how many messages, and how often a table to watch. `work`:
        whose share of the processor is used."""
        self._websocket = websocket
        self._guard = guard
        self._who = guard.person
        self._service = service
        self._settings = settings
        self._rates = (Bucket(settings.messages_per_second, 3 * settings.messages_per_second), shared[0])
        self._watches = shared[1]
        self._shares, self._share = work
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        self._waiting = 0
        """The bytes that wait to be sent."""
        self._watched: set[str] = set()
        self._sender: asyncio.Task[None] | None = None
        self._refused = 0
        self._dropped = False
        self._ended = False

    @property
    def person(self) -> str | None:
        return None if self._who is None else self._who.id

    # --- out ---

    def send(self, frame: bytes) -> None:
        if self._dropped:
            return
        self._waiting += len(frame)
        if self._outgoing.qsize() >= self._settings.send_queue or self._waiting > self._settings.send_bytes:
            self._dropped = True
            self._outgoing = asyncio.Queue()
            if self._sender is not None:
                self._sender.cancel()
            return
        self._outgoing.put_nowait(frame)

    async def check(self) -> None:
        """Ends the connection if the session it began with has ended."""
        try:
            holds = await self._guard.holds()
        except Exception as error:
            logger.warning("nobody knows whose line it is (%s)", type(error).__name__)
            return  # the store is away: nobody can do anything at a table now
        if not holds:
            self._ended = True
            if self._sender is not None:
                self._sender.cancel()

    async def _send_on(self) -> None:
        """Sends what waits, at the reader's own pace."""
        while True:
            message = await self._outgoing.get()
            if self._share.is_used_up and not await self._shares.turn(self._share, MESSAGE):
                return
            await self._websocket.send({"type": "websocket.send", "text": message.decode()})
            self._waiting -= len(message)

    # --- in ---

    async def run(self) -> None:
        self._sender = asyncio.create_task(Metered(self._send_on(), self._share), name="socket sender")
        receiver: asyncio.Task[None] = asyncio.create_task(
            Metered(self._receive_on(), self._share), name="socket receiver"
        )
        try:
            await asyncio.wait((self._sender, receiver), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._service.lobby.leave(self)
            self._service.company.leave(self)
            self._service.tournaments.leave(self)
            for table in list(self._watched):
                self._service.rooms.leave(self, table)
            sender, self._sender = self._sender, None  # its result refers to this connection: else both stay for long
            for task in (sender, receiver):
                task.cancel()
            await asyncio.gather(sender, receiver, return_exceptions=True)
        code = TOO_SLOW if self._dropped else POLICY if self._refused >= STUBBORN else AGAIN if self._ended else None
        if code is not None:
            with_time = asyncio.wait_for(self._websocket.close(code), 1)
            await asyncio.gather(with_time, return_exceptions=True)

    async def _receive_on(self) -> None:
        while True:
            event = await self._websocket.receive()
            if event["type"] == "websocket.disconnect":
                return
            await self.check()
            if self._ended:
                return
            await self._hear(event.get("text"))
            if self._refused >= STUBBORN:
                return

    async def _hear(self, text: str | None) -> None:
        """One message. Whatever is wrong with it, only its sender hears of it."""
        nonce = ""
        try:
            if not all(rate.take() for rate in self._rates):
                self._refused += 1
                raise RequestError("too-fast")
            if text is None:
                raise RequestError("message-not-text")
            if len(text) > self._settings.frame_limit:
                raise RequestError("message-too-long", {"most": self._settings.frame_limit})
            try:
                message = _decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise RequestError("message-wrong", {"why": str(error)[:200]}) from None
            nonce = getattr(message, "nonce", "")[:100]
            await self._obey(message)
        except KronikaError as error:
            id, args, rule = reason(error)
            self.send(frame(messages.Problem(id, args, rule, nonce)))
        except WebSocketDisconnect:
            raise
        except Exception:
            logger.exception("a message went wrong")
            self.send(frame(messages.Problem("server-fault", nonce=nonce)))

    async def _obey(self, message: ClientMessage) -> None:
        service = self._service
        match message:
            case messages.Ping():
                self.send(frame(messages.Pong()))
            case LookAround():
                (service.lobby.come if message.look else service.lobby.leave)(self)
            case LookCompany():
                (service.company.come if message.look else service.company.leave)(self)
            case LookTournament():
                service.tournaments.come(self, message.tournament)
            case messages.Watch():
                if len(self._watched) >= self._settings.watched_tables and message.table not in self._watched:
                    raise RequestError("watch-too-many", {"most": self._settings.watched_tables})
                while not self._watches.take():
                    await asyncio.sleep(0.2)  # and so does whatever this connection sends after it
                await self._watch(message)
            case messages.Leave():
                service.rooms.leave(self, message.table)
                self._watched.discard(message.table)
            case messages.Answer():
                if not await service.answer(self._me(), message):
                    service.rooms.repeat(self, message.table)
            case messages.Undo():
                await service.undo(self._me(), message)
            case messages.Consent():
                await service.consent(self._me(), message)
            case messages.Seen():
                await service.seen(self._me(), message)
            case messages.Mix():
                await service.mix(self._me(), message)
            case messages.Chat():
                await service.chat(self._me(), message)

    async def _watch(self, message: messages.Watch) -> None:
        try:
            await self._service.watch(self, message)
        except RequestError as refused:
            if refused.message.id != "table-closed":
                raise
            self.send(frame(messages.Ended(message.table, *reason(refused)[:2])))  # it is no use to come back
        else:
            self._watched.add(message.table)

    def _me(self) -> Person:
        if self._who is None:
            raise RequestError("not-seated", status=403)
        return self._who
