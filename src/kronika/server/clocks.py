"""Live clocks: how much time each seat has left at a table where all are here together.

A clock tells nothing that the table does not. It runs while everybody can see that its seat is the one that chooses,
and it is read off only when something shows: an answer that nobody notices moves no hand. Where nobody may know who is
asked (`Ask.among`), nobody's clock runs, and each of those questions has a time of its own, ASIDE. So what is sent to
others is the same in all worlds that look alike to them.

All of it follows from the log and the times in it. What was taken back is not played when a log is read again, so an
undo brings the clocks along (`Times`), as they stood when it was made.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from kronika.engine.ask import Ask
from kronika.engine.table import Table
from kronika.server.errors import RequestError
from kronika.server.messages import LiveClock, SeatTimes

LAG = 1.0
"""Seconds that a question may be on its way without the clock of its seat running, and so how long a clock stands at
zero before it is believed."""
PURSE, GAIN = 5.0, 0.3
"""Seconds of that which somebody may have saved, and what each thing that shows adds: a line that is a little slow
costs nothing, whoever pretends to have one gains next to nothing."""
ASIDE = 30
"""Seconds for a question that nobody else may know of."""
TALK, TALKS = 30, 60
"""Seconds that people may talk about an undo, while no clock runs; and for how long in a game that stops the clock of
the one who asks."""
PAUSE = 10
"""Seconds after the server has come back in which no clock runs, so that all pages are back too."""

GAME = (30, 3 * 3600)
TURN = (5, 3600)
INCREMENT = 300


def check_clock(clock: LiveClock | None, seconds: int) -> None:
    """Whether a clock of this many seconds may be chosen."""
    if clock is None:
        return
    least, most = GAME if clock.per == "game" else TURN
    if not least <= seconds <= most:
        raise RequestError("clock-seconds", {"least": least, "most": most}, status=422)
    if not 0 <= clock.increment <= (INCREMENT if clock.per == "game" else 0):
        raise RequestError("clock-increment", {"most": INCREMENT}, status=422)


def clocked(asks: Sequence[Ask], people: Collection[int]) -> list[int]:
    """The people of whom everybody sees that they choose: not those who look like others who may be asked."""
    alike = 0
    for ask in asks:
        alike |= ask.among
    return sorted({ask.seat for ask in asks if ask.seat in people and not alike >> ask.seat & 1})


class Times(msgspec.Struct):
    """The clocks of a table as they stood when something last showed. `left` is what each seat had then; since `begun`
    those that are `running` have run down."""

    left: list[float]
    begun: float
    running: list[int]
    lag: list[float]
    """For how long the question has been on its way to each seat."""
    purse: list[float]
    marks: list[int]
    """By how many answers each seat was last given time: what is played again after an undo gives it no more."""
    talked: list[float]
    """For how long each seat has talked the others into an undo."""
    asker: int | None = None
    """Who asks for an undo now."""
    events: int = 0
    choosing: list[int] = []
    """What everybody could notice then: how many events, and who may be choosing."""
    turn: int | None = None
    began: int = 0
    """Whose turn it is, and after how many answers it began."""
    tells: bool = False
    """Whether the game tells of its turns."""

    def at(self, seat: int) -> float:
        """When the clock of a seat that runs will be at zero."""
        return self.begun + self.left[seat]

    def shown(self) -> SeatTimes:
        return SeatTimes(list(self.left), list(self.running), self.begun)

    # --- what happens ---

    def look(
        self,
        clock: LiveClock,
        seconds: int,
        table: Table,
        people: Collection[int],
        now: float,
        answers: int,
        *,
        notable: bool = False,
        asker: int | None = None,
    ) -> None:
        """Something may show: an answer is played, or it has come to a moment in its middle. `notable` is what
        everybody notices anyway."""
        new = table.events(None, self.events)
        choosing, running = table.choosing(None), clocked(table.asks, people)
        if asker is not None:
            running = [seat for seat in running if seat == asker and self.talked[seat] >= TALKS]
        if not notable and not new and choosing == self.choosing and running == self.running:
            return
        before, talk = self.running, asker is not None or self.asker is not None
        self._read_off(now)
        self.events += len(new)
        self.choosing = choosing
        self.running, self.asker = running, asker
        if not talk:
            self._give(clock, seconds, table, new, before, answers)

    def _read_off(self, now: float) -> None:
        spent = max(0.0, now - self.begun)
        for seat in self.running:
            kind = min(self.lag[seat], self.purse[seat], spent)
            self.purse[seat] = min(PURSE, self.purse[seat] - kind + GAIN)
            self.left[seat] = max(0.0, self.left[seat] - spent + kind)
        self.lag = [0.0] * len(self.lag)
        if self.asker is not None:
            self.talked[self.asker] += spent
        self.begun = max(self.begun, now)

    def _give(
        self,
        clock: LiveClock,
        seconds: int,
        table: Table,
        new: list[dict[str, Any]],
        before: list[int],
        answers: int,
    ) -> None:
        """A turn that is over brings its seat the increment; one that begins, everybody the time of a turn. Where there
        are no turns, each question is one."""
        turn, begins = self._turn(table, new, answers)
        if turn is None and self.turn is None:
            done = [seat for seat in before if seat not in self.running]
            asked = [seat for seat in self.running if seat not in before]
        elif begins:
            done = [] if self.turn is None else [self.turn]
            asked = list(range(len(self.left)))
        else:
            return
        if begins:
            self.turn, self.began = turn, answers
        for seat in done if clock.per == "game" else asked:
            if answers > self.marks[seat]:
                self.marks[seat] = answers
                self.left[seat] = self.left[seat] + clock.increment if clock.per == "game" else float(seconds)

    def _turn(self, table: Table, new: list[dict[str, Any]], answers: int) -> tuple[int | None, bool]:
        """Whose turn it is, and whether it begins."""
        told = [event["seat"] for event in new if event["id"].endswith("-log-turn")]
        if told or self.tells:
            self.tells = True
            return (told[-1], True) if told else (self.turn, False)
        turn = table.view(None).get("turn")
        again = turn in self.running and not table.midway and answers > self.began
        return turn, turn != self.turn or again

    def reached(self, seat: int, lag: float) -> None:
        """An answer says for how long its question was on its way: the first since something showed."""
        self.lag[seat] = max(self.lag[seat], lag)

    def resume(self, now: float) -> None:
        """The server is back: since something last showed no clock has run, nor does it yet."""
        self.begun = now + PAUSE
        self.lag = [0.0] * len(self.lag)

    def go_back(self, table: Table) -> None:
        """An undo. The time that was used stays used."""
        self.events = len(table.events(None, 0))
        self.turn = table.view(None).get("turn")

    def come_back(self, clock: LiveClock, seconds: int, seat: int) -> None:
        """Somebody whose time was up has their chair again: with at least what a turn brings."""
        self.left[seat] = max(self.left[seat], float(clock.increment if clock.per == "game" else seconds))


def first_times(seats: int, seconds: int, begun: float) -> Times:
    return Times(
        left=[float(seconds)] * seats,
        begun=begun,
        running=[],
        lag=[0.0] * seats,
        purse=[PURSE / 2] * seats,
        marks=[0] * seats,
        talked=[0.0] * seats,
    )
