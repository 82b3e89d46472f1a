"""The games that are held to all demands, and what each must tell about itself beyond its code."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import ClassVar
from unittest.mock import patch

from examples.high_card.game import HighCard
from kronika.engine.ask import Ask
from kronika.engine.errors import SetupError
from kronika.engine.table import Table
from kronika.games.dominion.faces import NAMES
from kronika.games.dominion.game import Dominion
from kronika.games.dominion.state import Position
from kronika.games.north.faces import Flaw as DeckFlaw
from kronika.games.north.game import North
from kronika.games.north.goods import COMMON_SHIP
from kronika.games.north.state import Position as Clans
from kronika.games.oath.faces import DENIZEN, EDIFICE, FLIPPED
from kronika.games.oath.game import Oath
from kronika.games.oath.state import COLORS, EXILE, FAVOR, NOBODY, PURPLE, WARBANDS
from kronika.games.oath.state import Position as Empire
from kronika.games.valeria.faces import SETS as VALERIA_SETS
from kronika.games.valeria.game import Valeria
from kronika.games.valeria.state import Position as Realm
from kronika.testing import Case, rename, state_of
from tests.toys.caravan import Caravan

LIVED, SECRET = "steps tell nothing hidden", "secret answers stay secret"
TRACED = "whole games tell nothing hidden"


class DominionCase(Case):
    seats = (2, 6)
    games: ClassVar = {TRACED: 10}
    share = 0.7
    own_refs = ("box",)
    shared = ("kingdom",)
    derived = ("stock", "sure")

    def setup(self, chance: random.Random, seats: int) -> dict[str, object]:
        return {
            "kingdom": "draft" if chance.random() < 0.1 else "random",
            "large": seats > 4,
            "late-treasures": chance.random() < 0.3,
            "masquerade-empty": chance.choice(["receives", "skips"]),
            "all-treasures": chance.random() < 0.2,
        }

    def conserved(self, table: Table) -> object:
        s = state_of(table, Position)
        if s.phase == 0:
            return None  # while the kingdom is drafted its piles are not there yet
        super().conserved(table)
        counts = Counter(map(s.cards.name, range(len(s.cards.face))))
        return {NAMES[f]: counts[NAMES[f]] + s.supply[f] for f in s.kingdom.piles}

    def swap_ids(self, state: Position, one: int, other: int) -> None:
        super().swap_ids(state, one, other)
        rename([*state.unseen, state.chain], one, other)

    def blind_to(self, table: Table, ask: Ask, one: list[str], other: list[str]) -> list[int | None]:
        s = state_of(table, Position)
        others: list[int | None] = [None, *s.others(ask.seat)]
        about = ask.what.id.removeprefix("dominion-ask-")
        if len(one) != len(other):
            return []
        if about == "masquerade":
            return others if len(table.asks) > 1 else []
        if about in ("courtyard", "scout"):
            return others
        if about in ("militia", "torturer-discard", "cellar", "secret-chamber"):
            # Of several discards the top one shows; it is the last in the order of the setup.
            return others if one and ask.picks(one)[-1] == ask.picks(other)[-1] else []
        if about == "secret-chamber-back":
            attack = s.cards.name(s.chain[-1])
            return others if attack in ("witch", "militia", "torturer") else []
        return []


class ValeriaCase(Case):
    seats = (1, 5)
    games: ClassVar = {LIVED: 15, TRACED: 10}
    share = 0.7
    own_refs = ("die", "draft")

    def setup(self, chance: random.Random, seats: int) -> dict[str, object]:
        events = chance.random() < 0.5
        return {
            "set": chance.choice([*VALERIA_SETS, "random", "draft"]),
            "enemy-events": events,
            "events": ["mimic"] if events and chance.random() < 0.3 else [],
            "mixed-citizens": chance.random() < 0.4,
            "no-dukes": seats > 1 and chance.random() < 0.2,
            "dark-lord": chance.choice(["0", "1", "2"]) if seats == 1 else "0",
        }

    def conserved(self, table: Table) -> object:
        s = state_of(table, Realm)
        super().conserved(table)
        if s.drafting:
            return None  # while the center is drafted its stacks are not there yet
        assert all(amount >= 0 for own in s.stock for amount in own)
        assert set(s.tokens) <= {*s.cover, *(card for stack in s.stacks[:5] for card in stack)}
        counts = Counter(map(s.cards.name, range(len(s.cards.face))))
        del counts["exhausted"]  # more stacks may run out than there are such cards
        return dict(counts)

    def swap_ids(self, state: Realm, one: int, other: int) -> None:
        super().swap_ids(state, one, other)
        rename([state.tokens], one, other)
        if state.dark_duke in (one, other):
            state.dark_duke = one + other - state.dark_duke

    def blind_to(self, table: Table, ask: Ask, one: list[str], other: list[str]) -> list[int | None]:
        """Which duke one keeps nobody else ever sees, not even when the last has chosen and the game begins."""
        return [None, *(seat for seat in range(table.seats) if seat != ask.seat)]


class OathCase(Case):
    seats = (2, 6)
    browser_texts = (*Case.browser_texts, "ceremony", "history")
    games: ClassVar = {LIVED: 6, SECRET: 16, TRACED: 1}
    share = 0.35
    own_refs = ("action",)
    shared = ("in_play",)
    derived = ("hour",)
    passing = ("campaign",)

    def setup(self, chance: random.Random, seats: int) -> dict[str, object]:
        return {
            "world": "tutorial"
            if seats == 4 and chance.random() < 0.2
            else chance.choice(["first", "random", "random"]),
            "oath": chance.choice(["inherited", "supremacy", "people", "protection", "devotion"]),
            "citizens": chance.sample(COLORS[1:], chance.choice([0, 0, 1, 3, 5])),
            "writes": chance.random() < 0.8,
        }

    def conserved(self, table: Table) -> object:
        s = state_of(table, Empire)
        super().conserved(table)
        assert s.down <= {card for zone in s.advisers for card in zone}
        favor = [s.shared, *s.bank, *s.favor, s.banner[0], *s.favor_at, *s.favor_on.values()]
        assert min(favor) >= 0
        assert sum(favor) == FAVOR
        assert min(*s.secrets, *s.flipped, s.banner[1], *s.secrets_at, *s.secrets_on.values(), 0) == 0
        if s.winner == NOBODY:
            self.check_warbands(s)
        assert min(*s.reserve, *s.board, *s.army, *s.supply, s.banner[0] - 1, s.banner[1] - 1) >= 0
        # What went back to the Archive in the Chronicle is counted there; both sides of an edifice are one card.
        cards = range(len(s.cards.face))
        faces = [
            s.cards.face[card] for card in cards if card not in s.box or s.face(card).kind not in (DENIZEN, EDIFICE)
        ]
        return dict(Counter(min(face, FLIPPED.get(face, face)) for face in (*faces, *s.archive)))

    def check_warbands(self, s: Empire) -> None:
        armies = [s.reserve[color] + s.caged.get(color, 0) for color in range(s.seats)]
        if s.prophet != NOBODY:
            armies[s.prophet] += 1
        if s.campaign is not None:
            for _, wounded in s.campaign.wounded:
                for color, count in wounded.items():
                    armies[color] += count
        for seat in range(s.seats):
            armies[seat if s.role[seat] == EXILE else 0] += s.board[seat]
        for slot in range(8):
            assert (s.army_color[slot] >= 0) == (s.army[slot] > 0)
            if s.army[slot]:
                armies[s.army_color[slot]] += s.army[slot]
        assert armies == [PURPLE] + [WARBANDS] * (s.seats - 1)

    def swap_ids(self, state: Empire, one: int, other: int) -> None:
        super().swap_ids(state, one, other)
        rename([state.down, state.favor_on, state.secrets_on, state.relics_taken], one, other)
        if state.prophecy in (one, other):
            state.prophecy = one + other - state.prophecy
        state.stale()

    def blind_to(self, table: Table, ask: Ask, one: list[str], other: list[str]) -> list[int | None]:
        """Which card one keeps, and in which order the others are discarded, shows by their backs alone."""
        private = ("keep", "keep-some", "discard-order", "send-away", "pilgrims")
        if ask.what.id.removeprefix("oath-ask-") not in private:
            return []
        s = state_of(table, Empire)
        if any(s.cards.known.get(option.value, 0) != 1 << ask.seat for option in ask.options):
            return []  # others have seen some of these cards
        backs = [[s.face(ask.options[i].value).kind for i in ask.picks(keys)] for keys in (one, other)]
        return [None, *(seat for seat in range(table.seats) if seat != ask.seat)] if backs[0] == backs[1] else []


class NorthCase(Case):
    seats = (1, 4)
    games: ClassVar = {LIVED: 20, TRACED: 10}
    share = 0.5
    own_refs = ("action", "clan", "ship", "tile")
    shared = ("realms",)
    derived = ("raider",)

    def setup(self, chance: random.Random, seats: int) -> dict[str, object]:
        solo = chance.choice(["1", "2", "3"]) if seats == 1 else "1"
        return {
            "clans": chance.choice(["choose", "draft", "random", "first-game"]),
            "raze-points": chance.random() < 0.3,
            "solo": solo,
        }

    def mistakes(self) -> Iterator[tuple[int, Mapping[str, object]]]:
        """Decks that an owner of the box has written with a flaw, which no setup can bring about."""
        flaw = DeckFlaw("ulaf.toml", 1, "", SetupError("north-deck-toml"))
        with patch("kronika.games.north.game.OWN_FLAWS", [flaw]):
            yield 2, {"decks": "own"}

    def conserved(self, table: Table) -> object:
        s = state_of(table, Clans)
        if s.phase == 0:
            return None  # decks are set up once the clans are chosen
        empires = {card for zone in s.empire for card in zone}
        assert s.exhausted | set(s.on) | set(s.host) | set(s.host.values()) | set(s.copy_of) <= empires
        assert min(min(own) for own in (*s.stock, *s.on.values(), s.tired)) >= 0
        assert all(any(tokens) for tokens in s.on.values())
        assert sum(own[COMMON_SHIP] for own in s.stock) + sum(ship[3] for ship in s.queue) <= 3
        return super().conserved(table)

    def swap_ids(self, state: Clans, one: int, other: int) -> None:
        super().swap_ids(state, one, other)
        rename([state.host, state.exhausted, state.raider, state.on, state.copy_of], one, other)
        swapped = {one: other, other: one}
        state.host = {card: swapped.get(field, field) for card, field in state.host.items()}
        state.realms = [None] * state.seats


class CaravanCase(Case):
    own_refs = ("spot",)

    def blind_to(self, table: Table, ask: Ask, one: list[str], other: list[str]) -> list[int | None]:
        """How many coins one bids is secret too, until the last bid is in."""
        if len(table.asks) == 1:
            return []
        return [None, *(seat for seat in range(table.seats) if seat != ask.seat)]


CASES: list[Case] = [
    DominionCase(Dominion()),
    ValeriaCase(Valeria()),
    OathCase(Oath()),
    NorthCase(North()),
    Case(HighCard()),
    CaravanCase(Caravan()),
]
