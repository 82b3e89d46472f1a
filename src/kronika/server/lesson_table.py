"""A position that was never in a log, as a table shows it: the chapters of lessons and the scenes of the rulebook.

Nothing of it is stored. Where a learner stands follows from the lesson and from their right answers, which their page
keeps; a wrong one is not played. So there are only as many positions as a lesson has, and those are worked out once.
"""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from kronika.engine.table import Table
from kronika.lessons import Lesson, LessonError, Run, lesson_of
from kronika.lessons.shown import shown_for
from kronika.server import projection
from kronika.server.lesson_messages import LessonAnswer, LessonChapter, LessonPlan, LessonStep, RuleScene, SceneStep
from kronika.server.live_table import LiveTable
from kronika.server.messages import State
from kronika.server.occupant import Occupant
from kronika.server.store.store import Header

LEARNER = "learner"
KEPT = 256
"""Positions of all lessons that are kept, as they are sent."""


class Position(msgspec.Struct, frozen=True):
    """Where somebody stands in a lesson: the right answers that they have given in a chapter."""

    game: str
    lesson: str
    chapter: str
    answers: tuple[tuple[str, ...], ...]

    def after(self, keys: tuple[str, ...]) -> Position:
        """One right answer later."""
        return msgspec.structs.replace(self, answers=(*self.answers, keys))


class LaidTable(LiveTable):
    """A table as it begins, with one person at it."""

    def __init__(self, id: str, table: Table, seat: int, answers: int) -> None:
        self.learner = seat
        header = Header(
            id=id,
            kind="table",
            game=table.game,
            rules=table.rules,
            name="",
            setup=table.setup,
            seed="",
            host=LEARNER,
            created=0.0,
        )
        super().__init__(header, [], epoch=1)
        self.chairs = [
            Occupant(name, LEARNER) if each == seat else Occupant(name, bot="random")
            for each, name in enumerate(table.names)
        ]
        self.table = table
        self.seq = 100 * answers
        self.follow()

    def follow(self) -> None:
        """The table has moved on."""
        assert self.table is not None
        self.seq += 1
        self.answered[self.learner] = self.seq  # each question has an id of its own
        self.event_count = len(self.table.events(None))
        self._views = {}
        self._open(self.table, None)

    def shown(self, known: int) -> State:
        """What the person at it gets, with the events after those they know. What several answers lead to is left
        out, and so are warnings: a lesson wants one answer at a time, and says itself what a wrong one gives away."""
        line = projection.info(projection.summary(self), LEARNER, set())
        state = projection.state(self, line, known)
        state.can_undo = False
        for ask in state.asks:
            ask.reach, ask.warnings = [], {}
        return state


def plan(lesson: Lesson) -> LessonPlan:
    """A lesson as the page needs it."""
    chapters = [
        LessonChapter(
            chapter.id,
            chapter.text,
            chapter.icon,
            chapter.seat,
            [LessonStep(step.text, step.point, step.words, step.is_read, step.want or []) for step in chapter.steps],
        )
        for chapter in lesson.chapters
    ]
    return LessonPlan(lesson.id, lesson.text, lesson.minutes, chapters)


class Lessons:
    """The positions of all lessons that somebody has been at lately, as they are sent."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Position, tuple[Run, bytes]] = OrderedDict()

    def knows(self, position: Position) -> bool:
        """Whether nothing has to be played for it."""
        return position in self._kept

    def shown(self, position: Position) -> bytes:
        """The table at a position, with all that has happened in its chapter."""
        run, _ = self._played(position)
        table = LaidTable(table_id(position), run.table, run.chapter.seat, len(position.answers))
        return msgspec.json.encode(LessonAnswer(True, "", run.at, [table.shown(0)]))

    def tried(self, position: Position, keys: tuple[str, ...]) -> bytes:
        """What comes of an answer."""
        run, _ = self._played(position)
        if run.right(keys):
            return self._played(position.after(keys))[1]
        step = run.step
        return msgspec.json.encode(LessonAnswer(False, "" if step is None else step.reason(keys), run.at, []))

    def _played(self, position: Position) -> tuple[Run, bytes]:
        """Where somebody stands after right answers, and what the last of them brought. The run is only looked at
        after this."""
        found = self._kept.get(position)
        if found is None:
            found = self._kept[position] = played(position)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(position)
        return found


def played(position: Position) -> tuple[Run, bytes]:
    """A chapter played from its beginning."""
    run = Run(lesson_of(position.game, position.lesson).chapter(position.chapter))
    before, last = position.answers[:-1], position.answers[-1:]
    run.follow(before)
    table = LaidTable(table_id(position), run.table, run.chapter.seat, len(before))
    states: list[State] = []
    for keys in last:
        if not run.leads(keys):
            raise LessonError("lesson-answers", {"step": run.at + 1})
        for _ in run.go_on(keys):
            known = table.event_count
            table.follow()
            states.append(table.shown(known))
    return run, msgspec.json.encode(LessonAnswer(True, "", run.at, states or [table.shown(0)]))


class Scenes:
    """The scenes of the rulebook that somebody has looked at lately, as they are sent."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    def knows(self, game: str, clause: str) -> bool:
        """Whether nothing has to be played for it."""
        return (game, clause) in self._kept

    def shown(self, game: str, clause: str) -> bytes:
        """A scene from its beginning to its end."""
        key = (game, clause)
        if key not in self._kept:
            self._kept[key] = acted(game, clause)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]


def acted(game: str, clause: str) -> bytes:
    """A scene of the rulebook, played by the rules."""
    shown = shown_for(game, clause)
    scene = shown.new_scene()
    scene.table.names[:] = [f"{seat + 1}" for seat in range(scene.table.seats)]
    table = LaidTable(f"scene-{game}-{clause}", scene.table, shown.seat, 0)
    states = [table.shown(0)]
    steps: list[SceneStep] = []
    for seat, keys in shown.play(scene):
        if steps:
            states.append(followed(table))
        ask = scene.table.ask(seat)
        texts = {} if ask is None else {option.key: projection.text(option.text) for option in ask.options}
        steps.append(SceneStep(seat, keys, [texts[key] for key in keys if key in texts]))
    states.append(followed(table))
    return msgspec.json.encode(RuleScene(clause, shown.seat, steps, states))


def followed(table: LaidTable) -> State:
    """The table after an answer, with what happened since the one before."""
    known = table.event_count
    table.follow()
    return table.shown(known)


def table_id(position: Position) -> str:
    return f"lesson-{position.game}-{position.lesson}-{position.chapter}"
