"""What the jarl reads off the table before a decision: rounds left, prices of things, worths of tiles and deeds."""

from __future__ import annotations

from typing import Final

from kronika.games.north.bots.jarl.weights import Weights
from kronika.games.north.effects import (
    CONSTRUCT,
    EXPLORE,
    HARVEST,
    POPULATE,
    SAIL,
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
from kronika.games.north.faces import BOOST, FIELD, ISLAND, LOCATION, UPGRADE, Face
from kronika.games.north.goods import (
    ANY,
    CARD,
    COMMON_SHIP,
    FISH,
    FOOD,
    GOLD,
    RAZE,
    RESOURCES,
    SHIP,
    TOKENS,
    VP,
    WORKER,
    Amounts,
)
from kronika.games.north.sight import NorthSight, Place
from kronika.games.north.state import NEAR

OFTEN: Final = {
    "conquer": 0.6,
    "pillage": 1.3,
    "build": 2.5,
    "populate": 0.8,
    "harvest": 1.4,
    "sail": 1.5,
    "raid": 0.3,
    "assign": 1.2,
    "release": 0.6,
    "boost": 1.0,
    "discard": 0.8,
    "explore": 0.8,
}
"""How often a round brings what a feature waits for."""
NEAR_LAST: Final = 1.2
DISTANT_LAST: Final = 2.05
"""What pillaging an island of each deck scores on average in the last round."""
RESOURCE: Final = 0.5
"""What a resource brings at the end."""


class Assessment:
    """Worths are in points. `left` counts the rounds after this one; `now` is whether this one can still be used."""

    __slots__ = (
        "_beside",
        "_nested",
        "_tiles",
        "actions",
        "fade",
        "fee",
        "fields",
        "hand",
        "later",
        "left",
        "on",
        "price",
        "queue",
        "rested",
        "seat",
        "sight",
        "stock",
        "t",
        "tired",
        "triggers",
    )

    def __init__(self, sight: NorthSight, weights: Weights) -> None:
        assert sight.seat is not None
        self.sight = sight
        self.t = weights
        self.seat = sight.seat
        self.stock = sight.stock(self.seat)
        self.rested = self.stock[WORKER]
        self.tired = sight.tired(self.seat)
        self.hand = sight.hand_faces()
        self.queue = sight.queue()
        self.left = rounds_left(sight, weights)
        self.fade = min(1.0, self.left)
        self.actions: list[tuple[Place, Face]] = []
        self.fields: list[Place] = []
        self.triggers: dict[str, float] = {}
        self.on: list[int] = [0] * len(TOKENS)
        self._tiles: list[float] = [0.4, 0.7, 1.0, 1.0, 1.6]
        self._beside: list[float] = []
        self._nested = False
        self.fee: list[float] = []
        self.price = self.first_prices()
        self.later = weights.worker
        self.read_empire()
        self.later = self.worker_later()
        self.price[WORKER] = self.fee[WORKER] = self.worker_now()
        self.weigh_tiles()

    # --- prices ---

    def first_prices(self) -> list[float]:
        t, fade = self.t, self.fade
        price = [RESOURCE] * 13
        price[FOOD] += 0.15 * fade
        fee = price[:]
        wanted = self.wanted()
        for thing in RESOURCES:
            short = wanted[thing] - self.stock[thing]
            if short > 0:
                price[thing] += t.need * fade * min(1.0, short / 2)
                fee[thing] += t.pinch * fade * min(1.0, short / 2)
        price[GOLD] = 1 + t.gold * fade
        price[RAZE] = 0.1 + t.raze * fade + (1.0 if self.sight.raze_points else 0.0)
        price[WORKER] = t.worker
        price[CARD] = t.late_card + (t.card - t.late_card) * fade
        price[VP] = 1.0 + self.lead() * t.rush
        price[SHIP] = price[COMMON_SHIP] = 1.2 * self.left
        price[ANY] = max(price[thing] for thing in RESOURCES)
        if self.sight.seats == 1:
            # Alone only the track counts (N10.1): goods are worth what they can still become.
            price[GOLD] = RESOURCE + t.gold
            for thing in (*RESOURCES, GOLD, RAZE, CARD, ANY):
                price[thing] *= 0.1 + t.alone * fade
                fee[thing] *= 0.1 + t.alone * fade
        for thing in (GOLD, RAZE, WORKER, CARD, VP, SHIP, COMMON_SHIP):
            fee[thing] = price[thing]
        self.fee = fee
        return price

    def lead(self) -> float:
        """How far ahead of the best rival one is, from -1 to 1: whoever is ahead wants the end."""
        sight = self.sight
        if sight.seats == 1:
            return 0.0
        best = max(sight.points(seat) for seat in range(sight.seats) if seat != self.seat)
        return max(-1.0, min(1.0, (sight.points(self.seat) - best) / 10))

    def wanted(self) -> list[float]:
        """Resources that cards in hand and own actions ask for."""
        wanted = [0.0] * 13
        wanted[FOOD] = 1.5
        for face in self.hand:
            if face.kind == LOCATION:
                for thing in RESOURCES:
                    wanted[thing] += face.cost[thing]
        for card in self.sight.empire(self.seat):
            action = self.sight.face_of(card).action
            if action is not None and action.price is not None:
                for thing in RESOURCES:
                    wanted[thing] += action.price[thing]
        return wanted

    def worker_now(self) -> float:
        """What one more worker could do this round: the best action that those at hand do not reach."""
        values = [self.deed(face.action, face, True) / n for n, face in self.workplaces(self.actions) if face.action]
        for face in self.hand:
            if face.kind == LOCATION and face.action is not None and face.action.price is not None:
                if face.action.price[WORKER] and affordable(self.stock, face.cost):
                    values.append(self.t.soon * self.deed(face.action, face, True))
        values.sort(reverse=True)
        best = values[self.rested] if self.rested < len(values) else 0.0
        return max(self.t.idle, best)

    def worker_later(self) -> float:
        """What a worker is worth in a round to come: less, if there are more than there is work for."""
        work = 3.0 + sum([wants_worker(face) for _, face in self.actions])
        work += self.t.soon * sum([wants_worker(face) for face in self.hand])
        spare = self.sight.workers(self.seat) - work
        return self.t.worker * max(0.1, min(1.3, 1.0 - spare * self.t.spare))

    def workplaces(self, actions: list[tuple[Place, Face]]) -> list[tuple[int, Face]]:
        """Own actions that want workers, and how many."""
        found: list[tuple[int, Face]] = []
        for card, face in actions:
            action = face.action
            if action is None or self.sight.exhausted(card):
                continue
            count = action.price[WORKER] if action.price is not None else 0
            count += sum(part.count for part in action.parts if isinstance(part, Assign) and part.thing == WORKER)
            if count:
                found.append((count, face))
        return found

    def permanent(self) -> float:
        """A worker gained: this round and all to come."""
        return max(self.price[WORKER], self.t.idle) + self.left * self.later

    # --- the own empire ---

    def read_empire(self) -> None:
        sight = self.sight
        for card in sight.empire(self.seat):
            face = sight.face_of(card)
            if face.action is not None:
                self.actions.append((card, face))
            if face.kind == FIELD and not sight.attached(card):
                self.fields.append(card)
            feature = face.feature
            if feature is not None and feature.trigger and feature.deed is not None and not feature.type:
                worth = max(0.0, self.deed(feature.deed, face, True))
                self.triggers[feature.trigger] = self.triggers.get(feature.trigger, 0.0) + worth
            if face.kind in (LOCATION, ISLAND):
                for thing, n in enumerate(sight.tokens(card)):
                    self.on[thing] += n

    # --- amounts and deeds ---

    def worth(self, amounts: Amounts) -> float:
        price = self.price
        total = 0.0
        for thing, n in enumerate(amounts):
            if n:
                total += n * (self.permanent() if thing == WORKER else price[thing])
        return total

    def cost(self, amounts: Amounts | None) -> float:
        """What paying takes away; workers come back tomorrow."""
        if amounts is None:
            return 0.0
        fee = self.fee
        total = 0.0
        for thing, n in enumerate(amounts):
            if n:
                total += n * fee[thing]
        return total

    def deed(self, deed: Deed, face: Face, now: bool) -> float:
        """What a deed brings without its workers, who are weighed apart; goods that it takes are taken off."""
        total = 0.0
        if deed.price is not None:
            total -= self.cost(deed.price) - deed.price[WORKER] * self.price[WORKER]
        for part in deed.parts:
            worth = self.part(part, face, now)
            total += max(0.0, worth) if part.may else worth
        return total

    def use(self, face: Face) -> float:
        """Using an own action now, workers taken off."""
        action = face.action
        assert action is not None
        workers = action.price[WORKER] if action.price is not None else 0
        return self.deed(action, face, True) - workers * self.price[WORKER]

    def part(self, part: Effect, face: Face, now: bool) -> float:
        if isinstance(part, Gain):
            times = self.times(part, now)
            return max([self.worth(each) for each in part.either]) * times if times else 0.0
        if isinstance(part, Perform):
            return self._tiles[part.tile] + (self._beside[part.tile] if self._beside and now else 0.0)
        if self._nested and isinstance(part, (Refresh, Discard, Return)):
            now = False  # these weigh other cards in turn, but not for ever
        if isinstance(part, Refresh):
            return self.refreshing(part, now)
        if isinstance(part, Assign):
            return self.assigning(part, face, now)
        if isinstance(part, Release):
            return self.releasing(part, now)
        if isinstance(part, Discard):
            return self.discarding(part, now)
        if isinstance(part, Return):
            return self.returning(now)
        if isinstance(part, Search):
            return 1.5 * self.price[CARD]
        if isinstance(part, Call):
            return self.calling(part.name, now)
        assert isinstance(part, Simple)
        return self.moving(part.verb, now)

    def moving(self, verb: str, now: bool) -> float:
        """A disc that may be used from elsewhere, a place in the queue, or a ship home early to sail once more."""
        out = any(ship[0] == self.seat for ship in self.queue)
        if verb == "resolve ship":
            return (0.3 + 0.5 * self._tiles[SAIL] if out else 0.0) if now else 0.5 * self._tiles[SAIL]
        if verb == "move ship":
            return 0.3 if out or not now else 0.0
        fresh = any(disc is not None and not disc[1] for disc in self.sight.discs(self.seat))
        return 0.5 if fresh or not now else 0.0

    def times(self, part: Gain, now: bool) -> float:
        if not part.per:
            return 1.0
        times = float(self.sight.counted(self.seat, part.per))
        if not now:
            times += 1.0 if part.per not in ("boost-played", "built", "exhausted", "ship-out") else max(0, 1.5 - times)
        return min(times, part.most) if part.most else times

    def refreshing(self, part: Refresh, now: bool) -> float:
        if part.what == "worker":
            if not now:
                return min(part.count or 3, 2) * self.later
            return min(part.count or self.tired, self.tired) * self.price[WORKER]
        if not now:
            return 0.7
        self._nested = True
        worths = [
            self.use(face)
            for card, face in self.actions
            if self.sight.exhausted(card) and (part.what == "card" or (part.what == "island") == (face.kind == ISLAND))
        ]
        self._nested = False
        worths = sorted((worth for worth in worths if worth > 0), reverse=True)
        return sum(worths[: part.count or len(worths)])

    def assigning(self, part: Assign, face: Face, now: bool) -> float:
        gained = self.triggers.get("assign", 0.0)
        if part.thing == WORKER:
            return gained - part.count * (self.price[WORKER] + 0.8 * self.left * self.later)
        if not part.upto:
            return gained - part.count * self.price[part.thing]
        put = self.to_assign(part, face)
        if not put:
            return 0.0 if now else 0.5 * self.left
        return gained + self.income(face) * put - self.assigned_price(part) * put

    def to_assign(self, part: Assign, face: Face) -> int:
        """How many tokens are well put on a card that pays for them: full sets, while rounds are left to be paid."""
        feature = face.feature
        if feature is None or not feature.sets or self.income(face) <= self.assigned_price(part):
            return 0
        things = RESOURCES if part.thing == ANY else [part.thing]
        have = min(part.count, sum(self.stock[thing] for thing in things))
        return have // feature.sets * feature.sets

    def assigned_price(self, part: Assign) -> float:
        return RESOURCE if part.thing == ANY else self.price[part.thing]

    def income(self, face: Face) -> float:
        """What a token on this card pays until the end."""
        feature = face.feature
        if feature is None or not feature.sets:
            return 0.0
        return self.left * max(self.worth(each) for each in feature.either) / feature.sets

    def releasing(self, part: Release, now: bool) -> float:
        on = self.on
        if not now:
            return 0.6
        if part.thing == WORKER:
            n = min(part.count or on[WORKER], on[WORKER])
            return n * (self.price[WORKER] + 0.8 * self.left * self.later) + (
                self.triggers.get("release", 0.0) if n else 0
            )
        if part.count:
            return part.count * RESOURCE if any(on) else 0.0
        worth = sum(n * self.price[thing] for thing, n in enumerate(on) if thing != WORKER)
        return worth * (1 - 0.5 * self.left) + on[WORKER] * self.price[WORKER]

    def discarding(self, part: Discard, now: bool) -> float:
        if part.gain is None:
            return 0.0
        each = max(self.worth(amounts) for amounts in part.gain.either) + self.triggers.get("discard", 0.0)
        if not now:
            return 0.8
        self._nested = True
        losses = sorted([self.loss(card) for card in self.sight.empire(self.seat)])
        self._nested = False
        return sum(max(0.0, each - loss) for loss in losses[: part.count])

    def returning(self, now: bool) -> float:
        if not now:
            return 0.3
        self._nested = True
        best = -3.0
        for card in self.sight.empire(self.seat):
            face = self.sight.face_of(card)
            if face.kind == LOCATION:
                again = max(0.0, self.holding(face) - self.cost(face.cost))
                best = max(best, again - self.loss(card))
        self._nested = False
        return best

    def calling(self, name: str, now: bool) -> float:
        if name == "three-kinds":
            return sum(sorted(self.price[thing] for thing in RESOURCES)[2:])
        if name == "release-with-interest":
            return 0.0 if now and not any(self.on[: GOLD + 1]) else 1.8
        return 0.6  # another own card for a new one, perhaps built at once

    # --- cards ---

    def holding(self, face: Face) -> float:
        """What a card of the empire is worth from now on: its point, its bonus, its uses to come."""
        total = 1.0 if self.sight.seats > 1 else 0.1
        if face.bonus is not None:
            total += self.deed(face.bonus, face, True) + (1.0 if counts_itself(face) else 0.0)
        return total + self.lasting(face, True)

    def lasting(self, face: Face, fresh: bool) -> float:
        """What its action or feature brings in the rounds left; `fresh`: in this one too."""
        t = self.t
        total = 0.0
        if face.action is not None:
            price = face.action.price
            workers = price[WORKER] if price is not None else 0
            later = self.deed(face.action, face, False) - workers * self.later
            total += max(0.0, later) * self.left * t.uses
            if fresh:
                total += max(0.0, self.deed(face.action, face, True) - workers * self.price[WORKER]) * t.uses
        feature = face.feature
        if feature is not None:
            when = self.left + (0.5 if fresh else 0.0)
            if feature.trigger and feature.deed is not None:
                often = OFTEN[feature.trigger] * (0.4 if feature.type else 1.0)
                total += max(0.0, self.deed(feature.deed, face, False)) * often * when
            elif feature.sets:
                total += 0.4 * max(0.0, self.left - 0.5)
            elif feature.cheaper:
                total += feature.cheaper * 0.5 * 2.0 * when
            elif feature.copies:
                total += self.copying(feature.copies)
        if face.kind in (FIELD, UPGRADE):
            total += self.worth(face.yields) * self.left * t.field
        return total

    def copying(self, what: str) -> float:
        if what == "field":
            return max([self.worth(self.sight.harvest(card)) for card in self.fields], default=0.0) * (
                1 + self.left * self.t.field * 0.3
            )
        return max(
            [max(0.0, self.deed(face.action, face, False)) for _, face in self.actions if face.action], default=0.0
        ) * (0.5 + self.left * 0.7)

    def loss(self, card: Place) -> float:
        """What one gives up with a card of the empire."""
        face = self.sight.face_of(card)
        total = 1.0 if self.sight.seats > 1 else 0.1
        total += self.lasting(face, not self.sight.exhausted(card))
        if face.kind == FIELD:
            total += 0.3 * self.left
        tokens = self.sight.tokens(card)
        return total + sum(n * self.price[thing] for thing, n in enumerate(tokens) if n)

    def in_hand(self, face: Face) -> float:
        """What a card is worth in hand: as played, less what playing costs, less for what may not come to pass."""
        if face.kind == LOCATION:
            worth = self.holding(face) - self.cost(face.cost) * 0.8
            if not affordable(self.stock, face.cost):
                worth *= 0.5 + 0.35 * self.fade
            return max(worth, 0.0)
        if face.kind == BOOST:
            assert face.instant is not None
            return (
                max(self.deed(face.instant, face, True), 0.8 * self.fade * self.deed(face.instant, face, False)) * 0.8
            )
        return self.built_field(face) * 0.8

    def built_field(self, face: Face) -> float:
        if face.kind == UPGRADE and not self.sight.can_attach(face):
            return 0.0
        point = 1.0 if self.sight.seats > 1 else 0.1
        return point + self.worth(face.yields) + self.lasting(face, False) + self.triggers.get("build", 0.0)

    # --- tiles ---

    def weigh_tiles(self) -> None:
        """Each tile's own action, and the best boost or field beside it."""
        tiles = self._tiles
        trigger = self.triggers.get
        tiles[EXPLORE] = self.price[CARD] + trigger("explore", 0.0)
        tiles[POPULATE] = self.permanent() + trigger("populate", 0.0)
        tiles[HARVEST] = max([self.worth(self.sight.harvest(card)) for card in self.fields], default=0.0) + trigger(
            "harvest", 0.0
        )
        tiles[SAIL] = self.sailing() if self.stock[SHIP] or self.stock[COMMON_SHIP] else 0.0
        tiles[CONSTRUCT] = self.constructing()
        beside = [0.0] * len(TILES)
        for face in self.hand:
            if face.with_tile >= 0:
                beside[face.with_tile] = max(beside[face.with_tile], self.beside(face))
        self._beside = beside

    def tile(self, tile: int) -> float:
        return self._tiles[tile] + self._beside[tile]

    def beside(self, face: Face) -> float:
        """What a boost or a field brings that is played with its tile now rather than later."""
        if face.kind == BOOST:
            assert face.instant is not None
            return self.deed(face.instant, face, True) + self.triggers.get("boost", 0.0) - self.t.patience * self.fade
        return self.built_field(face)

    def constructing(self) -> float:
        """The card for which it is worth most not to pay."""
        best = 0.0
        for face in self.hand:
            if face.kind == LOCATION:
                best = max(best, self.free(face))
        return best

    def free(self, face: Face) -> float:
        worth = self.holding(face) + self.triggers.get("build", 0.0)
        if affordable(self.stock, face.cost):
            return worth - max(0.0, worth - self.cost(face.cost)) + 0.1 * worth
        return worth

    # --- the sea ---

    def sailing(self) -> float:
        best = 0.0
        for fish, raze in ((0, 0), (1, 0), (0, 1), (1, 1)):
            if fish <= self.stock[FISH] + self.stock[GOLD] and raze <= self.stock[RAZE]:
                best = max(best, self.voyage(fish, raze, len(self.queue)))
        return best + self.triggers.get("sail", 0.0)

    def voyage(self, fish: int, raze: int, ahead: int) -> float:
        """What a ship with this cargo brings when that many others are before it."""
        worths = [self.unseen(distance) for distance in range(1 + fish)]
        for distance in range(1 + fish):
            for name in self.sight.shores(distance):
                face = self.sight.face(name)
                worths.append(max(self.pillaging(face), self.conquering(face) if raze else 0.0))
        worths.sort(reverse=True)
        cargo = raze * self.price[RAZE]
        if fish:
            cargo += self.price[FISH] if self.stock[FISH] else self.price[GOLD]
        return worths[min(ahead, len(worths) - 1)] - cargo

    def unseen(self, distance: int) -> float:
        """An island from the top of its deck."""
        if distance == NEAR:
            worth = NEAR_LAST + self.t.near * self.fade
        else:
            worth = DISTANT_LAST + self.t.distant * self.fade
        return worth + self.triggers.get("pillage", 0.0)

    def pillaging(self, face: Face) -> float:
        return self.worth(face.pillage) + self.triggers.get("pillage", 0.0)

    def conquering(self, face: Face) -> float:
        worth = 1.0 if self.sight.seats > 1 else 0.1
        if face.bonus is not None:
            worth += self.deed(face.bonus, face, True)
        return worth + self.t.island * self.lasting(face, False) + self.triggers.get("conquer", 0.0)


def affordable(stock: list[int], cost: Amounts) -> bool:
    gold = stock[GOLD] - cost[GOLD]
    for thing in RESOURCES:
        gold -= max(0, cost[thing] - stock[thing])
    return gold >= 0 and stock[WORKER] >= cost[WORKER]


def wants_worker(face: Face) -> bool:
    action = face.action
    if action is None:
        return False
    if action.price is not None and action.price[WORKER]:
        return True
    return any(isinstance(part, Assign) and part.thing == WORKER for part in action.parts)


def counts_itself(face: Face) -> bool:
    """A bonus that counts cards of the face's own type counts this one too (N7.12-a)."""
    assert face.bonus is not None
    return any(isinstance(part, Gain) and part.per == f"type:{face.type}" for part in face.bonus.parts if face.type)


def rounds_left(sight: NorthSight, weights: Weights) -> float:
    """Rounds after this one, by how far the leader is from the goal."""
    if sight.last:
        return 0.0
    if sight.goal_rounds:
        return float(sight.goal_rounds - sight.round)
    most = max(sight.track(seat) for seat in range(sight.seats))
    if most >= sight.goal:
        return 1.0
    return max(0.15, (sight.goal - most) / weights.per_round - weights.haste)
