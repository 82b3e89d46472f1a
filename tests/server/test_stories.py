"""Stories over HTTP: of finished games, in the reader's language, speaking of people as they wish."""

from __future__ import annotations

import random
from pathlib import Path

from tests.server.parlour import Parlour, play_on, relaxed


def test_a_game_is_told_when_it_is_over_and_as_people_wish(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        anna = parlour.guest("Anna")
        table = anna.create_table("high-card", "me", "random")
        address = f"/api/tables/{table}/story"
        assert anna.http.get(address).json()["id"] == "story-running"
        with anna.watch(table) as device:
            play_on([device], random.Random(1))
        plain = anna.get(f"{address}?lang=cs")
        assert plain["title"]
        assert anna.http.get(f"{address}?lang=xx").status_code == 422
        assert anna.get("/api/me/spoken") == {"spoken": ""}
        assert anna.post("/api/me/spoken", {"spoken": "she"}) == {"spoken": "she"}
        assert anna.http.post("/api/me/spoken", json={"spoken": "it"}).status_code == 400
        assert anna.get("/api/me/spoken") == {"spoken": "she"}
        own = anna.get("/api/me/data")
        assert "she" in str(own), "what somebody has chosen is theirs to have"
        said = " ".join(each["text"] for part in anna.get(f"{address}?lang=cs")["paragraphs"] for each in part)
        assert "Anna" in said
        anna.post("/api/me/erase", {"sure": True})
        eva = parlour.guest("Eva")
        after = eva.get(f"{address}?lang=cs")
        assert "Anna" not in str(after), "somebody who was erased is nobody in stories too"
