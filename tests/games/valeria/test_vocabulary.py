"""The vocabulary of effects: what a line means, and what the author of a card is told about one that means nothing."""

from __future__ import annotations

from typing import Any

import pytest

from kronika.games.valeria.effects import (
    GOLD,
    MAGIC,
    AllOf,
    BadEffect,
    Effect,
    Exchange,
    FreeCitizen,
    Gain,
    OneOf,
    PerThing,
    TakeFrom,
    Twist,
    parse,
)
from kronika.games.valeria.faces import CITIZEN, DOMAIN, Face


def test_gains_are_added_up() -> None:
    effect = parse("1 gold + 2 magic + 1 gold")
    assert isinstance(effect, Gain)
    assert effect.amounts == [0, 2, 2, 0]


def test_alternatives_bind_loosest() -> None:
    effect = parse("2 gold x forest | citizen + 1 vp")
    assert isinstance(effect, OneOf)
    counted, both = effect.parts
    assert isinstance(counted, PerThing)
    assert (counted.thing, counted.amounts) == ("forest", [0, 2, 0, 0])
    assert isinstance(both, AllOf)
    assert [type(part) for part in both.parts] == [FreeCitizen, Gain]


def test_exchanges_may_have_several_parts() -> None:
    effect = parse("1 gold + 1 magic -> 3 strength + 1 vp")
    assert isinstance(effect, Exchange)
    assert (effect.pay, effect.gain) == ([0, 1, 1, 0], [3, 0, 0, 1])


def test_takings() -> None:
    effect = parse("take 3 gold or magic")
    assert isinstance(effect, TakeFrom)
    assert (effect.amount, effect.resources) == (3, [GOLD, MAGIC])


def test_free_citizens() -> None:
    effect = parse("may citizen of holy up to 3")
    assert isinstance(effect, FreeCitizen)
    assert (effect.role, effect.name, effect.limit, effect.optional) == ("holy", "", 3, True)


@pytest.mark.parametrize(
    ("line", "plain"),
    [
        ("1 gold", True),
        ("1 gold + 1 gold x domain", True),
        ("1 gold | 1 magic", False),
        ("1 gold -> 1 magic", False),
        ("3 strength + may slay", False),
        ("take 1 gold", False),
    ],
)
def test_plain_effects_need_no_decision(line: str, plain: bool) -> None:
    assert parse(line).plain is plain


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("3 silver", "'3 silver' is not in the vocabulary"),
        ("gold", "'gold' is not in the vocabulary"),
        ("1 gold x dragon", "'dragon' can't be counted; possible: worker"),
        ("1 gold -> 2 silver", "'2 silver' is no amount"),
        ("1 vp -> 2 gold", "'1 vp' can't be paid"),
        ("take 3 silver", "'take 3 silver' is not in the vocabulary"),
        ("citizen of dragons", "'citizen of dragons' is not in the vocabulary"),
        ("pay 2 gold to set die 7", "'pay 2 gold to set die 7' is not in the vocabulary"),
        ("may fly", "'may fly' is not in the vocabulary"),
        ("", "'' is not in the vocabulary"),
    ],
)
def test_a_line_that_means_nothing(line: str, told: str) -> None:
    with pytest.raises(BadEffect) as error:
        parse(line)
    assert told in str(error.value)


def citizen(active: str) -> Face:
    row: dict[str, Any] = {"name": {"en": "Baker"}, "numbers": [3], "cost": 2, "role": "worker"}
    return Face("baker", CITIZEN, {**row, "active": active, "other": "1 gold"})


@pytest.mark.parametrize(
    "line",
    ["1 gold", "1 gold x ruins | 2 magic", "1 gold -> 2 vp | 1 magic", "take 1 strength", "1 gold x named knight"],
)
def test_what_a_citizen_can_do(line: str) -> None:
    assert citizen(line).active is not None


@pytest.mark.parametrize("line", ["citizen up to 2", "may slay", "1 gold + take 1 gold", "take 1 gold | 1 gold"])
def test_what_a_citizen_cannot_do(line: str) -> None:
    with pytest.raises(BadEffect, match="in a Harvest phase a card can give, exchange, take or let one choose"):
        citizen(line)


@pytest.mark.parametrize(
    ("when", "effect", "told"),
    [
        ("noon", "1 gold", "'noon' is no time for a domain; possible: build, roll"),
        ("start", "take 1 gold", "a domain that works at 'start' needs a plain gain"),
        ("end", "1 gold", "a domain that works at 'end' needs a taking"),
        ("roll", "1 gold", "a domain that works at 'roll' needs a change of dice"),
        ("actions", "1 gold", "a domain that works at 'actions' needs a change of costs"),
    ],
)
def test_what_a_domain_cannot_do(when: str, effect: str, told: str) -> None:
    with pytest.raises(BadEffect, match=told):
        Face("farm", DOMAIN, {"name": {"en": "Farm"}, "when": when, "effect": effect})


def test_twists_carry_their_figures() -> None:
    effect = parse("pay 1 gold x holy to set die 1")
    assert isinstance(effect, Twist)
    assert (effect.kind, effect.what, effect.number, effect.amounts) == ("set-die", "holy", 1, [0, 1, 0, 0])


def test_every_effect_is_an_effect() -> None:
    assert isinstance(parse("ignore plus"), Effect)
