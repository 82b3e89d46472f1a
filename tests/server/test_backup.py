"""The commands that docs/operations.md gives for backup and restore, taken from there and run."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import run
from kronika.server.store import migrate
from tests.server.cluster import programs
from tests.server.parlour import Parlour, Watching, play_on, relaxed
from tests.server.stores import ask
from tests.server.test_play import two_people
from tests.server.test_store import COLOUR, migrations_with, open_once

pytestmark = pytest.mark.both_stores

PAGE = Path(run.__file__).parent / "docs" / "operations.md"
TABLES = ("secrets", "persons", "sessions", "tables", "log", "chat", "seated")


def commands(database: str) -> tuple[str, str]:
    """How to back up and how to restore."""
    section = PAGE.read_text(encoding="utf-8").split("## Backup and restore")[1].split("\n## ")[0]
    lines = [line for block in re.findall(r"```sh\n(.*?)```", section, re.DOTALL) for line in block.splitlines()]
    first, second = lines[:2] if database == "postgres" else lines[2:]
    return first, second


def test_what_was_backed_up_can_be_restored(tmp_path: Path, store_kind: str) -> None:
    """A backup in mid-game, while the server runs; then everything goes wrong; then it is as it was, and goes on."""
    folder = tmp_path / "data"
    settings = relaxed(folder)
    bin = programs() if store_kind == "postgres" else None
    path = os.pathsep.join([*([str(bin)] if bin else []), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "KRONIKA_DATABASE": settings.database_url}
    if store_kind == "sqlite" and shutil.which("sqlite3") is None:
        run.ensure_program("sqlite3", "sqlite3", "sqlite3 for the test of backups")

    def shell(command: str) -> None:
        done = subprocess.run(
            command, shell=True, cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr

    def everything() -> dict[str, list[str]]:
        return {table: sorted(map(repr, ask(settings.database, f"select * from {table}"))) for table in TABLES}

    folder.mkdir(exist_ok=True)
    backup, restore = commands(store_kind)
    with Parlour(settings) as parlour:
        table, anna, karel = two_people(parlour, "high-card")
        with anna.watch(table) as one, karel.watch(table) as two:
            play_on([one, two], random.Random(1), 3)
            one.send({"type": "chat", "table": table, "text": "Žluťoučký kůň", "nonce": "c"})
            one.hear("said")
            before, view = everything(), one.state["view"]
            shell(backup)
            play_on([one, two], random.Random(1))
        cookie = anna.http.cookies["kronika"]
    assert everything() != before
    ask(settings.database, "delete from chat")
    shell(restore)
    assert everything() == before
    with Parlour(settings) as parlour:
        anna = parlour.guest()
        anna.http.cookies.clear()
        anna.http.cookies.set("kronika", cookie)
        with anna.watch(table) as one:
            one.settle()
            assert one.state["view"] == view
            assert [line["text"] for line in one.said] == ["Žluťoučký kůň"]
            one.send({"type": "chat", "table": table, "text": "Hrajeme dál", "nonce": "d"})
            assert one.hear("said")["text"] == "Hrajeme dál"  # also new lines find their numbers


def test_the_way_back_from_the_copy_before_a_migration(
    tmp_path: Path, postgres_only: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = relaxed(tmp_path)
    with Parlour(settings) as parlour:
        table, anna, _ = two_people(parlour, "high-card")
        with anna.watch(table) as one:
            one.send({"type": "chat", "table": table, "text": "Před převodem", "nonce": "c"})
            one.hear("said")
    before = {name: sorted(map(repr, ask(settings.database, f"select * from {name}"))) for name in TABLES}
    revision = str(migrate.head())
    monkeypatch.setattr(migrate, "HERE", migrations_with(tmp_path, COLOUR))
    open_once(tmp_path)
    monkeypatch.undo()
    ask(settings.database, "drop schema public cascade")
    ask(settings.database, "create schema public")
    with Parlour(settings):
        pass
    (block,) = re.findall(r"```sql\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    ask(settings.database, block.replace("<revision>", revision).replace(":=", "\\:="))
    assert {name: sorted(map(repr, ask(settings.database, f"select * from {name}"))) for name in TABLES} == before
    with Parlour(settings) as parlour, Watching(None, table, base=parlour.base) as spectator:
        spectator.settle()
        assert [line["text"] for line in spectator.said] == ["Před převodem"]


@pytest.mark.usefixtures("no_store")
def test_the_page_names_every_option_and_number(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    options = ("--database", "--redis", "--proxy", "--log", "--hosts", "--no-hsts", "--metrics", "--metrics-token")
    for name in (*options, *(f"KRONIKA_{each}" for each in ("DATABASE", "REDIS", "PROXY", "HOSTS", "METRICS"))):
        assert name in page
    with Parlour(relaxed(tmp_path)) as parlour:
        told = parlour.running.service.metrics.text()
    for name in re.findall(r"# TYPE kronika(_\w+) ", told):
        assert name in page, f"docs/operations.md does not say what kronika{name} is"
