"""How each player could win from here, and what stands in the way: a line each, for the table to say (3)."""

from __future__ import annotations

from typing import Any, Final

from kronika.games.oath.sight import OathSight
from kronika.games.oath.victory import VISIONS_NEEDED

Plain = dict[str, Any]
EMPIRE_ROLES: Final = ("chancellor", "citizen")


def way(id: str, stage: str, score: tuple[int, int] | None = None, **args: int | str) -> Plain:
    """One way to win. `stage` says how far it has come, `score` compares with the best of the others."""
    shown: Plain = {"id": f"oath-way-{id}", "args": {"stage": stage, **args}, "stage": stage}
    if score is not None:
        shown["score"] = list(score)
    return shown


def ways(sight: OathSight, seat: int) -> list[Plain]:
    role = sight.role(seat)
    if role == "chancellor":
        return [empire(sight)]
    if role == "citizen":
        return [successor(sight, seat)]
    found = [usurper(sight, seat)]
    vision = sight.vision(seat)
    if vision is not None and sight.goal_of(vision):
        found.append(visionary(sight, seat, vision))
    return found


def empire(sight: OathSight) -> Plain:
    """The title with the Empire when the end die or the last round ends the game (3.3, 3.4.1)."""
    heir = next((seat for seat in range(sight.seats) if sight.succeeds(seat)), -1)
    if not imperial_title(sight):
        return way("empire", "lost", score(sight, 0, sight.oath), player=max(0, sight.title), oath=sight.oath)
    return way("empire", "heir" if heir >= 0 else "holds", score(sight, 0, sight.oath), player=heir, oath=sight.oath)


def successor(sight: OathSight, seat: int) -> Plain:
    """A Citizen who meets the Successor goal wins in the Chancellor's place (3.3.1)."""
    stage = "short" if not sight.succeeds(seat) else "holds" if imperial_title(sight) else "lost"
    compared = None
    if sight.oath == "supremacy":
        best = max(
            sight.holdings(other) for other in range(sight.seats) if other != seat and sight.role(other) in EMPIRE_ROLES
        )
        compared = (sight.holdings(seat), best)
    return way("successor", stage, compared, oath=sight.oath)


def usurper(sight: OathSight, seat: int) -> Plain:
    """The title kept from one Wake Phase to the next (3.1)."""
    stage = "short"
    if sight.title == seat:
        stage = "wins" if sight.usurper else "turns"
    return way("usurper", stage, score(sight, seat, sight.oath), oath=sight.oath)


def visionary(sight: OathSight, seat: int, vision: str) -> Plain:
    """A revealed Vision, its goal met at the own Wake Phase, with three Visions drawn (3.2)."""
    goal = sight.goal_of(vision)
    drawn = min(sight.visions_drawn, VISIONS_NEEDED)
    met = sight.meets(seat, goal)
    stage = "short" if not met else "drawn" if drawn < VISIONS_NEEDED else "wins"
    compared = score(sight, seat, goal)
    return way("vision", stage, compared, card=vision, oath=goal, drawn=drawn, needed=VISIONS_NEEDED)


def imperial_title(sight: OathSight) -> bool:
    return sight.title >= 0 and sight.role(sight.title) in EMPIRE_ROLES


def score(sight: OathSight, seat: int, oath: str) -> tuple[int, int] | None:
    """What the goal counts: mine, and the most of anybody else; nothing where one thing is held or not."""
    if oath == "supremacy":
        rivals = [sight.sites_of(other) for other in range(sight.seats) if sight.side(other) != sight.side(seat)]
        return sight.sites_of(seat), max(rivals, default=0)
    if oath == "protection":
        others = [sight.holdings(other) for other in range(sight.seats) if other != seat]
        return sight.holdings(seat), max(others)
    return None
