"""Powers of the suit Order."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose, consent
from kronika.engine.message import Message, Ref
from kronika.games.oath.action import Action
from kronika.games.oath.battle import source_option
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.cards.choices import a_player, defense, dice, no_effect
from kronika.games.oath.citizenship import become_citizen
from kronika.games.oath.faces import ORDER
from kronika.games.oath.forces import fall, force_of
from kronika.games.oath.powers import MUSTER, Use, may_place, power, ruled
from kronika.games.oath.purse import gain_favor, gain_supply
from kronika.games.oath.sides import ATTACKER, DEFENDER
from kronika.games.oath.state import BANDITS, EXILE, Position
from kronika.games.oath.targets import CARD, Target, aim
from kronika.games.oath.warbands import gain_warbands, station

# --- Wrestlers: a warband of the force for one more die ---


def wrestlers_able(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    return seat != BANDITS and bool(force_of(s, camp, DEFENDER))


def wrestlers(s: Position, use: Use, camp: Campaign, seat: int) -> Flow[None]:
    sources = force_of(s, camp, DEFENDER)
    options = [source_option("sacrifice", s, source, i, 1) for i, source in enumerate(sources)]
    what = Message("oath-ask-wrestlers", {"card": use.power.id})
    picks = yield from choose(Ask(seat, what, options, rule="10.sacrifice-a"))
    kind, where, _ = sources[picks[0]]
    fall(s, camp, DEFENDER, kind, where, 1)
    camp.defense += 1


power("wrestlers", plan_usable=wrestlers_able, plan=wrestlers)


def win_favor(s: Position, seat: int, suit: int, amount: int) -> None:
    """Favor for a victory; what bandits would get is burned (ruling on Military Parade)."""
    if seat == BANDITS:
        amount = min(amount, s.bank[suit])
        s.bank[suit] -= amount
        s.shared += amount
    else:
        gain_favor(s, seat, suit, amount)


def battle_honors(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    win_favor(s, seat, ORDER, 2)


power("battle-honors", plan=no_effect, on_victory=battle_honors)


def bear_traps(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    camp.change_attack(-1)
    fall(s, camp, ATTACKER, "board", camp.seat, 1)


power("bear-traps", plan=bear_traps)
power("longbows", plan=dice(1))


def keep_able(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    return camp.targets_site(use.slot)


power("keep", plan_usable=keep_able, plan=defense(2))


# --- Pressgangs: muster on occupied cards too ---


def occupied_here(s: Position, use: Use, act: Action) -> list[Target]:
    return [aim(CARD, card) for card in s.cards_at[act.site] if s.occupied(card) and s.suit(card) >= 0]


def any_occupied(s: Position, use: Use, act: Action) -> bool:
    return bool(occupied_here(s, use, act))


power("pressgangs", MUSTER, targets=occupied_here, relevant=any_occupied)


def garrison(s: Position, use: Use, seat: int) -> Flow[None]:
    """One warband per ruled site, then one from the board onto each; with too few, the player chooses where."""
    sites = ruled(s, seat)
    gain_warbands(s, seat, len(sites))
    if not may_place(s, seat):
        return
    count = min(len(sites), s.board[seat])
    options = [
        Option(
            f"site:{slot}",
            Message("oath-do-occupy", {"site": s.cards.name(s.site[slot])}),
            (Ref("site", str(slot)),),
            1,
            slot,
        )
        for slot in sites
    ]
    ask = Ask(seat, Message("oath-ask-garrison", {"count": count}), options, count, count, rule="7.3.3-a")
    picks = yield from choose(ask)
    for i in picks:
        station(s, seat, sites[i], 1)


power("garrison", when_played=garrison)


def scouts(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    gain_supply(s, seat, 1)


power("scouts", plan=scouts)


def martial_culture(s: Position, use: Use, camp: Campaign, seat: int) -> Flow[None] | None:
    """An Exile who beat another Exile may become a Citizen (7.6.1)."""
    loser = camp.defender if camp.won else camp.seat
    if s.role[seat] != EXILE or loser in (BANDITS, seat) or s.role[loser] != EXILE:
        return None
    return may_become_citizen(s, seat, use)


def may_become_citizen(s: Position, seat: int, use: Use) -> Flow[None]:
    if (yield from consent(seat, Message("oath-ask-become-citizen", {"card": use.power.id}), "7.6.1-a")):
        yield from become_citizen(s, seat)


power("martial-culture", plan_usable=a_player, plan=no_effect, on_victory=martial_culture)
