"""`kronika reports`: whoever runs the server reads what people reported, and closes what they have seen to."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.run import kronika_says
from tests.server.parlour import Parlour, relaxed
from tests.server.test_moderation import say, who
from tests.server.test_play import two_people
from tests.server.test_reports import report


def test_reports_are_read_and_closed_as_the_server_runs(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        at = ("--data", str(tmp_path))
        assert "Nobody has reported anything." in kronika_says("reports", *at).stdout
        table, anna, karel = two_people(parlour, "high-card")
        with karel.watch(table) as two:
            say(two, "Ty jeden!")
            line = two.hear("said")
        report(anna, table, "line", line=line["number"], reason="Nadává mi [bold].")
        report(karel, table, "name", who=who(karel, table, "Anna"), reason="To je moje jméno.")
        listed = kronika_says("reports", *at, "--lang", "cs").stdout.splitlines()
        assert len(listed) == 2
        assert listed[0].startswith("1  ")
        assert listed[0].endswith("Řádek, píše Karel, hlásí Anna: Nadává mi [bold].")
        assert listed[1].endswith("Jméno „Anna“, hlásí Karel: To je moje jméno.")
        shown = kronika_says("reports", "show", "1", *at).stdout
        assert f"Table {table} (our table)" in shown
        assert next(each for each in shown.splitlines() if each.startswith(">")).endswith("Karel: Ty jeden!")
        assert "Report 1 is done." in kronika_says("reports", "done", "1", *at).stdout
        assert [each["number"] for each in json.loads(kronika_says("reports", "--json", *at).stdout)] == [2]
        everything = json.loads(kronika_says("reports", "--all", "--json", *at).stdout)
        assert [(each["number"], each["done"] is None) for each in everything] == [(1, False), (2, True)]
        assert kronika_says("reports", "--all", *at).stdout.splitlines()[0].endswith("(done)")
        assert json.loads(kronika_says("reports", "show", "1", "--json", *at).stdout)["lines"][0]["text"] == "Ty jeden!"


def test_a_report_that_is_not_there(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)):
        pass
    for command in ("show", "done"):
        missing = kronika_says("reports", command, "7", "--data", str(tmp_path))
        assert (missing.exit_code, "There is no report 7." in missing.stderr) == (2, True)
    nowhere = kronika_says("reports", "--data", str(tmp_path / "nowhere"))
    assert nowhere.exit_code == 2
    assert not (tmp_path / "nowhere").exists()
