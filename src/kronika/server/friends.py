"""Friends, and whom one does not want to meet. What somebody says of another is theirs: a no and a block are shown to
nobody, and whoever is refused or blocked sees their question stand as if nobody had answered."""

from __future__ import annotations

from kronika.server.errors import RequestError
from kronika.server.limits import Buckets
from kronika.server.names import account_key
from kronika.server.order import alias
from kronika.server.settings import DAY, Settings
from kronika.server.store.accounts import Account, AccountStore
from kronika.server.store.store import Store
from kronika.server.store.ties import Tie, TieStore

ASKING = 50
"""Questions that somebody is shown, the newest: however many are put to them."""


class Friends:
    """Each deed returns those whose company has changed by it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.ties = TieStore(store)
        self._accounts = AccountStore(store)
        self._settings = settings
        self.rates = Buckets(settings.friend_requests / DAY, settings.friend_requests)

    async def own(self, person: str) -> Account:
        """Friends are between accounts: a guest is gone with their browser."""
        account = await self._accounts.of(person)
        if account is None:
            raise RequestError("friend-account", status=409)
        return account

    # --- asking ---

    async def ask(self, person: str, given: str) -> list[str]:
        """Asks by the name of an account, or says yes to whoever has asked. That there is no such account is no secret:
        whoever wants to sign up by that name learns as much, and may try as often."""
        me = await self.own(person)
        found = await self._accounts.named(account_key(given))
        if found is None:
            raise RequestError("friend-unknown", {"name": given[:40]}, status=404)
        if found.person == person:
            raise RequestError("friend-self", status=409)
        mine, theirs = await self.ties.between(person, found.person)
        if mine in ("asked", "friend"):
            return []
        if mine == "blocked":
            raise RequestError("friend-blocked", {"name": found.name}, status=409)
        if theirs == "asked":
            return await self._befriend(me, found)
        most = self._settings.friend_requests
        if await self.ties.count(person, "asked") >= most or not self.rates.take(person):
            raise RequestError("friend-requests", {"most": most}, status=429)
        await self.ties.put((person, found.person, "asked", found.name))
        return [person, found.person]

    async def answer(self, person: str, who: str, accept: bool) -> list[str]:
        """Says yes or no to a question. A no lasts until one asks oneself."""
        me = await self.own(person)
        known = {tie.other: tie for tie in await self.asking(person)}
        asker = named(person, who, known)
        if not accept:
            await self.ties.put((person, asker.other, "refused", asker.name))
            return [person]
        found = await self._accounts.of(asker.other)
        return [] if found is None else await self._befriend(me, found)

    async def asking(self, person: str, mine: dict[str, Tie] | None = None) -> list[Tie]:
        """Who has asked and waits for an answer."""
        known = await self.ties.of(person) if mine is None else mine
        settled = {other for other, tie in known.items() if tie.kind != "asked"}
        found = await self.ties.towards(person, "asked", ASKING + len(settled))
        return [tie for tie in found if tie.other not in settled][:ASKING]

    async def _befriend(self, one: Account, other: Account) -> list[str]:
        most = self._settings.friends_per_person
        for each in (one, other):
            if await self.ties.count(each.person, "friend") >= most:
                mine = each is one
                raise RequestError("friends-enough" if mine else "friends-enough-theirs", {"most": most}, status=409)
        await self.ties.put(
            (one.person, other.person, "friend", other.name), (other.person, one.person, "friend", one.name)
        )
        return [one.person, other.person]

    async def end(self, person: str, who: str) -> list[str]:
        """Takes one's question back, or ends a friendship."""
        tie = named(person, who, await self.ties.of(person))
        if tie.kind not in ("asked", "friend"):
            raise RequestError("person-unknown", status=404)
        await self.ties.drop(person, tie.other, tie.kind, both=tie.kind == "friend")
        return [person, tie.other]

    # --- blocks ---

    async def block(self, person: str, who: str, blocked: bool) -> list[str]:
        """Blocks somebody who is a friend, asks, or was asked or refused; or no longer."""
        known = {tie.other: tie for tie in await self.asking(person)} | await self.ties.of(person)
        tie = named(person, who, known)
        return await self.put_block(person, tie.other, tie.name, blocked)

    async def put_block(self, person: str, other: str, name: str, blocked: bool) -> list[str]:
        if other == person:
            raise RequestError("block-self", status=409)
        if not blocked:
            await self.ties.drop(person, other, "blocked")
        else:
            most = self._settings.blocks_per_person
            if await self.ties.count(person, "blocked") >= most:
                raise RequestError("blocks-enough", {"most": most}, status=409)
            await self.ties.block(person, other, name)
        return [person, other]


def named(person: str, who: str, among: dict[str, Tie]) -> Tie:
    """Whom somebody means, among those they know."""
    for other, tie in among.items():
        if alias(person, other) == who:
            return tie
    raise RequestError("person-unknown", status=404)
