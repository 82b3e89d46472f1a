"""Bots: each answers whatever it is asked, legally, from what its seat knows and nothing else."""

from __future__ import annotations

import random

from kronika.bots.search import Search
from kronika.engine.ask import Ask
from kronika.engine.errors import IllegalAnswer, KronikaError
from kronika.engine.game import Bot
from kronika.engine.imagining import Worlds, decider
from kronika.engine.level import levels_in
from kronika.engine.table import Table
from kronika.testing.case import Case
from kronika.testing.flaws import Flaw, demand
from kronika.testing.walk import any_answer, walk

LONGEST = 50_000
THOUGHT = 6
"""How often a bot that looks ahead plays on for one decision here: few, since there are many decisions."""
FAR = 12
"""After how many answers it estimates what came of it, where the game can be estimated."""


class Dreamer(Bot):
    """Looks into two worlds and answers by all that it finds there, even what is none of its business: so it notices
    whatever a world tells of the real one."""

    name = "dreamer"

    def decide(self, sight: object, ask: Ask, worlds: Worlds | None = None) -> list[str]:
        found: list[str] = []
        for number in range(2):
            try:
                assert worlds is not None
                found.append(worlds(f"{self.seed}/{number}").digest())
            except KronikaError:
                found.append("none")
        return any_answer(ask, random.Random(" ".join(found)))


def players_of(case: Case) -> dict[str, type[Bot]]:
    """All bots of the game, its levels too."""
    own = dict(case.game.bots)
    return own | {level.id: level.kind(own) for level in levels_in(case.game.home).all}


def bots_answer_legally(case: Case, seed: int) -> int:
    """All bots of the game take turns at one table, each in several seats if there is room."""
    kinds = players_of(case)
    bots = list(kinds)
    kind = type(case.game).__name__
    demand(
        bool(bots),
        f"{kind} has no bot, so nobody can play it alone",
        'At least: bots: ClassVar[Mapping[str, type[Bot]]] = {"random": RandomBot} (kronika.bots.random)',
    )
    table = case.table(seed)
    names = [bots[(seed + seat) % len(bots)] for seat in range(table.seats)]
    players = [quick(kinds[name](f"{seed}/{seat}")) for seat, name in enumerate(names)]
    while not table.over and table.seq < LONGEST:
        seat = table.asks[0].seat
        think_now_and_then(players[seat], table.seq)
        answer_by(table, names[seat], players[seat])
    demand(table.over, f"with the bots {', '.join(names)} the game never ends")
    return table.seq


def quick(bot: Bot) -> Bot:
    """The bot, thinking little."""
    if isinstance(bot, Search):
        bot.budget = THOUGHT
        bot.look_depth = FAR if bot.look_depth is None else min(bot.look_depth, FAR)
    return bot


def think_now_and_then(bot: Bot, number: int) -> None:
    """A bot that looks ahead does so at every fourth question: of those it is asked often it still meets many."""
    if isinstance(bot, Search):
        bot.budget = THOUGHT if number % 4 == 0 else 0


def answer_by(table: Table, name: str, player: Bot) -> None:
    ask = table.asks[0]
    before = table.seq
    keys = decider(player, table, ask.seat)(table.sight(ask.seat), ask)
    demand(table.seq == before, f"the bot “{name}” moved the table while it was thinking")
    try:
        table.answer(ask.seat, keys)
    except IllegalAnswer as error:
        raise Flaw(
            f"the bot “{name}” answered {ask.what.id} with {keys}: {error}",
            f"It could choose {ask.least} to {ask.most} of: {', '.join(ask.keys()[:12])}",
        ) from error


def bots_know_what_their_seats_know(case: Case, seed: int) -> int:
    """In two real worlds that a seat cannot tell apart the same bot decides alike, one that imagines too."""
    table = case.table(seed)
    chance = random.Random(seed)
    kinds: list[type[Bot]] = [*players_of(case).values(), Dreamer]
    compared = 0
    for ask in walk(table, chance):
        private = any(other.private and other.seat != ask.seat for other in table.asks)
        if chance.random() > (0.3 if private else 0.03 * case.share):
            continue
        try:
            other = table.imagine(ask.seat, str(chance.random()))
        except KronikaError:
            continue
        kind = kinds[compared % len(kinds)]
        answers = [
            decider(quick(kind(seed)), world, ask.seat)(world.sight(ask.seat), world.ask(ask.seat) or ask)
            for world in (table, other)
        ]
        compared += 1
        demand(
            answers[0] == answers[1],
            f"“{kind.name}” answers {ask.what.id} with {answers[0]} or {answers[1]}, by what its seat cannot know",
            "A bot decides by its sight, its ask and its worlds alone. If it is the dreamer, then a world tells of the "
            "real one: see the demand “imagined worlds tell nothing real”.",
        )
    return compared
