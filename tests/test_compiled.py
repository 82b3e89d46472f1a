"""What is compiled: everything that a simulation runs through, in all games."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.games import BUILT_IN
from tasks import compiled

SOURCE = Path(compiled.ROOT) / "src"
NAMES = {file.relative_to(SOURCE / "kronika").as_posix() for file in compiled.modules(SOURCE)}


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_is_compiled_with_its_bots(game: str) -> None:
    for part in ("game", "setup", "sight", "state", "turn", "view"):
        assert f"games/{game}/{part}.py" in NAMES
    assert any(name.startswith(f"games/{game}/bots/") for name in NAMES)


def test_the_engine_is_compiled_and_what_plays_on_in_a_world() -> None:
    assert {"engine/table.py", "engine/imagining.py", "bots/playout.py", "bots/random.py"} <= NAMES


def test_programs_and_packages_stay_plain() -> None:
    assert not [name for name in NAMES if name.endswith(("__init__.py", "card_text.py")) or "grammar" in name]


def test_a_copy_takes_no_compiled_file_along(tmp_path: Path) -> None:
    for name in ("table.py", "table.cpython-311-x86_64-linux-gnu.so", "texts.ftl"):
        (tmp_path / "src" / "kronika").mkdir(parents=True, exist_ok=True)
        (tmp_path / "src" / "kronika" / name).touch()
    compiled.copied(tmp_path / "src", tmp_path / "copy")
    assert sorted(file.name for file in (tmp_path / "copy" / "kronika").iterdir()) == ["table.py", "texts.ftl"]
