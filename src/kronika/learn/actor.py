"""Playing games to learn from: many at once in each process, so that a net is asked for many positions together."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import kronika
from kronika.engine.ask import Ask
from kronika.engine.game import Bot, Game
from kronika.engine.table import Table
from kronika.games import bring
from kronika.learn.batch import Step, credited, packed
from kronika.learn.encoder import Position, encoded
from kronika.learn.net import Net
from kronika.learn.picks import Picks
from kronika.learn.weights import Arrays, read_weights

LONGEST = 6000
"""Answers after which a game is given up."""


@dataclass(frozen=True)
class Order:
    """Some games for one process. A player is the file of a net, or the name of a bot."""

    game: str
    setup: dict[str, Any]
    seed: str
    """With the number of a game it decides everything in it."""
    first: int
    games: list[list[str]]
    """Who sits where in each of them."""
    learner: str = ""
    """The player whose steps are wanted; that of a bot is imitated."""
    together: int = 24
    fade: float = 0.95
    greedy: bool = False
    """Whether nets always take what they think is best."""


@dataclass
class Harvest:
    """What some games brought: steps, packed, and the share of wins of the learner."""

    steps: Arrays | None
    games: int = 0
    seats: int = 0
    won: float = 0.0
    decisions: int = 0
    lengths: list[int] = field(default_factory=list)


class Seat:
    """A player at one table, and what it did there."""

    def __init__(self, player: str, bot: Bot | None) -> None:
        self.player = player
        self.bot = bot
        self.steps: list[Step] = []


class Play:
    """One game under way."""

    def __init__(self, order: Order, number: int, game: Game[Any]) -> None:
        names = order.games[number - order.first]
        seed = f"{order.seed}/{number}"
        self.order = order
        self.game = game
        self.chance = random.Random(seed)
        self.table: Table = kronika.new_table(game.id, len(names), seed, order.setup)
        self.seats = [
            Seat(name, None if is_net(name) else kronika.bot(game.id, name, f"{seed}/{seat}"))
            for seat, name in enumerate(names)
        ]
        self.picks: Picks | None = None
        self.position: Position | None = None
        self.answers = 0

    def run_on(self) -> bool:
        """Bots answer until a net is asked; False when the game is over."""
        table = self.table
        while not table.over and self.answers < LONGEST:
            ask = table.asks[0]
            seat = self.seats[ask.seat]
            if seat.bot is None:
                if self.picks is None:
                    self.picks = Picks(ask)
                self.position = self._seen(ask, self.picks.picked)
                if len(self.position.options) > 1:
                    return True
                self.take(0)
                continue
            keys = seat.bot.decide(table.sight(ask.seat), ask)
            if seat.player == self.order.learner:
                self._imitate(seat, ask, keys)
            self._answer(ask.seat, keys)
        return False

    def _seen(self, ask: Ask, picked: Sequence[int]) -> Position:
        return encoded(self.game, self.table.sight(ask.seat), ask, self.table.seats, picked)

    def _imitate(self, seat: Seat, ask: Ask, keys: list[str]) -> None:
        """What the bot answered, as one pick after the other."""
        picks = Picks(ask)
        for number in [*ask.picks(keys), -1]:
            position = self._seen(ask, picks.picked)
            if number < 0 and not position.may_stop:
                break
            chosen = len(position.options) - 1 if number < 0 else position.open.index(number)
            if len(position.options) > 1:
                seat.steps.append(Step(position, chosen))
            if number < 0:
                break
            picks.pick(number)
            if picks.is_whole:
                break

    def take(self, chosen: int) -> None:
        """A net's choice among the options of the position."""
        picks, position = self.picks, self.position
        assert picks is not None
        assert position is not None
        if chosen == len(position.open):
            picks.stop()
        else:
            picks.pick(position.open[chosen])
        if picks.is_whole:
            self._answer(picks.ask.seat, picks.keys())
            self.picks = None

    def _answer(self, seat: int, keys: list[str]) -> None:
        self.table.answer(seat, keys)
        self.answers += 1

    def chosen(self, scores: npt.NDArray[Any], thought: float) -> int:
        """By chance as the scores say, or the best; noted where it is the learner's."""
        picks, position = self.picks, self.position
        assert picks is not None
        assert position is not None
        if self.order.greedy:
            return int(scores.argmax())
        shares = np.exp(scores - scores.max())
        shares /= shares.sum()
        found = self.chance.choices(range(len(shares)), shares.tolist())[0]
        seat = self.seats[picks.ask.seat]
        if seat.player == self.order.learner:
            seat.steps.append(Step(position, found, float(np.log(shares[found] + 1e-9)), thought))
        return found

    def share(self, seat: int) -> float:
        """Of the win."""
        result = self.table.result
        if result is None:
            return 0.0
        return 1 / len(result.winners) if seat in result.winners else 0.0


def is_net(player: str) -> bool:
    return player.endswith(".safetensors")


def played(order: Order) -> Harvest:
    """All games of an order."""
    gc.disable()  # positions are many and none of them is in a circle
    try:
        return _played(order)
    finally:
        gc.enable()


def _played(order: Order) -> Harvest:
    game = bring(order.game)
    nets = {name: Net(read_weights(Path(name))[1]) for names in order.games for name in names if is_net(name)}
    numbers = iter(range(order.first, order.first + len(order.games)))
    harvest, steps = Harvest(None), list[Step]()
    at_once = [Play(order, number, game) for _, number in zip(range(order.together), numbers, strict=False)]
    while at_once:
        going: list[Play] = []
        for play in at_once:
            if play.run_on():
                going.append(play)
                continue
            steps += finished(play, harvest)
            number = next(numbers, None)
            if number is not None:
                going.append(Play(order, number, game))
        at_once = going
        waiting: dict[str, list[Play]] = {}
        for play in at_once:
            if play.picks is not None and play.position is not None:
                waiting.setdefault(play.seats[play.picks.ask.seat].player, []).append(play)
        for name, mine in waiting.items():
            judge(mine, nets[name])
            harvest.decisions += len(mine)
    harvest.steps = packed(steps) if steps else None
    return harvest


def judge(plays: Sequence[Play], net: Net) -> None:
    """A net chooses at several tables."""
    judged = net.judged([play.position for play in plays if play.position is not None])
    for play, (scores, thought) in zip(plays, judged, strict=True):
        play.take(play.chosen(scores, thought))
        play.position = None


def finished(play: Play, harvest: Harvest) -> list[Step]:
    found: list[Step] = []
    harvest.games += 1
    harvest.lengths.append(play.answers)
    for number, seat in enumerate(play.seats):
        if seat.player == play.order.learner:
            share = play.share(number)
            harvest.seats += 1
            harvest.won += share
            credited(seat.steps, share, play.order.fade)
            found += seat.steps
    return found


def orders(whole: Order, size: int) -> Iterable[Order]:
    """An order in parts, of which each plays what the whole would."""
    for first in range(0, len(whole.games), size):
        part = whole.games[first : first + size]
        yield Order(**{**whole.__dict__, "first": whole.first + first, "games": part})
