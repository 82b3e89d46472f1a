"""How strong a bot of Valeria is: the share of games it wins against others, by set.

    python -m benchmarks.strength_valeria [--games 200] [--seats 2] [--jobs 1] [--bot duchess] [--rival greedy]

One bot against rivals of one kind, in every set, with random ones, and with the variants; `--seats 1` plays alone
against the Dark Lord. The bot sits in each seat in turn; a shared win counts by its share. The same seed gives the
same figures, however many processes share the work.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import time
from typing import NamedTuple

import kronika
from kronika.bots.seeds import bot_seed
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
        players = [kronika.bot("valeria", bot, seed=bot_seed(seed, seat)) for seat, bot in enumerate(bots)]
        table = kronika.new_table("valeria", seats=series.seats, seed=seed, setup=series.setup)
        while not table.over:
            ask = table.asks[0]
            table.answer(ask.seat, players[ask.seat].decide(table.sight(ask.seat), ask))
        assert table.result is not None
        if mine in table.result.winners:
            wins += 1 / len(table.result.winners)
    return wins


def error(share: float, games: int) -> float:
    """Half the width of the interval that holds the true share 19 times in 20 (Wilson), for independent games."""
    z = 1.96
    return z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))


def row(name: str, wins: float, games: int) -> str:
    share = wins / games
    return f"  {name:26} {100 * share:6.1f} %  ± {100 * error(share, games):.1f}   ({games} games)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games per set")
    parser.add_argument("--seats", type=int, default=2, help="one bot, the other seats its rivals")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--bot", default="duchess")
    parser.add_argument("--rival", default="greedy")
    parser.add_argument("--seed", default="strength")
    given = parser.parse_args()
    tables = TABLES if given.seats > 1 else ALONE
    who = (given.games, given.seats, given.bot, given.rival, given.seed)
    work = [Series(name, setup, *who) for name, setup in tables.items()]
    began = time.perf_counter()
    if given.jobs == 1:
        wins = [play(series) for series in work]
    else:
        with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
            wins = pool.map(play, work, chunksize=1)
    seconds = time.perf_counter() - began
    games = given.games * len(work)
    against = f"{given.rival}, {given.seats} seats" if given.seats > 1 else "the Dark Lord"
    print(f"{given.bot} against {against}, seed {given.seed}")
    for series, won in zip(work, wins, strict=True):
        print(row(series.name, won, series.games))
    print(row("all", sum(wins), games))
    print(f"{games} games, {games / seconds:.0f} per second in {given.jobs} process{'es' * (given.jobs > 1)}")


if __name__ == "__main__":
    main()
