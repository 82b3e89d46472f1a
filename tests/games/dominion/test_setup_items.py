"""Every setup item of the game: what it does, and what is said about a value that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import kronika
from kronika.engine.table import Table
from kronika.games.dominion.faces import FACES, NAMES, SETS, kingdom_faces
from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene

DEFAULTS = {
    "kingdom": "victory-dance",
    "sets": ["intrigue", "base"],
    "large": False,
    "late-treasures": False,
    "masquerade-empty": "receives",
    "all-treasures": False,
    "last-winners": [],
}

TEN = in_order("cellar moat village woodcutter workshop militia remodel smithy market mine")

RECOMMENDED = {
    "victory-dance": "bridge duke great-hall harem ironworks masquerade nobles pawn scout upgrade",
    "secret-schemes": "conspirator harem ironworks pawn saboteur shanty-town steward swindler trading-post tribute",
    "best-wishes": (
        "coppersmith courtyard masquerade scout shanty-town steward torturer trading-post upgrade wishing-well"
    ),
    "deconstruction": "bridge mining-village remodel saboteur secret-chamber spy swindler thief throne-room torturer",
    "hand-madness": "bureaucrat chancellor council-room courtyard militia mine minion nobles steward torturer",
    "underlings": "baron cellar festival library masquerade minion nobles pawn steward witch",
    "first-game": "cellar market militia mine moat remodel smithy village woodcutter workshop",
    "big-money": "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne-room",
    "interaction": "bureaucrat chancellor council-room festival library militia moat spy thief village",
    "size-distortion": "cellar chapel feast gardens laboratory thief village witch woodcutter workshop",
    "village-square": "bureaucrat cellar festival library market remodel smithy throne-room village woodcutter",
}


def new(seats: int = 2, seed: int = 1, **setup: object) -> Table:
    return kronika.new_table("dominion", seats=seats, seed=seed, setup=dashed(setup))


def told(seats: int = 2, /, **setup: object) -> str:
    """What somebody is told who asks for a table that cannot be."""
    with pytest.raises(kronika.SetupError) as wrong:
        kronika.new_table("dominion", seats=seats, seed=1, setup=dashed(setup))
    return str(wrong.value)


def dashed(setup: dict[str, object]) -> dict[str, object]:
    return {name.replace("_", "-"): value for name, value in setup.items()}


def listing() -> dict[str, Any]:
    """Dominion as the list of games tells of it."""
    found: dict[str, Any] = next(game for game in kronika.games() if game["id"] == "dominion")
    return found


# --- the list of setup


def test_the_setup_in_full() -> None:
    assert new().setup == DEFAULTS


def test_the_listing_of_the_game_names_every_setup_item_with_its_default() -> None:
    dominion = listing()
    assert {item["id"]: item["default"] for item in dominion["setup"]} == DEFAULTS
    assert [item["label"] for item in dominion["setup"]] == [f"option-dominion-{id}" for id in DEFAULTS]
    assert dominion["variants"] == [
        {"seats": [2, 4], "when": {}},
        {"seats": [5, 6], "when": {"large": True}},
    ]


def test_the_setup_is_kept_in_the_chronicle_and_replayed() -> None:
    setup = {"kingdom": TEN, "late-treasures": True, "all-treasures": True, "last-winners": ["1"]}
    table = kronika.new_table("dominion", seats=3, seed=4, setup=setup)
    assert table.chronicle()["setup"] == DEFAULTS | setup
    again = kronika.replay(table.chronicle())
    assert again.digest() == table.digest()


def test_an_unknown_setup_item_is_refused_with_a_list_of_those_there_are() -> None:
    text = told(expansion="seaside")
    assert "expansion" in text
    assert all(name in text for name in DEFAULTS)


# --- kingdom


@pytest.mark.rule("D2.4-e", "D2.4-d")
@pytest.mark.parametrize("id", RECOMMENDED)
def test_recommended_kingdoms(id: str) -> None:
    sight = new(kingdom=id).sight(None)
    assert sorted(sight.kingdom()) == sorted_names(RECOMMENDED[id])
    assert len(sight.piles()) == 17


def test_there_are_no_other_kingdoms_by_name() -> None:
    kingdom = next(item for item in listing()["setup"] if item["id"] == "kingdom")
    assert set(kingdom["choices"]) == {*RECOMMENDED, "random", "draft"}
    assert len(kingdom["listed"]) >= 50
    assert set(kingdom["listed"]) == {face.id for face in FACES if face.set in SETS}


@pytest.mark.rule("D2.4-e")
def test_ten_named_cards_as_a_list_or_as_on_the_command_line() -> None:
    assert sorted(new(kingdom=TEN).sight(None).kingdom()) == sorted(TEN)
    assert new(kingdom=", ".join(TEN)).setup["kingdom"] == TEN
    assert sorted(new(kingdom=tuple(TEN)).sight(None).kingdom()) == sorted(TEN)


@pytest.mark.rule("D2.4-e")
def test_a_random_kingdom_follows_the_seed() -> None:
    kingdoms = [new(seed=seed, kingdom="random").sight(None).kingdom() for seed in (1, 1, 2)]
    assert kingdoms[0] == kingdoms[1]
    assert kingdoms[0] != kingdoms[2]


@pytest.mark.rule("D2.4-e")
def test_a_drafted_kingdom_begins_with_a_question() -> None:
    table = new(kingdom="draft")
    assert table.view(None)["phase"] == "draft"
    assert table.asks[0].rule == "D2.4-e"


def test_a_kingdom_that_does_not_exist() -> None:
    text = told(kingdom="first-gme")
    assert "first-gme" in text
    assert "first-game" in text
    assert "random" in text


@pytest.mark.parametrize("bad", ["copper", "randomizer", "throne_room"])
def test_a_kingdom_with_a_card_that_is_no_kingdom_card(bad: str) -> None:
    text = told(kingdom=[bad, *TEN[1:]])
    assert bad in text
    assert "throne-room" in text


def test_a_kingdom_that_names_a_card_twice() -> None:
    text = told(kingdom=["mine", *TEN[1:]])
    assert "kingdom" in text
    assert "mine" in text
    assert "twice" in text


@pytest.mark.rule("D2.4-a")
@pytest.mark.parametrize(("names", "count"), [(TEN[:9], "9"), ([*TEN, "witch"], "11"), ([], "0"), (["moat"], "1")])
def test_a_kingdom_of_another_size(names: list[str], count: str) -> None:
    text = told(kingdom=names)
    assert "10" in text
    assert f"you named {count}" in text
    assert "[D2.4-a]" in text


@pytest.mark.parametrize("bad", [5, None, {"moat": 1}, [["moat"]], True])
def test_a_kingdom_that_is_no_word_at_all(bad: object) -> None:
    text = told(kingdom=bad)
    assert "kingdom" in text
    assert "throne-room" in text


# --- sets


@pytest.mark.rule("D8.1-a")
@pytest.mark.parametrize("given", [["base"], "base", ("base",)])
def test_sets_limit_what_a_random_kingdom_or_a_draft_is_made_of(given: object) -> None:
    table = new(kingdom="draft", sets=given)
    assert len(table.asks[0].options) == len(kingdom_faces("base"))
    assert "draft:moat" in table.asks[0].keys()
    assert "draft:pawn" not in table.asks[0].keys()
    both = len(kingdom_faces("base")) + len(kingdom_faces("intrigue"))
    assert len(new(kingdom="draft", sets="base,intrigue").asks[0].options) == both


@pytest.mark.rule("D8.1-a")
def test_the_kingdom_of_those_who_name_none_is_of_their_boxes() -> None:
    base = {NAMES[face] for face in kingdom_faces("base")}
    assert base.issuperset(new(sets=["base"]).sight(None).kingdom())
    assert new(sets=["base"]).setup["kingdom"] == "first-game"
    for sets in (["intrigue"], ["intrigue", "base"], ["base", "intrigue"]):
        assert new(sets=sets).setup["kingdom"] == "victory-dance"
    named = new(kingdom="victory-dance", sets=["base"])
    assert named.setup["kingdom"] == "victory-dance", "a kingdom by name needs no boxes, and old chronicles have such"


@pytest.mark.parametrize("bad", ["seaside", ["base", "seaside"], [], "", 3])
def test_sets_that_do_not_exist(bad: object) -> None:
    text = told(sets=bad)
    assert "sets" in text
    assert "intrigue, base" in text


def test_a_set_named_twice() -> None:
    assert "twice" in told(sets=["base", "base"])


# --- large, and the number of seats


@pytest.mark.rule("D11.7")
@pytest.mark.parametrize("seats", [5, 6])
def test_large_seats_five_and_six(seats: int) -> None:
    sight = new(seats, large=True).sight(None)
    assert sight.seats == seats
    assert sight.end_piles == 4
    assert sight.pile_count("province") == 3 * seats


@pytest.mark.rule("D11.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_large_changes_nothing_for_fewer(seats: int) -> None:
    small, large = new(seats).sight(None), new(seats, large=True).sight(None)
    assert [large.pile_count(name) for name in large.piles()] == [small.pile_count(name) for name in small.piles()]
    assert large.end_piles == 3


@pytest.mark.rule("D11.7")
@pytest.mark.parametrize(("seats", "large"), [(0, False), (1, False), (5, False), (6, False), (7, True), (1, True)])
def test_a_number_of_seats_that_cannot_be(seats: int, large: bool) -> None:
    text = told(seats, large=large)
    assert str(seats) in text
    assert "2-4" in text
    assert "5-6 (large=true)" in text


# --- the flags


@pytest.mark.rule("D11.1")
@pytest.mark.parametrize(("late", "allowed"), [(True, True), (False, False), ("yes", True), ("off", False)])
def test_late_treasures(late: object, allowed: bool) -> None:
    scene = Scene(hand="woodcutter copper", setup={"late-treasures": late}).play("woodcutter").buy("copper")
    assert ("treasure:copper" in scene.options()) is allowed


@pytest.mark.rule("D11.13")
@pytest.mark.parametrize(("given", "silvers"), [(True, 80), (False, 40)])
def test_all_treasures(given: bool, silvers: int) -> None:
    assert new(all_treasures=given).sight(None).pile_count("silver") == silvers


@pytest.mark.rule("D11.7", "D11.13")
def test_all_treasures_add_nothing_where_two_boxes_are_used_anyway() -> None:
    assert new(5, large=True, all_treasures=True).sight(None).pile_count("gold") == 60


@pytest.mark.parametrize("flag", ["large", "late-treasures", "all-treasures"])
@pytest.mark.parametrize("bad", ["maybe", 2, None, []])
def test_flags_are_true_or_false(flag: str, bad: object) -> None:
    text = told(**{flag: bad})
    assert flag in text
    assert "true, false" in text


# --- masquerade-empty


@pytest.mark.rule("D11.9")
@pytest.mark.parametrize(("given", "second", "third"), [("receives", ["gold"], []), ("skips", [], ["gold"])])
def test_masquerade_empty(given: str, second: list[str], third: list[str]) -> None:
    """Three seats, the middle one without a card: it is given the Gold, or the Gold goes past it."""
    scene = Scene(hands=["masquerade gold", "", "estate"], seats=3, setup={"masquerade-empty": given})
    scene.play("masquerade", [])
    assert [scene.hand(seat) for seat in range(3)] == [["estate"], second, third]


def test_masquerade_empty_knows_two_words() -> None:
    text = told(masquerade_empty="passes")
    assert "passes" in text
    assert "receives, skips" in text


# --- last-winners


@pytest.mark.rule("D2.6-b")
@pytest.mark.parametrize("given", [["2"], [2], "2", (2,)])
def test_last_winners_as_words_or_numbers(given: object) -> None:
    assert [new(4, seed=seed, last_winners=given).sight(None).turn for seed in range(10)] == [3] * 10


@pytest.mark.rule("D2.6-b")
def test_last_winners_name_seats_of_this_table() -> None:
    text = told(2, last_winners=["2"])
    assert "2" in text
    assert "from 0 to 1" in text
    assert "[D2.6-b]" in text


@pytest.mark.parametrize("bad", ["anna", ["9"], [-1], [None], {"0": 1}])
def test_last_winners_that_are_no_seats(bad: object) -> None:
    text = told(last_winners=bad)
    assert "last-winners" in text
    assert "0, 1, 2, 3, 4, 5" in text


def test_a_last_winner_named_twice() -> None:
    assert "twice" in told(3, last_winners=["0", "0"])
