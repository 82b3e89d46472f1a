"""Setup (N2)."""

from __future__ import annotations

from typing import Final, cast

from kronika.engine.ask import Ask, Flow, Option, Refusal
from kronika.engine.cards import Cards
from kronika.engine.flow import all_of, choose
from kronika.engine.game import State
from kronika.engine.message import Message, Ref
from kronika.engine.rng import Rng
from kronika.engine.setup import Setup
from kronika.games.north.decks import draw, put_away
from kronika.games.north.faces import CLANS, NAMES, OWN_CLANS, of_clan, of_distance
from kronika.games.north.goods import SHIP, WORKER, none
from kronika.games.north.resolve import take_plain
from kronika.games.north.state import IN_SUPPLY, LOOKOUT, NOTHING, Position
from kronika.games.north.turn import to_keep, turn_up

WORKERS: Final = 5
SHIPS: Final = 2
DEALT: Final = 5
SOLO: Final = {"1": (25, 4), "2": (30, 4), "3": (35, 4), "4": (40, 4)}
"""Alone: points to reach on the track, and in how many rounds, by level (a scenario of ours)."""
KEPT: Final = 3


def new_position(seats: int, setup: Setup, rng: Rng, rules: int) -> Position:
    """Everything up to the first choice: who leads which clan."""
    s = Position(seats, rng, Cards(NAMES, [], {}))
    s.rules = rules
    s.raze_points = cast("bool", setup["raze-points"])
    s.own_decks = setup["decks"] == "own"
    if seats == 1:
        s.goal, s.goal_rounds = SOLO[cast("str", setup["solo"])]
    for distance, name in enumerate(("near", "distant")):
        s.islands[distance] = [s.cards.add(face.number) for face in of_distance(name) for _ in range(face.copies)]
        rng.shuffle(s.islands[distance])
    tiles = list(range(5))
    rng.shuffle(tiles)
    s.tiles = tiles
    s.clan = [NOTHING] * seats
    s.discs = [[IN_SUPPLY, IN_SUPPLY] for _ in range(seats)]
    s.stock = [none() for _ in range(seats)]
    s.tired = [0] * seats
    s.deck = [[] for _ in range(seats)]
    s.hand = [[] for _ in range(seats)]
    s.drawn = [[] for _ in range(seats)]
    s.discard = [[] for _ in range(seats)]
    s.empire = [[] for _ in range(seats)]
    s.realms = [None] * seats
    s.passed = [False] * seats
    s.played = [0] * seats
    s.built = [0] * seats
    s.first = s.turn = rng.below(seats)
    clans = setup["clans"]
    if isinstance(clans, list):
        s.clan = [CLANS.index(str(name)) for name in clans]
    elif clans == "first-game":
        s.clan = [CLANS.index(name) for name in ("glenn", "ulaf", "panuk", "heidel")[:seats]]
    elif clans == "random":
        order = list(range(len(CLANS)))
        rng.shuffle(order)
        s.clan = order[:seats]
    s.drafts = clans == "draft"
    for distance in range(2):
        turn_up(s, distance)
    return s


def set_up(s: Position) -> Flow[None]:
    if s.drafts:
        yield from strike_clans(s)
    yield from choose_clans(s)
    s.tell("start", NOTHING)
    for seat in range(s.seats):
        lay_out(s, seat)
    yield from first_hands(s)
    s.phase = LOOKOUT


def strike_clans(s: Position) -> Flow[None]:
    """A draft: in turn order each strikes a clan, as long as enough of them are left for all (N11.1-o)."""
    spare = len(CLANS) - s.seats if s.seats > 1 else 0
    for seat in s.order(s.first)[:spare]:
        options = clan_options(s, "strike")
        picks = yield from choose(Ask(seat, Message("north-ask-strike"), options, rule="N11.1-o", refuse=refused_clans))
        s.struck.append(options[picks[0]].value)
        s.tell("strike", seat, {"clan": CLANS[s.struck[-1]]})


def choose_clans(s: Position) -> Flow[None]:
    """In turn order, in a draft the other way round (N11.1-o); a clan has one leader only (N2.3-a)."""
    order = s.order(s.first)
    for seat in reversed(order) if s.drafts else order:
        if s.clan[seat] != NOTHING:
            continue
        options = clan_options(s, "clan")
        rule = "N11.1-o" if s.drafts else "N2.3-a"
        picks = yield from choose(Ask(seat, Message("north-ask-clan"), options, rule=rule, refuse=refused_clans))
        s.clan[seat] = options[picks[0]].value
        s.tell("clan", seat, {"clan": CLANS[s.clan[seat]]})


def clan_options(s: Position, verb: str) -> list[Option]:
    """The clans that are neither led nor struck."""
    return [
        Option(f"{verb}:{name}", Message(f"north-do-{verb}", {"clan": name}), (Ref("clan", name),), 1, i)
        for i, name in enumerate(CLANS)
        if i not in s.clan and i not in s.struck
    ]


def refused_clans(state: State, seat: int) -> list[Refusal]:
    """Who leads a clan already, and which ones are out."""
    assert isinstance(state, Position)
    led = [(clan, Message("north-why-led"), "N2.3-a") for clan in state.clan if clan != NOTHING]
    struck = [(clan, Message("north-why-struck"), "N11.1-o") for clan in state.struck]
    return [
        Refusal(f"clan:{CLANS[clan]}", why, rule, (Ref("clan", CLANS[clan]),)) for clan, why, rule in (*led, *struck)
    ]


def lay_out(s: Position, seat: int) -> None:
    """Starting locations with their goods, five workers, two ships, the shuffled deck (N2.3, N2.5)."""
    clan = CLANS[s.clan[seat]]
    for face in of_clan(clan, s.own_decks and clan in OWN_CLANS, s.rules):
        cards = [s.cards.add(face.number) for _ in range(face.copies)]
        if face.start:
            for card in cards:
                s.settle(seat, card)
                take_plain(s, seat, face.yields)
        else:
            s.deck[seat] += cards
    s.rng.shuffle(s.deck[seat])
    s.stock[seat][WORKER] += WORKERS
    s.stock[seat][SHIP] += SHIPS


def first_hands(s: Position) -> Flow[None]:
    """Draw five, keep three, all at once; no worker is paid (N2.6)."""
    asks = []
    for seat in range(s.seats):
        drawn = draw(s, seat, DEALT, s.drawn[seat])
        what = Message("north-ask-first-hand", {"count": KEPT})
        asks.append(Ask(seat, what, to_keep(s, drawn), KEPT, KEPT, rule="N2.6-a", private=True, secret=True))
    picks = yield from all_of(asks, shows=True)
    for seat in range(s.seats):
        drawn = s.drawn[seat]
        s.drawn[seat] = []
        s.hand[seat] = [drawn[i] for i in picks[seat]]
        put_away(s, seat, [card for i, card in enumerate(drawn) if i not in picks[seat]], f"looked:{seat}")
