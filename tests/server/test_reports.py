"""Reports: what people tell whoever runs the server, what is kept of it, and for how long."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from kronika.server.reports import reports
from kronika.server.settings import Settings
from kronika.server.store.reports import Report
from tests.server.clock import Clock
from tests.server.parlour import Guest, Parlour, Watching, relaxed, until
from tests.server.test_moderation import order, say, who
from tests.server.test_play import two_people

DAY = 24 * 3600.0


def report(guest: Guest, table: str, about: str, status: int = 200, **body: Any) -> Any:
    return guest.post(f"/api/tables/{table}/report", {"about": about, "reason": "Nadává.", **body}, status)


def kept(settings: Settings, table: str) -> list[Report]:
    return [each for each in asyncio.run(reports(settings, done=True)) if each.table == table]


def chatted(device: Watching, count: int) -> list[dict[str, Any]]:
    for i in range(count):
        say(device, f"line {i}")
    while len(device.said) < count:
        device.hear("said")
    return device.said


def test_a_line_is_reported_with_what_was_said_around_it(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "high-card")
    with karel.watch(table) as two:
        lines = chatted(two, 40)
        assert report(anna, table, "line", line=lines[20]["number"], reason="  Tohle\nne. ") == {}
        report(anna, table, "line", line=lines[1]["number"])
        report(anna, table, "line", line=lines[39]["number"])
        assert report(anna, table, "line", 404, line=lines[0]["number"] - 1)["id"] == "line-unknown"
    first, early, late = kept(parlour.settings, table)
    assert (first.table, first.table_name, first.about, first.reason) == (table, "our table", "line", "Tohle ne.")
    assert (first.by_name, first.whom_name, first.done) == ("Anna", "Karel", None)
    live = parlour.live(table)
    assert (first.by, first.whom) == (live.chairs[0].person, live.chairs[1].person)
    for each, number, beginning in ((first, 20, 6), (early, 1, 0), (late, 39, 20)):
        assert [line.text for line in each.lines] == [f"line {i}" for i in range(beginning, beginning + 20)]
        assert [line.text for line in each.lines if line.reported] == [f"line {number}"]


def test_a_name_and_a_person_are_reported_by_spectators_too(parlour: Parlour) -> None:
    table, anna, _ = two_people(parlour, "high-card")
    eva = parlour.guest("Eva")
    report(eva, table, "name", who=who(eva, table, "Karel"))
    with anna.watch(table) as one:
        report(eva, table, "person", who=chatted(one, 1)[0]["who"])
    name, person = kept(parlour.settings, table)
    assert (name.about, name.by_name, name.whom_name, name.lines) == ("name", "Eva", "Karel", [])
    assert (person.about, person.whom_name, [line.text for line in person.lines]) == ("person", "Anna", ["line 0"])
    assert report(eva, table, "person", 404, who="feedfeedfeedfeed")["id"] == "person-unknown"
    assert report(eva, table, "person", 422, who=who(eva, table, "Karel"), reason=" ")["id"] == "report-empty"
    assert report(eva, table, "person", 422, who=who(eva, table, "Karel"), reason="x" * 301)["id"] == "report-too-long"
    assert report(eva, "nowhere", "person", 404, who="x")["id"] == "table-unknown"


def test_whoever_was_shown_out_may_still_report_and_a_stranger_may_not(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "high-card")
    host = who(karel, table, "Anna")
    order(anna, table, "remove", who=who(anna, table, "Karel"))
    order(anna, table, "arrange", closed=True)
    report(karel, table, "person", who=host)
    assert report(parlour.guest("Eva"), table, "person", 403, who=host)["id"] == "table-closed"


def test_nobody_reports_without_end(tmp_path: Path, clock: Clock) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        table, anna, karel = two_people(parlour, "high-card")
        about = who(anna, table, "Karel")
        for _ in range(5):
            report(anna, table, "person", who=about)
        assert report(anna, table, "person", 429, who=about)["id"] == "report-too-many"
        report(karel, table, "person", who=about)
        clock.let_pass(3600 / 5 + 1)
        report(anna, table, "person", who=about)
        assert report(anna, table, "person", 429, who=about)["id"] == "report-too-many"
        # Another cookie is another person, but the network stays.
        others = [parlour.guest("Eva") for _ in range(14)]
        body = {"about": "person", "who": about, "reason": "x"}
        answers = [guest.http.post(f"/api/tables/{table}/report", json=body).status_code for guest in others]
        assert answers == [200] * 13 + [429], "seven went before"


def test_reports_are_kept_for_a_time(tmp_path: Path, clock: Clock) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        table, anna, _ = two_people(parlour, "high-card")
        report(anna, table, "person", who=who(anna, table, "Karel"))
        clock.let_pass(60 * DAY)
        report(anna, table, "name", who=who(anna, table, "Karel"))
        assert [each.about for each in kept(parlour.settings, table)] == ["person", "name"]
        clock.let_pass(31 * DAY)
        assert [each.about for each in kept(parlour.settings, table)] == ["name"]


def test_a_server_forgets_old_reports_by_itself(tmp_path: Path, clock: Clock) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        table, anna, _ = two_people(parlour, "high-card")
        report(anna, table, "person", who=who(anna, table, "Karel"))
    patient = relaxed(tmp_path, report_age=1000 * DAY)
    assert len(kept(patient, table)) == 1
    clock.let_pass(91 * DAY)
    with Parlour(relaxed(tmp_path)) as parlour:
        until(lambda: not kept(patient, table))
