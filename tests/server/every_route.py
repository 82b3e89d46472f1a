"""What a visitor can ask a server for: all of its routes, so that a new one cannot be forgotten where answers are
searched for something that must not be in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute

from tests.server.parlour import Guest

NOT_ASKED = {
    "GET /{path:path}": "pages and files, the same for everybody; what they show comes from the other routes",
    "GET /texts/{name}.{lang}.ftl": "the catalogues, files of the package",
    "POST /api/account": "answers with the visitor's name and that of their account",
    "POST /api/account/in": "the same",
    "POST /api/account/out": "the same",
    "POST /api/account/password": "the same",
    "POST /api/me/erase": "answers with nothing",
    "GET /api/account/devices": "answers with the visitor's own devices",
    "POST /api/account/devices": "the same",
    "POST /api/me/reminders/push": "answers with what the visitor has chosen themselves",
    "POST /api/me/reminders/push-off": "the same",
    "POST /api/me/reminders/mail": "the same",
    "POST /api/reminders/confirm": "answers with the mail address that the word of a mail names",
    "GET /api/reminders/stop": "leads to a page, by the word that the visitor has brought",
    "POST /api/reminders/stop": "answers with the mail address that the word of a mail names",
    "POST /api/replays": "answers with the id of the table that a file of the visitor's own became",
    "POST /api/sagas": "answers with the id of the saga that a file of the visitor's own became",
    "GET /api/puzzles": "puzzles lie in the package, the same for everybody, and no table is in them",
    "GET /api/puzzles/{game}": "the same",
    "POST /api/puzzles/{game}": "the same",
    "/ws": "its frames are searched as they come",
}
"""Routes that are not asked, each with the reason why nothing of a table can be in its answers."""

EYES = ("", "?seat=all", "?seat=public", "?seat=0", "?seat=1", "?seat=2")


class Asked(NamedTuple):
    """A request, as the route that takes it is called."""

    route: str
    method: str
    path: str
    body: dict[str, Any]


def named(app: Starlette) -> set[str]:
    """All routes of an application."""
    found = {route.path for route in app.routes if isinstance(route, WebSocketRoute)}
    for route in app.routes:
        if isinstance(route, Route):
            found |= {f"{method} {route.path}" for method in (route.methods or set()) - {"HEAD"}}
    return found


def asked(game: str, table: str, saga: str) -> Iterator[Asked]:
    """Everything there is to ask about a table, its game and its saga: what only looks comes first, then what a
    visitor tries to do, the least harmful first."""
    for path in ("/health", "/metrics", "/api/about", "/api/openapi.json", "/api/me", "/api/me/data", "/api/privacy"):
        yield Asked(f"GET {path}", "GET", path, {})
    for path in (
        "/api/games",
        "/api/tables",
        "/api/open-tables",
        "/api/sagas",
        "/api/me/games",
        "/api/me/ratings",
        "/api/company",
    ):
        yield Asked(f"GET {path}", "GET", path, {})
    for part in ("cards", "rules/{lang}", "statistics", "statistics.csv", "leaderboard"):
        path = f"/api/games/{game}/{part}"
        yield Asked(f"GET /api/games/{{game}}/{part}", "GET", path.replace("{lang}", "cs"), {})
    for part in ("", "/chronicle"):
        yield Asked(f"GET /api/tables/{{id}}{part}", "GET", f"/api/tables/{table}{part}", {})
    yield Asked("GET /api/tables/{id}/events", "GET", f"/api/tables/{table}/events", {})
    yield Asked("GET /api/tables/{id}/ratings", "GET", f"/api/tables/{table}/ratings", {})
    yield Asked("GET /api/profile", "GET", "/api/profile?name=Anna", {})
    yield Asked("GET /api/me/spoken", "GET", "/api/me/spoken", {})
    yield Asked("GET /api/me/reminders", "GET", "/api/me/reminders", {})
    yield Asked("GET /api/tables/{id}/story", "GET", f"/api/tables/{table}/story?lang=cs", {})
    yield Asked("GET /api/tables/{id}/folded", "GET", f"/api/tables/{table}/folded", {})
    yield Asked("GET /api/tables/{id}/analysis", "GET", f"/api/tables/{table}/analysis", {})
    for part in ("/replay", "/charts"):
        for eyes in EYES:
            yield Asked(f"GET /api/tables/{{id}}{part}", "GET", f"/api/tables/{table}{part}{eyes}", {})
    for part in ("", "/file", "/string"):
        yield Asked(f"GET /api/sagas/{{id}}{part}", "GET", f"/api/sagas/{saga}{part}", {})
    yield Asked("GET /api/games/{game}/lessons", "GET", f"/api/games/{game}/lessons", {})
    yield Asked("GET /api/games/{game}/summary/{lang}", "GET", f"/api/games/{game}/summary/cs", {})
    yield Asked("GET /api/games/{game}/scenes", "GET", f"/api/games/{game}/scenes", {})
    yield Asked("GET /api/games/{game}/scenes/{clause}", "GET", "/api/games/dominion/scenes/D3.2-a", {})
    lesson = "/api/games/dominion/lessons/first"
    yield Asked("POST /api/games/{game}/lessons/{lesson}", "POST", lesson, {"chapter": "coins", "keys": []})
    yield Asked("POST /api/games/{game}/draw", "POST", f"/api/games/{game}/draw", {"item": "kingdom"})
    yield Asked("GET /api/me/setups", "GET", "/api/me/setups", {})
    yield Asked("GET /api/games/{game}/liked", "GET", f"/api/games/{game}/liked", {})
    yield Asked("GET /api/tables/{id}/like", "GET", f"/api/tables/{table}/like", {})
    yield Asked("POST /api/tables/{id}/like", "POST", f"/api/tables/{table}/like", {"stars": 3})
    kept = {"game": game, "name": "Domácí pravidla"}
    yield Asked("POST /api/me/setups", "POST", "/api/me/setups", kept)
    yield Asked("POST /api/me/setups/forget", "POST", "/api/me/setups/forget", kept)
    yield Asked("POST /api/games/{game}/preview", "POST", f"/api/games/{game}/preview", {"setup": {}, "seats": 2})
    yield Asked("POST /api/me", "POST", "/api/me", {"name": "Cyril"})
    yield Asked("POST /api/me/spoken", "POST", "/api/me/spoken", {"spoken": "he"})
    yield Asked("POST /api/me/ratings", "POST", "/api/me/ratings", {"shown": "nobody"})
    wishes = {"choices": {"turn": ["push"]}, "zone": "Europe/Prague", "lang": "cs"}
    yield Asked("POST /api/me/reminders", "POST", "/api/me/reminders", wishes)
    table_of_bots = {"game": game, "name": "", "seats": [{"kind": "me"}, {"kind": "empty"}]}
    yield Asked("POST /api/tables", "POST", "/api/tables", table_of_bots)
    yield Asked("POST /api/open-tables", "POST", "/api/open-tables", {"game": game})
    people: dict[str, dict[str, Any]] = {
        "ask": {"name": "Anna"},
        "answer": {"who": "0123456789abcdef", "accept": True},
        "end": {"who": "0123456789abcdef"},
        "block": {"who": "0123456789abcdef"},
        "hide": {"hidden": True},
        "decline": {"table": table},
    }
    for part, body in people.items():
        yield Asked(f"POST /api/company/{part}", "POST", f"/api/company/{part}", body)
    yield Asked("GET /api/tournaments", "GET", "/api/tournaments", {})
    yield Asked("GET /api/tournaments/{id}", "GET", f"/api/tournaments/{table}", {})
    cup = {"game": game, "name": "Cup"}
    yield Asked("POST /api/tournaments", "POST", "/api/tournaments", cup)
    course: dict[str, dict[str, Any]] = {
        "enter": {},
        "bots": {"bot": "random"},
        "remove": {"number": 1},
        "start": {},
        "end": {},
    }
    for part, body in course.items():
        yield Asked(f"POST /api/tournaments/{{id}}/{part}", "POST", f"/api/tournaments/{table}/{part}", body)
    bodies: dict[str, dict[str, Any]] = {
        "offer": {"who": "0123456789abcdef"},
        "block": {"who": "0123456789abcdef"},
        "play-on": {"at": 1, "seat": 0, "bot": "random"},
        "sit": {"seat": 0, "name": "Cyril"},
        "fill": {"seat": 0, "bot": "random"},
        "swap": {"one": 0, "other": 1},
        "ready": {"ready": True},
        "invite": {},
        "hint": {"ask": "1.0.00000000"},
        "analysis": {},
        "rematch": {},
        "next": {},
        "mute": {"who": "0123456789abcdef"},
        "remove": {"who": "0123456789abcdef"},
        "arrange": {"closed": True},
        "uninvite": {},
        "report": {"about": "person", "who": "0123456789abcdef", "reason": "rude"},
        "beside": {"seat": 1, "name": "Jana"},
        "away": {},
        "stand-in": {"bot": "random"},
        "back": {},
        "resign": {},
    }
    for part, body in bodies.items():
        yield Asked(f"POST /api/tables/{{id}}/{part}", "POST", f"/api/tables/{table}/{part}", body)


def about(guest: Guest, game: str, table: str, saga: str = "none") -> Iterator[tuple[Asked, str]]:
    """What somebody gets for all of it, status and headers included."""
    for each in asked(game, table, saga):
        response = guest.http.request(each.method, each.path, json=each.body if each.method == "POST" else None)
        yield each, f"{response.status_code} {dict(response.headers)} {response.text}"
