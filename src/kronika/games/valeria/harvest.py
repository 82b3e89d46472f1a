"""The Harvest phase: whoever takes from others first, then all seats at once and each on its own (V5)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose, together
from kronika.engine.message import Message, Ref
from kronika.games.valeria.effects import AllOf, Effect, Exchange, Gain, OneOf, PerThing, TakeFrom
from kronika.games.valeria.faces import FACES, Face
from kronika.games.valeria.resolve import DONE, amounts_key, count, outcome, take_from
from kronika.games.valeria.state import Position, as_args

Activation = tuple[Face, Effect]
"""A card in a duchy, and the effect that it has now."""

Dice = tuple[int, int]

Harvests = dict[int, list[Activation]]
"""What is activated, by seat."""


def harvest(s: Position, active_seat: int) -> Flow[None] | None:
    """Everybody in the game harvests; at once where nobody has anything to decide. `active_seat` uses the left
    effects, all others the right ones (V5.1-c)."""
    found: Harvests = {seat: activations(s, seat, seat == active_seat) for seat in s.players()}
    gains = {seat: plain_gains(s, seat, own) for seat, own in found.items()}
    for seat, own in found.items():
        if has_choice(s.stock[seat], gains[seat], own):
            return harvest_flow(s, found, gains)
    for seat, amounts in gains.items():
        if amounts != NONE:
            s.gain(seat, amounts)
    return None


NONE: Final = [0, 0, 0, 0]


def activations(s: Position, seat: int, active: bool, dice: Dice | None = None) -> list[Activation]:
    """Each own card once for every die, and once for the sum, that shows its number; then the Herald (V5.1–V5.5).
    With the dice on the table, or with others that somebody thinks of."""
    one, two = s.dice if dice is None else dice
    roll = one * 7 + two
    face_of = s.cards.face
    found: list[Activation] = []
    heralds: list[Activation] = []
    for card in s.duchy[seat]:
        face = FACES[face_of[card]]
        times = face.hits[roll]
        if times or not face.numbers:
            effect = face.active if active else face.other
            assert effect is not None
            if times:
                found += [(face, effect)] * times
            else:
                heralds.append((face, effect))
    # The Herald: no citizen was activated (V5.5-a), doubles (V5.5-c), or both (V5.5-d).
    return found + heralds * ((not found) + (one == two))


def plain_gains(s: Position, seat: int, own: list[Activation]) -> list[int]:
    """What needs no decision; all of it can be spent on the rest (V5.3-f), so it comes first."""
    amounts = NONE[:]
    for _, effect in own:
        if effect.plain:
            add(s, seat, effect, amounts)
    return amounts


def add(s: Position, seat: int, effect: Effect, amounts: list[int]) -> None:
    if isinstance(effect, Gain):
        for i, amount in enumerate(effect.amounts):
            amounts[i] += amount
    elif isinstance(effect, PerThing):
        times = count(s, seat, effect)
        for i, amount in enumerate(effect.amounts):
            amounts[i] += amount * times
    elif isinstance(effect, AllOf):
        for part in effect.parts:
            add(s, seat, part, amounts)


def has_choice(stock: list[int], gains: list[int], own: list[Activation]) -> bool:
    """Whether a seat has something to decide: an exchange only if it can be paid once the plain gains are in."""
    for _, effect in own:
        if not effect.plain:
            if not isinstance(effect, Exchange):
                return True
            if all(stock[i] + gains[i] >= effect.pay[i] for i in range(3)):
                return True
    return False


def harvest_flow(s: Position, found: Harvests, gains: dict[int, list[int]]) -> Flow[None]:
    for seat, own in found.items():
        for face, effect in own:
            if isinstance(effect, TakeFrom):
                # Before every other activation of any player, from what was there before (V5.4-a).
                yield from take_from(s, seat, effect, face.id, "V5.4-c")
    yield from together({seat: decide(s, seat, own, gains[seat]) for seat, own in found.items()})


def decide(s: Position, seat: int, own: list[Activation], gains: list[int]) -> Flow[None]:
    """One seat's own harvest: plain gains, then the choices and exchanges in the order it likes (V5.3)."""
    if gains != NONE:
        s.gain(seat, gains)
    left = [each for each in own if isinstance(each[1], (OneOf, Exchange))]
    while left:
        options, does = choices(s, seat, left)
        if not does:
            return
        options.append(DONE)
        what = Message("valeria-ask-harvest", {"left": len(left)})
        (pick,) = yield from choose(Ask(seat, what, options, rule="V5.3-a"))
        if pick == len(does):
            return
        which, part = does[pick]
        left.remove(which)
        if isinstance(part, Exchange):
            s.swap(seat, part.pay, part.gain)
        else:
            s.gain(seat, outcome(s, seat, part)[0])


def choices(s: Position, seat: int, left: list[Activation]) -> tuple[list[Option], list[tuple[Activation, Effect]]]:
    """What can be used now: each alternative of a card, each exchange that can be paid; equal cards once."""
    options: list[Option] = []
    does: list[tuple[Activation, Effect]] = []
    seen: set[int] = set()
    for each in left:
        face, effect = each
        if face.number in seen:
            continue
        seen.add(face.number)
        parts = effect.parts if isinstance(effect, OneOf) else [effect]
        for number, part in enumerate(parts, 1):
            if isinstance(part, Exchange) and not s.can_pay(seat, part.pay):
                continue
            options.append(use_option(s, seat, face, part, number))
            does.append((each, part))
    return options, does


TO_USE: Final[dict[Effect, Option]] = {}
"""Options for what always brings the same, each made once."""


def use_option(s: Position, seat: int, face: Face, part: Effect, number: int) -> Option:
    option = TO_USE.get(part)
    if option is not None:
        return option
    refs = (Ref("duchy", face.id),)
    if isinstance(part, Exchange):
        text = Message("valeria-do-exchange", {"card": face.id, **as_args(part.pay, 1, "pay-"), **as_args(part.gain)})
        option = TO_USE[part] = Option(f"{face.id}:exchange", text, refs)
        return option
    amounts = outcome(s, seat, part)[0]
    text = Message("valeria-do-harvest", {"card": face.id, **as_args(amounts)})
    option = Option(f"{face.id}:{amounts_key(amounts) or number}", text, refs)
    if isinstance(part, Gain):
        TO_USE[part] = option
    return option
