"""Caravan: a toy that needs what the big games will need.

Each seat leads a caravan along a road of six places. A round is:
1. *Packing* (side by side): every seat, at its own pace, buys goods one by one until it stops (sub-flows).
2. *Bidding* (hidden, simultaneous): every seat bids some of its coins; the highest bid pays and leads.
3. *Scouting*: the leader peeks at one of the face-down places and remembers it.
4. *Dealing*: the leader offers goods to the next seat, who accepts, refuses or counters.
5. *Travelling*: each seat moves to a place. A place turned up may forbid (a flood), demand (a guide) or let ignore
   (a boat ignores floods); so must, can't and ignore meet.
After three rounds the most goods win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from kronika.bots.random import RandomBot
from kronika.engine.ask import Ask, Flow, Option, Refusal, Reply
from kronika.engine.cards import EVERYONE, Cards, bit
from kronika.engine.flow import all_of, bargain, choose, consent, together
from kronika.engine.game import Bot, Game, Result, Sight, State, Variant
from kronika.engine.message import Message, Ref
from kronika.engine.rng import Rng
from kronika.engine.setup import Setup, SetupItem

PLACES = ["flood", "guide", "boat", "market", "desert", "oasis"]
ROUNDS = 3


class Road(State):
    __slots__ = ("at", "coins", "goods", "leader", "places", "round")

    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.places: list[int] = []
        self.coins = [6] * seats
        self.goods = [0] * seats
        self.at = [-1] * seats
        self.leader = 0
        self.round = 0

    def copy(self) -> Road:
        twin = Road(self.seats, self.rng.copy(), self.cards.copy())
        twin.rules = self.rules
        twin.over = self.over
        twin.places = self.places[:]
        twin.coins = self.coins[:]
        twin.goods = self.goods[:]
        twin.at = self.at[:]
        twin.leader = self.leader
        twin.round = self.round
        return twin

    def plain(self) -> object:
        zones = [self.places, self.coins, self.goods, self.at, self.leader, self.round]
        return [self.cards.plain(), self.rng.state, self.over, zones]

    def zones(self) -> list[list[int]]:
        return [self.places]

    def turned_up(self, place: int) -> bool:
        return self.cards.known.get(place, 0) == EVERYONE


class RoadSight(Sight[Road]):
    def known_places(self) -> list[tuple[int, str]]:
        """Places by position that this seat knows: turned up, or peeked at and remembered."""
        found: list[tuple[int, str]] = []
        for spot, place in enumerate(self._s.places):
            if self._s.cards.knows(self.seat, place):
                found.append((spot, self._s.cards.name(place)))
        return found


class Caravan(Game[Road]):
    id: ClassVar[str] = "caravan"
    variants: ClassVar[Sequence[Variant]] = (Variant(2, 4),)
    setup_items: ClassVar[Sequence[SetupItem]] = (SetupItem("start", "random", ["random", "first"]),)
    bots: ClassVar[Mapping[str, type[Bot]]] = {"random": RandomBot}

    def new(self, seats: int, setup: Setup, rng: Rng, rules: int) -> Road:
        state = Road(seats, rng, Cards(PLACES, list(range(len(PLACES))), {}))
        state.places = list(range(len(PLACES)))
        rng.shuffle(state.places)
        state.leader = 0 if setup["start"] == "first" else rng.below(seats)
        return state

    def opening(self, state: Road) -> list[Ask]:
        return []

    def step(self, state: Road, reply: Reply | None) -> Flow[None]:
        packed = yield from together({seat: pack(state, seat) for seat in range(state.seats)})
        for seat, bought in packed.items():
            state.tell(f"caravan-packed-{bought}", seat)
        yield from bid(state)
        yield from scout(state)
        yield from deal(state)
        for seat in state.order(state.leader):
            yield from travel(state, seat)
        state.round += 1
        state.over = state.round == ROUNDS

    def sight(self, state: Road, seat: int | None) -> RoadSight:
        return RoadSight(state, seat)

    def view(self, sight: RoadSight) -> dict[str, Any]:
        s = sight._s
        places = [{"face": name, "spot": spot} for spot, name in sight.known_places()]
        zone = {"id": "road", "owner": None, "kind": "road", "count": len(s.places), "cards": places}
        seats = [{"seat": i, "coins": s.coins[i], "goods": s.goods[i], "at": s.at[i]} for i in range(s.seats)]
        return {
            "turn": s.leader,
            "phase": f"round-{s.round}",
            "seats": seats,
            "zones": [zone],
            "tracks": [],
            "tokens": [],
            "extra": {},
        }

    def hidden(self, state: Road, seat: int | None) -> list[list[int]]:
        return [[place for place in state.places if not state.cards.knows(seat, place)]]

    def result(self, state: Road) -> Result:
        scores = state.goods[:]
        return Result.ranked(scores, Message("caravan-end"), [{"goods": n} for n in scores])


def word(key: str) -> Option:
    return Option(key, Message(f"caravan-{key}"))


def pack(s: Road, seat: int) -> Flow[int]:
    """Buys goods for a coin each until the seat stops; nobody waits for it."""
    bought = 0
    while s.coins[seat] > 0:
        (pick,) = yield from choose(Ask(seat, Message("caravan-pack"), [word("stop"), word("good")]))
        if pick == 0:
            break
        s.coins[seat] -= 1
        s.goods[seat] += 1
        bought += 1
    return bought


def bid(s: Road) -> Flow[None]:
    """All bid in secret; nothing shows before the last bid is in. Ties go to the lower seat."""
    asks = [
        Ask(
            seat,
            Message("caravan-bid"),
            [Option("coin", Message("caravan-coin"), (), coins)],
            0,
            coins,
            private=True,
            secret=True,
        )
        for seat, coins in enumerate(s.coins)
        if coins
    ]
    picks = yield from all_of(asks)
    bids = [len(picks.get(seat, [])) for seat in range(s.seats)]
    s.leader = bids.index(max(bids))
    s.coins[s.leader] -= max(bids)
    s.tell("caravan-leads", s.leader)


def scout(s: Road) -> Flow[None]:
    """The leader peeks at a face-down place and remembers it."""
    spots = [spot for spot, place in enumerate(s.places) if not s.turned_up(place)]
    if not spots:
        return
    options = [
        Option(f"peek:{spot}", Message("caravan-peek", {"spot": spot + 1}), (Ref("spot", str(spot)),)) for spot in spots
    ]
    (pick,) = yield from choose(Ask(s.leader, Message("caravan-scout"), options))
    place = s.places[spots[pick]]
    s.cards.learn(s.leader, [place])
    s.tell("caravan-peeks", s.leader, {}, [place], "road", "road", bit(s.leader))


def deal(s: Road) -> Flow[None]:
    """Goods against coins with the next seat; whole or not at all."""
    partner = (s.leader + 1) % s.seats
    if not (yield from consent(partner, Message("caravan-talk"))):
        return

    def terms(giver: int, taker: int) -> list[Option]:
        give = [Option("give-good", Message("caravan-give"), (), s.goods[giver])] if s.goods[giver] else []
        want = [Option("want-coin", Message("caravan-want"), (), s.coins[taker])] if s.coins[taker] else []
        return give + want

    agreed = yield from bargain(s.leader, partner, "caravan-deal", terms)
    if agreed is None:
        s.tell("caravan-no-deal", s.leader)
        return
    taker = partner if agreed.proposer == s.leader else s.leader
    goods, coins = agreed.terms.count("give-good"), agreed.terms.count("want-coin")
    s.goods[agreed.proposer] -= goods
    s.goods[taker] += goods
    s.coins[taker] -= coins
    s.coins[agreed.proposer] += coins
    s.tell("caravan-deal-done", agreed.proposer)


def ways(s: Road, seat: int) -> tuple[list[int], list[Refusal]]:
    """Where a seat may travel, and where not and why: a flood can't be entered, a guide must be met if able, at a boat
    floods are ignored."""
    face = {spot: s.cards.name(place) for spot, place in enumerate(s.places) if s.turned_up(place)}
    spots = [spot for spot in range(len(s.places)) if spot != s.at[seat]]
    floods = [] if face.get(s.at[seat]) == "boat" else [spot for spot in spots if face.get(spot) == "flood"]
    dry = [spot for spot in spots if spot not in floods]
    guides = [spot for spot in dry if face.get(spot) == "guide"]
    refused = [Refusal(f"go:{spot}", Message("caravan-why-flood"), "C5") for spot in floods]
    if guides:
        refused += [Refusal(f"go:{spot}", Message("caravan-why-guide"), "C5") for spot in dry if spot not in guides]
    return guides or dry, refused


def travel(s: Road, seat: int) -> Flow[None]:
    spots, _ = ways(s, seat)
    options = [
        Option(f"go:{spot}", Message("caravan-go", {"spot": spot + 1}), (Ref("spot", str(spot)),)) for spot in spots
    ]

    def refuse(state: State, who: int) -> list[Refusal]:
        assert isinstance(state, Road)
        return ways(state, who)[1]

    ask = Ask(seat, Message("caravan-travel"), options, rule="C5", refuse=refuse)
    (pick,) = yield from choose(ask)
    s.at[seat] = spots[pick]
    place = s.places[s.at[seat]]
    if not s.turned_up(place):
        s.cards.reveal([place])
        s.tell("caravan-arrives", seat, {}, [place], "road", "road")
    if s.cards.name(place) == "market":
        s.coins[seat] += 2
