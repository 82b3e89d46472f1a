"""Clan decks: drawing, reshuffling, searching, discarding (N3.2-b, N7.1-c, N7.7, N7.17, N7.18)."""

from __future__ import annotations

from kronika.engine.cards import bit
from kronika.games.north.faces import ISLAND
from kronika.games.north.goods import WORKER
from kronika.games.north.state import DISTANT, NEAR, NOTHING, Position


def reshuffle(s: Position, deck: list[int], discards: list[int]) -> None:
    """An empty deck is rebuilt from its discard pile."""
    deck[:] = discards
    discards.clear()
    s.cards.hide(deck)
    s.rng.shuffle(deck)
    s.cards.came_out()


def draw(s: Position, seat: int, count: int, zone: list[int]) -> list[int]:
    """From the top of the own deck; in the middle of a draw the discard pile becomes a new one."""
    drawn: list[int] = []
    for _ in range(count):
        if not s.deck[seat]:
            if not s.discard[seat]:
                break
            reshuffle(s, s.deck[seat], s.discard[seat])
        drawn.append(s.deck[seat].pop())
    if drawn:
        s.cards.learn(seat, drawn)
        zone += drawn
        if s.events is not None:
            where = "hand" if zone is s.hand[seat] else "looked"
            s.tell("draw", seat, {"count": len(drawn)}, drawn, f"deck:{seat}", f"{where}:{seat}", bit(seat))
    return drawn


def put_away(s: Position, seat: int, cards: list[int], src: str) -> None:
    """Cards to the own discard pile, faces up; conquered islands to theirs (N7.17)."""
    for card in cards:
        face = s.face(card)
        pile = s.wrecks[NEAR if face.distance == "near" else DISTANT] if face.kind == ISLAND else s.discard[seat]
        pile.append(card)
    s.cards.reveal(cards)
    s.tell("discard", seat, {"count": len(cards)}, cards, src, f"discard:{seat}")


def leave_empire(s: Position, seat: int, card: int) -> list[int]:
    """A card leaves the empire: its upgrades with it, tokens back to the supplies; returns all that left."""
    left = [card, *(upgrade for upgrade, host in s.host.items() if host == card)]
    s.realms[seat] = None
    for gone in left:
        s.empire[seat].remove(gone)
        s.host.pop(gone, None)
        s.exhausted.discard(gone)
        s.raider.pop(gone, None)
        s.copy_of.pop(gone, None)
        tokens = s.on.pop(gone, None)
        if tokens is not None:
            s.stock[seat][WORKER] += tokens[WORKER]
    return left


def add_tokens(s: Position, card: int, thing: int, count: int) -> None:
    tokens = s.on.get(card)
    if tokens is None:
        tokens = s.on[card] = [0] * 8
    tokens[thing] += count
    if not any(tokens):
        del s.on[card]


def next_island(s: Position, distance: int) -> int:
    """The top of an island deck, rebuilt if it has run out; NOTHING if there is none at all."""
    if not s.islands[distance]:
        if not s.wrecks[distance]:
            return NOTHING
        reshuffle(s, s.islands[distance], s.wrecks[distance])
    return s.islands[distance].pop()
