"""Asks: what may be picked, how often, in which order, and what is said to a wrong answer."""

from __future__ import annotations

from typing import Any

import pytest

from kronika.engine.ask import Ask, Option, Refusal, Reply
from kronika.engine.errors import IllegalAnswer, RuleError
from kronika.engine.message import Message, Ref


def options(**most: int) -> list[Option]:
    """Options by key, each with how often it may be picked."""
    return [Option(key, Message(key), (), n) for key, n in most.items()]


def ask(least: int = 1, most: int = 1, ordered: bool = False, **keys: int) -> Ask:
    return Ask(0, Message("which"), options(**keys), least, most, ordered, rule="X1.2")


# --- picks ---


def test_an_answer_is_a_list_of_keys() -> None:
    assert ask(red=1, blue=1).picks(["blue"]) == [1]


def test_a_tuple_is_as_good_as_a_list() -> None:
    question = ask(0, 2, red=1, blue=1)
    assert question.picks(("blue",)) == [1]
    assert question.picks(("red", "blue")) == [0, 1]
    assert question.picks(()) == []


def test_where_order_does_not_matter_picks_come_in_the_order_of_the_options() -> None:
    assert ask(0, 3, red=1, green=1, blue=1).picks(["blue", "red", "green"]) == [0, 1, 2]


def test_where_order_matters_it_is_kept() -> None:
    assert ask(0, 3, True, red=1, green=1, blue=1).picks(["blue", "red", "green"]) == [2, 0, 1]


def test_an_option_may_be_picked_as_often_as_it_says() -> None:
    question = ask(0, 4, coin=3, card=1)
    assert question.picks(["coin", "coin", "card", "coin"]) == [0, 0, 0, 1]


def test_none_may_be_picked_where_none_need_be() -> None:
    assert ask(0, 2, red=1, blue=1).picks([]) == []


# --- wrong answers ---

NOT_KEYS: list[Any] = [
    "red",
    "r",
    None,
    5,
    0.5,
    {"red": 1},
    {"red"},
    [5],
    [None],
    [["red"]],
    [{"red": 1}],
    ["red", 5],
    b"red",
]


@pytest.mark.parametrize("wrong", NOT_KEYS, ids=repr)
@pytest.mark.parametrize(("least", "most"), [(1, 1), (0, 2), (2, 2)])
def test_what_is_no_list_of_keys_is_refused_with_what_one_is(wrong: Any, least: int, most: int) -> None:
    with pytest.raises(IllegalAnswer) as error:
        ask(least, most, red=1, blue=1).picks(wrong)
    assert str(error.value) == 'An answer is a list of option keys, for example ["red"]. [X1.2]'


WRONG = [
    (ask(red=1, blue=1), ["green"], "“green” is not on offer. You can choose from: red, blue. [X1.2]"),
    (ask(red=1, blue=1), [""], "“” is not on offer. You can choose from: red, blue. [X1.2]"),
    (ask(red=1, blue=1), ["RED"], "“RED” is not on offer. You can choose from: red, blue. [X1.2]"),
    (ask(red=1, blue=1), [], "You picked 0; pick at least 1 option. [X1.2]"),
    (ask(2, 2, red=1, blue=1, grey=1), ["red"], "You picked 1; pick at least 2 options. [X1.2]"),
    (ask(red=1, blue=1), ["red", "blue"], "You picked 2; pick no more than 1 option. [X1.2]"),
    (ask(0, 2, red=2, blue=1), ["red", "red", "blue"], "You picked 3; pick no more than 2 options. [X1.2]"),
    (ask(0, 2, red=1, blue=1), ["red", "red"], "“red” may be picked only once. [X1.2]"),
    (ask(0, 4, red=2, blue=2), ["red", "red", "red"], "“red” may be picked 2 times at most. [X1.2]"),
]


@pytest.mark.parametrize(("question", "answer", "said"), WRONG)
def test_a_refusal_says_what_is_wrong_what_is_right_and_the_clause(question: Ask, answer: list[str], said: str) -> None:
    with pytest.raises(IllegalAnswer) as error:
        question.picks(answer)
    assert str(error.value) == said
    assert error.value.rule == "X1.2"


def test_a_wrong_answer_is_explained_in_czech_too() -> None:
    with pytest.raises(IllegalAnswer) as error:
        ask(red=1, blue=1).picks(["green"])
    said = error.value.say("cs")
    assert "green" in said
    assert "red, blue" in said
    assert "not on offer" not in said


def test_without_a_clause_none_is_named() -> None:
    with pytest.raises(IllegalAnswer) as error:
        Ask(0, Message("which"), options(red=1, blue=1)).picks([])
    assert str(error.value).endswith("option.")


# --- the only answer ---

FORCED = [
    (ask(red=1), [0]),  # one option that must be picked
    (ask(2, 2, red=1, blue=1), [0, 1]),  # all must be picked
    (ask(3, 5, coin=3), [0, 0, 0]),  # one option, as often as there is of it
    (ask(3, 3, coin=2, card=1), [0, 0, 1]),
    (ask(0, 0, red=1, blue=1), []),  # nothing may be picked
    (ask(0, 0, red=1), []),
    (ask(0, 0), []),  # nothing is there
    (ask(0, 3), []),
    (ask(2, 2, True, coin=2), [0, 0]),  # in order, but there is only one order
]
FREE = [
    ask(red=1, blue=1),
    ask(0, 1, red=1),  # to pick or not to pick
    ask(0, 2, red=1, blue=1),
    ask(1, 2, coin=2),  # one or two
    ask(2, 2, red=1, blue=1, grey=1),
    ask(2, 2, True, red=1, blue=1),  # both, but in which order
    ask(2, 3, coin=2, card=1),
]


@pytest.mark.parametrize(("question", "picks"), FORCED)
def test_the_only_possible_answer_is_known_without_asking(question: Ask, picks: list[int]) -> None:
    assert question.forced() == picks


@pytest.mark.parametrize("question", FREE)
def test_where_there_is_a_choice_nothing_is_forced(question: Ask) -> None:
    assert question.forced() is None


@pytest.mark.parametrize("question", [ask(), ask(2, 2, red=1), ask(3, 3, red=1, blue=1)])
def test_an_ask_that_nobody_can_answer_is_a_mistake_of_the_game(question: Ask) -> None:
    with pytest.raises(RuleError, match="nobody can answer"):
        question.forced()


# --- what is sent and shown ---


def test_an_ask_goes_out_as_plain_data_and_its_secrets_stay() -> None:
    option = Option("take:gold", Message("take", {"card": "gold"}), (Ref("pile", "gold"),), 2, value=77)
    question = Ask(1, Message("which", {"n": 2}), [option], 0, 2, True, "X9", private=True)
    assert question.plain() == {
        "seat": 1,
        "what": {"id": "which", "args": {"n": 2}},
        "options": [
            {
                "key": "take:gold",
                "text": {"id": "take", "args": {"card": "gold"}},
                "refs": [{"kind": "pile", "id": "gold"}],
                "most": 2,
            }
        ],
        "least": 0,
        "most": 2,
        "ordered": True,
        "rule": "X9",
    }


def test_who_changes_plain_data_does_not_change_the_shared_option() -> None:
    option = Option("take:gold", Message("take", {"card": "gold"}))
    text: Any = option.plain()["text"]
    text["args"]["card"] = "curse"
    assert option.text == Message("take", {"card": "gold"})


def test_reprs_tell_what_stands_there() -> None:
    question = ask(0, 2, red=1, coin=3)
    assert repr(question) == "Ask(seat 0: which [red, coin] 0..2)"
    assert repr(question.options) == "[Option('red'), Option('coin', most=3)]"
    assert repr(Reply(question, [0])) == "Reply(0, [0])"
    assert repr(Refusal("red", Message("why"), "X1")) == "Refusal('red', Message('why'), 'X1')"


def test_a_reply_names_its_seat_and_the_option_picked() -> None:
    question = ask(red=1, blue=1)
    reply = Reply(question, question.picks(["blue"]))
    assert reply.seat == 0
    assert reply.option.key == "blue"


def test_a_refusal_goes_out_as_plain_data() -> None:
    refusal = Refusal("go:3", Message("flooded"), "C5", (Ref("spot", "3"),))
    assert refusal.plain() == {
        "key": "go:3",
        "reason": {"id": "flooded", "args": {}},
        "rule": "C5",
        "refs": [{"kind": "spot", "id": "3"}],
    }
