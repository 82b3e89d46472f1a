"""Warbands between personal banks, boards and sites. Purple ones belong to the Empire, whoever leads them."""

from __future__ import annotations

from kronika.games.oath.state import EMPIRE, EXILE, NOBODY, Position


def bank_of(s: Position, seat: int) -> int:
    """Whose personal bank a player's warbands come from and die to (5.2.2-a, 10.kill): for a Citizen the Chancellor's,
    even in a Campaign against the Empire."""
    return seat if s.role[seat] == EXILE else EMPIRE


def gain_warbands(s: Position, seat: int, amount: int) -> int:
    """From the personal bank to the board, as far as it goes."""
    bank = bank_of(s, seat)
    amount = min(amount, s.reserve[bank])
    if amount > 0:
        s.reserve[bank] -= amount
        s.board[seat] += amount
        s.tell("gain-warbands", seat, {"amount": amount})
        return amount
    return 0


def kill_on_board(s: Position, seat: int, amount: int) -> int:
    amount = min(amount, s.board[seat])
    if amount > 0:
        s.board[seat] -= amount
        s.reserve[bank_of(s, seat)] += amount
        s.tell("lose-warbands", seat, {"amount": amount})
        return amount
    return 0


def kill_at_site(s: Position, slot: int, amount: int) -> int:
    amount = min(amount, s.army[slot])
    if amount > 0:
        s.reserve[s.army_color[slot]] += amount
        s.tell("lose-at-site", s.army_color[slot], {"amount": amount, "slot": slot, "site": s.cards.name(s.site[slot])})
        leave(s, slot, amount)
        return amount
    return 0


def leave(s: Position, slot: int, amount: int) -> None:
    """Warbands go from a site; where they go is the caller's business."""
    s.army[slot] -= amount
    if not s.army[slot]:
        s.army_color[slot] = NOBODY


def station(s: Position, seat: int, slot: int, amount: int) -> None:
    """From the board to a site."""
    if amount > 0:
        s.board[seat] -= amount
        s.army[slot] += amount
        s.army_color[slot] = bank_of(s, seat)
        s.tell("station", seat, {"amount": amount, "slot": slot, "site": s.cards.name(s.site[slot])})


def withdraw(s: Position, seat: int, slot: int, amount: int) -> None:
    """From a site to the board."""
    if amount > 0:
        leave(s, slot, amount)
        s.board[seat] += amount
        s.tell("withdraw", seat, {"amount": amount, "slot": slot, "site": s.cards.name(s.site[slot])})


def hand_over(s: Position, giver: int, taker: int, amount: int) -> None:
    """From one Imperial board to another."""
    if amount > 0:
        s.board[giver] -= amount
        s.board[taker] += amount
        s.tell("share-warbands", giver, {"player": taker, "amount": amount})
