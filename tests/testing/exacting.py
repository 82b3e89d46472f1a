"""High Card with a mistake that hardly any setup makes."""

from __future__ import annotations

from collections.abc import Mapping

from kronika.engine.errors import SetupError
from kronika.engine.setup import Setup
from tests.testing.strict import Strict


class Exacting(Strict):
    """Two cards have to be given in their order, and with suits."""

    def full_setup(self, seats: int, given: Mapping[str, object] | None) -> Setup:
        setup = super().full_setup(seats, given)
        if setup["hand"] == ["4", "3"] and setup["suits"] == "each-player":
            raise SetupError("high-card-hand-order")
        return setup
