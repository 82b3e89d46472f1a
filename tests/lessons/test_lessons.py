"""Every lesson can be played as it is written, says everything in both languages, and teaches something."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from kronika.engine.errors import IllegalAnswer
from kronika.engine.texts import catalogue
from kronika.games import find, ids
from kronika.lessons import Lesson, LessonError, Run, lesson_of, lessons_of
from kronika.lessons.lesson import read
from kronika.lessons.proof import answers, early_words, flaws, golden

LESSONS = [lesson for game in ids() for lesson in lessons_of(game)]


def source(game: str, id: str) -> dict[str, Any]:
    """A lesson as its file has it, to spoil it."""
    home = find(game).home
    assert home is not None
    return tomllib.loads((home / "lessons" / f"{id}.toml").read_text(encoding="utf-8"))


def spoilt(chapter: str, step: str, **change: object) -> list[str]:
    """What is wrong with Dominion's lesson when one step says something else."""
    data = source("dominion", "first")
    steps = next(each for each in data["chapter"] if each["id"] == chapter)["step"]
    next(each for each in steps if each["id"] == step).update(change)
    return flaws(Lesson("dominion", "first", data))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_a_lesson_is_sound(lesson: Lesson) -> None:
    assert flaws(lesson) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_every_answer_that_a_step_accepts_leads_to_the_end_of_the_chapter(lesson: Lesson) -> None:
    for chapter in lesson.chapters:
        run = Run(chapter)
        while (step := run.step) is not None:
            others = [] if step.is_read else list(answers(step, run.ask()))[1:]
            for other in others:
                twin = follow(Run(chapter), run.at)
                play(twin, other)
                assert follow(twin, len(chapter.steps)).step is None
            follow(run, run.at + 1)


def follow(run: Run, upto: int) -> Run:
    """Plays the first answer of each step."""
    while (step := run.step) is not None and run.at < upto:
        play(run, [] if step.is_read else next(answers(step, run.ask())))
    return run


def play(run: Run, keys: list[str]) -> None:
    for _ in run.go_on(keys):
        pass


# --- what is wrong is found ---


def test_a_step_that_the_rules_do_not_allow_is_found() -> None:
    (flaw,) = spoilt("coins", "buy", want=["buy:gold"], wrong={})
    assert "dominion-lesson-first-coins-buy" in flaw
    assert "buy:gold" in flaw


def test_an_answer_of_the_others_that_the_rules_do_not_allow_is_found() -> None:
    (flaw,) = spoilt("coins", "buy", others=["1 buy:province"])
    assert "buy:province" in flaw


def test_a_place_that_is_not_on_the_table_is_found() -> None:
    assert spoilt("coins", "hand", point=["zone:hand:7"]) == [
        "dominion-lesson-first-coins-hand points at zone:hand:7, which is not there"
    ]


def test_a_wrong_try_that_nobody_can_make_is_found() -> None:
    (flaw,) = spoilt("coins", "again", wrong={"play:village": "end"})
    assert "play:village" in flaw


def test_a_missing_text_is_found_in_every_language() -> None:
    found = spoilt("coins", "hand", id="nobody-wrote-this")
    assert {flaw[:2] for flaw in found} == {"en", "cs"}


def test_a_word_that_is_used_before_it_is_explained_is_found() -> None:
    data = source("dominion", "first")
    steps = data["chapter"][0]["step"]
    steps[-1]["words"] = steps[1].pop("words")  # Treasures and coins, told at the end of the chapter
    lesson = Lesson("dominion", "first", data)
    for lang in ("en", "cs"):
        found = early_words(lesson, catalogue(lang, "dominion"))
        assert any("dominion-lesson-first-coins-lay says" in flaw for flaw in found)


def test_so_is_one_in_an_explanation_and_in_what_a_chapter_is_about() -> None:
    data = source("dominion", "first")
    words = [step for chapter in data["chapter"] for step in chapter["step"] if "words" in step]
    words[0]["words"] += ["deck"]  # its explanation speaks of the discard pile, which comes later
    words[3]["words"] = ["discard"]
    found = early_words(Lesson("dominion", "first", data), catalogue("en", "dominion"))
    assert found == [
        "en: dominion-lesson-word-deck says “discard pile”, which dominion-lesson-first-coins-round explains"
    ]
    data = source("north", "first")
    last = data["chapter"][-1]["step"][-1]
    last["words"] = [*last.get("words", []), "disc"]
    wheel = next(step for step in data["chapter"][1]["step"] if step["id"] == "wheel")
    wheel["words"].remove("disc")
    found = early_words(Lesson("north", "first", data), catalogue("en", "north"))
    assert any(flaw.startswith("en: north-lesson-first-discs says “discs”") for flaw in found)


def test_oaths_lesson_covers_what_a_first_game_needs() -> None:
    """A search, a muster, a trade, a travel, a campaign, an Oath, a Vision, a deal and a win."""
    lesson = lesson_of("oath", "first")
    given = {chapter.id: [key for step in chapter.steps for key in step.want or []] for chapter in lesson.chapters}
    for action in ("search", "muster", "trade", "travel", "campaign"):
        assert action in given[action]
    assert "campaign" in given["oath"], "the title is won by force"
    assert "vision" in given["vision"]
    assert "want-favor" in given["deal"]
    ends = {chapter.id: follow(Run(chapter), len(chapter.steps)).table for chapter in lesson.chapters}
    assert ends["oath"].view(None)["extra"] != Run(lesson.chapter("oath")).table.view(None)["extra"]
    assert ends["win"].result is not None
    assert ends["win"].result.winners == [1], "the learner wins"


def test_oaths_lesson_says_what_the_rules_say_and_explains_what_stands_at_its_table() -> None:
    """6-a: not every action costs Supply; 3.4: after eight rounds nobody is "ahead". What can be clicked or read in it
    is explained: Recover, bandits, the Scepter, the Chronicle."""
    lesson = lesson_of("oath", "first")
    words = {word for chapter in lesson.chapters for step in chapter.steps for word in step.words}
    assert {"recover", "bandits", "scepter", "chronicle"} <= words
    for lang, free, last in (("en", "cost none", "Usurper"), ("cs", "nestojí nic", "Uzurpátorem")):
        texts = catalogue(lang, "oath")
        assert free in texts.text("oath-lesson-first-search-supply")
        assert free.split()[-1] in texts.text("oath-lesson-word-action", part="about")
        ways = texts.text("oath-lesson-first-win-ways")
        assert ways.rindex(last) > ways.index("eight" if lang == "en" else "osmého"), "3.4.2"
    cs = catalogue("cs", "oath")
    button = cs.text("oath-action-recover")
    assert cs.text("oath-lesson-first-muster-go", part="wrong-recover").startswith(button), "as the button says it"
    assert cs.text("oath-lesson-word-bandits") in cs.text("oath-note-bandits").lower(), "as the table says it"
    assert cs.text("oath-group-minor") == "Volné akce", "as chapter 6 of the rulebook says"


def test_valerias_lesson_tells_all_three_ways_to_end() -> None:
    """V8.1: no monster, no domain, or enough exhausted stacks."""
    for lang, words in (("en", ("monster", "domain", "stacks")), ("cs", ("nestvůra", "panství", "vyčerpaných"))):
        text = catalogue(lang, "valeria").text("valeria-lesson-first-end-exhausted")
        assert all(word in text for word in words)


def test_a_lesson_that_the_golden_button_finishes_is_found() -> None:
    data = source("dominion", "first")
    data["chapter"] = data["chapter"][:1]
    data["chapter"][0]["step"] = data["chapter"][0]["step"][:2]  # read, then press the golden button
    lesson = Lesson("dominion", "first", data)
    assert golden(lesson)
    assert "golden button" in flaws(lesson)[0]


# --- playing ---


def test_a_wrong_answer_changes_nothing_and_has_its_words() -> None:
    run = Run(lesson_of("dominion", "first").chapter("coins")).follow([[], ["treasures"]])
    before = run.table.digest()
    step = run.step
    assert step is not None
    assert not run.right(["buy:copper"])
    assert step.reason(["buy:copper"]) == "copper"
    assert step.reason(["buy:moat"]) == "other"
    assert run.table.digest() == before


def test_what_the_rules_refuse_is_refused_by_them() -> None:
    run = Run(lesson_of("dominion", "first").chapter("coins")).follow([[], ["treasures"]])
    with pytest.raises(IllegalAnswer) as refusal:
        run.right(["buy:gold"])
    assert refusal.value.rule == "D3.3-d"


def test_several_keys_may_come_in_any_order_but_all_of_them() -> None:
    step = lesson_of("dominion", "first").chapter("sifting").steps[1]
    assert step.wants(["discard:estate"] * 3)
    assert not step.wants(["discard:estate"] * 2)
    assert not step.wants(["discard:estate", "discard:estate", "discard:copper"])


def test_nobody_goes_on_after_the_end_of_a_chapter() -> None:
    run = Run(lesson_of("dominion", "first").chapter("end"))
    run.follow([[], ["treasures"], ["buy:province"], []])
    assert run.step is None
    with pytest.raises(LessonError):
        run.follow([[]])


def test_a_file_that_says_something_unknown_is_refused_by_name(tmp_path: Any) -> None:
    file = tmp_path / "odd.toml"
    file.write_text('minutes = 1\n[[chapter]]\nid = "a"\n[[chapter.step]]\nid = "b"\nwnat = []\n', encoding="utf-8")
    with pytest.raises(LessonError, match="wnat"):
        read("dominion", file)


def test_who_has_no_such_lesson_is_told_which_there_are() -> None:
    with pytest.raises(LessonError, match="first"):
        lesson_of("dominion", "second")
    with pytest.raises(LessonError, match="coins"):
        lesson_of("dominion", "first").chapter("nowhere")
