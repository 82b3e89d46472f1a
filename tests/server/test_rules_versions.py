"""An update that changes the rules: tables play on by those they began with, and finished games stay to be seen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kronika
from tests.server.parlour import Guest, Parlour, play_on, relaxed

BEFORE = ("tests.toys.turncoat:TurncoatBefore",)
BOTH = ("tests.toys.turncoat:Turncoat",)
AFTER = ("tests.toys.turncoat:TurncoatAfter",)


def back(parlour: Parlour, cookie: str) -> Guest:
    """The same person after a restart."""
    guest = parlour.guest()
    guest.http.cookies.clear()
    guest.http.cookies.set("kronika", cookie)
    return guest


def finish(guest: Guest, table: str) -> dict[str, Any]:
    with guest.watch(table) as device:
        play_on([device], random.Random(1))
        return device.state


@pytest.fixture(autouse=True)
def cleared_shelf() -> Iterator[None]:
    kronika.games.unregister("turncoat")
    yield
    kronika.games.unregister("turncoat")


def test_a_table_plays_on_by_the_rules_it_began_with_and_stays_to_be_seen(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, games=BEFORE)) as parlour:
        anna = parlour.guest("Anna")
        cookie = anna.http.cookies["kronika"]
        table, left = anna.create_table("turncoat", "me", "random"), anna.create_table("turncoat", "me", "random")
        with anna.watch(table) as device:
            assert len(device.ask["options"]) == 4  # type: ignore[index]
            play_on([device], random.Random(1), most=1)

    kronika.games.unregister("turncoat")  # another release, in the same process
    with Parlour(relaxed(tmp_path, games=BOTH)) as parlour:
        anna = back(parlour, cookie)
        ended = finish(anna, table)  # against the bot, which plays by the old rules as well
        assert (ended["view"]["rules"], ended["info"]["status"]) == (1, "over")
        chronicle = anna.get(f"/api/tables/{table}/chronicle")
        assert chronicle["rules"] == 1
        assert kronika.replay(chronicle).digest() == chronicle["digest"]
        assert anna.get(f"/api/tables/{table}/replay?seat=all&from=0&count=1")["frames"][0]["view"]["rules"] == 1
        again = anna.post(f"/api/tables/{table}/rematch")["id"]
        assert finish(anna, again)["view"]["rules"] == 2, "a new game is played by the new rules"
        passed_on = anna.post(f"/api/tables/{table}/play-on", {"at": 1, "seat": 0, "bot": "random", "player": ""})["id"]
        assert finish(anna, passed_on)["view"]["rules"] == 1, "what grows out of an old game is one"

    kronika.games.unregister("turncoat")
    with Parlour(relaxed(tmp_path, games=AFTER)) as parlour:
        anna = back(parlour, cookie)
        with anna.watch(table) as device:
            for part in ("view", "result", "seq"):
                assert device.state[part] == ended[part]
            assert [event["id"] for event in device.events] == ["high-card-log"] * 8
        assert {table, again, passed_on} <= {each["id"] for each in anna.get("/api/tables")}
        assert anna.get(f"/api/tables/{left}", 409)["id"] == "table-old-rules", (
            "a running game is left alone, and says so"
        )
