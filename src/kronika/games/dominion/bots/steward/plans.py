"""Which plan for which kingdom: the best of the strongest ones whose cards are there, as imagined games tell."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kronika.games.dominion.bots.steward.money import money_with
from kronika.games.dominion.bots.steward.plan import LINES, Plan
from kronika.games.dominion.bots.steward.published import BIG_MONEY, PUBLISHED
from kronika.games.dominion.bots.steward.strengths import UNMEASURED, Strength, plan_named, strengths
from kronika.games.dominion.bots.steward.trials import ROUNDS, Known, Trials
from kronika.games.dominion.setup import KINGDOM_CARDS

CLEAR: Final = 1.2
"""A plan that is so much stronger than all others needs no trial."""
LISTS: Final = {plan.name: plan for plan in PUBLISHED}
MORE: Final = 2
"""How many published strategies are in the field beside Big Money."""


def strongest(kingdom: tuple[str, ...]) -> list[Strength]:
    """The plans that this kingdom allows, the strongest first."""
    held = frozenset(kingdom)
    found: list[Strength] = [
        Strength(UNMEASURED, 0.5, card, frozenset((card,))) for card in kingdom if card not in LINES
    ]
    for each in strengths():
        if each.cards <= held:
            found.append(each)
    found.sort(key=lambda each: -each.strength)
    return found


@lru_cache(maxsize=1024)
def plan_for(kingdom: tuple[str, ...]) -> Plan:
    """The plan that does best against a field: the strongest plans of this kingdom, strategies that players have
    published for its cards, and Big Money."""
    count = ROUNDS[0][0]
    found = strongest(kingdom)
    known = [Known(plan_named(each.name), each.strength, each.money) for each in found[:count]]
    if not known:
        return money_with()
    if len(kingdom) != KINGDOM_CARDS or len(known) == 1 or known[0].strength > known[1].strength + CLEAR:
        return known[0].plan
    published = [each for each in found[count:] if each.name in LISTS]
    more = [Known(LISTS[each.name], each.strength, each.money) for each in published[:MORE]]
    return Trials(kingdom, known, [*more, Known(BIG_MONEY, 0.0)]).best()
