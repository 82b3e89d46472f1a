"""How run.py speaks and starts other programs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

WINDOWS = os.name == "nt"


class Trouble(Exception):
    """Something the person at the keyboard has to know; shown without a traceback."""


def failure(what: str, output: str) -> str:
    message = f"{what} failed. The last words:\n{last_lines(output)}"
    if re.search(
        r"connection|resolution|timed out|retrying|no matching distribution|ENOTFOUND|ECONNREFUSED|EAI_AGAIN",
        output,
        re.IGNORECASE,
    ):
        message += (
            "\nIs the network there? If a proxy or mirror is needed, pip heeds pip.conf and PIP_*, npm its .npmrc."
        )
    return message


def last_lines(output: str, count: int = 30) -> str:
    lines = [line for line in output.splitlines() if line.strip()]
    return "\n".join(f"  | {line}" for line in lines[-count:])


def say(message: str) -> None:
    print(f"run.py: {message}", flush=True)


def captured(
    command: Sequence[str], environment: dict[str, str] | None = None, folder: Path | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        env=environment,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def hand_over(command: Sequence[str | Path]) -> NoReturn:
    """Become the command: signals, terminal and exit code are its own from here on."""
    words = [str(word) for word in command]
    if WINDOWS:  # there, exec would give the terminal back at once
        sys.exit(subprocess.call(words))
    sys.stdout.flush()
    os.execv(words[0], words)
