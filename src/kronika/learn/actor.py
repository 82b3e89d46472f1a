"""Playing games to learn from: many at once in each process, so that a net is asked for many positions together."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

import kronika
from kronika.bots.playout import lead
from kronika.bots.random import RandomBot
from kronika.engine.ask import Ask
from kronika.engine.game import Bot, Game
from kronika.engine.imagining import decider
from kronika.engine.table import Table
from kronika.games import bring
from kronika.learn.ahead import WORD, brought
from kronika.learn.batch import Seen, Step, credited, joined, packed
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
    together: int = 64
    fade: float = 0.95
    greedy: bool = False
    """Whether nets always take what they think is best."""
    margin: float = 0.0
    """How much of what a game was worth is by how much it was won; the rest is whether."""
    seat_setup: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What else the setup is, at tables of this many seats."""
    astray: float = 0.0
    """How often a bot that is imitated does something else than it would, so that one sees what it does then."""


@dataclass
class Harvest:
    """What some games brought: steps, packed, and the share of wins of the learner."""

    steps: Arrays | None
    games: int = 0
    seats: int = 0
    won: float = 0.0
    decisions: int = 0
    lengths: list[int] = field(default_factory=list)
    seconds: float = 0.0
    """Of processor time, of all processes together."""


def gathered(parts: Sequence[Harvest]) -> Harvest:
    """What all parts of an order brought."""
    steps = [part.steps for part in parts if part.steps is not None]
    return Harvest(
        joined(steps) if steps else None,
        sum(part.games for part in parts),
        sum(part.seats for part in parts),
        sum(part.won for part in parts),
        sum(part.decisions for part in parts),
        [length for part in parts for length in part.lengths],
        sum(part.seconds for part in parts),
    )


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
        setup = {**order.setup, **order.seat_setup.get(str(len(names)), {})}
        self.table: Table = kronika.new_table(game.id, len(names), seed, setup)
        self.sights = [self.table.sight(seat) for seat in range(len(names))]
        self.seats = [Seat(name, playing(game.id, name, f"{seed}/{seat}")) for seat, name in enumerate(names)]
        self.deciders = [
            None if seat.bot is None else decider(seat.bot, self.table, number)
            for number, seat in enumerate(self.seats)
        ]
        self.picks: Picks | None = None
        self.position: Position | None = None
        self.seen: Seen | None = None
        self.answers = 0

    def run_on(self) -> bool:
        """Bots answer until a net is asked; False when the game is over."""
        table = self.table
        while not table.over and self.answers < LONGEST:
            ask = table.asks[0]
            decide = self.deciders[ask.seat]
            if decide is None:
                if self.picks is None:
                    self.picks = Picks(ask)
                if len(self.picks.open) + self.picks.may_stop > 1:
                    self.position = self._seen(ask, self.picks.picked)
                    self.seen = Seen(self.position)
                    return True
                self.take(0)
                continue
            keys = decide(self.sights[ask.seat], ask)
            seat = self.seats[ask.seat]
            if seat.player == self.order.learner:
                self._imitate(seat, ask, keys)
                if self.order.astray and self.chance.random() < self.order.astray:
                    keys = RandomBot(self.chance.random().hex()).decide(self.sights[ask.seat], ask)
            self._answer(ask.seat, keys)
        return False

    def _seen(self, ask: Ask, picked: Sequence[int]) -> Position:
        return encoded(self.game, self.sights[ask.seat], ask, self.table.seats, picked)

    def _imitate(self, seat: Seat, ask: Ask, keys: list[str]) -> None:
        """What the bot answered, as one pick after the other."""
        if len(ask.options) == ask.least == ask.most == 1:
            return
        picks = Picks(ask)
        for number in [*ask.picks(keys), -1]:
            if number < 0 and not picks.may_stop:
                break
            if len(picks.open) + picks.may_stop > 1:
                position = self._seen(ask, picks.picked)
                chosen = len(position.options) - 1 if number < 0 else position.open.index(number)
                seat.steps.append(Step(Seen(position), chosen))
            if number < 0:
                break
            picks.pick(number)
            if picks.is_whole:
                break

    def take(self, chosen: int) -> None:
        """A net's choice among what is open; stopping is the last."""
        picks = self.picks
        assert picks is not None
        if chosen == len(picks.open):
            picks.stop()
        else:
            picks.pick(picks.open[chosen])
        if picks.is_whole:
            self._answer(picks.ask.seat, picks.keys())
            self.picks = None

    def _answer(self, seat: int, keys: list[str]) -> None:
        self.table.answer(seat, keys)
        self.answers += 1

    def note(self, chosen: int, chance: float, thought: float) -> None:
        """A choice of the learner's."""
        picks, seen = self.picks, self.seen
        assert picks is not None
        assert seen is not None
        seat = self.seats[picks.ask.seat]
        if seat.player == self.order.learner and not self.order.greedy:
            seat.steps.append(Step(seen, chosen, chance, thought))

    def share(self, seat: int) -> float:
        """Of the win."""
        result = self.table.result
        if result is None:
            return 0.0
        return 1 / len(result.winners) if seat in result.winners else 0.0

    def worth(self, seat: int) -> float:
        """What it was worth, by who won and by how much."""
        result, margin = self.table.result, self.order.margin
        if result is None or not margin:
            return self.share(seat)
        return (1 - margin) * self.share(seat) + margin * lead(result, seat)


def is_net(player: str) -> bool:
    """Whether a player is a net in a file of its own."""
    return player.endswith(".safetensors") and not player.startswith(WORD)


def playing(game: str, player: str, seed: str) -> Bot | None:
    """The bot of this name; None for a net, which is asked for many tables at once."""
    return None if is_net(player) else brought(game, player, seed) or kronika.bot(game, player, seed)


@lru_cache(maxsize=8)
def opened(name: str) -> Net:
    """A net of a training; files of rounds never change, so each is read once."""
    return Net(read_weights(Path(name))[1])


def played(order: Order) -> Harvest:
    """All games of an order."""
    gc.disable()  # positions are many and none of them is in a circle
    began = process_time()
    try:
        harvest = _played(order)
        harvest.seconds = process_time() - began
        return harvest
    finally:
        gc.enable()


def _played(order: Order) -> Harvest:
    game = bring(order.game)
    nets = {name: opened(name) for name in {name for names in order.games for name in names if is_net(name)}}
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
            if play.picks is not None and play.seen is not None:
                waiting.setdefault(play.seats[play.picks.ask.seat].player, []).append(play)
        for name, mine in waiting.items():
            judge(mine, nets[name])
            harvest.decisions += len(mine)
    harvest.steps = packed(steps) if steps else None
    return harvest


def judge(plays: Sequence[Play], net: Net) -> None:
    """A net chooses at several tables, by chance as its scores say, or the best."""
    seen = [play.seen for play in plays if play.seen is not None]
    scores, thoughts = net.judged_arrays(
        [each.rows for each in seen], [each.counts for each in seen], [each.options for each in seen]
    )
    counts = np.array([len(each.options) for each in seen])
    ends = np.cumsum(counts)
    first = ends - counts
    high = np.repeat(np.maximum.reduceat(scores, first), counts)
    if plays[0].order.greedy:
        best = np.flatnonzero(scores == high)  # of equal ones the first
        places = best[np.searchsorted(best, first)]
        chances = np.ones(len(scores))
    else:
        chances = np.exp((scores - high).astype(np.float64))
        chances /= np.repeat(np.add.reduceat(chances, first), counts)
        sums = np.cumsum(chances)
        lots = np.array([play.chance.random() for play in plays])
        places = np.clip(np.searchsorted(sums, sums[first] - chances[first] + lots), first, ends - 1)
    logs = np.log(chances[places] + 1e-9)
    for play, chosen, log, thought in zip(
        plays, (places - first).tolist(), logs.tolist(), thoughts.tolist(), strict=True
    ):
        play.note(chosen, log, thought)
        play.take(chosen)
        play.position = play.seen = None


def finished(play: Play, harvest: Harvest) -> list[Step]:
    """The steps of a game that is over, each with what became of it; the harvest counts the game."""
    found: list[Step] = []
    harvest.games += 1
    harvest.lengths.append(play.answers)
    for number, seat in enumerate(play.seats):
        if seat.player == play.order.learner:
            harvest.seats += 1
            harvest.won += play.share(number)
            credited(seat.steps, play.worth(number), play.order.fade)
            found += seat.steps
    return found


def orders(whole: Order, size: int) -> Iterable[Order]:
    """An order in parts, of which each plays what the whole would."""
    for first in range(0, len(whole.games), size):
        part = whole.games[first : first + size]
        yield Order(**{**whole.__dict__, "first": whole.first + first, "games": part})
