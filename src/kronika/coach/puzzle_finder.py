"""Looks for puzzles: plays games of bots, and tries what could be answered in them.

Most positions are no puzzles, so they go through sieves, the cheap ones first: bots that answer at once have to
disagree about it; a glance of a few worlds has to show a gap; a small look has to show one that is large and no chance;
and a look with ten times as many playouts, in other worlds, has to find the same. That one plays all worlds to their
end, whatever the game's own thinkers do, so that a solution stands on games that were won and on no estimate.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from multiprocessing import get_context
from typing import Any

from msgspec.structs import replace

from kronika.bots.random import RandomBot
from kronika.bots.search import Search
from kronika.coach.analysis import answers_of, moments_of
from kronika.coach.hint import reasons
from kronika.coach.puzzles import Plain, Puzzle, Weighed
from kronika.coach.weighing import Candidate, Weighing, clearly, plain_bot
from kronika.engine.ask import Ask
from kronika.engine.errors import KronikaError, SetupError
from kronika.engine.game import Bot, Game
from kronika.engine.reasons import Reason
from kronika.engine.setup import Setup
from kronika.engine.table import Table, open_table
from kronika.games import find, find_bot, levels_of

FAR = 0.12
"""By how much of the chance to win the best answer must be better than any other."""
GLANCE = 2.5
"""Playouts for each option at the first glance: it may err, and hardly anything gets past it."""
SMALL = 72
"""Playouts of the small look; the large one has ten times as many."""
PARTS = 4
"""In how many parts a look is taken: most are over after the first."""
FROM = 8
"""Answers before which nothing has happened yet."""
LATE = 0.75
"""The part of a game after which all positions are looked at: there one choice decides more, and a world is played on
in less time."""
EARLY = 0.1
"""The part of the earlier positions that are looked at."""
OTHERS = 0.3
"""The part of the answers that somebody else gives than the best bot, so that good choices are missed."""
EACH = 2
"""Puzzles of one game, so that they are not all alike."""
SAME, ALIKE = 2, 18
"""Puzzles that may have the same solution, and one of the same kind."""
MISSED = 2
"""Bots that have to miss the solution: what everybody sees is no puzzle."""
SHOWN = 4
"""How many answers are listed with their chances."""


class Finder:
    """Puzzles of a game without end, other than the `known` ones. `passed` counts how many positions got through each
    sieve."""

    def __init__(self, game: str, seed: str, seats: Sequence[int], known: Sequence[Puzzle]) -> None:
        self.game = find(game)
        self.seed = seed
        self.seats = seats
        self.known = known
        self.passed: Counter[str] = Counter()
        self.kinds = at_once(self.game)

    def __iter__(self) -> Iterator[Puzzle]:
        for number in count(1):
            yield from self.in_game(f"{self.seed}/{number}")

    def beside_each_other(self, jobs: int) -> Iterator[Puzzle]:
        """The same, in several processes: which of two alike is found first depends on them."""
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            going: set[Future[list[Puzzle]]] = set()
            for number in count(1):
                known = [replace(each, start={}, weighed=[]) for each in self.known]
                going.add(pool.submit(of_one_game, self.game.id, f"{self.seed}/{number}", self.seats, known))
                if len(going) < jobs:
                    continue
                done, going = wait(going, return_when=FIRST_COMPLETED)
                for puzzle in (each for future in done for each in future.result()):
                    if is_new(puzzle.best, self.known):
                        yield puzzle

    def in_game(self, seed: str) -> Iterator[Puzzle]:
        """The puzzles of one game."""
        chance = random.Random(seed)
        chronicle = self.played(seed, chance)
        answers = answers_of(chronicle)
        made: list[list[str]] = []
        for seq, table in enumerate(moments_of(chronicle)):
            if len(made) == EACH or seq == len(answers):
                return
            often = EARLY if seq < LATE * len(answers) else 1.0
            if seq < FROM or chance.random() > often or not may_be_one(table):
                continue
            puzzle = self.checked(table, table.asks[0], f"{seed}/{seq}")
            if puzzle is not None and puzzle.best not in made:
                made.append(puzzle.best)
                yield puzzle

    def played(self, seed: str, chance: random.Random) -> Plain:
        """A whole game: mostly the best bot answers, and now and then another one."""
        seats = chance.choice(self.seats)
        names = [f"Player {seat + 1}" for seat in range(seats)]
        table = open_table(self.game, names, some_setup(self.game, seats, chance), seed, False)
        best = plain_bot(self.game.id)
        players: list[list[Bot]] = [
            [kind(f"{seed}/{seat}") for kind in (best, chance.choice(self.kinds))] for seat in range(seats)
        ]
        while not table.over:
            ask = table.asks[0]
            bot = players[ask.seat][chance.random() < OTHERS]
            table.answer(ask.seat, bot.decide(table.sight(ask.seat), ask))
        return table.chronicle()

    def checked(self, table: Table, ask: Ask, seed: str) -> Puzzle | None:
        """The position as a puzzle, if it gets through all sieves."""
        self.passed["positions"] += 1
        sight = table.sight(ask.seat)
        said = [kind(seed).decide(sight, ask) for kind in self.kinds]
        if all(each == said[0] for each in said):
            return None
        self.passed["disagreed about"] += 1
        primary = table.prospects(ask.seat).primary
        try:
            small = Weighing(table.worlds(ask.seat), sight, ask, table.game, f"{seed}/small")
            small.go_on(playouts=round(GLANCE * len(small.candidates)))
            if ahead(small) < FAR / 2:
                return None
            self.passed["glanced at"] += 1
            if not gone_on(small, SMALL):
                return None
            first = small.ranked()[0].keys
            missed = sum(each != first for each in said)
            if not far_better(small) or first == [primary] or missed < MISSED:
                return None
            if not is_new(first, self.known) or any(each.id == name_of(seed) for each in self.known):
                return None
            self.passed["small"] += 1
            large = Weighing(table.worlds(ask.seat), sight, ask, table.game, f"{seed}/large", depth=None)
            if not gone_on(large, 10 * SMALL):
                return None
        except KronikaError:
            return None  # no world fits what the seat has seen
        if not far_better(large) or large.ranked()[0].keys != first:
            return None
        self.passed["large"] += 1
        tried = [each for each in large.ranked() if each.worths]
        weighed = [
            Weighed(each.keys, round(large.chance(each), 3), [why.plain() for why in told(large, table, each, tried)])
            for each in tried[:SHOWN]
        ]
        if not weighed[0].why:
            return None
        self.passed["explained"] += 1
        start = {name: value for name, value in table.chronicle().items() if name != "digest"}
        level = 1 + round(4 * missed / len(said))
        return Puzzle(name_of(seed), start, ask.seat, first, weighed, level)


def of_one_game(game: str, seed: str, seats: Sequence[int], known: Sequence[Puzzle]) -> list[Puzzle]:
    """The puzzles of one game, in a process of its own."""
    return list(Finder(game, seed, seats, known).in_game(seed))


def at_once(game: Game[Any]) -> list[type[Bot]]:
    """Everybody who answers without a look ahead, and not by lot: the game's levels, and its plain bots."""
    levels = [find_bot(game.id, level.id) for level in levels_of(game.id).all]
    return [
        kind
        for kind in dict.fromkeys([*levels, *game.bots.values()])
        if kind is not RandomBot and not issubclass(kind, Search) and not kind.by_net
    ]


def some_setup(game: Game[Any], seats: int, chance: random.Random) -> Setup:
    """One of the setups of a game: one choice is drawn by lot, so that puzzles come from all over it."""
    choices = [(item.id, each) for item in game.setup_items if item.kind == "choice" for each in item.choices]
    if choices:
        item, value = chance.choice(choices)
        try:
            return game.full_setup(seats, {item: value})
        except SetupError:
            pass  # it needs something else beside it
    return game.full_setup(seats, {})


def may_be_one(table: Table) -> bool:
    """One question to one seat, with one pick out of at least three."""
    ask = table.asks[0]
    return ask.least == ask.most == 1 and len(ask.options) >= 3 and len(table.asks) == 1


def ahead(weighing: Weighing) -> float:
    """By how much of the chance to win the best answer is better than the next."""
    first, second = weighing.ranked()[:2]
    if not first.worths or not second.worths:
        return 0.0
    return weighing.chance(first) - weighing.chance(second)


def gone_on(weighing: Weighing, playouts: int) -> bool:
    """Weighs on by a number of playouts, in parts; False when it turns out that nothing is far better."""
    for _ in range(PARTS):
        weighing.go_on(playouts=playouts // PARTS)
        if ahead(weighing) < FAR / 2:
            return False
    return True


def far_better(weighing: Weighing) -> bool:
    """Whether the best answer is better than the next one by far, and by more than chance explains."""
    first, second = weighing.ranked()[:2]
    return ahead(weighing) >= FAR and clearly(first, second)


def told(weighing: Weighing, table: Table, candidate: Candidate, tried: list[Candidate]) -> list[Reason]:
    """Why an answer is good or not; what a bot would do is no reason here."""
    return [each for each in reasons(weighing, table, candidate, tried) if each.text.id != "coach-reason-bot"]


def name_of(seed: str) -> str:
    """A short name that stays."""
    return f"{random.Random(seed).getrandbits(40):010x}"


def is_new(best: Sequence[str], known: Sequence[Puzzle]) -> bool:
    """Whether there are not enough with this solution, or one of its kind."""
    same = sum(each.best == best for each in known)
    alike = sum(kind_of(each.best) == kind_of(best) for each in known)
    return same < SAME and alike < ALIKE


def kind_of(best: Sequence[str]) -> str:
    """What is done, whatever it is done with: "buy", "slay"."""
    return best[0].partition(":")[0]
