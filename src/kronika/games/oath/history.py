"""Oath looked back upon: its charts, and what statistics count. What turns it are its milestones."""

from __future__ import annotations

from kronika.games.oath.faces import OATHS
from kronika.games.oath.sight import OathSight
from kronika.games.oath.state import ROLES, Position


def chart_values(sight: OathSight) -> dict[str, list[float | None]]:
    """What the oath counts, sites of one's color, relics and banners, favor and secrets, warbands on the board, and the
    title: 1 for the Oathkeeper, 2 for the Usurper. Nothing once the Chronicle is being written: it clears the map."""
    if sight.phase == "chronicle":
        return {}
    seats = range(sight.seats)
    title = 2 if sight.usurper else 1
    return {
        "goal": [*sight.standing()],
        "sites": [sight.sites_of(seat) for seat in seats],
        "holdings": [sight.holdings(seat) for seat in seats],
        "tokens": [sight.favor(seat) + sight.secrets(seat) + sight.flipped(seat) for seat in seats],
        "warbands": [sight.warbands(seat) for seat in seats],
        "title": [title if seat == sight.title else 0 for seat in seats],
    }


def oath(s: Position) -> dict[str, list[str]]:
    return {"oath": [OATHS[s.oath]], "rounds": [str(s.round)]}


def roles(s: Position) -> list[dict[str, list[str]]]:
    """What each seat was in the end."""
    return [{"role": [ROLES[role]]} for role in s.role]
