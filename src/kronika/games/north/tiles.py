"""The five tile actions, with a boost or a field before them (N5)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose, pause
from kronika.engine.message import Message, Ref
from kronika.games.north.building import build, build_field, field_fits, harvest_of
from kronika.games.north.decks import draw
from kronika.games.north.effects import CONSTRUCT, EXPLORE, HARVEST, POPULATE, TILES
from kronika.games.north.faces import BOOST
from kronika.games.north.goods import COMMON_SHIP, FISH, GOLD, RAZE, SHIP, WORKER, none
from kronika.games.north.naming import names_of, words_for
from kronika.games.north.possible import performable
from kronika.games.north.realm import realm
from kronika.games.north.resolve import TILE_ACTIONS, carry_out, fire, take, take_plain
from kronika.games.north.state import NOTHING, Position


def perform(s: Position, seat: int, tile: int, rule: str) -> Flow[None]:
    """A boost or a field first, then the action (N5.2-a). What can't be performed is not (N5.1-d)."""
    if not performable(s, seat, tile):
        return
    yield from companion(s, seat, tile)
    if tile == CONSTRUCT:
        yield from construct(s, seat)
        return
    s.tell("tile", seat, {"tile": TILES[tile]})
    if tile == EXPLORE:
        draw(s, seat, 1, s.hand[seat])
        yield from fire(s, seat, "explore")
    elif tile == POPULATE:
        settler = none()
        settler[WORKER] = 1
        take_plain(s, seat, settler)
        yield from fire(s, seat, "populate")
    elif tile == HARVEST:
        yield from harvest(s, seat)
    else:
        yield from sail(s, seat)


TILE_ACTIONS.update(dict.fromkeys(range(len(TILES)), perform))


def companion(s: Position, seat: int, tile: int) -> Flow[None]:
    """One boost or one field that names this action, or none."""
    cards: dict[int, int] = {}
    for card in s.hand[seat]:
        face = s.face(card)
        if face.with_tile == tile and (face.kind == BOOST or field_fits(s, seat, card)):
            cards.setdefault(face.number, card)
    if not cards:
        yield from pause(seat)
        return
    options = [Option("none", Message("north-do-companion-none", {"tile": TILES[tile]}), (), 1, NOTHING)]
    for card in cards.values():
        name = s.cards.name(card)
        verb = "boost" if s.face(card).kind == BOOST else "field"
        options.append(
            Option(f"{verb}:{name}", Message(f"north-do-{verb}", {"card": name}), (Ref("hand", name),), 1, card)
        )
    what = Message("north-ask-companion", {"tile": TILES[tile]})
    picks = yield from choose(Ask(seat, what, options, rule="N5.2-a", private=True))
    card = options[picks[0]].value
    if card == NOTHING:
        return
    if s.face(card).kind == BOOST:
        yield from play_boost(s, seat, card)
    else:
        yield from build_field(s, seat, card)


def play_boost(s: Position, seat: int, card: int) -> Flow[None]:
    """Resolved, then discarded (N5.2-c, N7.9)."""
    face = s.face(card)
    assert face.instant is not None
    s.hand[seat].remove(card)
    s.drawn[seat].append(card)
    s.cards.reveal([card])
    s.played[seat] += 1
    s.tell("boost", seat, {"card": face.id}, [card], f"hand:{seat}", f"discard:{seat}")
    yield from carry_out(s, seat, card, face.instant, "N7.9-a")
    s.drawn[seat].remove(card)
    s.discard[seat].append(card)  # that it goes there was told when it was played
    yield from fire(s, seat, "boost")


def construct(s: Position, seat: int) -> Flow[None]:
    """Any location from the hand for free (N5.3-c). What is built says that it was done."""
    cards: dict[int, int] = {}
    for card in s.hand[seat]:
        if s.face(card).builds:
            cards.setdefault(s.cards.face[card], card)
    if not cards:
        s.tell("tile", seat, {"tile": TILES[CONSTRUCT]})
        yield from pause(seat)
        return
    options = [
        Option(
            f"build:{s.cards.name(card)}",
            Message("north-do-construct", {"card": s.cards.name(card)}),
            (Ref("hand", s.cards.name(card)),),
            1,
            card,
        )
        for card in cards.values()
    ]
    picks = yield from choose(Ask(seat, Message("north-ask-construct"), options, rule="N5.3-c", private=True))
    yield from build(s, seat, options[picks[0]].value, free=True)


def harvest(s: Position, seat: int) -> Flow[None]:
    found = realm(s, seat).fields
    if not found:
        return
    options = [
        Option(f"harvest:{key}", Message("north-do-harvest", words_for(s, seat, card)), (ref,), 1, card)
        for card in found
        for key, ref in (names_of(s, seat, card),)
    ]
    picks = yield from choose(Ask(seat, Message("north-ask-harvest"), options, rule="N5.3-d"))
    card = options[picks[0]].value
    yield from take(s, seat, harvest_of(s, card))
    yield from fire(s, seat, "harvest")


def sail(s: Position, seat: int) -> Flow[None]:
    """A ship to the end of the queue, with a fish (or gold for it) and a raze token if one likes (N5.3-e, N5.3-f)."""
    if not s.ships(seat):
        return
    own = s.stock[seat]
    options = [
        TO_LOAD[value]
        for value, (fish, gold, raze) in enumerate(CARGO)
        if fish <= own[FISH] and gold <= own[GOLD] and raze <= own[RAZE]
    ]
    picks = yield from choose(Ask(seat, Message("north-ask-cargo"), options, rule="N5.3-f"))
    fish, gold, raze = CARGO[options[picks[0]].value]
    own[FISH] -= fish
    own[GOLD] -= gold
    own[RAZE] -= raze
    common = 0 if own[SHIP] else 1
    own[COMMON_SHIP if common else SHIP] -= 1
    s.queue.append((seat, fish + gold, raze, common))
    s.tell("sail", seat, {"fish": fish, "gold": gold, "raze": raze})
    yield from fire(s, seat, "sail")


CARGO: Final[tuple[tuple[int, int, int], ...]] = ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1))
"""Fish, gold in its place, raze token."""


def to_load(value: int) -> Option:
    fish, gold, raze = CARGO[value]
    key = "-".join(name for name, n in (("fish", fish), ("gold", gold), ("raze", raze)) if n) or "empty"
    text = Message("north-do-cargo", {"fish": fish, "gold": gold, "raze": raze})
    return Option(f"cargo:{key}", text, (), 1, value)


TO_LOAD: Final = [to_load(value) for value in range(len(CARGO))]
