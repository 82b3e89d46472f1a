"""What the parts of the store that live in files of their own need from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Executable, Table
from sqlalchemy.ext.asyncio import AsyncConnection

if TYPE_CHECKING:
    from kronika.server.store.store import Entry, Header


class Queries(ABC):
    @abstractmethod
    async def _rows(self, statement: Executable) -> Sequence[Any]:
        """The rows that a question finds."""

    @abstractmethod
    async def _do(self, *statements: Executable, table: str = "") -> None:
        """Some changes, all or none."""

    @abstractmethod
    def _insert(self, table: Table) -> Any:
        """A new row, in the words of the database."""

    @abstractmethod
    async def _write(
        self, what: dict[str, Any] | Callable[[AsyncConnection], Awaitable[None]], table: str = "", last: bool = False
    ) -> None:
        """A change with the other writes that wait."""

    @abstractmethod
    async def _put_table(
        self, connection: AsyncConnection, header: Header, entries: Sequence[Entry], persons: Iterable[str]
    ) -> None:
        """A new table with its first entries."""
