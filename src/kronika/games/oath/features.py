"""What a program that learns reads beside the view: how near everybody is to winning, who rules how much, and what each
Campaign on offer would meet. All of it follows from the sight, so it is the same in worlds that look alike."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask
from kronika.engine.features import Feature, share
from kronika.games.oath.sight import OathSight
from kronika.games.oath.state import BANDITS, SLOTS
from kronika.games.oath.victory import VISIONS_NEEDED
from kronika.games.oath.ways import score

ON_OFFER: Final = ("oath-ask-act", "oath-ask-campaign")
"""Where a Campaign may be begun, and where one says against whom."""


def features(sight: OathSight, ask: Ask) -> list[Feature]:
    found = [*realm(sight), *standing(sight), *visions(sight)]
    if ask.what.id in ON_OFFER:
        found += campaigns(sight, ask)
    elif ask.what.id == "oath-ask-targets":
        found += targets(sight, ask)
    return found


def realm(sight: OathSight) -> list[Feature]:
    """Who rules how many sites, and with how many warbands."""
    found: list[Feature] = []
    sides = {sight.side(seat): seat for seat in range(sight.seats - 1, -1, -1)}
    for side, seat in sides.items():
        ruled = [slot for slot in range(SLOTS) if sight.ruler(slot) == side]
        found.append(Feature("rules", len(ruled), seat))
        found.append(Feature("garrison", min((sight.army(slot) for slot in ruled), default=0), seat))
    found.append(Feature("bandits", sum(sight.ruler(slot) == BANDITS for slot in range(SLOTS))))
    return found


def standing(sight: OathSight) -> list[Feature]:
    """The Oathkeeper goal: how far each is ahead of the best of the others, and who is about to win."""
    found: list[Feature] = []
    for seat in range(sight.seats):
        ahead = lead(sight, seat, sight.oath)
        found.append(Feature("oath", ahead, seat))
        if sight.title == seat:
            found.append(Feature("usurper" if sight.usurper else "oathkeeper", 1, seat))
    found += [Feature(f"wins-{how}", 1, seat) for seat, how in sight.about_to_win()]
    return found


def visions(sight: OathSight) -> list[Feature]:
    """Revealed Visions, and those of one's own that nobody else knows: how near their goals are."""
    found = [Feature("visions-missing", max(0, VISIONS_NEEDED - sight.visions_drawn))]
    for seat in range(sight.seats):
        vision = sight.vision(seat)
        if vision is not None and sight.goal_of(vision):
            found += progress(sight, seat, "vision", sight.goal_of(vision))
    if sight.seat is not None:
        for name in sight.advisers(sight.seat):
            if name is not None and sight.goal_of(name):
                found += progress(sight, sight.seat, "vision-in-hand", sight.goal_of(name))
    return found


def progress(sight: OathSight, seat: int, name: str, goal: str) -> list[Feature]:
    return [
        Feature(f"{name}-met", int(sight.meets(seat, goal)), seat),
        Feature(f"{name}-ahead", lead(sight, seat, goal), seat),
    ]


def lead(sight: OathSight, seat: int, goal: str) -> int:
    """By how much a player is ahead of all others in what a goal counts; where one thing is held or not, by one."""
    compared = score(sight, seat, goal)
    if compared is None:
        return int(sight.meets(seat, goal))
    mine, most = compared
    return mine - most


def campaigns(sight: OathSight, ask: Ask) -> list[Feature]:
    """What each Campaign that could begin now would meet; the best of them, where it has not been begun."""
    keys = ask.keys()
    begins = "campaign" in keys
    if not begins and ask.what.id == "oath-ask-act":
        return []
    found: list[Feature] = []
    best = 0.0
    for enemy in sight.enemies_here():
        forecast = sight.foresee_attack(enemy)
        key = "bandits" if enemy == BANDITS else f"player:{enemy}"
        best = max(best, forecast.win)
        if key in keys:
            found += on_option(key, forecast.win, forecast.defense, forecast.guard)
        elif begins:
            found.append(share("attack-wins", forecast.win, enemy) if enemy >= 0 else share("raid-wins", forecast.win))
    if begins:
        found.append(share("wins", best, option="campaign"))
    return found


def targets(sight: OathSight, ask: Ask) -> list[Feature]:
    """How the battle would stand with each target more, with all dice of the force and no plan."""
    most = sight.attacking_force()
    found: list[Feature] = []
    for option in ask.options:
        forecast = sight.foresee(most, targets=[] if option.key == "done" else [option.key])
        if forecast is not None:
            found += on_option(option.key, forecast.win, forecast.defense, forecast.guard)
    return found


def on_option(key: str, win: float, defense: int, guard: int) -> list[Feature]:
    return [
        share("wins", win, option=key),
        Feature("defense", defense, option=key),
        Feature("guard", guard, option=key),
    ]
