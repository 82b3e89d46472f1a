"""Whom the organizer of a tournament has taken out does not come back, and nothing else is known of them."""

from __future__ import annotations

from pathlib import Path

from tests.server.parlour import Parlour, relaxed
from tests.server.people import member
from tests.server.stores import ask

GAME = "high-card"


def test_whom_the_organizer_has_taken_out_does_not_enter_again(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, tournament_players=3)) as parlour:
        anna, karel, eva = member(parlour.base, "Anna"), parlour.guest("Karel"), parlour.guest("Eva")
        cup = anna.post("/api/tournaments", {"game": GAME, "name": "Cup"})["line"]["id"]
        at = f"/api/tournaments/{cup}"

        def entrants() -> list[str]:
            return [row["name"] for row in anna.get(at)["entrants"]]

        karel.post(f"{at}/enter")
        number = karel.get(at)["line"]["mine"]
        assert anna.post(f"{at}/remove", {"number": number})["entrants"] == []
        assert anna.post(f"{at}/remove", {"number": number}, 404)["id"] == "person-unknown"
        assert karel.post(f"{at}/enter", status=403)["id"] == "tournament-removed"
        assert karel.get(at)["line"]["mine"] is None
        assert karel.get("/api/tournaments") == [], "nor is it his"
        # Whoever leaves by themselves comes back, and so does a bot.
        for _ in range(2):
            eva.post(f"{at}/enter")
            eva.post(f"{at}/remove", {"number": eva.get(at)["line"]["mine"]})
            anna.post(f"{at}/bots", {"bot": "random", "count": 1})
            bot = anna.get(at)["entrants"][0]["number"]
            anna.post(f"{at}/remove", {"number": bot})
        assert entrants() == []
        # He takes nobody's place: there is room for three.
        for guest in (eva, parlour.guest("Jan"), parlour.guest("Marie")):
            guest.post(f"{at}/enter")
        assert entrants() == ["Eva", "Jan", "Marie"]
        assert [line["players"] for line in anna.get("/api/tournaments")] == [3]
        # Signing in changes nothing.
        pavel = member(parlour.base, "Pavel")
        karel.post("/api/account/in", {"name": pavel.name, "password": "a rather long word"})
        assert pavel.post(f"{at}/enter", status=403)["id"] == "tournament-removed"
        assert karel.get("/api/me/data")["entrants"][0]["name"] == "Karel", "what is kept of him, he can have"
        # When nobody enters any more, he is forgotten.
        anna.post(f"{at}/start")
        assert sorted(entrants()) == ["Eva", "Jan", "Marie"]
        assert ask(parlour.settings.database, "select count(*) from entrants where gone = 1") == [(0,)]
        assert karel.get("/api/me/data")["entrants"] == []


def test_too_few_are_left_without_those_taken_out(tmp_path: Path, sqlite_only: None) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        anna, karel, eva = member(parlour.base, "Anna"), parlour.guest("Karel"), parlour.guest("Eva")
        at = f"/api/tournaments/{anna.post('/api/tournaments', {'game': GAME, 'name': 'Cup'})['line']['id']}"
        karel.post(f"{at}/enter")
        eva.post(f"{at}/enter")
        anna.post(f"{at}/remove", {"number": karel.get(at)["line"]["mine"]})
        assert anna.post(f"{at}/start", status=409)["id"] == "tournament-few"
        anna.post(f"{at}/end")
        assert [row["name"] for row in anna.get(at)["entrants"]] == ["Eva"]
        assert karel.get("/api/tournaments") == []
        assert [line["id"] for line in eva.get("/api/tournaments")] == [at.rpartition("/")[2]]
