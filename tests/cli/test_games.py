"""`kronika games`, `--version`, `--help`."""

from __future__ import annotations

import json

import kronika
from tests.cli.run import kronika_says, program


def test_the_shelf_for_people() -> None:
    english = kronika_says("games")
    assert english.exit_code == 0
    for word in ("dominion  Dominion: Intrigue", "2–4, 5–6 (large=true)", "big-money", "kingdom", "late-treasures"):
        assert word in english.stdout
    assert "Dominion: Intriky" in kronika_says("games", "--lang", "cs").stdout


def test_the_shelf_for_programs() -> None:
    assert json.loads(kronika_says("games", "--json").stdout) == json.loads(json.dumps(kronika.games()))


def test_version_and_help_of_the_real_program() -> None:
    assert program("--version").stdout == f"kronika {kronika.__version__}\n"
    done = program("--help")
    assert done.returncode == 0
    for command in ("play", "simulate", "replay", "games", "rules"):
        assert f"  {command} " in done.stdout


def test_every_command_has_help() -> None:
    for command in (["play"], ["simulate"], ["replay"], ["games"], ["rules"], ["rules", "read"], ["rules", "coverage"]):
        done = kronika_says(*command, "--help")
        assert done.exit_code == 0
        assert "Usage: " in done.stdout
        assert len(done.stdout.splitlines()) > 5
