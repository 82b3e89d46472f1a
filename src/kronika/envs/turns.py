"""All seats of a game, one after the other: PettingZoo's AEC."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from kronika.envs.episode import Episode, Observation, Rules
from kronika.envs.spaces import actions_of, observations_of


class TurnsEnv(AECEnv):
    """An agent is a seat, and an action one pick of its answer: an answer of several picks is several actions of the
    same agent. Of several who are asked at once, one after the other picks; what is sealed stays so."""

    metadata = {"name": "kronika_v1", "is_parallelizable": False, "render_modes": ["ansi"]}  # noqa: RUF012 (theirs)

    def __init__(self, rules: Rules, render_mode: str | None = None) -> None:
        super().__init__()
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._drawn = np.random.default_rng(seed)
        self.episode = Episode.begun(self.rules, str(self._drawn.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self.episode.told(seat) for seat, agent in enumerate(self.agents)}
        self.agent_selection = self.agents[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        return self.episode.observation(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.episode.act(self.episode.seat, int(action))
        for seat, reward in enumerate(self.episode.rewards()):
            self.rewards[self.possible_agents[seat]] = reward
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
        for seat, each in enumerate(self.possible_agents):
            self.infos[each] = self.episode.told(seat)
        self._accumulate_rewards()

    def render(self) -> str:
        """Who is asked what."""
        return repr(self.episode.table.asks)

    def close(self) -> None:
        """Nothing is held."""
