"""Every setup item of the game, and what is said about a table or an answer that cannot be."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import kronika
from kronika.engine.ask import Ask
from kronika.engine.errors import IllegalAnswer, SetupError
from kronika.engine.table import Table
from kronika.rulebook import rulebook
from tests.scenes.oath import Scene, position

DEFAULTS = {"world": "first", "oath": "inherited", "citizens": [], "writes": True, "chronicle": ""}
COLORS = ["red", "blue", "yellow", "white", "black"]


def wrong(seats: int = 3, **setup: object) -> tuple[str, dict[str, Any], str]:
    """Which error it is, its facts and its clause."""
    with pytest.raises(SetupError) as error:
        kronika.new_table("oath", seats, 1, setup)
    assert str(error.value), "it can be said"
    return error.value.message.id, dict(error.value.message.args), error.value.rule


# --- setup


def test_the_usual_game() -> None:
    assert kronika.new_table("oath", 3, 1).setup == DEFAULTS


def test_the_listing_names_every_setup_item() -> None:
    oath: dict[str, Any] = next(game for game in kronika.games() if game["id"] == "oath")
    setup = {item["id"]: item for item in oath["setup"]}
    assert {id: item["default"] for id, item in setup.items()} == DEFAULTS
    assert setup["world"]["choices"] == ["first", "tutorial", "random"]
    assert setup["oath"]["choices"] == ["inherited", "supremacy", "people", "protection", "devotion"]
    assert setup["citizens"]["choices"] == COLORS
    assert (setup["writes"]["kind"], setup["chronicle"]["kind"]) == ("flag", "text")
    assert oath["variants"] == [{"seats": [2, 6], "when": {}}]


def test_the_setup_is_kept_in_the_chronicle_and_replayed() -> None:
    setup = {"world": "random", "oath": "devotion", "citizens": ["white"]}
    table = kronika.new_table("oath", 3, 5, setup)
    table.answer(1, ["board:white"])
    assert table.chronicle()["setup"] == {**DEFAULTS, **setup}
    again = kronika.replay(table.chronicle())
    assert again.digest() == table.digest()
    assert position(again).holder == [-1, 0]


@pytest.mark.rule("11.1-i", "1.3-a")
def test_a_random_world_follows_the_seed() -> None:
    def sites(seed: int) -> list[str]:
        table = kronika.new_table("oath", 3, seed, {"world": "random"})
        return [position(table).cards.name(card) for card in position(table).site]

    assert sites(1) == sites(1)
    assert sites(1) != sites(2)
    oaths = {position(kronika.new_table("oath", 3, seed, {"world": "random"})).oath for seed in range(20)}
    assert oaths == {0, 1, 2, 3}
    given = {
        position(kronika.new_table("oath", 3, seed, {"world": "random", "oath": "people"})).oath for seed in range(5)
    }
    assert given == {1}


@pytest.mark.rule("11.1-i", "11.1-h", "2.8.1-a", "2.8.1-b")
def test_a_random_world_keeps_the_law() -> None:
    """The top site of each region faceup, no more cards than a site holds, none that belong with advisers."""
    for seed in range(40):
        s = position(kronika.new_table("oath", 3, seed, {"world": "random"}))
        assert s.site_faceup[0]
        assert s.site_faceup[2]
        assert s.site_faceup[5]
        for slot in range(8):
            face, cards = s.site_face(slot), s.cards_at[slot]
            assert len(cards) <= (face.capacity if s.site_faceup[slot] else 0)
            assert not any(s.face(card).adviser_only for card in cards)
            assert len(s.relics_at[slot]) == (face.reveal_relics if s.site_faceup[slot] else 0)


@pytest.mark.rule("11.1-a")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_players(seats: int) -> None:
    id, args, _ = wrong(seats)
    assert id == "seats-wrong"
    assert args["seats"] == seats
    assert args["right"] == "2-6"


@pytest.mark.rule("1.1-a", "11.1-b")
@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_the_tutorial_is_for_four(seats: int) -> None:
    found = wrong(seats, world="tutorial")
    assert found == ("oath-world-players", {"world": "tutorial", "players": 4, "seats": seats}, "1.1-a")
    with pytest.raises(SetupError) as error:
        kronika.new_table("oath", seats, 1, {"world": "tutorial"})
    assert "4" in error.value.say("en")
    assert "4" in error.value.say("cs")
    assert "[1.1-a]" in error.value.say("cs")


@pytest.mark.parametrize("bad", ["second", "", "First", 1, None, ["first"], True])
def test_a_world_that_does_not_exist(bad: object) -> None:
    id, args, _ = wrong(world=bad)
    assert id == "option-value"
    assert args["option"] == "world"
    assert args["right"] == "first, tutorial, random"


@pytest.mark.parametrize("bad", ["conquest", "Supremacy", "", 0, None, ["people"]])
def test_an_oath_that_does_not_exist(bad: object) -> None:
    id, args, _ = wrong(oath=bad)
    assert id == "option-value"
    assert args["right"] == "inherited, supremacy, people, protection, devotion"


@pytest.mark.rule("1.9-a")
@pytest.mark.parametrize("bad", [["purple"], ["green"], "red,purple", [1], [None], [["red"]]])
def test_citizens_are_colors_of_boards(bad: object) -> None:
    """Purple is the Chancellor's."""
    id, args, _ = wrong(citizens=bad)
    assert id == "option-value"
    assert args["right"] == ", ".join(COLORS)


def test_a_board_named_twice_or_no_list_at_all() -> None:
    assert wrong(citizens=["red", "red"])[:2] == ("option-twice", {"option": "citizens", "value": "red"})
    assert wrong(citizens=3)[0] == "option-list"
    assert wrong(citizens=None)[0] == "option-list"


def test_citizens_as_on_the_command_line() -> None:
    assert kronika.new_table("oath", 3, 1, {"citizens": "red, black"}).setup["citizens"] == ["red", "black"]
    assert kronika.new_table("oath", 3, 1, {"citizens": ""}).setup["citizens"] == []


def test_an_unknown_setup_item_is_refused_with_a_list_of_those_there_are() -> None:
    id, args, _ = wrong(chancellor=1)
    assert id == "option-unknown"
    assert args["right"] == "world, oath, citizens, writes, chronicle"


# --- answers


CASES: list[tuple[Callable[[], Scene], int, list[str], str, str]] = [
    (Scene, 0, ["conquer"], "answer-unknown", "4.2-a"),
    (Scene, 0, [], "answer-too-few", "4.2-a"),
    (Scene, 0, ["search", "travel"], "answer-too-many", "4.2-a"),
    (Scene, 1, ["search"], "answer-not-asked", "4.2-a"),
    (Scene, 0, ["muster"], "answer-unknown", "4.2-a"),
    (lambda: Scene(piles=["wolves"]).do("search"), 0, ["pile:1"], "answer-unknown", "5.1.1-a"),
    (lambda: Scene(world="wolves tents scouts").do("search"), 0, ["keep:elders"], "answer-unknown", "5.1.3-a"),
    (lambda: Scene(world="wolves tents scouts").do("search"), 1, ["keep:wolves"], "answer-not-asked", "5.1.3-a"),
    (lambda: Scene(cards={"0": "wolves scouts"}).do("muster"), 0, ["muster:tents"], "answer-unknown", "5.2.1-a"),
    (lambda: Scene(cards={"0": "wolves"}).do("trade"), 0, ["gold:wolves"], "answer-unknown", "5.3.2-a"),
    (lambda: Scene().do("recover"), 0, ["relic:0"], "answer-unknown", "5.4.1-a"),
    (lambda: Scene().do("recover", "banner:peoples-favor"), 0, ["pay:1"], "answer-unknown", "5.4.2-b"),
    (lambda: Scene(pawns="0 0 2").do("campaign"), 0, ["player:2"], "answer-unknown", "5.5.1-a"),
    (lambda: Scene().do("campaign"), 0, ["site:0"], "answer-unknown", "5.5.2-a"),
    (lambda: Scene().do("campaign", "done"), 0, ["dice:4"], "answer-unknown", "5.5.2-d"),
    (lambda: Scene().do("travel"), 0, ["travel:0"], "answer-unknown", "5.6.1-a"),
    (lambda: Scene().do("travel"), 0, ["travel:8"], "answer-unknown", "5.6.1-a"),
    (lambda: Scene(warbands={"0": (0, 1)}).do("station"), 0, ["count:4"], "answer-unknown", "6.5-b"),
    (lambda: Scene(warbands={"0": (0, 3)}).do("withdraw"), 0, ["count:3"], "answer-unknown", "6.5-a"),
    (lambda: Scene().do("offer:1"), 0, ["space:cruel"], "answer-unknown", "6.6.1-b"),
    (lambda: Scene().do("offer:1", "space:brutal").picks(0), 0, ["give-favor"] * 6, "answer-too-often", "6.6.1-c"),
    (lambda: Scene().do("offer:1", "space:brutal").picks(0), 0, ["give-relic:map"], "answer-unknown", "6.6.1-c"),
    (
        lambda: Scene(phase="wake", banners={"peoples-favor": (0, 2)}, bank={"beast": 1}),
        0,
        ["return:order"],
        "answer-unknown",
        "4.1.1.I-a",
    ),
    (lambda: Scene(phase="wake", sites={0: "mine"}, tokens={"0": (1, 0)}), 0, ["secret"], "answer-unknown", "4.1.4-a"),
]


@pytest.mark.parametrize(("case", "seat", "keys", "id", "rule"), CASES)
def test_an_illegal_answer_changes_nothing(
    case: Callable[[], Scene], seat: int, keys: list[str], id: str, rule: str
) -> None:
    scene = case()
    events = scene.table.seq
    assert scene.illegal(seat, *keys) == (id, rule)
    assert scene.table.seq == events


@pytest.mark.parametrize("answer", ["search", 7, None, [1], ["search", None], [["search"]], {"search": 1}])
def test_an_answer_that_is_no_list_of_words(answer: Any) -> None:
    scene = Scene()
    before = scene.table.digest()
    with pytest.raises(IllegalAnswer) as error:
        scene.table.answer(0, answer)
    assert error.value.message.id == "answer-not-keys"
    assert error.value.rule == "4.2-a"
    assert scene.table.digest() == before


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist(seat: int) -> None:
    scene = Scene()
    assert scene.illegal(seat, "rest")[0] == "seat-unknown"
    with pytest.raises(IllegalAnswer):
        scene.table.view(seat)


def nonsense(table: Table, ask: Ask) -> list[tuple[int, list[str]]]:
    """Answers that nobody may give to this question."""
    keys = [option.key for option in ask.options for _ in range(option.most)]
    bad = [(ask.seat, ["no-such-thing"]), (ask.seat, [keys[0], "no-such-thing"]), (ask.seat, [*keys, keys[0]])]
    if ask.least:
        bad.append((ask.seat, []))
    asked = [other.seat for other in table.asks]
    return bad + [(seat, keys[:1]) for seat in range(table.seats) if seat not in asked]


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_asked_nonsense_is_refused_with_a_clause_of_the_law(seed: int) -> None:
    """Random games; at every question some answers that cannot be."""
    book = rulebook("oath", "en")
    chance = random.Random(seed)
    setup = {"world": "random", "citizens": chance.sample(COLORS, 2)}
    table = kronika.new_table("oath", 2 + seed % 5, seed, setup)
    questions = set()
    for _ in range(250):
        if table.over:
            break
        ask = chance.choice(table.asks)
        questions.add(ask.what.id)
        before = table.digest()
        for seat, keys in nonsense(table, ask):
            with pytest.raises(IllegalAnswer) as error:
                table.answer(seat, keys)
            assert error.value.rule in book, f"{ask.what.id} cites {error.value.rule!r}"
        assert table.digest() == before
        for refusal in table.refused(ask.seat):
            assert refusal.rule in book
            assert refusal.key not in ask.keys()
        keys = [option.key for option in ask.options for _ in range(option.most)]
        table.answer(ask.seat, chance.sample(keys, chance.randint(ask.least, min(ask.most, len(keys)))))
    assert len(questions) > 10
