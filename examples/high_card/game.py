"""High Card: a whole game in one file, to show how a game is added.

Each player holds five cards from 1 to 20. All choose one in secret, the cards are turned up together, and the
highest takes what was played. After five rounds the most cards win; equal counts share the win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from kronika.bots.random import RandomBot
from kronika.engine.ask import Ask, Flow, Option, Reply
from kronika.engine.cards import Cards
from kronika.engine.flow import all_of
from kronika.engine.game import Bot, Game, Result, Sight, State, Variant
from kronika.engine.message import Message, Ref
from kronika.engine.rng import Rng
from kronika.engine.setup import Setup

NAMES = [str(value) for value in range(1, 21)]
HAND = 5


class Round(State):
    """State is plain data: ids in lists, and a copy that shares nothing."""

    __slots__ = ("deck", "hand", "won")

    def __init__(self, seats: int, rng: Rng, cards: Cards, rules: int) -> None:
        super().__init__(seats, rng, cards, rules)
        self.deck: list[int] = []
        self.hand: list[list[int]] = []
        self.won: list[list[int]] = []

    def copy(self) -> Round:
        twin = Round(self.seats, self.rng.copy(), self.cards.copy(), self.rules)
        twin.over = self.over
        twin.deck = self.deck[:]
        twin.hand = [hand[:] for hand in self.hand]
        twin.won = [won[:] for won in self.won]
        return twin

    def plain(self) -> object:
        return [self.cards.plain(), self.rng.state, self.over, self.deck, self.hand, self.won]

    def zones(self) -> list[list[int]]:
        return [self.deck, *self.hand, *self.won]


class RoundSight(Sight[Round]):
    """What a seat may ask: its own hand, how many cards others hold, who won what."""

    def hand(self, seat: int) -> list[str]:
        return self.names(self._s.hand[seat]) if seat == self.seat else []

    def count(self, seat: int) -> int:
        return len(self._s.hand[seat])

    def won(self, seat: int) -> list[str]:
        return self.names(self._s.won[seat])


class HighCard(Game[Round]):
    id: ClassVar[str] = "high-card"
    variants: ClassVar[Sequence[Variant]] = (Variant(2, 4),)
    bots: ClassVar[Mapping[str, type[Bot]]] = {"random": RandomBot}
    home: ClassVar[Path | None] = Path(__file__).parent

    def new(self, seats: int, setup: Setup, rng: Rng, rules: int) -> Round:
        state = Round(seats, rng, Cards(NAMES, list(range(20)), {}), rules)
        state.deck = list(range(20))
        rng.shuffle(state.deck)
        state.hand = [[state.deck.pop() for _ in range(HAND)] for _ in range(seats)]
        state.won = [[] for _ in range(seats)]
        return state

    def opening(self, state: Round) -> list[Ask]:
        return []  # nothing to choose between two rounds: the game runs on

    def step(self, state: Round, reply: Reply | None) -> Flow[None]:
        """One round, in the order of the rules above."""
        asks = [self.question(state, seat) for seat in range(state.seats)]
        picks = yield from all_of(asks, shows=True)
        played = {seat: state.hand[seat][picks[seat][0]] for seat in range(state.seats)}
        state.cards.reveal(played.values())
        face = state.cards.face
        winner = max(played, key=lambda seat: face[played[seat]])
        for seat, card in played.items():
            state.hand[seat].remove(card)
            state.won[winner].append(card)
            state.tell("high-card-log", seat, {}, [card], f"hand:{seat}", f"won:{winner}")
        state.over = not state.hand[0]

    def question(self, state: Round, seat: int) -> Ask:
        names = [state.cards.name(card) for card in state.hand[seat]]
        options = [Option(f"play:{n}", Message("high-card-do-play", {"card": n}), (Ref("hand", n),)) for n in names]
        return Ask(seat, Message("high-card-ask"), options, private=True, secret=True)

    def sight(self, state: Round, seat: int | None) -> RoundSight:
        return RoundSight(state, seat)

    def view(self, sight: RoundSight) -> dict[str, Any]:
        zones: list[dict[str, Any]] = []
        for seat in range(sight.seats):
            for kind, cards, count in (
                ("hand", sight.hand(seat), sight.count(seat)),
                ("won", sight.won(seat), len(sight.won(seat))),
            ):
                shown = [{"face": card} for card in cards]
                zones.append({"id": f"{kind}:{seat}", "owner": seat, "kind": kind, "count": count, "cards": shown})
        seats = [{"seat": seat, "points": len(sight.won(seat))} for seat in range(sight.seats)]
        return {"turn": None, "phase": "play", "seats": seats, "zones": zones, "tracks": [], "tokens": [], "extra": {}}

    def hidden(self, state: Round, seat: int | None) -> list[list[int]]:
        others = [card for owner, hand in enumerate(state.hand) if owner != seat for card in hand]
        return [state.deck + others]

    def result(self, state: Round) -> Result:
        scores = [len(won) for won in state.won]
        return Result.ranked(scores, Message("high-card-end"), [{"cards": score} for score in scores])
