"""What both forms of PettingZoo have in common: an agent for each seat, and a new game at each reset."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from kronika.envs.episode import Episode, Rules
from kronika.envs.spaces import actions_of, observations_of


class Agents:
    """The seats of a game, by PettingZoo's names."""

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
        """What an agent sees, as a space."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """What an agent may answer, as a space."""
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new game: the one that the seed decides, else the next after it."""
        if seed is not None:
            self._drawn = np.random.default_rng(seed)
        self.episode = Episode.begun(self.rules, str(self._drawn.integers(1 << 62)))
        self.agents = list(self.possible_agents)

    def told(self) -> dict[str, dict[str, Any]]:
        """What each gets in addition to what it sees."""
        return {agent: self.episode.told(seat) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> str:
        """Who is asked what."""
        return repr(self.episode.table.asks)

    def close(self) -> None:
        """Nothing is held."""
