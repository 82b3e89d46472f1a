"""The tournaments of somebody who is erased go on without their name, and so do their tables, whoever sits there."""

from __future__ import annotations

from pathlib import Path

from kronika.engine.texts import catalogue
from tests.server.people import PASSWORD, member
from tests.server.stores import ask
from tests.server.test_erasure import dump
from tests.server.test_tournaments import at, create, hasty, seen, until_seen


def test_the_tables_of_a_tournament_do_not_name_who_held_it(tmp_path: Path) -> None:
    with hasty(tmp_path) as hall:
        zbyhon, anna = member(hall.base, "Zbyhoň"), member(hall.base, "Anna")
        cup = create(zbyhon, name=f"Pohár {zbyhon.name}", rounds=2)["line"]["id"]
        at(anna, cup, "enter")
        at(zbyhon, cup, "bots", bot="random", count=1)
        at(zbyhon, cup, "start")
        table = until_seen(anna, cup, lambda now: now["table"])["table"]
        assert anna.get(f"/api/tables/{table}")["name"] == f"Pohár {zbyhon.name} 1/1"
        assert zbyhon.name in dump(hall.settings)
        zbyhon.post("/api/me/erase", {"password": PASSWORD, "sure": True})
        assert anna.get(f"/api/tables/{table}")["name"] == "Pohár #0 1/1"
        assert [each["name"] for each in anna.get("/api/tables") if each["id"] == table] == ["Pohár #0 1/1"]
        assert seen(anna, cup)["line"]["name"] == "Pohár #0"
        assert zbyhon.name not in dump(hall.settings)
        assert ask(hall.settings.database, "select host from tournaments") == [("",)]


def test_the_privacy_page_says_what_stays_of_what_others_wrote() -> None:
    assert "never" in catalogue("en").text("privacy-yours-words")
    assert "nikdy" in catalogue("cs").text("privacy-yours-words")
