"""Dominion scenes: lay out hands, decks and piles, then answer asks by key and look.

    scene = Scene(hand="torturer copper*4", rival_hand="estate*5")
    scene.play("torturer")
    scene.answers(1, "discard-two")
    scene.picks(1, "discard:estate", "discard:estate")
    assert scene.hand(1) == sorted_names("estate*3")

Seat 0 is to move, in its Action phase if it can play an Action. A deck is written top card first.
Zones that are not given are empty, so nothing random happens unless a scene asks for a shuffle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import kronika
from kronika.engine.table import Table
from kronika.games.dominion.faces import BASIC, BIT, NAMES, NUMBER, TYPES, VICTORY
from kronika.games.dominion.kingdom import kingdom_of
from kronika.games.dominion.state import Position
from kronika.games.dominion.turn import begin_turn
from kronika.scene import TableScene, begin_here, in_order


class Scene(TableScene[Position]):
    """A table in a position of our choice."""

    def __init__(
        self,
        hand: str = "",
        deck: str = "",
        discard: str = "",
        rival_hand: str = "",
        rival_deck: str = "",
        rival_discard: str = "",
        seats: int = 2,
        hands: Sequence[str] = (),
        decks: Sequence[str] = (),
        discards: Sequence[str] = (),
        kingdom: str = "",
        piles: dict[str, int] | None = None,
        setup: dict[str, object] | None = None,
        listen: bool = False,
        seed: int = 1,
        rules: int | None = None,
    ) -> None:
        """`hand`/`deck`/`discard` are seat 0's and `rival_…` seat 1's; `hands` etc. give all seats at once.
        `piles` sets how many cards some piles have left; `kingdom` names Kingdom cards that must be in the supply
        (cards mentioned anywhere in the scene are in it anyway). `rules` is a version of the rules, else the newest."""
        self.table: Table = kronika.new_table(
            "dominion", seats=seats, seed=seed, setup=setup, listen=listen, rules=rules
        )
        s = self.state
        s.cards.face.clear()
        s.cards.known.clear()
        s.lost = [0] * (seats + 1)
        zones = {
            "hand": self._each(seats, hands, hand, rival_hand),
            "deck": self._each(seats, decks, deck, rival_deck),
            "discard": self._each(seats, discards, discard, rival_discard),
        }
        for seat in range(seats):
            s.hand[seat] = self.cards(zones["hand"][seat])
            s.deck[seat] = self.cards(zones["deck"][seat])[::-1]
            s.discard[seat] = self.cards(zones["discard"][seat])
            s.unseen[seat] = []
        mentioned = [kingdom, *(piles or {}), *(text for texts in zones.values() for text in texts)]
        self._supply(" ".join(mentioned), piles)
        begin_turn(s, 0)
        begin_here(self.table)

    @staticmethod
    def _each(seats: int, given: Sequence[str], first: str, second: str) -> list[str]:
        texts = list(given) or [first, second]
        return texts + [""] * (seats - len(texts))

    def _supply(self, mentioned: str, piles: dict[str, int] | None) -> None:
        """The supply: the cards mentioned, filled up to ten Kingdom piles with those of the table's own set."""
        s = self.state
        chosen = [NUMBER[name] for name in dict.fromkeys(in_order(mentioned)) if NUMBER[name] not in BASIC]
        for face in s.kingdom.cards:
            if face not in chosen and len(chosen) < 10:
                chosen.append(face)
        for face in range(len(NAMES)):
            if face not in BASIC:
                victory = 8 if s.seats == 2 else 12
                s.supply[face] = -1 if face not in chosen else victory if TYPES[face] & VICTORY else 10
        s.kingdom = kingdom_of(tuple(sorted(chosen)))
        for name, count in (piles or {}).items():
            s.supply[NUMBER[name]] = count
        s.stock = sum(BIT[face] for face in s.kingdom.piles if s.supply[face] > 0)
        s.empty = sum(s.supply[face] == 0 for face in s.kingdom.piles)

    # --- acting ---

    def play(self, name: str, *then: str | Sequence[str]) -> Scene:
        """Seat 0 plays an Action card; each further argument is its answer (a key, or keys) to an ask that follows."""
        self.answers(self.state.turn, f"play:{name}")
        for answer in then:
            self.picks(self.state.turn, *([answer] if isinstance(answer, str) else answer))
        return self

    def to_buy_phase(self) -> Scene:
        """Ends the Action phase if it goes on, then plays all Treasures."""
        if self.state.phase == 1:
            self.answers(self.state.turn, "end-actions")
        if "treasures" in self.options(self.state.turn):
            self.answers(self.state.turn, "treasures")
        return self

    def buy(self, *names: str) -> Scene:
        for name in names:
            self.answers(self.state.turn, f"buy:{name}")
        return self

    def end_turn(self) -> Scene:
        seat = self.state.turn
        if self.state.phase == 1:
            self.answers(seat, "end-actions")
        if self.state.turn == seat and not self.table.over:
            self.answers(seat, "end-turn")
        return self

    # --- looking ---

    def hand(self, seat: int = 0) -> list[str]:
        return sorted(self.names(self.state.hand[seat]))

    def deck(self, seat: int = 0) -> list[str]:
        """The deck, top card first."""
        return self.names(self.state.deck[seat])[::-1]

    def discard(self, seat: int = 0) -> list[str]:
        """The discard pile, its top card last."""
        return self.names(self.state.discard[seat])

    def aside(self, seat: int = 0) -> list[str]:
        return self.names(self.state.aside[seat])

    def in_play(self) -> list[str]:
        return self.names(self.state.play)

    def trash(self) -> list[str]:
        return self.names(self.state.trash)

    def pile(self, name: str) -> int:
        return self.state.supply[NUMBER[name]]

    def owned(self, seat: int = 0) -> Counter[str]:
        s = self.state
        zones = s.hand[seat] + s.deck[seat] + s.discard[seat] + s.aside[seat] + (s.play if s.turn == seat else [])
        return Counter(self.names(zones))

    @property
    def actions(self) -> int:
        return self.state.actions

    @property
    def buys(self) -> int:
        return self.state.buys

    @property
    def coins(self) -> int:
        return self.state.coins

    def saw(self, id: str, seat: int | None = 0) -> list[list[str]]:
        """The faces that the seat saw, event by event of one kind."""
        return [[card["face"] for move in event["moves"] for card in move["cards"]] for event in self.told(id, seat)]

    def points(self, seat: int = 0) -> int:
        """The points that the seat would have now."""
        points: int = self.view(seat)["seats"][seat]["points"]
        return points
