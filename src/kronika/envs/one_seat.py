"""One seat of a game, the others played by bots: Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

import kronika
from kronika.engine.game import Bot
from kronika.envs.episode import Episode, Observation, Rules
from kronika.envs.spaces import actions_of, observations_of

ILLEGAL = -0.1
"""The reward for what the mask forbids; nothing else comes of it."""


class OneSeatEnv(gymnasium.Env[Observation, int]):
    """The learner sits in one seat, and is asked when it is that seat's turn."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (theirs)

    def __init__(self, rules: Rules, seat: int, others: Sequence[str], render_mode: str | None = None) -> None:
        self.rules = rules
        self.seat = seat
        self.others = list(others)
        self.render_mode = render_mode
        self.observation_space = observations_of(rules)
        self.action_space = actions_of(rules)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to where the seat is asked: the one that the seed decides, or the next after it."""
        super().reset(seed=seed)
        word = str(self.np_random.integers(1 << 62))
        self.episode = Episode.begun(self.rules, word)
        names = iter(self.others)
        self._bots: dict[int, Bot] = {
            seat: kronika.bot(self.rules.game.id, next(names), f"{word}/{seat}")
            for seat in range(self.rules.seats)
            if seat != self.seat
        }
        self._others_play()
        self.episode.rewards()  # what came before the first action is nobody's doing
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The seat picks, and the others play until it is asked again. What is not legal is punished."""
        if int(action) not in self.episode.legal(self.seat):
            seen, told = self._seen()
            return seen, ILLEGAL, self.episode.over, False, {**told, "illegal": True}
        self.episode.act(self.seat, int(action))
        self._others_play()
        reward = self.episode.rewards()[self.seat]
        seen, told = self._seen()
        return seen, reward, self.episode.over, False, told

    def action_masks(self) -> npt.NDArray[np.int8]:
        """What may be done, under the name that other libraries ask for."""
        return self.episode.observation(self.seat)["action_mask"]

    def _others_play(self) -> None:
        while not self.episode.over and not self.episode.is_asked(self.seat):
            self.episode.answer_by(self._bots[self.episode.seat])

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        return self.episode.observation(self.seat), self.episode.told(self.seat)

    def render(self) -> str:
        """What is asked."""
        return repr(self.episode.table.asks)
