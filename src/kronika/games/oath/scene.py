"""Oath scenes: lay out the map, boards and decks, load the dice, then answer asks by key and look.

    scene = Scene(cards={"plains": "longbows"}, pawns="plains mountain", warbands={"plains": (0, 2)})
    scene.do("muster", "muster:longbows")
    assert scene.board(0) == 5

Seat 0 is the Chancellor, the others are Exiles unless `roles` says otherwise. The map is plain: eight faceup sites
without cards, tokens, relics or warbands (see MAP; `sites` puts others in their places, `facedown` turns some).
Sites are named by their card or by their slot number. Everybody starts with 7 Supply, 5 favor, 3 secrets and 3
warbands on the board, no advisers and no relics but the Chancellor's Grand Scepter, and stands in the own slot
(seat 0 in slot 0, seat 1 in slot 1 …). Seat 0 is to act. Each bank holds 3 favor; banners are unheld with one token.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import kronika
from kronika.engine.rng import Mwc
from kronika.engine.table import Table
from kronika.games.oath.dice import ATTACK_FACES, DEFENSE_FACES
from kronika.games.oath.faces import DENIZEN, FLIPPED, NUMBER, OATHS, RELIC, SCEPTER, SUITS, VISION, of_kind
from kronika.games.oath.game import Oath
from kronika.games.oath.state import (
    ACT,
    BANNERS,
    CHRONICLE,
    EMPIRE,
    FAVOR,
    NOBODY,
    NOTHING,
    PHASES,
    PURPLE,
    RELIQUARY,
    ROLES,
    SLOTS,
    WARBANDS,
    Position,
)
from kronika.games.oath.victory import held
from kronika.scene import TableScene, ask_again, begin_here, state_of

kronika.register(Oath())

MAP = (
    *("ancient-city", "fertile-valley"),
    *("steppe", "standing-stones", "deep-woods"),
    *("wastes", "great-slum", "river"),
)
"""Two Cradle slots (0, 1), three of the Provinces (2, 3, 4), three of the Hinterland (5, 6, 7)."""
ATTACK = {"hollow": 0, "sword": 1, "skull": 2}
"""Attack die faces; "skull" is the one with two swords."""
DEFENSE = {"blank": 0, "shield": 1, "two": 2, "double": 3}


def position(table: Table) -> Position:
    """The whole truth about a table of Oath."""
    return state_of(table, Position)


class Scene(TableScene[Position]):
    """A table in a position of our choice. Every card is in the box once; laying it out takes it from its deck."""

    loads = ("dice", "end_die")

    def __init__(
        self,
        seats: int = 3,
        roles: str = "",
        oath: str = "supremacy",
        sites: Mapping[int, str] | None = None,
        facedown: str = "",
        cards: Mapping[str, str] | None = None,
        relics_at: Mapping[str, str] | None = None,
        warbands: Mapping[str, tuple[int, int]] | None = None,
        tokens: Mapping[str, tuple[int, int]] | None = None,
        pawns: str = "",
        advisers: Sequence[str] = (),
        facedown_advisers: Sequence[str] = (),
        relics: Sequence[str] = (),
        visions: Sequence[str] = (),
        favor: Sequence[int] = (),
        secrets: Sequence[int] = (),
        board: Sequence[int] = (),
        supply: Sequence[int] = (),
        banks: int = 3,
        bank: Mapping[str, int] | None = None,
        banners: Mapping[str, tuple[int, int]] | None = None,
        mob: bool = False,
        title: int = 0,
        usurper: bool = False,
        visions_drawn: int = 0,
        round: int = 1,
        turn: int = 0,
        phase: str = "act",
        world: str = "",
        piles: Sequence[str] = (),
        reliquary: str = "",
        uncovered: str = "",
        relic_deck: str = "",
        dispossessed: str = "",
        writes: bool = False,
        won: Sequence[Any] = (),
        flipped: Sequence[int] = (),
        on: Mapping[str, tuple[int, int]] | None = None,
        listen: bool = False,
        seed: int = 1,
        rules: int | None = None,
    ) -> None:
        """`cards` and `relics_at` lay cards at sites, `warbands` gives (seat of the color, number), `tokens` (favor,
        secrets) on a site. `advisers` (faceup), `facedown_advisers`, `relics`, `visions`, `favor`, `secrets`, `board`
        and `supply` are by seat; "-" or "" for none. `banners` gives (holder, tokens). `world`, `piles` (by region) and
        `relic_deck` name cards from the top; the rest lies below. `reliquary` names its four relics, `uncovered`
        spaces that are empty, `dispossessed` the Dispossessed. Cards beyond the first world come from the Archive.
        `writes`: a won game goes on with its Chronicle, and `won` (winner, how) is where one begins it. `flipped` gives
        facedown secrets by seat, `on` (favor, secrets) on a card in play. `rules` names an old
        version of the rules."""
        setup = {"writes": writes}
        self.table: Table = kronika.new_table("oath", seats, seed, setup, listen, rules=rules)
        s = self.state
        self._free = {s.cards.face[card]: card for card in range(len(s.cards.face))}
        s.cards.known.clear()
        s.site = [self._take((sites or {}).get(slot, MAP[slot])) for slot in range(SLOTS)]
        s.site_faceup = [True] * SLOTS
        s.cards_at = [[] for _ in range(SLOTS)]
        s.relics_at = [[] for _ in range(SLOTS)]
        s.favor_at, s.secrets_at = [0] * SLOTS, [0] * SLOTS
        s.army_color, s.army = [NOBODY] * SLOTS, [0] * SLOTS
        for name in facedown.split():
            s.site_faceup[self.slot(name)] = False
        self._open(s.site[slot] for slot in range(SLOTS) if s.site_faceup[slot])
        for name, text in (cards or {}).items():
            s.cards_at[self.slot(name)] = self._lay(text)
        for name, text in (relics_at or {}).items():
            s.relics_at[self.slot(name)] = [self._take(relic) for relic in text.split()]
        self._seats(seats, roles, advisers, facedown_advisers, relics, visions)
        s.pawn = [self.slot(name) for name in pawns.split()] or list(range(seats))
        s.favor = self._each(favor, 5)
        s.secrets = self._each(secrets, 3)
        s.flipped = [0] * seats
        s.board = self._each(board, 3)
        s.supply = self._each(supply, 7)
        s.reserve = [PURPLE] + [WARBANDS] * (seats - 1)
        for seat in range(seats):
            s.reserve[EMPIRE if s.role[seat] != 1 else seat] -= s.board[seat]
        for name, (color, count) in (warbands or {}).items():
            slot = self.slot(name)
            s.army_color[slot], s.army[slot] = color, count
            s.reserve[color] -= count
        for name, (on_favor, on_secrets) in (tokens or {}).items():
            s.favor_at[self.slot(name)], s.secrets_at[self.slot(name)] = on_favor, on_secrets
        s.bank = [(bank or {}).get(suit, banks) for suit in SUITS]
        s.holder, s.banner = [NOBODY, NOBODY], [1, 1]
        for name, (holder, count) in (banners or {}).items():
            s.holder[BANNERS.index(name)], s.banner[BANNERS.index(name)] = holder, count
        s.mob = mob
        s.oath = OATHS.index(oath)
        s.title, s.usurper = title, usurper
        s.visions_drawn, s.round, s.turn, s.phase = visions_drawn, round, turn, PHASES.index(phase)
        self._decks(world, piles, reliquary, uncovered, relic_deck, dispossessed)
        s.flipped = self._each(flipped, 0)
        for name, (on_favor, on_secrets) in (on or {}).items():
            self._put_on(name, on_favor, on_secrets)
        s.shared = FAVOR - sum(s.bank) - sum(s.favor) - s.banner[0] - sum(s.favor_at) - sum(s.favor_on.values())
        assert s.shared >= 0, "there are 36 favor in all"
        s.stale()
        if won:
            s.winner, s.ending = won
            s.phase, s.hour = CHRONICLE, held(s)
        begin_here(self.table)

    # --- laying out ---

    def _put_on(self, name: str, favor: int, secrets: int) -> None:
        """Tokens onto a card in play."""
        s = self.state
        card = next(card for card in range(len(s.cards.face)) if s.cards.name(card) == name)
        for tokens, count in ((s.favor_on, favor), (s.secrets_on, secrets)):
            if count:
                tokens[card] = count

    def _take(self, name: str) -> int:
        """A card from its deck, or from the Archive."""
        face, s = NUMBER[name], self.state
        if face in self._free:
            return self._free.pop(face)
        s.archive = tuple(other for other in s.archive if other not in (face, FLIPPED.get(face)))
        return s.cards.add(face)

    def _lay(self, text: str) -> list[int]:
        cards = [self._take(name) for name in text.split()]
        self._open(cards)
        return cards

    def _open(self, cards: Any) -> None:
        for card in cards:
            self.state.cards.known[card] = -1

    def _each(self, given: Sequence[int], default: int) -> list[int]:
        return [given[seat] if seat < len(given) else default for seat in range(self.state.seats)]

    def _seats(
        self,
        seats: int,
        roles: str,
        advisers: Sequence[str],
        facedown: Sequence[str],
        relics: Sequence[str],
        visions: Sequence[str],
    ) -> None:
        s = self.state
        s.role = [ROLES.index(role) for role in roles.split()] or [0] + [1] * (seats - 1)
        s.hand = [[] for _ in range(seats)]
        s.down = set()
        s.vision = [NOTHING] * seats
        for seat in range(seats):
            s.advisers[seat] = self._lay(self._text(advisers, seat))
            hidden = [self._take(name) for name in self._text(facedown, seat).split()]
            s.advisers[seat] += hidden
            s.down.update(hidden)
            s.cards.learn(seat, hidden)
            s.relics[seat] = self._lay(self._text(relics, seat))
            vision = self._lay(self._text(visions, seat))
            s.vision[seat] = vision[0] if vision else NOTHING
        if SCEPTER in self._free:
            s.relics[EMPIRE] += self._lay("grand-scepter")

    @staticmethod
    def _text(given: Sequence[str], seat: int) -> str:
        text = given[seat] if seat < len(given) else ""
        return "" if text == "-" else text

    def _decks(
        self, world: str, piles: Sequence[str], reliquary: str, uncovered: str, relic_deck: str, dispossessed: str
    ) -> None:
        s = self.state
        top = [self._take(name) for name in world.split()]
        s.dispossessed = [self._take(name) for name in dispossessed.split()]
        s.piles = [[self._take(name) for name in self._text(piles, region).split()][::-1] for region in range(3)]
        spaces = [self._take(name) for name in reliquary.split()]
        relics = [self._take(name) for name in relic_deck.split()]
        rest = [self._free.pop(face.number) for face in of_kind(RELIC) if face.number in self._free]
        while len(spaces) < 4:
            spaces.append(rest.pop(0))
        s.reliquary = spaces
        s.relic_deck = rest[::-1] + relics[::-1]
        for name in uncovered.split():
            space = RELIQUARY.index(name)
            s.relic_deck.insert(0, s.reliquary[space])
            s.reliquary[space] = NOTHING
        kinds = (DENIZEN, VISION)
        below = [self._free.pop(face.number) for kind in kinds for face in of_kind(kind) if face.number in self._free]
        s.world = below[::-1] + top[::-1]
        s.box = []
        s.site_deck = list(self._free.values())

    def slot(self, name: str | int) -> int:
        """Where a site lies: by its card or its number, which is one where a scene comes from data."""
        if str(name).isdigit():
            return int(name)
        return next(i for i, card in enumerate(self.state.site) if self.state.cards.name(card) == name)

    def dice(self, defense: str = "", attack: str = "") -> Scene:
        """The next rolls show these faces: the defense pool first, then the attack pool."""
        wanted = [(DEFENSE_FACES, DEFENSE[name]) for name in defense.split()]
        wanted += [(ATTACK_FACES, ATTACK[name]) for name in attack.split()]
        number = 0
        while True:
            rng = Mwc.of(f"dice {number}")
            before = rng.copy()
            if all(faces[rng.below(6)] == face for faces, face in wanted):
                self.state.rng = before
                return self
            number += 1

    def end_die(self, number: int) -> Scene:
        """The next roll of a six-sided die shows this."""
        tries = 0
        while True:
            rng = Mwc.of(f"end {tries}")
            before = rng.copy()
            if rng.die(6) == number:
                self.state.rng = before
                return self
            tries += 1

    # --- looking ---

    def board(self, seat: int = 0) -> int:
        """Warbands on the board."""
        return self.state.board[seat]

    def favor(self, seat: int = 0) -> int:
        return self.state.favor[seat]

    def secrets(self, seat: int = 0) -> int:
        """Faceup secrets on the board."""
        return self.state.secrets[seat]

    def flipped(self, seat: int = 0) -> int:
        """Facedown secrets on the board."""
        return self.state.flipped[seat]

    def supply(self, seat: int = 0) -> int:
        return self.state.supply[seat]

    def bank(self, suit: str) -> int:
        return self.state.bank[SUITS.index(suit)]

    def army(self, site: str) -> tuple[int, int]:
        """Whose warbands are at a site, and how many; (-1, 0) for none."""
        slot = self.slot(site)
        return self.state.army_color[slot], self.state.army[slot]

    def at(self, site: str) -> list[str]:
        """Denizens at a site."""
        return self.names(self.state.cards_at[self.slot(site)])

    def relics_at(self, site: str) -> list[str]:
        return self.names(self.state.relics_at[self.slot(site)])

    def advisers(self, seat: int = 0) -> list[str]:
        """All advisers; facedown ones with a question mark."""
        s = self.state
        return [s.cards.name(card) + ("?" if card in s.down else "") for card in s.advisers[seat]]

    def relics(self, seat: int = 0) -> list[str]:
        return self.names(self.state.relics[seat])

    def vision(self, seat: int = 0) -> str | None:
        card = self.state.vision[seat]
        return None if card == NOTHING else self.state.cards.name(card)

    def pile(self, region: int) -> list[str]:
        """A discard pile, top card first."""
        return self.names(self.state.piles[region])[::-1]

    def world(self, count: int) -> list[str]:
        """The top cards of the world deck."""
        return self.names(self.state.world[-count:])[::-1]

    def pawn(self, seat: int = 0) -> str:
        """The site where a pawn is."""
        return self.state.cards.name(self.state.site[self.state.pawn[seat]])

    def role(self, seat: int = 0) -> str:
        return ROLES[self.state.role[seat]]

    def holder(self, banner: str) -> int:
        return self.state.holder[BANNERS.index(banner)]

    def banner(self, banner: str) -> int:
        """Tokens on a banner."""
        return self.state.banner[BANNERS.index(banner)]

    def favor_on(self, name: str) -> int:
        return self._on(self.state.favor_on, name)

    def secrets_on(self, name: str) -> int:
        return self._on(self.state.secrets_on, name)

    def _on(self, tokens: dict[int, int], name: str) -> int:
        return sum(count for card, count in tokens.items() if self.state.cards.name(card) == name)

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def acting(self) -> bool:
        """Whether the active player is choosing what to do next."""
        return (
            self.state.phase == ACT
            and not self.state.act_over
            and self.asked() == [self.turn]
            and (self.ask(self.turn).what.id == "oath-ask-act")
        )

    def held_cards(self, seat: int = 0) -> list[str]:
        """Cards that a seat has drawn and not yet played."""
        return self.names(self.state.hand[seat])

    def reserve(self, seat: int = 0) -> int:
        """Warbands in a personal bank."""
        return self.state.reserve[seat]

    def ask_again(self) -> Scene:
        """Asks the active player once more, after the test has changed the state by hand."""
        self.state.stale()
        ask_again(self.table)
        return self
