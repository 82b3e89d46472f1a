"""What denizens and Visions are worth, at a site or among one's advisers, and what to do with a card."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent.aims import lead, vision_hope, wants
from kronika.games.oath.bots.regent.assessment import Assessment, face_of
from kronika.games.oath.bots.regent.opinions import HOMES, opinion
from kronika.games.oath.bots.regent.played import ADVISER, played_worth
from kronika.games.oath.faces import SUITS, VISION, Face
from kronika.games.oath.state import DARKEST_SECRET, ROUNDS
from kronika.games.oath.victory import VISIONS_NEEDED

STRICT: Final = {"assassin": 2, "silver-tongue": 2, "insomnia": 2, "family-wagon": 1}
"""How many advisers they bear beside each other (7.6.4)."""

RULERS: Final = frozenset(
    {
        "boiling-lake",
        "curfew",
        "forced-labor",
        "forest-council",
        "gossip",
        "grasping-vines",
        "hearts-and-minds",
        "marsh-spirit",
        "secret-police",
        "spell-breaker",
        "toll-roads",
        "tome-guardians",
        "walled-garden",
        "way-station",
    }
)
"""At a site they serve its ruler, against all others."""


def once(face: Face) -> bool:
    """It does what it does when played; afterwards it only stands there."""
    return face.times == ["played"]


def best_way(look: Assessment, name: str, ways: list[str]) -> tuple[str, float]:
    """The best of the ways to play a card, and what it is worth."""
    best, top = ways[0], -1e9
    for way in ways:
        worth = way_worth(look, name, way)
        if worth > top:
            best, top = way, worth
    return best, top


def way_worth(look: Assessment, name: str, way: str) -> float:
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
        return hidden_vision_worth(look, name) - crowd(look)
    if verb == "faceup":
        return adviser_worth(look, face) + played_worth(look, name, ADVISER) - crowd(look, STRICT.get(name, 9))
    return 0.15 - crowd(look)


def site_worth(look: Assessment, face: Face, slot: int) -> float:
    """Favor from its bank, a card to muster on, and its power if I rule the site or stay there."""
    worth = 0.4
    if look.sight.bank(SUITS[face.suit]):
        worth += look.weights.favor + (look.weights.seed if look.broke else 0.0)
    worth += played_worth(look, face.id, slot)
    if not once(face):
        worth += opinion(face.id) * (0.8 if look.rules(slot) else -0.8 if face.id in RULERS else 0.4)
    if look.sight.room(slot) <= 0:
        # Something must make room for it.
        worth -= 0.4
    home = look.sight.site_face(slot)
    if home is not None and home.home == face.suit:
        worth += HOMES.get(home.id, 0.0)
        if home.id not in HOMES and look.sight.relics_at(slot):
            worth += 2.0
    return worth


def adviser_worth(look: Assessment, face: Face) -> float:
    """Its power, always at hand, and its suit in trades. A locked one keeps its place for good."""
    worth = 0.3 + (0.0 if once(face) else opinion(face.id))
    if face.locked:
        worth -= 0.3 if look.sight.adviser_room(look.me) > 1 else 0.6
    if face.id in ("fire-talkers", "magicians-code", "rusting-ray", "terror-spells") and wants(look, DARKEST_SECRET):
        worth += 0.8
    if face.suit >= 0:
        worth += kinship(look, face.suit)
    return worth


def kinship(look: Assessment, suit: int) -> float:
    """What one more adviser of a suit brings in trades to come: most where I am, something where such cards are."""
    left = 0.1 + look.weights.kin * (ROUNDS - look.round)
    if any(face_of(card).suit == suit for card in look.free_cards(look.site)):
        return 0.2 + left
    return 0.5 * left if any(face_of(card).suit == suit for card in look.places()) else 0.0


def kept_worth(look: Assessment, name: str) -> float:
    """What I lose with one of my advisers."""
    face = face_of(name)
    if face.kind == VISION:
        return hidden_vision_worth(look, name)
    if once(face):
        return 0.1 + 0.1 * look.suits[face.suit]
    return adviser_worth(look, face)


def crowd(look: Assessment, limit: int = 9) -> float:
    """What must go for one more adviser (5.1.4.II), whose own limit may be lower."""
    mine = look.sight.advisers(look.me)
    many = 1 - min(look.sight.adviser_room(look.me), limit - len(mine))
    if many <= 0:
        return 0.0
    movable = sorted(
        kept_worth(look, name)
        for name, down in zip(mine, look.sight.facedown(look.me), strict=True)
        if name is not None and (down or not face_of(name).locked)
    )
    return sum(movable[:many]) if len(movable) >= many else 9.0


# --- Visions ---


def reveal_worth(look: Assessment, name: str) -> float:
    """A Vision to show: one that wins at the next Wake Phase if its goal holds. Before that it stays hidden as long as
    there is room, so that nobody takes its goal from me; of two the better one stays in front of me."""
    hope = vision_hope(look, name)
    shown = look.sight.vision(look.me)
    if ripe(look, name):
        return 1.0 + hope if shown is None or not ripe(look, shown) else 0.0
    if shown is not None and vision_hope(look, shown) + 1.0 >= hope:
        return 0.0
    return 0.3 * hope


def ripe(look: Assessment, name: str) -> bool:
    """Whether a Vision would win now, with three drawn and its goal met (3.2)."""
    oath = face_of(name).oath
    return look.visions_drawn >= VISIONS_NEEDED and oath >= 0 and lead(look, look.standing, oath, look.me) > 0


def hidden_vision_worth(look: Assessment, name: str) -> float:
    """Facedown: a second chance for an Exile; from others' hands it only keeps away."""
    if face_of(name).oath < 0:
        return 0.6
    return 0.5 + 0.3 * vision_hope(look, name) if look.exile else 0.7


def plots(look: Assessment) -> bool:
    """Whether a Conspiracy would find something to take (5.1.4.IV-c)."""
    for seat in look.seats:
        if seat != look.me and look.pawns[seat] == look.site and look.standing.things[seat]:
            theirs = {face_of(name).suit for name in look.faceup_advisers(seat)}
            if sum(face_of(name).suit in theirs for name in look.faceup_advisers(look.me)) >= 2:
                return True
    return False


# --- choices of cards ---


def usual_ways(look: Assessment, face: Face) -> list[str]:
    """How a card just drawn could be played, as far as I can tell before I am asked."""
    if face.kind == VISION:
        found = ["conspiracy" if face.oath < 0 else "vision"] if look.exile or face.oath < 0 else []
        if look.has("vow-of-obedience"):
            found = []
        return [*found, "facedown", "discard"]
    found = []
    if not face.adviser_only and look.site >= 0:
        if look.sight.room(look.site) > 0:
            found.append(f"site:{look.site}")
    if not face.site_only:
        found.append("faceup")
    return [*found, "facedown", "discard"]


def card_worth(look: Assessment, name: str) -> float:
    """A card in my hand."""
    return best_way(look, name, usual_ways(look, face_of(name)))[1]


def keep(look: Assessment, ask: Ask) -> str:
    """The card I can do most with."""
    return max(ask.options, key=lambda option: card_worth(look, option.key.partition(":")[2])).key


def keep_some(look: Assessment, ask: Ask) -> list[str]:
    """The two best, if the second is worth its place too; at least one of two must go to a site (Land Warden)."""
    worth = {option.key: card_worth(look, option.key.partition(":")[2]) for option in ask.options}
    best = sorted(worth, key=lambda key: (-worth[key], key))
    here = f"site:{look.site}"

    def to_site(key: str) -> float:
        name = key.partition(":")[2]
        return way_worth(look, name, here) if here in usual_ways(look, face_of(name)) else 0.0

    second = max(best[1:], key=lambda key: (to_site(key), key), default="")
    if second and to_site(second) > 0.5:
        # Whoever needs the site comes first.
        return [second, best[0]]
    return best[:1]


def play(look: Assessment, ask: Ask) -> str:
    return best_way(look, str(ask.what.args["card"]), ask.keys())[0]


def room(look: Assessment, ask: Ask) -> str:
    """The adviser whom I miss least goes."""
    return min(ask.options, key=lambda option: kept_worth(look, str(option.text.args["card"]))).key


def discard_order(look: Assessment, ask: Ask) -> list[str]:
    """What others would like lies deepest: the last one comes to lie on top."""
    worth = {option.key: opinion(option.key.partition(":")[2]) for option in ask.options}
    return sorted(worth, key=lambda key: (-worth[key], key))


def discard_first(look: Assessment, ask: Ask) -> str:
    """Where a site is full the least useful card makes room; elsewhere nothing is gained by it."""
    keys = ask.keys()
    if "none" in keys:
        return "none"
    return min(keys, key=lambda key: (opinion(key.partition(":")[2]), key))
