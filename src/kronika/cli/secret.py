"""Secrets from files: what holds a password can be given by a file, as systemd and containers hand them over."""

from __future__ import annotations

import os
from pathlib import Path

from kronika.cli.terminal import fail


def secret(given: str, variable: str) -> str:
    """What was given, else what stands in the file that `<variable>_FILE` names; empty if neither is there."""
    file = os.environ.get(f"{variable}_FILE", "")
    if not file:
        return given
    if os.environ.get(variable):
        raise fail("cli-secret-twice", variable=variable)
    if given:  # an option on the command line comes before the environment
        return given
    content = Path(file).read_text(encoding="utf-8").strip()
    if not content:
        raise fail("cli-secret-empty", file=file, variable=variable)
    return content
