"""The net while it learns, with numpy alone: the same layers as `Net`, and their slopes."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kronika.learn.batch import starts, taken
from kronika.learn.encoder import UNIT
from kronika.learn.lesson import Lesson, Slopes, slopes
from kronika.learn.net import cut, rounded
from kronika.learn.shape import ONE, ROW_TABLES, SHAPES, SHARP, STEP, TOP
from kronika.learn.weights import Arrays

Array = npt.NDArray[Any]
STEEPEST: Final = 0.5
"""Slopes are shortened to this (in the norm of all together), so that one strange batch cannot undo many."""
SMALLEST: Final = 1e-5
"""In self-play slopes below this are hardly followed: those of rows that occur now and then are noise."""


def fresh(seed: int) -> Arrays:
    """Weights before anything is learned."""
    chance = np.random.default_rng(seed)
    found: Arrays = {}
    for name, shape in SHAPES.items():
        if name.endswith("_bias"):
            found[name] = np.zeros(shape, np.float32)
        elif name in ROW_TABLES:
            found[name] = (chance.standard_normal(shape) * (0.03 if name == "rows" else 0.2)).astype(np.float32)
        elif name in ("value", "score"):
            found[name] = (chance.standard_normal(shape) * 0.05).astype(np.float32)
        else:
            found[name] = (chance.standard_normal(shape) * np.sqrt(2 / shape[0])).astype(np.float32)
    return found


class Model:
    """Weights that can be taught. `speed` is how far a step goes (Adam).

    What is judged and learned from is the net that plays: weights are rounded and activations cut as `Net` does it, and
    the slopes pass by the rounding (a straight-through estimate). So a choice has the chance it had when it was made.
    """

    def __init__(self, weights: Arrays, speed: float, smallest: float = SMALLEST) -> None:
        self.weights = {name: np.array(weights[name], np.float32) for name in SHAPES}
        self.speed = speed
        self.smallest = smallest
        self._mean = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self._square = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self._steps = 0
        self._pack: Arrays = {}

    def arrays(self) -> Arrays:
        """The weights as they are now."""
        return self.weights

    def keep(self, pack: Arrays) -> None:
        """The steps that are taught from now on."""
        self._pack = pack

    def memory(self) -> tuple[int, Arrays, Arrays]:
        """How many steps were made, and what Adam remembers of their slopes: the mean and the mean square."""
        return self._steps, self._mean, self._square

    def remember(self, steps: int, mean: Arrays, square: Arrays) -> None:
        """Goes on as a learner with this memory."""
        self._steps = steps
        self._mean = {name: np.array(mean[name], np.float32) for name in SHAPES}
        self._square = {name: np.array(square[name], np.float32) for name in SHAPES}

    def teach(self, lesson: Lesson, chosen: Array) -> Slopes:
        """One step down the slope, by some of the steps that are kept."""
        batch = taken(self._pack, chosen)
        whole = {name: array.astype(np.float32) for name, array in rounded(self.weights).items()}
        w = {name: array / scale(name) for name, array in whole.items()}
        rows, counts = batch["rows"], batch["counts"].astype(np.float32)[:, None]
        begin, option_begin = starts(batch["lengths"])[:-1], starts(batch["option_lengths"])[:-1]
        whose = np.repeat(np.arange(len(batch["options"])), batch["options"])
        bag = np.add.reduceat(whole["rows"][rows] * counts, begin) / UNIT
        x = np.clip(np.floor(bag), -TOP, TOP)
        one = x @ whole["first"] + whole["first_bias"]
        a = cut(one, STEP)
        two = a @ whole["second"] + whole["second_bias"]
        h = cut(two, STEP)
        thoughts = (h @ whole["value"] + whole["value_bias"][0]) / ONE
        option_bag = np.add.reduceat(whole["option_rows"][batch["option_rows"]], option_begin)
        y = np.clip(option_bag, -TOP, TOP)
        three = y @ whole["option"] + whole["option_bias"]
        o = cut(three, STEP)
        four = (h @ whole["by_position"])[whose] + o @ whole["by_option"] + whole["both_bias"]
        z = cut(four, STEP)
        scores = (z @ whole["score"]) * (SHARP / ONE)
        found = slopes(lesson, batch, scores, thoughts)

        x, a, h, y, o, z = (np.divide(each, TOP, dtype=np.float32) for each in (x, a, h, y, o, z))
        of_score = SHARP * found.scores
        down: Arrays = {"score": z.T @ of_score}
        of_four = inside(four / ONE, np.outer(of_score, w["score"]), 0)
        down["both_bias"] = of_four.sum(0)
        down["by_option"] = o.T @ of_four
        by_position = np.add.reduceat(of_four, starts(batch["options"])[:-1])
        down["by_position"] = h.T @ by_position
        of_three = inside(three / ONE, of_four @ w["by_option"].T, 0)
        down["option"], down["option_bias"] = y.T @ of_three, of_three.sum(0)
        of_option_bag = inside(option_bag / TOP, of_three @ w["option"].T, -1)
        down["option_rows"] = gathered(
            w["option_rows"].shape, batch["option_rows"], np.repeat(of_option_bag, batch["option_lengths"], axis=0)
        )
        down["value"], down["value_bias"] = h.T @ found.thoughts, found.thoughts.sum(keepdims=True)
        of_h = by_position @ w["by_position"].T + np.outer(found.thoughts, w["value"])
        of_two = inside(two / ONE, of_h, 0)
        down["second"], down["second_bias"] = a.T @ of_two, of_two.sum(0)
        of_one = inside(one / ONE, of_two @ w["second"].T, 0)
        down["first"], down["first_bias"] = x.T @ of_one, of_one.sum(0)
        of_bag = inside(bag / TOP, of_one @ w["first"].T, -1)
        down["rows"] = gathered(w["rows"].shape, rows, np.repeat(of_bag, batch["lengths"], axis=0) * (counts / UNIT))
        self._go(down)
        return found

    def _go(self, down: Arrays) -> None:
        self._steps += 1
        steepness = np.sqrt(sum(float((slope**2).sum()) for slope in down.values()))
        shorter = min(1.0, STEEPEST / (steepness + 1e-9))
        for name, slope in down.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (shorter * slope - mean)
            square += 0.001 * ((shorter * slope) ** 2 - square)
            far = self.speed * (mean / (1 - 0.9**self._steps))
            self.weights[name] -= far / (np.sqrt(square / (1 - 0.999**self._steps)) + self.smallest)
            np.clip(self.weights[name], -limit(name), limit(name), out=self.weights[name])


def scale(name: str) -> int:
    """What a weight of 1 is stored as."""
    return TOP if name in ROW_TABLES else ONE if name.endswith("_bias") else STEP


def limit(name: str) -> float:
    """How large a weight may become."""
    return 1.0 if name in ROW_TABLES else 8.0 if name.endswith("_bias") else 1.98


def inside(sums: Array, slope: Array, low: float) -> Array:
    """The slope where a sum was not cut. (To let it through where it leads back inside learns next to nothing.)"""
    return np.where((sums > low) & (sums < 1), slope, 0).astype(np.float32)


def gathered(shape: tuple[int, ...], rows: Array, slope: Array) -> Array:
    """Slopes of rows that occur more than once, added up."""
    found = np.zeros(shape, np.float32)
    order = np.argsort(rows, kind="stable")
    ordered = rows[order]
    first = np.flatnonzero(np.concatenate([[True], ordered[1:] != ordered[:-1]]))
    found[ordered[first]] = np.add.reduceat(slope[order], first)
    return found
