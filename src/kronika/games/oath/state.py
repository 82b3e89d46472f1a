"""A position of Oath as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kronika.engine.cards import Cards
from kronika.engine.rng import Rng
from kronika.engine.turns import TurnState
from kronika.games.oath.faces import FACES, NAMES, SUPREMACY, Face

if TYPE_CHECKING:
    from kronika.games.oath.campaign import Campaign
    from kronika.games.oath.powers import InPlay

CHANCELLOR: Final = 0
EXILE: Final = 1
CITIZEN: Final = 2
ROLES: Final[tuple[str, ...]] = ("chancellor", "exile", "citizen")

SETUP: Final = 0
WAKE: Final = 1
ACT: Final = 2
REST: Final = 3
ROUND_END: Final = 4
CHRONICLE: Final = 5
PHASES: Final[tuple[str, ...]] = ("setup", "wake", "act", "rest", "round-end", "chronicle")

SLOTS: Final = 8
REGION: Final[tuple[int, ...]] = (0, 0, 1, 1, 1, 2, 2, 2)
REGIONS: Final[tuple[str, ...]] = ("cradle", "provinces", "hinterland")
REGION_SLOTS: Final[tuple[range, ...]] = (range(2), range(2, 5), range(5, 8))

PEOPLES_FAVOR: Final = 0
DARKEST_SECRET: Final = 1
BANNERS: Final[tuple[str, ...]] = ("peoples-favor", "darkest-secret")

RELIQUARY: Final[tuple[str, ...]] = ("brutal", "careless", "decadent", "greedy")
"""What the spaces of the Imperial Reliquary bring when they are uncovered."""

EMPIRE: Final = 0
"""The Chancellor sits in seat 0, and the color purple has the number 0; an Exile's color is the seat's number."""
BANDITS: Final = -1
NOBODY: Final = -1
NOTHING: Final = -1
NO_RULER: Final = -2
"""Who rules a facedown site: not even bandits."""

COLORS: Final[tuple[str, ...]] = ("purple", "red", "blue", "yellow", "white", "black")
ROUNDS: Final = 8
FULL_SUPPLY: Final = 7
ADVISERS: Final = 3
FAVOR: Final = 36
PURPLE: Final = 24
WARBANDS: Final = 14

Plot = tuple[int, bool, list[int], int, int]
"""A map slot for all to see: the site's face (NOTHING for a gap, and for what lies facedown), whether a card lies there
at all, the faces of the cards there, the number of relics, and who rules."""
Page = tuple[str, list[Plot], int, int]
"""A step of the Chronicle when it is done: its name, the map, how many deeds there were, and a number it tells."""


class Position(TurnState):
    """Zones are lists of card ids; the top of a deck or pile is the end of its list. A new position is empty: see
    setup.py.

    A map slot holds a site card (`site`), faceup or not (`site_faceup`), denizens (`cards_at`), relics (`relics_at`),
    tokens, and warbands of one color at most: `army_color` is the color, `army` their number. Secrets on a board lie
    faceup (`secrets`) or facedown (`flipped`). Tokens on cards are `favor_on` and `secrets_on`. `down` holds the
    facedown advisers, `hand` what a player has drawn and not yet played. `caged` are warbands on a relic, by color.
    `in_play` indexes the powers of all faceup cards and is shared by copies.

    For the rest of the turn: `suits_discarded` are slots and the suits discarded from them, `relics_taken` the
    relics that the active player took, `not_again` what was offered in vain or would only undo the last move.
    Within a step: `outlaw` is a Citizen who is no Imperial player in the Campaign under way, `in_use` are cards that
    modify the action (7.4.3), `burying` sends what the Search discards under the world deck, `discard_to` onto or under
    a certain pile, `disguise` is who trades with whose advisers, and `campaign` is the one that all look at. `promises`
    not to attack: who, against whom, in which round. `loot`: who took which relics since the last look at the title.
    `prophet` also has the Vision `prophecy` revealed, which lies with another.

    `starting_world` is the chronicle string of the world the game began with ("" for a new one), `writes` whether its
    Chronicle is written at the end; `deeds` are what that did, `pages` what all saw after each of its steps (see
    remap.py), and `testament` the string of the world it leaves. `roots` are the denizens of each suit in the world it
    began with. `hour` is what each held when somebody won (sites, relics, banners), for the Chronicle clears the map.

    Out of play are the Dispossessed (cards) and the Archive (faces, edifices by their intact side).
    """

    game: ClassVar[str] = "oath"
    phases: ClassVar[Sequence[str]] = PHASES

    __slots__ = (
        "act_over",
        "advisers",
        "archive",
        "army",
        "army_color",
        "bank",
        "banner",
        "board",
        "boards",
        "box",
        "burying",
        "caged",
        "campaign",
        "cards_at",
        "colors",
        "deeds",
        "discard_to",
        "disguise",
        "dispossessed",
        "down",
        "ending",
        "favor",
        "favor_at",
        "favor_on",
        "flipped",
        "hand",
        "holder",
        "hour",
        "in_play",
        "in_use",
        "loot",
        "mob",
        "not_again",
        "oath",
        "outlaw",
        "pages",
        "pawn",
        "piles",
        "promises",
        "prophecy",
        "prophet",
        "relic_deck",
        "relics",
        "relics_at",
        "relics_taken",
        "reliquary",
        "reserve",
        "role",
        "roots",
        "round",
        "secrets",
        "secrets_at",
        "secrets_on",
        "shared",
        "site",
        "site_deck",
        "site_faceup",
        "starting_world",
        "suits_discarded",
        "supply",
        "testament",
        "title",
        "usurper",
        "vision",
        "visions_drawn",
        "winner",
        "world",
        "writes",
    )

    def __init__(self, seats: int, rng: Rng, cards: Cards, like: Position | None = None) -> None:
        super().__init__(seats, rng, cards, 1 if like is None else like.rules)
        if like is None:
            self.oath = SUPREMACY
            self.round = 1
            self.phase = SETUP
            self.visions_drawn = 0
            self.title = 0
            self.usurper = False
            self.winner = NOBODY
            self.ending = ""
            # the Chronicle
            self.starting_world = ""
            self.writes = True
            self.deeds: list[tuple[str, str]] = []
            self.pages: list[Page] = []
            self.roots: tuple[int, ...] = ()
            self.hour: list[dict[str, int]] = []
            self.testament = ""
            # the map
            self.site: list[int] = []
            self.site_faceup: list[bool] = []
            self.cards_at: list[list[int]] = []
            self.relics_at: list[list[int]] = []
            self.favor_at: list[int] = []
            self.secrets_at: list[int] = []
            self.army_color: list[int] = []
            self.army: list[int] = []
            # decks and banks
            self.world: list[int] = []
            self.piles: list[list[int]] = []
            self.relic_deck: list[int] = []
            self.site_deck: list[int] = []
            self.reliquary: list[int] = []
            self.box: list[int] = []
            self.dispossessed: list[int] = []
            self.archive: tuple[int, ...] = ()
            self.bank: list[int] = []
            self.shared = 0
            # banners
            self.holder: list[int] = []
            self.banner: list[int] = []
            self.mob = False
            # seats
            self.role: list[int] = []
            self.colors: list[int] = []
            self.pawn: list[int] = []
            self.supply: list[int] = []
            self.favor: list[int] = []
            self.secrets: list[int] = []
            self.flipped: list[int] = []
            self.board: list[int] = []
            self.reserve: list[int] = []
            self.advisers: list[list[int]] = []
            self.relics: list[list[int]] = []
            self.vision: list[int] = []
            self.prophet = NOBODY
            self.prophecy = NOTHING
            self.hand: list[list[int]] = []
            self.down: set[int] = set()
            # tokens on cards
            self.favor_on: dict[int, int] = {}
            self.secrets_on: dict[int, int] = {}
            self.caged: dict[int, int] = {}
            # of this turn
            self.act_over = False
            self.suits_discarded: list[tuple[int, int]] = []
            self.relics_taken: list[int] = []
            self.not_again: list[str] = []
            self.loot: list[tuple[int, int]] = []
            self.promises: list[tuple[int, int, int]] = []
            self.outlaw = NOBODY
            self.in_use: list[int] = []
            self.boards: list[bool] = []
            self.burying = False
            self.discard_to: tuple[int, bool] | None = None
            self.disguise: tuple[int, int] | None = None
            self.in_play: InPlay | None = None
            self.campaign: Campaign | None = None
        else:
            self.over = like.over
            self.oath = like.oath
            self.round = like.round
            self.turn = like.turn
            self.phase = like.phase
            self.visions_drawn = like.visions_drawn
            self.title = like.title
            self.usurper = like.usurper
            self.winner = like.winner
            self.ending = like.ending
            self.starting_world = like.starting_world
            self.writes = like.writes
            self.deeds = like.deeds[:]
            self.pages = like.pages[:]
            self.roots = like.roots
            self.hour = like.hour[:]
            self.testament = like.testament
            self.site = like.site[:]
            self.site_faceup = like.site_faceup[:]
            self.cards_at = [zone[:] for zone in like.cards_at]
            self.relics_at = [zone[:] for zone in like.relics_at]
            self.favor_at = like.favor_at[:]
            self.secrets_at = like.secrets_at[:]
            self.army_color = like.army_color[:]
            self.army = like.army[:]
            self.world = like.world[:]
            self.piles = [pile[:] for pile in like.piles]
            self.relic_deck = like.relic_deck[:]
            self.site_deck = like.site_deck[:]
            self.reliquary = like.reliquary[:]
            self.box = like.box[:]
            self.dispossessed = like.dispossessed[:]
            self.archive = like.archive
            self.bank = like.bank[:]
            self.shared = like.shared
            self.holder = like.holder[:]
            self.banner = like.banner[:]
            self.mob = like.mob
            self.role = like.role[:]
            self.colors = like.colors[:]
            self.pawn = like.pawn[:]
            self.supply = like.supply[:]
            self.favor = like.favor[:]
            self.secrets = like.secrets[:]
            self.flipped = like.flipped[:]
            self.board = like.board[:]
            self.reserve = like.reserve[:]
            self.advisers = [zone[:] for zone in like.advisers]
            self.relics = [zone[:] for zone in like.relics]
            self.vision = like.vision[:]
            self.prophet = like.prophet
            self.prophecy = like.prophecy
            self.hand = [zone[:] for zone in like.hand]
            self.down = like.down.copy()
            self.favor_on = like.favor_on.copy()
            self.secrets_on = like.secrets_on.copy()
            self.caged = like.caged.copy()
            self.act_over = like.act_over
            self.suits_discarded = like.suits_discarded[:]
            self.relics_taken = like.relics_taken[:]
            self.not_again = like.not_again[:]
            self.loot = like.loot[:]
            self.promises = like.promises[:]
            self.outlaw = like.outlaw
            self.in_use = like.in_use[:]
            self.boards = like.boards[:]
            self.in_play = like.in_play
            self.burying = like.burying
            self.discard_to = like.discard_to
            self.disguise = like.disguise
            self.campaign = None  # both live within a step; a copy is a checkpoint

    def copy(self) -> Position:
        return Position(self.seats, self.rng.copy(), self.cards.copy(), self)

    def plain(self) -> object:
        return [
            [NAMES[face] for face in self.cards.face],
            sorted(self.cards.known.items()),
            [self.cards.reveal_count, self.rng.state, self.over, self.ending, self.winner],
            [self.oath, self.round, self.turn, self.phase, self.visions_drawn, self.title, self.usurper],
            [
                self.site,
                self.site_faceup,
                self.cards_at,
                self.relics_at,
                self.favor_at,
                self.secrets_at,
                self.army_color,
                self.army,
            ],
            [self.world, self.piles, self.relic_deck, self.site_deck, self.reliquary, self.box, self.bank, self.shared],
            [self.holder, self.banner, self.mob, self.role, self.colors, self.pawn, self.supply],
            [self.favor, self.secrets, self.flipped, self.board, self.reserve],
            [self.advisers, self.relics, self.vision, self.hand, sorted(self.down)],
            [sorted(self.favor_on.items()), sorted(self.secrets_on.items()), sorted(self.caged.items())],
            [
                self.act_over,
                # One number each: digests in chronicles were made so.
                [slot * 6 + suit for slot, suit in self.suits_discarded],
                self.relics_taken,
                self.not_again,
                self.promises,
                self.outlaw,
                self.in_use,
            ],
            [self.boards, self.burying, self.dispossessed, self.archive, self.prophet, self.prophecy, self.loot],
            [
                self.starting_world,
                self.writes,
                self.deeds,
                self.pages,
                self.testament,
                self.roots,
                self.discard_to,
                self.disguise,
            ],
        ]

    def zones(self) -> list[list[int]]:
        return [
            *(self.site, *self.cards_at, *self.relics_at, self.world, *self.piles, self.relic_deck, self.site_deck),
            *(*self.advisers, *self.relics, *self.hand, self.vision, self.reliquary, self.box, self.dispossessed),
        ]

    # --- small questions ---

    def face(self, card: int) -> Face:
        return FACES[self.cards.face[card]]

    def suit(self, card: int) -> int:
        return FACES[self.cards.face[card]].suit

    def site_face(self, slot: int) -> Face:
        return FACES[self.cards.face[self.site[slot]]]

    def occupied(self, card: int) -> bool:
        """Whether favor or secrets lie on the card."""
        return card in self.favor_on or card in self.secrets_on

    # --- what happens ---

    def stale(self) -> None:
        """A faceup card came, went or turned: the index of powers must be made again."""
        self.in_play = None
