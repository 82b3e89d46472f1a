"""Whom the requests of `routes` ask for: people with accounts, tables, friends and tournaments, and Eva, for whom
nobody speaks."""

from __future__ import annotations

import random
from typing import Any

from benchmarks.house.stage import Stage
from tests.server.messengers import Subscriber
from tests.server.parlour import Guest, play_on
from tests.server.people import PASSWORD, befriend, who

OWNED = {
    "accounts": "person",
    "persons": "id",
    "sessions": "person",
    "ties": "person",
    "bids": '"by"',
    "setups": "person",
    "votes": "person",
    "ratings": "person",
    "reminders": "person",
    "push_subscriptions": "person",
    "tournaments": "host",
    "entrants": "person",
}
"""Tables of the store, and by which column a row is somebody's own."""


class Hosts:
    """Anna speaks. She has a table that gathers, one that is on, one that is over, and a saga; friends, a tournament
    that is open and one that is on."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.anna, karel, zdenek, self.other = (Guest(base, name) for name in ("Anna", "Karel", "Zdeněk", "Eva"))
        for each in (self.anna, karel, zdenek, self.other):
            each.post("/api/account", {"name": each.name, "password": PASSWORD})
        self._tables(karel)
        befriend(self.anna, karel)
        befriend(self.other, karel)
        self.tournaments = [self._cup(self.anna, begun) for begun in (False, True)] + [self._cup(self.other, False)]
        self.other.post("/api/me/setups", {"game": "dominion", "name": "Domácí"})
        self.other.post("/api/me/ratings", {"shown": "nobody"})
        Subscriber(self.other, "eva")
        self._friend = who(self.anna, "Karel")
        zdenek.post("/api/company/ask", {"name": "Anna"})
        self._asking = who(self.anna, "Zdeněk", "asking")
        for each in (karel, zdenek):
            each.http.close()

    def _tables(self, karel: Guest) -> None:
        gathering = self.anna.create_table("dominion", "me", "empty", "empty")
        running = self.anna.create_table("oath", "me", "random", "random")
        over = self.anna.create_table("high-card", "me", "empty")
        karel.sit(over, 1, self.anna.invite(over))
        with self.anna.watch(over) as one, karel.watch(over) as two:
            play_on([one, two], random.Random(1))
        seats = [{"kind": "me"}, {"kind": "empty"}]
        begun = self.anna.post("/api/tables", {"game": "oath", "name": "", "seats": seats, "saga": "Naše ságy"})
        timed = {"game": "dominion", "name": "", "seats": seats, "pace": 600, "clock": {"per": "game"}}
        clocked = str(self.anna.post("/api/tables", timed)["id"])
        karel.sit(clocked, 1, self.anna.invite(clocked))  # full, and waits until both are ready
        self.others = self.other.create_table("dominion", "me", "empty")
        self.tables = [gathering, running, over, begun["id"], clocked, self.others]
        self.sagas = [begun["saga"]["saga"]]

    def _cup(self, host: Guest, begun: bool) -> str:
        id = str(host.post("/api/tournaments", {"game": "high-card", "name": "Pohár", "listed": True})["line"]["id"])
        host.post(f"/api/tournaments/{id}/enter", {"name": host.name})
        host.post(f"/api/tournaments/{id}/bots", {"bot": "random", "count": 3})
        if begun:
            host.post(f"/api/tournaments/{id}/start")
        return id

    def values(self, path: str) -> dict[str, list[str]]:
        """What there is for the places in an address."""
        ids = {"/api/sagas": self.sagas, "/api/tournaments": self.tournaments}
        return {
            "id": next((found for prefix, found in ids.items() if path.startswith(prefix)), self.tables),
            "game": ["dominion", "high-card", "oath"],
            "name": ["common", "dominion"],
            "lang": ["en", "cs"],
            "lesson": ["first"],
            "clause": ["D3.2-a", "4.2-a"],
        }

    def said(self) -> dict[str, list[Any]]:
        """What there is for the fields of a body."""
        return {
            "who": [self._friend, self._asking],
            "name": ["Karel", "Anna", "Zdeněk"],
            "game": ["high-card", "dominion", "oath"],
            "bot": ["random"],
            "seat": [0, 1],
            "seats": [2, 3],
            "number": [1, 2, 5],
            "table": self.tables,
            "setup": [{}],
            "pace": [0, 600, 86_400],
            "rounds": [1, 3],
            "patience": [60, 600],
            "address": ["anna@kronika.example"],
            "zone": ["Europe/Prague"],
            "endpoint": ["https://push.example/anna"],
        }

    def untouched(self, stage: Stage) -> str:
        """What the store knows of Eva; her table waits for a second person."""
        (person,) = stage.ask("select person from accounts where name = 'Eva'")[0]
        asked = {
            "select seq, kind, data, nonce from log where table_id = :id order by seq": self.others,
            "select * from chat where table_id = :id": self.others,
            "select host, rematch from tables where id = :id": self.others,
            **{f"select * from {table} where {mine} = :id": person for table, mine in OWNED.items()},
        }
        return repr([sorted(map(repr, stage.ask(statement, id=id))) for statement, id in asked.items()])

    def close(self) -> None:
        self.anna.http.close()
        self.other.http.close()
