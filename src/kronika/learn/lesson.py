"""What is learned from a batch: to choose as was chosen (imitation), or more of what went better than expected (policy
gradient, clipped as in PPO); and in both cases to know the chance to win. A lesson gives the slope of what is to become
small, for the scores of all options and for the thought of each position, so that any model can follow it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from kronika.learn.batch import starts
from kronika.learn.weights import Arrays

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Lesson:
    """How much counts what."""

    imitates: bool
    clip: float = 0.2
    curiosity: float = 0.01
    """How much it is worth to stay undecided (entropy)."""
    foresight: float = 0.5
    """How much the chance to win counts beside the choice."""


@dataclass
class Slopes:
    """For each option's score and each position's thought; and in mean how far off choice and thought were, how
    undecided it was, and how far it has gone from what played (an estimate of the divergence, never below 0)."""

    scores: Array
    thoughts: Array
    choice: float
    thought: float
    undecided: float
    gone: float


def slopes(lesson: Lesson, batch: Arrays, scores: Array, thoughts: Array) -> Slopes:
    """`scores` of all options in a row, `thoughts` before they become chances."""
    count = len(batch["options"])
    first = starts(batch["options"])[:-1]
    whose = np.repeat(np.arange(count), batch["options"])
    high = np.maximum.reduceat(scores, first)
    powers = np.exp(scores - high[whose])
    sums = np.add.reduceat(powers, first)
    shares = powers / sums[whose]
    logs = scores - high[whose] - np.log(sums)[whose]
    place = first + batch["chosen"]
    undecided = -np.add.reduceat(shares * logs, first)
    chosen = np.zeros(len(scores), np.float32)
    chosen[place] = 1
    gone = 0.0
    if lesson.imitates:
        weight = np.ones(count, np.float32)
        choice = -logs[place].mean()
    else:
        gain = (batch["gain"] - batch["gain"].mean()) / (batch["gain"].std() + 1e-6)
        far = np.clip(logs[place] - batch["chance"], -10, 10)
        ratio = np.exp(far)
        gone = float((ratio - 1 - far).mean())
        beyond = np.where(gain > 0, ratio > 1 + lesson.clip, ratio < 1 - lesson.clip)
        weight = np.where(beyond, 0, gain * ratio).astype(np.float32)
        choice = -np.minimum(gain * ratio, gain * np.clip(ratio, 1 - lesson.clip, 1 + lesson.clip)).mean()
    slope = weight[whose] * (shares - chosen)
    slope += lesson.curiosity * shares * (logs + undecided[whose])
    goal = batch["won"] if lesson.imitates else batch["worth"]
    guess = 1 / (1 + np.exp(-thoughts))
    off = guess - np.clip(goal, 0, 1)
    return Slopes(
        (slope / count).astype(np.float32),
        (lesson.foresight * off / count).astype(np.float32),
        float(choice),
        float((off**2).mean()),
        float(undecided.mean()),
        gone,
    )
