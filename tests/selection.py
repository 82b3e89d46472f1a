"""Which tests run when nobody says otherwise: what takes long runs with `--long`, or when it is named by itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

import pytest


def everything(config: pytest.Config) -> bool:
    """Whether all is asked for: by `--long`, or by naming single tests."""
    return bool(config.getoption("--long")) or named(config)


def named(config: pytest.Config) -> bool:
    """Whether somebody named single tests, and wants to know more of them."""
    return any("::" in arg for arg in config.args)


def leave_out(config: pytest.Config, items: list[pytest.Item], out: Callable[[pytest.Item], bool]) -> None:
    """Leaves tests out, counted by pytest as deselected."""
    left = {item: None for item in items if out(item)}
    if left:
        config.hook.pytest_deselected(items=list(left))
        items[:] = [item for item in items if item not in left]


def turn(name: str, among: int) -> int:
    """Whose turn it is, by a name: the same in every run, on every machine."""
    return crc32(name.encode()) % among


class Share(NamedTuple):
    """What one of several runs takes: whole files, which no other run has to load, or tests where few hold much."""

    number: int
    of: int

    @classmethod
    def asked_for(cls, config: pytest.Config) -> Share:
        number, _, of = str(config.getoption("--share")).partition("/")
        return cls(int(number), int(of))

    def takes_file(self, path: str) -> bool:
        return path.startswith(SPLIT) or self._takes(path)

    def takes_test(self, name: str) -> bool:
        return not name.startswith(SPLIT) or self._takes(name)

    def _takes(self, name: str) -> bool:
        return turn(name, self.of) == self.number - 1


SPLIT = "tests/properties/"


def is_for_others(config: pytest.Config, path: Path) -> bool:
    """Whether another run takes this file."""
    return path.name.startswith("test_") and not Share.asked_for(config).takes_file(
        path.relative_to(config.rootpath).as_posix()
    )
