"""A bot in ten lines: it buys the most expensive thing it can pay.

kronika play dominion --bots examples.first_bot:Spender
kronika simulate dominion --bots examples.first_bot:Spender,big-money -n 200
"""

from __future__ import annotations

from typing import Any

import kronika


class Spender(kronika.Bot):
    name = "spender"

    def decide(self, sight: Any, ask: kronika.Ask) -> list[str]:
        if "treasures" in ask.keys():
            return ["treasures"]
        buys = [key for key in ask.keys() if key.startswith("buy:") and key != "buy:curse"]
        if buys:
            return [max(buys, key=lambda key: sight.cost(key[4:]))]
        return [option.key for option in ask.options for _ in range(option.most)][: ask.least]
