"""Battle plans and what else changes the odds of a Campaign: what each is good for, on either side (5.5.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kronika.games.oath.bots.regent.assessment import RAIDERS, Assessment, face_of
from kronika.games.oath.faces import ARCANE, BEAST, NOMAD, SUITS
from kronika.games.oath.state import DARKEST_SECRET, PEOPLES_FAVOR

if TYPE_CHECKING:
    from kronika.games.oath.bots.regent.war import Raid

Count = Callable[["Assessment", "Raid", int, int], int]
"""Dice that a plan gives to whoever uses it against the other (RAIDERS for bandits)."""


def fixed(dice: int) -> Count:
    def count(look: Assessment, raid: Raid, user: int, other: int) -> int:
        return dice

    return count


def with_secret(look: Assessment, raid: Raid, user: int, other: int) -> int:
    """Fire Talkers: only for whoever holds the Darkest Secret."""
    return 3 if look.standing.holders[DARKEST_SECRET] == user else 0


def peoples(dice: int) -> Count:
    """Not against who has the People's Favor."""

    def count(look: Assessment, raid: Raid, user: int, other: int) -> int:
        return 0 if other >= 0 and look.standing.holders[PEOPLES_FAVOR] == other else dice

    return count


def against(suit: int, dice: int) -> Count:
    """Against who has an adviser of a suit."""

    def count(look: Assessment, raid: Raid, user: int, other: int) -> int:
        return dice if other >= 0 and look.sight.matching(other)[suit] else 0

    return count


def worship(look: Assessment, raid: Raid, user: int, other: int) -> int:
    return look.sight.matching(user)[BEAST] if user >= 0 else 0


def crusade(look: Assessment, raid: Raid, user: int, other: int) -> int:
    """Great Crusade: for each Nomad card of the user, itself among them."""
    color = RAIDERS if user < 0 else look.sides[user]
    cards = sum(face_of(name).suit == NOMAD and look.rulers[slot] == color for name, slot in look.places().items())
    return cards + (look.sight.matching(user)[NOMAD] if user >= 0 else 0)


def kindred(look: Assessment, raid: Raid, user: int, other: int) -> int:
    """Kindred Warriors: for each suit that the user rules but Arcane."""
    if user < 0:
        return 0
    suits = {suit for suit in range(len(SUITS)) if look.sight.matching(user)[suit]}
    suits |= {face_of(name).suit for name, slot in look.places().items() if look.rulers[slot] == look.sides[user]}
    return len(suits - {ARCANE, -1})


def ground(look: Assessment, raid: Raid, user: int, other: int) -> int:
    return sum(target.startswith("site:") for target in raid.targets)


def stronger(look: Assessment, raid: Raid, user: int, other: int) -> int:
    """Encirclement: for the larger force."""
    return 2 if (look.board > raid.force) == (user == look.me) else 0


def disgraced(look: Assessment, raid: Raid, user: int, other: int) -> int:
    """Against sites with cards of Order."""
    slots = [int(target[5:]) for target in raid.targets if target.startswith("site:")]
    return 4 if any(look.sight.suit(name) == "order" for slot in slots for name in look.sight.cards_at(slot)) else 0


def rangers(look: Assessment, raid: Raid, user: int, other: int) -> int:
    return 2 if raid.defense >= 4 else 0


def outnumbered(look: Assessment, raid: Raid, user: int, other: int) -> int:
    """Zealots: who dies is worth three; as good as a few dice."""
    return 3 if raid.force > look.board else 0


ATTACK: Final[dict[str, Count]] = {
    "code-of-honor": fixed(2),
    "cracked-sage": against(ARCANE, 4),
    "cracking-ground": ground,
    "disgraced-captain": disgraced,
    "encirclement": stronger,
    "fire-talkers": with_secret,
    "great-crusade": crusade,
    "horse-archers": fixed(3),
    "kindred-warriors": kindred,
    "longbows": fixed(1),
    "mercenaries": fixed(3),
    "mountain-giant": fixed(3),
    "nature-worship": worship,
    "rangers": rangers,
    "rival-khan": against(NOMAD, 4),
    "the-great-levy": peoples(3),
    "village-constable": peoples(2),
    "zealots": outnumbered,
}
"""Plans that add attack dice for the attacker and take them for the defender."""


def beasts(look: Assessment) -> int:
    return sum(face_of(name).suit == BEAST for name in look.places())


DEFENSE: Final = {"extra-provisions": 1, "keep": 2, "bear-traps": 1, "shield-wall": 2, "storm-caller": 2}
"""Plans that add defense dice."""
OWN_GROUND: Final = frozenset({"keep", "walled-garden", "bandit-rampart"})
"""Only where the site of the card is attacked."""
HARMLESS: Final = frozenset({"kindred-warriors", "outriders", "rangers", "the-great-levy"})
"""Plans with which skulls kill nobody."""


def add_plan(look: Assessment, raid: Raid, name: str, mine: bool, targeted: bool) -> None:
    """A plan that its side will use, if it can pay for it."""
    user, other = (look.me, raid.defender) if mine else (raid.defender, look.me)
    face = face_of(name)
    if face.side == ("defender" if mine else "attacker") or not pays(look, name, user):
        return
    if not mine and name in OWN_GROUND and not targeted:
        return
    if name in ATTACK:
        dice = ATTACK[name](look, raid, user, other)
        raid.attack += dice if mine else -dice
    if mine:
        own_plan(raid, name)
    elif name in DEFENSE:
        raid.defense += DEFENSE[name]
    else:
        their_plan(look, raid, name)


def pays(look: Assessment, name: str, user: int) -> bool:
    cost = face_of(name).cost
    if user == RAIDERS:
        return cost.free
    return look.sight.purse(user) >= cost.favor and look.sight.secrets(user) >= cost.secrets


def own_plan(raid: Raid, name: str) -> None:
    if name == "rain-boots":
        raid.singles = False
    elif name == "lancers":
        raid.doubled = True
    if name in HARMLESS:
        raid.skulls = False


def their_plan(look: Assessment, raid: Raid, name: str) -> None:
    foe = raid.defender
    if name == "walled-garden":
        raid.defense += beasts(look)
    elif name == "bandit-rampart":
        raid.attack -= 2
    elif name == "mounted-patrol":
        raid.halved = True
    elif name == "hearts-and-minds":
        raid.hopeless = True
    elif name == "peace-envoy":
        # For a favor per die they win without a blow, where they stand.
        rich = look.sight.purse(foe) >= 1 + raid.defense
        raid.hopeless = raid.hopeless or (rich and look.pawns[foe] == raid.slot)
    elif name in ("rusting-ray", "war-tortoise"):
        raid.attack -= 1
