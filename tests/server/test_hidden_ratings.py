"""Whoever hides their rating has hidden it at the tables too, at those that wait and those that are on."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from tests.server.parlour import Guest, Parlour, relaxed
from tests.server.test_ratings import a_bot_is_measured, member, rated_table

__all__ = ["a_bot_is_measured"]


def is_shown(expected: bool, state: Any) -> bool:
    return (state["info"]["chairs"][0]["rating"] is not None) == expected


def shown(reader: Guest, *tables: str) -> list[bool]:
    return [reader.get(f"/api/tables/{table}")["chairs"][0]["rating"] is not None for table in tables]


def test_a_hidden_rating_leaves_the_chairs(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)) as hall:
        anna, karel, stranger = member(hall, "Anna"), member(hall, "Karel"), hall.guest("Eva")

        def show(to: str) -> Any:
            return anna.post("/api/me/ratings", {"shown": to})

        show("everybody")
        waits, runs = (str(rated_table(anna, "me", "empty")["id"]) for _ in range(2))
        karel.sit(runs, 1, anna.invite(runs))
        assert shown(stranger, waits, runs) == [True, True]
        with stranger.watch(runs) as line, anna.watch(runs) as own:
            line.settle()
            own.settle()
            for to, expected in (("nobody", False), ("everybody", True), ("friends", False)):
                show(to)
                line.until(partial(is_shown, expected))
                assert shown(stranger, waits, runs) == [expected, expected], to
        assert hall.live(runs).chairs[0].mark == "account"
        assert hall.live(waits).chairs[0].person == hall.live(runs).chairs[0].person != ""
        assert show("friends")["shown"] == "friends"  # once more: nothing changes
