"""Bots: each answers whatever it is asked, legally, from the sight and the ask alone."""

from __future__ import annotations

from kronika.engine.errors import IllegalAnswer
from kronika.engine.game import Bot
from kronika.engine.table import Table
from kronika.testing.case import Case
from kronika.testing.flaws import Flaw, demand

LONGEST = 50_000


def bots_answer_legally(case: Case, seed: int) -> int:
    """All bots of the game take turns at one table, each in several seats if there is room."""
    bots = list(case.game.bots)
    kind = type(case.game).__name__
    demand(
        bool(bots),
        f"{kind} has no bot, so nobody can play it alone",
        'At least: bots: ClassVar[Mapping[str, type[Bot]]] = {"random": RandomBot} (kronika.bots.random)',
    )
    table = case.table(seed)
    names = [bots[(seed + seat) % len(bots)] for seat in range(table.seats)]
    players = [case.game.bots[name](f"{seed}/{seat}") for seat, name in enumerate(names)]
    while not table.over and table.seq < LONGEST:
        seat = table.asks[0].seat
        answer_by(table, names[seat], players[seat])
    demand(table.over, f"with the bots {', '.join(names)} the game never ends")
    return table.seq


def answer_by(table: Table, name: str, player: Bot) -> None:
    ask = table.asks[0]
    before = table.seq
    keys = player.decide(table.sight(ask.seat), ask)
    demand(table.seq == before, f"the bot “{name}” moved the table while it was thinking")
    try:
        table.answer(ask.seat, keys)
    except IllegalAnswer as error:
        raise Flaw(
            f"the bot “{name}” answered {ask.what.id} with {keys}: {error}",
            f"It could choose {ask.least} to {ask.most} of: {', '.join(ask.keys()[:12])}",
        ) from error
