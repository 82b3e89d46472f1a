"""The round: Lookout, Action phase, Clean-up (N3), and the actions of a turn (N3.3, N5.1, N6)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Flow, Option, Refusal, Reply
from kronika.engine.flow import choose, together
from kronika.engine.game import State
from kronika.engine.message import Args, Message, Ref
from kronika.games.north.building import affordable, build, discount
from kronika.games.north.decks import draw, next_island, put_away
from kronika.games.north.effects import TILES
from kronika.games.north.faces import FACES
from kronika.games.north.goods import FOOD, GOLD, RAZE, RESOURCES, WORKER, none
from kronika.games.north.naming import key_of, named, ref_of, worded, words_at
from kronika.games.north.paying import can_pay, pay
from kronika.games.north.possible import performable
from kronika.games.north.realm import Realm, realm
from kronika.games.north.resolve import amounts_key, carry_out, feasible, fire, take
from kronika.games.north.state import (
    ACTIONS,
    EXPEDITION,
    IN_SUPPLY,
    LOOKOUT,
    NOTHING,
    Position,
    as_args,
)
from kronika.games.north.tiles import perform

LOOKED_AT: Final = 4
OPEN_ISLANDS: Final = 2
PASS: Final = 0
BUILD: Final = 1
DISC: Final = 2
MOVE: Final = 3
RAID: Final = 4
USE: Final = 5
"""What kind of action an option is, its value; its values are a card (a rival's: whose, and which), a tile, or a disc
and a place."""

TO_PASS: Final = Option("pass", Message("north-do-pass"), (Ref("action", "pass"),), 1, PASS)
SECOND_USE: Final = [1 if thing == FOOD else 0 for thing in range(len(none()))]


# --- Lookout (N3.2) ---


def lookout(s: Position) -> Flow[None]:
    """All at once: draw four, keep some for a worker each; then stored income, all at once too."""
    s.tell("round", s.first, {"round": s.round})
    for seat in range(s.seats):
        draw(s, seat, LOOKED_AT, s.drawn[seat])
    yield from together({seat: keep(s, seat) for seat in range(s.seats)})
    yield from together({seat: stored(s, seat) for seat in range(s.seats)})
    s.phase = ACTIONS
    s.turn = s.first


def keep(s: Position, seat: int) -> Flow[None]:
    drawn = s.drawn[seat]
    most = min(len(drawn), s.stock[seat][WORKER])
    what = Message("north-ask-keep", {"most": most})
    picks = yield from choose(Ask(seat, what, to_keep(s, drawn), 0, most, rule="N3.2-a", private=True))
    kept = [drawn[i] for i in picks]
    left = [card for card in drawn if card not in kept]
    s.drawn[seat] = []
    s.hand[seat] += kept
    s.stock[seat][WORKER] -= len(kept)
    s.tired[seat] += len(kept)
    s.tell("keep", seat, {"count": len(kept)}, kept, f"looked:{seat}", f"hand:{seat}", 1 << seat)
    if left:
        put_away(s, seat, left, f"looked:{seat}")


def to_keep(s: Position, drawn: list[int]) -> list[Option]:
    faces = [s.cards.face[card] for card in drawn]
    return [
        Option(f"keep:{i}", Message("north-do-keep", words_at(s, faces, i)), (Ref("drawn", str(i)),), 1, i)
        for i in range(len(drawn))
    ]


def stored(s: Position, seat: int) -> Flow[None]:
    """For each full set of tokens on a card one of what it lists, mixed freely (N7.8)."""
    for card, feature in realm(s, seat).stored:
        tokens = s.on.get(card)
        if tokens is None:
            continue
        count = sum(tokens[thing] for thing in RESOURCES) if feature.stored not in range(8) else tokens[feature.stored]
        sets = count // feature.sets
        if not sets:
            continue
        options = [
            Option("get:" + amounts_key(each), Message("north-do-get", as_args(each)), (), sets, i)
            for i, each in enumerate(feature.either)
        ]
        what = Message("north-ask-stored", {"card": s.cards.name(card), "count": sets})
        picks = yield from choose(Ask(seat, what, options, sets, sets, rule="N7.8-a"))
        for i in picks:
            yield from take(s, seat, feature.either[i])


# --- the Action phase (N3.3) ---


def action_ask(s: Position) -> Ask:
    seat = s.turn
    options = [TO_PASS]
    options += building_options(s, seat)
    options += disc_options(s, seat)
    options += use_options(s, seat)
    options += raid_options(s, seat)
    return Ask(seat, Message("north-ask-action"), options, rule="N3.3-b", private=True, refuse=refused)


BUILDS: Final[dict[tuple[int, int], Option]] = {}
"""Options never change, so each is made once: to build, by the card and its face."""
ACTS: Final[dict[tuple[int, int, int], dict[tuple[int, int, int, int], Option]]] = {}
"""To use a card or to raid it: by that, the rules and the owner, then by the card, its face, and where it lies."""


def to_build(s: Position, card: int, face: int) -> Option:
    option = BUILDS.get((card, face))
    if option is None:
        name = s.cards.names[face]
        text = Message("north-do-build", {"card": name})
        option = BUILDS[card, face] = Option(f"build:{name}", text, (Ref("hand", name),), 1, BUILD, (card,))
    return option


TEXTS: Final[dict[tuple[int, int, int], Message]] = {}
"""What options to use and to raid say, by the card's face and which of that face it is."""


def to_act(s: Position, kind: int, seat: int, index: int, face: int, nth: int) -> Option:
    """To use a card of the own empire, or to raid one of another's; two empires may hold the same island."""
    verb = "use" if kind == USE else "raid"
    card = s.empire[seat][index]
    text = TEXTS.get((kind, face, nth))
    if text is None:
        text = TEXTS[kind, face, nth] = Message(f"north-do-{verb}", worded(s.cards.names[face], nth))
    called, ref = named(s, seat, index, face, nth)
    if kind == USE:
        return Option(f"use:{called}", text, (ref,), 1, USE, (card,))
    return Option(f"raid:{called}" if s.rules < 2 else f"raid:{seat}:{called}", text, (ref,), 1, RAID, (seat, card))


def with_actions(s: Position, seat: int, theirs: Realm, kind: int) -> list[Option]:
    """To use or to raid each card of an empire that has an action, in their order."""
    found: list[Option] = []
    nth: dict[int, int] = {}
    actions = theirs.actions
    made = ACTS.setdefault((kind, s.rules, seat), {})
    for index, card in enumerate(s.empire[seat]):
        face = theirs.faces[index]
        number = nth[face] = nth.get(face, 0) + 1
        if len(found) < len(actions) and card == actions[len(found)]:
            what = card, face, index, number
            option = made.get(what)
            if option is None:
                option = made[what] = to_act(s, kind, seat, index, face, number)
            found.append(option)
    return found


def building_options(s: Position, seat: int) -> list[Option]:
    found: dict[int, Option] = {}
    face_of, spared = s.cards.face, bool(realm(s, seat).cheaper)
    for card in s.hand[seat]:
        number = face_of[card]
        face = FACES[number]
        if not face.builds or number in found:
            continue
        if can_pay(s, seat, face.cost, discount(s, seat, face) if spared else 0):
            found[number] = to_build(s, card, number)
    return list(found.values())


TO_TILE: Final = [
    Option(f"disc:{name}", Message("north-do-disc", {"tile": name}), (Ref("tile", str(tile)),), 1, DISC, (tile,))
    for tile, name in enumerate(TILES)
]
SECOND: Final = [
    [
        [
            [
                Option(
                    f"move:{number}:{name}",
                    Message("north-do-second", {"tile": name, "from": left, **beside}),
                    (Ref("tile", str(tile)),),
                    1,
                    MOVE,
                    (number, place),
                )
                for place in range(5)
            ]
            for tile, name in enumerate(TILES)
        ]
        for left in TILES
    ]
    for number, beside in ((0, {}), (1, {}), (1, {"nth": 2}))
]
"""By disc, the last ones for a second disc that lies beside the first; then where from, whither, and its place."""


def disc_options(s: Position, seat: int) -> list[Option]:
    """A disc from the supply to any tile; or one already out, to a neighbor, for a food (N5.1)."""
    discs, tiles, own = s.discs[seat], s.tiles, s.stock[seat]
    found: list[Option] = []
    if IN_SUPPLY in discs:
        found += [TO_TILE[tile] for tile in tiles if performable(s, seat, tile)]
    if own[FOOD] or own[GOLD]:
        for number, disc in enumerate(discs):
            at, turned = disc
            if at >= 0 and not turned:
                row = SECOND[2 if number and disc == discs[0] else number]
                for place in ((at + 1) % 5, (at - 1) % 5):
                    tile = tiles[place]
                    if performable(s, seat, tile):
                        found.append(row[tiles[at]][tile][place])
    return found


def use_options(s: Position, seat: int) -> list[Option]:
    own = realm(s, seat)
    if own.uses is None:
        own.uses = with_actions(s, seat, own, USE)
    exhausted, deeds = s.exhausted, own.deeds
    return [
        option for i, option in enumerate(own.uses) if own.actions[i] not in exhausted and feasible(s, seat, deeds[i])
    ]


def usable(s: Position, seat: int, card: int) -> bool:
    """An own card with an action, not exhausted, whose price can be paid (N6.2)."""
    action = s.effective(card).action
    return action is not None and card not in s.exhausted and feasible(s, seat, action)


def raid_options(s: Position, seat: int) -> list[Option]:
    """Others' cards with an action that are not exhausted, unless they passed (N6.1)."""
    if not s.stock[seat][RAZE]:
        return []
    found: list[Option] = []
    for other in range(s.seats):
        if other == seat or s.passed[other]:
            continue
        theirs = realm(s, other)
        if theirs.raids is None:
            theirs.raids = with_actions(s, other, theirs, RAID)
        found += [option for option in theirs.raids if option.values[1] not in s.exhausted]
    return found


def act(s: Position, reply: Reply) -> Flow[None] | None:
    option = reply.option
    if option.value == PASS:
        s.passed[s.turn] = True
        s.tell("pass", s.turn)
        next_turn(s)
        return None
    return do_act(s, s.turn, option)


def do_act(s: Position, seat: int, option: Option) -> Flow[None]:
    kind = option.value
    if kind == BUILD:
        (card,) = option.values
        face = s.face(card)
        reason: Args = {"for": "build", "card": s.cards.name(card)}
        yield from pay(s, seat, face.cost, "N4.1-b", reason, discount(s, seat, face))
        yield from build(s, seat, card)
    elif kind == DISC:
        (tile,) = option.values
        s.discs[seat][s.discs[seat].index(IN_SUPPLY)] = (s.tiles.index(tile), False)
        yield from perform(s, seat, tile, "N5.1-a")
    elif kind == MOVE:
        disc, place = option.values
        yield from pay(s, seat, SECOND_USE, "N5.1-b", {"for": "second", "tile": TILES[s.tiles[place]]})
        s.discs[seat][disc] = (place, True)
        yield from perform(s, seat, s.tiles[place], "N5.1-b")
    elif kind == RAID:
        owner, card = option.values
        s.stock[seat][RAZE] -= 1
        s.exhausted.add(card)
        s.raider[card] = seat
        if s.events is not None:
            s.tell("raid", seat, {"card": s.cards.name(card)}, [card], f"empire:{owner}", f"empire:{owner}")
        yield from fire(s, seat, "raid")
    else:
        (card,) = option.values
        yield from use(s, seat, card)
    next_turn(s)


def use(s: Position, seat: int, card: int) -> Flow[None]:
    """Pay, resolve, exhaust, in this order (N6.2-a): so a card can't refresh itself."""
    action = s.effective(card).action
    assert action is not None
    if s.events is not None:
        s.tell("use", seat, {"card": s.cards.name(card)}, [card], f"empire:{seat}", f"empire:{seat}")
    yield from carry_out(s, seat, card, action, "N6.2-a")
    if card in s.empire[seat]:
        s.exhausted.add(card)


def next_turn(s: Position) -> None:
    """To the next who has not passed; when all have, the ships land (N3.3-d)."""
    for seat in s.order((s.turn + 1) % s.seats):
        if not s.passed[seat]:
            s.turn = seat
            return
    s.phase = EXPEDITION


# --- Clean-up (N3.5) ---


def cleanup(s: Position) -> None:
    """In the order of the rule; in the last round nothing of it happens (N3.5-c)."""
    if s.last:
        s.over = True
        return
    for seat in range(s.seats):
        s.stock[seat][WORKER] += s.tired[seat]
        s.tired[seat] = 0
        s.discs[seat] = [IN_SUPPLY, IN_SUPPLY]
    s.exhausted.clear()
    s.raider.clear()
    for distance in range(2):
        s.wrecks[distance] += s.shores[distance]
        s.shores[distance] = []
        turn_up(s, distance)
    s.first = (s.first + 1) % s.seats
    s.last = s.reached or s.round + 1 == s.goal_rounds
    s.round += 1
    s.passed = [False] * s.seats
    s.played = [0] * s.seats
    s.built = [0] * s.seats
    s.phase = LOOKOUT


def turn_up(s: Position, distance: int) -> None:
    """Two open islands."""
    while len(s.shores[distance]) < OPEN_ISLANDS:
        island = next_island(s, distance)
        if island == NOTHING:
            return
        s.cards.reveal([island])
        s.shores[distance].append(island)


# --- what can't be done, and why ---


def refused(state: State, seat: int) -> list[Refusal]:
    assert isinstance(state, Position)
    s = state
    found: list[Refusal] = []
    for card in dict.fromkeys(s.hand[seat]):
        face = s.face(card)
        key = f"build:{face.id}"
        refs = (Ref("hand", face.id),)
        if any(each.key == key for each in found):
            continue
        if not face.builds:
            found.append(
                Refusal(
                    key,
                    Message("north-why-with-tile", {"card": face.id, "tile": TILES[face.with_tile]}),
                    "N4.1-f",
                    refs,
                )
            )
        elif not affordable(s, seat, card):
            found.append(Refusal(key, Message("north-why-cost", {"card": face.id}), "N4.1-h", refs))
    for tile, name in enumerate(TILES):
        if not performable(s, seat, tile):
            found.append(Refusal(f"disc:{name}", Message(f"north-why-{name}"), "N5.1-d", (Ref("tile", str(tile)),)))
        elif IN_SUPPLY not in s.discs[seat]:
            found.append(Refusal(f"disc:{name}", Message("north-why-no-disc"), "N5.1-c", (Ref("tile", str(tile)),)))
    for card in s.empire[seat]:
        if s.effective(card).action is not None and not usable(s, seat, card):
            why = "north-why-exhausted" if card in s.exhausted else "north-why-price"
            rule = "N6.2-c" if card in s.exhausted else "N6.2-a"
            reason = Message(why, {"card": s.cards.name(card)})
            found.append(Refusal(f"use:{key_of(s, seat, card)}", reason, rule, (ref_of(s, seat, card),)))
    return found
