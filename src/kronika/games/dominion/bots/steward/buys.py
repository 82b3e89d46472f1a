"""What to buy: end the game if that wins, else the first line of the shopping list that holds."""

from __future__ import annotations

from typing import Final

from kronika.games.dominion.bots.steward.assessment import Assessment
from kronika.games.dominion.bots.steward.plan import Want
from kronika.games.dominion.bots.steward.uses import ACTIONS, VILLAGES

PATIENCE: Final = 60
"""Turns after which a lost game is no longer kept from ending."""
POOR: Final = 4
"""With fewer coins in all cards (Thieves, Saboteurs) even a Copper is bought."""


def purchase(look: Assessment) -> str:
    if over_after_turn(look):
        card = most_points(look)
    else:
        card = winning_end(look) or wanted(look, look.sight.coins)
    return "end-turn" if card is None else f"buy:{card}"


def wanted(look: Assessment, coins: int) -> str | None:
    """The first card on the list that costs at most so much."""
    for want in look.plan.wants:
        card = want.card
        if look.cost(card) <= coins and look.sight.pile_count(card) and holds(look, want) and not loses(look, card):
            return card
    if look.money < POOR and look.sight.pile_count("copper"):
        return "copper"
    return None


def listed(look: Assessment) -> str:
    """The first line of the list that can be paid, whatever comes of it."""
    for want in look.plan.wants:
        if look.cost(want.card) <= look.sight.coins and look.sight.pile_count(want.card) and holds(look, want):
            return f"buy:{want.card}"
    return "end-turn"


def holds(look: Assessment, want: Want) -> bool:
    """Whether the conditions of the line are met."""
    if want.most < 99 and look.have(want.card) >= want.most:
        return False
    if want.late < 99 and look.left > want.late:
        return False
    if want.early >= 0 and look.left < want.early:
        return False
    if want.money and look.money < want.money:
        return False
    if (
        want.per
        and look.have(want.card) >= want.free
        and look.terminals >= look.villages + max(1, look.size / want.per)
    ):
        return False
    if want.under is not None:
        held = look.villages if want.card in VILLAGES else look.have(want.card)
        if held >= count(look, want.under[0]) + want.under[1]:
            return False
    if want.rival is not None and most_of_rivals(look, want.rival[0]) < want.rival[1]:
        return False
    return want.after is None or count(look, want.after[0]) >= want.after[1]


def most_of_rivals(look: Assessment, card: str) -> int:
    """How many of a card some rival has, as far as everybody has seen."""
    return max((look.sight.owned(seat) or {}).get(card, 0) for seat in look.rivals)


def count(look: Assessment, card: str) -> int:
    """How many I have of a card, of all Actions or of all terminal Actions."""
    if card == "@terminal":
        return look.terminals
    if card == "@action":
        return sum(n for name, n in look.owned.items() if name in ACTIONS)
    return look.have(card)


# --- the end ---


def over_after_turn(look: Assessment) -> bool:
    sight = look.sight
    return sight.pile_count("province") == 0 or sight.empty_piles >= sight.end_piles


def most_points(look: Assessment) -> str | None:
    """In the last turn only points count."""
    now = look.points_with()
    best, most = None, 0
    for option in look.ask.options:
        if option.key.startswith("buy:"):
            more = look.points_with(option.key[4:]) - now
            if more > most:
                best, most = option.key[4:], more
    return best


def ends_game(look: Assessment, card: str) -> bool:
    """Whether taking one card of this pile ends the game after this turn (D7.1)."""
    sight = look.sight
    if sight.pile_count(card) != 1:
        return False
    return card == "province" or sight.empty_piles + 1 >= sight.end_piles


def loses(look: Assessment, card: str) -> bool:
    """Whether taking this card would end the game with others ahead. A game that drags on may end anyhow."""
    return ends_game(look, card) and not look.wins_if_over(card) and look.sight.turns(look.seat) < PATIENCE


def winning_end(look: Assessment) -> str | None:
    """The next card to buy if this turn's purchases can end the game and win it."""
    sight = look.sight
    coins, buys = sight.coins, sight.buys
    provinces = sight.pile_count("province")
    if 0 < provinces <= buys and provinces * look.cost("province") <= coins:
        if look.wins_if_over(*["province"] * provinces):
            return "province"
    needed = sight.end_piles - sight.empty_piles
    if needed > buys:
        return None
    small = [(n * look.cost(card), n, card) for card in sight.piles() if 0 < (n := sight.pile_count(card)) <= buys]
    if len(small) < needed:
        return None
    small.sort()
    chosen = small[:needed]
    if sum(price for price, _, _ in chosen) > coins or sum(n for _, n, _ in chosen) > buys:
        return None
    cards = [card for _, n, card in chosen for _ in range(n)]
    return cards[0] if look.wins_if_over(*cards) else None
