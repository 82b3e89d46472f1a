"""Compares what was told at tables with what the store has: every state is one that the log leads to, played here
beside the server; every answer is in the log once; nobody's turn was taken."""

from __future__ import annotations

import asyncio
from collections import Counter

import msgspec

from benchmarks.house.found import Found
from benchmarks.house.people import PATIENCE
from benchmarks.house.places import Place, Player, told_of
from benchmarks.house.stage import Process
from kronika.server.live_table import LiveTable
from kronika.server.open_asks import Moment
from kronika.server.projection import info, state, summary
from kronika.server.store.store import Entry, Header, Store


class Judge:
    def __init__(self, found: Found, store: Store) -> None:
        self._found = found
        self._store = store
        self.states = 0
        self.lost = 0
        self.doubled = 0

    async def compare(self, place: Place) -> bool:
        """The log against the one that was compared last and against what everybody was told; whether it can be
        played."""
        check, table = self._found.check, f"table {place.table}"
        # First what was told, then what is stored, since a bot may move meanwhile. What it tells in between is right by
        # entries that are read now and compared next time.
        told = [taken(player) for player in place.players]
        said, place.said = place.said, set()
        settled = [player.settled for player in place.players]
        entries = await self._store.entries(place.table)
        known = len(place.entries)
        check(entries[:known] == place.entries, f"{table}: the log is not the one it was before")
        numbers = [entry.seq for entry in entries]
        whole = numbers == list(range(1, len(entries) + 1))
        check(whole, f"{table}: the log has a hole or a double: {numbers[-5:]}")
        self.answers(place, settled, entries)
        late = [entry.nonce for entry in entries if entry.nonce.startswith("late:")]
        check(not late, f"{table}: somebody lost their turn, though nobody was late: {late[:3]}")
        if not whole:
            return False
        if place.mirror is None:
            header = await self._store.header(place.table)
            assert isinstance(header, Header)
            place.mirror = LiveTable(header, entries[:1])
        right = [self._right(place.mirror)]
        for entry in entries[place.mirror.seq :]:
            place.mirror.apply(entry)
            right.append(self._right(place.mirror))
        place.entries = entries
        for player, states in zip(place.players, told, strict=True):
            own = set[bytes]().union(*(each[player.seat] for each in right))
            self._states(place, player, states, own | player.right)
            player.right = own
        lines = {line.text for line in await self._store.lines(place.table)}
        # The store gives the last hundred lines; what was told since the last comparison is among them.
        check(said <= lines, f"{table}: lines of chat that were told are not in the store")
        return True

    def answers(self, place: Place, settled: list[list[str]], entries: list[Entry]) -> None:
        """Every answer that was given is in the log, once."""
        nonces = Counter(entry.nonce for entry in entries)
        for player, given in zip(place.players, settled, strict=True):
            doubled = [nonce for nonce in player.answered + player.unsure if nonces[f"{player.seat}:{nonce}"] > 1]
            self.doubled += len(doubled)
            self._found.check(not doubled, f"table {place.table}: answers that count twice: {doubled[:3]}")
            lost = [nonce for nonce in given if not nonces[f"{player.seat}:{nonce}"]]
            self.lost += len(lost)
            self._found.check(not lost, f"table {place.table}: answers that were told and are lost: {lost[:3]}")

    def _states(self, place: Place, player: Player, told: list[bytes], right: set[bytes]) -> None:
        """What somebody was told since the last comparison against what the log leads to."""
        self.states += len(told)
        wrong = [each for each in told if each not in right]
        self._found.check(not wrong, f"table {place.table}: seat {player.seat} was told what no entry leads to")

    def _right(self, live: LiveTable) -> dict[int, set[bytes]]:
        """What each may have been told at the last entry, and in the middle of it."""
        moments, live.moments = live.moments, []
        return {seat: {self.right(live, seat, each) for each in (None, *moments)} for seat in range(len(live.chairs))}

    @staticmethod
    def right(live: LiveTable, seat: int, moment: Moment | None = None) -> bytes:
        line = info(summary(live, moment), live.chairs[seat].person, ())
        known = live.event_count if moment is None else moment.events  # the events are not compared
        return told_of(msgspec.to_builtins(state(live, line, known, moment)))

    async def shown(self, place: Place, process: Process) -> None:
        """What a process shows of a table now, to somebody who has just come, against the log."""
        seat = place.chance.randrange(2)
        socket = await place.players[seat].guest.look(process.base, place.table)
        try:
            async with asyncio.timeout(PATIENCE):
                told = msgspec.json.decode(await socket.recv())
        finally:
            await socket.close()
        mirror = place.mirror
        assert mirror is not None
        self.states += 1
        right = told["type"] == "state" and told_of(told) == self.right(mirror, seat)
        moved = any(chair.bot for chair in mirror.chairs)  # a bot may have moved meanwhile
        self._found.check(right or moved, f"table {place.table}: {process.name} shows another game than the log")


def taken(player: Player) -> list[bytes]:
    """What somebody was told since this was last asked."""
    told, player.told = player.told, []
    return told
