"""Powers of the suit Beast that stand alone: Actions, When Played and Rest."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Message
from kronika.games.oath.action import Action
from kronika.games.oath.cards.beast import beasts
from kronika.games.oath.cards.choices import bank_options, discard_in_order, player_options
from kronika.games.oath.cards.relics import under_deck
from kronika.games.oath.faces import BEAST, DISCORD, NOMAD, ORDER, SCEPTER, SUITS
from kronika.games.oath.moves import discardable, move_to_adviser, take_relic
from kronika.games.oath.play import card_option
from kronika.games.oath.powers import MUST, TRADE, Use, advisers_of, power
from kronika.games.oath.purse import gain_favor, take_favor
from kronika.games.oath.state import REGION, REGION_SLOTS, Position
from kronika.games.oath.targets import Target
from kronika.games.oath.warbands import gain_warbands, kill_on_board


def threatening_roar(s: Position, use: Use, seat: int) -> Flow[None]:
    cards = [
        card
        for slot in REGION_SLOTS[REGION[s.pawn[seat]]]
        for card in s.cards_at[slot]
        if s.suit(card) in (BEAST, NOMAD) and card != use.card and discardable(s, card, seat)
    ]
    return discard_in_order(s, seat, cards)


power("threatening-roar", when_played=threatening_roar)


# --- Fae Merchant ---


def wares(s: Position, seat: int) -> list[int]:
    return [card for card in s.relics[seat] if s.cards.face[card] != SCEPTER]


def any_wares(s: Position, use: Use, seat: int) -> list[Option] | None:
    return None if s.relic_deck or wares(s, seat) else []


def fae_merchant(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    """The title is looked at only afterwards (ruling)."""
    if s.relic_deck:
        take_relic(s, seat, s.relic_deck.pop(), "relic-deck")
    options = [card_option("relic-bottom", s, card) for card in wares(s, seat)]
    what = Message("oath-ask-merchant", {"card": use.power.id})
    picks = yield from choose(Ask(seat, what, options, rule="7.1.3-a"))
    yield from under_deck(s, use, seat, options[picks[0]].value)


power("fae-merchant", choices=any_wares, act=fae_merchant)


# --- Second Chance ---


def of_order_or_discord(s: Position, use: Use, seat: int) -> list[Option]:
    return player_options(
        [
            other
            for other in range(s.seats)
            if s.board[other] and (advisers_of(s, other, ORDER) or advisers_of(s, other, DISCORD))
        ]
    )


def second_chance(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    kill_on_board(s, picked.value, 1)
    gain_warbands(s, seat, 1)


power("second-chance", choices=of_order_or_discord, act=second_chance)


# --- Pied Piper ---


def no_room_needed(s: Position, use: Use, seat: int, card: int, joining: int) -> bool:
    """Only when it comes itself: for the next adviser it counts (ruling)."""
    return card == use.card == joining


def hosts(s: Position, use: Use, seat: int) -> list[Option]:
    if not discardable(s, use.card, seat):
        return []
    return player_options([other for other in range(s.seats) if other != seat])


def pied_piper(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    move_to_adviser(s, use.card, picked.value)
    take_favor(s, seat, picked.value, 2)


power("pied-piper", uncounted=no_room_needed, choices=hosts, act=pied_piper)


def animal_host(s: Position, use: Use, seat: int) -> None:
    gain_warbands(s, seat, beasts(s))


power("animal-host", when_played=animal_host)


# --- Memory of Nature ---


def other_banks(s: Position) -> list[Option]:
    return [
        Option(option.key, option.text, option.refs, min(beasts(s), s.bank[option.value]), option.value)
        for option in bank_options(s)
        if option.value != BEAST
    ]


def anything_to_move(s: Position, use: Use, seat: int) -> list[Option] | None:
    return None if beasts(s) and other_banks(s) else []


def memory_of_nature(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    options = other_banks(s)
    count = min(beasts(s), sum(s.bank[option.value] for option in options))
    what = Message("oath-ask-nature", {"card": use.power.id, "count": count})
    picks = yield from choose(Ask(seat, what, options, count, count, rule="7.1.3-a"))
    for i, option in enumerate(options):
        amount = picks.count(i)
        if amount:
            s.bank[option.value] -= amount
            s.bank[BEAST] += amount
            s.tell("move-nature", seat, {"amount": amount, "suit": SUITS[option.value]})


power("memory-of-nature", choices=anything_to_move, act=memory_of_nature)


# --- Vow of Poverty ---

NEVER: Final = -100


def no_favor(s: Position, use: Use, act: Action, target: Target, amount: int) -> int:
    """Whatever else would add to it (ruling on the Vow of Poverty)."""
    return NEVER


def alms(s: Position, use: Use, seat: int) -> list[Option]:
    """What lies in a bank is not the player's, even if it can be used (ruling on Vow of Kinship)."""
    return [] if s.favor[seat] else bank_options(s)


def take_alms(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    gain_favor(s, seat, picked.value, 2)


power("vow-of-poverty", TRADE, binding=MUST, amount=no_favor)
power("vow-of-poverty", rest=True, choices=alms, act=take_alms)
