"""Battle plans: which to use, and what they ask (5.5.3)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent.aims import with_thing
from kronika.games.oath.bots.regent.arms import ATTACK, DEFENSE
from kronika.games.oath.bots.regent.assessment import Assessment, face_of
from kronika.games.oath.bots.regent.battle import foe_of
from kronika.games.oath.bots.regent.odds import odds
from kronika.games.oath.bots.regent.opinions import opinion
from kronika.games.oath.bots.regent.war import Raid, planned, toughness
from kronika.games.oath.campaign import Campaign

NEVER: Final = frozenset({"second-wind", "book-burning", "martial-culture", "warning-signals"})
"""Plans that are dear or move things about for little."""
SPENT: Final = frozenset(
    {"great-crusade", "horse-archers", "lancers", "mounted-patrol", "rain-boots", "rival-khan", "storm-caller"}
)
"""Their cards go at the end."""
SURE: Final = 0.97
HONOR: Final = "code-of-honor"


def under_way(look: Assessment, camp: Campaign) -> Raid:
    """The Campaign as it stands, with the pools that are on the table."""
    raid = planned(look, camp.site, foe_of(camp), look.sight.targets())
    raid.attack = camp.attack - look.board
    raid.defense = max(raid.defense, camp.defense)
    raid.hopeless = False
    return raid


def chance(look: Assessment, camp: Campaign) -> float:
    """How likely my side is to win as things stand."""
    if camp.seat == look.me:
        return under_way(look, camp).odds(look.board).win
    targets = look.sight.targets()
    force = sum(toughness(look, camp.defender, target)[1] for target in targets)
    slots = [int(target[5:]) for target in targets if target.startswith("site:")]
    for seat in camp.members(1):
        if look.pawns[seat] == camp.site or look.pawns[seat] in slots:
            force += look.sight.warbands(seat)
    board = look.sight.warbands(camp.seat)
    return 1.0 - odds(camp.attack, camp.defense, force, board, min(board, len(slots))).win


def plans(look: Assessment, ask: Ask) -> str:
    """All plans that help my side; what costs something only where the outcome is open."""
    camp = look.sight.campaign
    assert camp is not None
    likely = chance(look, camp)
    names = [key.partition(":")[2] for key in ask.keys() if key != "go-on"]
    useful = [name for name in names if helps(look, camp, name, likely)]
    if HONOR in useful:
        # It bears no other plan beside it.
        others = sum(name in ATTACK or name in DEFENSE for name in useful) - 1
        useful = [HONOR] if others < 2 else [name for name in useful if name != HONOR]
    return f"use:{useful[0]}" if useful else "go-on"


def helps(look: Assessment, camp: Campaign, name: str, likely: float) -> bool:
    """Whether a plan is worth its price now."""
    if name in NEVER:
        return False
    attacking = camp.seat == look.me
    if not attacking and name in ATTACK and not camp.attack:
        return False  # there is nothing to take away
    if name == "wrestlers":
        return look.board >= 3
    if name == "shield-wall":
        # All die if it does not hold.
        return 0.3 < likely < SURE
    if name in ("hearts-and-minds", "peace-envoy"):
        # Victory for favor: where the dice would hardly bring it.
        return likely < 0.6
    if name == "field-promotion":
        return likely > 0.5
    if name == "slander":
        return likely > 0.5 and look.sight.favor(camp.defender) >= 3
    if name == "specialist":
        return attacking and likely < SURE and has_plans(look, camp)
    if name == "wild-mounts":
        return any(face_of(use.power.id).suit == face_of(name).suit for use, seat in camp.used if seat == look.me)
    if name in ("billowing-fog", "traveling-doctor"):
        return likely < 0.9
    if name == "cracking-ground":
        return look.secrets >= 2 and 0.1 < likely < 0.9
    if name == HONOR:
        return likely < SURE
    if name in SPENT or not face_of(name).cost.free:
        return 1.0 - SURE < likely < SURE
    return True


def has_plans(look: Assessment, camp: Campaign) -> bool:
    """Whether the defender could answer with plans."""
    if camp.against_bandits:
        return False
    color = look.sides[camp.defender]
    held = [face_of(name) for name in look.held_plans(camp.defender)]
    held += [face_of(name) for name, _ in look.site_plans(color)]
    return any(face.side != "attacker" for face in held)


def sign(look: Assessment, ask: Ask) -> str:
    """More attack dice for my own attack, fewer for another's; as many as possible, but the Mountain Giant is only
    spent where the outcome is open."""
    camp = look.sight.campaign
    verb = "more" if camp is not None and camp.seat == look.me else "fewer"
    keys = [key for key in ask.keys() if key.partition(":")[0] == verb]
    if not keys:
        return ask.options[0].key
    spared = False
    if camp is not None and ask.what.args.get("card") == "mountain-giant":
        spared = chance(look, camp) > 0.9 or (camp.seat != look.me and camp.attack <= 1)

    def dice(key: str) -> int:
        return int(key.partition(":")[2] or 0)

    return min(keys, key=dice) if spared else max(keys, key=dice)


def relic_hunter(look: Assessment, ask: Ask) -> list[str]:
    """Facedown relics at stake, one die each, as long as the battle is likely won."""
    camp = look.sight.campaign
    assert camp is not None
    raid = under_way(look, camp)
    found: list[str] = []
    for key in ask.keys():
        before = raid.odds(look.board).win
        raid.defense += 1
        after = raid.odds(look.board).win
        if after * (raid.prize + with_thing(look) * (len(found) + 1)) < before * (
            raid.prize + with_thing(look) * len(found)
        ):
            break
        found.append(key)
    return found


def wild_mounts(look: Assessment, ask: Ask) -> str:
    """A Beast card goes in the place of plans that are worth more."""
    camp = look.sight.campaign
    assert camp is not None
    going = [use.power.id for use, seat in camp.used if seat == look.me and use.power.id in SPENT]
    beasts = [key for key in ask.keys() if key != "none"]
    poorest = min(beasts, key=lambda key: (opinion(key.partition(":")[2]), key))
    return poorest if sum(map(opinion, going)) > opinion(poorest.partition(":")[2]) + 0.3 else "none"
