"""Nobody starts tables without end: the refusal says what to do, and it holds after a restart and everywhere."""

from __future__ import annotations

from pathlib import Path

from tests.server.clock import Clock
from tests.server.parlour import Guest, Parlour, relaxed

ME, EMPTY, BOT = {"kind": "me"}, {"kind": "empty"}, {"kind": "bot", "bot": "random"}
FORTNIGHT = 14 * 24 * 3600


def started(guest: Guest, *seats: object, status: int = 200, address: str = "") -> str:
    """A new table, or why not."""
    headers = {"X-Forwarded-For": address} if address else {}
    body = {"game": "high-card", "name": "", "seats": seats}
    answer = guest.http.post("/api/tables", json=body, headers=headers)
    assert answer.status_code == status, answer.text
    return str(answer.json()["id"])


def come_back(parlour: Parlour, guest: Guest) -> Guest:
    again = parlour.guest()
    again.http.cookies.clear()
    again.http.cookies.set("kronika", guest.http.cookies["kronika"])
    return again


def test_so_many_unfinished_tables_and_no_more(tmp_path: Path, clock: Clock) -> None:
    settings = relaxed(tmp_path, tables_per_person=3)
    with Parlour(settings) as parlour:
        anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
        first = started(anna, ME, BOT)
        started(anna, EMPTY, EMPTY)
        started(anna, ME, EMPTY)
        assert started(anna, ME, BOT, status=429) == "tables-enough"
        started(karel, ME, BOT)  # it is nobody else's business
    with Parlour(settings) as parlour:
        anna = come_back(parlour, anna)
        assert started(anna, ME, BOT, status=429) == "tables-enough"
        with anna.watch(first) as device:
            while device.state["info"]["status"] == "playing":
                device.until(lambda state: state["asks"] or state["info"]["status"] == "over")
                if device.ask is not None:
                    device.answer([device.ask["options"][0]["key"]])
                    device.until_answered()
        again = anna.post(f"/api/tables/{first}/rematch")["id"]  # one is finished, so there is room for one more
        assert anna.post(f"/api/tables/{again}/resign")["my_seat"] == 0
        over = anna.post(f"/api/tables/{first}/play-on", {"at": 0, "seat": 0, "bot": "random", "player": ""}, 429)
        assert over["args"]["most"] == 3
        clock.let_pass(FORTNIGHT + 1)
        started(anna, ME, BOT)  # those are forgotten


def test_tables_of_bots_alone_are_fewer(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, bot_tables_per_person=2)) as parlour:
        anna = parlour.guest("Anna")
        one = started(anna, BOT, BOT)
        started(anna, BOT, BOT)
        assert started(anna, BOT, BOT, status=429) == "tables-of-bots"
        started(anna, ME, BOT)
        slowly = started(anna, EMPTY, EMPTY)
        anna.post(f"/api/tables/{slowly}/fill", {"seat": 0, "bot": "random"})
        fill = {"seat": 1, "bot": "random"}
        assert anna.post(f"/api/tables/{slowly}/fill", fill, 429)["id"] == "tables-of-bots"
        anna.watch_to_the_end(one)
        anna.post(f"/api/tables/{slowly}/fill", fill)
        assert started(anna, BOT, BOT, status=429) == "tables-of-bots"


def test_so_many_tables_a_day_from_one_network(tmp_path: Path, clock: Clock) -> None:
    """However many guests one is there. The server's own machine is no network."""
    with Parlour(relaxed(tmp_path, tables_per_network=2)) as parlour:
        guests = [parlour.guest(f"Guest {number}") for number in range(4)]
        for number, guest in enumerate(guests[:2]):
            started(guest, ME, BOT, address=f"2001:db8::{number}")
        assert started(guests[2], ME, BOT, status=429, address="2001:db8::7") == "tables-network"
        started(guests[2], ME, BOT, address="203.0.113.9")
        for _ in range(3):
            started(guests[3], ME, BOT)
        clock.let_pass(13 * 3600)
        started(guests[2], ME, BOT, address="2001:db8::7")
