"""Opponents of Dominion who play by a taste of their own: one idea each, whatever the kingdom, and no trial of it. They
are weak where their idea is, and not because they blunder."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kronika.engine.ask import Ask
from kronika.games.dominion.bots.steward.bot import DRAFT
from kronika.games.dominion.bots.steward.follower import Follower
from kronika.games.dominion.bots.steward.plan import Plan, Want
from kronika.games.dominion.bots.steward.plans import strongest
from kronika.games.dominion.bots.steward.published import BIG_MONEY, GOLD, SILVER
from kronika.games.dominion.bots.steward.strengths import Strength, plan_named
from kronika.games.dominion.bots.steward.uses import ACTIONS
from kronika.games.dominion.faces import ATTACK, COST, FACES, NUMBER, TYPES
from kronika.games.dominion.sight import DominionSight

ATTACKS: Final = frozenset(face.id for face in FACES if TYPES[NUMBER[face.id]] & ATTACK)
FAVORITES: Final = 2
"""How many cards of a kingdom the apprentice has set his heart on."""
EACH: Final = 1
"""How many of each he wants."""
LATE: Final = 7
"""Provinces left (of a game for two) when he first thinks of points."""
MODEST: Final = 0.9
"""From this strength on a plan is not the builder's: too clever by half."""


class Character(Follower):
    """Finds a plan by taste for each kingdom it meets."""

    name = "character"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, BIG_MONEY)
        self._planned: DominionSight | None = None

    def decide(self, sight: DominionSight, ask: Ask) -> list[str]:
        if sight is not self._planned and ask.what.id != DRAFT:
            self._planned = sight  # the kingdom stands for as long as the sight does
            self.plan = self.taste(tuple(sight.kingdom()))
        return super().decide(sight, ask)

    def taste(self, kingdom: tuple[str, ...]) -> Plan:
        """The plan it likes for these cards."""
        return BIG_MONEY


class Apprentice(Character):
    """Buys the dearest cards, as beginners do, and thinks of points when others have them already."""

    name = "apprentice"

    def taste(self, kingdom: tuple[str, ...]) -> Plan:
        return dearest(kingdom)


class Saver(Character):
    """Big Money with its greening at the right time. Nothing else."""

    name = "saver"


class Builder(Character):
    """Villages and what they let one play, never an Attack."""

    name = "builder"

    def taste(self, kingdom: tuple[str, ...]) -> Plan:
        return peaceful(kingdom)


class Schemer(Character):
    """Whatever hurts the others most."""

    name = "schemer"

    def taste(self, kingdom: tuple[str, ...]) -> Plan:
        return hostile(kingdom)


@lru_cache(maxsize=256)
def dearest(kingdom: tuple[str, ...]) -> Plan:
    cards = sorted((card for card in kingdom if card in ACTIONS), key=lambda card: (-COST[NUMBER[card]], card))
    wants = (
        Want("province", late=LATE),
        Want("duchy", late=2),
        *(Want(card, most=EACH) for card in cards[:FAVORITES]),
        GOLD,
        SILVER,
    )
    return Plan("dearest", frozenset(), wants)


@lru_cache(maxsize=256)
def peaceful(kingdom: tuple[str, ...]) -> Plan:
    """The strongest deck of villages, or of money with helpers, without an Attack."""
    known = [each for each in strongest(kingdom) if not each.cards & ATTACKS]
    engines = [each for each in known if each.name.startswith("engine+")]
    modest = [each for each in known if each.strength < MODEST]
    return first_of(engines or modest)


@lru_cache(maxsize=256)
def hostile(kingdom: tuple[str, ...]) -> Plan:
    """The strongest plan with an Attack, or the strongest of all where there is none."""
    known = strongest(kingdom)
    return first_of([each for each in known if each.cards & ATTACKS] or known)


def first_of(known: list[Strength]) -> Plan:
    return plan_named(known[0].name) if known else BIG_MONEY
