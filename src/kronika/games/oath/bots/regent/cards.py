"""What denizens and Visions are worth, at a site or among one's advisers, and what to do with a card."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent.aims import gain, vision_hope, wants
from kronika.games.oath.bots.regent.look import Look, face_of
from kronika.games.oath.faces import SUITS, VISION, Face
from kronika.games.oath.state import ADVISERS, DARKEST_SECRET, EMPIRE

RATED: Final = {
    # Discord
    "mercenaries": 1.5,
    "a-small-favor": 2.2,
    "second-wind": 0.5,
    "sleight-of-hand": 0.6,
    "key-to-the-city": 0.0,
    "scryer": 0.1,
    "disgraced-captain": 0.9,
    "naysayers": 0.3,
    "book-burning": 0.3,
    # Arcane
    "alchemist": 1.5,
    "fire-talkers": 0.5,
    "magicians-code": 0.5,
    "spirit-snare": 1.0,
    "wizard-school": 0.8,
    "dazzle": 0.1,
    "acting-troupe": 0.4,
    "taming-charm": 0.5,
    "inquisitor": 0.2,
    # Order
    "wrestlers": 0.4,
    "battle-honors": 0.8,
    "bear-traps": 0.7,
    "longbows": 1.2,
    "keep": 0.8,
    "pressgangs": 0.5,
    "garrison": 0.3,
    "scouts": 0.7,
    "martial-culture": 0.2,
    # Hearth
    "tinkers-fair": 0.3,
    "wayside-inn": 1.5,
    "extra-provisions": 0.6,
    "memory-of-home": 0.1,
    "welcoming-party": 0.7,
    "traveling-doctor": 0.8,
    "storyteller": 0.3,
    "armed-mob": 0.2,
    "tavern-songs": 0.1,
    # Beast
    "errand-boy": 0.3,
    "wolves": 0.5,
    "animal-playmates": 0.7,
    "true-names": 0.4,
    "the-old-oak": 0.6,
    "forest-paths": 0.6,
    "long-lost-heir": 0.0,
    "rangers": 0.9,
    "roving-terror": 0.1,
    # Nomad
    "rain-boots": 1.1,
    "ancient-binding": 0.2,
    "horse-archers": 1.4,
    "warning-signals": 0.3,
    "elders": 1.0,
    "the-gathering": 0.0,
    "faithful-friend": 1.8,
    "tents": 0.6,
    "great-herd": 0.1,
}
"""Powers in my hands, beside the card's suit and the favor for playing it."""
ONCE: Final = frozenset({"a-small-favor", "faithful-friend", "garrison", "key-to-the-city", "dazzle", "great-herd"})
"""They do what they do when played; afterwards they only stand there."""
HOMES: Final = {"ancient-city": 1.2, "standing-stones": 0.6, "steppe": 0.6, "fertile-valley": 0.5}
"""What the homelands give (2.8.5); those with a relic are reckoned as a relic."""


def best_way(look: Look, name: str, ways: list[str]) -> tuple[str, float]:
    """The best of the ways to play a card, and what it is worth."""
    best, top = ways[0], -1e9
    for way in ways:
        worth = way_worth(look, name, way)
        if worth > top:
            best, top = way, worth
    return best, top


def way_worth(look: Look, name: str, way: str) -> float:
    face = face_of(name)
    verb, _, place = way.partition(":")
    if verb == "discard":
        return 0.0
    if verb == "site":
        return site_worth(look, face, int(place))
    if verb == "vision":
        return reveal_worth(look, name)
    if verb == "conspiracy":
        return 0.3 + (2.0 if look.secrets and plots(look) else 0.0)
    if face.kind == VISION:
        return hidden_vision_worth(look, name)
    crowded = crowd(look)
    if verb == "faceup":
        return adviser_worth(look, face) - crowded
    return 0.15 - crowded


def site_worth(look: Look, face: Face, slot: int) -> float:
    """Favor from its bank, a card to muster on, and its power if I rule the site or stay there."""
    worth = 0.4 + (look.temper.favor if look.sight.bank(SUITS[face.suit]) else 0.0)
    mine = look.rules(slot)
    if face.id == "key-to-the-city":
        return worth + key_worth(look, slot)
    if face.id == "garrison":
        return worth + 0.8 * look.standing.sites[look.color]
    if face.id == "the-gathering":
        return worth
    if face.id not in ONCE:
        worth += RATED.get(face.id, 0.3) * (0.8 if mine else 0.4)
    home = look.sight.site_face(slot)
    if home is not None and home.home == face.suit:
        worth += HOMES.get(home.id, 0.0)
        if home.id not in HOMES and look.sight.relics_at(slot):
            worth += 2.0
    return worth


def key_worth(look: Look, slot: int) -> float:
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


def adviser_worth(look: Look, face: Face) -> float:
    """Its power, always at hand, and its suit in trades."""
    worth = RATED.get(face.id, 0.3) + 0.3
    if face.id in ("a-small-favor", "faithful-friend"):
        return worth
    if face.id == "naysayers" and look.me == EMPIRE:
        return 0.2
    if face.id == "long-lost-heir":
        return 0.2
    if face.id in ("fire-talkers", "magicians-code") and wants(look, DARKEST_SECRET):
        worth += 0.8
    if face.suit >= 0 and any(face_of(card).suit == face.suit for card in look.free_cards(look.site)):
        worth += 0.3
    return worth


def kept_worth(look: Look, name: str) -> float:
    """What I lose with one of my advisers."""
    face = face_of(name)
    if face.kind == VISION:
        return hidden_vision_worth(look, name)
    if face.id in ONCE:
        return 0.1
    return adviser_worth(look, face)


def crowd(look: Look) -> float:
    """What must go for one more adviser (5.1.4.II)."""
    mine = look.sight.advisers(look.me)
    if len(mine) < ADVISERS:
        return 0.0
    movable = [
        kept_worth(look, name)
        for name, down in zip(mine, look.sight.facedown(look.me), strict=True)
        if name is not None and (down or not face_of(name).locked)
    ]
    return min(movable, default=9.0)


# --- Visions ---


def reveal_worth(look: Look, name: str) -> float:
    """A Vision to show: the better of two stays in front of me."""
    hope = vision_hope(look, name)
    shown = look.sight.vision(look.me)
    if shown is not None and vision_hope(look, shown) + 1.0 >= hope:
        return 0.0
    return 1.0 + hope


def hidden_vision_worth(look: Look, name: str) -> float:
    """Facedown: a second chance for an Exile; from others' hands it only keeps away."""
    if face_of(name).oath < 0:
        return 0.6
    return 0.5 + 0.3 * vision_hope(look, name) if look.exile else 0.7


def plots(look: Look) -> bool:
    """Whether a Conspiracy would find something to take (5.1.4.IV-c)."""
    for seat in look.seats:
        if seat != look.me and look.pawns[seat] == look.site and look.standing.things[seat]:
            theirs = {face_of(name).suit for name in look.faceup_advisers(seat)}
            if sum(face_of(name).suit in theirs for name in look.faceup_advisers(look.me)) >= 2:
                return True
    return False


# --- choices of cards ---


def usual_ways(look: Look, face: Face) -> list[str]:
    """How a card just drawn could be played, as far as I can tell before I am asked."""
    if face.kind == VISION:
        found = ["conspiracy" if face.oath < 0 else "vision"] if look.exile or face.oath < 0 else []
        return [*found, "facedown", "discard"]
    found = []
    if not face.adviser_only and look.site >= 0:
        room = look.sight.site_face(look.site)
        if room is not None and len(look.sight.cards_at(look.site)) < room.capacity:
            found.append(f"site:{look.site}")
    if not face.site_only:
        found.append("faceup")
    return [*found, "facedown", "discard"]


def card_worth(look: Look, name: str) -> float:
    """A card in my hand."""
    return best_way(look, name, usual_ways(look, face_of(name)))[1]


def keep(look: Look, ask: Ask) -> str:
    """The card I can do most with."""
    return max(ask.options, key=lambda option: card_worth(look, option.key.partition(":")[2])).key


def play(look: Look, ask: Ask) -> str:
    return best_way(look, str(ask.what.args["card"]), ask.keys())[0]


def room(look: Look, ask: Ask) -> str:
    """The adviser whom I miss least goes."""
    return min(ask.options, key=lambda option: kept_worth(look, str(option.text.args["card"]))).key


def discard_order(look: Look, ask: Ask) -> list[str]:
    """What others would like lies deepest: the last one comes to lie on top."""
    worth = {option.key: RATED.get(option.key.partition(":")[2], 0.5) for option in ask.options}
    return sorted(worth, key=lambda key: (-worth[key], key))


def discard_first(look: Look, ask: Ask) -> str:
    """Where a site is full the least useful card makes room; elsewhere nothing is gained by it."""
    keys = ask.keys()
    if "none" in keys:
        return "none"
    return min(keys, key=lambda key: (RATED.get(key.partition(":")[2], 0.3), key))
