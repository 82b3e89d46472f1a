"""Games as learning libraries see them: one game through each face, by any actions that are allowed.

Needs the extras `research` and `openspiel`.
"""

from __future__ import annotations

import random

import numpy as np

from kronika import envs


def one_after_the_other(seed: int) -> dict[str, float]:
    env = envs.aec("valeria", seats=3)
    env.reset(seed=seed)
    chance = random.Random(seed)
    while not any(env.terminations.values()):
        seen, _, _, _, _ = env.last()
        env.step(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return dict(env.rewards)


def one_seat(seed: int) -> float:
    env = envs.gym("dominion", seat=0, others=["big-money"])
    seen, _ = env.reset(seed=seed)
    chance, over, reward = random.Random(seed), False, 0.0
    while not over:
        seen, reward, over, _, _ = env.step(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return float(reward)


def a_tree(seed: int) -> list[float]:
    state = envs.openspiel("dominion").new_initial_state()
    chance = random.Random(seed)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    return list(state.returns())


if __name__ == "__main__":
    print(one_after_the_other(1), one_seat(1), a_tree(1))
