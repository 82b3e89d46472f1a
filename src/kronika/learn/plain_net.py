"""A net at play without numpy: the same whole numbers, some fifty times slower, which is nothing
beside a person."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Sequence
from operator import mul
from typing import Final

from kronika.learn.encoder import UNIT, Position
from kronika.learn.raw import Raw
from kronika.learn.shape import SHAPES, STEP, TOP, WIDE, BadWeights

Whole = Sequence[int]
KEPT: Final = 4096
"""Options whose sums are kept."""


def _dot(one: Whole, other: Whole) -> int:
    """The sum of products."""
    return sum(map(mul, one, other))


dot: Callable[[Whole, Whole], int] = getattr(math, "sumprod", _dot)


class PlainNet:
    """Weights that are ready to be asked."""

    def __init__(self, raw: Raw) -> None:
        numbers: dict[str, Whole] = {}
        for name, shape in SHAPES.items():
            if name not in raw or tuple(raw[name][1]) != shape:
                raise BadWeights(f"`{name}` should be {shape}")
            kind, _, body = raw[name]
            found = array("b" if kind == "I8" else "i")
            found.frombytes(body)
            numbers[name] = found
        self.rows, self.option_rows = numbers["rows"], numbers["option_rows"]
        self.first = columns(numbers["first"], SHAPES["first"])
        self.second = columns(numbers["second"], SHAPES["second"])
        self.option = columns(numbers["option"], SHAPES["option"])
        self.by_position = columns(numbers["by_position"], SHAPES["by_position"])
        self.by_option = columns(numbers["by_option"], SHAPES["by_option"])
        self.biases = {name: list(each) for name, each in numbers.items() if name.endswith("_bias")}
        self.worth, self.score = list(numbers["value"]), list(numbers["score"])
        self._known: dict[tuple[int, ...], list[int]] = {}

    def sums(self, positions: Sequence[Position]) -> list[tuple[list[int], int]]:
        """For each position how good its options are, and how good it is itself, in whole numbers (see `Net.sums`)."""
        return [self._sums(position) for position in positions]

    def _sums(self, position: Position) -> tuple[list[int], int]:
        bag = [0] * WIDE
        for row, count in zip(position.rows, position.counts, strict=True):
            of = self.rows[row * WIDE : row * WIDE + WIDE]
            bag = [each + count * more for each, more in zip(bag, of, strict=True)]
        x = [max(-TOP, min(TOP, each // UNIT)) for each in bag]
        h = layer(layer(x, self.first, self.biases["first_bias"]), self.second, self.biases["second_bias"])
        lead = [dot(h, column) + bias for column, bias in zip(self.by_position, self.biases["both_bias"], strict=True)]
        scores = []
        for rows in position.options:
            z = [cut(mine + more) for mine, more in zip(lead, self._option(tuple(rows)), strict=True)]
            scores.append(dot(z, self.score))
        return scores, dot(h, self.worth) + self.biases["value_bias"][0]

    def _option(self, rows: tuple[int, ...]) -> list[int]:
        known = self._known.get(rows)
        if known is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            found = [self.option_rows[row * WIDE : row * WIDE + WIDE] for row in rows]
            y = [max(-TOP, min(TOP, sum(each))) for each in zip(*found, strict=True)]
            o = layer(y, self.option, self.biases["option_bias"])
            known = self._known[rows] = [dot(o, column) for column in self.by_option]
        return known


def columns(numbers: Whole, shape: tuple[int, ...]) -> list[list[int]]:
    """The columns of a matrix that is stored by rows."""
    return [list(numbers[place :: shape[1]]) for place in range(shape[1])]


def layer(x: Whole, matrix: Sequence[Whole], biases: Whole) -> list[int]:
    """The activations of a layer: a column of the matrix and a bias for each."""
    return [cut(dot(x, column) + bias) for column, bias in zip(matrix, biases, strict=True)]


def cut(total: int) -> int:
    """A sum, scaled down and within what an activation can be."""
    return max(0, min(TOP, total // STEP))
