"""Which Action to play next: each card rates itself in the hand it lies in; above 0 it may be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.games.dominion.bots.steward.assessment import Assessment
from kronika.games.dominion.bots.steward.uses import ACTIONS, DEAD, TERMINALS, USES

Rating = float | Callable[[Assessment], float]


def next_action(look: Assessment) -> str:
    best, play = 0.0, "end-actions"
    for option in look.ask.options[:-1]:
        rated = rating(look, option.key[5:])
        if rated > best:
            best, play = rated, option.key
    return play


def rating(look: Assessment, card: str) -> float:
    """Cards that cost no Action rate above 50 and go first, those that end the Action phase by what they do."""
    rate = RATINGS.get(card)
    if rate is None:
        return guessed_rating(card)
    return rate if isinstance(rate, float) else rate(look)


def guessed_rating(card: str) -> float:
    """A card that nobody has rated: by what it gives, behind those that we know."""
    use = USES[card]
    return 75.0 if use.actions else 2.0 + use.worth / 2


def twice(look: Assessment, card: str) -> float:
    """How good it is to play the card two times (Throne Room)."""
    rated = rating(look, card)
    if rated <= 0 or card in {"chapel", "throne-room"}:
        return rated / 4
    use = USES[card]
    return use.cards * 2 + use.coins * 2 + use.actions + rated / 10


# --- single cards ---


def cellar(look: Assessment) -> float:
    return 60.0 if any(card in DEAD for card in look.hand) else 0.5


def chapel(look: Assessment) -> float:
    junk = sum(look.worth(card) < 0 for card in look.hand)
    return 3.0 + 2 * junk if junk >= 2 or (junk and look.money > 8) else 0.0


def throne_room(look: Assessment) -> float:
    best = max((twice(look, card) for card in set(look.hand) & ACTIONS if card != "throne-room"), default=0.0)
    return 8.0 + best if best > 0 else 0.5 if look.hand.count("throne-room") > 1 else 0.1


def shanty_town(look: Assessment) -> float:
    """Draws only when no other Action is in hand; else it is a village for two terminals."""
    others = [card for card in look.hand if card in ACTIONS]
    if len(others) == 1:
        return 55.0
    return 70.0 if look.sight.actions < 2 and sum(card in TERMINALS for card in others) >= 2 else 1.0


def conspirator(look: Assessment) -> float:
    """From the third Action of a turn on it replaces itself (D9.12)."""
    return 88.0 if look.sight.played >= 2 else 7.0


def nobles(look: Assessment) -> float:
    terminals = sum(card in TERMINALS for card in look.hand)
    return 53.0 if terminals >= 3 and look.sight.actions == 1 else 10.2


def library(look: Assessment) -> float:
    return 1.0 + 2 * max(0, 8 - len(look.hand)) if len(look.hand) < 8 else 0.2


def moneylender(look: Assessment) -> float:
    return 7.0 if "copper" in look.hand else 0.0


def remodel(look: Assessment) -> float:
    if look.left <= 3 and "gold" in look.hand:
        return 14.0
    return 6.0 if any(look.worth(card) < 0 for card in look.hand) else 2.0 if look.left < 4 else 0.0


def upgrade(look: Assessment) -> float:
    """A card must go, so there must be one to spare."""
    spare = list(look.hand)
    spare.remove("upgrade")
    return 65.0 if any(look.worth(card) < 0.6 for card in spare) else 0.0


def mine(look: Assessment) -> float:
    return 6.5 if "silver" in look.hand or "copper" in look.hand else 0.0


def coppersmith(look: Assessment) -> float:
    return 2.0 * look.hand.count("copper")


def baron(look: Assessment) -> float:
    return 10.5 if "estate" in look.hand else 0.0 if look.left > 3 else 0.4


def trading_post(look: Assessment) -> float:
    poor = sorted(look.worth(card) for card in look.hand if card != "trading-post")
    return 8.5 if len(poor) >= 2 and poor[0] < 1 and poor[1] < 1 else 0.0


def secret_chamber(look: Assessment) -> float:
    return 1.5 * sum(card in DEAD for card in look.hand)


def witch(look: Assessment) -> float:
    return 13.0 if look.sight.pile_count("curse") else 6.0


def militia(look: Assessment) -> float:
    hurt = any(look.sight.hand_count(seat) > 3 for seat in look.rivals)
    return 8.6 if hurt else 6.0


def masquerade(look: Assessment) -> float:
    return 8.8 if any(look.worth(card) < 1 for card in look.hand) else 5.0


RATINGS: Final[dict[str, Rating]] = {
    # cost no Action
    "village": 95.0,
    "mining-village": 94.0,
    "festival": 93.0,
    "laboratory": 92.0,
    "market": 90.0,
    "spy": 86.0,
    "great-hall": 91.0,
    "wishing-well": 84.0,
    "pawn": 80.0,
    "scout": 78.0,
    "conspirator": conspirator,
    "cellar": cellar,
    "shanty-town": shanty_town,
    "upgrade": upgrade,
    "minion": 52.0,
    "throne-room": throne_room,
    # end the Action phase
    "nobles": nobles,
    "witch": witch,
    "torturer": 12.5,
    "council-room": 11.0,
    "smithy": 9.0,
    "library": library,
    "courtyard": 8.7,
    "masquerade": masquerade,
    "militia": militia,
    "swindler": 8.4,
    "saboteur": 8.2,
    "baron": baron,
    "trading-post": trading_post,
    "chapel": chapel,
    "steward": 7.5,
    "moneylender": moneylender,
    "adventurer": 8.5,
    "tribute": 7.2,
    "bridge": 6.8,
    "mine": mine,
    "woodcutter": 6.1,
    "chancellor": 6.0,
    "ironworks": 6.4,
    "feast": 6.3,
    "bureaucrat": 6.2,
    "remodel": remodel,
    "workshop": 5.5,
    "thief": 5.0,
    "moat": 5.2,
    "coppersmith": coppersmith,
    "secret-chamber": secret_chamber,
}
