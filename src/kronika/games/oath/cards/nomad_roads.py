"""Travel and recover modifiers of the suit Nomad."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow
from kronika.engine.flow import choose
from kronika.engine.message import Message
from kronika.games.oath.action import Action, Bill
from kronika.games.oath.cards.choices import bank_options
from kronika.games.oath.faces import SUITS
from kronika.games.oath.powers import ALWAYS, OPEN, RECOVER, TRAVEL, Use, advisers_of, power, ruler, rules
from kronika.games.oath.purse import gain_favor, gain_supply
from kronika.games.oath.state import REGION, SLOTS, Position
from kronika.games.oath.targets import RELIC, Target


def tents(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if REGION[target.number] == REGION[act.site]:
        bill.free = True


def costs_supply(s: Position, use: Use, act: Action) -> bool:
    return not act.free


power("tents", TRAVEL, price=tents, relevant=costs_supply)


def spares_supply(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    bill.free = True


def own_journey(s: Position, use: Use, act: Action) -> bool:
    """One that would cost Supply, in one's own turn; whoever is sent by others spends none anyway."""
    return not act.free and act.seat == s.turn


def act_ends(s: Position, use: Use, act: Action, target: Target) -> None:
    s.act_over = True


power("special-envoy", TRAVEL, relevant=own_journey, price=spares_supply, after=act_ends)


def own_station(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if target.number == use.slot and rules(s, act.seat, use):
        bill.free = True


def station_open(s: Position, use: Use, act: Action) -> bool:
    return not act.free and act.site != use.slot and not rules(s, act.seat, use)


def station_fee(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if target.number == use.slot:
        bill.free = True
        bill.toll(ruler(s, use.slot))


power("way-station", TRAVEL, binding=ALWAYS, price=own_station)
power("way-station", TRAVEL, binding=OPEN, relevant=station_open, price=station_fee)


def hosts(s: Position, seat: int, slot: int) -> list[int]:
    """Suits both at the site and among the faceup advisers, with favor in their banks."""
    here = {s.suit(card) for card in s.cards_at[slot]}
    return [suit for suit in range(len(SUITS)) if suit in here and s.bank[suit] and advisers_of(s, seat, suit)]


def hosts_anywhere(s: Position, use: Use, act: Action) -> bool:
    return any(slot != act.site and hosts(s, act.seat, slot) for slot in range(SLOTS))


def hospitality(s: Position, use: Use, act: Action, target: Target) -> Flow[None]:
    suits = hosts(s, act.seat, s.pawn[act.seat])
    if suits:
        options = [option for option in bank_options(s) if option.value in suits]
        what = Message("oath-ask-bank", {"card": use.power.id, "count": 1})
        picks = yield from choose(Ask(act.seat, what, options, rule="10.match-a"))
        gain_favor(s, act.seat, options[picks[0]].value, 1)


power("hospitality", TRAVEL, relevant=hosts_anywhere, after=hospitality)


def few_riders(s: Position, use: Use, act: Action) -> bool:
    return not act.free and s.board[act.seat] <= 3


power("a-fast-steed", TRAVEL, relevant=few_riders, price=spares_supply)


def relic_here(s: Position, use: Use, act: Action) -> bool:
    return bool(s.relics_at[act.site])


def relic_worship(s: Position, use: Use, act: Action, target: Target) -> None:
    if target.kind == RELIC:
        gain_supply(s, act.seat, 3)


power("relic-worship", RECOVER, relevant=relic_here, after=relic_worship)
