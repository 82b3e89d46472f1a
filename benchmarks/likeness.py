"""What the games are like, for people who do research: how many ways there are, how long games last, how much a seat
does not know, how fast decisions are. Beside them chess, Hanabi and gin rummy as OpenSpiel plays them.

    python -m benchmarks.likeness                # a table in Markdown; random players, so that all are alike
    python -m benchmarks.likeness --games 40
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
import time
from importlib.util import find_spec
from typing import NamedTuple

import kronika
from kronika.bots.random import RandomBot
from kronika.games import find

OURS = (("dominion", 2), ("valeria", 2), ("valeria", 4), ("north", 2), ("oath", 4))
THEIRS = (("chess", "chess", 2), ("hanabi", "Hanabi", 2), ("gin_rummy", "gin rummy", 2))
LONGEST = 2000


class Likeness(NamedTuple):
    """A line of the table."""

    name: str
    seats: int
    options: float
    most: int
    decisions: float
    hidden: str
    speed: float

    def line(self) -> str:
        return (
            f"| {self.name}, {self.seats} | {self.options:.1f} | {self.most} | {self.decisions:.0f} "
            f"| {self.hidden} | {self.speed:,.0f} |"
        )


def of_ours(game: str, seats: int, games: int) -> Likeness:
    """Random games; what a seat does not know is looked at when it is asked, and not timed."""
    options: list[int] = []
    hidden: list[int] = []
    decisions, seconds = 0, 0.0
    rules = find(game)
    for number in range(games):
        bots = [RandomBot(f"{number}/{seat}") for seat in range(seats)]
        table = kronika.new_table(game, seats, seed=number)
        while not table.over:
            ask = table.asks[0]
            options.append(len(ask.options))
            if table.seq % 16 == 0:
                hidden.append(sum(len(group) for group in rules.hidden(table._state, ask.seat)))
            begin = time.process_time()
            table.answer(ask.seat, bots[ask.seat].decide(None, ask))
            seconds += time.process_time() - begin
        decisions += table.seq
    unknown = f"{sum(hidden) / len(hidden):.0f} cards"
    return Likeness(
        game, seats, sum(options) / len(options), max(options), decisions / games, unknown, decisions / seconds
    )


HIDDEN = {"chess": "nothing", "hanabi": "own hand, deck", "gin_rummy": "a hand, deck"}


def of_theirs(id: str, name: str, seats: int, games: int) -> Likeness | None:
    """The same by OpenSpiel; None where it lacks the game."""
    spiel = importlib.import_module("pyspiel")
    if id not in spiel.registered_names():
        return None
    chance = random.Random(1)
    options: list[int] = []
    decisions, seconds = 0, 0.0
    for _ in range(games):
        state = spiel.load_game(id).new_initial_state()
        begin = time.process_time()
        moves = 0
        while not state.is_terminal() and moves < LONGEST:
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, chances)[0])
                continue
            legal = state.legal_actions()
            options.append(len(legal))
            state.apply_action(chance.choice(legal))
            moves += 1
        seconds += time.process_time() - begin
        decisions += moves
    mean = sum(options) / len(options)
    return Likeness(name, seats, mean, max(options), decisions / games, HIDDEN[id], decisions / seconds)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=12)
    given = parser.parse_args()
    print("| game, seats | options, mean | most | decisions a game | a seat does not know | decisions/s |")
    print("|---|---|---|---|---|---|")
    for game, seats in OURS:
        print(of_ours(game, seats, given.games).line(), flush=True)
    if find_spec("pyspiel") is None:
        print("chess, Hanabi and gin rummy take OpenSpiel: pip install 'kronika[openspiel]'", file=sys.stderr)
        return 0
    for id, name, count in THEIRS:
        found = of_theirs(id, name, count, given.games)
        print(found.line() if found is not None else f"| {name}, {count} | OpenSpiel has not got it here | | | | |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
