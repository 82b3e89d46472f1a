"""What cards are worth: effects in points, citizens by their harvests to come, domains, monsters."""

from __future__ import annotations

from kronika.games.valeria.bots.duchess.assessment import Assessment
from kronika.games.valeria.effects import (
    GOLD,
    MAGIC,
    ROLES,
    STRENGTH,
    AllOf,
    Effect,
    Exchange,
    FreeCitizen,
    Gain,
    OneOf,
    PerThing,
    TakeFrom,
    Twist,
)
from kronika.games.valeria.faces import CITIZEN, FACES, NUMBER, Face
from kronika.games.valeria.odds import CHANCE, MASK
from kronika.games.valeria.state import CITIZEN_STACKS, DOMAIN_STACKS


def amounts_worth(look: Assessment, amounts: list[int]) -> float:
    price = look.price
    return amounts[0] * price[0] + amounts[1] * price[1] + amounts[2] * price[2] + amounts[3]


def count(look: Assessment, effect: PerThing) -> int:
    """How many things the effect counts now."""
    if effect.role >= 0:
        return look.roles[effect.role]
    if effect.area >= 0:
        return sum(face.area == effect.area for face in look.slain)
    if effect.thing == "name":
        return look.named.get(effect.name, 0)
    return len(look.domains) if effect.thing == "domain" else len(look.slain)


# --- the harvest ---


def harvest_worth(look: Assessment, effect: Effect | None, more: float = 0.0) -> float:
    """An activation; `more` things than now are counted."""
    if isinstance(effect, Gain):
        return amounts_worth(look, effect.amounts)
    if isinstance(effect, PerThing):
        return amounts_worth(look, effect.amounts) * (count(look, effect) + more)
    if isinstance(effect, OneOf):
        return max([harvest_worth(look, part, more) for part in effect.parts])
    if isinstance(effect, AllOf):
        return sum([harvest_worth(look, part, more) for part in effect.parts])
    if isinstance(effect, Exchange):
        return max(0.0, amounts_worth(look, effect.gain) - amounts_worth(look, effect.pay)) * look.weights.swap
    if isinstance(effect, TakeFrom):
        return taking_worth(look, effect)
    return 0.0


def taking_worth(look: Assessment, effect: TakeFrom) -> float:
    """What can be taken is not always there; what is taken hurts too, the more the fewer the rivals."""
    each = max([look.price[resource] for resource in effect.resources])
    if not look.rivals:
        return effect.amount * each
    return effect.amount * each * 0.8 * (1 + look.weights.harm / len(look.rivals))


def citizen_worth(look: Assessment, face: Face) -> float:
    """A citizen more: harvests to come, what others count, the duke's points, roles that domains ask for."""
    worth = look.worths.get(face.number)
    if worth is None:
        income = harvests(look, face) * look.left * look.weights.income
        worth = income + look.claims.hired(face) + look.weights.need * role_need(look, face.role)
        look.worths[face.number] = worth
    return worth


def harvests(look: Assessment, face: Face) -> float:
    """What a citizen more brings in a round of turns."""
    more = look.weights.counted
    each = harvest_worth(look, face.active, more) + look.others * harvest_worth(look, face.other, more)
    total = CHANCE[face.number] * each
    # Where the Herald came before, he stays at home.
    silenced = (MASK[face.number] & ~look.awake).bit_count() / 36
    total -= silenced * (1 + look.others) * max(look.price[:3])
    for own in look.duchy:
        for effect, rolls in ((own.active, 1), (own.other, look.others)):
            if isinstance(effect, PerThing) and (effect.role == face.role or effect.name == face.named):
                total += CHANCE[own.number] * rolls * amounts_worth(look, effect.amounts)
    return total


def role_need(look: Assessment, role: int) -> float:
    """What the open domains would bring that this role is missing for, each shared among all it still needs."""
    if not look.needs:
        look.needs = role_needs(look)
    return look.needs[role]


def role_needs(look: Assessment) -> list[float]:
    found = [0.0, 0.0, 0.0, 0.0]
    for stack in DOMAIN_STACKS:
        face = look.tops[stack]
        if face is None:
            continue
        lacking = [max(0, face.roles[role] - look.roles[role]) for role in range(4)]
        if any(lacking):
            share = look.claims.built(face) / sum(lacking) * min(1.0, look.left / 3)
            for role in range(4):
                if lacking[role]:
                    found[role] += share
    return found


# --- domains ---


def domain_worth(look: Assessment, face: Face) -> float:
    """Points, the duke's points, and what it does at once or from now on."""
    total = look.claims.built(face)
    effect, left = face.effect, look.left
    for own in look.duchy:
        if isinstance(own.active, AllOf):
            for part in own.active.parts:
                if isinstance(part, PerThing) and part.thing == "domain":
                    total += CHANCE[own.number] * amounts_worth(look, part.amounts) * left
    if effect is None:
        return total
    if face.when == "build":
        return total + reward_worth(look, effect)
    if isinstance(effect, Gain):
        each = amounts_worth(look, effect.amounts)
        often = {"doubles": (1 + look.others) / 6, "start": 1.0, "citizen": 0.6, "slay": 0.7}[face.when]
        return total + each * often * left
    if isinstance(effect, TakeFrom):
        return total + taking_worth(look, effect) * left
    if isinstance(effect, Twist):
        if effect.kind == "cheaper":
            return total + look.price[GOLD] * left * 0.25
        return total + (look.weights.plus if effect.kind == "ignore-plus" else look.weights.dice) * left
    return total


def reward_worth(look: Assessment, effect: Effect, more: int = 0) -> float:
    """What happens at once; `more` for a monster just slain that counts itself (V6.3-g)."""
    if isinstance(effect, Gain):
        return amounts_worth(look, effect.amounts)
    if isinstance(effect, PerThing):
        return amounts_worth(look, effect.amounts) * (count(look, effect) + more)
    if isinstance(effect, AllOf):
        return sum([reward_worth(look, part, more) for part in effect.parts])
    if isinstance(effect, OneOf):
        return max([reward_worth(look, part, more) for part in effect.parts])
    if isinstance(effect, Exchange):
        if any(look.stock[i] < effect.pay[i] for i in (STRENGTH, GOLD, MAGIC)):
            return 0.0
        return max(0.0, amounts_worth(look, effect.gain) - amounts_worth(look, effect.pay))
    if isinstance(effect, TakeFrom):
        return taking_worth(look, effect)
    if isinstance(effect, FreeCitizen):
        return max([citizen_worth(look, face) for face in free_citizens(look, effect)], default=0.0)
    if isinstance(effect, Twist):
        return twist_worth(look, effect)
    return 0.0


def free_citizens(look: Assessment, effect: FreeCitizen) -> list[Face]:
    found: list[Face] = []
    for stack in CITIZEN_STACKS:
        face = look.tops[stack]
        if face is not None:
            if effect.role and ROLES[face.role] != effect.role:
                continue
            if face.cost <= effect.limit and (not effect.name or face.named == effect.name):
                found.append(face)
    return found


def twist_worth(look: Assessment, effect: Twist) -> float:
    if effect.kind == "return":
        kept = [kept_worth(look, face) for face in (look.duchy if effect.what == CITIZEN else look.slain)]
        return max(0.0, effect.amounts[3] - min(kept, default=99.0))
    if effect.kind == "rob-monster":
        victims = [points for other in look.rivals if (points := robbed(look, other))] or [2.0] * (not look.rivals)
        return max(victims, default=0.0)
    return 1.0 if effect.kind == "slay" else 0.0


def kept_worth(look: Assessment, face: Face) -> float:
    """What goes with a card of mine that is returned."""
    if face.kind == CITIZEN:
        return citizen_worth(look, face)
    return look.claims.slain(face) if face.area >= 0 else 99.0


def robbed(look: Assessment, other: int) -> float:
    """The mean of a rival's monsters, that is drawn blind (V9.10), and what it costs the rival."""
    slain = [FACES[NUMBER[name]] for name in look.sight.slain(other)]
    if not slain:
        return 0.0
    harm = sum(face.vp for face in slain) / len(slain) / len(look.rivals)
    return sum(look.claims.slain(face) for face in slain) / len(slain) + harm


# --- monsters ---


def monster_worth(look: Assessment, face: Face) -> float:
    """Points, the duke's points and the reward; alone the Dark Lord loses the points too (V14.6-e)."""
    total = look.claims.slain(face)
    if not look.rivals:
        total += face.vp
    if face.reward is not None:
        total += reward_worth(look, face.reward, 1)
    return total
