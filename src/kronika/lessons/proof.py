"""What is wrong with a lesson: it is played as its file says, and every word of it is looked for.

An empty list of flaws means that the rules allow every step, that the coach points at things which are there, that all
texts stand in every language, that no word is used before it is explained, and that nobody gets through by pressing
the golden button alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from kronika.engine.ask import Ask
from kronika.engine.errors import KronikaError
from kronika.engine.texts import LANGUAGES, Catalogue, catalogue
from kronika.lessons.lesson import Chapter, Lesson, LessonError, Step, fits
from kronika.lessons.run import Run

STEPS = 60
"""Steps of a chapter at most: a server plays them from the beginning for whoever asks."""


def flaws(lesson: Lesson) -> list[str]:
    """All that is wrong with a lesson, in words; nothing if it is sound."""
    found: list[str] = []
    for chapter in lesson.chapters:
        found += chapter_flaws(chapter)
    if not found and golden(lesson):
        found.append(f"{lesson.text}: pressing the golden button finishes it, so it teaches nothing")
    for lang in LANGUAGES:
        found += text_flaws(lesson, catalogue(lang, lesson.game))
    return found


# --- what is played ---


def chapter_flaws(chapter: Chapter) -> list[str]:
    """What is wrong with a chapter: its length, and each step as the rules play it."""
    if len(chapter.steps) > STEPS:
        return [f"{chapter.text} has {len(chapter.steps)} steps; {STEPS} at most"]
    try:
        run = Run(chapter)
        found: list[str] = []
        while (step := run.step) is not None:
            found += step_flaws(run, step)
            follow_one(run, step)
        return found
    except (KronikaError, LookupError, ValueError, TypeError, AssertionError) as error:
        return [f"{chapter.text}: {error!r}" if isinstance(error, LookupError) else f"{chapter.text}: {error}"]


def follow_one(run: Run, step: Step) -> None:
    """The first of the answers that lead on."""
    keys = [] if step.is_read else next(answers(step, run.ask()), None)
    if keys is None:
        raise run.broken(f"no answer fits {step.want}: {run.ask()!r}")
    for _ in run.go_on(keys):
        pass


def answers(step: Step, ask: Ask) -> Iterator[list[str]]:
    """The answers that lead on: every option that fits where one is picked; where several are, the first of each."""
    want = step.want or []
    if len(want) == 1:
        yield from ([option.key] for option in ask.options if fits(option.key, want[0]))
        return
    left = [option.key for option in ask.options for _ in range(option.most)]
    keys: list[str] = []
    for pattern in want:
        key = next((each for each in left if fits(each, pattern)), None)
        if key is None:
            return
        left.remove(key)
        keys.append(key)
    yield keys


def step_flaws(run: Run, step: Step) -> list[str]:
    """What is wrong with a step where the lesson stands: what it points at, and the wrong tries that it answers."""
    found = [f"{step.text} points at {each}, which is not there" for each in step.point if not is_there(run, each)]
    if step.is_read:
        return found
    ask = run.ask()
    offered = ask.keys()
    for pattern in step.wrong:
        meant = [key for key in offered if fits(key, pattern)]
        if not meant:
            found.append(f"{step.text} answers the wrong try {pattern}, which the rules do not offer")
        elif all(step.wants([key]) for key in meant):
            found.append(f"{step.text} answers the wrong try {pattern}, which is the right one")
    return found


def is_there(run: Run, place: str) -> bool:
    """Whether the coach can point there: an option that is open or refused, or a place in the learner's view."""
    kind, _, id = place.partition(":")
    seat = run.chapter.seat
    view = run.table.view(seat)
    if kind == "option":
        asked = run.table.ask(seat)
        known = [] if asked is None else asked.keys()
        return any(fits(key, id) for key in [*known, *(each.key for each in run.table.refused(seat))])
    if kind == "zone":
        return any(fits(zone["id"], id) for zone in view["zones"])
    if kind == "track":
        return any(fits(track["id"], id) for track in view["tracks"])
    if kind == "face":
        return any(card.get("face") == id for zone in view["zones"] for card in zone["cards"])
    if kind == "seat":
        return id.isdecimal() and int(id) < run.table.seats
    return kind == "part" and bool(id)


def golden(lesson: Lesson) -> bool:
    """Whether somebody who only ever presses the golden button gets through: the option that is offered first."""
    try:
        return all(golden_chapter(chapter) for chapter in lesson.chapters)
    except LessonError:
        return False


def golden_chapter(chapter: Chapter) -> bool:
    """Whether somebody who always takes what is offered first gets through a chapter."""
    run = Run(chapter)
    while (step := run.step) is not None:
        keys: list[str] = []
        if not step.is_read:
            keys = [run.table.prospects(chapter.seat).primary]
            if not step.wants(keys):
                return False
        for _ in run.go_on(keys):
            pass
    return True


# --- what is said ---


def text_ids(lesson: Lesson) -> dict[str, set[str]]:
    """All texts of a lesson by their ids, with the parts that are said of each."""
    found = {lesson.text: {"about", "end"}}
    for chapter in lesson.chapters:
        found[chapter.text] = {"about"}
        for step in chapter.steps:
            doing = set() if step.is_read else {"do", *(f"wrong-{name}" for name in step.wrong.values())}
            found[step.text] = {"title", *doing}
            found.update({f"{lesson.game}-lesson-word-{word}": {"about", "forms"} for word in step.words})
    return found


def text_flaws(lesson: Lesson, texts: Catalogue) -> list[str]:
    """The texts that a lesson lacks; where it has all of them, words that it uses too early."""
    found = [
        f"{texts.lang}: {id}{f'.{part}' if part else ''} has no text"
        for id, parts in text_ids(lesson).items()
        for part in ["", *sorted(parts)]
        if not texts.has(id, part) or texts.faults(id, {}, part)
    ]
    return found or early_words(lesson, texts)


def early_words(lesson: Lesson, texts: Catalogue) -> list[str]:
    """Words that are used before the step that explains them: by the coach, in what a chapter is said to be about, or
    in the explanation of another word."""
    steps = [step for chapter in lesson.chapters for step in chapter.steps]
    explained = {word: place for place, step in reversed([*enumerate(steps)]) for word in step.words}
    said = [(place, step.text, " ".join(spoken(step, texts))) for place, step in enumerate(steps)]
    last = -1
    for chapter in lesson.chapters:
        last += len(chapter.steps)  # a chapter may name what it is about
        said.append((last, chapter.text, texts.text(chapter.text, {}, "about")))
    for word, place in explained.items():
        id = f"{lesson.game}-lesson-word-{word}"
        said.append((place, id, texts.text(id, {}, "about")))
    found: list[str] = []
    for word, place in explained.items():
        pattern = form_pattern(texts.text(f"{lesson.game}-lesson-word-{word}", {}, "forms"))
        for known, id, text in said:
            if known < place and (used := pattern.search(text)):
                found.append(f"{texts.lang}: {id} says “{used[0]}”, which {steps[place].text} explains")
    return found


def spoken(step: Step, texts: Catalogue) -> Iterator[str]:
    """All that the coach may say in a step."""
    parts: Sequence[str] = ["", "title"]
    if not step.is_read:
        parts = [*parts, "do", *(f"wrong-{name}" for name in step.wrong.values())]
    yield from (texts.text(step.text, {}, part) for part in parts)


def form_pattern(forms: str) -> re.Pattern[str]:
    """How a word is written, as a pattern: 'warband*|družin*'. A star stands for the rest of a word."""
    each = [re.escape(form.strip()).replace(r"\*", r"\w*") for form in forms.split("|")]
    return re.compile(rf"(?<!\w)(?:{'|'.join(each)})(?!\w)", re.IGNORECASE)
