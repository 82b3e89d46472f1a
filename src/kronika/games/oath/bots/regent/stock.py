"""What favor, secrets and warbands are worth: the more one has, the less one more."""

from __future__ import annotations

from typing import Final

from kronika.games.oath.bots.regent.aims import wants
from kronika.games.oath.bots.regent.look import Look
from kronika.games.oath.state import DARKEST_SECRET, PEOPLES_FAVOR

MOST: Final = 40


class Stock:
    """By number of favor, secrets and warbands."""

    __slots__ = ("army", "favor", "secrets")

    def __init__(self, look: Look) -> None:
        temper = look.temper
        self.favor = steps(temper.favor, 4, 0.6 * temper.favor, 8, 0.05, short(look, PEOPLES_FAVOR))
        self.secrets = steps(temper.secret, 3, 0.5 * temper.secret, 7, 0.05, short(look, DARKEST_SECRET))
        # The first one comes back every turn and brings favor each time.
        self.secrets = [worth + (temper.seed if number else 0.0) for number, worth in enumerate(self.secrets)]
        self.army = steps(temper.warband, 6, 0.6 * temper.warband, 10, 0.15, 0)

    def worth(self, favor: int, secrets: int, board: int) -> float:
        return self.favor[min(favor, MOST)] + self.secrets[min(secrets, MOST)] + self.army[min(board, MOST)]


def short(look: Look, banner: int) -> int:
    """How much I save for a banner that I want and don't have."""
    if look.standing.holders[banner] == look.me or not wants(look, banner):
        return 0
    return look.standing.tokens[banner] + 1


def steps(first: float, many: int, then: float, most: int, last: float, saved: int) -> list[float]:
    """Full worth up to `many`, less up to `most`, next to nothing beyond; what is saved for something counts more."""
    found = [0.0]
    for number in range(1, MOST + 1):
        each = first if number <= many else then if number <= most else last
        found.append(found[-1] + each + (0.6 if number <= saved else 0.0))
    return found
