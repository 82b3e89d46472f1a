"""A game seen again, answer by answer, through one seat's eyes or everybody's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
        self.result = live.result if live.status == "over" else None

        self.over = live.status == "over"

    @property
    def game(self) -> str:
        return self.header.game

    def begin(self, listen: bool = True) -> Table:
        """The table before the first answer."""
        return first_moment(self.header, self.names, listen)


def retell(story: Story, seat: int | None, look: Callable[[int, Table], None], upto: int | None = None) -> int:
    """Plays the answers from the beginning (of a finished game `upto` so many), and looks at the table after each of
    them; returns how many there are. While the game runs, it looks whenever the seat could notice something, and counts
    that: nobody else's answers are its business."""
    table = story.begin()
    if story.over:
        look(0, table)
        for seq, answer in enumerate(story.answers[:upto], start=1):
            table.answer(*answer)
            look(seq, table)
        return len(story.answers)
    seen, known, count = table.view(seat), 0, 0
    look(0, table)

    def notice(table: Table, own: bool = False) -> None:
        nonlocal seen, known, count
        view, events = table.view(seat), len(table.events(None))
        if own or events != known or view != seen:
            count += 1
            seen, known = view, events
            look(count, table)

    known = len(table.events(None))
    for who, keys in story.answers:
        before = count
        table.on_moment = notice
        table.answer(who, keys)
        notice(table, own=who == seat and count == before)
    return count


def frames(story: Story, seat: int | None, first: int, count: int, seats: list[int], everyone: bool) -> Frames:
    """The frames `first` and on; seat None sees everything."""
    shown: list[Frame] = []
    known = 0

    def look(seq: int, table: Table) -> None:
        nonlocal known
        if not first - 1 <= seq < first + count:
            return
        events = everything(table, known) if seat is None else table.events(seat, known)
        known += len(events)
        if seq >= first:
            shown.append(Frame(seq, everyones(table) if seat is None else table.view(seat), events))

    last = retell(story, seat, look, first + count)
    return Frames(
        game=story.game,
        names=story.names,
        answers=last,
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


def everything(table: Table, known: int) -> list[Plain]:
    """What happened, with every card that at least one seat saw."""
    told: list[list[Plain]] = [table.events(seat, known) for seat in range(table.seats)]
    return [merged([events[i] for events in told]) for i in range(len(told[0]))]


def merged(cuts: list[Plain]) -> Plain:
    moves = []
    for i, move in enumerate(cuts[0]["moves"]):
        cards = {card["id"]: card for cut in cuts for card in cut["moves"][i]["cards"]}
        moves.append({**move, "cards": list(cards.values())})
    return {**cuts[0], "moves": moves}
