"""Who wins at the next Wake Phase if nothing changes, and why: for all to see, since all it depends on lies open."""

from __future__ import annotations

from typing import Any

from kronika.games.oath.sight import OathSight
from kronika.games.oath.state import SLOTS
from kronika.games.oath.victory import with_the_round
from kronika.games.oath.ways import score

Plain = dict[str, Any]


def alarms(sight: OathSight) -> list[Plain]:
    """Whoever wakes first comes first."""
    return [alarm(sight, seat, how) for seat, how in sight.about_to_win()]


def alarm(sight: OathSight, seat: int, how: str) -> Plain:
    """Who, when and why; the sites that count, where sites do."""
    goal = goal_of(sight, seat, how)
    counted = score(sight, seat, goal) or (0, 0)
    args = {"player": seat, "oath": goal, "mine": counted[0], "best": counted[1]}
    return {
        "seat": seat,
        "text": {"id": "oath-alarm-end" if with_the_round(how) else "oath-alarm-wake", "args": {"player": seat}},
        "why": {"id": f"oath-alarm-{kind_of(how)}", "args": args},
        "slots": [slot for slot in range(SLOTS) if sight.ruler(slot) == sight.side(seat)]
        if goal == "supremacy"
        else [],
    }


def kind_of(how: str) -> str:
    if "visionary" in how and "usurper" not in how:
        return "vision"
    return "usurper" if "usurper" in how else "successor" if how == "successor" else "empire"


def goal_of(sight: OathSight, seat: int, how: str) -> str:
    """The goal that decides: the oath's, or that of a Vision which is met."""
    if kind_of(how) != "vision":
        return sight.oath
    goals = sight.goals_met(seat)
    return goals[0] if goals else sight.oath
