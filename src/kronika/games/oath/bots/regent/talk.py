"""Offers, permissions and deals: what others want of me, and what I want for it (6.5, 6.6, 7.6.3)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent.aims import gain, succeeds
from kronika.games.oath.bots.regent.assessment import Assessment, Standing
from kronika.games.oath.faces import DEVOTION, SUPREMACY
from kronika.games.oath.state import BANNERS, DARKEST_SECRET, EMPIRE

GOODS: Final = {"favor": 0.5, "secret": 0.6, "peace": 0.3, "adviser": 0.8, "relic": 1.0, "banner": 1.0, "site": 0.6}
"""What things are worth beside the goals."""
UNNAMED: Final = "other"
"""Something that the offer counts and does not name."""
SCEPTER: Final = "relic:grand-scepter"
TIME: Final = 5
"""Before this round there is time to win as an Exile."""


# --- deals ---


def terms(ask: Ask) -> tuple[list[str], list[str]]:
    """What the proposer gives me and wants of me: "favor", "relic:map" …, each as often as it is offered."""
    args = ask.what.args
    given: list[str] = []
    wanted: list[str] = []
    named = [term.strip() for term in str(args.get("terms", "")).split(",") if term.strip()]
    for term in named:
        verb, _, what = term.partition("-")
        (given if verb == "give" else wanted).append(what)
    if not named:
        for verb, goods in (("give", given), ("want", wanted)):
            for kind in ("favor", "secret", UNNAMED):
                goods.extend([kind] * int(str(args.get(f"{verb}-{kind}", 0))))
    return given, wanted


def exchange(look: Assessment, given: list[str], wanted: list[str], partner: int) -> Standing:
    """The standing after a deal."""
    st = look.standing.copy()
    for goods, giver, taker in ((given, partner, look.me), (wanted, look.me, partner)):
        for term in goods:
            kind, _, name = term.partition(":")
            if kind == "relic":
                st.things[giver] -= 1
                st.things[taker] += 1
                if term == SCEPTER:
                    st.scepter = taker
            elif kind == "banner":
                banner = BANNERS.index(name)
                st.take_banner(banner, taker, st.tokens[banner])
            elif kind == "site":
                st.sites[look.sides[giver]] -= 1
                st.sites[look.sides[taker]] += 1
    return st


def goods_worth(goods: list[str]) -> float:
    return sum([GOODS.get(term.partition(":")[0], 0.0) for term in goods])


def deal_worth(look: Assessment, given: list[str], wanted: list[str], partner: int) -> float:
    """What a deal brings me, for my goals and beside them; I give nothing that I can't see."""
    if UNNAMED in wanted:
        return -10.0
    worth = goods_worth(given) - 1.1 * goods_worth(wanted) + 0.3 * given.count(UNNAMED)
    return worth + gain(look, exchange(look, given, wanted, partner))


def answer_deal(look: Assessment, ask: Ask) -> str:
    given, wanted = terms(ask)
    return "accept" if deal_worth(look, given, wanted, int(str(ask.what.args["proposer"]))) > 0.3 else "refuse"


def offer_deal(look: Assessment, ask: Ask) -> list[str]:
    """I open no deals, so there is nothing that I would give or want."""
    return []


# --- Citizenship (6.6) ---


def answer_citizenship(look: Assessment, ask: Ask) -> str:
    """An Exile joins the Empire to inherit it, or not at all; what is missing for that I ask for."""
    given, wanted = terms(ask)
    partner = int(str(ask.what.args["proposer"]))
    if not look.exile or prefers_exile(look):
        return "refuse"
    if UNNAMED not in wanted and joins(look, given, wanted, partner):
        return "accept"
    if "counter" in ask.keys() and dowry(look, partner) is not None:
        return "counter"
    return "refuse"


def offer_citizenship(look: Assessment, ask: Ask) -> list[str]:
    """As an Exile: the dowry that makes me the heir. To an Exile: nothing beside the relic."""
    if not look.exile:
        return []
    goods = dowry(look, int(str(ask.what.args["partner"])))
    keys = ask.keys()
    return [f"want-{term}" for term in goods or [] if f"want-{term}" in keys]


def prefers_exile(look: Assessment) -> bool:
    """Whether I do better as an Exile: with the title, a Vision that is met, or time enough."""
    return look.title == look.me or look.sight.vision_met(look.me) or look.round < TIME


def joins(look: Assessment, given: list[str], wanted: list[str], partner: int) -> bool:
    """Whether I would succeed the Chancellor as a Citizen on these terms, with the Reliquary's relic (6.6.1-b)."""
    st = exchange(look, given, wanted, partner)
    st.things[look.me] += 1
    return succeeds(look, st, look.me)


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
        if joins(look, goods[:count], [], partner):
            return goods[:count]
    return None


def become_citizen(look: Assessment, ask: Ask) -> str:
    """By a power, without a relic: only if I would succeed as I am (7.6.1)."""
    return "yes" if not prefers_exile(look) and succeeds(look, look.standing, look.me) else "no"


def ancient_pact(look: Assessment, ask: Ask) -> str:
    """The Darkest Secret for Citizenship and a relic: only to inherit the Empire."""
    if prefers_exile(look):
        return "no"
    st = look.standing.copy()
    st.take_banner(DARKEST_SECRET, EMPIRE, st.tokens[DARKEST_SECRET])
    st.things[look.me] += 1
    return "yes" if succeeds(look, st, look.me) else "no"


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


def show_adviser(look: Assessment, ask: Ask) -> str:
    """To whom a facedown adviser is shown (6.1-c): to whoever can do least with it."""
    return min(ask.keys(), key=lambda key: look.standing.things[int(key.partition(":")[2])])


# --- permissions (6.5) ---


def permit_withdraw(look: Assessment, ask: Ask) -> str:
    """The Chancellor's sites stay guarded."""
    return "no"


def permit_take(look: Assessment, ask: Ask) -> str:
    """My warbands are mine."""
    return "no"


def permit_give(look: Assessment, ask: Ask) -> str:
    """Gifts are welcome."""
    return "yes"


# --- The Gathering, tolls ---


def gathering(look: Assessment, ask: Ask) -> str:
    """Who calls has reasons of their own."""
    return "no"


def gathering_deal(look: Assessment, ask: Ask) -> str:
    return "go-on"


def toll(look: Assessment, ask: Ask) -> str:
    """I don't pay to be sent away."""
    return "no"
