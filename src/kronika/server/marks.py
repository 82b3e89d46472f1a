"""Whose a name at the table is. Guests call themselves as they like, and so do people with accounts: an account's own
name is marked as such where its owner bears it, and so is a name that somebody else bears and that could be taken for
an account's."""

from __future__ import annotations

from kronika.server.confusables import skeleton
from kronika.server.messages import Mark
from kronika.server.names import looks_like
from kronika.server.store.accounts import AccountStore
from kronika.server.store.store import Store


class Marks:
    def __init__(self, store: Store) -> None:
        self._store = AccountStore(store)

    async def of(self, person: str, name: str) -> Mark:
        """The mark of a name that somebody bears. It is looked up once, when they sit down or speak: who was there
        before an account of that name was made imitates nobody. Of accounts that look alike, which could once be made,
        the first has the name."""
        looks = looks_like(name)
        alike = await self._store.alike(looks)
        if not alike or person == alike[0]:
            return "account" if alike else await self._own(person, looks)
        return "other"

    async def _own(self, person: str, looks: set[str]) -> Mark:
        """What an account looks like may be stored from an older table of look-alikes, until its owner signs in."""
        account = await self._store.of(person) if person else None
        return "account" if account is not None and skeleton(account.name) in looks else ""
