"""Other names for tests. pytest-xdist hands tests out by their names, and those of one group to one worker by what
stands behind an @; but it writes that where pytest 9.2 does not read it, so we do."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def rename(item: pytest.Item, name: str) -> None:
    item._id = type(item._id).parse(name)


def keep_groups_together(items: Iterable[pytest.Item]) -> None:
    """Tests with the mark `xdist_group` go to one worker where it hands out with `--dist loadgroup`."""
    for item in items:
        mark = item.get_closest_marker("xdist_group")
        if mark is not None and getattr(item.config.option, "loadgroup", False):
            rename(item, f"{item.nodeid}@{mark.args[0]}")
