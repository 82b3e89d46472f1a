"""The command line: `kronika play`, `simulate`, `replay`, `games`, `rules`."""

from __future__ import annotations

import sys


def main() -> None:
    """The entry point. Whoever presses Ctrl-C while all commands are still being imported gets no traceback either."""
    try:
        from kronika.cli.app import main as begin  # noqa: PLC0415

        begin()
    except KeyboardInterrupt:  # before a command began; from then on the command says something itself
        sys.exit(130)
