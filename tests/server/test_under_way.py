"""What one address may have open behind a proxy, whose lines are everybody's."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.newcomers import HALF, OTHER, OTHER_HALF, half_sent, heard, newcomer, socket_of
from tests.server.parlour import Parlour, relaxed, until

ONE, ELSEWHERE = "203.0.113.1", "203.0.113.2"


def test_sockets_of_one_address_behind_a_proxy(tmp_path: Path, sqlite_only: None) -> None:
    """A proxy has lines for everybody, so they are counted behind it, whoever has them."""
    with Parlour(relaxed(tmp_path, connections_per_address=3)) as parlour, ExitStack() as open:
        guests = [newcomer(parlour, address) for address in (HALF, OTHER_HALF, HALF, OTHER_HALF)]
        held = [open.enter_context(socket_of(guest)) for guest in guests[:3]]
        with pytest.raises(InvalidStatus):
            socket_of(guests[3]).__enter__()
        open.enter_context(socket_of(newcomer(parlour, OTHER)))
        assert guests[3].get("/api/me")["name"], "a full set of sockets keeps nobody from asking"
        held[0].close()
        until(lambda: parlour.running.socket.count == 3)
        with socket_of(guests[3]):
            assert parlour.running.socket.count == 4


def test_requests_under_way_of_one_address_behind_a_proxy(tmp_path: Path, sqlite_only: None) -> None:
    with Parlour(relaxed(tmp_path, connections_per_address=3)) as parlour, ExitStack() as lines:
        guests = [newcomer(parlour, ONE) for _ in range(4)]
        share = parlour.running.shares.of(ONE)
        for guest in guests[:3]:
            lines.enter_context(half_sent(guest, "/api/me", 1, 100))
        until(lambda: share.requests == 3)
        with half_sent(guests[3], "/api/me", 1, 1) as line:
            refused = heard(line)
        assert refused.startswith("HTTP/1.1 429")
        assert "retry-after" in refused
        assert newcomer(parlour, ELSEWHERE).get("/api/about")["version"]
        lines.close()
        until(lambda: share.requests == 0)
        assert guests[3].get("/api/about")["version"]
