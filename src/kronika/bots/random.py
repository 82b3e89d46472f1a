"""The bot that answers anything: any legal answer, each option alike."""

from __future__ import annotations

import random

from mypy_extensions import mypyc_attr

from kronika.engine.ask import Ask
from kronika.engine.game import Bot


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Makes any legal answer; the weakest player of every game, and the one that tests find mistakes with."""

    name = "random"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._random = random.Random(seed)
        self._next = self._random.random

    def decide(self, sight: object, ask: Ask) -> list[str]:
        """As many options as are wanted, by chance."""
        options = ask.options
        if ask.least == 1 and ask.most == 1:
            return [options[int(self._next() * len(options))].key]
        chance = self._random
        keys = [option.key for option in options for _ in range(option.most)]
        most = min(ask.most, len(keys))
        return chance.sample(keys, chance.randint(ask.least, most))


def fewest(ask: Ask) -> list[str]:
    """As few options as the ask allows, the first ones: a legal answer that commits to nothing."""
    keys = [option.key for option in ask.options for _ in range(option.most)]
    return keys[: ask.least]
