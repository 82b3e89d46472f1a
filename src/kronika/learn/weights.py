"""Weights as files: arrays by name and a few words about them, in the safetensors format (a length, a JSON header, raw
arrays). Nothing in such a file can be run."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from kronika.learn.raw import Raw, read_raw

Arrays = dict[str, npt.NDArray[Any]]
KINDS = {"F32": "<f4", "F16": "<f2", "I8": "<i1", "I32": "<i4", "U8": "<u1"}
NAMES = {kind: name for name, kind in KINDS.items()}


def write_weights(path: Path, arrays: Mapping[str, npt.NDArray[Any]], about: Mapping[str, str]) -> None:
    """Writes a file whole, or not at all."""
    head: dict[str, Any] = {"__metadata__": dict(about)}
    bodies: list[bytes] = []
    offset = 0
    for name in sorted(arrays):
        body = np.ascontiguousarray(arrays[name])
        kind = NAMES[body.dtype.newbyteorder("<").str.replace("|", "<")]
        bodies.append(body.tobytes())
        head[name] = {"dtype": kind, "shape": list(body.shape), "data_offsets": [offset, offset + body.nbytes]}
        offset += body.nbytes
    head["__metadata__"]["sha256"] = sha256(b"".join(bodies)).hexdigest()
    text = json.dumps(head, separators=(",", ":"), sort_keys=True).encode()
    text += b" " * (-len(text) % 8)
    beside = path.with_suffix(".new")
    beside.write_bytes(len(text).to_bytes(8, "little") + text + b"".join(bodies))
    beside.replace(path)


def read_weights(path: Path) -> tuple[dict[str, str], Arrays]:
    """What a file says about itself, and its arrays; BadWeights if it is damaged."""
    about, raw = read_raw(path)
    return about, as_arrays(raw)


def as_arrays(raw: Raw) -> Arrays:
    """Weights as arrays of numpy, which share their bytes."""
    return {name: np.frombuffer(body, KINDS[kind]).reshape(shape) for name, (kind, shape, body) in raw.items()}
