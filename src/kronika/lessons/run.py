"""A chapter under way: where it stands, and what an answer does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kronika.engine.ask import Ask
from kronika.engine.errors import KronikaError
from kronika.lessons.lesson import Chapter, LessonError, Step


class Run:
    """A chapter that somebody plays. `at` is the number of the step that waits."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self.scene = chapter.new_scene()
        self.table = self.scene.table
        self.at = 0

    @property
    def step(self) -> Step | None:
        """The step that waits for the learner; None when the chapter is done."""
        return self.chapter.steps[self.at] if self.at < len(self.chapter.steps) else None

    def ask(self) -> Ask:
        """The question that the learner answers in this step."""
        ask = self.table.ask(self.chapter.seat)
        if ask is None:
            raise self.broken(f"nobody asks the learner: {self.table!r}")
        return ask

    def right(self, keys: Sequence[str]) -> bool:
        """Whether an answer leads on. One that the rules do not allow is refused, by them."""
        if self.leads(keys):
            return True
        if self.step is not None and not self.step.is_read:
            self.ask().picks(list(keys))
        return False

    def leads(self, keys: Sequence[str]) -> bool:
        """The same, whatever the rules say."""
        step = self.step
        return step is not None and (not keys if step.is_read else step.wants(keys))

    def go_on(self, keys: Sequence[str]) -> Iterator[None]:
        """The learner's right answer, then those of the others: after each of them the table can be looked at."""
        step = self.step
        assert step is not None
        if not step.is_read:
            if step.load:
                self.scene.loaded(step.load)
            self._answer(self.chapter.seat, list(keys))
            yield
        for seat, answer in step.others:
            self._answer(seat, answer)
            yield
        self.at += 1

    def follow(self, answers: Sequence[Sequence[str]]) -> Run:
        """Plays right answers one after the other; one that is not right is refused."""
        for keys in answers:
            if not self.leads(keys):
                raise LessonError("lesson-answers", {"step": self.at + 1})
            for _ in self.go_on(keys):
                pass
        return self

    def _answer(self, seat: int, keys: list[str]) -> None:
        try:
            self.table.answer(seat, keys)
        except KronikaError as error:
            raise self.broken(f"seat {seat} answers {' '.join(keys) or 'nothing'}: {error}") from error

    def broken(self, why: str) -> LessonError:
        """The lesson says what the rules do not allow."""
        step = self.step
        return LessonError("lesson-broken", {"step": self.chapter.text if step is None else step.text, "why": why})
