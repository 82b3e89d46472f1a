"""What favor, secrets and warbands are worth: the more one has, the less one more."""

from __future__ import annotations

from functools import cache
from typing import Final

from kronika.games.oath.bots.regent.aims import wants
from kronika.games.oath.bots.regent.assessment import Assessment
from kronika.games.oath.state import DARKEST_SECRET, PEOPLES_FAVOR

MOST: Final = 40


class Stock:
    """By number of favor, secrets and warbands."""

    __slots__ = ("army", "favor", "secrets")

    def __init__(self, look: Assessment) -> None:
        temper = look.temper
        self.favor = steps(temper.favor, 4, 0.6 * temper.favor, 8, 0.05, short(look, PEOPLES_FAVOR))
        # The first one comes back every turn and brings favor each time.
        self.secrets = steps(temper.secret, 3, 0.5 * temper.secret, 7, 0.05, short(look, DARKEST_SECRET), temper.seed)
        self.army = steps(temper.warband, 6, 0.6 * temper.warband, 10, 0.15, 0)

    def worth(self, favor: int, secrets: int, board: int) -> float:
        return self.favor[min(favor, MOST)] + self.secrets[min(secrets, MOST)] + self.army[min(board, MOST)]


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
