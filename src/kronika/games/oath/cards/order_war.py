"""Powers of the suit Order beyond the first world: battle plans, and Campaigns that cards start."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose, consent
from kronika.engine.message import Message, Ref
from kronika.games.oath.action import Action
from kronika.games.oath.battle_plans import cost_of, vetoed
from kronika.games.oath.battle_rules import ALL, NONE
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.cards.choices import dice, no_effect
from kronika.games.oath.cards.order import win_favor
from kronika.games.oath.cards.relics import under_deck
from kronika.games.oath.faces import SUITS
from kronika.games.oath.forces import size_of
from kronika.games.oath.moves import locked
from kronika.games.oath.play import card_option
from kronika.games.oath.powers import MUSTER, SEARCH, Refused, Use, advisers_of, power, ruled, ruler
from kronika.games.oath.purse import give_favor, purse_of
from kronika.games.oath.sides import ATTACKER, DEFENDER
from kronika.games.oath.state import BANDITS, NOTHING, Position
from kronika.games.oath.targets import RELIC, THE_WORLD_DECK, Target
from kronika.games.oath.title import settle
from kronika.games.oath.warbands import gain_warbands

# --- plans that stand alone: Code of Honor and Peace Envoy ---


def alone(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    """Whether the side has used no plan yet."""
    return all(camp.side_of(other) != camp.side_of(seat) for _, other in camp.used)


def used_by_side(use: Use, camp: Campaign, side: int) -> bool:
    return any(other.card == use.card and camp.side_of(user) == side for other, user in camp.used)


def no_other(s: Position, use: Use, camp: Campaign, plan: Use, seat: int) -> Refused:
    """The whole side is bound (ruling)."""
    if used_by_side(use, camp, camp.side_of(seat)):
        return Message("oath-why-plan-alone", {"card": use.power.id}), "5.5.3-d"
    return None


def honor_alone(s: Position, use: Use, camp: Campaign, plan: Use, seat: int) -> Refused:
    """Bandits who rule it and may use it keep it free of others from the start (ruling)."""
    if (
        seat == BANDITS
        and plan.card != use.card
        and use.slot != NOTHING
        and ruler(s, use.slot) == BANDITS
        and vetoed(s, camp, use, BANDITS) is None
    ):
        return Message("oath-why-plan-alone", {"card": use.power.id}), "5.5.3-b"
    return no_other(s, use, camp, plan, seat)


power("code-of-honor", plan_usable=alone, plan=dice(2), veto=honor_alone)


def opponent(camp: Campaign, seat: int) -> int:
    return camp.defender if seat == camp.seat else camp.seat


def at_one_site(s: Position, camp: Campaign, seat: int) -> bool:
    """Whether the opponent's pawn is at the site of the player's side; the attacker acts at the Campaign's site."""
    if seat == camp.seat:
        return camp.defender != BANDITS and s.pawn[camp.defender] == camp.site
    return any(s.pawn[member] == camp.site for member in camp.members(DEFENDER))


def peace_affordable(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    """The favor to be given is part of the price (ruling)."""
    return (
        seat != BANDITS
        and alone(s, use, camp, seat)
        and at_one_site(s, camp, seat)
        and purse_of(s, seat) >= cost_of(s, camp, use, seat).favor + camp.defense
    )


def peace_envoy(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    give_favor(s, seat, opponent(camp, seat), camp.defense)
    camp.decide(camp.side_of(seat))
    camp.battle_rules.losses = [NONE, NONE]


power("peace-envoy", plan_usable=peace_affordable, plan=peace_envoy, veto=no_other)


# --- other plans ---


def outriders(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    camp.battle_rules.skull_kills = 0


power("outriders", plan=outriders)


def field_promotion(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    gain_warbands(s, seat, 3)


power("field-promotion", plan=no_effect, on_victory=field_promotion)


def shield_wall(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    camp.defense += 2
    camp.battle_rules.lose(DEFENDER, ALL)


power("shield-wall", plan=shield_wall)


def faces_players(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    return bool(camp.enemies(seat))


def military_parade(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    """One favor for each adviser, so two for two of a suit (ruling)."""
    for suit in range(len(SUITS)):
        win_favor(s, seat, suit, sum(advisers_of(s, enemy, suit) for enemy in camp.enemies(seat)))


power("military-parade", plan_usable=faces_players, plan=no_effect, on_victory=military_parade)


def no_defense_plans(s: Position, use: Use, camp: Campaign, plan: Use, seat: int) -> Refused:
    """The whole defending side (ruling), bandits too."""
    if camp.side_of(seat) == DEFENDER and used_by_side(use, camp, ATTACKER):
        return Message("oath-why-specialist", {"card": use.power.id}), "9.2-a"
    return None


power("specialist", plan=no_effect, veto=no_defense_plans)


def larger(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    """The forces are compared when the plan is used and not again."""
    side = camp.side_of(seat)
    return size_of(s, camp, side) > size_of(s, camp, ATTACKER + DEFENDER - side)


power("encirclement", plan_usable=larger, plan=dice(2))


# --- Relic Hunter: facedown relics at targeted sites ---


def buried_relics(s: Position, camp: Campaign) -> list[tuple[int, int]]:
    """Where they lie: the slot and the place there. Locked ones stay (ruling on Ancient Bloodline)."""
    return [
        (slot, i)
        for slot in camp.sites()
        for i, relic in enumerate(s.relics_at[slot])
        if not locked(s, camp.seat, relic, slot)
    ]


def any_relics(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    return bool(buried_relics(s, camp)) or any(target.kind == RELIC for target in camp.targets)


def relic_hunter(s: Position, use: Use, camp: Campaign, seat: int) -> Flow[None]:
    found = buried_relics(s, camp)
    if not found:
        return
    options = [
        Option(
            f"relic:{slot}.{i}",
            Message("oath-do-hunt", {"number": i + 1, "site": s.cards.name(s.site[slot])}),
            (Ref("relic", f"{slot}.{i}"),),
            1,
            s.relics_at[slot][i],
        )
        for slot, i in found
    ]
    what = Message("oath-ask-relic-hunter", {"card": use.power.id})
    picks = yield from choose(Ask(seat, what, options, 0, len(options), rule="5.5.2-a"))
    camp.dug += [options[i].value for i in picks]
    camp.defense += len(picks)


def won_relics(s: Position, camp: Campaign, seat: int) -> list[int]:
    won = [*camp.dug, *(target.number for target in camp.targets if target.kind == RELIC)]
    return [card for card in won if card in s.relics[seat]]


def bury_relics(s: Position, use: Use, camp: Campaign, seat: int) -> Flow[None]:
    """Any relics won may go under the relic deck, one after the other; the last one lies lowest."""
    keep = Option("none", Message("oath-do-bury-none"), (), 1, NOTHING)
    while cards := won_relics(s, camp, seat):
        options = [keep, *(card_option("relic-bottom", s, card) for card in cards)]
        what = Message("oath-ask-bury-relics", {"card": use.power.id})
        picks = yield from choose(Ask(seat, what, options, rule="5.5.8-a"))
        if options[picks[0]] is keep:
            return
        yield from under_deck(s, use, seat, options[picks[0]].value)


power("relic-hunter", plan_usable=any_relics, plan=relic_hunter, on_victory=bury_relics)


# --- Campaigns without Supply ---


def expedition(s: Position, seat: int, slot: int) -> Campaign:
    return Campaign(s, seat, free=True, site=slot, joined=[slot])


def fields_of_battle(s: Position, use: Use, seat: int) -> list[Option]:
    return [
        Option(
            f"site:{slot}",
            Message("oath-do-captains", {"site": s.cards.name(s.site[slot])}),
            (Ref("site", str(slot)),),
            1,
            slot,
        )
        for slot in ruled(s, seat)
        if expedition(s, seat, slot).completes(s)
    ]


def captains(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    assert picked is not None
    return expedition(s, seat, picked.value).run(s)


power("captains", choices=fields_of_battle, act=captains)


def may_campaign(s: Position, use: Use, seat: int) -> Flow[None]:
    """After the action, so the title is settled first."""
    flow = settle(s)
    if flow is not None:
        yield from flow
    campaign = Campaign(s, seat, free=True)
    what = Message("oath-ask-may-campaign", {"card": use.power.id})
    if campaign.completes(s) and (yield from consent(seat, what, "7.1.3-a")):
        yield from campaign.run(s)


def somebody_to_attack(s: Position, use: Use, act: Action) -> bool:
    return Campaign(s, act.seat, free=True).completes(s)


def knights_errant(s: Position, use: Use, act: Action, target: Target) -> Flow[None]:
    return may_campaign(s, use, act.seat)


power("knights-errant", MUSTER, relevant=somebody_to_attack, after=knights_errant)


def deck_left(s: Position, use: Use, act: Action) -> bool:
    """What is played may bring somebody to attack, so only the deck counts."""
    return bool(s.world)


def hunting_party(s: Position, use: Use, act: Action, target: Target) -> Flow[None] | None:
    return may_campaign(s, use, act.seat) if target == THE_WORLD_DECK else None


power("hunting-party", SEARCH, relevant=deck_left, after=hunting_party)
