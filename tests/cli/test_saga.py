"""`kronika saga`: begin, let bots play on, tell the history, print the string, add a game."""

from __future__ import annotations

import json
from pathlib import Path

import kronika
from kronika.games.oath.chronicle_string import read_string
from tests.cli.run import kronika_says as run
from tests.server.dynasty import Childless


def test_a_saga_from_its_beginning_to_a_string(tmp_path: Path) -> None:
    file = str(tmp_path / "mlha.json")
    assert "Doba mlhy" in run("saga", "new", file, "--name", "Doba mlhy", "--lang", "cs").stdout
    told = run(
        "saga", "play", file, "-n", "2", "--bots", "random", "--seats", "3", "--seed", "5", "--lang", "cs"
    ).stdout
    assert "Příští přísaha:" in told
    saga = kronika.resume_saga(json.loads(Path(file).read_text(encoding="utf-8")))
    assert len(saga.chronicles) == 2
    assert run("saga", "show", file, "--lang", "cs").stdout == told
    records = json.loads(run("saga", "show", file, "--json").stdout)
    assert [row["number"] for row in records] == [1, 2]
    line = run("saga", "string", file).stdout.strip()
    assert read_string(line).name == "Doba mlhy"
    assert line == saga.next_setup["chronicle"]


def test_a_game_that_others_bring_is_not_taken_for_ours(tmp_path: Path) -> None:
    """Though it has sagas too, and comes first in the alphabet."""
    kronika.register(Childless())
    try:
        run("saga", "new", str(tmp_path / "a.json"), "--name", "A")
    finally:
        kronika.games.unregister(Childless.id)
    assert json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))["game"] == "oath"


def test_a_saga_begins_with_a_string_from_elsewhere(tmp_path: Path) -> None:
    first, second = str(tmp_path / "a.json"), str(tmp_path / "b.json")
    run("saga", "new", first, "--name", "A")
    run("saga", "play", first, "--bots", "random", "--seats", "2", "--seed", "1")
    line = run("saga", "string", first).stdout.strip()
    run("saga", "new", second, "--name", "B", "--string", line)
    told = run("saga", "play", second, "--bots", "random", "--seats", "2", "--seed", "2", "--lang", "en").stdout
    assert "The next oath:" in told
    saga = kronika.resume_saga(json.loads(Path(second).read_text(encoding="utf-8")))
    assert saga.records[0]["number"] == 2, "the string counts on"


def test_a_game_played_elsewhere_is_added(tmp_path: Path) -> None:
    file, chronicle = tmp_path / "a.json", tmp_path / "game.json"
    run("saga", "new", str(file), "--name", "A")
    run("saga", "play", str(file), "--bots", "random", "--seats", "2", "--seed", "1")
    saga = json.loads(file.read_text(encoding="utf-8"))
    chronicle.write_text(json.dumps(saga["games"][0]), encoding="utf-8")
    saga["games"] = []
    file.write_text(json.dumps(saga), encoding="utf-8")
    assert run("saga", "add", str(file), str(chronicle)).exit_code == 0
    again = run("saga", "add", str(file), str(chronicle), "--lang", "en")
    assert again.exit_code == 2
    assert "does not begin with the world" in again.stderr


def test_mistakes_are_explained_in_a_line(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    run("saga", "new", str(file), "--name", "A")
    twice = run("saga", "new", str(file), "--name", "A", "--lang", "cs")
    assert (twice.exit_code, "už existuje" in twice.stderr) == (2, True)
    early = run("saga", "string", str(file), "--lang", "en")
    assert (early.exit_code, "no world yet" in early.stderr) == (2, True)
    bad = run("saga", "new", str(tmp_path / "b.json"), "--name", "B", "--string", "0303", "--lang", "en")
    assert (bad.exit_code, "ends too early" in bad.stderr) == (2, True)
    assert not (tmp_path / "b.json").exists()
    file.write_text("{}", encoding="utf-8")
    none = run("saga", "show", str(file), "--lang", "en")
    assert (none.exit_code, "not a saga of Kronika" in none.stderr) == (2, True)


def test_option_is_an_old_name_of_setup(tmp_path: Path) -> None:
    file = tmp_path / "mlha.json"
    done = run("saga", "new", str(file), "--name", "Mlha", "--option", "oath=people")
    assert done.exit_code == 0
    assert done.stderr == "kronika: --option is now called --setup; it still works, for now.\n"
    saga = kronika.resume_saga(json.loads(file.read_text(encoding="utf-8")))
    assert saga.next_setup["oath"] == "people"
