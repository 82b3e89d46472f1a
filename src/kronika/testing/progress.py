"""One line that tells who waits at a terminal how far a long check is; nothing of it stays, and no log has it."""

from __future__ import annotations

import os
import sys

ERASE = "\r\x1b[K"


class Progress:
    """Writes itself over again, and is gone at the end."""

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.done = 0
        self.shown = sys.stderr.isatty() and "PYTEST_CURRENT_TEST" not in os.environ

    def __enter__(self) -> Progress:
        return self

    def step(self, name: str) -> None:
        """The next one begins."""
        self.done += 1
        self.write(f"{ERASE}{self.done}/{self.steps} {name} …")

    def __exit__(self, *_: object) -> None:
        self.write(ERASE)

    def write(self, text: str) -> None:
        if self.shown:
            sys.stderr.write(text)
            sys.stderr.flush()
