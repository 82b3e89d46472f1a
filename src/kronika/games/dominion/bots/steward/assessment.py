"""What the bot reads off its seat's sight at one ask; each fact is computed once, when it is needed."""

from __future__ import annotations

from kronika.engine.ask import Ask
from kronika.games.dominion.bots.steward.plan import Plan
from kronika.games.dominion.bots.steward.uses import COINS, TERMINALS, USES, VILLAGES, WORTH
from kronika.games.dominion.faces import COST, FACES, NUMBER, TYPES, VICTORY
from kronika.games.dominion.sight import DominionSight


class Assessment:
    """One glance at the table from the seat that is asked."""

    __slots__ = (
        "_left",
        "_money",
        "_owned",
        "_size",
        "_terminals",
        "_villages",
        "ask",
        "hand",
        "plan",
        "seat",
        "sight",
    )

    def __init__(self, sight: DominionSight, ask: Ask, plan: Plan) -> None:
        self.sight = sight
        self.ask = ask
        self.seat = ask.seat
        self.hand = sight.hand()
        self.plan = plan
        self._owned: dict[str, int] | None = None
        self._size = 0
        self._money = 0
        self._terminals = 0
        self._villages = 0
        self._left = -1.0

    # --- my cards ---

    @property
    def owned(self) -> dict[str, int]:
        if self._owned is None:
            self._owned = self.sight.owned(self.seat) or {}
            for card, n in self._owned.items():
                self._size += n
                self._money += COINS[card] * n
                if card in TERMINALS:
                    if card != "chapel":
                        self._terminals += n
                elif card in VILLAGES:
                    self._villages += n
        return self._owned

    def have(self, card: str) -> int:
        return self.owned.get(card, 0)

    @property
    def size(self) -> int:
        return self._size if self.owned else 0

    @property
    def money(self) -> int:
        """The coins that all my cards would give if each were played."""
        return self._money if self.owned else 0

    @property
    def terminals(self) -> int:
        """Terminal Actions that want to be played in every turn; a Chapel has its day and is over."""
        return self._terminals if self.owned else 0

    @property
    def villages(self) -> int:
        return self._villages if self.owned else 0

    def purse(self) -> int:
        """Coins to spend in this turn if no further Action is played."""
        return self.sight.coins + self.sight.hand_value()

    # --- the table ---

    def cost(self, card: str) -> int:
        return max(COST[NUMBER[card]] - self.sight.discount, 0)

    def is_victory(self, card: str) -> bool:
        return TYPES[NUMBER[card]] & VICTORY != 0

    @property
    def left(self) -> float:
        """How far the end is, in Provinces of a game for two: 8 at the start, 0 at the end."""
        if self._left < 0:
            sight = self.sight
            left = sight.pile_count("province") * 2 / sight.seats if sight.seats > 2 else sight.pile_count("province")
            needed = sight.end_piles - sight.empty_piles
            if needed <= 2:
                counts = sorted(n for n in map(sight.pile_count, sight.piles()) if n)
                left = min(left, sum(counts[:needed]) * (2 / sight.seats) * 0.75)
            self._left = left
        return self._left

    @property
    def rivals(self) -> list[int]:
        return [seat for seat in range(self.sight.seats) if seat != self.seat]

    # --- how good a card would be for me now ---

    def worth(self, card: str) -> float:
        """A card of mine: what I'd lose with it. Below 0: better without."""
        left = self.left
        if card == "estate":
            if self.plan.estates:
                return 1
            return -1.0 if left > 3 else 1.5
        if card == "copper":
            plan = self.plan
            return 0.5 if plan.rush or self.money <= plan.coins or left <= 1 else -0.5 if plan.trims else 0.3
        if card == "duchy":
            return 3.5 if left > 4 else 5
        if card in {"gardens", "duke"}:
            return 4.5
        if card == "province":
            return 12
        if card == "curse":
            return -4
        if card == "chapel" and left < 7 and not self.junk():
            return -0.2
        return WORTH[card]

    def junk(self) -> int:
        """How many of my cards I'd rather be without."""
        owned = self.owned
        n = owned.get("curse", 0)
        if self.left > 3 and not self.plan.estates:
            n += owned.get("estate", 0)
        if self.plan.trims and not self.plan.rush:
            n += owned.get("copper", 0)
        return n

    def gain_worth(self, card: str) -> float:
        """A card I could gain: how much I'd like it."""
        plan, left = self.plan, self.left
        if card == "province":
            return 14 if self.money >= 12 or left <= 4 else 6
        if card == "duchy":
            return 12 if left <= 3 else 6.2 if left <= 5 or plan.rush or plan.duchies else 1
        if card == "duke":
            return 2 * self.have("duchy") if self.have("duchy") >= 4 or left <= 3 else 0.5
        if card == "gardens":
            return 7 if plan.rush else self.size // 10 * 2 if left <= 4 else 0.5
        if card == "estate":
            return 3 if left <= 2 or plan.rush else -1
        if card == "copper":
            return 1 if plan.rush else -0.6
        if card == "curse":
            return -4
        worth = WORTH[card]
        if card in plan.cards:
            worth += 1.5
        elif USES[card].action and card not in plan.cards:
            worth *= 0.8
        if card in TERMINALS and self.terminals > self.villages + self.size / 7:
            worth *= 0.4
        if left <= 2 and not plan.rush:
            worth *= 0.3
            if self.is_victory(card):
                worth += 3
        return worth

    def points_with(self, *gained: str) -> int:
        """My points if I had these cards too."""
        counts = [0] * len(FACES)
        for card, n in self.owned.items():
            counts[NUMBER[card]] = n
        for card in gained:
            counts[NUMBER[card]] += 1
        total = 0
        for number, n in enumerate(counts):
            if n:
                face = FACES[number]
                total += n * (face.vp if face.points is None else face.points(counts))
        return total

    def points_of(self, seat: int) -> int:
        """A rival's points; where cards were passed unseen, an even share of what is gone is assumed."""
        points = self.sight.points(seat)
        if points is not None:
            return points
        start = 8 if self.sight.seats == 2 else 12 if self.sight.seats <= 4 else 3 * self.sight.seats
        gone = start - self.sight.pile_count("province") - self.have("province")
        return 3 + 6 * -(-gone // (self.sight.seats - 1))

    def wins_if_over(self, *gained: str) -> bool:
        """Whether I'd win, alone or shared, if the game ended with this turn and I had these cards too (D7.3)."""
        sight = self.sight
        mine = (self.points_with(*gained), -(sight.turns(self.seat) + (sight.turn == self.seat)))
        return all(mine >= (self.points_of(seat), -sight.turns(seat)) for seat in self.rivals)
