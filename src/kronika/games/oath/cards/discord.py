"""Powers of the suit Discord."""

from __future__ import annotations

from kronika.engine.ask import Flow, Option
from kronika.engine.flow import consent
from kronika.engine.message import Message, Ref
from kronika.games.oath.battle import discard_plan
from kronika.games.oath.campaign import PAWN, Campaign
from kronika.games.oath.cards.choices import a_player, dice, no_effect, others_here, player_options
from kronika.games.oath.faces import ORDER
from kronika.games.oath.powers import Use, color, may_place, power, ruler
from kronika.games.oath.purse import all_secrets, give_favor, take_secret
from kronika.games.oath.state import EMPIRE, EXILE, REGIONS, SLOTS, Position
from kronika.games.oath.title import settle
from kronika.games.oath.travel import Travel
from kronika.games.oath.warbands import gain_warbands, kill_at_site, station


def desert(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    discard_plan(s, use, seat)


power("mercenaries", plan=dice(3), beaten=desert)


def a_small_favor(s: Position, use: Use, seat: int) -> None:
    gain_warbands(s, seat, 4)


power("a-small-favor", when_played=a_small_favor)


def second_wind(s: Position, use: Use, camp: Campaign, seat: int) -> Flow[None]:
    """After everything else: travel, then campaign, both without Supply, each if the player likes."""
    flow = settle(s)
    if flow is not None:
        yield from flow
    travel = Travel(s, seat, free=True, may=True)
    if travel.completes(s):
        yield from travel.run(s)
        flow = settle(s)  # a site may have been revealed
        if flow is not None:
            yield from flow
    again = Campaign(s, seat, free=True)
    if again.completes(s) and (yield from consent(seat, Message("oath-ask-again", {"card": use.power.id}), "7.1.3-a")):
        yield from again.run(s)


power("second-wind", plan=no_effect, last=second_wind)


# --- Sleight of Hand ---


def with_secrets(s: Position, use: Use, seat: int) -> list[Option]:
    return player_options([other for other in others_here(s, seat) if all_secrets(s, other) > 1])


def sleight_of_hand(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    take_secret(s, seat, picked.value)


power("sleight-of-hand", choices=with_secrets, act=sleight_of_hand)


def key_to_the_city(s: Position, use: Use, seat: int) -> None:
    """Works unless the pawn of the site's ruler (for the Empire, of any Imperial player) is there."""
    slot = use.slot
    who = ruler(s, slot)
    if any(s.pawn[other] == slot and color(s, other) == who for other in range(s.seats)):
        return
    kill_at_site(s, slot, s.army[slot])
    if gain_warbands(s, seat, 1) and may_place(s, seat):
        station(s, seat, slot, 1)


power("key-to-the-city", when_played=key_to_the_city)


# --- Scryer ---


def pile_options(s: Position, use: Use, seat: int) -> list[Option]:
    return [
        Option(f"pile:{i}", Message("oath-do-pile", {"region": REGIONS[i]}), (Ref("pile", str(i)),), 1, i)
        for i, pile in enumerate(s.piles)
        if pile
    ]


def scryer(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    pile = s.piles[picked.value]
    s.cards.learn(seat, pile)
    s.tell("peek-pile", seat, {"region": REGIONS[picked.value], "count": len(pile)}, pile[:], "", "", 1 << seat)


power("scryer", choices=pile_options, act=scryer)


# --- Disgraced Captain ---


def order_targeted(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    return any(slot < SLOTS and any(s.suit(card) == ORDER for card in s.cards_at[slot]) for slot in camp.targets)


def four_dice(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    camp.change_attack(4)


power("disgraced-captain", able=order_targeted, plan=four_dice)


# --- Naysayers ---


def exile_keeps(s: Position, use: Use, seat: int) -> list[Option] | None:
    return None if s.role[s.title] == EXILE and s.favor[EMPIRE] and seat != EMPIRE else []


def naysayers(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    give_favor(s, EMPIRE, seat, 1)


power("naysayers", choices=exile_keeps, act=naysayers, rest=True)


def book_burning(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    """All secrets but the last, faceup or not (ruling)."""
    if PAWN not in camp.targets or camp.against_bandits:
        return
    victim = camp.defender
    kept = min(1, s.secrets[victim])
    burned = all_secrets(s, victim) - 1
    if burned > 0:
        s.secrets[victim] = kept
        s.flipped[victim] = 1 - kept
        s.tell("burn-secrets", victim, {"amount": burned})


power("book-burning", able=a_player, plan=no_effect, end=book_burning)
