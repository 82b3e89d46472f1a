"""Games and bots from outside at every door of the command line: by module:Class and by entry point."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

import kronika
from kronika.engine.doors import declared
from kronika.games import BUILT_IN, COMMANDS
from kronika.rulebook import rulebook
from tests.cli.run import kronika_says

ROOT = Path(__file__).parents[2]
GAME = "examples.sealed_letter.game:SealedLetter"
BOT = "examples.sealed_letter.bot:Careful"


def test_ours_are_declared_as_everybodys_are() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"]["kronika.games"] == BUILT_IN
    assert project["entry-points"]["kronika.commands"] == COMMANDS


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_bots_play_a_game_from_outside(jobs: str) -> None:
    done = kronika_says(
        "simulate", GAME, "-n", "20", "--jobs", jobs, "--seed", "s", "--bots", f"{BOT},random", "--json"
    )
    assert (done.exit_code, done.stderr) == (0, "")
    report = json.loads(done.stdout)
    assert (report["game"], report["games"]) == ("sealed-letter", 20)
    assert set(report["wins"]) == {BOT, "random"}


def test_a_person_plays_a_game_from_outside() -> None:
    done = kronika_says("play", GAME, "--seed", "4", "--lang", "en", input="1\n" * 60)
    assert done.exit_code == 0, done.stderr
    assert "Play one of your cards." in done.stdout


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["replay"], "the digest agrees"),
        (["story"], ""),
        (["analyze", "--seconds", "0.1"], ""),
        (["verify"], "the digest agrees"),
        (["stats"], "Sealed Letter, 2 players"),
        (["play", GAME, "--load"], "Last card"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_a_saved_game_from_outside_is_read_by_every_command(tmp_path: Path, command: list[str], words: str) -> None:
    bots = ["--bots", "random,random"]
    assert kronika_says("simulate", GAME, "-n", "1", *bots, "--seed", "s", "--save", str(tmp_path)).exit_code == 0
    (file,) = map(str, tmp_path.glob("*.json"))
    named = [] if GAME in command else ["--game", GAME]
    kronika.games.unregister("sealed-letter")
    done = kronika_says(*command, file, *named, "--lang", "en")
    assert (done.exit_code, done.stderr) == (0, "")
    assert words in done.stdout


def test_a_saga_of_a_game_from_outside(tmp_path: Path) -> None:
    file, game = str(tmp_path / "heirs.json"), "tests.server.dynasty:Dynasty"
    assert kronika_says("saga", "new", file, "--name", "Heirs", "--game", game).exit_code == 0
    for words in (["play", file, "--seats", "2", "--seed", "1"], ["show", file], ["string", file]):
        kronika.games.unregister("dynasty")
        done = kronika_says("saga", *words, "--game", game, "--lang", "en")
        assert (done.exit_code, done.stderr) == (0, ""), done.exception
        assert ("dynasty-secret Heirs" if words[0] == "string" else "Winner") in done.stdout
    kronika.games.unregister("dynasty")


def test_the_rules_of_a_game_from_outside_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rules").mkdir()
    for lang, text in (("en", "The Heiress comes first."), ("cs", "Dědička je první.")):
        book = f"# Letters\n\n## L1 Cards\n\n- **L1-a** {text}\n"
        (tmp_path / "rules" / f"{lang}.md").write_text(book, encoding="utf-8")
    (tmp_path / "open_letter.py").write_text(
        "from pathlib import Path\n"
        "from examples.sealed_letter.game import SealedLetter\n\n\n"
        "class OpenLetter(SealedLetter):\n"
        "    id = 'open-letter'\n"
        "    home = Path(__file__).parent\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    for lang, word in (("en", "Heiress"), ("cs", "Dědička")):
        done = kronika_says("rules", "open_letter:OpenLetter", "L1-a", "--lang", lang)
        assert (done.exit_code, done.stderr) == (0, "")
        assert done.stdout.startswith(f"L1-a  {'The ' if lang == 'en' else ''}{word}")
    assert kronika_says("rules", "kronika.games.oath.game:Oath", "1.1-a").stdout.startswith("1.1-a")
    done = kronika_says("rules", GAME, "--lang", "en")
    assert done.exit_code == 2
    assert "sealed-letter" in done.stderr
    kronika.games.unregister("open-letter")
    rulebook.cache_clear()


def test_a_bot_from_outside_plays_a_game_of_ours() -> None:
    done = kronika_says(
        "simulate", "-n", "2", "--bots", "kronika.bots.random:RandomBot,random", "--seed", "s", "--json"
    )
    assert done.exit_code == 0, done.stderr


def test_what_a_package_declares_is_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    kronika.games.unregister("sealed-letter")
    monkeypatch.setitem(declared("kronika.games"), "sealed-letter", GAME)
    monkeypatch.setitem(declared("kronika.bots"), "dominion.stranger", "kronika.bots.random:RandomBot")
    assert "sealed-letter" in [game["id"] for game in kronika.games()]
    own = ["random", "big-money", "steward", "chancellor", "scholar", "sage"]
    levels = [level.id for level in kronika.games.levels_of("dominion").all]
    assert list(kronika.games.bots_of("dominion")) == [*own, *levels, "stranger"]
    assert "stranger" not in kronika.games.bots_of("oath")
    done = kronika_says("simulate", "-n", "1", "--bots", "stranger,random", "--seed", "s", "--json")
    assert done.exit_code == 0, done.stderr


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["simulate", "no_such_module:Game"], "There is no module “no_such_module”"),
        (["play", "examples.sealed_letter.game:Nothing"], "has no “Nothing”"),
        (["simulate", "examples.sealed_letter.game:Court"], "is not a Game"),
        (["simulate", "tests.toys.faulty:Game"], "cannot be loaded: RuntimeError: the pieces are missing"),
        (["simulate", "examples.sealed_letter.game:"], "write MODULE:CLASS"),
        (["simulate", "--bots", "examples.sealed_letter.game:Court,random"], "is not a Bot"),
        (["play", "--bots", "no_such_module:Bot"], "There is no module “no_such_module”"),
        (["serve", "--no-browser", "--game", "no_such_module:Game"], "There is no module “no_such_module”"),
        (["serve", "--no-browser", "--bot", "dominion.far=no_such_module:Bot"], "There is no module “no_such_module”"),
        (["serve", "--no-browser", "--bot", "examples.first_bot:Spender"], "write GAME.NAME=MODULE:CLASS"),
    ],
    ids=lambda value: "",
)
def test_mistakes_at_the_doors(args: list[str], words: str) -> None:
    done = kronika_says(*args, "--lang", "en")
    assert done.exit_code == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr


def test_a_chronicle_cannot_name_a_module() -> None:
    """A file or a browser names games by id: whatever else it says is not loaded."""
    table = kronika.new_table("dominion", seed=1)
    with pytest.raises(kronika.SetupError, match="no game"):
        kronika.replay({**table.chronicle(), "game": "tests.toys.faulty:Game"})
    with pytest.raises(kronika.SetupError, match="no game"):
        kronika.new_table("tests.toys.faulty:Game")
