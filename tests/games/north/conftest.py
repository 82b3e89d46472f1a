"""Little cards for the tests of the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.scenes.north_cards import lent


@pytest.fixture(scope="module")
def little_cards() -> Iterator[None]:
    """For `pytestmark = pytest.mark.usefixtures("little_cards")`."""
    with lent():
        yield
