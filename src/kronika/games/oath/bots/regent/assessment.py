"""The table as the regent reads it off the sight: who rules and holds what, what I have, what is near."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kronika.games.oath.bots.regent.weights import Weights
from kronika.games.oath.faces import BEAST, FACES, NUMBER, OATHS, SUITS, VISION, Face
from kronika.games.oath.sight import OathSight
from kronika.games.oath.state import BANNERS, SLOTS

if TYPE_CHECKING:
    from kronika.games.oath.bots.regent.plan import Plan

FACEDOWN: Final = -2
"""Who rules a site that nobody has seen."""
RAIDERS: Final = -1
"""Bandits."""


class Standing:
    """What goals count: sites by color, relics and banners by seat, who holds the banners and the Scepter."""

    __slots__ = ("holders", "scepter", "sites", "things", "tokens")

    def __init__(
        self, sites: list[int], things: list[int], holders: list[int], tokens: list[int], scepter: int
    ) -> None:
        self.sites = sites
        self.things = things
        self.holders = holders
        self.tokens = tokens
        self.scepter = scepter

    def copy(self) -> Standing:
        return Standing(self.sites[:], self.things[:], self.holders[:], self.tokens[:], self.scepter)

    def take_banner(self, banner: int, seat: int, tokens: int) -> None:
        holder = self.holders[banner]
        if holder >= 0:
            self.things[holder] -= 1
        self.things[seat] += 1
        self.holders[banner] = seat
        self.tokens[banner] = tokens


class Assessment:
    """What one sees when asked; made again for each ask."""

    __slots__ = (
        "_faceup",
        "_free",
        "_held_plans",
        "_journeys",
        "_places",
        "_reach",
        "_rival_visions",
        "_site_plans",
        "alone",
        "army",
        "board",
        "color",
        "coming",
        "exile",
        "favor",
        "lasting",
        "me",
        "mights",
        "now",
        "oath",
        "pawns",
        "plan",
        "pulls",
        "ringed",
        "roles",
        "round",
        "rulers",
        "seats",
        "secrets",
        "sides",
        "sight",
        "site",
        "site_faceup",
        "standing",
        "suits",
        "supply",
        "thing_gain",
        "title",
        "usurper",
        "visions",
        "visions_drawn",
        "weights",
    )

    def __init__(self, sight: OathSight, weights: Weights, seat: int | None = None) -> None:
        """With a `seat`: the table as another player may judge it, as far as it can be seen from here."""
        me = sight.seat if seat is None else seat
        assert me is not None
        self.sight = sight
        self.weights = weights
        self.me = me
        self.seats = range(sight.seats)
        self.roles = [sight.role(seat) for seat in self.seats]
        self.exile = self.roles[me] == "exile"
        self.sides = [sight.side(seat) for seat in self.seats]
        self.color = self.sides[me]
        self.pawns = [sight.pawn(seat) for seat in self.seats]
        self.site = self.pawns[me]
        self.supply = sight.supply(me)
        self.favor = sight.purse(me)
        self.secrets = sight.secrets(me)
        self.board = sight.warbands(me)
        self.site_faceup = [sight.faceup(slot) for slot in range(SLOTS)]
        self.rulers = [sight.ruler(slot) for slot in range(SLOTS)]
        self.army = [sight.army(slot) for slot in range(SLOTS)]
        self.oath = OATHS.index(sight.oath)
        self.title = sight.title
        self.usurper = sight.usurper
        self.round = sight.round
        self.visions_drawn = sight.visions_drawn
        self.ringed = "ring-of-devotion" in sight.relics(me)
        """Whether I can't place warbands at sites."""
        self.suits = sight.matching(me)
        """As how many faceup advisers of each suit mine count."""
        self.visions = self._own_visions()
        sites = [0] * len(self.seats)
        for color in self.rulers:
            if color >= 0:
                sites[color] += 1
        self.standing = Standing(
            sites,
            [sight.holdings(seat) for seat in self.seats],
            [sight.holder(banner) for banner in BANNERS],
            [sight.banner(banner) for banner in BANNERS],
            sight.scepter,
        )
        self._faceup: dict[int, list[str]] = {}
        self._free: dict[int, list[str]] = {}
        self._places: dict[str, int] | None = None
        self._journeys: list[int | None] | None = None
        self._reach: list[bool] | None = None
        self._rival_visions: list[tuple[int, int]] | None = None
        self._site_plans: dict[int, list[tuple[str, int]]] | None = None
        self._held_plans: dict[int, list[str]] = {}
        # Reckoned once, in plan.py, aims.py, hold.py and war.py.
        self.alone: dict[tuple[int, str], tuple[float, int]] = {}
        self.coming: dict[int, list[int]] = {}
        self.mights = [-1] * len(self.seats)
        self.lasting: dict[tuple[int, int, int], float] = {}
        self.plan: Plan | None = None
        self.now: float | None = None
        self.thing_gain: float | None = None
        self.pulls: list[float] | None = None

    def _own_visions(self) -> list[Face]:
        """Visions I could win by: the revealed one first, then those among my advisers."""
        revealed = self.sight.vision(self.me)
        found = [] if revealed is None else [FACES[NUMBER[revealed]]]
        for name in self.sight.advisers(self.me):
            if name is not None and FACES[NUMBER[name]].kind == VISION and FACES[NUMBER[name]].oath >= 0:
                found.append(FACES[NUMBER[name]])
        return found

    # --- looked up when needed ---

    def free_cards(self, slot: int) -> list[str]:
        """Cards at a site that can be mustered on or traded with."""
        found = self._free.get(slot)
        if found is None:
            found = self.sight.unoccupied(slot)
            if self.abroad("forest-council"):
                found = [name for name in found if FACES[NUMBER[name]].suit != BEAST]
            self._free[slot] = found
        return found

    def places(self) -> dict[str, int]:
        """All cards at faceup sites, and their slots."""
        if self._places is None:
            self._places = {
                name: slot for slot in range(SLOTS) if self.site_faceup[slot] for name in self.sight.cards_at(slot)
            }
        return self._places

    def suits_at(self, slot: int) -> list[int]:
        """The suits of the cards at a site, -1 for a ruin."""
        return [FACES[NUMBER[name]].suit for name in self.sight.cards_at(slot)]

    def peopled(self, slot: int) -> bool:
        """Whether more than a ruin lies at a site."""
        return any(self.sight.suit(name) for name in self.sight.cards_at(slot))

    def abroad(self, name: str) -> bool:
        """Whether a card lies at a site that is not mine, so that it works against me."""
        slot = self.places().get(name)
        return slot is not None and self.rulers[slot] != self.color

    def has(self, name: str) -> bool:
        """Whether I have a faceup adviser."""
        return name in self.faceup_advisers(self.me)

    def journeys(self) -> list[int | None]:
        """What traveling costs, by slot; None where one can't go, or is."""
        if self._journeys is None:
            self._journeys = self.sight.journeys(self.me)
        return self._journeys

    def reaches(self, banner: int) -> bool:
        """Whether a banner is mine, or could be recovered for its price."""
        if self._reach is None:
            held = self.standing.holders
            self._reach = [
                held[i] == self.me or self.sight.recoverable(self.me, name) for i, name in enumerate(BANNERS)
            ]
        return self._reach[banner]

    def taxed(self, name: str, slot: int) -> bool:
        """Whether a card elsewhere makes me pay its ruler a favor for what I do at a site of that ruler's."""
        place = self.places().get(name)
        return place is not None and self.rulers[place] == self.rulers[slot] != self.color

    def site_plans(self, color: int) -> list[tuple[str, int]]:
        """Battle plans at the sites of a color (RAIDERS for bandits), and where."""
        if self._site_plans is None:
            self._site_plans = {}
            for name, slot in self.places().items():
                if FACES[NUMBER[name]].side:
                    self._site_plans.setdefault(self.rulers[slot], []).append((name, slot))
        return self._site_plans.get(color, [])

    def held_plans(self, seat: int) -> list[str]:
        """Battle plans among a player's faceup advisers."""
        found = self._held_plans.get(seat)
        if found is None:
            found = [name for name in self.faceup_advisers(seat) if FACES[NUMBER[name]].side]
            self._held_plans[seat] = found
        return found

    def rival_visions(self) -> list[tuple[int, int]]:
        """Other Exiles with a revealed Vision, and the oath of its goal."""
        if self._rival_visions is None:
            self._rival_visions = []
            for seat in self.seats:
                name = self.sight.vision(seat) if seat != self.me and self.roles[seat] == "exile" else None
                if name is not None:
                    self._rival_visions.append((seat, FACES[NUMBER[name]].oath))
        return self._rival_visions

    def others_here(self) -> list[int]:
        """Whose pawns stand at my site beside mine."""
        return [seat for seat in self.seats if seat != self.me and self.pawns[seat] == self.site]

    def imperial(self, seat: int) -> bool:
        return self.roles[seat] != "exile"

    def suits_of(self, suit: str) -> int:
        """How many of my faceup advisers match a suit."""
        return self.suits[SUITS.index(suit)]

    @property
    def broke(self) -> bool:
        """Neither favor to muster with nor a secret to trade."""
        return not self.favor and not self.secrets and not self.sight.flipped(self.me)

    def rules(self, slot: int) -> bool:
        return self.rulers[slot] == self.color

    def faceup_advisers(self, seat: int) -> list[str]:
        found = self._faceup.get(seat)
        if found is None:
            cards = zip(self.sight.advisers(seat), self.sight.facedown(seat), strict=True)
            found = self._faceup[seat] = [name for name, down in cards if name is not None and not down]
        return found


def face_of(name: str) -> Face:
    return FACES[NUMBER[name]]
