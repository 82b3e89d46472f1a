"""The deck tracker: one's own cards and where they lie, and what the next hand is likely to bring. It holds what a good
memory keeps, no more; what is known of the others' decks stands with their seats (`owned`)."""

from __future__ import annotations

from math import comb
from typing import Any, Final

from kronika.games.dominion.faces import ACTION, COINS, NUMBER
from kronika.games.dominion.sight import DominionSight

HAND: Final = 5


def tracker(sight: DominionSight) -> dict[str, Any] | None:
    """Nothing for a spectator, and nothing before the first hands are drawn."""
    cards = sight.whereabouts()
    if sight.seat is None or not cards or sight.phase in ("draft", "setup"):
        return None
    return {"cards": cards, **next_hand(sight, sight.seat, cards)}


def next_hand(sight: DominionSight, seat: int, cards: dict[str, list[int]]) -> dict[str, Any]:
    """The hand that Clean-up will draw if nothing else is drawn before: the coins in an average one, the chance in
    percent that an Action is in it, and how many cards are left before the deck is shuffled."""
    known = sight.known_deck(seat)
    drawn = min(HAND, sight.deck_count(seat))
    sure = [card for depth, card in known if depth < drawn]
    deck = {card: places[0] for card, places in cards.items()}
    for _, card in known:
        deck[card] -= 1
    # What is in hand and in play by then lies with the discards.
    rest = {card: places[1] + places[2] for card, places in cards.items()}
    draws = [(deck, drawn - len(sure)), (rest, min(HAND - drawn, sum(rest.values())))]
    coins = float(sum([COINS[NUMBER[card]] for card in sure]))
    none = 0.0 if any(sight.is_a(ACTION, card) for card in sure) else 1.0
    for pool, n in draws:
        size = sum(pool.values())
        if n:
            coins += n * sum([count * COINS[NUMBER[card]] for card, count in pool.items()]) / size
            none *= comb(sum([count for card, count in pool.items() if not sight.is_a(ACTION, card)]), n) / comb(
                size, n
            )
    return {"coins": round(coins, 1), "action": round(100 * (1 - none)), "shuffle": sight.deck_count(seat)}
