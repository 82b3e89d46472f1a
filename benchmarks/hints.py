"""Hints followed blindly: the share of games won by whoever always does what the coach puts first.

    python -m benchmarks.hints dominion [valeria ...] [--games 20] [--jobs 1] [--minutes 9] [--playouts 250] [--keep]

All others are the level below the top, unless a `--rival` is named. At two seats each deal is played from both; in
Oath it is two against two at four seats, as its levels were measured (`--seats 2` for a duel). A shared win counts by
its share. The budget is in playouts, so that the same number gives the same game on every machine: what fits into 300
ms, as docs/coach.md has it. `--bot` lets the bot answer instead that hints are found by, which is what somebody without
the look ahead would win in the same deals. What was played before is remembered, in `build` or with `--keep` in
`benchmarks/tallies/hints.json`: the next run goes on from there. `--table` only shows what was kept.
"""

from __future__ import annotations

import time
from contextlib import suppress
from typing import NamedTuple

import kronika
from benchmarks.series import SETUP, Outcome, Series, compared, measure, options, show
from benchmarks.tally import kept
from kronika.bots.ladder import seating
from kronika.bots.search import Search
from kronika.bots.seeds import bot_seed
from kronika.coach.hint import told
from kronika.coach.weighing import Weighing, guide_of
from kronika.engine.ask import Ask
from kronika.engine.errors import KronikaError
from kronika.engine.imagining import decider
from kronika.engine.table import Table
from kronika.games import BUILT_IN, find, levels_of

SEATS = {"oath": 4}
PLAYOUTS = {"dominion": 400, "valeria": 72, "north": 100, "oath": 36}
"""What is played in 300 ms or less, compiled, on one core."""


class Match(NamedTuple):
    """Who plays whom: with so many playouts for each hint, none for the bot alone."""

    game: str
    seats: int
    rival: str
    playouts: int
    depth: int | None
    """Answers after which worlds are cut by the estimate; None: never, -1: as the coach does it."""

    @property
    def name(self) -> str:
        depth = "" if self.depth == -1 else f"/{self.depth or 'end'}"
        return f"{self.game} {self.seats} {self.rival} {self.playouts}{depth}"


def budget_of(game: str) -> int:
    """What fits into 300 ms; of other games, as much as their thinkers play."""
    if game in PLAYOUTS:
        return PLAYOUTS[game]
    thinkers = [kind for kind in find(game).bots.values() if issubclass(kind, Search) and not kind.by_net]
    return thinkers[-1].playouts


def play(match: Match, number: int) -> Outcome:
    """What part of one game was won by hints, how long they took, and how many there were."""
    seats = match.seats
    seated = seating(("hints", "rival"), seats, number, halves=seats > 2)
    seed = f"hints/{number // 2}"
    table = kronika.new_table(match.game, seats, seed, SETUP.get(match.game, {}))
    rivals = [kronika.bot(match.game, match.rival, bot_seed(seed, seat)) for seat in range(seats)]
    own = [guide_of(match.game)(bot_seed(seed, seat)) for seat in range(seats)]
    deciders = [decider(rival, table, seat) for seat, rival in enumerate(rivals)]
    seconds, hints = 0.0, 0
    while not table.over:
        ask = table.asks[0]
        seat = ask.seat
        forced = ask.forced()
        if forced is not None:
            keys = [ask.options[pick].key for pick in forced]
        elif seated[seat] == "rival":
            keys = deciders[seat](table.sight(seat), ask)
        elif not match.playouts:
            keys = own[seat].decide(table.sight(seat), ask)
        else:
            begun = time.process_time()
            keys = followed(table, ask, match, f"{seed}/{table.seq}")
            seconds += time.process_time() - begun
            hints += 1
        table.answer(seat, keys)
    assert table.result is not None
    winners = table.result.winners
    mine = sum(seated[seat] == "hints" for seat in winners)
    return Outcome(mine / len(winners) if winners else 0.5, round(seconds, 2), hints)


def followed(table: Table, ask: Ask, match: Match, seed: str) -> list[str]:
    """What a hint puts first."""
    weighing = Weighing(table.worlds(ask.seat), table.sight(ask.seat), ask, match.game, seed, depth=match.depth)
    with suppress(KronikaError):  # where no world fits, it is what the bot would do
        weighing.go_on(playouts=match.playouts)
    return told(weighing, table).keys


def main() -> None:
    parser = options(__doc__)
    parser.add_argument("games_of", nargs="*", metavar="GAME", default=[], help=f"{', '.join(BUILT_IN)}; none: all")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--rival", default="", help="the level below the top")
    parser.add_argument("--playouts", type=int, default=0, help="for each hint")
    parser.add_argument("--depth", type=int, default=-1, help="answers until the estimate; 0: to the end")
    parser.add_argument("--bot", action="store_true", help="no hints: the bot that they are found by")
    given = parser.parse_args()
    if given.table:
        show("hints")
        notes = kept("hints")
        for name in sorted(notes):
            alone = f"{name.rpartition(' ')[0]} 0"
            if alone != name and alone in notes:
                print(compared(notes, name, alone))
        return
    matches = [
        Match(
            game,
            given.seats or SEATS.get(game, 2),
            given.rival or levels_of(game).all[-2].id,
            0 if given.bot else given.playouts or budget_of(game),
            -1 if given.bot else given.depth or None,
        )
        for game in given.games_of or BUILT_IN
    ]
    measure("hints", [Series(match.name, play, match) for match in matches], given)


if __name__ == "__main__":
    main()
