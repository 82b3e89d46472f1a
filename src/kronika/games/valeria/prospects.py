"""What a player may foresee of a question: what a purchase leaves and brings, what changed dice would give, and what
would be given away."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Option
from kronika.engine.message import Args, Message
from kronika.engine.prospects import NONE, Prospects
from kronika.games.valeria.effects import GOLD, MAGIC, RESOURCES, STRENGTH, AllOf, Effect, PerThing
from kronika.games.valeria.faces import CITIZEN, DOMAIN, EVENT, MONSTER, Face
from kronika.games.valeria.sight import ValeriaSight
from kronika.games.valeria.state import as_args


def prospects(sight: ValeriaSight, ask: Ask) -> Prospects:
    about = ask.what.id.partition("-ask-")[2]
    if about in ("action", "may-slay", "citizen"):
        return Prospects(outlook=of_stacks(sight, ask))
    if about == "pay":
        # The real thing first: magic stands in for everything, so it is kept (V6.2-a).
        return Prospects(ask.options[0].key)
    if about == "dice":
        return Prospects(outlook=of_dice(sight, ask))
    if about == "harvest":
        return of_harvest(ask)
    if about == "take":
        return of_taking(ask)
    return NONE


# --- stacks (V6.3 to V6.7) ---


def of_stacks(sight: ValeriaSight, ask: Ask) -> dict[str, Message]:
    """What it costs to hire, to build, to slay, or to take somebody for nothing, and what follows."""
    outlook: dict[str, Message] = {}
    before = sight.own_points()
    for option in ask.options:
        if option.refs and option.refs[0].kind == "stack":
            text = of_stack(sight, option, before)
            if text is not None:
                outlook[option.key] = text
    return outlook


def of_stack(sight: ValeriaSight, option: Option, before: int) -> Message | None:
    verb, _, name = option.key.partition(":")
    stack = int(option.refs[0].id)
    face = sight.face(name)
    own = sight.stock(sight.seat or 0)
    resource = STRENGTH if verb == "slay" else GOLD
    due = [0, 0, 0, 0]
    brings = [a + b for a, b in zip(at_once(sight, face), sight.triggered(TRIGGERS.get(face.kind, "")), strict=True)]
    if verb == "slay":
        due = payment(sight, STRENGTH, *sight.slay_price(stack))
        brings[GOLD] += sight.token_gold(stack)  # goes to the slayer (V10.4-b)
    elif verb != "take":
        due = payment(sight, GOLD, sight.gold_price(sight.seat or 0, stack), 0)
    sure = certain(face)
    total = sight.points_with(face, [a - b for a, b in zip(brings, due, strict=True)]) if sure else before
    if verb == "take" and total == before and not any(brings):
        return None
    args: Args = {**as_args(brings), "brings": int(any(brings)), "more": int(not sure)}
    args |= {"bought": int(verb != "take"), "resource": RESOURCES[resource]}
    args |= {"left": own[resource] - due[resource], "magicLeft": own[MAGIC] - due[MAGIC]}
    return Message("valeria-then", {**args, "before": before, "total": total, "change": total - before})


TRIGGERS: Final = {CITIZEN: "citizen", MONSTER: "slay", EVENT: "slay"}
"""What own domains wait for, by the kind of card that is won; nothing waits for another domain."""


def payment(sight: ValeriaSight, resource: int, cost: int, extra_magic: int) -> list[int]:
    """The real thing first, magic for the rest (V6.2-a)."""
    real = min(sight.stock(sight.seat or 0)[resource], cost)
    due = [0, 0, cost - real + extra_magic, 0]
    due[resource] += real
    return due


def won(face: Face) -> Effect | None:
    """What a card gives when it is won: a monster's reward, a domain's immediate effect."""
    return face.effect if face.kind == DOMAIN and face.when == "build" else face.reward


def certain(face: Face) -> bool:
    effect = won(face)
    return effect is None or effect.plain


def at_once(sight: ValeriaSight, face: Face) -> list[int]:
    """What the card itself brings at once; it counts among the things that are counted (V6.3-g)."""
    effect = won(face)
    amounts = None if effect is None else sight.outcome_of(effect)
    if effect is None or amounts is None:
        return [0, 0, 0, 0]
    more = [0, 0, 0, 0]
    for part in effect.parts if isinstance(effect, AllOf) else [effect]:
        if isinstance(part, PerThing) and counts(part, face):
            more = [a + b for a, b in zip(more, part.amounts, strict=True)]
    return [a + b for a, b in zip(amounts, more, strict=True)]


def counts(part: PerThing, face: Face) -> bool:
    """Whether a card won is one of the things that its own effect counts."""
    if face.kind == DOMAIN:
        return part.thing == "domain"
    return part.thing == "monster" or (part.area >= 0 and part.area == face.area)


# --- dice (V4.1) ---


def of_dice(sight: ValeriaSight, ask: Ask) -> dict[str, Message]:
    """What one's own citizens would give with the dice as they are, and as they could become."""
    outlook: dict[str, Message] = {}
    for option in ask.options:
        dice = list(sight.dice)
        if option.refs:
            dice[int(option.refs[0].id)] = int(option.text.args["to"])
        amounts, more = sight.harvest_of(dice[0], dice[1])
        args: Args = {**as_args(amounts), "brings": int(any(amounts)), "more": int(more)}
        outlook[option.key] = Message("valeria-then-harvest", args)
    return outlook


# --- what is given away ---


def of_harvest(ask: Ask) -> Prospects:
    """A choice costs nothing; an exchange may be left alone with good reason (V5.3-b)."""
    free = [option for option in ask.options if option.text.id == "valeria-do-harvest"]
    if not free:
        return NONE
    return Prospects(warnings={"done": Message("valeria-warn-harvest", {"card": free[0].text.args["card"]})})


def of_taking(ask: Ask) -> Prospects:
    """A player who declines to take something gets nothing instead."""
    takes = [option.key for option in ask.options if option.key != "nothing"]
    primary = takes[0] if len(takes) == 1 else ""
    if "nothing" not in ask.keys():
        return Prospects(primary)
    return Prospects(primary, warnings={"nothing": Message("valeria-warn-take", {"card": ask.what.args["card"]})})
