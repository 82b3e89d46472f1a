"""The browser's texts are compared with the Python ones; what they are compared with must be current."""

from __future__ import annotations

import json

from tests.web.make_fixtures import FIXTURES, fixtures


def test_the_fixtures_are_current() -> None:
    stored = FIXTURES.read_text(encoding="utf-8")
    assert stored == fixtures(), "texts or rules have changed: run `python -m tests.web.make_fixtures`"


def test_the_fixtures_hold_many_messages_of_both_languages() -> None:
    found = json.loads(FIXTURES.read_text(encoding="utf-8"))["dominion"]
    ids = {sample["message"]["id"] for sample in found["messages"]} | {e["event"]["id"] for e in found["events"]}
    assert len(ids) > 60
    assert all(sample["cs"] != sample["message"]["id"] for sample in found["messages"])
