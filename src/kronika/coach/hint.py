"""A hint: the two or three best answers to an open question, with the chance to win of each and reasons in words."""

from __future__ import annotations

from math import sqrt
from typing import Any

from kronika.coach.weighing import FINALISTS, Candidate, Weighing, clearly, needed
from kronika.engine.ask import Ask
from kronika.engine.errors import KronikaError
from kronika.engine.estimate import ChartValues, estimate_in
from kronika.engine.message import Args, Message
from kronika.engine.reasons import ABOUT, AGAINST, FOR, Reason
from kronika.engine.table import Table
from kronika.games import find

MANY = 4
"""How many reasons one answer has at most."""
APART = 0.5
"""By what part of the worlds an answer must end the game soon, more or less often than others do, to be told."""


class Advice:
    """One answer: its keys, the chance to win with it and by how much that may be off, and why."""

    __slots__ = ("chance", "keys", "reasons", "spread", "worlds")

    def __init__(self, keys: list[str], chance: float, spread: float, worlds: int, reasons: list[Reason]) -> None:
        self.keys = keys
        self.chance = chance
        self.spread = spread
        self.worlds = worlds
        self.reasons = reasons

    def plain(self) -> dict[str, Any]:
        """As JSON-able data."""
        return {
            "keys": self.keys,
            "chance": round(self.chance, 4),
            "spread": round(self.spread, 4),
            "worlds": self.worlds,
            "reasons": [each.plain() for each in self.reasons],
        }

    def __repr__(self) -> str:
        return f"Advice({self.keys!r}, {self.chance:.2f} ± {self.spread:.2f})"


class Hint:
    """What a coach tells the asked seat: the best answers first, how many of them cannot be told apart (1: the first is
    clearly better; 0: nothing else was tried), and everybody's chance if the first is given. `worlds` is in how many
    imagined worlds it was tried; none where no world fits what the seat has seen, and then there is only what a bot
    would do."""

    __slots__ = ("advice", "chances", "equal", "playouts", "seat", "worlds")

    def __init__(
        self, seat: int, advice: list[Advice], equal: int, chances: list[float], worlds: int, playouts: int
    ) -> None:
        self.seat = seat
        self.advice = advice
        self.equal = equal
        self.chances = chances
        self.worlds = worlds
        self.playouts = playouts

    @property
    def keys(self) -> list[str]:
        """The best answer."""
        return self.advice[0].keys

    def plain(self) -> dict[str, Any]:
        """As JSON-able data."""
        return {
            "seat": self.seat,
            "advice": [each.plain() for each in self.advice],
            "equal": self.equal,
            "chances": [round(each, 4) for each in self.chances],
            "worlds": self.worlds,
            "playouts": self.playouts,
        }


def hint(
    table: Table, seat: int, *, milliseconds: float | None = None, playouts: int | None = None, seed: str = "hint"
) -> Hint:
    """What a good player would do in this seat now. Tries what can be answered in imagined worlds, for this many
    milliseconds or playouts (neither: two seconds). It depends on what the seat knows and on the seed alone, and with
    playouts on no clock: in two worlds that the seat cannot tell apart, it is the same."""
    ask = table.ask(seat)
    if ask is None:
        raise KronikaError("hint-not-asked", {"seat": seat})
    weighing = begun(table, ask, seed)
    try:
        if playouts is not None:
            weighing.go_on(playouts=playouts)
        else:
            weighing.go_on(2000.0 if milliseconds is None else milliseconds, within=True)
    except KronikaError:
        pass  # no world fits: told by what the bot would do
    return told(weighing, table)


def begun(table: Table, ask: Ask, seed: str) -> Weighing:
    """A weighing of the seat's question that nobody has spent time on yet."""
    return Weighing(table.worlds(ask.seat), table.sight(ask.seat), ask, table.game, seed)


def told(weighing: Weighing, table: Table) -> Hint:
    """What has been found so far."""
    tried = weighing.advised()
    best = tried[:FINALISTS] or [each for each in weighing.candidates if each.keys == weighing.first][:1]
    like = [each for each in best[1:] if is_like(weighing, best[0], each, len(best) - 1)]
    best = [best[0], *like, *(each for each in best[1:] if each not in like)]
    advice = [
        Advice(
            each.keys,
            weighing.chance(each) if each.worths else 0.0,
            weighing.spread(each),
            len(each.worths),
            reasons(weighing, table, each, tried),
        )
        for each in best
    ]
    equal = 0 if len(best) == 1 < len(weighing.candidates) else 1 + len(like)
    return Hint(weighing.ask.seat, advice, equal, weighing.chances(), weighing.number, weighing.played)


def is_like(weighing: Weighing, best: Candidate, other: Candidate, rivals: int) -> bool:
    """Whether the best cannot be told apart from another answer; from one that the game warns of it can."""
    if weighing.is_warned_of(other) and not weighing.is_warned_of(best):
        return False
    return not clearly(best, other, rivals)


# --- why ---


def reasons(weighing: Weighing, table: Table, candidate: Candidate, tried: list[Candidate]) -> list[Reason]:
    """What the game says of the answer, what the chart values say, and whether a bot would do it without thinking."""
    ask = weighing.ask
    found = list(find(table.game).reasons(table.sight(ask.seat), ask, candidate.keys))
    others = [each for each in tried if each is not candidate]
    found += by_end(weighing, candidate, others)
    found += by_charts(table.game, ask.seat, candidate, others)
    if candidate.keys == weighing.first:
        found.append(Reason(ABOUT, Message("coach-reason-bot")))
    return found[:MANY]


def by_end(weighing: Weighing, candidate: Candidate, others: list[Candidate]) -> list[Reason]:
    """Whether the game is soon over with this answer and not with the others, or the other way round."""
    worlds = sum(len(each.worlds) for each in others)
    if len(candidate.worlds) < 4 or worlds < 4:
        return []
    mine, theirs = candidate.ended / len(candidate.worlds), sum(each.ended for each in others) / worlds
    if abs(mine - theirs) < APART:
        return []
    good = weighing.chance(candidate) > max(weighing.chance(each) for each in others)
    text = "coach-reason-ends" if mine > theirs else "coach-reason-goes-on"
    return [Reason(FOR if good else AGAINST, Message(text))]


def by_charts(game: str, seat: int, candidate: Candidate, others: list[Candidate]) -> list[Reason]:
    """The chart values that stand better or worse a little later than after the other answers."""
    mine = candidate.charts
    theirs = [row for each in others for row in each.charts]
    if len(mine) < 4 or len(theirs) < 4:
        return []
    good = welcome(game)
    weighed: list[tuple[float, Reason]] = []
    for name in mine[0]:
        for rival in (False, True):
            one, other = series(mine, name, seat, rival), series(theirs, name, seat, rival)
            if len(one) < 4 or len(other) < 4:
                continue
            by = sum(one) / len(one) - sum(other) / len(other)
            error = sqrt(variance(one) / len(one) + variance(other) / len(other))
            if abs(by) < 0.3 or abs(by) < needed(min(len(one), len(other)), 2 * len(mine[0])) * error:
                continue
            args: Args = {"figure": f"figure-{game}-{name}", "by": round(abs(by)), "more": int(by > 0)}
            kind = ABOUT if name not in good else FOR if (by > 0) != rival else AGAINST
            weighed.append((abs(by) / (error + 0.3), Reason(kind, Message(f"coach-reason-{TOLD[rival]}", args))))
    weighed.sort(key=lambda each: -each[0])
    return [reason for _, reason in weighed[:2]]


def welcome(game: str) -> set[str]:
    """The chart values of which more is better throughout a game, by the weights of its estimate."""
    estimate = estimate_in(find(game).home)
    if estimate is None:
        return {"points"}
    weights = zip(estimate.names, estimate.early, estimate.late, strict=True)
    return {name for name, early, late in weights if early >= 0 and late >= 0}


TOLD = {False: "figure", True: "rivals"}


def series(rows: list[ChartValues], name: str, seat: int, rival: bool) -> list[float]:
    """A chart value of the seat in each world, or the best of its rivals'."""
    found: list[float] = []
    for row in rows:
        values = row.get(name)
        if values is None or values[seat] is None:
            continue
        if rival:
            known = [each for i, each in enumerate(values) if i != seat and each is not None]
            if known:
                found.append(max(known))
        else:
            value = values[seat]
            assert value is not None
            found.append(value)
    return found


def variance(values: list[float]) -> float:
    """How far values lie from their mean, squared."""
    mean = sum(values) / len(values)
    return sum((each - mean) ** 2 for each in values) / max(1, len(values) - 1)
