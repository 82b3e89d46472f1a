"""The commands that docs/operations.md, docs/upgrade.md and deploy/ give for backup and restore, taken from there and
run."""

from __future__ import annotations

import os
import random
import re
import shlex
import shutil
import stat
import subprocess
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

import run
from kronika.server.settings import Settings
from kronika.server.store import migrate
from kronika.server.store.database import database_url
from tests.server.cluster import programs
from tests.server.parlour import Guest, Parlour, Watching, play_on, relaxed
from tests.server.stores import ask
from tests.server.test_play import two_people
from tests.server.test_store import COLOUR, migrations_with, open_once

pytestmark = pytest.mark.both_stores

ROOT = Path(run.__file__).parent
DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs" / "operations.md"
UPGRADE = ROOT / "docs" / "upgrade.md"
TABLES = ("secrets", "persons", "sessions", "tables", "log", "chat", "seated")


def commands(database: str) -> tuple[str, str]:
    """How to back up and how to restore."""
    section = PAGE.read_text(encoding="utf-8").split("## Backup and restore")[1].split("\n## ")[0]
    lines = [line for block in re.findall(r"```sh\n(.*?)```", section, re.DOTALL) for line in block.splitlines()]
    first, second = lines[:2] if database == "postgres" else lines[2:]
    return first, second


def shell(command: str, folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(command, shell=True, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def surroundings(settings: Settings, store_kind: str) -> dict[str, str]:
    """What the commands of the page find: their programs, and the address of the store."""
    bin = programs() if store_kind == "postgres" else None
    if store_kind == "sqlite" and shutil.which("sqlite3") is None:
        run.ensure_program("sqlite3", "sqlite3", "sqlite3 for the test of backups")
    path = os.pathsep.join([*([str(bin)] if bin else []), os.environ["PATH"]])
    return {**os.environ, "PATH": path, "KRONIKA_DATABASE": settings.database_url}


def everything(settings: Settings) -> dict[str, list[str]]:
    return {table: sorted(map(repr, ask(settings.database, f"select * from {table}"))) for table in TABLES}


def as_before(parlour: Parlour, cookie: str) -> Guest:
    """Somebody who comes with the cookie they had."""
    guest = parlour.guest()
    guest.http.cookies.clear()
    guest.http.cookies.set("kronika", cookie)
    return guest


def test_what_was_backed_up_can_be_restored(tmp_path: Path, store_kind: str) -> None:
    """A backup in mid-game, while the server runs; then everything goes wrong; then it is as it was, and goes on."""
    folder = tmp_path / "data"
    settings = relaxed(folder)
    environment = surroundings(settings, store_kind)
    folder.mkdir(exist_ok=True)
    backup, restore = commands(store_kind)
    with Parlour(settings) as parlour:
        table, anna, karel = two_people(parlour, "high-card")
        with anna.watch(table) as one, karel.watch(table) as two:
            play_on([one, two], random.Random(1), 3)
            one.send({"type": "chat", "table": table, "text": "Žluťoučký kůň", "nonce": "c"})
            one.hear("said")
            before, view = everything(settings), one.state["view"]
            shell(backup, folder, environment)
            play_on([one, two], random.Random(1))
        cookie = anna.http.cookies["kronika"]
    assert everything(settings) != before
    ask(settings.database, "delete from chat")
    shell(restore, folder, environment)
    assert everything(settings) == before
    with Parlour(settings) as parlour, as_before(parlour, cookie).watch(table) as one:
        one.settle()
        assert one.state["view"] == view
        assert [line["text"] for line in one.said] == ["Žluťoučký kůň"]
        one.send({"type": "chat", "table": table, "text": "Hrajeme dál", "nonce": "d"})
        assert one.hear("said")["text"] == "Hrajeme dál"  # also new lines find their numbers


def test_a_backup_opens_in_an_empty_house_and_the_game_goes_on(
    tmp_path: Path, store_kind: str, empty_store: None
) -> None:
    """Made as deploy/ makes it every night; carried to a folder and a database in which nothing has ever been."""
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    with Parlour(relaxed(here)) as parlour:
        table, anna, karel = two_people(parlour, "dominion", kingdom="first-game")
        with anna.watch(table) as one, karel.watch(table) as two:
            play_on([one, two], random.Random(2), 20)
            views = [device.state["view"] for device in (one, two)]
            made = nightly_dump(relaxed(here), tmp_path) if store_kind == "postgres" else nightly_copy(here)
        cookies = [guest.http.cookies["kronika"] for guest in (anna, karel)]
    assert (stat.S_IMODE(made.stat().st_mode), [path.name for path in made.parent.iterdir()]) == (0o600, [made.name])
    shutil.copy(made, there / ("kronika.dump" if store_kind == "postgres" else "kronika-backup.sqlite"))
    settings = relaxed(there)
    shell(commands(store_kind)[1], there, surroundings(settings, store_kind))
    with Parlour(settings) as parlour:
        anna, karel = (as_before(parlour, cookie) for cookie in cookies)
        with anna.watch(table) as one, karel.watch(table) as two:
            for device, view in zip((one, two), views, strict=True):
                device.settle()
                assert device.state["view"] == view
            assert play_on([one, two], random.Random(3), 30) == 30
            assert [device.problems for device in (one, two)] == [[], []]


def nightly_copy(folder: Path) -> Path:
    """What deploy/kronika-backup.service does, line by line, in the folder it would do it in."""
    unit = (DEPLOY / "kronika-backup.service").read_text(encoding="utf-8")
    (folder / "backups").mkdir()
    assert "StateDirectory=kronika kronika/backups" in unit
    for line in re.findall(r"^ExecStart(?:Pre|Post)?=(.*)$", unit, re.MULTILINE):
        words = [word.replace("$$", "$").replace("%%", "%") for word in shlex.split(line)]
        program = shutil.which(Path(words[0]).name)
        assert program is not None, words[0]
        subprocess.run([program, *words[1:]], cwd=folder, umask=0o077, check=True)
    (made,) = (folder / "backups").glob("kronika-*.sqlite")
    return made


def nightly_dump(settings: Settings, tmp_path: Path) -> Path:
    """What the service `backup` of deploy/compose.yaml does; only the folders and the server are others."""
    service = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]["backup"]
    (folder := tmp_path / "backups").mkdir()
    (secret := tmp_path / "database-password").write_text("nobody asks for it here")
    (script,) = service["command"]
    for theirs, ours in (("$$", "$"), ("/backups", str(folder)), ("/run/secrets/database-password", str(secret))):
        assert theirs in script
        script = script.replace(theirs, ours)
    url = database_url(settings.database_url)
    place = {"PGHOST": str(url.query["host"]), "PGUSER": str(url.username), "PGDATABASE": str(url.database)}
    assert set(place) == set(service["environment"])
    environment = {**surroundings(settings, "postgres"), **place}
    subprocess.run([*service["entrypoint"], script], env=environment, check=True)
    (made,) = folder.glob("kronika-*.dump")
    return made


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
    (block,) = re.findall(r"```sql\n(.*?)```", UPGRADE.read_text(encoding="utf-8"), re.DOTALL)
    ask(settings.database, block.replace("<revision>", revision).replace(":=", "\\:="))
    assert {name: sorted(map(repr, ask(settings.database, f"select * from {name}"))) for name in TABLES} == before
    with Parlour(settings) as parlour, Watching(None, table, base=parlour.base) as spectator:
        spectator.settle()
        assert [line["text"] for line in spectator.said] == ["Před převodem"]


@pytest.mark.usefixtures("no_store")
def test_the_page_names_every_option_and_number(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "kronika" / "cli").glob("*.py"))
    variables = re.findall(r'envvar="(KRONIKA_\w+)"', sources)
    assert len(variables) > 3
    options = ("--database", "--redis", "--proxy", "--log", "--hosts", "--no-hsts", "--metrics", "--metrics-token")
    for name in (*options, "KRONIKA_DATABASE_FILE", *variables):
        assert name in page, f"docs/operations.md does not say what {name} is"
    with Parlour(relaxed(tmp_path)) as parlour:
        told = parlour.running.service.metrics.text()
    for name in re.findall(r"# TYPE kronika(_\w+) ", told):
        assert name in page, f"docs/operations.md does not say what kronika{name} is"
