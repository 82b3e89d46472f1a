"""PPO in one file, with numpy alone: one net plays all seats of a game on `kronika.envs` and learns from what it won.

    python -m examples.ppo high-card --games 400          # a minute; with another game it takes longer
    python -m examples.ppo dominion --games 2000

The net is small: the dense observation, one hidden layer, and for each option a score of its features against that
layer (so it works for any number of options). Actions that the mask forbids have no chance. Two hundred lines of a
library would do more; this shows what there is to be done.
"""

from __future__ import annotations

import argparse
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kronika import envs
from kronika.envs.episode import FEATURES, OPTION_FEATURES, ROOM

Array = npt.NDArray[Any]
HIDDEN = 48
CLIP, RATE, ROUNDS, BATCH = 0.2, 3e-3, 4, 16
"""How far a policy may move in a batch, how fast, how often each step is used, and games in a batch."""


class Step(NamedTuple):
    """A decision, what it was worth in the end, and how likely it was."""

    seen: Array
    options: Array
    mask: Array
    action: int
    chance: float
    value: float
    won: float = 0.0


class Net:
    """Scores for the options of a position, and how good it is."""

    def __init__(self, seed: int) -> None:
        draw = np.random.default_rng(seed)
        self.of = {
            "w": draw.normal(0, 0.05, (FEATURES, HIDDEN)),
            "b": np.zeros(HIDDEN),
            "o": draw.normal(0, 0.1, (OPTION_FEATURES + 1, HIDDEN)),  # the last row is stopping
            "p": np.zeros(OPTION_FEATURES + 1),
            "v": np.zeros(HIDDEN),
        }
        self._mean = {name: np.zeros_like(each) for name, each in self.of.items()}
        self._square = {name: np.zeros_like(each) for name, each in self.of.items()}
        self._steps = 0

    def look(self, seen: Array, options: Array, mask: Array) -> tuple[Array, Array, Array]:
        """Chances of all actions, the value, the hidden layer."""
        hidden = np.tanh(seen @ self.of["w"] + self.of["b"])
        whole = np.zeros((ROOM + 1, OPTION_FEATURES + 1))
        whole[:ROOM, :OPTION_FEATURES] = options
        whole[ROOM, OPTION_FEATURES] = 1
        scores = whole @ (self.of["o"] @ hidden + self.of["p"])
        scores = np.where(mask > 0, scores, -1e9)
        chances = np.exp(scores - scores.max())
        return chances / chances.sum(), np.tanh(hidden @ self.of["v"]), hidden

    def learn(self, steps: list[Step]) -> float:
        """One pass over some steps (Adam); how far the policy has moved."""
        slopes = {name: np.zeros_like(each) for name, each in self.of.items()}
        gains = np.array([step.won - step.value for step in steps])
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        moved = 0.0
        for step, gain in zip(steps, gains, strict=True):
            chances, value, hidden = self.look(step.seen, step.options, step.mask)
            ratio = chances[step.action] / step.chance
            moved += abs(ratio - 1)
            pushed = -gain * ratio if (ratio < 1 + CLIP if gain > 0 else ratio > 1 - CLIP) else 0.0
            scores = -pushed * chances
            scores[step.action] += pushed
            scores += 0.01 * chances * (np.log(chances + 1e-9) - (chances * np.log(chances + 1e-9)).sum())  # curious
            whole = np.zeros((ROOM + 1, OPTION_FEATURES + 1))
            whole[:ROOM, :OPTION_FEATURES] = step.options
            whole[ROOM, OPTION_FEATURES] = 1
            mixed = whole.T @ scores
            wrong = 0.5 * (value - step.won) * (1 - value**2)
            below = (self.of["o"].T @ mixed + wrong * self.of["v"]) * (1 - hidden**2)
            slopes["o"] += np.outer(mixed, hidden)
            slopes["p"] += mixed
            slopes["v"] += wrong * hidden
            slopes["w"] += np.outer(step.seen, below)
            slopes["b"] += below
        self._steps += 1
        for name, slope in slopes.items():
            own = slope / len(steps)
            self._mean[name] = 0.9 * self._mean[name] + 0.1 * own
            self._square[name] = 0.999 * self._square[name] + 0.001 * own**2
            mean = self._mean[name] / (1 - 0.9**self._steps)
            square = self._square[name] / (1 - 0.999**self._steps)
            self.of[name] -= RATE * mean / (np.sqrt(square) + 1e-8)
        return moved / len(steps)


def played(net: Net, env: Any, seed: int, draw: np.random.Generator) -> list[Step]:
    """A game of the net against itself."""
    env.reset(seed=seed)
    own: dict[str, list[Step]] = {agent: [] for agent in env.possible_agents}
    while not any(env.terminations.values()):
        agent = env.agent_selection
        now = env.observe(agent)
        chances, value, _ = net.look(now["observation"], now["options"], now["action_mask"])
        action = int(draw.choice(len(chances), p=chances))
        own[agent].append(
            Step(now["observation"], now["options"], now["action_mask"], action, chances[action], float(value))
        )
        env.step(action)
    return [step._replace(won=2 * env.rewards[agent]) for agent, steps in own.items() for step in steps]


def taught(game: str, games: int, seats: int = 2, seed: int = 0, setup: dict[str, object] | None = None) -> Net:
    """A net that has played so many games against itself."""
    net, draw = Net(seed), np.random.default_rng(seed)
    env = envs.aec(game, seats=seats, setup=setup or {})
    for first in range(0, games, BATCH):
        steps = [step for number in range(first, first + BATCH) for step in played(net, env, number, draw)]
        for _ in range(ROUNDS):
            net.learn(steps)
    return net


def measured(net: Net, game: str, bot: str, games: int, setup: dict[str, object] | None = None) -> float:
    """The share of games that the net wins against a bot, from both seats."""
    won = 0.0
    for number in range(games):
        env = envs.gym(game, seat=number % 2, others=[bot], setup=setup or {})
        now, _ = env.reset(seed=1000 + number // 2)
        over, reward = False, 0.0
        while not over:
            chances, _, _ = net.look(now["observation"], now["options"], now["action_mask"])
            now, reward, over, _, _ = env.step(int(chances.argmax()))
        won += 0.5 + float(reward)
    return won / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--against", default="random")
    given = parser.parse_args()
    learned = taught(given.game, given.games)
    print(f"{100 * measured(learned, given.game, given.against, 200):.0f} % against {given.against}")
