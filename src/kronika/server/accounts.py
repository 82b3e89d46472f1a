"""Accounts, for those who want to find their tables on another device: a name and a password.

A guest who makes one stays the same person, and so keeps every chair. A guest who signs in hands their chairs over to
the account, and the guest's session ends. Whoever wants to be forgotten is erased, see `erasure`.
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
from kronika.server.confusables import skeleton, skeletons
from kronika.server.erasure import Erasure
from kronika.server.errors import RequestError
from kronika.server.guesses import Guesses
from kronika.server.live_table import LiveTable
from kronika.server.marks import Marks
from kronika.server.messages import Mark
from kronika.server.moderation import ordered
from kronika.server.names import account_key, account_name
from kronika.server.occupant import Occupant
from kronika.server.own_messages import Device
from kronika.server.passwords import Passwords, good_password
from kronika.server.sessions import HOUR, Person, Sessions, device_id, session_of
from kronika.server.settings import Settings
from kronika.server.store.accounts import Account, AccountStore
from kronika.server.store.reminders import ReminderStore
from kronika.server.store.store import Store
from kronika.server.store.ties import TieStore
from kronika.server.store.tournaments import TournamentStore
from kronika.server.tables import Tables
from kronika.server.traces import SIGNED_IN

logger = logging.getLogger("kronika.server")


class Accounts:
    def __init__(
        self, store: Store, sessions: Sessions, tables: Tables, passwords: Passwords, guesses: Guesses
    ) -> None:
        self._store = AccountStore(store)
        self._ties = TieStore(store)
        self._tournaments = TournamentStore(store)
        self._listed = store.tables_of
        self._marks = Marks(store)
        self._reminders = ReminderStore(store)
        self._sessions = sessions
        self._tables = tables
        self._erasure = Erasure(store, tables)
        self._passwords = passwords
        self.guesses = guesses

    async def name_of(self, person: Person) -> str:
        """The name of somebody's account; empty for a guest."""
        account = await self._store.of(person.id)
        return "" if account is None else account.name

    # --- coming and going ---

    async def sign_up(self, request: Request, given: str, password: str) -> None:
        """The visitor has an account from now on, and stays the same person."""
        name = account_name(given)
        key = account_key(name)
        good_password(password, name)
        person = await self._sessions.sure(request)
        self.guesses.from_network(request)
        if await self._store.of(person.id) is not None:
            raise RequestError("account-have", status=409)
        account = Account(person.id, name, await self._passwords.hash(password), skeleton(name))
        await self._make(key, account)
        if not person.name:
            await self._sessions.rename(person, name)
        self.guesses.remember(request, account)
        await self._mark_chairs(person.id)
        await self._sessions.begin(request, person.id)

    async def _make(self, key: str, account: Account) -> None:
        """The account, unless its name is taken or could be taken for another one's. That is looked at when it is
        there: of two who come at the same moment each sees the other."""
        if not await self._store.add(key, account):
            raise RequestError("account-taken", {"name": account.name}, status=409)
        if set(await self._store.alike(skeletons(account.name))) - {account.person}:
            await self._store.take_back(account.person)
            raise RequestError("account-alike", {"name": account.name}, status=409)

    async def sign_in(self, request: Request, given: str, password: str) -> None:
        """The visitor is now the account's owner; what they had as a guest comes along."""
        key = account_key(given)
        found = await self._store.named(key)
        async with self.guesses.attempt(request, key, found) as attempt:
            hash = None if found is None else found.hash
            attempt.right = await self._passwords.fits(hash, password, attempt.known, attempt.wrong, attempt.network)
        if not attempt.right or found is None:
            raise RequestError("account-wrong", status=403)
        account = await self._keep_young(found, password)
        self.guesses.remember(request, account)
        guest = await self._sessions.person(request)
        if guest is not None and guest.id != account.person and await self._store.of(guest.id) is None:
            names = {chair.name for chair in (await self.chairs_of(guest.id)).values()}
            marks = {name: await self._marks.of(account.person, name) for name in names}
            await self._at_tables(guest.id, lambda live: handed_over(live, guest.id, account.person, marks))
            await self._keep_orders(guest.id, account.person)
            await self._store.hand_sagas(guest.id, account.person)
            await self._reminders.hand_over(guest.id, account.person)
            await self._ties.hand_over(guest.id, account.person)
            await self._tournaments.hand_over(guest.id, account.person)
        await self._sessions.begin(request, account.person)

    async def sign_out(self, request: Request, everywhere: bool) -> None:
        person, _ = await self._own(request)
        await self._sessions.end(request, person)
        if everywhere:
            await self._sessions.end_all(person.id)

    async def devices(self, request: Request) -> list[Device]:
        """Where the visitor is signed in, this device first."""
        person, _ = await self._own(request)
        mine = session_of(request)
        found = [
            Device(device_id(each.session), each.agent, each.begun, each.seen // HOUR * HOUR, each.session == mine)
            for each in await self._sessions.devices(person.id)
        ]
        return sorted(found, key=lambda each: not each.here)

    async def sign_out_device(self, request: Request, id: str) -> None:
        """One of the visitor's other devices, or all of them."""
        person, _ = await self._own(request)
        mine = session_of(request)
        if not id:
            await self._sessions.end_all(person.id, except_for=mine)
        elif id == device_id(mine):
            raise RequestError("device-this", status=409)
        elif not await self._sessions.end_device(person.id, id):
            raise RequestError("device-unknown", status=404)

    async def change_password(self, request: Request, old: str, new: str) -> None:
        """A new password; all other devices have to sign in again."""
        person, account = await self._own(request)
        good_password(new, account.name)
        await self._check(account, old)
        hash = await self._passwords.hash(new, known=True)
        if not await self._store.set_hash(person.id, account.hash, hash):
            raise RequestError("account-wrong", status=403)
        self.guesses.remember(request, msgspec.structs.replace(account, hash=hash))
        await self._sessions.end_all(person.id)
        await self._sessions.begin(request, person.id)

    async def erase(self, request: Request, password: str, sure: bool) -> None:
        """Nothing here knows the visitor any more, see `erasure`. Whoever has an account gives its password, a guest
        says that they are sure."""
        person = await self._sessions.sure(request)
        account = await self._store.of(person.id)
        if account is not None:
            await self._check(account, password)
        elif not sure:
            raise RequestError("erase-unsure", status=422)
        ids = await self._erasure.selves(person.id)
        await self._erasure.from_tables(ids)
        await self._sessions.end(request, person)
        await self._sessions.end_all(person.id)
        await self._erasure.from_persons(ids)

    # --- who it is ---

    async def _own(self, request: Request) -> tuple[Person, Account]:
        person = await self._sessions.sure(request)
        account = await self._store.of(person.id)
        if account is None:
            raise RequestError("account-none", status=409)
        return person, account

    async def _check(self, account: Account, password: str) -> None:
        """The visitor has just given their password once more."""
        self.guesses.from_owner(account.person)
        if not await self._passwords.fits(account.hash, password, known=True):
            raise RequestError("password-wrong", status=403)

    async def _keep_young(self, account: Account, password: str) -> Account:
        """Hashes are renewed when the recommended settings have changed; only now is the password known. A skeleton may
        be of an older table of look-alikes, or of a process that knew none."""
        if account.skeleton != skeleton(account.name):
            await self._store.set_skeleton(account.person, skeleton(account.name))
        if self._passwords.is_old(account.hash):
            young = await self._passwords.hash(password, known=True)
            if await self._store.set_hash(account.person, account.hash, young):
                return msgspec.structs.replace(account, hash=young)
        return account

    # --- chairs ---

    async def _keep_orders(self, guest: str, person: str) -> None:
        """What hosts have ordered about a guest who does not sit at their tables holds for the account."""
        tables = await self._store.kept_from(guest) | self._tables.keeping_out(guest)
        await self._change_all(sorted(tables), lambda live: kept_order(live, guest, person))

    async def _at_tables(self, person: str, plan: Plan) -> None:
        await self._change_all(await self._store.tables_of(person), plan)

    async def _change_all(self, tables: list[str], plan: Plan) -> None:
        """Changes all these tables. It can be done again if it breaks off: what is done stays done."""
        for table in tables:
            try:
                await self._tables.change(table, plan)
            except KronikaError as error:  # rules that have changed: nobody can play on there anyway
                logger.warning("table %s: a chair could not change hands: %s", table, error)
            await asyncio.sleep(0)

    async def _mark_chairs(self, person: str) -> None:
        """Somebody has an account now: where their chair bears its name, the table sees that it is theirs. Games that
        are over stay as they were."""
        for table, chair in (await self.chairs_of(person, running=True)).items():
            mark = await self._marks.of(person, chair.name)
            if mark != chair.mark:
                await self._tables.change(table, lambda live, mark=mark: marked(live, person, mark))  # type: ignore[misc]

    async def chairs_of(self, person: str, running: bool = False) -> dict[str, Occupant]:
        """Where somebody sits, by the tables' lines, without loading the tables."""
        found: dict[str, Occupant] = {}
        for each in await self._listed(person):
            live = self._tables.cached(each.table)
            line = (
                SeatedLine(live.chairs, live.status)
                if live
                else msgspec.json.decode(each.line or "{}", type=SeatedLine)
            )
            if not running or line.status != "over":
                found.update((each.table, chair) for chair in line.chairs if chair.person == person)
        return found


class SeatedLine(msgspec.Struct):
    """Of a table's line only who sits there, and whether it is over."""

    chairs: list[Occupant] = []
    status: str = ""


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


def handed_over(live: LiveTable, guest: str, person: str, marks: dict[str, Mark]) -> Change | None:
    """A guest's chair is the account's. Nobody sits on two chairs: if the account has one here, the guest gets up."""
    seat, own = live.seat_of(guest), live.seat_of(person)
    if own is not None and live.status != "over":
        return got_up(live, guest, person)
    changed = kept_by(live, guest, person)
    if seat is not None:
        chair = live.chairs[seat]
        changed[seat] = msgspec.structs.replace(chair, person=person, mark=marks.get(chair.name, ""))
    return moved_out(live, changed, guest, person)


def kept_order(live: LiveTable, guest: str, person: str) -> Change | None:
    """A guest who was taken off their chair or muted is so as the account too, unless that is at home here."""
    if live.status == "over" or person == live.header.host or live.seat_of(person) is not None:
        return None
    return ordered(live, live.order.handed_over(guest, person), f"{SIGNED_IN}{token_hex(8)}")


def kept_by(live: LiveTable, guest: str, person: str) -> dict[int, Occupant]:
    """The chairs of those at a guest's device, which is the account's now."""
    mine = [seat for seat in live.at_device(guest) if live.chairs[seat].keeper]
    return {seat: msgspec.structs.replace(live.chairs[seat], keeper=person) for seat in mine}


def marked(live: LiveTable, person: str, mark: Mark) -> Change | None:
    """The mark of somebody's chair, if it is another one than before."""
    seat = live.seat_of(person)
    if seat is None or live.chairs[seat].mark == mark:
        return None
    return seats({seat: msgspec.structs.replace(live.chairs[seat], mark=mark)}, f"{SIGNED_IN}{token_hex(8)}")


def got_up(live: LiveTable, person: str, heir: str) -> Change | None:
    """Somebody leaves their chair, since their heir has one here: before the game it is empty again, in the game a bot
    has it. A table they started is their heir's."""
    seat = live.seat_of(person)
    changed = kept_by(live, person, heir)
    if seat is not None:
        chair = live.chairs[seat]
        if live.status == "gathering":
            changed[seat] = Occupant()
        else:
            changed[seat] = Occupant(chair.name, bot=chair.bot or stand_in(live.header.game, chair), resigned=True)
    return moved_out(live, changed, person, heir)


def moved_out(live: LiveTable, changed: dict[int, Occupant], person: str, heir: str) -> Change | None:
    """The entry of a change of persons: their chairs, the host, and the chairs that a saga offers. None if there is
    nothing to change."""
    saga = live.header.saga
    more: dict[str, Any] = {}
    if live.header.host == person:
        more["host"] = heir
    if saga is not None and any(offer and offer.person == person for offer in saga.offers):
        more["offered"] = {str(i): heir for i, offer in enumerate(saga.offers) if offer and offer.person == person}
    if not changed and not more:
        return None
    change = seats(changed, f"{SIGNED_IN}{token_hex(8)}")
    return Change(change.kind, {**change.data, **more}, change.nonce)
