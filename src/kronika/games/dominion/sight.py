"""What one seat sees of Dominion: a thin window with named questions, computed when asked."""

from __future__ import annotations

from typing import TypeAlias

from kronika.engine.cards import sees
from kronika.engine.turns import TurnSight
from kronika.games.dominion import memory, score, zones
from kronika.games.dominion.faces import COINS, COPPER, FACES, NAMES, NUMBER, TYPES
from kronika.games.dominion.state import ACTIONS, BUYS, Position

Estate: TypeAlias = tuple[int | None, dict[str, int] | None, dict[str, tuple[int, int]] | None]
"""Points and cards of a dominion; where they are uncertain, at least and at most how many of each card."""


class DominionSight(TurnSight[Position]):
    """The table through the eyes of one seat (None: a spectator)."""

    __slots__ = ()

    # --- the turn ---

    @property
    def phase(self) -> str:
        """The phase as far as it shows: while Actions are left, others do not know whether the hand holds an Action
        card, so for them the Buy phase begins with the first Treasure or purchase (D11.16)."""
        s = self._s
        number = s.phase
        if number == BUYS and self.seat != s.turn and s.actions > 0 and not s.bought:
            if not any(COINS[s.cards.face[card]] for card in s.play):
                number = ACTIONS
        return s.phases[number]

    @property
    def actions(self) -> int:
        return self._s.actions

    @property
    def buys(self) -> int:
        return self._s.buys

    @property
    def coins(self) -> int:
        """Coins not spent yet in this turn."""
        return self._s.coins

    @property
    def played(self) -> int:
        """How many times an Action has been played in this turn."""
        return self._s.played

    @property
    def copper_bonus(self) -> int:
        """How much more each Copper is worth in this turn."""
        return self._s.copper_bonus

    @property
    def discount(self) -> int:
        """How much less every card costs in this turn."""
        return self._s.discount

    @property
    def late_treasures(self) -> bool:
        """Whether Treasures may be played after the first purchase, too."""
        return self._s.late_treasures

    def turns(self, seat: int) -> int:
        """How many turns a seat has finished."""
        return self._s.turns[seat]

    # --- the supply ---

    def piles(self) -> list[str]:
        """The piles of the supply, basic cards first."""
        return [NAMES[face] for face in self._s.kingdom.piles]

    def kingdom(self) -> list[str]:
        return [NAMES[face] for face in self._s.kingdom.cards]

    def pile_count(self, card: str) -> int:
        """Cards left in a pile; 0 also for a card that is not in this game."""
        return max(self._s.supply[NUMBER[card]], 0)

    def cost(self, card: str) -> int:
        """The current cost."""
        return zones.cost(self._s, NUMBER[card])

    def supply(self) -> list[tuple[str, int, int]]:
        """The piles with how many cards are left and what they cost now."""
        s = self._s
        return [(NAMES[face], max(s.supply[face], 0), zones.cost(s, face)) for face in s.kingdom.piles]

    @property
    def empty_piles(self) -> int:
        return self._s.empty

    @property
    def end_piles(self) -> int:
        """How many empty piles end the game."""
        return self._s.end_piles

    # --- cards that lie open ---

    def in_play(self) -> list[str]:
        return self.names(self._s.play)

    def trash(self) -> list[str]:
        return self.names(self._s.trash)

    def aside(self, seat: int) -> list[str]:
        """Cards revealed or set aside while an effect goes on."""
        return self.names(self._s.aside[seat])

    # --- counts ---

    def hand_count(self, seat: int) -> int:
        return len(self._s.hand[seat])

    def deck_count(self, seat: int) -> int:
        return len(self._s.deck[seat])

    def discard_count(self, seat: int) -> int:
        return len(self._s.discard[seat])

    # --- what is known of hands and decks ---

    def hand(self) -> list[str]:
        """One's own hand."""
        return self.names(self._s.hand[self.seat]) if self.seat is not None else []

    def hand_value(self) -> int:
        """The coins that the Treasures in one's own hand would give now."""
        if self.seat is None:
            return 0
        face = self._s.cards.face
        value = 0
        for card in self._s.hand[self.seat]:
            value += COINS[face[card]] + (self._s.copper_bonus if face[card] == COPPER else 0)
        return value

    def known_deck(self, seat: int) -> list[tuple[int, str]]:
        """Cards in a deck that one knows, with their depth (0 is the top)."""
        deck = self._s.deck[seat]
        last = len(deck) - 1
        return [(last - deck.index(card), self._s.cards.name(card)) for card in reversed(self._known(deck))]

    def _known(self, zone: list[int]) -> list[int]:
        known = self._s.cards.known
        if not known:
            return []
        return [card for card in zone if sees(self.seat, known.get(card, 0))]

    def owned(self, seat: int) -> dict[str, int] | None:
        """A seat's whole dominion by card, as a good memory keeps it: all gains and trashings are public.
        None while it is uncertain since cards unknown to this seat were passed to or from it. In the end the result
        tells."""
        return self.estate(seat)[1]

    def points(self, seat: int) -> int | None:
        """Victory points a seat would have now; None as for `owned`."""
        return self.estate(seat)[0]

    def points_with(self, card: str) -> int:
        """Victory points one would have with one more of a card."""
        assert self.seat is not None
        counts = score.owned(self._s, self.seat)
        counts[NUMBER[card]] += 1
        return score.points(counts)

    def estates(self) -> list[Estate]:
        """Of every seat: points and cards, as `points` and `owned` tell them; where they cannot, None twice, and at
        least and at most how many of each card."""
        bounds = memory.bounds(self._s, self.seat) if self._s.lost[self._viewer] else {}
        return [self._estate(seat, bounds) for seat in range(self.seats)]

    def estate(self, seat: int) -> Estate:
        """The same of one seat."""
        return self._estate(seat, memory.bounds(self._s, self.seat) if self._has_lost(seat) else {})

    def _estate(self, seat: int, bounds: dict[int, memory.Bounds]) -> Estate:
        if not self._has_lost(seat):
            counts = score.owned(self._s, seat)
        elif all(least == most for least, most in bounds[seat]):
            counts = [least for least, _ in bounds[seat]]
        else:
            return None, None, {NAMES[face]: both for face, both in enumerate(bounds[seat]) if both[1]}
        return score.points(counts), _named(counts), None

    @property
    def _viewer(self) -> int:
        return self._s.seats if self.seat is None else self.seat

    def _has_lost(self, seat: int) -> bool:
        return self._s.lost[self._viewer] >> seat & 1 != 0

    def whereabouts(self) -> dict[str, list[int]]:
        """One's own cards by name: how many of each lie in the deck, in hand, and elsewhere. Whoever keeps count knows
        what is in the deck, if not in which order."""
        s, seat = self._s, self.seat
        found: dict[str, list[int]] = {}
        if seat is None:
            return found
        elsewhere = s.discard[seat] + s.aside[seat] + (s.play if s.turn == seat else [])
        for place, zone in enumerate((s.deck[seat], s.hand[seat], elsewhere)):
            for card in zone:
                found.setdefault(s.cards.name(card), [0, 0, 0])[place] += 1
        return {name: found[name] for name in sorted(found)}

    def kinds(self, card: str) -> list[str]:
        return FACES[NUMBER[card]].kind_names()

    def is_a(self, kind: int, card: str) -> bool:
        return TYPES[NUMBER[card]] & kind != 0

    # --- cards as a browser draws them, where the face is known ---

    def shown_hand(self, seat: int) -> list[dict[str, object]]:
        zone = self._s.hand[seat]
        return self.shown(zone if seat == self.seat else self._known(zone))

    def shown_deck(self, seat: int) -> list[dict[str, object]]:
        deck = self._s.deck[seat]
        last = len(deck) - 1
        known = reversed(self._known(deck))
        name = self._s.cards.name
        return [{"face": name(card), "depth": last - deck.index(card)} for card in known]

    def shown_discard(self, seat: int) -> list[dict[str, object]]:
        """Of a discard pile only the top card is open (D6.1-e)."""
        return self.shown(self._s.discard[seat][-1:])

    def shown_aside(self, seat: int) -> list[dict[str, object]]:
        return self.shown(self._s.aside[seat])

    def shown_play(self) -> list[dict[str, object]]:
        return self.shown(self._s.play)

    def shown_trash(self) -> list[dict[str, object]]:
        return self.shown(self._s.trash)

    def chain(self) -> list[str]:
        """The Action cards being carried out, the innermost last."""
        return self.names(self._s.chain)

    def draft(self) -> list[str]:
        """Kingdom cards that can still be picked while the kingdom is drafted."""
        return [NAMES[face] for face in self._s.draft]


def _named(counts: list[int]) -> dict[str, int]:
    return {NAMES[face]: n for face, n in enumerate(counts) if n}


def hidden(s: Position, seat: int | None) -> list[list[int]]:
    """Cards the seat does not know, grouped by what it does know of them: whose dominion they belong to.

    Own deck: the cards are known, their order is not. Another's deck, hand and unseen discards: the same, as
    long as nothing unknown was passed; seats that were lost track of share one group.
    """
    viewer = s.seats if seat is None else seat
    mixed: list[int] = []
    groups: list[list[int]] = []
    for owner in range(s.seats):
        cards = memory.concealed(s, seat, owner)
        if s.lost[viewer] >> owner & 1:
            mixed += cards
        else:
            groups.append(cards)
    return [*groups, mixed] if mixed else groups
