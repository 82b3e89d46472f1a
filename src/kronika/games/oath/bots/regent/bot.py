"""The player: recognizes asks by name, reads the table off its sight, answers by what it is after."""

from __future__ import annotations

from kronika.engine.ask import Ask
from kronika.engine.game import Bot
from kronika.engine.message import Message
from kronika.games.oath.bots.regent.answers import ANSWERS
from kronika.games.oath.bots.regent.assessment import Assessment
from kronika.games.oath.bots.regent.because import REASONS
from kronika.games.oath.bots.regent.weights import Weights
from kronika.games.oath.sight import OathSight


class Regent(Bot):
    """Goes for the oath, a Vision or the throne. `weights` changes its judgment, for measuring."""

    name = "regent"

    def __init__(self, seed: int | str = 0, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self._weights = weights if weights is not None else Weights()

    def decide(self, sight: OathSight, ask: Ask) -> list[str]:
        found = ANSWERS[ask.what.id](Assessment(sight, self._weights), ask)
        return [found] if isinstance(found, str) else found

    def explain(self, sight: OathSight, ask: Ask, keys: list[str]) -> Message | None:
        """Offers and requests are made and answered with a reason."""
        because = REASONS.get(ask.what.id)
        return Message(f"oath-because-{because(sight, ask, keys)}") if because else None
