"""Setup: start player, kingdom, supply, first hands (D2)."""

from __future__ import annotations

from typing import Final, cast

from kronika.engine.cards import Cards
from kronika.engine.rng import Rng
from kronika.engine.setup import Setup
from kronika.games.dominion import zones
from kronika.games.dominion.faces import (
    BASIC,
    BIT,
    COPPER,
    CURSE_CARD,
    DUCHY,
    ESTATE,
    GOLD,
    NAMES,
    NUMBER,
    PROVINCE,
    SILVER,
    TYPES,
    VICTORY,
    kingdom_faces,
)
from kronika.games.dominion.kingdom import by_cost, kingdom_of
from kronika.games.dominion.kingdoms import RECOMMENDED, recommended
from kronika.games.dominion.state import DRAFT, SETUP, Position
from kronika.games.dominion.turn import begin_turn

KINGDOM_CARDS: Final = 10
START_DECK: Final = [COPPER] * 7 + [ESTATE] * 3


def new_position(seats: int, setup: Setup, rng: Rng, rules: int) -> Position:
    s = Position(seats, rng, Cards(NAMES, [], {}), kingdom_of(()))
    s.rules = rules
    s.late_treasures = cast("bool", setup["late-treasures"])
    s.masquerade_skips = setup["masquerade-empty"] == "skips"
    s.end_piles = 4 if seats > 4 else 3
    s.start = s.turn = start_player(seats, cast("list[str]", setup["last-winners"]), rng)
    s.supply = [-1] * len(NAMES)
    boxes = 2 if seats > 4 or setup["all-treasures"] else 1
    fill_basic_piles(s, boxes)
    deal_start_decks(s)
    sets = cast("list[str]", setup["sets"])
    choice = setup["kingdom"]
    if choice == "draft":
        s.phase = DRAFT
        s.draft = sorted([face for set in sets for face in kingdom_faces(set)], key=by_cost)
        return s
    s.phase = SETUP
    if isinstance(choice, list):
        chosen = [NUMBER[str(name)] for name in choice]
    elif choice in RECOMMENDED:
        chosen = [NUMBER[name] for name in recommended(choice)]
    else:
        pool = [face for set in sets for face in kingdom_faces(set, rules)]
        rng.shuffle(pool)
        chosen = pool[:KINGDOM_CARDS]
    s.kingdom = kingdom_of(tuple(sorted(chosen)))
    return s


def start_player(seats: int, last_winners: list[str], rng: Rng) -> int:
    """Random in a first game; then the player to the left of the last winner, after a shared win a random one
    of those who did not win (D2.6), of all if everybody did (D11)."""
    winners = [int(seat) for seat in last_winners]
    if len(winners) == 1:
        return (winners[0] + 1) % seats
    candidates = [seat for seat in range(seats) if seat not in winners] or list(range(seats))
    return candidates[rng.below(len(candidates))]


def fill_basic_piles(s: Position, boxes: int) -> None:
    """Treasures of all boxes (D2.1), Victory cards and Curses by the number of players (D2.2, D2.3)."""
    victory = victory_pile(s.seats)
    s.supply[COPPER] = 60 * boxes - 7 * s.seats
    s.supply[SILVER] = 40 * boxes
    s.supply[GOLD] = 30 * boxes
    s.supply[ESTATE] = victory
    s.supply[DUCHY] = victory
    s.supply[PROVINCE] = victory if s.seats <= 4 else 3 * s.seats
    s.supply[CURSE_CARD] = 10 * (s.seats - 1)
    for face in BASIC:
        s.stock |= BIT[face]


def victory_pile(seats: int) -> int:
    return 8 if seats == 2 else 12


def deal_start_decks(s: Position) -> None:
    """Seven Coppers and three Estates each, beside the piles of the supply (D2.5-a, D2.2-b)."""
    for seat in range(s.seats):
        first = len(s.cards.face)
        s.cards.face += START_DECK
        s.deck[seat] = list(range(first, len(s.cards.face)))


def begin(s: Position) -> None:
    """The ten Kingdom piles are set out, all shuffle and draw five (D2.4, D2.5-d, D2.5-e)."""
    for face in s.kingdom.cards:
        s.supply[face] = victory_pile(s.seats) if TYPES[face] & VICTORY else 10
        s.stock |= BIT[face]
    for seat in range(s.seats):
        s.rng.shuffle(s.deck[seat])
        zones.draw(s, seat, 5)
    begin_turn(s, s.start)
