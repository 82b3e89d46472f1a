"""The net while it learns, with numpy alone: the same layers as `Net`, in floats, and their slopes."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from kronika.learn.batch import starts
from kronika.learn.encoder import UNIT
from kronika.learn.lesson import Lesson, Slopes, slopes
from kronika.learn.net import ROW_TABLES, SHAPES, SHARP
from kronika.learn.weights import Arrays

Array = npt.NDArray[Any]


def fresh(seed: int) -> Arrays:
    """Weights before anything is learnt."""
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
    """Weights that can be taught. `speed` is how far a step goes (Adam)."""

    def __init__(self, weights: Arrays, speed: float) -> None:
        self.weights = {name: np.array(array, np.float32) for name, array in weights.items()}
        self.speed = speed
        self._mean = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self._square = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self._steps = 0

    def arrays(self) -> Arrays:
        return self.weights

    def teach(self, lesson: Lesson, batch: Arrays) -> Slopes:
        """One step down the slope."""
        w = self.weights
        rows, counts = batch["rows"], batch["counts"].astype(np.float32)[:, None] / UNIT
        begin, option_begin = starts(batch["lengths"])[:-1], starts(batch["option_lengths"])[:-1]
        whose = np.repeat(np.arange(len(batch["options"])), batch["options"])
        bag = np.add.reduceat(w["rows"][rows] * counts, begin)
        x = np.clip(bag, -1, 1)
        one = x @ w["first"] + w["first_bias"]
        a = np.clip(one, 0, 1)
        two = a @ w["second"] + w["second_bias"]
        h = np.clip(two, 0, 1)
        thoughts = h @ w["value"] + w["value_bias"][0]
        option_bag = np.add.reduceat(w["option_rows"][batch["option_rows"]], option_begin)
        y = np.clip(option_bag, -1, 1)
        three = y @ w["option"] + w["option_bias"]
        o = np.clip(three, 0, 1)
        four = (h @ w["by_position"])[whose] + o @ w["by_option"] + w["both_bias"]
        z = np.clip(four, 0, 1)
        scores = SHARP * (z @ w["score"])
        found = slopes(lesson, batch, scores, thoughts)

        of_score = SHARP * found.scores
        down: Arrays = {"score": z.T @ of_score}
        of_four = inside(four, np.outer(of_score, w["score"]), 0)
        down["both_bias"] = of_four.sum(0)
        down["by_option"] = o.T @ of_four
        by_position = np.add.reduceat(of_four, starts(batch["options"])[:-1])
        down["by_position"] = h.T @ by_position
        of_three = inside(three, of_four @ w["by_option"].T, 0)
        down["option"], down["option_bias"] = y.T @ of_three, of_three.sum(0)
        of_option_bag = inside(option_bag, of_three @ w["option"].T, -1)
        down["option_rows"] = gathered(
            w["option_rows"].shape, batch["option_rows"], np.repeat(of_option_bag, batch["option_lengths"], axis=0)
        )
        down["value"], down["value_bias"] = h.T @ found.thoughts, found.thoughts.sum(keepdims=True)
        of_h = by_position @ w["by_position"].T + np.outer(found.thoughts, w["value"])
        of_two = inside(two, of_h, 0)
        down["second"], down["second_bias"] = a.T @ of_two, of_two.sum(0)
        of_one = inside(one, of_two @ w["second"].T, 0)
        down["first"], down["first_bias"] = x.T @ of_one, of_one.sum(0)
        of_bag = inside(bag, of_one @ w["first"].T, -1)
        down["rows"] = gathered(w["rows"].shape, rows, np.repeat(of_bag, batch["lengths"], axis=0) * counts)
        self._go(down)
        return found

    def _go(self, down: Arrays) -> None:
        self._steps += 1
        for name, slope in down.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            far = self.speed * (mean / (1 - 0.9**self._steps))
            self.weights[name] -= far / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)
            limit = 1.0 if name in ROW_TABLES else 8.0 if name.endswith("_bias") else 1.98
            np.clip(self.weights[name], -limit, limit, out=self.weights[name])


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
