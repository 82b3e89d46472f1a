"""Several people at one keyboard: who has it, and what is wiped away before the next can look."""

from __future__ import annotations

from contextlib import suppress

import kronika
from kronika.cli.terminal import Terminal

SCROLLED_OFF = "\x1b[3J"
"""What has left the screen above goes too."""


class Keyboard:
    """The people sit in the first seats; one of them has the keyboard."""

    def __init__(self, terminal: Terminal, people: int) -> None:
        self._terminal = terminal
        self.people = range(people)
        self.seat = 0
        """Who has it."""
        self._moment: tuple[object, ...] = ()
        self._had: set[int] = set()
        """Who has had it since something happened that everybody could notice."""

    @property
    def shared(self) -> bool:
        return len(self.people) > 1

    def next(self, table: kronika.Table) -> int | None:
        """Who gets it now. Where several may have been asked in secret, each of them, whether they were or not."""
        asked = {ask.seat for ask in table.asks} & {*self.people}
        if not self.shared or not asked:
            return min(asked, default=None)
        choosing = table.choosing(None)
        moment = (len(table.events(None)), *choosing)
        if moment != self._moment:
            self._moment, self._had = moment, set()
        if self.seat in asked:
            return self.seat
        may_choose = {*choosing, *asked} - self._had - {self.seat}
        waiting = [seat for seat in self.people if seat in may_choose]
        following = waiting or sorted(asked)
        return next((seat for seat in following if seat > self.seat), following[0])

    def give(self, seat: int) -> bool:
        """Somebody else gets it: nothing that was shown or typed is left. Whether it was given on."""
        if seat == self.seat:
            return False
        self._had.add(self.seat)
        self.seat = seat
        self.wipe()
        return True

    def wipe(self) -> None:
        out = self._terminal.out
        out.clear()
        if out.is_terminal:
            out.file.write(SCROLLED_OFF)
        with suppress(ImportError):
            import readline  # noqa: PLC0415

            readline.clear_history()
