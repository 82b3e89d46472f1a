"""Random play to the end: every ask can be answered, wrong answers change nothing, cards are conserved, and what an
option points at is there."""

from __future__ import annotations

import random
from collections import Counter

from kronika.engine.ask import Ask
from kronika.engine.errors import IllegalAnswer, SetupError
from kronika.engine.refs import names_in
from kronika.engine.table import Table
from kronika.rulebook import Rulebook, rulebook
from kronika.testing.case import Case
from kronika.testing.flaws import Flaw, demand
from kronika.testing.walk import any_answer, walk

LONGEST = 50_000
"""Answers after which a game is said to have no end; our longest random games have a few thousand."""


def games_end_with_a_result(case: Case, seed: int) -> int:
    """Something must end a random game, and then there are scores, ranks and winners for all seats."""
    table = case.table(seed)
    for _ in walk(table, random.Random(seed)):
        demand(
            table.seq < LONGEST,
            f"after {LONGEST:,} random answers the game still goes on (seed {seed})",
            "Set `state.over = True` in a step when the game ends; random players must get there too.",
        )
    result = table.result
    assert result is not None
    lengths = {len(result.scores), len(result.ranks), len(result.breakdown)}
    demand(
        lengths == {table.seats},
        f"the result has {len(result.scores)} scores, {len(result.ranks)} ranks and {len(result.breakdown)} rows of "
        f"breakdown for {table.seats} seats",
        "`result(state)` gives one score, one rank and one breakdown (a dict, it may be empty) for each seat.",
    )
    first = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    demand(
        result.winners == first,
        f"the winners are {result.winners}, but rank 1 is held by {first}",
        "The winners of a Result are the seats with rank 1, in the order of the seats.",
    )
    return 1


def nothing_gets_lost(case: Case, seed: int) -> int:
    """Each card lies in one place, and there are as many of each face as ever."""
    table = case.table(seed)
    before = case.conserved(table)
    for _ in walk(table, random.Random(seed)):
        now = case.conserved(table)
        before = now if before is None else before
        if now != before:
            raise Flaw(f"after answer {table.seq} there is {now!r:.300} where there was {before!r:.300}")
    case.conserved(table)
    return table.seq


def asks_can_be_answered(case: Case, seed: int) -> int:
    """At most one ask a seat, its keys differ, and there is something to choose."""
    table = case.table(seed)
    for _ in walk(table, random.Random(seed)):
        seats = [ask.seat for ask in table.asks]
        demand(
            len(set(seats)) == len(seats),
            f"a seat is asked twice at once: {table.asks}",
            "A flow yields at most one Ask per seat; ask one thing after the other.",
        )
        for ask in table.asks:
            well_formed(ask)
    return table.seq


def well_formed(ask: Ask) -> None:
    keys = ask.keys()
    twice = sorted({key for key in keys if keys.count(key) > 1})
    demand(
        not twice,
        f"{ask.what.id} has several options with the key “{', '.join(twice)}”",
        "The key is the answer, so each option needs its own; equal cards are one option with `most` > 1.",
    )
    texts = Counter(option.text for option in ask.options)
    alike = sorted({text.id for text, count in texts.items() if count > 1})
    demand(
        not alike,
        f"{ask.what.id} has several options that say the same ({', '.join(alike)}): {ask}",
        "Whoever reads them must be able to choose: give the text an argument that differs; `nth` says which of "
        "several that are called the same is meant (2, 3 …).",
    )
    room = sum(option.most for option in ask.options)
    demand(
        0 <= ask.least <= ask.most and room >= ask.least,
        f"{ask.what.id} asks for {ask.least} to {ask.most} of {room} options: {ask}",
        "An Ask needs 0 ≤ least ≤ most, and at least `least` things to pick.",
    )
    demand(
        ask.forced() is None,
        f"{ask.what.id} is asked though there is only one answer: {ask}",
        "Ask through `choose` or `all_of`, which answer such questions themselves.",
    )


def wrong_answers_change_nothing(case: Case, seed: int) -> int:
    table = case.table(seed)
    chance = random.Random(seed)
    tried = 0
    for ask in walk(table, chance):
        if chance.random() > 0.1:
            continue
        before = table.digest(), table.seq
        for seat, keys in wrong_answers(table, ask, chance):
            tried += 1
            try:
                table.answer(seat, keys)
            except IllegalAnswer:
                continue
            raise Flaw(f"seat {seat} answered {ask.what.id} with {keys}, and that was taken: {ask}")
        demand(
            (table.digest(), table.seq) == before,
            f"an answer to {ask.what.id} was refused, and yet the state changed",
            "`opening`, `sight`, `view` and `refuse` must only read the state.",
        )
    return tried


def wrong_answers(table: Table, ask: Ask, chance: random.Random) -> list[tuple[int, list[str]]]:
    wrong = [
        (ask.seat, ["no-such-option"]),
        (ask.seat, [ask.options[0].key] * (ask.most + 1)),
        (table.seats, any_answer(ask, chance)),
    ]
    if ask.least:
        wrong.append((ask.seat, []))
    others = [seat for seat in range(table.seats) if table.ask(seat) is None]
    return wrong + [(seat, any_answer(ask, chance)) for seat in others]


def refusals_give_reasons(case: Case, seed: int) -> int:
    """What is refused is not on offer and says why, with its clause where the game has a rulebook."""
    table = case.table(seed)
    book = rulebook_of(case)
    refused = 0
    for _ in walk(table, random.Random(seed)):
        for seat in range(table.seats):
            ask = table.ask(seat)
            if ask is None:
                continue
            check_clause(book, ask.rule, f"the ask {ask.what.id}")
            offered = set(ask.keys())
            for refusal in table.refused(seat):
                refused += 1
                what = f"the refusal of “{refusal.key}” at {ask.what.id}"
                demand(
                    refusal.key not in offered,
                    f"“{refusal.key}” is offered by {ask.what.id} and refused at once",
                    "Make options and refusals from the same predicate: a thing is in one of the two lists.",
                )
                demand(bool(refusal.reason.id), f"{what} has no reason", 'Refusal(key, Message("my-game-why-…"), rule)')
                demand(
                    book is None or bool(refusal.rule),
                    f"{what} names no clause",
                    f"Refusal(key, reason, rule): the clause of {case.id}'s rulebook that forbids it.",
                )
                check_clause(book, refusal.rule, what)
    return refused


def rulebook_of(case: Case) -> Rulebook | None:
    """The game's rulebook, if it has one."""
    home = case.game.home
    if home is None or not (home / "rules").is_dir():
        return None
    try:
        return rulebook(case.id, "en")
    except SetupError:
        return None


def check_clause(book: Rulebook | None, clause: str, what: str) -> None:
    if book is not None and clause:
        demand(
            book.get(clause) is not None or bool(book.under(clause)),
            f"{what} names the clause {clause}, which is not in the rulebook",
            "Number the clause in rules/en.md and rules/cs.md, or name one that is there.",
        )


def prospects_hold(case: Case, seed: int) -> int:
    """What a seat is told of what follows is about its options, and what is within reach is reached as it says."""
    table = case.table(seed)
    foretold = 0
    for ask in walk(table, random.Random(seed)):
        foreseen = table.prospects(ask.seat)
        offered = set(ask.keys())
        about = {*foreseen.outlook, *foreseen.warnings, *([foreseen.primary] if foreseen.primary else [])}
        foretold += len(about) + len(foreseen.reach)
        demand(
            about <= offered,
            f"the prospects of {ask.what.id} speak of {', '.join(sorted(about - offered))}, which is not on offer",
            "Prospects(primary, outlook, warnings) name options of the ask by their keys.",
        )
        demand(
            not foreseen.primary or (ask.least == ask.most == 1 and foreseen.primary not in foreseen.warnings),
            f"“{foreseen.primary}” is offered first at {ask.what.id}, and "
            + ("gives something away" if foreseen.primary in foreseen.warnings else "several answers are wanted"),
            "Prospects(primary): the one answer most people want; without it the table offers the list of all.",
        )
        for reach in foreseen.reach:
            what = f"“{reach.key}” is said to be within reach at {ask.what.id}"
            demand(
                reach.key not in offered and len(reach.answers) > 1,
                f"{what}, and can be had at once",
                "Reach is for what takes several answers; what takes one is an option.",
            )
            world = table.fork()
            for keys in reach.answers:
                then = world.ask(ask.seat)
                demand(
                    then is not None and all(key in then.keys() for key in keys),
                    f"{what} by {reach.answers}, but {keys} is not on offer when its turn comes",
                    "Reach(key, text, refs, answers): the keys of each answer, in order; each of them has to be "
                    "offered after the one before, as long as nobody else does anything.",
                )
                world.answer(ask.seat, keys)
    return foretold


def refs_exist(case: Case, seed: int) -> int:
    """What an option or a refusal points at lies on the table in the eyes of the seat that is asked."""
    table = case.table(seed)
    chance = random.Random(seed)
    looked = 0
    for ask in walk(table, chance):
        if chance.random() > 0.5 * case.share:
            continue
        names = names_in(table.view(ask.seat))
        pointing = [(option.key, option.refs) for option in ask.options]
        pointing += [(refusal.key, refusal.refs) for refusal in table.refused(ask.seat)]
        pointing += [(reach.key, reach.refs) for reach in table.prospects(ask.seat).reach]
        for key, refs in pointing:
            for ref in refs:
                looked += 1
                demand(
                    f"{ref.kind}:{ref.id}" in names or ref.kind in case.own_refs,
                    f"“{key}” of {ask.what.id} points at {ref!r}, which is not in the view of seat {ask.seat}",
                    "A Ref names a thing of the view: a card by the kind of its zone and its face, a zone, a seat, a "
                    f"track or a token (see kronika.engine.message.Ref).\nIn view now: {near(names, ref.kind)}",
                )
    return looked


def near(names: set[str], kind: str) -> str:
    """The names of this kind, or else some of all."""
    of_kind = sorted(name for name in names if name.startswith(f"{kind}:"))
    found = of_kind or sorted(names)
    return ", ".join(found[:12]) + (" …" if len(found) > 12 else "")
