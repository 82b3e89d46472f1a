"""Two actions ahead: every first action with the best second one that can still be paid."""

from __future__ import annotations

from typing import Final

from kronika.games.valeria.bots.duchess.assessment import Assessment, stack_of
from kronika.games.valeria.bots.duchess.worth import citizen_worth, domain_worth, monster_worth
from kronika.games.valeria.effects import RESOURCES, AllOf, Effect, Gain, OneOf, PerThing
from kronika.games.valeria.faces import EVENT, FACES, NUMBER, Face
from kronika.games.valeria.odds import MASK
from kronika.games.valeria.state import CITIZEN_STACKS, DOMAIN_STACKS, MONSTER_STACKS

Stock = tuple[int, int, int]


class Deed:
    """Something that an action can do."""

    __slots__ = ("again", "brings", "cost", "face", "key", "lacks", "magic", "net", "points", "real", "stack", "worth")

    def __init__(self, key: str, stack: int, face: Face | None, worth: float) -> None:
        self.key = key
        self.stack = stack
        self.face = face
        self.worth = worth
        """Points it is worth before it is paid."""
        self.net = worth
        """After it is paid from what I have now."""
        self.points = 0.0
        """Of these the points that are sure."""
        self.real = 0
        """The resource that pays, 0 or 1."""
        self.cost = 0
        self.magic = 0
        """Magic that is due beside it."""
        self.brings: Stock = (0, 0, 0)
        self.lacks = -1
        """A role that is missing for a domain, by one citizen."""
        self.again: Deed | None = None
        """What can be done at the same stack afterwards."""


TAKES: Final[list[Stock]] = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]


SOON: Final = 3
"""What a harvest that is being decided may still add of a resource."""


def deeds(look: Assessment) -> list[Deed]:
    """All that lies open, the best first, whether it can be paid or not."""
    found: list[Deed] = []
    strength, gold, magic = look.stock[:3]
    before = look.stock_worth(strength, gold, magic)
    for resource, (s, g, m) in enumerate(TAKES):
        deed = Deed(f"gain:{RESOURCES[resource]}", -1, None, 0.0)
        deed.brings = (s, g, m)
        deed.net = look.stock_worth(strength + s, gold + g, magic + m) - before
        found.append(deed)
    for stack in CITIZEN_STACKS:
        face = look.tops[stack]
        if face is not None:
            found.append(hiring(look, stack, face, 0))
    for stack in DOMAIN_STACKS:
        face = look.tops[stack]
        if face is not None:
            lacking = [role for role in range(4) for _ in range(face.roles[role] - look.roles[role])]
            if len(lacking) <= 1:
                deed = Deed(f"build:{face.id}", stack, face, look.weights.domains * domain_worth(look, face))
                deed.points = look.claims.built(face)
                deed.real = 1
                deed.cost = max(0, face.cost - look.cheaper)
                if face.when == "build" and face.effect is not None:
                    deed.brings = sure(look, face.effect, 0)
                if lacking:
                    deed.lacks = lacking[0]
                found.append(deed)
    for stack in MONSTER_STACKS:
        face = look.tops[stack]
        if face is not None:
            found.append(slaying(look, stack, face))
    if look.sight.exhausted:
        for stack in range(20):
            name = look.sight.cover(stack)
            if name is not None and FACES[NUMBER[name]].kind == EVENT:
                found.append(slaying(look, stack, FACES[NUMBER[name]]))
    two = look.sight.phase != "action" or look.sight.actions >= 2
    soon = (strength + SOON, gold + SOON, magic + SOON)
    for deed in found:
        if deed.stack >= 0:
            priced(look, deed, before)
            if two and paid(deed, soon) is not None:
                deed.again = next_in_stack(look, deed, before)
    found.sort(key=by_net)
    return found


def by_net(deed: Deed) -> float:
    return -deed.net


def hiring(look: Assessment, stack: int, face: Face, more: int) -> Deed:
    new_rolls = (MASK[face.number] & ~look.awake).bit_count() / 36
    worth = look.weights.citizens * citizen_worth(look, face) + look.weights.spread * new_rolls
    deed = Deed(f"hire:{face.id}", stack, face, worth)
    deed.points = look.claims.hired(face)
    deed.real = 1
    deed.cost = face.cost + (0 if look.no_plus else look.named.get(face.named, 0) + more)
    return deed


def slaying(look: Assessment, stack: int, face: Face, top: bool = True) -> Deed:
    deed = Deed(f"slay:{face.id}", stack, face, look.weights.monsters * monster_worth(look, face))
    deed.points = look.claims.slain(face)
    deed.cost, deed.magic = look.sight.slay_price(stack) if top else (face.strength, face.magic)
    if face.reward is not None:
        deed.brings = sure(look, face.reward, 1)
    return deed


def sure(look: Assessment, effect: Effect, more: int) -> Stock:
    """The resources that an effect brings for certain, to be spent by the second action."""
    if isinstance(effect, Gain):
        return effect.amounts[0], effect.amounts[1], effect.amounts[2]
    if isinstance(effect, PerThing) and effect.area >= 0:
        n = more + sum(face.area == effect.area for face in look.slain)
        return effect.amounts[0] * n, effect.amounts[1] * n, effect.amounts[2] * n
    if isinstance(effect, AllOf):
        return sure(look, effect.parts[0], more)
    if isinstance(effect, OneOf):
        return sure(look, effect.parts[-1], more)
    return 0, 0, 0


def priced(look: Assessment, deed: Deed, before: float) -> None:
    """What the payment takes from the worth of my stock; what I lack is counted at its price."""
    strength, gold, magic = look.stock[:3]
    have = gold if deed.real else strength
    real = min(have, deed.cost)
    rest = deed.cost - real + deed.magic
    short = max(0, rest - magic)
    if deed.real:
        after = look.stock_worth(strength, gold - real, magic - rest + short)
    else:
        after = look.stock_worth(strength - real, gold, magic - rest + short)
    deed.net = deed.worth - (before - after) - short * look.price[2]


def paid(deed: Deed, stock: Stock) -> Stock | None:
    """What is left when the real thing pays first, or None if it can't be paid (V6.2-a)."""
    strength, gold, magic = stock
    if deed.stack < 0:
        return stock
    have = gold if deed.real else strength
    real = min(have, deed.cost)
    rest = deed.cost - real + deed.magic
    if rest > magic or (deed.cost and not have):
        return None
    if deed.real:
        return strength, gold - real, magic - rest
    return strength - real, gold, magic - rest


def with_gains(stock: Stock, deed: Deed) -> Stock:
    s, g, m = deed.brings
    return stock[0] + s, stock[1] + g, stock[2] + m


class Plan:
    """The best first action, and what the actions bring in all beyond what I have."""

    __slots__ = ("key", "worth")

    def __init__(self, key: str, worth: float) -> None:
        self.key = key
        self.worth = worth


def best_plan(look: Assessment, found: list[Deed], stock: Stock, actions: int) -> Plan:
    """The best action, the last one alone or the first of two."""
    best = Plan("", -1e9)
    for deed in found:
        if deed.lacks >= 0:
            continue
        left = paid(deed, stock)
        if left is None:
            continue
        worth = deed.net
        if actions < 2:
            worth += finish(look, deed, None)
        elif look.goal - look.sight.exhausted > 2:
            worth += best_second(found, deed, with_gains(left, deed)).net
        else:
            worth += max([second.net + finish(look, deed, second) for second in seconds(found, deed, left)])
        if worth > best.worth:
            best = Plan(deed.key, worth)
    return best


def best_second(found: list[Deed], first: Deed, stock: Stock) -> Deed:
    """The best deed that is left after the first."""
    best: Deed | None = None
    role = role_of(first)
    for deed in found:
        # found is sorted, so the first that fits is the best
        if fits(deed, first, role) and paid(deed, stock) is not None:
            best = deed
            break
    assert best is not None  # a resource can always be taken (V6.1-c)
    again = first.again
    if again is not None and again.net > best.net and paid(again, stock) is not None:
        return again
    return best


def seconds(found: list[Deed], first: Deed, left: Stock) -> list[Deed]:
    """All that can be done after the first, when it matters which stacks run out."""
    stock, role = with_gains(left, first), role_of(first)
    every = [deed for deed in found if fits(deed, first, role) and paid(deed, stock) is not None]
    if first.again is not None and paid(first.again, stock) is not None:
        every.append(first.again)
    return every


def role_of(first: Deed) -> int:
    """The role that the first deed adds to the duchy, or -1."""
    return first.face.role if first.face is not None and first.stack in CITIZEN_STACKS else -1


def fits(deed: Deed, first: Deed, role: int) -> bool:
    """Another stack, and no role missing but the one that was just hired."""
    return (deed.stack != first.stack or deed.stack < 0) and (deed.lacks < 0 or deed.lacks == role)


def next_in_stack(look: Assessment, first: Deed, before: float) -> Deed | None:
    """The same citizen once more, or the monster below."""
    if first.stack < 0 or first.stack in DOMAIN_STACKS or look.counts[first.stack] < 2 or first.face is None:
        return None
    if first.stack in MONSTER_STACKS:
        face = stack_of(look, first.stack)[-2]
        deed = slaying(look, first.stack, face, top=False)
    else:
        deed = hiring(look, first.stack, first.face, 1)
    priced(look, deed, before)
    return deed


def finish(look: Assessment, first: Deed, second: Deed | None) -> float:
    """Ending the game is good for whoever is ahead. Whoever sits before the first player ends it at once (V8.1-e)."""
    sight = look.sight
    if sight.ending:
        return 0.0
    counts = look.counts
    if second is not None and second.stack == first.stack >= 0:
        emptied = int(counts[first.stack] == 2)
    else:
        emptied = (first.stack >= 0 and counts[first.stack] == 1) + (
            second is not None and second.stack >= 0 and counts[second.stack] == 1
        )
    if not emptied or sight.exhausted + emptied < look.goal:
        return 0.0
    waiting = (sight.first - look.seat - 1) % sight.seats
    ahead = look.margin + first.points + (0.0 if second is None else second.points)
    ahead -= look.weights.reply * (waiting > 0)
    return look.weights.finish if ahead > 0 else -look.weights.finish
