"""A position of Empires of the North as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kronika.engine.cards import Cards
from kronika.engine.message import Args
from kronika.engine.rng import Rng
from kronika.engine.turns import TurnState
from kronika.games.north.faces import FACES, NAMES, Face
from kronika.games.north.goods import COMMON_SHIP, SHIP, THINGS, VP, WORKER, Amounts

if TYPE_CHECKING:
    from kronika.games.north.realm import Realm

SETUP: Final = 0
LOOKOUT: Final = 1
ACTIONS: Final = 2
EXPEDITION: Final = 3
CLEANUP: Final = 4
PHASES: Final[tuple[str, ...]] = ("setup", "lookout", "action", "expedition", "cleanup")

NOTHING: Final = -1
NEAR: Final = 0
DISTANT: Final = 1
DISTANCES: Final[tuple[str, ...]] = ("near", "distant")
GOAL: Final = 25

Disc = tuple[int, bool]
"""An action disc: the place of its tile in the ring, and whether it is turned to its X side."""
IN_SUPPLY: Final[Disc] = (-1, False)

Ship = tuple[int, int, int, int]
"""A ship in the queue: whose, with fish, with a raze token, and whether it is a common ship."""


class Position(TurnState):
    """Zones are lists of card ids; the top of a deck is the end of its list. A new position is empty: see setup.py.

    `stock` is a player's supply by thing (see goods.py): goods, rested workers, points, ships; `tired` are the workers
    on the clan tile. `empire` holds all cards in front of a player, `host` the field to which an upgrade is attached,
    `on` the tokens assigned to cards, `copy_of` the face a copying location took on, `raider` who exhausted a card of
    another. `islands` are the two decks,
    `shores` the islands that lie open, `wrecks` the discarded ones. `played` and `built` count boosts and locations of
    this round. `struck` are the clans that nobody leads after a draft. `last` is set when the round under way is the
    last one, `reached` when the next one will be; alone it is the round `goal_rounds` at the latest.
    """

    game: ClassVar[str] = "north"
    phases: ClassVar[Sequence[str]] = PHASES

    __slots__ = (
        "built",
        "clan",
        "copy_of",
        "deck",
        "discard",
        "discs",
        "drafts",
        "drawn",
        "empire",
        "exhausted",
        "first",
        "goal",
        "goal_rounds",
        "hand",
        "host",
        "islands",
        "last",
        "on",
        "own_decks",
        "passed",
        "played",
        "queue",
        "raider",
        "raze_points",
        "reached",
        "realms",
        "round",
        "shores",
        "stock",
        "struck",
        "tiles",
        "tired",
        "wrecks",
    )

    def __init__(self, seats: int, rng: Rng, cards: Cards, like: Position | None = None) -> None:
        super().__init__(seats, rng, cards, 1 if like is None else like.rules)
        if like is None:
            self.clan: list[int] = []
            self.drafts = False
            self.struck: list[int] = []
            self.tiles: list[int] = []
            self.discs: list[list[Disc]] = []
            self.stock: list[Amounts] = []
            self.tired: list[int] = []
            self.deck: list[list[int]] = []
            self.hand: list[list[int]] = []
            self.drawn: list[list[int]] = []
            self.discard: list[list[int]] = []
            self.empire: list[list[int]] = []
            self.host: dict[int, int] = {}
            self.exhausted: set[int] = set()
            self.raider: dict[int, int] = {}
            self.on: dict[int, list[int]] = {}
            self.copy_of: dict[int, int] = {}
            self.islands: list[list[int]] = [[], []]
            self.shores: list[list[int]] = [[], []]
            self.wrecks: list[list[int]] = [[], []]
            self.queue: list[Ship] = []
            self.first = 0
            self.phase = SETUP
            self.round = 1
            self.passed: list[bool] = []
            self.played: list[int] = []
            self.built: list[int] = []
            self.last = False
            self.reached = False
            self.raze_points = False
            self.own_decks = False
            self.goal = GOAL
            self.realms: list[Realm | None] = []
            self.goal_rounds = 0
        else:
            self.over = like.over
            self.clan = like.clan[:]
            self.drafts = like.drafts
            self.struck = like.struck[:]
            self.tiles = like.tiles[:]
            self.discs = [own[:] for own in like.discs]
            self.stock = [own[:] for own in like.stock]
            self.tired = like.tired[:]
            self.deck = [zone[:] for zone in like.deck]
            self.hand = [zone[:] for zone in like.hand]
            self.drawn = [zone[:] for zone in like.drawn]
            self.discard = [zone[:] for zone in like.discard]
            self.empire = [zone[:] for zone in like.empire]
            self.host = like.host.copy()
            self.exhausted = like.exhausted.copy()
            self.raider = like.raider.copy()
            self.on = {card: tokens[:] for card, tokens in like.on.items()}
            self.copy_of = like.copy_of.copy()
            self.islands = [zone[:] for zone in like.islands]
            self.shores = [zone[:] for zone in like.shores]
            self.wrecks = [zone[:] for zone in like.wrecks]
            self.queue = like.queue[:]
            self.first = like.first
            self.turn = like.turn
            self.phase = like.phase
            self.round = like.round
            self.passed = like.passed[:]
            self.played = like.played[:]
            self.built = like.built[:]
            self.last = like.last
            self.reached = like.reached
            self.raze_points = like.raze_points
            self.own_decks = like.own_decks
            self.goal = like.goal
            self.realms = like.realms[:]
            self.goal_rounds = like.goal_rounds

    def copy(self) -> Position:
        return Position(self.seats, self.rng.copy(), self.cards.copy(), self)

    def plain(self) -> object:
        return [
            [NAMES[face] for face in self.cards.face],
            sorted(self.cards.known.items()),
            [
                self.cards.reveal_count,
                self.rng.state,
                self.over,
                self.raze_points,
                self.goal,
                self.goal_rounds,
                self.own_decks,
            ],
            # One number for each disc: digests in chronicles were made so.
            [
                self.clan,
                self.tiles,
                [[disc_number(disc) for disc in own] for own in self.discs],
                self.stock,
                self.tired,
            ],
            [self.deck, self.hand, self.drawn, self.discard, self.empire],
            [sorted(self.host.items()), sorted(self.exhausted), sorted(self.on.items()), self.copies()],
            [self.islands, self.shores, self.wrecks, self.queue],
            [self.first, self.turn, self.phase, self.round, self.passed, self.played, self.built],
            [self.last, self.reached],
            # Digests of games without a draft are as they were before there was one.
            *([self.drafts, self.struck] if self.drafts or self.struck else []),
        ]

    def zones(self) -> list[list[int]]:
        return [
            *(*self.deck, *self.hand, *self.drawn, *self.discard, *self.empire),
            *(*self.islands, *self.shores, *self.wrecks),
        ]

    def copies(self) -> list[tuple[int, str]]:
        return [(card, NAMES[face]) for card, face in sorted(self.copy_of.items())]

    # --- small questions ---

    def face(self, card: int) -> Face:
        return FACES[self.cards.face[card]]

    def workers(self, seat: int) -> int:
        """All that a player owns: rested, tired and assigned."""
        assigned = sum(tokens[WORKER] for card, tokens in self.on.items() if card in self.empire[seat])
        return self.stock[seat][WORKER] + self.tired[seat] + assigned

    def ships(self, seat: int) -> int:
        """Ships in the supply, own and common."""
        return self.stock[seat][SHIP] + self.stock[seat][COMMON_SHIP]

    def effective(self, card: int) -> Face:
        """The face that counts: a copying location is what it copies (N7.6)."""
        copied = self.copy_of.get(card)
        return self.face(card) if copied is None else FACES[copied]

    def field_face(self, card: int) -> Face:
        """The face that says whether it is a field, and of what: what copies one is one (N7.6-a)."""
        if self.rules < 2:
            return self.face(card)
        return self.effective(card)

    # --- what happens ---

    def settle(self, seat: int, card: int) -> None:
        """A card joins an empire, for all to see."""
        self.empire[seat].append(card)
        self.cards.reveal([card])
        self.realms[seat] = None

    def gain_points(self, seat: int, points: int) -> None:
        """The marker moves at once (N7.1-b); whoever reaches the goal ends the game with this round or the next
        (N8.1), alone always with this one (N10.1-c)."""
        own = self.stock[seat]
        own[VP] += points
        if own[VP] >= self.goal:
            later = self.phase == EXPEDITION and not self.goal_rounds
            if not (self.reached or self.last):
                self.tell("goal", seat, {"goal": self.goal, "later": int(later)})
            if later:
                self.reached = True
            else:
                self.last = True


def disc_number(disc: Disc) -> int:
    """A disc in a digest: -1 in the supply, else twice its place, plus one if it is turned."""
    place, turned = disc
    return -1 if disc == IN_SUPPLY else 2 * place + turned


def as_args(amounts: Amounts) -> Args:
    """Amounts as arguments of a text, by the things' names."""
    return {THINGS[i]: amounts[i] for i in range(len(amounts))}
