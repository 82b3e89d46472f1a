"""Setup: which cards make the center, exhausted deck, start values, dukes (V2, V10.1, V11.1, V12, V13, V14.1)."""

from __future__ import annotations

from typing import cast

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.cards import Cards
from kronika.engine.flow import all_of
from kronika.engine.message import Message, Ref
from kronika.engine.rng import Rng
from kronika.engine.setup import Setup
from kronika.games.valeria import draft
from kronika.games.valeria.center import lay_citizens, lay_domains, lay_monsters
from kronika.games.valeria.effects import AREAS
from kronika.games.valeria.faces import (
    DUKE,
    EVENT,
    FACES,
    NAMES,
    NUMBER,
    SETS,
    STACK_NUMBERS,
    STARTER,
    citizens_for,
    of_kind,
)
from kronika.games.valeria.state import MONSTER_STACKS, NOTHING, Position
from kronika.games.valeria.turn import begin_turn


def new_position(seats: int, setup: Setup, rng: Rng, rules: int) -> Position:
    s = empty_table(seats, rng)
    s.rules = rules
    s.no_dukes = bool(setup["no-dukes"])
    s.harder = int(cast("str", setup["dark-lord"])) if seats == 1 else 0
    s.first = s.turn = rng.below(seats)
    mixed = bool(setup["mixed-citizens"])
    if setup["set"] == draft.SET:
        draft.begin(s, mixed)
        lay_domains(s, [])
    else:
        areas, citizens, without = chosen(setup, rng)
        lay_monsters(s, areas)
        lay_citizens(s, citizens, mixed)
        lay_domains(s, without)
    lay_exhausted(s, bool(setup["enemy-events"]), cast("list[str]", setup["events"]))
    for seat in range(seats):
        s.duchy[seat] = [s.cards.add(face.number) for face in of_kind(STARTER)]
    deal_dukes(s)
    if seats == 5:
        s.resting = (s.first - 1) % seats
    return s


def empty_table(seats: int, rng: Rng) -> Position:
    """Boards at their start values (V2.6-a), and nothing on the table yet."""
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
