"""Lines that are opened and say nothing, or too many of them: whoever else comes is let in."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from kronika.server import door
from kronika.server.sessions import is_among
from tests.server.parlour import PATIENCE, Parlour, relaxed

HALF = b"GET /health HTTP/1.1\r\nHost: x\r\nX-a: "
WHOLE = b"GET /api/about HTTP/1.1\r\nHost: x\r\n\r\n"


@contextmanager
def line(parlour: Parlour) -> Iterator[socket.socket]:
    host, port = parlour.base.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as found:
        yield found


def is_cut(line: socket.socket) -> bool:
    """Whether the server ends the line, without a word."""
    try:
        return line.recv(100) == b""
    except ConnectionResetError:
        return True


def test_whoever_opens_a_line_has_to_say_something(tmp_path: Path) -> None:
    """Nothing, half a head, or half a head after a whole request: all are cut. Others are not."""
    with Parlour(relaxed(tmp_path, head_patience=2.0)) as parlour:
        anna = parlour.guest("Anna")
        table = anna.create_table("high-card", "me", "random")
        with anna.watch(table) as device, line(parlour) as silent, line(parlour) as slow, line(parlour) as second:
            slow.sendall(HALF)
            second.sendall(WHOLE)
            assert second.recv(12) == b"HTTP/1.1 200"
            second.settimeout(PATIENCE)
            second.sendall(HALF)
            assert is_cut(silent)
            assert is_cut(slow)
            while second.recv(4096):
                continue
            device.settle()  # a socket is older than that by now
            assert anna.get("/api/about")["version"]


def test_no_address_holds_all_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "HOLD", 0.05)
    with Parlour(relaxed(tmp_path, proxies="", connections_per_address=5)) as parlour, ExitStack() as lines:
        held = [lines.enter_context(line(parlour)) for _ in range(5)]
        assert is_cut(lines.enter_context(line(parlour)))
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=parlour.base, transport=elsewhere, timeout=PATIENCE) as other:
            assert other.get("/api/about").status_code == 200
        held[0].close()
        while True:  # whoever hangs up makes room
            with line(parlour) as again:
                again.sendall(WHOLE)
                if not is_cut(again):
                    break


def test_a_line_too_many_is_held_before_it_is_cut_and_no_others_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is cut off at once comes back at once, and costs the house a line each time."""
    monkeypatch.setattr(door, "HOLD", 1e6)
    with Parlour(relaxed(tmp_path, proxies="", connections_per_address=2)) as parlour, ExitStack() as lines:
        held = [lines.enter_context(line(parlour)) for _ in range(4)]
        assert is_cut(lines.enter_context(line(parlour)))
        for each in held:
            each.sendall(WHOLE)
        assert [each.recv(12) for each in held[:2]] == [b"HTTP/1.1 200"] * 2
        held[2].setblocking(False)
        with pytest.raises(BlockingIOError):
            held[2].recv(12)


def test_a_proxy_speaks_for_many(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, connections_per_address=1)) as parlour, ExitStack() as lines:
        many = [lines.enter_context(line(parlour)) for _ in range(5)]
        for each in many:
            each.sendall(WHOLE)
            assert each.recv(12) == b"HTTP/1.1 200"


@pytest.mark.parametrize(
    ("host", "proxies", "is_one"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("10.1.2.3", "10.0.0.0/8, ::1", True),
        ("::1", "10.0.0.0/8, ::1", True),
        ("203.0.113.1", "*", True),
        ("203.0.113.1", "127.0.0.1", False),
        ("203.0.113.1", "", False),
        ("a-socket", "a-socket", True),
    ],
)
def test_who_is_a_proxy(host: str, proxies: str, is_one: bool) -> None:
    assert is_among(host, proxies) is is_one


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, body_patience=0.2)) as parlour, line(parlour) as slow:
        slow.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{")
        told = b""
        while more := slow.recv(4096):
            told += more
        assert told.startswith(b"HTTP/1.1 408")
        assert b"body-too-slow" in told
