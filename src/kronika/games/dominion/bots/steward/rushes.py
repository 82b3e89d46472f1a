"""Plans that race: Gardens and many cards, with which the game ends on piles before others have their Provinces."""

from __future__ import annotations

from typing import Final

from kronika.games.dominion.bots.steward.plan import Plan, Want


def rush(gainer: str, *wants: Want, also: tuple[str, ...] = ()) -> Plan:
    name = "+".join(("gardens", gainer, *also))
    return Plan(name, frozenset({"gardens", gainer, *also}), wants, rush=True)


GAINERS: Final = ("ironworks", "workshop")


def contested(gainer: str, least: int) -> tuple[Want, ...]:
    """Gardens before more of what gains them, once a rival goes for them too: there are eight, and whoever comes second
    has few. Against all others patience pays: with many gainers all Gardens come at once."""
    return (
        Want("gardens", rival=("gardens", 1)),
        *(Want("gardens", rival=(theirs, 2), after=(gainer, least)) for theirs in GAINERS),
    )


RUSHES: Final[tuple[Plan, ...]] = (
    rush(
        "ironworks",
        *contested("ironworks", 3),
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
        *contested("ironworks", 3),
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
        *contested("workshop", 2),
        Want("gardens", after=("workshop", 5)),
        Want("workshop", most=10),
        Want("gardens"),
        Want("duchy", late=3),
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
