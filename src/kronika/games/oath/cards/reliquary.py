"""The four mandatory modifiers under the Reliquary's relics (2.3-e). They bind the Chancellor alone."""

from __future__ import annotations

from kronika.games.oath.action import Action, Bill
from kronika.games.oath.battle_rules import ALL
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.powers import CAMPAIGN, SEARCH, TRADE, TRAVEL, Use, space
from kronika.games.oath.sides import ATTACKER, DEFENDER
from kronika.games.oath.state import REGION, Position
from kronika.games.oath.targets import FOR_SECRETS, Target


def brutal(s: Position, use: Use, act: Action) -> None:
    assert isinstance(act, Campaign)
    for side in (ATTACKER, DEFENDER):
        act.battle_rules.lose(side, ALL)


space("brutal", CAMPAIGN, begin=brutal)


def careless_favor(s: Position, use: Use, act: Action, target: Target, amount: int) -> int:
    return amount + 1


def careless_secrets(s: Position, use: Use, act: Action, target: Target, amount: int) -> int:
    return amount - 1 if target.kind == FOR_SECRETS else amount


space("careless", TRADE, amount=careless_favor, trade_secrets=careless_secrets)


def decadent(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if REGION[target.number] == 0 and REGION[act.site] != 0:
        bill.free = True
    if REGION[target.number] == 2:
        bill.more += 1


space("decadent", TRAVEL, price=decadent)


def greedy_draw(s: Position, use: Use, act: Action, target: Target, amount: int) -> int:
    return amount + 2


def greedy_price(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    """Of the Supply that is really spent, whatever else changes it (11.4-c)."""
    bill.cap = 2, "oath-why-greedy", "2.3-e"


space("greedy", SEARCH, amount=greedy_draw, price=greedy_price)
