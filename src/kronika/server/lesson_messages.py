"""What is said about lessons and the scenes of the rulebook."""

from __future__ import annotations

from msgspec import field

from kronika.server.messages import State, Text, Wire


class LessonStep(Wire):
    """A step of a lesson by its text. `points` names what the coach points at (nothing: the answer itself), `read` a
    step without anything to do, `want` the patterns of the keys that lead on."""

    text: str
    points: list[str]
    words: list[str]
    read: bool
    want: list[str]


class LessonChapter(Wire):
    id: str
    text: str
    icon: str
    seat: int
    steps: list[LessonStep]


class LessonPlan(Wire):
    """A lesson: its chapters and what is done in them."""

    id: str
    text: str
    minutes: int
    chapters: list[LessonChapter]


class LessonTry(Wire):
    """An answer of the learner's, after the right ones that they have given in this chapter; null: they only look. A
    step that is only read is answered with nothing."""

    chapter: str
    answers: list[list[str]] = field(default_factory=list)
    keys: list[str] | None = None


class LessonAnswer(Wire):
    """What comes of a try. A right one leads on: `states` are the table after it and after each answer of the others.
    Of a wrong one `wrong` names the words of the step that answer it ("": the common ones), and nothing has changed."""

    right: bool
    wrong: str
    step: int
    states: list[State]


class SceneStep(Wire):
    """An answer of a scene: who gives it, and in words."""

    seat: int
    keys: list[str]
    texts: list[Text]


class RuleScene(Wire):
    """A small scene for a clause of the rulebook: the table before each answer and at the end, through the eyes of a
    seat."""

    clause: str
    seat: int
    steps: list[SceneStep]
    states: list[State]
