"""Powers of the suit Discord against players and the throne: what they own, whom they trust, who they are."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose, consent
from kronika.engine.message import Message, Ref
from kronika.games.oath.action import Action, Bill
from kronika.games.oath.cards.choices import limits_kept, others_here, swap_within_limits
from kronika.games.oath.citizenship import become_citizen
from kronika.games.oath.dice import DEFENSE, SHIELD, TWO_SHIELDS, roll_dice
from kronika.games.oath.moves import discardable, take_relic_from
from kronika.games.oath.play import card_option
from kronika.games.oath.powers import ALWAYS, RECOVER, Use, power, ruled, shielded
from kronika.games.oath.purse import can_pay, give_favor, pay_cost, purse_of, take_favor
from kronika.games.oath.state import EMPIRE, EXILE, NOTHING, REGION, Position
from kronika.games.oath.targets import RELIC, THE_PEOPLES_FAVOR, Target, aim
from kronika.games.oath.warbands import gain_warbands

# --- Blackmail ---


def blackmail(s: Position, use: Use, seat: int) -> Flow[None]:
    options = [
        take_option(s, other, relic)
        for other in others_here(s, seat)
        for relic in s.relics[other]
        if shielded(s, seat, other, aim(RELIC, relic)) is None
    ]
    if not options:
        return
    picks = yield from choose(Ask(seat, Message("oath-ask-blackmail", {"card": use.power.id}), options, rule="7.3.3-a"))
    victim, relic = options[picks[0]].values
    what = Message("oath-ask-blackmailed", {"card": s.cards.name(relic), "player": seat})
    if purse_of(s, victim) >= 3 and (yield from consent(victim, what, "7.3.3-a")):
        give_favor(s, victim, seat, 3)
    else:
        take_relic_from(s, seat, victim, relic)


def take_option(s: Position, owner: int, relic: int) -> Option:
    name = s.cards.name(relic)
    text = Message("oath-do-take-relic", {"card": name, "player": owner})
    return Option(f"relic:{name}", text, (Ref("card", name),), values=(owner, relic))


power("blackmail", when_played=blackmail)


# --- Relic Thief ---


def relic_thief(s: Position, use: Use, taker: int, cards: list[int]) -> Flow[None] | None:
    """One die per relic, all looked at together (ruling); what a power shields stays."""
    thief = use.owner
    held = [card for card in cards if card in s.relics[taker]]
    booty = [card for card in held if shielded(s, thief, taker, aim(RELIC, card)) is None]
    near = REGION[s.pawn[taker]] == REGION[s.pawn[thief]]
    if taker == thief or not near or not booty or not can_pay(s, thief, use):
        return None
    return steal(s, use, taker, booty, len(cards))


def steal(s: Position, use: Use, taker: int, booty: list[int], dice: int) -> Flow[None]:
    thief = use.owner
    what = Message("oath-ask-steal", {"card": use.power.id, "player": taker, "count": dice})
    if not (yield from consent(thief, what, "7.1.4-a")):
        return
    s.tell("use", thief, {"card": use.power.id})
    pay_cost(s, thief, use)
    faces = yield from roll_dice(s, thief, DEFENSE, dice)
    if SHIELD in faces or TWO_SHIELDS in faces:
        s.tell("steal-fails", thief, {"player": taker})
        return
    for card in booty:
        take_relic_from(s, thief, taker, card)


power("relic-thief", binding=ALWAYS, looted=relic_thief)


# --- Enchantress ---


def enchantable(s: Position, use: Use, seat: int) -> list[Option]:
    return [
        card_option("swap", s, card)
        for other in range(s.seats)
        if other != seat
        for card in s.advisers[other]
        if card not in s.down and discardable(s, card, seat) and limits_kept(s, use.card, card)
    ]


def enchantress(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    assert picked is not None
    yield from swap_within_limits(s, use.card, picked.value)


power("enchantress", choices=enchantable, act=enchantress)


# --- False Prophet ---


def false_prophet(s: Position, use: Use, seat: int) -> Flow[None]:
    """The warband marks the Vision; with none to mark it stays on the board."""
    if s.role[seat] != EXILE or not gain_warbands(s, seat, 1):
        return
    options = [card_option("mark", s, card) for card in s.vision if card != NOTHING]
    if not options:
        return
    picks = yield from choose(Ask(seat, Message("oath-ask-prophet", {"card": use.power.id}), options, rule="7.3.3-a"))
    s.board[seat] -= 1
    s.prophet, s.prophecy = seat, options[picks[0]].value
    s.tell("prophet", seat, {"card": s.cards.name(s.prophecy)})


power("false-prophet", when_played=false_prophet)


# --- Royal Ambitions ---


def royal_ambitions(s: Position, use: Use, seat: int) -> Flow[None]:
    if s.role[seat] == EXILE and len(ruled(s, seat)) > len(ruled(s, EMPIRE)):
        if (yield from consent(seat, Message("oath-ask-become-citizen", {"card": use.power.id}), "7.6.1-a")):
            yield from become_citizen(s, seat, blind=True)


power("royal-ambitions", when_played=royal_ambitions)


# --- Vow of Renewal ---


def no_peoples_favor(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if act.seat == use.owner and target == THE_PEOPLES_FAVOR:
        bill.refuse(Message("oath-why-renewal", {"card": use.power.id}), "9.2-a")


def to_the_vow(s: Position, use: Use, seat: int, amount: int) -> int:
    return use.owner


power("vow-of-renewal", RECOVER, binding=ALWAYS, price=no_peoples_favor, burned=to_the_vow)


# --- Chaos Cult ---


def chaos_cult(s: Position, use: Use, seat: int) -> None:
    take_favor(s, use.owner, seat, 1)


power("chaos-cult", binding=ALWAYS, crowned=chaos_cult)
