"""Carrying out effects: gaining, counting, choosing, taking, free citizens, and the twists of domains (V6.3–V6.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.cards import EVERYONE
from kronika.engine.flow import choose
from kronika.engine.message import Args, Message, Ref
from kronika.games.valeria.effects import (
    RESOURCES,
    ROLES,
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
from kronika.games.valeria.faces import FACES, NUMBER
from kronika.games.valeria.state import ACTIONS, CITIZEN_STACKS, NOTHING, Position, as_args

Carry = Callable[[Position, int, Twist, str, str], Flow[None]]
TWISTS: Final[dict[str, Carry]] = {}
"""What a twist does, by its name; see twists.py."""


def word(key: str, args: Args | None = None, refs: tuple[Ref, ...] = ()) -> Option:
    return Option(key, Message(f"valeria-do-{key.partition(':')[0]}", args), refs)


def decline(about: str) -> Option:
    """What may be done need not be; the text says what is left undone."""
    return Option("nothing", Message(f"valeria-do-not-{about}"))


DONE: Final = word("done")


def carry_out(s: Position, seat: int, effect: Effect, about: str, rule: str) -> Flow[None]:
    """Does what an effect says; `about` is the card that says it."""
    if isinstance(effect, Gain):
        s.gain(seat, effect.amounts)
    elif isinstance(effect, PerThing):
        s.gain(seat, effect.amounts, count(s, seat, effect))
    elif isinstance(effect, AllOf):
        for part in effect.parts:
            yield from carry_out(s, seat, part, about, rule)
    elif isinstance(effect, OneOf):
        yield from one_of(s, seat, effect, about, rule)
    elif isinstance(effect, Exchange):
        yield from exchange(s, seat, effect, about, rule)
    elif isinstance(effect, TakeFrom):
        yield from take_from(s, seat, effect, about, rule)
    elif isinstance(effect, FreeCitizen):
        yield from free_citizen(s, seat, effect, about, rule)
    elif isinstance(effect, Twist):
        yield from TWISTS[effect.kind](s, seat, effect, about, rule)


def count(s: Position, seat: int, effect: PerThing) -> int:
    """How often: what is counted lies in the own duchy or slain pile, at this moment (V5.3-d, V6.3-g)."""
    if effect.role >= 0:
        return s.roles(seat, effect.role)
    if effect.area >= 0:
        return sum(s.face(card).area == effect.area for card in s.slain[seat])
    if effect.thing == "name":
        return s.named(seat, effect.name)
    return len(s.domains[seat] if effect.thing == "domain" else s.slain[seat])


def possible(s: Position, effect: Effect) -> bool:
    """Whether an alternative can be taken at all: a citizen only if one qualifies (V9.8-b)."""
    if isinstance(effect, FreeCitizen):
        return bool(free_stacks(s, effect))
    if isinstance(effect, AllOf):
        return all(possible(s, part) for part in effect.parts)
    return True


def one_of(s: Position, seat: int, effect: OneOf, about: str, rule: str) -> Flow[None]:
    """The player chooses one of what the card prints (V6.3-i)."""
    parts = [part for part in effect.parts if possible(s, part)]
    options = [part_option(s, seat, part, number) for number, part in enumerate(parts, 1)]
    what = Message("valeria-ask-one-of", {"card": about})
    (pick,) = yield from choose(Ask(seat, what, options, rule=rule))
    yield from carry_out(s, seat, parts[pick], about, rule)


def part_option(s: Position, seat: int, part: Effect, number: int) -> Option:
    """An alternative with what it would bring now."""
    amounts, citizen = outcome(s, seat, part)
    bits = amounts_key(amounts)
    key = f"citizen-{bits}" if citizen and bits else "citizen" if citizen else bits or f"nothing-{number}"
    id = "valeria-do-take-citizen" if citizen else "valeria-do-gain"
    return Option(f"get:{key}", Message(id, as_args(amounts)))


def amounts_key(amounts: list[int]) -> str:
    return "-".join([f"{n}-{RESOURCES[i]}" for i, n in enumerate(amounts) if n])


def outcome(s: Position, seat: int, part: Effect) -> tuple[list[int], bool]:
    """What a part gives now: amounts, and whether a citizen is among it."""
    if isinstance(part, Gain):
        return part.amounts, False
    if isinstance(part, PerThing):
        times = count(s, seat, part)
        return [amount * times for amount in part.amounts], False
    if isinstance(part, AllOf):
        found = [outcome(s, seat, each) for each in part.parts]
        return [sum(column) for column in zip(*(a for a, _ in found), strict=True)], any(c for _, c in found)
    return [0, 0, 0, 0], isinstance(part, FreeCitizen)


def exchange(s: Position, seat: int, effect: Exchange, about: str, rule: str) -> Flow[None]:
    """Pay to gain; only with exactly what is printed, and only if one likes (V5.3-b, V6.2-b)."""
    if not s.can_pay(seat, effect.pay):
        return
    use = Option("use", Message("valeria-do-use", {**as_args(effect.pay, 1, "pay-"), **as_args(effect.gain)}))
    what = Message("valeria-ask-exchange", {"card": about})
    (pick,) = yield from choose(Ask(seat, what, [use, decline("exchange")], rule=rule))
    if pick == 0:
        s.swap(seat, effect.pay, effect.gain)


def take_from(s: Position, seat: int, effect: TakeFrom, about: str, rule: str) -> Flow[None]:
    """May take one kind of resource from one opponent, as much as there is (V5.4); alone one gains it (V14.2-c)."""
    options: list[Option] = []
    takes: list[tuple[int, int, int]] = []
    for other in s.opponents(seat) if s.seats > 1 else [NOTHING]:
        for resource in effect.resources:
            amount = effect.amount if other == NOTHING else min(effect.amount, s.stock[other][resource])
            if amount:
                name = RESOURCES[resource]
                args: Args = {"amount": amount, "resource": name}
                if other == NOTHING:
                    options.append(Option(f"take:{name}", Message("valeria-do-take-bank", args)))
                else:
                    text = Message("valeria-do-take", {**args, "victim": other})
                    options.append(Option(f"take:{other}-{name}", text, (Ref("seat", str(other)),)))
                takes.append((other, resource, amount))
    if not takes:
        return
    if s.seats > 1:
        options.append(decline("take"))  # nobody declines a plain gain, so alone it is not offered
    (pick,) = yield from choose(Ask(seat, Message("valeria-ask-take", {"card": about}), options, rule=rule))
    if pick == len(takes):
        return
    other, resource, amount = takes[pick]
    s.stock[seat][resource] += amount
    args = {"amount": amount, "resource": RESOURCES[resource], "card": about}
    if other == NOTHING:
        s.tell("take-bank", seat, args)
    else:
        s.stock[other][resource] -= amount
        s.tell("take", seat, {**args, "victim": other})


# --- citizens ---


def free_stacks(s: Position, effect: FreeCitizen) -> list[int]:
    """The citizen stacks whose top qualifies; the base cost alone is compared (V6.7-a)."""
    found: list[int] = []
    for stack in CITIZEN_STACKS:
        card = s.top(stack)
        if card == NOTHING:
            continue
        face = s.face(card)
        if effect.role and ROLES[face.role] != effect.role:
            continue
        if (not effect.name or face.named == effect.name) and face.cost <= effect.limit:
            found.append(stack)
    return found


def free_citizen(s: Position, seat: int, effect: FreeCitizen, about: str, rule: str) -> Flow[None]:
    """A citizen from the top of a center stack for nothing; none qualifies: nothing (V6.7-b)."""
    stacks = free_stacks(s, effect)
    if not stacks:
        return
    options = [citizen_option(s, "take", stack) for stack in stacks]
    if effect.optional:
        options.append(decline("citizen"))
    (pick,) = yield from choose(Ask(seat, Message("valeria-ask-citizen", {"card": about}), options, rule=rule))
    if pick < len(stacks):
        gain_citizen(s, seat, stacks[pick], "take-citizen")


def citizen_option(s: Position, verb: str, stack: int) -> Option:
    id = s.cards.name(s.top(stack))
    return Option(f"{verb}:{id}", Message(f"valeria-do-{verb}-card", {"card": id}), (Ref("stack", str(stack)),))


def gain_citizen(s: Position, seat: int, stack: int, log: str) -> None:
    """The top citizen of a stack joins the duchy; the next one is turned up (V6.4-b, V12.2-a)."""
    card = s.stacks[stack].pop()
    s.duchy[seat].append(card)
    if s.events is not None:
        s.tell(log, seat, {"card": s.cards.name(card)}, [card], f"stack:{stack}", f"duchy:{seat}")
    s.reveal(stack)
    trigger(s, seat, "citizen")


def trigger(s: Position, seat: int, when: str) -> None:
    """Own domains that give something each time this happens in the own Action phase."""
    if s.turn != seat or s.phase != ACTIONS:
        return
    for card in s.domains[seat]:
        face = FACES[s.cards.face[card]]
        if face.when == when and isinstance(face.effect, Gain):
            s.gain(seat, face.effect.amounts)


# --- exhausted stacks ---


def settle_stacks(s: Position) -> None:
    """After an action, each stack that ran out gets the top card of the exhausted deck (V6.8-a, V10.2-a)."""
    for stack, cards in enumerate(s.stacks):
        if not cards and s.cover[stack] == NOTHING:
            # More stacks may run out than exhausted cards exist: they are marked all the same.
            card = s.deck.pop() if s.deck else s.cards.add(NUMBER["exhausted"])
            s.cover[stack] = card
            if s.cards.known.get(card, 0) != EVERYONE:
                s.cards.reveal([card])
            s.tell("exhausted", s.turn, {"card": s.cards.name(card)}, [card], "deck", f"stack:{stack}")
