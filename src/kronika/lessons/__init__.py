"""Lessons: a prepared game in chapters, told and played step by step.

A lesson is a file `lessons/<id>.toml` in a game's folder; its texts stand in the game's catalogues. Nothing here knows
a game: `lesson` reads the file, `run` plays it with the game's own rules, `proof` says what is wrong with one.
"""

from kronika.lessons.lesson import Chapter, Lesson, LessonError, Step, lesson_of, lessons_of, scene_of
from kronika.lessons.run import Run

__all__ = ["Chapter", "Lesson", "LessonError", "Run", "Step", "lesson_of", "lessons_of", "scene_of"]
