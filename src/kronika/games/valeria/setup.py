"""Setup: center stacks, exhausted deck, start values, dukes (V2, V10.1, V11.1, V12, V13, V14.1)."""

from __future__ import annotations

from typing import cast

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.cards import Cards
from kronika.engine.flow import all_of
from kronika.engine.message import Message, Ref
from kronika.engine.rng import Rng
from kronika.engine.setup import Setup
from kronika.games.valeria.effects import AREAS
from kronika.games.valeria.faces import (
    DOMAIN,
    DUKE,
    EVENT,
    FACES,
    MONSTER,
    NAMES,
    NUMBER,
    SETS,
    STACK_NUMBERS,
    STARTER,
    citizens_for,
    of_kind,
)
from kronika.games.valeria.state import CITIZEN_STACKS, DOMAIN_STACKS, MONSTER_STACKS, NOTHING, Position
from kronika.games.valeria.turn import begin_turn


def new_position(seats: int, setup: Setup, rng: Rng, rules: int) -> Position:
    s = empty_table(seats, rng)
    s.rules = rules
    s.no_dukes = bool(setup["no-dukes"])
    s.harder = int(cast("str", setup["dark-lord"])) if seats == 1 else 0
    s.first = s.turn = rng.below(seats)
    areas, citizens, without = chosen(setup, rng)
    lay_monsters(s, areas)
    lay_citizens(s, citizens, bool(setup["mixed-citizens"]))
    lay_domains(s, without)
    lay_exhausted(s, bool(setup["enemy-events"]), cast("list[str]", setup["events"]))
    for seat in range(seats):
        s.duchy[seat] = [s.cards.add(face.number) for face in of_kind(STARTER)]
    deal_dukes(s)
    if seats == 5:
        s.resting = (s.first - 1) % seats
    return s


def empty_table(seats: int, rng: Rng) -> Position:
    """Boards at their start values (V2.6-a), and nothing laid out yet."""
    s = Position(seats, rng, Cards(NAMES, [], {}))
    s.stock = [[0, 2, 1, 0] for _ in range(seats)]
    s.duchy = [[] for _ in range(seats)]
    s.domains = [[] for _ in range(seats)]
    s.slain = [[] for _ in range(seats)]
    s.duke = [NOTHING] * seats
    s.offered = [[] for _ in range(seats)]
    s.stacks = [[] for _ in range(20)]
    s.cover = [NOTHING] * 20
    s.areas = [NOTHING] * len(AREAS)
    s.dice = [0, 0]
    s.turns = [0] * seats
    return s


def chosen(setup: Setup, rng: Rng) -> tuple[list[str], list[str], list[str]]:
    """Areas, citizens and domains left out: a set by name, at random, or as chosen; one kind for each number."""
    name = cast("str", setup["set"])
    if name in SETS:
        row = SETS[name]
        return row["areas"], row["citizens"], row.get("without", [])
    areas = list(cast("list[str]", setup["areas"]))
    citizens = list(cast("list[str]", setup["citizens"]))
    left = [area for area in AREAS if area not in areas]
    while len(areas) < len(MONSTER_STACKS):
        areas.append(left.pop(rng.below(len(left))))
    for numbers in STACK_NUMBERS:
        kinds = [face.id for face in citizens_for(numbers)]
        if not any(kind in citizens for kind in kinds):
            citizens.append(kinds[rng.below(len(kinds))])
    return areas, citizens, []


def lay_monsters(s: Position, areas: list[str]) -> None:
    """Each stack is one area, the weakest on top, and the stacks stand by the strength of their top (V2.2)."""
    stacks: list[list[int]] = []
    for area in areas:
        faces = [face for face in of_kind(MONSTER) if face.area == AREAS.index(area)]
        faces.sort(key=lambda face: -face.strength)
        extra = s.seats == 5
        stacks.append([s.cards.add(f.number) for f in faces for _ in range(f.copies + (f.extra if extra else 0))])
    # Equal tops: in the order of the rulebook's areas; it matters in solo only.
    stacks.sort(key=lambda stack: (s.face(stack[-1]).strength, s.face(stack[-1]).area))
    for stack, cards in zip(MONSTER_STACKS, stacks, strict=True):
        s.stacks[stack] = cards
        s.areas[s.face(cards[0]).area] = stack
        s.cards.reveal(cards)


def lay_citizens(s: Position, citizens: list[str], mixed: bool) -> None:
    """Ten stacks, one for each activation number, of one kind (V2.3) or mixed, all but the top face down (V12)."""
    size = 6 if s.seats == 5 else 5
    for stack, numbers in zip(CITIZEN_STACKS, STACK_NUMBERS, strict=True):
        kinds = citizens_for(numbers)
        if mixed:
            cards = [s.cards.add(face.number) for face in kinds for _ in range(6)]
            s.rng.shuffle(cards)
            s.stacks[stack] = cards[:size]
            s.box[f"citizens-{stack}"] = cards[size:]
            s.reveal(stack)
        else:
            kind = next((face for face in kinds if face.id in citizens), kinds[0])
            s.stacks[stack] = [s.cards.add(kind.number) for _ in range(size)]
            s.cards.reveal(s.stacks[stack])


def lay_domains(s: Position, without: list[str]) -> None:
    """Five stacks of three (four with five players), only the top face up; the rest to the box unseen (V2.4)."""
    size = 4 if s.seats == 5 else 3
    cards = [s.cards.add(face.number) for face in of_kind(DOMAIN) if face.id not in without]
    s.rng.shuffle(cards)
    for stack in DOMAIN_STACKS:
        s.stacks[stack] = [cards.pop() for _ in range(size)]
        s.reveal(stack)
    s.box[DOMAIN] = cards


def lay_exhausted(s: Position, events: bool, wanted: list[str]) -> None:
    """Two exhausted cards per player (five in solo, as many as end it); on top one event per player (V10.1)."""
    count = 5 if s.seats == 1 else 2 * s.seats
    s.deck = [s.cards.add(NUMBER["exhausted"]) for _ in range(count)]
    s.cards.reveal(s.deck)
    if not events:
        return
    picked = wanted[: s.seats]
    rest = [face.id for face in of_kind(EVENT) if face.id not in picked]
    others = [NUMBER[id] for id in rest]
    s.rng.shuffle(others)
    while len(picked) < s.seats:
        picked.append(FACES[others.pop()].id)
    cards = [s.cards.add(NUMBER[id]) for id in picked]
    s.rng.shuffle(cards)
    s.deck += cards
    s.box[EVENT] = [s.cards.add(face) for face in others]


def deal_dukes(s: Position) -> None:
    """Two dukes each, to keep one (V2.6-c); in solo one more is the Dark Lord (V14.1-a)."""
    if s.no_dukes:
        return
    cards = [s.cards.add(face.number) for face in of_kind(DUKE)]
    s.rng.shuffle(cards)
    for seat in range(s.seats):
        s.offered[seat] = [cards.pop(), cards.pop()]
        s.cards.learn(seat, s.offered[seat])
    if s.seats == 1:
        s.dark_duke = cards.pop()
    s.box[DUKE] = cards


def choose_dukes(s: Position) -> Flow[None]:
    """All choose in secret at the same time; the other one goes to the box, unseen by the rest."""
    asks = [duke_ask(s, seat) for seat in range(s.seats)]
    picks = yield from all_of(asks, shows=True)
    for seat in range(s.seats):
        s.duke[seat] = s.offered[seat].pop(picks[seat][0])
        s.box[DUKE] += s.offered[seat]
        s.offered[seat] = []
        s.tell("duke", seat, {}, [s.duke[seat]], f"offer:{seat}", f"duke:{seat}", 1 << seat)
    begin_turn(s, s.first)


def duke_ask(s: Position, seat: int) -> Ask:
    options = []
    for card in s.offered[seat]:
        id = s.cards.name(card)
        options.append(Option(f"keep:{id}", Message("valeria-do-keep", {"card": id}), (Ref("offer", id),)))
    return Ask(seat, Message("valeria-ask-duke"), options, rule="V2.6-c", private=True, secret=True)
