"""Powers of the suit Beast that modify Search, Muster, Trade and Travel."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Message, Ref
from kronika.games.oath.action import Action, Bill
from kronika.games.oath.cards.beast import beast_site
from kronika.games.oath.cards.choices import hostile
from kronika.games.oath.faces import BEAST, HEARTH, NOMAD
from kronika.games.oath.forces import perish
from kronika.games.oath.powers import (
    ALWAYS,
    MUST,
    MUSTER,
    SEARCH,
    TRADE,
    TRAVEL,
    Use,
    card_ruler,
    power,
    ruler,
)
from kronika.games.oath.purse import gain_supply
from kronika.games.oath.search import Search
from kronika.games.oath.state import REGIONS, SLOTS, Position
from kronika.games.oath.targets import THE_WORLD_DECK, Target, trades
from kronika.games.oath.warbands import gain_warbands


def birdsong(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if s.suit(target.number) in (BEAST, NOMAD):
        bill.free = True


def sings_here(s: Position, use: Use, act: Action) -> bool:
    return any(s.suit(target.number) in (BEAST, NOMAD) for target in act.all_candidates(s))


power("birdsong", TRADE, price=birdsong, relevant=sings_here)


# --- Small Friends ---


def friends_at(s: Position, use: Use, act: Action) -> list[int]:
    """Sites with a Beast card where this Trade can be done."""
    home = act.site
    found: list[int] = []
    act.reserved.append(use)
    for slot in range(SLOTS):
        if slot != home and beast_site(s, slot):
            act.site = slot
            act.look_around(s)
            if act.completes(s):
                found.append(slot)
    act.reserved.pop()
    act.site = home
    act.look_around(s)
    return found


def any_friends(s: Position, use: Use, act: Action) -> bool:
    return use.owner == act.court and act.site == s.pawn[act.seat] and bool(friends_at(s, use, act))


def cards_of_friends(s: Position, use: Use, act: Action) -> list[Target]:
    """Before it is known which site it will be: all that could be traded with."""
    if act.site != s.pawn[act.seat] or use not in act.reserved:
        return []
    cards = [card for slot in friends_at(s, use, act) for card in s.cards_at[slot] if not s.occupied(card)]
    return [target for card in cards for target in trades(card)]


def small_friends(s: Position, use: Use, act: Action) -> Flow[None]:
    options = [
        Option(
            f"site:{slot}",
            Message("oath-do-trade-at", {"site": s.cards.name(s.site[slot])}),
            (Ref("site", str(slot)),),
            1,
            slot,
        )
        for slot in friends_at(s, use, act)
    ]
    what = Message("oath-ask-friends", {"card": use.power.id})
    picks = yield from choose(Ask(act.seat, what, options, rule="7.1.3-a"))
    act.site = options[picks[0]].value


power("small-friends", TRADE, relevant=any_friends, targets=cards_of_friends, taken_up=small_friends)


def grasping_vines(s: Position, use: Use, act: Action, target: Target) -> None:
    """From any site of whoever rules the card, even bandits; after the journey, also an enforced one (ruling)."""
    if hostile(s, use, act.seat) and ruler(s, act.site) == card_ruler(s, use):
        perish(s, "board", act.seat, 1)


power("grasping-vines", TRAVEL, binding=ALWAYS, after=grasping_vines)


# --- Mushrooms ---


def from_below(s: Position, use: Use, act: Action) -> None:
    assert isinstance(act, Search)
    act.bottom = True


def mushrooms(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if target == THE_WORLD_DECK:
        bill.refuse(Message("oath-why-mushrooms", {"card": use.power.id}), "7.4-a")
    bill.free = True


def two_fewer(s: Position, use: Use, act: Action, target: Target, amount: int) -> int:
    """One instead of three; what else changes the number still does (rulings)."""
    return amount - 2


power("mushrooms", SEARCH, begin=from_below, price=mushrooms, amount=two_fewer)


def new_growth(s: Position, use: Use, seat: int, card: int) -> list[int]:
    return list(range(SLOTS)) if s.suit(card) in (BEAST, HEARTH) else []


power("new-growth", SEARCH, reach=new_growth)


def wild_cry(s: Position, use: Use, seat: int, card: int, slot: int, fresh: bool) -> None:
    if s.suit(card) == BEAST:
        gain_supply(s, seat, 1)
        gain_warbands(s, seat, 2)


power("wild-cry", SEARCH, played=wild_cry)


def forest_council(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if s.suit(target.number) == BEAST and hostile(s, use, act.seat):
        bill.refuse(Message("oath-why-forest-council", {"card": use.power.id}), "7.1.4-a")


power("forest-council", TRADE, MUSTER, binding=ALWAYS, price=forest_council)


# --- Vow of Beastkin ---


def of_my_kin(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if not act.matching(s, s.suit(target.number)):
        bill.refuse(Message("oath-why-beastkin", {"card": use.power.id}), "7.4.1-a")


def one_warband(s: Position, use: Use, act: Action, target: Target, amount: int) -> int:
    return amount + 1


power("vow-of-beastkin", MUSTER, binding=MUST, price=of_my_kin, amount=one_warband)


# --- Bracken ---


def bracken(s: Position, use: Use, act: Action, cards: list[int]) -> Flow[list[int]]:
    """Where all discards of this Search go; also the Cracked Horn gives way if its user likes."""
    assert isinstance(act, Search)
    options = [Option("usual", Message("oath-do-pile-usual"))]
    for region, name in enumerate(REGIONS):
        ref = (Ref("pile", str(region)),)
        options.append(
            Option(f"top:{region}", Message("oath-do-pile-top", {"region": name}), ref, values=(region, True))
        )
        options.append(
            Option(f"bottom:{region}", Message("oath-do-pile-bottom", {"region": name}), ref, values=(region, False))
        )
    what = Message("oath-ask-bracken", {"card": use.power.id})
    picks = yield from choose(Ask(act.seat, what, options, rule="7.1.3-a"))
    picked = options[picks[0]]
    if picked.values:
        region, on_top = picked.values
        act.discard_to = (region, bool(on_top))
        act.bury = False
    return cards


power("bracken", SEARCH, drawn=bracken)
