"""Rows that are about to be deleted are locked first: whoever adds something to one of them meanwhile (its line for
lists is saved in rounds, a chair is taken) waits, and then finds it gone. SQLite has one writer at a time, and needs
none of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Column, Select, select


def locked(key: Column[str], ids: Collection[str]) -> Select[Any]:
    """In an order, so that two of those who delete cannot each wait for the other."""
    return select(key).where(key.in_(ids)).order_by(key).with_for_update()
