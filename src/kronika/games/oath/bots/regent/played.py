"""What cards do in the moment they are played, as far as it can be told beforehand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.games.oath.bots.regent.aims import banner_gain, gain, vision_hope, wants, with_thing
from kronika.games.oath.bots.regent.assessment import Assessment, face_of
from kronika.games.oath.faces import BEAST, HEARTH, NOMAD, ORDER, SUITS
from kronika.games.oath.state import DARKEST_SECRET, EMPIRE, PEOPLES_FAVOR, REGION, SLOTS

ADVISER: Final = -1
"""Not at a site but among my advisers."""


def played_worth(look: Assessment, name: str, slot: int) -> float:
    """What playing the card does at once, at a site or as an adviser."""
    deed = DEEDS.get(name)
    return deed(look, slot) if deed is not None else 0.0


# --- what it gives ---


def warbands(count: int) -> Callable[[Assessment, int], float]:
    def worth(look: Assessment, slot: int) -> float:
        return look.weights.warband * count

    return worth


def supply(look: Assessment, slot: int) -> float:
    return 1.8


def relic(look: Assessment, slot: int) -> float:
    """Family Heirloom."""
    return with_thing(look) if look.sight.relics_left() else 0.0


def three_banks(look: Assessment, slot: int) -> float:
    """Salad Days."""
    return look.weights.favor * min(3, sum(look.sight.bank(suit) > 0 for suit in SUITS))


def feast(look: Assessment, slot: int) -> float:
    """Fabled Feast: favor for each Hearth card that I rule, this one among them."""
    count = 1 if slot == ADVISER or look.rules(slot) else 0
    count += look.suits[HEARTH]
    count += sum(face_of(name).suit == HEARTH and look.rules(place) for name, place in look.places().items())
    return look.weights.favor * min(count, max(look.sight.bank(suit) for suit in SUITS))


def animals(look: Assessment, slot: int) -> float:
    """Animal Host: a warband for each Beast card at a site."""
    count = sum(face_of(name).suit == BEAST for name in look.places()) + (slot != ADVISER)
    return look.weights.warband * min(count, 6)


def tax(look: Assessment, slot: int) -> float:
    """Royal Tax: of all who stand on my ground in the region."""
    worth = 0.0
    for seat in look.seats:
        place = look.pawns[seat]
        if seat != look.me and place >= 0 and REGION[place] == REGION[look.site] and look.rules(place):
            worth += look.weights.favor * min(2, look.sight.favor(seat))
    return worth


def blackmail(look: Assessment, slot: int) -> float:
    """A relic of somebody here, or three favor for it."""
    return 1.5 if any(look.sight.relics(seat) for seat in look.others_here()) else 0.0


def garrison(look: Assessment, slot: int) -> float:
    return 0.8 * look.standing.sites[look.color]


def twin(look: Assessment, slot: int) -> float:
    """Twin Brother: another's Nomad adviser in its place."""
    suits = [face_of(name).suit for seat in look.seats if seat != look.me for name in look.faceup_advisers(seat)]
    return 0.5 if NOMAD in suits else 0.0


def prophet(look: Assessment, slot: int) -> float:
    """False Prophet: another's Vision is mine as well."""
    shown = [look.sight.vision(seat) for seat in look.seats] if look.exile else []
    return max([vision_hope(look, name) for name in shown if name is not None], default=0.0) - 0.5


# --- what it does to others, and to me ---


def charlatan(look: Assessment, slot: int) -> float:
    """The Darkest Secret is left with one secret: good for whoever wants it, bad for whoever has it."""
    tokens = look.standing.tokens[DARKEST_SECRET]
    if tokens < 2:
        return 0.0
    if look.standing.holders[DARKEST_SECRET] == look.me:
        return -0.5 * (tokens - 1) if wants(look, DARKEST_SECRET) else -0.2
    return 0.4 * (tokens - 1) if wants(look, DARKEST_SECRET) else 0.1


def dissent(look: Assessment, slot: int) -> float:
    """All but the holder of the People's Favor leave a favor for each suit they rule."""
    holder = look.standing.holders[PEOPLES_FAVOR]
    lost = [min(2, look.sight.favor(seat)) for seat in look.seats if seat not in (holder, look.me)]
    mine = 0 if holder == look.me else min(3, look.favor)
    return 0.15 * sum(lost) - look.weights.favor * mine


def bandits(look: Assessment, slot: int) -> float:
    """Bandit Chief: one warband falls everywhere, so sites with a single one are lost."""
    st = look.standing.copy()
    for place in range(SLOTS):
        if look.rulers[place] >= 0 and look.army[place] == 1:
            st.sites[look.rulers[place]] -= 1
    mine = sum(look.army[place] > 0 for place in range(SLOTS) if look.rules(place))
    return gain(look, st) - 0.3 * mine


def key(look: Assessment, slot: int) -> float:
    """The Key to the City hands me a site whose ruler is away."""
    color = look.rulers[slot]
    if color == look.color:
        return 0.3
    if any(look.pawns[seat] == slot and look.sides[seat] == color for seat in look.seats):
        return 0.0
    st = look.standing.copy()
    if color >= 0:
        st.sites[color] -= 1
    st.sites[look.color] += 1
    return gain(look, st) + 0.5


def clearing(*suits: int) -> Callable[[Assessment, int], float]:
    """All cards of these suits in the region go: better where others rule."""

    def worth(look: Assessment, slot: int) -> float:
        total = 0.0
        for name, place in look.places().items():
            if REGION[place] == REGION[look.site] and face_of(name).suit in suits:
                total += -0.4 if look.rules(place) else 0.1
        return total

    return worth


def salt(look: Assessment, slot: int) -> float:
    """Salt the Earth: nothing else grows there any more."""
    count = len(look.sight.cards_at(slot))
    return -0.5 - 0.6 * count if look.rules(slot) else -0.3 + 0.2 * count * (look.rulers[slot] >= 0)


def pilgrims(look: Assessment, slot: int) -> float:
    """Pilgrimage: the people of this site leave."""
    return -0.4 * len(look.sight.cards_at(look.site)) if look.rules(look.site) else 0.0


def revelation(look: Assessment, slot: int) -> float:
    """Everybody may burn favor for secrets: good for whoever wants the Darkest Secret and can pay for it."""
    if look.standing.holders[DARKEST_SECRET] == look.me or not wants(look, DARKEST_SECRET):
        return -0.3
    price = look.standing.tokens[DARKEST_SECRET] + 1
    return 1.0 if look.secrets < price <= look.secrets + look.favor else 0.0


def kinship(look: Assessment, slot: int) -> float:
    """Vow of Kinship: all favor of the Nomad bank is at hand, for mine that goes there."""
    return 0.3 * min(4, look.sight.bank("nomad")) - 0.2 * look.favor


# --- vows and other bonds of advisers ---


def peace(look: Assessment, slot: int) -> float:
    """No Campaigns any more: only for whoever lives by a banner and has it."""
    safe = max(banner_hold(look, PEOPLES_FAVOR), banner_hold(look, DARKEST_SECRET))
    return 0.4 if safe > 3.0 else -4.0


def banner_hold(look: Assessment, banner: int) -> float:
    if look.standing.holders[banner] != look.me:
        return 0.0
    return 4.0 if wants(look, banner) else 0.0


def gives_up(banner: int) -> Callable[[Assessment, int], float]:
    """A banner that I can't recover any more."""

    def worth(look: Assessment, slot: int) -> float:
        if look.standing.holders[banner] == look.me:
            return -1.0 if wants(look, banner) else 0.2
        return -3.0 if banner_gain(look, banner, look.standing.tokens[banner] + 1) > 2.0 else 0.0

    return worth


def obedience(look: Assessment, slot: int) -> float:
    """No Visions any more: nothing to an Imperial player, much to an Exile."""
    return -1.5 if look.exile else 0.3


def tyranny(look: Assessment, slot: int) -> float:
    """One warband dies wherever I go: at home that is mine."""
    return -0.5 if look.standing.sites[look.color] > 2 else 0.2


def beastkin(look: Assessment, slot: int) -> float:
    """Musters are only with those who match my advisers."""
    return 0.2 if sum(look.suits) >= 2 else -0.8


def council(look: Assessment, slot: int) -> float:
    return 0.8 if look.roles[look.me] == "citizen" else 0.0


def naysayers(look: Assessment, slot: int) -> float:
    return -0.4 if look.me == EMPIRE else 0.0


def bound(price: float) -> Callable[[Assessment, int], float]:
    def worth(look: Assessment, slot: int) -> float:
        return price

    return worth


DEEDS: Final[dict[str, Callable[[Assessment, int], float]]] = {
    "a-small-favor": warbands(4),
    "animal-host": animals,
    "bandit-chief": bandits,
    "blackmail": blackmail,
    "charlatan": charlatan,
    "council-seat": council,
    "dazzle": clearing(HEARTH, ORDER),
    "dissent": dissent,
    "fabled-feast": feast,
    "faithful-friend": supply,
    "false-prophet": prophet,
    "family-heirloom": relic,
    "garrison": garrison,
    "key-to-the-city": key,
    "naysayers": naysayers,
    "pilgrimage": pilgrims,
    "revelation": revelation,
    "royal-tax": tax,
    "salad-days": three_banks,
    "salt-the-earth": salt,
    "threatening-roar": clearing(BEAST, NOMAD),
    "twin-brother": twin,
    "tyrant": tyranny,
    "vow-of-beastkin": beastkin,
    "vow-of-kinship": kinship,
    "vow-of-obedience": obedience,
    "vow-of-peace": peace,
    "vow-of-poverty": bound(-6.0),
    "vow-of-renewal": gives_up(PEOPLES_FAVOR),
    "vow-of-silence": gives_up(DARKEST_SECRET),
    "vow-of-union": bound(-6.0),
}
