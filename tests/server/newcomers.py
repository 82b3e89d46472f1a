"""Guests who come through a proxy from an address of their own, as the server sees it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager

from websockets.sync.client import ClientConnection, connect

from tests.server.parlour import PATIENCE, Guest, Parlour

HALF, OTHER_HALF, OTHER = "2001:db8::1", "2001:db8::2", "2001:db8:1::1"
"""Two addresses of one network, and one of another."""


def newcomer(parlour: Parlour, address: str, name: str = "Newcomer") -> Guest:
    """A new guest from this address. The server's own machine, from which all others in tests come, has no limits."""
    guest = parlour.guest(name)
    guest.http.headers["X-Forwarded-For"] = address
    return guest


def socket_of(guest: Guest) -> ClientConnection:
    """An open socket; or what refuses it."""
    headers = {"Cookie": guest.cookie, "X-Forwarded-For": guest.http.headers["X-Forwarded-For"]}
    url = guest.base.replace("http", "ws") + "/ws"
    return connect(url, additional_headers=headers, compression=None, open_timeout=PATIENCE)


@contextmanager
def half_sent(guest: Guest, path: str, sent: int, length: int) -> Iterator[socket.socket]:
    """A request of whose body only the first part has been sent."""
    host, port = guest.base.removeprefix("http://").split(":")
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {guest.cookie}\r\n"
        f"X-Forwarded-For: {guest.http.headers['X-Forwarded-For']}\r\nContent-Length: {length}\r\n\r\n"
    )
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(head.encode() + b" " * sent)
        yield line


def heard(line: socket.socket) -> str:
    """The answer's head, and what has come with it."""
    told = b""
    while b"\r\n\r\n" not in told and (more := line.recv(4096)):
        told += more
    return told.decode()
