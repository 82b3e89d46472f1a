"""A server to play at in tests, and guests who speak to it over real HTTP and real sockets."""

from __future__ import annotations

import json
import random
import socket
import ssl
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import uvicorn
from argon2 import PasswordHasher
from websockets.sync.client import ClientConnection, connect

from kronika.engine.table import Table
from kronika.server.app import Running, create_app
from kronika.server.door import doors
from kronika.server.live_table import LiveTable
from kronika.server.settings import Settings
from tests.server import stores

HIGH_CARD = "examples.high_card.game:HighCard"
PLENTY = 1e9
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
EASY = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Hashes in no time; what a real one costs is for a few tests to say."""
PATIENCE = 180.0
"""Seconds after which a test no longer waits: only a failure takes so long. Where bots think steps back for all others,
and has little of a machine that has ten times as much to do as it can."""


def relaxed(data: Path, **changes: Any) -> Settings:
    """Settings with bots that do not wait, and without limits on how much one sender sends."""
    given: dict[str, Any] = {
        "database_url": stores.current[0].url(data) if "database_url" not in changes else "",
        "games": (HIGH_CARD,),
        "bot_delay": 0.0,
        "bot_patience": PATIENCE,
        "durable": False,
        "work_share": PLENTY,
        "messages_per_second": PLENTY,
        "watches_per_second": PLENTY,
        "requests_per_second": PLENTY,
        "new_tables_per_minute": PLENTY,
        "tables_per_person": PLENTY,
        "bot_tables_per_person": PLENTY,
        "tables_per_network": PLENTY,
        "new_guests_per_minute": PLENTY,
        "passwords_per_minute": PLENTY,
        "lines_per_second": PLENTY,
    }
    return Settings(data=data, **(given | changes))


class Parlour:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings, hasher: PasswordHasher = EASY) -> None:
        self.settings = settings
        self.app = create_app(settings, hasher)
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        requests, sockets = doors(settings, self.app.state.shares)
        config = uvicorn.Config(
            self.app,
            log_level="error",
            http=requests,
            ws=sockets,
            ws_max_size=2**20,
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        until(lambda: self._server.started)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        hang_up(self.base)
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @property
    def running(self) -> Running:
        running: Running = self.app.state.running
        return running

    @property
    def connections(self) -> list[Any]:
        """The lines that are open, as uvicorn knows them."""
        return list(self._server.server_state.connections)

    def live(self, table: str) -> LiveTable:
        """The server's own table, to compare with."""
        live = self.running.service.tables.cached(table)
        assert live is not None
        return live

    def table(self, id: str) -> Table:
        table = self.live(id).table
        assert table is not None
        return table

    def guest(self, name: str = "") -> Guest:
        return Guest(self.base, name)


_clients: list[tuple[str, httpx.Client]] = []
"""All that speak to a server now, with its address."""


def client(base: str, **more: Any) -> httpx.Client:
    """Speaks HTTP without TLS: for each guest to read the certificates takes longer than most tests."""
    made = httpx.Client(base_url=base, timeout=PATIENCE, verify=NO_CERTIFICATES, **more)
    _clients.append((base, made))
    return made


def hang_up(base: str = "") -> None:
    """Nobody speaks to this server any more, or to any."""
    for each in [each for each in _clients if base in ("", each[0])]:
        each[1].close()
        _clients.remove(each)


def fetch(url: str, **more: Any) -> httpx.Response:
    """What somebody gets who has no cookie."""
    return httpx.get(url, timeout=PATIENCE, verify=NO_CERTIFICATES, **more)


class Guest:
    """Somebody with a browser: a cookie, HTTP requests and sockets."""

    def __init__(self, base: str, name: str = "") -> None:
        self.base = base
        self.http = client(base)
        self.name = name
        self.get("/api/me")
        if name:
            self.post("/api/me", {"name": name})

    def get(self, path: str, status: int = 200) -> Any:
        response = self.http.get(path)
        assert response.status_code == status, response.text
        return response.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        response = self.http.post(path, json={} if body is None else body)
        assert response.status_code == status, response.text
        return response.json()

    @property
    def cookie(self) -> str:
        return f"kronika={self.http.cookies['kronika']}"

    def create_table(self, game: str, *seats: str, **setup: Any) -> str:
        """A new table: "me", "empty" or the name of a bot for each chair."""
        chairs = [{"kind": seat} if seat in ("me", "empty") else {"kind": "bot", "bot": seat} for seat in seats]
        body = {"game": game, "name": "our table", "seats": chairs, "setup": setup}
        return str(self.post("/api/tables", body)["id"])

    def invite(self, table: str) -> str:
        return str(self.post(f"/api/tables/{table}/invite")["invite"])

    def sit(self, table: str, seat: int, invite: str, status: int = 200) -> Any:
        return self.post(f"/api/tables/{table}/sit", {"seat": seat, "name": self.name, "invite": invite}, status)

    def watch(self, table: str, known: Watching | None = None, seat: int | None = None) -> Watching:
        return Watching(self, table, known, seat=seat)

    def watch_to_the_end(self, table: str) -> None:
        """Where only bots sit, they play as long as somebody looks."""
        with self.watch(table) as device:
            device.until(lambda state: state["info"]["status"] == "over")


class Watching:
    """One device that looks at one table, perhaps with what another one `known` from before has got, and perhaps with
    the eyes of one of several people at it (`seat`)."""

    def __init__(
        self,
        guest: Guest | None,
        table: str,
        known: Watching | None = None,
        base: str = "",
        seat: int | None = None,
    ) -> None:
        self.seat = seat
        base = guest.base if guest is not None else base
        headers = {} if guest is None else {"Cookie": guest.cookie}
        self.table = table
        url = base.replace("http", "ws") + "/ws"
        self._line = connect(url, additional_headers=headers, compression=None, max_size=None)
        self.socket: ClientConnection = self._line.__enter__()
        self.frames: list[str] = []
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.problems: list[dict[str, Any]] = []
        self._count = 0
        self.undos = 0
        """How often the game went back while this device looked."""
        self._earlier_at = f"{base}/api/tables/{table}/events"
        self._headers = headers
        self._known = 0 if known is None else len(known.events)
        """How many events there have been, as far as this device knows."""
        epoch = 0 if known is None else known.state["epoch"]
        self.send({"type": "watch", "table": table, "epoch": epoch, "events": self._known, "seat": seat})
        self.hear("state")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, whatever it is."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "state":
            if self.state and self.state["epoch"] != message["epoch"]:
                self.undos += 1
                self._known = -1
            if message["first"] != self._known:
                self.events = self._earlier(message["first"])
            self.events += message["events"]
            self._known = message["first"] + len(message["events"])
            self.state = message
        elif message["type"] == "said":
            self.said.append(message)
        elif message["type"] == "error":
            self.problems.append(message)
        return message

    def _earlier(self, before: int) -> list[dict[str, Any]]:
        """What happened before the events of a state, page by page."""
        found: list[dict[str, Any]] = []
        while before:
            asked = {"before": before} | ({} if self.seat is None else {"seat": self.seat})
            page = fetch(self._earlier_at, params=asked, headers=self._headers).json()
            found[:0] = page["events"]
            before = page["first"]
        return found

    def hear(self, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of a kind."""
        deadline = time.monotonic() + timeout
        while True:
            message = self.next(deadline - time.monotonic())
            if message["type"] == kind:
                return message

    def until(self, seen: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Reads on until the state is like this."""
        while not seen(self.state):
            self.hear("state")
        return self.state

    def waits(self) -> bool:
        """Whether the server lets this device wait: nothing comes but what it had been told."""
        with suppress(TimeoutError):
            while self.next(0.5)["type"] != "pong":
                continue
            return False
        return True

    def overhears(self) -> bool:
        """Reads one message, if one comes soon; whether one came."""
        try:
            self.next(0.01)
        except TimeoutError:
            return False
        return True

    def settle(self) -> None:
        """Reads everything the server has sent before it answers this ping."""
        self.send({"type": "ping"})
        self.hear("pong")

    @property
    def ask(self) -> dict[str, Any] | None:
        asks = self.state["asks"]
        return asks[0] if asks else None

    def nonce(self) -> str:
        self._count += 1
        return f"{id(self)}-{self._count}"

    def answer(self, keys: list[str], ask: str = "", nonce: str = "") -> None:
        opened = self.ask
        known = opened["id"] if opened else ""
        message = {"type": "answer", "table": self.table, "ask": ask or known, "keys": keys, "seat": self.seat}
        self.send({**message, "nonce": nonce or self.nonce()})

    def until_answered(self) -> None:
        """Reads on until the question that was open is so no longer."""
        assert self.ask is not None
        self.until(lambda state, id=self.ask["id"]: all(ask["id"] != id for ask in state["asks"]))  # type: ignore[misc]

    def answer_any(self, chance: random.Random) -> None:
        """Any legal answer to the open question."""
        assert self.ask is not None
        self.answer(legal(self.ask, chance))
        self.until(lambda state, before=self.state: state is not before)  # type: ignore[misc]

    def problem(self) -> dict[str, Any]:
        return self.hear("error")


def legal(ask: dict[str, Any], chance: random.Random) -> list[str]:
    keys = [option["key"] for option in ask["options"] for _ in range(option["most"])]
    return chance.sample(keys, chance.randint(ask["least"], min(ask["most"], len(keys))))


def until(true: Callable[[], object], timeout: float = PATIENCE) -> None:
    deadline = time.monotonic() + timeout
    while not true():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.01)


def play_on(devices: list[Watching], chance: random.Random, most: int = 10_000) -> int:
    """The players answer whatever they are asked until the game is over; returns how many answers they gave."""
    given = 0
    while given < most and devices[0].state["info"]["status"] == "playing":
        for device in devices:
            if device.ask is not None:
                break
        else:
            # A bot thinks, or another process has not told us yet. Nobody asks meanwhile: a server answers so many
            # messages in a second, and no more.
            if any(device.overhears() for device in devices):
                catch_up(devices)
            continue
        device.answer(legal(device.ask, chance))
        given += 1
        device.until_answered()
        catch_up(devices)
    return given


def catch_up(devices: list[Watching]) -> None:
    """All devices read until they know the same, and whatever else was meant for one of them alone."""
    last = max(device.state["seq"] for device in devices)
    for device in devices:
        device.until(lambda state: state["seq"] >= last)
        device.settle()
