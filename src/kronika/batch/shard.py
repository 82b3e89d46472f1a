"""Some of the tables that are stepped together, in one process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kronika.envs.episode import Episode, Rules

Stack = dict[str, npt.NDArray[Any]]
"""Arrays whose rows are tables."""


class Past(NamedTuple):
    """How a table came to where it is: the number of its game, and the actions in it."""

    number: int
    actions: tuple[int, ...] = ()


class Plan(NamedTuple):
    """What all tables of a batch have in common."""

    game: str
    seats: int
    seed: str
    stride: int
    """How many tables there are: after game `n` a table goes on with game `n + stride`, wherever it stands."""
    way: dict[str, Any]


class Shard:
    """Tables that stand in one process, each at some moment of some game."""

    def __init__(self, plan: Plan, at: Sequence[Past]) -> None:
        self.plan = plan
        self.rules = Rules(plan.game, plan.seats, **plan.way)
        self.numbers = [past.number for past in at]
        self.episodes = [self._begun(past.number) for past in at]
        for episode, past in zip(self.episodes, at, strict=True):
            for action in past.actions:
                episode.act(episode.seat, action)
                episode.rewards()  # they were told before
        nothing = np.zeros((len(at), plan.seats), np.float32)
        self._told = self._stacked(nothing, np.zeros(len(at), np.bool_), nothing)

    def _begun(self, number: int) -> Episode:
        return Episode.begun(self.rules, f"{self.plan.seed}/{number}")

    def seen(self) -> Stack:
        """What the seats see whose pick it is."""
        return self._told

    def step(self, actions: Sequence[int]) -> Stack:
        """One pick at each table, and what is seen then. Where a game has ended the next one has begun."""
        rewards = np.zeros((len(actions), self.plan.seats), np.float32)
        scores = np.zeros((len(actions), self.plan.seats), np.float32)
        done = np.zeros(len(actions), np.bool_)
        for place, action in enumerate(actions):
            episode = self.episodes[place]
            episode.act(episode.seat, int(action))
            rewards[place] = episode.rewards()
            result = episode.table.result
            if result is not None:
                done[place] = True
                scores[place] = result.scores
                self.numbers[place] += self.plan.stride
                self.episodes[place] = self._begun(self.numbers[place])
        self._told = self._stacked(rewards, done, scores)
        return self._told

    def _stacked(self, rewards: npt.NDArray[Any], done: npt.NDArray[Any], scores: npt.NDArray[Any]) -> Stack:
        each = [episode.observation(episode.seat) for episode in self.episodes]
        return {
            **{name: np.stack([one[name] for one in each]) for name in each[0]},
            "seat": np.array([episode.seat for episode in self.episodes], np.int32),
            "game": np.array(self.numbers, np.int64),
            "rewards": rewards,
            "done": done,
            "scores": scores,
        }
