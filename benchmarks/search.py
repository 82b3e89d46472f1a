"""How much a look ahead adds: the share of games that a searching bot wins against the bot that it looks ahead by.

    python -m benchmarks.search dominion [--games 20] [--jobs 1] [--seats 2] [--rival steward] [--playouts 120]
                                         [--depth 30] [--certainty 1.0] [--keep]

One searching bot, all other seats its rivals; it sits in each seat in turn, and each deal is played from every seat. A
shared win counts by its share. The budget is in playouts, so that the same number gives the same game on every machine.
What was played before is remembered, in `build` or with `--keep` in `benchmarks/tallies/search.json`: the next run goes
on from there, and games add up. `--table` only shows what was kept.
"""

from __future__ import annotations

import time
from typing import NamedTuple

import kronika
from benchmarks.series import SETUP, Outcome, Series, measure, options, show
from kronika.bots.arena import play as play_out
from kronika.bots.search import Search
from kronika.bots.seeds import bot_seed
from kronika.engine.game import Bot
from kronika.engine.imagining import Worlds
from kronika.games import find


class Match(NamedTuple):
    """Who plays whom, and how long the one looks ahead."""

    game: str
    seats: int
    rival: str
    playouts: int
    depth: int
    certainty: float

    @property
    def name(self) -> str:
        return f"{self.game} {self.seats} {self.rival} {self.playouts}/{self.depth}/{self.certainty:g}"


class Thinker(Search):
    """A search as the series wants it, which notes how long it takes."""

    def __init__(self, seed: str, match: Match) -> None:
        super().__init__(seed, match.playouts)
        self._prior = kronika.bot(match.game, match.rival, seed)
        self.look_depth = match.depth or None
        self.sureness = match.certainty
        self.seconds = 0.0
        self.count = 0

    def decide(self, sight: object, ask: kronika.Ask, worlds: Worlds | None = None) -> list[str]:
        begin = time.process_time()
        found = super().decide(sight, ask, worlds)
        self.seconds += time.process_time() - begin
        self.count += 1
        return found


def play(match: Match, number: int) -> Outcome:
    """What part of one game the searching bot won, how long it thought, and how often."""
    game, seats = match.game, match.seats
    seed = f"search/{number // seats}"
    mine = number % seats
    thinker = Thinker(bot_seed(seed, mine), match)
    players: list[Bot] = [
        thinker if seat == mine else kronika.bot(game, match.rival, bot_seed(seed, seat)) for seat in range(seats)
    ]
    table = kronika.new_table(game, seats, seed, SETUP.get(game, {}))
    play_out(table, players)
    assert table.result is not None
    winners = table.result.winners
    return Outcome(1 / len(winners) if mine in winners else 0.0, round(thinker.seconds, 2), thinker.count)


def main() -> None:
    parser = options(__doc__)
    parser.add_argument("game", nargs="?", default="dominion")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rival", default="", help="also the bot that it looks ahead by; the best that does not")
    parser.add_argument("--playouts", type=int, default=120)
    parser.add_argument("--depth", type=int, default=0, help="answers until the estimate; 0: to the end")
    parser.add_argument("--certainty", type=float, default=1.0)
    given = parser.parse_args()
    if given.table:
        show("search")
        return
    own = [name for name, kind in find(given.game).bots.items() if not issubclass(kind, Search)]
    match = Match(given.game, given.seats, given.rival or own[-1], given.playouts, given.depth, given.certainty)
    measure("search", [Series(match.name, play, match)], given)


if __name__ == "__main__":
    main()
