"""Plans that live of money: with cards that help it, with Duchies and Dukes, with villages for many terminals."""

from __future__ import annotations

from typing import Final

from kronika.games.dominion.bots.steward.plan import LINES, OVER, SPARE, UNDER, Plan, Want

TRIMMERS: Final = frozenset({"chapel", "steward", "trading-post", "upgrade"})


def shopping(
    lines: list[list[Want]],
    province: int = 15,
    duchy: float = 4,
    estate: float = 2,
) -> tuple[Want, ...]:
    """The list of a deck that lives of money and the cards of these lines."""
    over, under, spare = lines
    return (
        Want("province", money=province),
        Want("province", late=4),
        Want("duchy", late=duchy),
        Want("estate", late=estate),
        *over,
        Want("gold"),
        Want("duchy", late=duchy + 1.5),
        *under,
        Want("silver"),
        *spare,
    )


def line(card: str) -> tuple[int, Want]:
    return LINES.get(card, (UNDER, Want(card, most=2, per=10)))


def places(lines: list[tuple[int, Want]]) -> list[list[Want]]:
    """Lines by their place: over Gold, under Gold, with spare coins."""
    return [[want for slot, want in lines if slot == place] for place in (OVER, UNDER, SPARE)]


def money_with(*cards: str) -> Plan:
    lines = places([line(card) for card in cards])
    return Plan(
        "+".join(cards) or "money",
        frozenset(cards),
        shopping(lines, province=12, duchy=2, estate=1) if "chapel" in cards else shopping(lines),
        trims=bool(TRIMMERS.intersection(cards)),
        estates="baron" in cards,
        duchies="duke" in cards,
    )


def dukes_with(*cards: str) -> Plan:
    """Duchies and Dukes instead of Provinces: they take long to run out, and are worth more together."""
    over, under, spare = places([line(card) for card in cards])
    wants = (
        Want("duke", after=("duchy", 8)),
        Want("duchy", late=3),
        *over,
        Want("gold", most=2, early=7),
        Want("duchy", money=14),
        Want("duke", after=("duchy", 6)),
        Want("province", money=14),
        Want("duke", after=("duchy", 3)),
        Want("estate", late=2),
        Want("gold"),
        *under,
        Want("silver"),
        *spare,
    )
    trims = bool(TRIMMERS.intersection(cards))
    return Plan("+".join(("duke", *cards)), frozenset({"duke", *cards}), wants, trims=trims, duchies=True)


# --- engines: villages let many terminals be played in a turn ---

VILLAGE: Final = Want("", under=("@terminal", 0))
"""One for each terminal."""

MANY: Final[dict[str, tuple[int, Want]]] = {
    "village": (UNDER, VILLAGE._replace(card="village")),
    "mining-village": (UNDER, VILLAGE._replace(card="mining-village")),
    "shanty-town": (UNDER, VILLAGE._replace(card="shanty-town")),
    "festival": (UNDER, Want("festival", most=5)),
    "nobles": (OVER, Want("nobles", most=6)),
    "smithy": (UNDER, Want("smithy", most=5, per=99)),
    "torturer": (OVER, Want("torturer", most=6, per=99)),
    "council-room": (UNDER, Want("council-room", most=4, per=99)),
    "library": (UNDER, Want("library", most=3, per=99)),
    "witch": (OVER, Want("witch", most=4, per=99)),
    "courtyard": (UNDER, Want("courtyard", most=5, per=99)),
    "moat": (SPARE, Want("moat", most=4, per=99)),
    "militia": (UNDER, Want("militia", most=1)),
    "swindler": (UNDER, Want("swindler", most=3, per=99)),
    "bridge": (UNDER, Want("bridge", most=5, per=99)),
    "throne-room": (UNDER, Want("throne-room", most=3, after=("@terminal", 2))),
}
"""How cards enter the list of an engine, where it differs from that of money."""


def engine_with(*cards: str) -> Plan:
    """Villages and many terminals, in the order in which they are bought."""
    lines = [MANY.get(card) or line(card) for card in cards]
    return Plan(
        "engine+" + "+".join(cards),
        frozenset(cards),
        shopping(places(lines), province=15, duchy=3, estate=1),
        trims=bool(TRIMMERS.intersection(cards)),
        estates="baron" in cards,
    )
