"""The coach at a server's table: who may ask, what comes back, and who gets to know of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.parlour import Guest, Parlour, relaxed


def ask_of(guest: Guest, table: str) -> Any:
    with guest.watch(table) as device:
        return device.until(lambda state: bool(state["asks"]))["asks"][0]


def hint(guest: Guest, table: str, **body: Any) -> Any:
    return guest.http.post(f"/api/tables/{table}/hint", json=body)


def test_whoever_is_asked_gets_the_best_options_first_soon_and_then_fully(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        anna = parlour.guest("Anna")
        table = anna.create_table("dominion", "me", "steward", kingdom="first-game")
        ask = ask_of(anna, table)
        first = hint(anna, table, ask=ask["id"]).json()
        full = hint(anna, table, ask=ask["id"], full=True).json()
        offered = {option["key"] for option in ask["options"]}
        for found, whole in ((first, False), (full, True)):
            assert (found["ask"], found["seat"], found["full"]) == (ask["id"], ask["seat"], whole)
            assert 1 <= len(found["advice"]) <= 3
            assert all(set(each["keys"]) <= offered for each in found["advice"])
            chances = [each["chance"] for each in found["advice"]]
            assert all(0 <= each <= 1 for each in chances)
            assert sum(found["chances"]) == pytest.approx(1, abs=0.01)
        assert full["playouts"] > first["playouts"], "the full answer goes on where the first stopped"
        again = hint(anna, table, ask=ask["id"]).json()
        assert again == full, "what was found is kept"
        assert parlour.live(table).ask_id(ask["seat"]) == ask["id"], "a hint leaves the table as it was"


def test_who_may_not_ask(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        anna, eva = parlour.guest("Anna"), parlour.guest("Eva")
        table = anna.create_table("dominion", "me", "steward", kingdom="first-game")
        ask = ask_of(anna, table)

        def refused(guest: Guest, **body: Any) -> str:
            response = hint(guest, table, **body)
            assert response.status_code in (403, 409)
            return str(response.json()["id"])

        assert refused(eva, ask=ask["id"]) == "hint-seats", "spectators have no coach"
        assert refused(anna, ask="0.0.deadbeef") == "hint-stale"
        assert refused(anna, ask=ask["id"], seat=1) == "seat-foreign"
        anna.post(f"/api/tables/{table}/arrange", {"coach": "off"})
        assert anna.get(f"/api/tables/{table}")["coach"] == "off"
        assert refused(anna, ask=ask["id"]) == "hint-forbidden"
        anna.post(f"/api/tables/{table}/arrange", {"closed": True})
        assert refused(anna, ask=ask["id"]) == "hint-forbidden", "what is not named stays as it is"


def test_all_are_told_where_the_host_wants_it_and_else_nobody(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        anna = parlour.guest("Anna")
        for coaching, heard in (("free", []), ("told", ["coach-told"])):
            table = anna.create_table("dominion", "me", "steward", kingdom="first-game")
            anna.post(f"/api/tables/{table}/arrange", {"coach": coaching})
            ask = ask_of(anna, table)
            for full in (False, True, False):
                assert hint(anna, table, ask=ask["id"], full=full).status_code == 200
            with parlour.guest("Eva").watch(table) as onlooker:
                onlooker.settle()
                assert [line["remark"]["id"] for line in onlooker.said if line.get("remark")] == heard
