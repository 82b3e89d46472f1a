"""A package that does not load takes nothing away from anybody: it is left out of all lists, and the log says which."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import kronika
from kronika.engine import doors
from kronika.server import run as server
from kronika.server.settings import Settings
from tests.cli.run import kronika_says

ENTRIES = """\
[kronika.games]
sound-letter = shelf_of_others:SoundLetter
broken = nomodule:Game
misnamed = shelf_of_others:OtherName
unlisted = shelf_of_others:Unlisted

[kronika.bots]
dominion.thrifty = kronika.bots.random:RandomBot
dominion.lost = nomodule:Bot

[kronika.commands]
letters = shelf_of_others:COMMAND
foo = nomodule:X
"""
MODULE = """\
from examples.sealed_letter.game import SealedLetter
from kronika.engine.commands import FileCommand, Findings


class SoundLetter(SealedLetter):
    id = "sound-letter"


class OtherName(SealedLetter):
    id = "other-name"


class Unlisted(SealedLetter):
    id = "unlisted"

    def plain(self):
        raise LookupError("the board is missing")


COMMAND = FileCommand("sound-letter", "letters", "check", lambda file: Findings(), "Letters.", "Check a letter.")
"""
BROKEN = ["broken", "misnamed", "unlisted"]


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Packages that somebody has installed: some of what they declare loads, some does not."""
    about = tmp_path / "games_of_others-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: games-of-others\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    (tmp_path / "shelf_of_others.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(doors, "_sound", {})
    doors.declared.cache_clear()
    yield tmp_path
    for id in ["sound-letter", *BROKEN, "other-name"]:
        kronika.games.unregister(id)
    sys.modules.pop("shelf_of_others", None)
    doors.declared.cache_clear()


def warnings_of(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]


def test_the_shelf_leaves_out_what_does_not_load(packages: Path, caplog: pytest.LogCaptureFixture) -> None:
    ours = ["dominion", "north", "oath", "valeria"]
    for _ in range(2):
        assert {*ours, "sound-letter"} <= set(kronika.games.ids())
        assert [game["id"] for game in kronika.games()] == kronika.games.ids()
        assert not {*BROKEN, "other-name"} & set(kronika.games.ids())
    warned = warnings_of(caplog)
    assert len(warned) == len(BROKEN) + 1, "once each, and the bot"
    for id, why in (
        ("broken", "nomodule:Game in [kronika.games] does not work. There is no module “nomodule”"),
        ("misnamed", "whose id is “other-name”"),
        ("unlisted", "LookupError: the board is missing"),
    ):
        (line,) = [line for line in warned if f"“{id}” of the package games-of-others is left out" in line]
        assert why in line


def test_what_does_not_load_fails_when_it_is_asked_for(packages: Path) -> None:
    kronika.new_table("sound-letter", seed=1)
    with pytest.raises(kronika.SetupError, match="There is no module “nomodule”"):
        kronika.new_table("broken")
    with pytest.raises(kronika.SetupError, match="whose id is “other-name”"):
        kronika.new_table("misnamed")
    with pytest.raises(kronika.SetupError, match="There is no game “other-name”"):
        kronika.new_table("other-name")  # which a look at the wrong entry has not put on the shelf


def test_a_game_may_be_declared_by_the_package_that_hands_it_on(
    packages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (packages / "handed_on.py").write_text("from shelf_of_others import SoundLetter\n", encoding="utf-8")
    monkeypatch.setitem(doors.declared("kronika.games"), "sound-letter", "handed_on:SoundLetter")
    assert kronika.games.find("sound-letter").id == "sound-letter"


def test_bots_that_do_not_load_are_not_offered(packages: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert "thrifty" in kronika.games.bots_of("dominion")
    assert "lost" not in kronika.games.bots_of("dominion")
    (line,) = warnings_of(caplog)
    assert "“dominion.lost” of the package games-of-others" in line
    with pytest.raises(kronika.SetupError, match="There is no module “nomodule”"):
        kronika.bot("dominion", "lost")


def test_help_leaves_out_commands_that_do_not_load(packages: Path, caplog: pytest.LogCaptureFixture) -> None:
    done = kronika_says("--help")
    assert done.exit_code == 0, done.exception
    words = [line.split()[0] for line in done.stdout.partition("Commands:")[2].splitlines() if line.strip()]
    assert "letters" in words
    assert "decks" in words
    assert "foo" not in words
    (line,) = warnings_of(caplog)
    assert "“foo” of the package games-of-others" in line
    done = kronika_says("foo", env={"LC_ALL": "en_GB.UTF-8"})
    assert (done.exit_code, done.stdout) == (2, "")
    assert "There is no module “nomodule”" in done.stderr


def test_the_server_says_at_once_what_does_not_load(
    packages: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "serve", lambda *args: None)
    monkeypatch.setattr("kronika.server.logs.set_up", lambda kind: None)
    server.run(Settings(data=packages / "tables"), "127.0.0.1", 0, False, lambda id, args: None)
    assert [line for line in warnings_of(caplog) if "“broken” of the package games-of-others" in line]


def test_help_loads_no_data_of_a_game() -> None:
    """Whoever wants to know a command does not wait for the cards of a game."""
    code = (
        "import sys\n"
        "from typer.testing import CliRunner\n"
        "from kronika.cli.app import app\n"
        "assert 'decks' in CliRunner().invoke(app, ['--help']).stdout\n"
        "print(*(name for name in sys.modules if name.startswith('kronika.games.')))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) <= {"kronika.games.north", "kronika.games.north.commands"}
