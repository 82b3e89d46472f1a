"""Puzzles: positions where one choice is far better than all others, found by search in games of bots.

A position is first looked at with a small budget; where one answer seems far better, it is looked at again with ten
times as much, in other worlds, and has to be far better still. A puzzle is the beginning of a chronicle and what was
found there, so that it can be set up again for ever, and played on the real table.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from kronika.bots.search import Search
from kronika.coach.hint import clearly, reasons
from kronika.coach.weighing import Candidate, Weighing, plain_bot
from kronika.engine.ask import Ask
from kronika.engine.chronicle import replay
from kronika.engine.errors import KronikaError, SetupError
from kronika.engine.game import Game
from kronika.engine.reasons import Reason
from kronika.engine.setup import Setup
from kronika.engine.table import Table, open_table
from kronika.games import find

FILE = "puzzles.json"
FAR = 0.12
"""By how much of the chance to win the best answer must be better than any other."""
SMALL = 36
"""Playouts of the first look; the second has ten times as many."""
FROM, UPTO = 8, 120
"""Between which answers of a game positions are looked at: before, nothing has happened; later ones are long."""
OFTEN = 0.5
"""The part of the decisions that are looked at."""
WEAK = 0.25
"""The part of the answers that a weaker bot gives, so that positions are not all alike."""
SAME, ALIKE = 2, 10
"""Puzzles that may have the same solution, and one of the same kind."""
SHOWN = 4
"""Answers that are told with their chances."""

Plain = dict[str, Any]


class Weighed(msgspec.Struct):
    """An answer with the chance to win, and what speaks for it and against it."""

    keys: list[str]
    chance: float
    why: list[Plain] = []


class Puzzle(msgspec.Struct):
    """A position and its solution. `start` is the chronicle up to it, `level` says how hard it is, from 1 to 5."""

    id: str
    start: Plain
    seat: int
    best: list[str]
    weighed: list[Weighed]
    level: int

    def table(self) -> Table:
        """The position."""
        return replay(self.start, find, len(self.start["answers"]))


# --- looking for them ---


def search(game: str, seed: str, seats: int = 2) -> Iterator[Puzzle]:
    """Puzzles without end: plays one game after another, and looks for them on the way."""
    number = 0
    while True:
        number += 1
        yield from in_game(game, f"{seed}/{number}", seats)


def in_game(game: str, seed: str, seats: int) -> Iterator[Puzzle]:
    """The puzzles of one game: two at most, so that they are not all alike."""
    chance = random.Random(seed)
    found = find(game)
    names = [f"Player {seat + 1}" for seat in range(seats)]
    table = open_table(found, names, some_setup(found, seats, chance), seed, False)
    plain = [each for each in found.bots.values() if not issubclass(each, Search) and not each.by_net]
    weaker = plain[-2] if len(plain) > 2 else plain[-1]
    best, weak = ([kind(f"{seed}/{seat}") for seat in range(seats)] for kind in (plain_bot(game), weaker))
    made = 0
    while not table.over and table.seq < UPTO and made < 2:
        ask = table.asks[0]
        if table.seq >= FROM and chance.random() < OFTEN and may_be_one(table, ask):
            puzzle = checked(table, ask, f"{seed}/{table.seq}")
            if puzzle is not None:
                made += 1
                yield puzzle
        player = weak if chance.random() < WEAK else best
        table.answer(ask.seat, player[ask.seat].decide(table.sight(ask.seat), ask))


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


def may_be_one(table: Table, ask: Ask) -> bool:
    """One pick out of at least three."""
    return ask.least == ask.most == 1 and len(ask.options) >= 3 and len(table.asks) == 1


def checked(table: Table, ask: Ask, seed: str) -> Puzzle | None:
    """The position as a puzzle, if it is one, by a small look and then by a large one."""
    primary = table.prospects(ask.seat).primary
    try:
        small = looked(table, ask, f"{seed}/small", SMALL)
        if not far_better(small) or small.ranked()[0].keys == [primary]:
            return None
        large = looked(table, ask, f"{seed}/large", 10 * SMALL)
    except KronikaError:
        return None
    first = large.ranked()[0]
    if not far_better(large) or first.keys != small.ranked()[0].keys:
        return None
    tried = [each for each in large.ranked() if each.worths]
    weighed = [
        Weighed(each.keys, round(large.chance(each), 3), [why.plain() for why in told(large, table, each, tried)])
        for each in tried[:SHOWN]
    ]
    chronicle = table.chronicle()
    start = {name: value for name, value in chronicle.items() if name != "digest"}
    return Puzzle(name_of(seed), start, ask.seat, first.keys, weighed, level_of(large, ask))


def looked(table: Table, ask: Ask, seed: str, playouts: int) -> Weighing:
    """The position weighed by so many playouts."""
    weighing = Weighing(table.worlds(ask.seat), table.sight(ask.seat), ask, table.game, seed)
    weighing.go_on(playouts=playouts)
    return weighing


def far_better(weighing: Weighing) -> bool:
    """Whether the best answer is better than the next one by far, and by more than chance explains."""
    first, second = weighing.ranked()[:2]
    if not first.worths or not second.worths:
        return False
    return weighing.chance(first) - weighing.chance(second) >= FAR and clearly(first, second)


def told(weighing: Weighing, table: Table, candidate: Candidate, tried: list[Candidate]) -> list[Reason]:
    """Why an answer is good or not; what a bot would do is no reason here."""
    return [each for each in reasons(weighing, table, candidate, tried) if each.text.id != "coach-reason-bot"]


def level_of(weighing: Weighing, ask: Ask) -> int:
    """How hard it is: what a bot does without thinking is easy; the more options, and the closer the next, the less."""
    first, second = weighing.ranked()[:2]
    hard = 1 + 2 * (weighing.first != first.keys) + (len(ask.options) >= 6)
    return min(5, hard + (weighing.chance(first) - weighing.chance(second) < 0.25))


def name_of(seed: str) -> str:
    """A short name that stays."""
    return f"{random.Random(seed).getrandbits(40):010x}"


def is_new(puzzle: Puzzle, known: Sequence[Puzzle]) -> bool:
    """Whether there are not enough like it: with the same answer, or to the same question of the same kind."""
    same = [each for each in known if each.best == puzzle.best]
    kind = [each for each in known if each.best[0].partition(":")[0] == puzzle.best[0].partition(":")[0]]
    return len(same) < SAME and len(kind) < ALIKE and all(each.id != puzzle.id for each in known)


# --- what there is ---


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, from its folder."""
    home = find(game).home
    if home is None or not (home / FILE).is_file():
        return ()
    return tuple(msgspec.json.decode((home / FILE).read_bytes(), type=list[Puzzle]))


def of_the_day(game: str, day: int) -> Puzzle | None:
    """The puzzle of a day, by its number since 1970: all in turn, each once before any comes again."""
    all_of_them = puzzles_of(game)
    return all_of_them[day % len(all_of_them)] if all_of_them else None


def written(puzzles: Sequence[Puzzle]) -> str:
    """As they are kept: one to a line."""
    lines = [json.dumps(msgspec.to_builtins(each), ensure_ascii=False, separators=(",", ":")) for each in puzzles]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def read(file: Path) -> list[Puzzle]:
    """Those of a file; none where there is no file yet."""
    return msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.is_file() else []
