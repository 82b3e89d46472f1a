"""Lines of people who only listen end with their session, wherever that was ended."""

from __future__ import annotations

import asyncio
from hashlib import sha256

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.parlour import Parlour, until
from tests.server.stores import ask
from tests.server.test_play import two_people
from tests.server.test_reminders import loop_of


def test_a_line_that_says_nothing_is_cut_when_its_session_has_ended_elsewhere(parlour: Parlour) -> None:
    """`kronika password` on the same machine, or another process whose notice is lost. Nobody has come with the session
    for longer than two rounds."""
    table, anna, karel = two_people(parlour, "high-card")
    hash = sha256(anna.http.cookies["kronika"].encode()).hexdigest()
    sessions, loop = parlour.running.sessions, loop_of(parlour)
    with anna.watch(table) as silent, karel.watch(table) as other:
        for _ in range(3):
            asyncio.run_coroutine_threadsafe(sessions.round(), loop).result()
        ask(parlour.settings.database, "delete from sessions where hash = :hash", hash=hash)
        asyncio.run_coroutine_threadsafe(sessions.round(), loop).result()
        with pytest.raises(ConnectionClosed):
            silent.hear("nothing more")
        other.settle()
        until(lambda: parlour.running.socket.count == 1)
