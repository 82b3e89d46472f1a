"""For the length of an update processes of two neighbouring versions share one store: one plays by older rules and
knows an older schema, the other has newer rules and has migrated already."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import kronika
from kronika.server.store import migrate
from tests.server import stores
from tests.server.parlour import Guest, Parlour, catch_up, client, fetch, play_on, relaxed, until
from tests.server.serving import Redis, Serving
from tests.server.test_store import migrations_with

BEFORE, NOW = "tests.toys.turncoat:TurncoatBefore", "tests.toys.turncoat:Turncoat"
ADDED = """
op.create_table("colours", sa.Column("name", sa.String, primary_key=True))
for table in ("tables", "log", "persons", "sessions"):
    with op.batch_alter_table(table) as batch:
        batch.add_column(sa.Column("colour", sa.String, nullable=False, server_default="red"))
"""
"""What a migration may do: it adds a table, and columns with a default."""
NEXT = "from pathlib import Path\nfrom kronika.server.store import migrate\nmigrate.HERE = Path({!r})\n"
"""What a process does first to be of the next release."""


@pytest.fixture(autouse=True)
def cleared_shelf() -> Iterator[None]:
    kronika.games.unregister("turncoat")
    yield
    kronika.games.unregister("turncoat")


class Update:
    """An older process, and then a newer one beside it."""

    def __init__(self, folder: Path, redis: str) -> None:
        self._folder = folder
        self._given = ("--database", relaxed(folder).database, "--redis", redis)
        self.older = Serving(folder, "older", "--game", BEFORE, *self._given).wait()
        self.processes = [self.older]

    def begin(self) -> Serving:
        """The first process of the new version starts, and migrates the store."""
        migrations = str(migrations_with(self._folder, ADDED))
        folder = self._folder / "newer"
        folder.mkdir()
        newer = Serving(folder, "newer", "--game", NOW, *self._given, first=NEXT.format(migrations))
        self.processes.append(newer)
        return newer.wait()

    def close(self) -> None:
        for process in self.processes:
            process.kill()


@pytest.fixture
def update(tmp_path: Path, redis: Redis) -> Iterator[Update]:
    under_way = Update(tmp_path, redis.url)
    yield under_way
    under_way.close()


def sent_to(server: Serving, guest: Guest) -> Guest:
    """The same person's browser at another process, as a proxy would send them there."""
    other = Guest.__new__(Guest)
    other.base, other.name = server.base, guest.name
    other.http = client(other.base, cookies=dict(guest.http.cookies))
    return other


def revision(url: str) -> str:
    return str(stores.ask(url, "select version_num from alembic_version")[0][0])


@pytest.mark.xdist_group("pair")
def test_two_versions_serve_an_old_table_at_once(update: Update, tmp_path: Path, postgres_only: None) -> None:
    anna = Guest(update.older.base, "Anna")
    table = anna.create_table("turncoat", "me", "empty", "random")
    invite = anna.invite(table)
    newer = update.begin()
    assert revision(relaxed(tmp_path).database) == "9001"
    karel = Guest(newer.base, "Karel")
    karel.sit(table, 1, invite)
    with anna.watch(table) as one, karel.watch(table) as two:
        one.until(lambda state: state["info"]["status"] == "playing")
        play_on([one, two], random.Random(1))
        catch_up([one, two])
        for device in (one, two):
            assert (device.state["view"]["rules"], device.problems) == (1, [])
        assert one.state["result"] == two.state["result"] is not None
        assert len(one.events) == len(two.events) == 12, "four rounds of three cards, by the old rules"

    new = karel.create_table("turncoat", "me", "random")
    elsewhere = sent_to(update.older, karel)
    with karel.watch(new) as device:
        play_on([device], random.Random(1), 1)
        assert elsewhere.get(f"/api/tables/{new}", 409)["id"] == "table-old-rules"
        assert table in {each["id"] for each in elsewhere.get("/api/tables")}
        play_on([device], random.Random(1))
        assert device.state["view"]["rules"] == 2
    # What is finished stays to be seen, as soon as the older process has heard of its end.
    until(lambda: elsewhere.http.get(f"/api/tables/{new}").status_code == 200)
    assert elsewhere.get(f"/api/tables/{new}")["status"] == "over"
    old = anna.create_table("turncoat", "me", "random")  # by the old rules still, and either plays it on
    with sent_to(newer, anna).watch(old) as device:
        play_on([device], random.Random(1), 2)
    with anna.watch(old) as device:
        play_on([device], random.Random(1))
        assert (device.state["view"]["rules"], device.problems) == (1, [])
    assert fetch(f"{update.older.base}/health").status_code == 503, "newcomers go to the new version"
    assert fetch(f"{newer.base}/health").status_code == 200
    for process in update.processes:
        assert [line for line in process.lines() if line["level"] in ("ERROR", "CRITICAL")] == []


@pytest.mark.both_stores
def test_a_process_goes_on_when_the_store_has_been_migrated_further(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that it writes then is found by the next release, which fills in what it has added."""
    settings = relaxed(tmp_path, games=(BEFORE,))
    with Parlour(settings) as older:
        anna = older.guest("Anna")
        table = anna.create_table("turncoat", "me", "random")
        with anna.watch(table) as device:
            play_on([device], random.Random(1), 1)
        with monkeypatch.context() as next_release:
            next_release.setattr(migrate, "HERE", migrations_with(tmp_path, ADDED))
            stores.migrate(settings.database)
        assert revision(settings.database) == "9001" != migrate.head()

        karel = older.guest("Karel")
        second = anna.create_table("turncoat", "me", "empty")
        karel.sit(second, 1, anna.invite(second))
        with anna.watch(second) as one, karel.watch(second) as two:
            play_on([one, two], random.Random(1))
            one.send({"type": "chat", "table": second, "text": "Dobrá hra!", "nonce": "c"})
            assert two.hear("said")["text"] == "Dobrá hra!"
            assert one.problems == two.problems == []
        anna.post("/api/account", {"name": "Anna", "password": "dlouhé a tajné"})
        with anna.watch(table) as device:
            play_on([device], random.Random(1))
            ended = device.state
        assert ended["info"]["status"] == "over"
        assert {each["id"] for each in anna.get("/api/tables")} == {table, second}

    monkeypatch.setattr(migrate, "HERE", tmp_path / "migrations")
    kronika.games.unregister("turncoat")
    with Parlour(relaxed(tmp_path, games=(NOW,))) as newer:
        anna = newer.guest()
        anna.post("/api/account/in", {"name": "Anna", "password": "dlouhé a tajné"})
        listed = {each["id"]: each["status"] for each in anna.get("/api/tables")}
        assert listed == {table: "over", second: "over"}
        with anna.watch(table) as device:
            for part in ("view", "result", "seq"):
                assert device.state[part] == ended[part]
    colours = "select count(*) from log where colour = 'red'"
    assert stores.ask(settings.database, colours) == stores.ask(settings.database, "select count(*) from log")
