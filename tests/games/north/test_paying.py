"""Paying: gold stands in for resources, for nothing else and never the other way; nobody pays more than is due."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from kronika.games.north.faces import FACES, NUMBER
from kronika.games.north.goods import ANY, GOLD, RAZE, RESOURCES, THINGS, WORKER, Amounts, amounts, none
from kronika.games.north.paying import can_pay, hand_over, ways
from tests.scenes.north import Scene


def stocked(text: str) -> Scene:
    """Nothing in the supply but this."""
    return Scene(has=f"0 worker 0 ship {text}")


def keys(has: str, cost: str, less: int = 0) -> list[str]:
    """All ways to pay, as they are offered."""
    found = ways(stocked(has).state, 0, amounts(cost), less)
    return [" + ".join(f"{n} {THINGS[i]}" for i, n in enumerate(paid) if n) for paid in found]


# --- by hand ---


@pytest.mark.rule("N4.1-b", "N7.15-a", "N7.15-b", "N7.2-a")
@pytest.mark.parametrize(
    ("has", "cost", "offered"),
    [
        ("1 wood", "1 wood", ["1 wood"]),
        ("5 wood", "2 wood", ["2 wood"]),
        ("1 wood", "2 wood", []),
        ("1 wood 1 gold", "2 wood", ["1 wood + 1 gold"]),
        ("2 wood 2 gold", "2 wood", ["2 wood", "1 wood + 1 gold", "2 gold"]),
        ("1 wood 1 stone 1 gold", "1 wood + 1 stone", ["1 wood + 1 stone", "1 wood + 1 gold", "1 stone + 1 gold"]),
        ("2 gold", "1 wood + 1 stone", ["2 gold"]),
        ("1 gold 9 wood", "1 gold", ["1 gold"]),
        ("9 wood", "1 gold", []),
        ("1 gold", "1 gold + 1 wood", []),
        ("2 gold", "1 gold + 1 wood", ["2 gold"]),
        ("9 gold", "1 raze", []),
        ("9 gold", "1 worker", []),
        ("1 worker 1 gold", "1 worker + 1 fish", ["1 gold + 1 worker"]),
        ("1 raze 9 gold", "1 raze", ["1 raze"]),
        ("1 fish 1 wood", "1 resource", ["1 wood", "1 fish"]),
        ("1 fish 1 gold", "1 resource", ["1 fish", "1 gold"]),
        ("1 wood 1 gold", "1 wood + 1 resource", ["1 wood + 1 gold"]),
        ("2 wood", "1 wood + 1 resource", ["2 wood"]),
        ("1 raze 1 worker", "1 resource", []),
    ],
)
def test_ways_to_pay(has: str, cost: str, offered: list[str]) -> None:
    assert sorted(keys(has, cost)) == sorted(offered)
    assert can_pay(stocked(has).state, 0, amounts(cost)) == bool(offered)


@pytest.mark.parametrize(
    ("has", "cost", "less", "offered"),
    [
        ("1 wood 1 stone", "1 wood + 1 stone", 1, ["1 wood", "1 stone"]),
        ("1 wood", "1 wood + 1 stone", 1, ["1 wood"]),
        ("1 wood 9 gold", "1 wood + 1 stone", 1, ["1 wood", "1 gold"]),
        ("1 wood", "1 wood + 1 stone", 5, [""]),
        ("0 wood", "1 gold", 1, []),
        ("0 wood", "1 worker + 1 wood", 1, []),
        ("1 worker", "1 worker + 1 wood", 1, ["1 worker"]),
        ("2 wood", "2 wood", 1, ["1 wood"]),
        ("0 wood", "1 resource", 1, [""]),
    ],
)
def test_remission(has: str, cost: str, less: int, offered: list[str]) -> None:
    """Some resources need not be paid, whichever one likes; gold and workers must be."""
    assert sorted(keys(has, cost, less)) == sorted(offered)
    assert can_pay(stocked(has).state, 0, amounts(cost), less) == bool(offered)


def test_the_first_way_keeps_the_gold() -> None:
    assert keys("2 wood 2 gold", "2 wood") == ["2 wood", "1 wood + 1 gold", "2 gold"]


# --- against brute force ---


def brute(own: Amounts, cost: Amounts, less: int) -> set[tuple[int, ...]]:
    """Every handful of tokens from the supply that pays the cost exactly, tried one by one.

    It pays if each resource in it can be put against a different one that is due (a named one, or any), each gold
    that is not due itself against what then is left, and at most `less` places stay empty."""
    fixed = (cost[GOLD], cost[RAZE], cost[WORKER])
    if own[RAZE] < fixed[1] or own[WORKER] < fixed[2]:
        return set()
    due = [cost[thing] for thing in RESOURCES]
    places = sum(due) + cost[ANY]
    free = min(less, places)
    found = set()
    for paid in product(*(range(own[thing] + 1) for thing in RESOURCES), range(own[GOLD] + 1)):
        resources, gold = paid[:5], paid[5] - fixed[0]
        if gold < 0 or sum(resources) + gold != places - free:
            continue
        # What is more of a kind than its name is due must go to the places for any.
        if sum(max(0, n - need) for n, need in zip(resources, due, strict=True)) <= cost[ANY]:
            found.add((*resources, paid[5], fixed[1], fixed[2]))
    return found


def cases() -> Iterator[tuple[Amounts, Amounts, int]]:
    dice = random.Random(20)
    for _ in range(1500):
        own, cost = none(), none()
        for thing in (*RESOURCES, GOLD, RAZE, WORKER):
            own[thing] = dice.choice([0, 0, 1, 1, 2, 3])
        for thing in (*RESOURCES, GOLD, RAZE, WORKER, ANY):
            cost[thing] = dice.choice([0, 0, 0, 0, 1, 1, 2])
        yield own, cost, dice.choice([0, 0, 0, 1, 2])


@pytest.mark.rule("N4.1-b", "N4.1-h")
def test_all_ways_and_no_others_are_offered() -> None:
    """On many supplies and costs: the same handfuls as by trying all; none twice, none more than due."""
    s = stocked("").state
    some = 0
    for own, cost, less in cases():
        s.stock[0] = own
        right = brute(own, cost, less)
        offered = [tuple(paid) for paid in ways(s, 0, cost, less)]
        assert len(offered) == len(set(offered))
        assert set(offered) == right, (own, cost, less)
        assert can_pay(s, 0, cost, less) == bool(right), (own, cost, less)
        assert [paid[GOLD] for paid in offered] == sorted(paid[GOLD] for paid in offered), "fewest gold first"
        some += bool(right)
    assert 200 < some < 1300, "some can be paid, some can't"


def test_what_is_paid_leaves_the_supply_and_workers_grow_tired() -> None:
    s = stocked("").state
    for own, cost, less in list(cases())[:300]:
        s.stock[0] = own
        for paid in ways(s, 0, cost, less):
            s.stock[0], s.tired[0] = own[:], 1
            hand_over(s, 0, paid)
            assert min(s.stock[0]) >= 0
            assert [before - after for before, after in zip(own[:8], s.stock[0][:8], strict=True)] == list(paid)
            assert s.tired[0] == 1 + cost[WORKER]
            assert s.stock[0][8:] == own[8:]


# --- at the table ---


@pytest.mark.rule("N4.1-a", "N4.1-b", "N4.1-c")
def test_the_builder_chooses_how_to_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FACES[NUMBER["caravan"]], "cost", amounts("1 fish + 1 stone + 1 worker"))
    scene = Scene(hand="caravan", has="2 worker 1 fish 1 stone 1 gold").do("build:caravan")
    assert scene.options() == ["pay:1stone-1fish-1worker", "pay:1stone-1gold-1worker", "pay:1fish-1gold-1worker"]
    assert scene.ask().rule == "N4.1-b"
    scene.do("pay:1stone-1gold-1worker")
    assert [scene.has(thing) for thing in ("fish", "stone", "gold", "worker")] == [1, 0, 0, 1]
    assert scene.tired() == 1
    assert "caravan" in scene.empire()


def test_one_way_is_paid_without_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FACES[NUMBER["caravan"]], "cost", amounts("1 fish + 1 stone"))
    scene = Scene(hand="caravan", has="3 fish 1 stone").do("build:caravan")
    assert (scene.turn, scene.has("fish"), scene.has("stone")) == (1, 2, 0)


@pytest.mark.rule("N4.1-h")
def test_a_payment_that_was_not_offered_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FACES[NUMBER["caravan"]], "cost", amounts("1 fish"))
    scene = Scene(hand="caravan", has="1 fish 1 gold 9 wood").do("build:caravan")
    for wrong in (["pay:1wood"], ["pay:1fish-1gold"], ["pay:1fish", "pay:1gold"], ["pay:"], []):
        scene.illegal(0, *wrong)
    scene.do("pay:1gold")
    assert (scene.has("fish"), scene.has("gold")) == (1, 0)


def test_a_payment_says_what_it_is_for() -> None:
    """A disc's second use, a card's action: one asks for something else than the other (N5.1-b, N6.2-a)."""
    discs = {0: ["populate"]}
    scene = Scene(starts=False, has="1 food 1 gold", discs=discs, deck="caravan", passed=(1,), listen=True)
    moves = [key for key in scene.table.asks[0].keys() if key.startswith("move:")]
    assert scene.do(moves[0]).table.asks[0].what.args["for"] == "second"
    scene.do("pay:1food")
    assert (len(scene.told("second", 0)), scene.told("pay", 0)) == (1, []), "the log says so too"
    scene = Scene(starts=False, empire="timber-exchange", has="1 wood 1 gold 1 worker").do("use:timber-exchange")
    assert scene.table.asks[0].what.args == {"for": "use", "card": "timber-exchange"}


def test_what_is_paid_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FACES[NUMBER["caravan"]], "cost", amounts("1 fish"))
    for less, told in (("", 1), ("snow-block-cutter", 0)):
        scene = Scene(hand="caravan", empire=less, has="1 fish", listen=True).do("build:caravan")
        assert len(scene.told("pay", 1)) == told, "nothing paid, nothing told"
