"""Lists by lot over the interface: wishes are met, a seed repeats them, and what cannot be comes with its reason."""

from __future__ import annotations

import pytest

from kronika.server import heavy
from tests.server.parlour import Parlour


def test_a_kingdom_by_lot(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    drawn = anna.post("/api/games/dominion/draw", {"item": "kingdom", "wishes": {"must": ["witch"], "cost-2": "none"}})
    assert len(drawn["words"]) == 10
    assert "witch" in drawn["words"]
    again = {"item": "kingdom", "wishes": {"must": ["witch"], "cost-2": "none"}, "seed": drawn["seed"]}
    assert anna.post("/api/games/dominion/draw", again) == drawn
    listed = next(game for game in anna.get("/api/games") if game["id"] == "dominion")
    assert {"id": "attack", "label": "wish-dominion-attack"}.items() <= listed["draws"]["kingdom"][4].items()
    assert listed["setup"][0]["offered"] == "first-game"


def test_what_cannot_be_is_told_with_its_reason(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    refused = anna.post("/api/games/dominion/draw", {"item": "kingdom", "wishes": {"reaction": "least-3"}}, 422)
    assert refused["id"] == "dominion-lot-too-few"
    assert refused["args"] == {"wish": "reaction", "count": 2, "least": 3}
    assert anna.post("/api/games/north/draw", {"item": "kingdom"}, 422)["id"] == "draw-unknown"
    assert anna.post("/api/games/dominion/draw", {"item": 3}, 400)["id"] == "message-wrong"


def test_drawing_waits_its_turn(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wishes that cannot be met together take long to see through: that is work like a replay or a chart."""
    anna = parlour.guest("Anna")
    monkeypatch.setattr(heavy, "WAITING", 0)
    others = {"203.0.113.1", "203.0.113.2"}
    monkeypatch.setattr(parlour.running.context.heavy, "_served", others)
    assert anna.post("/api/games/dominion/draw", {"item": "kingdom"}, 503)["id"] == "server-busy"
