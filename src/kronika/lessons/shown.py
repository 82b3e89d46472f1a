"""The rulebook that plays: a small scene for a clause, as the tests of the rules play it.

`scenes.json` in a game's folder holds one for each of many clauses: `scene` is what the game's own scene takes,
`steps` are answers (a seat and its keys) and loaded dice (a method and what it takes), `test` is the test that plays
it. The file is written by `python -m tests.scenes.record`; here it is read and played, by the rules themselves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from kronika.engine.table import Table
from kronika.games import find
from kronika.lessons.lesson import LessonError, scene_of
from kronika.scene import TableScene

FILE = "scenes.json"


class Shown:
    """The scene of a clause."""

    __slots__ = ("clause", "game", "scene", "steps", "test")

    def __init__(self, game: str, clause: str, data: dict[str, Any]) -> None:
        self.game = game
        self.clause = clause
        self.scene: dict[str, Any] = data["scene"]
        self.steps: list[list[Any]] = data["steps"]
        self.test: str = data["test"]

    @property
    def seat(self) -> int:
        """Through whose eyes it is shown: who answers first."""
        return next(step[0] for step in self.steps if isinstance(step[0], int))

    def new_scene(self) -> TableScene[Any]:
        """Its beginning; somebody listens, so that it can be told."""
        return scene_of(self.game).of({**self.scene, "listen": True})

    def play(self, scene: TableScene[Any]) -> Iterator[tuple[int, list[str]]]:
        """Plays it, pausing before each answer."""
        for step in self.steps:
            if isinstance(step[0], int):
                seat, *keys = step
                yield seat, keys
                scene.table.answer(seat, keys)
            else:
                scene.loaded(step)

    def played(self) -> Table:
        """The table at its end."""
        scene = self.new_scene()
        for _ in self.play(scene):
            pass
        return scene.table


@cache
def scenes_of(game: str) -> dict[str, Shown]:
    """The scenes of a game, by clause."""
    home = find(game).home
    if home is None or not (home / FILE).is_file():
        return {}
    data = json.loads((home / FILE).read_text(encoding="utf-8"))
    return {clause: Shown(game, clause, each) for clause, each in data.items()}


def shown_for(game: str, clause: str) -> Shown:
    """The scene of a clause."""
    found = scenes_of(game).get(clause)
    if found is None:
        raise LessonError("scene-none", {"clause": clause[:40], "game": game})
    return found
