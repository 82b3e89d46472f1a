"""Ships and islands: the Expedition phase, and ships that land early (N3.4, N7.20)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Message, Ref
from kronika.games.north.decks import next_island
from kronika.games.north.goods import COMMON_SHIP, SHIP
from kronika.games.north.resolve import VERBS, carry_out, fire, take
from kronika.games.north.state import CLEANUP, DISTANCES, DISTANT, NEAR, NOTHING, Position, Ship

PILLAGE: Final = 0
CONQUER: Final = 1
BLIND: Final = 2
STAY: Final = 3
"""What a ship can do; an option's values are this and the island, or the distance of a deck."""


def expedition(s: Position) -> Flow[None]:
    """Ships in the order of the queue (N3.4-a)."""
    while s.queue:
        ship = s.queue.pop(0)
        yield from land(s, ship)
    s.phase = CLEANUP


def resolve_now(s: Position, seat: int) -> Flow[None]:
    """A ship on the board lands in the Action phase; it comes back and may sail again (N7.20)."""
    options = [
        Option(
            f"ship:{i}",
            Message("north-do-land", {"number": i + 1, "fish": ship[1], "raze": ship[2]}),
            (Ref("ship", str(i)),),
            1,
            i,
        )
        for i, ship in enumerate(s.queue)
        if ship[0] == seat
    ]
    if not options:
        return
    picks = yield from choose(Ask(seat, Message("north-ask-land"), options, rule="N7.20-a"))
    yield from land(s, s.queue.pop(options[picks[0]].value))


VERBS["resolve ship"] = resolve_now


def land(s: Position, ship: Ship) -> Flow[None]:
    """An island of the owner's choice, open or from the top of a deck, or none (N3.4-b); the ship comes home."""
    seat, fish, raze, common = ship
    options: list[Option] = []
    for distance in (NEAR, DISTANT) if fish else (NEAR,):
        for island in s.shores[distance]:
            name = s.cards.name(island)
            options.append(landing("pillage", name, PILLAGE, island))
            if raze:
                options.append(landing("conquer", name, CONQUER, island))
        if s.islands[distance] or s.wrecks[distance]:
            name = DISTANCES[distance]
            text = Message("north-do-blind", {"distance": name})
            options.append(Option(f"blind:{name}", text, (Ref("deck", name),), values=(BLIND, distance)))
    options.append(Option("stay", Message("north-do-stay"), values=(STAY, NOTHING)))
    what = Message("north-ask-island", {"fish": fish, "raze": raze})
    picks = yield from choose(Ask(seat, what, options, rule="N3.4-b"))
    how, number = options[picks[0]].values
    s.stock[seat][COMMON_SHIP if common else SHIP] += 1
    if how == STAY:
        s.tell("stay", seat)
        return
    if how == BLIND:
        how, number = yield from look_at_top(s, seat, number, raze)
    else:
        for shore in s.shores:
            if number in shore:
                shore.remove(number)
    if how == CONQUER:
        yield from conquer(s, seat, number)
    else:
        yield from pillage(s, seat, number)


def landing(verb: str, name: str, how: int, island: int) -> Option:
    text = Message(f"north-do-{verb}", {"card": name})
    return Option(f"{verb}:{name}", text, (Ref("island", name),), values=(how, island))


def look_at_top(s: Position, seat: int, distance: int, raze: int) -> Flow[tuple[int, int]]:
    """The top island is turned up; with a raze token the player decides then (open question 3)."""
    island = next_island(s, distance)
    s.cards.reveal([island])
    name = s.cards.name(island)
    s.tell("blind", seat, {"card": name}, [island], DISTANCES[distance], "")
    if not raze:
        return PILLAGE, island
    s.shores[distance].append(island)
    options = [landing("pillage", name, PILLAGE, island), landing("conquer", name, CONQUER, island)]
    picks = yield from choose(Ask(seat, Message("north-ask-turned-up", {"card": name}), options, rule="N3.4-d"))
    s.shores[distance].remove(island)
    how, _ = options[picks[0]].values
    return how, island


def pillage(s: Position, seat: int, island: int) -> Flow[None]:
    """Its resources, once; then it is discarded (N3.4-c)."""
    face = s.face(island)
    s.wrecks[NEAR if face.distance == "near" else DISTANT].append(island)
    s.tell("pillage", seat, {"card": face.id}, [island])
    yield from take(s, seat, face.pillage)
    yield from fire(s, seat, "pillage")


def conquer(s: Position, seat: int, island: int) -> Flow[None]:
    """It joins the empire, refreshed, with its bonus; it brings none of its pillage (N3.4-d, N3.4-h, N3.4-j)."""
    s.settle(seat, island)
    face = s.face(island)
    s.tell("conquer", seat, {"card": face.id}, [island], "", f"empire:{seat}")
    if face.bonus is not None:
        yield from carry_out(s, seat, island, face.bonus, "N3.4-h")
    yield from fire(s, seat, "conquer", 1, "", island)
