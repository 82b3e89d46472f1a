"""Before a game: it begins when all people have said that it may; and a locked table is for those who are there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kronika.server import absence, chairs, dealing
from kronika.server.change import Change
from kronika.server.live_table import LiveTable
from kronika.server.occupant import Occupant
from kronika.server.order import Order
from kronika.server.store.store import Entry, Header
from tests.server.clock import Clock
from tests.server.parlour import Guest, Parlour, relaxed, until
from tests.server.stores import ask


def create_table(host: Guest, *more: str, **body: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "empty"}, *({"kind": "bot", "bot": bot} for bot in more)]
    return str(host.post("/api/tables", {"game": "dominion", "name": "", "seats": seats, **body})["id"])


def test_a_game_begins_when_all_people_are_ready(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = create_table(anna, "big-money", ready=True)
    assert anna.post(f"/api/tables/{table}/ready", {"ready": True})["chairs"][0]["ready"] is True
    info = karel.sit(table, 1, anna.invite(table))
    assert (info["status"], info["ready"]) == ("gathering", True)
    assert [chair["ready"] for chair in info["chairs"]] == [True, False, False]
    # Somebody who thinks better of it says so, while others are not ready either.
    assert anna.post(f"/api/tables/{table}/ready", {"ready": False})["chairs"][0]["ready"] is False
    assert karel.post(f"/api/tables/{table}/ready", {"ready": True})["status"] == "gathering"
    with karel.watch(table) as his:
        anna.post(f"/api/tables/{table}/ready", {"ready": True})
        his.until(lambda state: state["info"]["status"] == "playing")
        assert not any(chair["ready"] for chair in his.state["info"]["chairs"])
    assert anna.post(f"/api/tables/{table}/ready", {"ready": False}, status=409)["id"] == "table-begun"
    assert parlour.guest("Zuzana").post(f"/api/tables/{table}/ready", {"ready": True}, status=403)["id"] == "not-seated"


def test_one_person_among_bots_is_not_asked(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    table = create_table(anna, ready=True)
    assert anna.post(f"/api/tables/{table}/fill", {"seat": 1, "bot": "big-money"})["status"] == "playing"


def test_where_nobody_is_asked_nobody_says_so_and_the_host_may_change_their_mind(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = create_table(anna)
    assert anna.post(f"/api/tables/{table}/ready", {"ready": True}, status=409)["id"] == "ready-not-asked"
    assert anna.post(f"/api/tables/{table}/arrange", {"ready": True})["ready"] is True
    assert karel.sit(table, 1, anna.invite(table))["status"] == "gathering"
    assert karel.post(f"/api/tables/{table}/arrange", {"ready": False}, status=403)["id"] == "host-alone"
    assert anna.post(f"/api/tables/{table}/arrange", {"ready": False})["status"] == "playing"
    assert anna.post(f"/api/tables/{table}/arrange", {"ready": True}, status=409)["id"] == "table-begun"


def test_a_locked_table_is_listed_and_nobody_new_sits_down(parlour: Parlour) -> None:
    anna, karel, zuzana = (parlour.guest(name) for name in ("Anna", "Karel", "Zuzana"))
    seats = [{"kind": "me"}, *({"kind": "empty"} for _ in range(3))]
    body = {"game": "dominion", "name": "", "seats": seats, "listed": True}
    table = anna.post("/api/tables", body)["id"]
    invite = anna.invite(table)
    karel.sit(table, 1, "")
    assert anna.post(f"/api/tables/{table}/arrange", {"locked": True})["locked"] is True
    assert zuzana.sit(table, 2, "", status=409)["id"] == "table-locked"
    assert zuzana.sit(table, 2, invite, status=409)["id"] == "table-locked"
    (shown,) = [each for each in zuzana.get("/api/open-tables")["tables"] if each["id"] == table]
    assert shown["locked"] is True
    assert zuzana.post("/api/open-tables", {"game": "dominion", "seats": 4})["id"] != table
    assert karel.sit(table, 3, "")["my_seat"] == 3  # who is there may move
    beside = karel.post(f"/api/tables/{table}/beside", {"seat": 2, "name": "Jana"}, status=409)
    assert beside["id"] == "table-locked"
    anna.post(f"/api/tables/{table}/arrange", {"locked": False})
    assert zuzana.sit(table, 2, "")["my_seat"] == 2


# --- with the deal ---


class Room:
    """A sealed table without a server."""

    def __init__(self, *occupants: Occupant, days: int = 0) -> None:
        header = Header(
            "tab", "played", "dominion", 2, "", {}, "", "anna", 0.0, generator="sha512/1", time_limit=days * 86_400
        )
        change = chairs.seats(dict(enumerate(occupants)), "begin")
        data = {**change.data, "secret": "00" * 32, "order": {"ready": True}}
        self.live = LiveTable(header, [Entry(1, "seat", data, "begin", 0.0)])
        assert self.live.order == Order(ready=True)

    def put(self, change: Change | None, at: float = 0.0) -> None:
        assert change is not None
        self.live.apply(Entry(self.live.seq + 1, change.kind, change.data, change.nonce, at))


def test_pages_open_their_bytes_when_all_are_ready_and_a_silent_one_is_not() -> None:
    anna, karel = Occupant("Anna", "anna", takes_part=True), Occupant("Karel", "karel", takes_part=True)
    room = Room(anna, karel)
    live = room.live
    assert live.deal is not None
    for person, letter in (("anna", "a"), ("karel", "b")):
        room.put(dealing.mix(live, person, live.deal.hash, letter * 64, ""))
    assert live.deal.stage(live.parts, live.complete) == "hashes"  # all hashes are here, but nobody is ready
    assert dealing.overdue(live, 1000.0, 20) is None  # and nobody is waited for in vain
    for person in ("anna", "karel"):
        room.put(chairs.say_ready(live, person, True, person))
    assert live.deal.stage(live.parts, live.complete) == "bytes"
    # Both pages are silent: they are not there. The table is sealed anew, and waits until somebody is.
    room.put(dealing.overdue(live, 1000.0, 20), 1000.0)
    assert [chair.ready for chair in live.chairs] == [False, False]
    assert live.status == "gathering"
    for person in ("anna", "karel"):
        room.put(chairs.say_ready(live, person, True, f"{person} again"))
    assert live.status == "playing"


def test_whoever_sits_down_in_the_place_of_another_has_to_say_it_again() -> None:
    room = Room(Occupant("Anna", "anna"), Occupant("Karel", "karel"))
    room.put(chairs.say_ready(room.live, "karel", True, "k"))
    room.put(chairs.resign(room.live, "karel", "gone"))
    room.put(chairs.sit(room.live, 1, Occupant("Zuzana", "zuzana"), "z"))
    room.put(chairs.say_ready(room.live, "anna", True, "a"))
    assert room.live.status == "gathering"
    room.put(chairs.say_ready(room.live, "zuzana", True, "now"))
    assert room.live.status == "playing"


# --- going away ---


def test_whoever_has_gone_for_long_is_ready_no_longer() -> None:
    room = Room(Occupant("Anna", "anna"), Occupant("Karel", "karel"), Occupant("Jana", "jana", keeper="karel"))
    live = room.live
    gone = {0: 0.0, 1: 0.0, 2: 0.0}

    def gone_for(_: LiveTable, seat: int) -> float:
        return gone[seat]

    assert absence.deadline(live, 1000.0, gone_for, 30) is None  # nobody is ready
    room.put(chairs.say_ready(live, "karel", True, "k"), 1000.0)
    assert live.said_ready == {"karel": 1000.0, "jana": 1000.0}
    assert absence.deadline(live, 1010.0, gone_for, 30) == 1040.0  # then one looks again
    gone = {0: 500.0, 1: 29.0, 2: 29.0}
    assert absence.deadline(live, 1040.0, gone_for, 30) == 1041.0
    assert absence.overdue(live, 1040.0, gone_for, 30) is None
    gone = dict.fromkeys(gone, 500.0)
    # Whoever says it without a page, or came before a restart, has as long from then on.
    assert absence.overdue(live, 1029.0, gone_for, 30) is None
    room.put(absence.overdue(live, 1030.0, gone_for, 30), 1030.0)
    assert not any(chair.ready for chair in live.chairs)
    assert absence.overdue(live, 2000.0, gone_for, 30) is None  # once
    for person in ("karel", "anna"):
        room.put(chairs.say_ready(live, person, True, f"{person} 2"), 2000.0)
    assert live.status == "playing"
    assert absence.overdue(live, 9000.0, gone_for, 30) is None


def test_over_days_nobody_need_be_there() -> None:
    room = Room(Occupant("Anna", "anna"), Occupant("Karel", "karel"), days=1)
    room.put(chairs.say_ready(room.live, "karel", True, "k"))
    assert absence.overdue(room.live, 1e6, lambda live, seat: 1e6, 30) is None


def test_ready_ends_with_the_line_and_lasts_over_a_restart(tmp_path: Path, clock: Clock) -> None:
    def house() -> Parlour:
        return Parlour(relaxed(tmp_path, clock_every=0.05))

    def withdrawn(parlour: Parlour, table: str) -> list[str]:
        words = "select nonce from log where table_id = :id and nonce like 'gone:%' order by seq"
        return [row[0] for row in ask(parlour.settings.database, words, id=table)]

    with house() as parlour:
        anna, karel, eva = (parlour.guest(name) for name in ("Anna", "Karel", "Eva"))
        table = create_table(anna, ready=True)
        other = create_table(eva, ready=True)
        karel.sit(table, 1, anna.invite(table))
        karel.sit(other, 1, eva.invite(other))
        with anna.watch(table) as hers, eva.watch(other) as evas:
            with karel.watch(table) as his, karel.watch(other):
                for each in (table, other):
                    karel.post(f"/api/tables/{each}/ready", {"ready": True})
                clock.let_pass(29)
                for one in (his, hers, evas):
                    one.until(lambda state: state["info"]["chairs"][1]["ready"])
            here = parlour.running.service.rooms.here
            until(lambda: not any(1 in here(parlour.live(each)) for each in (table, other)))  # the house knows it, too
            clock.let_pass(29)
            with karel.watch(other) as back:  # no longer than a moment
                clock.let_pass(1)
                hers.until(lambda state: not state["info"]["chairs"][1]["ready"])
                assert len(withdrawn(parlour, table)) == 1
                back.until(lambda state: state["info"]["chairs"][1]["ready"])
            evas.until(lambda state: state["info"]["chairs"][1]["ready"])
    assert withdrawn(parlour, other) == []
    clock.let_pass(3600)  # no server runs: nobody can be there
    with house() as parlour:
        eva.base = parlour.base
        with eva.watch(other) as evas:
            evas.until(lambda state: state["info"]["chairs"][1]["ready"])
            clock.let_pass(31)
            evas.until(lambda state: not state["info"]["chairs"][1]["ready"])
    assert len(withdrawn(parlour, other)) == 1
