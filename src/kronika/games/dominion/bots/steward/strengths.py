"""How strong plans are over all kingdoms that have their cards: `strengths.json`, fitted to games of plans among
themselves by `python -m benchmarks.plans`. A plan that wins 73 games of 100 against another is stronger by 1; plain
money is 0. Beside it stands what a game against Big Money is worth to the plan."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from kronika.games.dominion.bots.steward.money import dukes_with, engine_with, money_with
from kronika.games.dominion.bots.steward.plan import Plan
from kronika.games.dominion.bots.steward.published import BIG_MONEY, PUBLISHED
from kronika.games.dominion.bots.steward.rushes import RUSHES

FILE: Final = Path(__file__).with_name("strengths.json")
UNMEASURED: Final = 0.05
"""A card that nobody has measured is tried where nothing better is known."""
FIXED: Final[dict[str, Plan]] = {plan.name: plan for plan in (money_with(), BIG_MONEY, *PUBLISHED, *RUSHES)}


class Strength(NamedTuple):
    """A plan by its name, with the cards it needs."""

    strength: float
    money: float
    name: str
    cards: frozenset[str]


def plan_named(name: str) -> Plan:
    """The plan with this name: one of those that have their own lists, else one made of the cards in the name."""
    fixed = FIXED.get(name)
    if fixed is not None:
        return fixed
    first, *cards = name.split("+")
    if first == "duke":
        return dukes_with(*cards)
    if first == "engine":
        return engine_with(*cards)
    return money_with(first, *cards)


@lru_cache(maxsize=1)
def strengths() -> list[Strength]:
    """All that were measured, the strongest first."""
    found: dict[str, list[float]] = json.loads(FILE.read_text(encoding="utf-8"))
    known = [Strength(strength, money, name, plan_named(name).cards) for name, (strength, money) in found.items()]
    return sorted(known, key=lambda each: (-each.strength, each.name))


def draft_worth(card: str) -> float:
    """How gladly one sees the card in a kingdom: a rival has it too, but knows less to do with it."""
    alone = frozenset((card,))
    return max((each.strength for each in strengths() if each.cards == alone), default=UNMEASURED)
