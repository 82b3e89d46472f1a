"""Who names something wrongly is told that, and not what would follow from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import kronika_says


@pytest.mark.parametrize("command", [["simulate", "dominion"], ["play", "dominion"], ["ladder", "dominion", "-n", "1"]])
def test_an_unknown_bot_is_unknown_however_many_there_are(command: list[str]) -> None:
    done = kronika_says(*command, "--bots", "nosuch", "--lang", "en")
    assert done.exit_code == 2
    assert "dominion has no bot “nosuch”. It has: random, " in done.stderr


def test_a_known_bot_alone_is_too_few() -> None:
    done = kronika_says("simulate", "dominion", "--bots", "random", "--lang", "en")
    assert done.exit_code == 2
    assert "cannot be played with 1 player. Possible: 2-4" in done.stderr


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_module_without_its_class(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hill_straw.py").write_text(
        "from examples.high_card.game import HighCard\n\n\nclass HillStraw(HighCard):\n    id = 'hill-straw'\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    done = kronika_says(command, "hill_straw", "--lang", "en")
    assert done.exit_code == 2
    assert "“hill_straw” is a module; write hill_straw:HillStraw." in done.stderr
    assert (
        "„hill_straw“ je modul; napiš hill_straw:HillStraw."
        in kronika_says(command, "hill_straw", "--lang", "cs").stderr
    )


@pytest.mark.parametrize("name", ["chess", "json", "no such game"])
def test_a_module_without_a_game_is_no_game(name: str) -> None:
    done = kronika_says("simulate", name, "--lang", "en")
    assert done.exit_code == 2
    assert f"There is no game “{name}”. There is: " in done.stderr
