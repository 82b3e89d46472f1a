"""The player: recognizes asks by name, reads the table off its sight, answers by what things are worth."""

from __future__ import annotations

from kronika.bots.random import fewest
from kronika.engine.ask import Ask
from kronika.engine.game import Bot
from kronika.games.north.bots.jarl.answers import ANSWERS
from kronika.games.north.bots.jarl.assessment import Assessment
from kronika.games.north.bots.jarl.weights import Weights
from kronika.games.north.sight import NorthSight


class Jarl(Bot):
    """Plans by the rounds left. `weights` changes its judgment, for measuring."""

    name = "jarl"

    def __init__(self, seed: int | str = 0, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self._weights = weights if weights is not None else Weights()

    def decide(self, sight: NorthSight, ask: Ask) -> list[str]:
        answer = ANSWERS.get(ask.what.id)
        if answer is None:
            return fewest(ask)  # an ask of cards to come
        return answer(Assessment(sight, self._weights), ask)
