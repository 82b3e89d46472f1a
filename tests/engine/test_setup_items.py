"""Setup items of a game: every kind, every right value and every wrong one."""

from __future__ import annotations

from typing import Any

import pytest

from kronika.engine.ask import Flow
from kronika.engine.errors import SetupError
from kronika.engine.game import Variant
from kronika.engine.setup import Need, SetupItem, Usual, check_needs, parse_setup
from kronika.engine.texts import catalogue
from tests.toys.scripted import Notes, Scripted

FLAG = SetupItem("large", False)
WORD = SetupItem("start", "random", ["random", "first"])
MANY = SetupItem("sets", ["base"], ["base", "intrigue"], many=True)
LISTED = SetupItem("kingdom", "random", ["random", "draft"], listed=["moat", "cellar", "spy"])
NUMBERS = SetupItem("winners", [], ["0", "1", "2"], many=True)

RIGHT: list[tuple[SetupItem, object, object]] = [
    (FLAG, True, True),
    (FLAG, False, False),
    *[(FLAG, word, True) for word in ("true", "yes", "on", "1", "True", "YES")],
    *[(FLAG, word, False) for word in ("false", "no", "off", "0", "Off")],
    (WORD, "first", "first"),
    (WORD, "random", "random"),
    (MANY, ["intrigue", "base"], ["intrigue", "base"]),
    (MANY, ("base",), ["base"]),
    (MANY, "base", ["base"]),
    (MANY, "base,intrigue", ["base", "intrigue"]),
    (MANY, " base , intrigue ,", ["base", "intrigue"]),
    (MANY, [], []),
    (MANY, "", []),
    (LISTED, "draft", "draft"),
    (LISTED, "moat,spy", ["moat", "spy"]),
    (LISTED, ["spy", "moat", "cellar"], ["spy", "moat", "cellar"]),
    (NUMBERS, [0, 2], ["0", "2"]),
    (NUMBERS, ["1"], ["1"]),
]


@pytest.mark.parametrize(("item", "given", "value"), RIGHT)
def test_right_values_are_read(item: SetupItem, given: object, value: object) -> None:
    assert item.parse(given) == value


WRONG: list[tuple[SetupItem, object, str, str]] = [
    (FLAG, "maybe", "maybe", "true, false"),
    (FLAG, "", "", "true, false"),
    (FLAG, 1, "1", "true, false"),
    (FLAG, None, "None", "true, false"),
    (FLAG, [], "[]", "true, false"),
    (WORD, "last", "last", "random, first"),
    (WORD, "First", "First", "random, first"),
    (WORD, "", "", "random, first"),
    (WORD, "random,first", "random,first", "random, first"),
    (WORD, 3, "3", "random, first"),
    (WORD, None, "None", "random, first"),
    (WORD, True, "True", "random, first"),
    (WORD, ["first"], "['first']", "random, first"),
    (WORD, {"a": 1}, "{'a': 1}", "random, first"),
    (MANY, ["seaside"], "seaside", "base, intrigue"),
    (MANY, "base,seaside", "seaside", "base, intrigue"),
    (MANY, [["base"]], "['base']", "base, intrigue"),
    (MANY, [None], "None", "base, intrigue"),
    (LISTED, "atlantis", "atlantis", "random, draft"),
    (LISTED, "", "", "random, draft"),
    (LISTED, "moat,witch", "witch", "moat, cellar, spy"),
    (LISTED, ["moat", "witch"], "witch", "moat, cellar, spy"),
    (LISTED, ["moat", None], "None", "moat, cellar, spy"),
    (NUMBERS, [3], "3", "0, 1, 2"),
    (NUMBERS, [True], "True", "0, 1, 2"),
]


@pytest.mark.parametrize(("item", "given", "said", "right"), WRONG)
def test_a_wrong_value_is_refused_with_what_is_possible(item: SetupItem, given: object, said: str, right: str) -> None:
    with pytest.raises(SetupError) as error:
        item.parse(given)
    assert str(error.value) == f"The setup item “{item.id}” cannot be “{said}”. Possible: {right}."


NO_LIST: list[tuple[SetupItem, object, str, str]] = [
    (NUMBERS, 0, "0", "0, 1, 2"),  # right in a list: it must not be told that 0 cannot be and that 0 is possible
    (MANY, 5, "5", "base, intrigue"),
    (MANY, None, "None", "base, intrigue"),
    (MANY, {"base": 1}, "{'base': 1}", "base, intrigue"),
]


@pytest.mark.parametrize(("item", "given", "told", "right"), NO_LIST)
def test_what_is_no_list_is_refused_where_a_list_is_needed(
    item: SetupItem, given: object, told: str, right: str
) -> None:
    with pytest.raises(SetupError) as error:
        item.parse(given)
    assert str(error.value) == (
        f"The setup item “{item.id}” takes a list, even of one, and “{told}” is not a list. Possible in it: {right}."
    )
    assert catalogue("cs").say(error.value.message) == (
        f"Volba „{item.id}“ chce seznam, třeba i o jediné hodnotě, a „{told}“ seznam není. "
        f"Možné hodnoty v něm: {right}."
    )


NEITHER: list[tuple[object, str]] = [
    (7, "7"),
    (None, "None"),
    ({"moat": 1}, "{'moat': 1}"),
    ("moat", "moat"),  # one card is no kingdom, but a list of cards is
    (["random"], "['random']"),  # a word stands by itself
    (["moat", "draft"], "['moat', 'draft']"),
]


@pytest.mark.parametrize(("given", "told"), NEITHER)
def test_where_a_word_or_a_list_is_possible_both_are_named(given: object, told: str) -> None:
    with pytest.raises(SetupError) as error:
        LISTED.parse(given)
    assert str(error.value) == (
        f"The setup item “kingdom” cannot be “{told}”. Possible: one of random, draft; or a list of moat, cellar, spy."
    )
    assert catalogue("cs").say(error.value.message) == (
        f"Volba „kingdom“ nemůže být „{told}“. Možná je jedna z hodnot random, draft; "
        "nebo seznam z těchto: moat, cellar, spy."
    )


@pytest.mark.parametrize(("item", "given"), [(MANY, "base,base"), (LISTED, ["spy", "moat", "spy"])])
def test_nothing_may_be_named_twice(item: SetupItem, given: object) -> None:
    with pytest.raises(SetupError, match="twice; once is enough"):
        item.parse(given)


def test_a_huge_or_endlessly_nested_value_is_quoted_briefly() -> None:
    nested: list[Any] = []
    for _ in range(5000):
        nested = [nested]
    for value in (nested, ["x" * 30, *range(10_000)], {"x": "y" * 10_000}):
        with pytest.raises(SetupError) as error:
            WORD.parse(value)
        assert len(str(error.value)) < 250


# --- all setup of a game ---

SPECS = (FLAG, WORD, MANY)


def test_what_is_not_given_has_its_default() -> None:
    assert parse_setup("toy", SPECS, None) == {"large": False, "start": "random", "sets": ["base"]}
    assert parse_setup("toy", SPECS, {"start": "first"}) == {"large": False, "start": "first", "sets": ["base"]}


def test_changing_a_setup_does_not_change_the_defaults() -> None:
    mine: Any = parse_setup("toy", SPECS, None)
    mine["sets"].append("seaside")
    shown: Any = MANY.plain()
    shown["default"].append("seaside")
    assert parse_setup("toy", SPECS, None)["sets"] == ["base"]


def test_changing_what_was_given_does_not_change_the_setup() -> None:
    given = ["base", "intrigue"]
    setup = parse_setup("toy", SPECS, {"sets": given})
    given.clear()
    assert setup["sets"] == ["base", "intrigue"]


@pytest.mark.parametrize("id", ["colour", "Large", ""])
def test_an_unknown_setup_item_is_refused_with_those_there_are(id: Any) -> None:
    with pytest.raises(SetupError) as error:
        parse_setup("toy", SPECS, {id: True})
    assert str(error.value) == f"toy has no setup item “{id}”. It has: large, start, sets."


def test_a_game_without_setup_items_says_so() -> None:
    with pytest.raises(SetupError, match="It has: -"):
        parse_setup("toy", (), {"large": True})


def test_kinds_and_plain_data() -> None:
    assert [item.kind for item in (FLAG, WORD, MANY, LISTED)] == ["flag", "choice", "many", "choice"]
    assert LISTED.plain() == {
        "id": "kingdom",
        "kind": "choice",
        "default": "random",
        "choices": ["random", "draft"],
        "listed": ["moat", "cellar", "spy"],
    }


# --- seats by variant ---


class Toy(Scripted):
    id = "toy"
    setup_items = (FLAG,)
    variants = (Variant(2, 4), Variant(5, 6, {"large": True}))


def nothing(notes: Notes) -> Flow[None]:
    yield from ()


TOY = Toy(nothing)


@pytest.mark.parametrize(("seats", "large"), [(2, False), (4, False), (2, True), (4, True), (5, True), (6, True)])
def test_seats_within_a_variant_are_taken(seats: int, large: bool) -> None:
    assert TOY.full_setup(seats, {"large": large}) == {"large": large}


@pytest.mark.parametrize(("seats", "large"), [(0, False), (1, False), (5, False), (7, True), (-1, True)])
def test_seats_beyond_all_variants_are_refused_with_the_ranges(seats: int, large: bool) -> None:
    with pytest.raises(SetupError, match=r"toy cannot be played with .*Possible: 2-4, 5-6 \(large=true\)\."):
        TOY.full_setup(seats, {"large": large})


def test_a_game_tells_its_variants_and_its_setup() -> None:
    assert TOY.plain() == {
        "id": "toy",
        "rules": 1,
        "variants": [{"seats": [2, 4], "when": {}}, {"seats": [5, 6], "when": {"large": True}}],
        "setup": [
            {"id": "large", "kind": "flag", "default": False, "choices": [], "listed": [], "label": "option-toy-large"}
        ],
        "draws": {},
        "bots": [],
        "sagas": False,
        "saga_setup": {},
        "headlines": [],
        "preludes": [],
        "weighty": {},
    }


CHOSEN = SetupItem("cards", [], ["moat", "spy"], many=True, needs=[Need("large", [True], "cards-large", "X1")], most=-1)
ALONE = SetupItem("level", "0", ["0", "1"], needs=[Need("seats", [1], "level-alone")], fits={"1": [1]})


@pytest.mark.parametrize(
    ("seats", "given", "why"),
    [
        (2, {"cards": ["moat"]}, "cards-large"),
        (2, {"cards": ["moat"], "large": True}, ""),
        (2, {"cards": []}, ""),
        (2, {"level": "1"}, "level-alone"),
        (1, {"level": "1"}, ""),
    ],
)
def test_a_setup_item_that_lacks_what_it_needs_is_refused_in_its_own_words(
    seats: int, given: dict[str, object], why: str
) -> None:
    setup_items = [FLAG, CHOSEN, ALONE]
    setup = parse_setup("toy", setup_items, given)
    if not why:
        check_needs(setup_items, setup, seats)
        return
    with pytest.raises(SetupError) as error:
        check_needs(setup_items, setup, seats)
    assert error.value.message.id == why


def test_a_form_learns_what_goes_together() -> None:
    assert CHOSEN.plain()["needs"] == [{"of": "large", "values": [True], "why": "cards-large"}]
    assert (CHOSEN.plain()["most"], ALONE.plain()["fits"]) == (-1, {"1": [1]})
    assert "needs" not in FLAG.plain()


# --- defaults that depend on another item ---

BOXES = [
    SetupItem("deck", "new", ["new", "old"], usual=[Usual("boxes", ["first"], "old")]),
    SetupItem("boxes", ["first", "second"], ["first", "second"], many=True),
]


def test_beside_another_item_another_default_is_meant_unless_one_is_given() -> None:
    assert parse_setup("toy", BOXES, {})["deck"] == "new"
    assert parse_setup("toy", BOXES, {"boxes": "first"})["deck"] == "old"
    assert parse_setup("toy", BOXES, {"boxes": ["first"], "deck": "new"})["deck"] == "new"
    assert BOXES[0].plain()["usual"] == [{"of": "boxes", "value": ["first"], "default": "old"}]
