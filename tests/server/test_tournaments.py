"""Tournaments that the server runs to their end: with bots in fast motion, with people who come and who do not, across
restarts and with two processes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kronika.server.tournaments import Tournaments
from tests.server.clock import Clock
from tests.server.parlour import Guest, Parlour, relaxed, until
from tests.server.people import at_home, company, member, who
from tests.server.stores import ask
from tests.server.test_deal import Page

GAME = "high-card"
DAY = 24 * 3600.0


def create(guest: Guest, status: int = 200, **wanted: Any) -> Any:
    return guest.post("/api/tournaments", {"game": GAME, "name": "Cup", **wanted}, status)


def at(guest: Guest, id: str, part: str, status: int = 200, **body: Any) -> Any:
    return guest.post(f"/api/tournaments/{id}/{part}", body, status)


def seen(guest: Guest, id: str) -> Any:
    return guest.get(f"/api/tournaments/{id}")


def until_seen(guest: Guest, id: str, like: Callable[[Any], Any]) -> Any:
    until(lambda: like(seen(guest, id)))
    return seen(guest, id)


def is_over(now: Any) -> bool:
    return bool(now["line"]["status"] == "over")


def points(now: Any) -> dict[str, float]:
    return {row["name"]: row["points"] for row in now["entrants"]}


def came(seat: Any) -> bool:
    return bool(seat["came"])


def hasty(data: Path, **more: Any) -> Parlour:
    return Parlour(relaxed(data, clock_every=0.2, **more))


def test_a_tournament_of_eight_bots_runs_to_its_end_by_itself(tmp_path: Path) -> None:
    with hasty(tmp_path) as hall:
        anna = member(hall.base, "Anna")
        cup = create(anna, rounds=3)["line"]["id"]
        at(anna, cup, "bots", bot="random", count=8)
        with at_home(anna) as line:
            line.send({"type": "tournament", "tournament": cup})
            at(anna, cup, "start")
            now = until_seen(anna, cup, is_over)
        assert [len(each["boards"]) for each in now["played"]] == [4, 4, 4]
        assert sum(points(now).values()) == 3 * 4
        assert all(row["games"] == 3 for row in now["entrants"])
        assert now["entrants"][0]["rank"] == 1
        met = [{seat["entrant"] for seat in board["seats"]} for each in now["played"] for board in each["boards"]]
        assert len({frozenset(each) for each in met}) == 12, "nobody meets twice"
        assert len({row["name"] for row in now["entrants"]}) == 8


def test_a_person_is_told_of_their_table_and_who_does_not_come_has_lost(tmp_path: Path, clock: Clock) -> None:
    with hasty(tmp_path) as hall:
        anna, karel = member(hall.base, "Anna"), member(hall.base, "Karel")
        cup = create(anna, system="round-robin", patience=300)["line"]["id"]
        for guest in (anna, karel):
            at(guest, cup, "enter")
        with at_home(anna) as line:
            at(anna, cup, "start")
            (bid,) = line.until(lambda now: now["bids"])["bids"]
            assert bid["kind"] == "tournament"
        table = seen(anna, cup)["table"]
        assert (bid["table"], seen(karel, cup)["table"]) == (table, table)
        with anna.watch(table):
            until(lambda: company(anna)["bids"] == [])
            until_seen(anna, cup, lambda now: any(seat["came"] for seat in now["played"][0]["boards"][0]["seats"]))
            clock.let_pass(301)
            now = until_seen(anna, cup, is_over)
        assert points(now) == {anna.name: 1.0, karel.name: 0.0}
        chairs = anna.get(f"/api/tables/{table}")["chairs"]
        assert {chair["name"]: chair["resigned"] for chair in chairs} == {anna.name: False, karel.name: True}
        assert company(karel)["bids"] == []


def test_with_clocks_a_game_waits_for_those_who_come_and_for_nobody_else(tmp_path: Path, clock: Clock) -> None:
    with hasty(tmp_path) as hall:
        anna, karel, eva = (member(hall.base, name) for name in ("Anna", "Karel", "Eva"))
        limit: dict[str, Any] = {"pace": 600, "clock": {"per": "game", "increment": 10, "at_zero": "loss"}}
        cup = create(anna, seats=3, rounds=1, patience=300, **limit)["line"]
        assert cup["clock"] == limit["clock"]
        for guest in (anna, karel, eva):
            at(guest, cup["id"], "enter")
        at(anna, cup["id"], "start")
        table = until_seen(anna, cup["id"], lambda now: now["table"])["table"]
        with Page(anna, table, 1) as one, Page(karel, table, 2) as other:
            for page in (one, other):
                page.mix()
                assert page.guest.post(f"/api/tables/{table}/ready", {"ready": True})["status"] == "gathering"
            until_seen(anna, cup["id"], lambda now: sum(map(came, now["played"][0]["boards"][0]["seats"])) == 2)
            clock.let_pass(301)
            for page in (one, other):
                page.until(stage="bytes")
                page.mix(page.bytes)
            one.device.until(lambda state: state["info"]["status"] == "playing")
        assert anna.get(f"/api/tables/{table}")["times"]["left"][0] > 500


@pytest.mark.long
def test_nobody_comes_and_nobody_wins(tmp_path: Path, clock: Clock) -> None:
    with hasty(tmp_path) as hall:
        anna = member(hall.base, "Anna")
        cup = create(anna, system="round-robin", patience=60)["line"]["id"]
        people = [anna, hall.guest("Karel"), hall.guest("Eva")]
        for guest in people:
            at(guest, cup, "enter")
        at(anna, cup, "start")
        for number in (1, 2, 3):
            until_seen(anna, cup, lambda now, number=number: len(now["played"]) == number)  # type: ignore[misc]
            clock.let_pass(61)
        now = until_seen(anna, cup, is_over)
        assert set(points(now).values()) == {0.0}


def test_entries_their_limits_and_who_may_do_what(tmp_path: Path) -> None:
    with hasty(tmp_path, tournament_players=4, tournament_bots=2, tournaments_per_person=1) as hall:
        anna, karel = member(hall.base, "Anna"), member(hall.base, "Karel")
        assert create(hall.guest("Host"), 409)["id"] == "tournament-account"
        assert create(anna, 422, name=" ")["id"] == "tournament-name"
        assert create(anna, 422, rounds=0)["id"] == "tournament-rounds"
        assert create(anna, 422, patience=5)["id"] == "tournament-patience"
        cup = create(anna, listed=True)["line"]["id"]
        assert create(anna, 429)["id"] == "tournaments-enough"
        assert at(anna, cup, "start", 409)["id"] == "tournament-few"
        assert at(karel, cup, "bots", 403, bot="random")["id"] == "tournament-host"
        at(anna, cup, "bots", bot="random", count=2)
        assert at(anna, cup, "bots", 409, bot="random")["id"] == "tournament-bots"
        assert at(karel, cup, "enter")["line"]["mine"] == 3
        assert at(karel, cup, "enter")["line"]["players"] == 3, "once"
        eva = hall.guest("Eva")
        assert [line["id"] for line in eva.get("/api/tournaments")] == [cup]
        assert at(eva, cup, "enter")["line"]["room"] == 0
        assert at(hall.guest("Jan"), cup, "enter", 409)["id"] == "tournament-full"
        assert at(karel, cup, "remove", 403, number=4)["id"] == "tournament-host"
        assert at(karel, cup, "remove", number=3)["line"]["mine"] is None
        assert at(karel, cup, "start", 403)["id"] == "tournament-host"
        at(anna, cup, "end")
        assert at(karel, cup, "enter", 409)["id"] == "tournament-begun"
        assert eva.get("/api/tournaments")[0]["status"] == "over", "who has entered still finds it"
        assert karel.get("/api/tournaments") == []
        for id in ("nothing", "%00"):
            assert karel.get(f"/api/tournaments/{id}", 404)["id"] == "tournament-unknown"


def test_nobody_begins_tournament_after_tournament(tmp_path: Path, clock: Clock) -> None:
    with hasty(tmp_path, tournaments_per_day=2) as hall:
        anna, karel = member(hall.base, "Anna"), member(hall.base, "Karel")
        for _ in range(2):
            at(anna, create(anna)["line"]["id"], "end")
        assert create(anna, 429)["id"] == "tournaments-today"
        cup = create(karel, listed=True)["line"]["id"]
        clock.let_pass(DAY / 2)
        create(anna)
        clock.let_pass(13.6 * DAY)  # one that nobody has begun for long is listed no more
        assert cup not in [line["id"] for line in anna.get("/api/tournaments")]
        assert [line["id"] for line in karel.get("/api/tournaments")] == [cup]


def test_when_a_tournament_is_ended_bots_rest_where_only_bots_sit(tmp_path: Path) -> None:
    with hasty(tmp_path, bot_delay=60.0) as hall:
        anna = member(hall.base, "Anna")
        cup = create(anna)["line"]["id"]
        at(anna, cup, "enter")
        at(anna, cup, "bots", bot="random", count=3)
        now = at(anna, cup, "start")
        boards = now["played"][0]["boards"]
        tables = {any(seat["entrant"] == 1 for seat in board["seats"]): board["table"] for board in boards}
        bots = hall.running.service.bots
        assert bots._next(hall.live(tables[False])) is not None
        at(anna, cup, "end")
        assert bots._next(hall.live(tables[False])) is None
        assert hall.live(tables[True]).order.tournament == cup


def test_nobody_is_sent_to_a_table_that_is_not_open_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A round is paired before its tables are opened, and somebody may look in between."""

    async def later(*_: Any) -> None:
        pass

    with hasty(tmp_path) as hall:
        anna = member(hall.base, "Anna")
        cup = create(anna)["line"]["id"]
        at(anna, cup, "enter")
        at(anna, cup, "bots", bot="random")
        with monkeypatch.context() as paired:
            paired.setattr(Tournaments, "_open_tables", later)
            assert at(anna, cup, "start")["table"] == ""
        hall.running.service.tournaments.unsure = True  # as when the process that had begun it is gone
        now = until_seen(anna, cup, lambda now: now["table"])
        assert anna.get(f"/api/tables/{now['table']}")["my_seat"] is not None


def test_whom_the_organiser_has_blocked_finds_no_room(parlour: Parlour) -> None:
    anna, karel = member(parlour.base, "Anna"), member(parlour.base, "Karel")
    cup = create(anna)["line"]["id"]
    anna.post("/api/company/ask", {"name": karel.name})
    anna.post("/api/company/block", {"who": who(anna, karel.name, "asked")})
    assert at(karel, cup, "enter", 409)["id"] == "tournament-full"
    at(anna, cup, "end")


def test_who_has_blocked_somebody_is_not_paired_with_them_and_nobody_else_is_told(parlour: Parlour) -> None:
    anna, *others = (member(parlour.base, name) for name in ("Anna", "Karel", "Eva", "Filip"))
    karel = others[0]
    cup, ring = (create(anna, rounds=1, system=system)["line"]["id"] for system in ("swiss", "round-robin"))
    for id in (cup, ring):
        for guest in (anna, *others):
            at(guest, id, "enter")
    before = {guest.name: seen(guest, cup) for guest in others}
    anna.post("/api/company/ask", {"name": karel.name})
    anna.post("/api/company/block", {"who": who(anna, karel.name, "asked")})
    assert [seen(anna, id)["blocked"] for id in (cup, ring)] == [[2], [2]]
    assert seen(parlour.guest(), cup)["blocked"] == []
    now = {guest.name: seen(guest, cup) for guest in others}
    assert now.pop(karel.name)["line"]["room"] == 0  # as if it were full; that is what they hear who enter
    del before[karel.name]
    assert now == before
    for id in (cup, ring):
        at(anna, id, "start")
    meet = [{seat["entrant"] for seat in board["seats"]} for board in seen(anna, cup)["played"][0]["boards"]]
    assert {1, 2} not in meet, "the first two would meet"
    assert seen(anna, ring)["line"]["rounds"] == 3, "there everybody meets everybody"
    for id in (cup, ring):
        at(anna, id, "end")


def test_who_is_taken_out_has_lost_and_is_paired_no_more(tmp_path: Path) -> None:
    with hasty(tmp_path) as hall:
        anna, karel = member(hall.base, "Anna"), hall.guest("Karel")
        cup = create(anna, rounds=3)["line"]["id"]
        at(karel, cup, "enter")
        at(anna, cup, "bots", bot="random", count=3)
        at(anna, cup, "start")
        at(anna, cup, "remove", number=1)
        now = until_seen(anna, cup, is_over)
        assert points(now)["Karel"] == 0.0
        assert [row["games"] for row in now["entrants"] if row["name"] == "Karel"] == [1]
        assert [len(each["boards"]) for each in now["played"]] == [2, 2, 2], "a game and a bye"


def test_who_gives_up_before_the_cards_are_dealt_has_lost(tmp_path: Path) -> None:
    with hasty(tmp_path) as hall:
        anna, karel = member(hall.base, "Anna"), hall.guest("Karel")
        cup = create(anna, rounds=1)["line"]["id"]
        for guest in (anna, karel):
            at(guest, cup, "enter")
        at(anna, cup, "start")
        table = seen(karel, cup)["table"]
        assert karel.get(f"/api/tables/{table}")["status"] == "gathering", "pages are waited for"
        karel.post(f"/api/tables/{table}/resign")
        now = until_seen(anna, cup, is_over)
        assert points(now) == {anna.name: 1.0, "Karel": 0.0}


@pytest.mark.long
def test_at_tables_of_three_points_go_by_rank(tmp_path: Path) -> None:
    with hasty(tmp_path) as hall:
        anna = member(hall.base, "Anna")
        cup = create(anna, seats=3, rounds=1)["line"]["id"]
        at(anna, cup, "bots", bot="random", count=7)
        at(anna, cup, "start")
        now = until_seen(anna, cup, is_over)
        assert sum(points(now).values()) == pytest.approx(2 * 1.5 + 0.5), "whoever sits out has what a game brings"


def test_a_tournament_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The server ends before the round that it has paired has its tables, and before a game that is over is noted."""
    with hasty(tmp_path) as hall:
        anna = member(hall.base, "Anna")
        cup = create(anna, rounds=2)["line"]["id"]
        at(anna, cup, "bots", bot="random", count=4)
        at(anna, cup, "start")
        until_seen(anna, cup, is_over)
        database, cookies = hall.settings.database, dict(anna.http.cookies)
    ask(database, "update tournaments set status = 'running'")
    ask(database, "delete from pairings where round = 2 and board = 1")
    ask(database, "update pairings set points = null where round = 1")
    ask(database, "delete from pairings where round = 2")
    with hasty(tmp_path) as hall:
        anna.base = hall.base
        anna.http = hall.guest().http
        anna.http.cookies.update(cookies)
        now = until_seen(anna, cup, is_over)
        assert len(now["played"]) == 2
        assert sum(points(now).values()) == 2 * 2


def test_two_processes_run_it_once(tmp_path: Path, postgres_only: None) -> None:
    with hasty(tmp_path) as one, hasty(tmp_path) as two:
        anna = member(one.base, "Anna")
        cup = create(anna, rounds=3)["line"]["id"]
        at(anna, cup, "bots", bot="random", count=6)
        at(anna, cup, "start")
        karel = two.guest("Karel")
        now = until_seen(karel, cup, is_over)
        assert [len(each["boards"]) for each in now["played"]] == [3, 3, 3]
        assert sum(points(now).values()) == 9
        tables = ask(one.settings.database, "select count(*) from tables")
        assert tables == [(9,)], "each was opened once"


def test_whoever_is_erased_leaves_a_place_without_a_name(tmp_path: Path) -> None:
    with hasty(tmp_path) as hall:
        anna, karel = member(hall.base, "Anna"), hall.guest("Karel Veliký")
        cup = create(anna, name="Cup of Anna", rounds=1)["line"]["id"]
        at(karel, cup, "enter")
        at(anna, cup, "bots", bot="random")
        assert karel.get("/api/me/data")["entrants"][0]["name"] == "Karel Veliký"
        at(anna, cup, "start")
        karel.post("/api/me/erase", {"sure": True})
        now = until_seen(anna, cup, lambda now: "Karel" not in str(now))
        assert [row["gone"] for row in now["entrants"] if not row["bot"]] == [True]
