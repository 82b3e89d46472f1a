"""The command line knows no game: not one is named in its code."""

from __future__ import annotations

import re
from pathlib import Path

import kronika
from kronika.engine.texts import LANGUAGES, catalogue

CLI = Path(kronika.__file__).parent / "cli"


def words() -> set[str]:
    """What names a game: its id, its name, its bots."""
    found: set[str] = set()
    for id in kronika.games.BUILT_IN:
        game = kronika.games.find(id)
        found |= {id, *(catalogue(lang, id).text(f"game-{id}") for lang in LANGUAGES)}
        found |= {bot for bot in game.bots if bot not in ("random", "greedy")}
    return found


def test_no_command_names_a_game() -> None:
    named = re.compile("|".join(rf"(?<![\w-]){re.escape(word)}(?![\w-])" for word in sorted(words())), re.IGNORECASE)
    found = [
        f"{path.name}:{number}: {line.strip()}"
        for path in sorted(CLI.rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if named.search(line)
    ]
    assert found == []
