"""Turncoat: High Card whose rules have changed, with both readings side by side.

Version 1: the *lowest* card takes what was played, and each player holds four cards.
Version 2: the highest card takes it, and each player holds five.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import kronika
from examples.high_card.game import HAND, HighCard, Round
from kronika.engine.ask import Flow, Reply
from kronika.engine.cards import EVERYONE
from kronika.engine.events import Event
from kronika.engine.flow import all_of
from kronika.engine.rng import Rng
from kronika.engine.setup import Setup


class Turncoat(HighCard):
    """As it is after the change: new tables play version 2, those of version 1 play on."""

    id: ClassVar[str] = "turncoat"
    versions: ClassVar[Sequence[int]] = (1, 2)

    def new(self, seats: int, setup: Setup, rng: Rng, rules: int) -> Round:
        state = super().new(seats, setup, rng, rules)
        if state.rules < 2:
            for hand in state.hand:
                del hand[HAND - 1 :]
        return state

    def step(self, state: Round, reply: Reply | None) -> Flow[None]:
        asks = [self.question(state, seat) for seat in range(state.seats)]
        picks = yield from all_of(asks)
        played = {seat: state.hand[seat][picks[seat][0]] for seat in range(state.seats)}
        state.cards.reveal(played.values())
        winner = self.taker(state, played)
        for seat, card in played.items():
            state.hand[seat].remove(card)
            state.won[winner].append(card)
            if state.events is not None:
                shown = [(state.cards.name(card), EVERYONE)]
                state.events.append(Event("high-card-log", seat, {}, shown, f"hand:{seat}", f"won:{winner}"))
        state.over = not state.hand[0]

    def taker(self, state: Round, played: dict[int, int]) -> int:
        face = state.cards.face
        if state.rules < 2:
            return min(played, key=lambda seat: face[played[seat]])
        return max(played, key=lambda seat: face[played[seat]])


class TurncoatBefore(Turncoat):
    """As it was before the change."""

    versions: ClassVar[Sequence[int]] = (1,)


class TurncoatAfter(Turncoat):
    """As it will be when version 1 has retired."""

    versions: ClassVar[Sequence[int]] = (2,)


def update(game: Turncoat) -> None:
    """Puts another release of it on the shelf."""
    kronika.games.unregister(game.id)
    kronika.register(game)
