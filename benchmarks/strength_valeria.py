"""How strong a bot of Valeria is: the share of games it wins against others, by set.

    python -m benchmarks.strength_valeria [--games 200] [--seats 2] [--jobs 1] [--bot duchess] [--rival greedy]

One bot against rivals of one kind, in every set, with random ones, and with the variants; `--seats 1` plays alone
against the Dark Lord. The bot sits in each seat in turn; a shared win counts by its share. The same seed gives the
same figures, however many processes share the work.
"""

from __future__ import annotations

from typing import NamedTuple

import kronika
from benchmarks.wins import measure, options, share_of, with_seats
from kronika.games.valeria.faces import SETS
from kronika.games.valeria.game import Valeria

TABLES: dict[str, dict[str, object]] = {
    **{name: {"set": name} for name in SETS},
    "random": {"set": "random"},
    "enemy-events": {"set": "random", "enemy-events": True},
    "mixed-citizens": {"set": "random", "mixed-citizens": True},
    "no-dukes": {"set": "random", "no-dukes": True},
}
ALONE: dict[str, dict[str, object]] = {
    f"{name}, dark lord {level}": {"set": name, "dark-lord": level}
    for level in "012"
    for name in ("first-game", "random")
}


class Series(NamedTuple):
    """Some games with one set of setup."""

    name: str
    setup: dict[str, object]
    games: int
    seats: int
    bot: str
    rival: str
    seed: str


def play(series: Series) -> float:
    """The wins of the bot."""
    kronika.register(Valeria())
    wins = 0.0
    for number in range(series.games):
        seed = f"{series.seed}/{series.name}/{number}"
        mine = number % series.seats
        bots = [series.bot if seat == mine else series.rival for seat in range(series.seats)]
        wins += share_of("valeria", series.setup, seed, bots, mine)
    return wins


def main() -> None:
    given = with_seats(options(__doc__, 200, "per set", "duchess", "greedy")).parse_args()
    tables = TABLES if given.seats > 1 else ALONE
    who = (given.games, given.seats, given.bot, given.rival, given.seed)
    measure(given, play, [Series(name, setup, *who) for name, setup in tables.items()], "the Dark Lord")


if __name__ == "__main__":
    main()
