"""Binding deals: which are worth proposing, to whom, and what to answer (7.6.3).

Whoever's turn it is buys: things for favor or secrets, and secrets for favor. So a deal is never undone by the next,
and their number in a turn is limited. The others name a price when theirs is not met."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent.aims import gain, keeper
from kronika.games.oath.bots.regent.assessment import Assessment, face_of
from kronika.games.oath.bots.regent.goods import GOODS, UNNAMED, exchange, terms
from kronika.games.oath.bots.regent.hold import before_wake, kept
from kronika.games.oath.bots.regent.opinions import opinion, relic_opinion
from kronika.games.oath.bots.regent.stock import Stock
from kronika.games.oath.state import SLOTS

DEALS: Final[dict[str, tuple[str, ...]]] = {
    "tinkers-fair": ("favor", "secret", "relic"),
    "deed-writer": ("favor", "secret", "site"),
    "the-tribunal": ("favor", "secret", "peace"),
    "festival-district": ("favor", "secret", "adviser"),
}
"""Powers that let me deal with anybody, and in what."""
ENOUGH: Final = 0.3
"""What a deal must bring whoever agrees to it."""
ENVY: Final = 0.3
"""The part of another's gain that is my loss."""
MOST_FAVOR: Final = 5
MOST_SECRETS: Final = 2


class Bargain:
    """What I would give and want, and what that is worth to both."""

    __slots__ = ("given", "mine", "partner", "theirs", "wanted")

    def __init__(self, partner: int, given: list[str], wanted: list[str], mine: float, theirs: float) -> None:
        self.partner = partner
        self.given = given
        """From me to the partner."""
        self.wanted = wanted
        self.mine = mine
        self.theirs = theirs

    @property
    def worth(self) -> float:
        return self.mine - ENVY * self.theirs


# --- what a deal is worth ---


def deal_worth(
    look: Assessment, given: list[str], wanted: list[str], partner: int, stock: Stock | None = None
) -> float:
    """What a deal brings me, for my goals and beside them; I give nothing that I can't see."""
    if UNNAMED in wanted:
        return -10.0
    stock = stock or Stock(look)
    favor = look.favor + given.count("favor") - wanted.count("favor")
    secrets = look.secrets + given.count("secret") - wanted.count("secret")
    if favor < 0 or secrets < 0:
        return -10.0
    worth = stock.worth(favor, secrets, 0) - stock.worth(look.favor, look.secrets, 0)
    for term in given:
        worth += thing_worth(look, term, partner, True)
    for term in wanted:
        worth -= 1.1 * thing_worth(look, term, partner, False)
    if all(term in ("favor", "secret", "peace", UNNAMED) for term in (*given, *wanted)):
        return worth
    return worth + gain(look, exchange(look, given, wanted, partner))


def thing_worth(look: Assessment, term: str, partner: int, coming: bool) -> float:
    """What something is worth beside goals, favor and secrets, to have it or not to lose it."""
    kind, _, name = term.partition(":")
    if kind == "peace":
        return peace_worth(look, partner) if coming else war_worth(look, partner)
    if kind == "relic":
        return GOODS["relic"] + relic_opinion(name)
    if kind == "adviser":
        return GOODS["adviser"] if name.isdigit() else 0.4 + opinion(name)
    return 0.0 if kind in ("favor", "secret") else GOODS.get(kind, 0.3)


def peace_worth(look: Assessment, partner: int) -> float:
    """What it would add to the life of my title if a partner left me in peace."""
    holder = keeper(look, look.standing)
    mine = holder == look.me or (look.imperial(holder) and not look.exile)
    coming = before_wake(look, holder)
    if not mine or partner not in coming:
        return GOODS["peace"]
    before = kept(look, look.standing, look.oath, holder, True)
    alone = Assessment(look.sight, look.weights, look.me)
    alone.coming[holder] = [seat for seat in coming if seat != partner]
    after = kept(alone, look.standing, look.oath, holder, True)
    return GOODS["peace"] + look.weights.title * (after - before)


def war_worth(look: Assessment, partner: int) -> float:
    """What I give up with a promise of peace: much where the partner is on the way to win."""
    threat = look.title == partner or look.sight.vision_met(partner)
    return 6.0 if threat and not (look.imperial(partner) and look.imperial(look.me)) else 1.0


# --- proposals ---


def best_bargain(look: Assessment, partners: list[int], kinds: tuple[str, ...]) -> Bargain | None:
    """The deal that brings me most, and its partner enough; None if there is none."""
    best: Bargain | None = None
    stock = Stock(look)
    for partner in partners:
        found = Dealer(look, stock, Assessment(look.sight, look.weights, partner), kinds).best
        if found is not None and (best is None or found.worth > best.worth):
            best = found
    return best


class Dealer:
    """Tries deals with one partner, and remembers the best. In my turn I buy, otherwise I sell."""

    __slots__ = ("best", "buying", "look", "other", "other_stock", "stock")

    def __init__(self, look: Assessment, stock: Stock, other: Assessment, kinds: tuple[str, ...]) -> None:
        self.look = look
        self.stock = stock
        self.other = other
        self.other_stock = Stock(other)
        self.buying = look.sight.turn == look.me
        self.best: Bargain | None = None
        buyer, seller = (look, other) if self.buying else (other, look)
        goods = [[ware] for ware in wares(look, seller.me, buyer.me, kinds)]
        for ware in goods:
            for favor in range(1, min(MOST_FAVOR, buyer.favor) + 1):
                self.weigh(["favor"] * favor, ware)
            for secrets in range(1, min(MOST_SECRETS, buyer.secrets) + 1):
                self.weigh(["secret"] * secrets, ware)
        for secrets in range(1, min(MOST_SECRETS, seller.secrets) + 1):
            for favor in range(1, min(MOST_FAVOR, buyer.favor) + 1):
                self.weigh(["favor"] * favor, ["secret"] * secrets)

    def weigh(self, price: list[str], goods: list[str]) -> None:
        given, wanted = (price, goods) if self.buying else (goods, price)
        mine = deal_worth(self.look, wanted, given, self.other.me, self.stock)
        if mine <= ENOUGH:
            return
        theirs = deal_worth(self.other, given, wanted, self.look.me, self.other_stock)
        if theirs <= ENOUGH:
            return
        found = Bargain(self.other.me, given, wanted, mine, theirs)
        if found.worth > ENOUGH and (self.best is None or found.worth > self.best.worth):
            self.best = found


def wares(look: Assessment, owner: int, taker: int, kinds: tuple[str, ...]) -> list[str]:
    """What an owner could give, beside favor and secrets, as far as all can see it."""
    found: list[str] = []
    if "relic" in kinds:
        found += [f"relic:{name}" for name in look.sight.relics(owner)]
    if "adviser" in kinds and look.sight.adviser_room(taker) > 0:
        found += [f"adviser:{name}" for name in look.faceup_advisers(owner) if not face_of(name).locked]
    if "peace" in kinds and (owner, taker, look.round + 1) not in look.sight.promises():
        found.append("peace")
    if "site" in kinds and look.sides[owner] != look.sides[taker] and look.sight.warbands(taker):
        found += [f"site:{slot}" for slot in range(SLOTS) if look.rulers[slot] == look.sides[owner]]
    return found


def partners_of(look: Assessment, keys: list[str]) -> list[int]:
    """Whom I may deal with, of the options `player:2` …"""
    return [int(key.partition(":")[2]) for key in keys if key.startswith("player:")]


def dealing(look: Assessment, card: str) -> float:
    """What a power that opens a deal would bring now."""
    found = best_bargain(look, look.sight.partners(card), DEALS[card])
    return 0.0 if found is None else found.worth


def deal_partner(look: Assessment, keys: list[str], kinds: tuple[str, ...]) -> str:
    """Whom to propose a deal to, or "" if there is none for both."""
    found = best_bargain(look, partners_of(look, keys), kinds)
    return "" if found is None else f"player:{found.partner}"


def offer_deal(look: Assessment, ask: Ask) -> list[str]:
    """The best deal for me that is good for the partner too; nothing if there is none."""
    most = {option.key: option.most for option in ask.options}
    kinds = {key.partition("-")[2].partition(":")[0] for key in most}
    found = best_bargain(look, [int(str(ask.what.args["partner"]))], tuple(sorted(kinds)))
    if found is None:
        return []
    keys = [f"give-{term}" for term in found.given] + [f"want-{term}" for term in found.wanted]
    return keys if all(keys.count(key) <= most.get(key, 0) for key in keys) else []


def answer_deal(look: Assessment, ask: Ask) -> str:
    """What is good for me; otherwise my price, if there is one that is good for both."""
    given, wanted = terms(ask)
    proposer = int(str(ask.what.args["proposer"]))
    if deal_worth(look, given, wanted, proposer) > ENOUGH:
        return "accept"
    if "counter" in ask.keys() and wanted and look.sight.turn == proposer:
        kinds = {term.partition(":")[0] for term in (*given, *wanted)} | {"favor", "secret"}
        if best_bargain(look, [proposer], tuple(sorted(kinds))) is not None:
            return "counter"
    return "refuse"


def gathering_deal(look: Assessment, ask: Ask) -> str:
    """At a gathering that I have called: with whom, if with anybody."""
    if look.sight.turn != look.me:
        return "go-on"
    return deal_partner(look, ask.keys(), ("favor", "secret", "relic", "adviser")) or "go-on"
