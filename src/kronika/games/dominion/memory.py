"""What a good memory still holds of a dominion that cards were passed to or from unseen (D4.9, D6.1-c).

For each viewer and each such dominion it keeps how many of each card surely belong to it. A card passed unseen may have
been any that could lie in the giver's hand, so of each of those one less is sure; everything else that happens to a
dominion is public, and whatever comes into sight is sure again. Nothing here is read from a card the viewer does not
know. It follows from the events, so it is no part of a state's digest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kronika.engine.cards import sees
from kronika.games.dominion import score
from kronika.games.dominion.state import Position

Bounds = list[tuple[int, int]]
"""At least and at most how many of each face."""


def concealed(s: Position, seat: int | None, owner: int) -> list[int]:
    """Cards of a dominion that a seat (None: a spectator) cannot tell apart: in the deck, in another's hand, and on the
    discard pile where nobody saw them come."""
    zone = s.deck[owner] if owner == seat else s.deck[owner] + s.hand[owner] + s.unseen[owner]
    top = s.discard[owner][-1] if s.discard[owner] else -1
    return [card for card in s.cards.unknown(seat, zone) if card != top]


def seen(s: Position, seat: int | None, owner: int) -> list[int]:
    """How many of each face a seat knows to lie in a dominion at this moment."""
    counts = score.owned(s, owner)
    for card in concealed(s, seat, owner):
        counts[s.cards.face[card]] -= 1
    return counts


def remembered(s: Position, owner: int) -> Iterator[tuple[int | None, list[int]]]:
    """Whoever has lost track of a dominion (None: the spectators), with how many of each face surely belong to it."""
    for viewer in range(s.seats + 1):
        counts = s.sure[viewer * s.seats + owner]
        if counts:
            yield (viewer if viewer < s.seats else None), counts


def recall(s: Position, owner: int) -> None:
    """Before cards of a dominion go out of sight: those that are seen now are its own. Not between a card's leaving the
    hand and `forget_like`: then it would tell whether that was the card one knew of."""
    shown: dict[int, int] | None = None
    for seat, counts in remembered(s, owner):
        if shown is None:
            shown, known = in_sight(s, owner)
        for face, n in mine(shown, known, seat).items():
            counts[face] = max(counts[face], n)


def in_sight(s: Position, owner: int) -> tuple[dict[int, int], list[tuple[int, int]]]:
    """What all others see of a dominion, by face; and the faces that only some know, with the mask of those seats."""
    face, known = s.cards.face, s.cards.known
    pile, unseen = s.discard[owner], s.unseen[owner]
    open_cards = [*s.aside[owner], *s.play] if s.turn == owner else list(s.aside[owner])
    if unseen:
        covered = set(unseen)
        covered.discard(pile[-1] if pile else -1)
        open_cards += [card for card in pile if card not in covered]
    else:
        covered = set()
        open_cards += pile
    shown: dict[int, int] = {}
    for card in open_cards:
        shown[face[card]] = shown.get(face[card], 0) + 1
    some: list[tuple[int, int]] = []
    if known:
        for zone in (s.hand[owner], s.deck[owner], covered):
            some += [(face[card], known[card]) for card in zone if card in known]
    return shown, some


def mine(shown: dict[int, int], known: list[tuple[int, int]], seat: int | None) -> dict[int, int]:
    """How many of each face a seat sees or knows."""
    if not known:
        return shown
    counts = dict(shown)
    for face, mask in known:
        if sees(seat, mask):
            counts[face] = counts.get(face, 0) + 1
    return counts


def gained(s: Position, owner: int, face: int) -> None:
    """A card came from the supply or the trash, for all to see."""
    for _, counts in remembered(s, owner):
        counts[face] += 1


def trashed(s: Position, owner: int, face: int) -> None:
    """A card is about to go to the trash, for all to see."""
    recall(s, owner)
    for _, counts in remembered(s, owner):
        counts[face] = max(counts[face] - 1, 0)


def passed(s: Position, passes: Sequence[tuple[int, int, int]]) -> None:
    """Cards (giver, receiver, card) are about to change hands face down, all at once."""
    face = s.cards.face
    for giver, receiver, _ in passes:
        for viewer in range(s.seats + 1):
            for owner in (giver, receiver):
                if viewer not in (giver, receiver) and not s.sure[viewer * s.seats + owner]:
                    s.sure[viewer * s.seats + owner] = score.owned(s, owner)
    for owner in range(s.seats):
        recall(s, owner)
    for giver, receiver, card in passes:
        for seat, counts in remembered(s, giver):
            for one in [face[card]] if seat == receiver else may_leave(s, seat, giver, counts):
                counts[one] = max(counts[one] - 1, 0)
    for giver, receiver, card in passes:
        for seat, counts in remembered(s, receiver):
            if seat == giver:
                counts[face[card]] += 1


def may_leave(s: Position, seat: int | None, giver: int, sure: list[int]) -> list[int]:
    """Faces of which the giver's hand may hold one, among those that surely belong to the giver."""
    face, hand = s.cards.face, s.hand[giver]
    unknown = s.cards.unknown(seat, hand)
    shown = {face[card] for card in hand if card not in unknown}
    elsewhere = seen(s, seat, giver)
    for card in hand:
        if card not in unknown:
            elsewhere[face[card]] -= 1
    return [one for one, n in enumerate(sure) if n and (one in shown or (unknown and n > elsewhere[one]))]


def bounds(s: Position, seat: int | None) -> dict[int, Bounds]:
    """What a seat may still know of every dominion it has lost track of: between these numbers lies the truth. How many
    cards each has is public, and so is how many of a face they have together, since passing takes none out."""
    viewer = s.seats if seat is None else seat
    owners = [owner for owner in range(s.seats) if s.sure[viewer * s.seats + owner]]
    if not owners:
        return {}
    sizes: list[int] = []
    together: list[int] = []
    least: list[list[int]] = []
    for owner in owners:
        counts, low = score.owned(s, owner), list(s.sure[viewer * s.seats + owner])
        for face, n in mine(*in_sight(s, owner), seat).items():
            low[face] = max(low[face], n)
        sizes.append(sum(counts))
        together = [a + b for a, b in zip(together, counts, strict=True)] if together else counts
        least.append(low)
    faces = [face for face, n in enumerate(together) if n]
    together = [together[face] for face in faces]
    lows = [[low[face] for face in faces] for low in least]
    highs = [list(together) for _ in owners]
    close_in(sizes, together, lows, highs)
    found: dict[int, Bounds] = {}
    for owner, low, high in zip(owners, lows, highs, strict=True):
        found[owner] = [(0, 0)] * len(s.sure[viewer * s.seats + owner])
        for face, n, most in zip(faces, low, high, strict=True):
            found[owner][face] = (n, most)
    return found


def close_in(sizes: list[int], together: list[int], lows: list[list[int]], highs: list[list[int]]) -> None:
    """Draws the bounds of some dominions, given as lists by card, as near to each other as their sizes allow, and what
    they have together. Each round uses what the one before found. In a world that a bot imagines the numbers may
    contradict each other."""
    all_low = [sum(each) for each in zip(*lows, strict=True)]
    all_high = [sum(each) for each in zip(*highs, strict=True)]
    for _ in range(2 * len(sizes)):
        closer = False
        for size, low, high in zip(sizes, lows, highs, strict=True):
            spare = size - sum(low)
            for i, most in enumerate(high):
                new = max(0, min(most, low[i] + spare, together[i] - all_low[i] + low[i]))
                if new != most:
                    all_high[i] += new - most
                    high[i] = new
                    closer = True
            lacking = size - sum(high)
            for i, n in enumerate(low):
                new = min(max(n, high[i] + lacking, together[i] - all_high[i] + high[i]), together[i])
                if new != n:
                    all_low[i] += new - n
                    low[i] = new
                    closer = True
        if not closer:
            return
