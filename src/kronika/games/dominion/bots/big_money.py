"""Big Money: Province at 8 coins, Gold at 6, Silver at 3, nothing else. The yardstick of all Dominion players."""

from __future__ import annotations

from kronika.bots.random import fewest
from kronika.engine.ask import Ask
from kronika.engine.game import Bot
from kronika.games.dominion.sight import DominionSight


class BigMoney(Bot):
    name = "big-money"

    def decide(self, sight: DominionSight, ask: Ask) -> list[str]:
        if ask.what.id == "dominion-ask-buy":
            if ask.options[0].key == "treasures":
                return ["treasures"]
            return [purchase(sight)]
        if ask.what.id == "dominion-ask-action":
            return ["end-actions"]
        if ask.what.id == "dominion-ask-react":
            return ["no-reaction"]
        return fewest(ask)


def purchase(sight: DominionSight) -> str:
    coins = sight.coins
    if coins >= 8 and sight.pile_count("province"):
        return "buy:province"
    if coins >= 6 and sight.pile_count("gold"):
        return "buy:gold"
    if coins >= 3 and sight.pile_count("silver"):
        return "buy:silver"
    return "end-turn"
