"""A game seen again, answer by answer, through one seat's eyes or everybody's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

from kronika.engine.chance import Chance
from kronika.engine.table import Table
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable, first_moment, own_eyes
from kronika.server.replay_messages import Frame, Frames

MOST = 200
"""Frames in one response."""

Plain = dict[str, Any]


Eyes = int | Literal["all", "public"]
"""Through whose eyes a game is looked at: a seat's, everybody's at once, or those of a spectator."""


def allowed(live: LiveTable, person: str | None, whole: bool) -> list[Eyes]:
    """Through whose eyes somebody may look, the best first: everybody's when the game is over. Where it left a world
    that they may not know (not `whole`), they see what they saw: their own chair's part and what was to be seen by
    all."""
    if live.archived is not None:
        raise RequestError("table-old-rules", {"rules": live.header.rules}, status=409)
    seat = live.seat_of(person)
    if live.status == "over":
        if whole:
            return ["all", *range(len(live.chairs))]
        return ["public"] if seat is None else [seat, "public"]
    if live.status == "gathering" or seat is None:
        raise RequestError("replay-running", status=403)
    # Where several people play at one device, nobody knows which of them looks.
    return [seat] if own_eyes(live.chairs, live.status, person) is not None else ["public"]


class Recording:
    """A game to be shown again, taken from a live table at one moment: it is played in another thread or process."""

    def __init__(self, live: LiveTable) -> None:
        assert live.table is not None
        self.header = live.header
        self.names = live.table.names
        self.answers = list(live.answers)
        self.reshuffles = list(live.reshuffles)
        self.seq = live.seq
        self.generator = live.table.generator
        self.seed = live.table.seed
        self.result = live.result if live.status == "over" else None
        self.over = live.status == "over"

    @property
    def game(self) -> str:
        return self.header.game

    def moments(self, listen: bool = True) -> Iterator[Table]:
        """The table before the first answer, after it, and so on: always the same table."""
        table = first_moment(self.header, self.names, Chance(self.generator, self.seed), listen)
        waiting = list(self.reshuffles)
        for answer in (*self.answers, None):
            while waiting and waiting[0][0] == table.seq:
                table.reshuffle(waiting.pop(0)[1])
            yield table
            if answer is not None:
                table.answer(*answer)


def retell(recording: Recording, eyes: Eyes, look: Callable[[int, Table], None], upto: int | None = None) -> int:
    """Plays the answers from the beginning (of a finished game, only `upto` a number of them), and looks at the table
    after each of them; returns how many there are. While the game runs, it looks whenever the seat could notice
    something, and counts that: nobody else's answers are its business."""
    if recording.over:
        for seq, table in enumerate(recording.moments()):
            if upto is not None and seq > upto:
                break
            look(seq, table)
        return len(recording.answers)
    seen: Plain = {}
    known = count = 0
    seat = seat_of(eyes)

    def notice(table: Table, own: bool = False) -> None:
        nonlocal seen, known, count
        view, new = table.view(seat), len(table.events(None, known))
        if own or new or view != seen:
            count += 1
            seen, known = view, known + new
            look(count, table)

    before = count
    for seq, table in enumerate(recording.moments()):
        if seq == 0:
            seen, known = table.view(seat), len(table.events(None))
            look(0, table)
            table.on_moment = notice
        else:
            notice(table, own=recording.answers[seq - 1][0] == seat and count == before)
        before = count
    return count


def seat_of(eyes: Eyes) -> int | None:
    return eyes if isinstance(eyes, int) else None


def frames(recording: Recording, eyes: Eyes, first: int, count: int, seats: list[Eyes]) -> Frames:
    """The frames `first` and on."""
    shown: list[Frame] = []
    known = 0

    def look(seq: int, table: Table) -> None:
        nonlocal known
        if not first - 1 <= seq < first + count:
            return
        events = table.all_events(known) if eyes == "all" else table.events(seat_of(eyes), known)
        known += len(events)
        if seq >= first:
            shown.append(Frame(seq, everyones(table) if eyes == "all" else table.view(seat_of(eyes)), events))

    last = retell(recording, eyes, look, first + count)
    return Frames(
        game=recording.game,
        names=recording.names,
        answers=last,
        first=first,
        frames=shown,
        result=recording.result,
        eyes=seats,
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
