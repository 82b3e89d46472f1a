"""The bot that takes the best single step: points now, resources at a third of a point, a few harvests ahead."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Option
from kronika.engine.game import Bot
from kronika.games.valeria.bots.dukes import CLAIMS, NO_DUKE, Claims
from kronika.games.valeria.effects import RESOURCES, AllOf, Effect, Exchange, Gain, OneOf, PerThing, TakeFrom
from kronika.games.valeria.faces import CITIZEN, DOMAIN, FACES, NUMBER, Face
from kronika.games.valeria.odds import CHANCE
from kronika.games.valeria.sight import ValeriaSight

EACH: Final = 1 / 3
"""A resource in points."""
ROLLS: Final = 5
"""A citizen counts by what it brings in that many rolls with the dice in hand."""


class Greedy(Bot):
    """Takes what gives most at once, and never looks at what comes after."""

    name = "greedy"

    def decide(self, sight: ValeriaSight, ask: Ask) -> list[str]:
        seat = ask.seat
        dukes = sight.dukes(seat)
        claims = CLAIMS[dukes[0]] if dukes else NO_DUKE
        best, key = -1e9, ask.options[0].key
        for option in ask.options:
            gain = step_gain(sight, seat, claims, option)
            if gain > best:
                best, key = gain, option.key
        return [key]


def step_gain(sight: ValeriaSight, seat: int, claims: Claims, option: Option) -> float:
    """What an option brings at once, read from its verb, its card and its amounts."""
    verb, _, name = option.key.partition(":")
    if verb == "pay":
        return 0.0  # all ways cost the same; the first pays with the real thing
    if verb == "gain":
        return EACH - 0.01 * sight.have(seat, name)
    if verb in ("return", "give", "put", "activate", "wake"):
        return -card_gain(sight, seat, claims, FACES[NUMBER[name]])
    if verb == "draft":
        return card_gain(sight, seat, claims, FACES[NUMBER[name]]) if name in NUMBER else 0.0
    if verb in ("keep", "change", "rob"):
        return 0.01
    if name in NUMBER and verb in ("hire", "build", "slay", "take"):
        face = FACES[NUMBER[name]]
        cost = 0 if verb == "take" else price(sight, seat, int(option.refs[0].id), face)
        return card_gain(sight, seat, claims, face) - cost * EACH
    args = option.text.args
    amounts = [int(str(args.get(each, 0))) - int(str(args.get(f"pay-{each}", 0))) for each in RESOURCES]
    if "amount" in args:
        amounts[RESOURCES.index(str(args["resource"]))] += int(str(args["amount"]))
    bonus = 1.0 if option.key.startswith("get:citizen") else 0.0
    return amounts_gain(amounts) + bonus


def amounts_gain(amounts: list[int]) -> float:
    return sum(amounts[:3]) * EACH + amounts[3]


def price(sight: ValeriaSight, seat: int, stack: int, face: Face) -> int:
    return sight.gold_price(seat, stack) if face.kind in (CITIZEN, DOMAIN) else sum(sight.slay_price(stack))


def card_gain(sight: ValeriaSight, seat: int, claims: Claims, face: Face) -> float:
    """Points of a card with the duke's for it, and what it gives at once or in the next rolls."""
    if face.kind == CITIZEN:
        return claims.hired(face) + CHANCE[face.number] * ROLLS * effect_gain(sight, seat, face.active)
    if face.kind == DOMAIN:
        return claims.built(face) + (effect_gain(sight, seat, face.effect) if face.when == "build" else 0.0)
    return claims.slain(face) + effect_gain(sight, seat, face.reward)


def effect_gain(sight: ValeriaSight, seat: int, effect: Effect | None) -> float:
    if isinstance(effect, Gain):
        return amounts_gain(effect.amounts)
    if isinstance(effect, PerThing):
        return amounts_gain(effect.amounts) * (sight.roles(seat, effect.role) if effect.role >= 0 else 1)
    if isinstance(effect, AllOf):
        return sum(effect_gain(sight, seat, part) for part in effect.parts)
    if isinstance(effect, OneOf):
        return max(effect_gain(sight, seat, part) for part in effect.parts)
    if isinstance(effect, Exchange):
        return max(0.0, amounts_gain(effect.gain) - amounts_gain(effect.pay))
    return effect.amount * EACH if isinstance(effect, TakeFrom) else 0.0
