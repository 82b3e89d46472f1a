"""The map between two games: which sites stay, which fall to ruin, and how they close ranks (8.3.2 to 8.3.5)."""

from __future__ import annotations

from kronika.games.oath.faces import DENIZEN, FLIPPED, is_ruin
from kronika.games.oath.powers import color, crown_color, in_play, ruler
from kronika.games.oath.state import NOBODY, NOTHING, REGION_SLOTS, SLOTS, Plot, Position


class Site:
    """A site on the move, with all that lies there."""

    __slots__ = ("card", "cards", "faceup", "relics")

    def __init__(self, s: Position, slot: int) -> None:
        self.card = s.site[slot]
        self.faceup = s.site_faceup[slot]
        self.cards = s.cards_at[slot]
        self.relics = s.relics_at[slot]


def winner_rules(s: Position, slot: int) -> bool:
    """Whether the winner rules a site, as things stand after 8.2 (8.3-a)."""
    if not s.site_faceup[slot]:
        return False
    held = s.army_color[slot]
    return (held if held != NOBODY else crown_color(s)) == color(s, s.winner)


def intact(s: Position, slot: int) -> list[int]:
    faces = s.cards.face
    return [card for card in s.cards_at[slot] if faces[card] in FLIPPED and not is_ruin(faces[card])]


def ruined(s: Position, slot: int) -> list[int]:
    return [card for card in s.cards_at[slot] if is_ruin(s.cards.face[card])]


# --- what everybody saw ---


def record(s: Position, step: str, count: int = 0) -> None:
    """Keeps the map as it lies after a step: most steps follow one another without a question in between."""
    s.pages.append((step, [plot(s, slot) for slot in range(SLOTS)], len(s.deeds), count))


def plot(s: Position, slot: int) -> Plot:
    if s.site[slot] == NOTHING or not s.site_faceup[slot]:
        return NOTHING, s.site[slot] != NOTHING, [], 0, NOBODY
    face = s.cards.face
    cards = [face[card] for card in s.cards_at[slot]]
    return face[s.site[slot]], True, cards, len(s.relics_at[slot]), ruler(s, slot)


# --- 8.3.2 ---


def remove_sites(s: Position) -> None:
    """Sites that the winner does not rule and that have no intact edifice go, unless a power keeps them."""
    gone = [slot for slot in range(SLOTS) if leaves(s, slot)]
    # What stays is decided for all of them before the first goes.
    for slot in gone:
        remove(s, slot)
    s.rng.shuffle(s.site_deck)
    s.cards.hide(s.site_deck)
    s.stale()


def leaves(s: Position, slot: int) -> bool:
    return not winner_rules(s, slot) and not intact(s, slot) and not kept(s, slot)


def kept(s: Position, slot: int) -> bool:
    return s.site_faceup[slot] and any(
        use.power.keeps is not None and use.power.keeps(s, use, slot) for use in in_play(s).keepers
    )


def remove(s: Position, slot: int) -> None:
    """Denizens to a discard pile (which, has no effect: 8.5 shuffles all), relics to the relic deck, ruins to the
    Archive (8.3.2-b)."""
    if s.site_faceup[slot]:
        s.deeds.append(("lost", s.cards.name(s.site[slot])))
        s.tell("remove-site", s.winner, {"slot": slot, "site": s.cards.name(s.site[slot])})
    for card in s.cards_at[slot]:
        if s.face(card).kind == DENIZEN:
            s.piles[0].append(card)
        else:
            s.archive = (*s.archive, FLIPPED[s.cards.face[card]])
            s.deeds.append(("buried", s.cards.name(card)))
            s.box.append(card)
    s.relic_deck += s.relics_at[slot]
    s.site_deck.append(s.site[slot])
    vacate(s, slot)


# --- 8.3.3 ---


def ruin_edifices(s: Position) -> None:
    """Intact edifices where the winner does not rule fall to ruin, and all denizens there are discarded."""
    for slot in range(SLOTS):
        if s.site[slot] == NOTHING or winner_rules(s, slot):
            continue
        for card in intact(s, slot):
            s.deeds.append(("ruined", s.cards.name(card)))
            s.cards.face[card] = FLIPPED[s.cards.face[card]]
            s.tell("ruin", s.winner, {"card": s.cards.name(card), "slot": slot})
            s.piles[0] += [other for other in s.cards_at[slot] if s.face(other).kind == DENIZEN]
            s.cards_at[slot] = [card]
    s.stale()


def set_aside(s: Position) -> list[Site]:
    """Sites with a ruin, from the top of the Cradle to the bottom of the Hinterland (8.3.3-b)."""
    found = []
    for slot in range(SLOTS):
        if s.site[slot] != NOTHING and ruined(s, slot):
            found.append(Site(s, slot))
            vacate(s, slot)
    return found


def vacate(s: Position, slot: int) -> None:
    s.site[slot] = NOTHING
    s.site_faceup[slot] = False
    s.cards_at[slot] = []
    s.relics_at[slot] = []


# --- 8.3.4 ---


def clear_pieces(s: Position) -> None:
    """Pawns, favor, secrets and warbands leave the map."""
    s.pawn = [NOTHING] * s.seats
    for slot in range(SLOTS):
        s.shared += s.favor_at[slot]
        if s.army[slot]:
            s.reserve[s.army_color[slot]] += s.army[slot]
    s.favor_at = [0] * SLOTS
    s.secrets_at = [0] * SLOTS
    s.army = [0] * SLOTS
    s.army_color = [NOBODY] * SLOTS
    for card, favor in s.favor_on.items():
        if s.suit(card) >= 0:
            s.bank[s.suit(card)] += favor
        else:
            s.shared += favor
    s.favor_on = {}
    s.secrets_on = {}


# --- 8.3.5 ---


def fill_slots(s: Position, aside: list[Site]) -> None:
    """Towards the top of the Cradle, then ruins from the bottom of the Hinterland up, then facedown sites."""
    by_region = [[Site(s, slot) for slot in slots if s.site[slot] != NOTHING] for slots in REGION_SLOTS]
    cradle, provinces, hinterland = by_region
    for region, sources in ((cradle, (provinces, hinterland)), (provinces, (hinterland,))):
        slots = REGION_SLOTS[0 if region is cradle else 1]
        for source in sources:
            while len(region) < len(slots) and source:
                region.append(source.pop(0))
    for slot in range(SLOTS):
        vacate(s, slot)
    for slots, region in zip(REGION_SLOTS, by_region, strict=True):
        for slot, site in zip(slots, region, strict=False):
            lay(s, slot, site)
    for slots in (REGION_SLOTS[2], REGION_SLOTS[1]):
        for slot in reversed(slots):
            if s.site[slot] == NOTHING and aside:
                lay(s, slot, aside.pop())
    for slot in range(SLOTS):
        if s.site[slot] == NOTHING:
            s.site[slot] = s.site_deck.pop()
    for slots in REGION_SLOTS:
        if not any(s.site_faceup[slot] for slot in slots):
            turn_up(s, slots[0])
    s.stale()
    s.tell("close-ranks", s.winner, {})


def lay(s: Position, slot: int, site: Site) -> None:
    s.site[slot] = site.card
    s.site_faceup[slot] = site.faceup
    s.cards_at[slot] = site.cards
    s.relics_at[slot] = site.relics


def turn_up(s: Position, slot: int) -> None:
    """Without its prompt: relics come in 8.6.2, tokens in the next setup."""
    s.site_faceup[slot] = True
    s.cards.reveal([s.site[slot]])
