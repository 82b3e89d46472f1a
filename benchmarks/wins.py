"""The share of games that a bot wins against others, in series of games: for `benchmarks.strength_north`,
`benchmarks.strength_oath` and `benchmarks.strength_valeria`."""

from __future__ import annotations

import argparse
import math
import multiprocessing
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

import kronika
from kronika.bots.seeds import bot_seed


class Series(Protocol):
    """Some games, of which it is counted how many the bot wins."""

    @property
    def name(self) -> str: ...
    @property
    def games(self) -> int: ...


S = TypeVar("S", bound=Series)
T = TypeVar("T")
W = TypeVar("W")


def options(about: str | None, games: int, each: str, bot: str, rival: str) -> argparse.ArgumentParser:
    """What all of them are asked: `games` for `each`, and who plays against whom."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=games, help=f"games {each}")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--bot", default=bot)
    parser.add_argument("--rival", default=rival)
    parser.add_argument("--seed", default="strength")
    return parser


def with_seats(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    parser.add_argument("--seats", type=int, default=2, help="one bot, the other seats its rivals")
    return parser


def share_of(game: str, setup: Mapping[str, object], seed: str, bots: Sequence[str], mine: int) -> float:
    """Which part of one game the bot in the seat `mine` wins."""
    players = [kronika.bot(game, bot, seed=bot_seed(seed, seat)) for seat, bot in enumerate(bots)]
    table = kronika.new_table(game, seats=len(bots), seed=seed, setup=dict(setup))
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, players[ask.seat].decide(table.sight(ask.seat), ask))
    assert table.result is not None
    return 1 / len(table.result.winners) if mine in table.result.winners else 0.0


def played(play: Callable[[T], W], work: Sequence[T], jobs: int) -> tuple[list[W], float]:
    """What came of each series, and the seconds it took to play them all."""
    began = time.perf_counter()
    if jobs == 1:
        wins = [play(series) for series in work]
    else:
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            wins = pool.map(play, work, chunksize=1)
    return wins, time.perf_counter() - began


def measure(given: argparse.Namespace, play: Callable[[S], float], work: Sequence[S], alone: str) -> None:
    """Plays all series and prints a line for each; `alone` is what one plays against without rivals."""
    wins, seconds = played(play, work, given.jobs)
    games = sum(series.games for series in work)
    against = f"{given.rival}, {given.seats} seats" if given.seats > 1 else alone
    print(f"{given.bot} against {against}, seed {given.seed}")
    for series, won in zip(work, wins, strict=True):
        print(row(series.name, won, series.games))
    print(row("all", sum(wins), games))
    print(speed(games, seconds, given.jobs))


def speed(games: int, seconds: float, jobs: int) -> str:
    return f"{games} games, {games / seconds:.1f} per second in {jobs} process{'es' * (jobs > 1)}"


def row(name: str, wins: float, games: int) -> str:
    share = wins / games
    return f"  {name:26} {100 * share:6.1f} %  ± {100 * error(share, games):.1f}   ({games} games)"


def error(share: float, games: int) -> float:
    """Half the width of the interval that holds the true share 19 times in 20 (Wilson), for independent games."""
    z = 1.96
    return z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
