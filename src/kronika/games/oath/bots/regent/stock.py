"""What favor, secrets and warbands are worth: the more one has, the less one more."""

from __future__ import annotations

from functools import cache
from typing import Final

from kronika.games.oath.bots.regent.aims import wants
from kronika.games.oath.bots.regent.assessment import Assessment
from kronika.games.oath.state import DARKEST_SECRET, PEOPLES_FAVOR, ROUNDS

MOST: Final = 40
LENT: Final = 0.6
"""The part of its worth that a secret keeps on a banner of mine."""


class Stock:
    """By number of favor, secrets and warbands."""

    __slots__ = ("army", "favor", "secrets")

    def __init__(self, look: Assessment, paying: int = -1) -> None:
        """Nothing is saved for the banner that I am `paying`."""
        weights = look.weights
        favor = 0 if paying == PEOPLES_FAVOR else short(look, PEOPLES_FAVOR)
        secrets = 0 if paying == DARKEST_SECRET else short(look, DARKEST_SECRET)
        self.favor = steps(weights.favor, 4, 0.6 * weights.favor, 8, 0.05, favor)
        # They come back every turn and bring favor each time, the first one most.
        yields = weights.secret * (1.0 + weights.growth * (ROUNDS - look.round))
        self.secrets = steps(yields, 3, 0.5 * weights.secret, 7, 0.05, secrets, weights.seed)
        self.army = steps(weights.warband, 6, 0.6 * weights.warband, 10, 0.15, 0)

    def worth(self, favor: int, secrets: int, board: int) -> float:
        return self.favor[min(favor, MOST)] + self.secrets[min(secrets, MOST)] + self.army[min(board, MOST)]

    def returned(self, secrets: int, paid: int) -> float:
        """What secrets on the Darkest Secret are still worth: all but one come back to me some time."""
        return LENT * (self.secrets[min(secrets, MOST)] - self.secrets[max(0, min(secrets, MOST) - paid + 1)])


def short(look: Assessment, banner: int) -> int:
    """How much I save for a banner that I want, don't have and could recover."""
    if look.standing.holders[banner] == look.me or not wants(look, banner) or not look.reaches(banner):
        return 0
    return look.standing.tokens[banner] + 1


@cache
def steps(
    first: float, many: int, then: float, most: int, last: float, saved: int, seed: float = 0.0
) -> tuple[float, ...]:
    """Full worth up to `many`, less up to `most`, next to nothing beyond; what is saved for something counts more, and
    so does the very first one by its `seed`."""
    found = [0.0]
    for number in range(1, MOST + 1):
        each = first if number <= many else then if number <= most else last
        each += seed if number == 1 else 0.0
        found.append(found[-1] + each + (0.6 if number <= saved else 0.0))
    return tuple(found)
