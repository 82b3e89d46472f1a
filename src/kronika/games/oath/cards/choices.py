"""What several cards share: choices of banks, players and dice."""

from __future__ import annotations

from collections.abc import Callable

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.cards import bit
from kronika.engine.flow import choose
from kronika.engine.message import Message, Ref
from kronika.games.oath.action import Bill
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.faces import SUITS
from kronika.games.oath.moves import discard_at_site, slot_of, swap_cards, take_relic, trade_places
from kronika.games.oath.play import card_option, dismiss, excess, room_for
from kronika.games.oath.powers import POWERS, Use, card_ruler, color, in_play, rules
from kronika.games.oath.purse import gain_favor
from kronika.games.oath.state import BANDITS, NOBODY, REGION, REGIONS, SLOTS, Position

Plan = Callable[[Position, Use, Campaign, int], "Flow[None] | None"]


def dice(count: int) -> Plan:
    """A plan that adds attack dice or removes them, as its user likes; bandits remove them (OQ-51)."""

    def plan(s: Position, use: Use, camp: Campaign, seat: int) -> Flow[None] | None:
        if seat == BANDITS:
            camp.change_attack(-count)
            return None
        return choose_sign(use, camp, seat, count)

    return plan


def choose_sign(use: Use, camp: Campaign, seat: int, count: int) -> Flow[None]:
    more = Option("more", Message("oath-do-more-dice", {"dice": count}), (), 1, count)
    fewer = Option("fewer", Message("oath-do-fewer-dice", {"dice": count}), (), 1, -count)
    options = [more, fewer] if seat == camp.seat else [fewer, more]
    what = Message("oath-ask-sign", {"card": use.power.id, "attack": camp.attack})
    picks = yield from choose(Ask(seat, what, options, rule="7.5.4-a"))
    camp.change_attack(options[picks[0]].value)


def defense(count: int) -> Plan:
    """A plan that adds defense dice."""

    def plan(s: Position, use: Use, camp: Campaign, seat: int) -> None:
        camp.defense += count

    return plan


def no_effect(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    """A plan that only speaks after the battle."""


def a_player(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    """Bandits have no use for it."""
    return seat != BANDITS


def bank_options(s: Position) -> list[Option]:
    """Favor banks with something in them."""
    return [
        Option(
            f"bank:{name}",
            Message("oath-do-bank", {"suit": name, "favor": s.bank[suit]}),
            (Ref("bank", name),),
            1,
            suit,
        )
        for suit, name in enumerate(SUITS)
        if s.bank[suit]
    ]


def player_options(seats: list[int]) -> list[Option]:
    return [
        Option(f"player:{seat}", Message("oath-do-player", {"player": seat}), (Ref("seat", str(seat)),), 1, seat)
        for seat in seats
    ]


def others_here(s: Position, seat: int) -> list[int]:
    """Other players whose pawns are at the player's site."""
    return [other for other in range(s.seats) if other != seat and s.pawn[other] == s.pawn[seat]]


def partners(s: Position, use: Use, seat: int) -> list[int]:
    """Whom the player has not yet talked to in vain with this card in this turn."""
    return [other for other in range(s.seats) if other != seat and f"{use.power.id}:{other}" not in s.not_again]


def anyone(s: Position, use: Use, seat: int) -> list[Option]:
    """Everybody with whom a power may still make a deal."""
    return player_options(partners(s, use, seat))


def any_bank(s: Position, use: Use, seat: int) -> list[Option]:
    """A power may take from whichever bank has something."""
    return bank_options(s)


def favor_of_bank(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    """One favor from the bank that was chosen."""
    assert picked is not None
    gain_favor(s, seat, picked.value, 1)


def one_bank(s: Position, use: Use, seat: int, count: int) -> Flow[None]:
    """So much favor from one bank of the player's choice, as far as it goes."""
    options = bank_options(s)
    if options:
        what = Message("oath-ask-bank", {"card": use.power.id, "count": count})
        picks = yield from choose(Ask(seat, what, options, rule="7.1.3-a"))
        gain_favor(s, seat, options[picks[0]].value, count)


def drawn_relic(s: Position, seat: int) -> Flow[None]:
    """The top relic is looked at and taken, or put under the relic deck."""
    card = s.relic_deck[-1]
    s.cards.learn(seat, [card])
    s.tell("draw-relic", seat, {}, [card], "relic-deck", "", bit(seat))
    name = s.cards.name(card)
    options = [
        Option("take", Message("oath-do-take-drawn", {"card": name}), (), 1, 1),
        Option("bottom", Message("oath-do-relic-bottom", {"card": name}), (), 1, 0),
    ]
    what = Message("oath-ask-dowsing", {"card": name})
    picks = yield from choose(Ask(seat, what, options, rule="7.1.3-a", private=True))
    s.relic_deck.pop()
    if options[picks[0]].value:
        take_relic(s, seat, card, "relic-deck")
    else:
        s.relic_deck.insert(0, card)
        s.tell("relic-bottom", seat, {})


def hostile(s: Position, use: Use, seat: int) -> bool:
    """Whether the player is an enemy of whoever rules the card at a site; bandits have only enemies (10.enemy)."""
    return card_ruler(s, use) != color(s, seat)


def toll_of(s: Position, use: Use, seat: int, bill: Bill) -> None:
    """Enemies of the ruler give the ruler a favor."""
    if hostile(s, use, seat):
        bill.toll(card_ruler(s, use))


def ruled_cards(s: Position, seat: int) -> list[int]:
    """The faceup denizens and edifices that a player rules: advisers, and at sites (10.rule)."""
    found = [card for card in s.advisers[seat] if card not in s.down]
    for slot in range(SLOTS):
        for card in s.cards_at[slot] if s.site_faceup[slot] else ():
            if any(rules(s, seat, Use(power, card, slot, NOBODY)) for power in POWERS.get(s.cards.face[card], ())):
                found.append(card)
    return found


def limits_kept(s: Position, one: int, other: int) -> bool:
    """Whether all adviser limits could be kept once two cards traded places, even by discarding others."""
    if not in_play(s).limits and not in_play(s).uncounted:
        return True
    trade_places(s, one, other)
    kept = all(room_for(s, seat, card, False) for seat, card in newcomers(s, one, other))
    trade_places(s, other, one)
    return kept


def newcomers(s: Position, one: int, other: int) -> list[tuple[int, int]]:
    """Which of two cards lie among whose advisers."""
    return [(seat, card) for card in (one, other) for seat in range(s.seats) if card in s.advisers[seat]]


def swap_within_limits(s: Position, one: int, other: int) -> Flow[None]:
    """Whoever has too many advisers after it discards others than the newcomer (ruling on the Enchantress)."""
    swap_cards(s, one, other)
    for seat, card in newcomers(s, one, other):
        too_many, others = excess(s, seat, card, False)
        yield from dismiss(s, seat, others, too_many)


def discard_in_order(s: Position, seat: int, cards: list[int]) -> Flow[None]:
    """Cards at sites go at once; for each pile the player says in which order (10.discard-a)."""
    regions = [[card for card in cards if REGION[slot_of(s, card)] == region] for region in range(len(REGIONS))]
    for gone in regions:
        options = [card_option("discard", s, card) for card in gone]
        count = len(gone)
        what = Message("oath-ask-discard-order", {"count": count})
        picks = yield from choose(Ask(seat, what, options, count, count, True, "10.discard-a"))
        for i in picks:
            discard_at_site(s, seat, slot_of(s, gone[i]), gone[i])
