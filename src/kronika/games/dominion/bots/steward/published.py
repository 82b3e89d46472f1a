"""Strategies that players recommend to each other, as shopping lists in our own wording: the field that plans are
measured against, and plans themselves."""

from __future__ import annotations

from typing import Final

from kronika.games.dominion.bots.steward.money import dukes_with
from kronika.games.dominion.bots.steward.plan import Plan, Want


def greening(money: int = 18, duchy: float = 5, estate: float = 2) -> tuple[Want, ...]:
    """When a deck of money turns to points: Provinces once it can go on without a Gold, Duchies and Estates late."""
    return (
        Want("province", money=money),
        Want("province", late=4),
        Want("duchy", late=duchy),
        Want("estate", late=estate),
    )


def strategy(
    name: str, cards: str, *wants: Want, trims: bool = False, rush: bool = False, duchies: bool = False
) -> Plan:
    return Plan(f"published:{name}", frozenset(cards.split()), wants, trims, rush, duchies, coins=6)


LATE_DUCHY: Final = Want("duchy", late=6)
GOLD: Final = Want("gold")
SILVER: Final = Want("silver")

BIG_MONEY: Final = strategy("big-money", "", *greening(), GOLD, LATE_DUCHY, SILVER)
"""Big Money with its greening optimized: among the best three of 135 lists, which were level after 1600 games each."""

PUBLISHED: Final[tuple[Plan, ...]] = (
    strategy(
        "double-witch",
        "witch",
        *greening(),
        Want("witch", most=1),
        GOLD,
        LATE_DUCHY,
        Want("witch", most=2),
        SILVER,
    ),
    strategy(
        "courtyard",
        "courtyard",
        *greening(),
        GOLD,
        LATE_DUCHY,
        Want("courtyard", most=1),
        Want("courtyard", most=4, per=8),
        SILVER,
        Want("courtyard", most=4, per=8),
    ),
    strategy(
        "masquerade",
        "masquerade",
        *greening(),
        GOLD,
        LATE_DUCHY,
        Want("masquerade", most=1),
        Want("masquerade", most=2, per=12),
        SILVER,
    ),
    strategy(
        "smithy",
        "smithy",
        *greening(),
        GOLD,
        LATE_DUCHY,
        Want("smithy", most=1),
        Want("smithy", most=3, per=11),
        SILVER,
    ),
    strategy(
        "minions",
        "minion",
        *greening(),
        Want("minion", most=4),
        GOLD,
        LATE_DUCHY,
        Want("minion"),
        SILVER,
    ),
    strategy(
        "chapel-minions",
        "chapel minion",
        *greening(money=12, duchy=2, estate=1),
        Want("chapel", most=1, early=7),
        Want("minion"),
        GOLD,
        Want("silver", most=2),
        trims=True,
    ),
    strategy(
        "chapel-laboratory-militia",
        "chapel laboratory militia",
        *greening(money=12, duchy=2, estate=1),
        Want("chapel", most=1, early=7),
        Want("gold", most=1),
        Want("laboratory", most=3),
        Want("militia", most=1),
        GOLD,
        Want("laboratory"),
        Want("silver", most=4),
        trims=True,
    ),
    strategy(
        "chapel-witch",
        "chapel witch",
        *greening(money=10),
        Want("witch", most=1),
        Want("chapel", most=1, early=7),
        GOLD,
        LATE_DUCHY,
        Want("witch", most=2),
        SILVER,
        trims=True,
    ),
    strategy(
        "ironworks-gardens",
        "ironworks gardens",
        Want("ironworks", most=6),
        Want("gardens"),
        Want("duchy", late=3),
        Want("ironworks", most=10),
        Want("silver", most=2),
        Want("estate", after=("ironworks", 3)),
        SILVER,
        Want("estate", late=3),
        Want("copper"),
        rush=True,
    ),
    strategy(
        "workshop-gardens",
        "workshop gardens",
        Want("gardens", after=("workshop", 5)),
        Want("workshop", most=10),
        Want("gardens"),
        Want("duchy", late=3),
        Want("estate"),
        Want("copper"),
        rush=True,
    ),
    strategy(
        "duke",
        "duke",
        *dukes_with().wants,
        duchies=True,
    ),
    strategy(
        "torturer-village",
        "torturer village",
        *greening(),
        Want("torturer", most=1),
        Want("torturer", most=6, per=99),
        GOLD,
        LATE_DUCHY,
        Want("village", under=("torturer", 0)),
        SILVER,
    ),
    strategy(
        "throne-bridge",
        "throne-room bridge market",
        *greening(money=14),
        GOLD,
        LATE_DUCHY,
        Want("market"),
        Want("bridge", most=2),
        Want("throne-room", most=2, after=("bridge", 2)),
        SILVER,
    ),
    strategy(
        "swindlers",
        "swindler",
        *greening(),
        GOLD,
        LATE_DUCHY,
        Want("swindler", most=2),
        Want("swindler", most=4, per=9),
        SILVER,
    ),
    strategy(
        "militia",
        "militia",
        *greening(),
        GOLD,
        LATE_DUCHY,
        Want("militia", most=1),
        Want("militia", most=3, per=9),
        SILVER,
    ),
    strategy(
        "village-council-room",
        "village council-room militia",
        *greening(),
        Want("council-room", most=1),
        GOLD,
        LATE_DUCHY,
        Want("council-room", most=4, per=99),
        Want("militia", most=1, after=("village", 1)),
        Want("village", under=("@terminal", 0)),
        SILVER,
    ),
    strategy(
        "festival-library",
        "festival library",
        *greening(),
        Want("festival", most=2),
        Want("library", most=2),
        GOLD,
        LATE_DUCHY,
        Want("festival", most=5),
        Want("library", most=3),
        SILVER,
    ),
)
