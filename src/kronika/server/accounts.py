"""Accounts, for those who want to find their tables on another device: a name and a password.

A guest who makes one stays the same person, and so keeps every chair. A guest who signs in hands their chairs over to
the account, and the guest's session ends. Deleting an account leaves its chairs as if their owner had got up.
"""

from __future__ import annotations

import asyncio
import logging
from secrets import token_hex, token_urlsafe
from typing import Any

import msgspec
from starlette.requests import Request

from kronika.engine.errors import KronikaError
from kronika.server.chairs import seats, stand_in
from kronika.server.change import Change, Plan
from kronika.server.errors import RequestError
from kronika.server.limits import Buckets
from kronika.server.live_table import LiveTable, Occupant
from kronika.server.names import account_key, account_name
from kronika.server.passwords import Passwords, good_password
from kronika.server.sessions import Person, Sessions, address
from kronika.server.settings import Settings
from kronika.server.store.accounts import Account, AccountStore
from kronika.server.store.store import Store
from kronika.server.tables import Tables

logger = logging.getLogger("kronika.server")


class Accounts:
    def __init__(
        self, store: Store, sessions: Sessions, tables: Tables, passwords: Passwords, tries_per_minute: float
    ) -> None:
        self._store = AccountStore(store)
        self._sessions = sessions
        self._tables = tables
        self._passwords = passwords
        self.addresses = Buckets(tries_per_minute / 60, tries_per_minute)
        # A name is tried from everywhere: its limit is wider, else anybody could lock somebody else out.
        self.names = Buckets(3 * tries_per_minute / 60, 3 * tries_per_minute)

    async def name_of(self, person: Person) -> str:
        """The name of somebody's account; empty for a guest."""
        account = await self._store.of(person.id)
        return "" if account is None else account.name

    # --- coming and going ---

    async def sign_up(self, request: Request, given: str, password: str) -> None:
        """The visitor has an account from now on, and stays the same person."""
        name, key = account_name(given), account_key(given)
        good_password(password)
        person = await self._sessions.sure(request)
        self._try(request, key)
        if await self._store.of(person.id) is not None:
            raise RequestError("account-have", status=409)
        hash = await self._passwords.hash(password)
        if not await self._store.add(person.id, key, name, hash):
            raise RequestError("account-taken", {"name": name}, status=409)
        if not person.name:
            await self._sessions.rename(person, name)
        await self._sessions.begin(request, person.id)

    async def sign_in(self, request: Request, given: str, password: str) -> None:
        """The visitor is now the account's owner; what they had as a guest comes along."""
        key = account_key(given)
        self._try(request, key)
        account = await self._store.named(key)
        if not await self._passwords.fits(None if account is None else account.hash, password) or account is None:
            raise RequestError("account-wrong", status=403)
        await self._keep_young(account, password)
        guest = await self._sessions.person(request)
        if guest is not None and guest.id != account.person and await self._store.of(guest.id) is None:
            await self._at_tables(guest.id, lambda live: handed_over(live, guest.id, account.person))
            await self._store.hand_sagas(guest.id, account.person)
        await self._sessions.begin(request, account.person)

    async def sign_out(self, request: Request, everywhere: bool) -> None:
        person, _ = await self._own(request)
        await self._sessions.end(request, person)
        if everywhere:
            await self._sessions.end_all(person.id)

    async def change_password(self, request: Request, old: str, new: str) -> None:
        """A new password; all other devices have to sign in again."""
        good_password(new)
        person, account = await self._checked(request, old)
        if not await self._store.set_hash(person.id, account.hash, await self._passwords.hash(new)):
            raise RequestError("account-wrong", status=403)
        await self._sessions.end_all(person.id)
        await self._sessions.begin(request, person.id)

    async def delete(self, request: Request, password: str) -> None:
        """The account is gone, and its person from all tables that are not finished."""
        person, _ = await self._checked(request, password)
        await self._at_tables(person.id, lambda live: got_up(live, person.id))
        await self._store.remove(person.id)
        await self._sessions.end(request, person)

    # --- who it is ---

    def _try(self, request: Request, key: str) -> None:
        """Nobody tries passwords without end: neither from one address, nor for one name."""
        if not self.addresses.take(address(request)) or not self.names.take(key):
            raise RequestError("too-fast", status=429)

    async def _own(self, request: Request) -> tuple[Person, Account]:
        person = await self._sessions.sure(request)
        account = await self._store.of(person.id)
        if account is None:
            raise RequestError("account-none", status=409)
        return person, account

    async def _checked(self, request: Request, password: str) -> tuple[Person, Account]:
        """The visitor, who has just given their password once more."""
        person, account = await self._own(request)
        self._try(request, account_key(account.name))
        if not await self._passwords.fits(account.hash, password):
            raise RequestError("password-wrong", status=403)
        return person, account

    async def _keep_young(self, account: Account, password: str) -> None:
        """Hashes are renewed when the recommended settings have changed; only now is the password known."""
        if self._passwords.is_old(account.hash):
            await self._store.set_hash(account.person, account.hash, await self._passwords.hash(password))

    # --- chairs ---

    async def _at_tables(self, person: str, plan: Plan) -> None:
        """Changes all tables of somebody. It can be done again if it breaks off: what is done stays done."""
        for table in await self._store.tables_of(person):
            try:
                await self._tables.change(table, plan)
            except KronikaError as error:  # rules that have changed: nobody can play on there anyway
                logger.warning("table %s: a chair could not change hands: %s", table, error)
            await asyncio.sleep(0)


async def new_password(settings: Settings, given: str) -> tuple[str, str]:
    """A password for someone who forgot theirs, set by whoever runs the server: the account's name, and the password,
    which nobody can read afterwards. Whoever had signed in has to do it again: perhaps it was not the owner."""
    if settings.file is not None and not settings.file.is_file():
        raise RequestError("store-none", {"file": str(settings.file)})
    store = Store(settings.database)
    try:
        await store.open()
        accounts = AccountStore(store)
        account = await accounts.named(account_key(given))
        if account is None:
            raise RequestError("account-unknown", {"name": given})
        word = token_urlsafe(12)
        await accounts.set_hash(account.person, account.hash, await Passwords().hash(word))
        await accounts.end_sessions(account.person)
    finally:
        await store.close()
    return account.name, word


def handed_over(live: LiveTable, guest: str, person: str) -> Change | None:
    """A guest's chair is the account's. Nobody sits on two chairs: if the account has one here, the guest gets up."""
    seat, own = live.seat_of(guest), live.seat_of(person)
    if own is not None and live.status != "over":
        return got_up(live, guest, person)
    changed = {} if seat is None else {seat: msgspec.structs.replace(live.chairs[seat], person=person)}
    return moved_out(live, changed, guest, person, person)


def got_up(live: LiveTable, person: str, heir: str = "") -> Change | None:
    """Somebody is gone for good: before the game their chair is empty again, in the game a bot has it. A finished
    game stays as it was. A table they started goes to their heir, or to the next person."""
    if live.status == "over":
        return None
    seat = live.seat_of(person)
    changed: dict[int, Occupant] = {}
    if seat is not None:
        chair = live.chairs[seat]
        if live.status == "gathering":
            changed[seat] = Occupant()
        else:
            changed[seat] = Occupant(chair.name, bot=chair.bot or stand_in(live.header.game, chair), resigned=True)
    others = [each.person for each in live.chairs if each.person and each.person != person]
    return moved_out(live, changed, person, heir or next(iter(others), ""), heir)


def moved_out(live: LiveTable, changed: dict[int, Occupant], person: str, host: str, heir: str) -> Change | None:
    """The entry of a change of persons: their chairs, the host, and the chairs that a saga offers. None if there is
    nothing to change."""
    saga = live.header.saga
    more: dict[str, Any] = {}
    if live.header.host == person:
        more["host"] = host
    if saga is not None and any(offer and offer.person == person for offer in saga.offers):
        more["offered"] = {str(i): heir for i, offer in enumerate(saga.offers) if offer and offer.person == person}
    if not changed and not more:
        return None
    change = seats(changed, f"account:{token_hex(8)}")
    return Change(change.kind, {**change.data, **more}, change.nonce)
