"""The endurance run: many random games, each with every invariant checked on the way.

    python3 run.py endure                                  8,000 games on all cores, 6,000 of them Oath; then the house
    python3 run.py endure --games 100000 --seed 5000       more of the mix, from another seed on
    python3 run.py endure --game dominion --seed 17 --games 1      one game once more, with its traceback
    python3 run.py endure --game saga                      only the twenty sagas of fifty games each
    python3 run.py endure --house                          only the house: a server of two processes
    python3 run.py endure --house load --seconds 60        one of its runs (load, attack, faults, hostile, routes)
    python3 run.py endure --house faults --minutes 30      as many faults as fit in; the next call goes on
    python3 run.py endure --house --told                   how the house stands, by the notes of all calls
    python3 run.py endure --house --keep                   puts the notes into the repository, for other machines
    python3 run.py endure --house --short                  all of it in a few minutes
    python3 run.py endure tests --times 50                 the tests themselves, see benchmarks/endure_tests.py
    python3 run.py endure oracles                          second readings of rules, see benchmarks/endure_oracles.py
    python3 run.py endure traces --minutes 30              whole games in two worlds, see benchmarks/endure_traces.py
    python3 run.py endure odds                             odds against fought battles, see benchmarks/endure_odds.py

At random moments of each game: cards are conserved; a fork equals its original and goes on alike; a wrong answer
changes nothing; undo and redo lead back; an imagined world looks the same to its seat and can be forked; no leak
probe finds anything. At the end: a result, and a chronicle that replays to the same digest.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import kronika
from benchmarks import endure_odds, endure_oracles, endure_tests, endure_traces
from benchmarks.endure_sagas import endure_saga
from kronika.engine.ask import Ask
from kronika.engine.errors import CannotUndo, IllegalAnswer
from kronika.engine.table import Table
from kronika.testing import Case, any_answer, walk
from kronika.testing.chronicles import seen_by_all
from kronika.testing.leaks import answer_again, choose_otherwise, live_again, look_again, name_again
from kronika.testing.walk import everyone
from tests.properties.cases import CASES

BY_GAME = {case.id: case for case in CASES}
MIX = ["dominion"] * 8 + [case.id for case in CASES if case.id not in ("dominion", "oath")]
"""The games of a run take turns in this order; the toys are small and need few."""
MIXED, EMPIRES, SAGAS = 2_000, 5_000, 20
"""A whole run: games of the mix, and of Oath, whose powers meet in more ways than all others' together, and sagas of
fifty games each."""
SAGA = "saga"


class Violation(Exception):
    """Something that must never happen."""


def check(right: bool, what: str) -> None:
    if not right:
        raise Violation(what)


# --- one game ---


def endure(case: Case, seed: int) -> Counter[str]:
    """Plays one game with all checks; returns how often each was made."""
    done: Counter[str] = Counter(games=1)
    table = case.table(seed)
    chance = random.Random(f"endure {seed}")
    conserved = case.conserved(table)
    for ask in walk(table, chance):
        now = case.conserved(table)
        conserved = now if conserved is None else conserved
        if now != conserved:  # told only then: all cards of a game are a long text
            raise Violation(f"something was lost or made: {conserved} became {now}")
        done["answers"] += 1
        if chance.random() < 0.05:
            fork(table, chance)
            done["forks"] += 1
        if chance.random() < 0.02:
            wrong_answers(table, ask)
            done["wrong answers"] += 1
        if chance.random() < 0.01:
            undo_and_redo(table, ask, chance)
            done["undos"] += 1
        if chance.random() < 0.02 and not any(other.private and other.seat != ask.seat for other in table.asks):
            imagine(table, ask, chance)
            done["worlds"] += 1
        done["leak probes"] += probe(case, table, ask, chance)
    ending(table)
    return done


def fork(table: Table, chance: random.Random) -> None:
    twin, other = table.fork(), table.fork()
    check(same(twin, table), "a fork differs from its original")
    before = table.digest()
    for _ in range(3):
        if twin.over:
            break
        ask = chance.choice(twin.asks)
        answer = any_answer(ask, chance)
        twin.answer(ask.seat, answer)
        other.answer(ask.seat, answer)
        check(same(twin, other), "two forks of one table went on differently")
    check(table.digest() == before, "a fork moved its original")


def same(one: Table, other: Table) -> bool:
    return one.digest() == other.digest() and [a.plain() for a in one.asks] == [a.plain() for a in other.asks]


def wrong_answers(table: Table, ask: Ask) -> None:
    before = table.digest(), table.seq
    for keys in (["no-such-option"], [ask.options[0].key] * (ask.most + 1)):
        try:
            table.answer(ask.seat, keys)
        except IllegalAnswer:
            continue
        raise Violation(f"the answer {keys} to {ask!r} was taken")
    check((table.digest(), table.seq) == before, "a refused answer changed the table")


def undo_and_redo(table: Table, ask: Ask, chance: random.Random) -> None:
    before, seen, mixed = table.digest(), seen_by_all(table), len(table.reshuffles)
    answer = any_answer(ask, chance)
    table.answer(ask.seat, answer)
    after = table.digest()
    try:
        table.fork().undo(ask.seat)
    except CannotUndo:
        check(table.digest() == after, "a refused undo changed the table")
    table.undo(ask.seat, consent=True)
    check(seen_by_all(table) == seen, "undo did not lead back")
    check((table.digest() == before) == (len(table.reshuffles) == mixed), "undo mixed cards where nothing had come out")


def imagine(table: Table, ask: Ask, chance: random.Random) -> None:
    world = table.imagine(ask.seat, str(chance.random()))
    check(world.view(ask.seat) == table.view(ask.seat), f"seat {ask.seat} can tell an imagined world from the real one")
    check(same(world.fork(), world), "a fork of an imagined world is in another world")
    for _ in zip(range(40), walk(world, chance), strict=False):
        pass


def probe(case: Case, table: Table, ask: Ask, chance: random.Random) -> int:
    probes = 0
    for seat in everyone(table):
        if chance.random() < 0.01:
            leaks = look_again(case, table, seat, chance) + name_again(case, table, chance)
            check(not leaks, "; ".join(leaks))
            probes += 1
        if chance.random() < 0.03:
            for found in (live_again(table, seat, chance), answer_again(table, ask, seat, chance)):
                check(not found, "; ".join(found or ()))
                probes += found is not None
    if ask.private and chance.random() < 0.2:
        found = choose_otherwise(case, table, ask, chance)
        check(not found, "; ".join(found or ()))
        probes += found is not None
    return probes


def ending(table: Table) -> None:
    result = table.result
    check(result is not None and len(result.scores) == table.seats, "the game ended without a result")
    again = kronika.replay(json.loads(json.dumps(table.chronicle())))
    check(again.digest() == table.digest(), "the chronicle replays to another end")
    check(again.result is not None and result is not None and again.result.plain() == result.plain(), "another result")


# --- many games ---


Job = tuple[str, int]


def run(job: Job) -> tuple[Job, Counter[str], str]:
    """One game; the error as text, empty if there was none."""
    game, seed = job
    try:
        return job, endure_saga(seed) if game == SAGA else endure(BY_GAME[game], seed), ""
    except Exception:  # whatever it is, it is what this run looks for
        return job, Counter(games=1), traceback.format_exc()


def results(jobs: list[Job], processes: int) -> Iterator[tuple[Job, Counter[str], str]]:
    if processes == 1:
        yield from map(run, jobs)
        return
    with multiprocessing.Pool(processes) as pool:
        yield from pool.imap_unordered(run, jobs, chunksize=1 if jobs[0][0] == SAGA else 4)


def summary(done: Counter[str], violations: int, seconds: float) -> str:
    counted = ", ".join(f"{count:,} {what}" for what, count in done.items())
    found = f"{violations} VIOLATIONS" if violations else "no violation"
    return f"endured: {counted}; {found}; {seconds:.0f} s"


def plan(game: str | None, games: int | None, seed: int) -> list[Job]:
    usual = {"oath": EMPIRES, SAGA: SAGAS}.get(game or "", MIXED)
    mixed = games if games is not None else usual
    jobs = [(game or MIX[n % len(MIX)], seed + n) for n in range(mixed)]
    if game is None and games is None:
        jobs += [("oath", seed + n) for n in range(EMPIRES)]
        jobs += [(SAGA, seed + n) for n in range(SAGAS)]
    return jobs


def endure_house(given: argparse.Namespace) -> int:
    # Only here: it needs more packages than the games do, a PostgreSQL and a Redis.
    from benchmarks.house import evening  # noqa: PLC0415

    return evening.endure(given)


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help="how many games (2,000 of the mix, 5,000 of Oath; or sagas)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game, fault or message (0)")
    parser.add_argument("--game", choices=[*BY_GAME, SAGA], help="only this game, or sagas")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one per core)")
    house = ("all", "load", "attack", "faults", "hostile", "routes")
    parser.add_argument("--house", nargs="?", const="all", choices=house, help="only the house, or one of its runs")
    parser.add_argument("--short", action="store_true", help="the house: small numbers, about a minute each")
    parser.add_argument("--tables", type=int, help="load, attack: tables (1,000)")
    parser.add_argument("--rate", type=float, help="load, attack: answers a second (500)")
    parser.add_argument("--seconds", type=float, help="load, attack: how long (600)")
    parser.add_argument(
        "--cores", type=int, default=0, help="load, attack: the house on so many cores, players on others"
    )
    parser.add_argument("--lookers", type=int, default=0, help="load: people who look at the list of open tables")
    parser.add_argument("--thinkers", type=int, default=0, help="load: tables at which the strongest bots play")
    parser.add_argument("--faults", type=int, help="faults: how many in all, with those of earlier runs (1,000)")
    parser.add_argument("--kind", action="append", help="faults: only of this kind, such as 'kill server'")
    parser.add_argument("--store", choices=("postgresql", "sqlite"), help="faults: only with this store")
    parser.add_argument("--messages", type=int, help="hostile: how many in all (1,000,000)")
    parser.add_argument("--examples", type=int, help="routes: requests to each in all, right and wrong (200)")
    parser.add_argument("--minutes", type=float, help="the house: each run no longer than this; the next call goes on")
    parser.add_argument("--told", action="store_true", help="the house: nothing is done, how it stands")
    parser.add_argument("--keep", action="store_true", help="the house: adds the notes to those in the repository")
    parser.add_argument("--notes", type=Path, help="the house: where the notes are kept (build/endure-house.jsonl)")
    return parser


def main() -> int:
    if sys.argv[1:2] == ["tests"]:
        return endure_tests.main(sys.argv[2:])
    if sys.argv[1:2] == ["oracles"]:
        return endure_oracles.main(sys.argv[2:])
    if sys.argv[1:2] == ["traces"]:
        return endure_traces.main(sys.argv[2:])
    if sys.argv[1:2] == ["odds"]:
        return endure_odds.main(sys.argv[2:])
    given = options().parse_args()
    if given.house:
        return 1 if endure_house(given) else 0
    violations = endure_games(given)
    if given.game is None and given.games is None:
        given.house = "all"
        violations += endure_house(given)
    return 1 if violations else 0


def endure_games(given: argparse.Namespace) -> int:
    """Returns how many games broke something."""
    jobs = plan(given.game, given.games, given.seed)
    processes = max(1, min(given.jobs, len(jobs)))
    begin = told = time.monotonic()
    done: Counter[str] = Counter()
    violations = 0
    for (game, seed), counted, error in results(jobs, processes):
        done += counted
        if error:
            violations += 1
            print(f"\nVIOLATION in {game}, seed {seed}:\n{error}", file=sys.stderr)
            again = f"python3 run.py endure --game {game} --seed {seed} --games 1"
            print(f"Once more: {again}", file=sys.stderr, flush=True)
        if time.monotonic() - told > 5:
            told = time.monotonic()
            print(f"  {done['games']:,} of {len(jobs):,} games, {done['answers']:,} answers", flush=True)
    print(summary(done, violations, time.monotonic() - begin))
    return violations


if __name__ == "__main__":
    raise SystemExit(main())
