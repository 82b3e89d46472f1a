"""How a battle counts, face by face, for all who follow it: what each kind of face is worth under the plans in use, and
what a sacrifice would take (5.5.4, 5.5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kronika.engine.message import Args
from kronika.games.oath.dice import DOUBLING, HOLLOW, SHIELD, SWORD, TWO_AND_SKULL, TWO_SHIELDS
from kronika.games.oath.forces import bandits_in, force_of, size_of
from kronika.games.oath.sides import ATTACKER, DEFENDER
from kronika.games.oath.state import Position

if TYPE_CHECKING:
    from kronika.games.oath.campaign import Campaign

Plain = dict[str, Any]


def row(what: str, count: int, worth: int) -> list[Plain]:
    return [{"what": what, "count": count, "worth": worth}] if count else []


def attack_tally(camp: Campaign) -> list[Plain]:
    """Swords, hollow ones in pairs, and skulls; their worth adds up to the attack before any sacrifice."""
    faces = camp.rolled_attack
    times = 2 if camp.doubled else 1
    swords, hollow, skulls = times * faces.count(SWORD), faces.count(HOLLOW), faces.count(TWO_AND_SKULL)
    double = 0 if camp.no_double_swords else 2 * times * skulls
    return [
        *row("swords", swords + 2 * times * skulls, swords + double),
        *row("hollow", times * hollow, 0 if camp.no_hollow else times * hollow // 2),
        *row("skulls", 0 if camp.no_skulls else times * skulls, 0),
    ]


def defense_tally(camp: Campaign) -> list[Plain]:
    """Shields, then what doubling adds to them."""
    faces = camp.rolled_defense
    doubles = 0 if camp.no_double_shields else 2 * faces.count(TWO_SHIELDS)
    shields = doubles + (0 if camp.no_single_shields else faces.count(SHIELD))
    times = faces.count(DOUBLING)
    return [*row("shields", shields, shields), *row("doubling", times, (shields << times) - shields)]


def sacrifice_tally(s: Position, camp: Campaign) -> Plain | None:
    """What the attacker would have to give up now, and out of how many; nothing where none is needed or allowed."""
    short = camp.total_defense + 1 - camp.total_attack
    if camp.step != "sacrifice" or not camp.rolled_attack or short <= 0 or camp.no_sacrifice:
        return None
    needed = -(-short // camp.worth)
    force = size_of(s, camp, ATTACKER)
    return {"needed": needed, "force": force, "total": camp.total_attack + needed * camp.worth}


def reckoning(s: Position, camp: Campaign) -> Args:
    """The whole count in words of an event, "what=count=worth" and so on: it outlives the Campaign in the record."""
    attack = [(row["what"], row["count"], row["worth"]) for row in attack_tally(camp)]
    defense = [(row["what"], row["count"], row["worth"]) for row in defense_tally(camp)]
    sources = [*force_of(s, camp, DEFENDER), ("bandits", 0, bandits_in(s, camp, DEFENDER))]
    return {
        "ledger": written(camp.ledger),
        "attackTally": written(attack),
        "defenseTally": written(defense),
        "allies": ",".join(map(str, camp.allies)),
        "sources": written([source for source in sources if source[2]]),
    }


def written(rows: Sequence[tuple[str, int, int]]) -> str:
    return ";".join(f"{what}={one}={other}" for what, one, other in rows)
