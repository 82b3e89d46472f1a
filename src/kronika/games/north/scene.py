"""Scenes of Empires of the North: lay out empires, supplies, hands and the sea, then answer asks by key and look.

    scene = Scene(hand="axe-smithy", has="2 wood 1 stone")
    scene.do("build:axe-smithy")
    assert "axe-smithy" in scene.empire()

Seat 0 begins and is to act (Action phase, round 1). Clans are ulaf, glenn, panuk, heidel by seat unless `clans` says
otherwise. Supplies are what is given ("2 wood 1 gold 3 worker"), by default 5 workers and 2 ships and nothing else;
empires hold the three starting locations and what is given; hands are empty unless given. Cards can be of any clan.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import kronika
from kronika.engine.table import Table
from kronika.games.north import score
from kronika.games.north.effects import TILES
from kronika.games.north.faces import NUMBER
from kronika.games.north.game import North
from kronika.games.north.goods import SHIP, THINGS, WORKER, none
from kronika.games.north.state import DISTANCES, IN_SUPPLY, PHASES, Position
from kronika.scene import TableScene, begin_here, state_of

kronika.register(North())

CLANS = ("ulaf", "glenn", "panuk", "heidel")
OF_CARDS = ("use", "raid", "card", "harvest", "under", "release")
"""Keys that name a card."""


def position(table: Table) -> Position:
    """The whole truth about a table of the North."""
    return state_of(table, Position)


class Scene(TableScene[Position]):
    """A table in a position of our choice."""

    def __init__(
        self,
        hand: str = "",
        has: str | None = None,
        empire: str = "",
        rival_hand: str = "",
        rival_has: str | None = None,
        rival_empire: str = "",
        seats: int = 2,
        clans: Sequence[str] = (),
        hands: Sequence[str] = (),
        supplies: Sequence[str] = (),
        empires: Sequence[str] = (),
        starts: bool = True,
        deck: str = "",
        deck_only: bool = False,
        discard: str = "",
        tired: Sequence[int] = (),
        points: Sequence[int] = (),
        discs: Mapping[int, Sequence[str]] | None = None,
        tiles: str = "explore populate construct harvest sail",
        queue: Sequence[tuple[int, int, int]] = (),
        near: str = "",
        distant: str = "",
        exhausted: str = "",
        tokens: Mapping[str, str] | None = None,
        upgrades: Mapping[str, str] | None = None,
        passed: Sequence[int] = (),
        phase: str = "action",
        round: int = 1,
        turn: int = 0,
        listen: bool = False,
        seed: int = 1,
        rules: int | None = None,
        **setup: object,
    ) -> None:
        """`hand`, `has`, `empire` are seat 0's, `rival_…` seat 1's; `hands`, `supplies`, `empires` give all seats.
        `deck` and `discard` are seat 0's, top card first; the rest of the deck lies below, unless `deck_only`. `discs`
        puts discs on tiles by seat ("sail", or "sail x" for the turned side). `queue` gives ships as (seat, fish,
        raze). `near` and `distant` are the open islands. `exhausted` names cards, `tokens` what lies on cards,
        `upgrades` under which field an upgrade lies. `rules` is a version of the rules, else the newest."""
        given = {name.replace("_", "-"): value for name, value in setup.items()}
        clan_list = [*clans, *(clan for clan in CLANS if clan not in clans)][:seats]
        self.table: Table = kronika.new_table(
            "north", seats, seed, {"clans": clan_list, **given}, listen=listen, rules=rules
        )
        while self.table.asks and self.table.asks[0].what.id == "north-ask-first-hand":
            ask = self.table.asks[0]
            self.table.answer(ask.seat, ask.keys()[: ask.least])
        s = self.state
        for seat in range(seats):
            s.deck[seat] += s.hand[seat] + s.drawn[seat] + s.discard[seat]
            s.cards.hide(s.deck[seat])
            s.hand[seat], s.drawn[seat], s.discard[seat] = [], [], []
            if not starts:
                s.deck[seat] += s.empire[seat]
                s.empire[seat] = []
        each = self._each
        for seat in range(seats):
            for name in each(empires, seat, empire, rival_empire).split():
                s.settle(seat, self.take_card(seat, name))
            s.hand[seat] = [self.take_card(seat, name) for name in each(hands, seat, hand, rival_hand).split()]
            s.cards.learn(seat, s.hand[seat])
            text = supplies[seat] if seat < len(supplies) else (has, rival_has, None, None)[seat]
            s.stock[seat] = self._stock(text)
            s.tired[seat] = tired[seat] if seat < len(tired) else 0
            if seat < len(points):
                s.stock[seat][THINGS.index("vp")] = points[seat]
        top = [self.take_card(0, name) for name in deck.split()]
        s.deck[0] = ([] if deck_only else s.deck[0]) + top[::-1]
        s.discard[0] = [self.take_card(0, name) for name in discard.split()][::-1]
        s.cards.reveal(s.discard[0])
        s.tiles = [TILES.index(name) for name in tiles.split()]
        s.discs = [[IN_SUPPLY, IN_SUPPLY] for _ in range(seats)]
        for seat, places in (discs or {}).items():
            for number, place in enumerate(places):
                name, _, turned = place.partition(" ")
                s.discs[seat][number] = (s.tiles.index(TILES.index(name)), turned == "x")
        s.queue = [(seat, fish, raze, 0) for seat, fish, raze in queue]
        for distance, text in enumerate((near, distant)):
            if text:
                s.islands[distance] = s.shores[distance] + s.islands[distance]
                s.shores[distance] = [self._island(name) for name in text.split()]
        for name in exhausted.split():
            s.exhausted.add(self.card(name))
        for name, text in (tokens or {}).items():
            s.on[self.card(name)] = self._stock(text, bare=True)[:8]
        for name, field in (upgrades or {}).items():
            s.host[self.card(name)] = self.card(field)
        s.realms = [None] * seats
        s.first = 0
        s.turn = turn
        s.round = round
        s.passed = [seat in passed for seat in range(seats)]
        s.phase = PHASES.index(phase)
        begin_here(self.table)

    # --- laying out ---

    @staticmethod
    def _each(given: Sequence[str], seat: int, first: str, second: str) -> str:
        if given:
            return given[seat] if seat < len(given) else ""
        return (first, second, "", "")[seat]

    def _stock(self, text: str | None, bare: bool = False) -> list[int]:
        stock = none()
        if not bare:
            stock[WORKER], stock[SHIP] = 5, 2
        words = (text or "").split()
        for amount, name in zip(words[::2], words[1::2], strict=True):
            stock[THINGS.index(name)] = int(amount)
        return stock

    def take_card(self, seat: int, name: str) -> int:
        """A card from the seat's deck, or a new one if it is not there."""
        s = self.state
        for card in s.deck[seat]:
            if s.cards.name(card) == name:
                s.deck[seat].remove(card)
                return card
        return s.cards.add(NUMBER[name])

    def _island(self, name: str) -> int:
        """An island from its deck, or a new one if it is not there."""
        s = self.state
        for deck in s.islands:
            for card in deck:
                if s.cards.name(card) == name:
                    deck.remove(card)
                    s.cards.reveal([card])
                    return card
        card = s.cards.add(NUMBER[name])
        s.cards.reveal([card])
        return card

    def card(self, name: str) -> int:
        """The id of an open card in an empire."""
        s = self.state
        return next(card for zone in s.empire for card in zone if s.cards.name(card) == name)

    # --- acting ---

    def key(self, key: str) -> str:
        """'raid:axe-smithy' for 'raid:1:axe-smithy': a scene has one of it. The first rules named cards by id."""
        verb, _, name = key.partition(":")
        what, colon, thing = name.partition(":")
        if self.state.rules < 2 and what and verb in OF_CARDS:
            return f"{verb}:{self.card(what)}{colon}{thing}"
        if verb == "raid" and not colon:
            card = self.card(name)
            return f"raid:{next(seat for seat, zone in enumerate(self.state.empire) if card in zone)}:{name}"
        return key

    def do(self, *keys: str) -> Scene:
        """The player whose turn it is answers, one ask after the other, also when the turn has gone on meanwhile."""
        seat = self.state.turn
        for key in keys:
            self.table.answer(seat, [self.key(key)])
        return self

    def all_pass(self) -> Scene:
        """All who have not passed do."""
        while self.state.phase == 2 and self.table.asks and "pass" in self.table.asks[0].keys():
            self.table.answer(self.table.asks[0].seat, ["pass"])
        return self

    # --- looking ---

    def named(self, key: str) -> str:
        """The other way round."""
        verb, _, name = key.partition(":")
        number, colon, rest = name.partition(":")
        if verb == "raid" and colon:
            return f"raid:{rest}"
        if self.state.rules < 2 and number.isdigit() and verb in OF_CARDS:
            return f"{verb}:{self.state.cards.name(int(number))}{colon}{rest}"
        return key

    def has(self, thing: str, seat: int = 0) -> int:
        """How much of a thing lies in the supply (workers: rested ones)."""
        return self.state.stock[seat][THINGS.index(thing)]

    def tired(self, seat: int = 0) -> int:
        return self.state.tired[seat]

    def points(self, seat: int = 0) -> int:
        """On the track."""
        return self.has("vp", seat)

    def score(self, seat: int = 0) -> dict[str, Any]:
        return score.breakdown(self.state, seat)

    def empire(self, seat: int = 0) -> list[str]:
        return self.names(self.state.empire[seat])

    def hand(self, seat: int = 0) -> list[str]:
        return self.names(self.state.hand[seat])

    def discards(self, seat: int = 0) -> list[str]:
        """The discard pile, top card first."""
        return self.names(self.state.discard[seat])[::-1]

    def on(self, name: str) -> dict[str, int]:
        """What lies on a card."""
        tokens = self.state.on.get(self.card(name), [])
        return {THINGS[thing]: n for thing, n in enumerate(tokens) if n}

    def is_exhausted(self, name: str) -> bool:
        return self.card(name) in self.state.exhausted

    def queue(self) -> list[tuple[int, int, int]]:
        return [(seat, fish, raze) for seat, fish, raze, _ in self.state.queue]

    def shore(self, distance: str) -> list[str]:
        return self.names(self.state.shores[DISTANCES.index(distance)])

    def wrecks(self, distance: str) -> list[str]:
        """Discarded islands."""
        return self.names(self.state.wrecks[DISTANCES.index(distance)])

    def discs(self, seat: int = 0) -> list[str]:
        """Where the discs are: "" in the supply, "sail", or "sail x" turned."""
        found = []
        for place, turned in self.state.discs[seat]:
            name = "" if (place, turned) == IN_SUPPLY else TILES[self.state.tiles[place]]
            found.append(f"{name} x" if turned else name)
        return found

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def turn(self) -> int:
        return self.state.turn
