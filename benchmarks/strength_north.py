"""How strong a bot of Empires of the North is: the share of games it wins against others, by clan.

    python -m benchmarks.strength_north [--games 100] [--seats 2] [--jobs 1] [--bot jarl] [--rival greedy]

The bot leads one clan, its rivals others in turn, all of them equally often. It sits in each seat in turn; a shared
win counts by its share. The same seed gives the same figures, however many processes share the work. `--seats 1`
plays the scenario for one, by level.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from typing import NamedTuple

import kronika
from benchmarks.strength_valeria import row
from kronika.bots.seeds import bot_seed
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
        players = [kronika.bot("north", bot, seed=bot_seed(seed, seat)) for seat, bot in enumerate(bots)]
        setup: dict[str, object] = {"clans": clans, "solo": series.level}
        table = kronika.new_table("north", seats=series.seats, seed=seed, setup=setup)
        while not table.over:
            ask = table.asks[0]
            table.answer(ask.seat, players[ask.seat].decide(table.sight(ask.seat), ask))
        assert table.result is not None
        if mine in table.result.winners:
            wins += 1 / len(table.result.winners)
    return wins


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games per clan")
    parser.add_argument("--seats", type=int, default=2, help="one bot, the other seats its rivals")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--bot", default="jarl")
    parser.add_argument("--rival", default="greedy")
    parser.add_argument("--seed", default="strength")
    given = parser.parse_args()
    levels = ["1"] if given.seats > 1 else list(SOLO)
    who = (given.games, given.seats, given.bot, given.rival, given.seed)
    work = [Series(clan, level, *who) for level in levels for clan in CLANS]
    began = time.perf_counter()
    if given.jobs == 1:
        wins = [play(series) for series in work]
    else:
        with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
            wins = pool.map(play, work, chunksize=1)
    seconds = time.perf_counter() - began
    games = given.games * len(work)
    against = f"{given.rival}, {given.seats} seats" if given.seats > 1 else "the clock"
    print(f"{given.bot} against {against}, seed {given.seed}")
    for series, won in zip(work, wins, strict=True):
        print(row(series.name, won, series.games))
    print(row("all", sum(wins), games))
    print(f"{games} games, {games / seconds:.1f} per second in {given.jobs} process{'es' * (given.jobs > 1)}")


if __name__ == "__main__":
    main()
