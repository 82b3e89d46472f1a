"""What the clauses say of paying, sailing and scoring, on plain lists and counts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations_with_replacement, product

from benchmarks.oracles.north.cards import ANY, CARDS, GOODS, PAID, amounts, assigned, price

Goods = Counter[str]
Way = tuple[int, ...]
"""One way to pay: how much of each thing in PAID."""


@dataclass
class Card:
    """A card of an empire: its face, the face it copies, whether it is turned."""

    face: str
    copies: str | None = None
    exhausted: bool = False

    @property
    def action(self) -> str:
        """A copying location has what it copies (N7.6-a)."""
        found: str = CARDS[self.copies or self.face].get("action", "")
        return found


@dataclass
class Realm:
    """What lies before a player."""

    goods: Goods = field(default_factory=Counter)
    empire: list[Card] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    hand_count: int = 0


# --- payment ---


def ways(cost: Goods, have: Goods) -> set[Way]:
    """All ways to pay in full (N4.1-h): goods or gold in their place (N4.1-b), everything else as it is (N7.15-b);
    any resource is one of the goods, or gold."""
    each = []
    for thing in GOODS:
        each.append([Counter({thing: cost[thing] - gold, "gold": gold}) for gold in range(cost[thing] + 1)])
    each.append([Counter(chosen) for chosen in combinations_with_replacement((*GOODS, "gold"), cost[ANY])])
    fixed = Counter({thing: cost[thing] for thing in ("gold", "raze", "worker")})
    found = set()
    for parts in product(*each):
        paid = Counter(fixed)
        for part in parts:
            paid.update(part)
        if all(paid[thing] <= have[thing] for thing in PAID):
            found.add(tuple(paid[thing] for thing in PAID))
    return found


def build_ways(card: str, own: Realm) -> set[Way]:
    """'Locations cost you 1 resource less': any one of the goods in the cost is spared, for each such feature."""
    costs = [amounts(CARDS[card]["cost"])]
    for feature in (CARDS[each.copies or each.face].get("feature", "") for each in own.empire):
        if feature == "cheaper 1":
            costs = [less for cost in costs for less in spared(cost)]
    found: set[Way] = set()
    for cost in costs:
        found |= ways(cost, own.goods)
    return found


def spared(cost: Goods) -> list[Goods]:
    """The cost with one of its goods less, whichever; as it is, if it has none."""
    found = [cost - Counter([thing]) for thing in (*GOODS, ANY) if cost[thing]]
    return found or [cost]


def builds(own: Realm) -> list[str]:
    """The different cards of a hand that can be built for their cost (N4.1-a, N4.1-f)."""
    return [card for card in sorted(set(own.hand)) if CARDS[card]["kind"] == "location" and build_ways(card, own)]


def uses(own: Realm) -> list[str]:
    """Own cards whose action can be used now (N6.2-a); what it assigns is part of the price (N11.1-f)."""
    found = []
    for card in own.empire:
        if card.action and not card.exhausted:
            need = assigned(card.action)
            fits = [
                way
                for way in ways(price(card.action), own.goods)
                if all(own.goods[thing] - paid >= need[thing] for thing, paid in zip(PAID, way, strict=True))
            ]
            if fits:
                found.append(card.face)
    return found


def raids(own: Realm, others: list[Realm]) -> list[str]:
    """What can be raided of those who have not passed, for a raze token (N6.1)."""
    if not own.goods["raze"]:
        return []
    return [card.face for other in others for card in other.empire if card.action and not card.exhausted]


# --- the expedition ---


def cargoes(have: Goods) -> set[tuple[int, int, int]]:
    """Fish, gold in its place, raze token: at most one fish or gold and one raze token (N5.3-f)."""
    return {
        (fish, gold, raze)
        for fish, gold, raze in product((0, 1), (0, 1), (0, 1))
        if fish + gold <= 1 and fish <= have["fish"] and gold <= have["gold"] and raze <= have["raze"]
    }


def landings(shores: dict[str, list[str]], decks: set[str], fish: int, raze: int) -> list[str]:
    """What a ship may do (N3.4-b to N3.4-d): near islands, with a fish distant ones as well; conquering takes a raze
    token; the top of a deck is turned up first (N11.1-b); it may go home without."""
    found = []
    for distance in ("near", "distant") if fish else ("near",):
        for island in shores[distance]:
            found.append(f"pillage:{island}")
            if raze:
                found.append(f"conquer:{island}")
        if distance in decks:
            found.append(f"blind:{distance}")
    return [*found, "stay"]


# --- scoring ---


def points(own: Realm, raze_points: bool) -> dict[str, int]:
    """N8.2; a raze token is worth something only by the option (N11.1-a)."""
    return {
        "track": own.goods["vp"],
        "cards": len(own.empire),
        "resources": sum(own.goods[thing] for thing in GOODS) // 2,
        "gold": own.goods["gold"],
        "raze": own.goods["raze"] if raze_points else 0,
    }
