"""Quiet hours go by the clock on the reader's wall, also in the nights when that is put forward or back."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from kronika.server import quiet_hours
from kronika.server.quiet_hours import quiet_until, zone_of

PRAGUE = ZoneInfo("Europe/Prague")
NIGHT = (22 * 60, 7 * 60)


def utc(*when: int) -> float:
    return datetime(*when, tzinfo=UTC).timestamp()  # type: ignore[misc, arg-type]


def ends(now: float, begins: int, until: int, zone: ZoneInfo = PRAGUE) -> datetime | None:
    end = quiet_until(now, begins, until, zone)
    return None if end is None else datetime.fromtimestamp(end, UTC).replace(tzinfo=None)


def test_a_night_in_winter_and_one_in_summer() -> None:
    assert ends(utc(2026, 1, 15, 20, 59), *NIGHT) is None  # 21:59 in Prague
    assert ends(utc(2026, 1, 15, 21, 0), *NIGHT) == datetime(2026, 1, 16, 6, 0)
    assert ends(utc(2026, 1, 16, 5, 59), *NIGHT) == datetime(2026, 1, 16, 6, 0)
    assert ends(utc(2026, 1, 16, 6, 0), *NIGHT) is None
    assert ends(utc(2026, 7, 15, 19, 59), *NIGHT) is None
    assert ends(utc(2026, 7, 15, 20, 0), *NIGHT) == datetime(2026, 7, 16, 5, 0)


def test_hours_without_a_midnight_and_none_at_all() -> None:
    assert ends(utc(2026, 1, 15, 12, 0), 13 * 60, 14 * 60) == datetime(2026, 1, 15, 13, 0)
    assert ends(utc(2026, 1, 15, 11, 59), 13 * 60, 14 * 60) is None
    assert ends(utc(2026, 1, 15, 13, 0), 13 * 60, 14 * 60) is None
    assert ends(utc(2026, 1, 15, 12, 0), 13 * 60, 13 * 60) is None


def test_the_night_in_which_clocks_go_forward() -> None:
    """29 March 2026: at 2:00 in Prague (1:00 UTC) it is 3:00. The night is an hour shorter."""
    assert ends(utc(2026, 3, 28, 21, 0), *NIGHT) == datetime(2026, 3, 29, 5, 0)
    assert ends(utc(2026, 3, 29, 4, 59), *NIGHT) == datetime(2026, 3, 29, 5, 0)
    assert ends(utc(2026, 3, 29, 5, 0), *NIGHT) is None
    # 2:30 there is not: what ends then ends as the clocks go forward, and what begins then begins then.
    assert ends(utc(2026, 3, 29, 0, 59), 60, 2 * 60 + 30) == datetime(2026, 3, 29, 1, 0)
    assert ends(utc(2026, 3, 29, 1, 0), 60, 2 * 60 + 30) is None
    assert ends(utc(2026, 3, 29, 0, 59), 2 * 60 + 30, 4 * 60) is None
    assert ends(utc(2026, 3, 29, 1, 0), 2 * 60 + 30, 4 * 60) == datetime(2026, 3, 29, 2, 0)
    # And hours that are all of what there is not are none that night.
    assert all(ends(utc(2026, 3, 29, 0, 50) + 60 * i, 2 * 60 + 10, 2 * 60 + 50) is None for i in range(30))


def test_the_night_in_which_clocks_go_back() -> None:
    """25 October 2026: at 3:00 in Prague (1:00 UTC) it is 2:00 once more. The night is an hour longer."""
    assert ends(utc(2026, 10, 24, 20, 0), *NIGHT) == datetime(2026, 10, 25, 6, 0)
    assert ends(utc(2026, 10, 25, 5, 59), *NIGHT) == datetime(2026, 10, 25, 6, 0)
    assert ends(utc(2026, 10, 25, 6, 0), *NIGHT) is None
    # 2:30 there is twice: it is quiet from the first until the second.
    assert ends(utc(2026, 10, 25, 0, 29), 2 * 60 + 30, 5 * 60) is None
    assert ends(utc(2026, 10, 25, 0, 30), 2 * 60 + 30, 5 * 60) == datetime(2026, 10, 25, 4, 0)
    assert ends(utc(2026, 10, 25, 1, 10), 2 * 60 + 30, 5 * 60) == datetime(2026, 10, 25, 4, 0)
    assert ends(utc(2026, 10, 25, 0, 45), 60, 2 * 60 + 30) == datetime(2026, 10, 25, 1, 30)
    assert ends(utc(2026, 10, 25, 1, 30), 60, 2 * 60 + 30) is None


def test_elsewhere_it_is_another_time() -> None:
    auckland = ZoneInfo("Pacific/Auckland")
    assert ends(utc(2026, 1, 15, 9, 0), *NIGHT, auckland) == datetime(2026, 1, 15, 18, 0)
    assert ends(utc(2026, 1, 15, 9, 0), *NIGHT) is None


@pytest.mark.parametrize(
    "name", ["", "Europe", "Mars/Phobos", "../../etc/passwd", "/etc/localtime", "Europe/Prague\0", "a" * 99]
)
def test_what_is_no_zone_is_none(name: str) -> None:
    assert zone_of("Europe/Prague") == PRAGUE
    assert zone_of(name) is None


def test_a_system_without_zones_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(key: str) -> ZoneInfo:
        raise KeyError(key)

    monkeypatch.setattr(quiet_hours, "ZoneInfo", none)
    quiet_hours.zones_known.cache_clear()
    try:
        assert not quiet_hours.zones_known()
    finally:
        quiet_hours.zones_known.cache_clear()
