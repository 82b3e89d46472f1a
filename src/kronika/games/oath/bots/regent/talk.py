"""Offers, permissions and deals: what others want of me, and what I want for it (6.5, 6.6, 7.6.3)."""

from __future__ import annotations

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent.aims import gain, succeeds, wants
from kronika.games.oath.bots.regent.look import Look, Standing
from kronika.games.oath.faces import DEVOTION, SUPREMACY
from kronika.games.oath.state import BANNERS

TERM_WORTH = {"favor": 0.5, "secret": 0.6, "peace": 0.3, "adviser": 0.8, "relic": 1.2, "banner": 1.5}


# --- deals ---


def bundle(look: Look, ask: Ask) -> tuple[list[str], list[str]]:
    """What the proposer gives and wants: "favor", "relic:map" …; what is not told by name stays "other"."""
    args = ask.what.args
    given: list[str] = []
    wanted: list[str] = []
    told = [term for term in str(args.get("terms", "")).replace(" ", "").split(",") if term]
    if told:
        for term in told:
            verb, _, what = term.partition("-")
            (given if verb == "give" else wanted).append(what)
        return given, wanted
    for verb, goods in (("give", given), ("want", wanted)):
        for kind in ("favor", "secret", "other"):
            goods += [kind] * int(str(args.get(f"{verb}-{kind}", 0)))
    return given, wanted


def move(look: Look, st: Standing, goods: list[str], giver: int, taker: int) -> None:
    """What a deal does to the standing."""
    for term in goods:
        kind, _, name = term.partition(":")
        if kind == "relic":
            st.things[giver] -= 1
            st.things[taker] += 1
            if name == "grand-scepter":
                st.scepter = taker
        elif kind == "banner":
            banner = BANNERS.index(name)
            st.take_banner(banner, taker, st.tokens[banner])


def goods_worth(look: Look, goods: list[str]) -> float:
    return sum(TERM_WORTH.get(term.partition(":")[0], 0.0) for term in goods)


def deal_worth(look: Look, given: list[str], wanted: list[str], partner: int) -> float:
    """What a deal brings me, beside and for my goals; what I am to give unnamed may be anything."""
    st = look.standing.copy()
    move(look, st, given, partner, look.me)
    move(look, st, wanted, look.me, partner)
    worth = goods_worth(look, given) - 1.1 * goods_worth(look, wanted) + gain(look, st)
    return worth - 20.0 * wanted.count("other") + 0.3 * given.count("other")


def answer_deal(look: Look, ask: Ask) -> str:
    given, wanted = bundle(look, ask)
    partner = int(str(ask.what.args["proposer"]))
    return "accept" if deal_worth(look, given, wanted, partner) > 0.3 else "refuse"


def offer_deal(look: Look, ask: Ask) -> list[str]:
    """I ask for nothing and give nothing: deals of my own are not my way."""
    return []


# --- Citizenship (6.6) ---


def answer_citizenship(look: Look, ask: Ask) -> str:
    """Only who would succeed gives up being an Exile, and only if the own cause does not stand better."""
    keys = ask.keys()
    given, wanted = bundle(look, ask)
    proposer = int(str(ask.what.args["proposer"]))
    if not look.exile:
        # I made the offer, and this is what the Exile wants on top: never worth it.
        return "refuse"
    if prefers_exile(look):
        return "refuse"
    if joins(look, given, wanted, proposer):
        return "accept"
    if "counter" in keys and dowry(look, proposer) is not None:
        return "counter"
    return "refuse"


def prefers_exile(look: Look) -> bool:
    """Whether I do better as an Exile: with the title, a Vision in reach, or time enough."""
    if look.title == look.me or look.sight.vision_met(look.me):
        return True
    return look.round < 5


def joins(look: Look, given: list[str], wanted: list[str], partner: int) -> bool:
    """Whether I would succeed the Chancellor as a Citizen on these terms; the Reliquary relic comes with them."""
    if "other" in wanted:
        return False
    st = look.standing.copy()
    move(look, st, given, partner, look.me)
    move(look, st, wanted, look.me, partner)
    st.things[look.me] += 1
    before = look.roles[look.me]
    look.roles[look.me] = "citizen"
    try:
        return succeeds(look, st, look.me)
    finally:
        look.roles[look.me] = before


def dowry(look: Look, partner: int) -> list[str] | None:
    """The least that I must get to succeed as a Citizen, or None if nothing the partner has would do."""
    if joins(look, [], [], partner):
        return []
    sight = look.sight
    relics = [f"relic:{name}" for name in sight.relics(partner)]
    banners = [f"banner:{name}" for banner, name in enumerate(BANNERS) if look.standing.holders[banner] == partner]
    if look.oath == DEVOTION:
        goods = [term for term in relics if term == "relic:grand-scepter"]
    elif look.oath == SUPREMACY:
        goods = banners + [term for term in relics if term != "relic:grand-scepter"] + ["relic:grand-scepter"]
        goods = [term for term in goods if term in banners or term in relics]
    else:
        goods = banners
    for count in range(1, len(goods) + 1):
        if joins(look, goods[:count], [], partner):
            return goods[:count]
    return None


def offer_citizenship(look: Look, ask: Ask) -> list[str]:
    """As an Exile: the dowry that makes me the heir. As the one who offers: nothing beside the relic."""
    if not look.exile:
        return []
    goods = dowry(look, int(str(ask.what.args["partner"]))) or []
    keys = ask.keys()
    return [f"want-{term}" for term in goods if f"want-{term}" in keys]


def reliquary(look: Look, ask: Ask) -> str:
    return ask.options[0].key


def show_reliquary(look: Look, ask: Ask) -> str:
    return "no"


def become_citizen(look: Look, ask: Ask) -> str:
    """By a power, without a relic: only if I would succeed as I am."""
    if prefers_exile(look):
        return "no"
    st = look.standing.copy()
    before = look.roles[look.me]
    look.roles[look.me] = "citizen"
    try:
        return "yes" if succeeds(look, st, look.me) else "no"
    finally:
        look.roles[look.me] = before


def replace(look: Look, ask: Ask) -> list[str]:
    """Warbands that find no purple ones: from the largest heap."""
    keys = [option.key for option in ask.options for _ in range(option.most)]
    return keys[: ask.least]


# --- permissions (6.5) ---


def permit_withdraw(look: Look, ask: Ask) -> str:
    """The Chancellor's sites stay guarded."""
    return "no"


def permit_take(look: Look, ask: Ask) -> str:
    return "no"


def permit_give(look: Look, ask: Ask) -> str:
    """Gifts are welcome."""
    return "yes"


# --- The Gathering, tolls ---


def gathering(look: Look, ask: Ask) -> str:
    """To come is free travel; but who is well placed stays."""
    return "no"


def gathering_deal(look: Look, ask: Ask) -> str:
    return "go-on"


def toll(look: Look, ask: Ask) -> str:
    """I pay no toll where others send me."""
    return "no"


def needs(look: Look) -> list[bool]:
    return [wants(look, banner) for banner in range(2)]
