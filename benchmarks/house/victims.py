"""Somebody with all that an account may have: a friend, a profile for friends alone, setups, a tournament by link and
an open one, mails, a browser that is pushed to. Attackers know her name and the open tournament; nothing of hers may
change, and nothing else come out."""

from __future__ import annotations

from hashlib import sha256

import httpx

from benchmarks.house.hosts import OWNED
from benchmarks.house.people import Guest
from benchmarks.house.stage import Stage
from tests.server.test_push import Browser

PASSWORD = "korunovace pod horou"
OTHER_PASSWORD = "tři zlaté vlasy děda"
MAIL = "viktorie.tajna@kronika.example"
ENDPOINT = "https://push.example/viktorie-tajna"
HIDDEN_CUP = "Tajný pohár"
SETUP = "Tajná pravidla"


class Victim:
    def __init__(self, base: str, client: httpx.AsyncClient) -> None:
        self._base = base
        self.guest, self._friend, self.attacker = (Guest(client, name) for name in ("Viktorie", "Vilém", "Mallory"))
        self.cup = ""
        self.secrets: set[str] = set()

    async def _post(self, guest: Guest, path: str, **body: object) -> dict[str, object]:
        response = await guest.send(f"{self._base}/api/{path}", body)
        response.raise_for_status()
        told = response.json()
        return told if isinstance(told, dict) else {}

    async def settle(self) -> None:
        """Makes all of it."""
        me = self.guest
        for each, password in ((me, PASSWORD), (self._friend, PASSWORD), (self.attacker, OTHER_PASSWORD)):
            await each.come(self._base)
            await self._post(each, "me", name=each.name)
            response = await each.send(f"{self._base}/api/account", {"name": each.name, "password": password})
            response.raise_for_status()
            each.word = response.cookies["kronika"]  # signing up begins a new session
        await self._post(me, "company/ask", name=self._friend.name)
        await self._post(self._friend, "company/ask", name=me.name)
        await self._post(me, "company/hide", hidden=True)
        await self._post(me, "me/ratings", shown="friends")
        await self._post(me, "me/setups", game="dominion", name=SETUP)
        keys = Browser()
        await self._post(me, "me/reminders/push", endpoint=ENDPOINT, p256dh=keys.p256dh, auth=keys.auth, lang="cs")
        await self._post(me, "me/reminders/mail", address=MAIL, lang="cs")
        ids = [await self._tournament(name, listed) for name, listed in ((HIDDEN_CUP, False), ("Pohár", True))]
        self.cup = ids[1]
        self.secrets = {MAIL, ENDPOINT, HIDDEN_CUP, SETUP, ids[0], me.word, self._friend.word}
        self.secrets |= {PASSWORD, OTHER_PASSWORD, keys.p256dh, keys.auth}

    async def _tournament(self, name: str, listed: bool) -> str:
        held = await self._post(self.guest, "tournaments", game="high-card", name=name, listed=listed)
        line = held["line"]
        assert isinstance(line, dict)
        await self._post(self.guest, f"tournaments/{line['id']}/enter")
        return str(line["id"])

    async def attacker_is_known(self) -> bool:
        """Whether attacks by somebody with an account were that."""
        return bool((await self.attacker.get(f"{self._base}/api/me"))["account"] == "Mallory")

    def trace(self, stage: Stage) -> str:
        """All that the store knows of her."""
        (person,) = stage.ask("select person from accounts where name = 'Viktorie'")[0]
        self.secrets.add(person)
        found = [stage.ask(f"select * from {table} where {mine} = :id", id=person) for table, mine in OWNED.items()]
        return sha256(repr([sorted(map(repr, rows)) for rows in found]).encode()).hexdigest()
