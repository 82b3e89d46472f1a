"""`kronika migrate`, and addresses with passwords from files."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.server.folder_lock import FolderLock
from kronika.server.store import migrate
from tests.cli.run import kronika_says
from tests.server.test_store import COLOUR, migrations_with


def test_a_store_is_made_then_left_alone_then_brought_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = kronika_says("migrate", env={"KRONIKA_DATA": str(tmp_path)})
    assert (first.exit_code, first.stderr) == (0, "")
    assert first.stdout == f"A new store is ready (store {migrate.head()}).\n"
    again = kronika_says("migrate", "--data", str(tmp_path), "--lang", "cs")
    assert again.stdout == f"Úložiště je aktuální (verze úložiště {migrate.head()}); nebylo co dělat.\n"
    before = migrate.head()
    monkeypatch.setattr(migrate, "HERE", migrations_with(tmp_path, COLOUR))
    done = kronika_says("migrate", "--data", str(tmp_path))
    assert f"from {before} to {migrate.head()}" in done.stdout
    assert (tmp_path / f"kronika.sqlite.before-migration-from-{before}").is_file()


def test_an_older_kronika_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as newer:
        newer.setattr(migrate, "HERE", migrations_with(tmp_path, COLOUR))
        assert kronika_says("migrate", "--data", str(tmp_path)).exit_code == 0
    done = kronika_says("migrate", "--data", str(tmp_path))
    assert done.exit_code == 2
    assert "written by a newer Kronika" in done.stderr


def test_a_file_is_not_migrated_under_a_running_server(tmp_path: Path) -> None:
    server = FolderLock(tmp_path)
    assert server.take()
    server.tell("http://127.0.0.1:8000")
    try:
        done = kronika_says("migrate", "--data", str(tmp_path))
    finally:
        server.release()
    assert done.exit_code == 2
    assert "A server is running with this data folder, at http://127.0.0.1:8000" in done.stderr
    assert not (tmp_path / "kronika.sqlite").exists()


# --- secrets from files


def test_the_address_of_the_store_may_lie_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "database-url"
    file.write_text(f"sqlite:///{tmp_path / 'elsewhere.sqlite'}\n")
    done = kronika_says("migrate", env={"KRONIKA_DATABASE_FILE": str(file)})
    assert done.exit_code == 0, done.output
    assert (tmp_path / "elsewhere.sqlite").is_file()
    for command in (["password", "Karel"], ["serve", "--no-browser"]):
        file.write_text("mysql://elsewhere/kronika")
        refused = kronika_says(*command, env={"KRONIKA_DATABASE_FILE": str(file)})
        assert "not the address of a store" in refused.stderr, command


def test_redis_too(tmp_path: Path) -> None:
    (tmp_path / "redis").write_text("http://elsewhere")
    env = {"KRONIKA_REDIS_FILE": str(tmp_path / "redis"), "KRONIKA_DATA": str(tmp_path)}
    refused = kronika_says("serve", "--no-browser", env=env)
    assert "not the address of Redis" in refused.stderr


def test_an_option_comes_before_the_file(tmp_path: Path) -> None:
    (tmp_path / "database-url").write_text("mysql://elsewhere/kronika")
    given = f"sqlite:///{tmp_path / 'given.sqlite'}"
    done = kronika_says("migrate", "--database", given, env={"KRONIKA_DATABASE_FILE": str(tmp_path / "database-url")})
    assert done.exit_code == 0, done.output
    assert (tmp_path / "given.sqlite").is_file()


@pytest.mark.parametrize(
    ("content", "variable", "said"),
    [
        (None, "", "There is no file"),
        (" \n", "", "is empty. Put in it what KRONIKA_DATABASE would hold"),
        ("postgresql://a/b", "postgresql://c/d", "KRONIKA_DATABASE and KRONIKA_DATABASE_FILE are both set"),
    ],
)
def test_what_is_wrong_with_the_file_is_said(tmp_path: Path, content: str | None, variable: str, said: str) -> None:
    file = tmp_path / "database-url"
    if content is not None:
        file.write_text(content)
    done = kronika_says("migrate", env={"KRONIKA_DATABASE_FILE": str(file), "KRONIKA_DATABASE": variable})
    assert done.exit_code == 2
    assert said in done.stderr
