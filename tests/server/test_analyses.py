"""Analyses at a server: in the background with progress, kept, of finished games only, and by nobody's names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kronika.coach import analysis
from kronika.server import analyses
from tests.server.parlour import Parlour, fetch, relaxed, until


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process for it is started afresh and knows the usual times; the plan is made here."""
    monkeypatch.setattr(analyses, "AT_ONCE", 60)


def short(story: Any) -> tuple[list[int], float]:
    return analysis.decisions_of(story.moments(listen=False), story.answers)[:12], 1.0


def test_a_finished_game_is_looked_at_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "planned", short)
    with Parlour(relaxed(tmp_path)) as parlour:
        anna = parlour.guest("Anna")
        table = anna.create_table("dominion", "big-money", "big-money", kingdom="first-game")
        address = f"/api/tables/{table}/analysis"
        assert anna.http.get(address).json()["id"] == "analysis-running", "nobody looks ahead in a game that is on"
        assert anna.http.post(address, json={}).status_code == 403
        anna.watch_to_the_end(table)
        assert anna.get(address)["state"] == "none"
        assert anna.post(address)["state"] in ("waiting", "running")
        found: dict[str, Any] = {}

        def done() -> bool:
            found.update(anna.get(address))
            return bool(found["state"] == "done")

        until(done)
        decisions = found["decisions"]
        assert 6 <= len(decisions) <= 12
        answers = parlour.live(table).answers
        for each in decisions:
            assert (each["seat"], each["given"]) == (answers[each["seq"]][0], answers[each["seq"]][1])
            assert sum(each["chances"]) == pytest.approx(1, abs=0.02)
            assert each["cost"] >= 0
        for share in found["shares"]:
            parts = sum(share[name] for name in ("start", "own", "luck", "others"))
            assert parts == pytest.approx(share["end"], abs=0.01), "the row adds up"
        assert fetch(f"{parlour.base}{address}").json() == found, "whoever has the link sees the same"
        assert "Anna" not in fetch(f"{parlour.base}{address}").text
        assert anna.post(address) == found, "it is not done twice"
    with Parlour(relaxed(tmp_path)) as again:
        assert again.guest("Eva").get(address) == found
