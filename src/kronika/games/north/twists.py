"""What cards do that the vocabulary has no words for: functions that a card names with `call`."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose, pause
from kronika.engine.message import Message
from kronika.games.north.building import build
from kronika.games.north.decks import add_tokens, draw, leave_empire, put_away
from kronika.games.north.goods import GOLD, RESOURCES, THINGS, VP, none
from kronika.games.north.naming import key_of, ref_of, words_for
from kronika.games.north.resolve import TWISTS, fire, pick_cards, take_plain, wants
from kronika.games.north.state import Position


def resculpt(s: Position, seat: int, card: int) -> Flow[None]:
    """Another own card goes, a new one comes; a location may be built at once for nothing."""
    others = [other for other in s.empire[seat] if other != card]
    picked = yield from pick_cards(s, seat, others, min(1, len(others)), 1, "north-ask-discard-own", "N7.17-a")
    for other in picked:
        gone = leave_empire(s, seat, other)
        put_away(s, seat, gone, f"empire:{seat}")
        yield from fire(s, seat, "discard", 1 if s.rules < 2 else len(gone))
        for drawn in draw(s, seat, 1, s.hand[seat]):
            if not s.face(drawn).builds:
                yield from pause(seat)
            elif (yield from wants(s, seat, drawn, private=True)):
                yield from build(s, seat, drawn)


def three_kinds(s: Position, seat: int, card: int) -> Flow[None]:
    """One resource each of three kinds."""
    options = [
        Option(f"resource:{THINGS[thing]}", Message("north-do-resource", {"thing": THINGS[thing]}), (), 1, thing)
        for thing in RESOURCES
    ]
    picks = yield from choose(Ask(seat, Message("north-ask-kinds", {"count": 3}), options, 3, 3, rule="N7.1-a"))
    amounts = none()
    for i in picks:
        amounts[options[i].value] += 1
    take_plain(s, seat, amounts)


def release_with_interest(s: Position, seat: int, card: int) -> Flow[None]:
    """One resource or gold from an own card, one more of its kind, and a point."""
    places = [
        (other, thing)
        for other in s.empire[seat]
        if other in s.on
        for thing in (*RESOURCES, GOLD)
        if s.on[other][thing]
    ]
    if not places:
        return
    options = [
        Option(
            f"release:{key_of(s, seat, other)}:{THINGS[thing]}",
            Message("north-do-release", words_for(s, seat, other) | {"thing": THINGS[thing]}),
            (ref_of(s, seat, other),),
            1,
            i,
        )
        for i, (other, thing) in enumerate(places)
    ]
    picks = yield from choose(Ask(seat, Message("north-ask-release", {"count": 1}), options, rule="N7.4-a"))
    other, thing = places[picks[0]]
    add_tokens(s, other, thing, -1)
    s.stock[seat][thing] += 1
    amounts = none()
    amounts[thing] = 1
    amounts[VP] = 1
    take_plain(s, seat, amounts)
    yield from fire(s, seat, "release")


TWISTS["resculpt"] = resculpt
TWISTS["three-kinds"] = three_kinds
TWISTS["release-with-interest"] = release_with_interest
