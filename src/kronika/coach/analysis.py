"""A finished game looked at again: everybody's chance to win at each decision, what a decision cost, and what was luck.

A decision is weighed with what its seat knew then, in imagined worlds: what was done against what a good bot would have
done, and in a second look at those that mattered, against everything that could have been done. Both are tried in the
same worlds, so what a decision cost is known more surely than the chances themselves.

For each seat the start, its own decisions, those of others and luck add up to the end: what no decision explains is
luck, of draws, dice and of what others held.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf, sqrt
from time import perf_counter, process_time
from typing import Any

import msgspec

from kronika.coach.schedule import Schedule
from kronika.coach.weighing import Candidate, Weighing
from kronika.engine.ask import Ask
from kronika.engine.chronicle import replay
from kronika.engine.errors import KronikaError
from kronika.engine.table import Table
from kronika.games import find

Given = tuple[int, list[str]]
"""A seat and its answer."""

MARKED = 3
"""Decisions of a seat that are marked as those that mattered most."""
SURE = 0.6
"""By how many standard errors an answer must be worse before it is said to have cost something."""
LEAST = 0.02
"""What a decision must cost to be marked: less may be chance."""
PLAYOUTS = 16
"""How often a world is played on for each decision, on average."""
CURVE = 3
"""How often where the bot would have done the same: that much tells the chances, and there is nothing to compare."""
PAIRS = 6
"""Worlds in which two answers must have been tried before the one may be called better."""
SHORTEST, ENOUGH, LONGEST = 6.0, 8.0, 45.0
"""Seconds that an analysis has at least, those up to which it has what such a look takes, and those it has at most."""
BEYOND = 0.2
"""What is more than enough it has this part of: longer games are looked at less closely."""
FIRST = 0.55
"""The part of the time for the first look at all decisions; the rest is for those that seem to matter."""
AGAIN = 0.2
"""The part of it that the second look has in any case."""
LOOKED_AT_AGAIN = 16
"""Decisions that are looked at again."""
LONGEST_LOOK = 4000.0
"""Milliseconds for one of them at most."""
AT_ONCE = 24
"""Decisions in one slice of the first look; of the second look, one."""


Plain = dict[str, Any]
"""A message as JSON-able data."""


class Weighed(msgspec.Struct):
    """An answer, the texts of its options, and the chance to win with it."""

    keys: list[str]
    texts: list[Plain]
    chance: float


class Decision(msgspec.Struct):
    """One answer of a finished game that had an alternative. `seq` is how many answers had been given before it;
    `chances` are everybody's after it, `cost` is what it took from the chance of its seat against the `best` answer,
    and `gained` what that gave to each seat. `error` is by how much the cost may be off. `weighed` are the best
    answers and the given one; `why` is what speaks for the best one, where it was looked at again."""

    seq: int
    seat: int
    what: Plain
    several: bool
    """Whether several options could be picked."""
    given: list[str]
    best: list[str]
    chances: list[float]
    cost: float
    error: float
    gained: list[float]
    weighed: list[Weighed]
    playouts: int
    why: list[Plain] = []
    doubt: float = 0.0
    """What it may have cost at most, as far as was seen; nothing where a bot would have done the same."""


class Shares(msgspec.Struct):
    """Why a seat ended as it did: `start` + `own` + `luck` + `others` = `end`."""

    start: float
    own: float
    luck: float
    others: float
    end: float


class Luck(msgspec.Struct):
    """A change of the chances between two decisions: after `seq` answers, by so much for each seat."""

    seq: int
    by: list[float]


class Analysis(msgspec.Struct):
    """What came of it. `marked` are by seat the places of the decisions that mattered most, the worst first."""

    decisions: list[Decision]
    marked: list[list[int]]
    shares: list[Shares]
    luck: list[Luck]


# --- weighing ---


def weigh_decisions(
    moments: Iterable[Table], answers: Sequence[Given], wanted: Mapping[int, float], deep: bool, counted: bool = False
) -> list[Decision]:
    """Weighs the decisions before these answers, each for this many milliseconds, or if `counted` by this many
    playouts; `deep`: against all that could have been answered. `moments` are the table before the first answer,
    after it, and so on."""
    found: list[Decision] = []
    for seq, table in enumerate(moments):
        if seq >= len(answers) or seq > max(wanted, default=-1):
            break
        if seq in wanted:
            seat, keys = answers[seq]
            ask = table.ask(seat)
            if ask is not None and has_choice(ask):
                decision = weighed(table, ask, seq, list(keys), wanted[seq], deep, counted)
                if decision is not None:
                    found.append(decision)
    return found


def has_choice(ask: Ask) -> bool:
    """Whether anything else could have been answered."""
    return ask.forced() is None


def decisions_of(moments: Iterable[Table], answers: Sequence[Given]) -> list[int]:
    """The answers that had an alternative."""
    found: list[int] = []
    for seq, table in enumerate(moments):
        if seq < len(answers):
            ask = table.ask(answers[seq][0])
            if ask is not None and has_choice(ask):
                found.append(seq)
    return found


def weighed(
    table: Table, ask: Ask, seq: int, given: list[str], budget: float, deep: bool, counted: bool
) -> Decision | None:
    """One decision; None where no world fits what the seat had seen."""
    weighing = Weighing(
        table.worlds(ask.seat), table.sight(ask.seat), ask, table.game, f"analysis/{seq}", answers=[given]
    )
    all_of_them = weighing.candidates
    weighing.candidates = [each for each in all_of_them if tuple(each.keys) in weighing.kept]
    alone = len(weighing.candidates) == 1
    share = budget / 2 if deep else budget  # the other half is for all other answers
    try:
        weighing.go_on(inf if counted else share, CURVE if alone else round(share) if counted else None)
        if deep:
            weighing.candidates = all_of_them
            weighing.go_on(inf if counted else share, round(share) if counted else None)
    except KronikaError:
        return None
    mine = next(each for each in weighing.candidates if each.keys == given or is_same(ask, each.keys, given))
    if not mine.worths:
        return None
    best, cost, error, doubt = better(weighing, mine)
    rows = mean_rows(mine.chances)
    gained = [0.0] * table.seats
    if cost and best is not mine:
        theirs = mean_rows(best.chances)
        gained = [now - then for now, then in zip(rows, theirs, strict=True)]
        others = sum(max(0.0, each) for seat, each in enumerate(gained) if seat != ask.seat)
        share = 1 / max(1, table.seats - 1)
        gained = [
            -cost if seat == ask.seat else cost * (max(0.0, each) / others if others else share)
            for seat, each in enumerate(gained)
        ]
    ranked = [each for each in weighing.ranked() if each.worths][:3]
    # What looks better than the best one but was not surely so, is not shown as if it were.
    most = weighing.chance(best)
    shown = [best, *(each for each in ranked if each is not best and weighing.chance(each) <= most)][:3]
    if mine not in shown:
        shown = [*shown[:2], mine]
    why = find(table.game).reasons(table.sight(ask.seat), ask, best.keys) if deep and best is not mine else []
    texts = {option.key: option.text.plain() for option in ask.options}
    return Decision(
        seq=seq,
        seat=ask.seat,
        what=ask.what.plain(),
        several=ask.most > 1,
        given=given,
        best=best.keys,
        chances=rows,
        cost=cost,
        error=error,
        gained=gained,
        weighed=[
            Weighed(each.keys, [texts[key] for key in each.keys], round(weighing.chance(each), 4)) for each in shown
        ],
        playouts=weighing.played,
        doubt=doubt,
        why=[each.plain() for each in why],
    )


def is_same(ask: Ask, one: list[str], other: list[str]) -> bool:
    """Whether two answers are the same, in whatever order they were picked."""
    return one == other or (not ask.ordered and sorted(one) == sorted(other))


def better(weighing: Weighing, mine: Candidate) -> tuple[Candidate, float, float, float]:
    """The answer that was better in the worlds of both by more than chance explains, what that would have been worth
    as a chance to win, by how much this may be off, and what it may be at most, whichever answer it was."""
    slope = max(0.5, weighing.slope)
    best, most, error = mine, 0.0, 0.0
    doubt = LEAST if len(weighing.kept) > 1 else 0.0  # on a busy machine too little may have been seen to tell
    here = dict(zip(mine.worlds, mine.worths, strict=True))
    for other in weighing.candidates:
        differences = [worth - here[w] for w, worth in zip(other.worlds, other.worths, strict=True) if w in here]
        count = len(differences)
        if other is mine or count < 2:
            continue
        mean = sum(differences) / count
        off = sqrt(sum((each - mean) ** 2 for each in differences) / (count - 1) / count) + 0.1 / count
        doubt = max(doubt, (mean + off) * slope)
        if count < PAIRS:
            continue
        sure = mean - SURE * off
        if sure > 0 and sure > most:
            best, most, error = other, sure, off
    if best is mine:
        return mine, 0.0, 0.0, doubt
    return best, min(1.0, (most + SURE * error) * slope), error * slope, doubt


def mean_rows(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of rows, column by column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


# --- the whole game ---


def moments_of(chronicle: Mapping[str, Any], listen: bool = False) -> Iterator[Table]:
    """The table of a chronicle before its first answer, after it, and so on: always the same table."""
    table = replay(chronicle, find, 0, listen)
    mixed = [(after, word) for after, word in chronicle.get("reshuffles", ()) if after]
    for seq, answer in enumerate([*answers_of(chronicle), None]):
        while mixed and mixed[0][0] == seq:
            table.reshuffle(mixed.pop(0)[1])
        yield table
        if answer is not None:
            table.answer(*answer)


def answers_of(chronicle: Mapping[str, Any]) -> list[Given]:
    """The answers of a chronicle."""
    return [(seat, keys) for seat, *keys in chronicle["answers"]]


def analyze(chronicle: Mapping[str, Any], seconds: float | None = None, playouts: int | None = None) -> Analysis:
    """A finished game, in this many seconds (None: by what a playout takes), or by this many playouts for each
    decision and four times as many for those that are looked at again, so that no clock matters. A server does it in
    slices."""
    table = replay(chronicle, find)
    if table.result is None:
        raise KronikaError("analysis-running")
    answers = answers_of(chronicle)
    seqs = decisions_of(moments_of(chronicle), answers)
    if playouts is not None:
        counts = dict.fromkeys(seqs, float(playouts))
        first = weigh_decisions(moments_of(chronicle), answers, counts, deep=False, counted=True)
        more = dict.fromkeys(second_look(first), 4.0 * playouts)
        again = weigh_decisions(moments_of(chronicle), answers, more, deep=True, counted=True)
        return concluded(merged(first, again), table.result.winners, table.seats)
    if seconds is None:
        seconds = time_for(moments_of(chronicle), answers, seqs)
    ends = perf_counter() + seconds
    found = looked_at(chronicle, answers, Schedule(seqs, seconds * FIRST), deep=False)
    rest = Schedule(second_look(found), time_left(seconds, ends - perf_counter()), True, LONGEST_LOOK)
    found = merged(found, looked_at(chronicle, answers, rest, deep=True))
    return concluded(found, table.result.winners, table.seats)


def looked_at(chronicle: Mapping[str, Any], answers: Sequence[Given], schedule: Schedule, deep: bool) -> list[Decision]:
    """Decisions, as far as this schedule lets them be looked at."""
    found: list[Decision] = []
    while wanted := schedule.next(1 if deep else AT_ONCE):
        begun = perf_counter()
        found += weigh_decisions(moments_of(chronicle), answers, wanted, deep)
        schedule.note(wanted, perf_counter() - begun)
    return found


def time_left(seconds: float, left: float) -> float:
    """Seconds for the second look: what is left of all, but something in any case."""
    return max(left, seconds * AGAIN)


def time_for(moments: Iterable[Table], answers: Sequence[Given], seqs: Sequence[int]) -> float:
    """Seconds for the analysis of a game: by what it takes to play on from its middle, in processor time. So on a busy
    machine it is looked at less closely, and not later. What bots work out once for a game, they do before."""
    if not seqs:
        return 0.0
    middle = seqs[len(seqs) // 2]
    begun = process_time()

    def watched() -> Iterator[Table]:
        nonlocal begun
        for seq, table in enumerate(moments):
            if seq == middle:
                begun = process_time()
            yield table

    found = weigh_decisions(watched(), answers, {seqs[0]: 0.0, middle: 200.0}, deep=True)
    played = found[-1].playouts if found else 1
    need = PLAYOUTS * len(seqs) * (process_time() - begun) / max(1, played)
    return max(SHORTEST, min(LONGEST, min(need, ENOUGH) + BEYOND * max(0.0, need - ENOUGH)))


def second_look(first: Sequence[Decision]) -> list[int]:
    """Those that are looked at again: what may have cost most, of every seat alike."""
    seats = {each.seat for each in first}
    chosen: list[Decision] = []
    for seat in sorted(seats):
        own = sorted((each for each in first if each.seat == seat and each.doubt > 0), key=lambda each: -each.doubt)
        chosen += own[: max(MARKED + 1, LOOKED_AT_AGAIN // max(1, len(seats)))]
    return [decision.seq for decision in sorted(chosen, key=lambda each: -each.doubt)]


def merged(first: Sequence[Decision], again: Sequence[Decision]) -> list[Decision]:
    """What was looked at twice counts as it was seen the second time."""
    found = {each.seq: each for each in first} | {each.seq: each for each in again}
    return [found[seq] for seq in sorted(found)]


def concluded(decisions: Sequence[Decision], winners: Sequence[int], seats: int) -> Analysis:
    """The decisions that mattered, and luck told apart from them."""
    marked: list[list[int]] = []
    for seat in range(seats):
        own = sorted((each for each in decisions if each.seat == seat), key=lambda each: -each.cost)
        marked.append([each.seq for each in own[:MARKED] if each.cost >= LEAST])
    smoothed = smooth([each.chances for each in decisions])
    decisions = [
        msgspec.structs.replace(each, chances=[round(chance, 4) for chance in row])
        for each, row in zip(decisions, smoothed, strict=True)
    ]
    end = [1 / len(winners) if winners and seat in winners else 0.0 for seat in range(seats)]
    start = [1 / seats] * seats
    if decisions:
        first = decisions[0]
        start = [now - gain for now, gain in zip(first.chances, first.gained, strict=True)]
    shares: list[Shares] = []
    for seat in range(seats):
        own_part = -sum(each.cost for each in decisions if each.seat == seat)
        others = sum(each.gained[seat] for each in decisions if each.seat != seat)
        luck = end[seat] - start[seat] - own_part - others
        shares.append(Shares(*(round(each, 4) for each in (start[seat], own_part, luck, others, end[seat]))))
    return Analysis(list(decisions), marked, shares, lucky(decisions, end))


def smooth(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """Each row with its neighbors: few worlds tell little of a chance, and from one to the next it changes little."""
    found: list[list[float]] = []
    for i in range(len(rows)):
        near = [(rows[j], 2.0 if j == i else 1.0) for j in range(max(0, i - 1), min(len(rows), i + 2))]
        weight = sum(w for _, w in near)
        found.append([sum(row[seat] * w for row, w in near) / weight for seat in range(len(rows[i]))])
    return found


def lucky(decisions: Sequence[Decision], end: Sequence[float]) -> list[Luck]:
    """How the chances changed from one decision to the next, but for what the next one cost itself."""
    found: list[Luck] = []
    for one, other in zip(decisions, [*decisions[1:], None], strict=True):
        then = end if other is None else [a - b for a, b in zip(other.chances, other.gained, strict=True)]
        found.append(Luck(one.seq + 1, [round(a - b, 4) for a, b in zip(then, one.chances, strict=True)]))
    return found
