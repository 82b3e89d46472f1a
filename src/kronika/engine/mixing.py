"""Hidden cards change faces: in a world that a seat imagines, and at a real table when too much has been seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kronika.engine.game import Game, State
from kronika.engine.rng import Mwc


class Mixing:
    """A moment at which hidden cards changed faces in the middle of a step: after how many replies since which
    checkpoint, for the seat that imagined it (None: for all, at the real table), and the word that chance went on with.
    Where nothing `deals`, only chance started over.
    """

    __slots__ = ("checkpoint", "deals", "replies", "seat", "word")

    def __init__(self, checkpoint: State | None, replies: int, seat: int | None, word: str, deals: bool = True) -> None:
        self.checkpoint = checkpoint
        self.replies = replies
        self.seat = seat
        self.word = word
        self.deals = deals

    def mix(self, game: Game[Any], state: State) -> None:
        """Does it to a state."""
        if not self.deals:
            state.rng = Mwc.of(f"imagined/{self.word}")
        elif self.seat is None:
            reshuffle(game, state, self.word)
        else:
            imagine(game, state, self.seat, self.word)


def imagine(game: Game[Any], state: State, seat: int, seed: str) -> None:
    """What the seat does not know is dealt again, and chance starts over: both from the seed alone, so that the world
    tells nothing of the real one that the seat does not know."""
    rng = Mwc.of(f"imagined/{seed}")
    state.cards.permute(game.hidden(state, seat), rng)
    state.cards.permute(game.unknown_backs(state, seat), rng)
    state.rng = rng


def reshuffle(game: Game[Any], state: State, word: str) -> None:
    """What no seat knows is dealt again, and chance goes on as a stream made of the old one and a word."""
    rng = state.rng.fork(word)
    state.cards.permute(unknown_to_all(state, game.hidden), rng)
    state.cards.permute(unknown_to_all(state, game.unknown_backs), rng)
    state.rng = rng


def unknown_to_all(state: State, groups_of: Callable[[Any, int], Sequence[Sequence[int]]]) -> list[list[int]]:
    """The cards that every seat has in one of its groups, in groups within which no seat could tell if they changed
    places."""
    parts: dict[int, list[int]] = {}
    order: list[int] = []
    for seat in range(state.seats):
        for number, group in enumerate(groups_of(state, seat)):
            for card in group:
                if seat == 0:
                    parts[card] = []
                    order.append(card)
                if card in parts:
                    parts[card].append(number)
    groups: dict[tuple[int, ...], list[int]] = {}
    for card in order:
        if len(parts[card]) == state.seats:
            groups.setdefault(tuple(parts[card]), []).append(card)
    return list(groups.values())
