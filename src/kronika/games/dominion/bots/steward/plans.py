"""Which plan for which kingdom: the strongest of those whose cards are there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import permutations
from typing import Final

from kronika.games.dominion.bots.steward.plan import Plan, Want, dukes_with, money_with
from kronika.games.dominion.bots.steward.strengths import DUKE, DUKES, PAIRS, PLAIN, SINGLES, UNMEASURED


def rush(strength: int, gainer: str, *wants: Want, also: tuple[str, ...] = ()) -> tuple[int, Plan]:
    """Gardens and many cards; the game ends on piles before others have their Provinces."""
    cards = frozenset({"gardens", gainer, *also})
    return strength, Plan(f"gardens+{gainer}", cards, wants, rush=True)


RUSHES: Final[tuple[tuple[int, Plan], ...]] = (
    rush(
        99,
        "ironworks",
        Want("ironworks", most=10),
        Want("gardens"),
        Want("great-hall"),
        Want("silver", most=2),
        Want("estate"),
        Want("copper"),
        also=("great-hall",),
    ),
    rush(
        97,
        "ironworks",
        Want("ironworks", most=10),
        Want("gardens"),
        Want("silver", most=3),
        Want("estate"),
        Want("copper"),
    ),
    rush(
        91,
        "workshop",
        Want("workshop", most=10),
        Want("gardens"),
        Want("estate"),
        Want("copper"),
    ),
    rush(
        84,
        "bureaucrat",
        Want("province", money=15),
        Want("duchy", late=4),
        Want("bureaucrat", most=3, per=5),
        Want("gold", most=2),
        Want("gardens", after=("bureaucrat", 2)),
        Want("silver"),
        Want("estate", after=("gardens", 5)),
        Want("copper", after=("gardens", 1)),
    ),
)
"""Gardens plans, with their strength as in strengths.py (300 games each, in two random kingdoms)."""


def candidates(cards: Iterable[str]) -> Iterator[tuple[int, Plan | tuple[str, ...]]]:
    """All plans this kingdom allows, with their strengths; plans for money are named by their cards."""
    held = frozenset(cards)
    yield PLAIN, ()
    for strength, plan in RUSHES:
        if plan.cards <= held:
            yield strength, plan
    if "duke" in held:
        yield DUKE, dukes_with()
        for card, strength in DUKES.items():
            if card in held:
                yield strength, dukes_with(card)
    for card in sorted(held):
        yield SINGLES.get(card, UNMEASURED), (card,)
    for pair in permutations(sorted(held), 2):
        if pair in PAIRS:
            yield PAIRS[pair], pair


@lru_cache(maxsize=1024)
def plan_for(kingdom: tuple[str, ...]) -> Plan:
    """The plan that did best, of those whose cards this kingdom has."""
    _, best = max(candidates(kingdom), key=lambda candidate: candidate[0])
    return best if isinstance(best, Plan) else money_with(*best)
