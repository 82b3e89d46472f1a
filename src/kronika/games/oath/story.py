"""What a story tells of a game of Oath: the oath and the Chancellor, who took the title, and what was fought about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kronika.engine.message import Args, Message
from kronika.games.oath.sight import OathSight

TITLE: Final = "oath-log-title"
VICTOR: Final = "oath-log-victor"
ATTACKS: Final = "oath-log-attacks"
SITE: Final = "oath-log-target-site"
SWORN: Final = "oath-sworn"
"""Said in several turns of phrase: `story-oath-sworn-1` and so on."""


def worth_telling(events: Sequence[Mapping[str, Any]], weighty: Sequence[int]) -> list[int]:
    """What weighs, but for how it ended, which every story tells by itself, and for battles that decided nothing one
    can name: those against bandits that were lost, and those for no site."""
    return [i for i in weighty if is_told(events, i)]


def is_told(events: Sequence[Mapping[str, Any]], place: int) -> bool:
    if events[place]["id"] in ("oath-log-win", "oath-log-end-die"):
        return False
    return events[place]["id"] != VICTOR or bool(around(events, place)["site"])


def around(events: Sequence[Mapping[str, Any]], place: int) -> Args:
    """Of a battle: the first site it was about, who attacked (`proposer`), who defended (`player`, -1: the bandits)
    and who lost (`victim`)."""
    if events[place]["id"] != VICTOR:
        return {}
    site = ""
    for i in range(place - 1, -1, -1):
        event = events[i]
        if event["id"] == SITE:
            site = str(event["args"]["target"])
        if event["id"] == ATTACKS:
            attacker, defender = int(event["seat"]), int(event["args"]["player"])
            won = events[place]["seat"] == attacker
            sides: Args = {"proposer": attacker, "player": defender, "victim": defender if won else attacker}
            return {**sides, "site": site, "won": int(won)}
    return {"site": ""}


def prologue(sight: OathSight) -> list[Message]:
    """The oath that holds and who has sworn it: the Chancellor."""
    chancellor = next((seat for seat in range(sight.seats) if sight.role(seat) == "chancellor"), None)
    if chancellor is None:
        return []
    return [Message(SWORN, {"player": chancellor, "oath": sight.oath})]
