"""A table with a time limit and without a server: time passes when a test says so."""

from __future__ import annotations

import random
from typing import Any

from kronika.games import find
from kronika.server import chairs, deadlines
from kronika.server.change import Change
from kronika.server.live_table import LiveTable
from kronika.server.messages import LiveClock
from kronika.server.occupant import Occupant
from kronika.server.store.store import Entry, Header
from tests.server.parlour import legal

DAY = 24 * 3600
ANNA, KAREL = Occupant("Anna", "anna"), Occupant("Karel", "karel")


class Days:
    """A table without a server, on a clock of its own. After every entry, the whole log read again tells the same."""

    def __init__(
        self, game: str, *occupants: Occupant, time_limit: int = DAY, clock: LiveClock | None = None, **setup: Any
    ) -> None:
        self.now = 1000.0
        rules = find(game).rules
        self.header = Header(
            "tab", "played", game, rules, "", setup, "seed", "anna", self.now, time_limit=time_limit, clock=clock
        )
        change = chairs.seats(dict(enumerate(occupants)), "begin")
        self.entries = [Entry(1, "seat", change.data, "begin", self.now)]
        self.live = LiveTable(self.header, self.entries)

    def put(self, change: Change | None) -> None:
        assert change is not None
        entry = Entry(self.live.seq + 1, change.kind, change.data, change.nonce, self.now)
        self.live.apply(entry)
        self.entries.append(entry)
        again = LiveTable(self.header, self.entries)
        assert again.chairs == self.live.chairs
        assert again.deadlines() == self.live.deadlines()
        assert again.times == self.live.times
        assert deadlines.next_deadline(again) == deadlines.next_deadline(self.live)

    def answer(self, seat: int, *keys: str, **more: Any) -> None:
        given = list(keys) or legal(self.live.opened[seat].ask.plain(), random.Random(self.live.seq))
        self.put(Change("answer", {"seat": seat, "keys": given, **more}, f"n{self.live.seq}"))

    def wait(self, seconds: float) -> Change | None:
        self.now += seconds
        return deadlines.overdue(self.live, self.now)

    def bot(self, seat: int) -> str:
        return self.live.chairs[seat].bot
