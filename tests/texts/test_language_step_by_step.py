"""docs/add-a-language.md can be left at each step: what nobody has written yet shows its id or is said in English, and
the checks name it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.texts import german

pytestmark = pytest.mark.plain

STAND = """
import json
from typer.testing import CliRunner
from kronika.cli.app import app
from kronika.testing import GameFlaws, check_game
said = {}
for command in (
    "--help",
    "play north --seed 3 --lang de",
    "play dominion --seed 3 --lang de -s kingdom=first-game",
    "rules dominion D3.2-a --lang de",
    "decks check src/kronika/games/north/data/glenn.toml --lang en",
):
    done = CliRunner().invoke(app, command.split())
    said[" ".join(command.split()[:2])] = [done.exit_code, done.output, repr(done.exception)]
try:
    check_game("north", only="languages say the same")
except GameFlaws as found:
    said["check"] = str(found)
print(json.dumps(said))
"""
"""What whoever adds the language may try at any time."""


def test_every_step_leaves_something_that_works(tmp_path: Path) -> None:
    root = german.with_nothing(tmp_path)
    for step in (german.name_it, german.copy_catalogues, german.copy_rulebooks, german.name_cards):
        step(root)
        done = german.run_in(root, "-c", STAND)
        assert done.returncode == 0, (step.__name__, done.stderr)
        stand = json.loads(done.stdout)
        for command in ("--help", "play north", "play dominion"):
            assert stand[command][0] == 0, (step.__name__, command, stand[command])
        code, rule, _ = stand["rules dominion"]
        code_of_deck, deck, _ = stand["decks check"]
        if step is german.name_it:
            assert "dominion-do-end-turn" in stand["play dominion"][1], "a text that nobody wrote shows its id"
            assert "cards.en.ftl has no counterpart in “de”" in stand["check"]
        else:
            assert "Zug beenden" in stand["play dominion"][1]
            assert "check" not in stand
        if step is german.copy_catalogues:
            assert (code, "no rulebook of dominion in the language “de”" in rule) == (2, True)
        if step is german.copy_rulebooks:
            assert (code, rule.startswith("D3.2-a")) == (0, True)
            assert "card-oat-field" not in stand["play north"][1], "a card is called by its English name"
            assert (code_of_deck, deck.startswith("glenn.toml:5: [oat-field] The card has no name.de")) == (1, True)
        if step is german.name_cards:
            assert code_of_deck == 0, deck
