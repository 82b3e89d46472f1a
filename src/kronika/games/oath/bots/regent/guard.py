"""Garrisons: how many warbands stay at sites, where a title or a Vision hangs on them."""

from __future__ import annotations

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent.aims import NEAR, keeper, lead
from kronika.games.oath.bots.regent.assessment import Assessment, Standing
from kronika.games.oath.bots.regent.hold import sites_kept
from kronika.games.oath.bots.regent.war import army_worth
from kronika.games.oath.faces import SUPREMACY
from kronika.games.oath.state import EMPIRE, SLOTS

MOST = 6
"""More than that stays nowhere."""


def occupy(look: Assessment, ask: Ask) -> list[str]:
    """One warband on each site that was won, and as many more as are worth it there (5.5.7.I)."""
    keys = ask.keys()
    found = keys[: min(len(keys), look.board)]
    spare = look.board - len(found)
    if not spare or len(found) < len(keys):
        return found
    slots = [int(key.partition(":")[2]) for key in keys]
    st = look.standing.copy()
    for slot in slots:
        color = look.rulers[slot]
        if color != look.color:
            if color >= 0:
                st.sites[color] -= 1
            st.sites[look.color] += 1
    return found + [f"site:{slot}" for slot in guard_of(look, st, slots, spare)]


def guard_of(look: Assessment, st: Standing, slots: list[int], spare: int) -> list[int]:
    """Where more warbands stay of those to spare, beside one at each of these sites: always where fewest stand, as long
    as the title lasts so much longer. Those on the board fight where the pawn stands."""
    dear = at_stake(look, st)
    if not dear:
        return [slots[i % len(slots)] for i in range(int(spare * look.weights.guard))]
    others = [look.army[slot] for slot in range(SLOTS) if look.rulers[slot] == look.color and slot not in slots]
    seat = look.me if look.exile else EMPIRE
    far = [slot for slot in slots if slot != look.site]
    stand = [1] * len(far)
    found: list[int] = []
    best, top = 0, -1e9
    for more in range(min(spare, MOST) + 1 if far else 0):
        if more:
            weakest = stand.index(min(stand))
            stand[weakest] += 1
            found.append(far[weakest])
        here = [1 + spare - more] if len(far) < len(slots) else []
        worth = army_worth(look, spare - more)
        worth += dear * sites_kept(look, st, seat, True, sorted(others + stand + here))
        if worth > top + 1e-9:
            best, top = more, worth
    return found[:best]


def at_stake(look: Assessment, st: Standing) -> float:
    """What hangs on the sites: the title, or the Vision that asks for them."""
    weights = look.weights
    worth = 0.0
    if look.oath == SUPREMACY:
        holder = keeper(look, st)
        if look.exile and holder == look.me:
            worth = weights.title + (weights.crown if look.usurper and look.title == look.me else 0.0)
        elif not look.exile and look.imperial(holder):
            worth = (1.0 - weights.calm) * weights.reign
    for vision in look.visions if look.exile else ():
        if vision.oath == SUPREMACY and lead(look, st, SUPREMACY, look.me) > 0:
            worth = max(worth, weights.vision * NEAR[min(look.visions_drawn, 5)])
    return worth
