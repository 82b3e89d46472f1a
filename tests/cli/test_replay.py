"""`kronika replay`: chronicles that hold, and all kinds that don't."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import kronika
from kronika.bots import arena
from tests.cli.run import kronika_says, program


def finished() -> dict[str, Any]:
    table = kronika.new_table("dominion", ["Anna", "Bob"], seed=3)
    arena.play(table, [kronika.bot("dominion", "big-money"), kronika.bot("dominion", "random", 1)])
    return table.chronicle()


CHRONICLE = finished()


def written(folder: Path, content: object) -> str:
    file = folder / "game.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return str(file)


def test_the_story_by_turns_and_the_result(tmp_path: Path) -> None:
    done = kronika_says("replay", written(tmp_path, CHRONICLE))
    assert done.exit_code == 0
    for word in ("Anna begins turn 2.", "  Anna buys Silver.", "Anna wins!", "× Province +", "the digest agrees"):
        assert word in done.stdout
    hidden = [line for line in done.stdout.splitlines() if line.startswith("  Bob draws")]
    assert hidden
    assert all("card" in line for line in hidden)  # a spectator doesn't see what is drawn


def test_the_story_in_czech(tmp_path: Path) -> None:
    done = kronika_says("replay", written(tmp_path, CHRONICLE), "--lang", "cs")
    for word in ("Anna začíná svůj 2. tah.", "Vyhrává Anna!", "otisk souhlasí"):
        assert word in done.stdout


def test_the_outcome_for_programs(tmp_path: Path) -> None:
    done = kronika_says("replay", written(tmp_path, CHRONICLE), "--json")
    found = json.loads(done.stdout)
    assert done.exit_code == 0
    assert set(found) == {"game", "answers", "digest", "ok", "result"}
    assert found["game"] == "dominion"
    assert found["ok"] is True
    assert found["answers"] == len(CHRONICLE["answers"])
    assert found["digest"] == CHRONICLE["digest"]
    assert found["result"]["winners"] == [0]


def test_up_to_an_answer(tmp_path: Path) -> None:
    file = written(tmp_path, CHRONICLE)
    done = kronika_says("replay", file, "--upto", "5")
    assert done.exit_code == 0
    assert "Played up to answer 5" in done.stdout
    assert "not over" in done.stdout
    assert json.loads(kronika_says("replay", file, "--upto", "5", "--json").stdout)["answers"] == 5
    for upto in ("-1", "99999"):
        wrong = kronika_says("replay", file, "--upto", upto)
        assert wrong.exit_code == 2
        assert f"not {upto}" in wrong.stderr.replace(",", "")


def test_a_game_that_is_not_over_waits(tmp_path: Path) -> None:
    table = kronika.new_table("dominion", ["Anna", "Bob"], seed=3)
    done = kronika_says("replay", written(tmp_path, table.chronicle()))
    assert done.exit_code == 0
    assert "not over" in done.stdout


def test_a_chronicle_without_a_digest_is_only_played(tmp_path: Path) -> None:
    done = kronika_says("replay", written(tmp_path, {k: v for k, v in CHRONICLE.items() if k != "digest"}))
    assert done.exit_code == 0
    assert "no digest to compare" in done.stdout


DAMAGED: list[tuple[str, object, str]] = [
    ("empty", "", "empty"),
    ("no json", "Dear diary", "not JSON (line 1)"),
    ("truncated", json.dumps(CHRONICLE)[:700], "ends too early"),
    ("truncated in a string", json.dumps(CHRONICLE)[:15], "ends too early"),
    ("a list", [1, 2], "not a chronicle"),
    ("something else", {"name": "x"}, "not a chronicle"),
    ("nested", "[" * 100_000, "not a chronicle"),
    ("newer", {**CHRONICLE, "kronika": 99}, "form 99"),
    ("unknown game", {**CHRONICLE, "game": "chess"}, "no game “chess”"),
    ("other rules", {**CHRONICLE, "rules": 0}, "rules 0"),
    ("lacks seats", {k: v for k, v in CHRONICLE.items() if k != "seats"}, "“seats”"),
    ("seats are numbers", {**CHRONICLE, "seats": [1, 2]}, "“seats”"),
    ("too many seats", {**CHRONICLE, "seats": ["x"] * 9}, "9 players"),
    ("setup", {**CHRONICLE, "setup": {"kingdom": "atlantis"}}, "atlantis"),
    ("setup nested", {**CHRONICLE, "setup": {"kingdom": [{}]}}, "kingdom"),
    ("chance", {**CHRONICLE, "chance": 3}, "“chance”"),
    ("answer form", {**CHRONICLE, "answers": [["Anna", "treasures"]]}, "Answer 1"),
    ("answer seat", {**CHRONICLE, "answers": [[7, "treasures"]]}, "Answer 1"),
    ("answer", {**CHRONICLE, "answers": [*CHRONICLE["answers"][:4], [0, "buy:moat"]]}, "Answer 5"),
    ("answers too many", {**CHRONICLE, "answers": [*CHRONICLE["answers"], [0, "end-turn"]]}, "game is over"),
    ("an answer less", {**CHRONICLE, "answers": CHRONICLE["answers"][:-1]}, "does not end where it says"),
    ("another digest", {**CHRONICLE, "digest": "0" * 64}, "does not end where it says"),
    ("digest of another kind", {**CHRONICLE, "digest": 5}, "does not end where it says"),
]


@pytest.mark.parametrize(("content", "words"), [each[1:] for each in DAMAGED], ids=[each[0] for each in DAMAGED])
def test_a_damaged_chronicle_is_named(content: object, words: str, tmp_path: Path) -> None:
    file = written(tmp_path, content)
    done = kronika_says("replay", file)
    assert done.exit_code == 1
    assert isinstance(done.exception, SystemExit)
    assert done.stderr.startswith(f"kronika: {file}: ")
    assert words in done.stderr
    found = json.loads(kronika_says("replay", file, "--json").stdout)
    assert found["ok"] is False
    assert found["result"] is None
    assert words in found["error"]


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\xff\xfe\x00")
    done = program("replay", str(file))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"kronika: {file}: The file is not text in UTF-8, so it is not a chronicle.\n"
