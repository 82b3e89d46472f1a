"""Faults on purpose, at random moments while people play: whatever anybody was told stays true, and everybody goes on.

Tables of two people, some with a bot, some with a time limit, play over two processes with PostgreSQL and Redis, or at
one process with a file. Again and again something is killed, paused or restarted (a server process, the process of its
bots, PostgreSQL, Redis), the disk is full or slow, notices are lost or doubled, a clock jumps. People come back by
themselves, give the answer under way once more, and have to get on. After each fault every table is compared: its log
begins with the log that was; every state that anybody was told is the one that the log leads to, played here; every
answer is there once; nobody lost their turn; every line of chat that was told is in the store; and all processes show
the same as the log. For each fault the longest wait of anybody after its end is noted.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.house.blows import ALONE, SHARED, blow
from benchmarks.house.found import Found
from benchmarks.house.judge import Judge
from benchmarks.house.notes import NOTES, Note, note, noted
from benchmarks.house.people import caller, until
from benchmarks.house.places import Place
from benchmarks.house.stage import Stage
from kronika.server.store.store import Store

COUNT, TABLES = 1_000, 10
AT_A_HOUSE = 40
"""Faults after which a new house is built; every fourth house is a single process with a file."""
PATIENCE = 30.0
"""Seconds in which every table has to go on after a fault."""
LONGEST_WAIT = 5.0
"""Seconds that anybody may wait once a fault has ended."""
AFTERWARDS = 1.0
"""Seconds for which everybody is watched after all have gone on: some faults show late."""
ENOUGH = 50
"""Violations after which a house is given up."""
STORES = {"postgresql": 2, "sqlite": 0}
"""How many processes share the store; with none, one has a file."""
OWED = re.compile(
    r"disk is full|Connection|connection|DBAPIError|InterfaceError|OperationalError|OSError|TimeoutError"
    r"|the database system|FileNotFoundError|BrokenProcessPool|terminated abruptly"
    r"|its process is restarted|Redis|QueuePool|another operation"
)
"""Errors in a log that a fault brought with it."""


class Storm:
    """One house, its tables, and what befalls them."""

    def __init__(self, stage: Stage, found: Found, tables: int, chance: random.Random) -> None:
        self._stage = stage
        self._found = found
        self._count = tables
        self._chance = chance
        self.places: list[Place] = []
        self._number = 0

    async def run(self, kinds: Callable[[], str | None], keep: Callable[[Note], None]) -> None:
        """One fault after the other, as long as `kinds` names one."""
        async with caller() as client:
            self._client = client
            self.places = [self._place() for _ in range(self._count)]
            await asyncio.gather(*(place.gather() for place in self.places))
            await until(lambda: all(place.begun for place in self.places), PATIENCE)
            while (kind := kinds()) is not None and len(self._found.violations) < ENOUGH:
                keep(await self._round(kind))
            await asyncio.gather(*(place.close() for place in self.places))

    def _place(self) -> Place:
        self._number += 1
        return Place(self._client, self._number - 1, self._stage.processes)

    async def _round(self, kind: str) -> Note:
        """A fault, and how everybody goes on."""
        known = len(self._found.violations)
        await asyncio.sleep(self._chance.uniform(0.1, 1.0))
        hit = blow(kind, self._stage, self._chance)
        await hit.strike()
        wait = await self._gone_on(kind)
        await asyncio.gather(*(place.rest() for place in self.places))
        judge = await self._compare()
        entries = sum(len(place.entries) for place in self.places)
        await self._new_tables()
        return {
            "kind": kind,
            "lasted": round(hit.lasts, 2),
            "about": hit.about,
            "wait": round(wait, 2),
            "states": judge.states,
            "entries": entries,
            "lost": judge.lost,
            "doubled": judge.doubled,
            "load": round(os.getloadavg()[0], 1),
            "violations": self._found.violations[known:],
        }

    async def _gone_on(self, kind: str) -> float:
        """Everybody sees something new; returns the longest wait of anybody since the fault has ended."""
        ended = time.monotonic()
        before = {place.table: place.seen for place in self.places}
        players = [player for place in self.places for player in place.players]
        for player in players:
            player.count_from(ended)

        def all_went_on() -> bool:
            return all(player.place.over or player.heard_at > ended for player in players)

        there = await until(all_went_on, PATIENCE)
        if there:
            await asyncio.sleep(AFTERWARDS)
        stuck = [place.table for place in self.places if not place.over and place.seen == before[place.table]]
        self._found.check(there, f"{kind}: not everybody went on within {PATIENCE:.0f} s; tables that stand: {stuck}")
        wait = max(player.waited() for player in players)
        self._found.check(wait <= LONGEST_WAIT, f"{kind}: somebody waited for {wait:.1f} s after it had ended")
        return wait

    async def _compare(self) -> Judge:
        store = Store(self._stage.store)  # a new one each time: it may have been restarted
        await store.open()
        judge = Judge(self._found, store)

        async def compare(place: Place) -> None:
            if await judge.compare(place):
                await asyncio.gather(*(judge.shown(place, process) for process in self._stage.processes))

        try:
            await asyncio.gather(*(compare(place) for place in self.places))
        finally:
            await store.close()
        problems = Counter(problem for place in self.places for each in place.players for problem in each.problems)
        self._found.check(not problems, f"players were told {dict(problems)}")
        return judge

    async def _new_tables(self) -> None:
        """Where a game is over, another one begins; all others go on."""
        for i, place in enumerate(self.places):
            if place.over:
                await place.close()
                self.places[i] = self._place()
                await self.places[i].gather()
            for player in place.players:
                player.problems.clear()
        await asyncio.gather(*(place.go_on() for place in self.places))


# --- many faults ---


class Turns:
    """Which kind comes next: the one of which there were fewest, so that all add up alike."""

    def __init__(
        self, kinds: Sequence[str], before: Sequence[Note], most: int, until: float | None, seed: int = 0
    ) -> None:
        self._done = Counter(dict.fromkeys(kinds, 0))
        self._done.update(each["kind"] for each in before if each["kind"] in self._done)
        self._left = most
        self._until = until
        self._chance = random.Random(f"turns {seed + len(before)}")

    def next(self) -> str | None:
        if not self._left or (self._until is not None and time.monotonic() > self._until):
            return None
        self._left -= 1
        fewest = min(self._done.values())
        kind = self._chance.choice([kind for kind, count in self._done.items() if count == fewest])
        self._done[kind] += 1
        return kind


def house(
    store: str, turns: Turns, keep: Callable[[Note], None], tables: int = TABLES, seed: int = 0, fault: str = ""
) -> Found:
    """A house of its own for some faults."""
    found = Found(f"faults, {store}")
    with Stage(STORES[store], fault, layers=True) as stage:
        storm = Storm(stage, found, tables, random.Random(f"faults {seed}"))
        asyncio.run(storm.run(turns.next, keep))
        for wrong in stage.faults():
            found.check(bool(OWED.search(wrong)), f"in the log of {wrong}")
    return found


def endure(
    count: int = COUNT,
    file: Path = NOTES,
    minutes: float | None = None,
    stores: Sequence[str] = tuple(STORES),
    kinds: Sequence[str] = SHARED,
    tables: int = TABLES,
    fault: str = "",
    seed: int = 0,
) -> Found:
    """Goes on until there are so many faults in the notes, or the time is over; returns what this call found."""
    found, until = Found("faults"), None if minutes is None else time.monotonic() + 60 * minutes
    while (before := len(notes := noted(file, "faults"))) < count and (until is None or time.monotonic() < until):
        store = stores[(before // AT_A_HOUSE % 4 == 3) % len(stores)]
        own = [kind for kind in (SHARED if STORES[store] else ALONE) if kind in kinds]
        most = min(AT_A_HOUSE - before % AT_A_HOUSE, count - before)
        turns = Turns(own, [each for each in notes if each["store"] == store], most, until, seed)

        def keep(each: Note, store: str = store) -> None:
            note(file, "faults", store=store, **each)
            line = f"{each['kind']} ({each['lasted']} s): longest wait {each['wait']} s"
            print(f"  faults, {store}: {len(noted(file, 'faults')):,} of {count:,}: {line}", flush=True)

        one = house(store, turns, keep, tables, seed + before, fault)
        found.violations += one.violations
        kept = len(noted(file, "faults"))
        logged = one.violations[sum(len(each["violations"]) for each in noted(file, "faults")[before:]) :]
        if logged:
            note(file, "faults in logs", store=store, violations=logged)
        if kept == before or len(one.violations) >= ENOUGH:
            break
    return found


def told(file: Path) -> list[str]:
    """How it stands, by kind of fault."""
    notes = noted(file, "faults")
    lines = [f"{line} ({store})" for store in STORES for line in by_kind([n for n in notes if n["store"] == store])]
    waits = [each["wait"] for each in notes]
    sums: dict[str, Any] = {name: sum(each[name] for each in notes) for name in ("lost", "doubled", "states")}
    wrong = sum(len(each["violations"]) for each in [*notes, *noted(file, "faults in logs")])
    above = sum(wait > LONGEST_WAIT for wait in waits)
    longest = f"longest wait {max(waits, default=0):.2f} s, {above} above {LONGEST_WAIT:.0f} s"
    lines.append(
        f"{len(notes):,} faults: {sums['lost']} answers lost, {sums['doubled']} doubled, {sums['states']:,} states "
        f"compared; {longest}; {wrong} violations"
    )
    return lines


def by_kind(notes: Sequence[Note]) -> list[str]:
    kinds: dict[str, list[Note]] = {}
    for each in notes:
        kinds.setdefault(each["kind"], []).append(each)
    lines = []
    for kind, own in sorted(kinds.items()):
        waits = [each["wait"] for each in own]
        wrong = sum(len(each["violations"]) for each in own)
        lines.append(f"{kind}: {len(own)}, wait {median(waits):.2f} s (p50), {max(waits):.2f} s at most; {wrong} wrong")
    return lines
