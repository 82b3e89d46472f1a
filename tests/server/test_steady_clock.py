"""A clock that jumps costs nobody their turn."""

from __future__ import annotations

import pytest

from kronika.server import steady_clock
from kronika.server.steady_clock import BELIEVED, SteadyClock

DAYS = 3 * 24 * 3600.0


class Machine:
    """The clocks of a machine."""

    def __init__(self) -> None:
        self.wall, self.passed = 1000.0, 5.0

    def time(self) -> float:
        return self.wall

    def monotonic(self) -> float:
        return self.passed

    def let_pass(self, seconds: float) -> None:
        self.wall += seconds
        self.passed += seconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    found = Machine()
    monkeypatch.setattr(steady_clock, "time", found)
    return found


@pytest.mark.parametrize("jump", [DAYS, -DAYS, 60.0])
def test_a_jump_that_does_not_last_is_nothing(machine: Machine, jump: float) -> None:
    clock = SteadyClock()
    machine.let_pass(10)
    machine.wall += jump
    for _ in range(9):
        machine.let_pass(1)
        assert clock.now() == machine.wall - jump
    machine.wall -= jump
    machine.let_pass(5)
    assert clock.now() == machine.wall == 1024


def test_a_jump_that_lasts_is_believed(machine: Machine) -> None:
    """As after a start with a wrong clock, or a sleep."""
    clock = SteadyClock()
    machine.wall += DAYS
    assert clock.now() == machine.wall - DAYS
    machine.let_pass(BELIEVED)
    assert clock.now() == machine.wall


def test_another_jump_is_doubted_anew(machine: Machine) -> None:
    clock = SteadyClock()
    machine.wall += DAYS
    clock.now()
    machine.let_pass(BELIEVED - 10)
    machine.wall += DAYS
    clock.now()
    machine.let_pass(20)
    assert clock.now() == machine.wall - 2 * DAYS


def test_small_corrections_are_taken_at_once(machine: Machine) -> None:
    clock = SteadyClock()
    for _ in range(1000):
        machine.let_pass(10)
        machine.wall += 0.5
        assert clock.now() == machine.wall
