"""Somebody whose push addresses are slow, or answer nothing, waits for them alone."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.clock import Clock
from tests.server.messengers import PushService, Subscriber
from tests.server.parlour import PATIENCE
from tests.server.stores import ask
from tests.server.test_accounts import sign_in, sign_up
from tests.server.test_reminders import DELAY, create_table, house, loop_of, remind, wants


class Holding(dict[str, int]):
    """Answers nothing at paths that begin with `/slow` until it is let go."""

    def __init__(self) -> None:
        self.held = threading.Event()

    def get(self, path: str, default: Any = None) -> Any:
        if path.startswith("/slow"):
            self.held.wait(PATIENCE)
        return super().get(path, default)


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as service:
        service.answers = Holding()
        yield service
        service.answers.held.set()


def paths(service: PushService) -> list[str]:
    return [each.path for each in service.got]


def test_slow_addresses_of_one_keep_nobody_else_waiting(tmp_path: Path, clock: Clock, service: PushService) -> None:
    with house(tmp_path, service) as parlour:
        _, anna, _ = create_table(parlour)
        sign_up(anna, "Anna")
        for i in range(9):
            device = anna if i == 0 else parlour.guest()
            if i:
                sign_in(device, "Anna")
            Subscriber(device, f"slow{i}")
        wants(anna, "push", kinds=("turn",))
        clock.let_pass(1)
        _, karel, _ = create_table(parlour)  # whose turn it is a second later
        reader = Subscriber(karel, "quick")
        wants(karel, "push", kinds=("turn",))
        clock.let_pass(DELAY)
        asyncio.run_coroutine_threadsafe(parlour.running.reminding.look(), loop_of(parlour)).result(PATIENCE)
        for _ in range(1000):
            if "/quick" in paths(service):
                break
            time.sleep(0.01)
        got = list(service.got)
        assert [each["title"] for each in reader.reads(got)] == ["Jsi na tahu"]
        assert len([each for each in paths(service) if each.startswith("/slow")]) <= 2
        assert isinstance(service.answers, Holding)
        service.answers.held.set()
        remind(parlour)
        assert len(set(paths(service))) == 10  # and hers have all been told too


def test_an_address_that_goes_on_failing_is_left_alone_for_longer_each_time(
    tmp_path: Path, clock: Clock, service: PushService
) -> None:
    with house(tmp_path, service) as parlour:
        _, anna, _ = create_table(parlour)
        Subscriber(anna, "bad")
        wants(anna, "push", kinds=("turn",))
        service.answers["/bad"] = 500
        clock.let_pass(DELAY)

        def told() -> int:
            ask(parlour.settings.database, "update notices set settled = null")
            remind(parlour)
            return len(service.taken())

        assert [told() for _ in range(4)] == [1, 1, 0, 0]
        clock.let_pass(61)
        assert [told(), told()] == [1, 0]
        clock.let_pass(61)
        assert told() == 0
        service.answers["/bad"] = 201
        clock.let_pass(60)
        assert [told() for _ in range(3)] == [1, 1, 1]  # it is there again, and all is forgotten
        assert 'kronika_reminders_total{outcome="push-rests"} 4' in anna.http.get("/metrics").text
