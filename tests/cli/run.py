"""Running the command line in tests: in this process, as a program of its own, and a whole sitting by script."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from typer.testing import CliRunner, Result

import kronika
from kronika.cli.app import app
from kronika.cli.play import Sitting, seat_names
from kronika.cli.terminal import Terminal

ROOT = Path(__file__).parents[2]
PLAIN = {"LC_ALL": "en_GB.UTF-8", "COLUMNS": "80", "LINES": "24", "NO_COLOR": "1"}


def kronika_says(*args: str, input: str | None = None, env: dict[str, str] | None = None) -> Result:
    return CliRunner().invoke(app, list(args), input=input, env={**PLAIN, **(env or {})})


def started(*args: str, env: dict[str, str] | None = None) -> subprocess.Popen[str]:
    """`python -m kronika.cli` as people start it, with its own group of processes.

    Lone surrogates in its input stand for bytes that are no text.
    """
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    return subprocess.Popen(
        [sys.executable, "-m", "kronika.cli", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="surrogateescape",
        env={**os.environ, **PLAIN, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", **(env or {})},
        start_new_session=True,
    )


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def program(*args: str, input: str = "", env: dict[str, str] | None = None) -> Done:
    with started(*args, env=env) as running:
        stdout, stderr = running.communicate(input, timeout=120)
    return Done(running.returncode, stdout, stderr)


class Scripted(Sitting):
    """A sitting in which a bot decides what the person types, by number; what was typed is kept."""

    def typed_by(self, bot: kronika.Bot) -> list[str]:
        self.bot = bot
        self.typed: list[str] = []
        self.run()
        return self.typed

    def input(self, prompt: str = "cli-prompt") -> str:
        ask = self.table.ask(self.me)
        assert ask is not None
        keys = self.bot.decide(self.table.sight(self.me), ask)
        self.typed.append(" ".join(str(ask.keys().index(key) + 1) for key in keys))
        return self.typed[-1]


def script(seed: str, lang: str, kingdom: str, opponent: str) -> list[str]:
    """What a person would type to play a whole game as a random player, against this opponent."""
    kronika.games()
    terminal = Terminal(lang)
    names = seat_names(terminal, "dominion", ["Anna"], [opponent])
    table = kronika.new_table("dominion", names, seed, {"kingdom": kingdom}, listen=True)
    bots = [kronika.bot("dominion", opponent, f"{seed}/1")]
    return Scripted(terminal, table, bots, None).typed_by(kronika.bot("dominion", "random", seed))
