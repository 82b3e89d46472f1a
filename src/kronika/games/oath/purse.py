"""Favor, secrets and Supply: every token moves through here."""

from __future__ import annotations

from kronika.games.oath.faces import NO_SUIT, SUITS, Cost
from kronika.games.oath.powers import Use
from kronika.games.oath.state import FULL_SUPPLY, Position

# --- favor ---


def gain_favor(s: Position, seat: int, suit: int, amount: int) -> int:
    """From a favor bank to the board, as far as it goes (9.3-a); returns how much it was."""
    amount = min(amount, s.bank[suit])
    if amount > 0:
        s.bank[suit] -= amount
        s.favor[seat] += amount
        s.tell("gain-favor", seat, {"amount": amount, "suit": SUITS[suit]})
        return amount
    return 0


def burn_favor(s: Position, seat: int, amount: int) -> None:
    """From the board to the shared bank (10.burn)."""
    if amount:
        s.favor[seat] -= amount
        s.shared += amount
        s.tell("burn-favor", seat, {"amount": amount})


def give_favor(s: Position, seat: int, to: int, amount: int) -> None:
    if amount and seat != to:
        s.favor[seat] -= amount
        s.favor[to] += amount
        s.tell("give-favor", seat, {"amount": amount, "player": to})


def return_favor(s: Position, seat: int, suit: int, amount: int) -> None:
    """From the board to a favor bank, or to the shared bank where there is none."""
    s.favor[seat] -= amount
    bank_favor(s, suit, amount)


def bank_favor(s: Position, suit: int, amount: int) -> None:
    if suit == NO_SUIT:
        s.shared += amount
    else:
        s.bank[suit] += amount


# --- secrets: never short (9.3-a) ---


def gain_secrets(s: Position, seat: int, amount: int) -> None:
    if amount > 0:
        s.secrets[seat] += amount
        s.tell("gain-secrets", seat, {"amount": amount})


def burn_secrets(s: Position, seat: int, amount: int) -> None:
    if amount:
        s.secrets[seat] -= amount
        s.tell("burn-secrets", seat, {"amount": amount})


def flip_secrets(s: Position, seat: int, amount: int) -> None:
    """Turns faceup secrets on the board facedown."""
    if amount:
        s.secrets[seat] -= amount
        s.flipped[seat] += amount
        s.tell("flip-secrets", seat, {"amount": amount})


def all_secrets(s: Position, seat: int) -> int:
    return s.secrets[seat] + s.flipped[seat]


def take_secret(s: Position, seat: int, victim: int) -> None:
    """One secret from another board, faceup first."""
    if s.secrets[victim]:
        s.secrets[victim] -= 1
        s.secrets[seat] += 1
    else:
        s.flipped[victim] -= 1
        s.flipped[seat] += 1
    s.tell("take-secret", seat, {"player": victim})


# --- costs of powers (7.1.2) ---


def can_pay(s: Position, seat: int, use: Use, plan: bool = False, favor: int = 0, secrets: int = 0) -> bool:
    """Whether the player can pay for a power and still keep so much favor and secrets for the rest of the action."""
    cost = use.power.cost
    if s.favor[seat] - favor < cost.favor or s.secrets[seat] - secrets < cost.secrets:
        return False
    placed = cost.place_favor or cost.place_secret
    # Nothing is placed off-turn (7.1.2-c), and battle plans don't mind what lies there (7.5.3).
    return not placed or plan or s.turn != seat or not s.occupied(use.card)


def pay_cost(s: Position, seat: int, use: Use) -> None:
    pay(s, seat, use.power.cost, use.card)


def pay(s: Position, seat: int, cost: Cost, card: int) -> None:
    if cost.place_favor:
        if s.turn == seat:
            place_favor(s, seat, card, cost.place_favor)
        else:
            return_favor(s, seat, s.suit(card), cost.place_favor)
    if cost.place_secret:
        if s.turn == seat:
            place_secrets(s, seat, card, cost.place_secret)
        else:
            flip_secrets(s, seat, cost.place_secret)
    burn_favor(s, seat, cost.burn_favor)
    burn_secrets(s, seat, cost.burn_secret)


def place_favor(s: Position, seat: int, card: int, amount: int) -> None:
    s.favor[seat] -= amount
    s.favor_on[card] = s.favor_on.get(card, 0) + amount
    s.tell("place-favor", seat, {"amount": amount, "card": s.cards.name(card)})


def place_secrets(s: Position, seat: int, card: int, amount: int) -> None:
    s.secrets[seat] -= amount
    s.secrets_on[card] = s.secrets_on.get(card, 0) + amount
    s.tell("place-secrets", seat, {"amount": amount, "card": s.cards.name(card)})


def clear_tokens(s: Position, seat: int, card: int) -> None:
    """The card leaves its place: favor to its bank, secrets facedown to who caused it (10.discard-c, OQ-48, OQ-57)."""
    favor = s.favor_on.pop(card, 0)
    if favor:
        bank_favor(s, s.suit(card), favor)
    s.flipped[seat] += s.secrets_on.pop(card, 0)


def spend_supply(s: Position, seat: int, amount: int) -> None:
    if amount:
        s.supply[seat] -= amount


def gain_supply(s: Position, seat: int, amount: int) -> None:
    """Never past the leftmost space."""
    s.supply[seat] = min(FULL_SUPPLY, s.supply[seat] + amount)
    s.tell("gain-supply", seat, {"amount": amount})
