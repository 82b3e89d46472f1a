"""Open tables: anybody finds them and sits down, whoever wants any game is brought to one, and bots fill what stays
empty."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from kronika.server import filling, open_tables
from kronika.server.live_table import LiveTable
from kronika.server.occupant import Occupant
from kronika.server.order import Order
from kronika.server.store.store import Header
from tests.server.clock import Clock
from tests.server.parlour import Guest, Parlour, Watching, relaxed, until
from tests.server.stores import ask

GAME = "high-card"


@pytest.fixture
def hall(parlour: Parlour) -> Parlour:
    """The server, with no other open tables than a test's own."""
    ask(parlour.settings.database, "delete from open_tables")
    fresh(parlour)
    return parlour


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[Parlour]:
    """A server of a test's own, whose time may pass."""
    with Parlour(relaxed(tmp_path)) as parlour:
        yield parlour


def open_table(guest: Guest, *seats: str, **more: Any) -> str:
    chairs = [{"kind": seat} if seat in ("me", "empty") else {"kind": "bot", "bot": seat} for seat in seats]
    body = {"game": GAME, "name": "come in", "seats": chairs, "listed": True, **more}
    return str(guest.post("/api/tables", body)["id"])


def listed(guest: Guest) -> list[str]:
    return [each["id"] for each in guest.get("/api/open-tables")["tables"]]


def find(guest: Guest, status: int = 200, **wish: Any) -> Any:
    return guest.post("/api/open-tables", {"game": GAME, **wish}, status)


@contextmanager
def in_the_lobby(guest: Guest, at: str) -> Iterator[Watching]:
    """Somebody who looks at the list, by a socket that looks at a table of theirs too."""
    with guest.watch(at) as device:
        device.send({"type": "lobby", "look": True})
        yield device


# --- the list ---


def test_anybody_sits_down_at_an_open_table_without_an_invitation(hall: Parlour) -> None:
    anna, karel = hall.guest("Anna"), hall.guest("Karel")
    hidden = anna.create_table(GAME, "me", "empty")
    table = open_table(anna, "me", "empty", lang="cs")
    (line,) = karel.get("/api/open-tables")["tables"]
    assert (line["id"], line["game"], line["host"], line["lang"]) == (table, GAME, "Anna", "cs")
    assert [(chair["name"], chair["person"]) for chair in line["chairs"]] == [("Anna", True), ("", False)]
    assert karel.sit(hidden, 1, "", 403)["id"] == "invite-needed"
    assert karel.sit(table, 1, "")["my_seat"] == 1
    assert listed(anna) == [], "all chairs are taken"


def test_the_host_opens_and_closes_the_table(hall: Parlour) -> None:
    anna, karel = hall.guest("Anna"), hall.guest("Karel")
    table = anna.create_table(GAME, "me", "empty", "empty")
    arrange = f"/api/tables/{table}/arrange"
    assert karel.post(arrange, {"listed": True}, 403)["id"] == "host-alone"
    assert anna.post(arrange, {"listed": True})["listed"]
    assert listed(karel) == [table]
    anna.post(arrange, {"listed": False})
    assert listed(karel) == []
    assert karel.sit(table, 1, "", 403)["id"] == "invite-needed"
    anna.post(arrange, {"listed": True})
    assert listed(karel) == [table], "opened again"


def test_whoever_was_removed_does_not_come_back_that_way(hall: Parlour) -> None:
    anna, karel = hall.guest("Anna"), hall.guest("Karel")
    table = open_table(anna, "me", "empty", "empty")
    karel.sit(table, 1, "")
    who = anna.get(f"/api/tables/{table}")["chairs"][1]["who"]
    anna.post(f"/api/tables/{table}/remove", {"who": who})
    assert karel.sit(table, 1, "", 403)["id"] == "invite-needed"
    assert find(karel)["id"] != table, "nor is he brought there"


def test_a_running_game_and_a_saga_are_not_open(hall: Parlour) -> None:
    anna = hall.guest("Anna")
    table = anna.create_table(GAME, "me", "random")
    with anna.watch(table) as device:
        device.until(lambda state: state["info"]["status"] == "playing")
    assert anna.post(f"/api/tables/{table}/arrange", {"listed": True}, 409)["id"] == "listed-late"
    seats = [{"kind": "me"}, {"kind": "empty"}]
    saga = {"game": "oath", "name": "Empire", "saga": "Empire", "seats": seats, "listed": True}
    assert anna.post("/api/tables", saga, 409)["id"] == "listed-saga"


def test_a_table_that_everybody_has_left_goes_from_the_list(own_hall: Parlour, clock: Clock) -> None:
    anna, karel = own_hall.guest("Anna"), own_hall.guest("Karel")
    table = open_table(anna, "me", "empty")
    slow = open_table(anna, "me", "empty", pace=86400)
    with anna.watch(table):
        until(lambda: karel.get(f"/api/tables/{table}")["chairs"][0]["here"])
        clock.let_pass(open_tables.DESERTED + 1)
        fresh(own_hall)
        assert set(listed(karel)) == {table, slow}, "somebody waits there"
    until(lambda: not karel.get(f"/api/tables/{table}")["chairs"][0]["here"])
    fresh(own_hall)
    assert listed(karel) == [slow], "where one has days to answer, nobody has to wait"


def fresh(hall: Parlour) -> None:
    """The list is made anew when it is next asked for, as it is every few seconds."""
    hall.running.service.lobby._found = None


def test_whoever_looks_sees_the_list_change(hall: Parlour) -> None:
    anna, karel = hall.guest("Anna"), hall.guest("Karel")
    with in_the_lobby(karel, karel.create_table(GAME, "me", "empty")) as lobby:
        first = lobby.hear("open-tables")
        assert (first["tables"], first["whole"]) == ([], True)
        table = open_table(anna, "me", "empty", "empty")
        assert [each["id"] for each in lobby.hear("open-tables")["tables"]] == [table]
        other = open_table(anna, "me", "empty")
        news = lobby.hear("open-tables")
        assert ([each["id"] for each in news["tables"]], news["whole"]) == ([other], False), "what one has is not sent"
        hall.guest("Eva").sit(table, 1, "")
        names = [chair["name"] for chair in lobby.hear("open-tables")["tables"][0]["chairs"]]
        assert names == ["Anna", "Eva", ""]
        anna.post(f"/api/tables/{table}/arrange", {"listed": False})
        news = lobby.hear("open-tables")
        assert (news["tables"], news["gone"]) == ([], [table])
        with in_the_lobby(anna, table) as late:
            assert [each["id"] for each in late.hear("open-tables")["tables"]] == [other], "who comes later gets all"
        lobby.send({"type": "lobby", "look": False})
        until(lambda: hall.running.service.lobby.count == 0)
    assert hall.running.service.lobby.count == 0


def test_a_list_tells_who_somebody_is_to_nobody(hall: Parlour) -> None:
    anna = hall.guest("Anna")
    person = hall.live(open_table(anna, "me", "empty")).chairs[0].person
    assert person not in anna.http.get("/api/open-tables").text


# --- any game ---


def test_two_who_want_a_game_meet(hall: Parlour) -> None:
    anna, karel = hall.guest("Anna"), hall.guest("Karel")
    mine = find(anna, seats=2)
    assert (mine["my_seat"], mine["listed"], len(mine["chairs"])) == (0, True, 2)
    theirs = find(karel, seats=2)
    assert (theirs["id"], theirs["my_seat"]) == (mine["id"], 1)


@pytest.mark.parametrize(
    "wish", [{"seats": 3}, {"pace": 3600}, {"lang": "en"}], ids=["another number", "another pace", "another language"]
)
def test_who_wants_something_else_waits_at_a_table_of_their_own(hall: Parlour, wish: dict[str, Any]) -> None:
    mine = find(hall.guest("Anna"), seats=2, lang="cs")
    assert find(hall.guest("Karel"), **{"seats": 2, **wish})["id"] != mine["id"]


def test_who_does_not_mind_is_brought_to_the_one_who_has_waited_longest(own_hall: Parlour, clock: Clock) -> None:
    first = find(own_hall.guest("Anna"), seats=3, lang="cs")
    clock.let_pass(1)
    find(own_hall.guest("Karel"), seats=2, lang="en")
    assert find(own_hall.guest("Eva"))["id"] == first["id"]


def test_nobody_takes_the_chairs_of_all(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, open_chairs_per_person=2)) as hall:
        karel = hall.guest("Karel")
        tables = [open_table(hall.guest(f"Anna {n}"), "me", "empty", "empty") for n in range(3)]
        for table in tables[:2]:
            karel.sit(table, 1, "")
        assert karel.sit(tables[2], 1, "", 429)["id"] == "open-enough"
        assert find(karel, 429)["id"] == "open-enough"
        karel.post(f"/api/tables/{tables[0]}/resign")
        karel.sit(tables[2], 1, "")


# --- bots where too few come ---


def test_bots_take_the_empty_chairs_when_it_is_time(tmp_path: Path, clock: Clock) -> None:
    with Parlour(relaxed(tmp_path, clock_every=0.1)) as hall:
        anna = hall.guest("Anna")
        mine = find(anna, seats=3, fill_after=120)
        assert mine["fill_at"] == pytest.approx(clock.time() + 120, abs=5)
        with anna.watch(mine["id"]) as device:
            clock.let_pass(119)
            assert device.state["info"]["status"] == "gathering"
            clock.let_pass(10)
            device.until(lambda state: state["info"]["status"] == "playing")
        chairs = device.state["info"]["chairs"]
        assert [bool(chair["bot"]) for chair in chairs] == [False, True, True]
        assert len({chair["name"] for chair in chairs}) == 3


def waiting(fill_at: float, *chairs: Occupant) -> LiveTable:
    header = Header("t", "played", GAME, 1, "", {}, "", "anna", 0.0)
    live = LiveTable(header, [])
    live.chairs = list(chairs)
    live.order = Order(listed=True, fill_at=fill_at)
    return live


def test_nothing_is_filled_where_nobody_waits_or_nobody_wants_it() -> None:
    anna, nobody = Occupant("Anna", "anna"), Occupant()
    assert filling.deadline(waiting(5.0, anna, nobody)) == 5.0
    assert filling.deadline(waiting(5.0, nobody, nobody)) is None
    assert filling.deadline(waiting(5.0, anna, Occupant("Karel", "karel"))) is None
    assert filling.deadline(waiting(0.0, anna, nobody)) is None
    assert filling.overdue(waiting(5.0, anna, nobody), 4.9) is None


@pytest.mark.parametrize("seconds", [-1, 10**9])
def test_a_wait_that_nobody_can_mean_is_refused(hall: Parlour, seconds: int) -> None:
    assert find(hall.guest("Anna"), 422, fill_after=seconds)["id"] == "fill-after-wrong"


# --- chairs change places ---


def test_the_host_lets_two_chairs_change_places(hall: Parlour) -> None:
    anna, karel = hall.guest("Anna"), hall.guest("Karel")
    table = open_table(anna, "me", "empty", "empty")
    karel.sit(table, 2, "")
    swap = f"/api/tables/{table}/swap"
    assert karel.post(swap, {"one": 0, "other": 2}, 403)["id"] == "host-alone"
    assert [chair["name"] for chair in anna.post(swap, {"one": 0, "other": 2})["chairs"]] == ["Karel", "", "Anna"]
    assert anna.get(f"/api/tables/{table}")["my_seat"] == 2
    assert anna.post(swap, {"one": 0, "other": 7}, 404)["id"] == "seat-unknown"


# --- what is kept ---


@pytest.mark.both_stores
def test_what_is_open_no_longer_leaves_the_stores_list(hall: Parlour) -> None:
    anna, karel = hall.guest("Anna"), hall.guest("Karel")
    table = open_table(anna, "me", "empty")
    kept = "select table_id from open_tables"
    assert ask(hall.settings.database, kept) == [(table,)]
    karel.sit(table, 1, "")
    listed(anna)
    assert ask(hall.settings.database, kept) == []
