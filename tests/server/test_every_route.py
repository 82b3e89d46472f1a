"""The list of all routes is whole: tests that search every answer for a secret go by it."""

from __future__ import annotations

from tests.server import every_route
from tests.server.parlour import Parlour


def test_every_route_is_asked_or_named_with_a_reason(parlour: Parlour) -> None:
    asked = {request.route for request in every_route.asked("high-card", "t", "s")}
    assert asked.isdisjoint(every_route.NOT_ASKED)
    assert asked | set(every_route.NOT_ASKED) == every_route.named(parlour.app)
    assert all(every_route.NOT_ASKED.values())
