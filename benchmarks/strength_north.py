"""How strong a bot of Empires of the North is: the share of games it wins against others, by clan.

    python -m benchmarks.strength_north [--games 100] [--seats 2] [--jobs 1] [--bot jarl] [--rival greedy]

The bot leads one clan, its rivals others in turn, all of them equally often. It sits in each seat in turn; a shared
win counts by its share. The same seed gives the same figures, however many processes share the work. `--seats 1`
plays the scenario for one, by level.
"""

from __future__ import annotations

from typing import NamedTuple

import kronika
from benchmarks.wins import measure, options, share_of, with_seats
from kronika.games.north.faces import CLANS
from kronika.games.north.game import North
from kronika.games.north.setup import SOLO


class Series(NamedTuple):
    """Some games with one clan; alone at one level."""

    clan: str
    level: str
    games: int
    seats: int
    bot: str
    rival: str
    seed: str

    @property
    def name(self) -> str:
        return self.clan if self.seats > 1 else f"{self.clan}, level {self.level}"


def play(series: Series) -> float:
    """The wins of the bot."""
    kronika.register(North())
    others = [clan for clan in CLANS if clan != series.clan]
    wins = 0.0
    for number in range(series.games):
        seed = f"{series.seed}/{series.name}/{number}"
        mine = number % series.seats
        start = number // series.seats
        clans = [others[(start + i) % len(others)] for i in range(series.seats)]
        clans[mine] = series.clan
        bots = [series.bot if seat == mine else series.rival for seat in range(series.seats)]
        wins += share_of("north", {"clans": clans, "solo": series.level}, seed, bots, mine)
    return wins


def main() -> None:
    given = with_seats(options(__doc__, 100, "per clan", "jarl", "greedy")).parse_args()
    levels = ["1"] if given.seats > 1 else list(SOLO)
    who = (given.games, given.seats, given.bot, given.rival, given.seed)
    measure(given, play, [Series(clan, level, *who) for level in levels for clan in CLANS], "the clock")


if __name__ == "__main__":
    main()
