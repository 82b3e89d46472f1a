"""What the regent is after: the title, a Vision's goal or the succession, and what a standing is worth to it."""

from __future__ import annotations

from typing import Final

from kronika.games.oath.bots.regent.assessment import RAIDERS, Assessment, Standing, face_of
from kronika.games.oath.bots.regent.hold import kept
from kronika.games.oath.bots.regent.opinions import relic_opinion
from kronika.games.oath.faces import DEVOTION, PEOPLE, PROTECTION, SUPREMACY
from kronika.games.oath.state import DARKEST_SECRET, EMPIRE, PEOPLES_FAVOR, ROUNDS

CROWN: Final = "bandit-crown"
NEAR: Final[tuple[float, ...]] = (0.3, 0.4, 0.7, 1.0, 1.0, 1.0)
"""How much a Vision counts, by Visions drawn: three are needed (3.2)."""
ENDING: Final[tuple[float, ...]] = (0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)
"""By round: what an Exile fears from an Empire that is sure to hold the title, with the end die to come (3.3-b). Relics
and sites are not won in a day, so that begins early."""
HEIRS: Final[tuple[float, ...]] = (0.0, 3.0, 3.0, 4.0, 6.0, 9.0, 10.0, 11.0, 12.0)
"""By round: what the Chancellor fears from a Citizen who would succeed."""


# --- goals ---


def banner_of(oath: int) -> int:
    """The banner that a goal asks for."""
    return PEOPLES_FAVOR if oath == PEOPLE else DARKEST_SECRET


def lead(look: Assessment, st: Standing, oath: int, seat: int) -> int:
    """How far ahead a seat is of everybody else in what a goal counts; for a banner 1 or -1."""
    if oath == SUPREMACY:
        mine = look.sides[seat]
        return st.sites[mine] - max([count for color, count in enumerate(st.sites) if color != mine], default=0)
    if oath == PROTECTION:
        return st.things[seat] - max([count for other, count in enumerate(st.things) if other != seat], default=0)
    return 1 if st.holders[banner_of(oath)] == seat else -1


def keeper(look: Assessment, st: Standing) -> int:
    """Who would hold the title (2.11): on a tie its holder keeps it."""
    oath, title = look.oath, look.title
    if oath in (PEOPLE, DEVOTION):
        holder = st.holders[banner_of(oath)]
        return title if holder < 0 else holder
    count = st.sites if oath == SUPREMACY else st.things
    most = max(count)
    if not most or count[title] == most:
        return title
    meet = [seat for seat in look.seats if count[seat] == most]
    # Of several the old holder chooses one, and that is hardly me.
    return meet[0] if meet[0] != look.me else meet[-1]


def succeeds(look: Assessment, st: Standing, seat: int) -> bool:
    """Whether a Citizen would win in the Chancellor's place (3.3.1)."""
    if look.oath == SUPREMACY:
        return heir_lead(look, st, seat) > 0
    if look.oath == DEVOTION:
        return st.scepter == seat
    return st.holders[heir_banner(look.oath)] == seat


def heir_banner(oath: int) -> int:
    return DARKEST_SECRET if oath == PEOPLE else PEOPLES_FAVOR


def heir_lead(look: Assessment, st: Standing, seat: int) -> int:
    """Relics and banners ahead of all other Imperial players."""
    return st.things[seat] - max([st.things[other] for other in look.seats if other != seat and look.imperial(other)])


def spread(look: Assessment, st: Standing, oath: int, seat: int) -> float:
    """What being ahead or behind is worth before anybody wins by it."""
    weights = look.weights
    if oath == SUPREMACY:
        return by_lead(look, lead(look, st, oath, seat))
    if oath == PROTECTION:
        # Relics last longer than sites.
        return (weights.hoard if look.exile else 1.0) * by_lead(look, lead(look, st, oath, seat))
    banner = banner_of(oath)
    return weights.token * min(st.tokens[banner], 7) if st.holders[banner] == seat else 0.0


def by_lead(look: Assessment, ahead: int) -> float:
    """Up to one ahead each step counts in full; more is safer."""
    weights = look.weights
    tie = weights.tie if ahead >= 0 else 0.0
    if ahead <= 1:
        return weights.margin * max(ahead, -6) + tie
    return weights.margin * (1 + 0.5 * min(ahead - 1, 3)) + tie


# --- what a standing is worth ---


def prospects(look: Assessment, st: Standing) -> float:
    role = look.roles[look.me]
    if role == "exile":
        worth = exile_prospects(look, st)
    elif role == "citizen":
        worth = citizen_prospects(look, st)
    else:
        worth = chancellor_prospects(look, st)
    return worth - visionaries(look, st)


def now(look: Assessment) -> float:
    """What the standing is worth as it is."""
    if look.now is None:
        look.now = prospects(look, look.standing)
    return look.now


def gain(look: Assessment, st: Standing) -> float:
    return prospects(look, st) - now(look)


def foreign_title(look: Assessment, st: Standing, holder: int) -> float:
    """Somebody else's title that threatens me: the longer it would last without me, the more."""
    if look.imperial(holder):
        return 0.0
    if look.usurper and holder == look.title:
        return look.weights.menace * (0.3 + 0.7 * kept(look, st, look.oath, holder, True))
    # In the last round a new title comes too late to turn Usurper (3.4.2).
    return 0.0 if look.round == ROUNDS else look.weights.rival


def exile_prospects(look: Assessment, st: Standing) -> float:
    """The title for two Wake Phases, or the goal of the best Vision I have (3.1, 3.2)."""
    weights, me = look.weights, look.me
    holder = keeper(look, st)
    crowned = look.usurper and look.title == me
    if look.round == ROUNDS and not crowned:
        return last_hope(look, st, holder)
    worth = spread(look, st, look.oath, me)
    if holder == me:
        lasts = weights.floor + kept(look, st, look.oath, me, True)
        worth += (weights.title + (weights.crown if crowned else 0.0)) * lasts
    elif look.imperial(holder):
        worth -= weights.ending * ENDING[look.round] * kept(look, st, look.oath, holder, True)
    else:
        worth -= foreign_title(look, st, holder)
    return worth + best_vision(look, st)


def last_hope(look: Assessment, st: Standing, holder: int) -> float:
    """In the last round a new title wins nothing by itself; a Vision that is met wins if neither the Empire nor a
    Usurper has the title when all is over (3.4)."""
    open_end = not look.imperial(holder) and not (look.usurper and holder == look.title)
    return best_vision(look, st) * (1.0 if open_end else 0.15)


def best_vision(look: Assessment, st: Standing) -> float:
    best = 0.0
    for i, vision in enumerate(look.visions):
        hope = spread(look, st, vision.oath, look.me)
        if lead(look, st, vision.oath, look.me) > 0:
            hope += look.weights.vision * (look.weights.floor + kept(look, st, vision.oath, look.me, False))
        best = max(best, hope * NEAR[min(look.visions_drawn, 5)] * (1.0 if i == 0 else 0.8))
    return best


def chancellor_prospects(look: Assessment, st: Standing) -> float:
    """The title until the end, and no Citizen who would succeed (3.3, 3.4)."""
    weights, me = look.weights, look.me
    holder = keeper(look, st)
    if look.imperial(holder):
        worth = weights.reign * (weights.calm + (1.0 - weights.calm) * kept(look, st, look.oath, holder, True))
    else:
        worth = -foreign_title(look, st, holder)
    if look.oath == PROTECTION:
        ours = max([st.things[seat] for seat in look.seats if look.imperial(seat)])
        theirs = max([st.things[seat] for seat in look.seats if not look.imperial(seat)], default=0)
        worth += by_lead(look, ours - theirs)
    else:
        worth += spread(look, st, look.oath, me)
    citizens = [seat for seat in look.seats if look.roles[seat] == "citizen"]
    for seat in citizens:
        if succeeds(look, st, seat):
            worth -= HEIRS[look.round]
    if citizens and look.oath == SUPREMACY:
        worth += 0.5 * weights.margin * max(-4, min(3, -max(heir_lead(look, st, seat) for seat in citizens)))
    elif citizens and look.oath in (PEOPLE, PROTECTION) and st.holders[heir_banner(look.oath)] == me:
        worth += 1.0 + 0.5 * weights.token * min(6, st.tokens[heir_banner(look.oath)])
    return worth


def citizen_prospects(look: Assessment, st: Standing) -> float:
    """The title with the Empire, and the Successor goal met (3.3.1)."""
    weights, me = look.weights, look.me
    holder = keeper(look, st)
    worth = 0.5 * weights.reign if look.imperial(holder) else -foreign_title(look, st, holder)
    if look.oath == SUPREMACY:
        worth += 0.3 * spread(look, st, look.oath, EMPIRE)
    if succeeds(look, st, me):
        worth += weights.succession
    elif any(look.roles[seat] == "citizen" and succeeds(look, st, seat) for seat in look.seats):
        worth -= 2.0
    if look.oath == SUPREMACY:
        return worth + by_lead(look, heir_lead(look, st, me))
    if look.oath == DEVOTION:
        # Whoever has the Darkest Secret keeps the oath, and may leave the Empire with the title.
        if st.holders[DARKEST_SECRET] == me and st.scepter != me:
            worth += 0.6 * weights.reign + spread(look, st, look.oath, me)
        return worth
    banner = heir_banner(look.oath)
    if st.holders[banner] == me:
        worth += weights.token * min(7, st.tokens[banner])
    return worth


def visionaries(look: Assessment, st: Standing) -> float:
    """What I fear from other Exiles' revealed Visions."""
    fear = 0.0
    for seat, oath in look.rival_visions():
        if lead(look, st, oath, seat) > 0:
            if look.visions_drawn >= 3:
                fear += look.weights.menace * (0.3 + 0.7 * kept(look, st, oath, seat, False))
            else:
                fear += 5.0 if look.visions_drawn == 2 else 2.0
    return fear


# --- what I would like to have ---


def with_thing(look: Assessment) -> float:
    """One relic more."""
    if look.thing_gain is None:
        st = look.standing.copy()
        st.things[look.me] += 1
        look.thing_gain = gain(look, st) + look.weights.relic
    return look.thing_gain


def relic_gain(look: Assessment, name: str | None) -> float:
    """One relic more, by its name if I know it."""
    if name != CROWN:
        return with_thing(look) + relic_opinion(name)
    # All sites without warbands are its holder's (7.6.5).
    st = look.standing.copy()
    st.things[look.me] += 1
    st.sites[look.color] += sum(color == RAIDERS for color in look.rulers)
    return gain(look, st) + look.weights.relic + relic_opinion(name)


def banner_gain(look: Assessment, banner: int, tokens: int) -> float:
    """A banner with that many tokens in my hands."""
    st = look.standing.copy()
    st.take_banner(banner, look.me, tokens)
    return gain(look, st) + (0.0 if look.standing.holders[banner] == look.me else 0.4)


def wants(look: Assessment, banner: int) -> bool:
    """Whether a banner matters for what I am after, held or not."""
    return pulls(look)[banner] > 3.0


def pulls(look: Assessment) -> list[float]:
    """What each banner is worth to me: to get it, or not to lose it to anybody."""
    if look.pulls is None:
        look.pulls = []
        for banner in (PEOPLES_FAVOR, DARKEST_SECRET):
            if look.standing.holders[banner] == look.me:
                worth = max(lost_to(look, banner, seat) for seat in look.seats if seat != look.me)
            else:
                worth = banner_gain(look, banner, look.standing.tokens[banner] + 1)
            look.pulls.append(worth)
    return look.pulls


def lost_to(look: Assessment, banner: int, seat: int) -> float:
    """What I would lose with a banner that another takes."""
    st = look.standing.copy()
    st.take_banner(banner, seat, st.tokens[banner])
    return -gain(look, st)


def vision_hope(look: Assessment, name: str) -> float:
    """How good a Vision would be for me, revealed."""
    oath = face_of(name).oath
    if oath < 0:
        return 0.0
    st = look.standing
    hope = spread(look, st, oath, look.me)
    if lead(look, st, oath, look.me) > 0:
        hope += look.weights.vision
    elif oath in (PEOPLE, DEVOTION):
        hope += 3.0 if look.reaches(banner_of(oath)) else 0.5
    else:
        hope += 4.0
    if oath == look.oath:
        hope += 2.0
    return max(0.5, hope)
