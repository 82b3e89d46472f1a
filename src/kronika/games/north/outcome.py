"""What something is sure to cost and to bring before it is done, as far as a seat can know; what depends on choices or
on hidden cards is only known to be more."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from kronika.engine.message import Args, Message
from kronika.games.north.effects import EXPLORE, HARVEST, POPULATE, TILES, Assign, Deed, Effect, Gain, Perform
from kronika.games.north.faces import FIELD, ISLAND, UPGRADE, Face
from kronika.games.north.goods import CARD, COMMON_SHIP, PAYABLE, SHIP, THINGS, WORKER, Amounts, none
from kronika.games.north.sight import NorthSight
from kronika.games.north.state import as_args

NOTHING_NEW: Final = frozenset[str]()


class Outcome:
    """Costs, gains, cards that join the empire, and whether there is `more` that nobody can say yet."""

    __slots__ = ("brings", "cards", "lays_down", "less", "more", "price", "sight")

    def __init__(self, sight: NorthSight) -> None:
        self.sight = sight
        self.price: Amounts = none()
        self.less = 0
        """Resources of the price that are remitted."""
        self.brings: Amounts = none()
        self.cards = 0
        self.more = False
        self.lays_down = False
        """Whether a part of the price is assigned to a card, from where it does not come back by itself (N7.3)."""

    # --- adding up ---

    def pay(self, amounts: Amounts) -> None:
        self.price = [a + b for a, b in zip(self.price, amounts, strict=True)]

    def gain(self, amounts: Amounts, times: int = 1) -> None:
        """What there is no more of can't be gained."""
        sight, brings = self.sight, self.brings
        for thing, n in enumerate(amounts):
            brings[thing] += n * times
        if brings[SHIP] or brings[COMMON_SHIP]:
            ships, common = sight.ships_left()
            brings[SHIP] = min(brings[SHIP], ships)
            brings[COMMON_SHIP] = min(brings[COMMON_SHIP], common)
        brings[CARD] = min(brings[CARD], sight.cards_left())

    def deed(self, deed: Deed, new: Collection[str] = NOTHING_NEW) -> None:
        """A price and what it buys; `new` are the things of which there will be one more when it is counted."""
        if deed.price is not None:
            self.pay(deed.price)
        steady = True
        for part in deed.parts:
            steady = self.part(part, new if steady else None) and steady

    def part(self, part: Effect, new: Collection[str] | None) -> bool:
        """One part; whether everything that can be counted is still as before. `new` is None when it is not."""
        if part.may:
            self.more = True
            return False
        if isinstance(part, Gain):
            if len(part.either) > 1 or (part.per and new is None):
                self.more = True
            else:
                self.gain(part.either[0], self.times(part, new or NOTHING_NEW))
            return True
        if isinstance(part, Assign) and not part.upto:
            paid = none()
            paid[part.thing] = part.count
            self.pay(paid)
            self.lays_down = True
            self.triggered("assign")
            return False
        if isinstance(part, Perform):
            self.tile(part.tile)
            return False
        self.more = True
        return False

    def times(self, part: Gain, new: Collection[str]) -> int:
        if not part.per:
            return 1
        seat = self.sight.seat or 0
        times = self.sight.counted(seat, part.per) + (part.per in new)
        return min(times, part.most) if part.most else times

    def triggered(self, trigger: str, type: str = "") -> None:
        """Own features that wait for this: plain gains are sure, all else is more."""
        for deed in self.sight.waiting(trigger, type):
            plain = [part for part in deed.parts if isinstance(part, Gain) and not part.per and len(part.either) == 1]
            if deed.price is not None or len(plain) < len(deed.parts) or any(part.may for part in plain):
                self.more = True
            else:
                for part in plain:
                    self.gain(part.either[0])

    # --- the actions of tiles (N5.3) ---

    def tile(self, tile: int) -> None:
        """A boost or a field may come with it: that is more."""
        sight = self.sight
        if sight.companions(tile):
            self.more = True
        if not sight.performable(TILES[tile]):
            return
        brings = none()
        if tile == EXPLORE:
            brings[CARD] = 1
        elif tile == POPULATE:
            brings[WORKER] = 1
        elif tile == HARVEST and len(sight.fields()) == 1:
            brings = sight.fields()[0]
        else:
            self.more = True
            return
        self.gain(brings)
        self.triggered(TILES[tile])

    # --- cards that join the empire ---

    def joins(self, face: Face, trigger: str) -> None:
        """A location that is built or an island that is conquered, with its bonus (N3.4-h, N4.1-e)."""
        self.cards += 1
        if face.feature is not None and face.feature.copies:
            self.more = True
        elif face.bonus is not None:
            new = {f"type:{face.type}", "island" if face.kind == ISLAND else "built"}
            self.deed(face.bonus, new)
        self.triggered(trigger, face.type if trigger == "build" else "")

    def grows(self, face: Face) -> None:
        """A field or an upgrade: its own goods at once (N5.4-a)."""
        assert face.kind in (FIELD, UPGRADE)
        self.cards += 1
        self.gain(face.yields)
        if face.bonus is not None:
            self.more = True
            return
        if self.sight.rules < 2:
            return
        self.triggered("build", face.type)

    # --- in words ---

    def ways(self) -> list[Amounts]:
        """All ways to pay the price, where there is one."""
        return self.sight.ways_to_pay(self.price, self.less) if any(self.price) else []

    def total(self, ways: list[Amounts]) -> int | None:
        """The points one would have then; None where it depends."""
        if self.more or (any(self.price) and not ways):
            return None
        totals = {self.sight.points_with(less(self.brings, paid), self.cards) for paid in ways or [none()]}
        return totals.pop() if len(totals) == 1 else None

    def due(self, ways: list[Amounts]) -> Amounts:
        """The price as it is printed; as it would be paid where there is one way only, and with the least gold where
        something is remitted."""
        if len(ways) == 1 or (ways and self.less):
            return [*ways[0], *none()[len(ways[0]) :]]
        return self.price

    def told(self) -> Message | None:
        """In a few words; None where nothing is sure."""
        ways = self.ways()
        due, total = self.due(ways), self.total(ways)
        before = self.sight.points(self.sight.seat or 0)
        change = 0 if total is None else total - before
        if not any(self.brings) and not change and not any(due):
            return None
        args: Args = {**as_args(self.brings), **{f"pay-{THINGS[i]}": due[i] for i in PAYABLE}}
        args |= {"costs": int(any(due)), "brings": int(any(self.brings)), "more": int(self.more)}
        return Message("north-then", {**args, "change": change, "before": before, "total": before + change})


def less(brings: Amounts, paid: Amounts) -> Amounts:
    found = brings[:]
    for thing, n in enumerate(paid):
        found[thing] -= n
    return found
