"""A language added as docs/add-a-language.md says is there for every text, and what it lacks is reported."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.dominion.new_card import copied_sources

pytestmark = pytest.mark.plain


def said_in_german(root: Path) -> subprocess.CompletedProcess[str]:
    code = (
        "from kronika.testing import check_game\n"
        "from kronika.games.dominion.game import Dominion\n"
        "from kronika.games.valeria.game import Valeria\n"
        "from kronika.rulebook import rulebook\n"
        "for game in (Dominion(), Valeria()):\n"
        "    check_game(game, only='languages say the same')\n"
        "    check_game(game, games=1, only='things have names')\n"
        "    assert len(rulebook(game.id, 'de')) == len(rulebook(game.id, 'en'))\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


def test_a_language_is_added_and_what_it_lacks_is_reported(tmp_path: Path) -> None:
    root = copied_sources(tmp_path)
    for file in [*root.rglob("*.en.ftl"), *root.rglob("rules/en.md")]:
        copy = file.with_name(file.name.replace("en.ftl", "de.ftl").replace("en.md", "de.md"))
        copy.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    for toml in root.rglob("rules/digital.toml"):
        reasons = re.sub(r'\{ en = ("[^"]*"),', r"{ en = \1, de = \1,", toml.read_text(encoding="utf-8"))
        toml.write_text(reasons, encoding="utf-8")
    texts = root / "src" / "kronika" / "engine" / "texts.py"
    source = texts.read_text(encoding="utf-8")
    assert 'LANGUAGES = ("en", "cs")' in source
    texts.write_text(source.replace('LANGUAGES = ("en", "cs")', 'LANGUAGES = ("en", "cs", "de")'), encoding="utf-8")
    done = said_in_german(root)
    assert done.returncode == 0, done.stderr
    table = root / "src" / "kronika" / "games" / "dominion" / "texts" / "table.de.ftl"
    kept = [line for line in table.read_text(encoding="utf-8").splitlines() if not line.startswith("dominion-do-buy =")]
    table.write_text("\n".join(kept) + "\n", encoding="utf-8")
    done = said_in_german(root)
    assert done.returncode == 1
    assert "table.de.ftl lacks dominion-do-buy" in done.stderr
