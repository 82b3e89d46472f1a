"""All seats of a game, one after the other: PettingZoo's AEC."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from kronika.envs.agents import Agents
from kronika.envs.episode import Observation


class TurnsEnv(Agents, AECEnv):
    """An agent is a seat, and an action one pick of its answer: an answer of several picks is several actions of the
    same agent. Of several who are asked at once, one after the other picks; what is sealed stays so."""

    metadata = {"name": "kronika_v1", "is_parallelizable": False, "render_modes": ["ansi"]}  # noqa: RUF012 (theirs)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the one that the seed decides, else the next after it."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.told()
        self.agent_selection = self.agents[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees."""
        return self.episode.observation(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """What the agent whose turn it is picks."""
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
        self.infos = self.told()
        self._accumulate_rewards()
