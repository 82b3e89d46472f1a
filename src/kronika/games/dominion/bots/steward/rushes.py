"""Plans that race: Gardens and many cards, with which the game ends on piles before others have their Provinces."""

from __future__ import annotations

from typing import Final

from kronika.games.dominion.bots.steward.plan import Plan, Want


def rush(gainer: str, *wants: Want, also: tuple[str, ...] = ()) -> Plan:
    name = "+".join(("gardens", gainer, *also))
    return Plan(name, frozenset({"gardens", gainer, *also}), wants, rush=True)


RUSHES: Final[tuple[Plan, ...]] = (
    rush(
        "ironworks",
        Want("ironworks", most=10),
        Want("gardens"),
        Want("great-hall"),
        Want("duchy", late=3),
        Want("silver", most=2),
        Want("estate", after=("ironworks", 3)),
        Want("silver"),
        Want("estate", late=3),
        Want("copper"),
        also=("great-hall",),
    ),
    rush(
        "ironworks",
        Want("ironworks", most=10),
        Want("gardens"),
        Want("duchy", late=3),
        Want("silver", most=2),
        Want("estate", after=("ironworks", 3)),
        Want("silver"),
        Want("estate", late=3),
        Want("copper"),
    ),
    rush(
        "workshop",
        Want("workshop", most=3),
        Want("gardens"),
        Want("duchy", late=3),
        Want("workshop", most=10),
        Want("estate"),
        Want("copper"),
    ),
    rush(
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
