"""The games the properties are checked on, and what each must tell about itself. A new game adds a case here."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import kronika
from examples.high_card.game import HighCard, Round
from kronika.engine.ask import Ask
from kronika.engine.cards import Cards
from kronika.engine.table import Table
from kronika.games.dominion.faces import NAMES
from kronika.games.dominion.state import Position
from kronika.games.north.game import North
from kronika.games.north.goods import COMMON_SHIP
from kronika.games.north.state import Position as Clans
from kronika.games.oath.faces import DENIZEN, EDIFICE, FLIPPED
from kronika.games.oath.game import Oath
from kronika.games.oath.state import COLORS, EXILE, FAVOR, NOBODY, PURPLE, WARBANDS
from kronika.games.oath.state import Position as Empire
from kronika.games.valeria.faces import SETS as VALERIA_SETS
from kronika.games.valeria.game import Valeria
from kronika.games.valeria.state import NOTHING
from kronika.games.valeria.state import Position as Realm
from tests.toys.caravan import Caravan, Road

kronika.register(HighCard())
kronika.register(Caravan())
kronika.register(North())
kronika.register(Oath())
kronika.register(Valeria())


class Case:
    """How to open a random table of a game, and what its own rules say about secrets and conservation."""

    game = ""
    seats = (2, 4)
    lived = 60
    """In how many games steps are lived again, and private choices made otherwise: enough moments to mean something."""
    secret = 160
    share = 1.0
    """How much of what is looked at in a short game is looked at in this one: a long one has moments enough, and to
    play it again from its beginning takes the longer."""

    def setup(self, chance: random.Random, seats: int) -> dict[str, object]:
        return {}

    def table(self, seed: int, listen: bool = False) -> Table:
        chance = random.Random(seed)
        seats = chance.randint(*self.seats)
        return kronika.new_table(self.game, seats, seed, self.setup(chance, seats), listen)

    def conserved(self, table: Table) -> object:
        """Something that never changes while the game goes on."""
        raise NotImplementedError

    def swap_ids(self, state: Any, one: int, other: int) -> None:
        """Two cards swap their ids: the same world under other names."""
        raise NotImplementedError

    def blind_to(self, table: Table, ask: Ask, one: list[str], other: list[str]) -> list[int | None]:
        """The seats (None: spectators) to whom these two answers to a private ask must look the same."""
        return []

    def __repr__(self) -> str:
        return self.game


def rename(cards: Cards, zones: list[list[int]], one: int, other: int) -> None:
    """Two cards swap their ids: places, faces and who knows them stay as they are."""
    for zone in zones:
        zone[:] = [other if card == one else one if card == other else card for card in zone]
    cards.face[one], cards.face[other] = cards.face[other], cards.face[one]
    masks = cards.known.pop(other, 0), cards.known.pop(one, 0)
    for card, mask in zip((one, other), masks, strict=True):
        if mask:
            cards.known[card] = mask


class DominionCase(Case):
    game = "dominion"
    seats = (2, 6)
    share = 0.7

    def setup(self, chance: random.Random, seats: int) -> dict[str, object]:
        return {
            "kingdom": "draft" if chance.random() < 0.1 else "random",
            "large": seats > 4,
            "late-treasures": chance.random() < 0.3,
            "masquerade-empty": chance.choice(["receives", "skips"]),
            "all-treasures": chance.random() < 0.2,
        }

    def conserved(self, table: Table) -> object:
        s = table._state
        assert isinstance(s, Position)
        if s.phase == 0:
            return None  # while the kingdom is drafted its piles are not laid out yet
        zones = [*s.hand, *s.deck, *s.discard, *s.aside, s.play, s.trash]
        cards = [card for zone in zones for card in zone]
        assert sorted(cards) == list(range(len(s.cards.face))), "a card lies nowhere or in two places"
        counts = Counter(NAMES[s.cards.face[card]] for card in cards)
        return {NAMES[f]: counts[NAMES[f]] + s.supply[f] for f in s.kingdom.piles}

    def swap_ids(self, state: Position, one: int, other: int) -> None:
        zones = [*state.hand, *state.deck, *state.discard, *state.aside, *state.unseen, state.play, state.trash]
        rename(state.cards, zones, one, other)

    def blind_to(self, table: Table, ask: Ask, one: list[str], other: list[str]) -> list[int | None]:
        s = table._state
        assert isinstance(s, Position)
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
    game = "valeria"
    seats = (1, 5)
    lived = 15
    share = 0.7

    def setup(self, chance: random.Random, seats: int) -> dict[str, object]:
        events = chance.random() < 0.5
        return {
            "set": chance.choice([*VALERIA_SETS, "random"]),
            "enemy-events": events,
            "events": ["mimic"] if events and chance.random() < 0.3 else [],
            "mixed-citizens": chance.random() < 0.4,
            "no-dukes": seats > 1 and chance.random() < 0.2,
            "dark-lord": chance.choice(["0", "1", "2"]) if seats == 1 else "0",
        }

    def conserved(self, table: Table) -> object:
        s = table._state
        assert isinstance(s, Realm)
        single = [card for card in (*s.cover, *s.duke, s.dark_duke) if card != NOTHING]
        cards = [card for zone in self.zones(s) for card in zone] + single
        assert sorted(cards) == list(range(len(s.cards.face))), "a card lies nowhere or in two places"
        assert all(amount >= 0 for own in s.stock for amount in own)
        assert set(s.tokens) <= {*s.cover, *(card for stack in s.stacks[:5] for card in stack)}
        counts = Counter(s.cards.name(card) for card in cards)
        del counts["exhausted"]  # more stacks may run out than there are such cards
        return counts

    def zones(self, s: Realm) -> list[list[int]]:
        return [*s.duchy, *s.domains, *s.slain, *s.offered, *s.stacks, s.deck, s.captured, *s.box.values()]

    def swap_ids(self, state: Realm, one: int, other: int) -> None:
        rename(state.cards, [*self.zones(state), state.cover, state.duke], one, other)
        if state.dark_duke in (one, other):
            state.dark_duke = one + other - state.dark_duke

    def blind_to(self, table: Table, ask: Ask, one: list[str], other: list[str]) -> list[int | None]:
        """Which duke one keeps nobody else ever sees, not even when the last has chosen and the game begins."""
        return [None, *(seat for seat in range(table.seats) if seat != ask.seat)]


class OathCase(Case):
    game = "oath"
    seats = (2, 6)
    lived = 6
    secret = 16
    share = 0.35

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
        s = table._state
        assert isinstance(s, Empire)
        single = [card for card in (*s.vision, *s.reliquary) if card != NOTHING]
        cards = [card for zone in self.zones(s) for card in zone] + single
        assert sorted(cards) == list(range(len(s.cards.face))), "a card lies nowhere or in two places"
        assert s.down <= {card for zone in s.advisers for card in zone}
        favor = [s.shared, *s.bank, *s.favor, s.banner[0], *s.favor_at, *s.favor_on.values()]
        assert min(favor) >= 0
        assert sum(favor) == FAVOR
        assert min(*s.secrets, *s.flipped, s.banner[1], *s.secrets_at, *s.secrets_on.values(), 0) == 0
        if s.winner == NOBODY:
            self.check_warbands(s)
        assert min(*s.reserve, *s.board, *s.army, *s.supply, s.banner[0] - 1, s.banner[1] - 1) >= 0
        # What went back to the Archive in the Chronicle is counted there; both sides of an edifice are one card.
        faces = [
            s.cards.face[card] for card in cards if card not in s.box or s.face(card).kind not in (DENIZEN, EDIFICE)
        ]
        return Counter(min(face, FLIPPED.get(face, face)) for face in (*faces, *s.archive))

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
            assert (s.held[slot] >= 0) == (s.army[slot] > 0)
            if s.army[slot]:
                armies[s.held[slot]] += s.army[slot]
        assert armies == [PURPLE] + [WARBANDS] * (s.seats - 1)

    def zones(self, s: Empire) -> list[list[int]]:
        zones = [s.site, *s.cards_at, *s.relics_at, s.world, *s.piles, s.relic_deck, s.site_deck, s.box]
        return [*zones, *s.advisers, *s.relics, *s.hand, s.dispossessed]

    def swap_ids(self, state: Empire, one: int, other: int) -> None:
        rename(state.cards, [*self.zones(state), state.vision, state.reliquary], one, other)
        if (one in state.down) != (other in state.down):
            state.down ^= {one, other}

    def blind_to(self, table: Table, ask: Ask, one: list[str], other: list[str]) -> list[int | None]:
        """Which card one keeps, and in which order the others are discarded, shows by their backs alone."""
        private = ("keep", "keep-some", "discard-order", "send-away", "pilgrims")
        if ask.what.id.removeprefix("oath-ask-") not in private:
            return []
        s = table._state
        assert isinstance(s, Empire)
        if any(s.cards.known.get(option.value, 0) != 1 << ask.seat for option in ask.options):
            return []  # others have seen some of these cards
        backs = [[s.face(ask.options[i].value).kind for i in ask.picks(keys)] for keys in (one, other)]
        return [None, *(seat for seat in range(table.seats) if seat != ask.seat)] if backs[0] == backs[1] else []


class NorthCase(Case):
    game = "north"
    seats = (1, 4)
    lived = 20
    share = 0.5

    def setup(self, chance: random.Random, seats: int) -> dict[str, object]:
        solo = chance.choice(["1", "2", "3"]) if seats == 1 else "1"
        return {
            "clans": chance.choice(["choose", "random", "first-game"]),
            "raze-points": chance.random() < 0.3,
            "solo": solo,
        }

    def conserved(self, table: Table) -> object:
        s = table._state
        assert isinstance(s, Clans)
        if s.phase == 0:
            return None  # decks are laid out once the clans are chosen
        cards = [card for zone in self.zones(s) for card in zone]
        assert sorted(cards) == list(range(len(s.cards.face))), "a card lies nowhere or in two places"
        empires = {card for zone in s.empire for card in zone}
        assert s.exhausted | set(s.on) | set(s.host) | set(s.host.values()) | set(s.copy_of) <= empires
        assert min(min(own) for own in (*s.stock, *s.on.values(), s.tired)) >= 0
        assert all(any(tokens) for tokens in s.on.values())
        assert sum(own[COMMON_SHIP] for own in s.stock) + sum(ship[3] for ship in s.queue) <= 3
        return Counter(s.cards.name(card) for card in cards)

    def zones(self, s: Clans) -> list[list[int]]:
        return [*s.deck, *s.hand, *s.drawn, *s.discard, *s.empire, *s.islands, *s.shores, *s.wrecks]

    def swap_ids(self, state: Clans, one: int, other: int) -> None:
        rename(state.cards, self.zones(state), one, other)

    def blind_to(self, table: Table, ask: Ask, one: list[str], other: list[str]) -> list[int | None]:
        """Nobody sees which card one looks for in the deck, nor which one keeps at first while others still choose;
        what one discards lies open."""
        others: list[int | None] = [None, *(seat for seat in range(table.seats) if seat != ask.seat)]
        first = ask.what.id == "north-ask-first-hand" and len(table.asks) > 1
        return others if first or ask.what.id == "north-ask-find" else []


class HighCardCase(Case):
    game = "high-card"

    def conserved(self, table: Table) -> object:
        s = table._state
        assert isinstance(s, Round)
        return sorted(s.deck + [card for zone in s.hand + s.won for card in zone])

    def swap_ids(self, state: Round, one: int, other: int) -> None:
        rename(state.cards, [state.deck, *state.hand, *state.won], one, other)

    def blind_to(self, table: Table, ask: Ask, one: list[str], other: list[str]) -> list[int | None]:
        if len(table.asks) == 1:
            return []  # the last choice turns all cards up
        return [None, *(seat for seat in range(table.seats) if seat != ask.seat)]


class CaravanCase(Case):
    game = "caravan"

    def setup(self, chance: random.Random, seats: int) -> dict[str, object]:
        return {"start": chance.choice(["random", "first"])}

    def conserved(self, table: Table) -> object:
        s = table._state
        assert isinstance(s, Road)
        return sorted(s.places)

    def swap_ids(self, state: Road, one: int, other: int) -> None:
        rename(state.cards, [state.places], one, other)

    def blind_to(self, table: Table, ask: Ask, one: list[str], other: list[str]) -> list[int | None]:
        if len(table.asks) == 1:
            return []
        return [None, *(seat for seat in range(table.seats) if seat != ask.seat)]


CASES: list[Case] = [DominionCase(), ValeriaCase(), OathCase(), NorthCase(), HighCardCase(), CaravanCase()]


def any_answer(ask: Ask, chance: random.Random) -> list[str]:
    """A random legal answer."""
    keys = [option.key for option in ask.options for _ in range(option.most)]
    return chance.sample(keys, chance.randint(ask.least, min(ask.most, len(keys))))


def walk(table: Table, chance: random.Random) -> Iterator[Ask]:
    """Plays a table to its end at random, pausing before each answer with the ask that will be answered."""
    while not table.over:
        ask = chance.choice(table.asks)
        yield ask
        if table.asks and ask in table.asks:
            table.answer(ask.seat, any_answer(ask, chance))
