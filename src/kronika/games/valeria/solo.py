"""Alone against the Dark Lord: his monsters, the second harvest, the three endings (V14)."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Message, Ref
from kronika.games.valeria.ending import end_at_once
from kronika.games.valeria.resolve import settle_stacks
from kronika.games.valeria.state import MONSTER_STACKS, NOTHING, SECOND_HARVEST, Position


def monsters_phase(s: Position) -> Flow[None]:
    """Each die activates the monster stack of its number; a 6 the one you choose (V14.3)."""
    numbers = s.dice[:]
    if s.harder >= 1 and sum(s.dice) <= 6:
        numbers.append(sum(s.dice))  # harder: the sum activates too (V14.4-a)
    for number in numbers:
        if end_at_once(s):
            return
        stack = number - 1
        if number == 6:
            stack = yield from choose_stack(s)
        if stack == NOTHING or (not s.stacks[stack] and s.harder < 2):
            continue  # an exhausted stack activates nothing, unless it is to be still harder (V14.4-b)
        yield from attack(s, stack)
    if not end_at_once(s):
        s.phase = SECOND_HARVEST


def choose_stack(s: Position) -> Flow[int]:
    """Which stack a 6 activates: any that is not exhausted (V14.3-c)."""
    stacks = [stack for stack in MONSTER_STACKS if s.stacks[stack]]
    if not stacks:
        return NOTHING
    names = [s.cards.name(s.top(stack)) for stack in stacks]
    options = [
        Option(f"activate:{name}", Message("valeria-do-activate", {"card": name}), (Ref("stack", str(stack)),))
        for name, stack in zip(names, stacks, strict=True)
    ]
    (pick,) = yield from choose(Ask(0, Message("valeria-ask-activate"), options, rule="V14.3-c"))
    return stacks[pick]


def attack(s: Position, column: int) -> Flow[None]:
    """A citizen of the column is captured, of your choice; else its domain; else all is lost (V14.3-e, -f)."""
    citizens = [stack for stack in (5 + column, 10 + column) if s.stacks[stack]]
    domain = 15 + column
    if not citizens and not s.stacks[domain]:
        s.lost = True
        s.over = True
        s.tell("lost", 0, {})
        return
    stacks = citizens or [domain]
    options = []
    for stack in stacks:
        name = s.cards.name(s.top(stack))
        options.append(Option(f"give:{name}", Message("valeria-do-give", {"card": name}), (Ref("stack", str(stack)),)))
    (pick,) = yield from choose(Ask(0, Message("valeria-ask-give"), options, rule="V14.3-e"))
    stack = stacks[pick]
    card = s.stacks[stack].pop()
    s.captured.append(card)
    s.tell("captured", 0, {"card": s.cards.name(card)}, [card], f"stack:{stack}", "captured")
    s.reveal(stack)
    settle_stacks(s)
