"""What effects do: the vocabulary carried out, part by part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose, pause
from kronika.engine.message import Args, Message, Ref
from kronika.games.north.decks import add_tokens, draw, leave_empire, put_away
from kronika.games.north.effects import (
    TILES,
    Assign,
    Call,
    Deed,
    Discard,
    Effect,
    Gain,
    Perform,
    Refresh,
    Release,
    Return,
    Search,
    Simple,
)
from kronika.games.north.faces import FIELD, ISLAND, UPGRADE
from kronika.games.north.goods import (
    ANY,
    CARD,
    COMMON_SHIP,
    RESOURCES,
    SHIP,
    THINGS,
    TOKEN_KINDS,
    TOKENS,
    VP,
    WORKER,
    Amounts,
)
from kronika.games.north.naming import key_of, names_of, ref_anywhere, ref_of, words_for
from kronika.games.north.paying import can_pay, pay
from kronika.games.north.possible import possible, refreshable, releasable, returnable
from kronika.games.north.realm import realm
from kronika.games.north.state import IN_SUPPLY, NOTHING, Position, as_args

Twist = Callable[[Position, int, int], "Flow[None] | None"]
TWISTS: Final[dict[str, Twist]] = {}
"""Functions for `call`: state, seat, card."""
TileAction = Callable[[Position, int, int, str], "Flow[None]"]
TILE_ACTIONS: Final[dict[int, TileAction]] = {}
"""What performs the action of a tile: state, seat, tile, clause. tiles.py enters it, for its actions resolve effects in
turn."""
Verb = Callable[[Position, int], "Flow[None]"]
VERBS: Final[dict[str, Verb]] = {}
"""What verbs do that need nothing more: state, seat. sea.py enters how a ship lands, for an island's bonus resolves
effects in turn."""
COMMON_SHIPS: Final = 3
MOST_SHIPS: Final = 3


# --- a whole deed ---


def carry_out(s: Position, seat: int, card: int, deed: Deed, rule: str) -> Flow[None]:
    """Pays the price, if there is one, then resolves each part as far as possible. What can't be paid is not done."""
    if deed.price is not None:
        if not can_pay(s, seat, deed.price):
            return
        yield from pay(s, seat, deed.price, rule, {"for": "use", "card": s.cards.name(card)})
    for part in deed.parts:
        if part.may:
            if not (s.rules < 2 or possible(s, seat, card, part)):
                continue
            if not (yield from wants(s, seat, card)):
                continue
        yield from resolve(s, seat, card, part, rule)


def feasible(s: Position, seat: int, deed: Deed) -> bool:
    """Whether the price can be paid and what must be assigned is there: assigning is part of the price."""
    if deed.price is not None and not can_pay(s, seat, deed.price):
        return False
    own = s.stock[seat]
    for part in deed.assigns:
        paid = 0 if deed.price is None else deed.price[part.thing]
        have = sum(own[thing] for thing in RESOURCES) if part.thing == ANY else own[part.thing]
        if have - paid < part.count:
            return False
    return True


def wants(s: Position, seat: int, card: int, private: bool = False) -> Flow[bool]:
    options = [
        Option("use", Message("north-do-use", {"card": s.cards.name(card)}), (ref_anywhere(s, seat, card),), 1, 1),
        Option("skip", Message("north-do-skip"), (), 1, 0),
    ]
    what = Message("north-ask-may", {"card": s.cards.name(card)})
    picks = yield from choose(Ask(seat, what, options, rule="N7.10-a", private=private))
    return picks[0] == 0


def resolve(s: Position, seat: int, card: int, part: Effect, rule: str) -> Flow[None]:
    if isinstance(part, Gain):
        yield from gain(s, seat, card, part, rule)
    elif isinstance(part, Perform):
        yield from TILE_ACTIONS[part.tile](s, seat, part.tile, rule)
    elif isinstance(part, Refresh):
        yield from refresh(s, seat, part)
    elif isinstance(part, Assign):
        yield from assign(s, seat, card, part)
    elif isinstance(part, Release):
        yield from release(s, seat, part)
    elif isinstance(part, Discard):
        yield from discard_own(s, seat, card, part, rule)
    elif isinstance(part, Return):
        yield from return_own(s, seat, part)
    elif isinstance(part, Search):
        yield from search(s, seat, part)
    elif isinstance(part, Simple):
        yield from VERBS[part.verb](s, seat)
    elif isinstance(part, Call):
        flow = TWISTS[part.name](s, seat, card)
        if flow is not None:
            yield from flow


# --- gaining (N7.1) ---


def gain(s: Position, seat: int, card: int, part: Gain, rule: str) -> Flow[None]:
    times = counted(s, seat, card, part.per) if part.per else 1
    if part.most:
        times = min(times, part.most)
    if not times:
        return
    amounts = part.either[0]
    if len(part.either) > 1:
        options = [
            Option("get:" + amounts_key(each), Message("north-do-get", as_args(each)), (), 1, i)
            for i, each in enumerate(part.either)
        ]
        what = Message("north-ask-get", {"card": s.cards.name(card)})
        picks = yield from choose(Ask(seat, what, options, rule="N7.11-b"))
        amounts = part.either[picks[0]]
    yield from take(s, seat, [n * times for n in amounts])


def amounts_key(amounts: Amounts) -> str:
    return "-".join(f"{n}{THINGS[i]}" for i, n in enumerate(amounts) if n)


def take(s: Position, seat: int, amounts: Amounts) -> Flow[None]:
    """From the general supply; resources of one's choice are asked for."""
    if amounts[ANY]:
        options = [
            Option(
                f"resource:{THINGS[thing]}",
                Message("north-do-resource", {"thing": THINGS[thing]}),
                (),
                amounts[ANY],
                thing,
            )
            for thing in RESOURCES
        ]
        what = Message("north-ask-resource", {"count": amounts[ANY]})
        picks = yield from choose(Ask(seat, what, options, amounts[ANY], amounts[ANY], rule="N7.1-a"))
        amounts = amounts[:]
        for i in picks:
            amounts[options[i].value] += 1
        amounts[ANY] = 0
    take_plain(s, seat, amounts)


def take_plain(s: Position, seat: int, amounts: Amounts) -> None:
    own = s.stock[seat]
    for thing in range(TOKEN_KINDS):
        if amounts[thing]:
            own[thing] += amounts[thing]
    if amounts[SHIP] or amounts[COMMON_SHIP]:
        amounts = amounts[:]
        ships, common = ships_left(s, seat)
        amounts[SHIP] = min(amounts[SHIP], ships)
        amounts[COMMON_SHIP] = min(amounts[COMMON_SHIP], common)
        own[SHIP] += amounts[SHIP]
        own[COMMON_SHIP] += amounts[COMMON_SHIP]
    if s.events is not None:
        told = amounts[:]
        told[CARD] = 0  # drawing tells of itself
        if any(told):
            s.tell("gain", seat, as_args(told))
    if amounts[VP]:
        s.gain_points(seat, amounts[VP])
    if amounts[CARD]:
        draw(s, seat, amounts[CARD], s.hand[seat])


def ships_left(s: Position, seat: int) -> tuple[int, int]:
    """Ships that can still be had: nobody has more than the one extra in the box (N1.1-c), and there are three common
    ones (N11.1-h)."""
    owned = s.stock[seat][SHIP] + sum(ship[0] == seat and not ship[3] for ship in s.queue)
    out = sum(stock[COMMON_SHIP] for stock in s.stock) + sum(ship[3] for ship in s.queue)
    return MOST_SHIPS - owned, COMMON_SHIPS - out


def counted(s: Position, seat: int, card: int, what: str) -> int:
    """How many things a gain is multiplied by."""
    own = s.empire[seat]
    name, _, of = what.partition(" ")
    if name.startswith("type:"):
        return of_type(s, seat, name.removeprefix("type:"))
    if name == "island":
        return sum(s.face(each).kind == ISLAND for each in own)
    if name == "field":
        return sum(s.effective(each).kind == FIELD and each not in s.host for each in own)
    if name == "upgrade":
        return sum(each in s.host for each in own)
    if name == "exhausted":
        return sum(each in s.exhausted for each in own)
    if name == "ship-out":
        return sum(ship[0] == seat for ship in s.queue)
    if name == "boost-played":
        return s.played[seat]
    if name == "built":
        return s.built[seat]
    things = [THINGS.index(of)] if of and of != "resource" else list(RESOURCES) if of else list(TOKENS)
    return sum(sum(s.on[each][thing] for thing in things) for each in own if each in s.on)


def of_type(s: Position, seat: int, type: str) -> int:
    """Cards of the own empire with a type icon (N7.12); a copy counts as what it copies."""
    return sum(s.effective(each).type == type for each in s.empire[seat])


# --- refreshing (N7.5) ---


def refresh(s: Position, seat: int, part: Refresh) -> Flow[None]:
    if part.what == "worker":
        count = min(part.count or s.tired[seat], s.tired[seat])
        s.tired[seat] -= count
        s.stock[seat][WORKER] += count
        if count:
            s.tell("refresh-workers", seat, {"count": count})
        return
    cards = refreshable(s, seat, part.what)
    count = min(part.count or len(cards), len(cards))
    picked = yield from pick_cards(s, seat, cards, count, count, "north-ask-refresh", "N6.2-c")
    for card in picked:
        s.exhausted.discard(card)
        s.raider.pop(card, None)
    if picked:
        s.tell("refresh", seat, {"count": len(picked)}, picked, f"empire:{seat}", f"empire:{seat}")


def pick_cards(
    s: Position, seat: int, cards: list[int], least: int, most: int, what: str, rule: str, asking: int = NOTHING
) -> Flow[list[int]]:
    """Some of these cards of the empire, by the player's choice; `asking` is the card that lets them choose."""
    if not cards or not most:
        return []
    options = [
        Option(f"card:{key}", Message("north-do-card", words_for(s, seat, card)), (ref,), 1, card)
        for card in cards
        for key, ref in (names_of(s, seat, card),)
    ]
    args: Args = {"count": most} if asking == NOTHING else {"count": most, "card": s.cards.name(asking)}
    picks = yield from choose(Ask(seat, Message(what, args), options, least, most, rule=rule))
    return [cards[i] for i in picks]


# --- assigning and releasing (N7.3, N7.4) ---


def assign(s: Position, seat: int, card: int, part: Assign) -> Flow[None]:
    """From the own supply onto the card; gold stands in for nothing here."""
    own = s.stock[seat]
    things = list(RESOURCES) if part.thing == ANY else [part.thing]
    most = min(part.count, sum(own[thing] for thing in things))
    least = 0 if part.upto else most
    if not most:
        return
    options = [
        Option(
            f"assign:{THINGS[thing]}",
            Message("north-do-assign", {"thing": THINGS[thing]}),
            (),
            min(most, own[thing]),
            thing,
        )
        for thing in things
        if own[thing]
    ]
    what = Message("north-ask-assign", {"card": s.cards.name(card), "count": most})
    picks = yield from choose(Ask(seat, what, options, least, most, rule="N7.3-a"))
    for i in picks:
        thing = options[i].value
        own[thing] -= 1
        add_tokens(s, card, thing, 1)
    if picks:
        s.tell("assign", seat, {"card": s.cards.name(card), "count": len(picks)})
        yield from fire(s, seat, "assign")


def release(s: Position, seat: int, part: Release) -> Flow[None]:
    """From any own cards back to the supply."""
    places = releasable(s, seat, part.thing)
    total = sum(count for _, _, count in places)
    count = min(part.count or total, total)
    if not count:
        return
    options = [
        Option(
            f"release:{key_of(s, seat, card)}:{THINGS[thing]}",
            Message("north-do-release", words_for(s, seat, card) | {"thing": THINGS[thing]}),
            (ref_of(s, seat, card),),
            min(n, count),
            i,
        )
        for i, (card, thing, n) in enumerate(places)
    ]
    picks = yield from choose(
        Ask(seat, Message("north-ask-release", {"count": count}), options, count, count, rule="N7.4-a")
    )
    for i in picks:
        card, thing, _ = places[i]
        add_tokens(s, card, thing, -1)
        s.stock[seat][thing] += 1
    s.tell("release", seat, {"count": count})
    yield from fire(s, seat, "release")


# --- own cards that go ---


def discard_own(s: Position, seat: int, card: int, part: Discard, rule: str) -> Flow[None]:
    cards = [other for other in s.empire[seat] if other != card]
    picked = yield from pick_cards(s, seat, cards, 0, min(part.count, len(cards)), "north-ask-discard-own", "N7.17-a")
    left = 0
    for other in picked:
        if other in s.empire[seat]:  # an upgrade may have left with its field
            gone = leave_empire(s, seat, other)
            put_away(s, seat, gone, f"empire:{seat}")
            left += len(gone)
    for _ in picked:
        if part.gain is not None:
            yield from gain(s, seat, card, part.gain, rule)
        yield from fire(s, seat, "discard", 1)
    if s.rules < 2:
        return
    # upgrades that nobody picked were discarded too, if for nothing (N11.1-n)
    yield from fire(s, seat, "discard", left - len(picked))


def return_own(s: Position, seat: int, part: Return) -> Flow[None]:
    """A built location comes back to the hand; what lay on it goes back too."""
    cards = returnable(s, seat)
    count = min(part.count, len(cards))
    picked = yield from pick_cards(s, seat, cards, count, count, "north-ask-return", "N7.19-a")
    for card in picked:
        leave_empire(s, seat, card)
        s.hand[seat].append(card)
        s.tell("return", seat, {"card": s.cards.name(card)}, [card], f"empire:{seat}", f"hand:{seat}")


def search(s: Position, seat: int, part: Search) -> Flow[None]:
    """Looks through the deck, takes such a card if there is one, and shuffles (N7.7)."""
    deck = s.deck[seat]
    s.cards.learn(seat, deck)
    found = sorted({s.cards.face[card] for card in deck if sought(s, card, part.what)})
    if found:
        names = [s.cards.names[face] for face in found]
        options = [
            Option(f"find:{name}", Message("north-do-find", {"card": name}), (), 1, face)
            for name, face in zip(names, found, strict=True)
        ]
        picks = yield from choose(
            Ask(seat, Message("north-ask-find"), options, rule="N7.7-a", private=True, secret=True)
        )
        card = next(card for card in deck if s.cards.face[card] == found[picks[0]])
        deck.remove(card)
        s.hand[seat].append(card)
        s.tell("find", seat, {}, [card], f"deck:{seat}", f"hand:{seat}", 1 << seat)
    else:
        yield from pause(seat)
    s.cards.hide(deck)
    s.rng.shuffle(deck)


def sought(s: Position, card: int, what: str) -> bool:
    face = s.face(card)
    if what.startswith("type:"):
        return face.type == what.removeprefix("type:")
    return face.kind == what or (what == "field" and face.kind == UPGRADE)


# --- discs and ships ---


def move_disc(s: Position, seat: int) -> Flow[None]:
    """A used disc to any other tile, without its action; it is not turned (N7.13)."""
    options: list[Option] = []
    for number, disc in enumerate(s.discs[seat]):
        if disc != IN_SUPPLY:
            for place in range(5):
                if place != disc[0]:
                    tile = s.tiles[place]
                    words: Args = {"from": TILES[s.tiles[disc[0]]], "tile": TILES[tile]}
                    if number and s.discs[seat][0][0] == disc[0]:
                        words["nth"] = 2
                    text = Message("north-do-move-disc", words)
                    ref = Ref("tile", str(tile))
                    options.append(Option(f"disc:{number}:{place}", text, (ref,), values=(number, place)))
    if not options:
        return
    picks = yield from choose(Ask(seat, Message("north-ask-move-disc"), options, rule="N7.13-a"))
    number, place = options[picks[0]].values
    _, turned = s.discs[seat][number]
    s.discs[seat][number] = (place, turned)
    s.tell("move-disc", seat, {"tile": TILES[s.tiles[place]]})


def move_ship(s: Position, seat: int) -> Flow[None]:
    """Swaps with the ship directly in front (N7.14)."""
    options = [
        Option(f"ship:{i}", Message("north-do-move-ship", {"number": i + 1}), (Ref("ship", str(i)),), 1, i)
        for i, ship in enumerate(s.queue)
        if i and ship[0] == seat
    ]
    if not options:
        return
    picks = yield from choose(Ask(seat, Message("north-ask-move-ship"), options, rule="N7.14-a"))
    at = options[picks[0]].value
    s.queue[at - 1], s.queue[at] = s.queue[at], s.queue[at - 1]
    s.tell("move-ship", seat, {"number": at})


VERBS["move disc"] = move_disc
VERBS["move ship"] = move_ship


# --- features that trigger (N7.10) ---


def fire(s: Position, seat: int, trigger: str, times: int = 1, type: str = "", but: int = NOTHING) -> Flow[None]:
    """All own features that wait for this; one with a price may be declined. A card does not trigger itself."""
    for card, feature in realm(s, seat).triggers:
        if feature.trigger != trigger or card == but or (feature.type and feature.type != type):
            continue
        deed = feature.deed
        assert deed is not None
        for _ in range(times):
            if card not in s.empire[seat]:
                break
            if deed.price is not None:
                if not can_pay(s, seat, deed.price) or not (yield from wants(s, seat, card)):
                    break
            s.tell("feature", seat, {"card": s.cards.name(card)})
            yield from carry_out(s, seat, card, deed, "N7.10-a")
