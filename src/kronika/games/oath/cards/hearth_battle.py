"""Powers of the suit Hearth that bear on Campaigns, beyond the first world."""

from __future__ import annotations

from kronika.engine.ask import Flow
from kronika.engine.message import Message
from kronika.games.oath.action import Action, Bill
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.cards.choices import a_player, dice, no_effect, one_bank
from kronika.games.oath.powers import ALWAYS, CAMPAIGN, Use, power
from kronika.games.oath.sides import DEFENDER
from kronika.games.oath.state import BANDITS, PEOPLES_FAVOR, Position
from kronika.games.oath.targets import Target

# --- the people's own: Village Constable, The Great Levy ---


def people_willing(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    """Not against a side that has the People's Favor."""
    return s.holder[PEOPLES_FAVOR] not in camp.enemies(seat)


power("village-constable", plan_usable=people_willing, plan=dice(2))


def great_levy(s: Position, use: Use, camp: Campaign, seat: int) -> Flow[None] | None:
    if seat == camp.seat:
        camp.battle_rules.skull_kills = 0
    return dice(3)(s, use, camp, seat)


power("the-great-levy", plan_usable=people_willing, plan=great_levy)


# --- Hearts and Minds ---


def hearts_and_minds(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    camp.decide(DEFENDER)


def won_over(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    if s.holder[PEOPLES_FAVOR] not in camp.members(DEFENDER):
        camp.discards.append((use, seat))


power("hearts-and-minds", plan=hearts_and_minds, on_victory=won_over)


def herald(s: Position, use: Use, act: Action, target: Target) -> Flow[None] | None:
    if act.seat == use.owner or target.number == BANDITS:
        return None
    return one_bank(s, use, use.owner, 1)


power("herald", CAMPAIGN, binding=ALWAYS, after=herald)


# --- Vow of Peace ---


def peaceful(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if act.seat == use.owner:
        bill.refuse(Message("oath-why-vow-of-peace", {"card": use.power.id}), "9.2-a")


def sanctuary(s: Position, use: Use, camp: Campaign) -> None:
    if use.owner in camp.members(DEFENDER):
        camp.battle_rules.may_sacrifice = False


power("vow-of-peace", CAMPAIGN, binding=ALWAYS, price=peaceful, pools=sanctuary)
power("hospital", plan_usable=a_player, plan=no_effect, saves=True)
