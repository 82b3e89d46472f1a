"""No action is offered that cannot be completed, none is withheld that can, and what is not offered says why."""

from __future__ import annotations

import random

import pytest

import kronika
from kronika.engine.ask import Ask
from kronika.engine.table import Table
from kronika.engine.texts import catalogue
from kronika.games.oath.powers import MAJOR
from kronika.rulebook import rulebook
from tests.scenes.oath import Scene, position


@pytest.mark.rule("4.2-a", "7.4-a")
def test_two_modifiers_together_may_make_an_action_possible() -> None:
    scene = Scene(cards={"ancient-city": "longbows"}, advisers=["acting-troupe"], relics=["cup-of-plenty"], supply=[0])
    assert "trade" in scene.options(), "the Troupe passes for Order, so the Cup saves the Supply"
    scene.do("trade")
    assert scene.options() == ["favor:longbows", "secrets:longbows"], "both were needed, so neither was asked about"
    scene.do("favor:longbows")
    assert (scene.supply(), scene.favor()) == (0, 7)
    scene = Scene(cards={"ancient-city": "elders"}, advisers=["acting-troupe"], relics=["cup-of-plenty"], supply=[0])
    assert scene.refusals()["trade"] == "4.2-c"


@pytest.mark.rule("4.2-a", "7.4-a", "7.1.2-a")
def test_a_modifier_whose_cost_would_eat_up_the_price_is_not_offered() -> None:
    scene = Scene(advisers=["magicians-code"], secrets=[0], favor=[2], banners={"peoples-favor": (-1, 2)})
    assert scene.do("recover").holder("darkest-secret") == 0, "two favor for the Code, and no secret is needed"
    scene = Scene(advisers=["magicians-code"], secrets=[0], favor=[2], banners={"darkest-secret": (-1, 2)})
    scene.do("recover")
    assert scene.favor_on("magicians-code") == 0, "with the Code neither banner could be paid, so it is not offered"
    assert scene.ask().what.id == "oath-ask-spread"
    scene = Scene(advisers=["errand-boy"], piles=("wolves", "elders"), favor=[0]).do("search")
    assert scene.ask().what.id == "oath-ask-search", "an Errand Boy who cannot be paid does not appear"


@pytest.mark.rule("4.2-a")
def test_every_major_action_that_is_not_offered_says_why() -> None:
    scene = Scene(supply=[0])
    majors = ("search", "muster", "trade", "recover", "campaign", "travel")
    assert [key for key in scene.options() if key in majors] == []
    assert {key: rule for key, rule in scene.refusals().items() if key in majors} == {
        "search": "4.2-c",
        "muster": "5.2.1-a",
        "trade": "5.3.2-a",
        "recover": "4.2-c",
        "campaign": "4.2-c",
        "travel": "4.2-c",
    }


# --- in games of chance


def any_answer(ask: Ask, chance: random.Random) -> list[str]:
    keys = [option.key for option in ask.options for _ in range(option.most)]
    return chance.sample(keys, chance.randint(ask.least, min(ask.most, len(keys))))


def acting(table: Table) -> bool:
    return not table.over and table.asks[0].what.id == "oath-ask-act"


@pytest.mark.rule("4.2-a")
def test_whatever_is_offered_can_be_carried_through() -> None:
    chance = random.Random(5)
    tried: set[str] = set()
    for seats in (2, 3, 4, 5):
        table = kronika.new_table("oath", seats=seats, seed=seats)
        while not table.over:
            if acting(table) and chance.random() < 0.4:
                for key in table.asks[0].keys():
                    carry_through(table.fork(), key, chance)
                    tried.add(key.partition(":")[0])
            ask = chance.choice(table.asks)
            table.answer(ask.seat, any_answer(ask, chance))
    assert {*MAJOR, "adviser", "show", "use", "peek", "station", "withdraw", "offer", "rest"} <= tried


def carry_through(table: Table, key: str, chance: random.Random) -> None:
    """One action to its end, with any answers; nobody owes anything then."""
    table.answer(table.asks[0].seat, [key])
    while not table.over and not acting(table):
        ask = chance.choice(table.asks)
        table.answer(ask.seat, any_answer(ask, chance))
    s = position(table)
    for zone in (s.supply, s.favor, s.secrets, s.flipped, s.board, s.reserve, s.bank, s.army, s.banner):
        assert min(zone) >= 0, (key, zone)
    assert (s.in_use, s.outlaw, s.campaign) == ([], -1, None)
    assert [len(cards) for cards in s.hand] == [0] * s.seats


@pytest.mark.rule("4.2-a")
def test_each_major_action_is_offered_or_refused_with_a_clause_and_a_text() -> None:
    chance = random.Random(6)
    clauses = rulebook("oath", "en").ids()
    words = catalogue("en", "oath")
    for seats in (3, 4):
        table = kronika.new_table("oath", seats=seats, seed=seats)
        while not table.over:
            if acting(table):
                ask = table.asks[0]
                refused = table.refused(ask.seat)
                keys = {refusal.key for refusal in refused}
                assert len(keys) == len(refused)
                assert not keys & set(ask.keys()), "on offer and refused at once"
                assert set(MAJOR) <= keys | set(ask.keys())
                for refusal in refused:
                    assert refusal.rule in clauses
                    assert words.faults(refusal.reason.id, refusal.reason.args) == []
            ask = chance.choice(table.asks)
            table.answer(ask.seat, any_answer(ask, chance))
