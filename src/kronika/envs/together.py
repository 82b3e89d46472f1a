"""All seats of a game at once: PettingZoo's parallel form."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from kronika.envs.agents import Agents
from kronika.envs.episode import Observation


class TogetherEnv(Agents, ParallelEnv):
    """Every agent acts each time; one that is not asked may only stop, which changes nothing. Where several are asked,
    each of them picks, and none sees what the others have picked in the same step."""

    metadata = {"name": "kronika_v1", "render_modes": ["ansi"]}  # noqa: RUF012 (theirs)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game: the one that the seed decides, else the next after it."""
        self.begin(seed)
        return self._seen(), self.told()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """What each agent picks; that of agents that are not asked is passed over."""
        asked = {ask.seat: ask for ask in self.episode.table.asks}
        for seat, ask in asked.items():
            if self.episode.table.ask(seat) is ask:  # else an answer before it has changed what it is asked
                self.episode.act(seat, int(actions[self.possible_agents[seat]]))
        rewards = {self.possible_agents[seat]: each for seat, each in enumerate(self.episode.rewards())}
        over = dict.fromkeys(self.agents, self.episode.over)
        found = self._seen(), rewards, over, dict.fromkeys(self.agents, False), self.told()
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
