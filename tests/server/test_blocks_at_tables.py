"""Two of whom one has blocked the other do not meet at a third person's open table."""

from __future__ import annotations

from pathlib import Path

from tests.server.parlour import Guest, Parlour, relaxed
from tests.server.people import befriend, company, member, who

GAME = "high-card"


def listed(host: Guest) -> str:
    chairs = [{"kind": "me"}, *[{"kind": "empty"}] * 3]
    return str(host.post("/api/tables", {"game": GAME, "name": "come in", "seats": chairs, "listed": True})["id"])


def shown(guest: Guest) -> list[str]:
    return [each["id"] for each in guest.get("/api/open-tables")["tables"]]


def two(parlour: Parlour) -> tuple[Guest, Guest]:
    """Anna has blocked Karel, who does not know it."""
    anna, karel = member(parlour.base, "Anna"), member(parlour.base, "Karel")
    befriend(anna, karel)
    anna.post("/api/company/block", {"who": who(anna, karel.name), "blocked": True})
    return anna, karel


def test_whoever_is_blocked_by_somebody_who_sits_there_does_not_sit_down(tmp_path: Path, sqlite_only: None) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        (anna, karel), host, eva = two(parlour), parlour.guest("Host"), parlour.guest("Eva")
        table = listed(host)
        assert table in shown(karel)
        anna.sit(table, 1, "")
        assert table not in shown(karel)
        assert table in shown(eva)
        assert table in shown(anna), "it is her own table"
        assert karel.sit(table, 2, "", 403)["id"] == "invite-needed", "as where no table is open"
        assert karel.post("/api/open-tables", {"game": GAME})["id"] != table
        assert karel.get(f"/api/tables/{table}")["my_seat"] is None
        assert company(karel)["blocked"] == []
        # Whose table it is may invite whom they like; Anna sees him coming.
        karel.sit(table, 2, host.invite(table))
        # When she has gone, the next table is open to him.
        other = listed(host)
        anna.sit(other, 1, "")
        anna.post(f"/api/tables/{other}/resign")
        assert other in shown(karel)
        karel.sit(other, 1, "")


def test_the_list_changes_while_the_blocked_one_looks(tmp_path: Path, sqlite_only: None) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        (anna, karel), host = two(parlour), parlour.guest("Host")
        table, own = listed(host), karel.create_table(GAME, "me", "empty")
        with karel.watch(own) as lobby:
            lobby.send({"type": "lobby", "look": True})
            there = set[str]()
            while table not in there:
                there = {each["id"] for each in lobby.hear("open-tables")["tables"]}
            anna.sit(table, 1, "")
            while table in there:
                news = lobby.hear("open-tables")
                assert news["whole"]
                there = {each["id"] for each in news["tables"]}
