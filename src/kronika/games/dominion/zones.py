"""Cards on their way: drawing, discarding, gaining, trashing, revealing; who sees and who loses track."""

from __future__ import annotations

from kronika.engine.cards import EVERYONE
from kronika.games.dominion import memory
from kronika.games.dominion.faces import BIT, COST, NAMES
from kronika.games.dominion.state import Position


def cost(s: Position, face: int) -> int:
    """The current cost: lowered by Bridges, never below 0 (D4.11)."""
    now = COST[face] - s.discount
    return now if now > 0 else 0


def reshuffle(s: Position, seat: int) -> None:
    """The discard pile becomes the draw deck: only when a card is needed and the deck is empty (D3.4-e)."""
    pile = s.discard[seat]
    if s.lost[-1]:
        memory.recall(s, seat)
    if s.cards.known:
        s.cards.hide(pile)
    s.rng.shuffle(pile)
    s.discard[seat] = s.deck[seat]
    s.deck[seat] = pile
    s.unseen[seat].clear()
    if s.events is not None:
        s.tell("shuffle", seat, {"count": len(pile)})


def draw(s: Position, seat: int, n: int) -> list[int]:
    """Draws up to n cards into hand: the rest of the deck first, then from the reshuffled discard pile (D4.1)."""
    deck = s.deck[seat]
    if len(deck) >= n > 0:
        drawn = deck[-n:]
        del deck[-n:]
    elif n == 0:
        return []
    else:
        drawn = deck[:]
        deck.clear()
        if s.discard[seat]:
            reshuffle(s, seat)
            deck = s.deck[seat]
            rest = min(n - len(drawn), len(deck))
            drawn = deck[len(deck) - rest :] + drawn
            del deck[len(deck) - rest :]
    s.hand[seat] += drawn
    s.cards.came_out()
    if s.events is not None and drawn:
        sees = 1 << seat
        s.tell("draw", seat, {"count": len(drawn)}, drawn, f"deck:{seat}", f"hand:{seat}", sees)
    return drawn


def turn_up(s: Position, seat: int, n: int) -> list[int]:
    """Reveals up to n cards from the deck and sets them aside; what is revealed is not shuffled in (D4.6-b)."""
    up: list[int] = []
    for _ in range(n):
        if not s.deck[seat]:
            if not s.discard[seat]:
                break
            reshuffle(s, seat)
        up.append(s.deck[seat].pop())
    s.aside[seat] += up
    s.cards.reveal(up)
    if s.events is not None and up:
        s.tell("reveal", seat, {"count": len(up)}, up, f"deck:{seat}", f"aside:{seat}")
    return up


def put_back(s: Position, seat: int, cards: list[int], sees: int) -> None:
    """Cards set aside return on top of the deck, the last of them uppermost; `sees` know which lies where."""
    aside = s.aside[seat]
    for card in cards:
        aside.remove(card)
        s.deck[seat].append(card)
        s.cards.known[card] = sees
    if s.events is not None and cards:
        count = {"count": len(cards)}
        # Everybody saw these cards when they were revealed; the order is what may be private, so it is that of names.
        s.tell("back", seat, dict(count), sorted(cards, key=s.cards.name), f"aside:{seat}", f"deck:{seat}", 0)


def take_up(s: Position, seat: int, card: int) -> None:
    """A card set aside goes into hand, seen by all."""
    s.aside[seat].remove(card)
    s.hand[seat].append(card)
    if s.events is not None:
        s.tell("take", seat, {"card": s.cards.name(card)}, [card], f"aside:{seat}", f"hand:{seat}")


def discard_aside(s: Position, seat: int, cards: list[int]) -> None:
    """Cards set aside go to the discard pile."""
    aside = s.aside[seat]
    for card in cards:
        aside.remove(card)
    s.discard[seat] += cards
    if s.events is not None and cards:
        count = len(cards)
        s.tell("discard", seat, {"count": count}, cards, f"aside:{seat}", f"discard:{seat}")


def forget_like(s: Position, seat: int, card: int) -> None:
    """A card left the hand in sight of all: who knew of such a card there can't tell if it was that one."""
    face = s.cards.face
    alike = [c for c in s.hand[seat] if face[c] == face[card]]
    s.cards.hide(alike, keep=1 << seat)


def discard(s: Position, seat: int, cards: list[int]) -> None:
    """Discards from hand; of several cards the others see only how many and the top one (D4.3-b, D4.3-d)."""
    if not cards:
        return
    if s.lost[-1]:
        memory.recall(s, seat)
    hand = s.hand[seat]
    for card in cards:
        hand.remove(card)
    s.discard[seat] += cards
    top = cards[-1]
    if len(cards) > 1:
        s.unseen[seat] += cards[:-1]
        if s.cards.known:
            s.cards.hide(cards[:-1] + hand, keep=1 << seat)
    elif s.cards.known:
        forget_like(s, seat, top)
    if s.events is not None:
        src, dst = f"hand:{seat}", f"discard:{seat}"
        if len(cards) > 1:
            s.tell("discard", seat, {"count": len(cards)}, cards[:-1], src, dst, 1 << seat)
        s.tell("discard-top", seat, {"card": s.cards.name(top), "count": len(cards)}, [top], src, dst)


def put_on_deck(s: Position, seat: int, cards: list[int]) -> None:
    """Cards from hand go on top of the deck, the last of them uppermost; only their owner knows which."""
    if s.lost[-1]:
        memory.recall(s, seat)
    hand = s.hand[seat]
    for card in cards:
        hand.remove(card)
        s.deck[seat].append(card)
    if s.cards.known:
        s.cards.hide(cards + hand, keep=1 << seat)
    for card in cards:
        s.cards.known[card] = 1 << seat
    if s.events is not None and cards:
        args = {"count": len(cards)}
        s.tell("top", seat, dict(args), cards, f"hand:{seat}", f"deck:{seat}", 1 << seat)


def put_shown_on_deck(s: Position, seat: int, card: int) -> None:
    """A card that all have just seen goes from hand on top of the deck."""
    if s.lost[-1]:
        memory.recall(s, seat)
    s.hand[seat].remove(card)
    s.deck[seat].append(card)
    forget_like(s, seat, card)
    if s.events is not None:
        s.tell(
            "top-shown",
            seat,
            {"card": s.cards.name(card)},
            [card],
            f"hand:{seat}",
            f"deck:{seat}",
        )


def set_aside(s: Position, seat: int, card: int) -> None:
    """A card from hand is set aside, face up for all (D4.7-a)."""
    if s.lost[-1]:
        memory.recall(s, seat)
    s.hand[seat].remove(card)
    s.aside[seat].append(card)
    s.cards.reveal([card])
    forget_like(s, seat, card)
    if s.events is not None:
        s.tell("aside", seat, {"card": s.cards.name(card)}, [card], f"hand:{seat}", f"aside:{seat}")


def discard_deck(s: Position, seat: int) -> None:
    """The deck is turned over onto the discard pile; nobody looks through it, but its lowest card is then visible."""
    deck = s.deck[seat]
    deck.reverse()
    s.discard[seat] += deck
    s.unseen[seat] += deck
    s.cards.came_out()
    if s.events is not None:
        s.tell(
            "discard-deck",
            seat,
            {"count": len(deck)},
            deck,
            f"deck:{seat}",
            f"discard:{seat}",
            0,
        )
    deck.clear()


def pass_cards(s: Position, passes: list[tuple[int, int, int]]) -> None:
    """Cards (giver, receiver, card) change hands face down at the same time. Only the two know a card that is
    passed; all others lose track of both dominions (D4.9, D6.1-c)."""
    memory.passed(s, passes)
    for giver, _, card in passes:
        s.hand[giver].remove(card)
        s.cards.hide([*s.hand[giver], card], keep=1 << giver)
    for giver, receiver, card in passes:
        pair = 1 << giver | 1 << receiver
        s.hand[receiver].append(card)
        s.cards.known[card] = pair
        for viewer in range(s.seats + 1):
            if not pair >> viewer & 1:
                s.lost[viewer] |= pair
        if s.events is not None:
            src, dst = f"hand:{giver}", f"hand:{receiver}"
            s.tell("pass", giver, {"receiver": receiver}, [card], src, dst, pair)
    s.cards.came_out()


def show_hand(s: Position, seat: int, cards: list[int]) -> None:
    """Cards in hand are shown to all and stay there (D4.6-a)."""
    s.cards.reveal(cards)
    if s.events is not None:
        zone = f"hand:{seat}"
        s.tell("show", seat, {"count": len(cards)}, cards, zone, zone)


def trash_card(s: Position, seat: int, card: int, zone: list[int], src: str) -> None:
    """A card goes from the zone to the trash, seen by all (D4.4)."""
    if s.lost[-1]:
        memory.trashed(s, seat, s.cards.face[card])
    zone.remove(card)
    s.trash.append(card)
    if s.cards.known:
        s.cards.known.pop(card, None)
        if zone is s.hand[seat]:
            forget_like(s, seat, card)
    if s.events is not None:
        s.tell("trash", seat, {"card": s.cards.name(card)}, [card], src, "trash")


def gain(s: Position, seat: int, face: int, to: str = "discard", log: str = "gain") -> int:
    """Takes a card from the supply (D4.5); returns it, or -1 if the pile is empty and nothing happens."""
    left = s.supply[face]
    if left <= 0:
        return -1
    s.supply[face] = left - 1
    if left == 1:
        s.stock &= ~BIT[face]
        s.empty += 1
    card = s.cards.add(face)
    if s.lost[-1]:
        memory.gained(s, seat, face)
    if to == "discard":
        s.discard[seat].append(card)
    elif to == "hand":
        s.hand[seat].append(card)
        s.cards.known[card] = EVERYONE
    else:
        s.deck[seat].append(card)
        s.cards.known[card] = EVERYONE
    if s.events is not None:
        name = NAMES[face]
        s.tell(log, seat, {"card": name}, [card], f"pile:{name}", f"{to}:{seat}")
    return card
