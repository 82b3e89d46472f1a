"""How strong a bot of Dominion is: the share of games it wins against another, by kingdom.

    python benchmarks/strength.py [--games 400] [--kingdoms 200] [--jobs 1] [--bot steward] [--rival big-money]

Two tables: random kingdoms of both sets (five games each), and every recommended set. The bots change seats after
every game; a shared win counts half. The same seed gives the same figures, however many processes share the work.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import random
import time
from typing import NamedTuple

import kronika
from kronika.bots.seeds import bot_seed
from kronika.games.dominion.faces import NAMES, SETS, kingdom_faces
from kronika.games.dominion.kingdoms import RECOMMENDED

EACH = 5
"""Games in one random kingdom."""


class Series(NamedTuple):
    """Some games in one kingdom."""

    kingdom: str | tuple[str, ...]
    first: int
    games: int
    seats: int
    bot: str
    rival: str
    seed: str


def play(series: Series) -> float:
    """The wins of the bot; against several rivals it sits in each seat in turn."""
    wins = 0.0
    name = series.kingdom if isinstance(series.kingdom, str) else "random"
    kingdom = series.kingdom if isinstance(series.kingdom, str) else list(series.kingdom)
    for number in range(series.first, series.first + series.games):
        seed = f"{series.seed}/{name}/{number}"
        mine = number % series.seats
        bots = [series.bot if seat == mine else series.rival for seat in range(series.seats)]
        players = [kronika.bot("dominion", bot, seed=bot_seed(seed, seat)) for seat, bot in enumerate(bots)]
        table = kronika.new_table("dominion", seats=series.seats, seed=seed, setup={"kingdom": kingdom})
        while not table.over:
            ask = table.asks[0]
            table.answer(ask.seat, players[ask.seat].decide(table.sight(ask.seat), ask))
        assert table.result is not None
        if mine in table.result.winners:
            wins += 1 / len(table.result.winners)
    return wins


def random_kingdoms(count: int, seed: str) -> list[tuple[str, ...]]:
    chance = random.Random(seed)
    box = [NAMES[face] for set in SETS for face in kingdom_faces(set)]
    return [tuple(chance.sample(box, 10)) for _ in range(count)]


def error(share: float, games: int) -> float:
    """Half the width of the interval that holds the true share 19 times in 20 (Wilson), for independent games."""
    z = 1.96
    return z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))


def row(name: str, wins: float, games: int) -> str:
    share = wins / games
    return f"  {name:24} {100 * share:6.1f} %  ± {100 * error(share, games):.1f}   ({games} games)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games per recommended set")
    parser.add_argument("--kingdoms", type=int, default=200, help=f"random kingdoms, {EACH} games each")
    parser.add_argument("--seats", type=int, default=2, help="one bot, the other seats its rivals")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--bot", default="steward")
    parser.add_argument("--rival", default="big-money")
    parser.add_argument("--seed", default="strength")
    given = parser.parse_args()
    who = (given.seats, given.bot, given.rival, given.seed)
    mixed = [
        Series(kingdom, number * EACH, EACH, *who)
        for number, kingdom in enumerate(random_kingdoms(given.kingdoms, given.seed))
    ]
    sets = [Series(name, 0, given.games, *who) for name in RECOMMENDED]
    began = time.perf_counter()
    if given.jobs == 1:
        wins = [play(series) for series in mixed + sets]
    else:
        with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
            wins = pool.map(play, mixed + sets, chunksize=1)
    seconds = time.perf_counter() - began
    games = sum(series.games for series in mixed + sets)
    print(f"{given.bot} against {given.rival}, {given.seats} seats, seed {given.seed}")
    if mixed:
        print(row("random kingdoms", sum(wins[: len(mixed)]), EACH * len(mixed)))
    for series, won in zip(sets, wins[len(mixed) :], strict=True):
        print(row(str(series.kingdom), won, series.games))
    print(f"{games} games, {games / seconds:.0f} per second in {given.jobs} process{'es' * (given.jobs > 1)}")


if __name__ == "__main__":
    main()
