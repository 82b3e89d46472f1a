"""Writes the scenes that the rulebook shows, from what the tests of the rules play: `python -m tests.scenes.record`.

A test that names clauses (`pytest.mark.rule`) and plays a scene is shown with them: what its scene was told, which dice
were loaded, who answered what. Whatever a test does to a state by hand is not in that, so each is played again from the
data alone, and taken only if it comes out the same."""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from kronika.engine.errors import KronikaError
from kronika.engine.table import Table
from kronika.games import find
from kronika.lessons import scene_of
from kronika.lessons.shown import FILE, Shown
from kronika.rulebook import place, rulebook

GAMES = ("dominion", "north", "oath", "valeria")
MOST = 8
"""Answers of a scene at most: more than that nobody watches for a clause."""
ROOT = Path(__file__).parents[2]


class Take:
    """What a test has done with one scene."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = given
        self.steps: list[list[Any]] = []
        self.digest = ""

    @property
    def answers(self) -> int:
        return sum(isinstance(step[0], int) for step in self.steps)

    def data(self, test: str) -> dict[str, Any] | None:
        """As the file has it; None where the scene was told something that no file can say."""
        try:
            told: dict[str, Any] = json.loads(json.dumps({"test": test, "scene": self.given, "steps": self.steps}))
        except TypeError:
            return None
        return told


class Recorder:
    """Looks on while tests run."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.takes: list[Take] = []
        self.found: dict[str, list[tuple[int, dict[str, Any], str]]] = {}
        """By clause: how little else the test is about, the scene, and what came of it."""

    @contextmanager
    def looking(self) -> Iterator[None]:
        kind = scene_of(self.game)
        takes: dict[int, Take] = {}
        begun = kind.__init__
        answered = Table.answer

        def begin(scene: Any, *args: Any, **given: Any) -> None:
            begun(scene, *args, **given)
            told = dict(inspect.signature(begun).bind(scene, *args, **given).arguments)
            told.pop("self")
            more = told.pop("setup", {}) if "setup" not in given else {}  # what a scene takes beyond its own words
            take = Take({name: each for name, each in {**told, **more}.items() if name != "listen"})
            takes[id(scene.table)] = take
            self.takes.append(take)

        def answer(table: Table, seat: int, keys: list[str]) -> None:
            answered(table, seat, keys)
            take = takes.get(id(table))
            if take is not None:
                take.steps.append([seat, *keys])
                take.digest = table.digest()

        def loading(name: str, method: Callable[..., Any]) -> Callable[..., Any]:
            def load(scene: Any, *args: Any, **given: Any) -> Any:
                done = method(scene, *args, **given)
                take = takes.get(id(scene.table))
                if take is not None:
                    bound = inspect.signature(method).bind(scene, *args, **given)
                    bound.apply_defaults()
                    take.steps.append([name, *bound.args[1:]])
                return done

            return load

        with ExitStack() as stack:
            stack.enter_context(patch.object(kind, "__init__", begin))
            stack.enter_context(patch.object(Table, "answer", answer))
            for name in kind.loads:
                stack.enter_context(patch.object(kind, name, loading(name, getattr(kind, name))))
            yield

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        clauses = [str(id) for mark in item.iter_markers("rule") for id in mark.args]
        self.takes = []
        with self.looking():
            yield
        played = [take for take in self.takes if 1 <= take.answers <= MOST]
        for take in played:
            data = take.data(item.nodeid)
            if clauses and data is not None and is_same(self.game, data, take.digest):
                for clause in clauses:
                    self.found.setdefault(clause, []).append((len(clauses), data, take.digest))


def is_same(game: str, data: dict[str, Any], digest: str) -> bool:
    """Whether the data alone makes what the test has seen."""
    try:
        return Shown(game, "", data).played().digest() == digest
    except (KronikaError, LookupError, TypeError, ValueError, AssertionError, AttributeError):
        return False


def recorded(game: str) -> dict[str, dict[str, Any]]:
    """The scenes of a game by clause: of each the test that is about least else, and of those the shortest."""
    recorder = Recorder(game)
    arguments = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--no-header", str(ROOT / "tests" / "games" / game)]
    if pytest.main(arguments, plugins=[recorder]) != 0:
        raise SystemExit(f"the tests of {game} fail")
    found: dict[str, dict[str, Any]] = {}
    for clause in sorted(recorder.found, key=place):
        takes = sorted(
            recorder.found[clause], key=lambda take: (take[0], len(take[1]["steps"]), len(json.dumps(take[1])))
        )
        # Once more, now that no test is on: what a test has lent to a scene nobody else has.
        best = next((data for _, data, digest in takes if is_same(game, data, digest)), None)
        if best is not None and clause in rulebook(game, "en"):
            found[clause] = best
    return found


def write(game: str) -> int:
    """Writes the file of a game; how many clauses have a scene."""
    home = find(game).home
    assert home is not None
    scenes = recorded(game)
    lines = [f"  {json.dumps(clause)}: {json.dumps(data)}" for clause, data in scenes.items()]
    (home / FILE).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return len(scenes)


if __name__ == "__main__":
    for each in sys.argv[1:] or GAMES:
        print(each, write(each))
