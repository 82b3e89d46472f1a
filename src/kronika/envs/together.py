"""All seats of a game at once: PettingZoo's parallel form."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from kronika.envs.episode import Episode, Observation, Rules
from kronika.envs.spaces import actions_of, observations_of


class TogetherEnv(ParallelEnv):
    """Every agent acts each time; one that is not asked may only stop, which changes nothing. Where several are asked,
    each of them picks, and none sees what the others have picked in the same step."""

    metadata = {"name": "kronika_v1", "render_modes": ["ansi"]}  # noqa: RUF012 (theirs)

    def __init__(self, rules: Rules, render_mode: str | None = None) -> None:
        self.rules = rules
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(rules.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observations_of(rules) for agent in self.possible_agents}
        self.action_spaces = {agent: actions_of(rules) for agent in self.possible_agents}
        self._drawn = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._drawn = np.random.default_rng(seed)
        self.episode = Episode.begun(self.rules, str(self._drawn.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        return self._seen(), self._told()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        asked = {ask.seat: ask for ask in self.episode.table.asks}
        for seat, ask in asked.items():
            if self.episode.table.ask(seat) is ask:  # else an answer before it has changed what it is asked
                self.episode.act(seat, int(actions[self.possible_agents[seat]]))
        rewards = {self.possible_agents[seat]: each for seat, each in enumerate(self.episode.rewards())}
        over = dict.fromkeys(self.agents, self.episode.over)
        found = self._seen(), rewards, over, dict.fromkeys(self.agents, False), self._told()
        if self.episode.over:
            self.agents = []
        return found

    def _seen(self) -> dict[str, Observation]:
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            found[agent] = self.episode.observation(seat)
            if not self.episode.is_asked(seat):
                found[agent]["action_mask"][self.rules.stop] = 1
        return found

    def _told(self) -> dict[str, dict[str, Any]]:
        return {agent: self.episode.told(seat) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> str:
        return repr(self.episode.table.asks)

    def close(self) -> None:
        """Nothing is held."""
