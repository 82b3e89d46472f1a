"""Puzzles over HTTP: the position without its solution, and what a try gets."""

from __future__ import annotations

from pathlib import Path

from kronika.coach.puzzles import puzzles_of
from tests.server.parlour import Parlour, relaxed


def test_a_puzzle_is_shown_tried_and_solved(tmp_path: Path) -> None:
    puzzle = puzzles_of("dominion")[0]
    with Parlour(relaxed(tmp_path)) as parlour:
        anna = parlour.guest("Anna")
        lines = {line["game"]: line for line in anna.get("/api/puzzles?day=20501")}
        assert lines["dominion"]["number"] == 20501 // len(lines) % len(puzzles_of("dominion"))
        assert [line["today"] for line in lines.values()].count(True) == 1
        position = anna.get("/api/puzzles/dominion?number=0")
        assert (position["id"], position["seat"]) == (puzzle.id, puzzle.seat)
        assert puzzle.best[0] in [option["key"] for option in position["ask"]["options"]]
        assert position["ask"]["primary"] == ""
        assert not {"best", "weighed", "told"} & set(position), "the solution stays here"
        wrong = puzzle.weighed[1].keys
        tried = anna.post("/api/puzzles/dominion?number=0", {"keys": wrong})
        assert (tried["right"], tried["best"]) == (False, [])
        assert [each["keys"] for each in tried["told"]] == [wrong]
        solved = anna.post("/api/puzzles/dominion?number=0", {"keys": puzzle.best})
        assert (solved["right"], solved["best"]) == (True, puzzle.best)
        shown = anna.post("/api/puzzles/dominion?number=0", {"keys": []})
        assert (shown["right"], shown["best"]) == (False, puzzle.best)
        assert anna.http.get("/api/puzzles/dominion?number=9999").status_code == 404
        assert anna.http.get("/api/puzzles/chess?number=0").status_code == 404
