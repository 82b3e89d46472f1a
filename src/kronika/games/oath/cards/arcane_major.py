"""Powers of the suit Arcane that modify Search, Muster, Trade, Recover and Travel."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow
from kronika.engine.flow import choose
from kronika.engine.message import Message
from kronika.games.oath.action import Action, Bill
from kronika.games.oath.cards.choices import player_options
from kronika.games.oath.faces import SITE
from kronika.games.oath.muster import Trade
from kronika.games.oath.powers import ALWAYS, MUST, MUSTER, RECOVER, SEARCH, TRADE, TRAVEL, Use, power
from kronika.games.oath.purse import gain_secrets
from kronika.games.oath.recover import Recover
from kronika.games.oath.state import NOTHING, REGION, REGION_SLOTS, Position
from kronika.games.oath.targets import PILES, SITES, THE_DARKEST_SECRET, Target, trades

# --- Secret Signal ---


def lone_favor(s: Position, use: Use, act: Action) -> bool:
    assert isinstance(act, Trade)
    return any(act.gains(s, target)[0] == 1 for target in act.all_candidates(s))


def secret_signal(s: Position, use: Use, act: Action, target: Target, favor: int) -> int:
    """After the Chancellor's Careless, which works unasked; also in a Trade for secrets (ruling)."""
    return 2 if favor == 1 else favor


power("secret-signal", TRADE, relevant=lone_favor, amount=secret_signal)


def augury(s: Position, use: Use, act: Action, target: Target, cards: int) -> int:
    return cards + 1


power("augury", SEARCH, amount=augury)


# --- Portal ---


def through(use: Use, act: Action, target: Target) -> bool:
    return use.slot in (act.site, target.number)


def portal_near(s: Position, use: Use, act: Action) -> bool:
    return act.site == use.slot or SITES[use.slot] in act.candidates(s)


def portal(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if through(use, act, target):
        bill.free = True


def ignores_sites(s: Position, use: Use, act: Action, target: Target, other: Use) -> bool:
    """Of sites themselves, not of the cards there (ruling)."""
    return through(use, act, target) and other.slot != NOTHING and s.face(other.card).kind == SITE


power("portal", TRAVEL, relevant=portal_near, price=portal, ignores=ignores_sites)


# --- Observatory ---


def at_observatory(s: Position, use: Use, act: Action) -> bool:
    here = REGION[use.slot]
    return act.site == use.slot and any(pile for region, pile in enumerate(s.piles) if region != here)


def any_pile(s: Position, use: Use, act: Action) -> list[Target]:
    return PILES


power("observatory", SEARCH, relevant=at_observatory, targets=any_pile)


def initiation_rite(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    bill.favor -= 1
    bill.secrets += 1


power("initiation-rite", MUSTER, binding=MUST, price=initiation_rite)


# --- Vow of Silence ---


def vowed(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if act.seat == use.owner and target == THE_DARKEST_SECRET:
        bill.refuse(Message("oath-why-silence", {"card": use.power.id}), "9.2-a")


def silent(s: Position, use: Use, seat: int) -> bool:
    return seat == use.owner


def overhears(s: Position, use: Use, act: Action, target: Target) -> None:
    assert isinstance(act, Recover)
    if target == THE_DARKEST_SECRET:
        gain_secrets(s, use.owner, act.placed)


power("vow-of-silence", RECOVER, binding=ALWAYS, price=vowed, mute=silent, after=overhears)


# --- Map Library ---


def in_the_region(s: Position, use: Use, act: Action) -> list[Target]:
    """Trade targets at the other sites of the region: for favor and for secrets; for whoever is here or acts so."""
    if act.site != use.slot:
        return []
    return [
        target
        for slot in REGION_SLOTS[REGION[use.slot]]
        if s.site_faceup[slot] and slot != use.slot
        for card in s.cards_at[slot]
        if not s.occupied(card) and s.suit(card) >= 0
        for target in trades(card)
    ]


def at_library(s: Position, use: Use, act: Action) -> bool:
    return bool(in_the_region(s, use, act))


power("map-library", TRADE, relevant=at_library, targets=in_the_region)


# --- Master of Disguise ---


def passes_for(s: Position, act: Action) -> list[int]:
    """The other players with whose advisers the Trade can be completed."""
    found: list[int] = []
    for other in range(s.seats):
        if other != act.seat:
            put_on(s, act, other)
            if act.completes(s):
                found.append(other)
    put_on(s, act, act.seat)
    return found


def put_on(s: Position, act: Action, other: int) -> None:
    act.court = other
    s.disguise = None if other == act.seat else (act.seat, other)
    act.look_around(s)


def undisguised(s: Position, use: Use, act: Action) -> bool:
    """Not after another adviser's modifier: the Trade is done with one set of advisers (ruling)."""
    if any(other.card in s.advisers[act.seat] for other in act.chosen + act.reserved):
        return False
    act.reserved.append(use)
    found = passes_for(s, act)
    act.reserved.pop()
    return bool(found)


def master_of_disguise(s: Position, use: Use, act: Action) -> Flow[None]:
    options = player_options(passes_for(s, act))
    what = Message("oath-ask-disguise", {"card": use.power.id})
    picks = yield from choose(Ask(act.seat, what, options, rule="7.4-a"))
    put_on(s, act, options[picks[0]].value)
    s.tell("disguise", act.seat, {"player": act.court})


def takes_off(s: Position, use: Use, act: Action, target: Target) -> None:
    s.disguise = None


power("master-of-disguise", TRADE, relevant=undisguised, taken_up=master_of_disguise, after=takes_off)
