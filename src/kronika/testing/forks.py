"""A fork equals its original, in mid-effect too; both go on alike, and neither touches the other."""

from __future__ import annotations

import random

from kronika.engine.ask import Ask
from kronika.engine.errors import KronikaError
from kronika.engine.table import Table
from kronika.scene import state_of
from kronika.testing.case import Case
from kronika.testing.flaws import Flaw, demand
from kronika.testing.leaks import any_pairs
from kronika.testing.walk import any_answer, everyone, rules_of, walk

COPY = "`copy()` of the state takes over every slot and shares no list or dict; a step keeps nothing outside the state."
PLACES = (
    "`hidden(state, seat)` and `unknown_backs(state, seat)` list cards place by place, in an order that the seat could "
    "tell: not by their faces, not by their ids."
)


def forks_go_on_alike(case: Case, seed: int) -> int:
    table = case.table(seed)
    chance = random.Random(seed)
    forks = 0
    for _ in walk(table, chance):
        if chance.random() > 0.15:
            continue
        forks += 1
        twin, bystander = forked(table), forked(table)
        at = f"after answer {table.seq}"
        demand(same(twin, table), f"a fork {at} differs from its original", COPY)
        demand(twin.chronicle() == table.chronicle(), f"a fork {at} has another chronicle", COPY)
        before = bystander.digest()
        for _ in range(4):
            if table.over:
                break
            ask = chance.choice(table.asks)
            answer = any_answer(ask, chance)
            twin.answer(ask.seat, answer)
            table.answer(ask.seat, answer)
            demand(
                twin.digest() == table.digest(),
                f"a fork made {at} goes another way than its original when both answer {answer} to {ask.what.id}",
                f"{COPY} Chance comes from `state.rng` alone.",
            )
        demand(bystander.digest() == before, f"a fork made {at} moved when its original was answered", COPY)
    return forks


def forked(table: Table) -> Table:
    """A fork. To make one, steps may be played again from a copy; from one that is not whole they lead anywhere."""
    try:
        return table.fork()
    except Exception as error:
        what = f"a fork after answer {table.seq} differs from its original: {type(error).__name__}: {error}"
        raise Flaw(what, COPY) from error


def originals_do_not_feel_their_forks(case: Case, seed: int) -> int:
    table = case.table(seed)
    chance = random.Random(seed)
    forks = 0
    for _ in walk(table, chance):
        if chance.random() > 0.05 * case.share:
            continue
        forks += 1
        before = table.digest(), [table.view(seat) for seat in range(table.seats)]
        for _ in walk(forked(table), random.Random(seed + 1)):
            pass
        now = table.digest(), [table.view(seat) for seat in range(table.seats)]
        demand(now == before, f"what was played on a fork after answer {table.seq} changed the original", COPY)
    return forks


def imagined_worlds_look_the_same(case: Case, seed: int) -> int:
    table = case.table(seed)
    chance = random.Random(seed)
    worlds = 0
    for ask in walk(table, chance):
        if not is_looked_at(table, ask, 0.04 * case.share, chance):
            continue
        try:
            world = table.imagine(ask.seat, "world")
        except KronikaError:
            continue  # no world that was tried fits
        worlds += 1
        demand(
            world.view(ask.seat) == table.view(ask.seat),
            f"seat {ask.seat} can tell a world imagined at {ask.what.id} from the real one",
            "`hidden(state, seat)` lists only cards that the seat's sight does not show.",
        )
        demand(
            [a.plain() for a in world.asks if a.seat == ask.seat] == [ask.plain()],
            f"in an imagined world seat {ask.seat} is not asked {ask.what.id} as it is in the real one",
            "Its options may depend on nothing that `hidden(state, seat)` lists, and nothing read from a hidden card "
            "may live across a `yield`.",
        )
        for _ in walk(world, random.Random(seed)):
            pass
    return worlds


def imagined_worlds_tell_nothing_real(case: Case, seed: int) -> int:
    """In two real worlds that a seat cannot tell apart it imagines the same ones: the same card lies in every place,
    and they go on alike. Where the game stands between two steps, cards have other ids too."""
    table = case.table(seed)
    chance = random.Random(seed)
    compared = 0
    for ask in walk(table, chance):
        if not is_looked_at(table, ask, 0.04 * case.share, chance):
            continue
        try:
            between = table.imagine(ask.seat, str(chance.random()))
            one, other = table.imagine(ask.seat, "world"), between.imagine(ask.seat, "world")
        except KronikaError:
            continue
        compared += 1
        demand(
            one.digest() == other.digest(),
            f"a world that seat {ask.seat} imagines at {ask.what.id} tells of cards it does not know",
            PLACES,
        )
        if table._checkpoint is None:
            renamed = renamed_world(case, table, chance).imagine(ask.seat, "world")
            for seat in everyone(table):
                demand(
                    renamed.view(seat) == one.view(seat),
                    f"a world that seat {ask.seat} imagines at {ask.what.id} depends on the ids of cards",
                    PLACES,
                )
        for _ in walk(one, random.Random(seed)):
            pass
        for _ in walk(other, random.Random(seed)):
            pass
        demand(one.digest() == other.digest(), f"a world imagined at {ask.what.id} goes on in two ways", PLACES)
    return compared


def is_looked_at(table: Table, ask: Ask, share: float, chance: random.Random) -> bool:
    """Some moments; more often where another seat is asked in private, since there are few of these."""
    private = any(other.private and other.seat != ask.seat for other in table.asks)
    return chance.random() < (5 * share if private else share)


def renamed_world(case: Case, table: Table, chance: random.Random) -> Table:
    """The same world, in which some cards have swapped their ids."""
    twin = table.fork()
    for pair in any_pairs(case, state_of(twin), chance):
        case.swap_ids(state_of(twin), *pair)
    twin.asks = rules_of(twin).opening(state_of(twin))
    return twin


def same(one: Table, other: Table) -> bool:
    """Whether two tables stand alike and ask the same."""
    return one.digest() == other.digest() and [a.plain() for a in one.asks] == [a.plain() for a in other.asks]
