"""One profile for all property tests: the same examples on every run, and no clock. And what `--long` adds."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import selection

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: workers share the cores, and small nets gain nothing

for profile, examples in (("kronika", 16), ("kronika-long", 40)):
    settings.register_profile(
        profile,
        deadline=None,
        derandomize=True,
        max_examples=examples,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also what takes long: every store, every moment to be killed")
    parser.addoption("--share", default="1/1", help="a share of the tests: 1/2 and 2/2 are all of them")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("kronika-long" if config.getoption("--long") else "kronika")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return True if selection.is_for_others(config, collection_path) else None


@pytest.fixture(scope="session")
def long(request: pytest.FixtureRequest) -> bool:
    """Whether a test may take long: more rounds of the same."""
    return bool(request.config.getoption("--long"))


def pytest_collection_finish() -> None:
    """What is there now stays to the end: it need not be looked through for garbage a thousand times. Games make many
    small things and few cycles, so looking seldom costs little memory and saves a fifth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    share = selection.Share.asked_for(config)
    selection.leave_out(config, items, lambda item: not share.takes_test(item.nodeid))
    if not selection.everything(config):
        selection.leave_out(config, items, lambda item: item.get_closest_marker("long") is not None)
