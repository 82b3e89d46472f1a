"""Positions and what was chosen there, packed into flat arrays: how games travel to whoever learns from them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kronika.learn.encoder import Position
from kronika.learn.weights import Arrays

COLUMNS: Final = ("chosen", "chance", "gain", "worth", "won")


class Seen:
    """A position as arrays."""

    __slots__ = ("counts", "options", "rows")

    def __init__(self, position: Position) -> None:
        self.rows = np.array(position.rows, np.uint16)
        self.counts = np.array(position.counts, np.int8)
        self.options = position.options


class Step:
    """One pick: what was seen, which of the options was taken, with which logarithm of a chance, and what the net
    thought of the position; then what came of it."""

    __slots__ = ("chance", "chosen", "counts", "gain", "options", "rows", "thought", "won", "worth")

    def __init__(self, seen: Seen, chosen: int, chance: float = 0.0, thought: float = 0.5) -> None:
        self.rows = seen.rows
        self.counts = seen.counts
        self.options = seen.options
        self.chosen = chosen
        self.chance = chance
        self.thought = thought
        self.gain = 0.0
        self.worth = 0.0
        self.won = 0.0


def credited(steps: Sequence[Step], won: float, fade: float) -> None:
    """What each step of a seat gained, by how the net's thoughts went on from there and how it ended (GAE)."""
    ahead, gain = won, 0.0
    for step in reversed(steps):
        gain = (ahead - step.thought) + fade * gain
        step.gain, step.worth, step.won = gain, gain + step.thought, won
        ahead = step.thought


def packed(steps: Sequence[Step]) -> Arrays:
    """Flat arrays: rows with what they count and where each position ends, options likewise."""
    options = [rows for step in steps for rows in step.options]
    found: Arrays = {
        "rows": np.concatenate([step.rows for step in steps]),
        "counts": np.concatenate([step.counts for step in steps]),
        "lengths": np.array([len(step.rows) for step in steps], np.int32),
        "option_rows": np.array(list(chain.from_iterable(options)), np.uint16),
        "option_lengths": np.array([len(rows) for rows in options], np.int32),
        "options": np.array([len(step.options) for step in steps], np.int32),
    }
    found["chosen"] = np.array([step.chosen for step in steps], np.int32)
    for name in COLUMNS[1:]:
        found[name] = np.array([getattr(step, name) for step in steps], np.float32)
    return found


def joined(parts: Sequence[Arrays]) -> Arrays:
    """Several packs as one."""
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def starts(lengths: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Where each piece begins."""
    return np.concatenate([[0], np.cumsum(lengths, dtype=np.int64)])


def taken(pack: Arrays, chosen: npt.NDArray[Any]) -> Arrays:
    """Some of the steps, in the given order."""
    rows = pieces(starts(pack["lengths"]), chosen)
    first_option = starts(pack["options"])
    options = pieces(first_option, chosen)
    option_rows = pieces(starts(pack["option_lengths"]), options)
    return {
        "rows": pack["rows"][rows],
        "counts": pack["counts"][rows],
        "lengths": pack["lengths"][chosen],
        "option_rows": pack["option_rows"][option_rows],
        "option_lengths": pack["option_lengths"][options],
        "options": pack["options"][chosen],
        **{name: pack[name][chosen] for name in COLUMNS},
    }


def pieces(begin: npt.NDArray[Any], chosen: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The places of all things in the chosen pieces, one piece after the other."""
    first, lengths = begin[chosen], begin[chosen + 1] - begin[chosen]
    ends = np.cumsum(lengths)
    total = int(ends[-1]) if len(ends) else 0
    found: npt.NDArray[Any] = np.arange(total) - np.repeat(ends - lengths, lengths) + np.repeat(first, lengths)
    return found
