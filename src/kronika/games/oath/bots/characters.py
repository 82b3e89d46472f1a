"""Opponents of Oath with a taste of their own: the regent's eyes, and what each of them overrates or forgets."""

from __future__ import annotations

from typing import Final

from kronika.bots.search import thinker
from kronika.games.oath.bots.regent import Regent
from kronika.games.oath.bots.regent.weights import Weights


def faint(part: float) -> Weights:
    """Somebody to whom what decides the game is only a part as dear as it should be, beside what is at hand."""
    usual = Weights()
    return usual._replace(
        title=part * usual.title,
        reign=part * usual.reign,
        crown=part * usual.crown,
        vision=part * usual.vision,
        succession=part * usual.succession,
        menace=part * usual.menace,
        rival=part * usual.rival,
        ending=part * usual.ending,
        margin=part * usual.margin,
        tie=part * usual.tie,
        hoard=part * usual.hoard,
        token=part * usual.token,
    )


NOVICE: Final = faint(0.105)
HOPEFUL: Final = faint(0.0)._replace(vision=24.0, search=0.0, growth=0.0, kin=0.0, recruit=0.0)
RAIDER: Final = Weights(search=0.0, growth=0.0, kin=0.0, recruit=0.0)
VISIONARY: Final = Weights(vision=40.0, search=2.0)
KEEN: Final = Weights(vision=40.0, search=3.0)
"""The strongest that is known: it won 59 of 100 games of two against two of the plain regent (160 games)."""


class Novice(Regent):
    """Walks about and takes what is near; who is to win has not occurred to him."""

    name = "novice"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, NOVICE)


class Hopeful(Regent):
    """Sees one way to win, a Vision, and lets the others quarrel over the throne."""

    name = "hopeful"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, HOPEFUL)


class Raider(Regent):
    """Takes what he can take today; what would pay in later rounds is nothing to him."""

    name = "raider"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, RAIDER)


class Visionary(Regent):
    """Puts a Vision before all else, and waits for its hour."""

    name = "visionary"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, VISIONARY)


class Keen(Regent):
    """Searches more than the regent does, and goes for Visions."""

    name = "keen"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, KEEN)


Sovereign: Final = thinker("sovereign", Keen, playouts=40, depth=40)
"""Tries its answers in imagined realms first."""
