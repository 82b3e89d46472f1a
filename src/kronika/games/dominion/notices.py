"""The deck tracker in words: one's own cards and where they lie, the next hand, and the others' cards as far as anybody
may know them."""

from __future__ import annotations

from kronika.engine.message import Message
from kronika.engine.notices import Notice
from kronika.games.dominion.sight import DominionSight
from kronika.games.dominion.tracker import tracker


def notices(sight: DominionSight) -> list[Notice]:
    kept = tracker(sight)
    if kept is None:
        return []
    lines = [
        Message("dominion-notice-card", {"card": card, "deck": deck, "hand": hand, "rest": rest})
        for card, (deck, hand, rest) in kept["cards"].items()
    ]
    tenths = round(10 * kept["coins"])
    coming = {"coins": tenths // 10, "tenths": tenths % 10, "action": kept["action"], "shuffle": kept["shuffle"]}
    own = Notice("deck", Message("dominion-notice-own"), [*lines, Message("dominion-notice-hand", coming)])
    return [own, *(rivals(sight, seat) for seat in range(sight.seats) if seat != sight.seat)]


def rivals(sight: DominionSight, seat: int) -> Notice:
    _, owned, between = sight.estate(seat)
    if owned is not None:
        lines = [Message("dominion-notice-owned", {"card": card, "count": count}) for card, count in owned.items()]
    else:
        lines = [
            Message("dominion-notice-owned", {"card": card, "count": least})
            if least == most
            else Message("dominion-notice-between", {"card": card, "least": least, "most": most})
            for card, (least, most) in (between or {}).items()
        ]
        lines.append(Message("dominion-notice-lost"))
    return Notice(f"deck:{seat}", Message("dominion-notice-deck", {"player": seat}), lines)
