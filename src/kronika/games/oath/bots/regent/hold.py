"""What lasts: the chance that a lead is still there at its holder's next Wake Phase, after everybody else's turn.

Reckoned from what lies open: who comes before that, what they could pay for a banner, and whom they could send against
the weakest sites. It is no forecast of a battle but tells what is safe from what is not."""

from __future__ import annotations

from typing import Final

from kronika.games.oath.bots.regent.assessment import Assessment, Standing
from kronika.games.oath.bots.regent.odds import odds
from kronika.games.oath.faces import PEOPLE, PROTECTION, SUPREMACY
from kronika.games.oath.state import DARKEST_SECRET, PEOPLES_FAVOR, ROUNDS, SLOTS

PAYS: Final = 0.65
"""How likely a rival who has what a banner costs takes it."""
EARNS: Final = 0.4
"""The same for one who would have to trade for it first."""
UNLIKELY: Final = 0.06
TAKES: Final[tuple[float, ...]] = (0.7, 0.5, 0.25, 0.08, 0.03)
"""How likely a rival gets as many relics or banners more within a turn, from none on."""
EAGER: Final = 0.85
"""How likely a rival who could take the sites comes for them."""
NEW_GUARD: Final = 2
"""The warbands that a site won in this turn is thought to keep."""


def before_wake(look: Assessment, seat: int) -> list[int]:
    """Who has a turn after the one under way and before a seat wakes; in the last round, before the game is over."""
    found = look.coming.get(seat)
    if found is None:
        count = len(look.seats)
        turn = max(0, look.sight.turn)
        last = look.round == ROUNDS and seat <= turn
        steps = count - 1 - turn if last else ((seat - turn - 1) % count)
        found = look.coming[seat] = [
            other
            for other in [(turn + i) % count for i in range(1, steps + 1)]
            if other != seat and not (look.imperial(other) and look.imperial(seat))
        ]
    return found


def kept(look: Assessment, st: Standing, oath: int, seat: int, titled: bool) -> float:
    """The chance that a seat still meets a goal when it wakes. Whoever is `titled` keeps the title on a tie."""
    if oath == SUPREMACY:
        return sites_kept(look, st, seat, titled)
    if oath == PROTECTION:
        return things_kept(look, st, seat, titled)
    return banner_kept(look, st, PEOPLES_FAVOR if oath == PEOPLE else DARKEST_SECRET, seat)


# --- banners ---


def banner_kept(look: Assessment, st: Standing, banner: int, seat: int) -> float:
    """Nobody pays more than lies on it, or fights for it (5.4.2, 5.5.2)."""
    price = st.tokens[banner] + 1
    chance = look.lasting.get((banner, price, seat))
    if chance is None:
        chance = 1.0
        # Guards last as long as nobody plays another card there.
        open_ = 0.4 if banner == DARKEST_SECRET and guards(look, seat) else 1.0
        for rival in before_wake(look, seat):
            chance *= 1.0 - open_ * pays(look, rival, banner, price)
            chance *= 1.0 - storms(look, rival, seat, price)
        look.lasting[banner, price, seat] = chance
    return chance


def pays(look: Assessment, rival: int, banner: int, price: int) -> float:
    """How likely a rival recovers a banner at that price in the next turn."""
    sight = look.sight
    favor, secrets = sight.favor(rival), sight.secrets(rival) + sight.flipped(rival)
    if banner == PEOPLES_FAVOR:
        if favor >= price:
            return PAYS
        return EARNS if favor + 2 * min(2, secrets) >= price else UNLIKELY
    if secrets >= price:
        return PAYS
    return EARNS if secrets + favor // 3 >= price else UNLIKELY


def guards(look: Assessment, seat: int) -> bool:
    """Whether a seat's advisers keep the Darkest Secret from being recovered where its pawn stands (5.4.1-b)."""
    slot = look.pawns[seat]
    if slot < 0 or not look.site_faceup[slot]:
        return False
    suits = look.sight.matching(seat)
    return all(suit < 0 or suits[suit] for suit in look.suits_at(slot))


def storms(look: Assessment, rival: int, seat: int, dice: int) -> float:
    """How likely a rival wins something from a seat's hands, guarded by that many dice."""
    army = might(look, rival)
    force = look.sight.warbands(seat)
    if army <= force:
        return 0.0
    return 0.5 * EAGER * odds(army, dice + 2, force, army, 0).win


def might(look: Assessment, seat: int) -> int:
    """The warbands that a player could attack with in the next turn, with two musters before."""
    found = look.mights[seat]
    if found < 0:
        found = look.sight.warbands(seat) + 2 * min(2, look.sight.favor(seat))
        look.mights[seat] = found
    return found


# --- sites ---


def sites_kept(look: Assessment, st: Standing, seat: int, titled: bool, guarded: list[int] | None = None) -> float:
    """Nobody takes enough of the weakest sites for others to lead. `guarded`: how many stand at each, the fewest first,
    if it is known better than from the map."""
    color = look.sides[seat]
    mine = st.sites[color]
    ahead = mine - max([count for other, count in enumerate(st.sites) if other != color], default=0)
    losses = ahead // 2 + 1 if titled else (ahead + 1) // 2
    if losses <= 0:
        return 0.0
    if losses > 3:
        return 1.0
    force = sum((garrisons(look, color, mine) if guarded is None else guarded)[:losses])
    dice = losses + (2 if look.usurper and look.title == seat else 1 if titled else 0)
    chance = 1.0
    for rival in before_wake(look, seat):
        army = might(look, rival)
        if army > losses:
            chance *= 1.0 - EAGER * odds(army, dice, force, army, losses).win
    return chance


def garrisons(look: Assessment, color: int, count: int) -> list[int]:
    """The warbands at the sites of a color, the fewest first, as many sites as it would rule."""
    found = [look.army[slot] for slot in range(SLOTS) if look.rulers[slot] == color]
    if color == look.color and look.site >= 0 and look.rulers[look.site] == color:
        # Those on my board fight where I stand.
        found.remove(look.army[look.site])
        found.append(look.army[look.site] + look.board)
    found += [NEW_GUARD] * (count - len(found))
    found.sort()
    return found[:count]


# --- relics and banners ---


def things_kept(look: Assessment, st: Standing, seat: int, titled: bool) -> float:
    """Nobody gets enough to lead; what is taken from the leader's hands counts twice."""
    chance = 1.0
    mine = st.things[seat]
    for rival in before_wake(look, seat):
        lacks = mine - st.things[rival] + (1 if titled else 0)
        for banner in (PEOPLES_FAVOR, DARKEST_SECRET):
            if st.holders[banner] == seat and pays(look, rival, banner, st.tokens[banner] + 1) >= PAYS:
                lacks -= 1
        chance *= 1.0 - TAKES[max(0, min(lacks, len(TAKES) - 1))]
        if lacks <= 2:
            chance *= 1.0 - storms(look, rival, seat, 2)
    return chance
