"""The Hoarder: six Golds first, then Provinces."""

from __future__ import annotations

from typing import Any

import kronika

GOLDS = 6


class Hoarder(kronika.Bot):
    """Buys Silver until it can buy Gold, and Provinces when it has enough of them."""

    name = "hoarder"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._golds = 0

    def decide(self, sight: Any, ask: kronika.Ask) -> list[str]:
        keys = ask.keys()
        wanted = ("province", "gold", "silver") if self._golds >= GOLDS else ("gold", "silver")
        for key in ("treasures", *(f"buy:{card}" for card in wanted), "end-actions", "end-turn"):
            if key in keys:
                self._golds += key == "buy:gold"
                return [key]
        return [option.key for option in ask.options for _ in range(option.most)][: ask.least]
