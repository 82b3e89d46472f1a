"""What statistics count of a table whose game is over."""

from __future__ import annotations

import msgspec

from kronika.server.live_table import LiveTable
from kronika.statistics import PERSON, Record, record_of

TAKEN_OVER = "past:"
"""How the nonces of answers begin that a table took over from another game."""


def record(live: LiveTable) -> Record | None:
    """None for a game that began in the middle of another."""
    result = live.result
    if result is None or f"{TAKEN_OVER}0" in live.nonces:
        return None
    players = [chair.bot or PERSON for chair in live.chairs]
    if live.table is None:  # of other rules: who won is known, and no more
        return Record(result["winners"], players)
    return record_of(live.table, players)


def written(live: LiveTable) -> str:
    """The record as the store keeps it; empty where nothing counts."""
    found = record(live)
    return "" if found is None else msgspec.json.encode(found).decode()
