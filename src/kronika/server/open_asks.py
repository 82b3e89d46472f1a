"""What is asked at a table, since when, and what was to be seen in the middle of an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from kronika.engine.ask import Ask
from kronika.engine.prospects import Prospects
from kronika.server.messages import SeatTimes


class OpenAsk(msgspec.Struct):
    """An open ask."""

    ask: Ask
    since: float
    """When it was put to the one who sits there now."""
    foreseen: tuple[int, Prospects] | None = None
    """What the one who is asked may foresee, and after which entry."""

    def foresight(self, seq: int, work_out: Callable[[], Prospects]) -> Prospects:
        """What may be foreseen after an entry: it is worked out once, however often one looks."""
        if self.foreseen is None or self.foreseen[0] != seq:
            self.foreseen = seq, work_out()
        return self.foreseen[1]


class Moment(msgspec.Struct):
    """How a table looked in the middle of an answer, when for all that others know somebody may have been choosing:
    after which log entry and how many events, to whom, and who could have taken their last answer back without the
    others' consent."""

    seq: int
    events: int
    views: dict[int | None, dict[str, Any]]
    undoable: set[int]
    times: SeatTimes | None = None


def alike(one: Ask, other: Ask) -> bool:
    """Whether two asks are the same question."""
    return one is other or (
        one.what == other.what
        and one.keys() == other.keys()
        and (one.least, one.most, one.ordered) == (other.least, other.most, other.ordered)
    )
