"""The player: recognizes asks by name, reads the table off its sight, answers by what things are worth."""

from __future__ import annotations

from typing import Final

from kronika.bots.random import fewest
from kronika.engine.ask import Ask
from kronika.engine.game import Bot
from kronika.games.valeria.bots.duchess.answers import ANSWERS
from kronika.games.valeria.bots.duchess.assessment import Assessment
from kronika.games.valeria.bots.duchess.weights import Weights
from kronika.games.valeria.bots.dukes import best_pick, better_duke
from kronika.games.valeria.sight import ValeriaSight

DUKE: Final = "valeria-ask-duke"
DRAFT: Final = "valeria-ask-draft"


class Duchess(Bot):
    """Plans for her duke and by the odds of the dice. `weights` changes her judgment, for measuring."""

    name = "duchess"

    def __init__(self, seed: int | str = 0, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self._weights = weights if weights is not None else Weights()

    def decide(self, sight: ValeriaSight, ask: Ask) -> list[str]:
        if ask.what.id == DUKE:
            return [better_duke(ask)]
        if ask.what.id == DRAFT:
            return [best_pick(sight.offered(), ask)]
        answer = ANSWERS.get(ask.what.id)
        if answer is None:
            return fewest(ask)  # an ask of cards to come
        return [answer(Assessment(sight, self._weights), ask)]
