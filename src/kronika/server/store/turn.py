"""Whose turn it is to do what one process does for all."""

from __future__ import annotations

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from kronika.server.store import schema
from kronika.server.store.store import Store


async def take_turn(store: Store, name: str, now: float, every: float) -> bool:
    """Whether it is time again for this, and this process the first to see it."""
    secrets, won = schema.secrets, False
    last = await store.secret(name, "0")
    if now - float(last) < every:
        return False

    async def do(connection: AsyncConnection) -> None:
        nonlocal won
        mine = update(secrets).where(secrets.c.name == name, secrets.c.value == last).values(value=str(now))
        won = (await connection.execute(mine)).rowcount == 1

    await store._write(do)
    return won
