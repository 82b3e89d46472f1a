"""What changes hands in deals: how offers are read, what goods are worth, and how things stand after an exchange."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent.assessment import Assessment, Standing
from kronika.games.oath.state import BANNERS

GOODS: Final = {"favor": 0.5, "secret": 0.6, "peace": 0.3, "adviser": 0.8, "relic": 1.0, "banner": 1.0, "site": 0.6}
"""What things are worth beside the goals, to anybody."""
UNNAMED: Final = "other"
"""Something that the offer counts and does not name."""
SCEPTER: Final = "relic:grand-scepter"


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
