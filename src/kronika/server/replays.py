"""A game seen again, answer by answer, through one seat's eyes or everybody's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kronika.engine.chance import Chance
from kronika.engine.table import Table
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable, first_moment
from kronika.server.messages import Frame, Frames

MOST = 200
"""Frames in one response."""

Plain = dict[str, Any]


def allowed(live: LiveTable, person: str | None) -> tuple[list[int], bool]:
    """Through whose eyes somebody may look, and whether through everybody's: all when the game is over."""
    if live.archived is not None:
        raise RequestError("table-old-rules", {"rules": live.header.rules}, status=409)
    if live.status == "over":
        return list(range(len(live.chairs))), True
    seat = live.seat_of(person)
    if live.status == "gathering" or seat is None:
        raise RequestError("replay-running", status=403)
    return [seat], False


class Story:
    """A game to be shown again: taken from a live table at one moment, since it is played in another thread."""

    def __init__(self, live: LiveTable) -> None:
        assert live.table is not None
        self.header = live.header
        self.names = live.table.names
        self.answers = list(live.answers)
        self.reshuffles = list(live.reshuffles)
        self.chance = Chance(live.table.generator, live.table.seed)
        self.result = live.result if live.status == "over" else None

    @property
    def game(self) -> str:
        return self.header.game

    def moments(self, listen: bool = True) -> Iterator[Table]:
        """The table before the first answer, after it, and so on: always the same table."""
        table = first_moment(self.header, self.names, self.chance, listen)
        waiting = list(self.reshuffles)
        for answer in (*self.answers, None):
            while waiting and waiting[0][0] == table.seq:
                table.reshuffle(waiting.pop(0)[1])
            yield table
            if answer is not None:
                table.answer(*answer)


def frames(story: Story, seat: int | None, first: int, count: int, seats: list[int], everyone: bool) -> Frames:
    """The frames `first` and on; seat None sees everything. Plays the answers from the beginning."""
    shown: list[Frame] = []
    known = 0
    for seq, table in enumerate(story.moments()):
        if seq >= first + count:
            break
        if seq < first - 1:
            continue
        events = table.all_events(known) if seat is None else table.events(seat, known)
        known += len(events)
        if seq >= first:
            view = everyones(table) if seat is None else table.view(seat)
            shown.append(Frame(seq, view, events))
    return Frames(
        game=story.game,
        names=story.names,
        answers=len(story.answers),
        first=first,
        frames=shown,
        result=story.result,
        seats=seats,
        everyone=everyone,
    )


def everyones(table: Table) -> Plain:
    """A spectator's view in which each seat and its zones are as their owner sees them, and the rest as whoever
    is on turn does."""
    views = [table.view(seat) for seat in range(table.seats)]
    owners = [{zone["id"]: zone for zone in view["zones"]} for view in views]
    view = table.view(None)
    view["seats"] = [views[seat]["seats"][seat] for seat in range(table.seats)]
    if isinstance(view["turn"], int):
        view["extra"] = views[view["turn"]]["extra"]
    view["zones"] = [
        zone if zone["owner"] is None else owners[zone["owner"]].get(zone["id"], zone) for zone in view["zones"]
    ]
    return view
