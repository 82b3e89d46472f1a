"""The same model with torch, for machines with an accelerator. It takes its slopes from the same lesson."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch.nn import functional

from kronika.learn.encoder import UNIT
from kronika.learn.lesson import Lesson, Slopes
from kronika.learn.net import ROW_TABLES, SHARP
from kronika.learn.weights import Arrays


class TorchModel:
    """Weights on a device. A whole pack of steps is sent there once and then taken in parts."""

    def __init__(self, weights: Arrays, speed: float, device: str) -> None:
        self.device = torch.device(device)
        self.weights = {
            name: torch.tensor(array, dtype=torch.float32, device=self.device, requires_grad=True)
            for name, array in weights.items()
        }
        self._adam = torch.optim.Adam(self.weights.values(), lr=speed, betas=(0.9, 0.999))

    def arrays(self) -> Arrays:
        return {name: array.detach().cpu().numpy() for name, array in self.weights.items()}

    def teach(self, lesson: Lesson, batch: Arrays) -> Slopes:
        """One step down the slope."""
        w = self.weights
        given = {name: torch.as_tensor(array, device=self.device) for name, array in batch.items()}
        count = len(given["options"])
        whose = torch.repeat_interleave(torch.arange(count, device=self.device), given["options"].long())
        bag = bags(w["rows"], given["rows"], given["lengths"], given["counts"].float() / UNIT)
        x = bag.clamp(-1, 1)
        h = ((x @ w["first"] + w["first_bias"]).clamp(0, 1) @ w["second"] + w["second_bias"]).clamp(0, 1)
        thoughts = h @ w["value"] + w["value_bias"][0]
        y = bags(w["option_rows"], given["option_rows"], given["option_lengths"], None).clamp(-1, 1)
        o = (y @ w["option"] + w["option_bias"]).clamp(0, 1)
        z = ((h @ w["by_position"])[whose] + o @ w["by_option"] + w["both_bias"]).clamp(0, 1)
        scores = SHARP * (z @ w["score"])
        found = self._slopes(lesson, given, scores, thoughts, whose, count)
        self._adam.zero_grad(set_to_none=True)
        torch.autograd.backward([scores, thoughts], [found[0], found[1]])
        self._adam.step()
        with torch.no_grad():
            for name, array in w.items():
                limit = 1.0 if name in ROW_TABLES else 8.0 if name.endswith("_bias") else 1.98
                array.clamp_(-limit, limit)
        return Slopes(np.empty(0), np.empty(0), *found[2:])

    def _slopes(self, lesson: Lesson, given: Any, scores: Any, thoughts: Any, whose: Any, count: int) -> Any:
        """As `lesson.slopes`, on the device."""
        with torch.no_grad():
            first = torch.cumsum(given["options"].long(), 0) - given["options"].long()
            high = torch.full((count,), -1e30, device=self.device).scatter_reduce(0, whose, scores, "amax")
            powers = torch.exp(scores - high[whose])
            sums = torch.zeros(count, device=self.device).scatter_add(0, whose, powers)
            shares = powers / sums[whose]
            logs = scores - high[whose] - torch.log(sums)[whose]
            place = first + given["chosen"].long()
            undecided = -torch.zeros(count, device=self.device).scatter_add(0, whose, shares * logs)
            chosen = torch.zeros_like(scores)
            chosen[place] = 1
            if lesson.imitates:
                weight = torch.ones(count, device=self.device)
                choice = -logs[place].mean()
            else:
                gain = (given["gain"] - given["gain"].mean()) / (given["gain"].std(unbiased=False) + 1e-6)
                ratio = torch.exp(torch.clamp(logs[place] - given["chance"], -10, 10))
                beyond = torch.where(gain > 0, ratio > 1 + lesson.clip, ratio < 1 - lesson.clip)
                weight = torch.where(beyond, torch.zeros_like(gain), gain * ratio)
                held = torch.clamp(ratio, 1 - lesson.clip, 1 + lesson.clip)
                choice = -torch.minimum(gain * ratio, gain * held).mean()
            slope = weight[whose] * (shares - chosen) + lesson.curiosity * shares * (logs + undecided[whose])
            goal = given["won"] if lesson.imitates else given["worth"]
            off = torch.sigmoid(thoughts) - goal.clamp(0, 1)
            told = (float(choice), float((off**2).mean()), float(undecided.mean()))
            return (slope / count, lesson.foresight * off / count, *told)


def bags(table: Any, rows: Any, lengths: Any, counts: Any) -> Any:
    begin = torch.cumsum(lengths.long(), 0) - lengths.long()
    return functional.embedding_bag(rows.long(), table, begin, mode="sum", per_sample_weights=counts)
