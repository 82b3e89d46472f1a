"""Bad input in bulk: the person learns whatever is wrong, and nothing else ever happens."""

from __future__ import annotations

import copy
import json
import random
from reprlib import repr as short
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kronika
from kronika.engine.table import Table
from kronika.testing import Case, any_answer, walk
from tests.properties.cases import CASES

Chronicle = dict[str, Any]


def played(case: Case, seed: int, answers: int | None = None) -> Chronicle:
    """The chronicle of a random game, to its end or cut after some answers."""
    table = case.table(seed)
    for _ in walk(table, random.Random(seed)):
        if answers is not None and table.seq >= answers:
            break
    posted: Chronicle = json.loads(json.dumps(table.chronicle()))
    return posted


WHOLE = played(CASES[0], 2)
REAL = [played(case, seed, cut) for case in CASES for seed, cut in ((2, None), (3, 25))]


def refusal(chronicle: Any, upto: Any = None) -> str:
    """What is said to a chronicle that cannot be read."""
    with pytest.raises(kronika.KronikaError) as error:
        kronika.replay(chronicle, upto)
    for lang in ("en", "cs"):
        said = error.value.say(lang)
        assert said.rstrip("]").endswith((".", "”")) or "[" in said
        assert error.value.message.id not in said, "the text is missing"
    return str(error.value)


def altered(**fields: Any) -> Chronicle:
    return {**copy.deepcopy(WHOLE), **fields}


def in_form_1(**fields: Any) -> Chronicle:
    """The same chronicle as it was written before there was form 2."""
    chronicle = altered(kronika=1, rules=str(WHOLE["rules"]), seed=WHOLE["chance"]["seed"])
    chronicle["options"] = chronicle.pop("setup")
    del chronicle["chance"]
    return {**chronicle, **fields}


# --- what is no chronicle at all ---


@pytest.mark.parametrize(
    "wrong", [None, 5, "chronicle", [], [WHOLE], {}, {"game": "dominion"}, {"Kronika": 1}], ids=str
)
def test_what_is_no_chronicle_is_refused_as_such(wrong: Any) -> None:
    assert refusal(wrong) == "This is not a chronicle: it should be an object with a field “kronika”."


@pytest.mark.parametrize("field", ["game", "rules", "seats", "setup", "chance", "answers"])
def test_a_field_that_is_missing_is_named(field: str) -> None:
    chronicle = altered()
    del chronicle[field]
    assert refusal(chronicle) == f"The chronicle lacks the field “{field}”."


@pytest.mark.parametrize("field", ["game", "rules", "seats", "options", "seed", "answers"])
def test_a_field_that_is_missing_in_form_1_is_named(field: str) -> None:
    chronicle = in_form_1()
    del chronicle[field]
    assert refusal(chronicle) == f"The chronicle lacks the field “{field}”."


@pytest.mark.parametrize("field", ["generator", "seed"])
def test_a_field_of_chance_that_is_missing_is_named(field: str) -> None:
    chronicle = altered()
    del chronicle["chance"][field]
    assert refusal(chronicle) == f"The chronicle lacks the field “chance.{field}”."


WRONG_KINDS: dict[str, list[Any]] = {
    "kronika": [None, "1", 1.0, True, [], {}, 0, -1],
    "game": [None, 5, True, ["dominion"], {}],
    "rules": [None, "1", 1.0, True, [1], {}],
    "seats": [None, 2, "Ann,Ben", {"0": "Ann"}, [1, 2], ["Ann", None], [["Ann"], ["Ben"]]],
    "setup": [None, 5, "large", ["large"], True],
    "chance": [None, 7, "7", True, ["mwc/1", "7"]],
    "answers": [None, 5, "end-turn", {"0": "end-turn"}, True],
}


@pytest.mark.parametrize(
    ("field", "wrong"), [(field, value) for field, values in WRONG_KINDS.items() for value in values]
)
def test_a_field_of_the_wrong_kind_is_named(field: str, wrong: Any) -> None:
    assert refusal(altered(**{field: wrong})).startswith(f"The chronicle’s field “{field}” cannot be ")


WRONG_IN_FORM_1: dict[str, list[Any]] = {
    "rules": [None, 1, 1.0, True, ["1"], {}],
    "options": [None, 5, "large", ["large"], True],
    "seed": [None, 7, 7.5, True, ["7"], {}],
}


@pytest.mark.parametrize(
    ("field", "wrong"), [(field, value) for field, values in WRONG_IN_FORM_1.items() for value in values]
)
def test_a_field_of_the_wrong_kind_in_form_1_is_named(field: str, wrong: Any) -> None:
    assert refusal(in_form_1(**{field: wrong})).startswith(f"The chronicle’s field “{field}” cannot be ")


@pytest.mark.parametrize("wrong", [None, 7, 7.5, True, ["7"], {}])
@pytest.mark.parametrize("field", ["generator", "seed"])
def test_a_wrong_field_of_chance_is_named(field: str, wrong: Any) -> None:
    said = refusal(altered(chance={**WHOLE["chance"], field: wrong}))
    assert said.startswith(f"The chronicle’s field “chance.{field}” cannot be ")


def test_a_generator_of_a_newer_kronika_is_named_with_those_there_are() -> None:
    said = refusal(altered(chance={"generator": "sha512/9", "seed": "7"}))
    assert said == (
        "The chronicle’s chance comes from the generator 'sha512/9'; this Kronika knows: mwc/1, "
        "sha512/1. Use a newer Kronika."
    )


def test_how_the_seed_came_about_is_not_needed_to_play_it() -> None:
    """A commitment, the secret behind it and what people added tell of the seed; whoever verifies reads them."""
    chance = {"commitment": {"hash": "ab", "table": "t"}, "secret": "cd", "people": ["01", None]}
    assert kronika.replay(altered(chance={**WHOLE["chance"], **chance})).digest() == WHOLE["digest"]


def test_a_seed_that_is_still_sealed_is_refused() -> None:
    sealed = {"generator": "mwc/1", "commitment": {"hash": "ab", "table": "t"}}
    assert "sealed until the game is over" in refusal(altered(chance=sealed))
    assert "sealed until the game is over" in refusal(altered(chance={**sealed, "seed": None}))


def test_reshuffles_are_never_passed_over() -> None:
    assert kronika.replay(altered(reshuffles=[])).digest() == WHOLE["digest"]
    said = refusal(altered(reshuffles=[[3, "undo 1"]]))
    assert "is not possible" in said or "does not end where it says" in said


NO_RESHUFFLES: list[Any] = [None, 5, "undo 1", [], [1], [1, "a", "b"], ["1", "a"], [1, 2], [True, "a"], [1.0, "a"]]
NO_RESHUFFLES += [[-1, "a"], [len(WHOLE["answers"]) + 1, "a"], [1, None], {}]


@pytest.mark.parametrize("wrong", NO_RESHUFFLES, ids=str)
def test_a_reshuffle_of_the_wrong_form_is_named_by_its_number(wrong: Any) -> None:
    said = refusal(altered(reshuffles=[[0, "a"], wrong]))
    assert said.startswith("Reshuffle 2 of the chronicle should be a number of answers")


def test_reshuffles_stand_in_their_order() -> None:
    assert refusal(altered(reshuffles=[[5, "a"], [4, "b"]])).startswith("Reshuffle 2 of the chronicle")


@pytest.mark.parametrize("wrong", [None, 5, "undo 1", {}, True])
def test_reshuffles_are_a_list(wrong: Any) -> None:
    assert refusal(altered(reshuffles=wrong)).startswith("The chronicle’s field “reshuffles” cannot be ")


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("commitment", 5),
        ("commitment", {"table": "t"}),
        ("commitment", {"hash": 5, "table": "t"}),
        ("commitment", {"hash": "ab", "table": None}),
        ("secret", 5),
        ("secret", "no hexadecimal"),
        ("secret", None),
        ("people", None),
        ("people", "01"),
        ("people", [1]),
        ("people", ["no hexadecimal"]),
    ],
)
def test_how_a_seed_came_about_has_its_form(field: str, wrong: Any) -> None:
    told = {"commitment": {"hash": "ab", "table": "t"}, "secret": "cd", "people": ["01", None], field: wrong}
    assert f"chance.{field}" in refusal(altered(chance={**WHOLE["chance"], **told}))


@pytest.mark.parametrize("version", [3, 99, 10**30])
def test_a_newer_form_asks_for_a_newer_kronika(version: int) -> None:
    assert "Use a newer Kronika" in refusal(altered(kronika=version))


@pytest.mark.parametrize("rules", [0, 3, -1, 10**30])
def test_other_rules_are_not_replayed(rules: int) -> None:
    assert f"rules {short(rules)} of dominion; this Kronika plays: 1, 2" in refusal(altered(rules=rules))


@pytest.mark.parametrize("rules", ["0", "3", "", "1.0", " 1", "¹"])
def test_other_rules_are_not_replayed_in_form_1(rules: str) -> None:
    assert f"rules {rules} of dominion; this Kronika plays: 1, 2" in refusal(in_form_1(rules=rules))


@pytest.mark.parametrize("game", ["chess", "", "Dominion", "dominion "])
def test_an_unknown_game_is_refused_with_those_there_are(game: str) -> None:
    assert "There is: " in refusal(altered(game=game))


@pytest.mark.parametrize("names", [[], ["Ann"], ["Ann"] * 7, ["Ann"] * 1000])
def test_a_chronicle_of_seats_that_cannot_play_is_refused(names: list[str]) -> None:
    assert "cannot be played with" in refusal(altered(seats=names))


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"colour": "red"}, "has no setup item “colour”"),
        ({"kingdom": "atlantis"}, "“atlantis”"),
        ({"kingdom": ["moat"]}, "[D2.4-a]"),
        ({"kingdom": ["moat"] * 10}, "twice"),
        ({"kingdom": ["moat", 5, None]}, "“5”"),
        ({"kingdom": {"moat": 1}}, "“kingdom”"),
        ({"sets": []}, "“sets”"),
        ({"sets": "base,seaside"}, "“seaside”"),
        ({"large": "maybe"}, "“maybe”"),
        ({"large": 3}, "“3”"),
        ({"last-winners": ["5"]}, "no seat 5"),
        ({"last-winners": ["9"]}, "“9”"),
    ],
)
def test_a_wrong_setup_is_explained(setup: dict[str, Any], said: str) -> None:
    assert said in refusal(altered(setup=setup, seats=["Ann", "Ben"]))


# --- answers ---


NO_ANSWERS: list[Any] = [None, 5, "end-turn", [], {}, ["0", "end-turn"], [0.0, "end-turn"], [True, "end-turn"]]
NO_ANSWERS += [[-1, "end-turn"], [99, "end-turn"], [None, "end-turn"], [[0], "end-turn"]]
NO_ANSWERS += [[0, 5], [0, None], [0, ["end-turn"]]]


@pytest.mark.parametrize("wrong", NO_ANSWERS, ids=str)
@pytest.mark.parametrize("number", [1, 7])
def test_an_answer_of_the_wrong_form_is_named_by_its_number(wrong: Any, number: int) -> None:
    chronicle = altered()
    chronicle["answers"][number - 1] = wrong
    assert refusal(chronicle).startswith(f"Answer {number} of the chronicle should be a seat and its option keys, not ")


@pytest.mark.parametrize("number", [1, 2, 20, len(WHOLE["answers"])])
def test_an_impossible_answer_is_named_by_its_number_and_the_reason(number: int) -> None:
    chronicle = altered()
    chronicle["answers"][number - 1][1:] = ["buy:moon"]
    said = refusal(chronicle)
    assert said.startswith(f"Answer {number} of the chronicle is not possible. ")
    assert "“buy:moon” is not on offer" in said


def test_an_answer_of_a_seat_that_was_not_asked_is_refused() -> None:
    chronicle = altered()
    seat = chronicle["answers"][0][0]
    chronicle["answers"][0][0] = (seat + 1) % len(chronicle["seats"])
    assert "is not asked anything now" in refusal(chronicle)


def test_answers_after_the_end_are_refused() -> None:
    chronicle = altered()
    chronicle["answers"].append([0, "end-turn"])
    number = len(chronicle["answers"])
    assert refusal(chronicle) == (
        f"Answer {number} of the chronicle is not possible. The game is over, nothing is left to answer."
    )


def test_a_chronicle_cut_short_does_not_end_where_it_says() -> None:
    chronicle = altered(answers=WHOLE["answers"][:-5])
    assert "does not end where it says" in refusal(chronicle)
    del chronicle["digest"]
    assert kronika.replay(chronicle).seq == len(WHOLE["answers"]) - 5


@pytest.mark.parametrize("digest", ["0", "", 5, [], WHOLE["digest"].upper(), WHOLE["digest"][:-1]])
def test_another_digest_is_refused(digest: Any) -> None:
    assert "It has been changed, or the rules have" in refusal(altered(digest=digest))


def test_another_seed_is_noticed() -> None:
    said = refusal(altered(chance={**WHOLE["chance"], "seed": "another"}))
    assert "is not possible" in said or "does not end where it says" in said


def test_with_a_part_only_the_digest_is_not_compared() -> None:
    chronicle = altered(digest="0")
    assert kronika.replay(chronicle, upto=3).seq == 3
    assert "does not end where it says" in refusal(chronicle)


@pytest.mark.parametrize("upto", [-1, len(WHOLE["answers"]) + 1, 10**40])
def test_a_part_beyond_the_chronicle_is_refused_with_the_range(upto: int) -> None:
    assert f"give a number from 0 to {len(WHOLE['answers'])}" in refusal(WHOLE, upto)


def test_reading_a_chronicle_does_not_change_it() -> None:
    chronicle = altered()
    table = kronika.replay(chronicle)
    table.undo(table._log[-1][0], consent=True)
    assert chronicle == WHOLE


def test_a_field_nobody_knows_is_left_to_whoever_wrote_it() -> None:
    assert kronika.replay(altered(note="a fine game")).digest() == WHOLE["digest"]


# --- damage at random ---

LEAVES = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
ANYTHING = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)
WORDS = st.sampled_from(
    ["end-turn", "treasures", "draft", "random", "moat", "dominion", "caravan", "1", "0", "yes", "\ud800"]
)


def place(data: st.DataObject, chronicle: Chronicle) -> tuple[Any, Any]:
    """Somewhere in a chronicle: a container and a key or index in it."""
    where: Any = chronicle
    while True:
        key = (
            data.draw(st.sampled_from(sorted(where)))
            if isinstance(where, dict)
            else data.draw(st.integers(0, len(where) - 1))
        )
        inner = where[key]
        if not isinstance(inner, (dict, list)) or not inner or data.draw(st.integers(0, 3)) == 0:
            return where, key
        where = inner


def damage(data: st.DataObject, chronicle: Chronicle) -> None:
    where, key = place(data, chronicle)
    how = data.draw(st.sampled_from(["replace", "word", "remove", "double", "swap", "cut"]))
    if how == "replace":
        where[key] = data.draw(ANYTHING)
    elif how == "word":
        where[key] = data.draw(WORDS)
    elif how == "remove":
        del where[key]
    elif isinstance(where, list):
        if how == "double":
            where.insert(key, copy.deepcopy(where[key]))
        elif how == "swap":
            where[key], where[0] = where[0], where[key]
        else:
            del where[key:]


@given(data=st.data())
@settings(max_examples=250)
def test_a_damaged_chronicle_is_read_or_refused_and_nothing_else(data: st.DataObject) -> None:
    chronicle = copy.deepcopy(data.draw(st.sampled_from(REAL)))
    for _ in range(data.draw(st.integers(1, 3))):
        if chronicle:
            damage(data, chronicle)
    if data.draw(st.booleans()):
        chronicle.pop("digest", None)
    try:
        table = kronika.replay(chronicle)
    except kronika.KronikaError as error:
        said = [error.say("en"), error.say("cs")]
    else:
        said = [repr(table), repr(table.asks)]
        assert kronika.replay(json.loads(json.dumps(table.chronicle()))).digest() == table.digest()
    assert all(said)


@given(chronicle=ANYTHING)
def test_anything_at_all_is_refused_as_no_chronicle(chronicle: Any) -> None:
    with pytest.raises(kronika.ChronicleError):
        kronika.replay(chronicle)


@given(answer=ANYTHING, seat=st.integers(-2, 6), seed=st.integers(0, 20))
def test_anything_at_all_as_an_answer_is_refused_and_changes_nothing(answer: Any, seat: int, seed: int) -> None:
    case = CASES[seed % len(CASES)]
    table = case.table(seed)
    chance = random.Random(seed)
    for _ in range(seed // 3):
        ask = chance.choice(table.asks)
        table.answer(ask.seat, any_answer(ask, chance))
    ask = chance.choice(table.asks)
    before = table.digest(), table.seq, [a.plain() for a in table.asks]
    for who in (seat, ask.seat):
        if answer == [] and (asked := table.ask(who)) is not None and asked.least == 0:
            continue  # to pick nothing may be right
        with pytest.raises(kronika.IllegalAnswer):
            table.answer(who, answer)
    assert (table.digest(), table.seq, [a.plain() for a in table.asks]) == before


# --- new tables and bots ---


def new(game: Any = "dominion", seats: Any = 2, **setup: Any) -> Table:
    named = {key.replace("_", "-"): value for key, value in setup.items()}
    return kronika.new_table(game, seats, seed=1, setup=named)


@pytest.mark.parametrize("game", ["chess", "", "Dominion", "kronika.cli", None, 5])
def test_an_unknown_game_is_refused(game: Any) -> None:
    with pytest.raises(kronika.SetupError, match=f"There is no game “{game}”. There is: .*dominion"):
        new(game)


@pytest.mark.parametrize("name", ["oracle", "", "Random", "big money", None])
def test_an_unknown_bot_is_refused(name: Any) -> None:
    with pytest.raises(kronika.SetupError, match=r"It has: .*big-money"):
        kronika.bot("dominion", name)
    with pytest.raises(kronika.SetupError, match="There is no game"):
        kronika.bot("chess", "random")


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6, 7, 10**12, True, [], ["Ann"], ["Ann"] * 7])
def test_a_number_of_seats_that_cannot_play_is_refused(seats: Any) -> None:
    with pytest.raises(kronika.SetupError, match=r"Possible: 2-4, 5-6 \(large=true\)"):
        new(seats=seats)


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"kingdom": "atlantis"}, "Possible: victory-dance, .*draft"),
        ({"kingdom": ["moat", "dragon"]}, "“dragon”. Possible: .*moat"),
        ({"kingdom": ["copper"]}, "“copper”"),
        ({"kingdom": "moat,cellar"}, r"\[D2.4-a\]"),
        ({"colour": "red"}, "has no setup item “colour”. It has: kingdom, sets, "),
        ({"large": "perhaps"}, "Possible: true, false"),
        ({"masquerade_empty": True}, "Possible: receives, skips"),
    ],
)
def test_a_wrong_setup_is_refused(setup: dict[str, Any], said: str) -> None:
    with pytest.raises(kronika.SetupError, match=said):
        new(**setup)


@pytest.mark.parametrize("seed", ["", "žluťoučký kůň", "x" * 10_000, 10**40, -1, "\ud800", "a\nb\0"])
def test_any_seed_will_do(seed: Any) -> None:
    table = kronika.new_table("dominion", seed=seed)
    chronicle = json.loads(json.dumps(table.chronicle()))
    assert kronika.replay(chronicle).digest() == table.digest()
