"""Powers of the suit Beast in Campaigns."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Flow, Option
from kronika.engine.message import Message, Ref
from kronika.games.oath.action import Action, Bill
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.cards.beast import beast_site, beasts
from kronika.games.oath.cards.choices import dice
from kronika.games.oath.dice import TWO_AND_SKULL, TWO_SHIELDS
from kronika.games.oath.faces import BEAST, Cost
from kronika.games.oath.powers import (
    ALWAYS,
    MUST,
    TRAVEL,
    Refused,
    Use,
    advisers_of,
    imperial,
    power,
    ruled,
    rules_site,
)
from kronika.games.oath.sides import ATTACKER
from kronika.games.oath.state import EMPIRE, SLOTS, Position
from kronika.games.oath.targets import Target

# --- battle plans ---


def worshippers(s: Position, camp: Campaign, seat: int) -> int:
    """On the whole side: that is "you" for a defending plan (5.5.3-d)."""
    return sum(advisers_of(s, member, BEAST) for member in camp.members(camp.side_of(seat)))


def any_worshippers(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    return worshippers(s, camp, seat) > 0


def nature_worship(s: Position, use: Use, camp: Campaign, seat: int) -> Flow[None] | None:
    return dice(worshippers(s, camp, seat))(s, use, camp, seat)


power("nature-worship", plan_usable=any_worshippers, plan=nature_worship)


def war_tortoise(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    if camp.side_of(seat) == ATTACKER:
        camp.battle_rules.shields[TWO_SHIELDS] = 0
    else:
        camp.battle_rules.swords[TWO_AND_SKULL] = 0


power("war-tortoise", plan=war_tortoise)


def garden_attacked(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    return camp.targets_site(use.slot)


def walled_garden(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    camp.defense += beasts(s)


power("walled-garden", plan_usable=garden_attacked, plan=walled_garden)


# --- what hampers the enemy ---

MORE: Final = Cost(burn_favor=1)


def insect_swarm(s: Position, use: Use, camp: Campaign, plan: Use, seat: int) -> Cost | None:
    """Only of those who fight against the holder (ruling)."""
    return MORE if use.owner in camp.enemies(seat) else None


power("insect-swarm", binding=ALWAYS, surcharge=insect_swarm)


def giant_python(s: Position, use: Use, camp: Campaign, targets: list[Target]) -> Refused:
    """It guards the defender; the Chancellor's also other Imperial players, whose Ally the Chancellor always is. Other
    Allies come when the targets stand (ruling)."""
    if camp.against_bandits:
        return None
    if use.owner != camp.defender and not (use.owner == EMPIRE and imperial(s, camp.defender)):
        return None
    if sum(camp.target_dice(s, target) for target in targets) % 2 == 0:
        return None
    return Message("oath-why-python", {"card": use.power.id}), "7.1.4-a"


power("giant-python", binding=ALWAYS, check_target_set=giant_python)


def marsh_spirit(s: Position, use: Use, camp: Campaign, plan: Use, seat: int) -> Refused:
    if seat == camp.seat and camp.targets_site(use.slot):
        return Message("oath-why-marsh-spirit", {"card": use.power.id}), "7.1.4-a"
    return None


power("marsh-spirit", binding=ALWAYS, veto=marsh_spirit)


# --- Vow of Union ---


def union(s: Position, use: Use, camp: Campaign) -> list[int]:
    return ruled(s, camp.seat) if use.owner == camp.seat else []


def stays_united(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if s.board[act.seat] and rules_site(s, act.seat, act.site):
        bill.refuse(Message("oath-why-union", {"card": use.power.id}), "9.2-a")


power("vow-of-union", TRAVEL, binding=MUST, musters=union, price=stays_united)


# --- Wild Allies ---


def call(s: Position, seat: int, slot: int) -> Campaign:
    return Campaign(s, seat, free=True, site=slot, joined=[slot])


def battlefields(s: Position, use: Use, seat: int) -> list[Option]:
    found: list[Option] = []
    for slot in range(SLOTS):
        if beast_site(s, slot):
            camp = call(s, seat, slot)
            # The secret for this power can't be spent on the Campaign as well.
            camp.reserved.append(use)
            if camp.completes(s):
                text = Message("oath-do-campaign-at", {"site": s.cards.name(s.site[slot])})
                found.append(Option(f"site:{slot}", text, (Ref("site", str(slot)),), 1, slot))
    return found


def wild_allies(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    assert picked is not None
    return call(s, seat, picked.value).run(s)


power("wild-allies", choices=battlefields, act=wild_allies)
