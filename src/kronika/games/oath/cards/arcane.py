"""Powers of the suit Arcane."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Message, Ref
from kronika.games.oath.action import Action
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.cards.choices import any_bank, bank_options, dice, favor_of_bank, others_here
from kronika.games.oath.faces import BEAST, CONSPIRACY, HEARTH, NOMAD, ORDER, SUITS
from kronika.games.oath.minor import look
from kronika.games.oath.moves import discard_at_site, discardable, slot_of
from kronika.games.oath.play import card_option, play
from kronika.games.oath.powers import RECOVER, TRADE, Use, power
from kronika.games.oath.purse import gain_favor, gain_secrets, receive
from kronika.games.oath.state import BANDITS, DARKEST_SECRET, REGION, REGION_SLOTS, Position
from kronika.games.oath.targets import THE_DARKEST_SECRET, Target

# --- Alchemist: four favor from any banks ---


def any_favor(s: Position, use: Use, seat: int) -> list[Option] | None:
    return None if any(s.bank) else []


def alchemist(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    count = min(4, sum(s.bank))
    options = [
        Option(option.key, option.text, option.refs, min(4, s.bank[option.value]), option.value)
        for option in bank_options(s)
    ]
    what = Message("oath-ask-banks", {"card": use.power.id, "count": count})
    picks = yield from choose(Ask(seat, what, options, count, count, rule="10.gain-a"))
    for suit in range(len(SUITS)):
        gain_favor(s, seat, suit, sum(options[i].value == suit for i in picks))


power("alchemist", choices=any_favor, act=alchemist)


def holds_darkest(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    """Anyone on the side will do: "you" is the whole side for a defending plan (5.5.3-d)."""
    return seat != BANDITS and s.holder[DARKEST_SECRET] in camp.members(camp.side_of(seat))


power("fire-talkers", plan_usable=holds_darkest, plan=dice(3))


# --- Magician's Code: two secrets more for the Darkest Secret ---


def two_secrets(s: Position, use: Use, act: Action, target: Target, amount: int) -> int:
    return amount + 2 if target == THE_DARKEST_SECRET else amount


power("magicians-code", RECOVER, amount=two_secrets)


power("spirit-snare", choices=any_bank, act=favor_of_bank)


def wizard_school(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    gain_secrets(s, seat, 1)
    s.act_over = True


power("wizard-school", act=wizard_school)


def dazzle(s: Position, use: Use, seat: int) -> Flow[None]:
    """All at once, in the order that the player likes (10.discard-a)."""
    cards = [
        card
        for slot in REGION_SLOTS[REGION[s.pawn[seat]]]
        for card in s.cards_at[slot]
        if s.suit(card) in (HEARTH, ORDER) and discardable(s, card, seat)
    ]
    options = [card_option("discard", s, card) for card in cards]
    count = len(cards)
    what = Message("oath-ask-discard-order", {"count": count})
    picks = yield from choose(Ask(seat, what, options, count, count, True, "10.discard-a"))
    for i in picks:
        discard_at_site(s, seat, slot_of(s, cards[i]), cards[i])


power("dazzle", when_played=dazzle)


# --- Acting Troupe: a Beast or Order card for one Trade ---


def beast_or_order(s: Position, use: Use, suit: int) -> bool:
    return suit in (BEAST, ORDER)


def trades_with_them(s: Position, use: Use, act: Action) -> bool:
    return any(s.suit(target.number) in (BEAST, ORDER) for target in act.all_candidates(s))


power("acting-troupe", TRADE, guise=beast_or_order, relevant=trades_with_them)


# --- Taming Charm ---


def tameable(s: Position, use: Use, seat: int) -> list[Option]:
    cards = s.cards_at[s.pawn[seat]]
    return [
        card_option("discard", s, card) for card in cards if s.suit(card) in (BEAST, NOMAD) and discardable(s, card)
    ]


def taming_charm(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    suit = s.suit(picked.value)
    discard_at_site(s, seat, s.pawn[seat], picked.value)
    gain_favor(s, seat, suit, 2)


power("taming-charm", choices=tameable, act=taming_charm)


# --- Inquisitor ---


def facedown_here(s: Position, use: Use, seat: int) -> list[Option]:
    return [
        Option(
            f"adviser:{other}.{i}",
            Message("oath-do-peek-adviser", {"player": other, "number": i + 1}),
            (Ref("adviser", f"{other}.{i}"),),
            values=(other, i),
        )
        for other in others_here(s, seat)
        for i, card in enumerate(s.advisers[other])
        if card in s.down
    ]


def inquisitor(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    """The Conspiracy is taken and played or discarded; otherwise its owner gets the favor paid."""
    assert picked is not None
    owner, place = picked.values
    card = s.advisers[owner][place]
    look(s, seat, card, "peek-adviser", {"player": owner})
    if s.cards.face[card] == CONSPIRACY:
        s.advisers[owner].remove(card)
        s.down.discard(card)
        s.hand[seat].append(card)
        s.cards.hide([card], 1 << seat)
        s.tell("inquisitor-found", seat, {"player": owner})
        yield from play(s, seat, card)
    else:
        favor = s.favor_on.pop(use.card, 0)
        receive(s, owner, favor)
        s.tell("get-favor", owner, {"amount": favor})


power("inquisitor", choices=facedown_here, act=inquisitor)
