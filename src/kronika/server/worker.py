"""A process in which bots think. It keeps the tables it was told of, so that only new answers travel."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Sequence
from secrets import token_hex
from time import perf_counter
from typing import Any

import msgspec

import kronika
from kronika.bots.search import Search
from kronika.coach.hint import begun, told
from kronika.coach.weighing import Weighing
from kronika.engine.ask import Ask
from kronika.engine.errors import KronikaError
from kronika.engine.game import Bot
from kronika.engine.imagining import decider, stand_in
from kronika.engine.message import Message
from kronika.engine.past import Reshuffle, play_again
from kronika.engine.table import Table
from kronika.games import find_bot
from kronika.server.priority import give_way

CACHED = 300
MOST = 5_000
"""Worlds that a bot plays on for one decision at most, however fast they go: more would tell it nothing new."""


class Task(msgspec.Struct):
    """A decision that is wanted: the table from its beginning, or from answer `start` on if the worker has it."""

    table: str
    epoch: int
    game: str
    names: list[str]
    setup: dict[str, Any]
    seed: str
    rules: int
    generator: str
    start: int
    answers: list[tuple[int, list[str]]]
    reshuffles: list[Reshuffle]
    seat: int
    bot: str
    milliseconds: float = 0.0
    """How long a bot that looks ahead may think; for nothing it answers by its prior."""


class Seen:
    """A table as this process knows it, with the bots that sit at it."""

    def __init__(self, table: Table, epoch: int) -> None:
        self.table = table
        self.epoch = epoch
        self.bots: dict[tuple[int, str], Bot] = {}
        self.weighings: dict[int, tuple[int, Table, Weighing]] = {}
        """By seat the hint that is being worked at, after how many answers, and the world that stands for the table."""


_seen: OrderedDict[str, Seen] = OrderedDict()


def begin(games: Sequence[str], bots: Sequence[str]) -> None:
    """Runs first in every worker: the server's own games and bots on the shelf, and an end when the server has gone.
    Whoever answers at a table waits for no thought."""
    give_way()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    register_games(games, bots)


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(0)


def register_games(games: Sequence[str], bots: Sequence[str] = ()) -> None:
    """Puts games on the shelf that are named `module:Class`, and then bots that are named `game.bot=module:Class`."""
    for each in games:
        kronika.games.bring(each)
    for each in bots:
        kronika.games.add_bot(each)


def ready() -> None:
    """Nothing to do: makes the process start before it is needed."""


def looked_at(task: Task) -> Seen | None:
    """The table as far as it has come; None if this process lacks its past and needs it whole."""
    seen = _seen.get(task.table)
    if seen is None or seen.epoch != task.epoch or seen.table.seq < task.start:
        if task.start:
            return None
        table = kronika.new_table(
            task.game, task.names, task.seed, task.setup, rules=task.rules, generator=task.generator
        )
        play_again(table, task.answers, task.reshuffles)
        seen = _seen[task.table] = Seen(table, task.epoch)
        if len(_seen) > CACHED:
            _seen.popitem(last=False)
    _seen.move_to_end(task.table)
    try:
        for seat, keys in task.answers[seen.table.seq - task.start :]:
            seen.table.answer(seat, keys)
    except BaseException:
        _seen.pop(task.table, None)
        raise
    return seen


def decide(task: Task) -> tuple[list[str], Message | None] | None:
    """The bot's answer, and why, if it tells; None if this process lacks the table's past and needs it whole."""
    seen = looked_at(task)
    if seen is None:
        return None
    try:
        world = stand_in(seen.table, task.seat, token_hex(16))
        ask = world.ask(task.seat)
        assert ask is not None, "the bot is not asked"
        key = (task.seat, task.bot)
        if key not in seen.bots:
            seen.bots[key] = find_bot(task.game, task.bot)(token_hex(16))  # nothing of the table's own seed
        bot = seen.bots[key]
        if isinstance(bot, Search):
            bot.allot(task.milliseconds, MOST)
        sight = world.sight(task.seat)
        keys = decider(bot, world, task.seat)(sight, ask)
        ask.picks(keys)  # a bot's mistake is found here, not at the table
        because = reason(task.game, bot.explain(sight, ask, keys), ask)
    except BaseException:
        _seen.pop(task.table, None)
        raise
    return list(keys), because


def hint(task: Task) -> dict[str, Any] | None:
    """What the coach has found about the seat's question, after some milliseconds more; None if this process lacks
    the table's past. As bots do, it looks at a world that stands for the table: neither what the seat may not know nor
    the table's own chance is in it."""
    ends = perf_counter() + task.milliseconds / 1000  # whatever is to be done first, is done in that time too
    seen = looked_at(task)
    if seen is None:
        return None
    number, world, weighing = seen.weighings.get(task.seat, (-1, None, None))
    try:
        if world is None or weighing is None or number != seen.table.seq:
            world = stand_in(seen.table, task.seat, token_hex(16))
            ask = world.ask(task.seat)
            assert ask is not None, "the seat is not asked"
            weighing = begun(world, ask, token_hex(16))
            seen.weighings[task.seat] = (seen.table.seq, world, weighing)
        if weighing.played < MOST:
            try:
                weighing.go_on(1000 * (ends - perf_counter()), within=True)
            except KronikaError:
                weighing.give_up(MOST)
        return told(weighing, world).plain()
    except BaseException:
        _seen.pop(task.table, None)
        raise


def reason(game: str, told: Message | None, ask: Ask) -> Message | None:
    """What a bot tells the others of its reasons: one of its game's own texts, with what the question itself says, so
    that nothing gets out that only the bot can know."""
    if told is None:
        return None
    said = told.id.startswith(f"{game}-because-") and told.args.items() <= ask.what.args.items()
    assert said, f"no reason that can be told: {told}"
    return told
