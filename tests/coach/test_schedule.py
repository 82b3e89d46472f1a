"""The schedule of an analysis: whatever a machine can do, the time is kept; what is spent is told by the test."""

from __future__ import annotations

import pytest

from kronika.coach.schedule import Schedule

DECISIONS = list(range(100, 500))


def looked_at(schedule: Schedule, costs: float, least: float = 0.0, most: int = 24) -> tuple[list[int], float]:
    """Which decisions were looked at, and in how many seconds: each takes this part of what it was given, or the least
    that a look takes."""
    found: list[int] = []
    spent = 0.0
    while wanted := schedule.next(most):
        took = sum(max(least, costs * each / 1000) for each in wanted.values())
        schedule.note(wanted, took)
        found += wanted
        spent += took
    return found, spent


@pytest.mark.parametrize("costs", [0.3, 0.5, 1.0])
def test_all_decisions_are_looked_at_in_the_time(costs: float) -> None:
    found, spent = looked_at(Schedule(DECISIONS, 20.0), costs)
    assert found == DECISIONS
    assert 10.0 < spent < 21.0


def test_a_busy_machine_looks_at_fewer_of_them_and_not_longer() -> None:
    """A look takes a quarter of a second at least, so that 400 of them would take 100 seconds."""
    found, spent = looked_at(Schedule(DECISIONS, 20.0), 1.0, least=0.25)
    assert spent < 30.0
    assert 40 < len(found) < 120
    assert found[0] == DECISIONS[0]
    assert found[-1] > DECISIONS[-1] - 10, "from the beginning to the end of the game"
    assert found == sorted(set(found))


def test_of_those_that_come_by_rank_the_first_are_looked_at() -> None:
    ranked = [7, 3, 9, 1, 5]
    found, _ = looked_at(Schedule(ranked, 1.0, ranked=True), 1.0, least=0.4, most=1)
    assert found == ranked[: len(found)]
    assert 2 <= len(found) <= 3
    assert looked_at(Schedule(ranked, 100.0, ranked=True, longest=4000.0), 1.0, most=1) == (ranked, 20.0)


def test_how_far_it_is() -> None:
    schedule = Schedule(DECISIONS, 20.0)
    assert schedule.done == 0
    schedule.next(100)
    assert schedule.done == 0.25
    assert Schedule([], 1.0).next(10) == {}
