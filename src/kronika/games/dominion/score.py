"""The end: points, ranks, winners (D7)."""

from __future__ import annotations

from typing import Any, Final

from kronika.engine.game import Result, Tie
from kronika.engine.message import Message
from kronika.games.dominion.faces import CURSE, FACES, NAMES, PROVINCE, VICTORY
from kronika.games.dominion.state import Position

SCORING: Final = [face.number for face in FACES if face.kinds & (VICTORY | CURSE)]


def owned(s: Position, seat: int) -> list[int]:
    """How many cards of each face a seat owns: hand, deck, discard pile, set aside, in play (D7.2-a)."""
    counts = [0] * len(FACES)
    face = s.cards.face
    zones = [s.hand[seat], s.deck[seat], s.discard[seat], s.aside[seat]]
    if s.turn == seat:
        zones.append(s.play)
    for zone in zones:
        for card in zone:
            counts[face[card]] += 1
    return counts


def points_each(face: int, counts: list[int]) -> int:
    """Points of one copy, given what its owner has."""
    points = FACES[face].points
    return FACES[face].vp if points is None else points(counts)


def points(counts: list[int]) -> int:
    total = 0
    for face in SCORING:
        if counts[face]:
            total += counts[face] * points_each(face, counts)
    return total


def breakdown(counts: list[int]) -> dict[str, Any]:
    """Where the points come from, card by card."""
    rows: list[dict[str, Any]] = []
    for face in SCORING:
        n = counts[face]
        if n:
            each = points_each(face, counts)
            rows.append({"card": NAMES[face], "count": n, "each": each, "points": n * each})
    return {"cards": rows, "owned": sum(counts)}


def result(s: Position) -> Result:
    """Most points win; of those tied, fewer turns; then the win is shared (D7.3)."""
    all_owned = [owned(s, seat) for seat in range(s.seats)]
    scores = [points(counts) for counts in all_owned]
    if s.supply[PROVINCE] == 0:
        ending = Message("dominion-end-provinces")
    elif s.empty >= s.end_piles:
        ending = Message("dominion-end-piles", {"piles": s.empty})
    else:
        ending = Message("dominion-end-stalemate")
    rows = [{"turns": s.turns[seat], **breakdown(all_owned[seat])} for seat in range(s.seats)]
    decks = [{NAMES[face]: n for face, n in enumerate(counts) if n} for counts in all_owned]
    return Result.ranked(scores, ending, rows, ties=[Tie("dominion-tie-turns", s.turns, least=True)], owned=decks)
