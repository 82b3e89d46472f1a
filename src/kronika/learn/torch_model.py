"""The same model with torch, for machines with an accelerator. It takes its slopes from the same lesson."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch.nn import functional

from kronika.learn.encoder import UNIT
from kronika.learn.lesson import Array, Lesson, Slopes
from kronika.learn.model import SMALLEST, STEEPEST, limit, scale
from kronika.learn.shape import ONE, SHAPES, SHARP, STEP, TOP
from kronika.learn.weights import Arrays


class TorchModel:
    """Weights on a device. A whole pack of steps is sent there once and then taken in parts."""

    def __init__(self, weights: Arrays, speed: float, smallest: float = SMALLEST, device: str = "cpu") -> None:
        self.device = torch.device(device)
        self.weights = {
            name: torch.tensor(weights[name], dtype=torch.float32, device=self.device, requires_grad=True)
            for name in SHAPES
        }
        self._adam = torch.optim.Adam(self.weights.values(), lr=speed, betas=(0.9, 0.999), eps=smallest)
        self._pack: dict[str, Any] = {}

    @property
    def speed(self) -> float:
        """How far a step goes."""
        return float(self._adam.param_groups[0]["lr"])

    @speed.setter
    def speed(self, speed: float) -> None:
        self._adam.param_groups[0]["lr"] = speed

    def arrays(self) -> Arrays:
        """The weights as they are now."""
        return {name: array.detach().cpu().numpy() for name, array in self.weights.items()}

    def memory(self) -> tuple[int, Arrays, Arrays]:
        """How many steps were made, and what Adam remembers of their slopes: the mean and the mean square."""
        told = {name: self._adam.state[array] for name, array in self.weights.items()}
        mean, square = (
            {name: each[what].detach().cpu().numpy() for name, each in told.items()}
            for what in ("exp_avg", "exp_avg_sq")
        )
        return int(max(float(each["step"]) for each in told.values())), mean, square

    def remember(self, steps: int, mean: Arrays, square: Arrays) -> None:
        """Goes on as a learner with this memory."""
        for name, array in self.weights.items():
            self._adam.state[array] = {
                "step": torch.tensor(float(steps)),
                "exp_avg": torch.tensor(mean[name], device=self.device),
                "exp_avg_sq": torch.tensor(square[name], device=self.device),
            }

    def keep(self, pack: Arrays) -> None:
        """The steps that are taught from now on."""
        self._pack = {name: torch.as_tensor(signed(array)).to(self.device) for name, array in pack.items()}
        for name in ("lengths", "option_lengths", "options"):
            lengths = self._pack[name] = self._pack[name].long()
            self._pack[f"{name}_first"] = torch.cumsum(lengths, 0) - lengths

    def _taken(self, chosen: Any) -> dict[str, Any]:
        """Some of the steps, in the given order."""
        pack = self._pack
        rows, _ = places(pack["lengths_first"][chosen], pack["lengths"][chosen])
        options, whose = places(pack["options_first"][chosen], pack["options"][chosen])
        option_rows, _ = places(pack["option_lengths_first"][options], pack["option_lengths"][options])
        lengths, option_lengths = pack["lengths"][chosen], pack["option_lengths"][options]
        count = pack["options"][chosen]
        return {
            "rows": unsigned(pack["rows"][rows]),
            "counts": pack["counts"][rows].float(),
            "begin": torch.cumsum(lengths, 0) - lengths,
            "option_rows": unsigned(pack["option_rows"][option_rows]),
            "option_begin": torch.cumsum(option_lengths, 0) - option_lengths,
            "first": torch.cumsum(count, 0) - count,
            "whose": whose,
            **{name: pack[name][chosen] for name in ("chosen", "chance", "gain", "worth", "won")},
        }

    def teach(self, lesson: Lesson, chosen: Array) -> Slopes:
        """One step down the slope, by some of the steps that are kept."""
        given = self._taken(torch.as_tensor(chosen, device=self.device))
        count, whose = len(given["chosen"]), given["whose"]
        w = {name: rounded(array, scale(name)) for name, array in self.weights.items()}
        bag = functional.embedding_bag(
            given["rows"], w["rows"], given["begin"], mode="sum", per_sample_weights=given["counts"]
        )
        x = floored(bag / UNIT).clamp(-TOP, TOP)
        h = cut(cut(x @ w["first"] + w["first_bias"]) @ w["second"] + w["second_bias"])
        thoughts = (h @ w["value"] + w["value_bias"][0]) / ONE
        y = functional.embedding_bag(given["option_rows"], w["option_rows"], given["option_begin"], mode="sum")
        o = cut(y.clamp(-TOP, TOP) @ w["option"] + w["option_bias"])
        z = cut((h @ w["by_position"])[whose] + o @ w["by_option"] + w["both_bias"])
        scores = (SHARP / ONE) * (z @ w["score"])
        found = self._slopes(lesson, given, scores, thoughts, whose, count)
        self._adam.zero_grad(set_to_none=True)
        torch.autograd.backward([scores, thoughts], [found[0], found[1]])
        torch.nn.utils.clip_grad_norm_(self.weights.values(), STEEPEST)
        self._adam.step()
        with torch.no_grad():
            for name, array in self.weights.items():
                array.clamp_(-limit(name), limit(name))
        return Slopes(np.empty(0), np.empty(0), *found[2].tolist())

    def _slopes(self, lesson: Lesson, given: Any, scores: Any, thoughts: Any, whose: Any, count: int) -> Any:
        """As `lesson.slopes`, on the device."""
        with torch.no_grad():
            high = torch.full((count,), -1e30, device=self.device).scatter_reduce(0, whose, scores, "amax")
            powers = torch.exp(scores - high[whose])
            sums = torch.zeros(count, device=self.device).scatter_add(0, whose, powers)
            shares = powers / sums[whose]
            logs = scores - high[whose] - torch.log(sums)[whose]
            place = given["first"] + given["chosen"].long()
            undecided = -torch.zeros(count, device=self.device).scatter_add(0, whose, shares * logs)
            chosen = torch.zeros_like(scores)
            chosen[place] = 1
            gone = torch.zeros((), device=self.device)
            if lesson.imitates:
                weight = torch.ones(count, device=self.device)
                choice = -logs[place].mean()
            else:
                gain = (given["gain"] - given["gain"].mean()) / (given["gain"].std(unbiased=False) + 1e-6)
                far = torch.clamp(logs[place] - given["chance"], -10, 10)
                ratio = torch.exp(far)
                gone = (ratio - 1 - far).mean()
                beyond = torch.where(gain > 0, ratio > 1 + lesson.clip, ratio < 1 - lesson.clip)
                weight = torch.where(beyond, torch.zeros_like(gain), gain * ratio)
                held = torch.clamp(ratio, 1 - lesson.clip, 1 + lesson.clip)
                choice = -torch.minimum(gain * ratio, gain * held).mean()
            slope = weight[whose] * (shares - chosen) + lesson.curiosity * shares * (logs + undecided[whose])
            goal = given["won"] if lesson.imitates else given["worth"]
            off = torch.sigmoid(thoughts) - goal.clamp(0, 1)
            told = torch.stack([choice, (off**2).mean(), undecided.mean(), gone])
            return slope / count, lesson.foresight * off / count, told


def places(first: Any, lengths: Any) -> tuple[Any, Any]:
    """The places of all things in the chosen pieces, one piece after the other, and the piece of each."""
    piece = torch.repeat_interleave(torch.arange(len(lengths), device=lengths.device), lengths)
    ends = torch.cumsum(lengths, 0)
    return torch.arange(len(piece), device=lengths.device) + (first - ends + lengths)[piece], piece


def signed(array: Array) -> Array:
    """torch indexes nothing by unsigned numbers of 16 bits."""
    return array.view(np.int16) if array.dtype == np.uint16 else array


def unsigned(rows: Any) -> Any:
    """Numbers of rows as they were before torch, which knows no unsigned ones."""
    return rows.int() & 0xFFFF


def rounded(array: Any, scale: int) -> Any:
    """As it is stored, in whole numbers; the slope passes by."""
    whole = array * scale
    return whole + (torch.round(whole) - whole).detach()


def floored(sums: Any) -> Any:
    """Rounded down; the slope passes by."""
    return sums + (torch.floor(sums) - sums).detach()


def cut(sums: Any) -> Any:
    """The sums of a layer, scaled down and within what an activation can be."""
    return floored(sums / STEP).clamp(0, TOP)
