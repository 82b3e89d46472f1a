"""Events: each seat and a spectator get what they could see, and nothing more."""

from __future__ import annotations

import json
import random
from typing import Any

import kronika
from kronika.engine.cards import EVERYONE, bit
from kronika.engine.events import Event
from kronika.testing import walk

DRAW = Event(
    "draws",
    1,
    {"count": 3},
    [("gold", bit(1)), ("estate", bit(1) | bit(2)), ("curse", EVERYONE)],
    "deck:1",
    "hand:1",
)


def faces(event: Event, seat: int | None) -> list[str]:
    cut: Any = event.cut(seat)
    return [card["face"] for move in cut["moves"] for card in move["cards"]]


def test_each_seat_sees_the_cards_it_may_see() -> None:
    assert faces(DRAW, 0) == ["curse"]
    assert faces(DRAW, 1) == ["gold", "estate", "curse"]
    assert faces(DRAW, 2) == ["estate", "curse"]
    assert faces(DRAW, 3) == ["curse"]


def test_a_spectator_sees_what_everybody_sees() -> None:
    assert faces(DRAW, None) == ["curse"]


def test_what_is_not_seen_is_counted_and_not_named() -> None:
    assert DRAW.cut(0) == {
        "id": "draws",
        "seat": 1,
        "args": {"count": 3},
        "moves": [{"from": "deck:1", "to": "hand:1", "count": 3, "cards": [{"face": "curse"}]}],
    }


def test_an_event_without_cards_has_no_moves() -> None:
    assert Event("turn", 0, {"turn": 3}).cut(0) == {"id": "turn", "seat": 0, "args": {"turn": 3}, "moves": []}


def test_who_changes_a_cut_event_does_not_change_the_event() -> None:
    cut: Any = DRAW.cut(0)
    cut["args"]["count"] = 9
    cut["moves"].clear()
    assert DRAW.cut(0)["args"] == {"count": 3}
    assert faces(DRAW, 1) == ["gold", "estate", "curse"]


def test_an_event_tells_what_it_is() -> None:
    assert repr(DRAW) == "Event('draws', seat 1, {'count': 3})"


def test_a_peek_is_told_to_the_one_who_peeked_only() -> None:
    table = kronika.new_table("caravan", seats=3, seed=5, listen=True)
    for _ in walk(table, random.Random(5)):
        pass
    seen = 0
    for seat in (None, 0, 1, 2):
        for event in table.events(seat):
            if event["id"] == "caravan-peeks":
                moves: Any = event["moves"]
                assert len(moves[0]["cards"]) == (1 if event["seat"] == seat else 0)
                assert moves[0]["count"] == 1
                seen += 1
    assert seen >= 4


def test_all_lived_through_the_same_events_and_they_can_be_sent() -> None:
    table = kronika.new_table("dominion", seats=3, seed=5, setup={"kingdom": "random"})
    for _ in walk(table, random.Random(5)):
        pass
    told = [table.events(seat) for seat in (None, 0, 1, 2)]
    assert len({len(events) for events in told}) == 1
    outside = [[(event["id"], event["seat"]) for event in events] for events in told]
    assert outside[0] == outside[1] == outside[2] == outside[3]
    assert json.loads(json.dumps(told[1])) == told[1]
    assert told[0] != told[1]
