"""The center: five stacks of monsters, ten of citizens, five of domains (V2.2-V2.4, V11.1, V12)."""

from __future__ import annotations

from kronika.games.valeria.effects import AREAS
from kronika.games.valeria.faces import DOMAIN, MONSTER, STACK_NUMBERS, Face, citizens_for, of_kind
from kronika.games.valeria.state import CITIZEN_STACKS, DOMAIN_STACKS, MONSTER_STACKS, Position


def lay_monsters(s: Position, areas: list[str]) -> None:
    """Each stack is one area, the weakest on top, and the stacks stand by the strength of their top (V2.2)."""
    stand_monsters(s, [area_cards(s, area) for area in areas])
    for stack in MONSTER_STACKS:
        s.cards.reveal(s.stacks[stack])


def area_cards(s: Position, area: str) -> list[int]:
    faces = [face for face in of_kind(MONSTER) if face.area == AREAS.index(area)]
    faces.sort(key=lambda face: -face.strength)
    extra = s.seats == 5
    return [s.cards.add(f.number) for f in faces for _ in range(f.copies + (f.extra if extra else 0))]


def stand_monsters(s: Position, stacks: list[list[int]]) -> None:
    """In their order; in a draft not all of them are there yet."""
    # Equal tops: in the order of the rulebook's areas; it matters in solo only.
    stacks.sort(key=lambda stack: (s.face(stack[-1]).strength, s.face(stack[-1]).area))
    for stack, cards in zip(MONSTER_STACKS, stacks, strict=False):
        s.stacks[stack] = cards
        s.areas[s.face(cards[0]).area] = stack


def lay_citizens(s: Position, citizens: list[str], mixed: bool) -> None:
    """Ten stacks, one for each activation number, of one kind (V2.3) or mixed, all but the top face down (V12)."""
    for stack, numbers in zip(CITIZEN_STACKS, STACK_NUMBERS, strict=True):
        kinds = citizens_for(numbers)
        if mixed:
            cards = [s.cards.add(face.number) for face in kinds for _ in range(6)]
            s.rng.shuffle(cards)
            size = stack_size(s)
            s.stacks[stack] = cards[:size]
            s.box[f"citizens-{stack}"] = cards[size:]
            s.reveal(stack)
        else:
            lay_kind(s, stack, next((face for face in kinds if face.id in citizens), kinds[0]))


def lay_kind(s: Position, stack: int, kind: Face) -> None:
    s.stacks[stack] = [s.cards.add(kind.number) for _ in range(stack_size(s))]
    s.cards.reveal(s.stacks[stack])


def stack_size(s: Position) -> int:
    """Citizens in a stack."""
    return 6 if s.seats == 5 else 5


def lay_domains(s: Position, without: list[str]) -> None:
    """Five stacks of three (four with five players), only the top face up; the rest to the box unseen (V2.4)."""
    size = 4 if s.seats == 5 else 3
    cards = [s.cards.add(face.number) for face in of_kind(DOMAIN) if face.id not in without]
    s.rng.shuffle(cards)
    for stack in DOMAIN_STACKS:
        s.stacks[stack] = [cards.pop() for _ in range(size)]
        s.reveal(stack)
    s.box[DOMAIN] = cards
