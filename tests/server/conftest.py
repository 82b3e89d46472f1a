"""Tests of the store run twice, on SQLite and on a real PostgreSQL; of the others each runs on one of them, by its
name, and with `--long` on both. Those that need nothing special of their server share one."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from pathlib import Path

import pytest

from checks.test_ids import keep_groups_together
from kronika.server import worker_process
from kronika.server.bots import Bots
from tests import selection
from tests.server import stores
from tests.server.clock import Clock
from tests.server.cluster import MISSING, Cluster, missing
from tests.server.parlour import Parlour, hang_up, relaxed
from tests.server.serving import Redis, started_redis
from tests.server.stores import SQLITE, Stores

KINDS = ("sqlite", "postgres")
TURNS = ("sqlite", "sqlite", "postgres")
"""Whose turn it is: a database takes several times as long as a file, and what differs is the store, tested on both."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    names = set(metafunc.fixturenames)
    if "no_store" not in names and names & {"tmp_path", "parlour"}:
        kinds = [kind for kind in KINDS if f"{kind}_only" in names] or KINDS
        metafunc.parametrize("store_kind", kinds, indirect=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not selection.everything(config):
        selection.leave_out(config, items, another_stores_turn)
    keep_groups_together(items)


def another_stores_turn(item: pytest.Item) -> bool:
    """Whether a test is left out on this database, because its name says that it runs on the other one."""
    if not isinstance(item, pytest.Function) or item.get_closest_marker("both_stores"):
        return False
    callspec = getattr(item, "callspec", None)
    kind: str | None = callspec.params.get("store_kind") if callspec else None
    if kind is None or any(f"{each}_only" in item.fixturenames for each in KINDS):
        return False
    return kind != TURNS[selection.turn(item.nodeid.replace(kind, "store"), len(TURNS))]


@pytest.fixture
def no_store() -> None:
    """For a test that has files, but no store."""


@pytest.fixture
def empty_store() -> None:
    """For a test of how a store begins: nothing is in it yet. All others begin with the migrations done."""


@pytest.fixture
def sqlite_only() -> None:
    """For a test of what only SQLite does."""


@pytest.fixture
def postgres_only() -> None:
    """For a test of what only PostgreSQL does."""


@pytest.fixture(scope="session")
def cluster(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Cluster:
    worker = hasattr(request.config, "workerinput")
    base = tmp_path_factory.getbasetemp()
    try:
        return Cluster(base.parent if worker else base)
    except FileNotFoundError:
        missing(MISSING)


@pytest.fixture(autouse=True)
def store_kind(request: pytest.FixtureRequest) -> Iterator[str]:
    kind: str = getattr(request, "param", "sqlite")
    mine = Stores(request.getfixturevalue("cluster") if kind == "postgres" else None)
    mine.migrated = "empty_store" not in request.fixturenames
    stores.current[0] = mine
    yield kind
    mine.drop()
    stores.current[0] = SQLITE


@pytest.fixture(scope="session", autouse=True)
def bots_come_when_called() -> Iterator[None]:
    """A server in this process starts another one for its bots at once, so that the first of them does not wait. Most
    tests have no bot: they would start that for nothing. Servers that are processes of their own do as always."""

    async def warm(bots: Bots) -> None:
        pass

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Bots, "warm", warm)
        yield


@pytest.fixture(scope="session", autouse=True)
def workers_are_copies() -> Iterator[None]:
    """To start a process that knows all games takes most of a second of a processor. Here those of servers in this
    process are copies of one that has learned them. Servers that are processes of their own do as always."""
    with pytest.MonkeyPatch.context() as patch:
        if "forkserver" in multiprocessing.get_all_start_methods():
            multiprocessing.set_forkserver_preload(["tests.server.loaded"])
            patch.setattr(worker_process, "START", "forkserver")
        yield


@pytest.fixture(autouse=True)
def guests_go_home() -> Iterator[None]:
    yield
    hang_up()


@pytest.fixture(scope="session")
def parlours(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Parlour]]:
    running: dict[str, Parlour] = {}
    yield running
    for each in running.values():
        each.__exit__(None, None, None)


@pytest.fixture
def parlour(
    store_kind: str,
    parlours: dict[str, Parlour],
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
) -> Parlour:
    if store_kind not in parlours:
        folder = tmp_path_factory.mktemp("parlour")
        lasting = Stores(request.getfixturevalue("cluster") if store_kind == "postgres" else None)
        parlours[store_kind] = Parlour(relaxed(folder, database_url=lasting.url(folder))).__enter__()
    return parlours[store_kind]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Asked for before a server that should go by it."""
    return Clock(monkeypatch)


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    server = started_redis(tmp_path)
    yield server
    server.stop()
