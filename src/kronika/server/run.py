"""A server process: on a free port, with its address announced, until it is stopped. With a SQLite file it is the only
one of its data folder; with PostgreSQL it is one of several, all alike."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from types import FrameType

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

import kronika
from kronika.engine.errors import KronikaError
from kronika.engine.message import Arg
from kronika.server import logs
from kronika.server.app import create_app
from kronika.server.bus import open_bus
from kronika.server.door import doors
from kronika.server.errors import RequestError
from kronika.server.folder_lock import FolderLock
from kronika.server.garbage import GarbageKeeper
from kronika.server.priority import take_turns
from kronika.server.settings import Settings
from kronika.server.store.store import Store
from kronika.server.worker import register_games

TRIES = 50
"""How many ports are tried before we give up."""

MANY_FILES = 16_384

Say = Callable[[str, dict[str, Arg]], None]
"""Tells the user something: the name of a text and its arguments."""


def run(settings: Settings, host: str, port: int, browser: bool, say: Say) -> None:
    """Serves until it is stopped. If the data folder has a server already, the browser is sent there."""
    logs.set_up(settings.log)
    register_games(settings.games, settings.bots)
    kronika.games.ids()  # which warns of what packages declare and nobody can load
    file = settings.file
    if file is None:
        serve(settings, host, port, browser, say)
        return
    claim = FolderLock(file.parent)
    if not claim.take():
        address = claim.holder()
        say("serve-runs", {"address": address or "?"})
        if browser and address:
            webbrowser.open(address)
        return
    try:
        serve(settings, host, port, browser, say, claim)
    finally:
        claim.release()


def serve(settings: Settings, host: str, port: int, browser: bool, say: Say, claim: FolderLock | None = None) -> None:
    asyncio.run(prepare(settings))
    allow_many_lines()
    listener = listen(host, port)
    address = address_of(listener)
    if port and listener.getsockname()[1] != port:
        say("serve-port-taken", {"port": str(port)})
    if claim is not None:
        claim.tell(address)
    Server(settings, address, browser, say).run(sockets=[listener])


def allow_many_lines() -> None:
    """Each line is an open file, and of those a program may have few unless it asks for more."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 (not everywhere)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(hard, MANY_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


async def prepare(settings: Settings) -> str | None:
    """Opens the store once, so that what is wrong with it is said before anything else happens; says at which revision
    it stood before."""
    open_bus(settings.redis_url, "")
    store = Store(settings.database)
    try:
        stood = await store.open()
        damage = await store.damage()
    except (OSError, SQLAlchemyError) as error:
        why = str(getattr(error, "orig", None) or error).splitlines()
        raise RequestError("store-away", {"why": why[0][:200] if why else type(error).__name__}) from error
    finally:
        await store.close()
    if damage:
        raise RequestError("store-damaged", {"file": str(settings.file), "why": damage[:200]})
    return stood


class Server(uvicorn.Server):
    """uvicorn, which announces the address when it listens and says goodbye when it stops."""

    def __init__(self, settings: Settings, address: str, browser: bool, say: Say) -> None:
        app = create_app(settings)
        requests, sockets = doors(settings, app.state.shares)
        config = uvicorn.Config(
            app,
            log_level="warning",
            log_config=None,  # see `logs`; its lines for each request would tell whole addresses
            access_log=False,
            http=requests,
            ws=sockets,
            ws_max_size=1024 * 1024,  # what is longer than the app's own limit is answered, what is huge is cut off
            ws_per_message_deflate=False,  # a state has a few kilobytes, and memory per reader is dearer
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_keep_alive=130,  # longer than a proxy keeps a line that rests: else both may choose the same moment
            timeout_graceful_shutdown=3,
            server_header=False,
            forwarded_allow_ips=settings.proxies,
        )
        super().__init__(config)
        self._settings = settings
        self._address = address
        self._browser = browser
        self._say = say
        self._garbage = GarbageKeeper(is_quiet=lambda: app.state.running.socket.count == 0)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        self._garbage.open()
        take_turns()
        self._say("serve-at", {"address": self._address})
        self._say("serve-stop", {})
        store = "postgresql" if self._settings.file is None else "sqlite"
        redis = bool(self._settings.redis_url)
        logs.note("serving", address=self._address, version=kronika.__version__, store=store, redis=redis)
        if self._browser:
            webbrowser.open(self._address)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """On SIGTERM the server ends cleanly; uvicorn would let the signal kill the process afterwards."""
        if sig == signal.SIGTERM:
            self.should_exit = True
        else:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new is let in, all sockets are asked to come back (1012), what is under way is finished."""
        self._say("serve-stopping", {})
        logs.note("stopping")
        await self._garbage.close()
        await super().shutdown(sockets)
        logs.note("stopped")


def listen(host: str, port: int) -> socket.socket:
    """A socket on this port, or on the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for each in range(port, min(port + TRIES, 65536)):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, each))
            listener.listen(2048)
        except OSError as error:
            listener.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise KronikaError("serve-host", {"host": host}) from error
            continue
        return listener
    raise KronikaError("serve-no-port", {"port": str(port), "last": str(port + TRIES - 1)})


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"
