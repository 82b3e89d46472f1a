"""Anybody can be many guests: what somebody may have who comes from one address, whoever they say they are. Numbers are
small here; what a house has suits a school class (docs/operations.md)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import kronika
from kronika.engine.saga import Saga
from kronika.games import find
from kronika.server.settings import Settings
from tests.server.clock import Clock
from tests.server.newcomers import HALF, OTHER, OTHER_HALF, newcomer
from tests.server.parlour import HIGH_CARD, Guest, Parlour, relaxed
from tests.server.people import member
from tests.server.stores import ask

GAME = "high-card"
DYNASTY = "tests.server.dynasty:Dynasty"
ONE, ELSEWHERE = "203.0.113.1", "203.0.113.2"


# --- files ---


def played() -> dict[str, Any]:
    table = kronika.new_table(GAME, ["Anna", "Karel"], seed="files")
    while table.asks:
        table.answer(table.asks[0].seat, table.asks[0].keys()[: table.asks[0].least])
    return table.chronicle()


def saga_of(games: int) -> dict[str, Any]:
    saga = Saga(find("dynasty"), "House of cards")
    for number in range(games):
        table = saga.next_table(["Anna", "Karel"], f"files {number}")
        while table.asks:
            table.answer(table.asks[0].seat, table.asks[0].keys()[: table.asks[0].least])
        saga.add(table)
    return saga.plain()


def opened(parlour: Parlour) -> int:
    found: int = ask(parlour.settings.database, "select count(*) from tables where kind = 'opened'")[0][0]
    return found


def test_games_from_files_count_as_tables_of_their_network(tmp_path: Path, clock: Clock, sqlite_only: None) -> None:
    """Each game of a saga is one, and a saga comes whole or not at all."""
    with Parlour(relaxed(tmp_path, tables_per_network=4, games=(HIGH_CARD, DYNASTY))) as parlour:
        file, saga = played(), saga_of(2)
        first, second = newcomer(parlour, HALF), newcomer(parlour, OTHER_HALF)
        first.post("/api/replays", file)
        second.post("/api/sagas", saga)
        assert first.post("/api/sagas", saga, 429)["id"] == "files-network"
        assert opened(parlour) == 3
        first.post("/api/replays", file)
        assert second.post("/api/replays", file, 429)["id"] == "files-network"
        table = {"game": GAME, "name": "", "seats": [{"kind": "me"}, {"kind": "empty"}]}
        assert second.post("/api/tables", table, 429)["id"] == "tables-network"
        newcomer(parlour, OTHER).post("/api/replays", file)
        for _ in range(5):
            parlour.guest().post("/api/replays", file)
        clock.let_pass(13 * 3600)
        second.post("/api/sagas", saga)


def test_somebody_opens_so_many_games_from_files_a_day(tmp_path: Path, sqlite_only: None) -> None:
    with Parlour(relaxed(tmp_path, files_per_person=2)) as parlour:
        file, anna = played(), newcomer(parlour, ONE)
        for address in (ONE, ELSEWHERE):
            anna.http.headers["X-Forwarded-For"] = address
            anna.post("/api/replays", file)
        assert anna.post("/api/replays", file, 429)["id"] == "files-today"
        newcomer(parlour, ONE).post("/api/replays", file)
        assert opened(parlour) == 3


# --- open tables ---


def open_table(guest: Guest) -> str:
    chairs = [{"kind": "me"}, *[{"kind": "empty"}] * 3]
    return str(guest.post("/api/tables", {"game": GAME, "name": "come in", "seats": chairs, "listed": True})["id"])


def test_one_network_takes_so_many_chairs_of_open_tables_an_hour(
    tmp_path: Path, clock: Clock, sqlite_only: None
) -> None:
    """Whether they sit down in the list, are brought there, or invite each other. Other tables are their own affair."""
    with Parlour(relaxed(tmp_path, open_chairs_per_network=2.0)) as parlour:
        host = parlour.guest("Host")
        table = open_table(host)
        trolls = [newcomer(parlour, address, f"Troll {address}") for address in (HALF, OTHER_HALF, HALF, HALF)]
        trolls[0].sit(table, 1, "")
        for _ in range(3):
            assert trolls[1].sit(table, 1, "", 409)["id"] == "chair-taken", "that is nothing he has"
        assert trolls[1].post("/api/open-tables", {"game": GAME})["id"] == table
        refused = trolls[2].http.post(f"/api/tables/{table}/sit", json={"seat": 3, "name": "Troll", "invite": ""})
        assert (refused.status_code, refused.json()["id"]) == (429, "open-network")
        assert int(refused.headers["retry-after"]) == 1800
        for word in ("anything", trolls[0].invite(table)):
            assert trolls[2].sit(table, 3, word, 429)["id"] == "open-network"
        assert trolls[3].post("/api/open-tables", {"game": GAME}, 429)["id"] == "open-network"
        trolls[0].sit(table, 1, "")  # who sits there needs no other chair
        own = trolls[2].create_table(GAME, "me", "empty")
        trolls[3].sit(own, 1, trolls[2].invite(own))
        clock.let_pass(1801)
        trolls[2].sit(table, 3, "")


def test_no_word_at_all_is_an_invitation(tmp_path: Path, sqlite_only: None) -> None:
    """Somebody waits at so many open tables, unless they are invited; what they say is looked at."""
    with Parlour(relaxed(tmp_path, open_chairs_per_person=1)) as parlour:
        host, karel = parlour.guest("Host"), parlour.guest("Karel")
        one, two = open_table(host), open_table(host)
        karel.sit(one, 1, "")
        assert karel.sit(two, 1, "anything", 429)["id"] == "open-enough"
        karel.sit(two, 1, host.invite(two))


# --- tournaments ---


def enter(guest: Guest, cup: str, status: int = 200) -> Any:
    return guest.post(f"/api/tournaments/{cup}/enter", {"name": "Somebody"}, status)


def test_one_network_takes_so_many_places_of_a_tournament_a_day(
    tmp_path: Path, clock: Clock, sqlite_only: None
) -> None:
    with Parlour(relaxed(tmp_path, entrants_per_network=2.0)) as parlour:
        anna = member(parlour.base, "Anna")
        cup, other = (
            str(anna.post("/api/tournaments", {"game": GAME, "name": name})["line"]["id"]) for name in ("Cup", "Other")
        )
        first = newcomer(parlour, HALF)
        for _ in range(3):
            enter(first, cup)  # once
        enter(newcomer(parlour, OTHER_HALF), cup)
        third = newcomer(parlour, HALF)
        assert enter(third, cup, 429)["id"] == "tournament-network"
        enter(third, other)
        enter(newcomer(parlour, OTHER), cup)
        clock.let_pass(12 * 3600 + 1)
        assert enter(third, cup)["line"]["players"] == 4


# --- a school class ---


def test_a_school_class_meets_no_limit(tmp_path: Path) -> None:
    """Thirty behind one address: each has two pages open and opens a file; two of three sit down at open tables, and
    all play in one tournament, with their teacher."""
    plain = Settings(data=tmp_path)
    pupils = 30
    assert plain.connections_per_address >= 3 * 2 * pupils
    assert plain.tables_per_network >= pupils * 3
    assert plain.open_chairs_per_network >= pupils * 2 / 3
    assert plain.entrants_per_network > pupils
    assert plain.bodies_per_address >= 2 * plain.saga_limit
    assert plain.bodies_per_address >= pupils * plain.chronicle_limit / 2
