"""Drafting the center, a house rule: in turn, each player picks an area or a kind of citizen until all stacks lie there
(V15.23). Domains lie open before, and the two dukes are in hand: whoever picks knows what for."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Option, Refusal, Reply
from kronika.engine.game import State
from kronika.engine.message import Message, Ref
from kronika.games.valeria.center import area_cards, lay_citizens, lay_kind, stand_monsters
from kronika.games.valeria.effects import AREAS
from kronika.games.valeria.faces import CITIZEN, FACES, NUMBER, STACK_NUMBERS, citizens_for, of_kind
from kronika.games.valeria.state import CITIZEN_STACKS, MONSTER_STACKS, NOTHING, Position

SET: Final = "draft"
RULE: Final = "V15.23"
AREA: Final = 0
KIND: Final = 1
"""What an option picks, its value. Its values are which one."""
PICK_AREA: Final = [
    Option(f"draft:{area}", Message("valeria-do-draft-area", {"area": area}), (Ref("draft", area),), 1, AREA, (i,))
    for i, area in enumerate(AREAS)
]
PICK_KIND: Final = {
    face.number: Option(
        f"draft:{face.id}",
        Message("valeria-do-draft-citizen", {"card": face.id, "number": "/".join(map(str, face.numbers))}),
        (Ref("draft", face.id),),
        1,
        KIND,
        (face.number,),
    )
    for face in of_kind(CITIZEN)
}


def begin(s: Position, mixed: bool) -> None:
    """Mixed citizens leave no kind to choose (V12.1), nor do numbers of which there is one kind."""
    s.drafting = True
    if mixed:
        lay_citizens(s, [], True)
        return
    for stack, numbers in zip(CITIZEN_STACKS, STACK_NUMBERS, strict=True):
        kinds = citizens_for(numbers)
        if len(kinds) == 1:
            lay_kind(s, stack, kinds[0])


def opening(s: Position) -> list[Ask]:
    options = [PICK_AREA[area] for area in open_areas(s)] + [PICK_KIND[face] for face in open_kinds(s)]
    what = Message("valeria-ask-draft", {"left": left(s)})
    return [Ask(s.turn, what, options, rule=RULE, refuse=refused)]


def left(s: Position) -> int:
    """How many stacks are still to be picked."""
    return sum(not s.stacks[stack] for stack in (*MONSTER_STACKS, *CITIZEN_STACKS))


def open_areas(s: Position) -> list[int]:
    """None once there are five."""
    return [i for i, stack in enumerate(s.areas) if stack == NOTHING] if not s.stacks[MONSTER_STACKS[-1]] else []


def open_kinds(s: Position) -> list[int]:
    """Of every number whose stack is not there yet."""
    return [
        face.number
        for stack, numbers in zip(CITIZEN_STACKS, STACK_NUMBERS, strict=True)
        if not s.stacks[stack]
        for face in citizens_for(numbers)
    ]


def take(s: Position, reply: Reply) -> None:
    """The stack comes to the table at once, and the next player picks."""
    option = reply.ask.options[reply.picks[0]]
    which = option.values[0]
    if option.value == AREA:
        there = [s.stacks[stack] for stack in MONSTER_STACKS if s.stacks[stack]]
        cards = area_cards(s, AREAS[which])
        s.cards.reveal(cards)
        stand_monsters(s, [*there, cards])
        s.tell("draft-area", s.turn, {"area": AREAS[which]})
    else:
        face = FACES[which]
        stack = CITIZEN_STACKS[STACK_NUMBERS.index(tuple(face.numbers))]
        lay_kind(s, stack, face)
        s.tell("draft-citizen", s.turn, {"card": face.id})
    s.turn = (s.turn + 1) % s.seats
    if left(s) == 0:
        s.drafting = False
        s.turn = s.first


def refused(state: State, seat: int) -> list[Refusal]:
    """What lies there already, and what gave way to it."""
    assert isinstance(state, Position)
    found: list[Refusal] = []
    if state.stacks[MONSTER_STACKS[-1]]:
        missing = [area for area, stack in zip(AREAS, state.areas, strict=True) if stack == NOTHING]
        found += [refusal(area, "valeria-why-areas", "V2.2-a") for area in missing]
    for area, stack in zip(AREAS, state.areas, strict=True):
        if stack != NOTHING:
            found.append(refusal(area, "valeria-why-there", RULE))
    there = {state.cards.name(state.top(stack)) for stack in CITIZEN_STACKS if state.stacks[stack]}
    open_faces = open_kinds(state)
    for face in of_kind(CITIZEN):
        if face.id in there:
            found.append(refusal(face.id, "valeria-why-there", RULE))
        elif NUMBER[face.id] not in open_faces:
            found.append(refusal(face.id, "valeria-why-number", "V2.3-a"))
    return found


def refusal(id: str, why: str, rule: str) -> Refusal:
    return Refusal(f"draft:{id}", Message(why), rule, (Ref("draft", id),))
