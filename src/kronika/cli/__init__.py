"""The command line: `kronika play`, `simulate`, `replay`, `games`, `rules`."""

from kronika.cli.app import app, main

__all__ = ["app", "main"]
