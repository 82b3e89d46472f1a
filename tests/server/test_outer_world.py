"""Ranges of addresses that are set aside for something, so that nothing is sent there."""

from __future__ import annotations

import pytest

from kronika.server.outbound import is_inner
from kronika.server.store.data_register import BROWSER

SET_ASIDE = [
    *("192.0.0.1", "192.0.0.8", "192.0.0.10", "192.88.99.1", "192.88.99.255", "3fff::1", "3fff:fff:ffff::1"),
    *("5f00::1", "64:ff9b:1::a00:1", "100:0:0:1::1"),
]


@pytest.mark.parametrize("address", SET_ASIDE)
def test_what_is_set_aside_is_no_open_internet(address: str) -> None:
    assert is_inner(address)


@pytest.mark.parametrize("address", ["192.0.1.1", "192.88.98.1", "192.88.100.1", "2606:4700::1111", "8.8.8.8"])
def test_what_lies_beside_it_is(address: str) -> None:
    assert not is_inner(address)


def test_the_privacy_page_lists_nothing_twice() -> None:
    """Neither a name nor what it is for."""
    assert len({each.name for each in BROWSER}) == len(BROWSER)
    assert len({each.id for each in BROWSER}) == len(BROWSER)
