"""Every test that needs a store runs twice: on SQLite and on a real PostgreSQL. Those that need nothing special of
their server share one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import stores
from tests.server.cluster import MISSING, Cluster, missing
from tests.server.parlour import Parlour, relaxed
from tests.server.serving import Redis, started_redis
from tests.server.stores import SQLITE, Stores


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    names = set(metafunc.fixturenames)
    if "no_store" not in names and names & {"tmp_path", "parlour"}:
        kinds = [kind for kind in ("sqlite", "postgres") if f"{kind}_only" in names] or ["sqlite", "postgres"]
        metafunc.parametrize("store_kind", kinds, indirect=True)


@pytest.fixture
def no_store() -> None:
    """For a test that has files, but no store."""


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
    mine = SQLITE if kind == "sqlite" else Stores(request.getfixturevalue("cluster"))
    stores.current[0] = mine
    yield kind
    mine.drop()
    stores.current[0] = SQLITE


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
) -> Iterator[Parlour]:
    if store_kind not in parlours:
        folder = tmp_path_factory.mktemp("parlour")
        lasting = SQLITE if store_kind == "sqlite" else Stores(request.getfixturevalue("cluster"))
        parlours[store_kind] = Parlour(relaxed(folder, database_url=lasting.url(folder))).__enter__()
    common = parlours[store_kind]
    yield common
    common.dismiss()


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    server = started_redis(tmp_path)
    yield server
    server.stop()
