"""What to do with the rest of the turn: where to go, what to trade, muster, recover and attack there."""

from __future__ import annotations

from typing import Final

from kronika.games.oath.bots.regent.aims import banner_gain, relic_gain
from kronika.games.oath.bots.regent.assessment import Assessment, face_of
from kronika.games.oath.bots.regent.stock import MOST, Stock
from kronika.games.oath.bots.regent.war import SUPPLY, Raid, best_raid, raids
from kronika.games.oath.faces import OATHS, SUITS
from kronika.games.oath.state import (
    BANNERS,
    DARKEST_SECRET,
    EMPIRE,
    FULL_SUPPLY,
    PEOPLES_FAVOR,
    REGION,
    ROUNDS,
    SLOTS,
)
from kronika.games.oath.turn import CHANCELLOR_SUPPLY, EXILE_SUPPLY

NEVER: Final = 99
AMOUNTS: Final[tuple[int, ...]] = (4, 2, 1, 0)
"""How much more than it takes could be paid for a banner."""


class Prize:
    """Something to recover: its option key, its price and what it is worth."""

    __slots__ = ("favor", "key", "secrets", "worth")

    def __init__(self, key: str, favor: int, secrets: int, worth: float) -> None:
        self.key = key
        self.favor = favor
        self.secrets = secrets
        self.worth = worth


class Plan:
    """The rest of a turn: trades for favor and for secrets, musters, recoveries and a Campaign, all at one slot or on
    the way there."""

    __slots__ = ("musters", "prizes", "raid", "search", "slot", "trades", "visits", "worth")

    def __init__(self, slot: int, worth: float) -> None:
        self.slot = slot
        self.worth = worth
        self.trades = 0
        self.visits = 0
        """Trades of favor for secrets."""
        self.musters = 0
        self.prizes: list[Prize] = []
        self.raid: Raid | None = None
        self.search = False


class Rest:
    """What Supply is worth that a plan leaves: for Searches, the first best, and saved for the next turn."""

    def __init__(self, look: Assessment) -> None:
        price = search_price(look)
        worth = search_worth(look)
        spare = max(0, FULL_SUPPLY - refreshed(look))
        self.worth: list[float] = []
        self.searches: list[bool] = []
        for supply in range(FULL_SUPPLY + 1):
            best, search = look.weights.supply * min(supply, spare), False
            if supply >= price:
                more = worth + 0.7 * self.worth[supply - price]
                if more > best:
                    best, search = more, True
            self.worth.append(best)
            self.searches.append(search)


def refreshed(look: Assessment) -> int:
    """The Supply that my warbands in the bank bring at Rest, a Citizen's like the Chancellor's (4.3.3)."""
    if look.roles[look.me] == "citizen":
        return look.sight.supply(EMPIRE)
    reserve = look.sight.reserve(look.me)
    table = EXILE_SUPPLY if look.exile else CHANCELLOR_SUPPLY
    return next(supply for least, supply in table if reserve >= least)


def search_price(look: Assessment) -> int:
    """The cheapest Search: the deck, or the pile of the region (5.1.1); none where I can't pay its tax."""
    if look.taxed("forced-labor", look.site) and not look.favor:
        return NEVER
    deck = 2 if look.standing.holders[DARKEST_SECRET] == look.me else look.sight.search_supply()
    return min(deck, 2) if look.sight.pile_count(REGION[look.site]) else deck


def search_worth(look: Assessment) -> float:
    """A card of three, where there is room for it; for Exiles perhaps a Vision."""
    sight = look.sight
    worth = look.weights.search
    if sight.room(look.site) > 0:
        worth += 0.8 + (look.weights.seed if look.broke else 0.0)
    if sight.adviser_room(look.me) > 0:
        worth += 0.5 + look.weights.recruit * (ROUNDS - look.round)
    if look.round >= 6:
        worth -= 0.3
    return worth + vision_wish(look)


def vision_wish(look: Assessment) -> float:
    """What an Exile hopes for: a Vision, best where its back is seen, and the third one drawn."""
    if not look.exile:
        return 0.0
    sure = look.sight.world_top() == "vision" or look.sight.pile_top(REGION[look.site]) == "vision"
    wish = 0.3 if look.visions else 0.8
    if sure:
        wish += 1.0
    if look.visions and look.visions_drawn < 3 and any(look.sight.meets(look.me, OATHS[v.oath]) for v in look.visions):
        wish += 1.0
    return wish


# --- at one slot ---


def prizes_at(look: Assessment, slot: int, banners: list[Prize]) -> list[Prize]:
    """Banners can be recovered from anywhere, relics where they lie, at the site's price."""
    found = banners
    face = look.sight.site_face(slot)
    if look.site_faceup[slot] and face is not None and face.recover is not None:
        relics = look.sight.relics_at(slot)
        if relics:
            price = face.recover
            found = banners + [
                Prize(f"relic:{i}", price.favor, price.secrets, relic_gain(look, name)) for i, name in enumerate(relics)
            ]
            found.sort(key=worth_of, reverse=True)
    return found


def worth_of(prize: Prize) -> float:
    return prize.worth


def banner_prizes(look: Assessment, stock: Stock) -> list[Prize]:
    """More must be paid than lies on a banner (5.4.2-b); with more on it it lasts longer. Secrets are not lost on it:
    whoever takes it from me gives all but one of them back (5.4.4-b)."""
    found: list[Prize] = []
    for banner in (PEOPLES_FAVOR, DARKEST_SECRET):
        if look.standing.holders[banner] == look.me or not look.reaches(banner):
            continue
        price = look.standing.tokens[banner] + 1
        key = f"banner:{BANNERS[banner]}"
        most = look.favor + 4 if banner == PEOPLES_FAVOR else look.secrets + 2
        for more in AMOUNTS:
            if price + more > most:
                continue
            worth = banner_gain(look, banner, price + more)
            if banner == DARKEST_SECRET:
                worth += stock.returned(look.secrets, price + more)
            favor, secrets = (price + more, 0) if banner == PEOPLES_FAVOR else (0, price + more)
            found.append(Prize(key, favor, secrets, worth))
    return found


def trade_gains(look: Assessment, cards: list[str]) -> list[int]:
    """Favor for a secret with each card, the most first (5.3.2); a tax at its site, if there is one, must be paid."""
    found = []
    poor = look.has("vow-of-poverty")
    for name in cards:
        suit = face_of(name).suit
        gain = 0 if poor else min(1 + look.suits[suit], look.sight.bank(SUITS[suit]))
        if look.taxed("curfew", look.places()[name]):
            if not look.favor:
                continue
            gain -= 1
        found.append(gain)
    found.sort(reverse=True)
    return found


def visit_gain(look: Assessment, cards: list[str]) -> int:
    """Secrets for two favor with the best card."""
    return max([look.suits[face_of(name).suit] for name in cards], default=0)


def best_plan(look: Assessment) -> Plan:
    """The best of all slots within reach, this one first."""
    if look.plan is not None:
        return look.plan
    planner = Planner(look)
    journeys = look.journeys()
    planner.at(look.site, look.supply)
    for slot in range(SLOTS):
        cost = journeys[slot]
        if cost is not None and cost <= look.supply:
            planner.at(slot, look.supply - cost)
    look.plan = planner.best
    return planner.best


class Planner:
    """Tries plans and remembers the best."""

    __slots__ = ("banners", "before", "best", "look", "rest", "stock")

    def __init__(self, look: Assessment) -> None:
        self.look = look
        self.rest = Rest(look)
        self.stock = Stock(look)
        self.banners = banner_prizes(look, self.stock)
        self.before = self.stock.worth(look.favor, look.secrets, look.board)
        self.best = Plan(look.site, self.rest.worth[look.supply])
        self.best.search = self.rest.searches[look.supply]

    def at(self, slot: int, supply: int) -> None:
        """All plans for a slot: that many trades and musters there or before leaving, then what that pays for."""
        look = self.look
        here = look.free_cards(look.site)
        cards = here if slot == look.site or not look.site_faceup[slot] else here + look.free_cards(slot)
        prizes = prizes_at(look, slot, self.banners)
        count = len(cards)
        kin = count
        if look.has("vow-of-beastkin"):
            kin = sum(look.suits[face_of(name).suit] > 0 for name in cards)
        most = min(kin, supply, 4)
        found = raids(look, slot) if supply >= SUPPLY else []
        fights = [best_raid(look, found, look.board + 2 * musters) for musters in range(most + 1)]
        gains = trade_gains(look, cards)
        visit = visit_gain(look, cards)
        # With the Initiation Rite musters take secrets, and those come back.
        rite = look.has("initiation-rite")
        # Whoever has nothing plays cards where there is room for them, for favor.
        homely = look.weights.seed if look.broke and slot != look.site and look.sight.room(slot) > 0 else 0.0
        earned = 0
        for trades in range(min(len(gains), look.secrets, supply, 3) + 1):
            if trades:
                earned += gains[trades - 1]
            for visits in (0, 1):
                favor = look.favor + earned - 2 * visits
                used = trades + visits
                if used > count or used > supply or favor < 0 or (visits and not visit):
                    break
                secrets = look.secrets - trades + visit * visits
                for musters in range(min(count - used, most, secrets if rite else favor, supply - used) + 1):
                    plan = Plan(slot, homely)
                    plan.trades, plan.visits, plan.musters = trades, visits, musters
                    paid = 0 if rite else musters
                    self.fill(plan, favor - paid, secrets, supply - used - musters, prizes, fights[musters])

    def fill(
        self, plan: Plan, favor: int, secrets: int, left: int, prizes: list[Prize], fight: tuple[Raid | None, float]
    ) -> None:
        """Adds recoveries that can be paid, and the Campaign if it is worth its Supply; `secrets` are those at hand."""
        look, stock, rest = self.look, self.stock, self.rest
        raid, bonus = fight if left >= SUPPLY else (None, 0.0)
        reserved = SUPPLY if raid is not None else 0
        worth = plan.worth
        taken: list[str] = []
        for prize in prizes:
            if left > reserved and favor >= prize.favor and secrets >= prize.secrets and prize.key not in taken:
                placed = secrets + plan.trades
                price = stock.favor[min(favor, MOST)] - stock.favor[min(favor - prize.favor, MOST)]
                price += stock.secrets[min(placed, MOST)] - stock.secrets[min(placed - prize.secrets, MOST)]
                if prize.worth > price + 0.2:
                    favor -= prize.favor
                    secrets -= prize.secrets
                    left -= 1
                    worth += prize.worth
                    plan.prizes.append(prize)
                    taken.append(prize.key)
        if raid is not None and bonus + rest.worth[left - SUPPLY] > rest.worth[left] + 0.3:
            plan.raid = raid
            worth += bonus
            left -= SUPPLY
        # Placed secrets come back at Rest (4.3.2).
        worth += stock.worth(favor, secrets + plan.trades, look.board + 2 * plan.musters) - self.before
        worth += rest.worth[left]
        if worth > self.best.worth + (1e-9 if plan.slot == look.site else 0.15):
            plan.worth = worth
            plan.search = rest.searches[left]
            self.best = plan
