"""What a player may foresee: what is said of an action comes about, and what passing gives away is said before."""

from __future__ import annotations

import random

import pytest

from kronika.engine.message import Message
from kronika.engine.table import Table
from kronika.engine.texts import catalogue
from kronika.games.north.goods import RESOURCES, THINGS, TOKENS
from kronika.testing import Case
from kronika.testing.walk import any_answer, walk
from tests.properties.cases import CASES
from tests.scenes.north import Scene

CASE: Case = next(case for case in CASES if case.game.id == "north")
GOODS = [THINGS[thing] for thing in TOKENS]
KINDS = [THINGS[thing] for thing in RESOURCES]
ASKED = {"north-ask-action", "north-ask-harvest", "north-ask-construct", "north-ask-island", "north-ask-turned-up"}


def holdings(table: Table, seat: int) -> dict[str, int]:
    """All in a seat's supply and its points, with all cards in hand."""
    view = table.view(seat)
    found = {track["id"]: track["value"] for track in view["tracks"] if track["owner"] == seat}
    hand = next(zone["count"] for zone in view["zones"] if zone["id"] == f"hand:{seat}")
    return {**found, "card": hand, "points": view["seats"][seat]["points"]}


def carry_on(world: Table, seat: int, chance: random.Random) -> None:
    """Answers what this seat is asked on the way, until the turn, the ship or the phase is another."""
    while not world.over and (ask := world.ask(seat)) is not None:
        if ask.what.id not in ("north-ask-pay", "north-ask-resource"):
            return
        world.answer(seat, any_answer(ask, chance))


def test_what_is_said_of_an_answer_comes_about() -> None:
    """Goods and points after the answer are those that were foretold, however it is paid for."""
    held = 0
    for seed in range(8):
        table = CASE.table(seed)
        chance = random.Random(seed)
        for ask in walk(table, chance):
            if ask.what.id not in ASKED or chance.random() > 0.3:
                continue
            foreseen = table.prospects(ask.seat).outlook
            before = holdings(table, ask.seat)
            phase = table.view(None)["phase"]
            for key, text in foreseen.items():
                if text.args["more"]:
                    continue
                world = table.fork()
                world.answer(ask.seat, [key])
                carry_on(world, ask.seat, random.Random(seed))
                if world.over or world.view(None)["phase"] != phase:
                    continue  # the Clean-up changes more than the answer did
                held += 1
                check(f"{ask.what.id} {key}", text, before, holdings(world, ask.seat), key.startswith("build:"))
    assert held > 300, "too few for the test to mean anything"


def check(what: str, text: Message, before: dict[str, int], after: dict[str, int], from_hand: bool) -> None:
    args = {name: int(value) for name, value in text.args.items()}
    if args["change"]:
        assert (before["points"], after["points"]) == (args["before"], args["total"]), what
    assert after["vp"] - before["vp"] == args["vp"], what
    assert after["worker"] - before["worker"] == args["worker"] - args["pay-worker"], what
    assert after["card"] - before["card"] == args["card"] - (from_hand and "card" in before), what
    # Gold stands in for any resource, so what was paid is compared as a whole.
    goods = [*KINDS, "gold"]
    paid = sum(args[f"pay-{name}"] for name in goods) + args["pay-resource"]
    gained = sum(args[name] for name in goods) + args["resource"]
    assert sum(after[name] - before[name] for name in goods) == gained - paid, what


# --- what is given away


def warned(scene: Scene, key: str, seat: int = 0) -> Message | None:
    return scene.table.prospects(seat).warnings.get(key)


OUT = {0: ["populate x", "explore x"], 1: ["populate x", "explore x"]}
"""All discs lie on tiles and have been used twice."""


@pytest.mark.usefixtures("little_cards")
def test_passing_with_a_disc_in_the_supply() -> None:
    assert warned(Scene(), "pass") == Message("north-warn-disc", {"count": 2})
    assert warned(Scene(discs={0: ["sail x"]}), "pass") == Message("north-warn-disc", {"count": 1})
    assert warned(Scene(discs=OUT), "pass") is None


@pytest.mark.usefixtures("little_cards")
@pytest.mark.parametrize(
    ("card", "costs"),
    [("bell", "nothing"), ("school", "workers"), ("dormitory", "too much"), ("mint", "too much")],
)
def test_passing_while_a_card_could_act_for_workers_at_most(card: str, costs: str) -> None:
    """Workers are rested again next round; what is assigned stays where it lies, and gold is gone."""
    scene = Scene(empire=card, starts=False, has="1 gold 2 worker", discs=OUT)
    expected = None if costs == "too much" else Message("north-warn-use", {"card": card})
    assert warned(scene, "pass") == expected


@pytest.mark.usefixtures("little_cards")
def test_in_the_last_round_only_points_count() -> None:
    for empire, expected in (("bell", {"card": "bell"}), ("barracks", None)):
        scene = Scene(empire=empire, starts=False, has="2 worker")
        scene.state.last = True
        warning = warned(scene, "pass")
        assert (None if warning is None else warning.args) == expected, empire


@pytest.mark.usefixtures("little_cards")
def test_paying_spares_the_gold() -> None:
    """The points are those with the card that is being paid for."""
    scene = Scene(hand="bell", starts=False, has="1 stone 1 gold").do("build:bell")
    foreseen = scene.table.prospects(0)
    assert foreseen.primary == "pay:1stone"
    assert {key: text.args["total"] for key, text in foreseen.outlook.items()} == {"pay:1stone": 2, "pay:1gold": 1}


def test_paying_for_a_card_counts_what_it_brings() -> None:
    """The bonus of a bank is a gold; what somebody may choose later is only known to be more."""
    scene = Scene(hand="savings-bank", starts=False, has="1 wood 1 stone 2 gold").do("build:savings-bank")
    told = scene.table.prospects(0).outlook
    assert told["pay:1wood-1stone"].args == {"before": 3, "total": 4, "more": 0}
    scene.do("pay:1wood-1stone")
    assert scene.view(0)["seats"][0]["points"] == 4
    scene = Scene(hand="savings-bank", empire="board-of-shareholders", starts=False, has="1 wood 1 stone 2 gold")
    told = scene.do("build:savings-bank").table.prospects(0).outlook
    assert told["pay:1wood-1stone"].args == {"before": 4, "total": 5, "more": 1}


def test_what_lies_on_a_card_does_not_count() -> None:
    """To store gold costs its points, to release it brings them, and a choice between goods says them (N8.2)."""
    scene = Scene(empire="savings-bank compound-interest", starts=False, has="2 gold").do("use:savings-bank")
    assert scene.table.prospects(0).outlook["assign:gold"].args == {"before": 4, "total": 3, "more": 0}
    tokens = {"savings-bank": "2 gold", "goods-depot": "1 wood"}
    scene = Scene(empire="savings-bank goods-depot compound-interest", starts=False, tokens=tokens)
    told = scene.do("use:compound-interest").table.prospects(0).outlook
    assert {key: text.args["total"] for key, text in told.items()} == {
        "release:savings-bank:gold": 4,
        "release:goods-depot:wood": 3,
    }


@pytest.mark.usefixtures("little_cards")
def test_what_cargo_is_good_for() -> None:
    """Gold in place of a fish takes a ship as far (N5.3-f)."""
    scene = Scene(starts=False, has="1 fish 1 gold 1 raze 1 ship").do("disc:sail")
    told = {key: (text.args["fish"], text.args["raze"]) for key, text in scene.table.prospects(0).outlook.items()}
    assert told == {
        "cargo:empty": (0, 0),
        "cargo:fish": (1, 0),
        "cargo:gold": (1, 0),
        "cargo:raze": (0, 1),
        "cargo:fish-raze": (1, 1),
        "cargo:gold-raze": (1, 1),
    }


@pytest.mark.usefixtures("little_cards")
def test_sailing_home_with_nothing() -> None:
    """The most worthwhile island is named: three gold are more than a stone."""
    scene = Scene(queue=[(0, 1, 0)], near="cove reef", distant="atoll volcano", starts=False).all_pass()
    assert warned(scene, "stay") == Message("north-warn-stay", {"card": "atoll"})


# --- in words


@pytest.mark.usefixtures("little_cards")
@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "1 worker → 1 victory point · points 1 → 2"), ("cs", "1 osadníka → 1 vítězný bod · body 1 → 2")],
)
def test_in_words(lang: str, said: str) -> None:
    scene = Scene(empire="school", starts=False, has="2 worker")
    text = scene.table.prospects(0).outlook["use:school"]
    assert catalogue(lang, "north").say(text) == said
