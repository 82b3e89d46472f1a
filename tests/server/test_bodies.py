"""Bodies that are under way: nobody fills the memory with them, and nobody is kept from playing by those of others."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from kronika.server.routes import replays
from kronika.server.routes.replays import played
from tests.server.newcomers import half_sent, heard, newcomer
from tests.server.parlour import Parlour, relaxed, until

ONE, TWO, THREE, FOUR = "203.0.113.1", "203.0.113.2", "2001:db8::1", "203.0.113.4"
MUCH = 30_000


def room(data: Path, **more: int) -> Parlour:
    return Parlour(relaxed(data, body_limit=10_000, **more))


def test_files_of_one_address_take_so_much_memory_and_give_it_back(tmp_path: Path, sqlite_only: None) -> None:
    """However many guests and lines. Others are not concerned, and neither are those at that address who play."""
    with room(tmp_path, bodies_per_address=MUCH) as parlour, ExitStack() as lines:
        bodies = parlour.running.context.bodies
        troll, again = newcomer(parlour, ONE), newcomer(parlour, ONE, "Again")
        lines.enter_context(half_sent(troll, "/api/sagas", MUCH, 1_000_000))
        until(lambda: bodies.held == MUCH)
        for path in ("/api/sagas", "/api/replays"):
            answer = heard(lines.enter_context(half_sent(again, path, MUCH, 1_000_000)))
            assert answer.startswith("HTTP/1.1 429"), answer
            assert "retry-after: 5" in answer
            until(lambda: bodies.held == MUCH)
        assert again.create_table("high-card", "me", "empty")
        lines.enter_context(half_sent(newcomer(parlour, TWO), "/api/sagas", MUCH, 1_000_000))
        until(lambda: bodies.held == 2 * MUCH)
        lines.close()
        until(lambda: bodies.held == 0)
        assert again.http.post("/api/sagas", content=b" " * MUCH).json()["id"] == "chronicle-not-json"
        assert bodies.held == 0


def test_files_of_all_take_so_much_and_who_plays_does_not_wait(tmp_path: Path, sqlite_only: None) -> None:
    with room(tmp_path, bodies_per_address=MUCH, bodies=2 * MUCH) as parlour, ExitStack() as lines:
        bodies = parlour.running.context.bodies
        for number, address in enumerate((ONE, TWO), 1):
            lines.enter_context(half_sent(newcomer(parlour, address), "/api/sagas", MUCH, 1_000_000))
            until(lambda number=number: bodies.held == number * MUCH)  # type: ignore[misc]
        honest = newcomer(parlour, THREE)
        refused = honest.http.post("/api/replays", content=b" " * MUCH, headers={"Accept-Language": "cs"})
        assert (refused.status_code, refused.json()["id"], refused.headers["retry-after"]) == (503, "server-busy", "5")
        assert honest.create_table("high-card", "me", "empty")
        lines.close()
        until(lambda: bodies.held == 0)
        assert honest.http.post("/api/replays", content=b" " * MUCH).status_code == 422


def test_nothing_is_read_of_a_file_that_may_not_be_sent(tmp_path: Path, sqlite_only: None) -> None:
    """Whoever has sent too many is told so at once, however much is still to come."""
    with Parlour(relaxed(tmp_path, new_tables_per_minute=1.0, body_patience=2.0)) as parlour:
        troll = newcomer(parlour, ONE)
        assert troll.http.post("/api/replays", content=b"no").json()["id"] == "chronicle-not-json"
        for path in ("/api/replays", "/api/sagas"):
            with half_sent(troll, path, 0, 100_000) as line:
                assert heard(line).startswith("HTTP/1.1 429")
        stranger = newcomer(parlour, FOUR)
        stranger.http.cookies.set("kronika", "of a session that has ended", domain="127.0.0.1")
        with half_sent(stranger, "/api/replays", 0, 100_000) as line:
            assert heard(line).startswith("HTTP/1.1 40")


def test_a_file_is_unpacked_when_it_is_its_turn(
    tmp_path: Path, sqlite_only: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unpacked it takes many times as much memory, and others may wait before it."""
    served: list[set[str]] = []
    with Parlour(relaxed(tmp_path)) as parlour:

        def noted(body: bytearray, play: Callable[[Any], Any]) -> Any:
            served.append(set(parlour.running.context.heavy._served))
            return played(body, play)

        monkeypatch.setattr(replays, "played", noted)
        for path in ("/api/replays", "/api/sagas"):
            newcomer(parlour, ONE).post(path, [], 422)
    assert served == [{ONE}] * 2
