"""Why an offer or a request was answered so, in words for the others. The reasons hang on the terms, the title, the
round and the answer alone, which all can see: whoever hears them learns nothing of what I hide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent.talk import TIME, UNNAMED, goods_worth, terms
from kronika.games.oath.sight import OathSight

Reason = Callable[[OathSight, Ask, str], str]
"""The end of a text's name, `oath-because-…`."""
PRECIOUS: Final = ("banner", "relic", "site", "adviser")


def of_deal(sight: OathSight, ask: Ask, answer: str) -> str:
    given, wanted = terms(ask)
    if answer == "accept":
        return "fair" if wanted else "gift"
    if UNNAMED in wanted:
        return "unnamed"
    if not given:
        return "nothing"
    if goods_worth(given) >= goods_worth(wanted):
        return "rival"
    kinds = {term.partition(":")[0] for term in wanted}
    return next((f"low-{kind}" for kind in PRECIOUS if kind in kinds), "low")


def of_citizenship(sight: OathSight, ask: Ask, answer: str) -> str:
    if answer == "accept":
        return "heir"
    if answer == "counter":
        return "dowry"
    if sight.title == sight.seat:
        return "title"
    return "early" if sight.round < TIME else "no-heir"


def of_withdrawal(sight: OathSight, ask: Ask, answer: str) -> str:
    return "guard"


def of_taking(sight: OathSight, ask: Ask, answer: str) -> str:
    return "own"


def of_giving(sight: OathSight, ask: Ask, answer: str) -> str:
    return "gift"


REASONS: Final[dict[str, Reason]] = {
    "oath-deal-answer": of_deal,
    "oath-citizenship-answer": of_citizenship,
    "oath-ask-permit-withdraw": of_withdrawal,
    "oath-ask-permit-take": of_taking,
    "oath-ask-permit-give": of_giving,
}
