"""Lessons over HTTP: nothing is stored, a wrong try changes nothing, and a rude visitor costs the others little."""

from __future__ import annotations

from typing import Any

import pytest

from kronika.server import heavy, lesson_table
from kronika.server.lesson_table import Lessons, Position
from tests.server.parlour import Guest, Parlour

FIRST = "/api/games/dominion/lessons/first"


def attempt(anna: Guest, *answers: list[str], keys: list[str] | None = None, status: int = 200) -> Any:
    return anna.post(FIRST, {"chapter": "coins", "answers": answers, "keys": keys}, status)


def test_a_chapter_from_its_first_step_to_the_second_answer(parlour: Parlour) -> None:
    anna = parlour.guest()
    (plan,) = anna.get("/api/games/dominion/lessons")
    assert (plan["id"], plan["chapters"][0]["id"], plan["chapters"][0]["steps"][0]["read"]) == ("first", "coins", True)
    begun = attempt(anna)
    (state,) = begun["states"]
    assert (begun["step"], state["view"]["seat"], state["asks"][0]["primary"]) == (0, 0, "treasures")
    assert attempt(anna, keys=[])["step"] == 1
    laid = attempt(anna, [], keys=["treasures"])
    assert (laid["right"], laid["step"]) == (True, 2)
    bought = attempt(anna, [], ["treasures"], keys=["buy:silver"])
    assert [state["view"]["turn"] for state in bought["states"]] == [1, 1, 0]  # what Hynek does is told one by one
    told = [event["id"] for state in bought["states"] for event in state["events"]]
    assert told.count("dominion-log-buy") == 2


def test_a_wrong_try_has_its_words_and_one_that_the_rules_refuse_theirs(parlour: Parlour) -> None:
    anna = parlour.guest()
    wrong = attempt(anna, [], ["treasures"], keys=["buy:copper"])
    assert (wrong["right"], wrong["wrong"], wrong["states"]) == (False, "copper", [])
    refused = attempt(anna, [], ["treasures"], keys=["buy:gold"], status=409)
    assert (refused["id"], refused["rule"]) == ("answer-unknown", "D3.3-d")


def test_what_nobody_can_have_answered_is_refused(parlour: Parlour) -> None:
    anna = parlour.guest()
    assert attempt(anna, [], ["end-turn"], status=422)["id"] == "lesson-answers"
    assert attempt(anna, *([[]] * 500), status=422)["id"] == "lesson-answers"
    assert anna.post(FIRST, {"chapter": "nowhere"}, 404)["id"] == "lesson-chapter-unknown"
    assert anna.post("/api/games/dominion/lessons/second", {"chapter": "coins"}, 404)["id"] == "lesson-unknown"
    assert anna.get("/api/games/nothing/lessons", 404)["id"] == "game-unknown"


def test_nothing_of_a_lesson_is_stored(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    attempt(anna, [], ["treasures"], keys=["buy:silver"])
    assert anna.get("/api/tables") == []


def test_what_was_played_once_waits_for_nobody(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = parlour.guest()
    attempt(anna, keys=[])
    monkeypatch.setattr(heavy, "WAITING", 0)
    monkeypatch.setattr(parlour.running.context.heavy, "_served", {"203.0.113.1", "203.0.113.2"})
    assert attempt(anna, keys=[])["right"]
    assert attempt(anna, [], keys=["treasures"], status=503)["id"] == "server-busy"


def test_only_so_many_positions_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_table, "KEPT", 2)
    lessons = Lessons()
    start = Position("dominion", "first", "coins", ())
    positions = [start, start.after(()), start.after(()).after(("treasures",))]
    for position in positions:
        lessons.shown(position)
    assert [lessons.knows(position) for position in positions] == [False, True, True]


# --- the rulebook that plays ---


def test_a_clause_is_shown_step_by_step(parlour: Parlour) -> None:
    anna = parlour.guest()
    assert "D3.2-a" in anna.get("/api/games/dominion/scenes")
    scene = anna.get("/api/games/dominion/scenes/D3.2-a")
    assert len(scene["states"]) == len(scene["steps"]) + 1
    assert scene["steps"][0]["texts"][0] == {"id": "dominion-do-play", "args": {"card": "village"}}
    first, second = scene["states"][:2]
    assert first["asks"][0]["what"]["id"] == "dominion-ask-action"
    assert second["events"][0]["id"] == "dominion-log-play"
    assert anna.get("/api/games/dominion/scenes/D99", 404)["id"] == "scene-none"


def test_a_scene_is_played_once_and_kept(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = parlour.guest()
    anna.get("/api/games/dominion/scenes/D3.2-a")
    monkeypatch.setattr(heavy, "WAITING", 0)
    monkeypatch.setattr(parlour.running.context.heavy, "_served", {"203.0.113.1", "203.0.113.2"})
    assert anna.get("/api/games/dominion/scenes/D3.2-a")["seat"] == 0
    assert anna.get("/api/games/dominion/scenes/D3.2-b", 503)["id"] == "server-busy"
