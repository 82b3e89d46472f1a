"""PPO in one file: what won becomes likelier, and a short training runs to its end."""

from __future__ import annotations

import numpy as np

import kronika
from examples import ppo
from examples.high_card.game import HighCard
from kronika import envs

kronika.register(HighCard())


def test_what_won_becomes_likelier_and_what_is_forbidden_stays_so() -> None:
    net = ppo.Net(0)
    env = envs.aec("high-card", seats=2)
    steps = ppo.played(net, env, 1, np.random.default_rng(0))
    one = next(step for step in steps if step.mask.sum() > 1)
    good, bad = np.flatnonzero(one.mask)[:2].tolist()
    batch = []
    for action, won in ((good, 1.0), (bad, -1.0)):
        chances, value, _ = net.look(one.seen, one.options, one.mask)
        batch.append(one._replace(action=action, chance=chances[action], value=float(value), won=won))
    before, _, _ = net.look(one.seen, one.options, one.mask)
    for _ in range(3):
        net.learn(batch)
    after, _, _ = net.look(one.seen, one.options, one.mask)
    assert after[good] > before[good]
    assert after[bad] < before[bad]
    assert after[one.mask == 0].max() == 0


def test_a_short_training_gives_a_player() -> None:
    net = ppo.taught("high-card", 32)
    assert 0 <= ppo.measured(net, "high-card", "random", 10) <= 1
    assert any((net.of[name] != ppo.Net(0).of[name]).any() for name in net.of)
