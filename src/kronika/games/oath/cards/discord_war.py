"""Powers of the suit Discord that speak of war: battle plans, ambushes and bandits."""

from __future__ import annotations

from kronika.engine.ask import Flow
from kronika.engine.flow import consent
from kronika.engine.message import Message
from kronika.games.oath.action import Action
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.cards.choices import dice, no_effect
from kronika.games.oath.cards.discord import pawn_targeted
from kronika.games.oath.faces import ARCANE, BEAST, NOMAD
from kronika.games.oath.forces import perish, size_of
from kronika.games.oath.powers import ALWAYS, CAMPAIGN, TRAVEL, Refused, Use, advisers_of, power, rules
from kronika.games.oath.purse import burn_favor
from kronika.games.oath.sides import ATTACKER, DEFENDER
from kronika.games.oath.state import SLOTS, Position
from kronika.games.oath.targets import Target
from kronika.games.oath.title import settle
from kronika.games.oath.warbands import kill_at_site

# --- battle plans ---


def against_arcane(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    return any(advisers_of(s, enemy, ARCANE) for enemy in camp.enemies(seat))


power("cracked-sage", plan_usable=against_arcane, plan=dice(4))


def outnumbered(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    """Compared when the plan is used, and not again (ruling)."""
    return size_of(s, camp, DEFENDER) > size_of(s, camp, ATTACKER)


def zealots(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    camp.battle_rules.sacrifice_worth = 3


power("zealots", plan_usable=outnumbered, plan=zealots)


def slander(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    """All that is left, whether or not the attacker burned half (OQ-55)."""
    burn_favor(s, camp.defender, s.favor[camp.defender])


power("slander", plan_usable=pawn_targeted, plan=no_effect, on_victory=slander)


# --- in the Campaigns of others ---


def beast_tamer(s: Position, use: Use, camp: Campaign, plan: Use, seat: int) -> Refused:
    """Whoever fights on the other side is an enemy in this Campaign, bandits too."""
    holder = use.owner
    if s.suit(plan.card) in (BEAST, NOMAD) and holder in camp.enemies(seat):
        return Message("oath-why-tamed", {"card": use.power.id}), "7.1.4-a"
    return None


power("beast-tamer", CAMPAIGN, binding=ALWAYS, veto=beast_tamer)


class Ambush(Campaign):
    """A Campaign against one player and nobody else."""

    prey = 0

    def candidates(self, s: Position) -> list[Target]:
        return [other for other in super().candidates(s) if other.number == self.prey]


def sneak_attack(s: Position, use: Use, act: Action, target: Target) -> Flow[None] | None:
    if act.seat == use.owner:
        return None
    ambush = Ambush(s, use.owner, free=True)
    ambush.prey = act.seat
    return spring(s, use, ambush) if ambush.completes(s) else None


def spring(s: Position, use: Use, ambush: Ambush) -> Flow[None]:
    flow = settle(s)
    if flow is not None:
        yield from flow
    what = Message("oath-ask-ambush", {"card": use.power.id, "player": ambush.prey})
    if (yield from consent(ambush.seat, what, "7.1.4-a")):
        s.tell("use", ambush.seat, {"card": use.power.id})
        yield from ambush.run(s)


power("sneak-attack", CAMPAIGN, binding=ALWAYS, after=sneak_attack)


# --- Boiling Lake ---


def boiling_lake(s: Position, use: Use, act: Action, target: Target) -> None:
    if target.number == use.slot and not rules(s, act.seat, use):
        perish(s, "board", act.seat, 2)


power("boiling-lake", TRAVEL, binding=ALWAYS, after=boiling_lake)


# --- Bandit Chief ---


def bandit_chief(s: Position, use: Use, seat: int) -> None:
    for slot in range(SLOTS):
        kill_at_site(s, slot, 1)


def two_more_bandits(s: Position, use: Use, slot: int) -> int:
    return 2


power("bandit-chief", when_played=bandit_chief, bandits=two_more_bandits)
