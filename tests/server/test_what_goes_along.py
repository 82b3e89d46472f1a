"""What holds for a guest holds for the account they sign in to: also that they were taken off a chair."""

from __future__ import annotations

from pathlib import Path

from tests.server.parlour import Guest, Parlour, relaxed
from tests.server.test_accounts import WORD, fresh, sign_in, sign_up
from tests.server.test_erasure import dump


def listed(host: Guest) -> str:
    table = host.create_table("high-card", "me", "empty", "empty")
    host.post(f"/api/tables/{table}/arrange", {"listed": True})
    return table


def taken_off(host: Guest, table: str, guest: Guest) -> None:
    sit(guest, table)
    who = next(each["who"] for each in guest.get(f"/api/tables/{table}")["chairs"] if each["mine"])
    host.post(f"/api/tables/{table}/remove", {"who": who})
    assert sit(guest, table, 403)["id"].startswith("invite-")


def sit(guest: Guest, table: str, status: int = 200) -> dict[str, str]:
    answer = guest.http.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": guest.name, "invite": ""})
    assert answer.status_code == status, answer.text
    told: dict[str, str] = answer.json()
    return told


def test_who_was_removed_as_a_guest_does_not_come_back_as_an_account(parlour: Parlour) -> None:
    host, guest, name = parlour.guest("Host"), parlour.guest("Rušič"), fresh("Vrátil")
    sign_up(parlour.guest(name), name)
    table = listed(host)
    taken_off(host, table, guest)
    sign_in(guest, name)
    assert sit(guest, table, 403)["id"].startswith("invite-")
    sit(parlour.guest("Somebody"), table)  # the table is open to all others
    other = parlour.guest("Nikdo")
    sign_in(other, name)  # nor from another device
    assert sit(other, table, 403)["id"].startswith("invite-")


def test_nor_where_the_table_is_listed_only_later(parlour: Parlour) -> None:
    host, guest, name = parlour.guest("Host"), parlour.guest("Rušič"), fresh("Vrátil")
    sign_up(parlour.guest(name), name)
    table = host.create_table("high-card", "me", "empty", "empty")
    guest.sit(table, 1, host.invite(table))
    who = next(each["who"] for each in guest.get(f"/api/tables/{table}")["chairs"] if each["mine"])
    host.post(f"/api/tables/{table}/remove", {"who": who})
    sign_in(guest, name)
    host.post(f"/api/tables/{table}/arrange", {"listed": True})
    assert sit(guest, table, 403)["id"].startswith("invite-")


def test_an_account_that_is_at_home_there_stays(parlour: Parlour) -> None:
    name = fresh("Hostitel")
    host, guest = parlour.guest(name), parlour.guest("Rušič")
    sign_up(host, name)
    table = listed(host)
    taken_off(host, table, guest)
    sign_in(guest, name)  # it was the host's own other device
    assert guest.get(f"/api/tables/{table}")["host"]
    with guest.watch(table) as line:
        line.settle()


def test_erasing_the_account_takes_out_the_guest_who_was_removed(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        host, guest = parlour.guest("Host"), parlour.guest("Zbyšek")
        sign_up(parlour.guest("Zbyhoň"), "Zbyhoň")
        table = listed(host)
        taken_off(host, table, guest)
        removed = parlour.live(table).order.removed[0]
        sign_in(guest, "Zbyhoň")
        [now] = parlour.live(table).order.removed
        assert now != removed
        guest.post("/api/me/erase", {"password": "", "sure": True}, 403)
        guest.post("/api/me/erase", {"password": WORD, "sure": True})
        left = dump(parlour.settings)
        assert [each for each in (removed, now, "Zbyšek", "Zbyhoň") if each in left] == []
