"""What several cards share: choices of banks, players and dice."""

from __future__ import annotations

from collections.abc import Callable

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Message, Ref
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.faces import SUITS
from kronika.games.oath.powers import Use
from kronika.games.oath.state import BANDITS, Position

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
    return [other for other in range(s.seats) if other != seat and f"{use.power.id}:{other}" not in s.tried]


def faceup_matches(s: Position, seat: int, suit: int) -> int:
    return sum(card not in s.down and s.suit(card) == suit for card in s.advisers[seat])
