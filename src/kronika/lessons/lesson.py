"""A lesson as data: what stands in `lessons/<id>.toml` of a game's folder.

    minutes = 12
    rivals = ["Hynek"]                        # how the others are called, by seat after the learner's

    [[chapter]]
    id = "coins"
    icon = "game-icons:two-coins"
    scene = { hand = "copper*4 estate" }      # what the game's own scene takes, see `kronika.scene`

    [[chapter.step]]
    id = "lay"                                # its text: <game>-lesson-<lesson>-<chapter>-<step>
    want = ["treasures"]                      # the answer that leads on, key by key; a pattern, or several with |
    point = ["zone:hand:0"]                   # what the coach points at; without it, at the answer
    words = ["treasure"]                      # words explained here: <game>-lesson-word-<word>
    wrong = { "end-turn" = "end" }            # of an answer that does not: the part `wrong-end` of the step's text
    others = ["1 treasures", "1 end-turn"]    # what the others answer afterwards: a seat and keys
    load = ["dice", "blank", "sword skull"]   # dice that are loaded before the answer is played

A step without `want` is one to read. `want = []` is an answer that picks nothing.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from kronika.engine.errors import SetupError
from kronika.games import find
from kronika.scene import TableScene

CHAPTER = {"id", "icon", "scene", "seat", "step"}
STEP = {"id", "want", "point", "words", "wrong", "others", "load"}
LESSON = {"minutes", "rivals", "chapter"}


class LessonError(SetupError):
    """A lesson that nobody has, or that cannot be read or played."""


class Step:
    """One thing that the coach says; unless it is only to be read, one thing that the learner does."""

    __slots__ = ("id", "load", "others", "point", "text", "want", "words", "wrong")

    def __init__(self, text: str, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.text = f"{text}-{self.id}"
        """The id of its text; the parts `title`, `do` and `wrong-…` belong to it."""
        self.want: list[str] | None = data.get("want")
        self.point: list[str] = data.get("point", [])
        self.words: list[str] = data.get("words", [])
        self.wrong: dict[str, str] = data.get("wrong", {})
        self.load: list[Any] = data.get("load", [])
        self.others = [answer_of(line) for line in data.get("others", [])]

    @property
    def is_read(self) -> bool:
        """Whether there is nothing to do but to read."""
        return self.want is None

    def wants(self, keys: Sequence[str]) -> bool:
        """Whether this answer is the one that leads on: each key fits one of the patterns, each pattern once."""
        if self.want is None or len(keys) != len(self.want):
            return False
        left = list(keys)
        for pattern in self.want:
            fitting = next((key for key in left if fits(key, pattern)), None)
            if fitting is None:
                return False
            left.remove(fitting)
        return True

    def reason(self, keys: Sequence[str]) -> str:
        """Which of the step's own words answer a wrong try; "" for the common ones."""
        return next((name for pattern, name in self.wrong.items() if any(fits(key, pattern) for key in keys)), "")

    def __repr__(self) -> str:
        return f"Step({self.text!r})"


class Chapter:
    """A part of a lesson that begins at a position of its own, so that one can begin with it."""

    __slots__ = ("game", "icon", "id", "rivals", "scene", "seat", "steps", "text")

    def __init__(self, game: str, text: str, data: dict[str, Any], rivals: list[str]) -> None:
        self.game = game
        self.id: str = data["id"]
        self.text = f"{text}-{self.id}"
        """The id of its title; the part `about` says what it is for."""
        self.icon: str = data.get("icon", "")
        self.seat: int = data.get("seat", 0)
        self.scene: dict[str, Any] = data.get("scene", {})
        self.rivals = rivals
        self.steps = [Step(self.text, each) for each in data["step"]]

    def new_scene(self) -> TableScene[Any]:
        """The position at which it begins; somebody listens, so that it can be told."""
        scene = scene_of(self.game).of({"listen": True, **self.scene})
        others = iter(self.rivals)
        scene.table.names[:] = [
            "" if seat == self.seat else next(others, f"{seat + 1}") for seat in range(scene.table.seats)
        ]
        return scene

    def __repr__(self) -> str:
        return f"Chapter({self.text!r})"


class Lesson:
    """A guided game of a game."""

    __slots__ = ("chapters", "game", "id", "minutes", "text")

    def __init__(self, game: str, id: str, data: dict[str, Any]) -> None:
        self.game = game
        self.id = id
        self.text = f"{game}-lesson-{id}"
        self.minutes: int = data["minutes"]
        rivals: list[str] = data.get("rivals", [])
        self.chapters = [Chapter(game, self.text, each, rivals) for each in data["chapter"]]

    def chapter(self, id: str) -> Chapter:
        """The chapter with this id."""
        for chapter in self.chapters:
            if chapter.id == id:
                return chapter
        known = ", ".join(each.id for each in self.chapters)
        raise LessonError("lesson-chapter-unknown", {"chapter": id[:40], "right": known})

    def __repr__(self) -> str:
        return f"Lesson({self.text!r})"


def answer_of(line: str) -> tuple[int, list[str]]:
    """'1 buy:gold' as the seat and its keys."""
    seat, *keys = line.split()
    return int(seat), keys


def fits(key: str, pattern: str) -> bool:
    """Whether a key is meant by a pattern: `buy:*`, or one of several: `buy:gold|buy:silver`."""
    return any(fnmatchcase(key, each) for each in pattern.split("|"))


def scene_of(game: str) -> type[TableScene[Any]]:
    """How positions of a game are set up: the class `Scene` of the module `scene` beside the game's own."""
    kind = type(find(game))
    module = import_module(f"{kind.__module__.rpartition('.')[0]}.scene")
    scene: type[TableScene[Any]] = module.Scene
    return scene


@cache
def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game, by their ids."""
    home = find(game).home
    files = [] if home is None else sorted((home / "lessons").glob("*.toml"))
    return [read(game, file) for file in files]


def lesson_of(game: str, id: str) -> Lesson:
    """The lesson of a game with this id."""
    for lesson in lessons_of(game):
        if lesson.id == id:
            return lesson
    known = ", ".join(each.id for each in lessons_of(game)) or "-"
    raise LessonError("lesson-unknown", {"lesson": id[:40], "game": game, "right": known})


def read(game: str, file: Path) -> Lesson:
    """A lesson from its file; what is wrong with the file is said at once."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        checked(data)
        return Lesson(game, file.stem, data)
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise LessonError("lesson-file", {"file": file.name, "why": str(error)}) from error


def checked(data: dict[str, Any]) -> None:
    """Words that nobody would read are mistakes."""
    pieces = [(LESSON, data, "the lesson")]
    for chapter in data["chapter"]:
        pieces.append((CHAPTER, chapter, f"chapter {chapter['id']}"))
        pieces += [(STEP, step, f"step {chapter['id']}-{step['id']}") for step in chapter["step"]]
    for known, given, where in pieces:
        if strange := sorted(given.keys() - known):
            raise ValueError(f"{where} says {', '.join(strange)}; it may say {', '.join(sorted(known))}")
