"""A position of Valeria as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kronika.engine.cards import EVERYONE, Cards
from kronika.engine.message import Args
from kronika.engine.rng import Rng
from kronika.engine.turns import TurnState
from kronika.games.valeria.faces import FACES, NAMES, Face

SETUP: Final = 0
ROLL: Final = 1
HARVEST: Final = 2
ACTIONS: Final = 3
MONSTERS: Final = 4
SECOND_HARVEST: Final = 5
END: Final = 6
PHASES: Final[tuple[str, ...]] = ("setup", "roll", "harvest", "action", "monsters", "second-harvest", "end")

MONSTER_STACKS: Final = range(5)
CITIZEN_STACKS: Final = range(5, 15)
DOMAIN_STACKS: Final = range(15, 20)
"""Where the 20 center stacks stand: row by row from the left (V2.1)."""

NOBODY: Final = -1
NOTHING: Final = -1


class Position(TurnState):
    """Zones are lists of card ids; the top of a stack is the end of its list. A new position is empty: see setup.py.

    `cover[stack]` is the exhausted card or enemy event that lies where a stack ran out. `deck` is the exhausted
    deck. `areas` tells where each area's stack stands. `tokens` lie on monsters: strength, gold, magic. `box`
    holds what was put away unseen, by kind of back. `drafting` is set while the players choose the stacks one by one.
    Top cards are public and marked as known to all when they are turned up; dukes are known to whom they were dealt.
    """

    game: ClassVar[str] = "valeria"
    phases: ClassVar[Sequence[str]] = PHASES

    __slots__ = (
        "actions",
        "areas",
        "box",
        "captured",
        "cover",
        "dark_duke",
        "deck",
        "dice",
        "domains",
        "drafting",
        "duchy",
        "duke",
        "ending",
        "first",
        "harder",
        "lost",
        "no_dukes",
        "offered",
        "resting",
        "slain",
        "stacks",
        "stock",
        "tokens",
        "turns",
        "used",
    )

    def __init__(self, seats: int, rng: Rng, cards: Cards, like: Position | None = None) -> None:
        super().__init__(seats, rng, cards, 1 if like is None else like.rules)
        if like is None:
            self.stock: list[list[int]] = []
            self.duchy: list[list[int]] = []
            self.domains: list[list[int]] = []
            self.slain: list[list[int]] = []
            self.duke: list[int] = []
            self.offered: list[list[int]] = []
            self.stacks: list[list[int]] = []
            self.cover: list[int] = []
            self.areas: list[int] = []
            self.deck: list[int] = []
            self.tokens: dict[int, list[int]] = {}
            self.box: dict[str, list[int]] = {}
            self.dice: list[int] = []
            self.first = 0
            self.phase = SETUP
            self.drafting = False
            self.actions = 0
            self.used: list[int] = []
            self.turns: list[int] = []
            self.resting = NOBODY
            self.ending = False
            self.no_dukes = False
            self.harder = 0
            self.captured: list[int] = []
            self.dark_duke = NOTHING
            self.lost = False
        else:
            self.over = like.over
            self.stock = [own[:] for own in like.stock]
            self.duchy = [zone[:] for zone in like.duchy]
            self.domains = [zone[:] for zone in like.domains]
            self.slain = [zone[:] for zone in like.slain]
            self.duke = like.duke[:]
            self.offered = [zone[:] for zone in like.offered]
            self.stacks = [stack[:] for stack in like.stacks]
            self.cover = like.cover[:]
            self.areas = like.areas[:]
            self.deck = like.deck[:]
            self.tokens = {card: tokens[:] for card, tokens in like.tokens.items()}
            self.box = {back: cards[:] for back, cards in like.box.items()}
            self.dice = like.dice[:]
            self.turn = like.turn
            self.first = like.first
            self.phase = like.phase
            self.drafting = like.drafting
            self.actions = like.actions
            self.used = like.used[:]
            self.turns = like.turns[:]
            self.resting = like.resting
            self.ending = like.ending
            self.no_dukes = like.no_dukes
            self.harder = like.harder
            self.captured = like.captured[:]
            self.dark_duke = like.dark_duke
            self.lost = like.lost

    def copy(self) -> Position:
        return Position(self.seats, self.rng.copy(), self.cards.copy(), self)

    def plain(self) -> object:
        return [
            [NAMES[face] for face in self.cards.face],
            sorted(self.cards.known.items()),
            [self.cards.reveal_count, self.rng.state, self.over],
            [self.stock, self.duchy, self.domains, self.slain, self.duke, self.offered],
            [self.stacks, self.cover, self.areas, self.deck, sorted(self.tokens.items()), sorted(self.box.items())],
            [self.dice, self.turn, self.first, self.phase, self.actions, self.used, self.turns, self.resting],
            [self.ending, self.no_dukes, self.harder, self.captured, self.dark_duke, self.lost],
            # Digests of games without a draft are as they were before there was one.
            *([self.drafting] if self.drafting else []),
        ]

    def zones(self) -> list[list[int]]:
        return [
            *(*self.duchy, *self.domains, *self.slain, *self.offered, self.duke, [self.dark_duke]),
            *(*self.stacks, self.cover, self.deck, self.captured, *self.box.values()),
        ]

    # --- small questions ---

    def face(self, card: int) -> Face:
        return FACES[self.cards.face[card]]

    def top(self, stack: int) -> int:
        """The top card of a center stack, or NOTHING where it has run out."""
        return self.stacks[stack][-1] if self.stacks[stack] else NOTHING

    def opponents(self, seat: int) -> list[int]:
        """The other players in turn order, without one who rests (V11.2-c, V11.2-d)."""
        return [other for other in self.others(seat) if other != self.resting]

    def players(self) -> list[int]:
        """All who are in the game this turn, the active player first."""
        return [self.turn, *self.opponents(self.turn)] if self.turn != self.resting else self.opponents(self.turn)

    def roles(self, seat: int, role: int) -> int:
        """Own citizens of a role; starters have none, symbols on domains do not count (V6.6-b)."""
        face_of = self.cards.face
        return sum([FACES[face_of[card]].role == role for card in self.duchy[seat]])

    def named(self, seat: int, name: str) -> int:
        """Own cards of that name, starters too (V5.3-e)."""
        face_of = self.cards.face
        return sum([FACES[face_of[card]].named == name for card in self.duchy[seat]])

    def exhausted(self) -> int:
        """How many center stacks are exhausted; an enemy event there counts too (V10.2-b)."""
        return 20 - self.cover.count(NOTHING)

    # --- what happens ---

    def reveal(self, stack: int) -> None:
        """The next card of a stack is turned up."""
        card = self.top(stack)
        if card != NOTHING and self.cards.known.get(card, 0) != EVERYONE:
            self.cards.reveal([card])

    def gain(self, seat: int, amounts: list[int], times: int = 1) -> None:
        """Takes resources and points from the bank (V3.2-a)."""
        own = self.stock[seat]
        for i, amount in enumerate(amounts):
            own[i] += amount * times
        if self.events is not None and times and any(amounts):
            self.tell("gain", seat, as_args(amounts, times))

    def can_pay(self, seat: int, amounts: list[int]) -> bool:
        own = self.stock[seat]
        return own[0] >= amounts[0] and own[1] >= amounts[1] and own[2] >= amounts[2]

    def pay(self, seat: int, amounts: list[int]) -> None:
        """Pays to the bank; what can't be paid in full can't be paid (V3.2-b)."""
        own = self.stock[seat]
        for i in range(3):
            own[i] -= amounts[i]
            assert own[i] >= 0, "a resource never falls below 0"

    def swap(self, seat: int, pay: list[int], gain: list[int]) -> None:
        """Pays to gain."""
        self.pay(seat, pay)
        own = self.stock[seat]
        for i, amount in enumerate(gain):
            own[i] += amount
        if self.events is not None:
            self.tell("exchange", seat, {**as_args(pay, 1, "pay-"), **as_args(gain)})


def as_args(amounts: list[int], times: int = 1, prefix: str = "") -> Args:
    """Amounts as arguments of a text: strength, gold, magic, vp."""
    names = ("strength", "gold", "magic", "vp")
    return {prefix + name: amounts[i] * times for i, name in enumerate(names)}
