"""Powers of the suit Arcane that bear on battles: plans, and modifiers of Campaign."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Message
from kronika.games.oath.battle_rules import NONE
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.cards.arcane import holds_darkest
from kronika.games.oath.cards.choices import choose_sign, no_effect, ruled_cards
from kronika.games.oath.dice import HOLLOW
from kronika.games.oath.faces import ARCANE, NO_SUIT, Cost
from kronika.games.oath.powers import ALWAYS, CAMPAIGN, Use, power
from kronika.games.oath.sides import ATTACKER
from kronika.games.oath.state import BANDITS, Position
from kronika.games.oath.targets import RELIC, Target


def rusting_ray(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    camp.battle_rules.swords[HOLLOW] = 0


power("rusting-ray", plan_usable=holds_darkest, plan=rusting_ray)


def billowing_fog(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    """In the place of the killing (5.5.6-a)."""
    camp.battle_rules.lose(camp.side_of(seat), NONE)


power("billowing-fog", plan=no_effect, beaten=billowing_fog)


# --- Kindred Warriors ---


def other_suits(s: Position, camp: Campaign, seat: int) -> int:
    """Suits but Arcane among the cards ruled by the whole side (5.5.3-d), as they are at this moment."""
    suits: set[int] = set()
    for member in camp.members(camp.side_of(seat)):
        suits |= {s.suit(card) for card in ruled_cards(s, member)}
    return len(suits - {ARCANE, NO_SUIT})


def kindred_able(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    """A defender rolls no skulls."""
    return seat != BANDITS and (camp.side_of(seat) == ATTACKER or other_suits(s, camp, seat) > 0)


def kindred_warriors(s: Position, use: Use, camp: Campaign, seat: int) -> Flow[None]:
    most = other_suits(s, camp, seat)
    more = [Option(f"more:{n}", Message("oath-do-more-dice", {"dice": n}), (), 1, n) for n in range(most, 0, -1)]
    none = [Option("none", Message("oath-do-same-dice"), (), 1, 0)]
    fewer = [Option(f"fewer:{n}", Message("oath-do-fewer-dice", {"dice": n}), (), 1, -n) for n in range(1, most + 1)]
    if camp.side_of(seat) == ATTACKER:
        camp.battle_rules.skull_kills = 0
        options = more + none + fewer
    else:
        options = fewer[::-1] + none + more[::-1]
    what = Message("oath-ask-sign", {"card": use.power.id, "attack": camp.attack})
    picks = yield from choose(Ask(seat, what, options, rule="7.5.4-a"))
    camp.change_attack(options[picks[0]].value)


power("kindred-warriors", plan_usable=kindred_able, plan=kindred_warriors)


# --- Gleaming Armor ---

MORE: Final = Cost(place_secret=1)


def gleaming_armor(s: Position, use: Use, camp: Campaign, plan: Use, seat: int) -> Cost | None:
    """Only for whoever takes part: as attacker, defender or Ally (rulings)."""
    return MORE if use.owner in camp.enemies(seat) else None


power("gleaming-armor", CAMPAIGN, binding=ALWAYS, surcharge=gleaming_armor)


# --- Cracking Ground ---


def targeted_sites(camp: Campaign) -> int:
    return len(camp.sites())


def ground_able(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    return targeted_sites(camp) > 0


def cracking_ground(s: Position, use: Use, camp: Campaign, seat: int) -> Flow[None]:
    return choose_sign(use, camp, seat, targeted_sites(camp))


power("cracking-ground", plan_usable=ground_able, plan=cracking_ground)


def sealing_ward(s: Position, use: Use, camp: Campaign, target: Target) -> int:
    return 1 if target.kind == RELIC and camp.defender == use.owner else 0


power("sealing-ward", CAMPAIGN, binding=ALWAYS, extra_defense_dice=sealing_ward)


# Whoever rules it may roll once more; dice.py asks.
power("jinx", binding=ALWAYS, rerolls=True)
