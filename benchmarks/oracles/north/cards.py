"""The cards of the North as they are printed: the rows of the data files and nothing the game made of them."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final

import kronika

DATA: Final = Path(kronika.__file__).parent / "games" / "north" / "data"
GOODS: Final = ("food", "wood", "stone", "sheep", "fish")
"""The rulebook's suroviny; gold stands in for any of them (N7.15-a)."""
PAID: Final = (*GOODS, "gold", "raze", "worker")
"""What can be paid at all."""
ANY: Final = "resource"
"""One of the goods, by choice."""

CARDS: Final[dict[str, dict[str, Any]]] = {
    card: row for file in sorted(DATA.glob("*.toml")) for card, row in tomllib.loads(file.read_text("utf-8")).items()
}


def amounts(text: str) -> Counter[str]:
    """'2 wood + 1 fish'."""
    found: Counter[str] = Counter()
    for part in text.split(" + "):
        count, thing = part.split()
        found[thing] += int(count)
    return found


def price(effect: str) -> Counter[str]:
    """What an action or a feature takes: 'pay 1 worker + 1 food: …'."""
    paid, colon, _ = effect.partition(": ")
    return amounts(paid.removeprefix("pay ")) if colon and paid.startswith("pay ") else Counter()


def assigned(effect: str) -> Counter[str]:
    """What an action puts on its card; where it says "up to", that may be nothing."""
    found: Counter[str] = Counter()
    for part in effect.split("; "):
        words = part.rpartition(": ")[2].split()
        if words[0] == "assign" and words[1].isdigit():
            found[words[2]] += int(words[1])
    return found
