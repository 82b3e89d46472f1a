"""The graphs of a game seen again: its turns, chart values after each of them, and the moments that turned it."""

from __future__ import annotations

from typing import Any

from kronika.engine.estimate import ChartValues
from kronika.engine.table import Table
from kronika.games import find
from kronika.server.replay_messages import ReplayCharts, Stretch, Turn
from kronika.server.replays import Eyes, Recording, retell, seat_of


def replay_charts(recording: Recording, eyes: Eyes) -> ReplayCharts:
    """Plays the game once. Where all is seen, each seat speaks for itself."""
    game = find(recording.game)
    stretches = Stretches()
    marks: list[Turn] = []
    values: ChartValues = {}
    stood: dict[int, ChartValues] = {}
    known = 0

    def look(seq: int, table: Table) -> None:
        nonlocal values, known
        values = values_of(table, eyes) or values
        events: list[dict[str, Any]] = table.events(None, known)
        known += len(events)
        if stretches.begins(seq, events, table) or seq == 0:
            stood[seq] = values
        marks.extend(Turn(seq, stretches.round, event) for event in events if game.is_turning_point(event))

    last = retell(recording, eyes, look)
    if recording.result is not None and "points" in values:
        values = {**values, "points": [*recording.result["scores"]]}
    stood[last] = values
    turns = stretches.found
    # The first row is how the game began, each other one how it stood when a turn was over.
    ends = [0, *(turn.first for turn in turns[1:]), last]
    unknown: list[float | None] = [None] * len(recording.names)
    return ReplayCharts(turns, ends, {name: [stood[seq].get(name, unknown) for seq in ends] for name in values}, marks)


def values_of(table: Table, eyes: Eyes) -> ChartValues:
    if eyes != "all":
        return table.chart_values(seat_of(eyes))
    own = [table.chart_values(seat) for seat in range(table.seats)]
    return {name: [own[seat][name][seat] for seat in range(table.seats)] for name in own[0]}


class Stretches:
    """Finds the turns of a game. Where its log shows none, a change of who is on turn begins one."""

    def __init__(self) -> None:
        self._told: list[Stretch] = []
        self._changes: list[Stretch] = []
        self._had: dict[int | None, int] = {}

    @property
    def found(self) -> list[Stretch]:
        return self._told or self._changes

    @property
    def round(self) -> int:
        return self.found[-1].round if self.found else 0

    def begins(self, seq: int, events: list[dict[str, Any]], table: Table) -> bool:
        event = next((each for each in reversed(events) if each["id"].endswith("-log-turn")), None)
        if event is not None:
            if not self._told:
                self._had = {}
            seat: int | None = event["seat"]
            turn = event["args"].get("turn")
            self._told.append(Stretch(seq, seat, turn if isinstance(turn, int) else self._next(seat)))
            return True
        if self._told:
            return False
        seat = table.view(None)["turn"]
        if seat is not None and self._changes and self._changes[-1].seat == seat:
            return False
        self._changes.append(Stretch(seq, seat, self._next(seat)))
        return True

    def _next(self, seat: int | None) -> int:
        self._had[seat] = self._had.get(seat, 0) + 1
        return self._had[seat]
