"""Citizenship: to whom it is offered, what for, and who takes it (6.6, 6.7, 6.8, 7.6.1)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent.aims import succeeds
from kronika.games.oath.bots.regent.assessment import Assessment, Standing
from kronika.games.oath.bots.regent.fortunes import fortunes
from kronika.games.oath.bots.regent.goods import SCEPTER, UNNAMED, exchange, goods_worth, terms
from kronika.games.oath.faces import DEVOTION, SUPREMACY
from kronika.games.oath.state import BANNERS, DARKEST_SECRET, EMPIRE, ROUNDS

GAIN: Final = 0.03
"""The chance to win that must be gained, for less nobody changes sides."""
COIN: Final = 0.004
"""What goods that no goal counts add to a chance to win."""
SPACE: Final = 0.01
"""What the Chancellor loses with a relic of the Reliquary (2.3-c)."""


# --- what an accession would change ---


def acceded(look: Assessment, exile: int, st: Standing) -> tuple[Assessment, Standing]:
    """The table as if an Exile had become a Citizen: its sites and warbands are the Empire's (6.6.2)."""
    after = Assessment(look.sight, look.weights, look.me)
    after.roles[exile] = "citizen"
    after.sides[exile] = EMPIRE
    after.rulers = [EMPIRE if color == exile else color for color in look.rulers]
    if exile == look.me:
        after.exile = False
        after.color = EMPIRE
        after.visions = []
    if look.title == exile:
        after.usurper = False
    changed = st.copy()
    changed.sites[EMPIRE] += changed.sites[exile]
    changed.sites[exile] = 0
    return after, changed


def joined(look: Assessment, exile: int, given: list[str], wanted: list[str], partner: int) -> list[float]:
    """Everybody's chances after an Exile's accession on these terms, seen from me; the relic of the Reliquary comes
    with it (6.6.1-b)."""
    st = exchange(look, given, wanted, partner)
    st.things[exile] += 1
    return fortunes(*acceded(look, exile, st))


# --- the offer ---


def best_exile(look: Assessment, exiles: list[int]) -> int:
    """To whom the holder of the Scepter offers Citizenship, or -1: where both win more often by it."""
    found, top = -1, 0.0
    before = fortunes(look, look.standing)
    for seat in exiles:
        for goods in offers(look, seat):
            gain = offer_gain(look, seat, goods, before)
            if gain > top:
                found, top = seat, gain
    return found


def offers(look: Assessment, seat: int) -> list[list[str]]:
    """What could come with the board: nothing, or what makes an heir."""
    goods = dowry(Assessment(look.sight, look.weights, seat), look.me)
    return [[]] if not goods else [[], goods]


def offer_gain(look: Assessment, seat: int, goods: list[str], before: list[float]) -> float:
    """What I gain by an offer that would be taken; nothing by one that would not."""
    after = joined(look, seat, [], goods, seat)
    mine = after[look.me] - before[look.me] - SPACE - COIN * goods_worth(goods)
    theirs = after[seat] - before[seat] + COIN * goods_worth(goods)
    return mine if mine > GAIN and theirs > GAIN else 0.0


def offer_citizenship(look: Assessment, ask: Ask) -> list[str]:
    """To an Exile, as little as makes them come; as an Exile, the dowry for which I would."""
    partner = int(str(ask.what.args["partner"]))
    keys = ask.keys()
    if look.standing.scepter != look.me:
        return [f"want-{term}" for term in dowry(look, partner) or [] if f"want-{term}" in keys]
    before = fortunes(look, look.standing)
    best: list[str] = []
    top = 0.0
    for goods in offers(look, partner):
        gain = offer_gain(look, partner, goods, before)
        if gain > top:
            best, top = goods, gain
    return [f"give-{term}" for term in best if f"give-{term}" in keys]


# --- the answer ---


def answer_citizenship(look: Assessment, ask: Ask) -> str:
    given, wanted = terms(ask)
    partner = int(str(ask.what.args["proposer"]))
    if UNNAMED in wanted:
        return "refuse"
    before = fortunes(look, look.standing)[look.me]
    if look.standing.scepter == look.me:
        # An Exile wants more for it.
        after = joined(look, partner, given, wanted, partner)[look.me]
        price = SPACE + COIN * (goods_worth(wanted) - goods_worth(given))
        return "accept" if look.imperial(look.me) and after - price > before + GAIN else "refuse"
    after = joined(look, look.me, given, wanted, partner)[look.me]
    if after + COIN * (goods_worth(given) - goods_worth(wanted)) > before + GAIN:
        return "accept"
    if "counter" in ask.keys():
        goods = dowry(look, partner)
        if goods and joined(look, look.me, goods, [], partner)[look.me] > before + GAIN:
            return "counter"
    return "refuse"


def dowry(look: Assessment, partner: int) -> list[str] | None:
    """The least I must get to succeed as a Citizen, or None if the partner has nothing that would do."""
    relics = [f"relic:{name}" for name in look.sight.relics(partner)]
    banners = [f"banner:{name}" for banner, name in enumerate(BANNERS) if look.standing.holders[banner] == partner]
    if look.oath == DEVOTION:
        goods = [SCEPTER] if SCEPTER in relics else []
    elif look.oath == SUPREMACY:
        # The Scepter last: nobody likes to give it.
        goods = banners + sorted(relics, key=lambda term: term == SCEPTER)
    else:
        goods = banners
    for count in range(len(goods) + 1):
        if inherits(look, goods[:count], partner):
            return goods[:count]
    return None


def inherits(look: Assessment, given: list[str], partner: int) -> bool:
    """Whether I would succeed the Chancellor as a Citizen with these goods and the Reliquary's relic (6.6.1-b)."""
    st = exchange(look, given, [], partner)
    st.things[look.me] += 1
    return succeeds(look, st, look.me)


# --- without an offer ---


def comes_over(look: Assessment, st: Standing) -> bool:
    """Whether I win more often as a Citizen, with this standing (7.6.1)."""
    after, changed = acceded(look, look.me, st)
    return fortunes(after, changed)[look.me] > fortunes(look, look.standing)[look.me] + GAIN


def become_citizen(look: Assessment, ask: Ask) -> str:
    """By a power, without a relic."""
    return "yes" if look.exile and comes_over(look, look.standing) else "no"


def ancient_pact(look: Assessment, ask: Ask) -> str:
    """The Darkest Secret for Citizenship and a relic."""
    st = look.standing.copy()
    st.take_banner(DARKEST_SECRET, EMPIRE, st.tokens[DARKEST_SECRET])
    st.things[look.me] += 1
    return "yes" if look.exile and comes_over(look, st) else "no"


def crowns_itself(look: Assessment) -> bool:
    """Whether an Exile who holds the Scepter takes a Citizen's board with it (6.6.1-a)."""
    st = look.standing.copy()
    st.things[look.me] += 1
    return look.exile and comes_over(look, st)


def sent_away(look: Assessment, seat: int) -> bool:
    """Whether a Citizen is worth the favor that it takes to be rid of them (6.7): one who would succeed me."""
    return look.me == EMPIRE and look.round >= 4 and look.sight.succeeds(seat)


def leaves(look: Assessment) -> bool:
    """A Citizen with the title who would not succeed leaves with it: two Wake Phases later it wins (6.8, 3.1)."""
    if look.title != look.me or look.roles[look.me] != "citizen" or look.round >= ROUNDS:
        return False
    return not look.sight.succeeds(look.me)


def reliquary(look: Assessment, ask: Ask) -> str:
    """Which relic comes with Citizenship: the one whose space binds the Chancellor least."""
    keys = ask.keys()
    return "space:decadent" if "space:decadent" in keys else keys[0]


def show_relics(look: Assessment, ask: Ask) -> list[str]:
    """None: who has seen them knows which ones to ask for."""
    return []


def show_reliquary(look: Assessment, ask: Ask) -> str:
    """As above, by rules 2."""
    return "no"
