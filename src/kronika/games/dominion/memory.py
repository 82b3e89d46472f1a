"""What a good memory still holds of a dominion that cards were passed to or from unseen (D4.9, D6.1-c).

For each viewer and each such dominion it keeps how many of each card surely belong to it. A card passed unseen may have
been any that could lie in the giver's hand, so of each of those one less is sure; everything else that happens to a
dominion is public, and whatever comes into sight is sure again. Nothing here is read from a card the viewer does not
know. It follows from the events, so it is no part of a state's digest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
    for seat, counts in remembered(s, owner):
        counts[:] = [max(pair) for pair in zip(counts, seen(s, seat, owner), strict=True)]


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
    kept = {owner: s.sure[viewer * s.seats + owner] for owner in range(s.seats) if s.sure[viewer * s.seats + owner]}
    if not kept:
        return {}
    sizes, together = {}, [0] * len(next(iter(kept.values())))
    least: dict[int, list[int]] = {}
    for owner, sure in kept.items():
        counts = score.owned(s, owner)
        sizes[owner] = sum(counts)
        together = [a + b for a, b in zip(together, counts, strict=True)]
        least[owner] = [max(pair) for pair in zip(sure, seen(s, seat, owner), strict=True)]
    most = {owner: list(together) for owner in kept}
    faces = [face for face, n in enumerate(together) if n]
    # Each round uses what the one before found. In a world that a bot imagines the numbers may contradict each other.
    for _ in range(2 * len(kept)):
        before = [list(numbers) for numbers in (*least.values(), *most.values())]
        for owner in kept:
            low, high = least[owner], most[owner]
            others = [other for other in kept if other != owner]
            spare = sizes[owner] - sum(low)
            for face in faces:
                elsewhere = sum([least[other][face] for other in others])
                high[face] = max(0, min(high[face], low[face] + spare, together[face] - elsewhere))
            lacking = sizes[owner] - sum(high)
            for face in faces:
                elsewhere = sum([most[other][face] for other in others])
                low[face] = min(max(low[face], high[face] + lacking, together[face] - elsewhere), together[face])
        if before == [*least.values(), *most.values()]:
            break
    return {owner: list(zip(least[owner], most[owner], strict=True)) for owner in kept}
