"""Real messages made wrong: a field less, a field more, another value or type, cut off, misspelled, swollen, noise."""

from __future__ import annotations

import json
import random
import string
from collections.abc import Callable
from typing import Any

Chance = random.Random
Plain = dict[str, Any]

WORDS = [
    "",
    "0",
    "-1",
    "ž",
    "\0",
    "null",
    "../..",
    "a" * 200,
    "💥",
    "0.0.0",
    "1e999",
    "end-turn",
    "'; --",
    "%00",
    "{{7*7}}",
]
VALUES: list[Any] = [None, True, False, 0, -1, 2**31, 2**63, 2**200, 1.5, 1e308, [], {}, [[]], {"a": 1}, *WORDS]
FIELDS = ["seat", "person", "consent", "host", "x", "__proto__", "seed", "type", "id", "look", "tournament"]
TYPES = [
    "state",
    "error",
    "seat",
    "ANSWER",
    "answer ",
    "resign",
    "watch",
    "leave",
    "answer",
    "undo",
    "consent",
    "chat",
    "mix",
    "seen",
    "lobby",
    "company",
    "tournament",
    7,
    None,
]
SIZES = [1_000, 20_000, 70_000]


def text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def without_a_field(message: Plain, chance: Chance) -> str:
    if message:
        del message[chance.choice(list(message))]
    return text(message)


def one_more_field(message: Plain, chance: Chance) -> str:
    return text({**message, chance.choice(FIELDS): chance.choice(VALUES)})


def another_value(message: Plain, chance: Chance) -> str:
    if message:
        message[chance.choice(list(message))] = chance.choice(VALUES)
    return text(message)


def another_type(message: Plain, chance: Chance) -> str:
    return text({**message, "type": chance.choice(TYPES)})


def cut_off(message: Plain, chance: Chance) -> str:
    whole = text(message)
    return whole[: chance.randrange(len(whole))]


def a_slip(message: Plain, chance: Chance) -> str:
    """A few signs changed, doubled or lost."""
    signs = list(text(message))
    for _ in range(chance.randint(1, 4)):
        i = chance.randrange(len(signs))
        signs[i] = chance.choice(["", signs[i] * 2, chance.choice(string.printable), "\u2028", "😀", "\\", '"'])
    return "".join(signs)


def nested(message: Plain, chance: Chance) -> str:
    depth = chance.choice([3, 50, 2_000])
    return "[" * depth + text(message) + "]" * chance.choice([depth, depth - 1, 0])


def swollen(message: Plain, chance: Chance) -> str:
    """One value much too long."""
    size = chance.choice(SIZES)
    if message:
        value: Any = chance.choice(["x" * size, ["x"] * (size // 4), {str(i): i for i in range(size // 10)}])
        message[chance.choice(list(message))] = value
    return text(message)


def repeated_key(message: Plain, chance: Chance) -> str:
    """A field twice, with two values: JSON does not say which one counts."""
    if not message:
        return "{}"
    name = chance.choice(list(message))
    return text(message)[:-1] + f", {text(name)}: {text(chance.choice(VALUES))}}}"


def noise(_: Plain, chance: Chance) -> str:
    return "".join(chance.choice(string.printable) for _ in range(chance.choice([0, 1, 5, 80])))


MUTATIONS: list[Callable[[Plain, Chance], str]] = [
    without_a_field,
    one_more_field,
    another_value,
    another_type,
    cut_off,
    a_slip,
    nested,
    swollen,
    repeated_key,
    noise,
]
WEIGHTS = [3, 3, 6, 3, 3, 6, 1, 1, 2, 1]


def mutated(message: Plain, chance: Chance) -> str:
    (way,) = chance.choices(MUTATIONS, WEIGHTS)
    return way(dict(message), chance)


def bytes_of(text: str, chance: Chance) -> bytes:
    """As bytes, of which a few may be no text any more."""
    raw = bytearray(text.encode("utf-8", "surrogatepass"))
    if raw and chance.random() < 0.2:
        for _ in range(chance.randint(1, 3)):
            raw[chance.randrange(len(raw))] = chance.randrange(256)
    return bytes(raw)
