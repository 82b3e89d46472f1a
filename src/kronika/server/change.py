"""A change of a table, before it is in the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from kronika.server.live_table import LiveTable


class Change(msgspec.Struct):
    """What somebody wants to put into a table's log."""

    kind: str
    data: dict[str, Any]
    nonce: str
    found_out: Callable[[], dict[str, Any]] | None = None
    """Finds out more data where that takes long; in a thread, so it touches nothing that others look at."""
    at: float | None = None
    """When it came in, where that counts: it may be written later."""


Plan = Callable[[LiveTable], Change | None]
"""Looks at the table as it stands and says what to put into its log; None if it is there already."""
