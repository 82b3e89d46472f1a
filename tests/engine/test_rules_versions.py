"""Versions of a game's rules side by side: a table and its chronicle stay with the one they began with."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import kronika
from examples.high_card.game import Round
from kronika.engine.errors import RuleError
from kronika.engine.rng import Rng
from kronika.engine.setup import Setup
from kronika.testing import walk
from tests.toys.turncoat import Turncoat, TurncoatAfter, TurncoatBefore, update


@pytest.fixture(autouse=True)
def both() -> Iterator[None]:
    update(Turncoat())
    yield
    update(Turncoat())


def first_round(rules: int) -> tuple[dict[int, int], set[str]]:
    """What each seat played in the first round, and where it all went."""
    table = kronika.new_table("turncoat", ["Ann", "Ben"], seed=3, rules=rules)
    for ask in list(table.asks):
        table.answer(ask.seat, ask.keys()[:1])
    told: list[dict[str, Any]] = table.events(None)
    cards = {event["seat"]: int(event["moves"][0]["cards"][0]["face"]) for event in told}
    return cards, {event["moves"][0]["to"] for event in told}


def test_a_new_table_is_played_by_the_newest_rules() -> None:
    table = kronika.new_table("turncoat", seed=3)
    assert (table.rules, len(table.asks[0].options)) == (2, 5)
    assert table.view(0)["rules"] == 2
    assert kronika.games.find("turncoat").plain()["rules"] == 2


def test_each_version_reads_the_rule_in_its_own_way() -> None:
    """The lowest card takes all under version 1, the highest under version 2, with the same seed and the same cards."""
    cards, to = first_round(1)
    assert to == {f"won:{min(cards, key=lambda seat: cards[seat])}"}
    again, to = first_round(2)
    assert again == cards
    assert to == {f"won:{max(cards, key=lambda seat: cards[seat])}"}


def test_the_setup_reads_the_version_too() -> None:
    sizes = [len(kronika.new_table("turncoat", seed=3, rules=rules).asks[0].options) for rules in (1, 2)]
    assert sizes == [4, 5]


def test_a_chronicle_written_before_the_change_replays_to_the_same_end_after_it() -> None:
    update(TurncoatBefore())
    table = kronika.new_table("turncoat", 3, seed=5)
    for _ in walk(table, random.Random(5)):
        pass
    chronicle: dict[str, Any] = table.chronicle()
    assert (table.over, chronicle["rules"]) == (True, 1)
    update(Turncoat())
    again = kronika.replay(chronicle)
    assert (again.rules, again.digest()) == (1, chronicle["digest"])
    assert again.chronicle() == chronicle
    with pytest.raises(kronika.ChronicleError):
        kronika.replay({**chronicle, "rules": 2})  # by the other reading it is another game


def test_forks_imagined_worlds_and_undone_answers_keep_the_version() -> None:
    table = kronika.new_table("turncoat", 2, seed=3, rules=1)
    table.answer(0, table.ask(0).keys()[:1])  # type: ignore[union-attr]
    assert table.fork().rules == 1
    assert table.imagine(1, "dream").rules == 1
    table.undo(0)
    assert (table.rules, table.seq) == (1, 0)


def test_a_version_that_has_retired_is_refused_with_those_there_are() -> None:
    update(TurncoatAfter())
    with pytest.raises(kronika.SetupError, match=r"cannot be played by rules 1 here\. Possible: 2\."):
        kronika.new_table("turncoat", rules=1)


def test_a_game_that_forgets_to_keep_its_version_is_reported() -> None:
    class Forgetful(Turncoat):
        def new(self, seats: int, setup: Setup, rng: Rng, rules: int) -> Round:
            return super().new(seats, setup, rng, 1)

    update(Forgetful())
    with pytest.raises(RuleError, match=r"state\.rules is not 2"):
        kronika.new_table("turncoat")
