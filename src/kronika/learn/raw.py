"""Files of weights as bytes, read without numpy: a length, a JSON header, raw arrays (the safetensors format). Nothing
in such a file can be run."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from kronika.learn.shape import BadWeights

Raw = dict[str, tuple[str, list[int], bytes]]
"""Arrays by name: their kind (`I8`, `F32`, ...), their shape and their bytes."""
WIDTHS = {"F32": 4, "F16": 2, "I8": 1, "I32": 4, "U8": 1}


def read_raw(path: Path) -> tuple[dict[str, str], Raw]:
    """What a file says about itself, and its arrays; BadWeights if it is missing or damaged."""
    try:
        whole = path.read_bytes()
        length = int.from_bytes(whole[:8], "little")
        head = json.loads(whole[8 : 8 + length])
        body = whole[8 + length :]
        about = head.pop("__metadata__", {})
        if about.pop("sha256", None) != sha256(body).hexdigest():
            raise ValueError("its arrays are not those that were written")
        raw: Raw = {}
        for name, of in head.items():
            first, last = of["data_offsets"]
            size = WIDTHS[of["dtype"]]
            for each in of["shape"]:
                size *= each
            if size != last - first or last > len(body):
                raise ValueError(name)
            raw[name] = (of["dtype"], of["shape"], body[first:last])
        return about, raw
    except FileNotFoundError:
        raise BadWeights(f"{path.name} is missing") from None
    except (ValueError, KeyError, TypeError, AttributeError, OSError) as error:
        raise BadWeights(f"{path.name} is damaged ({type(error).__name__})") from error
