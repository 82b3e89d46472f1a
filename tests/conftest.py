"""One profile for all property tests: the same examples on every run, and no clock. And how many workers share all
tests."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "kronika",
    deadline=None,
    derandomize=True,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("kronika")


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """With `-n auto` one more than there are cores: much of its time a test waits for a server, browser or clock."""
    return (yield) + 1
