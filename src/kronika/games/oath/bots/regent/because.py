"""Why an offer or a request was made or answered so, in words for the others. The reasons depend on the terms, the
title, the round, what all can see on the table, and the answer alone: whoever hears them learns nothing that I hide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent.aims import succeeds
from kronika.games.oath.bots.regent.assessment import Assessment
from kronika.games.oath.bots.regent.goods import UNNAMED, exchange, goods_worth, terms
from kronika.games.oath.bots.regent.weights import Weights
from kronika.games.oath.sight import OathSight

Reason = Callable[[OathSight, Ask, list[str]], str]
"""The end of a text's name, `oath-because-…`."""
PRECIOUS: Final = ("banner", "relic", "site", "adviser")
TIME: Final = 5
"""Before this round there is time to win as an Exile."""


# --- deals ---


def of_deal_offer(sight: OathSight, ask: Ask, keys: list[str]) -> str:
    return "both" if keys else "idle"


def of_deal(sight: OathSight, ask: Ask, keys: list[str]) -> str:
    given, wanted = terms(ask)
    if keys == ["accept"]:
        return "fair" if wanted else "gift"
    if keys == ["counter"]:
        return "rather"
    if UNNAMED in wanted:
        return "unnamed"
    if not given:
        return "nothing"
    if goods_worth(given) >= goods_worth(wanted):
        return "rival"
    kinds = {term.partition(":")[0] for term in wanted}
    return next((f"low-{kind}" for kind in PRECIOUS if kind in kinds), "low")


# --- Citizenship ---


def of_offer(sight: OathSight, ask: Ask, keys: list[str]) -> str:
    if sight.scepter != sight.seat:
        return "dowry"
    return "join" if sight.role(sight.title) != "exile" else "together"


def of_citizenship(sight: OathSight, ask: Ask, keys: list[str]) -> str:
    if sight.scepter == sight.seat:
        return "welcome" if keys == ["accept"] else "dear"
    if keys == ["accept"]:
        return "heir" if heir_then(sight, ask) else "shelter"
    if keys == ["counter"]:
        return "dowry"
    if sight.title == sight.seat:
        return "title"
    assert sight.seat is not None
    if sight.vision_met(sight.seat):
        return "vision"
    return "early" if sight.round < TIME else "no-heir"


def heir_then(sight: OathSight, ask: Ask) -> bool:
    """Whether these terms make me the heir."""
    look = Assessment(sight, Weights())
    st = exchange(look, *terms(ask), int(str(ask.what.args["proposer"])))
    st.things[look.me] += 1
    return succeeds(look, st, look.me)


# --- permissions ---


def of_withdrawal(sight: OathSight, ask: Ask, keys: list[str]) -> str:
    return "guard"


def of_taking(sight: OathSight, ask: Ask, keys: list[str]) -> str:
    return "own"


def of_giving(sight: OathSight, ask: Ask, keys: list[str]) -> str:
    return "gift"


REASONS: Final[dict[str, Reason]] = {
    "oath-deal-offer": of_deal_offer,
    "oath-deal-answer": of_deal,
    "oath-citizenship-offer": of_offer,
    "oath-citizenship-answer": of_citizenship,
    "oath-ask-permit-withdraw": of_withdrawal,
    "oath-ask-permit-take": of_taking,
    "oath-ask-permit-give": of_giving,
}
