"""One server for all tests that need nothing special of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.parlour import Parlour, relaxed


@pytest.fixture(scope="session")
def common_parlour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Parlour]:
    with Parlour(relaxed(tmp_path_factory.mktemp("parlour"))) as running:
        yield running


@pytest.fixture
def parlour(common_parlour: Parlour) -> Iterator[Parlour]:
    yield common_parlour
    common_parlour.dismiss()
