"""Quiet hours: when somebody is not to be woken, by the clock on their wall. Times are stored in UTC; what the wall
says then follows from where they live, summer time included."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo

ZONE = re.compile(r"[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*")
SECOND = timedelta(seconds=1)


def zone_of(name: str) -> ZoneInfo | None:
    """The zone of this name; None if there is none, or if this system knows no zones."""
    if len(name) > 64 or not ZONE.fullmatch(name):
        return None
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # `Europe` is a folder
        return None


@cache
def zones_known() -> bool:
    """Whether this system, or the package `tzdata`, knows where it is how late."""
    return zone_of("Europe/Prague") is not None


def quiet_until(now: float, begins: int, ends: int, zone: ZoneInfo) -> float | None:
    """When the quiet hours end that are on now; None outside of them. `begins` and `ends` are minutes after midnight,
    and may have a midnight between them.

    Where clocks go back, what is twice is quiet twice: it begins at the first of both and ends at the second. Where
    they go ahead, what there is not is the moment at which they do."""
    if begins == ends:
        return None
    today = datetime.fromtimestamp(now, zone).date()
    for day in (today - timedelta(1), today):
        begin = moment(day, begins, zone, 0)
        end = moment(day if begins < ends else day + timedelta(1), ends, zone, 1)
        if begin <= now < end:
            return end
    return None


def moment(day: date, minutes: int, zone: ZoneInfo, fold: int) -> float:
    """When the wall says this on that day, for the first time or (`fold`) for the second."""
    wall = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, fold=fold, tzinfo=zone)
    found = wall.astimezone(UTC)
    if found.astimezone(zone).replace(tzinfo=None) == wall.replace(tzinfo=None):
        return found.timestamp()
    early, late = sorted(wall.replace(fold=each).astimezone(UTC) for each in (0, 1))
    offset = early.astimezone(zone).utcoffset()
    while late - early > SECOND:
        middle = early + (late - early) / 2
        early, late = (middle, late) if middle.astimezone(zone).utcoffset() == offset else (early, middle)
    return float(round(late.timestamp()))
