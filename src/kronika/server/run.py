"""A server process: one per data folder, on a free port, with its address told, until it is stopped."""

from __future__ import annotations

import asyncio
import errno
import socket
import webbrowser
from collections.abc import Callable

import uvicorn

from kronika.engine.errors import KronikaError
from kronika.engine.message import Arg
from kronika.server.app import collect_seldom, create_app
from kronika.server.claim import Claim
from kronika.server.settings import Settings
from kronika.server.store.store import Store
from kronika.server.worker import shelve

TRIES = 50
"""How many ports are tried before we give up."""

Say = Callable[[str, dict[str, Arg]], None]
"""Tells the user something: the name of a text and its arguments."""


def run(settings: Settings, host: str, port: int, browser: bool, say: Say) -> None:
    """Serves until it is stopped. If the data folder has a server already, the browser is sent there."""
    shelve_all(settings.games)
    claim = Claim(settings.data)
    if not claim.take():
        address = claim.holder()
        say("serve-runs", {"address": address or "?"})
        if browser and address:
            webbrowser.open(address)
        return
    try:
        asyncio.run(prepare(settings))
        listener = listen(host, port)
        address = address_of(listener)
        if port and listener.getsockname()[1] != port:
            say("serve-port-taken", {"port": str(port)})
        claim.tell(address)
        Server(settings, address, browser, say).run(sockets=[listener])
    finally:
        claim.release()


def shelve_all(games: tuple[str, ...]) -> None:
    for game in games:
        try:
            shelve([game])
        except (ImportError, AttributeError, TypeError, ValueError) as error:
            raise KronikaError("serve-game", {"game": game, "why": str(error)}) from None


async def prepare(settings: Settings) -> None:
    """Opens the store once, so that what is wrong with it is said before anything else happens."""
    store = Store(settings.database)
    try:
        await store.open()
    finally:
        await store.close()


class Server(uvicorn.Server):
    """uvicorn, which tells the address when it listens and says goodbye when it stops."""

    def __init__(self, settings: Settings, address: str, browser: bool, say: Say) -> None:
        config = uvicorn.Config(
            create_app(settings),
            log_level="warning",
            ws="websockets-sansio",
            ws_max_size=1024 * 1024,  # what is longer than the app's own limit is answered, what is huge is cut off
            ws_per_message_deflate=False,  # a state has a few kilobytes, and memory per reader is dearer
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=3,
            server_header=False,
        )
        super().__init__(config)
        self._address = address
        self._browser = browser
        self._say = say

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        collect_seldom()
        self._say("serve-at", {"address": self._address})
        self._say("serve-stop", {})
        if self._browser:
            webbrowser.open(self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._say("serve-stopping", {})
        await super().shutdown(sockets)


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
