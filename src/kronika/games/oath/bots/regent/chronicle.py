"""The Chronicle phase: which world the regent leaves, as its next Chancellor (8)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Option
from kronika.games.oath.bots.regent.assessment import Assessment, face_of
from kronika.games.oath.bots.regent.opinions import RATED, opinion
from kronika.games.oath.faces import FACES, NUMBER, SUITS
from kronika.games.oath.state import SLOTS

SHARES: Final = (3, 2, 1)
"""How many cards come of the suit, of the next one and of the one after (8.4)."""
LIKED: Final = [
    sum(worth for name, worth in RATED.items() if FACES[NUMBER[name]].suit == suit) for suit in range(len(SUITS))
]
"""What I think of a suit: of all its cards together."""


ALONE: Final = {"supremacy": 0.66, "people": 0.50, "protection": 0.57, "devotion": 0.49}
WITH_HEIRS: Final = {"supremacy": 0.32, "people": 0.24, "protection": 0.35, "devotion": 0.50}
"""The share of games that a Chancellor wins by oath against three regents, all of them Exiles or one a Citizen:
100 games each in random worlds. The Citizen won 42, 42, 30 and 7 % of them, an Exile 12 to 20 %."""
SETTLED: Final = 4
"""Sites with people in such a world; they are the Empire's from the start (1.12-b)."""


def vow(look: Assessment, ask: Ask) -> str:
    """The oath that the next Chancellor keeps most easily. Sites of mine stay on the map with their people, and help to
    supremacy; heirs are to be feared least under devotion."""
    return max(ask.options, key=lambda option: (oath_worth(look, option.key.partition(":")[2]), option.key)).key


def oath_worth(look: Assessment, oath: str) -> float:
    heirs = look.imperial(look.me) and any(look.roles[seat] == "citizen" for seat in look.seats if seat != look.me)
    worth = (WITH_HEIRS if heirs else ALONE)[oath]
    if oath == "supremacy":
        settled = [slot for slot in range(SLOTS) if look.rules(slot) and look.peopled(slot)]
        worth += 0.04 * (len(settled) - SETTLED)
    return worth


# --- Citizens (8.2) ---


def raise_exiles(look: Assessment, ask: Ask) -> list[str]:
    """Only where the Scepter makes the heir: those whose sites come to the Empire with them, the weakest first."""
    if look.sight.sworn != "devotion":
        return []
    ruling = [key for key in ask.keys() if look.standing.sites[look.sides[seat_of(key)]]]
    ruling.sort(key=lambda key: (look.standing.things[seat_of(key)], key))
    return ruling[: max(1, len(look.seats) // 3)]


def seat_of(key: str) -> int:
    return int(key.partition(":")[2])


def be_raised(look: Assessment, ask: Ask) -> str:
    """To inherit the Empire is the shorter way, but for devotion: nobody gives the Scepter away."""
    return "no" if look.sight.sworn == "devotion" else "yes"


# --- edifices (8.3.1) ---


def build(look: Assessment, ask: Ask) -> str:
    """The best edifice for the poorest card, where most of my people stand; it will last there."""
    return max(ask.options, key=lambda option: (work_worth(look, option), option.key)).key


def work_worth(look: Assessment, option: Option) -> float:
    verb, _, name = option.key.partition(":")
    if verb == "none":
        return 0.0
    slot = look.places().get(name, -1)
    guard = 0.1 * min(3, look.army[slot]) if slot >= 0 else 0.0
    if verb == "repair":
        return 0.5 + opinion(face_of(name).other) - opinion(name) + guard
    return 0.5 + opinion(str(option.text.args["card"])) - 0.5 * opinion(name) + guard


# --- suits (8.4) ---


def favored_suit(look: Assessment, ask: Ask) -> str:
    """The suits whose cards I like best: three of it, two of the next one, one of the one after."""

    def rate(key: str) -> float:
        first = SUITS.index(key.partition(":")[2])
        return sum(share * LIKED[(first + i) % len(SUITS)] for i, share in enumerate(SHARES))

    return max(ask.keys(), key=lambda key: (rate(key), key))


def recall(look: Assessment, ask: Ask) -> str:
    """Six of one suit."""
    return max(ask.keys(), key=lambda key: (LIKED[SUITS.index(key.partition(":")[2])], key))
