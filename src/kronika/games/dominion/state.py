"""A position of Dominion as plain data: cards are ids, piles are counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kronika.engine.cards import Cards
from kronika.engine.rng import Rng
from kronika.engine.turns import TurnState
from kronika.games.dominion.kingdom import Kingdom

DRAFT: Final = 0
ACTIONS: Final = 1
BUYS: Final = 2
SETUP: Final = 3
PHASES: Final[tuple[str, ...]] = ("draft", "action", "buy", "setup")


class Position(TurnState):
    """Zones are lists of card ids by seat, the top of a deck or discard pile at the end of its list.

    A hand is known to its owner, cards in play, in the trash and set aside to all, of a discard pile the top
    card to all (D6.1). `cards.known` holds what goes beyond that. `unseen` are the cards that went to a discard
    pile without being shown. `lost[seat]` is the set of seats whose dominion that seat (last entry: spectators)
    has lost track of, since cards were passed between them face down; `sure` is what it still knows
    of each, a list for every viewer and owner (memory.py).
    """

    game: ClassVar[str] = "dominion"
    phases: ClassVar[Sequence[str]] = PHASES

    __slots__ = (
        "actions",
        "aside",
        "bought",
        "buys",
        "chain",
        "coins",
        "copper_bonus",
        "deck",
        "discard",
        "discount",
        "draft",
        "empty",
        "end_piles",
        "hand",
        "idle",
        "kingdom",
        "late_treasures",
        "lost",
        "mark",
        "masquerade_skips",
        "play",
        "played",
        "start",
        "stock",
        "supply",
        "sure",
        "trash",
        "turns",
        "unseen",
    )

    def __init__(self, seats: int, rng: Rng, cards: Cards, kingdom: Kingdom, like: Position | None = None) -> None:
        super().__init__(seats, rng, cards, 1 if like is None else like.rules)
        self.kingdom = kingdom
        if like is None:
            self.deck: list[list[int]] = [[] for _ in range(seats)]
            self.hand: list[list[int]] = [[] for _ in range(seats)]
            self.discard: list[list[int]] = [[] for _ in range(seats)]
            self.aside: list[list[int]] = [[] for _ in range(seats)]
            self.unseen: list[list[int]] = [[] for _ in range(seats)]
            self.play: list[int] = []
            self.trash: list[int] = []
            self.supply: list[int] = []
            self.stock = 0
            self.empty = 0
            self.end_piles = 3
            self.late_treasures = False
            self.masquerade_skips = False
            self.draft: list[int] = []
            self.lost = [0] * (seats + 1)
            self.sure: list[list[int]] = [[] for _ in range((seats + 1) * seats)]
            self.turns = [0] * seats
            self.start = 0
            self.phase = ACTIONS
            self.actions = 1
            self.buys = 1
            self.coins = 0
            self.discount = 0
            self.copper_bonus = 0
            self.played = 0
            self.bought = False
            self.idle = 0
            self.mark = 0
            self.chain: list[int] = []
        else:
            self.over = like.over
            self.deck = [zone[:] for zone in like.deck]
            self.hand = [zone[:] for zone in like.hand]
            self.discard = [zone[:] for zone in like.discard]
            self.aside = [zone[:] for zone in like.aside]
            self.unseen = [zone[:] for zone in like.unseen]
            self.play = like.play[:]
            self.trash = like.trash[:]
            self.supply = like.supply[:]
            self.stock = like.stock
            self.empty = like.empty
            self.end_piles = like.end_piles
            self.late_treasures = like.late_treasures
            self.masquerade_skips = like.masquerade_skips
            self.draft = like.draft[:]
            self.lost = like.lost[:]
            self.sure = [counts[:] for counts in like.sure]
            self.turns = like.turns[:]
            self.start = like.start
            self.turn = like.turn
            self.phase = like.phase
            self.actions = like.actions
            self.buys = like.buys
            self.coins = like.coins
            self.discount = like.discount
            self.copper_bonus = like.copper_bonus
            self.played = like.played
            self.bought = like.bought
            self.idle = like.idle
            self.mark = like.mark
            self.chain = like.chain[:]

    def copy(self) -> Position:
        return Position(self.seats, self.rng.copy(), self.cards.copy(), self.kingdom, self)

    def plain(self) -> object:
        names = self.cards.names
        return [
            [names[face] for face in self.cards.face],
            sorted(self.cards.known.items()),
            self.cards.reveal_count,
            self.rng.state,
            self.over,
            [names[face] for face in self.kingdom.piles],
            [self.deck, self.hand, self.discard, self.aside, self.unseen, self.play, self.trash],
            [[names[i], n] for i, n in enumerate(self.supply) if n >= 0],
            [self.end_piles, self.late_treasures, self.masquerade_skips, self.stock.bit_count(), self.empty],
            [names[face] for face in self.draft],
            [self.lost, self.turns, self.start, self.turn, self.phase, self.bought, self.chain, self.idle, self.mark],
            [self.actions, self.buys, self.coins, self.discount, self.copper_bonus, self.played],
        ]

    def witnesses(self, card: int, sees: int) -> int:
        """A card that was seen is followed wherever it goes."""
        return sees | self.cards.known.get(card, 0)

    def zones(self) -> list[list[int]]:
        return [*self.hand, *self.deck, *self.discard, *self.aside, self.play, self.trash]
