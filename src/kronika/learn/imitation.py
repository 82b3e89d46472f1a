"""What imitation has brought so far, in a folder of its own until it is over: the games of the teacher in pieces, and
how far the net has learned from them. Whoever stops it loses a piece at most, and it ends as if nobody had."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import rmtree
from typing import Final, NamedTuple

import numpy as np

from kronika.learn.actor import Harvest
from kronika.learn.shape import BadWeights
from kronika.learn.weights import Arrays, read_weights, write_weights

PIECE: Final = 16
"""Games of a piece: few enough for a file below 16 MB, also of the longest games."""
COUNTS: Final = ("games", "seats", "won", "decisions", "seconds")
ABOUT: Final = "about.json"


class Taught(NamedTuple):
    """How far the net has learned."""

    time: int
    """How often everything was gone through,"""
    place: int
    """and up to which step it was, once more."""
    weights: Arrays
    paces: int
    mean: Arrays
    square: Arrays
    """What the learner remembers of its steps and slopes."""
    told: list[list[float]]
    """How far off it was, in each part of this time."""


class Imitation:
    """The folder. `about` says what is imitated: what was kept of anything else is thrown away."""

    def __init__(self, folder: Path, about: dict[str, object]) -> None:
        self.folder = folder
        told = json.dumps(about, sort_keys=True, indent=1) + "\n"
        file = folder / ABOUT
        if not file.is_file() or file.read_text(encoding="utf-8") != told:
            self.clear()
            folder.mkdir(parents=True)
            file.write_text(told, encoding="utf-8")

    def clear(self) -> None:
        """It is over, and the net knows what was in it."""
        rmtree(self.folder, ignore_errors=True)

    # --- games ---

    def _piece(self, number: int) -> Path:
        return self.folder / f"games-{number:05}.npz"

    def holds(self, number: int) -> bool:
        """Whether a piece was played."""
        return self._piece(number).is_file()

    def write(self, number: int, harvest: Harvest) -> None:
        """Keeps a piece, whole or not at all."""
        told = {name: np.array(getattr(harvest, name)) for name in (*COUNTS, "lengths")}
        file = self._piece(number)
        draft = file.with_name(f"draft-{file.name}")
        steps = {f"steps_{name}": array for name, array in (harvest.steps or {}).items()}
        np.savez_compressed(draft, **steps, **told)  # type: ignore[arg-type]
        draft.replace(file)

    def read(self, number: int) -> Harvest:
        """A piece as it was."""
        with np.load(self._piece(number)) as found:
            arrays = {name: found[name] for name in found.files}
        steps = {name.removeprefix("steps_"): array for name, array in arrays.items() if name.startswith("steps_")}
        return Harvest(
            steps or None,
            lengths=arrays["lengths"].tolist(),
            **{name: arrays[name].item() for name in COUNTS},
        )

    # --- what was learned ---

    def keep(self, taught: Taught) -> None:
        """Keeps how far it came: three files, for each is to stay below 16 MB, and then the older ones go."""
        older = list(self.folder.glob("taught-*"))
        name = f"taught-{taught.time:04}-{taught.place:09}"
        about = {"paces": str(taught.paces), "told": json.dumps(taught.told)}
        for part, arrays in (("mean", taught.mean), ("square", taught.square), ("weights", taught.weights)):
            write_weights(self.folder / f"{name}-{part}.safetensors", arrays, about)
        for file in older:
            if not file.name.startswith(name):
                file.unlink()

    def taught(self) -> Taught | None:
        """The furthest of which all files are there."""
        for last in sorted(self.folder.glob("taught-*-weights.safetensors"), reverse=True):
            _, time, place, _ = last.name.split("-")
            try:
                about, weights = read_weights(last)
                mean, square = (
                    read_weights(last.with_name(last.name.replace("weights", part)))[1] for part in ("mean", "square")
                )
            except (BadWeights, OSError):
                continue
            return Taught(
                *(int(time), int(place), weights, int(about["paces"]), mean, square, json.loads(about["told"]))
            )
        return None
