"""A bot by a net does not do the same thing for ever: Reactions may be revealed as often as one likes."""

from __future__ import annotations

from kronika.bots.learned import Circles
from kronika.engine.ask import Ask, Option
from kronika.engine.message import Message


def question(*keys: str) -> Ask:
    return Ask(0, Message("react"), [Option(key, Message(key)) for key in keys])


def test_the_same_answer_to_the_same_question_again_and_again_goes_in_circles() -> None:
    circles = Circles()
    reveal = question("reveal", "enough")
    found = [circles.again(reveal, ["reveal"]) for _ in range(6)]
    assert found == [False, False, False, False, True, True]
    assert not circles.again(reveal, ["enough"]), "another answer leads out of it"


def test_what_differs_is_no_circle() -> None:
    circles = Circles()
    assert not any(circles.again(question("buy", f"pile-{n}"), ["buy"]) for n in range(20)), "other options"
    assert not any(circles.again(question("a", "b"), [key]) for key in "abacadaeafag"[1::2]), "other answers"
