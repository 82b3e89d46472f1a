"""How a battle counts, face by face, for all who follow it: what each kind of face is worth under the plans in use, and
what a sacrifice would take (5.5.4, 5.5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kronika.engine.message import Args
from kronika.games.oath.dice import DOUBLING, HOLLOW, SWORD, TWO_AND_SKULL
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
    rules = camp.battle_rules
    single, hollow, double = (rules.attack_times * faces.count(face) for face in (SWORD, HOLLOW, TWO_AND_SKULL))
    swords = single * rules.swords[SWORD] + double * rules.swords[TWO_AND_SKULL]
    return [
        *row("swords", single + 2 * double, swords // 2),
        *row("hollow", hollow, hollow * rules.swords[HOLLOW] // 2),
        *row("skulls", double * rules.skull_kills, 0),
    ]


def defense_tally(camp: Campaign) -> list[Plain]:
    """Shields, then what doubling adds to them."""
    faces = camp.rolled_defense
    shields = sum(camp.battle_rules.shields[face] for face in faces)
    times = faces.count(DOUBLING)
    return [*row("shields", shields, shields), *row("doubling", times, (shields << times) - shields)]


def sacrifice_tally(s: Position, camp: Campaign) -> Plain | None:
    """What the attacker would have to give up now, and out of how many; nothing where none is needed or allowed."""
    rules = camp.battle_rules
    short = camp.total_defense + 1 - camp.total_attack
    if camp.step != "sacrifice" or not camp.rolled_attack or short <= 0 or not rules.may_sacrifice:
        return None
    needed = -(-short // rules.sacrifice_worth)
    force = size_of(s, camp, ATTACKER)
    return {"needed": needed, "force": force, "total": camp.total_attack + needed * rules.sacrifice_worth}


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
