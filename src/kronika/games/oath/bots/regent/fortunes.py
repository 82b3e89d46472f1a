"""Who wins, roughly: the chance of every seat, from what lies open. For weighing Citizenship, where what a standing is
worth to an Exile must be compared with what it is worth to a Citizen."""

from __future__ import annotations

from typing import Final

from kronika.games.oath.bots.regent.aims import heir_banner, heir_lead, keeper, lead, succeeds
from kronika.games.oath.bots.regent.assessment import Assessment, Standing
from kronika.games.oath.bots.regent.hold import kept, pays
from kronika.games.oath.faces import DEVOTION, SUPREMACY
from kronika.games.oath.state import EMPIRE, ROUNDS

REIGNS: Final[tuple[float, ...]] = (0.3, 0.3, 0.3, 0.35, 0.4, 0.5, 0.6, 0.75, 0.97)
"""By round: how likely an Empire that has the title wins, if nobody does at a Wake Phase (3.3, 3.4)."""
RETURNS: Final[tuple[float, ...]] = (0.15, 0.15, 0.15, 0.15, 0.2, 0.25, 0.25, 0.25, 0.9)
"""The same for an Empire that lost it: in the last round a new title of an Exile's wins nothing (3.4)."""


def fortunes(look: Assessment, st: Standing) -> list[float]:
    """By seat; together one."""
    found = [0.0] * len(look.seats)
    left = 1.0
    holder = keeper(look, st)
    turn = max(0, look.sight.turn)
    for i in range(1, len(look.seats) + 1):
        seat = (turn + i) % len(look.seats)
        if not look.imperial(seat) and (look.round < ROUNDS or seat > turn or seat == holder):
            wins = left * wakes_up_to(look, st, seat, holder)
            found[seat] += wins
            left -= wins
    exiles = [seat for seat in look.seats if not look.imperial(seat)]
    reign = (REIGNS if look.imperial(holder) else RETURNS)[look.round] if exiles else 1.0
    share_empire(look, st, found, left * reign)
    weights = [exile_weight(look, st, seat, holder) for seat in exiles]
    for seat, weight in zip(exiles, weights, strict=True):
        found[seat] += left * (1.0 - reign) * weight / sum(weights)
    return found


def wakes_up_to(look: Assessment, st: Standing, seat: int, holder: int) -> float:
    """The chance that an Exile wins at the next Wake Phase, as Usurper or as Visionary (4.1.2)."""
    chance = 0.0
    if look.usurper and holder == seat == look.title:
        chance = kept(look, st, look.oath, seat, True)
    if look.visions_drawn >= 3:
        for oath in goals_of(look, seat):
            if lead(look, st, oath, seat) > 0:
                chance = max(chance, kept(look, st, oath, seat, False))
    return chance


def goals_of(look: Assessment, seat: int) -> list[int]:
    """The goals of a player's Visions, of mine also those that I have not revealed."""
    if seat == look.me:
        return [vision.oath for vision in look.visions]
    return [oath for other, oath in look.rival_visions() if other == seat]


def exile_weight(look: Assessment, st: Standing, seat: int, holder: int) -> float:
    """How an Exile stands among the others."""
    weight = 1.0 + 0.1 * look.sight.warbands(seat) + 0.5 * len(goals_of(look, seat))
    if holder == seat and look.round < ROUNDS:
        weight += 4.0 * kept(look, st, look.oath, seat, True)
    return weight + 0.4 * max(-2, min(2, lead(look, st, look.oath, seat)))


def share_empire(look: Assessment, st: Standing, found: list[float], part: float) -> None:
    """The Empire's chance goes to who would succeed, and to those who may yet (3.3.1)."""
    left = part
    for seat in look.seats:
        if look.roles[seat] == "citizen":
            mine = part * heir_chance(look, st, seat)
            found[seat] += min(left, mine)
            left -= min(left, mine)
    found[EMPIRE] += left


def heir_chance(look: Assessment, st: Standing, seat: int) -> float:
    """The chance that a Citizen succeeds if the Empire wins; the Chancellor may buy an heir off (6.7)."""
    if succeeds(look, st, seat):
        rich = look.sight.favor(EMPIRE) >= look.sight.exile_price(EMPIRE, seat)
        return 0.45 if rich and look.round < ROUNDS else 0.75
    if look.oath == DEVOTION:
        return 0.05
    if look.round == ROUNDS:
        return 0.15
    if look.oath == SUPREMACY:
        behind = -heir_lead(look, st, seat)
        return 0.35 if not behind else 0.25 if behind == 1 else 0.12
    banner = heir_banner(look.oath)
    return 0.15 + 0.4 * pays(look, seat, banner, st.tokens[banner] + 1)
