"""What is about to be deleted takes nothing up any more: else a line that is saved in that moment would keep it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from kronika.server.store.database import database_url
from kronika.server.store.own_data import OwnDataStore
from kronika.server.store.store import Store
from kronika.server.store.tidying import TidyStore
from tests.server.parlour import Parlour, relaxed
from tests.server.stores import ask

Delete = Callable[[Store, str, str], Awaitable[None]]

TABLE = "insert into summaries (table_id, seq, data) values (:table, 0, '{}')"
PERSON = "insert into setups (person, name, game, data, at) values (:person, 'mine', 'dominion', '{}', 0)"
WAYS: list[tuple[Delete, str]] = [
    (lambda store, table, person: TidyStore(store).delete_tables([table]), TABLE),
    (lambda store, table, person: TidyStore(store).delete_persons([person]), PERSON),
    (lambda store, table, person: OwnDataStore(store).forget([person]), PERSON),
]


@pytest.mark.parametrize(("way", "addition"), WAYS, ids=["tables", "guests", "erased"])
def test_nothing_is_hung_on_what_is_about_to_go(
    tmp_path: Path, postgres_only: None, monkeypatch: pytest.MonkeyPatch, way: Delete, addition: str
) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        table = parlour.guest("Anna").create_table("high-card", "me", "empty")
    url = relaxed(tmp_path).database
    person = str(ask(url, "select id from persons")[0][0])
    ask(url, "delete from summaries")
    statements: list[Executable] = []

    async def noted(self: Store, *given: Executable, **how: Any) -> None:
        statements.extend(given)

    async def meanwhile() -> bool:
        """Whether something can be added when all but the last is done."""
        store = Store(url)
        await store.open()
        with monkeypatch.context() as patch:
            patch.setattr(Store, "_do", noted)
            await way(store, table, person)
        await store.close()
        engine = create_async_engine(database_url(url))
        try:
            async with engine.connect() as deleting, engine.connect() as adding:
                for statement in statements[:-1]:
                    await deleting.execute(statement)
                await adding.execute(text("set lock_timeout = '100ms'"))
                await adding.execute(text(addition), {"table": table, "person": person})
                return True
        except DBAPIError as error:
            assert "lock timeout" in str(error)  # noqa: PT017
            return False
        finally:
            await engine.dispose()

    assert not asyncio.run(meanwhile())
